"""Bots: players that are programs. A bot gets a view and nothing else: `choose(view, seconds, rng)`.

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
from dovre.bots.lookup import BOTS, bot, bot_names

__all__ = ["BOTS", "Bot", "UnknownBot", "bot", "bot_names"]
