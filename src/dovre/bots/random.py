"""The bot that takes any legal answer, all with the same chance."""

from __future__ import annotations

from dovre.kernel.action import Action
from dovre.kernel.rng import Rng
from dovre.kernel.view import View


class Random:
    def choose(self, view: View, seconds: float, rng: Rng) -> Action:
        return rng.choice(view.legal)
