"""Determinization: a full table that the viewer could believe, drawn fairly among all that fit the view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from dovre.games.fall.components import (
    DECK_CHAMPIONS,
    HALL_VALUE,
    N_CARDS,
    N_CLANS,
    N_GNOMES,
    N_HALL_TOKENS,
    N_PLACES,
    STRENGTH,
    mask_of,
)
from dovre.games.fall.derive import UNSAID, derive
from dovre.games.fall.state import NONE, FallState
from dovre.games.fall.view import FallView
from dovre.kernel.belief import begin, deal_sealed
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng

T = TypeVar("T")


def determinize(game: Game[FallState, FallView], v: FallView, rng: Rng) -> FallState:
    """Hands, discards, decks, tokens and gates that the viewer does not know are dealt anew."""
    s: FallState = begin(game, v, rng)
    _deal_cards(s, v, rng)
    _deal_champions(s, v, rng)
    _deal_gnomes(s, v, rng)
    _deal_gates(s, v, rng)
    _deal_halls(s, v)
    derive(s)
    deal_sealed(s, v, rng)
    return s


def _known(rows: Iterable[Sequence[int | None]]) -> set[int]:
    return {number for row in rows for number in row if number is not None}


def _fill(row: Sequence[int | None], pool: list[int]) -> tuple[int, ...]:
    """The same row with what is not known taken from a pool."""
    return tuple([pool.pop() if number is None else number for number in row])


def _deal_cards(s: FallState, v: FallView, rng: Rng) -> None:
    placed = {number // N_PLACES for cards in v.ancestry for number in cards}
    seen = placed | _known(v.hands) | _known([[card] for card, _ in v.discards])
    pool = rng.shuffled(card for card in range(N_CARDS) if card not in seen)
    s.hands = [_fill(hand, pool) for hand in v.hands]
    s.discards = [(pool.pop() if card is None else card, mask) for card, mask in v.discards]
    s.deck = tuple(pool)


def _deal_champions(s: FallState, v: FallView, rng: Rng) -> None:
    seen = _known([*v.champions, v.offer, v.removed, *v.drawn])
    pools = [rng.shuffled(number for number in deck if number not in seen) for deck in DECK_CHAMPIONS]
    s.drawn = [_fill(drawn, pools[0]) for drawn in v.drawn]
    s.decks = [tuple(pool) for pool in pools]


def _deal_gnomes(s: FallState, v: FallView, rng: Rng) -> None:
    left = list(range(N_GNOMES))

    def known(strength: int) -> int:
        token = next(token for token in left if STRENGTH[token] == strength)
        left.remove(token)
        return token

    s.beside = mask_of([known(strength) for strength in v.beside])
    s.gnomes = [known(strength) if strength else NONE for strength in v.gnomes]
    rng.shuffle(left)
    for slot, strength in enumerate(v.gnomes):
        if strength is None:
            s.gnomes[slot] = left.pop()
    s.bag = UNSAID


def _deal_gates(s: FallState, v: FallView, rng: Rng) -> None:
    pool = rng.shuffled(clan for clan in range(N_CLANS) if clan not in v.gates)
    row = _fill(v.gates, pool)
    s.gates = (*row, *sorted(pool))


def _deal_halls(s: FallState, v: FallView) -> None:
    """Tokens that were left out are those that lie nowhere: only their order is unknown, and it does not matter."""
    left = list(range(N_HALL_TOKENS))
    found = []
    for value in v.halls:
        found.append(next(token for token in left if HALL_VALUE[token] == value))
        left.remove(found[-1])
    s.halls = (*found, *left)
