"""The games as environments for learning: PettingZoo, Gymnasium and OpenSpiel, as optional extras.

    pip install 'dovre[envs]'         # dovre.envs.pettingzoo_env, dovre.envs.gymnasium_env
    pip install 'dovre[openspiel]'    # dovre.envs.openspiel_game

All three ask one seat at a time, tell it its view as numbers (`kernel/observation.py`) and which answers are legal, and
reward it once, at the end, by its place.
"""

from __future__ import annotations

from dovre.envs.extras import needed
from dovre.envs.rewards import rewards
from dovre.kernel.errors import MissingExtra

__all__ = ["MissingExtra", "needed", "rewards"]
