"""End (KING-E): the instant the deck has no card left."""

from __future__ import annotations

from dovre.games.kings import events
from dovre.games.kings.components import ENDS
from dovre.games.kings.state import KingsState


def finish(s: KingsState, reason: str) -> None:
    """No turn is completed; hands and mines under the kings are shown. [KING-E01..KING-E03, KING-E10, KING-E11]"""
    s.end = ENDS.index(reason)
    s.stack.clear()
    if s.sink is not None:
        events.ended(s)
