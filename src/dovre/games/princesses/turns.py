"""How many turns have begun: so that search looks ahead in whole turns."""

from __future__ import annotations

from dovre.games.princesses.decisions import TURN
from dovre.games.princesses.state import PrincessesState


def turns(s: PrincessesState) -> int:
    """Each round, each seat has one."""
    begun = s.seats * s.round
    if not s.stack:
        return begun + s.seats
    frame = s.stack[0]
    return begun + (frame[1] - s.first) % s.seats if frame[0] == TURN else begun
