"""The legend over a board, the short rules on their page and in the panel: seen, searched, by keys and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import check

FITS = """() => {
  const host = document.querySelector(".legend-host"), { bottom } = host.getBoundingClientRect();
  const letters = [...host.querySelectorAll("b, dd")].map((one) => parseFloat(getComputedStyle(one).fontSize));
  return { fits: host.scrollHeight <= host.clientHeight && bottom <= innerHeight, letters: Math.min(...letters) };
}"""
SHOWN = """(paper) => [...document.querySelectorAll(`${paper} [data-rule]`)]
  .filter((one) => one.checkVisibility()).map((one) => one.innerText)"""
PICTURES = "[...document.querySelectorAll('.short img')].every((one) => one.complete && one.naturalWidth > 40)"


@pytest.mark.parametrize(("game", "lang"), [("kings", "en"), ("hall", "fr"), ("hall", "en")])
def test_the_legend_fits_one_screen(people, game, lang):
    person = people(lang, theme="dark" if lang == "fr" else "light")
    person.set_table("me", "bot.gentle", game=game)
    person.line_is_up()
    loaded = person.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [name for name in loaded if "guide.css" in name or "/legend" in name]  # only on demand
    person.page.keyboard.press("g")
    dialog = person.page.get_by_role("dialog", name=person.words("legend.title"))
    expect(dialog.locator(".sample").first).to_be_visible()
    seen = person.page.evaluate(FITS)
    assert seen["fits"]
    assert seen["letters"] >= 12
    check(person, f"the legend of {game}", "#legend")
    person.page.keyboard.press("g")
    expect(dialog).to_be_hidden()


def test_the_legend_on_a_phone_is_scrolled_and_closed_by_finger(people):
    person = people("fr", phone=True)
    person.set_table("me", "bot.gentle")
    page = person.page
    page.locator("#legend-open").tap()
    dialog = page.get_by_role("dialog", name=person.words("legend.title"))
    expect(dialog.locator("dd").first).to_be_visible()
    dialog.locator("dd").last.scroll_into_view_if_needed()
    expect(dialog.locator("dd").last).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dialog.get_by_role("button", name=person.words("play.close")).tap()
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize(("lang", "phone", "word"), [("en", False, "helmet"), ("fr", True, "casque")])
def test_short_rules_come_first_with_pictures_and_the_search_finds_all(people, lang, phone, word):
    person = people(lang, phone=phone, theme="dark" if phone else "light")
    person.go("/rules/kings")
    page = person.page
    for figure in page.locator(".short figure").all():
        figure.scroll_into_view_if_needed()
    page.wait_for_function(PICTURES)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(person, "rules", "#short")
    page.get_by_role("searchbox").fill(word)
    found = page.evaluate(SHOWN, "#rules")
    assert 1 < len(found) < 12
    assert all(word in text.lower() for text in found)
    page.get_by_role("searchbox").fill("")
    link = page.locator(".short a.rule").first
    target = link.get_attribute("data-ids")
    link.click()
    expect(page.locator(f"#{target}")).to_be_in_viewport()


def test_the_panel_of_the_table_shows_short_rules_and_leads_to_the_rule(people):
    person = people("en")
    person.set_table("me", "bot.gentle")
    person.tab("play.rules").click()
    page = person.page
    expect(page.locator("#paper .short h2").first).to_be_visible()
    page.locator("#paper a.rule").first.click()
    expect(page.locator("#paper li.found").first).to_be_in_viewport()
    page.locator("#rules input").fill("defence")
    found = page.evaluate(SHOWN, "#paper")
    assert len(found) > 3
    check(person, "the panel of rules", "#side")
