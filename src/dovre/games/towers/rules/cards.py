"""Quest cards: the pile, hands and the market (TOWR-J40..TOWR-J50, TOWR-X18)."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.components import CARD_QUEST, MARKET
from dovre.games.towers.state import CARDS, NONE, TowersState

RESETS_MOST = 20  # of the market in a row (GAP-T18)


def draw(s: TowersState) -> int:
    """The top card; an empty pile is made of the discards. NONE if there is none anywhere. [TOWR-J41, GAP-T49]"""
    if not s.deck:
        if not s.discard:
            return NONE
        s.deck = tuple(s.rng(CARDS).shuffled(s.discard))
        s.discard = ()
        if s.sink is not None:
            events.reshuffled(s)
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    return card


def draw_cards(s: TowersState, seat: int, count: int) -> None:
    """Cards into a hand, for its owner's eyes only; told in the order of the hand. [TOWR-S14, TOWR-J50, TOWR-X05]"""
    drawn = sorted([card for card in [draw(s) for _ in range(count)] if card != NONE])
    s.hands[seat] = tuple(sorted([*s.hands[seat], *drawn]))
    if s.sink is not None:
        for card in drawn:
            events.drew(s, seat, card)


def lose_card(s: TowersState, seat: int, card: int) -> None:
    """A card out of a hand."""
    hand = s.hands[seat]
    at = hand.index(card)
    s.hands[seat] = hand[:at] + hand[at + 1 :]


def refill_market(s: TowersState) -> None:
    """Three cards, all different: else all of them are replaced. [TOWR-S03, TOWR-S04, TOWR-J40, TOWR-J43]"""
    _fill(s)
    for _ in range(RESETS_MOST):
        kinds = [CARD_QUEST[card] for card in s.market if card != NONE]
        if len(set(kinds)) == len(kinds):
            break
        s.discard = (*s.discard, *[card for card in s.market if card != NONE])
        s.market = [NONE] * MARKET
        if s.sink is not None:
            events.market_reset(s)
        _fill(s)


def _fill(s: TowersState) -> None:
    for slot in range(MARKET):
        if s.market[slot] == NONE:
            s.market[slot] = draw(s)
            if s.sink is not None and s.market[slot] != NONE:
                events.market_card(s, s.market[slot])


def quests_of(cards: tuple[int, ...] | list[int]) -> list[int]:
    """The kinds among some cards, each once, in order."""
    return sorted({CARD_QUEST[card] for card in cards if card != NONE})


def card_of(cards: tuple[int, ...] | list[int], quest: int) -> int:
    """The first card of a kind."""
    return next(card for card in cards if card != NONE and CARD_QUEST[card] == quest)
