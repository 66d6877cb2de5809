"""Search for games of long turns: plans for the own turn, the best of them tried over a round.

A turn of such a game is many answers that mean little one by one. First a tree over the viewer's own answers grows to
the end of the turn: where to look comes from the game's advice, what a turn is worth from its estimate, and whatever
lies outside the tree is answered as `greedy` would. Then many plans, the best one for each first answer and whatever
else looked good, are played on new tables that the viewer could believe, and on for at least a round, in which
everybody plays as `greedy` would; again and again the better half of them goes on. So is what advice alone would do: a
plan is followed only where it is surely better. On one table the others answer alike whatever the plan, as long as they
may. The best plan is kept for the rest of the turn, as long as the table shows what it expected.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from dovre.bots.budget import Budget
from dovre.bots.findings import Finding, Line
from dovre.bots.reward import Rewards
from dovre.bots.tree import SOFTNESS, priors
from dovre.kernel.action import Action
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng
from dovre.kernel.state import State
from dovre.kernel.view import View

WIDEST = 12  # answers looked at in a question: the best by advice
PULL = 0.8  # how much the prior counts against what was found
FIRST = 0.3  # how much what was found counts in the first answer, where an estimate after one turn is a poor judge
ADVICE = 4.0  # how many tries of a plan the advice on its first answer counts for
CAUTION = 0.7  # how many standard errors a plan must be better than what advice alone would do
DOUBT = 2.0  # standard errors within which two plans may still be equally good
LEAST = 6  # tables on which plans are tried before one is dropped
PLANNING = 0.4  # the share of the budget for making plans; the rest is for trying them
ENOUGH = 200  # simulations for making plans, however large the budget
TRIED = 12  # how many plans are tried
UNSURE = 0.1  # of all that was found: how much worse a plan seems that was looked at once
LONGEST_PLAN = 14  # own answers a plan reaches; what comes after them is no longer part of the turn
LONGEST = 1_500  # answers after which a table is estimated however far its turns are


class Branch:
    """One answer of the viewer within the turn."""

    __slots__ = ("action", "child", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.child: Fork | None = None


class Fork:
    """A question to the viewer within the turn; its branches come from advice when it is first put."""

    __slots__ = ("branches", "visits")

    def __init__(self, branches: list[Branch]) -> None:
        self.branches = branches
        self.visits = 0


class Others:
    """What the other seats answer on one table, whichever plan is tried there.

    They give the answers that they gave at the first plan, as long as they may: so what they happen to do does not
    decide between plans, and is thought out once.
    """

    __slots__ = ("answers", "count", "strayed", "turn")

    def __init__(self) -> None:
        self.answers: dict[tuple[int, int, int], Action] = {}  # by turn, seat, and which answer of that turn it is
        self.turn = -1
        self.count = 0
        self.strayed = False  # an answer of this turn could not be given: the rest of it is thought out anew

    def begin(self) -> None:
        """The next plan is tried on the table."""
        self.turn = -1

    def next_place(self, turn: int, seat: int) -> tuple[int, int, int]:
        """Where the next answer stands."""
        if turn != self.turn:
            self.turn = turn
            self.count = 0
            self.strayed = False
        self.count += 1
        return turn, seat, self.count


class PlanSearch:
    """A search from one view. `run` thinks, `best` tells, `expected` is what the plan answers later in the turn."""

    def __init__(self, game: Game[Any, Any], view: View, rng: Rng) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.rewards = Rewards(game, view)
        self.root = Fork(self._branches(view))
        self.start = 0  # turns begun when the question was put
        self.low = 1.0
        self.high = 0.0
        self.tried: list[Finding] = []  # plans, with what they brought
        self.known: dict[View, Action] = {}  # what is likely to be answered, by what the seat sees
        self.remembers = _is_hashable(view)

    def run(self, budget: Budget) -> None:
        first = self.game.determinize(self.view, self.rng)
        self.start = self.game.turns(first)
        if self.view.seats == 1:
            self.rewards.begin(first)
        if len(self.root.branches) > 1:
            self._make_plans(budget)
            self._try_plans(budget)

    def best(self) -> Action:
        return self.best_of(self.findings()).line[0]

    def findings(self) -> list[Finding]:
        """The plans that were tried; if none was, the one looked at most."""
        if self.tried:
            return self.tried
        lines = self._lines()
        return [Finding(lines[0] if lines else [self.root.branches[0].action], 0, 0.0, 0.0)]

    def best_of(self, findings: list[Finding]) -> Finding:
        """Of findings of one search, or of several added up, the one to go by: none that was soon dropped."""
        most = max([one.tries for one in findings if not one.is_usual], default=0)
        return _best_first([one for one in findings if one.is_usual or 2 * one.tries >= most])[0]

    def expected(self, line: Line) -> list[tuple[View, Action]]:
        """What the viewer would see in the rest of the turn if nothing unforeseen comes up, with the plan's answers."""
        state = self.game.determinize(self.view, self.rng)
        state.play(self.seat, line[0])
        at = 1
        found: list[tuple[View, Action]] = []
        while self._is_own_turn(state) and len(found) < LONGEST_PLAN:
            seat = self._asked(state)
            if seat != self.seat:
                state.play(seat, self._greedy(state, seat))
                continue
            legal = state.legal(seat)
            action = self.game.usual(state, seat) or (legal[0] if len(legal) == 1 else None)
            if action is None:
                planned = at < len(line) and line[at] in legal
                action = line[at] if planned else self._greedy(state, seat)
                at += 1
            found.append((state.view(seat), action))
            state.play(seat, action)
        return found

    # -- plans -------------------------------------------------------------------------------------------------------

    def _make_plans(self, budget: Budget) -> None:
        while not budget.used(PLANNING) and self.root.visits < ENOUGH:
            path: list[tuple[Fork, Branch]] = []
            state = self.game.determinize(self.view, self.rng)
            if not self._play_turn(state, path, budget):
                return
            value = self.rewards.of(state)[self.seat]
            self.low = min(self.low, value)
            self.high = max(self.high, value)
            for fork, branch in path:
                fork.visits += 1
                branch.visits += 1
                branch.total += value
            budget.done += 1

    def _play_turn(self, state: State, path: list[tuple[Fork, Branch]], budget: Budget) -> bool:
        """Play the own turn to its end: by the tree, and greedily where it has nothing yet, which is added to it."""
        fork = self.root
        while self._is_own_turn(state) and len(path) < LONGEST_PLAN:
            if budget.late:
                return False
            seat = self._asked(state)
            if seat != self.seat:
                state.play(seat, self._greedy(state, seat))
                continue
            legal = state.legal(seat)
            action = self.game.usual(state, seat) or (legal[0] if len(legal) == 1 else None)
            if action is not None and path:
                state.play(seat, action)
                continue
            if not fork.branches:
                fork.branches = self._branches(state.view(seat))
            branch = self._choose(fork, legal)
            if branch is None:  # chance brought another question than the one that the tree knows
                state.play(seat, self._greedy(state, seat))
                continue
            path.append((fork, branch))
            state.play(seat, branch.action)
            if branch.child is None:
                branch.child = Fork([])
            fork = branch.child
        return True

    def _choose(self, fork: Fork, legal: list[Action]) -> Branch | None:
        root = PULL * sqrt(fork.visits + 1.0)
        trust = FIRST if fork is self.root else 1.0
        span = self.high - self.low
        most = -1.0
        chosen: Branch | None = None
        for branch in fork.branches:
            value = root * branch.prior / (1.0 + branch.visits)
            if branch.visits and span > 0.0:
                value += trust * (branch.total / branch.visits - self.low) / span
            elif span > 0.0:
                value += trust * 0.5
            if value > most and branch.action in legal:
                most = value
                chosen = branch
        return chosen

    def _branches(self, view: View) -> list[Branch]:
        return [Branch(action, prior) for action, prior in priors(self.game, view)[:WIDEST]]

    # -- trying them -------------------------------------------------------------------------------------------------

    def _lines(self) -> list[Line]:
        """Plans to try: the best one for each first answer, those looked at most first, then what else looked good."""
        firsts = [branch for branch in self.root.branches if branch.visits]
        firsts.sort(key=lambda branch: (-branch.visits, -branch.total))
        lines = [_follow(branch) for branch in firsts]
        if len(lines) < TRIED:
            found: list[tuple[float, Line]] = []
            self._collect(self.root, [], found)
            found.sort(key=lambda pair: -pair[0])
            for _, line in found:
                if len(lines) == TRIED:
                    break
                if line not in lines:
                    lines.append(line)
        return lines[:TRIED]

    def _collect(self, fork: Fork, before: Line, found: list[tuple[float, Line]]) -> None:
        """Every plan in the tree from here on, with what it was worth where it leaves the one looked at most."""
        span = self.high - self.low
        for branch in fork.branches:
            if branch.visits:
                worth = branch.total / branch.visits - UNSURE * span / sqrt(branch.visits)
                found.append((worth, [*before, *_follow(branch)]))
                if branch.child is not None:
                    self._collect(branch.child, [*before, branch.action], found)

    def _try_plans(self, budget: Budget) -> None:
        lines = self._lines()
        if len(lines) < 2:
            return
        advised = {branch.action: branch.prior for branch in self.root.branches}
        first = self.root.branches[0]
        # near a draw a point is worth a quarter of its part of the spread, see `squash`; of one now, half lasts
        plans = [Finding(line, 0, 0.0, 0.125 * SOFTNESS * log(advised[line[0]] / first.prior)) for line in lines]
        usual = Finding([first.action], 0, 0.0, 0.0, is_usual=True)  # what advice alone would do
        left = self.tried = [usual, *[plan for plan in plans if plan.line != usual.line]]
        stages = len(plans).bit_length()
        for stage in range(1, stages + 1):
            left = self._try_until(PLANNING + (1.0 - PLANNING) * stage / stages, left, budget)
            if len(left) > 2 and stage < stages:
                left = [usual, *_best_first(left[1:])[: len(left) // 2]]

    def _try_until(self, share: float, plans: list[Finding], budget: Budget) -> list[Finding]:
        """Try plans, the usual one first, until so much of the budget is used or one is best; gives those left."""
        while not budget.used(share) or not plans[0].tries:
            if plans[0].tries >= LEAST:
                plans = _in_question(plans)
            if len(plans) == 1 or not self._try_all(self.game.determinize(self.view, self.rng), plans, budget):
                break
        return plans

    def _try_all(self, believed: State, plans: list[Finding], budget: Budget) -> bool:
        """Every plan on the same table, against the first one; False if the time is over before all were tried."""
        values: list[float] = []
        others = Others()
        for plan in plans:
            state = believed.copy()
            if not self._play_line(state, plan.line, others, budget):
                return False
            values.append(self.rewards.of(state)[self.seat])
            budget.done += 1
        for plan, value in zip(plans, values, strict=True):
            more = value - values[0]
            plan.tries += 1
            plan.total += more
            plan.squares += more * more
        return True

    def _play_line(self, state: State, line: Line, others: Others, budget: Budget) -> bool:
        """The plan, then everybody greedily until each seat has had so many turns as the game wants to look ahead."""
        last = self.start + 1 + self.game.ahead * state.seats
        others.begin()
        at = 0
        for _ in range(LONGEST):
            if not state.stack:
                return True
            turn = self.game.turns(state)
            if turn >= last:
                return True
            if budget.late:
                return False
            seat = self._asked(state)
            action: Action | None = None
            if seat != self.seat:
                action = self._answer_of_other(state, seat, others.next_place(turn, seat), others)
            elif at < len(line):
                legal = state.legal(seat)
                action = self.game.usual(state, seat) if at else None
                if action is None and len(legal) > 1:
                    action = line[at] if line[at] in legal else None
                    at += 1
            state.play(seat, action if action is not None else self._greedy(state, seat))
        return True

    def _answer_of_other(self, state: State, seat: int, place: tuple[int, int, int], others: Others) -> Action:
        """What the seat has answered at an earlier plan if that is still legal, else what it would answer now."""
        known = others.answers.get(place)
        if known is not None and not others.strayed and known in state.legal(seat):
            return known
        action = self._greedy(state, seat)
        if known is not None:
            others.strayed = True
        elif not others.strayed:
            others.answers[place] = action
        return action

    # -- what both need ----------------------------------------------------------------------------------------------

    def _asked(self, state: State) -> int:
        """Who answers next: the viewer first, where several are asked."""
        waiting = state.waiting
        return self.seat if self.seat in waiting else waiting[0]

    def _is_own_turn(self, state: State) -> bool:
        return bool(state.stack) and self.game.turns(state) == self.start

    def _greedy(self, state: State, seat: int) -> Action:
        """The usual answer, else the one that a sensible player is likely to give."""
        action = self.game.usual(state, seat)
        if action is not None:
            return action
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = state.view(seat)
        if not self.remembers:
            return self.game.likely(view)
        action = self.known.get(view)
        if action is None:
            action = self.known[view] = self.game.likely(view)
        return action


def _is_hashable(view: View) -> bool:
    """Whether views can be remembered: those of a game from elsewhere may hold anything."""
    try:
        hash(view)
    except TypeError:
        return False
    return True


def _best_first(plans: list[Finding]) -> list[Finding]:
    """Plans by what they brought beyond the usual one, as far as that is sure, the best one first."""
    return sorted(plans, key=lambda plan: -_gain(plan, -CAUTION))


def _in_question(plans: list[Finding]) -> list[Finding]:
    """The usual plan, by which others are measured, and those that may be the best; it alone where one surely is."""
    best = max(plans, key=lambda plan: _gain(plan, -DOUBT))
    sure = _gain(best, -DOUBT)
    left = [plan for plan in plans if plan is best or _gain(plan, DOUBT) > sure]
    return plans[:1] if len(left) == 1 else [plans[0], *[plan for plan in left if plan is not plans[0]]]


def _gain(plan: Finding, errors: float) -> float:
    """What a plan brings beyond the usual one, by tries and by advice, and so many standard errors."""
    tries = plan.tries + ADVICE
    mean = (plan.total + ADVICE * plan.advised) / tries
    return mean + errors * sqrt(max(0.0, plan.squares / tries - mean * mean) / tries)


def _follow(branch: Branch) -> Line:
    """A plan: this answer, then always the one that was looked at most."""
    line = [branch.action]
    fork = branch.child
    while fork is not None and fork.visits:
        best = fork.branches[0]
        for one in fork.branches:
            if (one.visits, one.total) > (best.visits, best.total):
                best = one
        line.append(best.action)
        fork = best.child
    return line
