"""The actions of a place (PRIN-A, PRIN-B, PRIN-K, PRIN-V): what is offered there, and what each does."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.princesses import events
from dovre.games.princesses.actions import CAVE, DO, END, PAY_DIAMOND, PAY_GOLD, ROYAL
from dovre.games.princesses.components import (
    ACTION_NAMES,
    BED,
    BELL_SLOT,
    BOARDS,
    BUILDING,
    CASTLES,
    CHANGELING_SLOT,
    CHANGELINGS,
    COMMON,
    COW,
    DIAMOND,
    FIRST_ROYAL,
    FIRST_VILLAGE,
    GOLD,
    HUMANS_COUNTED,
    MINING,
    N_CAVES,
    N_COUNTED,
    N_RESOURCES,
    OBSIDIAN,
    OUTPOST_SLOT,
    OUTPOSTS,
    PRICES,
    ROYALS,
    TROLL_POWER,
)
from dovre.games.princesses.decisions import ACT, BUILD, CARDS, FLOW, GAIN, HIRE, HOME, PAY, STORING
from dovre.games.princesses.decisions import ROYAL as WHICH_ROYAL
from dovre.games.princesses.effects import NO_EFFECT, Effect
from dovre.games.princesses.geometry import PLACES
from dovre.games.princesses.rules import rows
from dovre.games.princesses.rules.building import ask_vacate, free_slots, open_tiles, outpost_villages
from dovre.games.princesses.rules.claims import CLAIM_VERB, begin_claim, claim_options
from dovre.games.princesses.rules.effects import ask_refill, begin, empty_types, open_designs, useful
from dovre.games.princesses.rules.moves import open_caves
from dovre.games.princesses.rules.supply import can_pay, free_stables, gain_cows, gain_power, mine, pay
from dovre.games.princesses.state import BELL, CHANGELING, HUMAN, N_STOCK, NONE, PRINCESS, PrincessesState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

MINE_DIAMOND, MINE_GOLD, MINE_OBSIDIAN = range(3)
BUILD_OUTPOST, BUILD_TILES, REFRESH_TILES = range(3, 6)
REFILL_SITES, RECEIVE_POWER, BUY_CARD, REFRESH_CARDS = range(6, 10)
ACTIVATE = 10
CAPTURE, TAKE_BELL, USE_CASTLE, SWAP, HIRE_HUMAN, STEAL_COW = range(11, len(ACTION_NAMES))
TILES_BUILT = 2  # by one action (PRIN-B7)

VILLAGE_ACTIONS = (CAPTURE, TAKE_BELL, USE_CASTLE, SWAP, HIRE_HUMAN, STEAL_COW)
BY_PLACE = {
    MINING: (MINE_DIAMOND, MINE_GOLD, MINE_OBSIDIAN, ACTIVATE),  # PRIN-A1..A3, PRIN-A11
    BUILDING: (BUILD_OUTPOST, BUILD_TILES, REFRESH_TILES, ACTIVATE),  # PRIN-B25
    TROLL_POWER: (REFILL_SITES, RECEIVE_POWER, BUY_CARD, REFRESH_CARDS, ACTIVATE),  # PRIN-K8
}


def actions_of(place: int) -> tuple[int, ...]:
    return VILLAGE_ACTIONS if place >= FIRST_VILLAGE else BY_PLACE[place]


# -- what is offered --------------------------------------------------------------------------------------------------


@FLOW.option(ACT)
def act_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    """Any affordable action that changes something, a claim, or the end of the phase. [PRIN-M17, PRIN-M18, PRIN-M22]"""
    found = []
    most = s.own + s.helpers
    if most:
        for number in actions_of(s.place):
            price = PRICES[number]
            if price.ap <= most and can_pay(s, seat, price) and POSSIBLE[number](s, seat):
                found.append(DO[number])
    return [*found, *claim_options(s, seat), END]


@FLOW.answer(ACT)
def act(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    if action is END:
        s.pop()
        end_phase(s, seat)
    elif action.verb == CLAIM_VERB:
        begin_claim(s, seat, action.number)
    else:
        number = action.number
        if s.sink is not None:
            events.acted(s, seat, number)
        pay(s, seat, PRICES[number])
        DOES[number](s, seat)


def end_phase(s: PrincessesState, seat: int) -> None:
    """Points that are left are lost; after a castle action the trolls go home. [PRIN-M17, PRIN-V7]"""
    if s.castle:
        s.push((HOME, seat, s.place - FIRST_VILLAGE))
    s.place = NONE
    s.own = s.helpers = 0


def _village(s: PrincessesState) -> int:
    """Where the stock of the village begins in which the main move ended."""
    return (s.place - FIRST_VILLAGE) * N_STOCK


# -- mining cave ------------------------------------------------------------------------------------------------------


def _can_mine(resource: int) -> Callable[[PrincessesState, int], bool]:
    """[PRIN-A6]"""
    return lambda s, seat: s.full[seat * N_RESOURCES + resource] > 0


def _mines(resource: int) -> Callable[[PrincessesState, int], None]:
    """One, or two with the upgrade. [PRIN-A1..A4]"""

    def does(s: PrincessesState, seat: int) -> None:
        found = mine(s, seat, resource, s.takes[seat * N_RESOURCES + resource])
        if s.sink is not None:
            events.mined(s, seat, resource, found)

    return does


# -- royal tiles ------------------------------------------------------------------------------------------------------


def royal_effects(s: PrincessesState, seat: int) -> list[tuple[int, Effect]]:
    """The printed royal tile and those of the network that are actions: answer and effect. [PRIN-A9, PRIN-A10]"""
    found = [(0, BOARDS[s.boards[seat]].royal)]
    for number in s.network[seat]:
        tile = number // PLACES - FIRST_ROYAL
        if tile >= 0 and ROYALS[tile].effect != NO_EFFECT:
            found.append((tile + 1, ROYALS[tile].effect))
    return found


def usable_royals(s: PrincessesState, seat: int) -> list[int]:
    """Those that would change something now. [PRIN-M22]"""
    return sorted(number for number, effect in royal_effects(s, seat) if useful(s, seat, effect))


def _can_activate(s: PrincessesState, seat: int) -> bool:
    """Once in a phase. [PRIN-A8]"""
    return not s.royal and any(useful(s, seat, effect) for _, effect in royal_effects(s, seat))


def _activate(s: PrincessesState, seat: int) -> None:
    """[PRIN-A7]"""
    s.royal = 1
    found = usable_royals(s, seat)
    if len(found) == 1:
        use_royal(s, seat, found[0])
    else:
        s.push((WHICH_ROYAL, seat))


@FLOW.option(WHICH_ROYAL)
def royal_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [ROYAL[number] for number in usable_royals(s, seat)]


@FLOW.answer(WHICH_ROYAL)
def choose_royal(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    use_royal(s, seat, action.number)


def use_royal(s: PrincessesState, seat: int, number: int) -> None:
    """[PRIN-X1..X11]"""
    if s.sink is not None:
        events.used_royal(s, seat, number)
    begin(s, seat, ROYALS[number - 1].effect if number else BOARDS[s.boards[seat]].royal)


# -- building cave ----------------------------------------------------------------------------------------------------


def _can_build_outpost(s: PrincessesState, seat: int) -> bool:
    """[PRIN-B2]"""
    left = OUTPOSTS & ~s.vacant[seat]
    return bool(left and free_slots(s, seat, OUTPOST_SLOT) and outpost_villages(s))


def _build_outpost(s: PrincessesState, seat: int) -> None:
    """[PRIN-B1]"""
    ask_vacate(s, seat, NONE)


def _can_build(s: PrincessesState, seat: int) -> bool:
    """[GAP-08]"""
    return bool(open_tiles(s, seat))


def _build(s: PrincessesState, seat: int) -> None:
    """[PRIN-B7]"""
    s.push((BUILD, seat, TILES_BUILT, 0, 1))


def _always(s: PrincessesState, seat: int) -> bool:
    """Castle and refresh actions. [PRIN-M22]"""
    return True


# -- troll power cave -------------------------------------------------------------------------------------------------


def _can_refill(s: PrincessesState, seat: int) -> bool:
    return bool(empty_types(s, seat))


def _can_receive(s: PrincessesState, seat: int) -> bool:
    return s.power[seat] < s.capacity[seat]


def _receive(s: PrincessesState, seat: int) -> None:
    """[PRIN-K2, PRIN-K3]"""
    found = gain_power(s, seat, s.receive[seat])
    if s.sink is not None:
        events.gained(s, seat, (0, 0, 0, 0, found))


def _can_buy(s: PrincessesState, seat: int) -> bool:
    return bool(open_designs(s, seat))


def _buy(s: PrincessesState, seat: int) -> None:
    """[PRIN-K4]"""
    s.push((CARDS, seat, 1, 1))


# -- villages ---------------------------------------------------------------------------------------------------------


def _can_capture(s: PrincessesState, seat: int) -> bool:
    """[PRIN-V1]"""
    return s.stock[_village(s) + PRINCESS] > 0 and free_slots(s, seat, BED) != 0


def _capture(s: PrincessesState, seat: int) -> None:
    """The princess goes to a bed, then a royal tile is gained. [PRIN-V3, PRIN-V4]"""
    s.stock[_village(s) + PRINCESS] -= 1
    s.push((GAIN, seat))
    s.push((STORING, seat, BED))


def _can_take_bell(s: PrincessesState, seat: int) -> bool:
    return s.stock[_village(s) + BELL] > 0 and free_slots(s, seat, BELL_SLOT) != 0


def _take_bell(s: PrincessesState, seat: int) -> None:
    """[PRIN-V5]"""
    s.stock[_village(s) + BELL] -= 1
    s.push((STORING, seat, BELL_SLOT))


def _use_castle(s: PrincessesState, seat: int) -> None:
    """[PRIN-V6, PRIN-X22..X31]"""
    s.castle = 1
    begin(s, seat, CASTLES[s.castles[s.place - FIRST_VILLAGE]].effect)


def payments(s: PrincessesState, seat: int) -> tuple[bool, bool]:
    """Whether the swap can be paid with gold, and with diamonds. [PRIN-V11, GAP-14]"""
    gold, diamonds = COMMON.swap
    base = seat * N_RESOURCES
    return s.goods[base + GOLD] >= gold, s.goods[base + DIAMOND] >= diamonds


def _can_swap(s: PrincessesState, seat: int) -> bool:
    left = CHANGELINGS & ~s.vacant[seat]
    if not left or s.stock[_village(s) + CHANGELING] == 0 or not free_slots(s, seat, CHANGELING_SLOT):
        return False
    return any(payments(s, seat))


def _swap(s: PrincessesState, seat: int) -> None:
    gold, diamonds = payments(s, seat)
    if gold and diamonds:
        s.push((PAY, seat))
    else:
        swap(s, seat, GOLD if gold else DIAMOND)


@FLOW.option(PAY)
def pay_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [PAY_GOLD, PAY_DIAMOND]


@FLOW.answer(PAY)
def choose_payment(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    swap(s, seat, GOLD if action is PAY_GOLD else DIAMOND)


def swap(s: PrincessesState, seat: int, resource: int) -> None:
    """The neutral changeling is taken, an own one stays in its place. [PRIN-V9..V11]"""
    amount = COMMON.swap[0 if resource == GOLD else 1]
    s.goods[seat * N_RESOURCES + resource] -= amount
    if s.sink is not None:
        events.paid(s, seat, resource, amount)
    s.stock[_village(s) + CHANGELING] -= 1
    ask_vacate(s, seat, s.place - FIRST_VILLAGE)


def _can_hire(s: PrincessesState, seat: int) -> bool:
    return s.stock[_village(s) + HUMAN] > 0 and bool(open_caves(s, seat))


def _hire(s: PrincessesState, seat: int) -> None:
    s.stock[_village(s) + HUMAN] -= 1
    caves = open_caves(s, seat)
    if len(caves) == 1:
        settle_human(s, seat, caves[0])
    else:
        s.push((HIRE, seat))


@FLOW.option(HIRE)
def hire_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [CAVE[cave] for cave in open_caves(s, seat)]


@FLOW.answer(HIRE)
def choose_cave(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    settle_human(s, seat, action.number)


def settle_human(s: PrincessesState, seat: int, cave: int) -> None:
    """[PRIN-V15]"""
    s.humans[seat * N_CAVES + cave] += 1
    s.tally[seat * N_COUNTED + HUMANS_COUNTED] += 1
    if s.sink is not None:
        events.hired(s, seat, cave)


def _can_steal(s: PrincessesState, seat: int) -> bool:
    """[PRIN-V17, GAP-03]"""
    return s.reserve[COW] > 0 and free_stables(s, seat) > 0


def _steal(s: PrincessesState, seat: int) -> None:
    found = gain_cows(s, seat, 1)
    if s.sink is not None:
        events.gained(s, seat, (0, 0, 0, found, 0))


POSSIBLE: tuple[Callable[[PrincessesState, int], bool], ...] = (
    _can_mine(DIAMOND),
    _can_mine(GOLD),
    _can_mine(OBSIDIAN),
    _can_build_outpost,
    _can_build,
    _always,
    _can_refill,
    _can_receive,
    _can_buy,
    _always,
    _can_activate,
    _can_capture,
    _can_take_bell,
    _always,
    _can_swap,
    _can_hire,
    _can_steal,
)
DOES: tuple[Callable[[PrincessesState, int], None], ...] = (
    _mines(DIAMOND),
    _mines(GOLD),
    _mines(OBSIDIAN),
    _build_outpost,
    _build,
    rows.refresh_tiles,
    ask_refill,
    _receive,
    _buy,
    rows.refresh_cards,
    _activate,
    _capture,
    _take_bell,
    _use_castle,
    _swap,
    _hire,
    _steal,
)
