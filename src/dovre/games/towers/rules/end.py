"""The end (TOWR-E): after the phase in which a boss is captured or a city loses its last guard."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.state import TowersState


def end_game(s: TowersState) -> None:
    """[TOWR-E01, TOWR-E02]"""
    s.stack.clear()
    if s.sink is not None:
        events.ended(s)
