"""Turn and playing a card (KING-T): what may be played where, and the hand that cannot play."""

from __future__ import annotations

from dovre.games.kings import events
from dovre.games.kings.actions import PLAY as PLAY_ACTIONS
from dovre.games.kings.components import CARDS, CENTRE, HAND, RACE_OF, RACES, SIZE, STRENGTH_OF
from dovre.games.kings.decisions import FLOW, PLAY, TURN
from dovre.games.kings.rules.capture import send_to_centre
from dovre.games.kings.rules.development import send_to_own_mine
from dovre.games.kings.rules.end import finish
from dovre.games.kings.state import NO_MINE, KingsState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

CARD_COUNT = len(CARDS)
EMPTY = -1  # stands for "no creature yet" where a top card is wanted


def covers(card: int, top: int) -> bool:
    """Whether a card may lie on this top card: on nothing, on a weaker one, or a 0 on a 9. [KING-T06..KING-T11]"""
    if top == EMPTY:
        return True
    if STRENGTH_OF[card] == 0:
        return STRENGTH_OF[top] == 9
    return STRENGTH_OF[card] > STRENGTH_OF[top]


def _fits(allowed: tuple[int, ...]) -> tuple[bytes, ...]:
    """For each top card, then for none at the index -1: a flag per card that may be played, among the allowed races."""
    tops = (*range(len(CARDS)), EMPTY)
    return tuple(bytes(RACE_OF[card] in allowed and covers(card, top) for card in range(len(CARDS))) for top in tops)


EVERY_RACE = tuple(range(len(RACES)))
ON_CENTRE = _fits(EVERY_RACE)  # any race may be sent to a centre mine (KING-T12)
AS_MINER = tuple(_fits(tuple(r for r in EVERY_RACE if r != king)) for king in EVERY_RACE)  # KING-D02, KING-D03
AS_FOREMAN = tuple(_fits((king,)) for king in EVERY_RACE)  # KING-D08


@FLOW.run(TURN)
def open_turn(s: KingsState, frame: Frame) -> None:
    """A hand with a legal play must play; only one without any is replaced, again if need be. [KING-T14..KING-T17]"""
    if can_play(s, frame[1]):
        s.become((PLAY, frame[1]))
    else:
        replace_hand(s, frame[1])


@FLOW.option(PLAY)
def plays(s: KingsState, seat: int, frame: Frame) -> list[Action]:
    """One card on a centre mine or on an own unfinished mine, never on another's. [KING-T02..KING-T05, KING-D01]"""
    hand = s.hands[seat]
    found: list[Action] = []
    for slot, pile in enumerate(s.piles):
        fits = ON_CENTRE[pile[-1] if pile else EMPTY]
        row = PLAY_ACTIONS[slot]
        for card in hand:
            if fits[card]:
                found.append(row[card])
    king = s.kings[seat]
    backs = s.backs
    crews = s.crews[seat]
    for slot, mine in enumerate(s.mines[seat]):
        if mine != NO_MINE:
            crew = crews[slot]
            # miners first, then the foreman: as in `takes`, written out here because it is the hottest line of the game
            roles = AS_MINER if len(crew) < SIZE[backs[mine]] else AS_FOREMAN
            fits = roles[king][crew[-1] if crew else EMPTY]
            row = PLAY_ACTIONS[CENTRE + slot]
            for card in hand:
                if fits[card]:
                    found.append(row[card])
    return found


def takes(s: KingsState, seat: int, slot: int) -> bytes:
    """A flag per card that an own mine takes now: miners first, then the foreman. [KING-D02..KING-D10]"""
    crew = s.crews[seat][slot]
    roles = AS_MINER if len(crew) < SIZE[s.backs[s.mines[seat][slot]]] else AS_FOREMAN
    return roles[s.kings[seat]][crew[-1] if crew else EMPTY]


def can_play(s: KingsState, seat: int) -> bool:
    """Whether `plays` would find anything: must agree with it."""
    hand = s.hands[seat]
    if () in s.piles:
        return True
    for pile in s.piles:
        fits = ON_CENTRE[pile[-1]]
        for card in hand:
            if fits[card]:
                return True
    for slot, mine in enumerate(s.mines[seat]):
        if mine != NO_MINE:
            fits = takes(s, seat, slot)
            for card in hand:
                if fits[card]:
                    return True
    return False


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
