"""Laying a tile: a legal cell with a rotation, as one answer. [PRIN-B7..B11, PRIN-B20..B23]"""

from __future__ import annotations

from dovre.games.princesses import events
from dovre.games.princesses.components import BELL_TILE, CENTRAL_SITES, FIRST_ROYAL, N_RESOURCES, TILE_TYPE
from dovre.games.princesses.decisions import FLOW, LAY
from dovre.games.princesses.geometry import SIDES
from dovre.games.princesses.rules.network import lay, new_sites, places
from dovre.games.princesses.rules.supply import uncover
from dovre.games.princesses.state import NONE, PrincessesState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame


def ask_lay(s: PrincessesState, seat: int, tile: int) -> None:
    """Where the tile goes; it stays in its row until it is laid."""
    found = places(s, seat, tile)
    if len(found) == 1:
        build(s, seat, tile, *divmod(found[0].number, SIDES))
    else:
        s.push((LAY, seat, tile))


@FLOW.option(LAY)
def lay_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return places(s, seat, frame[2])


@FLOW.answer(LAY)
def choose_place(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    cell, rotation = divmod(action.number, SIDES)
    s.pop()
    build(s, seat, frame[2], cell, rotation)


def build(s: PrincessesState, seat: int, tile: int, cell: int, rotation: int) -> None:
    """A tile leaves its row for the network; central sites are filled, a stable uncovered. [PRIN-B8..B11, PRIN-B20]"""
    row, number = (s.royal_row, tile - FIRST_ROYAL) if tile >= FIRST_ROYAL else (s.tile_row, tile)
    row[row.index(number)] = NONE
    formed = new_sites(s, seat, tile, cell, rotation)
    lay(s, seat, tile, cell, rotation)
    base = seat * N_RESOURCES
    for resource in range(N_RESOURCES):
        s.full[base + resource] += CENTRAL_SITES[tile][resource]
    if s.sink is not None:
        events.built(s, seat, tile, cell, rotation, formed)
    if TILE_TYPE[tile] == BELL_TILE:
        uncover(s, seat, 1)
