"""Why an answer is refused: the reason, and the rule that forbids it. All it looks at is open, or the seat's own."""

from __future__ import annotations

from dovre.games.princesses.components import (
    ACTION_NAMES,
    ALIKE,
    BED,
    BELL_SLOT,
    BUILDING,
    CARD_DESIGNS,
    CAVES,
    CHALLENGE_NAMES,
    CHANGELING_SLOT,
    CHANGELINGS,
    COLOURS,
    FIRST_ROYAL,
    FIRST_VILLAGE,
    IS_VICTORY,
    LAID_NAMES,
    MINING,
    N_CAVES,
    N_PLACES,
    N_RESOURCES,
    N_WHERE,
    OF_KIND,
    OUTPOST_SLOT,
    OUTPOSTS,
    PLACES,
    PRICES,
    RESOURCES,
    ROUND_NAMES,
    ROYALS,
    SLOTS,
    TROLL_POWER,
    VILLAGE_CAULDRONS,
    VILLAGES,
    WHERE,
)
from dovre.games.princesses.decisions import FLOW
from dovre.games.princesses.effects import NO_EFFECT
from dovre.games.princesses.geometry import BIT, CELL_NAMES, HOME, NOTCHED, SIDES
from dovre.games.princesses.rules.acting import (
    ACTIVATE,
    BUILD_OUTPOST,
    BUILD_TILES,
    BUY_CARD,
    CAPTURE,
    HIRE_HUMAN,
    MINE_DIAMOND,
    MINE_GOLD,
    MINE_OBSIDIAN,
    RECEIVE_POWER,
    REFILL_SITES,
    STEAL_COW,
    SWAP,
    TAKE_BELL,
    actions_of,
    payments,
    royal_effects,
)
from dovre.games.princesses.rules.building import free_slots, outpost_villages
from dovre.games.princesses.rules.claims import fulfilled
from dovre.games.princesses.rules.moves import LAST_MOVE, room
from dovre.games.princesses.rules.network import has_design, victory_cells
from dovre.games.princesses.rules.supply import free_stables
from dovre.games.princesses.state import (
    BELL,
    CHANGELING,
    HUMAN,
    N_STOCK,
    NONE,
    PRINCESS,
    PrincessesState,
)
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from dovre.kernel.errors import Refusal
from dovre.kernel.refusals import Reasons

# the verbs each question knows; any other answer comes too early or too late
KNOWN = {
    "board": ("board",),
    "human": ("cave",),
    "play": ("play", "claim"),
    "move": ("move", "claim"),
    "chase": ("chase",),
    "flee": ("cave",),
    "act": ("do", "claim", "end"),
    "claim": ("claim", "stop"),
    "return": ("troll",),
    "refill": ("refill",),
    "tile": ("tile", "claim", "stop"),
    "lay": ("lay",),
    "card": ("card", "stop"),
    "shift": ("troll", "human", "stop"),
    "royal": ("royal",),
    "vacate": ("vacate",),
    "village": ("village",),
    "store": ("store",),
    "pay": ("pay",),
    "hire": ("cave",),
    "choose": ("gain",),
}
WRONG_TIME = {
    **{("play", verb): ("card_first", "PRIN-R2") for verb in ("move", "do", "end")},
    **{("move", verb): ("move_first", "PRIN-M1") for verb in ("do", "end", "tile", "card")},
    **{("act", verb): ("moved_already", "PRIN-M17") for verb in ("move", "play")},
    **{("act", verb): ("action_first", "PRIN-M18") for verb in ("tile", "card", "refill", "store", "royal")},
    **{("lay", verb): ("lay_first", "PRIN-B7") for verb in ("tile", "do", "claim", "end", "stop")},
    **{(kind, "claim"): ("claim_later", "PRIN-C1") for kind in ("shift", "store", "card", "refill", "vacate", "pay")},
}
REASONS = Reasons("princesses", KNOWN, WRONG_TIME)
_no = REASONS.no


def _kind(frame: Frame) -> str:
    return FLOW.names[frame[0]]


# -- setup, phase 1 ---------------------------------------------------------------------------------------------------


@REASONS.of("board")
def _board(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("board_taken", "PRIN-P1", colour=COLOURS[action.number])


@REASONS.of("play")
def _play(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("not_in_hand", "PRIN-R3", card=ROUND_NAMES[action.number])


@REASONS.of("claim")
def _claim(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    card = action.number
    challenge = CHALLENGE_NAMES[card]
    if card not in s.challenges:
        return _no("not_in_play", "PRIN-S12", challenge=challenge)
    if s.claims[seat] >> card & 1:
        return _no("claimed_already", "PRIN-C4", challenge=challenge)
    if not fulfilled(s, seat, card):
        return _no("not_fulfilled", "PRIN-C2", challenge=challenge)
    return _no("claim_between", "PRIN-C1")


# -- moves ------------------------------------------------------------------------------------------------------------


@REASONS.of("move")
def _move(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    start, goal = divmod(action.number, N_PLACES)
    count = s.trolls[seat * N_WHERE + start]
    if not count:
        return _no("no_troll", "PRIN-M2", place=WHERE[start])
    if start == goal:
        return _no("same_place", "PRIN-M3", place=PLACES[goal])
    if s.phase == LAST_MOVE and s.locked == start and count == 1:
        return _no("other_troll", "PRIN-M20", place=WHERE[start])
    return _no_room(s, seat, goal)


def _no_room(s: PrincessesState, seat: int, goal: int) -> Refusal:
    if goal < FIRST_VILLAGE:
        return _no("cave_full", "PRIN-M6", place=PLACES[goal])
    if goal - FIRST_VILLAGE >= s.seats:
        return _no("not_a_village", "PRIN-S1", place=PLACES[goal])
    own = s.trolls[seat * N_WHERE + goal]
    if own == s.crowd[goal - FIRST_VILLAGE]:
        return _no("village_own", "PRIN-M8", place=PLACES[goal])
    return _no("village_full", "PRIN-M10", place=PLACES[goal])


@REASONS.of("chase")
def _chase(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    owner, village = action.number, frame[2]
    place = VILLAGES[village]
    if owner >= s.seats or owner == seat or not s.trolls[owner * N_WHERE + FIRST_VILLAGE + village]:
        return _no("nobody_to_chase", "PRIN-M8", place=place)
    return _no("no_way_home", "PRIN-M10", owner=owner)


@REASONS.of("cave")
def _cave(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("cave_full", "PRIN-M6", place=CAVES[action.number])


@REASONS.of("troll")
def _troll(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    start, goal = divmod(action.number, N_PLACES)
    main = start == N_PLACES
    if main and s.locked == NONE:
        return _no("no_main", "PRIN-M20")
    place = s.locked if main else start
    if not s.trolls[seat * N_WHERE + place]:
        return _no("no_troll", "PRIN-X1", place=PLACES[place])
    if _kind(frame) == "return":
        return _return(s, seat, place, goal, frame)
    return _shift(s, seat, place, goal, frame, main)


def _shift(s: PrincessesState, seat: int, place: int, goal: int, frame: Frame, main: bool) -> Refusal:
    if not frame[2]:
        return _no("no_more_trolls", "PRIN-X1")
    if place == goal:
        return _no("same_place", "PRIN-X1", place=PLACES[goal])
    if goal - FIRST_VILLAGE >= s.seats:
        return _no("not_a_village", "PRIN-S1", place=PLACES[goal])
    if _full(s, seat, goal):
        return _no("cave_full", "PRIN-X1", place=PLACES[goal])
    if not main and s.locked == place and not frame[6]:
        return _no("only_main", "PRIN-M20", place=PLACES[place])
    return _no("moved_once", "PRIN-X1", place=PLACES[place])


def _full(s: PrincessesState, seat: int, goal: int) -> bool:
    """No empty cauldron: effect moves chase nobody out. [GAP-09]"""
    if goal < FIRST_VILLAGE:
        return not room(s, seat, goal)
    return s.crowd[goal - FIRST_VILLAGE] >= VILLAGE_CAULDRONS


def _return(s: PrincessesState, seat: int, place: int, goal: int, frame: Frame) -> Refusal:
    if place != FIRST_VILLAGE + frame[2]:
        return _no("only_from", "PRIN-V7", place=VILLAGES[frame[2]])
    if goal >= FIRST_VILLAGE or not room(s, seat, goal):
        return _no("home_where", "PRIN-V7")
    return _no("main_first", "PRIN-V7")


@REASONS.of("human")
def _human(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    start, goal = divmod(action.number, N_CAVES)
    if not frame[3]:
        return _no("no_more_humans", "PRIN-X3")
    if start == goal:
        return _no("same_place", "PRIN-X3", place=CAVES[goal])
    if s.humans[seat * N_CAVES + start] <= frame[5].count(start):
        return _no("no_human", "PRIN-X3", place=CAVES[start])
    return _no("cave_full", "PRIN-X3", place=CAVES[goal])


# -- actions ----------------------------------------------------------------------------------------------------------


@REASONS.of("do")
def _do(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    number = action.number
    name, price = ACTION_NAMES[number], PRICES[number]
    if number not in actions_of(s.place):
        return _no("not_here", "PRIN-M17", action=name, place=PLACES[s.place])
    have = s.own + (s.helpers if price.helpers else 0)
    if have < price.ap:
        return _no("few_points", "PRIN-M18", action=name, n=price.ap, have=have)
    base = seat * N_RESOURCES
    purse = (*s.goods[base : base + N_RESOURCES], s.cows[seat], s.power[seat])
    for good, have, wanted in zip((*RESOURCES, "cow", "power"), purse, price.cost, strict=True):
        if have < wanted:
            return _no("cannot_pay", RULE_OF[number], goods=((good, wanted),))
    return _nothing_there(s, seat, number)


RULE_OF = (
    *("PRIN-A1", "PRIN-A2", "PRIN-A3", "PRIN-B1", "PRIN-B7", "PRIN-B24"),
    *("PRIN-K1", "PRIN-K2", "PRIN-K4", "PRIN-K7", "PRIN-A7"),
    *("PRIN-V3", "PRIN-V5", "PRIN-V6", "PRIN-V11", "PRIN-V15", "PRIN-V17"),
)  # by action


def _nothing_there(s: PrincessesState, seat: int, number: int) -> Refusal:
    """What an action lacks that can be paid for."""
    if number in (MINE_DIAMOND, MINE_GOLD, MINE_OBSIDIAN):
        return _no("nothing_to_mine", "PRIN-A6")
    if number == ACTIVATE:
        return _no("royal_once", "PRIN-A8") if s.royal else _no("no_use", "PRIN-M22")
    if s.place in (MINING, BUILDING, TROLL_POWER):
        return _cave_lacks(s, seat, number)
    return _village_lacks(s, seat, number)


_IN_CAVES = {
    BUILD_TILES: ("no_place_for_tiles", "PRIN-B13"),
    REFILL_SITES: ("sites_full", "PRIN-M22"),
    RECEIVE_POWER: ("power_full", "PRIN-K3"),
    BUY_CARD: ("all_owned", "PRIN-K5"),
}


def _cave_lacks(s: PrincessesState, seat: int, number: int) -> Refusal:
    if number != BUILD_OUTPOST:
        return _no(*_IN_CAVES[number])
    if not OUTPOSTS & ~s.vacant[seat]:
        return _no("no_outpost_left", "PRIN-B2")
    if not free_slots(s, seat, OUTPOST_SLOT):
        return _no("no_slot", "PRIN-B2", piece=SLOTS[OUTPOST_SLOT])
    return _no("no_neutral_outpost", "PRIN-B2")


_LACKING = {
    CAPTURE: (PRINCESS, BED),
    TAKE_BELL: (BELL, BELL_SLOT),
    SWAP: (CHANGELING, CHANGELING_SLOT),
    HIRE_HUMAN: (HUMAN, NONE),
}


def _village_lacks(s: PrincessesState, seat: int, number: int) -> Refusal:
    if number == STEAL_COW:
        empty = free_stables(s, seat) > 0
        return _no("no_cow", "PRIN-R7") if empty else _no("no_stable", "PRIN-V17")
    item, kind = _LACKING[number]
    place = PLACES[s.place]
    if not s.stock[(s.place - FIRST_VILLAGE) * N_STOCK + item]:
        return _no("not_in_village", "PRIN-V1", action=ACTION_NAMES[number], place=place)
    if kind == NONE:
        return _no("no_room_at_home", "PRIN-V15")
    if not free_slots(s, seat, kind):
        return _no("no_slot", "PRIN-V1", piece=SLOTS[kind])
    if not CHANGELINGS & ~s.vacant[seat]:
        return _no("no_changeling_left", "PRIN-V9")
    assert not any(payments(s, seat))
    return _no("no_payment", "PRIN-V11")


@REASONS.of("royal")
def _royal(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    number = action.number
    if number and ROYALS[number - 1].effect == NO_EFFECT:
        return _no("passive", "PRIN-A9", tile=LAID_NAMES[FIRST_ROYAL + number - 1])
    if all(number != own for own, _ in royal_effects(s, seat)):
        return _no("not_in_network", "PRIN-A9", tile=LAID_NAMES[FIRST_ROYAL + number - 1])
    return _no("no_use_now", "PRIN-M22")


@REASONS.of("vacate")
def _vacate(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    slot = action.number
    group, rule = (OUTPOSTS, "PRIN-B3") if frame[2] == NONE else (CHANGELINGS, "PRIN-V9")
    if not group >> slot & 1:
        return _no("other_piece", rule, start=action.parts[0])
    if s.vacant[seat] >> slot & 1:
        return _no("vacant_already", rule, start=action.parts[0])
    return _no("same_benefit", rule)


@REASONS.of("village")
def _village(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    assert action.number not in outpost_villages(s)
    if action.number >= s.seats:
        return _no("not_a_village", "PRIN-S1", place=VILLAGES[action.number])
    return _no("no_outpost_there", "PRIN-B2", place=VILLAGES[action.number])


@REASONS.of("store")
def _store(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    slot, kind = action.number, frame[2]
    if not OF_KIND[kind] >> slot & 1:
        return _no("other_slot", "PRIN-B5", piece=SLOTS[kind])
    if not s.slots[seat] >> slot & 1:
        return _no("not_your_slot", "PRIN-B5")
    if s.stored[seat] >> slot & 1:
        return _no("slot_filled", "PRIN-B5")
    assert ALIKE[slot] & free_slots(s, seat, kind)
    return _no("same_bonus", "PRIN-B5")


@REASONS.of("pay")
def _pay(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("no_payment", "PRIN-V11")


# -- tiles and cards --------------------------------------------------------------------------------------------------


@REASONS.of("tile")
def _tile(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    tile = action.number
    name = LAID_NAMES[tile]
    if tile not in s.tile_row:
        return _no("not_in_row", "PRIN-B7", tile=name)
    if has_design(s, seat, tile):
        return _no("same_victory", "PRIN-B17", tile=name)
    if IS_VICTORY[tile] and victory_cells(s, seat):
        return _no("twin_in_row", "PRIN-B17", tile=name)
    if IS_VICTORY[tile] and not s.network[seat]:
        return _no("victory_first", "PRIN-B12")
    return _no("no_cell", "PRIN-B16" if IS_VICTORY[tile] else "PRIN-B13", tile=name)


@REASONS.of("gain")
def _gain(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("not_in_royal_row", "PRIN-V4", tile=LAID_NAMES[FIRST_ROYAL + action.number])


@REASONS.of("lay")
def _lay(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell, tile = action.number // SIDES, frame[2]
    name, bit = CELL_NAMES[cell], BIT[cell]
    if not s.placed[seat]:
        return _no("home_first", "PRIN-B12", cell=CELL_NAMES[HOME])
    if s.placed[seat] & bit:
        return _no("cell_taken", "PRIN-B22", cell=name)
    if s.blocked[seat] & bit:
        return _no("beside_victory", "PRIN-B16", cell=name)
    if not s.touched[seat] & bit:
        return _no("not_adjacent", "PRIN-B13", cell=name)
    return _victory(s, seat, cell) if IS_VICTORY[tile] else _no("same_turn", "PRIN-B22")


def _victory(s: PrincessesState, seat: int, cell: int) -> Refusal:
    """Why a victory tile cannot lie on a cell beside the network."""
    name = CELL_NAMES[cell]
    if NOTCHED & BIT[cell]:
        return _no("wall_at_notch", "PRIN-B15", cell=name)
    if s.twice[seat] & BIT[cell]:
        return _no("one_neighbour", "PRIN-B16", cell=name)
    return _no("wall", "PRIN-B15", cell=name)


@REASONS.of("card")
def _card(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    card = CARD_DESIGNS[action.number]
    if s.owned[seat] >> action.number & 1:
        return _no("owned_already", "PRIN-K5", card=card)
    return _no("not_in_card_row", "PRIN-K4", card=card)


@REASONS.of("refill")
def _refill(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("type_full", "PRIN-K1", resource=RESOURCES[action.number])


@REASONS.of("stop")
def _stop(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("must_build", "PRIN-B7") if _kind(frame) == "tile" else _no("must_buy", "PRIN-K4")


@REASONS.of("end")
def _end(s: PrincessesState, seat: int, action: Action, frame: Frame) -> Refusal:
    raise AssertionError("the end of a phase is always legal")
