"""Learn the foresight of `kings` anew (`dovre/games/kings/foresight.py`), with numpy and the games alone.

    python examples/learn_foresight.py --out foresight.bin              # all numbers of seats; takes days
    python examples/learn_foresight.py --seats 2 --generations 3 --games 200 --out try.bin

Generation after generation, players take the turn after which they think their chance to win best, a little chance
mixed in. In most games one of them sits among players who go by advice, in the others all are learners. From the tables
at the end of their turns, and how the games ended, three nets learn: own points, a rival's points, the chance to win.
The games of the last few generations count. The first generation goes by advice alone.
"""

from __future__ import annotations

import argparse
import random
import zlib
from collections.abc import Sequence
from math import log
from pathlib import Path

import numpy as np

import dovre
from dovre.games.kings import foresight
from dovre.games.kings.state import KingsState
from dovre.games.kings.weights import CELLS, WIDTH, Figures

GAME = dovre.game("kings")
SIZES = (foresight.FACTS, foresight.FACTS, foresight.ALL_FACTS)
OWN, RIVAL, CHANCE = range(3)
KEPT = 6  # generations that are learnt from
WHIM = 0.008  # how far chance moves what a turn is thought to be worth
AMONG_SURE = 0.7  # of the games: one learner among players who go by advice
NOTED = 0.6  # of the turns
BATCH, PASSES, RATE = 2048, 2, 3e-3

Fact = tuple[list[int], list[float], float]  # facts, how much each counts, what came of it


class Learner:
    """A net while it learns: rows for facts, the beginnings of the cells, what they count for, that of the sum."""

    def __init__(self, size: int, chance: np.random.Generator) -> None:
        self.parts = [
            chance.normal(0.0, 0.03, (size, WIDTH)).astype(np.float32),
            np.full(CELLS, 0.2, np.float32),
            chance.normal(0.0, 0.2, CELLS).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def figures(self) -> Figures:
        rows, cells, counts, start = (part.tolist() for part in self.parts)
        return [tuple(row) for row in rows], tuple(cells), tuple(counts), start[0]

    def learn(self, notes: Sequence[Fact], is_chance: bool, chance: np.random.Generator) -> None:
        order = chance.permutation(len(notes))
        for at in range(0, len(order), BATCH):
            self._step([notes[number] for number in order[at : at + BATCH]], is_chance)

    def _step(self, notes: Sequence[Fact], is_chance: bool) -> None:
        rows, cells, counts, start = self.parts
        longest = max(len(facts) for facts, _, _ in notes)
        facts = np.zeros((len(notes), longest), np.int64)
        weights = np.zeros((len(notes), longest), np.float32)
        for number, (told, counted, _) in enumerate(notes):
            facts[number, : len(told)] = told
            weights[number, : len(told)] = counted
        wanted = np.array([came for _, _, came in notes], np.float32)
        sums = np.einsum("nf,nfw->nw", weights, rows[facts])
        inside = sums[:, :CELLS] + cells
        lit = np.clip(inside, 0.0, 1.0)
        told = lit @ counts + sums[:, CELLS] + start[0]
        error = (1.0 / (1.0 + np.exp(-told)) - wanted if is_chance else 2.0 * (told - wanted)) / len(notes)
        within = error[:, None] * counts * ((inside > 0.0) & (inside < 1.0))
        slope = np.concatenate([within, error[:, None]], axis=1)
        by_row = np.zeros_like(rows)
        np.add.at(by_row, facts, weights[:, :, None] * slope[:, None, :])
        self._move([by_row, within.sum(0), lit.T @ error, error.sum(keepdims=True)])

    def _move(self, slopes: Sequence[np.ndarray]) -> None:
        """A step downhill, by Adam's rule."""
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.first[at] += 0.1 * (slope - self.first[at])
            self.second[at] += 0.001 * (slope * slope - self.second[at])
            mean = self.first[at] / (1.0 - 0.9**self.steps)
            self.parts[at] -= RATE * mean / (np.sqrt(self.second[at] / (1.0 - 0.999**self.steps)) + 1e-8)


def best_turn(state: KingsState, seat: int, rng: dovre.Rng, whim: random.Random) -> list[dovre.Action]:
    """The two answers of a turn after which the chance seems best, on a table that the seat could believe."""
    believed = GAME.determinize(state.view(seat), rng)
    found: list[tuple[float, list[dovre.Action]]] = []
    for play in believed.legal(seat):
        after = believed.copy()
        after.play(seat, play)
        for draw in after.legal(seat) if after.stack else [None]:
            end = after.copy()
            if draw is not None:
                end.play(seat, draw)
            worth = foresight.chance(end, seat) - WHIM * log(-log(whim.random() + 1e-12) + 1e-12)
            found.append((worth, [play] if draw is None else [play, draw]))
    return max(found, key=lambda one: one[0])[1]


def play(seats: int, seed: int, learnt: bool, notes: tuple[list[Fact], list[Fact], list[Fact]]) -> None:
    """One game, and what is noted of it."""
    whim, rng = random.Random(seed), dovre.Rng.of(seed)
    state = GAME.new(seats, seed)
    among_sure = whim.random() < AMONG_SURE
    seen: list[tuple[int, int, int, Fact]] = []  # net, seat, points then, facts
    while not state.over:
        seat, turn = state.waiting[0], state.turn
        if learnt and (not among_sure or seat == seed % seats):
            answers = best_turn(state, seat, rng, whim)
        else:
            answers = []
        while not state.over and state.turn == turn:
            state.play(seat, answers.pop(0) if answers else GAME.likely(state.view(seat)))
        if not state.over and whim.random() < NOTED:
            seen += _noted(state, seat, whim)
    scores = state.scores
    for net, seat, points, (facts, weights, _) in seen:
        came = foresight.chance(state, seat) if net == CHANCE else (scores[seat] - points) / foresight.POINTS
        notes[net].append((facts, weights, came))


def _noted(state: KingsState, seat: int, whim: random.Random) -> list[tuple[int, int, int, Fact]]:
    table = foresight.Table(state, seat)
    rival = (seat + 1 + whim.randrange(state.seats - 1)) % state.seats
    own = (*table.facts(seat, knows_hand=True), 0.0)
    other = (*table.facts(rival, knows_hand=False), 0.0)
    win = (*foresight.all_facts(state, seat), 0.0)
    return [(OWN, seat, table.scored(seat), own), (RIVAL, rival, table.scored(rival), other), (CHANCE, seat, 0, win)]


def learn(seats: int, generations: int, games: int, seed: int) -> list[Learner]:
    chance = np.random.default_rng(seed)
    learners = [Learner(size, chance) for size in SIZES]
    kept: list[tuple[list[Fact], list[Fact], list[Fact]]] = []
    for generation in range(generations):
        own, rival, win = (foresight.Net(one.figures()) for one in learners)
        foresight.use(seats, (own, rival, win))
        notes: tuple[list[Fact], list[Fact], list[Fact]] = ([], [], [])
        for game in range(games):
            play(seats, 1 + seed * 10**9 + generation * games + game, learnt=generation > 0, notes=notes)
        kept = [*kept, notes][-KEPT:]
        for net, learner in enumerate(learners):
            for _ in range(PASSES):
                learner.learn([note for one in kept for note in one[net]], net == CHANCE, chance)
        print(f"{seats} seats, generation {generation + 1}: {len(notes[OWN])} turns noted", flush=True)
    return learners


def write(path: Path, learners: Sequence[Learner]) -> None:
    numbers = np.concatenate([part.ravel() for one in learners for part in one.parts]).astype("<f2")
    path.write_bytes(zlib.compress(numbers.tobytes(), 9))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("foresight.bin"))
    given = parser.parse_args()
    write(
        given.out,
        [one for seats in given.seats for one in learn(seats, given.generations, given.games, given.seed)],
    )


if __name__ == "__main__":
    main()
