"""The judgement behind `greedy`: a value for every answer, from the view alone, that wins and comes to an end."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

import dovre
from dovre.bots import bot
from dovre.bots.match import run_match
from dovre.games.hall.advice import advice
from dovre.games.hall.state import HallState
from dovre.kernel.rng import Rng

GAME = dovre.game("hall")
TABLES = [(2, {}), (2, {"side": "autumn"}), (3, {}), (4, {}), (4, {"teams": "yes"}), (5, {"workshops": "chosen"})]


def questions(seats: int, options: dict[str, str], seed: int, kind: str) -> Iterator[HallState]:
    """The table before every answer of a game, and at its end."""
    state = GAME.new(seats, seed, options)
    player, rng = bot(kind), Rng.of(seed, "advice")
    while not state.over:
        yield state
        seat = state.waiting[0]
        state.play(seat, player.choose(state.view(seat), 0.0, rng))
    yield state


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_every_legal_answer_has_a_value(seats: int, options: dict[str, str], kind: str) -> None:
    for state in questions(seats, options, 11, kind):
        if not state.over:
            view = state.view(state.waiting[0])
            valued = advice(view)
            assert [action for action, _ in valued] == list(view.legal)
            assert all(math.isfinite(value) for _, value in valued)


def test_who_is_not_asked_gets_no_advice() -> None:
    state = GAME.new(3, 5, {})
    idle = next(seat for seat in range(3) if seat not in state.waiting)
    assert advice(state.view(idle)) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_advice_depends_on_the_view_alone(seats: int) -> None:
    """Tables that differ only in what the seat cannot see are judged alike."""
    rng = Rng.of(3, "determinize")
    for number, state in enumerate(questions(seats, {}, 23, "greedy")):
        if number % 9 == 0 and not state.over:
            view = state.view(state.waiting[0])
            believed = GAME.determinize(view, rng)
            assert advice(believed.view(view.seat)) == advice(view)


def test_advice_changes_nothing() -> None:
    for number, state in enumerate(questions(3, {}, 29, "greedy")):
        if number % 9 == 0 and not state.over:
            before = state.digest()
            view = state.view(state.waiting[0])
            assert advice(view) == advice(view)
            assert state.digest() == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random(seats: int) -> None:
    result = run_match(GAME, ["greedy"] + ["random"] * (seats - 1), games=12, seed=41)
    assert result.entrants[0].rate > 0.9


def test_greedy_team_beats_a_random_one() -> None:
    result = run_match(GAME, ["greedy", "random", "random", "greedy"], games=4, seed=43, options={"teams": "yes"})
    assert sum(result.entrants[n].mean for n in (0, 3)) > sum(result.entrants[n].mean for n in (1, 2))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_greedy_games_end_by_the_coronations(seats: int, options: dict[str, str]) -> None:
    """No token is left, somebody has ten Trolls, and it does not take long."""
    *_, state = questions(seats, options, 17, "greedy")
    assert state.over
    assert not state.coronations
    assert max(state.trolls(seat) for seat in range(seats)) == 10
    assert state.turn < 40 * seats


def test_greedy_scores_well() -> None:
    scores = [score for seed in range(3) for score in list(questions(4, {}, seed, "greedy"))[-1].scores]
    assert sum(scores) / len(scores) > 80
