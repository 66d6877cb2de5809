"""Beliefs: what every game does to make a full state that a viewer could believe.

A game's `determinize` begins with `begin`, deals what the view does not show, and ends with `deal_sealed`.
"""

from __future__ import annotations

from typing import Any

from dovre.kernel.decision import Frame, with_answer, without_answers
from dovre.kernel.game import Game
from dovre.kernel.rng import MAX_SEED, Rng
from dovre.kernel.state import State
from dovre.kernel.view import View

TRIES = 1_000  # what a seat sealed is drawn anew until the question would wait for it exactly if it still does


def begin(game: Game[Any, Any], view: View, rng: Rng) -> Any:
    """A state with the seats, options, stack and open fields of a view, and chance of its own.

    It has a seed of its own too: the true one never leaves the referee.
    """
    state = game.bare(view.seats, rng.bits() & MAX_SEED, dict(view.options))
    game.clear(state)
    numbers = state.flow.numbers
    state.stack = [(numbers[frame[0]], *frame[1:]) for frame in view.frames]
    state.fields.believe(state, view)
    return state


def deal_sealed(state: State, view: View, rng: Rng) -> None:
    """Draw anew, among what the rules allow, the answers that other seats have sealed."""
    frame = state.sealed_frame
    if frame is None:
        return
    for seat, given in enumerate(frame[2]):
        if None in given:
            state.stack[-1] = without_answers(state.stack[-1], seat)
    for seat, given in enumerate(frame[2]):
        if None in given:
            state.stack[-1] = _drawn(state, seat, len(given), seat in view.waiting, rng)


def _drawn(state: State, seat: int, count: int, waits: bool, rng: Rng) -> Frame:
    """The sealed frame on top with so many legal answers of a seat, after which it is (or is not) still wanted."""
    empty = state.stack[-1]
    for _ in range(TRIES):
        state.stack[-1] = empty
        for _ in range(count):
            legal = state.legal(seat)
            if not legal:
                break
            state.stack[-1] = with_answer(state.stack[-1], seat, rng.choice(legal))
        drawn = state.stack[-1]
        if len(drawn[2][seat]) == count and (seat in state.waiting) == waits:
            return drawn
    raise ValueError(f"p{seat + 1} cannot have given {count} answers to {state.flow.names[empty[0]]}")
