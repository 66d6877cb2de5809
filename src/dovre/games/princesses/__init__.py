"""Trolls & Princesses."""

from dovre.games.princesses.game import GAME

__all__ = ["GAME"]
