"""In the Hall of the Mountain King."""

from dovre.games.hall.game import GAME

__all__ = ["GAME"]
