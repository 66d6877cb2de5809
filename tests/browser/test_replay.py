"""Looking back on a game: by answers and turns, with the story beside it, through anybody's eyes once it is over."""

import re
import time
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import check
from tests.browser.truth import hand, leaks, states, story_leaks, without_story

SIZES = ((360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080))


@pytest.fixture(scope="module")
def finished(server):
    """A game of two bots and its log."""
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    table = server.post("/api/tables", {"game": "kings", "seats": seats, "seed": 5})["table"]
    while server.get(f"/api/tables/{table}")["status"] != "over":
        time.sleep(0.1)
    return table


def number(person):
    return int(person.page.locator("#where").text_content().split("/")[0])


def turn_ends(log):
    """The entries after which another seat answers; the last one."""
    return [one["n"] for one, after in pairwise([*log, {"seat": None}]) if one["seat"] != after["seat"]]


def at(person, wanted):
    expect(person.page.locator("#where")).to_have_text(re.compile(rf"^{wanted} /"))


def test_by_answers_by_turns_by_keys_and_by_the_story(person, finished):
    log = person.server.get(f"/api/tables/{finished}/events")
    ends, press = turn_ends(log), person.page.keyboard.press
    person.go(f"/t/{finished}/replay?n=0")
    press("ArrowRight")
    at(person, 1)
    press("ArrowDown")
    at(person, ends[0] if ends[0] > 1 else ends[1])
    press("Shift+ArrowRight")
    at(person, ends[1] if ends[0] > 1 else ends[2])
    press("ArrowUp")
    at(person, ends[0] if ends[0] > 1 else ends[1])
    press("End")
    at(person, len(log))
    press("ArrowLeft")
    at(person, len(log) - 1)
    press("Home")
    at(person, 0)
    expect(person.page.locator("#log .now")).to_have_count(0)
    lines = person.page.locator("#log .line")
    line = lines.nth(12)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    assert line.text_content() in person.page.locator("#told").text_content()
    shown = lines.evaluate_all("lines => lines.map((line) => line.matches('.now'))")
    after = next(n for n in range(13, len(shown)) if not shown[n])  # lines of the same answer are shown with it
    expect(lines.nth(after)).to_have_class(re.compile("later"))
    line.focus()
    for _ in range(after - 12):  # in the story arrows go by lines, and Enter goes there
        press("ArrowDown")
    press("Enter")
    expect(lines.nth(after)).to_have_class(re.compile("now"))


def test_it_plays_at_the_chosen_speed_and_stops_where_one_steps_in(person, finished):
    person.go(f"/t/{finished}/replay?n=0")
    person.page.keyboard.press("4")
    expect(person.page.locator("#speed")).to_have_text("4×")
    person.page.keyboard.press(" ")
    expect(person.button("replay.pause")).to_be_visible()
    person.page.wait_for_function("() => Number(document.querySelector('#slider').value) >= 4")
    person.page.keyboard.press("ArrowLeft")
    expect(person.button("replay.play")).to_be_visible()
    here = number(person)
    person.page.wait_for_timeout(700)
    assert abs(number(person) - here) <= 1  # the step that was under way
    person.page.locator("#speed").click()  # round again from the slowest
    expect(person.page.locator("#speed")).to_have_text("½×")
    person.page.reload()
    expect(person.page.locator("#speed")).to_have_text("½×")


def test_a_link_leads_to_the_moment_as_one_saw_it(people, finished):
    one, other = people("en"), people("fr")
    one.go(f"/t/{finished}/replay?n=7")
    one.page.get_by_role("radio", name="Odd").check(force=True)
    expect(one.page.locator("#main")).to_be_visible()
    one.page.wait_for_url("**n=7&seat=1")
    state = states(one.server, finished)[7]
    one.page.wait_for_function("(name) => document.querySelector(`[data-piece='${name}']`)", arg=min(hand(state, 1)))
    other.page.goto(one.page.url)
    assert hand(state, 1) <= other.faces()
    at(other, 7)
    expect(other.page.get_by_role("radio", name="Odd")).to_be_checked()


def test_while_it_runs_nobody_looks_through_anothers_eyes(people):
    player, watcher = people("en"), people("en")
    table = player.set_table("me", "bot.gentle")
    player.play_on(player.click, 2)
    known = states(player.server, table)
    for person, seat in ((player, 0), (watcher, None)):
        answer = person.go(f"/t/{table}/replay?n=1&seat={1 if seat == 0 else 0}")
        assert not leaks(without_story(answer.text()), known[1], seat)
        step, story = (
            person.page.request.get(f"/t/{table}/replay/{part}?seat={1 if seat == 0 else 0}").text()
            for part in ("2", "story")
        )
        assert not leaks(step, known[2], seat)
        assert not story_leaks(story, known, seat)
        names = person.page.locator("#eyes .choice").all_text_contents()
        assert [name.strip() for name in names] == (["Emma", "everybody"] if seat == 0 else [])


def test_what_was_taken_back_is_passed_over(people):
    person = people("en")
    table = person.set_table("me", "open")
    token = person.server.post(f"/api/tables/{table}/seats/1", {"name": "Odd"})["token"]
    expect(person.page.locator("#board svg")).to_be_visible()
    person.line_is_up()
    for _ in range(12):
        person.play_for(1, token)
        seen = person.wait_asked()
        person.click(seen, seen["answers"][0])
        person.wait_other(seen)
        if person.page.locator("#undo-count").text_content():
            break
    answered = person.info(table)["n"]
    person.page.keyboard.press("u")
    person.page.wait_for_function("(n) => Number(document.querySelector('#main').dataset.n) > n", arg=answered)
    seen = person.wait_asked()
    person.click(seen, seen["answers"][-1])
    person.wait_other(seen)
    person.go(f"/t/{table}/replay?n={answered - 1}")
    person.page.keyboard.press("ArrowRight")
    at(person, answered + 2)
    person.page.keyboard.press("ArrowLeft")
    at(person, answered - 1)


def test_the_next_step_is_there_before_it_is_wanted(person, finished):
    asked = []
    person.page.on("request", lambda request: "/replay/" in request.url and asked.append(request.url))
    person.go(f"/t/{finished}/replay?n=3")
    person.page.wait_for_load_state("networkidle")
    assert any("/replay/4?" in url for url in asked)
    asked.clear()
    person.page.keyboard.press("ArrowRight")
    at(person, 4)
    person.page.wait_for_load_state("networkidle")
    assert not any("/replay/4?" in url for url in asked)


def test_at_every_size_nothing_is_cut_and_the_story_is_at_hand(people, finished):
    person = people("fr")
    person.go(f"/t/{finished}/replay?n=9")
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for button in person.page.locator(".reel button:visible").all():
            box = button.bounding_box()
            assert 0 <= box["x"] <= width - box["width"], (width, button)
            assert box["y"] + box["height"] <= height, (width, button)
            assert min(box["width"], box["height"]) >= 40, (width, box)
        if width == 1280:
            check(person, "replay with its story")
        if person.page.locator("#story-open").is_visible():
            person.page.locator("#story-open").click()
        now = person.page.locator("#log .now").last
        expect(now).to_be_in_viewport()
        box, dock = now.bounding_box(), person.page.locator(".reel").bounding_box()
        assert box["y"] + box["height"] <= (dock["y"] if width < 1400 else height) + 1
        if person.page.locator("#story-open").is_visible():
            person.page.keyboard.press("Escape")
            expect(person.page.locator("#side")).to_be_hidden()
