"""The board under the hand: dragging, tips, zoom, and the news for one who was away."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE


def test_a_card_is_dragged_to_its_place(people):
    person = people("en", motion="no-preference")
    person.set_table("me", "bot.gentle")
    seen = person.wait_asked()
    act = person.some(seen)
    card, place = (thing["name"] for thing in seen["things"] if act in thing["acts"])
    person.thing(card).drag_to(person.thing(place))
    after = person.wait_asked(seen)
    assert after["told"] > seen["told"]
    log = person.server.get(f"/api/tables/{person.table}/events")
    assert [entry["token"] for entry in log if entry["seat"] == 0] == [act]
    assert person.page.locator(".dragged").count() == 0


def test_tips_on_hover_and_on_focus(person):
    person.set_table("me", "bot.gentle")
    seen = person.wait_asked()
    tip = person.page.locator("#tip")
    person.page.locator('#board [data-piece="king:p1"]').hover()
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("Emma")
    person.page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    card = person.thing(seen["things"][0]["name"])
    card.hover()
    expect(tip).to_be_visible()
    person.page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    person.tab_to(card)
    expect(tip).to_be_visible()
    expect(tip).not_to_be_empty()


def test_the_board_grows_and_shrinks(person):
    person.set_table("me", "bot.gentle")
    board = person.page.locator("#board svg")
    person.wait_asked()
    plain = board.bounding_box()["width"]
    person.page.keyboard.press("+")
    assert board.bounding_box()["width"] > 1.2 * plain
    person.button("play.larger").click()  # the buttons come with the first step
    assert board.bounding_box()["width"] > 1.5 * plain
    person.button("play.smaller").click()
    person.page.keyboard.press("-")
    assert abs(board.bounding_box()["width"] - plain) < 2
    person.page.keyboard.press("+")
    person.page.keyboard.press("+")
    person.page.keyboard.press("0")
    assert abs(board.bounding_box()["width"] - plain) < 2
    assert person.wait_asked()["answers"]


def test_who_was_away_is_told_what_happened(person):
    table = person.set_table("me", "open")
    odd = person.server.post(f"/api/tables/{table}/seats/1", {"name": "Odd"})["token"]
    expect(person.page.locator("#board svg")).to_be_visible()
    person.line_is_up()
    person.play_for(1, odd)
    seen = person.wait_asked()
    person.click(seen)
    person.click(person.wait_asked(seen))
    person.wait_unasked()
    person.go("/")
    mine = person.page.locator(f'a[href="/t/{table}"]')
    expect(mine).not_to_contain_text("Your turn")
    person.play_for(1, odd, table)
    person.page.reload()
    expect(mine).to_contain_text("Your turn")
    mine.click()
    story = person.page.get_by_role("tabpanel", name="Story")
    news = story.get_by_text("Since your last turn")
    expect(news).to_be_visible()
    expect(news.locator("xpath=following-sibling::li").first).to_contain_text("Odd")
    expect(news.locator("xpath=preceding-sibling::li").last).to_contain_text("Emma")
    person.page.set_viewport_size(PHONE)  # where the story is folded away, the news lie on the board
    person.page.reload()
    digest = person.page.locator("#digest")
    expect(digest).to_be_visible()
    expect(digest.get_by_role("heading")).to_have_text("Since your last turn")
    expect(digest.get_by_role("listitem").first).to_contain_text("Odd")
    digest.get_by_role("button", name="Close").click()
    expect(digest).to_be_hidden()
    person.click(person.wait_asked())


def test_the_ghost_lies_where_the_card_would_go(person):
    person.set_table("me", "bot.gentle")
    seen = person.wait_asked()
    act = person.some(seen)
    card, place = (thing["name"] for thing in seen["things"] if act in thing["acts"])
    ghost = person.page.locator("#board .ghost")
    person.thing(card).click()
    person.thing(place).hover()
    expect(ghost).to_have_count(1)
    spot = [float(word) for word in person.thing(place).get_attribute("data-spot").split()]
    middle = ghost.get_attribute("transform").removeprefix("translate(").partition(")")[0].split()
    assert [float(word) for word in middle] == [spot[0] + spot[2] / 2, spot[1] + spot[3] / 2]
    person.page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
