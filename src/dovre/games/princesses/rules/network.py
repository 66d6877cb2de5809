"""The network of caves: where tiles may lie, and what a tile does there. [PRIN-B12..B23]"""

from __future__ import annotations

from dovre.games.princesses.actions import LAY
from dovre.games.princesses.components import (
    CENTRAL_SITES,
    DESIGN_OF,
    ENTRANCE,
    HALVES,
    IS_VICTORY,
    N_COUNTED,
    N_RESOURCES,
    NETWORK_TILES,
    NOTCH_HALVES,
    ROTATIONS,
    TILE_SLOTS,
    TILE_TYPE,
)
from dovre.games.princesses.geometry import AROUND, BIT, FACING, HOME, NEXT, NOTCHED, PLACES, SIDES
from dovre.games.princesses.state import NONE, PrincessesState
from dovre.kernel.action import Action


def frontier(s: PrincessesState, seat: int) -> int:
    """Cells where a tile with five entrances may lie, a mask. [PRIN-B12, PRIN-B13, PRIN-B15, PRIN-B16]"""
    placed = s.placed[seat]
    return s.touched[seat] & ~placed & ~s.blocked[seat] if placed else BIT[HOME]


def victory_cells(s: PrincessesState, seat: int) -> int:
    """Cells with one neighbour and no notch: for victory tiles. [PRIN-B15, PRIN-B16, GAP-04, GAP-08]"""
    if not s.placed[seat]:
        return 0
    return s.touched[seat] & ~s.placed[seat] & ~s.blocked[seat] & ~s.twice[seat] & ~NOTCHED


def has_design(s: PrincessesState, seat: int, tile: int) -> bool:
    """Whether the network has an identical victory tile. [PRIN-B17, GAP-33]"""
    design = DESIGN_OF[tile]
    return design != NONE and bool(s.designs[seat] >> design & 1)


def can_place(s: PrincessesState, seat: int, tile: int) -> bool:
    """Whether a tile has a legal cell."""
    if IS_VICTORY[tile]:
        return not has_design(s, seat, tile) and victory_cells(s, seat) != 0
    return frontier(s, seat) != 0


def places(s: PrincessesState, seat: int, tile: int) -> list[Action]:
    """Every cell with every rotation in which the tile may lie there. [PRIN-B22]"""
    found: list[Action] = []
    if IS_VICTORY[tile]:
        if has_design(s, seat, tile):
            return found
        left = victory_cells(s, seat)
        placed, entrance = s.placed[seat], ENTRANCE[tile]
        while left:
            low = left & -left
            left ^= low
            cell = low.bit_length() - 1
            near = NEXT[cell]
            for side in range(SIDES):
                other = near[side]
                if other != NONE and placed >> other & 1:
                    found.append(LAY[cell][(side - entrance) % SIDES])
                    break
        return found
    left = frontier(s, seat)
    turns = ROTATIONS[tile]
    while left:
        low = left & -left
        left ^= low
        row = LAY[low.bit_length() - 1]
        found += row if len(turns) == SIDES else row[:1]
    return found


def row_places(s: PrincessesState, seat: int) -> list[Action]:
    """Every place of every tile of the row, to be timed."""
    return [action for tile in s.tile_row if tile != NONE for action in places(s, seat, tile)]


def new_sites(s: PrincessesState, seat: int, tile: int, cell: int, rotation: int) -> tuple[int, ...]:
    """Sites that would be formed there, by resource. [PRIN-B19]"""
    base, shown, shift = seat * N_RESOURCES, HALVES[tile][rotation], cell * SIDES
    return tuple([(s.halves[base + r] >> shift & shown[r]).bit_count() for r in range(N_RESOURCES)])


def lay(s: PrincessesState, seat: int, tile: int, cell: int, rotation: int) -> None:
    """Put a tile into the network: its cell, half-sites, new sites, slots. Sites stay empty here. [PRIN-B18..B21]"""
    s.network[seat] = (*s.network[seat], tile * PLACES + cell * SIDES + rotation)
    _join(s, seat, tile, cell, rotation)


def _join(s: PrincessesState, seat: int, tile: int, cell: int, rotation: int) -> None:
    base, shift, shown = seat * N_RESOURCES, cell * SIDES, HALVES[tile][rotation]
    central, facing = CENTRAL_SITES[tile], FACING[cell]
    for resource in range(N_RESOURCES):
        sides = shown[resource]
        at = base + resource
        if sides:
            s.sites[at] += (s.halves[at] >> shift & sides).bit_count()
            for side in range(SIDES):
                if sides >> side & 1:
                    s.halves[at] |= facing[side]
        s.sites[at] += central[resource]
    around = AROUND[cell]
    s.placed[seat] |= BIT[cell]
    s.twice[seat] |= s.touched[seat] & around
    s.touched[seat] |= around
    if IS_VICTORY[tile]:
        s.blocked[seat] |= around
        s.designs[seat] |= 1 << DESIGN_OF[tile]
    s.slots[seat] |= TILE_SLOTS[tile]
    count = seat * N_COUNTED  # royal tiles are tiles of the network too: PRIN-X21
    s.tally[count + TILE_TYPE[tile]] += 1
    s.tally[count + NETWORK_TILES] += 1


def open_notches(s: PrincessesState, seat: int) -> None:
    """The half-sites of the board. [GAP-28]"""
    base = seat * N_RESOURCES
    s.halves[base : base + N_RESOURCES] = NOTCH_HALVES[s.boards[seat]]


def rejoin(s: PrincessesState, seat: int) -> None:
    """All that follows from the tiles of a network, for a table that was put together from its zones."""
    for number in s.network[seat]:
        tile, place = divmod(number, PLACES)
        _join(s, seat, tile, place // SIDES, place % SIDES)


def sealed(s: PrincessesState, seat: int) -> bool:
    """Whether no tile can be added any more. [GAP-08]"""
    return frontier(s, seat) == 0
