"""What is impossible in a state: for saved data and positions, and for the laws every state keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from dovre.games.princesses.box import BACKS, DEALT
from dovre.games.princesses.components import (
    ALL_START,
    BED,
    BELL_SLOT,
    CAULDRONS,
    CHALLENGE_NAMES,
    CHALLENGES,
    CHALLENGES_OPEN,
    CHANGELING,
    CHANGELING_SLOT,
    CHANGELINGS,
    COMMON,
    COW,
    HUMAN,
    N_CAVES,
    N_PLACES,
    N_RESOURCES,
    N_VILLAGES,
    N_WHERE,
    OF_KIND,
    OUTPOST_SLOT,
    OUTPOSTS,
    PRINCESS,
    ROUND_COUNT,
    ROUNDS,
    ROW,
    STABLES,
    SUPPLY,
    TROLLS,
    VILLAGE_CAULDRONS,
)
from dovre.games.princesses.frames import bottom, pending, stack_faults
from dovre.games.princesses.geometry import PLACES, SIDES
from dovre.games.princesses.notation import laid_name
from dovre.games.princesses.rules.network import lay, open_notches, places
from dovre.games.princesses.rules.setup import clear_derived
from dovre.games.princesses.state import BELL, N_STOCK, NONE, OUTPOST, PrincessesState
from dovre.games.princesses.state import CHANGELING as STOCK_CHANGELING
from dovre.games.princesses.state import HUMAN as STOCK_HUMAN
from dovre.games.princesses.state import PRINCESS as STOCK_PRINCESS
from dovre.games.princesses.view import N_COMPONENTS, zones
from dovre.kernel.frame_check import answer_faults, frame_faults


def faults(s: PrincessesState) -> list[str]:
    """What cannot be, one sentence each; cheap looks first, the rest only where those are in order."""
    found = shape_faults(s)
    if found:
        return found
    found = [*_lying(s), *_network_faults(s)] or [*_counts(s), *_card_faults(s)] or frame_faults(s) or stack_faults(s)
    return found or [*_piece_faults(s), *_now_faults(s)] or answer_faults(s)


def shape_faults(s: PrincessesState) -> list[str]:
    """Lists of the wrong length, numbers out of range: nothing else can be looked at before."""
    seats = s.seats
    lengths = [
        *(("boards", s.boards, seats), ("power", s.power, seats), ("cows", s.cows, seats), ("covers", s.covers, seats)),
        *(("castles", s.castles, seats), ("stock", s.stock, seats * N_STOCK)),
        *(("tile_row", s.tile_row, ROW), ("royal_row", s.royal_row, ROW), ("card_row", s.card_row, ROW)),
    ]
    found = [f"{name}: {wide} are wanted." for name, row, wide in lengths if len(row) != wide]
    flat = (s.trolls, s.humans, s.outposts, s.swapped, s.goods, s.full, s.power, s.cows, s.covers, s.stock, s.reserve)
    if any(number < 0 for row in flat for number in row):
        found.append("zones: nothing is less than none.")
    colours = [colour for colour in s.boards if colour != NONE]
    if len(set(colours)) < len(colours):
        found.append("boards: each colour has one player.")
    if s.king != NONE and not _king_at_table(s):
        found.append("king: he stands in a village in play or in a cave of a player.")
    if not 0 <= s.first < seats:
        found.append("now: the first player sits at the table.")
    if not 0 <= s.round <= ROUND_COUNT[seats]:
        found.append(f"now: rounds are from 0 to {ROUND_COUNT[seats]}.")
    places_known = all(NONE <= place < N_CAVES + seats for place in (s.place, s.locked))
    if not places_known or not 0 <= s.phase <= 4 or s.royal not in (0, 1) or s.castle not in (0, 1):
        found.append("now: no such place, phase or mark.")
    return found


def _king_at_table(s: PrincessesState) -> bool:
    return s.king < s.seats if s.king < N_VILLAGES else (s.king - N_VILLAGES) // N_CAVES < s.seats


def _lying(s: PrincessesState) -> list[str]:
    """Every tile and card lies in one place."""
    lie = Counter(component for zone in zones(s) for component in zone.components)
    return [
        f"zones: component {number} is on the table {lie[number]} times."
        for number in range(N_COMPONENTS)
        if lie[number] != 1
    ][:3]


def _network_faults(s: PrincessesState) -> list[str]:
    """Each tile where it might be laid after those before it. [PRIN-B12..B17]"""
    tried = s.copy()
    clear_derived(tried)
    tried.network = [()] * s.seats
    for seat in range(s.seats):
        if s.boards[seat] == NONE:
            if s.network[seat]:
                return ["network: a board comes before its tiles."]
            continue
        open_notches(tried, seat)
        for number in s.network[seat]:
            tile, place = divmod(number, PLACES)
            if all(action.number != place for action in places(tried, seat, tile)):
                return [f"network: p{seat + 1} cannot have laid {laid_name(number)}."]
            lay(tried, seat, tile, *divmod(place, SIDES))
    return []


def _per_seat(row: Sequence[int], wide: int) -> list[list[int]]:
    return [list(row[at : at + wide]) for at in range(0, len(row), wide)]


# -- boards and pieces ------------------------------------------------------------------------------------------------


def _counts(s: PrincessesState) -> list[str]:
    """Trolls, cauldrons, sites, tracks and stables. [PRIN-M5, PRIN-K3, PRIN-B21]"""
    found = []
    for seat, trolls in enumerate(_per_seat(s.trolls, N_WHERE)):
        who = f"p{seat + 1}"
        if sum(trolls) != TROLLS:
            found.append(f"trolls: {who} has {TROLLS} of them.")
        if any(trolls[N_CAVES + s.seats : N_PLACES]):
            found.append(f"trolls: {who} has one in a village that is not in play.")
        humans = s.humans[seat * N_CAVES : (seat + 1) * N_CAVES]
        if any(trolls[cave] + humans[cave] > CAULDRONS for cave in range(N_CAVES)):
            found.append(f"trolls: a cave of {who} has {CAULDRONS} cauldrons.")
        base = seat * N_RESOURCES
        if any(s.full[base + n] > s.sites[base + n] for n in range(N_RESOURCES)):
            found.append(f"full: {who} has fewer sites.")
        if s.power[seat] > s.capacity[seat]:
            found.append(f"power: the track of {who} has {s.capacity[seat]} spaces.")
        if s.covers[seat] + s.cows[seat] > STABLES:
            found.append(f"cows: {who} has fewer stables.")
        if s.stored[seat] & ~s.slots[seat]:
            found.append(f"stored: {who} has no such slot.")
        if s.vacant[seat] & ~ALL_START:
            found.append(f"vacant: {who} has no such slot.")
        if s.claims[seat] & ~sum(1 << card for card in s.challenges):
            found.append(f"claims: {who} claimed a card that is not in play.")
    crowds = [s.crowd[village] for village in range(s.seats)]
    arriving = pending(s, "arrive")
    if any(crowd > VILLAGE_CAULDRONS for crowd in crowds) and not arriving:
        found.append(f"trolls: a village has {VILLAGE_CAULDRONS} cauldrons.")
    return found


def _stored(s: PrincessesState, kind: int) -> int:
    """Pieces of a kind on slots, or on the way to one."""
    there = sum((s.stored[seat] & OF_KIND[kind]).bit_count() for seat in range(s.seats))
    return there + pending(s, "storing", kind) + pending(s, "store", kind)


def _in_villages(s: PrincessesState, item: int) -> int:
    return sum(s.stock[village * N_STOCK + item] for village in range(s.seats))


def _piece_faults(s: PrincessesState) -> list[str]:
    """Every piece of the box is somewhere. [PRIN-S3..S8, PRIN-S13, PRIN-S14]"""
    seats = s.seats
    changing = pending(s, "vacate") - pending(s, "vacate", NONE)
    sums = {
        "bells": (_in_villages(s, BELL) + _stored(s, BELL_SLOT), seats * COMMON.start[0]),
        "neutral outposts": (_in_villages(s, OUTPOST) + _stored(s, OUTPOST_SLOT), seats * COMMON.start[1]),
        "neutral changelings": (
            s.reserve[CHANGELING] + _in_villages(s, STOCK_CHANGELING) + _stored(s, CHANGELING_SLOT) + changing,
            SUPPLY["changeling"],
        ),
        "princesses": (s.reserve[PRINCESS] + _in_villages(s, STOCK_PRINCESS) + _stored(s, BED), SUPPLY["princess"]),
        "humans": (
            s.reserve[HUMAN] + _in_villages(s, STOCK_HUMAN) + sum(s.humans) + pending(s, "hire"),
            SUPPLY["human"],
        ),
        "cows": (s.reserve[COW] + sum(s.cows), SUPPLY["cow"]),
    }
    found = [f"zones: {name} are {have}, not {wanted}." for name, (have, wanted) in sums.items() if have != wanted]
    if any(s.stock[village * N_STOCK + STOCK_PRINCESS] > 1 for village in range(seats)):
        found.append("stock: a tower holds one princess.")
    for seat in range(seats):
        own = slice(seat * N_VILLAGES, (seat + 1) * N_VILLAGES)
        moving = sum(frame[1] == seat and s.flow.names[frame[0]] in ("outpost", "village") for frame in s.stack)
        if sum(s.outposts[own]) + moving != (s.vacant[seat] & OUTPOSTS).bit_count():
            found.append(f"outposts: those of p{seat + 1} that left the board are in villages.")
        if sum(s.swapped[own]) != (s.vacant[seat] & CHANGELINGS).bit_count():
            found.append(f"swapped: those of p{seat + 1} that left the board are in villages.")
    return found


# -- cards ------------------------------------------------------------------------------------------------------------


def _card_faults(s: PrincessesState) -> list[str]:
    found = []
    backs = Counter(CHALLENGES[card].back for card in s.challenges)
    if dict(backs) != dict(CHALLENGES_OPEN) or list(s.challenges) != sorted(set(s.challenges)):
        found.append(f"challenges: one blue, one yellow, two red, in their order, such as {CHALLENGE_NAMES[0]}.")
    for seat in range(s.seats):
        who = f"p{seat + 1}"
        own = (*s.hands[seat], *s.decks[seat], *s.played[seat])
        wanted = {back: DEALT[name][s.seats - 2] for back, name in enumerate(BACKS)}
        if Counter(ROUNDS[card].back for card in own) != Counter(wanted):
            found.append(f"hand: {who} was dealt other backs.")
        deck = [ROUNDS[card].back for card in s.decks[seat]]
        if deck != sorted(deck, reverse=True):
            found.append(f"draw: night lies below dusk, dusk below day for {who}.")
        designs = [card // 2 for card in s.cards[seat]]
        if len(set(designs)) < len(designs):
            found.append(f"cards: {who} has two alike.")
    for name, row, deck_ in _rows(s):
        if NONE in row and deck_ and not _within_phase(s):
            found.append(f"{name}: the row is refilled at the end of a phase.")
    return found


def _rows(s: PrincessesState) -> Iterable[tuple[str, list[int], tuple[int, ...]]]:
    return (
        ("tile_row", s.tile_row, s.tile_deck),
        ("royal_row", s.royal_row, s.royal_deck),
        ("card_row", s.card_row, s.card_deck),
    )


def _within_phase(s: PrincessesState) -> bool:
    return s.phase in (2, 3) or pending(s, "rows") > 0


def _now_faults(s: PrincessesState) -> list[str]:
    """Rounds, hands and points fit the turn."""
    found = []
    begun = bottom(s) in ("turn", "")
    if begun != (s.round > 0):
        found.append("now: rounds begin when the humans are placed.")
    if begun and NONE in s.boards:
        found.append("boards: each player has one.")
    if begun and s.king == NONE and (s.round > 1 or any(s.played)):
        found.append("king: he stands where the last card sent him.")
    if s.place == NONE and (s.own or s.helpers):
        found.append("now: points are counted in a place.")
    if s.own < 0 or s.helpers < 0:
        found.append("now: nothing is less than none.")
    if s.locked != NONE:
        at = s.stack[0][1] if s.stack else 0
        if s.phase not in (2, 3) or not s.trolls[at * N_WHERE + s.locked]:
            found.append("now: the troll of phase 2 is where no troll of its owner is.")
    if begun and s.stack:
        found += _hand_faults(s)
    return found


def _hand_faults(s: PrincessesState) -> list[str]:
    """Each seat has played a card in each round; three in hand until the deck is empty. [PRIN-R3, PRIN-R15]"""
    found = []
    order = s.in_order()
    turn = s.stack[0]
    at = order.index(turn[1])
    for place, seat in enumerate(order):
        played = s.round if place < at else s.round - 1
        own = place == at
        if own and (s.phase > 1 or (s.phase == 1 and turn[2] > 0 and pending(s, "play") == 0)):
            played += 1
        if len(s.played[seat]) != played:
            found.append(f"played: p{seat + 1} has played {played} by now.")
            continue
        left = ROUND_COUNT[s.seats] - played
        hand = min(left, 2 if own and played == s.round else 3)
        if len(s.hands[seat]) != hand:
            found.append(f"hand: p{seat + 1} has {hand} by now.")
    return found
