"""Caves and tracks (FALL-D): who stands where, what that makes of a cave, and discs that move forward."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.components import (
    BIT,
    CAVES,
    KHAZGA,
    N_CAVES,
    N_CLANS,
    PAWN_OF,
    QUODDA,
    SPACES,
    lairs_of,
)
from dovre.games.fall.state import NONE, FallState

KHAZGA_PAWN = PAWN_OF[KHAZGA]
QUODDA_PAWN = PAWN_OF[QUODDA]

# -- units ------------------------------------------------------------------------------------------------------------
# Every unit is a troll; a champion pawn counts as one unless its card says otherwise. [FALL-D12]


def add_trolls(s: FallState, seat: int, space: int, count: int = 1) -> None:
    """Trolls from the supply to a cave. [FALL-S15]"""
    at = seat * SPACES + space
    s.reserve[seat] -= count
    s.trolls[at] += count
    s.units[at] += count
    s.crowd[space] += count
    s.held[seat] |= BIT[space]


def remove_troll(s: FallState, seat: int, space: int) -> None:
    """A troll back to its owner's supply."""
    at = seat * SPACES + space
    s.reserve[seat] += 1
    s.trolls[at] -= 1
    s.units[at] -= 1
    s.crowd[space] -= 1
    if not s.units[at]:
        s.held[seat] &= ~BIT[space]


def move_troll(s: FallState, seat: int, start: int, goal: int) -> None:
    remove_troll(s, seat, start)
    add_trolls(s, seat, goal)


def place_pawn(s: FallState, seat: int, pawn: int, space: int) -> None:
    at = seat * SPACES + space
    s.pawns[pawn] = space
    s.units[at] += 1
    s.crowd[space] += 1
    s.held[seat] |= BIT[space]


def lift_pawn(s: FallState, seat: int, pawn: int) -> None:
    """A pawn off the board, to be placed elsewhere."""
    space = s.pawns[pawn]
    at = seat * SPACES + space
    s.pawns[pawn] = NONE
    s.units[at] -= 1
    s.crowd[space] -= 1
    if not s.units[at]:
        s.held[seat] &= ~BIT[space]


def move_pawn(s: FallState, seat: int, pawn: int, goal: int) -> None:
    lift_pawn(s, seat, pawn)
    place_pawn(s, seat, pawn, goal)


def pawns_at(s: FallState, seat: int, space: int) -> list[int]:
    """The champion pawns of a seat in a cave."""
    at = seat * SPACES + space
    if s.units[at] == s.trolls[at]:
        return []
    return [PAWN_OF[c] for c in s.champions[seat] if PAWN_OF[c] != NONE and s.pawns[PAWN_OF[c]] == space]


def own_pawns(s: FallState, seat: int) -> list[int]:
    """The champion pawns of a seat that are on the board, in the order of the alphabet."""
    return sorted([PAWN_OF[c] for c in s.champions[seat] if PAWN_OF[c] != NONE and s.pawns[PAWN_OF[c]] != NONE])


def stands_at(s: FallState, seat: int, champion: int, space: int) -> bool:
    """Whether this seat has that champion, and its pawn stands there."""
    return s.owner[champion] == seat and s.pawns[PAWN_OF[champion]] == space


# -- what a cave is ---------------------------------------------------------------------------------------------------


def own_lairs(s: FallState, seat: int) -> int:
    """The two lairs of a seat, as a mask; nobody else enters them, and a lair is a cave. [FALL-D01, FALL-D02]"""
    pair = s.lairs[seat]
    if pair == NONE:
        return 0
    first, second = lairs_of(pair)
    return BIT[first] | BIT[second]


def held_by_others(s: FallState, seat: int) -> int:
    found = 0
    for other in range(s.seats):
        if other != seat:
            found |= s.held[other]
    return found


def held_by_all(s: FallState) -> int:
    found = 0
    for mask in s.held:
        found |= mask
    return found


def inhabited(s: FallState, seat: int) -> int:
    """With a troll of this seat; its lairs always. [FALL-D05, FALL-D07, FALL-D08]"""
    return s.held[seat] | own_lairs(s, seat)


def dominated(s: FallState, seat: int) -> int:
    """With trolls of this seat alone; its lairs always. [FALL-D06, FALL-D07]"""
    return s.held[seat] & ~held_by_others(s, seat) | own_lairs(s, seat)


def controlled(s: FallState, seat: int) -> int:
    """The caves (no lairs: Q-20) where this seat has more trolls than each opponent. [FALL-D03, FALL-D04, FALL-D08]"""
    mine = s.held[seat] & CAVES
    others = held_by_others(s, seat)
    shared = mine & others
    found = mine & ~others
    while shared:
        low = shared & -shared
        if _leads(s, seat, low.bit_length() - 1):
            found |= low
        shared ^= low
    return found


def _leads(s: FallState, seat: int, cave: int) -> bool:
    """The most trolls: Khazga counts as two, Quodda's owner wins ties for the most. [FALL-D03, FALL-D04]"""
    khazga = s.owner[KHAZGA] if s.pawns[KHAZGA_PAWN] == cave else NONE
    own = s.units[seat * SPACES + cave] + (khazga == seat)
    best = 0
    for other in range(s.seats):
        if other != seat:
            count = s.units[other * SPACES + cave] + (khazga == other)
            best = max(best, count)
    if own == best:
        return s.pawns[QUODDA_PAWN] == cave and s.owner[QUODDA] == seat
    return own > best


def controller(s: FallState, cave: int) -> int:
    """Who controls a cave, NONE where nobody does. [FALL-D03, FALL-D04]"""
    for seat in range(s.seats):
        if s.held[seat] & BIT[cave] and controlled(s, seat) & BIT[cave]:
            return seat
    return NONE


def occupied(s: FallState) -> int:
    """The caves that are not empty: with a troll or a gnome. [FALL-D09, FALL-D10]"""
    return (held_by_all(s) & CAVES) | s.invaded


def is_lair(space: int) -> bool:
    return space >= N_CAVES


# -- discs on planks and champion tracks ------------------------------------------------------------------------------


def reach_value(
    values: list[int], ranks: tuple[int, ...], seat: int, value: int, base: int, step: int
) -> tuple[int, ...]:
    """Put a disc at a value, any value, behind those that were there first; who leads now. [FALL-D15, FALL-D16, Q-34]

    The values of one track lie `step` apart from `base` on.
    """
    values[base + seat * step] = value
    others = [other for other in ranks if other != seat]
    if value == 0:
        return tuple(others)
    at = 0
    while at < len(others) and values[base + others[at] * step] >= value:
        at += 1
    others.insert(at, seat)
    return tuple(others)


def gain_votes(s: FallState, seat: int, clan: int, count: int) -> None:
    """A disc on that plank, or the disc there moves forward. [FALL-D14]"""
    value = s.votes[seat * N_CLANS + clan] + count
    s.ranks[clan] = reach_value(s.votes, s.ranks[clan], seat, value, clan, N_CLANS)
    if s.sink is not None:
        events.voted(s, seat, clan, count, value)


def lose_votes(s: FallState, seat: int, clan: int, count: int) -> None:
    """Votes that leave a plank: the disc arrives last on the lower value."""
    value = s.votes[seat * N_CLANS + clan] - count
    s.ranks[clan] = reach_value(s.votes, s.ranks[clan], seat, value, clan, N_CLANS)
