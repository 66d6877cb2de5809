"""What an end, or an estimate, is worth to each seat: a number between 0 and 1, so that searches can compare."""

from __future__ import annotations

from math import exp
from typing import Any

from dovre.kernel.game import Game
from dovre.kernel.state import State
from dovre.kernel.view import View

WON = 0.5  # how much of the reward is for winning, once the game is over; the rest is for the margin


def squash(margin: float, spread: float) -> float:
    """A margin in points as a number between 0 and 1: one half for none.

    >>> squash(0.0, 10.0), round(squash(10.0, 10.0), 2)
    (0.5, 0.73)
    """
    x = margin / spread
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


class Rewards:
    """Rewards of a table, seat by seat: each seat wants to be ahead of the best of the others, teams together.

    Alone, one wants to win, and to have more points than now.
    """

    def __init__(self, game: Game[Any, Any], view: View) -> None:
        self.game = game
        self.seats = view.seats
        self.spread = game.spread
        sides = game.sides(view)
        self.rivals: list[list[int]] = [
            [other for side in sides if seat not in side for other in side] for seat in range(view.seats)
        ]
        self.par = 0.0  # what a single player has now

    def begin(self, state: State) -> None:
        """Take the points of a single player in this state as the mark for later ones."""
        self.par = float(self.game.estimate(state)[0])

    def margins(self, state: State) -> list[float]:
        """By how many points each seat is ahead of the best of its rivals."""
        points = self.game.estimate(state)
        found: list[float] = []
        for seat in range(self.seats):
            best = self.par
            rivals = self.rivals[seat]
            if rivals:
                best = points[rivals[0]]
                for rival in rivals:
                    best = max(best, points[rival])
            found.append(points[seat] - best)
        return found

    def of(self, state: State) -> list[float]:
        """The reward of each seat."""
        found = [squash(margin, self.spread) for margin in self.margins(state)]
        if not state.stack:
            winners = state.winners
            for seat in range(self.seats):
                share = 1.0 / len(winners) if seat in winners else 0.0
                found[seat] = WON * share + (1.0 - WON) * found[seat]
        return found
