"""Search for games of short turns that can foresee: every turn one could take, the best of them tried over a round.

First all turns of the viewer are played on a few tables that it could believe, and the game's foresight judges each of
them at its end: the chance to win from there. Then the best few, one for each first answer, are tried on new tables:
the others answer as a sensible player would, and what the viewer's next turn is then worth at best is what was found.
All of them are tried on the same tables, so that luck does not decide between them.
"""

from __future__ import annotations

from typing import Any

from dovre.bots.budget import Budget
from dovre.bots.findings import Finding, Line
from dovre.kernel.action import Action
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng
from dovre.kernel.state import State
from dovre.kernel.view import View

LOOKING = 0.12  # the share of the budget for judging all turns; the rest is for trying the best
ENOUGH = 12  # tables on which all turns are judged, however large the budget
SETTLED = 60  # tries of a turn that are enough to choose by, however large the budget
TRIED = 5  # turns that are tried
FORESIGHT = 3.0  # how many tries what was foreseen counts for
LONGEST = 400  # answers of the others in a round at most


class Choice:
    """One answer of the viewer within the turn: what was foreseen after it, or the answers that may follow."""

    __slots__ = ("action", "choices", "total", "tries")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.choices: dict[int, Choice] = {}
        self.tries = 0
        self.total = 0.0

    def worth(self) -> float:
        """The mean of what was foreseen; of answers that may follow, that of the best one."""
        if self.choices:
            return max([choice.worth() for choice in self.choices.values()])
        return self.total / self.tries if self.tries else 0.0

    def line(self) -> Line:
        """This answer and the best ones after it."""
        line = [self.action]
        choices = self.choices
        while choices:
            best = max(choices.values(), key=Choice.worth)
            line.append(best.action)
            choices = best.choices
        return line


class TurnSearch:
    """A search from one view. `run` thinks, `best` tells."""

    def __init__(self, game: Game[Any, Any], view: View, rng: Rng) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.start = 0  # turns begun when the question was put
        self.choices: dict[int, Choice] = {action.index: Choice(action) for action in view.legal}
        self.tried: list[Finding] = []
        self.known: dict[View, Action] = {}  # what is likely to be answered, by what a seat sees

    def run(self, budget: Budget) -> None:
        if len(self.choices) == 1:
            return
        tables = 0
        while tables == 0 or not (budget.used(LOOKING) or tables == ENOUGH):
            state = self.game.determinize(self.view, self.rng)
            self.start = self.game.turns(state)
            self._judge_all(state, self.choices)
            tables += 1
            budget.done += 1
        self._try_best(budget)

    def best(self) -> Action:
        return self.best_of(self.findings()).line[0]

    def findings(self) -> list[Finding]:
        """The turns that were tried; if none was, what was foreseen of each."""
        if self.tried and self.tried[0].tries:
            return self.tried
        return [Finding(one.line(), 1, one.worth(), one.worth()) for one in self.choices.values()]

    def best_of(self, findings: list[Finding]) -> Finding:
        """Of findings of one search, or of several added up, the one to go by: none that was soon dropped."""
        most = max([one.tries for one in findings])
        return max([one for one in findings if 2 * one.tries >= most], key=_judged)

    # -- all turns -----------------------------------------------------------------------------------------------------

    def _judge_all(self, state: State, choices: dict[int, Choice]) -> None:
        """Every answer that is left in this turn, each to the end of the turn."""
        for action in state.legal(self.seat):
            choice = choices.get(action.index)
            if choice is None:
                choice = choices[action.index] = Choice(action)
            after = state.copy()
            after.play(self.seat, action)
            if self._is_own(after):
                self._judge_all(after, choice.choices)
            else:
                choice.tries += 1
                choice.total += self.game.foresee(after, self.seat)

    def _is_own(self, state: State) -> bool:
        """Whether the turn goes on."""
        return bool(state.stack) and self.game.turns(state) == self.start

    # -- the best of them ----------------------------------------------------------------------------------------------

    def _try_best(self, budget: Budget) -> None:
        ranked = sorted(self.choices.values(), key=lambda choice: -choice.worth())[:TRIED]
        self.tried = [Finding(choice.line(), 0, 0.0, choice.worth()) for choice in ranked]
        self._try_until(LOOKING + (1.0 - LOOKING) * 0.5, SETTLED // 2, self.tried, budget)
        half = sorted(self.tried, key=_judged, reverse=True)[: (len(self.tried) + 1) // 2]
        self._try_until(1.0, SETTLED, half, budget)

    def _try_until(self, share: float, tries: int, turns: list[Finding], budget: Budget) -> None:
        """Try some turns until so much of the budget is used, or they were tried so often."""
        while not budget.used(share) and turns[0].tries < tries:
            believed = self.game.determinize(self.view, self.rng)
            found: list[float] = []
            for turn in turns:
                value = self._try(believed.copy(), turn.line, budget)
                if value < 0.0:
                    return
                found.append(value)
                budget.done += 1
            for turn, value in zip(turns, found, strict=True):
                turn.tries += 1
                turn.total += value

    def _try(self, state: State, line: Line, budget: Budget) -> float:
        """What a turn is worth a round later; below 0 if the time is over before that is known."""
        for action in line:
            if self._is_own(state) and action in state.legal(self.seat):
                state.play(self.seat, action)
        for _ in range(LONGEST):
            if not state.stack or state.waiting[0] == self.seat:
                break
            if budget.late:
                return -1.0
            seat = state.waiting[0]
            state.play(seat, self._likely(state, seat))
        return self._best_turn(state)

    def _best_turn(self, state: State) -> float:
        """What the own turn brings at best, answer by answer: each is judged with the first one that may follow."""
        if not state.stack:
            return self.game.foresee(state, self.seat)
        turn = self.game.turns(state)
        most = 0.0
        while state.stack and self.game.turns(state) == turn:
            most = -1.0
            best = state
            for action in state.legal(self.seat):
                after = state.copy()
                after.play(self.seat, action)
                value = self._value_of(after, turn)
                if value > most:
                    most = value
                    best = after
            state = best
        return most

    def _value_of(self, state: State, turn: int) -> float:
        """What is foreseen at the end of the turn, if its first answers are given from here on."""
        if state.stack and self.game.turns(state) == turn:
            state = state.copy()
            while state.stack and self.game.turns(state) == turn:
                state.play(self.seat, state.legal(self.seat)[0])
        return self.game.foresee(state, self.seat)

    def _likely(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = state.view(seat)
        action = self.known.get(view)
        if action is None:
            action = self.known[view] = self.game.likely(view)
        return action


def _judged(one: Finding) -> float:
    """What was found, and what was foreseen as if it had been found a few times."""
    return (one.total + FORESIGHT * one.advised) / (one.tries + FORESIGHT)
