"""The bot that takes the answer the game's own advice values most; it does not look further ahead."""

from __future__ import annotations

from dovre.kernel.action import Action
from dovre.kernel.game import load
from dovre.kernel.rng import Rng
from dovre.kernel.view import View


class Greedy:
    def choose(self, view: View, seconds: float, rng: Rng) -> Action:
        advice = load(view.slug).advice(view)
        best = max(value for _, value in advice)
        return rng.choice([action for action, value in advice if value == best])
