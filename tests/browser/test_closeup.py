"""On a phone a thing that is tapped comes up large, with its words and its answers as buttons."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def phone(people):
    return people("fr", phone=True)


def test_a_card_comes_up_large_and_is_played_from_there(phone):
    phone.set_table("me", "bot.gentle")
    page, seen = phone.page, phone.wait_asked()
    box, card = page.locator("#closeup"), seen["things"][0]
    drawn = phone.thing(card["name"])
    small = drawn.bounding_box()
    drawn.tap()
    expect(box).to_be_visible()
    picture = box.locator("svg").bounding_box()
    assert picture["width"] > 1.5 * small["width"]
    expect(box.locator("#closeup-words")).not_to_be_empty()
    buttons = box.locator("[data-token]")
    assert {one.get_attribute("data-token") for one in buttons.all()} == set(card["acts"])
    assert all(one.bounding_box()["height"] >= 44 for one in buttons.all())
    assert box.locator("[data-piece]").count() == 0  # the copy is no piece
    box.get_by_role("button", name=phone.words("play.close")).tap()
    expect(box).to_be_hidden()
    drawn.tap()  # it is chosen still: the second tap lets it go
    drawn.tap()
    act = buttons.first.get_attribute("data-token")
    buttons.first.tap()
    phone.wait_asked(seen)
    expect(box).to_be_hidden()
    log = phone.server.get(f"/api/tables/{phone.table}/events")
    assert act in [entry["token"] for entry in log]


def test_what_cannot_be_chosen_is_seen_closer_too(phone):
    phone.set_table("me", "bot.gentle")
    phone.wait_asked()
    phone.page.locator('#board [data-piece="king:p1"]').tap()
    expect(phone.page.locator("#closeup-words")).to_contain_text("Emma")
    assert phone.page.locator("#closeup [data-token]").count() == 0
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("#closeup")).to_be_hidden()


def test_at_a_desk_there_is_none(person):
    person.set_table("me", "bot.gentle")
    seen = person.wait_asked()
    person.thing(seen["things"][0]["name"]).click()
    expect(person.page.locator("#closeup")).to_be_hidden()
