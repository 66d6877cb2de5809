"""Moving Statues (HALL-M): one Cart, one step to any cell of the same Tunnel or of one beside it."""

from __future__ import annotations

from dovre.games.hall import events
from dovre.games.hall.actions import STATUE, TO, cell_of_action, chosen
from dovre.games.hall.components import BIT, CART, CLAN_CART, CLAN_OATH, GHOST, N_KINDS, STATUE_CLANS, around, cells_of
from dovre.games.hall.decisions import FLOW, MOVE
from dovre.games.hall.decisions import TO as TO_ASKED
from dovre.games.hall.rules.network import tunnel_at, tunnels_touching
from dovre.games.hall.rules.pay import charge
from dovre.games.hall.state import HallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

ALL_CLAN_CARTS = 0b111 << CLAN_CART


def carts_for(s: HallState, clan: int) -> int:
    """The kinds of Carts that move a Statue of this clan, as a mask. [HALL-M5, HALL-M6, HALL-T11]"""
    clan_carts = ALL_CLAN_CARTS if s.charm == CLAN_OATH else 1 << CLAN_CART + clan
    return 1 << CART | 1 << GHOST | clan_carts


def movable_clans(s: HallState, seat: int) -> int:
    """A mask of the Statues for which a Cart is at hand."""
    if s.has(seat, CART) or s.ghosts:
        return s.all_statues()
    own = seat * N_KINDS + CLAN_CART
    carts = s.held[own : own + STATUE_CLANS]
    if s.charm == CLAN_OATH and any(carts):
        return s.all_statues()
    mask = 0
    for clan in range(STATUE_CLANS):
        if carts[clan]:
            mask |= s.statues[clan]
    return mask


def statues(s: HallState, seat: int) -> list[Action]:
    """The unearthed Statues of the own network that a Cart can move now. [HALL-M1, HALL-M11, HALL-N8, DEC-29]"""
    net = s.nets[seat]
    mask = movable_clans(s, seat) & net
    if not mask:
        return []
    taken = s.all_statues()
    stuck = 0
    for cell in cells_of(mask):
        # a free cell beside it is enough; else one looks at the whole Tunnel
        if not around(BIT[cell]) & net & ~taken and not reach(s, seat, cell):
            stuck |= BIT[cell]
    return chosen(STATUE, mask & ~stuck)


def reach(s: HallState, seat: int, cell: int) -> int:
    """Any free cell of its Tunnel or of one beside it, through others if need be.

    [HALL-M1..HALL-M4, HALL-M7..HALL-M9]
    """
    net = s.nets[seat]
    tunnel = tunnel_at(s, cell)
    beside = tunnels_touching(s, around(tunnel) & net)
    return (tunnel | beside) & net & ~s.all_statues()


@FLOW.option(TO_ASKED)
def destinations(s: HallState, seat: int, frame: Frame) -> list[Action]:
    return chosen(TO, reach(s, seat, frame[2]))


@FLOW.answer(TO_ASKED)
def set_out(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    """The Cart is paid, then the Statue moves. [HALL-M1, HALL-M10]"""
    start = frame[2]
    clan = s.clan_at(s.statues, start)
    s.stage = 3
    s.replace_top((MOVE, seat, start, cell_of_action(action)))
    charge(s, seat, carts_for(s, clan), 1, favour=CLAN_CART + clan)


@FLOW.run(MOVE)
def move(s: HallState, frame: Frame) -> None:
    """Anchors, Pedestals, altars and Portals are cells like others. [HALL-M12]"""
    s.pop()
    _, seat, start, end = frame
    clan = s.clan_at(s.statues, start)
    s.statues[clan] = s.statues[clan] & ~BIT[start] | BIT[end]
    if s.sink is not None:
        events.moved(s, seat, clan, start, end)
