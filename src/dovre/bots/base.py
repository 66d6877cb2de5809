"""The interface of a bot, and what can be wrong with one."""

from __future__ import annotations

from typing import Protocol

from dovre.kernel.action import Action
from dovre.kernel.errors import DovreError
from dovre.kernel.rng import Rng
from dovre.kernel.view import View


class Bot(Protocol):
    """Chooses one of the viewer's legal answers. Reproducible: the same view and rng give the same choice.

    Each seat of each game has an object of its own, so a bot may keep what its seat has seen. A class may say what can
    stand behind its name: with `options = {"sims": int}` in it, `name:sims=200` makes it with `sims=200`.
    """

    def choose(self, view: View, seconds: float, rng: Rng, /) -> Action:
        """`seconds` is how long it may think, 0 for no limit; bots that do not search ignore it."""
        ...


class UnknownBot(DovreError):
    """There is no bot of this name, or it cannot be used as it is written."""

    key = "error.bot"
