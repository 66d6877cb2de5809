"""Which cells belong to whom: what the rock and the gallery both ask of a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dovre.games.hall.components import BIT, HALL_CELLS, TUNNEL_CELLS, parts
from dovre.games.hall.rules.setup import TEAM_STOCKS
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView


def team_of(view: HallView) -> list[int]:
    """The seats that play with the viewer, who is one of them. [HALL-V3]"""
    assert view.seat is not None
    if not view.teams:
        return [view.seat]
    return [seat for seat in range(view.seats) if TEAM_STOCKS[seat] == TEAM_STOCKS[view.seat]]


def under(halls: Iterable[int]) -> int:
    """The cells these Great Halls cover."""
    covered = 0
    for place in halls:
        covered |= HALL_CELLS[place]
    return covered


def building_ground(view: HallView, net: int) -> int:
    """The Tunnel cells of a network, where a Great Hall may stand. [HALL-G3]"""
    ground = net & ~under(view.halls)
    for player in view.players:
        if player.portal != NONE:
            ground &= ~BIT[player.portal]
    return ground


def tunnels_of(view: HallView, net: int, halls: Sequence[int] | None = None) -> list[int]:
    """The Tunnels of a network outside Great Halls: tiles, what is left of them, Portals. [HALL-M2, HALL-G8]"""
    covered = under(view.halls if halls is None else halls)
    found = []
    for place in view.tunnels:
        tile = TUNNEL_CELLS[place]
        if tile & net:
            if tile & covered:
                found += parts(tile & ~covered)
            else:
                found.append(tile)
    found += [BIT[player.portal] for player in view.players if player.portal != NONE and BIT[player.portal] & net]
    return found
