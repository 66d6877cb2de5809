"""The building cave (PRIN-B): outposts, cave tiles, the refresh; pieces are stored on slots (PRIN-B5, PRIN-V5, V10)."""

from __future__ import annotations

from dovre.games.princesses import events
from dovre.games.princesses.actions import STOP, VACATE
from dovre.games.princesses.actions import STORE as STORE_ON
from dovre.games.princesses.actions import TILE as BUILD_TILE
from dovre.games.princesses.actions import VILLAGE as IN_VILLAGE
from dovre.games.princesses.components import (
    ALIKE,
    BONUS,
    CHANGELING_SLOT,
    CHANGELINGS,
    DESIGN_OF,
    N_COUNTED,
    N_VILLAGES,
    OF_KIND,
    OUTPOST_SLOT,
    OUTPOSTS,
    START_SLOTS,
    STORED,
)
from dovre.games.princesses.decisions import BUILD, FLOW, OUTPOST, STORE, STORING, TILE, VILLAGE
from dovre.games.princesses.decisions import VACATE as VACATE_SLOT
from dovre.games.princesses.rules.claims import CLAIM_VERB, begin_claim, claim_options
from dovre.games.princesses.rules.effects import begin
from dovre.games.princesses.rules.laying import ask_lay
from dovre.games.princesses.rules.network import can_place
from dovre.games.princesses.state import N_STOCK, NONE, PrincessesState
from dovre.games.princesses.state import OUTPOST as NEUTRAL
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

# -- own pieces leave the board ---------------------------------------------------------------------------------------


def start_slots(s: PrincessesState, seat: int, group: int) -> list[int]:
    """Start slots of this group with a piece; of those that reveal the same, the first. [PRIN-B3, PRIN-V9]"""
    found: list[int] = []
    for slot, start in enumerate(START_SLOTS):
        if group >> slot & 1 and not s.vacant[seat] >> slot & 1:
            if all(START_SLOTS[other].effect != start.effect for other in found):
                found.append(slot)
    return found


def ask_vacate(s: PrincessesState, seat: int, village: int) -> None:
    """Which piece leaves the board: an outpost, or with a village a changeling that stays there."""
    slots = start_slots(s, seat, OUTPOSTS if village == NONE else CHANGELINGS)
    if len(slots) == 1:
        vacate(s, seat, slots[0], village)
    else:
        s.push((VACATE_SLOT, seat, village))


@FLOW.option(VACATE_SLOT)
def vacate_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [VACATE[slot] for slot in start_slots(s, seat, OUTPOSTS if frame[2] == NONE else CHANGELINGS)]


@FLOW.answer(VACATE_SLOT)
def choose_vacate(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    vacate(s, seat, action.number, frame[2])


def vacate(s: PrincessesState, seat: int, slot: int, village: int) -> None:
    """What the slot reveals comes first, then the piece in exchange is stored. [PRIN-B3, PRIN-V9..V14, GAP-38]"""
    s.vacant[seat] |= 1 << slot
    if s.sink is not None:
        events.vacated(s, seat, slot)
    if village == NONE:
        s.push((OUTPOST, seat))
    else:
        s.swapped[seat * N_VILLAGES + village] += 1
        s.push((STORING, seat, CHANGELING_SLOT))
    begin(s, seat, START_SLOTS[slot].effect)


# -- outposts ---------------------------------------------------------------------------------------------------------


def outpost_villages(s: PrincessesState) -> list[int]:
    """Villages with a neutral outpost. [PRIN-B2, GAP-29]"""
    return [village for village in range(s.seats) if s.stock[village * N_STOCK + NEUTRAL]]


@FLOW.run(OUTPOST)
def next_village(s: PrincessesState, frame: Frame) -> None:
    seat = frame[1]
    villages = outpost_villages(s)
    if len(villages) == 1:
        s.pop()
        build_outpost(s, seat, villages[0])
    else:
        s.replace_top((VILLAGE, seat))


@FLOW.option(VILLAGE)
def village_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [IN_VILLAGE[village] for village in outpost_villages(s)]


@FLOW.answer(VILLAGE)
def choose_village(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    build_outpost(s, seat, action.number)


def build_outpost(s: PrincessesState, seat: int, village: int) -> None:
    """The own outpost replaces a neutral one, which is stored. [PRIN-B4..B6]"""
    s.outposts[seat * N_VILLAGES + village] += 1
    s.stock[village * N_STOCK + NEUTRAL] -= 1
    if s.sink is not None:
        events.built_outpost(s, seat, village)
    s.push((STORING, seat, OUTPOST_SLOT))


# -- storage ----------------------------------------------------------------------------------------------------------


def free_slots(s: PrincessesState, seat: int, kind: int) -> int:
    """Storage slots of a kind without a piece, a mask. [GAP-07]"""
    return s.slots[seat] & ~s.stored[seat] & OF_KIND[kind]


def distinct_slots(s: PrincessesState, seat: int, kind: int) -> list[int]:
    """One slot of each bonus: others with the same bonus are as good. [DP-14]"""
    left = free_slots(s, seat, kind)
    found = []
    while left:
        slot = (left & -left).bit_length() - 1
        found.append(slot)
        left &= ~ALIKE[slot]
    return found


@FLOW.run(STORING)
def next_slot(s: PrincessesState, frame: Frame) -> None:
    _, seat, kind = frame
    slots = distinct_slots(s, seat, kind)
    if len(slots) == 1:
        s.pop()
        store(s, seat, slots[0], kind)
    else:
        s.replace_top((STORE, seat, kind))


@FLOW.option(STORE)
def store_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [STORE_ON[slot] for slot in distinct_slots(s, seat, frame[2])]


@FLOW.answer(STORE)
def choose_slot(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    store(s, seat, action.number, frame[2])


def store(s: PrincessesState, seat: int, slot: int, kind: int) -> None:
    """The piece lies there for good and its bonus is received at once. [PRIN-B5, PRIN-V3, PRIN-V5, PRIN-V10]"""
    s.stored[seat] |= 1 << slot
    s.tally[seat * N_COUNTED + STORED[kind]] += 1
    if s.sink is not None:
        events.stored(s, seat, slot, kind)
    begin(s, seat, BONUS[slot])


# -- cave tiles -------------------------------------------------------------------------------------------------------


def open_tiles(s: PrincessesState, seat: int) -> list[int]:
    """Tiles of the row with a legal cell; of two alike, the first. [PRIN-B7, PRIN-B17, GAP-08]"""
    found = []
    seen = 0
    for tile in sorted(s.tile_row):
        if tile == NONE or not can_place(s, seat, tile):
            continue
        design = DESIGN_OF[tile]
        if design != NONE:
            if seen >> design & 1:
                continue
            seen |= 1 << design
        found.append(tile)
    return found


@FLOW.run(BUILD)
def next_tile(s: PrincessesState, frame: Frame) -> None:
    """The first tile of the action must be placed, all others may. [PRIN-B7, GAP-39, DP-10]"""
    _, seat, left, free, must = frame
    tiles = open_tiles(s, seat) if left else []
    if must and len(tiles) == 1:
        s.replace_top((BUILD, seat, left - 1, free, 0))
        ask_lay(s, seat, tiles[0])
    elif tiles or (left and not free and not must and claim_options(s, seat)):
        s.replace_top((TILE, seat, left, free, must))
    else:
        s.pop()


@FLOW.option(TILE)
def tile_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    """Between the two tiles of the action challenges may be claimed. [DP-20]"""
    _, _, _, free, must = frame
    found = [BUILD_TILE[tile] for tile in open_tiles(s, seat)]
    if must:
        return found
    return [*found, STOP] if free else [*found, *claim_options(s, seat), STOP]


@FLOW.answer(TILE)
def choose_tile(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    _, _, left, free, must = frame
    if action is STOP:
        s.pop()
    elif action.verb == CLAIM_VERB:
        s.replace_top((BUILD, seat, left, free, must))
        begin_claim(s, seat, action.number)
    else:
        s.replace_top((BUILD, seat, left - 1, free, 0))
        ask_lay(s, seat, action.number)
