"""Spending (HALL-T7..HALL-T12): from Stock and Trolls in any combination; asked only where the ways to pay differ."""

from __future__ import annotations

from typing import Any

from dovre.games.hall import events
from dovre.games.hall.actions import PAY as PAY_ACTIONS
from dovre.games.hall.actions import PAY_AUTO, PAY_GHOST, SOURCES, STOCK, TRADE
from dovre.games.hall.components import (
    ANY,
    FIXED,
    GHOST,
    N_KINDS,
    N_RESOURCES,
    NEUTRAL,
    OF_KIND,
    PACK,
    PACK_ROW,
    REACHED_BY,
)
from dovre.games.hall.decisions import FLOW, GAIN, PAY
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

# where a token goes that was paid; a number from 0 is a slot of the horde: a bribe
TO_SUPPLY = -1  # HALL-T10
TO_STOCK = -2  # the Steward moves, nothing is spent (HALL-W15)
FOR_TUNNEL = -3  # to the supply, and the least mineral counts (Mingled Veins)

EVERY_KIND = (1 << N_KINDS) - 1
EVERY_SLOT = (1 << PACK) - 1
UPPER_SLOTS = EVERY_SLOT & ~0b1111
KINDS_OF = tuple(tuple(kind for kind in range(N_KINDS) if mask >> kind & 1) for mask in range(1 << N_KINDS))


def charge(s: HallState, seat: int, kinds: int, count: int, to: int = TO_SUPPLY, favour: int = NONE) -> None:
    """Take `count` tokens of these kinds from a seat that has them; ask only if it matters which. [HALL-T9, DEC-18]"""
    if count == 0:
        return
    if is_choice(s, seat, kinds, count, to):
        s.push((PAY, seat, kinds, count, to, favour))
    else:
        pay_by_default(s, seat, kinds, count, to, favour)


def is_choice(s: HallState, seat: int, kinds: int, count: int, to: int) -> bool:
    """Whether there are ways to pay that differ in effect: as `payments` has it, seen as early as possible."""
    if available(s, seat, kinds, to) <= count:
        return False
    found = bool(kinds >> GHOST and s.ghosts)
    own = seat * N_KINDS
    stock = s.stocks_of[seat] * N_RESOURCES
    for kind in KINDS_OF[kinds & EVERY_KIND]:
        if s.held[own + kind] or (kind < N_RESOURCES and to != TO_STOCK and s.stock[stock + kind]):
            if found:
                return True  # two kinds always differ
            found = True
    return len(payments(s, seat, kinds, to)) > 1


def available(s: HallState, seat: int, kinds: int, to: int = TO_SUPPLY) -> int:
    """How many tokens of these kinds a seat could give."""
    own = seat * N_KINDS
    stock = s.stocks_of[seat] * N_RESOURCES
    if kinds == ANY and to != TO_STOCK:
        return sum(s.stock[stock : stock + N_RESOURCES]) + sum(s.held[own : own + N_RESOURCES])
    total = s.ghosts if kinds >> GHOST else 0
    for kind in KINDS_OF[kinds & EVERY_KIND]:
        total += s.held[own + kind]
        if kind < N_RESOURCES and to != TO_STOCK:
            total += s.stock[stock + kind]
    return total


def payments(s: HallState, seat: int, kinds: int, to: int) -> list[Action]:
    """One answer for each way to give one token that differs from the others in effect.

    A Troll that can never produce again holds its resources like a Stock: such Trolls count as one source, together
    with the Stock unless a team shares it.
    """
    found: list[Action] = []
    if kinds >> GHOST and s.ghosts:
        found.append(PAY_GHOST)
    idle = idle_slots(s, seat)
    base = seat * PACK
    held = s.held
    own = seat * N_KINDS
    stock = s.stocks_of[seat] * N_RESOURCES
    loaded = [
        (slot, s.loads[base + slot], OF_KIND[s.packs[base + slot]]) for slot in range(PACK) if s.loads[base + slot]
    ]
    for kind in KINDS_OF[kinds & EVERY_KIND]:
        row = PAY_ACTIONS[kind]
        seen_idle = False
        if held[own + kind]:
            for slot, load, of_kind in loaded:
                if load & of_kind[kind]:
                    if idle >> slot & 1:
                        if seen_idle:
                            continue
                        seen_idle = True
                    found.append(row[slot])
        if kind < N_RESOURCES and to != TO_STOCK and s.stock[stock + kind] and (not seen_idle or s.teams):
            found.append(row[STOCK])
    return found


def idle_slots(s: HallState, seat: int) -> int:
    """The slots whose Trolls nothing can activate again, as a mask: no cascade reaches them, nor Echo of the Pack."""
    if 0 <= s.left < s.seats and s.stage:
        return EVERY_SLOT  # after step 2 of one's last turn
    if NONE not in s.packs[seat * PACK : (seat + 1) * PACK]:
        return UPPER_SLOTS  # a full pack gets no recruit, and the Echo wakes the bottom row only
    return 0


def pay_one(s: HallState, seat: int, kind: int, source: int, to: int) -> None:
    """One token leaves its Troll or the Stock. A Clan Cart that reaches a Stock is neutral. [HALL-T10, HALL-T12]"""
    if kind == GHOST:
        s.ghosts -= 1
    elif source == STOCK:
        s.stock[s.stocks_of[seat] * N_RESOURCES + kind] -= 1
    else:
        at = seat * PACK + source
        covered = s.loads[at] & OF_KIND[s.packs[at]][kind]
        s.loads[at] &= ~(covered & -covered)
        s.held[seat * N_KINDS + kind] -= 1
    if to >= 0:
        s.bribes[to] = tuple(sorted((*s.bribes[to], kind)))
    elif to == TO_STOCK:
        s.gain(seat, NEUTRAL[kind])
    elif to == FOR_TUNNEL:
        s.ore = min(s.ore, kind)
    if s.sink is not None:
        events.paid(s, seat, kind, source, to)


def pay_by_default(s: HallState, seat: int, kinds: int, count: int, to: int, favour: int) -> None:
    """Free moves and the matching Clan Cart first; then Trolls that may work again soon; then the Stock. [DEC-18]"""
    for _ in range(count):
        kind, source = _default(s, seat, kinds, to, favour)
        pay_one(s, seat, kind, source, to)


def _default(s: HallState, seat: int, kinds: int, to: int, favour: int) -> tuple[int, int]:
    if kinds >> GHOST and s.ghosts:
        return GHOST, STOCK
    base = seat * PACK
    pack = s.packs[base : base + PACK]
    open_slots = sum(1 << slot for slot in range(PACK) if pack[slot] == NONE)
    best: tuple[int, ...] | None = None
    for kind in KINDS_OF[kinds & EVERY_KIND]:
        if s.held[seat * N_KINDS + kind]:
            for slot in range(PACK):
                if pack[slot] != NONE and s.loads[base + slot] & OF_KIND[pack[slot]][kind]:
                    soon = (REACHED_BY[slot] & open_slots).bit_count()
                    rank = (kind != favour, kind < N_RESOURCES, -soon, PACK_ROW[slot], slot, kind)
                    if best is None or rank < best:
                        best = rank
    if best is not None:
        return best[-1], best[-2]
    stock = s.stocks_of[seat] * N_RESOURCES
    return next(kind for kind in KINDS_OF[kinds & ANY] if s.stock[stock + kind]), STOCK


# -- the question -----------------------------------------------------------------------------------------------------


@FLOW.option(PAY)
def ways_to_pay(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """From where the next token comes; one button for the usual way where only the source is open. [DEC-18]"""
    _, _, kinds, _, to, favour = frame
    found = payments(s, seat, kinds, to)
    if favour != NONE or kinds & (kinds - 1) == 0:
        found.insert(0, PAY_AUTO)
    return found


@FLOW.part(PAY)
def still_to_give(s: HallState, seat: int, frame: Frame) -> tuple[tuple[str, Any], ...]:
    return (("n", frame[3]),)


@FLOW.answer(PAY)
def pay(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    _, _, kinds, count, to, favour = frame
    s.pop()
    if action is PAY_AUTO:
        pay_by_default(s, seat, kinds, count, to, favour)
        return
    if action is PAY_GHOST:
        pay_one(s, seat, GHOST, STOCK, to)
    else:
        kind, source = divmod(action.number - 2, len(SOURCES))
        pay_one(s, seat, kind, source, to)
    charge(s, seat, kinds, count - 1, to, favour)


@FLOW.run(GAIN)
def gain(s: HallState, frame: Frame) -> None:
    """What a trade or a Workshop gives, once it is paid. [HALL-T7, HALL-W8]"""
    s.pop()
    s.gain(frame[1], frame[2], frame[3])
    if s.sink is not None:
        events.gained(s, frame[1], frame[2], frame[3])


# -- trading ----------------------------------------------------------------------------------------------------------


def can_trade(s: HallState, seat: int) -> bool:
    """Four resources of any types, Clan Carts apart. [HALL-T7, HALL-T8, DEC-09]"""
    return available(s, seat, ANY) >= FIXED.trade_give


def trade(s: HallState, seat: int, action: Action) -> None:
    """4 for 1, between any two other things of the own turn. [HALL-T7, DEC-10]"""
    resource = TRADE.index(action)
    if s.sink is not None:
        events.traded(s, seat, resource)
    s.push((GAIN, seat, resource, 1))
    charge(s, seat, ANY, FIXED.trade_give)
