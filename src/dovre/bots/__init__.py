"""Bots: players that are programs. A bot gets a view and nothing else: `choose(view, budget, rng)`.

>>> import dovre
>>> from dovre.bots import bot
>>> game = dovre.game("kings")
>>> state = game.new(seats=2, seed=1)
>>> seat = state.waiting[0]
>>> bot("greedy").choose(state.view(seat), 0.0, dovre.Rng.of(1)) in state.legal(seat)
True
"""

from __future__ import annotations

from dovre.bots.base import Bot, UnknownBot
from dovre.bots.greedy import Greedy
from dovre.bots.random import Random

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}


def bot(name: str) -> Bot:
    """The bot with this name."""
    if name not in BOTS:
        raise UnknownBot(name=name[:40], accepted=", ".join(BOTS))
    return BOTS[name]


__all__ = ["BOTS", "Bot", "UnknownBot", "bot"]
