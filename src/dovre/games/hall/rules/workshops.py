"""Workshops (HALL-W): one activation a turn, as many uses as open entrances."""

from __future__ import annotations

from typing import Any

from dovre.games.hall import events
from dovre.games.hall.actions import SITES, STOP, TRADE, USE, WORK
from dovre.games.hall.components import (
    ANY,
    ANY_PAY,
    BOX,
    KIND,
    SECRET_PASSAGE,
    STEWARD_PAY,
    WORKSHOPS,
)
from dovre.games.hall.decisions import FLOW, GAIN
from dovre.games.hall.decisions import USE as USE_ASKED
from dovre.games.hall.rules.pay import EVERY_KIND, TO_STOCK, TO_SUPPLY, available, can_trade, charge, trade
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame


def open_entrances(s: HallState, site: int) -> int:
    """The sides of a Workshop on which anybody's network lies. [HALL-W3, HALL-W4, HALL-W9]"""
    reached = 0
    for net in s.nets:
        reached |= net
    return (s.board.site_sides[site] & reached).bit_count()


def workshops(s: HallState, seat: int) -> list[Action]:
    """Those the own network touches; by Secret Passage any on the board. [HALL-W1, HALL-W2, HALL-W5, DEC-41]"""
    if not s.works:
        return []
    net = s.nets[seat]
    sides = s.board.site_sides
    anywhere = s.charm == SECRET_PASSAGE
    found = []
    for site, kind in enumerate(s.sites):
        if kind != NONE and (anywhere or sides[site] & net):
            found.append(s.board.sites[site])
    found.sort()
    return [WORK[cell] for cell in found]


def activate(s: HallState, seat: int, action: Action) -> None:
    """Up to as many uses as open entrances, whoever opened them. [HALL-W6]"""
    cell = SITES[action.number]
    site = s.board.sites.index(cell)
    s.works -= 1
    uses = open_entrances(s, site)
    if s.charm == SECRET_PASSAGE:
        uses = max(1, uses)
    if s.sink is not None:
        events.activated(s, seat, s.sites[site], cell, uses)
    s.push((USE_ASKED, seat, site, uses))


def price(kind: int, use: int) -> tuple[int, int, int]:
    """What a use takes: kinds as a mask, how many, and where they go. [HALL-W10..HALL-W20]"""
    row = BOX.workshops[kind].uses[use]
    if row.pay == STEWARD_PAY:
        return EVERY_KIND, row.paid, TO_STOCK  # HALL-W15
    if row.pay == ANY_PAY:
        return ANY, row.paid, TO_SUPPLY  # HALL-W14, HALL-W20
    return 1 << KIND[row.pay], row.paid, TO_SUPPLY


PRICES = tuple(
    tuple(price(kind, use) for use in range(len(workshop.uses))) for kind, workshop in enumerate(BOX.workshops)
)


@FLOW.option(USE_ASKED)
def uses(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """Each use on its own, in either direction, or stop; a trade may come between. [HALL-W7, DEC-10]"""
    prices = PRICES[s.sites[frame[2]]]
    found = [USE[n] for n, (kinds, count, to) in enumerate(prices) if available(s, seat, kinds, to) >= count]
    if can_trade(s, seat):
        found += TRADE
    found.append(STOP)
    return found


@FLOW.part(USE_ASKED)
def in_use(s: HallState, seat: int, frame: Frame) -> tuple[tuple[str, Any], ...]:
    return (("workshop", WORKSHOPS[s.sites[frame[2]]]), ("n", frame[3]))


@FLOW.answer(USE_ASKED)
def use(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    """What is gained comes from the supply to the Stock, after what is paid. [HALL-W7, HALL-W8]"""
    if action is STOP:
        s.pop()
        return
    if action.verb == "trade":
        trade(s, seat, action)
        return
    _, _, site, left = frame
    if left > 1:
        s.replace_top((USE_ASKED, seat, site, left - 1))
    else:
        s.pop()
    kind = s.sites[site]
    row = BOX.workshops[kind].uses[action.number]
    kinds, count, to = PRICES[kind][action.number]
    if s.sink is not None:
        events.used(s, seat, kind, row)
    if to != TO_STOCK:
        s.push((GAIN, seat, KIND[row.gain], row.gained))
    charge(s, seat, kinds, count, to)
