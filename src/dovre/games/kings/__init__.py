"""Kings under Mountains."""

from dovre.games.kings.game import GAME

__all__ = ["GAME"]
