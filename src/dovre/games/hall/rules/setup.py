"""Setup (HALL-S): the table is laid, Portals are placed, the starting packs are drafted."""

from __future__ import annotations

from itertools import permutations

from dovre.games.hall import events
from dovre.games.hall.actions import DRAFT, OFFER, PORTAL, STARTS
from dovre.games.hall.components import (
    BIT,
    COPIES,
    FIXED,
    GRIMOIRE,
    HORDE,
    LEVEL,
    LEVELS,
    N_BENEFITS,
    N_KINDS,
    N_RESOURCES,
    N_STARTS,
    N_TROLLS,
    PACK,
    SPELLS,
    STARTING,
    STATUE_CLANS,
    TRACK,
    WORKSHOP_COPIES,
    WORKSHOPS,
    start_card,
)
from dovre.games.hall.decisions import DRAFT as DRAFT_ASKED
from dovre.games.hall.decisions import FLOW, TURN
from dovre.games.hall.decisions import OFFER as OFFER_ASKED
from dovre.games.hall.decisions import PORTAL as PORTAL_ASKED
from dovre.games.hall.rules.recruit import refill
from dovre.games.hall.state import DECKS, NONE, SETUP, SIZES, HallState, side_for
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

DRAFTED = 4
TEAM_STOCKS = (0, 1, 1, 0)  # teammates sit next to each other: p4 and p1, p2 and p3 (HALL-V3)
TEAM_FIRST = (0, 2)  # the left member of either team (HALL-V4)


def lay_table(s: HallState) -> None:
    """Everything chance decides, then the questions of the setup. [HALL-S1..HALL-S20]"""
    clear_table(s)
    rng = s.rng(SETUP)
    for level in range(LEVELS):
        s.decks[level] = s.rng(DECKS).shuffled(card for card in range(N_TROLLS) if LEVEL[card] == level + 1)
    s.bag = [FIXED.pedestals] * STATUE_CLANS
    for slot in range(HORDE):
        refill(s, slot)  # HALL-S4, HALL-S6; the Reminders lie on the top row
    s.spell_deck = s.rng(DECKS).shuffled(range(len(SPELLS)))
    s.grimoire = [s.spell_deck.pop() for _ in range(GRIMOIRE)]  # HALL-S10
    deal_workshops(s)
    place_statues(s)
    s.benefits = tuple(rng.shuffled(range(N_BENEFITS)))  # HALL-S12
    s.first = TEAM_FIRST[rng.below(2)] if s.teams else rng.below(s.seats)  # HALL-S13, DEC-43
    s.drafts = [tuple(rng.shuffled(start_card(seat, n) for n in range(N_STARTS))) for seat in range(s.seats)]
    ask_setup(s)


def ask_setup(s: HallState) -> None:
    """Portals, then drafts, each in turn order; then the first turn. [HALL-S15, HALL-T1, DEC-34]"""
    order = turn_order(s)
    s.stack = [(TURN, s.first)]
    s.stack += [(DRAFT_ASKED, seat) for seat in reversed(order)]
    s.stack += [(PORTAL_ASKED, seat) for seat in reversed(order)]
    if dict(s.options)["workshops"] == "chosen":
        s.stack.append((OFFER_ASKED, 0))


def turn_order(s: HallState) -> list[int]:
    return [(s.first + n) % s.seats for n in range(s.seats)]


def clear_table(s: HallState) -> None:
    """A table with nothing on it but the mountain, full piles and Stocks at nothing. [HALL-S2, HALL-S3, HALL-S14]"""
    s.side = side_for(s.seats, s.options)
    board = s.board
    teams = s.seats == 4 and dict(s.options)["teams"] == "yes"
    s.stocks_of = TEAM_STOCKS if teams else tuple(range(s.seats))
    s.free, s.rubble, s.buried = board.rock, board.rubble & board.rock, board.buried
    s.portals = [NONE] * s.seats
    s.nets = [0] * s.seats
    s.tunnels, s.halls = [], []
    s.piles = list(COPIES)
    s.statues = [0] * STATUE_CLANS
    s.pedestals = [0] * STATUE_CLANS
    s.sites = [NONE] * len(board.sites)
    s.supply = [0] * len(WORKSHOPS)
    s.horde = [NONE] * HORDE
    s.horde_pedestals = [NONE] * HORDE
    s.bribes = [()] * HORDE
    s.decks = [[] for _ in range(LEVELS)]
    s.known = [0] * (LEVELS + 1)
    s.grimoire, s.runes, s.spell_deck = [], [0] * GRIMOIRE, []
    s.bag = [0] * STATUE_CLANS
    s.benefits = tuple(range(TRACK))
    s.takers = [NONE] * TRACK
    high, low = FIXED.coronation
    s.coronations = [low] if s.seats == 2 else [low, high]  # HALL-S7, HALL-E3
    s.drafts = [()] * s.seats
    s.packs = [NONE] * (s.seats * PACK)
    s.loads = [0] * (s.seats * PACK)
    s.held = [0] * (s.seats * N_KINDS)
    s.stock = [0] * (s.seats * N_RESOURCES)
    s.stock_pedestals = [0] * (s.seats * STATUE_CLANS)
    s.dug = [0] * (s.seats * SIZES * 3)
    s.crowned = [0] * s.seats
    s.first = s.turn = s.cast = s.works = s.ghosts = s.ore = s.stage = 0
    s.left = s.charm = NONE


# -- Workshops --------------------------------------------------------------------------------------------------------


def supply_size(s: HallState) -> int:
    return 2 * s.seats + 1  # HALL-S8


def deal_workshops(s: HallState) -> None:
    """Drawn at random, or without duplicates; the others leave the game. [HALL-S8, HALL-S9, DEC-50]"""
    draw = dict(s.options)["workshops"]
    rng = s.rng(SETUP)
    tiles = rng.shuffled(kind for kind in range(len(WORKSHOPS)) for _ in range(WORKSHOP_COPIES[kind]))
    if draw == "no_duplicates":
        tiles = list(dict.fromkeys(tiles))
    if draw != "chosen":
        for kind in tiles[: supply_size(s)]:
            s.supply[kind] += 1


@FLOW.option(OFFER_ASKED)
def offers(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """The host, who sits first, picks the supply, at most two of a type. [HALL-S9, DEC-50]"""
    return [OFFER[kind] for kind in range(len(WORKSHOPS)) if s.supply[kind] < WORKSHOP_COPIES[kind]]


@FLOW.answer(OFFER_ASKED)
def offer(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    s.supply[action.number] += 1
    if s.sink is not None:
        events.offered(s, seat, action.number)
    if sum(s.supply) == supply_size(s):
        s.pop()


# -- Statues ----------------------------------------------------------------------------------------------------------


def place_statues(s: HallState) -> None:
    """Clan after clan clockwise, from a random space, in a random order of the clans. [HALL-S11, DEC-40]"""
    rng = s.rng(SETUP)
    ring = s.board.statue_ring
    start = rng.below(len(ring))
    order = rng.shuffled(range(STATUE_CLANS))
    for n in range(len(ring)):
        s.statues[order[n % STATUE_CLANS]] |= BIT[ring[(start + n) % len(ring)]]


# -- Portals ----------------------------------------------------------------------------------------------------------


@FLOW.option(PORTAL_ASKED)
def start_spaces(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """A free space marked with the number of players; teammates side by side.

    [HALL-S15, HALL-S16, HALL-V3, DEC-35, DEC-36]
    """
    return [PORTAL[cell] for cell in sorted(free_starts(s, seat))]


def free_starts(s: HallState, seat: int) -> set[int]:
    taken = {cell for cell in s.portals if cell != NONE}
    if s.seats == 2:
        rings = [set(ring) for ring in s.board.starts.values() if taken <= set(ring)]
        return set().union(*rings) - taken
    ring = s.board.starts[s.seats]
    found = set(ring) - taken
    return {cell for cell in found if _teams_can_sit(s, seat, cell)} if s.teams else found


def _teams_can_sit(s: HallState, seat: int, cell: int) -> bool:
    """Whether everybody can still find a space beside the own teammate. [DEC-36]"""
    ring = s.board.starts[s.seats]
    wanted = {**{other: space for other, space in enumerate(s.portals) if space != NONE}, seat: cell}
    for spaces in permutations(range(len(ring))):
        if all(ring[spaces[other]] == space for other, space in wanted.items()):
            mates = ((0, 3), (1, 2))
            if all((spaces[one] - spaces[two]) % len(ring) in (1, len(ring) - 1) for one, two in mates):
                return True
    return False


@FLOW.answer(PORTAL_ASKED)
def place_portal(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    """The network is this one cell. [HALL-N2, DEC-21]"""
    s.pop()
    cell = STARTS[action.number]
    s.portals[seat] = cell
    s.nets[seat] = BIT[cell]
    s.free &= ~BIT[cell]
    if s.sink is not None:
        events.portal_placed(s, seat, cell)


# -- draft ------------------------------------------------------------------------------------------------------------


def hand(s: HallState, seat: int) -> tuple[int, ...]:
    """The two starting Trolls to choose from. [HALL-S17]"""
    return s.drafts[seat][:2]


@FLOW.option(DRAFT_ASKED)
def drafts(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """Either of the two in hand, on any free slot of the bottom row. [HALL-S17]"""
    base = seat * PACK
    slots = [slot for slot in range(DRAFTED) if s.packs[base + slot] == NONE]
    starts = sorted((card - N_TROLLS) % N_STARTS for card in hand(s, seat))
    return [DRAFT[start * DRAFTED + slot] for start in starts for slot in slots]


@FLOW.answer(DRAFT_ASKED)
def draft(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    start, slot = divmod(action.number, DRAFTED)
    card = start_card(seat, start)
    s.drafts[seat] = tuple(other for other in s.drafts[seat] if other != card)
    s.packs[seat * PACK + slot] = card
    if s.sink is not None:
        events.drafted(s, seat, card, slot)
    if len(s.drafts[seat]) == N_STARTS - DRAFTED:
        s.pop()
        take_starting_resources(s, seat)


def take_starting_resources(s: HallState, seat: int) -> None:
    """The lower lines of the pack, and for later players of what is left over.

    [HALL-S18..HALL-S20, HALL-V5, HALL-V6, DEC-05]
    """
    cards = [card for card in s.pack(seat) if card != NONE] + bonus_cards(s, seat)
    goods = [kind for card in cards for kind in STARTING[(card - N_TROLLS) % N_STARTS]]
    for kind in goods:
        s.gain(seat, kind)
    if s.sink is not None:
        events.started(s, seat, goods, bonus_cards(s, seat))


def bonus_cards(s: HallState, seat: int) -> list[int]:
    """2nd and 3rd player: the Troll in hand; 4th and 5th: the one in the deck too; teams: none. [HALL-S19, HALL-V6]"""
    place = (seat - s.first) % s.seats
    if s.teams or place == 0:
        return []
    return list(s.drafts[seat][: 1 if place < 3 else 2])
