"""What a search of long turns gains: its plan and what advice alone would do, both played on to the end of the game.

    python -m tests.gains hall --seats 2 --sims 100 --questions 40 --tables 16

A match tells two searches apart by who won, which takes hundreds of games. This asks both the same questions, from
games of sensible players, and plays each plan on with the answers of sensible players, on the same tables: minutes
instead of hours. A gain in one turn is not one in every turn: what a plan wins early may be what the next would win.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import fmean, pstdev
from time import process_time
from typing import Any, NamedTuple
from unittest.mock import patch

import dovre
from dovre.bots.budget import Budget
from dovre.bots.findings import Line
from dovre.bots.plans import Others, PlanSearch
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng
from dovre.kernel.view import View
from tests.advice import questions

TO_THE_END = 10_000  # turns
OF_A_GAME = 4  # questions


class Gain(NamedTuple):
    """What the plan for one question brought by the end, in points beyond the best rival, and the time to find it."""

    points: float
    seconds: float


def first_questions(game: Game[Any, Any], seats: int, count: int) -> Iterator[View]:
    """Questions that begin a turn, a few of each game of sensible players."""
    seed = 0
    while count > 0:
        seed += 1
        found: list[View] = []
        turn = -1
        for state in questions(game, seats, "greedy", (), seed)[:-1]:
            if game.turns(state) != turn and len(state.legal(state.waiting[0])) > 1:
                turn = game.turns(state)
                found.append(state.view(state.waiting[0]))
        questions.cache_clear()
        chosen = [Rng.of(seed, str(n)).choice(found) for n in range(min(count, OF_A_GAME))]
        count -= len(chosen)
        yield from chosen


def gain(game: Game[Any, Any], view: View, sims: int, tables: int, number: int) -> Gain:
    """Search, then compare the plan with what advice alone would do."""
    began = process_time()
    search = PlanSearch(game, view, Rng.of(number, "search"))
    search.run(Budget(sims))
    plan = search.best_of(search.findings())
    seconds = process_time() - began
    if plan.is_usual:
        return Gain(0.0, seconds)
    usual: Line = [game.likely(view)]
    found: list[float] = []
    with patch.object(type(game), "ahead", TO_THE_END):
        for table in range(tables):
            believed = game.determinize(view, Rng.of(number, str(table)))
            others = Others()
            ends = []
            for line in (usual, plan.line):
                state = believed.copy()
                search._play_line(state, line, others, Budget(0))
                ends.append(search.rewards.margins(state)[search.seat])
            found.append(ends[1] - ends[0])
    return Gain(fmean(found), seconds)


def gains(slug: str, seats: int, sims: int, count: int, tables: int) -> list[Gain]:
    game = dovre.game(slug)
    asked = enumerate(first_questions(game, seats, count))
    return [gain(game, view, sims, tables, number) for number, view in asked]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    for name, default in (("seats", 2), ("sims", 100), ("questions", 40), ("tables", 16)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    found = gains(asked.game, asked.seats, asked.sims, asked.questions, asked.tables)
    points = [one.points for one in found]
    print(
        f"{asked.game}, {asked.seats} seats, {asked.sims} simulations, {len(found)} questions: "
        f"{fmean(points):+.2f} points a turn, standard error {pstdev(points) / len(points) ** 0.5:.2f}; "
        f"another answer {sum(point != 0 for point in points)} times, "
        f"worse {sum(point < 0 for point in points)} times; "
        f"{fmean(one.seconds for one in found):.2f} s of processor time a search"
    )


if __name__ == "__main__":
    main()
