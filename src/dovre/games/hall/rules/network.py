"""Networks (HALL-N): what a Portal reaches, what is isolated, who may dig where."""

from __future__ import annotations

from dovre.games.hall.components import BIT, HALL_CELLS, TUNNEL_CELLS, around, flood
from dovre.games.hall.state import NONE, HallState


def covered(s: HallState) -> int:
    """Portals, Tunnels and Great Halls: what networks are made of. A Workshop is none of them. [HALL-N3, HALL-N4]"""
    return s.board.rock & ~s.free


def extend(s: HallState, seat: int, cells: int) -> None:
    """A new tile joins its digger's network, and with it every group it touches. [HALL-N3, HALL-N6, HALL-V9]"""
    ground = covered(s)
    net = s.nets[seat] | cells
    if around(cells) & ground & ~net:
        net = flood(net, ground)  # an isolated group, or the teammate
    _share(s, seat, net)


def _share(s: HallState, seat: int, net: int) -> None:
    """While two teammates are connected, the network of one is that of both. [HALL-V10]"""
    s.nets[seat] = net
    if s.teams:
        for mate in s.team(seat):
            if s.portals[mate] != NONE and net & BIT[s.portals[mate]]:
                s.nets[mate] = net


def rebuild(s: HallState) -> None:
    """All networks anew, from their Portals: after a cave-in some part may be isolated. [HALL-N2, HALL-N5, DEC-38]"""
    ground = covered(s)
    for seat in range(s.seats):
        s.nets[seat] = flood(BIT[s.portals[seat]], ground) if s.portals[seat] != NONE else 0


def ground_for(s: HallState, seat: int) -> tuple[int, int]:
    """Where a seat may dig, and the part of it that touches its own network. [HALL-D8..HALL-D12]

    Opponents' networks keep their distance; isolated groups and teammates do not. [HALL-N7, HALL-V9]
    """
    ground = s.free
    own = s.stocks_of[seat]
    for other in range(s.seats):
        if s.stocks_of[other] != own:
            net = s.nets[other]
            ground &= ~(around(net))
    return ground, around(s.nets[seat]) & ground


def hall_mask(s: HallState) -> int:
    mask = 0
    for place in s.halls:
        mask |= HALL_CELLS[place]
    return mask


def tunnel_at(s: HallState, cell: int) -> int:
    """The cells of the Tunnel a cell belongs to: a tile, a Great Hall, a section of a tile, a Portal.

    [HALL-M2, HALL-G8, DEC-28]
    """
    bit = BIT[cell]
    halls = 0
    for place in s.halls:
        if HALL_CELLS[place] & bit:
            return HALL_CELLS[place]
        halls |= HALL_CELLS[place]
    for place in s.tunnels:
        tile = TUNNEL_CELLS[place]
        if tile & bit:
            rest = tile & ~halls
            return tile if rest == tile else flood(bit, rest)
    return bit


def tunnels_touching(s: HallState, cells: int) -> int:
    """The cells of every Tunnel that has one of these cells in it. [HALL-M3, HALL-G7]"""
    found = 0
    halls = 0
    for place in s.halls:
        hall = HALL_CELLS[place]
        halls |= hall
        if hall & cells:
            found |= hall
    cells &= ~halls
    for place in s.tunnels:
        tile = TUNNEL_CELLS[place]
        if tile & cells:
            rest = tile & ~halls
            found |= tile if rest == tile else flood(rest & cells, rest)
    for portal in s.portals:
        if portal != NONE:
            found |= BIT[portal] & cells
    return found
