"""The layout goes by the shape of the screen: which drawing, where the panel is, how far a board shrinks."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.test_dock import SIZES

LEAST = {"desktop": 0.775, "phone": 360 / 390}  # pixels for a unit of the drawing
ZOOMED = {name: (width // 2, height // 2) for name, (width, height) in SIZES.items() if width >= 1024}
# What lies where: the drawing, its scale, and the parts of the page.
LOOK = """() => {
  const svg = document.querySelector("#board svg"), { a } = svg.getScreenCTM();
  const box = (what) => {
    const { left, top, right, bottom, width, height } = document.querySelector(what).getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const { scrollWidth, scrollHeight } = document.scrollingElement, page = [scrollWidth, scrollHeight];
  const parts = { stage: box("#stage"), dock: box(".dock"), tabs: box(".tabs"), side: box("#side") };
  return { size: svg.classList[2], scale: a, page, ...parts };
}"""


def look(person, width, height):
    person.page.set_viewport_size({"width": width, "height": height})
    size = "phone" if width <= 600 or width < height else "desktop"
    expect(person.page.locator(f"#board svg.{size}")).to_be_visible()
    return person.page.evaluate(LOOK)


@pytest.fixture(scope="module")
def asked(browser, server):
    """Somebody who is asked, at a table of a game with a large board."""
    from tests.browser.person import Person

    context = browser.new_context(base_url=server.url, locale="fr-FR", reduced_motion="reduce")
    person = Person(context, server, "fr")
    person.set_table("me", "bot.gentle", "bot.gentle", game="hall")
    person.wait_asked()
    yield person
    assert person.troubles == []
    context.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_parts_lie_beside_each_other_and_the_board_keeps_its_scale(asked, size):
    found = look(asked, *size)
    stage, dock, tabs, side = (found[part] for part in ("stage", "dock", "tabs", "side"))
    assert found["scale"] >= LEAST[found["size"]] - 0.001
    assert found["page"] == list(size)
    assert stage["bottom"] <= dock["top"] + 1 or stage["right"] <= dock["left"] + 1
    assert stage["bottom"] <= tabs["top"] + 1 or stage["right"] <= tabs["left"] + 1
    if size[0] >= 1400:
        assert side["width"] >= 250
        assert stage["right"] <= side["left"] + 1
    else:
        assert side["width"] == 0, "the panel is folded"
    assert stage["width"] * stage["height"] > 0.4 * size[0] * size[1], "the board has most of the room"


def test_at_a_desk_nothing_of_the_board_scrolls(asked):
    for name in ("laptop", "desk", "large desk"):
        look(asked, *SIZES[name])
        assert asked.page.evaluate("document.querySelector('#stage').classList.contains('pans')") is False, name


@pytest.mark.parametrize("name", ZOOMED)
def test_200_percent_makes_everything_larger(asked, name):
    """A browser that zooms has half the pixels, each twice as large."""
    plain, zoomed = look(asked, *SIZES[name]), look(asked, *ZOOMED[name])
    assert plain["size"] != zoomed["size"] or 2 * zoomed["scale"] > 1.2 * plain["scale"]
    assert zoomed["scale"] >= LEAST[zoomed["size"]] - 0.001
    assert zoomed["page"] == list(ZOOMED[name])


def test_the_panel_comes_over_the_board_and_goes(asked):
    before = look(asked, *SIZES["tablet"])
    page = asked.page
    asked.tab("play.rules").click()
    expect(page.locator("#paper [data-rule]").first).to_be_visible()
    after = page.evaluate(LOOK)
    assert after["stage"] == before["stage"]
    assert after["side"]["left"] >= before["stage"]["left"]
    assert after["side"]["right"] <= after["tabs"]["left"] + 1
    page.keyboard.press("Escape")
    expect(page.locator("#side")).to_be_hidden()
    page.keyboard.press("b")
    expect(page.locator("#side")).to_be_visible()
    page.locator("#fold").click()
    expect(page.locator("#side")).to_be_hidden()


def test_keys_bring_what_has_the_focus_into_sight(asked):
    look(asked, *SIZES["phone sideways"])
    page = asked.page
    page.evaluate("document.querySelector('#board').scrollTo(0, 0)")
    things = asked.look()["things"]
    for thing in things[:: max(1, len(things) // 4)]:
        asked.thing(thing["name"]).focus()
        expect(asked.thing(thing["name"])).to_be_in_viewport()


def test_a_tall_board_has_tabs_that_lead_to_its_sections(people):
    phone = people("fr", phone=True)
    phone.set_table("me", "bot.gentle", "bot.gentle", game="hall")
    phone.wait_asked()
    page, board = phone.page, phone.page.locator("#board")
    tabs = page.locator("#sections button")
    assert tabs.count() >= 3
    assert all(one.bounding_box()["height"] >= 44 for one in tabs.all())
    assert sum(one.bounding_box()["width"] for one in tabs.all()) <= PHONE["width"] + 1
    expect(page.locator("#sections button.can")).not_to_have_count(0)  # something can be chosen there
    last = tabs.last
    last.tap()
    expect(last).to_have_attribute("aria-current", "true")
    low = board.evaluate("(one) => one.scrollTop")
    assert low > 100
    top = page.locator("#stage").bounding_box()
    page.locator("#answers [data-token]").first.dispatch_event("click")
    page.wait_for_timeout(300)
    assert page.locator("#stage").bounding_box() == top
    tabs.first.tap()
    expect(tabs.first).to_have_attribute("aria-current", "true")
