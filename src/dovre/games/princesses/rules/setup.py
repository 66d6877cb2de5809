"""Setup (PRIN-S, PRIN-P): the table is laid, boards are taken, the first humans are placed."""

from __future__ import annotations

from collections.abc import Iterable

from dovre.games.princesses import events
from dovre.games.princesses.actions import BOARD, CAVE
from dovre.games.princesses.box import BACKS, DEALT
from dovre.games.princesses.components import (
    BASE_SLOTS,
    BESIDE,
    BOARDS,
    CASTLES,
    CHALLENGES,
    CHALLENGES_OPEN,
    CHANGELING,
    COMMON,
    COW,
    FOUR_CARDS,
    FOUR_TILES,
    HUMAN,
    HUMANS_COUNTED,
    N_CARDS,
    N_CAVES,
    N_COUNTED,
    N_RESOURCES,
    N_ROUNDS,
    N_ROYALS,
    N_TILES,
    N_VILLAGES,
    N_WHERE,
    RESERVE,
    ROUNDS,
    ROW,
    SUPPLY,
    TROLLS,
)
from dovre.games.princesses.decisions import BOARD as CHOOSE_BOARD
from dovre.games.princesses.decisions import BOARDS as GIVE_BOARDS
from dovre.games.princesses.decisions import FLOW, START, TURN
from dovre.games.princesses.decisions import HUMAN as PLACE_HUMAN
from dovre.games.princesses.rules.network import open_notches
from dovre.games.princesses.rules.rows import refill_rows
from dovre.games.princesses.rules.turns import BEGIN
from dovre.games.princesses.state import CARDS as CARD_STREAM
from dovre.games.princesses.state import N_STOCK, NONE, SETUP, PrincessesState
from dovre.games.princesses.state import ROUNDS as ROUND_STREAM
from dovre.games.princesses.state import ROYALS as ROYAL_STREAM
from dovre.games.princesses.state import TILES as TILE_STREAM
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from dovre.kernel.rng import Rng

HAND = 3  # round cards (PRIN-P20)
WITH_ALL = 4  # players who use the tiles and cards with a T (PRIN-S9, PRIN-S11)


def in_play(seats: int, number: int, four_only: tuple[int, ...]) -> Iterable[int]:
    """Tiles or cards that are used by so many players. [PRIN-S9, PRIN-S11]"""
    return [n for n in range(number) if seats == WITH_ALL or n not in four_only]


def clear_table(s: PrincessesState) -> None:
    """Nothing but empty villages and places for boards."""
    seats = s.seats
    s.boards = [NONE] * seats
    s.trolls = [0] * (seats * N_WHERE)
    s.humans = [0] * (seats * N_CAVES)
    s.outposts = [0] * (seats * N_VILLAGES)
    s.swapped = [0] * (seats * N_VILLAGES)
    s.goods = [0] * (seats * N_RESOURCES)
    s.full = [0] * (seats * N_RESOURCES)
    s.vacant, s.power, s.cows, s.covers, s.stored, s.claims = ([0] * seats for _ in range(6))
    s.stock = [0] * (seats * N_STOCK)
    s.castles = [NONE] * seats
    s.reserve = [0] * len(RESERVE)
    s.king = NONE
    s.network = [()] * seats
    s.cards = [()] * seats
    s.tile_row, s.royal_row, s.card_row = [NONE] * ROW, [NONE] * ROW, [NONE] * ROW
    s.tile_deck = s.royal_deck = s.card_deck = s.tile_discard = s.card_discard = s.challenges = ()
    s.hands, s.decks, s.played = [()] * seats, [()] * seats, [()] * seats
    s.round = s.first = s.phase = s.own = s.helpers = s.royal = s.castle = 0
    s.place = s.locked = NONE
    s.stack = []
    clear_derived(s)


def clear_derived(s: PrincessesState) -> None:
    """What follows from the rest, as it is without boards."""
    seats = s.seats
    s.sites = [0] * (seats * N_RESOURCES)
    s.halves = [0] * (seats * N_RESOURCES)
    s.takes = [1] * (seats * N_RESOURCES)
    s.capacity = [COMMON.capacity] * seats
    s.receive = [COMMON.receive] * seats
    s.crowd = [0] * seats
    s.placed, s.touched, s.twice, s.blocked, s.designs, s.owned = ([0] * seats for _ in range(6))
    s.slots = [BASE_SLOTS] * seats
    s.tally = [0] * (seats * N_COUNTED)


def lay_table(s: PrincessesState) -> None:
    """Everything but the boards, which are dealt or chosen. [PRIN-S9..S12, PRIN-P4]"""
    clear_table(s)
    rng = s.rng(SETUP)
    s.first = rng.below(s.seats)  # the King is in no place yet: PRIN-S15
    s.castles = rng.shuffled(range(len(CASTLES)))[: s.seats]  # PRIN-S3
    s.challenges = draw_challenges(rng)
    colours = rng.shuffled(range(len(BOARDS)))
    stock_villages(s)
    s.tile_deck = tuple(s.rng(TILE_STREAM).shuffled(in_play(s.seats, N_TILES, FOUR_TILES)))
    s.royal_deck = tuple(s.rng(ROYAL_STREAM).shuffled(range(N_ROYALS)))  # PRIN-S10
    s.card_deck = tuple(s.rng(CARD_STREAM).shuffled(in_play(s.seats, N_CARDS, FOUR_CARDS)))
    refill_rows(s)
    deal_rounds(s)
    for seat in range(s.seats):
        s.trolls[seat * N_WHERE + BESIDE] = TROLLS
    if dict(s.options)["boards"] == "random":
        for seat in range(s.seats):
            take_board(s, seat, colours[seat])
        s.push((START, s.first, 0))
    else:
        s.push((GIVE_BOARDS, s.first, 0))


def draw_challenges(rng: Rng) -> tuple[int, ...]:
    """One blue, one yellow, two red. [PRIN-S12]"""
    found: list[int] = []
    for back, number in CHALLENGES_OPEN:
        found += rng.shuffled(n for n, card in enumerate(CHALLENGES) if card.back == back)[:number]
    return tuple(sorted(found))


def stock_villages(s: PrincessesState) -> None:
    """As many villages as seats; the middle of their board has no part in the rules. [PRIN-S1, PRIN-S2, PRIN-S4..S8]

    What no village gets of bells and outposts is out of the game. [PRIN-S13, PRIN-S14]
    """
    for village in range(s.seats):
        s.stock[village * N_STOCK : (village + 1) * N_STOCK] = COMMON.start
    s.reserve = [SUPPLY[name] for name in RESERVE]
    s.reserve[CHANGELING] -= s.seats * COMMON.start[2]
    s.reserve[HUMAN] -= s.seats * COMMON.start[3]


def deal_rounds(s: PrincessesState) -> None:
    """Night cards at the bottom, then dusk, then day. [PRIN-P13..P19]"""
    rng = s.rng(ROUND_STREAM)
    for back in reversed(range(len(BACKS))):
        each = DEALT[BACKS[back]][s.seats - 2]
        pile = rng.shuffled(n for n in range(N_ROUNDS) if ROUNDS[n].back == back and ROUNDS[n].village < s.seats)
        for seat in range(s.seats):
            s.decks[seat] += tuple(pile[seat * each : (seat + 1) * each])


# -- boards -----------------------------------------------------------------------------------------------------------


def take_board(s: PrincessesState, seat: int, colour: int) -> None:
    """Goods, power, covers, full sites and a cow. [PRIN-P1, PRIN-P5..P9, PRIN-P11, PRIN-P12]"""
    board = BOARDS[colour]
    base = seat * N_RESOURCES
    s.boards[seat] = colour
    s.covers[seat] = board.covers
    s.goods[base : base + N_RESOURCES] = board.goods
    s.full[base : base + N_RESOURCES] = board.sites
    s.sites[base : base + N_RESOURCES] = board.sites
    s.power[seat] = board.power
    s.cows[seat] = COMMON.cow
    s.reserve[COW] -= COMMON.cow
    options = dict(s.options)
    if options.get("second_seat", options.get("later_seats")) == "goods" and seat != s.first:  # GAP-45
        later = COMMON.later_seats[s.seats - 2][(seat - s.first) % s.seats - 1]
        for resource in range(N_RESOURCES):
            s.goods[base + resource] += later[resource]
        s.power[seat] = min(s.capacity[seat], s.power[seat] + later[N_RESOURCES])
    open_notches(s, seat)


@FLOW.run(GIVE_BOARDS)
def next_board(s: PrincessesState, frame: Frame) -> None:
    """In reverse turn order. [GAP-45, DP-01]"""
    _, first, done = frame
    if done == s.seats:
        s.replace_top((START, first, 0))
        return
    seat = s.in_order()[-1 - done]
    s.replace_top((GIVE_BOARDS, first, done + 1))
    free = free_boards(s)
    if len(free) == 1:
        take_board(s, seat, free[0])
    else:
        s.push((CHOOSE_BOARD, seat))


def free_boards(s: PrincessesState) -> list[int]:
    return [colour for colour in range(len(BOARDS)) if colour not in s.boards]


@FLOW.option(CHOOSE_BOARD)
def board_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [BOARD[colour] for colour in free_boards(s)]


@FLOW.answer(CHOOSE_BOARD)
def choose_board(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    take_board(s, seat, action.number)
    if s.sink is not None:
        events.took_board(s, seat)


# -- humans -----------------------------------------------------------------------------------------------------------


@FLOW.run(START)
def next_start(s: PrincessesState, frame: Frame) -> None:
    """In turn order; then hands are drawn and the first round begins. [PRIN-P10, PRIN-P20, PRIN-P21]"""
    _, first, done = frame
    if done < s.seats:
        s.replace_top((START, first, done + 1))
        s.push((PLACE_HUMAN, s.in_order()[done]))
        return
    for seat in range(s.seats):
        s.hands[seat] = s.decks[seat][-HAND:]
        s.decks[seat] = s.decks[seat][:-HAND]
        if s.sink is not None:
            events.hand_drawn(s, seat)
    s.round = 1
    s.replace_top((TURN, s.first, BEGIN))


@FLOW.option(PLACE_HUMAN)
def human_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return list(CAVE)


@FLOW.answer(PLACE_HUMAN)
def place_human(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    s.humans[seat * N_CAVES + action.number] += 1
    s.reserve[HUMAN] -= 1
    s.tally[seat * N_COUNTED + HUMANS_COUNTED] += 1
    if s.sink is not None:
        events.human_placed(s, seat, action.number)
