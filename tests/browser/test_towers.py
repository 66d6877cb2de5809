"""The table of `towers` before browsers: a Night that three see at once; games by mouse, by keys and alone."""

import pytest
from playwright.sync_api import expect

from dovre.games.towers.components import TOKEN_NAMES, bits_of
from tests.browser.person import MOST_ANSWERS, eventually
from tests.browser.test_game import UPDATE, check_the_end
from tests.browser.test_motion import PASSED, SETTLED
from tests.browser.truth import states

NAMES = ("Emma", "Oluf", "Liv")
# Whatever begins to move waits until somebody looks: the way it takes is read afterwards.
HELD = """() => {
  const svg = document.querySelector("#board svg");
  for (const one of svg.querySelectorAll('[data-piece^="creature:"]')) one.dataset.who = one.dataset.piece;
  new MutationObserver(() => {
    for (const one of svg.querySelectorAll(":scope > .flying")) one.getAnimations().forEach((all) => all.pause());
  }).observe(svg, { childList: true });
}"""


def creatures(person):
    return {name for name in person.faces() if name.startswith("creature:")}


def on_the_table(state):
    """All creatures that lie open: on paths, in cities, in dungeons."""
    masks = [*state.crowd, *state.inside, *state.caught]
    return {f"creature:{TOKEN_NAMES[token]}" for mask in masks for token in bits_of(mask)}


def test_three_see_the_same_night_and_creatures_walk_from_cell_to_cell(people, server):
    emma, oluf, liv = people("en", motion="no-preference"), people("fr"), people("en", phone=True)
    seats = [{"kind": "open"}] * 3
    table = server.post("/api/tables", {"game": "towers", "seats": seats, "seed": 11})["table"]
    by_seat = (emma, oluf, liv)
    for person, name in zip(by_seat, NAMES, strict=True):
        person.go(f"/t/{table}")
        person.page.get_by_label(person.words("form.name")).first.fill(name)
        person.button("lobby.sit").first.click()
        person.page.wait_for_load_state()
    for person in by_seat:
        expect(person.page.locator("#board svg")).to_be_visible()
        person.line_is_up()
    for _ in range(6):  # the whole first Day: all go on quests
        (seat,) = states(server, table)[-1].waiting
        seen = by_seat[seat].wait_asked()
        if states(server, table)[-1].stack[0][2] == 6:
            emma.page.evaluate(HELD)
        (by_seat[seat].tap if by_seat[seat].phone else by_seat[seat].click)(seen, "act.quest")
        by_seat[seat].wait_other(seen)
    now = states(server, table)[-1]
    assert now.round == 2
    eventually(
        emma.page, lambda: emma.page.evaluate("document.querySelectorAll('#board .flying').length") > 0, "no walk"
    )
    passed = emma.page.evaluate(PASSED, ["cell"])
    assert len(passed) > 6
    assert {place.partition(".")[0] for _, place in passed} == {"cell:p1", "cell:p2", "cell:p3"}
    emma.page.wait_for_function(SETTLED)
    for person in by_seat:
        eventually(person.page, lambda who=person: creatures(who) == on_the_table(now), "the boards differ")


def test_a_stretch_of_a_game_by_mouse(people, server):
    emma = people("fr")
    table = emma.set_table("me", "bot.gentle", game="towers")
    seen, verbs = None, set()
    for _ in range(16):
        seen = emma.wait_asked(seen)
        if seen["over"]:
            break
        verbs |= {act.partition(".")[0] for act in seen["answers"]} or {"lay"}
        wanted = [act for act in seen["answers"] if act in ("act.build", "act.lengthen") or act.startswith("fire")]
        emma.click(seen, emma.chance.choice(wanted or seen["answers"]) if not seen["tile"] else None)
    assert {"act", "build", "lay"} <= verbs
    state = states(server, table)[-1]
    eventually(emma.page, lambda: creatures(emma) == on_the_table(states(server, table)[-1]), "the board differs")
    assert state.laid[0]


def test_a_tile_after_one_with_the_same_answers(people, server):
    """Points of one name lie elsewhere for each turn: the next tile comes up where it can lie."""
    person = people()
    seats = [{"kind": "open"}, {"kind": "program"}]
    table = server.post("/api/tables", {"game": "towers", "seats": seats, "seed": 202})["table"]
    person.sit(table, "Emma")
    seen = person.wait_asked()
    person.click(seen, "act.lengthen")
    first = person.wait_asked(seen)
    person.lay_by_mouse("lay.3.1")
    eventually(person.page, lambda: len(states(server, table)[-1].laid[0]) == 1, "it is not laid")
    eventually(person.page, lambda: person.look()["n"] != first["n"], "the next tile does not come")
    ways = ["lay.1.2", "lay.1.3", "lay.2.1", "lay.2.3", "lay.3.1", "lay.3.2"]
    assert person.trial() in ways
    assert person.places() == ways


STRETCH = 24  # answers of one person: the first rounds; whole games take minutes
short_and_long = pytest.mark.parametrize("answers", [STRETCH, pytest.param(MOST_ANSWERS, marks=pytest.mark.long)])


def check_the_stretch(person, seen, answers):
    assert seen["answers"] or seen["tile"] or seen["over"]  # places of a tile are buttons once they are wanted
    assert max(len(frame) for frame in person.frames) < UPDATE
    if answers == MOST_ANSWERS:
        assert seen["over"]
        check_the_end(person)


@pytest.mark.long
def test_a_whole_game_by_mouse(people):
    person = people("fr")
    person.set_table("me", "bot.gentle", game="towers")
    check_the_stretch(person, person.play_on(person.click), MOST_ANSWERS)


@short_and_long
def test_a_game_by_keyboard_alone(people, answers):
    person = people("en")
    person.set_table("me", "bot.gentle", game="towers")
    person.page.keyboard.press("Escape")  # one who plays by keys
    check_the_stretch(person, person.play_on(person.type, answers), answers)


@short_and_long
def test_a_game_alone(people, answers):
    person = people("fr")
    table = person.set_table("me", game="towers")
    assert person.info(table)["status"] == "live"
    check_the_stretch(person, person.play_on(person.click, answers), answers)
