"""The interface of a bot."""

from __future__ import annotations

from typing import Protocol

from dovre.kernel.action import Action
from dovre.kernel.errors import DovreError
from dovre.kernel.rng import Rng
from dovre.kernel.view import View


class Bot(Protocol):
    """Chooses one of the viewer's legal answers. Reproducible: the same view, budget and rng give the same choice."""

    name: str

    def choose(self, view: View, budget: float, rng: Rng) -> Action:
        """`budget` is how many seconds it may think; bots that do not search ignore it."""
        ...


class UnknownBot(DovreError):
    """There is no bot of this name."""

    key = "error.bot"
