"""Krack of Tower."""

from dovre.games.towers.game import GAME

__all__ = ["GAME"]
