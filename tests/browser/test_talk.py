"""Several people at one table: what they say, who is here, and the story that lights the board."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.person import eventually
from tests.browser.test_axe import check

# the clock of the page goes ahead, and the page comes to the front again
LATER = """(ms) => {
  const now = Date.now;
  Date.now = () => now() + ms;
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def table(people):
    """Emma at a desk, Oluf on a phone in French, somebody who watches."""
    emma, oluf, watcher = people("en"), people("fr", phone=True), people("en", theme="dark")
    name = emma.set_table("me", "open")
    oluf.sit(name, "Oluf")
    expect(emma.page.locator("#board svg")).to_be_visible()
    watcher.go(f"/t/{name}")
    for person in (emma, oluf, watcher):
        person.line_is_up()
    return emma, oluf, watcher


def lines(person):
    return person.page.locator("#talk-lines li")


def text(person):
    return person.page.get_by_role("textbox", name=person.words("talk.text"))


def test_people_talk_each_in_their_own_language(table):
    emma, oluf, watcher = table
    emma.page.keyboard.press("t")
    expect(text(emma)).to_be_focused()
    danger = '<img src=x onerror="document.title=1"> & "you"'
    emma.page.keyboard.type(danger)
    emma.page.keyboard.press("Enter")
    expect(lines(emma)).to_contain_text([danger])
    expect(oluf.page.locator("#talk-news")).to_have_text("1")
    expect(oluf.page.locator(".said")).to_contain_text(danger)  # over the board, for a moment
    expect(oluf.page.locator("#talk-loud")).to_have_text(f"Emma: {danger}")
    emma.button("talk.phrase.luck").click()
    oluf.tab("talk.title").tap()
    expect(lines(oluf)).to_contain_text([danger, "Bonne chance"])
    expect(oluf.page.locator("#talk-news")).to_be_hidden()
    oluf.button("talk.phrase.thanks").tap()
    watcher.tab("talk.title").click()
    for person in (emma, watcher):
        expect(lines(person)).to_contain_text([danger, "Good luck", "Thank you"])
    assert emma.page.locator("#talk img").count() == 0
    for person in table:
        check(person, "talk", "#side")
    # who watches reads and has nothing to write with
    expect(watcher.page.get_by_text(watcher.words("talk.watching"))).to_be_visible()
    expect(text(watcher)).to_have_count(0)
    expect(watcher.button("talk.phrase.luck")).to_have_count(0)
    # the game has not moved
    assert emma.info(emma.table)["n"] == 0


def test_one_is_not_heard_where_one_is_muted(table):
    emma, oluf, _ = table
    oluf.tab("talk.title").tap()
    oluf.button("talk.phrase.hello").tap()
    emma.tab("talk.title").click()
    expect(lines(emma)).to_have_count(1)
    emma.page.get_by_text(emma.words("talk.mute"), exact=True).click()
    switch = emma.page.get_by_role("checkbox", name=emma.words("talk.mute_one", name="Oluf"))
    switch.check()
    expect(lines(emma)).to_have_count(0)
    emma.tab("play.story").click()
    oluf.button("talk.phrase.sorry").tap()
    eventually(emma.page, lambda: any(message["type"] == "talk" for message in emma.messages[-2:]), "it did not come")
    expect(emma.page.locator("#talk-news")).to_be_hidden()
    expect(emma.page.locator(".said")).to_have_count(0)
    emma.page.reload()  # it is remembered
    emma.line_is_up()
    emma.tab("talk.title").click()
    expect(emma.page.locator("#talk-none")).to_be_visible()
    emma.page.get_by_text(emma.words("talk.mute"), exact=True).click()
    emma.page.get_by_role("checkbox", name=emma.words("talk.mute_one", name="Oluf")).uncheck()
    expect(lines(emma)).to_have_count(2)


def test_too_many_lines_are_refused_and_the_last_one_is_still_there_to_say(table):
    emma, _, _ = table
    emma.tab("talk.title").click()
    for number in range(13):
        text(emma).fill(f"line {number}")
        text(emma).press("Enter")
        if number < 12:
            expect(lines(emma)).to_have_count(number + 1)
    expect(emma.page.locator("#toast")).to_have_text(emma.words("refused.too_fast"))
    expect(text(emma)).to_have_value("line 12")


def test_where_the_maker_says_so_there_is_no_talk(people):
    emma, oluf = people("en"), people("en")
    for level in ("phrases", "off"):
        emma.go("/new/kings")
        if emma.page.get_by_label(emma.words("form.name")).count():
            emma.page.get_by_label(emma.words("form.name")).fill("Emma")
        emma.page.get_by_role("radio", name="2", exact=True).check(force=True)
        seat = emma.page.get_by_role("group", name=emma.words("new.seat", n=2))
        seat.get_by_role("radio", name=emma.words("new.open"), exact=True).check(force=True)
        emma.page.get_by_text(emma.words("new.more")).click()
        emma.page.get_by_role("radio", name=emma.words(f"new.talk.{level}"), exact=True).check(force=True)
        emma.button("new.start").click()
        emma.page.wait_for_url("**/t/*")
        oluf.go(f"/t/{emma.table}")
        if oluf.page.get_by_label(oluf.words("form.name")).count():
            oluf.page.get_by_label(oluf.words("form.name")).fill("Oluf")
        oluf.button("lobby.sit").click()
        expect(oluf.page.locator("#board svg")).to_be_visible()
        oluf.line_is_up()
        if level == "off":
            expect(oluf.tab("talk.title")).to_have_count(0)
        else:
            oluf.tab("talk.title").click()
            expect(oluf.button("talk.phrase.hello")).to_be_visible()
            expect(text(oluf)).to_have_count(0)


def test_one_sees_who_is_here_who_is_away_and_that_one_watches(table):
    emma, oluf, watcher = table
    emma.tab("play.seats").click()
    row = emma.page.locator(".seat-line", has_text="Oluf").locator(".here")
    expect(row).to_have_text(emma.words("client.people.here"))
    expect(emma.page.locator("#watchers")).to_have_text(emma.words("client.people.watcher"))
    expect(emma.page.locator("#watching")).to_have_count(0)
    watcher.button("play.you_watch").click()
    expect(watcher.page.get_by_text(watcher.words("play.watching"))).to_be_visible()
    expect(watcher.link("play.own_seat")).to_have_attribute("href", "/me")
    pictures = len([message for message in emma.messages if message["type"] == "table"])
    oluf.page.close()
    expect(row).to_have_text(emma.words("client.people.away"))
    assert len([message for message in emma.messages if message["type"] == "table"]) == pictures
    for _ in range(4):  # until the table waits for Oluf
        if not emma.look()["answers"]:
            break
        seen = emma.look()
        emma.click(seen)
        emma.wait_other(seen)
    expect(emma.page.locator("#away")).to_have_text(emma.words("client.people.away"))
    emma.page.evaluate(LATER, 330_000)
    expect(emma.page.locator("#away")).to_have_text(emma.words("client.people.away_for", time="5 minutes"))


def test_the_story_goes_by_turns_and_lights_what_it_speaks_of(people):
    emma = people("en")
    emma.set_table("me", "bot.steady")
    emma.play_on(emma.click, 2)
    turns = emma.page.locator("#log .turn")
    eventually(emma.page, lambda: turns.count() >= 2, "no turns")
    heads = turns.locator(".turn-name").all_text_contents()
    assert all(one != other for one, other in pairwise(heads))
    line = emma.page.locator("#log .line").filter(has_text=re.compile("^Emma sends")).last
    lit = emma.page.locator("#stage .lit")
    line.hover()
    expect(lit.first).to_be_visible()
    box, frame = lit.first.bounding_box(), emma.page.locator("#stage").bounding_box()
    assert frame["x"] <= box["x"] + box["width"] / 2 <= frame["x"] + frame["width"]
    emma.page.mouse.move(300, 300)
    expect(lit).to_have_count(0)
    last = emma.page.locator("#log .line").last
    emma.page.locator("#story").focus()
    emma.tab_to(last)  # the newest line, and from there by arrows
    for _ in range(8):
        emma.page.keyboard.press("ArrowUp")
        if lit.count():
            break
    expect(lit.first).to_be_visible()
    assert emma.page.evaluate("document.activeElement.matches('#log .line')")


def test_a_tapped_line_shows_its_pieces_on_a_phone(people):
    emma = people("fr", phone=True)
    emma.set_table("me", "bot.steady")
    emma.play_on(emma.tap, 2)
    emma.tab("play.story").tap()
    emma.page.locator("#log .line").filter(has_text="Emma envoie").last.tap()
    expect(emma.page.locator("#side")).to_be_hidden()
    expect(emma.page.locator("#stage .lit").last).to_be_in_viewport()  # where the piece went; the board may be taller
