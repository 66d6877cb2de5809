"""The bot that searches: it plays on from tables it could believe, and takes what brought it most.

It sees a view and nothing else. Games of short turns are searched as a tree to their end (`tree.py`), or turn by turn
where the game can foresee (`turns.py`); games of long turns by plans for the own turn (`plans.py`). With seconds it
thinks as long as it may; with a number of simulations, or without either, it repeats itself: the same view and chance
give the same answer.

A plan is kept for the rest of the turn. It goes by what the seat sees: once a view is not the one that was expected,
say because a card was drawn, the plan is forgotten and a new search begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import time
from typing import ClassVar

from dovre.bots.budget import Budget
from dovre.bots.findings import added
from dovre.bots.parallel import MOST, ask_helpers, replies, search_for
from dovre.bots.plans import PlanSearch
from dovre.kernel.action import Action
from dovre.kernel.game import load
from dovre.kernel.rng import Rng
from dovre.kernel.view import View

TREE, PLANS = 400, 80  # simulations where neither their number nor the seconds are said


class Mcts:
    """Searches with so many simulations, or with 0 as long as it may; seconds bound both; processes share it."""

    options: ClassVar[Mapping[str, type]] = {"sims": int, "processes": int}

    def __init__(self, sims: int = 0, processes: int = 1) -> None:
        self.sims = sims
        self.processes = min(max(1, processes), MOST)
        self.plan: list[tuple[View, Action]] = []  # what is expected of the turn under way, with the answers

    def choose(self, view: View, seconds: float, rng: Rng) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        for expected, action in self.plan:
            if expected == view:
                return action
        sims = self.sims
        if not sims and seconds <= 0:
            game = load(view.slug)
            sims = PLANS if game.long_turns or game.foresees else TREE
        return self._search(view, -(-sims // self.processes), seconds, rng)

    def _search(self, view: View, sims: int, seconds: float, rng: Rng) -> Action:
        """Search with so many simulations in each process, and keep the plan that was found."""
        since = time()
        asked = ask_helpers(view, sims, seconds, rng, self.processes - 1)
        search = search_for(view, rng)
        search.run(Budget(sims, seconds))
        findings = search.findings()
        if asked:
            found = [*findings, *replies(asked, seconds, since)]
            findings = added(found, whole=isinstance(search, PlanSearch))
        line = search.best_of(findings).line
        self.plan = []
        if isinstance(search, PlanSearch):
            self.plan = [(view, line[0]), *search.expected(line)]
        return line[0]
