"""What follows from the rest of the table: made anew for a state that was put together from its zones."""

from __future__ import annotations

from dovre.games.towers.components import ALL_TOKENS, CARD_QUEST, KIND, N_COLOURS, NONE, QUEST_CARDS, own_tokens
from dovre.games.towers.path import legal_path, path_of
from dovre.games.towers.rules.setup import number_pile, supply
from dovre.games.towers.state import TowersState


def derive(s: TowersState) -> None:
    """Paths, the reserve, and which of equal cards and tokens lies where."""
    for seat in range(s.seats):
        if not legal_path(s.laid[seat]):
            raise ValueError(f"path: a tile of p{seat + 1} cannot be laid so.")
    s.way = [path_of(laid) for laid in s.laid]
    s.reserve = [supply(s.seats)] * N_COLOURS
    for towers in s.towers:
        for tower in towers:
            s.reserve[tower >> 1 & 3] -= 1
    _derive_piles(s)
    _derive_cards(s)


def elsewhere(s: TowersState) -> int:
    """Tokens that lie on a path, a city board or a city tile."""
    found = 0
    for seat in range(s.seats):
        found |= s.crowd[seat] | s.caught[seat] | s.inside[seat]
    return found & ALL_TOKENS


def _derive_piles(s: TowersState) -> None:
    out = elsewhere(s)
    for seat in range(s.seats):
        tokens = [token for token in own_tokens(seat) if not out >> token & 1]
        s.piles[seat] = number_pile(seat, [KIND[token] for token in s.piles[seat]], tokens)


def _derive_cards(s: TowersState) -> None:
    """Cards of a kind are alike: they are numbered as they lie."""
    left = [list(cards) for cards in QUEST_CARDS]

    def number(card: int) -> int:
        if card == NONE:
            return NONE
        cards = left[CARD_QUEST[card]]
        if not cards:
            raise ValueError("deck: as many quest cards of each kind as the box has.")
        return cards.pop(0)

    s.market = [number(card) for card in s.market]
    s.played = number(s.played)
    s.discard = tuple([number(card) for card in s.discard])
    s.hands = [tuple(sorted([number(card) for card in hand])) for hand in s.hands]
    s.deck = tuple([number(card) for card in s.deck])
