"""Positions of `feast` as they are written by hand."""

import re
from importlib import resources

import pytest

import dovre
from tests.games.feast.helpers import GAME, TWO, play, table


def test_the_position_of_the_readme_can_be_played():
    text = (resources.files("feast") / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```\n(feast/1.*?)```", text, re.DOTALL)
    state = dovre.read_position(example)
    assert (state.round, state.waiting) == (2, (1,))
    assert [GAME.alphabet[index].token for index in state.stack[-1][2][0]] == ["dish.goat5", "boast.loudly"]
    assert dovre.read_position(dovre.write_position(GAME, state)) == state


def test_without_a_deck_line_the_kitchen_has_all_that_lies_nowhere_else():
    state = table(TWO)
    assert len(state.deck) == 32 - 6
    assert sorted(dish for row in (*state.hands, state.deck) for dish in row) == list(range(32))


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("shown boar9\n", "shown: dishes of a hand"),
        ("plates boar9 -\nhand p1 boar9 cake6\n", "boar9 is on the table 2 times"),
        ("belly 1\n", "belly: one for each seat"),
        ("belly 1 -2\n", "belly: from 0 up"),
        ("now round=4\n", "now: a round up to 3"),
        ("hand p1 cake6 boar9\nhand p2 trout2\n", "hand, shown: sorted"),
        ("ask p1 point\n", "the winner of the round points"),
        ("ask p1 toast\n", "nobody can point at this guest"),
        ("ask -\n", "the game is not over"),
        ("ask p1 round, all dish (()/())\n", "one question at a time"),
        ("ask all dish ((0)/())\nhand p1 boar9\n", "dish cannot hold these answers"),
        ("ask all dish (()/())\nhand p1 -\n", "dish has no answer here"),
    ],
)
def test_what_play_cannot_lead_to_is_refused(lines, told):
    with pytest.raises(dovre.DovreError, match=told):
        table(lines)


def test_a_record_with_sealed_answers_replays_and_keeps_what_was_taken_back():
    running = dovre.Table(GAME.new(2, seed=3))
    first = str(running.state.legal(0)[0])
    for seat in (0, 1, 0, 1):
        running.answer(seat, str(running.state.legal(seat)[0]))
        if running.number == 1:
            running.undo(0)
            running.answer(0, first)
    text = str(running.record)
    assert f"~{first} {first}" in text
    assert dovre.Record.parse(text).replay() == running.state
    assert dovre.Table.resume(dovre.Record.parse(text)).state == running.state


def test_a_late_sealed_answer_is_refused_without_telling_what_others_chose():
    one, two = (play(table(TWO), f"p1 dish.{dish}", "p1 boast.softly") for dish in ("boar9", "goat5"))
    for state in (one, two):
        assert GAME.why_not(state, 0, "dish.porridge3").words("en").endswith("p2 must answer first")
