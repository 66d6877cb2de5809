"""Recruiting (HALL-R): bribes, the horde refilled, retirements, the cascade."""

from __future__ import annotations

from dovre.games.hall import events
from dovre.games.hall.actions import DONE, JOIN, RECRUIT, SPARE, TAKE
from dovre.games.hall.components import (
    ANY,
    BELOW,
    BRIBED,
    CASCADE,
    COIN,
    FIXED,
    FULL,
    HORDE,
    HORDE_ROW,
    LEVEL,
    N_KINDS,
    OLD_DEBT,
    PACK,
    REFILL,
    SILVER_TONGUE,
    STATUE_CLANS,
    SYMBOLS,
)
from dovre.games.hall.decisions import BRIBE, FLOW, PICK_PEDESTAL, RETIRE
from dovre.games.hall.decisions import JOIN as JOIN_ASKED
from dovre.games.hall.decisions import SPARE as SPARE_ASKED
from dovre.games.hall.decisions import TAKE as TAKE_STEP
from dovre.games.hall.rules.end import crown
from dovre.games.hall.rules.pay import available, charge
from dovre.games.hall.state import BAG, NONE, HallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

SPARED_MOST = 2  # by Old Debt
TOP_LEVEL = 3
PEDESTAL_LEVEL = 2
RETIRED_PEDESTAL_TO_BAG = True  # DEC-12


# -- what it costs ----------------------------------------------------------------------------------------------------


def bribed(s: HallState, slot: int) -> list[int]:
    """Whom one must bribe to get at a slot: every Troll below it. [HALL-R4..HALL-R7, DEC-16]"""
    return [below for below in BRIBED[slot] if s.horde[below] != NONE]


def purse(s: HallState, seat: int) -> int:
    """How many bribes a seat can pay: Coins, or by Silver Tongue anything but Clan Carts."""
    return available(s, seat, ANY) if s.charm == SILVER_TONGUE else s.has(seat, COIN)


def recruits(s: HallState, seat: int) -> list[Action]:
    """The Trolls one can pay for, unless the pack is full. [HALL-R1, HALL-R7]"""
    base = seat * PACK
    if NONE not in s.packs[base + 4 : base + PACK]:
        return []
    means = purse(s, seat) + (SPARED_MOST if s.charm == OLD_DEBT else 0)
    horde = s.horde
    return [
        RECRUIT[slot]
        for slot in range(HORDE)
        if horde[slot] != NONE and (len(BRIBED[slot]) <= means or len(bribed(s, slot)) <= means)
    ]


def choose_recruit(s: HallState, seat: int, action: Action) -> None:
    slot = action.number
    s.push((TAKE_STEP, seat, slot))
    if s.charm == OLD_DEBT and bribed(s, slot):
        s.push((SPARE_ASKED, seat, slot, ()))
    else:
        pay_bribes(s, seat, bribed(s, slot))


@FLOW.option(SPARE_ASKED)
def whom_to_spare(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """Old Debt: up to two get no bribe; as many as one cannot pay must be among them."""
    _, _, slot, spared = frame
    left = [below for below in bribed(s, slot) if below not in spared]
    found = [SPARE[below] for below in sorted(left)]
    if len(left) <= purse(s, seat):
        found.append(DONE)
    return found


@FLOW.answer(SPARE_ASKED)
def spare(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    _, _, slot, spared = frame
    s.pop()
    if action is not DONE:
        spared = (*spared, action.number)
        left = [below for below in bribed(s, slot) if below not in spared]
        if left and len(spared) < SPARED_MOST:
            s.push((SPARE_ASKED, seat, slot, spared))
            return
    pay_bribes(s, seat, [below for below in bribed(s, slot) if below not in spared])


def pay_bribes(s: HallState, seat: int, slots: list[int]) -> None:
    """One Coin on each, or by Silver Tongue a resource of choice on each. [HALL-R5, HALL-R6]"""
    if s.charm == SILVER_TONGUE:
        for slot in reversed(slots):  # asked one after the other, the last one pushed first
            s.push((BRIBE, seat, slot))
        return
    for slot in slots:
        s.bribes[slot] = tuple(sorted((*s.bribes[slot], COIN)))
    charge(s, seat, 1 << COIN, len(slots))


@FLOW.run(BRIBE)
def bribe(s: HallState, frame: Frame) -> None:
    s.pop()
    charge(s, frame[1], ANY, 1, to=frame[2])


# -- the recruit leaves the horde -------------------------------------------------------------------------------------


@FLOW.run(TAKE_STEP)
def take(s: HallState, frame: Frame) -> None:
    """The order of a recruitment; what needs an answer waits on the stack. [HALL-R23, DEC-52]"""
    _, seat, slot = frame
    card = s.horde[slot]
    if s.sink is not None:
        events.recruited(s, seat, card, slot)
    for resource in s.bribes[slot]:
        s.gain(seat, resource)  # HALL-R8
    s.bribes[slot] = ()
    clan = s.horde_pedestals[slot]
    if clan != NONE:
        s.stock_pedestals[s.stocks_of[seat] * STATUE_CLANS + clan] += 1  # HALL-R10
    refill(s, slot)
    s.replace_top((JOIN_ASKED, seat, card))
    s.push((RETIRE, seat))
    if LEVEL[card] == TOP_LEVEL and any(s.bag):
        s.push((PICK_PEDESTAL, seat))


def refill(s: HallState, slot: int) -> None:
    """From the deck of the row, or the next one that has cards; a level 2 brings a Pedestal.

    [HALL-R9, HALL-R13, DEC-15]

    The Reminder of a level 3 stays with the slot and does nothing. [HALL-R12]
    """
    s.horde_pedestals[slot] = NONE
    s.horde[slot] = NONE
    for level in REFILL[HORDE_ROW[slot]]:
        deck = s.decks[level]
        if deck:
            card = s.horde[slot] = deck.pop()
            s.known[level] = min(s.known[level], len(deck))
            if LEVEL[card] == PEDESTAL_LEVEL:
                s.horde_pedestals[slot] = draw_pedestal(s)
            if s.sink is not None:
                events.refilled(s, card, slot)
            return


def draw_pedestal(s: HallState) -> int:
    """The clan of a random Pedestal from the bag, NONE when it is empty. [HALL-R9, HALL-R14, DEC-47]"""
    total = sum(s.bag)
    if not total:
        return NONE
    at = s.rng(BAG).below(total)
    for clan in range(STATUE_CLANS):
        at -= s.bag[clan]
        if at < 0:
            s.bag[clan] -= 1
            return clan
    raise AssertionError("the bag holds what it holds")


@FLOW.option(PICK_PEDESTAL)
def pedestals_in_bag(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """One of choice, or none. [HALL-R11, DEC-17]"""
    return [*(TAKE[clan] for clan in range(STATUE_CLANS) if s.bag[clan]), DONE]


@FLOW.answer(PICK_PEDESTAL)
def pick_pedestal(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is DONE:
        return
    clan = action.number
    s.bag[clan] -= 1
    s.stock_pedestals[s.stocks_of[seat] * STATUE_CLANS + clan] += 1
    if s.sink is not None:
        events.pedestal_picked(s, seat, clan)


# -- retirement -------------------------------------------------------------------------------------------------------


@FLOW.run(RETIRE)
def retire_bribed(s: HallState, frame: Frame) -> None:
    """Whoever carries four bribes or more. [HALL-R15, DEC-14]"""
    s.pop()
    slots = [slot for slot in range(HORDE) if len(s.bribes[slot]) >= FIXED.retire_at]
    if slots:
        retire(s, slots)
    recruit = s.stack[-1]  # who waits to join
    ways = joins(s, recruit[1], recruit)
    if len(ways) == 1:
        join(s, recruit[1], ways[0], recruit)


def retire(s: HallState, slots: list[int]) -> None:
    """All leave first, under the decks of their levels; then the slots are refilled. [HALL-R15, DEC-12, DEC-13]"""
    for slot in slots:
        card = s.horde[slot]
        level = LEVEL[card] - 1
        s.decks[level].insert(0, card)
        s.known[level] += 1
        s.bribes[slot] = ()
        if s.horde_pedestals[slot] != NONE:
            if RETIRED_PEDESTAL_TO_BAG:
                s.bag[s.horde_pedestals[slot]] += 1  # before anything is drawn
            s.horde_pedestals[slot] = NONE
        if s.sink is not None:
            events.retired(s, card, slot)
    for slot in slots:
        refill(s, slot)


# -- the recruit joins the pack ---------------------------------------------------------------------------------------


@FLOW.option(JOIN_ASKED)
def joins(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """Above and between two Trolls; level and clan do not matter. [HALL-R16..HALL-R18]"""
    pack = s.packs[seat * PACK : (seat + 1) * PACK]
    return [
        JOIN[slot - 4]
        for slot in range(4, PACK)
        if pack[slot] == NONE and pack[BELOW[slot][0]] != NONE and pack[BELOW[slot][1]] != NONE
    ]


@FLOW.answer(JOIN_ASKED)
def join(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    """Placed, then the cascade, then the Coronation token of a tenth Troll. [HALL-R19, HALL-R23, HALL-E1]"""
    s.pop()
    slot = action.number + 4
    s.packs[seat * PACK + slot] = frame[2]
    if s.sink is not None:
        events.joined(s, seat, frame[2], slot)
    activate(s, seat, CASCADE[slot])
    if NONE not in s.packs[seat * PACK : (seat + 1) * PACK]:
        crown(s, seat)


def activate(s: HallState, seat: int, slots: tuple[int, ...]) -> None:
    """Each Troll, once, covers its bare symbols from the supply. [HALL-R20..HALL-R22, DEC-51]"""
    base = seat * PACK
    held = s.held
    own = seat * N_KINDS
    goods: list[tuple[int, int]] | None = [] if s.sink is not None else None
    for slot in slots:
        card = s.packs[base + slot]
        bare = FULL[card] & ~s.loads[base + slot]
        if bare:
            for n, kind in enumerate(SYMBOLS[card]):
                if bare >> n & 1:
                    held[own + kind] += 1
                    if goods is not None:
                        goods.append((kind, slot))
            s.loads[base + slot] = FULL[card]
    if goods is not None:
        events.produced(s, seat, slots, goods)
