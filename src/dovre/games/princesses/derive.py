"""What follows from the rest of the table: made anew for a state that was put together from its zones."""

from __future__ import annotations

from dovre.games.princesses.components import (
    BOARDS,
    FIRST_VILLAGE,
    HUMANS_COUNTED,
    N_CAVES,
    N_COUNTED,
    N_RESOURCES,
    N_WHERE,
    OF_KIND,
    START_SLOTS,
    STORED,
    bits_of,
)
from dovre.games.princesses.rules.effects import hold_card, upgrade
from dovre.games.princesses.rules.network import open_notches, rejoin
from dovre.games.princesses.rules.setup import clear_derived
from dovre.games.princesses.state import NONE, PrincessesState


def derive(s: PrincessesState) -> None:
    """Sites, tracks, masks of networks, slots, counts and crowds."""
    clear_derived(s)
    for seat in range(s.seats):
        if s.boards[seat] != NONE:
            base = seat * N_RESOURCES
            s.sites[base : base + N_RESOURCES] = BOARDS[s.boards[seat]].sites
            open_notches(s, seat)
        for slot in bits_of(s.vacant[seat]):
            upgrade(s, seat, START_SLOTS[slot].effect)
        rejoin(s, seat)
        for card in s.cards[seat]:
            hold_card(s, seat, card)
        _count(s, seat)


def _count(s: PrincessesState, seat: int) -> None:
    for village in range(s.seats):
        s.crowd[village] += s.trolls[seat * N_WHERE + FIRST_VILLAGE + village]
    count = seat * N_COUNTED
    for kind, at in enumerate(STORED):
        s.tally[count + at] = (s.stored[seat] & OF_KIND[kind]).bit_count()
    s.tally[count + HUMANS_COUNTED] = sum(s.humans[seat * N_CAVES : (seat + 1) * N_CAVES])
