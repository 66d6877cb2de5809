"""The end of a game: the result lies over the board, can be put aside and brought back, and leads on."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import check

SIZES = [(360, 740), (844, 390), (768, 1024), (1280, 800)]
INSIDE = """() => {
  const box = (one) => one.getBoundingClientRect(), sheet = document.querySelector("#result");
  const stage = box(document.querySelector("#over-stage")), all = [...sheet.querySelectorAll("button, a")].map(box);
  const { left, right, top, bottom } = box(sheet), own = box(sheet.querySelector(".rank.mine"));
  return {
    inside: left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom,
    own: own.top >= top && own.bottom <= bottom,
    covered: [...sheet.querySelectorAll("button, a")].filter((one) => {
      const { x, y, width, height } = box(one), hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return !one.contains(hit);
    }).length,
    small: all.filter(({ height }) => height < 43.5).length,
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}"""


@pytest.fixture(scope="module")
def over(browser, server):
    """A finished table and the browser's memory of who sat there: played once for all tests here."""
    from tests.browser.person import Person

    context = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce")
    person = Person(context, server, "en")
    table = person.finished_table("bot.gentle", "bot.gentle")
    state = context.storage_state()
    context.close()
    return table, state


def at_the_end(people, over, lang="en", **how):
    table, state = over
    person = people(lang, storage_state=state, **how)
    person.go(f"/t/{table}")
    expect(person.page.locator("#result")).to_be_visible()
    person.line_is_up()
    return person, person.info(table)["result"]


def test_the_result_tells_places_sources_and_what_decided_it(people, over):
    person, result = at_the_end(people, over)
    sheet = person.page.locator("#result")
    totals = [int(text.replace("−", "-")) for text in sheet.locator(".rank strong").all_text_contents()]
    assert totals == sorted(result["scores"], reverse=True)
    for column, total in enumerate(totals, 2):
        cells = sheet.locator(f"tbody tr td:nth-child({column})").all_text_contents()
        assert sum(int(text.replace("−", "-")) for text in cells if text != "–") == total
    expect(sheet.locator(".rank.mine")).to_contain_text("Emma")
    expect(sheet.locator(".decided")).to_contain_text(str(totals[0] - totals[1]))
    check(person, "the result", "#result")


def test_it_is_put_aside_and_brought_back_by_keys_and_the_board_stays(people, over):
    person, _ = at_the_end(people, over)
    page, sheet = person.page, person.page.locator("#result")
    before = page.locator("#board").bounding_box()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    opener = person.button("result.title")
    expect(opener).to_have_attribute("aria-expanded", "false")
    person.press_on(opener)
    expect(sheet).to_be_visible()
    expect(sheet).to_be_focused()
    person.press_on(sheet.get_by_role("button", name=person.words("result.board")))
    expect(sheet).to_be_hidden()
    expect(opener).to_be_focused()
    assert page.locator("#board").bounding_box() == before


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_sheet_stays_on_the_stage_with_the_own_line_in_sight(people, over, width, height):
    person, _ = at_the_end(people, over, "fr", phone=width < 700 or height < 500, theme="dark")
    person.page.set_viewport_size({"width": width, "height": height})
    body = person.page.locator(".result-body")
    for end in (0, 10_000):
        body.evaluate("(one, y) => (one.scrollTop = y)", end)
        seen = person.page.evaluate(INSIDE)
        assert seen == {"inside": True, "own": True, "covered": 0, "small": 0, "wide": False}, (width, end)


def test_it_leads_to_the_replay_a_new_table_and_a_rematch(people, over):
    person, _ = at_the_end(people, over)
    sheet, page = person.page.locator("#result"), person.page
    assert sheet.get_by_role("link", name=person.words("result.new")).get_attribute("href") == "/new/kings"
    sheet.get_by_role("button", name=person.words("result.copy")).click()
    expect(sheet.get_by_role("button", name=person.words("lobby.copied"))).to_be_visible()
    sheet.get_by_role("link", name=person.words("play.replay")).click()
    page.wait_for_url(re.compile(r"/replay"))
    page.keyboard.press("End")
    expect(page.locator("#result")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#result")).to_be_hidden()
    person.button("result.title").click()
    check(person, "the result of a replay", "#result")
    person.button("play.rematch").click()
    page.wait_for_url(lambda url: "replay" not in url)
    assert person.table != over[0]
