"""What a view says of each area of the board, as the values that its drawing follows from."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from dovre.games.princesses.board.words import Words
from dovre.games.princesses.components import (
    CHALLENGE_NAMES,
    FIRST_VILLAGE,
    N_CAVES,
    N_COUNTED,
    N_RESOURCES,
    N_VILLAGES,
    N_WHERE,
    NEEDS,
    NONE,
    king_in,
)
from dovre.games.princesses.notation import N_STOCK
from dovre.games.princesses.view import PrincessesView
from dovre.games.princesses.words import points_there
from dovre.render.frame import near_seat, seat_state


class Person(NamedTuple):
    """What everybody may see of a seat, and its round cards where the reader may."""

    seat: int
    name: str
    state: str  # active, winner or nothing
    board: int  # its colour, NONE before it is chosen
    first: bool
    score: int
    trolls: tuple[int, ...]  # by place, those beside the board last
    main: int  # where its troll of phase 2 stands, NONE if there is none
    humans: tuple[int, ...]
    king: int  # the cave of this seat where the King is, or NONE
    goods: tuple[int, ...]
    full: tuple[int, ...]
    sites: tuple[int, ...]
    takes: tuple[int, ...]
    power: int
    capacity: int
    receive: int
    cows: int
    covers: int
    vacant: int
    slots: int
    stored: int
    network: tuple[int, ...]
    cards: tuple[int, ...]
    hand: tuple[int, ...]  # round cards the reader knows
    backs: tuple[int, ...]  # of the hand, where the reader does not
    deck: tuple[int, ...]  # backs of the cards to come, the next one last
    played: int  # the last round card, or NONE
    points: tuple[int, int] | None  # while it acts: own and helpers' points
    own: bool  # whether it is the seat at the near side, whose actions are named


class Village(NamedTuple):
    """What is in a village and who stands there."""

    village: int
    castle: int
    stock: tuple[int, ...]
    trolls: tuple[int, ...]  # by seat
    main: int  # whose troll of phase 2 stands here, or NONE
    outposts: tuple[int, ...]
    swapped: tuple[int, ...]
    king: bool
    chased: tuple[int, ...]  # seats whose trolls can be chased out now
    acting: bool  # whether somebody acts here


def question(view: PrincessesView) -> tuple[Any, ...]:
    """The frame on top of the stack: the question and what it is about."""
    return view.frames[-1] if view.frames else ("",)


def turn_of(view: PrincessesView) -> int:
    """Whose turn it is, NONE before the first round and at the end: the frame of the turn lies at the bottom."""
    return int(view.frames[0][1]) if view.frames and view.frames[0][0] == "turn" else NONE


def score_of(view: PrincessesView, seat: int) -> int:
    """Points as if the game ended now: all of it lies open."""
    return sum([line.amount for line in view.sheet if line.seat == seat])


def person(view: PrincessesView, words: Words, seat: int) -> Person:
    at, res = seat * N_WHERE, slice(seat * N_RESOURCES, (seat + 1) * N_RESOURCES)
    mine = view.seat == seat
    king = next((cave for cave in range(N_CAVES) if view.king == king_in(seat, cave)), NONE)
    turn = turn_of(view) == seat
    return Person(
        seat=seat,
        name=words.seat(seat),
        state=seat_state(view, seat),
        board=view.boards[seat],
        first=view.round > 0 and view.first == seat,
        score=score_of(view, seat),
        trolls=view.trolls[at : at + N_WHERE],
        main=view.locked if turn else NONE,
        humans=view.humans[seat * N_CAVES : (seat + 1) * N_CAVES],
        king=king,
        goods=view.goods[res],
        full=view.full[res],
        sites=view.sites[res],
        takes=view.takes[res],
        power=view.power[seat],
        capacity=view.capacity[seat],
        receive=view.receive[seat],
        cows=view.cows[seat],
        covers=view.covers[seat],
        vacant=view.vacant[seat],
        slots=view.slots[seat],
        stored=view.stored[seat],
        network=view.network[seat],
        cards=view.cards[seat],
        hand=tuple([card for card in view.hands[seat] if card is not None]) if mine else (),
        backs=() if mine else view.hand_backs[seat],
        deck=view.deck_backs[seat],
        played=view.played[seat][-1] if view.played[seat] else NONE,
        points=(view.own, view.helpers) if turn and view.place != NONE else None,
        own=seat == near_seat(view),
    )


def villages_of(view: PrincessesView) -> tuple[Village, ...]:
    frame = question(view)
    chase = (int(frame[1]), int(frame[2])) if frame[0] == "chase" else (NONE, NONE)
    standing = (view.trolls, view.outposts, view.swapped, view.king, view.locked, view.place)
    return _villages(view.seats, view.castles, view.stock, *standing, turn_of(view), *chase)


@lru_cache(maxsize=512)  # all readers of a moment see the same
def _villages(
    seats: int,
    castles: tuple[int, ...],
    stock: tuple[int, ...],
    trolls: tuple[int, ...],
    outposts: tuple[int, ...],
    swapped: tuple[int, ...],
    king: int,
    locked: int,
    acting: int,  # where somebody acts
    turn: int,
    chaser: int,
    chased: int,  # in which village trolls are chased out
) -> tuple[Village, ...]:
    found = []
    for number in range(seats):
        place = FIRST_VILLAGE + number
        here = tuple([trolls[seat * N_WHERE + place] for seat in range(seats)])
        targets = [seat for seat in range(seats) if seat != chaser and here[seat]] if chased == number else ()
        found.append(
            Village(
                number,
                castles[number],
                stock[number * N_STOCK : (number + 1) * N_STOCK],
                here,
                turn if turn != NONE and locked == place else NONE,
                tuple([outposts[seat * N_VILLAGES + number] for seat in range(seats)]),
                tuple([swapped[seat * N_VILLAGES + number] for seat in range(seats)]),
                king == number,
                tuple(targets),
                acting == place,
            )
        )
    return tuple(found)


def goals(view: PrincessesView) -> dict[int, tuple[int, int]]:
    """Where a troll of the viewer could go now, with own and helpers' points there. [PRIN-M11..M13]"""
    if view.seat is None or question(view)[0] != "move":
        return {}
    found = sorted({action.number % (N_WHERE - 1) for action in view.legal if action.verb == "move"})
    return {goal: points_there(view, view.seat, NONE, goal) for goal in found}


def laid_tile(view: PrincessesView) -> int:
    """The tile that is being laid, or NONE."""
    frame = question(view)
    return int(frame[2]) if frame[0] == "lay" else NONE


class Challenge(NamedTuple):
    """A royal card: who has claimed it, and how far each seat is."""

    card: int
    claimed: tuple[int, ...]
    have: tuple[tuple[int, ...], ...]  # by seat and need


class Race(NamedTuple):
    """The fields of a view that all royal cards follow from."""

    seats: int
    challenges: tuple[int, ...]
    claims: tuple[int, ...]
    tally: tuple[int, ...]


class Market(NamedTuple):
    """The rows, with what is left of their decks and lies on their discards; which tile is being laid."""

    tile_row: tuple[int, ...]
    tile_deck: int
    tiles_gone: int
    royal_row: tuple[int, ...]
    royal_deck: int
    card_row: tuple[int, ...]
    card_deck: int
    cards_gone: int
    lifted: int


def race_of(view: PrincessesView) -> Race:
    return Race(view.seats, view.challenges, view.claims, view.tally)


def market_of(view: PrincessesView) -> Market:
    return Market(
        view.tile_row, view.tile_deck, len(view.tile_discard), view.royal_row, view.royal_deck,
        view.card_row, view.card_deck, len(view.card_discard), laid_tile(view),
    )  # fmt: skip


def challenge(view: PrincessesView | Race, card: int) -> Challenge:
    seats = range(view.seats)
    return Challenge(
        card,
        tuple([seat for seat in seats if view.claims[seat] >> card & 1]),
        tuple([tuple([view.tally[seat * N_COUNTED + at] for at, _ in NEEDS[card]]) for seat in seats]),
    )


assert len(CHALLENGE_NAMES) == len(NEEDS)
