"""One question, several searches: each process deals and plays on by itself, and what they found is added up.

The processes are started at the first question and kept for the next ones. With a number of simulations the answer
depends on how many processes share them, and on nothing else.
"""

from __future__ import annotations

import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor, wait
from functools import cache
from time import time

from dovre.bots.budget import Budget
from dovre.bots.findings import Finding
from dovre.bots.plans import PlanSearch
from dovre.bots.processes import interrupts_held_back
from dovre.bots.tree import TreeSearch
from dovre.bots.turns import TurnSearch
from dovre.kernel.game import load
from dovre.kernel.rng import MAX_SEED, Rng
from dovre.kernel.view import View

MOST = 64  # processes
REPLY = 0.95  # of the seconds: what has not come back by then is left out


def search_for(view: View, rng: Rng) -> TreeSearch | PlanSearch | TurnSearch:
    """The kind of search that suits the game."""
    game = load(view.slug)
    if game.foresees:
        return TurnSearch(game, view, rng)
    return PlanSearch(game, view, rng) if game.long_turns else TreeSearch(game, view, rng)


@cache
def _helpers(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))


def ask_helpers(view: View, sims: int, seconds: float, rng: Rng, helpers: int) -> list[Future[list[Finding]]]:
    """Let other processes search, each with a share of the simulations, or all as long as the seconds last."""
    if not helpers:
        return []
    pool = _helpers(helpers)
    until = time() + seconds if seconds > 0 else 0.0
    with interrupts_held_back():
        return [pool.submit(_search, view, sims, until, rng.bits() & MAX_SEED) for _ in range(helpers)]


def replies(asked: list[Future[list[Finding]]], seconds: float, since: float) -> list[Finding]:
    """What the others found, as far as it comes in time."""
    left = max(0.0, since + REPLY * seconds - time()) if seconds > 0 else None
    done, late = wait(asked, left)
    for future in late:
        future.cancel()
    return [finding for future in asked if future in done for finding in future.result()]


def _search(view: View, sims: int, until: float, seed: int) -> list[Finding]:
    """A search in a process of its own; nothing if its time is over before it began."""
    left = until - time() if until else 0.0
    if until and left <= 0.0:
        return []
    search = search_for(view, Rng.of(seed))
    search.run(Budget(sims, left))
    return search.findings()
