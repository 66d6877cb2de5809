"""Turn and playing a card (KING-T): what may be played where, and the hand that cannot play."""

from __future__ import annotations

from dovre.games.kings import events
from dovre.games.kings.components import CARDS, CENTRE, HAND
from dovre.games.kings.decisions import FLOW, PLAY, TURN
from dovre.games.kings.rules.capture import send_to_centre
from dovre.games.kings.rules.development import send_to_own_mine
from dovre.games.kings.rules.end import finish
from dovre.games.kings.state import KingsState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

CARD_COUNT = len(CARDS)


@FLOW.run(TURN)
def open_turn(s: KingsState, frame: Frame) -> None:
    """A hand with a legal play must play; only one without any is replaced, again if need be. [KING-T14..KING-T17]"""
    if can_play(s, frame[1]):
        s.replace_top((PLAY, frame[1]))
    else:
        replace_hand(s, frame[1])


@FLOW.option(PLAY)
def plays(s: KingsState, seat: int, frame: Frame) -> list[Action]:
    """One card on a centre mine or on an own unfinished mine, never on another's. [KING-T02..KING-T05, KING-D01]"""
    hand = s.hands[seat]
    found: list[Action] = []
    for offer in s.offers:
        for card in hand:
            action = offer[card]
            if action is not None:
                found.append(action)
    for offer in s.own_offers[seat]:
        for card in hand:
            action = offer[card]
            if action is not None:
                found.append(action)
    return found


def can_play(s: KingsState, seat: int) -> bool:
    """Whether `plays` would find anything: must agree with it."""
    if () in s.piles:
        return True  # any creature goes on an empty mine of the centre
    hand = s.hands[seat]
    return any(offer[card] is not None for offer in (*s.offers, *s.own_offers[seat]) for card in hand)


@FLOW.answer(PLAY)
def play_card(s: KingsState, seat: int, action: Action, frame: Frame) -> None:
    """Exactly one card, as a creature; then it is resolved, then one draws. [KING-T02, KING-T13]"""
    target, card = divmod(action.index, CARD_COUNT)  # as `target_of` and `card_of`
    s.hands[seat].remove(card)
    s.seen |= BIT[card]
    if s.sink is not None:
        events.played(s, seat, card, target)
    if target < CENTRE:
        send_to_centre(s, seat, card, target)
    else:
        send_to_own_mine(s, seat, card, target - CENTRE)


BIT = tuple(1 << card for card in range(len(CARDS)))


def replace_hand(s: KingsState, seat: int) -> None:
    """Shown, discarded, six new cards or what is left; an empty deck ends the game. [KING-T14, KING-T15, KING-T18]"""
    hand = s.hands[seat]
    shown = tuple(hand)
    for card in shown:
        s.seen |= BIT[card]
    s.discard.extend(shown)
    hand.clear()
    while s.deck and len(hand) < HAND:
        hand.append(s.deck.pop())
    hand.sort()
    if s.sink is not None:
        events.hand_replaced(s, seat, shown)
    if not s.deck:
        finish(s, "redraw")
