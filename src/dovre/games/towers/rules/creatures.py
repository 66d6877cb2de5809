"""Creatures: damage and capture, which of them are alike, where they stand (TOWR-A10..TOWR-A16, TOWR-C)."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.components import (
    BOSS,
    BOSS_LIFE,
    BOSSES,
    FIRST,
    FIXED,
    HORDE_KINDS,
    KIND,
    LEVEL,
    MONSTERS,
    SMASHER,
)
from dovre.games.towers.state import NONE, TowersState


def distinct(s: TowersState, tokens: int) -> list[int]:
    """Of creatures alike in kind, face and cell only the lowest; for those of one path."""
    seen = set()
    found = []
    cell, wounded = s.cell, s.wounded
    while tokens:
        low = tokens & -tokens
        tokens ^= low
        token = low.bit_length() - 1
        key = cell[token] * 16 + KIND[token] * 2 + (1 if wounded & low else 0)
        if key not in seen:
            seen.add(key)
            found.append(token)
    return found


def at_cell(s: TowersState, seat: int, cell: int, among: int = MONSTERS) -> int:
    """The creatures on a cell of a path, a mask."""
    found = 0
    tokens = s.crowd[seat] & among
    while tokens:
        low = tokens & -tokens
        tokens ^= low
        if s.cell[low.bit_length() - 1] == cell:
            found |= low
    return found


def occupied(s: TowersState, seat: int) -> list[int]:
    """The cells of a path with creatures on them. [TOWR-X01]"""
    tokens = s.crowd[seat]
    found = set()
    while tokens:
        low = tokens & -tokens
        tokens ^= low
        found.add(s.cell[low.bit_length() - 1])
    return sorted(found)


def nearest(s: TowersState, seat: int, tokens: int) -> int:
    """Those of these creatures that are nearest to the city, a mask."""
    dist, cell = s.way[seat].dist, s.cell
    best, found = 999, 0
    while tokens:
        low = tokens & -tokens
        tokens ^= low
        far = dist[cell[low.bit_length() - 1]]
        if far < best:
            best, found = far, low
        elif far == best:
            found |= low
    return found


def host_of(s: TowersState, token: int) -> int:
    """The seat on whose path a creature stands."""
    for seat in range(s.seats):
        if s.crowd[seat] >> token & 1:
            return seat
    return NONE


def level_of(s: TowersState, token: int) -> int:
    """By the face that is up. [TOWR-G08]"""
    return LEVEL[KIND[token]][s.wounded >> token & 1]


def horde_on(s: TowersState, seat: int) -> int:
    """Creatures of a path whose face up shows Horde. [TOWR-C01, TOWR-C02]"""
    crowd, wounded = s.crowd[seat], s.wounded
    return (crowd & (HORDE_KINDS[0] & ~wounded | HORDE_KINDS[1] & wounded)).bit_count()


def has_horde(s: TowersState, token: int) -> bool:
    return bool(HORDE_KINDS[s.wounded >> token & 1] >> token & 1)


def put(s: TowersState, seat: int, token: int, cell: int) -> None:
    """A creature onto a cell of a path, from wherever it is; others may stand there. [TOWR-N10]"""
    remove(s, token)
    s.crowd[seat] |= 1 << token
    s.cell[token] = cell


def remove(s: TowersState, token: int) -> None:
    """Off paths, city boards and city tiles; its face is kept."""
    keep = ~(1 << token)
    for seat in range(s.seats):
        s.crowd[seat] &= keep
        s.caught[seat] &= keep
        s.inside[seat] &= keep
    s.cell[token] = NONE


def hit(s: TowersState, seat: int, token: int, damage: int) -> bool:
    """Damage that this seat deals; whether a Smasher turned to its wounded face.

    A healthy monster turns; a wounded one, or one with two damage at once, is captured. [TOWR-A10..TOWR-A12, TOWR-C05]
    """
    if BOSSES >> token & 1:
        hit_boss(s, token - FIRST[BOSS], damage)
        return False
    if damage > 1 or s.wounded >> token & 1:
        capture(s, seat, token)
        return False
    s.wounded |= 1 << token
    if s.sink is not None:
        events.wounded(s, seat, token)
    return SMASHER[KIND[token]]


def hit_boss(s: TowersState, seat: int, damage: int) -> None:
    """The marker advances; the boss turns once, and is captured at the end of its track.

    [TOWR-A13, TOWR-A14, TOWR-A16, TOWR-C07, TOWR-C11]
    """
    token = FIRST[BOSS] + seat
    dealt = min(damage, BOSS_LIFE - s.damage[seat])
    s.damage[seat] += dealt
    if s.sink is not None:
        events.boss_hit(s, seat, dealt)
    if s.damage[seat] == BOSS_LIFE:
        s.wounded &= ~(1 << token)
        remove(s, token)
        s.caught[seat] |= 1 << token
        if s.sink is not None:
            events.boss_captured(s, seat)
    elif s.damage[seat] >= FIXED.boss_wounded and not s.wounded >> token & 1:
        s.wounded |= 1 << token
        if s.sink is not None:
            events.boss_wounded(s, seat)


def capture(s: TowersState, seat: int, token: int) -> None:
    """To the city board of the one who captures, who gains crystals. [TOWR-A11, TOWR-X13]"""
    host = host_of(s, token)
    cell = s.cell[token]
    bit = 1 << token
    s.crowd[host] &= ~bit
    s.wounded &= ~bit
    s.cell[token] = NONE
    s.caught[seat] |= bit
    s.crystals[seat] += FIXED.bounty
    if s.sink is not None:
        events.captured(s, seat, token, host, cell)


def heal(s: TowersState, seat: int, token: int) -> None:
    """Back to the healthy face, in every respect. [TOWR-C12]"""
    s.wounded &= ~(1 << token)
    if s.sink is not None:
        events.healed(s, seat, token)


def captured_monsters(s: TowersState, seat: int) -> int:
    """Monsters on the city board: the boss is none. [TOWR-G01, TOWR-Q03]"""
    return (s.caught[seat] & MONSTERS).bit_count()


def enter_city(s: TowersState, seat: int, token: int) -> None:
    """Guards fall by the level; a monster stays on the city tile, a boss goes back to the last cell.

    [TOWR-N11..TOWR-N15]
    """
    loss = min(level_of(s, token) + s.bonus("invasion_bonus"), s.guards[seat])
    s.guards[seat] -= loss
    bit = 1 << token
    if BOSSES & bit:
        s.cell[token] = s.way[seat].end
    else:
        s.crowd[seat] &= ~bit
        s.wounded &= ~bit
        s.cell[token] = NONE
        s.inside[seat] |= bit
    if s.sink is not None:
        events.entered(s, seat, token, loss)


def lose_guards(s: TowersState, seat: int, count: int) -> None:
    """Without an invasion: never the last one. [TOWR-K04, TOWR-L09]"""
    loss = min(count, max(0, s.guards[seat] - 1))
    s.guards[seat] -= loss
    if s.sink is not None:
        events.lost_guards(s, seat, loss)
