"""Great Halls (HALL-G): over the own Tunnels, one a turn, for nothing."""

from __future__ import annotations

from dovre.games.hall import events
from dovre.games.hall.actions import BUILD_ROWS, HALL, chosen
from dovre.games.hall.components import BIT, HALL_CELLS, HALL_PLACES, HALL_WAYS, HALLS, STATUE_CLANS, where_all
from dovre.games.hall.decisions import FLOW, PLACE_HALL
from dovre.games.hall.rules.network import hall_mask
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

WAYS_OF = tuple(tuple(n for n, way in enumerate(HALL_WAYS) if way.tile == hall) for hall in range(len(HALLS)))
SMALLEST = min(len(way.steps) for way in HALL_WAYS)


def tunnels_of(s: HallState, seat: int) -> int:
    """The Tunnel cells of a network: no Portal, no Great Hall. [HALL-G3, DEC-27]"""
    ground = s.nets[seat] & ~hall_mask(s)
    for portal in s.portals:
        if portal != NONE:
            ground &= ~BIT[portal]
    return ground


def displayed(s: HallState) -> list[int]:
    """The Halls nobody has built: each exists once. [HALL-G1]"""
    built = {HALL_PLACES[place].way.tile for place in s.halls}
    return [hall for hall in range(len(HALLS)) if hall not in built]


def halls(s: HallState, seat: int) -> list[Action]:
    """The Halls that fit somewhere. [HALL-G1..HALL-G4]"""
    ground = tunnels_of(s, seat)
    if ground.bit_count() < SMALLEST:
        return []
    return [HALL[hall] for hall in displayed(s) if any(where_all(HALL_WAYS[n].steps, ground) for n in WAYS_OF[hall])]


@FLOW.option(PLACE_HALL)
def hall_places(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """Wholly on own Tunnels, turned as one likes, across several tiles or parts of them. [HALL-G3, HALL-G4, DEC-26]"""
    ground = tunnels_of(s, seat)
    found: list[Action] = []
    for n in WAYS_OF[frame[2]]:
        mask = where_all(HALL_WAYS[n].steps, ground)
        if mask:
            found += chosen(BUILD_ROWS[n], mask)
    return found


@FLOW.answer(PLACE_HALL)
def build(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    """Pedestals below leave the game, Statues keep their cells, tokens stay taken. [HALL-G2, HALL-G5, HALL-G6]"""
    s.pop()
    place = action.number
    s.halls.append(place)
    s.stage = 2
    if s.sink is not None:
        events.built(s, seat, place)
    for clan in range(STATUE_CLANS):
        s.pedestals[clan] &= ~HALL_CELLS[place]
