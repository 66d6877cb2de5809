"""Figures of greedy games by level and seats: rounds, ends, scores, trophies, cards.

    python -m tests.games.towers.figures 50 1 2 3 4
    python -m tests.games.towers.figures 50 2 --levels easy,hard --bots greedy,random --mode intro --cards

plays so many games for each level and number of seats and prints a table; the numbers in the docs come from here.
"""

from __future__ import annotations

import argparse
from collections import Counter

from dovre.games.towers import GAME
from dovre.games.towers.components import BOSS_LIFE, LEVELS, NONE, QUESTS, TROPHIES
from dovre.games.towers.scoring import trophy_points
from dovre.games.towers.state import TowersState
from dovre.kernel.action import Action
from tests.figures import Figures, said


class TowersFigures(Figures):
    """What is counted over the games of one level and number of seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.rounds: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.fallen = 0
        self.caught = 0
        self.scores: list[int] = []  # of all seats
        self.best: list[int] = []
        self.guards = 0
        self.damage = 0
        self.actions: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.cashed: Counter[str] = Counter()
        self.in_play: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()  # by one seat, or scored by any

    def answered(self, state: TowersState, seat: int, action: Action) -> None:
        if action.verb == "act":
            self.actions[action.parts[0]] += 1
        elif action.verb == "use":
            self.used[QUESTS[action.number].id] += 1
        elif action.verb == "cash":
            self.cashed[QUESTS[action.number].id] += 1

    def ended(self, state: TowersState) -> None:
        self.rounds[state.round] += 1
        self.ends[state.end_reason or ""] += 1
        self.fallen += state.guards.count(0)
        self.caught += state.damage.count(BOSS_LIFE)
        self.guards += sum(state.guards)
        self.damage += sum(state.damage)
        self.scores += state.scores
        self.best.append(max(state.scores))
        for slot, trophy in enumerate(state.trophies):
            name = TROPHIES[trophy].id
            self.in_play[name] += 1
            taken = state.held[slot] != NONE if TROPHIES[trophy].kind == "first" else False
            self.taken[name] += taken or any(trophy_points(state, seat, slot) for seat in range(state.seats))

    # -- told -----------------------------------------------------------------------------------------------------

    def row(self) -> str:
        """One line of the table in the docs."""
        n, seats = self.games, self.games * self.seats
        rounds = sorted(self.rounds.elements())
        within = sum(count for number, count in self.rounds.items() if 8 <= number <= 13)
        return (
            f"rounds {sum(rounds) / n:.1f} ({rounds[n // 20]}-{rounds[-1 - n // 20]}, 8 to 13 in {within / n:.0%}) | "
            f"ended by guards {self.ends['guards'] / n:.1%} | cities fallen {self.fallen / n:.2f} | "
            f"bosses caught {self.caught / n:.2f} | best score {sum(self.best) / n:.1f} | "
            f"score {sum(self.scores) / seats:.1f} | guards left {self.guards / seats:.1f} | "
            f"boss damage {self.damage / seats:.1f} | won {sum(self.wins.values()) / n:.0%} | {self.speed}"
        )

    def wins_by_seat(self) -> str:
        return said({f"p{seat + 1}": self.wins[seat] / self.games for seat in range(self.seats)})

    def trophies(self) -> str:
        """How often each is taken or scored when it is in play."""
        return said({name: self.taken[name] / self.in_play[name] for name in sorted(self.in_play)})

    def cards(self) -> str:
        """Uses in a game, for the effect and for crystals."""
        names = [quest.id for quest in QUESTS]
        found = [f"{name} {self.used[name] / self.games:.2f}+{self.cashed[name] / self.games:.2f}" for name in names]
        return ", ".join(found)

    def acts(self) -> str:
        return said({name: self.actions[name] / self.games / self.seats for name in sorted(self.actions)}, 1)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", type=int)
    words.add_argument("seats", type=int, nargs="*", default=[1, 2, 3, 4])
    words.add_argument("--levels", default=",".join(LEVELS))
    words.add_argument("--bots", default="", help="by seat, between commas; all greedy if not given")
    words.add_argument("--mode", default="standard")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--cards", action="store_true", help="the use of each card as well")
    chosen = words.parse_args()
    for seats in chosen.seats:
        for level in chosen.levels.split(","):
            options = {"level": level} | ({"mode": chosen.mode} if seats > 1 else {})
            found = TowersFigures(seats)
            found.play(GAME, chosen.games, options, [name for name in chosen.bots.split(",") if name], chosen.seed)
            print(f"{seats} {level} ({found.games} games): {found.row()}", flush=True)
            print(f"  wins by seat: {found.wins_by_seat()}\n  actions of a seat: {found.acts()}")
            if found.in_play:
                print(f"  trophies: {found.trophies()}")
            if chosen.cards:
                print(f"  cards a game, effect+crystals: {found.cards()}", flush=True)


if __name__ == "__main__":
    main()
