"""Setup (FALL-S): the table is laid, starting champions are kept, lairs and first trolls are placed."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.actions import ALPHABET, KEPT, LAIRS, SETTLE, TO
from dovre.games.fall.actions import KEEP as KEEP_ONE
from dovre.games.fall.components import (
    ALL_GNOMES,
    BIT,
    BOX,
    CHAMPION_CLAN,
    CHAMPIONS,
    DECK_CHAMPIONS,
    N_CARDS,
    N_CAVES,
    N_CHAMPIONS,
    N_CLANS,
    N_HALL_TOKENS,
    PAWN_OF,
    PAWNS,
    SIDE_FOR,
    SIGNS,
    SPACES,
    STARS,
    TROLLS,
    bits_of,
    gate_row,
    lairs_of,
    offer_size,
)
from dovre.games.fall.components import CLAWED as CLAWED_CHAMPIONS
from dovre.games.fall.decisions import FLOW, HOST, KEEP, SETTLED, WAVE
from dovre.games.fall.decisions import LAIRS as CHOOSE_LAIRS
from dovre.games.fall.decisions import SETTLE as CHOOSE_CAVE
from dovre.games.fall.rules.ancestry import signs_of
from dovre.games.fall.rules.caves import add_trolls, gain_votes, place_pawn
from dovre.games.fall.rules.champions import gain_champion
from dovre.games.fall.rules.gnomes import draw_token, put_token
from dovre.games.fall.rules.waves import lay_offer, shuffle_gates
from dovre.games.fall.state import CARDS, GATES, N_SOURCES, NONE, SETUP, START, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame, together
from dovre.kernel.rng import Rng

IN_LAIR = 3  # trolls that begin in each lair (FALL-S24)
DRAWN = 2  # starting champions to choose from (FALL-S19)


def clear_table(s: FallState) -> None:
    """Nothing but boards, and what each player has. [FALL-S01, FALL-S06, FALL-S15, FALL-S17, FALL-S18]"""
    seats, offer = s.seats, offer_size(s.seats)
    s.side = SIDE_FOR[seats]
    s.lairs = [NONE] * seats
    s.trolls = [0] * (seats * SPACES)
    s.pawns = [NONE] * len(PAWNS)
    s.units = [0] * (seats * SPACES)
    s.held = [0] * seats
    s.crowd = [0] * SPACES
    s.reserve = [TROLLS] * seats
    s.contested = 0
    s.gnomes = [NONE] * (2 * N_CAVES)
    s.seen = [0] * (2 * N_CAVES)
    s.invaded = s.beside = 0
    s.bag = ALL_GNOMES
    s.gates = tuple(range(N_CLANS))
    s.gate_seen = [0] * gate_row(seats)
    s.past = ()
    s.boost = [0] * seats
    s.lots = ()
    s.votes = [0] * (seats * N_CLANS)
    s.ranks = [()] * N_CLANS
    s.tiles = tuple(range(N_CLANS))
    s.offer = [NONE] * offer
    s.influence = [0] * (offer * seats)
    s.leads = [()] * offer
    s.champions = [()] * seats
    s.owner = [NONE] * N_CHAMPIONS
    s.claws = [0] * len(CLAWED_CHAMPIONS)
    s.drawn = [()] * seats
    s.decks = list(DECK_CHAMPIONS)
    s.removed = ()
    s.stars = [NONE] * len(STARS)
    s.halls = tuple(range(N_HALL_TOKENS))
    s.ancestry = [()] * seats
    s.signs = [0] * (seats * SIGNS)
    s.cubes = [0] * seats
    s.deck = tuple(range(N_CARDS))
    s.hands = [()] * seats
    s.discards = []
    s.provisions = [0] * seats
    s.despair = [0] * seats
    s.honour = [0] * (seats * N_SOURCES)
    s.wave = s.pick = s.rally = s.wheel = 0
    s.first = NONE
    s.stack = []


def lay_table(s: FallState) -> None:
    """Decks, tokens and tiles, gnomes and the first offer; then starting champions are chosen. [FALL-S01..FALL-S19]"""
    clear_table(s)
    chance = s.rng(SETUP)
    s.deck = tuple(s.rng(CARDS).shuffled(range(N_CARDS)))  # FALL-S02
    halls = chance.shuffled(range(N_HALL_TOKENS))
    sites = len(s.board.halls)
    s.halls = (*halls[:sites], *sorted(halls[sites:]))  # FALL-S03
    s.tiles = tuple(chance.shuffled(range(N_CLANS)))  # FALL-S04
    s.decks = [tuple(chance.shuffled(deck)) for deck in DECK_CHAMPIONS]  # FALL-S07
    lay_offer(s)
    place_gnomes(s)
    shuffle_gates(s)
    for seat in range(s.seats):
        s.signs[seat * SIGNS : (seat + 1) * SIGNS] = signs_of(s, seat)  # FALL-S16
        s.drawn[seat] = s.decks[0][-DRAWN:]
        s.decks[0] = s.decks[0][:-DRAWN]
    s.push(together(KEEP, s.seats))


def place_gnomes(s: FallState) -> None:
    """A token behind as many gates as there are players and one, and the rally token at one more.

    [FALL-S10..FALL-S12]
    """
    chance: Rng = s.rng(GATES)
    drawn = chance.shuffled(range(N_CLANS))
    for clan in drawn[: s.seats + 1]:
        entrances = bits_of(s.board.entrances[clan])
        cave = entrances[0] if len(entrances) == 1 else chance.choice(entrances)
        put_token(s, cave, draw_token(s))
    s.rally = drawn[s.seats + 1]


# -- starting champions -----------------------------------------------------------------------------------------------


@FLOW.want(KEEP)
def still_keeps(s: FallState, seat: int, frame: Frame) -> bool:
    return not frame[2][seat]


@FLOW.option(KEEP)
def keep_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """One of two, chosen by all at once. [FALL-S19]"""
    return [KEEP_ONE[champion] for champion in sorted(s.drawn[seat])]


@FLOW.resolve(KEEP)
def keep(s: FallState, frame: Frame) -> None:
    """Kept champions are shown; only then the first player is drawn, and equal votes are stacked in turn order.

    [FALL-S19..FALL-S22, Q-24]
    """
    s.first = s.rng(SETUP).below(s.seats)
    if s.sink is not None:
        events.hammer(s)
    for seat in s.in_order():
        champion = KEPT[ALPHABET[frame[2][seat][0]]]
        s.drawn[seat] = tuple([other for other in s.drawn[seat] if other != champion])
        gain_champion(s, seat, champion)
        if s.sink is not None:
            events.kept(s, seat, champion)
        gain_votes(s, seat, CHAMPION_CLAN[champion], CHAMPIONS[champion].votes)
    if ("turn_order", "even") in s.options:
        for seat, honour in zip(s.in_order(), BOX.fixed.turn_order[s.seats], strict=True):
            s.gain(seat, START, honour)  # FALL-S17
    s.push((SETTLED, s.first, 0))


# -- lairs ------------------------------------------------------------------------------------------------------------


@FLOW.run(SETTLED)
def next_settler(s: FallState, frame: Frame) -> None:
    """One after the other, clockwise from the first player; then wave I begins. [FALL-S23, FALL-S27, FALL-S28]"""
    _, first, done = frame
    if done == s.seats:
        s.replace_top((WAVE, first))
        return
    s.replace_top((SETTLED, first, done + 1))
    s.push((CHOOSE_LAIRS, (first + done) % s.seats))


@FLOW.option(CHOOSE_LAIRS)
def lair_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A pair of sites with the same glyph that nobody has. [FALL-S23]"""
    return [LAIRS[pair] for pair in s.board.pairs if pair not in s.lairs]


@FLOW.answer(CHOOSE_LAIRS)
def choose_lairs(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    """Three trolls in each of the two. [FALL-S23, FALL-S24]"""
    s.lairs[seat] = action.number
    for lair in lairs_of(action.number):
        add_trolls(s, seat, lair, IN_LAIR)
    if s.sink is not None:
        events.chose_lairs(s, seat, action.number)
    s.replace_top((CHOOSE_CAVE, seat, NONE))


def first_caves(s: FallState, seat: int) -> int:
    """Caves without gnomes beside a lair of this seat, whoever is there. [FALL-S25]"""
    one, two = lairs_of(s.lairs[seat])
    return (s.board.next[one] | s.board.next[two]) & ~s.invaded


@FLOW.option(CHOOSE_CAVE)
def settle_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """Two different caves, one after the other. [FALL-S25]"""
    return [SETTLE[cave] for cave in bits_of(first_caves(s, seat)) if cave != frame[2]]


@FLOW.answer(CHOOSE_CAVE)
def settle(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    """A troll in each; a champion pawn joins one of them. [FALL-S25, FALL-S26]"""
    first, cave = frame[2], action.number
    put_settler(s, seat, cave)
    if first == NONE:
        left = first_caves(s, seat) & ~BIT[cave]
        s.replace_top((CHOOSE_CAVE, seat, cave))
        if not left & (left - 1):  # no choice
            settle(s, seat, SETTLE[left.bit_length() - 1], s.stack[-1])
        return
    s.pop()
    if PAWN_OF[s.champions[seat][0]] != NONE:
        s.push((HOST, seat, min(first, cave), max(first, cave)))


def put_settler(s: FallState, seat: int, cave: int) -> None:
    add_trolls(s, seat, cave)
    if s.sink is not None:
        events.settled(s, seat, cave)


@FLOW.option(HOST)
def host_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """[FALL-S26]"""
    return [TO[frame[2]], TO[frame[3]]]


@FLOW.answer(HOST)
def host(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    """[FALL-S21, FALL-S26]"""
    s.pop()
    pawn = PAWN_OF[s.champions[seat][0]]
    place_pawn(s, seat, pawn, action.number)
    if s.sink is not None:
        events.pawn_placed(s, seat, pawn, action.number)
