"""Effects of tiles, cards and slots: plain gains at once, questions one after the other, nested ones first.

[PRIN-X1..X11, PRIN-X22..X31, PRIN-X63..X65, GAP-38, GAP-39, GAP-44]
"""

from __future__ import annotations

from dovre.games.princesses import events
from dovre.games.princesses.actions import CARD as TAKE
from dovre.games.princesses.actions import REFILL as REFILL_WITH
from dovre.games.princesses.actions import STOP
from dovre.games.princesses.box import COPIES
from dovre.games.princesses.components import (
    CARD_SLOTS,
    CARDS,
    COW,
    N_COUNTED,
    N_RESOURCES,
    RESOURCES,
    TOTEM_CARDS,
    TROLL_CARDS,
)
from dovre.games.princesses.decisions import BUILD, CARD, FLOW, PIECES, REFILL
from dovre.games.princesses.decisions import CARDS as CARDS_LEFT
from dovre.games.princesses.effects import BUILD as BUILD_TILES
from dovre.games.princesses.effects import (
    CAPACITY,
    GAIN,
    GAIN_COW,
    GAIN_POWER,
    HUMANS,
    MINE,
    NO_EFFECT,
    RECEIVE,
    TROLLS,
    UNCOVER,
    UPGRADE,
    Effect,
)
from dovre.games.princesses.effects import CARD as TAKE_CARDS
from dovre.games.princesses.effects import REFILL as REFILL_ONE
from dovre.games.princesses.rules.moves import can_shift
from dovre.games.princesses.rules.network import can_place
from dovre.games.princesses.rules.supply import free_stables, gain_cows, gain_power, mine, uncover
from dovre.games.princesses.state import NONE, PrincessesState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

UPGRADED = 2  # what an upgraded mining action takes (PRIN-A1)


def begin(s: PrincessesState, seat: int, effect: Effect) -> None:
    """Carry out an effect: its keys in the order of the vocabulary. [GAP-38]"""
    if effect == NO_EFFECT:
        return
    if effect[UNCOVER]:
        uncover(s, seat, effect[UNCOVER])
    gain(s, seat, effect)
    _mine(s, seat, effect)
    if any(effect[UPGRADE:]):
        upgrade(s, seat, effect)
    if effect[TROLLS] or effect[HUMANS]:
        s.push((PIECES, seat, effect[TROLLS], effect[HUMANS], (), (), 0))
    if effect[TAKE_CARDS]:
        s.push((CARDS_LEFT, seat, effect[TAKE_CARDS], 0))
    if effect[BUILD_TILES]:
        s.push((BUILD, seat, effect[BUILD_TILES], 1, 0))
    if effect[REFILL_ONE]:
        ask_refill(s, seat)


def gain(s: PrincessesState, seat: int, effect: Effect) -> None:
    """From the reserve: resources to the field, cows to free stables, power on the track. [PRIN-X25..X30]"""
    if not any(effect[GAIN:MINE]):
        return
    base = seat * N_RESOURCES
    for resource in range(N_RESOURCES):
        s.goods[base + resource] += effect[GAIN + resource]
    cows = gain_cows(s, seat, effect[GAIN_COW]) if effect[GAIN_COW] else 0
    power = gain_power(s, seat, effect[GAIN_POWER]) if effect[GAIN_POWER] else 0
    if s.sink is not None:
        events.gained(s, seat, (*effect[GAIN : GAIN + N_RESOURCES], cows, power))


def _mine(s: PrincessesState, seat: int, effect: Effect) -> None:
    """[PRIN-X6..X8, PRIN-X63]"""
    for resource in range(N_RESOURCES):
        wanted = effect[MINE + resource]
        if wanted:
            found = mine(s, seat, resource, wanted)
            if found and s.sink is not None:
                events.mined(s, seat, resource, found)


def upgrade(s: PrincessesState, seat: int, effect: Effect) -> None:
    """What a start slot reveals for good. [PRIN-A4, PRIN-V13, PRIN-V14]"""
    for resource in range(N_RESOURCES):
        if effect[UPGRADE + resource]:
            s.takes[seat * N_RESOURCES + resource] = UPGRADED
    s.receive[seat] += effect[RECEIVE]
    s.capacity[seat] += effect[CAPACITY]


def useful(s: PrincessesState, seat: int, effect: Effect) -> bool:
    """Whether any part of an effect would change something now. [PRIN-M22, GAP-44]"""
    base = seat * N_RESOURCES
    for resource in range(N_RESOURCES):
        if effect[GAIN + resource] or (effect[MINE + resource] and s.full[base + resource]):
            return True
    return bool(
        (effect[UNCOVER] and s.covers[seat])
        or (effect[GAIN_COW] and s.reserve[COW] and free_stables(s, seat) > 0)
        or (effect[GAIN_POWER] and s.power[seat] < s.capacity[seat])
        or (effect[REFILL_ONE] and empty_types(s, seat))
        or (effect[BUILD_TILES] and any(tile != NONE and can_place(s, seat, tile) for tile in s.tile_row))
        or (effect[TAKE_CARDS] and open_designs(s, seat))
        or ((effect[TROLLS] or effect[HUMANS]) and can_shift(s, seat, effect[TROLLS], effect[HUMANS]))
    )


# -- refill -----------------------------------------------------------------------------------------------------------


def empty_types(s: PrincessesState, seat: int) -> list[int]:
    """Resources of which an own site is empty. [PRIN-K1]"""
    base = seat * N_RESOURCES
    return [resource for resource in range(N_RESOURCES) if s.full[base + resource] < s.sites[base + resource]]


def ask_refill(s: PrincessesState, seat: int) -> None:
    """One type of resource; lost where every site is full. [PRIN-K1, PRIN-X11, PRIN-X22]"""
    types = empty_types(s, seat)
    if len(types) == 1:
        refill(s, seat, types[0])
    elif types:
        s.push((REFILL, seat))


def refill(s: PrincessesState, seat: int, resource: int) -> None:
    """Every own empty site of that type receives one. [PRIN-B21, PRIN-K1]"""
    at = seat * N_RESOURCES + resource
    found = s.sites[at] - s.full[at]
    s.full[at] = s.sites[at]
    if s.sink is not None:
        events.refilled(s, seat, resource, found)


@FLOW.option(REFILL)
def refill_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [REFILL_WITH[resource] for resource in empty_types(s, seat)]


@FLOW.answer(REFILL)
def choose_refill(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    refill(s, seat, RESOURCES.index(action.parts[0]))


# -- troll cards ------------------------------------------------------------------------------------------------------


def open_designs(s: PrincessesState, seat: int) -> list[int]:
    """Designs of the row that the seat does not own. [PRIN-K5, GAP-33]"""
    owned = s.owned[seat]
    found = {card // COPIES for card in s.card_row if card != NONE}
    return sorted(design for design in found if not owned >> design & 1)


@FLOW.run(CARDS_LEFT)
def next_card(s: PrincessesState, frame: Frame) -> None:
    """Lost where no card may be taken; asked where there is a choice. [PRIN-X10, GAP-39]"""
    _, seat, left, must = frame
    designs = open_designs(s, seat) if left else []
    if not designs:
        s.pop()
    elif must and len(designs) == 1:
        s.replace_top((CARDS_LEFT, seat, left - 1, 0))
        take_card(s, seat, designs[0])
    else:
        s.replace_top((CARD, seat, left, must))


@FLOW.option(CARD)
def card_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    found = [TAKE[design] for design in open_designs(s, seat)]
    return found if frame[3] else [*found, STOP]


@FLOW.answer(CARD)
def choose_card(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    if action is STOP:
        s.pop()
        return
    s.replace_top((CARDS_LEFT, seat, frame[2] - 1, 0))
    take_card(s, seat, action.number)


def take_card(s: PrincessesState, seat: int, design: int) -> None:
    """The card lies beside the board and gives its bonus at once. [PRIN-K4, PRIN-K6]"""
    slot = next(n for n, card in enumerate(s.card_row) if card != NONE and card // COPIES == design)
    card = s.card_row[slot]
    s.card_row[slot] = NONE
    s.cards[seat] = (*s.cards[seat], card)
    hold_card(s, seat, card)
    if s.sink is not None:
        events.took_card(s, seat, design)
    begin(s, seat, CARDS[design].now)


def hold_card(s: PrincessesState, seat: int, card: int) -> None:
    """What follows from owning a card."""
    design = card // COPIES
    s.owned[seat] |= 1 << design
    s.slots[seat] |= CARD_SLOTS[card]
    base = seat * N_COUNTED
    s.tally[base + TOTEM_CARDS + CARDS[design].totem] += 1
    s.tally[base + TROLL_CARDS] += 1
