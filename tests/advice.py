"""What the advice of every game must hold: a value for each answer, from the view alone, with nothing changed."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import dovre
from dovre.bots import bot
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng

Options = tuple[tuple[str, str], ...]


@cache
def questions(game: Game[Any, Any], seats: int, kind: str, options: Options = (), seed: int = 11) -> list[Any]:
    """The table before every answer of a game by one kind of bot, and at its end; played once for all tests."""
    dovre.install(game)
    state = game.new(seats, seed, dict(options))
    player, rng = bot(kind), Rng.of(seed, "advice")
    found = [state.copy()]
    while not state.over:
        seat = state.waiting[0]
        state.play(seat, player.choose(state.view(seat), 0.0, rng))
        found.append(state.copy())
    return found


def values(game: Game[Any, Any], state: Any, seat: int | None = None) -> dict[str, float]:
    """What each answer of a seat, or of whoever is asked first, is worth."""
    asked = state.waiting[0] if seat is None else seat
    return {str(action): value for action, value in game.advice(state.view(asked))}


def best(game: Game[Any, Any], state: Any, seat: int | None = None) -> str:
    """The answer that is valued most."""
    found = values(game, state, seat)
    return max(found, key=lambda token: found[token])


def value_every_answer(game: Game[Any, Any], states: list[Any]) -> None:
    """Every legal answer has a value, in their order."""
    for state in states:
        view = state.view(state.waiting[0])
        valued = game.advice(view)
        assert [action for action, _ in valued] == list(view.legal)
        assert all(math.isfinite(value) and abs(value) < 1000 for _, value in valued)


def judge_believed_tables_alike(game: Game[Any, Any], states: list[Any]) -> None:
    """Tables that differ only in what the seat cannot see have the same advice."""
    rng = Rng.of(3, "determinize")
    for state in states:
        view = state.view(state.waiting[0])
        believed = game.determinize(view, rng)
        assert game.advice(believed.view(view.seat)) == game.advice(view)


def leave_all_as_it_was(game: Game[Any, Any], states: list[Any]) -> None:
    """Advice changes nothing, and is the same when asked for again."""
    for state in states:
        before = state.digest()
        view = state.view(state.waiting[0])
        assert game.advice(view) == game.advice(view)
        assert state.digest() == before
