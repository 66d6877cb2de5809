"""Games in bulk, for the figures of the docs. A game's own `figures.py` says what is counted and how it is told."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import dovre
from dovre.bots import bot
from dovre.kernel.action import Action
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng
from dovre.kernel.state import State


class Figures:
    """What is counted over some games; a game counts more in `answered` and `ended`."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.wins: dict[int, float] = defaultdict(float)  # by seat; a shared victory is a share
        self.answers = 0
        self.seconds = 0.0

    def answered(self, state: Any, seat: int, action: Action) -> None:
        """Before an answer is carried out."""

    def ended(self, state: Any) -> None:
        """After the last answer."""

    def add(self, state: State) -> None:
        self.games += 1
        for seat in state.winners:
            self.wins[seat] += 1 / len(state.winners)
        self.ended(state)

    def play(
        self, game: Game[Any, Any], games: int, options: Mapping[str, str], players: Sequence[str] = (), seed: int = 1
    ) -> None:
        """So many games, all by `greedy` unless told otherwise. The same seed gives the same games."""
        dovre.install(game)
        bots = [bot(name) for name in players or ["greedy"] * self.seats]
        for number in range(games):
            state = game.new(self.seats, seed * 100_003 + number, dict(options))
            rng = Rng.of(seed, f"figures {number}")
            while not state.over:
                seat = state.waiting[0]
                view = state.view(seat)
                began = time.process_time()
                action = bots[seat].choose(view, 0.0, rng)
                self.seconds += time.process_time() - began
                self.answers += 1
                self.answered(state, seat, action)
                state.play(seat, action)
            self.add(state)

    @property
    def speed(self) -> str:
        return f"a decision {1000 * self.seconds / self.answers:.2f} ms, {self.answers / self.games:.0f} a game"


def said(figures: Mapping[str, float], digits: int = 2) -> str:
    """Names with their figures, in one line."""
    return ", ".join(f"{name} {value:.{digits}f}" for name, value in figures.items())
