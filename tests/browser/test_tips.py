"""Tips say what a thing is, what choosing it does, what would follow, or why not; weighty answers are confirmed."""

import pytest
from playwright.sync_api import expect


def tip_of(person, thing):
    """Go to a thing by mouse and read its tip, line by line."""
    person.page.mouse.move(2, 2)
    thing.hover(force=True)
    tip = person.page.locator("#tip")
    expect(tip).to_be_visible()
    return {
        cls: tip.locator(f".{cls}").text_content()
        for cls in ("what", "about", "does", "follows", "why")
        if tip.locator(f".{cls}").count()
    }


def first_target(seen, kind):
    return next(thing for thing in seen["things"] if thing["name"].startswith(f"{kind}:"))


def test_a_tip_says_what_a_thing_is_before_what_choosing_it_does(person):
    person.set_table("me", "bot.gentle")
    seen = person.wait_asked()
    card, mine = first_target(seen, "card"), first_target(seen, "mine")
    told = tip_of(person, person.thing(card["name"]))
    assert set(told) == {"what", "about", "does"}
    assert "covers a weaker one" in told["about"]
    person.thing(card["name"]).click()
    meets = next(
        one for one in seen["things"] if one["name"].startswith("mine:") and set(one["acts"]) & set(card["acts"])
    )
    told = tip_of(person, person.thing(meets["name"]))
    assert "value" in told["what"]
    assert told["does"].startswith("Play ")
    assert "apture" in told["follows"]
    assert mine


def test_what_cannot_be_chosen_says_why_with_its_rule(person):
    person.set_table("me", "bot.gentle")
    person.wait_asked()
    deck = person.page.locator('#board [data-place="pile:deck"]')
    told = tip_of(person, deck)
    assert "Play a card first, then draw" in told["why"]
    assert "KING-T02" in told["why"]
    deck.click(force=True)
    toast = person.page.locator("#toast")
    expect(toast).to_contain_text("Play a card first, then draw")
    expect(toast.locator("a.rule")).to_have_text("KING-T02")


def test_a_tip_does_not_come_back_under_a_pointer_that_rests(person):
    person.set_table("me", "bot.gentle")
    person.wait_asked()
    page, tip = person.page, person.page.locator("#tip")
    tip_of(person, page.locator('#board [data-piece="king:p1"]'))
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    box = page.locator('#board [data-piece="king:p1"]').bounding_box()
    for step in range(4):
        page.mouse.move(box["x"] + box["width"] / 2 + step, box["y"] + box["height"] / 2)
        page.wait_for_timeout(200)
    expect(tip).to_be_hidden()
    tip_of(person, page.locator('#board [data-piece="king:p2"]'))
    tip_of(person, page.locator('#board [data-piece="king:p1"]'))


def test_all_things_can_be_looked_at_by_keys(person):
    person.set_table("me", "bot.gentle")
    person.wait_asked()
    page, tip = person.page, person.page.locator("#tip")
    page.keyboard.press("i")
    expect(tip).to_be_visible()
    reasons = 0
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowRight", "ArrowUp"):
        page.keyboard.press(f"Shift+{key}")
        expect(tip.locator(".what")).not_to_be_empty()
        page.wait_for_timeout(250)
        reasons += tip.locator(".why").count()
    assert reasons


def test_a_long_press_reads_and_does_not_answer(people):
    phone = people("en", phone=True)
    phone.set_table("me", "bot.gentle")
    seen = phone.wait_asked()
    box = phone.thing(first_target(seen, "card")["name"]).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    client = phone.context.new_cdp_session(phone.page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    phone.page.wait_for_timeout(700)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.page.locator("#tip .what")).to_be_visible()
    expect(phone.page.locator("#stage .target.chosen")).to_have_count(0)


@pytest.mark.parametrize("manner", ["again", "button", "keys"])
def test_what_cannot_be_taken_back_is_confirmed(people, manner):
    person = people("en", confirms=True)
    person.set_table("me", "bot.gentle", game="hall")
    seen = person.wait_asked()
    while not any(act.startswith("recruit.b") for act in seen["answers"]):
        person.click(seen)
        seen = person.wait_asked(seen)
    thing, box = person.thing("horde:b1"), person.page.locator("#confirm")
    if manner == "keys":
        person.press_on(thing)
    else:
        thing.click()
    expect(box).to_be_visible()
    expect(box.locator("#confirm-yes")).to_contain_text("Confirm: Recruit")
    assert person.look()["n"] == seen["n"]
    if manner == "again":
        person.page.locator("#confirm-no").click()
        expect(box).to_be_hidden()
        thing.click()
        expect(box).to_be_visible()
        thing.click()
    elif manner == "button":
        box.locator("#confirm-yes").click()
    else:
        person.page.keyboard.press("Enter")
    person.wait_asked(seen)
    expect(box).to_be_hidden()


def test_on_a_phone_the_closer_look_gives_way_to_the_confirmation(people):
    person = people("en", confirms=True, phone=True)
    table = person.set_table("me", "bot.gentle", game="hall")
    seen = person.wait_asked()
    while not any(act.startswith("recruit.b") for act in seen["answers"]):
        person.page.locator(f'#answers [data-token="{person.some(seen)}"]').dispatch_event("click")
        seen = person.wait_asked(seen)
    person.thing("horde:b1").tap()
    person.page.locator("#closeup [data-token]").tap()
    expect(person.page.locator("#closeup")).to_be_hidden()
    person.page.locator("#confirm-yes").tap()  # nothing lies over it
    person.wait_asked(seen)
    assert person.table == table


def test_confirming_can_be_switched_off(people):
    person = people("en", confirms=True)
    person.set_table("me", "bot.gentle", game="hall")
    person.tab("play.more").click()
    person.page.get_by_label(person.words("play.confirming")).uncheck()
    seen = person.wait_asked()
    while not any(act.startswith("recruit.b") for act in seen["answers"]):
        person.click(seen)
        seen = person.wait_asked(seen)
    person.thing("horde:b1").click()
    person.wait_asked(seen)
