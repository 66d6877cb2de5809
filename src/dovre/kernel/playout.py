"""Playouts: a game played on to its end on the fast lane."""

from __future__ import annotations

from collections.abc import Callable

from dovre.kernel.state import State


def play_out(state: State, rand: Callable[[], float]) -> int:
    """Play to the end at random, with the public methods of a state; returns the number of answers.

    `rand` gives numbers in [0, 1). Where several seats are asked at once the first one answers: the order is of no
    importance to the speed.
    """
    decisions = 0
    waiting = state.waiting
    while waiting:
        seat = waiting[0]
        answers = state.legal(seat)
        state.play(seat, answers[int(rand() * len(answers))])
        decisions += 1
        waiting = state.waiting
    return decisions
