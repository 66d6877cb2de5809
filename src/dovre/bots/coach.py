"""A coach: what the answers of a seat are worth, and which answers of a finished game cost most.

It judges by the `advice` of the game, in points and from the view of the seat: it knows nothing that the player could
not know.

>>> import dovre
>>> state = dovre.game("kings").new(seats=2, seed=1)
>>> best, *others = judge(state.view(state.waiting[0]))
>>> best.less, all(one.less >= 0 for one in others)
(0.0, True)
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from dovre.kernel.game import load
from dovre.kernel.view import View

LEAST_COST = 1.0  # points; what costs less is a matter of taste
MOST_COSTLY = 5


class Judged(NamedTuple):
    """An answer, and by how many points it is worse than the best one."""

    token: str
    less: float


class Costly(NamedTuple):
    """An answer of a finished game that was worse than another one, in words."""

    number: int  # of its entry in the log
    asked: str
    chosen: str
    better: str
    less: float


def judge(view: View) -> list[Judged]:
    """All answers of the viewer, the best first."""
    advice = load(view.slug).advice(view)
    best = max([value for _, value in advice], default=0.0)
    judged = [Judged(action.token, best - value) for action, value in advice]
    return sorted(judged, key=lambda one: one.less)


class Played(NamedTuple):
    """A game as it was played: how it began, and the answers that stand, each with its number, seat and token."""

    slug: str
    seats: int
    seed: int
    options: Mapping[str, str]
    answers: tuple[tuple[int, int, str], ...]


def costly_answers(played: Played, seat: int, lang: str, names: Iterable[str], most: int = MOST_COSTLY) -> list[Costly]:
    """The answers of a seat that cost most, the dearest first; judged from what the seat saw when it gave them."""
    game = load(played.slug)
    texts = game.texts(lang).named(tuple(names))
    state = game.new(played.seats, played.seed, played.options)
    found: list[Costly] = []
    for number, who, token in played.answers:
        action = game.parse(token)
        if who == seat and len(state.legal(seat)) > 1:
            view = state.view(seat)
            judged = judge(view)
            less = next(one.less for one in judged if one.token == token)
            if less >= LEAST_COST and view.decision is not None:
                asked, better = game.prompt(view.decision, texts), game.parse(judged[0].token)
                labels = game.label(view, action, texts), game.label(view, better, texts)
                found.append(Costly(number, asked, *labels, less))
        state.play(who, action)
    return heapq.nlargest(most, found, key=lambda one: one.less)
