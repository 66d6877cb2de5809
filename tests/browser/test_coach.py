"""The coach: the best answers on request, by keys, mouse and finger; after the game what cost most."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import check


@pytest.mark.parametrize("phone", [False, True])
def test_the_coach_shows_the_best_answers_and_choosing_one_gives_it(people, phone):
    person = people("fr", phone=phone)
    person.set_table("me", "bot.gentle", game="towers")
    seen = person.wait_asked()
    while len(seen["answers"]) < 2:
        person.click(seen)
        seen = person.wait_asked(seen)
    page, hints = person.page, person.page.locator("#hints")
    page.keyboard.press("h")
    expect(hints).to_be_visible()
    expect(hints.locator("li button").first).to_be_focused()
    check(person, "the coach")
    page.keyboard.press("Escape")
    expect(hints).to_be_hidden()
    expect(page.locator("#hint")).to_be_focused()
    page.locator("#hint").click()
    first = hints.locator("li button").first
    label = first.locator("b").text_content()
    chosen = page.locator("#answers [data-token]").filter(has_text=label)
    assert label
    assert chosen.count() or seen["tile"]
    first.click()
    expect(hints).to_be_hidden()
    seen = person.wait_asked(seen)
    assert seen["answers"] or seen["tile"]


def test_costly_answers_lead_into_the_replay(people):
    """A careless player asks what went wrong."""
    person = people("fr")
    person.set_table("me", "bot.gentle")
    seen = person.play_on(person.click)
    assert seen["over"]
    page = person.page
    person.button("coach.review").click()
    review = page.locator("#review")
    expect(review).to_be_focused()
    links = review.locator("li a")
    assert 1 <= links.count() <= 5
    check(person, "the review")
    number = int(re.search(r"n=(\d+)", links.first.get_attribute("href"))[1])
    asked = links.first.text_content()
    links.first.click()
    page.wait_for_url("**/replay?**")
    expect(page.locator("#board svg")).to_be_visible()
    assert number >= 0
    assert asked
