"""What follows from the rest of the table: made anew for a state that was put together from its zones."""

from __future__ import annotations

from dovre.games.hall.components import BIT, COPIES, N_KINDS, PACK, SYMBOLS, TUNNEL_CELLS, TUNNEL_SHAPE
from dovre.games.hall.rules.network import rebuild
from dovre.games.hall.state import NONE, HallState


def derive(s: HallState) -> None:
    """Piles, free rock, networks, what lies on the Trolls."""
    s.piles = list(COPIES)
    s.free = s.board.rock
    for place in s.tunnels:
        s.piles[TUNNEL_SHAPE[place]] -= 1
        s.free &= ~TUNNEL_CELLS[place]
    for portal in s.portals:
        if portal != NONE:
            s.free &= ~BIT[portal]
    s.rubble &= s.free
    s.buried &= s.free
    rebuild(s)
    s.held = [0] * (s.seats * N_KINDS)
    for at, card in enumerate(s.packs):
        if card != NONE:
            for n, kind in enumerate(SYMBOLS[card]):
                s.held[at // PACK * N_KINDS + kind] += s.loads[at] >> n & 1
