"""Fall of the Mountain King."""

from dovre.games.fall.game import GAME

__all__ = ["GAME"]
