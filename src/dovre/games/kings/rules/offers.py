"""What each mine takes (KING-T06..KING-T12, KING-D02..KING-D10), as rows of actions.

An offer is a row with one place per card: the action that plays this card on this mine, or None where the rules forbid
it. Rows are made once and shared. A state keeps the present row of every mine, since asking what is legal is the
hottest question of the game (measured: a ninth more decisions a second than looking at the piles each time). They
follow from the piles: `refit` makes them anew, and `faults` compares.
"""

from __future__ import annotations

from functools import cache

from dovre.games.kings.actions import PLAY
from dovre.games.kings.components import CARDS, CENTRE, RACE_OF, RACES, SIZE, STRENGTH_OF
from dovre.games.kings.state import NO_MINE, KingsState, Offer, Pile

EMPTY = -1  # stands for "no creature yet" where a top card is wanted
EVERY_RACE = frozenset(range(len(RACES)))
CLOSED: Offer = (None,) * len(CARDS)  # of a slot without a mine


def covers(card: int, top: int) -> bool:
    """Whether a card may lie on this top card: on nothing, on a weaker one, or a 0 on a 9. [KING-T06..KING-T11]"""
    if top == EMPTY:
        return True
    if STRENGTH_OF[card] == 0:
        return STRENGTH_OF[top] == 9
    return STRENGTH_OF[card] > STRENGTH_OF[top]


@cache
def _offer(target: int, races: frozenset[int], top: int) -> Offer:
    return tuple(
        PLAY[target][card] if RACE_OF[card] in races and covers(card, top) else None for card in range(len(CARDS))
    )


@cache
def centre_offer(slot: int, top: int) -> Offer:
    """A centre mine takes any race. [KING-T12]"""
    return _offer(slot, EVERY_RACE, top)


@cache
def miner_offer(slot: int, king: int, top: int) -> Offer:
    """Miners are of any race but their owner's, several races together if one likes. [KING-D02, KING-D03]"""
    return _offer(CENTRE + slot, EVERY_RACE - {king}, top)


@cache
def foreman_offer(slot: int, king: int, top: int) -> Offer:
    """The foreman is of the owner's race, and covers the last miner like anybody else. [KING-D08, KING-D09]"""
    return _offer(CENTRE + slot, frozenset({king}), top)


def own_offer(s: KingsState, seat: int, slot: int, crew: Pile) -> Offer:
    """Miners until all are there, then the foreman and nobody else. [KING-D04, KING-D10]"""
    top = crew[-1] if crew else EMPTY
    if len(crew) < SIZE[s.backs[s.mines[seat][slot]]]:
        return miner_offer(slot, s.kings[seat], top)
    return foreman_offer(slot, s.kings[seat], top)


def centre_offers(s: KingsState) -> list[Offer]:
    return [centre_offer(slot, pile[-1] if pile else EMPTY) for slot, pile in enumerate(s.piles)]


def own_offers(s: KingsState, seat: int) -> list[Offer]:
    return [
        CLOSED if mine == NO_MINE else own_offer(s, seat, slot, s.crews[seat][slot])
        for slot, mine in enumerate(s.mines[seat])
    ]


def refit(s: KingsState) -> None:
    """Make the offers of a state that was put together from its zones."""
    s.offers = centre_offers(s)
    s.own_offers = [own_offers(s, seat) for seat in range(s.seats)]
