"""Figures of greedy games: who wins the halls, where honour comes from, breaches, wins by seat, time of a decision.

    python -m tests.games.fall.figures 200 2 3 4 5

plays so many games at each number of seats and prints a table; the numbers in the docs come from here.
"""

from __future__ import annotations

import sys
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field

import dovre
from dovre.bots import bot
from dovre.bots.base import Bot
from dovre.games.fall import GAME
from dovre.games.fall.rules.end import all_controlled, hall_shares
from dovre.games.fall.state import N_SOURCES, SOURCES, FallState
from dovre.kernel.rng import Rng


@dataclass
class Figures:
    """What is counted over the games of one number of seats."""

    seats: int
    games: int = 0
    halls: Counter[str] = field(default_factory=Counter)  # by who won them
    honour: Counter[str] = field(default_factory=Counter)  # by source, all seats together
    wins: dict[int, float] = field(default_factory=lambda: defaultdict(float))  # by seat
    wins_in_order: dict[int, float] = field(default_factory=lambda: defaultdict(float))  # after the first of wave I
    breaches: int = 0
    invaded: int = 0  # caves at the end
    answers: int = 0
    seconds: float = 0.0

    def add(self, state: FallState) -> None:
        """A finished game."""
        self.games += 1
        control = all_controlled(state)
        for hall in range(len(state.board.halls)):
            self.halls[winner_of(*hall_shares(state, hall, control)[:2])] += 1
        for seat in range(self.seats):
            for at, source in enumerate(SOURCES):
                self.honour[source.split("-")[0]] += state.honour[seat * N_SOURCES + at]
        for seat in state.winners:
            self.wins[seat] += 1 / len(state.winners)
            began = (state.first - 2) % self.seats  # the hammer has moved twice (FALL-P14)
            self.wins_in_order[(seat - began) % self.seats] += 1 / len(state.winners)
        self.invaded += state.invaded.bit_count()

    def lines(self) -> list[str]:
        per_seat = self.games * self.seats
        total = sum(self.honour.values()) / per_seat
        return [
            f"{self.seats} seats, {self.games} games",
            "  halls a game: " + said({name: count / self.games for name, count in sorted(self.halls.items())}),
            f"  honour a seat: total {total:.1f}, "
            + said({name: count / per_seat for name, count in self.honour.items()}),
            f"  breaches a game {self.breaches / self.games:.2f}, "
            f"invaded caves at the end {self.invaded / self.games:.1f}",
            "  wins by seat: " + said({f"p{seat + 1}": self.wins[seat] / self.games for seat in range(self.seats)}),
            "  wins by place after the first player: "
            + said({str(place): self.wins_in_order[place] / self.games for place in range(self.seats)}),
            f"  a decision {1000 * self.seconds / self.answers:.2f} ms, {self.answers / self.games:.0f} a game",
        ]


def winner_of(seats: tuple[int, ...], gnomes: bool) -> str:
    """One seat, several, seats with gnomes, gnomes alone, or nobody."""
    if gnomes:
        return "shared with gnomes" if seats else "gnomes"
    return "nobody" if not seats else "one seat" if len(seats) == 1 else "shared by trolls"


def said(figures: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.2f}" for name, value in figures.items())


def play(seats: int, games: int, players: list[Bot] | None = None, seed: int = 1) -> Figures:
    """So many games, all by `greedy` unless told otherwise."""
    found = Figures(seats)
    for number in range(games):
        play_one(found, number, players or [bot("greedy")] * seats, seed)
    return found


def play_one(found: Figures, number: int, players: list[Bot], seed: int = 1) -> None:
    """One game more, which depends on its number and the seed alone."""
    state = GAME.new(found.seats, seed * 100_003 + number, {})
    rng = Rng.of(seed, f"figures {number}")
    while not state.over:
        seat = state.waiting[0]
        view = state.view(seat)
        began = time.process_time()
        action = players[seat].choose(view, 0.0, rng)
        found.seconds += time.process_time() - began
        found.answers += 1
        found.breaches += action.verb == "rally"
        state.play(seat, action)
    found.add(state)


def main() -> None:
    games, *seats = [int(word) for word in sys.argv[1:]]
    dovre.install(GAME)
    for count in seats or [2, 3, 4, 5]:
        print("\n".join(play(count, games).lines()), flush=True)


if __name__ == "__main__":
    main()
