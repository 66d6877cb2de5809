"""The end (HALL-E): Coronation tokens, the round that is finished, the two rounds after it."""

from __future__ import annotations

import pytest

from dovre.games.hall.state import HallState
from tests.games.hall.helpers import (
    P1,
    P2,
    P3,
    P4,
    P5,
    after,
    asked,
    event,
    events,
    legal,
    names,
    pack,
    points,
    random_game,
    table,
)

NINES = (
    "2a:mud-1-1 2b:mud-1-2 2c:mud-1-3 3a:mud-1-4 3b:mud-1-5",
    "2a:ice-1-1 2b:ice-1-2 2c:ice-1-3 3a:ice-1-4 3b:ice-1-5",
    "2a:mud-2-1 2b:mud-2-2 2c:mud-2-3 3a:mud-2-4 3b:mud-2-5",
    "2a:ice-2-1 2b:ice-2-2 2c:ice-2-3 3a:ice-2-4 3b:mud-1-6",
    "2a:mud-3-1 2b:mud-3-2 2c:mud-3-3 3a:mud-3-4 3b:mud-3-5",
)


def nearly_full(*who: int) -> list[str]:
    """These seats have nine Trolls."""
    return [f"pack p{seat + 1} {NINES[seat]}" for seat in who]


def turn(state: HallState) -> HallState:
    """Whoever is asked recruits for nothing, or else does what must be done, and ends the turn."""
    must = [token for token in ("recruit.b1", *sorted(legal(state, "dig")), "skip") if token in legal(state)]
    state = after(state, must[0])
    while asked(state)[1] != "build":
        state = after(state, state.legal(state.waiting[0])[-1].token)
    return after(state, "end")


def turns_left(state: HallState) -> list[int]:
    """The seats that still have a turn, in order, this one included."""
    found = []
    while not state.over:
        found.append(state.waiting[0])
        state = turn(state)
    return found


# -- tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-E1", "HALL-F2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_first_tenth_troll_takes_the_five_at_once_and_ends_nothing(seats):
    state = table(*nearly_full(P1), seats=seats)
    found = events(state, "recruit.b1")
    assert dict(event(found, "crowned").parts)["honor"] == 5
    assert "last_rounds" not in names(found)
    state = after(state, "recruit.b1")
    assert (points(state, P1, "coronation"), state.coronations, state.left) == (5, [3], -1)


@pytest.mark.rule("HALL-E1")
def test_ninth_troll_takes_nothing():
    state = after(table("pack p1 2a:mud-1-1 2b:mud-1-2 2c:mud-1-3 3a:mud-1-4"), "recruit.b1")
    assert len(pack(state, P1)) == 9
    assert state.coronations == [3, 5]


@pytest.mark.rule("HALL-E2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_next_tenth_troll_takes_the_three_and_triggers_the_end(seats):
    state = table(*nearly_full(P1), "coronations 3", "crowned 0 5" + " 0" * (seats - 2), seats=seats)
    found = events(state, "recruit.b1")
    assert dict(event(found, "crowned").parts)["honor"] == 3
    assert "last_rounds" in names(found)
    state = after(state, "recruit.b1")
    assert points(state, P1, "coronation") == 3
    assert points(state, P2, "coronation") == 5
    assert state.coronations == []
    assert state.left == seats - 1 + 2 * seats


@pytest.mark.rule("HALL-E3", "HALL-S7")
def test_with_two_the_only_token_is_the_three_and_triggers_the_end():
    state = after(table(*nearly_full(P1), seats=2), "recruit.b1")
    assert points(state, P1, "coronation") == 3
    assert state.left == 1 + 2 * 2


@pytest.mark.rule("HALL-E7")
def test_later_tenth_trolls_earn_nothing_and_change_nothing():
    state = table(*nearly_full(P1), "coronations -", "crowned 0 5 3 0", "now left=6")
    found = events(state, "recruit.b1")
    assert "crowned" not in names(found)
    assert "produced" in names(found)
    state = after(state, "recruit.b1")
    assert points(state, P1, "coronation") == 0
    assert state.left == 6


# -- the last turns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-E4", "HALL-E5", "HALL-E6", "HALL-T1")
@pytest.mark.parametrize(
    ("seats", "first", "who"),
    [(seats, first, who) for seats in (2, 3, 4, 5) for first in range(seats) for who in range(seats)],
)
def test_round_is_finished_then_everybody_has_two_turns(seats, first, who):
    last = (first - 1) % seats
    rest = [(who + n) % seats for n in range((last - who) % seats + 1)]
    rounds = [(first + n) % seats for n in range(seats)] * 2
    tokens = (
        [] if seats == 2 else ["coronations 3", "crowned " + " ".join("5" if n == 0 else "0" for n in range(seats))]
    )
    state = table(f"ask p{who + 1} act", *nearly_full(who), *tokens, f"now first={first}", seats=seats)
    assert turns_left(state) == rest + rounds


@pytest.mark.rule("HALL-E6", "HALL-F9")
def test_after_the_last_turn_nobody_is_asked():
    state = table("ask p4 build", "coronations -", "crowned 5 3 0 0", "now left=0 stage=1")
    found = events(state, "end")
    assert names(found) == ["ended"]
    state = after(state, "end")
    assert state.over
    assert state.waiting == ()
    assert state.winners == (P1,)


@pytest.mark.rule("HALL-E6")
def test_last_turn_but_one_is_followed_by_one():
    state = after(table("ask p3 build", "coronations -", "crowned 5 3 0 0", "now left=1 stage=1"), "end")
    assert asked(state) == (P4, "act")
    assert state.left == 0


@pytest.mark.rule("HALL-E4", "HALL-E6", "HALL-E7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_give_everybody_the_same_number_of_turns(seats):
    for seed in range(4):
        turns = [0] * seats
        seen = 0
        for state, _ in random_game(seats, seed):
            if state.turn != seen:
                seen = state.turn
                turns[state.waiting[0]] += 1
        assert state.over
        assert len(set(turns)) == 1
        assert turns[0] * seats == state.turn < 200 * seats  # DEC-39


@pytest.mark.rule("HALL-E1", "HALL-E2")
def test_tokens_are_taken_in_the_order_of_the_tenth_trolls():
    state = table(*nearly_full(P2, P3, P5), "ask p2 act", seats=5)
    state = turn(turn(state))
    assert [points(state, seat, "coronation") for seat in range(5)] == [0, 5, 3, 0, 0]
    state = turn(turn(state))
    assert points(state, P5, "coronation") == 0
