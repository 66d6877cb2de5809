"""Figures of greedy games: scores by board and by place in turn order, princesses, chases, sealed networks, sources.

    python -m tests.games.princesses.figures 200 2 3 4 --second-seat none

plays so many games at each number of seats and prints a table; the numbers in the docs come from here. The same
seed gives the same deals, with and without the option.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict

from dovre.games.princesses import GAME
from dovre.games.princesses.components import COLOURS, FIRST_VILLAGE, N_COUNTED, N_PLACES, VILLAGE_CAULDRONS
from dovre.games.princesses.effects import COUNTED
from dovre.games.princesses.rules.network import sealed
from dovre.games.princesses.state import PrincessesState
from dovre.kernel.action import Action
from tests.figures import Figures, said


class PrincessesFigures(Figures):
    """What is counted over the games of one number of seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.by_board: dict[str, list[int]] = defaultdict(list)  # scores
        self.board_wins: dict[str, float] = defaultdict(float)
        self.by_place: dict[int, list[int]] = defaultdict(list)  # scores, in turn order
        self.place_wins: dict[int, float] = defaultdict(float)
        self.sources: Counter[str] = Counter()
        self.counted: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.chases = 0
        self.sealed = 0
        self.claims = 0
        self.rounds = 0

    def answered(self, state: PrincessesState, seat: int, action: Action) -> None:
        if action.verb == "do":
            self.actions[action.parts[0]] += 1
        if action.verb == "move":
            village = action.number % N_PLACES - FIRST_VILLAGE
            self.chases += village >= 0 and state.crowd[village] == VILLAGE_CAULDRONS

    def ended(self, state: PrincessesState) -> None:
        scores = state.scores
        for seat in range(self.seats):
            colour, place = COLOURS[state.boards[seat]], (seat - state.first) % self.seats
            self.by_board[colour].append(scores[seat])
            self.by_place[place].append(scores[seat])
            if seat in state.winners:
                self.board_wins[colour] += 1 / len(state.winners)
                self.place_wins[place] += 1 / len(state.winners)
            self.sealed += sealed(state, seat)
            self.claims += state.claims[seat].bit_count()
            for at, name in enumerate(COUNTED):
                self.counted[name] += state.tally[seat * N_COUNTED + at]
        for line in state.score_sheet():
            self.sources[line.source] += line.amount
        self.rounds += state.round

    def lines(self) -> list[str]:
        per_seat = self.games * self.seats
        scores = [score for found in self.by_board.values() for score in found]
        boards = {name: mean(self.by_board[name]) for name in COLOURS if self.by_board[name]}
        wins = {name: self.board_wins[name] / len(self.by_board[name]) for name in boards}
        places = {str(place + 1): mean(self.by_place[place]) for place in range(self.seats)}
        place_wins = {str(place + 1): self.place_wins[place] / self.games for place in range(self.seats)}
        return [
            f"{self.seats} seats, {self.games} games; {self.speed}",
            f"  score {mean(scores):.1f} (± {error(scores):.1f}), {min(scores)} to {max(scores)}",
            "  wins by seat: " + said({f"p{seat + 1}": self.wins[seat] / self.games for seat in range(self.seats)}),
            "  score by board: " + said(boards) + "; wins " + said(wins),
            "  score in turn order: " + said(places) + "; wins " + said(place_wins),
            "  points a seat: " + said({name: n / per_seat for name, n in self.sources.most_common()}),
            "  at the end a seat has: " + said({name: n / per_seat for name, n in self.counted.items()}),
            "  actions a seat: " + said({name: n / per_seat for name, n in self.actions.most_common()}),
            f"  a game: chases {self.chases / self.games:.2f}, rounds {self.rounds / self.games:.1f}; "
            f"a seat: claims {self.claims / per_seat:.2f}, sealed networks {100 * self.sealed / per_seat:.1f} %",
        ]


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def error(values: list[int]) -> float:
    """The standard error of the mean."""
    middle = mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", type=int)
    words.add_argument("seats", type=int, nargs="*", default=list(GAME.seats))
    words.add_argument("--second-seat", choices=("goods", "none"), default="goods", help="for two seats")
    words.add_argument("--later-seats", choices=("goods", "none"), default="none", help="for three and four")
    words.add_argument("--bots", default="", help="by seat, between commas; all greedy if not given")
    words.add_argument("--seed", type=int, default=1)
    chosen = words.parse_args()
    for seats in chosen.seats:
        found = PrincessesFigures(seats)
        options = {"second_seat": chosen.second_seat} if seats == 2 else {"later_seats": chosen.later_seats}
        found.play(GAME, chosen.games, options, [name for name in chosen.bots.split(",") if name], chosen.seed)
        print("\n".join(found.lines()), flush=True)


if __name__ == "__main__":
    main()
