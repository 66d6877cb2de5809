"""FEAST-E: the end, alone and with others."""

import pytest

from dovre.kernel.results import result_of
from feast.components import LENGTHS
from feast.scoring import rank
from tests.games.feast.helpers import GAME, events, names, table

OVER = "ask p1 round\nnow round=3\n"


def end(lines, seats=3, length="short"):
    state = table(lines, seats=seats, length=length)
    assert state.over
    return state


def told(state, lang="en"):
    return GAME.end_words(state.view(None), GAME.texts(lang).named(("Ask", "Embla", "Ymir")))


@pytest.mark.rule("FEAST-E1")
def test_the_game_ends_after_the_last_round():
    assert end(OVER).end_reason == "rounds"
    assert not table("ask p1 round\nnow round=2\n", seats=3).over
    assert not table("ask p1 round\nnow round=4\n", seats=3, length="long").over
    assert end("ask p1 round\nnow round=5\n", length="long").end_reason == "rounds"


@pytest.mark.rule("FEAST-E1")
def test_it_ends_when_fewer_than_two_are_awake():
    assert not table("ask p1 round\nbelly 9 0 0\nnow round=1\n", seats=3).over
    assert end("ask p1 round\nbelly 9 0 9\nnow round=1\n").end_reason == "one_awake"
    assert end("ask p1 round\nbelly 9 9\nnow round=1\n", seats=2).end_reason == "asleep"
    assert end("ask p1 round\nbelly 9\nnow round=1\n", seats=1).end_reason == "asleep_alone"


@pytest.mark.rule("FEAST-E2")
def test_the_most_points_of_those_awake_win():
    assert end(OVER + "antlers 1 2 0\n").winners == (1,)
    assert end(OVER + "antlers 1 2 0\nbelly 0 9 0\n").winners == (0,)
    assert end(OVER + "antlers 1 0 0\npillows 0 1 0\nhonours 0 1 0\n").winners == (0, 1)
    assert told(end(OVER + "antlers 1 2 0\n")) == "Embla wins."


@pytest.mark.rule("FEAST-E2")
def test_points_of_a_sleeper_are_in_vain_and_the_result_says_so():
    state = end(OVER + "antlers 1 2 0\nbelly 0 9 0\n")
    result = result_of(GAME, state.view(None), GAME.texts("en").named(("Ask", "Embla", "Ymir")))
    assert [(side.seats, side.note) for side in result.sides] == [((0,), ""), ((2,), ""), ((1,), "asleep")]
    assert result.decided == "2 points ahead of Ymir. Antlers: 2 against 0, the greatest difference. " + (
        "More points, but asleep: Embla."
    )


@pytest.mark.rule("FEAST-E3")
def test_nobody_wins_when_all_sleep():
    state = end(OVER + "antlers 3 1 0\nbelly 8 9 8\n")
    assert state.winners == ()
    assert state.end_reason == "asleep"
    assert told(state) == "Nobody wins. All guests sleep under the table."
    assert told(state, "fr").endswith("Tous les convives dorment sous la table.")


@pytest.mark.rule("FEAST-E4")
@pytest.mark.parametrize(
    ("length", "antlers", "belly", "winners"),
    [("short", 2, 0, (0,)), ("short", 1, 0, ()), ("short", 3, 9, ()), ("long", 3, 0, ()), ("long", 4, 0, (0,))],
)
def test_a_guest_alone_wins_awake_and_with_enough_points(length, antlers, belly, winners):
    rounds = LENGTHS[length].rounds
    full = belly + (4 if belly and length == "long" else 0)
    state = end(f"ask p1 round\nnow round={rounds}\nantlers {antlers}\nbelly {full}\n", seats=1, length=length)
    assert state.winners == winners


@pytest.mark.rule("FEAST-E5")
@pytest.mark.parametrize(
    ("points", "awake", "length", "name"),
    [
        (6, False, "short", "sleeper"),
        (1, True, "short", "scullion"),
        (2, True, "short", "guest"),
        (4, True, "short", "friend"),
        (6, True, "short", "champion"),
        (2, True, "long", "scullion"),
        (7, True, "long", "friend"),
        (10, True, "long", "champion"),
    ],
)
def test_a_guest_alone_gets_a_rank(points, awake, length, name):
    assert rank(points, awake, LENGTHS[length]) == name


@pytest.mark.rule("FEAST-E5")
def test_the_rank_stands_beside_victory_or_defeat():
    won = end(OVER + "antlers 2\n", seats=1)
    lost = end(OVER + "antlers 1\n", seats=1)
    assert told(won) == "Victory. Friend of the King, with 4 points where 4 were asked for."
    assert told(lost) == "Defeat. Tolerated guest, with 2 points where 4 were asked for."
    assert told(lost, "fr") != told(lost)


def test_the_score_sheet_explains_itself():
    state = end(OVER + "antlers 2 0 0\npillows 0 1 0\nhonours 1 0 0\n")
    lines = [(line.source, line.seat, line.amount, line.rule) for line in state.score_sheet()]
    assert lines == [
        ("antlers", 0, 4, "FEAST-A2"),
        ("honours", 0, 1, "FEAST-T3"),
        ("pillows", 1, 1, "FEAST-A2"),
    ]  # fmt: skip


def test_the_end_is_told():
    state = table(
        "ask p1 toast\nplates trout3 goat5\nhand p1 stew5 stew6\nhand p2 stew7\nbelly 6 2\nnow round=3 winner=1\n"
    )
    found = events(state, "p1 drink")
    assert names(found) == ["drunk", "slept", "ended"]
    assert GAME.describe(found[-1], GAME.texts("en")) == "The feast is over"
