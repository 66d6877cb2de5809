"""What the page tells and lets one do beside answering: undo, reasons, announcements, language, light, account."""

import re

from playwright.sync_api import expect

from tests.browser.person import eventually


def test_undo_goes_back(person):
    person.set_table("me", "bot.gentle")
    undo = person.page.get_by_role("button", name=re.compile("^Undo"))
    before = person.wait_asked()
    expect(undo).to_be_disabled()
    act, after = undoable(person, before, undo)
    expect(undo).to_have_attribute("title", re.compile(r"\b1$"))
    undo.click()
    again = person.wait_asked(after)
    assert act in again["answers"]
    assert again["prompt"] != after["prompt"]
    expect(undo).to_be_disabled()
    expect(person.page.locator("#log")).to_contain_text("Emma takes the last answer back")
    things, hand = again["things"], person.hand()
    person.click(again, act)
    after = person.wait_asked(again)
    assert person.hand() != hand
    person.page.keyboard.press("u")  # the same by key
    again = person.wait_asked(after)
    assert again["things"] == things
    assert person.hand() == hand


def undoable(person, seen, undo):
    """Answer until an answer has brought nothing hidden to light; returns it, and what is seen then."""
    for _ in range(20):
        act = person.some(seen)
        person.click(seen, act)
        seen = person.wait_asked(seen)
        if undo.is_enabled():
            return act, seen
    raise AssertionError("no answer can be taken back")


def test_what_has_come_out_cannot_be_taken_back_and_the_page_says_why(person):
    table = person.set_table("me", "open")
    odd = person.server.post(f"/api/tables/{table}/seats/1", {"name": "Odd"})["token"]
    expect(person.page.locator("#board svg")).to_be_visible()
    person.line_is_up()
    person.play_for(1, odd)
    seen = person.wait_asked()
    person.click(seen)
    person.click(person.wait_asked(seen), "draw.deck")
    person.wait_unasked()
    undo = person.page.get_by_role("button", name=re.compile("^Undo"))
    expect(undo).to_be_disabled()
    reason = undo.get_attribute("title")
    assert reason
    undo.click(force=True)
    expect(person.page.get_by_role("alert")).to_have_text(reason)
    expect(person.page.locator("#toast")).to_contain_text(reason)


def refused_pair(seen):
    """Two things on the board that no answer brings together, of two kinds: a card and a place."""
    for one in seen["things"]:
        for other in seen["things"]:
            apart = not set(one["acts"]) & set(other["acts"])
            if apart and kind_of(one) != kind_of(other) and len(one["acts"]) > 1:
                return one["name"], other["name"]
    return None


def kind_of(thing):
    return thing["name"].partition(":")[0]


def test_what_cannot_be_done_is_told_with_its_rule(people):
    person = people("fr")
    person.set_table("me", "bot.gentle")
    seen = person.wait_asked()
    while not refused_pair(seen):
        person.click(seen)
        seen = person.wait_asked(seen)
        assert not seen["over"]
    first, second = refused_pair(seen)
    person.thing(first).click()
    person.thing(second).click()
    toast = person.page.locator("#toast")
    expect(toast).to_be_visible()
    rule = toast.get_by_role("link")
    expect(rule).to_have_text(re.compile(r"^KING-\w\d\d$"))
    loud = person.page.get_by_role("alert")
    expect(loud).to_have_attribute("aria-live", "assertive")
    expect(loud).not_to_be_empty()
    assert "KING-" in loud.text_content()
    assert loud.text_content().partition(" [")[0] in toast.text_content()
    assert person.look()["told"] == seen["told"]  # nothing was changed
    number = rule.text_content()
    rule.click()  # the rule itself, beside the board
    expect(person.page.locator(f"#paper #{number}")).to_be_in_viewport()


def test_a_reader_hears_the_moves(people):
    emma, oluf = people("en"), people("fr")
    table = emma.set_table("me", "open")
    oluf.sit(table, "Oluf")
    expect(emma.page.locator("#board svg")).to_be_visible()
    emma.line_is_up()
    oluf.line_is_up()
    active, other, name = (emma, oluf, "Emma") if emma.look()["answers"] else (oluf, emma, "Oluf")
    polite = other.page.locator("[aria-live=polite]#polite")
    seen = active.look()
    active.click(seen)
    expect(polite).to_contain_text(name)
    first = polite.text_content()
    active.click(active.wait_asked(seen))
    expect(polite).not_to_have_text(first)
    expect(polite).to_contain_text(name)
    expect(other.page.get_by_role("alert")).to_contain_text(other.words("client.your_turn"))


def test_language_and_light_at_any_time(person):
    person.set_table("me", "bot.gentle")
    seen = person.play_on(person.click, 1)
    page = person.page
    light = page.locator("body").evaluate("(one) => getComputedStyle(one).backgroundColor")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#prompt")).to_have_text(re.compile("^Choisissez"))
    expect(page.locator("#log")).to_contain_text(re.compile("Emma (envoie|met)"))
    assert page.url.endswith(f"/t/{person.table}")
    page.get_by_role("button", name="Passer au thème sombre").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    eventually(page, lambda: "dark" in page.locator("#board svg").get_attribute("class"), "the board stays light")
    assert page.locator("body").evaluate("(one) => getComputedStyle(one).backgroundColor") != light
    again = person.wait_asked()
    assert again["answers"] == seen["answers"]
    person.click(again)  # the game goes on
    person.wait_asked(again)
    page.get_by_role("link", name="Retour à l'accueil").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("heading", name="Vos tables")).to_be_visible()


def test_a_seat_is_left_to_a_bot_and_taken_back(person):
    table = person.set_table("me", "open")
    token = person.server.post(f"/api/tables/{table}/seats/1", {"name": "Odd"})["token"]
    expect(person.page.locator("#board svg")).to_be_visible()
    person.line_is_up()
    person.play_for(1, token)
    assert person.wait_asked()["answers"]
    person.tab("play.more").click()
    person.button("play.leave", name="Emma").click()
    expect(person.page.locator("#log")).to_contain_text("Emma")  # the bot has played for her
    expect(person.page.locator("#prompt")).to_have_text("Waiting for Odd")
    person.tab("play.seats").click()
    expect(person.page.locator("#sheet")).to_contain_text(person.words("client.bot_plays"))
    person.tab("play.more").click()
    person.button("play.take_back", name="Emma").click()
    person.tab("play.more").click()
    expect(person.button("play.leave", name="Emma")).to_be_visible()
    person.play_for(1, token)
    seen = person.wait_asked()
    person.click(seen)
    assert person.wait_asked(seen)["answers"]


def test_a_rematch_of_the_same_people(person):
    table = person.finished_table("bot.gentle")
    person.button("play.rematch").click()
    person.page.wait_for_url(lambda url: not url.endswith(table))
    again = person.table
    names = [seat["name"] for seat in person.info(again)["seats"]]
    assert names == [seat["name"] for seat in person.info(table)["seats"]]
    assert person.info(again)["seats"][0]["bot"] == ""  # she plays herself, though a bot finished for her
    person.go(f"/t/{table}")
    person.button("client.to_rematch").click()  # who comes later comes to the same table
    person.page.wait_for_url(f"**/t/{again}")
    person.go("/me")
    expect(person.page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(person.page.get_by_role("row", name=re.compile("Kings under Mountains"))).to_be_visible()


def test_an_account_keeps_the_guests_games(people):
    at_home, elsewhere = people("en"), people("en")
    table = at_home.set_table("me", "bot.gentle")
    at_home.play_on(at_home.click, 1)
    at_home.go("/me")
    new = at_home.page.locator("form").filter(has=at_home.button("me.create"))
    new.get_by_label("Account name").fill(f"emma {table}")
    new.get_by_label(re.compile("^Password")).fill("under the mountain")
    at_home.button("me.create").click()
    expect(at_home.page.get_by_text(f"“emma {table}”")).to_be_visible()
    expect(at_home.page.locator(f'a[href="/t/{table}"]')).to_be_visible()
    at_home.button("me.leave").click()
    at_home.page.wait_for_url("**/")
    expect(at_home.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)
    at_home.go(f"/t/{table}")  # now she only watches
    at_home.line_is_up()
    assert at_home.look()["answers"] == []

    def enter(person, password):
        person.go("/me")
        form = person.page.locator("form").filter(has=person.button("me.enter"))
        form.get_by_label("Account name").fill(f"emma {table}")
        form.get_by_label("Password").fill(password)
        person.button("me.enter").click()

    elsewhere.forgiving = True  # the browser notes the refusal
    enter(elsewhere, "under the hill!")
    expect(elsewhere.page.get_by_text("This name and this password do not match.")).to_be_visible()
    elsewhere.forgiving = False
    enter(elsewhere, "under the mountain")
    elsewhere.page.locator(f'a[href="/t/{table}"]').click()
    seen = elsewhere.wait_asked()
    elsewhere.click(seen)
    assert elsewhere.wait_asked(seen)["told"] > seen["told"]


def test_rules_are_found_by_word_and_by_id(people):
    person = people("fr")
    person.go("/rules/kings")
    search = person.page.get_by_role("searchbox")
    rules = person.page.locator("#rules [data-rule]:visible")
    every = rules.count()
    search.fill("KING-T02")
    assert 1 <= rules.count() < every
    search.fill("zzzz")
    expect(person.page.get_by_text(person.words("rules.nothing"))).to_be_visible()
    search.fill("")
    assert rules.count() == every


def test_a_name_is_words_and_nothing_else(person):
    name = "<b id=x>&amp;\"'</b>"
    table = person.set_table("me", "bot.gentle", name=name)
    seen = person.wait_asked()
    person.click(seen)
    person.wait_asked(seen)
    expect(person.page.locator("#log")).to_contain_text(name)
    expect(person.page.locator("#board")).to_contain_text(name)
    for path in (f"/t/{table}", f"/t/{table}/replay", "/me"):
        person.go(path)
        expect(person.page.get_by_role("navigation").get_by_text(name, exact=True)).to_be_visible()
        assert person.page.locator("#x").count() == 0
