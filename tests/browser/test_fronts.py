"""Another seat's area in front: by a click, by its number, by a tab; and one's own again."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import check

PIECES = "document.querySelector('#board svg > .pieces').outerHTML"


class Onlooker:
    """A person at a table of several, whose turn it may or may not be."""

    def __init__(self, person, game="hall", others=3):
        self.person, self.page = person, person.page
        seats = [{"kind": "open"}] + [{"kind": "program", "name": name} for name in ("Odd", "Sif", "Tor")[:others]]
        made = person.server.post("/api/tables", {"game": game, "seats": seats, "seed": 3})
        self.tokens = made["tokens"]
        person.sit(made["table"], "Emma")
        person.line_is_up()
        expect(self.page.locator("#sheet details").first).to_be_attached()
        self.own = self.area(0)

    def area(self, seat):
        """Where a seat's area lies."""
        return self.page.locator(f"#board .seat.seat-{seat + 1}").bounding_box()

    def is_front(self, seat):
        """Whether this area lies where one's own lay."""
        box = self.page.locator(f"#board .seat.seat-{seat + 1}")
        expect(box).to_have_count(1)
        self.page.wait_for_function(
            "([seat, x, y]) => { const panel = document.querySelector(`#board .seat.seat-${seat}`),"
            " box = panel.getBoundingClientRect(); return Math.hypot(box.x - x, box.y - y) < 3 }",
            arg=[seat + 1, self.own["x"], self.own["y"]],
        )

    def click_name(self, seat):
        """Click on bare ground beside the name."""
        box = self.area(seat)
        self.page.mouse.click(box["x"] + 3, box["y"] + box["height"] / 2)

    def until_asked(self):
        """The programs answer until the person is asked."""
        for _ in range(40):
            view = self.person.server.get(f"/api/tables/{self.person.table}")
            if 0 in view["waiting"]:
                return
            for seat in range(1, len(self.tokens) + 1):
                self.person.play_for(seat, self.tokens[str(seat)])


@pytest.mark.parametrize("game", ["hall", "kings", "fall", "princesses", "towers", "feast"])
def test_by_a_click_by_its_number_and_back(people, game):
    onlooker = Onlooker(people(), game)
    page = onlooker.page
    small = onlooker.area(2)
    onlooker.click_name(2)
    onlooker.is_front(2)
    now = onlooker.area(0)  # one's own lies in the place that was left
    assert abs(now["x"] - small["x"]) < 3
    assert abs(now["y"] - small["y"]) < 3
    check(onlooker.person, "another's area in front")
    page.keyboard.press("2")
    onlooker.is_front(1)
    page.get_by_role("button", name=onlooker.person.words("client.front_own"), exact=True).click()
    onlooker.is_front(0)
    page.keyboard.press("4")
    onlooker.is_front(3)
    shown = page.evaluate(PIECES)
    page.keyboard.press("Escape")
    onlooker.is_front(0)
    fresh = page.evaluate(PIECES)
    page.reload()
    onlooker.person.line_is_up()
    assert page.evaluate(PIECES) == fresh != shown


def test_the_tabs_are_reached_by_keys(person):
    onlooker = Onlooker(person, "kings")
    page = onlooker.page
    tab = page.get_by_role("button", name=person.words("client.front", name="Sif"), exact=True)
    page.locator("#fronts button").first.focus()
    expect(tab).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(tab).to_be_focused()
    page.keyboard.press("Enter")
    onlooker.is_front(2)
    expect(tab).to_have_attribute("aria-pressed", "true")
    expect(tab).to_be_focused()


def test_a_question_brings_ones_own_area_back(person):
    onlooker = Onlooker(person, "kings", 2)
    page = onlooker.page
    onlooker.until_asked()
    seen = person.wait_asked()
    onlooker.click_name(1)
    onlooker.is_front(1)
    assert person.look()["answers"] == seen["answers"]  # one may look while one thinks, and answer too
    person.click(seen)
    person.wait_other(seen)
    onlooker.until_asked()
    onlooker.is_front(0)
    expect(page.locator("#fronts")).not_to_have_class("theirs")


@pytest.mark.parametrize("game", ["hall", "feast"])
def test_small_tabs_on_a_phone(people, game):
    onlooker = Onlooker(people("fr", phone=True), game)
    page, person = onlooker.page, onlooker.person
    tabs = page.locator("#fronts button")
    expect(tabs).to_have_count(4)
    for tab in tabs.all():
        box = tab.bounding_box()
        assert box["height"] >= 32
        assert box["width"] >= 44
    tabs.nth(1).tap()
    expect(tabs.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#board .seat.seat-2")).to_be_in_viewport()
    check(person, "another's area in front, on a phone")
    page.get_by_role("button", name=person.words("client.front_own"), exact=True).tap()
    expect(tabs.nth(0)).to_have_attribute("aria-pressed", "true")
