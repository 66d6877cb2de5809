"""Search for games of short turns: a tree over what the seats answer, on tables that the viewer could believe.

Every simulation has a table that the viewer could believe, a few of them the same one. It goes down the tree among the
answers that are legal there, adds one question to the tree, and plays to the end by the game's quick policy. What that
was worth to each seat goes back up: every seat wants the most for itself. At the root the game's advice says where to
look first.

Answers that are sealed are chosen one seat at a time without a look at the others: a question to several seats is one
node with a row of answers for each of them.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

from dovre.bots.budget import Budget
from dovre.bots.findings import Finding
from dovre.bots.reward import Rewards
from dovre.kernel.action import Action
from dovre.kernel.decision import TOGETHER, Frame
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng
from dovre.kernel.state import State
from dovre.kernel.view import View

WIDEST = 10  # answers looked at in the root: the best by advice
SOFTNESS = 0.12  # of the prior, in parts of the points a game is often won by
PULL = 0.9  # how much the prior counts against what was found
CURIOSITY = 0.35  # how much below the root a seldom tried answer counts
SHARED = 3  # simulations on tables with the same cards: to deal takes as long as to play on for a good while
LONGEST = 4_000  # answers after which a simulation is estimated instead of played on
TICK = 31  # answers between two looks at the clock, less one


class Arm:
    """One answer of a seat in a node: how often it was tried, what it brought, what came after it."""

    __slots__ = ("action", "available", "child", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.child: Node | None = None


class Row:
    """The answers of one seat to one question."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.visits = 0


class Node:
    """A question, or one put to several seats: a row of answers for each, and what follows sealed answers."""

    __slots__ = ("joint", "rows")

    def __init__(self) -> None:
        self.rows: dict[tuple[int, ...], Row] = {}
        self.joint: dict[Any, Node] = {}


class TreeSearch:
    """A search from one view. `run` thinks, `best` tells."""

    def __init__(self, game: Game[Any, Any], view: View, rng: Rng) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.rewards = Rewards(game, view)
        self.root = Node()
        self.own = Row()
        for action, prior in priors(game, view)[:WIDEST]:
            self.own.arms[action.index] = Arm(action, prior)
        self.flow = game.state_type.flow

    def run(self, budget: Budget) -> None:
        if len(self.own.arms) == 1:
            return
        if self.view.seats == 1:
            self.rewards.begin(self.game.determinize(self.view, self.rng))
        while not budget.spent:
            believed = self.game.determinize(self.view, self.rng)
            for _ in range(SHARED):
                if not budget.spent and self._simulate(believed.copy(), budget):
                    budget.done += 1

    def best(self) -> Action:
        """The answer that was tried most; of those tried equally often the better one."""
        return self.best_of(self.findings()).line[0]

    def findings(self) -> list[Finding]:
        """What was found about each answer that was looked at."""
        return [Finding([arm.action], arm.visits, arm.total, arm.prior) for arm in self.own.arms.values()]

    def best_of(self, findings: list[Finding]) -> Finding:
        """Of findings of one search, or of several added up, the one to go by."""
        return max(findings, key=_often_tried)

    # -- one simulation ----------------------------------------------------------------------------------------------

    def _simulate(self, state: State, budget: Budget) -> bool:
        """Play one game out and note what it brought; False if the time ran out before its end."""
        rows: list[Row] = []
        arms: list[Arm] = []
        seats: list[int] = []
        self._descend(state, seats, rows, arms)
        if not self._play_out(state, budget):
            return False
        rewards = self.rewards.of(state)
        for at in range(len(rows)):
            rows[at].visits += 1
            arms[at].visits += 1
            arms[at].total += rewards[seats[at]]
        return True

    def _descend(self, state: State, seats: list[int], rows: list[Row], arms: list[Arm]) -> None:
        """Go down the tree, and add one row to it."""
        node = self.root
        seat = self.seat  # where several are asked, the viewer answers first
        row = self.own
        new = False
        while True:
            arm = self._choose_root(state) if row is self.own else self._choose(state, seat, row)
            seats.append(seat)
            rows.append(row)
            arms.append(arm)
            frame = state.stack[-1]
            state.play(seat, arm.action)
            if new or not state.stack:
                return
            node = self._after(state, node, arm, frame, seat)
            frame = state.stack[-1]
            seat = state.waiting[0]
            key = (seat, *frame[2][seat]) if self._is_sealed(frame) else (seat,)
            found = node.rows.get(key)
            if found is None:
                found = node.rows[key] = Row()
                new = True
            row = found

    def _is_sealed(self, frame: Frame) -> bool:
        sealed: bool = frame[1] == TOGETHER and self.flow.sealed[frame[0]]
        return sealed

    def _after(self, state: State, node: Node, arm: Arm, frame: Frame, seat: int) -> Node:
        """The node after an answer: the same one while sealed answers are missing."""
        if not self._is_sealed(frame):
            if arm.child is None:
                arm.child = Node()
            return arm.child
        now = state.stack[-1]
        if now[0] == frame[0] and now[1] == TOGETHER and _given(now) == _given(frame) + 1:
            return node
        key = (frame[2], seat, arm.action.index)
        found = node.joint.get(key)
        if found is None:
            found = node.joint[key] = Node()
        return found

    def _choose_root(self, state: State) -> Arm:
        """Which answer of the viewer to try: what was found, and what advice says of those seldom tried."""
        row = self.own
        root = PULL * sqrt(row.visits + 1.0)
        most = -1.0
        chosen: Arm | None = None
        mean = 0.5
        if row.visits:
            mean = sum([arm.total for arm in row.arms.values()]) / row.visits
        for arm in row.arms.values():
            value = arm.total / arm.visits if arm.visits else mean
            value += root * arm.prior / (1.0 + arm.visits)
            if value > most:
                most = value
                chosen = arm
        assert chosen is not None
        return chosen

    def _choose(self, state: State, seat: int, row: Row) -> Arm:
        """Which answer to try below the root: few at first, those the policy likes, more the oftener one comes by."""
        legal = state.legal(seat)
        tried: list[Arm] = []
        arms = row.arms
        for action in legal:
            arm = arms.get(action.index)
            if arm is not None:
                tried.append(arm)
        if len(tried) < len(legal) and len(tried) * len(tried) <= row.visits:
            action = self.game.policy(state, seat, self.rng)
            if action.index in arms:
                action = self.rng.choice([one for one in legal if one.index not in arms])
            arm = arms[action.index] = Arm(action, 0.0)
            return arm
        most = -1.0
        chosen = tried[0]
        for arm in tried:
            arm.available += 1
            value = 2.0
            if arm.visits:
                value = arm.total / arm.visits + CURIOSITY * sqrt(log(arm.available + 1.0) / arm.visits)
            if value > most:
                most = value
                chosen = arm
        return chosen

    def _play_out(self, state: State, budget: Budget) -> bool:
        """To the end by the policy; False if the time is over first."""
        game = self.game
        rng = self.rng
        for step in range(LONGEST):
            if not state.stack:
                return True
            if step & TICK == TICK and budget.late:
                return False
            frame = state.stack[-1]
            seat = frame[1] if frame[1] != TOGETHER else state.waiting[0]
            state.play(seat, game.policy(state, seat, rng))
        return True


def _often_tried(one: Finding) -> tuple[int, float, float]:
    return one.tries, one.mean, one.advised


def _given(frame: Frame) -> int:
    """How many answers a together frame holds."""
    return sum([len(given) for given in frame[2]])


def priors(game: Game[Any, Any], view: View) -> list[tuple[Action, float]]:
    """The viewer's answers with how likely a sensible player would give them, the likeliest first."""
    advice = game.advice(view)
    best = max(value for _, value in advice)
    scale = SOFTNESS * game.spread
    weights = [exp(max(-20.0, (value - best) / scale)) for _, value in advice]
    total = sum(weights)
    found = [(action, weight / total) for (action, _), weight in zip(advice, weights, strict=True)]
    found.sort(key=lambda pair: -pair[1])
    return found
