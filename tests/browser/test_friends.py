"""Several people: two browsers in two languages, one device with a curtain, and those who only watch."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import eventually
from tests.browser.truth import hand, leaks, secrets, states, story_leaks, without_story


@pytest.fixture
def two(people):
    """Emma in French and Oluf in English at one table, each at a browser of their own."""
    emma, oluf = people("fr"), people("en")
    table = emma.set_table("me", "open", name="Emma")
    expect(emma.page.get_by_text("Place libre")).to_be_visible()
    link = emma.page.get_by_label("Lien vers cette table").input_value()
    assert link.endswith(f"/t/{table}")
    expect(emma.page.get_by_role("img", name="code")).to_be_visible()
    oluf.page.goto(link)
    expect(oluf.page.get_by_text("Emma", exact=True)).to_be_visible()
    oluf.sit(table, "Oluf")
    expect(emma.page.locator("#board svg")).to_be_visible()  # the lobby gives way by itself
    return emma, oluf


def sorted_by_turn(emma, oluf):
    """Who is asked, and who is not."""
    emma.line_is_up()
    oluf.line_is_up()
    return (emma, oluf) if emma.look()["answers"] else (oluf, emma)


def test_two_languages_at_one_table(two):
    emma, oluf = two
    sorted_by_turn(*two)
    visits = emma.visits, oluf.visits
    for _ in range(3):
        active, other = sorted_by_turn(*two)
        waits = other.words("table.waits", seats="Emma" if active is emma else "Oluf")
        for _ in range(2):  # play and draw
            expect(other.page.locator("#prompt")).to_have_text(waits)
            seen, before = active.look(), other.look()
            active.click(seen)
            other.wait_told(before)
            active.wait_other(seen)
    sorted_by_turn(*two)
    french, english = emma.page.locator("#log"), oluf.page.locator("#log")
    expect(french).to_contain_text(re.compile("Oluf (envoie|met|prend|pioche)"))
    expect(english).to_contain_text(re.compile("Emma (sends|puts|takes|draws|captures)"))
    expect(french).not_to_contain_text(re.compile("Emma (sends|puts|takes|draws)"))
    assert emma.page.locator("html").get_attribute("lang") == "fr"
    assert oluf.page.locator("html").get_attribute("lang") == "en"
    assert (emma.visits, oluf.visits) == visits  # nobody had to load the page again
    known = states(emma.server, emma.table)
    for seat, person in enumerate(two):
        assert hand(known[-1], seat) <= person.faces()
        assert secrets(known[-1], seat)
        assert not leaks(person.page.content(), known[-1], seat)
        told = person.told(seat)
        assert len(told) > 6
        for text, number, shown in told:
            assert shown in (seat, None)
            assert not leaks(text, known[number], shown)


def test_the_curtain_hides_hands(people):
    person = people("en", motion="no-preference")
    page = person.page
    person.set_table("me", "device", name="Emma", names=("", "Liv"))
    names, turns = ("Emma", "Liv"), []
    for _ in range(3):
        curtain = page.get_by_role("dialog", name=re.compile("^Pass the device to"))
        expect(curtain).to_be_visible()
        state = states(person.server, person.table)[-1]
        seat = state.waiting[0]
        eventually(page, lambda state=state: not leaks(page.content(), state), "a hand lies open")
        expect(curtain).to_be_visible()
        assert hand(state, 0)
        assert hand(state, 1)
        assert person.look()["answers"] == []
        page.get_by_role("button", name=f"I am {names[seat]}: show my cards").click()
        expect(curtain).to_be_hidden()
        seen = person.wait_asked()
        assert hand(state, seat) <= person.faces()
        assert not leaks(page.content(), state, seat)
        person.click(seen)
        seen = person.wait_asked(seen)
        person.click(seen)
        turns.append(seat)
    assert turns in ([0, 1, 0], [1, 0, 1])


def test_a_spectator_sees_nothing_secret(people):
    player, watcher = people("en"), people("fr")
    table = player.set_table("me", "bot.steady", "bot.gentle")
    watcher.go(f"/t/{table}")
    watcher.line_is_up()
    watcher.tab("play.more").click()
    expect(watcher.page.get_by_text(watcher.words("play.watching"))).to_be_visible()
    before = watcher.look()
    player.play_on(player.click, 4)
    known = states(player.server, table)
    watcher.wait_told(before)
    expect(watcher.page.locator("#stage [data-act]")).to_have_count(0)
    assert not leaks(watcher.page.content(), known[-1])
    told = watcher.told()
    assert len(told) > 3
    for text, number, shown in told:
        assert shown is None
        assert secrets(known[number])
        assert not leaks(text, known[number])
    assert all(not message.get("answers") for message in watcher.messages)


def test_a_replay_shows_what_one_saw_oneself(people):
    player, watcher = people("en"), people("fr")
    table = player.set_table("me", "bot.steady")
    player.play_on(player.click, 4)
    known = states(player.server, table)
    for person, seat in ((player, 0), (watcher, None)):
        answers = []
        person.page.on("response", lambda answer, answers=answers: "/replay/" in answer.url and answers.append(answer))
        response = person.go(f"/t/{table}/replay?n=0" + ("&seat=0" if seat is None else ""))
        assert not leaks(without_story(response.text()), known[0], seat)
        assert not story_leaks(response.text(), known, seat)
        assert person.page.locator("[data-handle]").count() == (len(hand(known[0], 0)) if seat == 0 else 0)
        place = person.page.get_by_role("slider", name=person.words("replay.slider"))
        for number in range(1, 4):
            person.button("replay.after").click()
            expect(person.page.locator("#where")).to_have_text(f"{number} / {len(known) - 1}")
            assert not leaks(person.page.content(), known[number], seat)
            if seat == 0:
                assert hand(known[number], 0) <= person.faces()
        place.press("End")
        expect(person.page.locator("#where")).to_have_text(f"{len(known) - 1} / {len(known) - 1}")
        expect(person.page.locator("#told")).not_to_be_empty()
        assert len(answers) >= 4
        for answer in answers:
            told = answer.text()
            assert not leaks(told, known[json.loads(told)["n"]], seat)
        assert f"n={len(known) - 1}" in person.page.url  # the moment is in the link


def test_a_link_gives_no_right_to_a_taken_seat(person):
    seats = [{"kind": "program", "name": "Emma"}, {"kind": "program", "name": "Oluf"}]
    table = person.server.post("/api/tables", {"game": "kings", "seats": seats})["table"]
    person.go(f"/t/{table}")
    expect(person.page.locator("#board svg")).to_be_visible()
    expect(person.button("lobby.sit")).to_have_count(0)
    csrf = person.page.locator("input[name=csrf]").first.get_attribute("value")
    refusals = (("sit", 409, "seat_taken"), ("leave", 403, "not_your_seat"), ("back", 403, "not_your_seat"))
    for what, status, words in refusals:
        form = {"csrf": csrf, "seat": "0", "name": "Thief"}
        reply = person.page.request.post(f"/t/{table}/{what}", form=form, headers={"accept": "text/html"})
        assert reply.status == status
        assert person.words(f"refused.{words}") in reply.text()
    assert [seat["name"] for seat in person.info(table)["seats"]] == ["Emma", "Oluf"]


def test_escape_does_not_lift_the_curtain(people):
    person = people("en")
    person.set_table("me", "device", name="Emma", names=("", "Liv"))
    curtain = person.page.get_by_role("dialog", name=re.compile("^Pass the device to"))
    for _ in range(3):
        person.page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
    person.page.keyboard.press("Enter")  # the button has the focus
    assert person.wait_asked()["answers"]
