"""Goods, power, cows and stables; what actions cost. [PRIN-K3, PRIN-R7]"""

from __future__ import annotations

from dovre.games.princesses import events
from dovre.games.princesses.box import Price
from dovre.games.princesses.components import COW, N_RESOURCES, STABLES
from dovre.games.princesses.state import PrincessesState


def free_stables(s: PrincessesState, seat: int) -> int:
    """Uncovered stables without a cow. [PRIN-P7, PRIN-V17]"""
    return STABLES - s.covers[seat] - s.cows[seat]


def gain_cows(s: PrincessesState, seat: int, count: int) -> int:
    """As many as there are free stables and cows in the reserve. [GAP-11, GAP-18]"""
    found = min(count, free_stables(s, seat), s.reserve[COW])
    s.cows[seat] += found
    s.reserve[COW] -= found
    return found


def gain_power(s: PrincessesState, seat: int, count: int) -> int:
    """Up to the end of the track. [PRIN-K3]"""
    found = min(count, s.capacity[seat] - s.power[seat])
    s.power[seat] += found
    return found


def mine(s: PrincessesState, seat: int, resource: int, count: int) -> int:
    """From own sites to the field: as many as there are. [PRIN-A6, PRIN-X63]"""
    at = seat * N_RESOURCES + resource
    found = min(count, s.full[at])
    s.full[at] -= found
    s.goods[at] += found
    return found


def uncover(s: PrincessesState, seat: int, count: int) -> None:
    """Stable covers leave the board, if any are left. [PRIN-B9]"""
    found = min(count, s.covers[seat])
    s.covers[seat] -= found
    if found and s.sink is not None:
        events.uncovered(s, seat, found)


def can_pay(s: PrincessesState, seat: int, price: Price) -> bool:
    """Action points, goods, cows and power are there. [PRIN-M17..M19]"""
    if price.ap > s.own + (s.helpers if price.helpers else 0):
        return False
    base = seat * N_RESOURCES
    goods, cost = s.goods, price.cost
    return (
        goods[base] >= cost[0]
        and goods[base + 1] >= cost[1]
        and goods[base + 2] >= cost[2]
        and s.cows[seat] >= cost[3]
        and s.power[seat] >= cost[4]
    )


def pay(s: PrincessesState, seat: int, price: Price) -> None:
    """Helpers pay first where they may; cows go back to the reserve. [PRIN-M19, PRIN-V2]"""
    left = price.ap
    if price.helpers:
        helped = min(left, s.helpers)
        s.helpers -= helped
        left -= helped
    s.own -= left
    base = seat * N_RESOURCES
    for resource in range(N_RESOURCES):
        s.goods[base + resource] -= price.cost[resource]
    s.cows[seat] -= price.cost[3]
    s.reserve[COW] += price.cost[3]
    s.power[seat] -= price.cost[4]
