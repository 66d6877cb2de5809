"""A phone of 390 x 844: everything within reach of a thumb, nothing sideways."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.truth import hand, states

WIDTH, HEIGHT = PHONE["width"], PHONE["height"]


def sideways(person):
    return person.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")


def inside(person, place):
    """This is wholly on the screen, without scrolling."""
    box = place.bounding_box()
    right, low = box["x"] + box["width"], box["y"] + box["height"]
    return min(box["x"], box["y"]) >= -1 and right <= WIDTH + 1 and low <= HEIGHT + 1


@pytest.fixture
def phone(people):
    return people("fr", phone=True)


def test_the_table_fits_a_phone_and_is_played_by_thumb(phone):
    phone.set_table("me", "bot.gentle")
    seen = phone.wait_asked()
    assert sideways(phone) <= 0
    page = phone.page
    for place in ("#board", "#prompt", "#answers button.all", "#undo"):
        expect(page.locator(place)).to_be_visible()
        assert inside(phone, page.locator(place)), place
    cards = hand(states(phone.server, phone.table)[-1], 0)
    assert len(cards) == 6
    assert all(inside(phone, page.locator(f'[data-piece="{card}"]')) for card in cards)
    for thing in seen["things"]:
        assert inside(phone, phone.thing(thing["name"]))
        box = phone.thing(thing["name"]).bounding_box()
        assert min(box["width"], box["height"]) >= 24, thing["name"]
    box = page.locator("#answers button.all").bounding_box()
    assert min(box["width"], box["height"]) >= 44
    for _ in range(4):
        phone.tap(seen)
        seen = phone.wait_asked(seen)
        assert sideways(phone) <= 0
    page.locator("#answers button.all").tap()  # the list of all answers
    first = page.locator("#answers [data-token]").first
    expect(first).to_be_in_viewport()
    assert first.bounding_box()["height"] >= 44
    first.tap()
    seen = phone.wait_asked(seen)
    for tab in ("play.story", "play.seats", "play.rules", "play.more"):
        phone.tab(tab).tap()
        expect(page.get_by_role("tabpanel", name=phone.words(tab))).to_be_in_viewport()
        assert sideways(phone) <= 0
    phone.tab("play.more").tap()
    expect(page.get_by_role("tabpanel", name=phone.words("play.more"))).not_to_be_in_viewport()
    phone.tap(phone.wait_asked())


def test_no_page_scrolls_sideways(phone):
    lobby, table = phone.set_table("me", "open"), phone.set_table("me", "bot.gentle")
    tables = (f"/t/{lobby}", f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/deal")
    for path in ("/", "/new/kings", *tables, "/rules/kings", "/me", "/verify"):
        phone.go(path)
        assert sideways(phone) <= 0, path


def test_hall_fits_a_phone_and_is_played_by_thumb(phone):
    """Board, prompt and answers without scrolling; tiles are laid by finger, other answers by tap or list."""
    phone.set_table("me", "bot.gentle", game="hall")
    page = phone.page
    seen = phone.wait_asked()
    dug = 0
    for _ in range(60):
        assert sideways(phone) <= 0
        for place in ("#board", "#prompt", "#undo"):
            assert inside(phone, page.locator(place)), place
        if seen["tile"]:
            bar = page.locator(".place-bar")
            expect(bar).to_be_visible()
            assert all(box["height"] >= 44 for box in (one.bounding_box() for one in bar.locator("button").all()))
            bar.locator(".go").tap()
            dug += 1
        else:
            wishes = [act for wish in ("dig.", "pay.auto", "end") for act in seen["answers"] if act.startswith(wish)]
            act = wishes[0] if wishes else phone.some(seen)
            page.locator(f'#answers [data-token="{act}"]').dispatch_event("click")
        seen = phone.wait_asked(seen)
        if dug == 3:
            break
    assert dug == 3
