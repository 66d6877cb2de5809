"""`princesses` before a browser: tiles laid by finger on a phone."""

from playwright.sync_api import expect

from tests.browser.test_axe import check


def answer(person, act):
    """Choose on the board, by mouse or finger, and wait for the next question."""
    seen = person.look()
    assert act in seen["answers"]
    (person.tap if person.phone else person.click)(seen, act)
    return person.wait_asked(seen)


def to_a_tile(person):
    """From the beginning to the first tile: a human, a card, a troll to the building cave, the action, the tile."""
    person.set_table("me", "bot.gentle", game="princesses")
    expect(person.page.locator("#board svg")).to_be_visible()
    answer(person, person.wait_asked()["answers"][1])
    seen = answer(person, person.look()["answers"][0])
    assert "move.beside.building" in seen["answers"]
    answer(person, "move.beside.building")
    seen = answer(person, "do.build")
    return answer(person, next(act for act in seen["answers"] if act.startswith("tile.")))


def test_tiles_are_laid_by_finger_on_a_phone(people):
    person = people("fr", phone=True)
    page = person.page
    to_a_tile(person)
    for number in range(2):
        asked = person.look()
        assert asked["tile"]
        places = person.places()
        assert places
        act = places[(number * 7 + 3) % len(places)]
        page.locator("#picker").scroll_into_view_if_needed()
        page.touchscreen.tap(*next(person.spots(act)))
        expect(page.locator("#picker.fits")).to_have_count(1)
        check(person, "a tile under the finger")
        page.locator(".place-bar button").first.tap()  # turned: it lies elsewhere, or looks otherwise
        expect(page.locator("#picker.fits")).to_have_count(1)
        laid = person.trial()
        assert laid in places
        page.locator(".place-bar .go").tap()
        seen = person.wait_asked(asked)
        assert page.locator("#board [data-part='board:lattice']").count() == 1
        others = [one for one in seen["answers"] if one.startswith("tile.")]
        if number == 0:
            answer(person, next(one for one in others if not one.startswith("tile.v")))
