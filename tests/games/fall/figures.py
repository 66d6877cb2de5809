"""Figures of greedy games: who wins the halls, where honour comes from, breaches, wins by seat, time of a decision.

    python -m tests.games.fall.figures 200 2 3 4 5

plays so many games at each number of seats and prints a table; what the docs say of halls on side B comes from here,
the rest from runs of the lab (`tests/balance.py`).
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict

from dovre.games.fall import GAME
from dovre.games.fall.rules.end import all_controlled, hall_shares
from dovre.games.fall.state import N_SOURCES, SOURCES, FallState
from dovre.kernel.action import Action
from tests.figures import Figures, said


class FallFigures(Figures):
    """What is counted over the games of one number of seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.halls: Counter[str] = Counter()  # by who won them
        self.honour: Counter[str] = Counter()  # by source, all seats together
        self.wins_in_order: dict[int, float] = defaultdict(float)  # after the first of wave I
        self.breaches = 0
        self.invaded = 0  # caves at the end

    def answered(self, state: FallState, seat: int, action: Action) -> None:
        self.breaches += action.verb == "rally"

    def ended(self, state: FallState) -> None:
        control = all_controlled(state)
        for hall in range(len(state.board.halls)):
            self.halls[winner_of(*hall_shares(state, hall, control)[:2])] += 1
        for seat in range(self.seats):
            for at, source in enumerate(SOURCES):
                self.honour[source.split("-")[0]] += state.honour[seat * N_SOURCES + at]
        for seat in state.winners:
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
            f"  {self.speed}",
        ]


def winner_of(seats: tuple[int, ...], gnomes: bool) -> str:
    """One seat, several, seats with gnomes, gnomes alone, or nobody."""
    if gnomes:
        return "shared with gnomes" if seats else "gnomes"
    return "nobody" if not seats else "one seat" if len(seats) == 1 else "shared by trolls"


def play(seats: int, games: int) -> FallFigures:
    """So many games by `greedy`."""
    found = FallFigures(seats)
    found.play(GAME, games, {})
    return found


def main() -> None:
    games, *seats = [int(word) for word in sys.argv[1:]]
    for count in seats or [2, 3, 4, 5]:
        print("\n".join(play(count, games).lines()), flush=True)


if __name__ == "__main__":
    main()
