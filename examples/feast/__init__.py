"""The Feast: a small example game for one to four, with everything that kernel and table offer."""

from feast.game import GAME

__all__ = ["GAME"]
