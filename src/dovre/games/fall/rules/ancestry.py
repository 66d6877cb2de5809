"""Ancestry, provisions, despair (FALL-A): the sealed draft, symbols on the grid, Jokers for provisions."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.actions import ALPHABET, COVER, DRAFT_ROWS, STOP, TOSS
from dovre.games.fall.components import (
    ALL_CELLS,
    ALL_PLACES,
    BIT,
    CARDED,
    CELLS,
    COLUMN_SPAN,
    ELDERS,
    FACES,
    FOOD,
    GRID,
    HAND,
    JOKER,
    N_PLACES,
    PICKS,
    PLACE_CELL,
    PRINTED,
    PRINTED_CELLS,
    PROVISIONS,
    QUADRANTS,
    ROW_SPAN,
    SIGNS,
    START_CELL,
    START_FACE,
    THREE,
    TWO,
    WAVES,
    Symbol,
    bits_of,
)
from dovre.games.fall.decisions import BATTLE, DRAFT, FLOW, JOKERS, RATIONS, WAVE
from dovre.games.fall.state import NONE, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame, together

# -- symbols on the grid ----------------------------------------------------------------------------------------------


def lay(signs: list[int], first: int, cell: int, face: tuple[Symbol, ...]) -> None:
    """Put a card into the masks of an ancestry: only the topmost symbol of a cell counts. [FALL-A05, FALL-A11]

    Cards keep their orientation; `first` is where the seat's masks begin.
    """
    covered = BIT[cell] | BIT[cell + 1] | BIT[cell + GRID] | BIT[cell + GRID + 1]
    for row in range(first, first + CARDED):
        signs[row] &= ~covered
    signs[first + CARDED] |= covered
    for step, (kind, power) in zip(QUADRANTS, face, strict=True):
        print_symbol(signs, first, cell + step, kind, power)


def print_symbol(signs: list[int], first: int, cell: int, kind: int, power: int) -> None:
    """A symbol with a number is strong and has that power; any other has power 1. [FALL-A12, FALL-A13]"""
    if kind == NONE:
        return
    bit = 1 << cell
    signs[first + kind] |= bit
    if power == 2:
        signs[first + TWO] |= bit
    elif power == 3:
        signs[first + THREE] |= bit


def signs_of(s: FallState, seat: int) -> list[int]:
    """The masks of one ancestry, from its cards and the champions of its owner. [FALL-S16, FALL-H10]"""
    signs = [0] * SIGNS
    lay(signs, 0, START_CELL, START_FACE)
    for number in s.ancestry[seat]:
        lay(signs, 0, PLACE_CELL[number % N_PLACES], FACES[number // N_PLACES])
    for champion in s.champions[seat]:
        print_champion(signs, 0, champion)
    return signs


def print_champion(signs: list[int], first: int, champion: int) -> None:
    """Symbols of a champion count as symbols of the ancestry. [FALL-H10, Q-10]"""
    for cell in PRINTED_CELLS[champion]:
        kind, power = PRINTED[cell - CELLS][1]
        print_symbol(signs, first, cell, kind, power)


def places(s: FallState, seat: int) -> int:
    """Where a card can be added, as cells of its first quadrant: any card can lie where another can.

    It covers at least one quadrant of a card, no Elders, and keeps the ancestry within six by six.
    [FALL-A03, FALL-A04, FALL-A07]
    """
    first = seat * SIGNS
    laid = s.signs[first + CARDED]
    elders = s.signs[first + ELDERS] & ALL_CELLS
    touched = _first_quadrants(laid)
    if elders:
        touched &= ~_first_quadrants(elders)
    top = ((laid & -laid).bit_length() - 1) // GRID
    bottom = (laid.bit_length() - 1) // GRID
    columns = laid | laid >> 5 * GRID  # all rows folded into the first
    columns |= columns >> 2 * GRID | columns >> 4 * GRID
    columns = (columns | columns >> GRID) & (1 << GRID) - 1
    left = (columns & -columns).bit_length() - 1
    right = columns.bit_length() - 1
    return touched & ROW_SPAN[top][bottom] & COLUMN_SPAN[left][right]


def _first_quadrants(cells: int) -> int:
    """The first quadrants of all places of a card that lies on one of these cells."""
    wide = cells | cells >> 1
    return (wide | wide >> GRID) & ALL_PLACES


# -- the draft --------------------------------------------------------------------------------------------------------


@FLOW.run(WAVE)
def deal(s: FallState, frame: Frame) -> None:
    """At the start of a wave everybody draws four cards and sees only his own. [FALL-A01]"""
    if s.sink is not None:
        events.wave_begun(s)
    s.pick = 0
    for seat in s.in_order():
        s.hands[seat] = s.deck[-HAND:]
        s.deck = s.deck[:-HAND]
    s.replace_top(together(DRAFT, s.seats))


@FLOW.want(DRAFT)
def still_drafts(s: FallState, seat: int, frame: Frame) -> bool:
    return not frame[2][seat]


@FLOW.option(DRAFT)
def draft_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A card of the hand with its place; where none has one, a card to discard. [FALL-A02, FALL-A06, Q-37]"""
    cells = bits_of(places(s, seat))
    hand = sorted(s.hands[seat])
    if not cells:
        return [TOSS[card] for card in hand]
    found: list[Action] = []
    for card in hand:
        row = DRAFT_ROWS[card]
        found += [row[cell] for cell in cells]  # type: ignore[misc]
    return found


@FLOW.resolve(DRAFT)
def draft(s: FallState, frame: Frame) -> None:
    """All cards are added at once, the rest of each hand is passed on; the last card of a hand is discarded.

    [FALL-A02, FALL-A08..FALL-A10]
    """
    for seat in range(s.seats):
        add_card(s, seat, ALPHABET[frame[2][seat][0]])
    s.pick += 1
    if s.pick < PICKS:
        pass_hands(s)
        s.push(together(DRAFT, s.seats))
        return
    for seat in range(s.seats):
        discard(s, seat, s.hands[seat][0])
    if s.sink is not None:
        events.drafted_all(s)
    s.pick = 0
    feed(s)
    s.push((RATIONS, s.first, 0))


def add_card(s: FallState, seat: int, action: Action) -> None:
    """[FALL-A03, FALL-A10]"""
    if action.verb == "toss":
        card = action.number
        discard(s, seat, card)
        if s.sink is not None:
            events.tossed(s, seat, card)
        return
    card = action.number // N_PLACES
    place = action.number % N_PLACES
    s.hands[seat] = tuple([other for other in s.hands[seat] if other != card])
    s.ancestry[seat] = (*s.ancestry[seat], action.number)
    lay(s.signs, seat * SIGNS, PLACE_CELL[place], FACES[card])
    if s.sink is not None:
        events.drafted(s, seat, card, place)


def discard(s: FallState, seat: int, card: int) -> None:
    """Face down, known to those who held it. [FALL-A09, Q-37]"""
    s.discards.append((card, holders(s, seat)))
    s.hands[seat] = tuple([other for other in s.hands[seat] if other != card])


def direction(wave: int) -> int:
    """Hands go clockwise in waves I and III, the other way in wave II. [FALL-A08]"""
    return -1 if wave == 1 else 1


def holders(s: FallState, seat: int) -> int:
    """Who has held the hand that this seat holds now, as a mask: they know it."""
    return held_by(s.seats, seat, s.wave, s.pick)


def held_by(seats: int, seat: int, wave: int, pick: int) -> int:
    """Who has held the hand that a seat has at this pick of a wave, as a mask."""
    way = direction(wave)
    found = 0
    for step in range(min(pick, PICKS - 1) + 1):
        found |= BIT[(seat - way * step) % seats]
    return found


def pass_hands(s: FallState) -> None:
    """[FALL-A08]"""
    way = direction(s.wave)
    s.hands = [s.hands[(seat - way) % s.seats] for seat in range(s.seats)]


# -- provisions and despair -------------------------------------------------------------------------------------------


def count_signs(s: FallState, seat: int, kind: int) -> int:
    return s.signs[seat * SIGNS + kind].bit_count()


def feed(s: FallState) -> None:
    """Provisions of the wave, and one more for each Provisions symbol, eight at most. [FALL-A14]"""
    for seat in range(s.seats):
        s.provisions[seat] = min(PROVISIONS, WAVES[s.wave].provisions + count_signs(s, seat, FOOD))


def free_jokers(s: FallState, seat: int) -> int:
    return s.signs[seat * SIGNS + JOKER] & ~s.cubes[seat]


@FLOW.run(RATIONS)
def ration(s: FallState, frame: Frame) -> None:
    """Clockwise from the first player each may cover Jokers; then all take despair for what is missing.

    [FALL-A15, FALL-A17]
    """
    _, first, done = frame
    if done == s.seats:
        for seat in range(s.seats):
            s.despair[seat] = PROVISIONS - s.provisions[seat]
        if s.sink is not None:
            events.rationed(s)
        s.replace_top((BATTLE, first))
        return
    s.replace_top((RATIONS, first, done + 1))
    offer_jokers(s, (first + done) % s.seats)


def offer_jokers(s: FallState, seat: int) -> None:
    """Asked as long as two Jokers and a free space of the track are left."""
    if s.provisions[seat] < PROVISIONS and free_jokers(s, seat).bit_count() >= 2:
        s.push((JOKERS, seat, NONE))


@FLOW.option(JOKERS)
def joker_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """Any two Jokers, adjacent or not. [FALL-A15]"""
    first = frame[2]
    cells = bits_of(free_jokers(s, seat))
    if first != NONE:
        return [COVER[cell] for cell in cells if cell != first]
    return [*(COVER[cell] for cell in cells), STOP]


@FLOW.answer(JOKERS)
def cover_joker(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    first = frame[2]
    if action is STOP:
        s.pop()
        return
    cell = action.number
    if first == NONE:
        left = free_jokers(s, seat) & ~(1 << cell)
        if left & (left - 1):
            s.replace_top((JOKERS, seat, cell))
            return
        first = left.bit_length() - 1
    s.pop()
    cover_pair(s, seat, first, cell)
    offer_jokers(s, seat)


def cover_pair(s: FallState, seat: int, one: int, two: int) -> None:
    """One more provision; the Jokers stay covered for the wave. [FALL-A15, FALL-A16]"""
    s.cubes[seat] |= 1 << one | 1 << two
    s.provisions[seat] += 1
    if s.sink is not None:
        events.jokers_covered(s, seat, one, two)
