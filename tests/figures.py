"""Figures of many games: what is counted the same way for every game.

A game has a class over `Figures` that counts what matters there, in `tests/games/<slug>/figures.py`.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import dovre
from dovre.bots import bot
from dovre.kernel.action import Action
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng


@dataclass
class Figures:
    """What is counted over the games of one number of seats."""

    seats: int
    games: int = 0
    wins: dict[int, float] = field(default_factory=lambda: defaultdict(float))  # by seat
    answers: int = 0
    seconds: float = 0.0

    def note(self, state: Any, seat: int, action: Action) -> None:
        """An answer that is about to be given."""

    def add(self, state: Any) -> None:
        """A finished game."""
        self.games += 1
        for seat in state.winners:
            self.wins[seat] += 1 / len(state.winners)

    def lines(self) -> list[str]:
        return [
            f"{self.seats} seats, {self.games} games",
            "  wins by seat: " + said({f"p{seat + 1}": self.wins[seat] / self.games for seat in range(self.seats)}),
            f"  a decision {1000 * self.seconds / self.answers:.2f} ms, {self.answers / self.games:.0f} a game",
        ]


def said(figures: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {value:.2f}" for name, value in figures.items())


def play_games(
    game: Game[Any, Any],
    found: Figures,
    games: int,
    *,
    bots: Sequence[str] = ("greedy",),
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> None:
    """So many games; the list of bots is gone through again where there are more seats."""
    players = [bot(bots[seat % len(bots)]) for seat in range(found.seats)]
    for number in range(games):
        state = game.new(found.seats, seed * 100_003 + number, options)
        rng = Rng.of(seed, f"figures {number}")
        while not state.over:
            seat = state.waiting[0]
            view = state.view(seat)
            began = time.process_time()
            action = players[seat].choose(view, 0.0, rng)
            found.seconds += time.process_time() - began
            found.answers += 1
            found.note(state, seat, action)
            state.play(seat, action)
        found.add(state)


def print_figures(game: Game[Any, Any], make: Callable[[int], Figures], usual: Sequence[int]) -> None:
    """The command: how many games, then seats, options (`boards=chosen`) and bots (`greedy,random`)."""
    games, *words = sys.argv[1:]
    seats = [int(word) for word in words if word.isdecimal()]
    options = dict(word.split("=") for word in words if "=" in word)
    bots = next((word.split(",") for word in words if not word.isdecimal() and "=" not in word), ["greedy"])
    dovre.install(game)
    for count in seats or usual:
        found = make(count)
        play_games(game, found, int(games), bots=bots, options=options)
        print("\n".join(found.lines()), flush=True)
