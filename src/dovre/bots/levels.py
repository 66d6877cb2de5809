"""The levels people choose from: `gentle`, `steady` and `strong`. Each plays by its own head, in every game.

- `gentle` likes good answers, not only the best one: it goes by the game's advice with a soft hand, looks no further
  than the answer at hand, and never takes one that advice thinks poor.
- `steady` takes what advice values most.
- `strong` searches (`mcts.py`), two seconds at most, and plays the plan it has found for its turn.

They go by the view, which holds what its seat could know, what was seen earlier included; but in `kings` not which
mines the others have finished, since those lie face down and only their owner may look. Only a plan is kept from one
answer to the next.
"""

from __future__ import annotations

from math import exp

from dovre.bots.greedy import Greedy
from dovre.bots.mcts import Mcts
from dovre.kernel.action import Action
from dovre.kernel.game import load
from dovre.kernel.rng import Rng
from dovre.kernel.view import View

LEVELS = ("gentle", "steady", "strong")
SLACK = 3.0  # points: how far below the best an answer of `gentle` may lie
LEANING = 1.7  # points: how much it leans to the better ones, the smaller the more
LONGEST = 2.0  # seconds that `strong` thinks at most


class Gentle:
    """Any of the good answers, the better ones more often."""

    def choose(self, view: View, seconds: float, rng: Rng) -> Action:
        advice = load(view.slug).advice(view)
        best = max(value for _, value in advice)
        good = [(action, value) for action, value in advice if value >= best - SLACK]
        weights = [exp((value - best) / LEANING) for _, value in good]
        left = rng.random() * sum(weights)
        for (action, _), weight in zip(good, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return good[-1][0]


class Steady(Greedy):
    """The answer that advice values most."""


class Strong(Mcts):
    """Search, for two seconds at most."""

    def choose(self, view: View, seconds: float, rng: Rng) -> Action:
        return super().choose(view, min(seconds, LONGEST), rng)
