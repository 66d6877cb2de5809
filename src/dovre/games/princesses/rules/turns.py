"""Rounds and turns (PRIN-R): the four phases, round cards, the Troll King, the end of the game (PRIN-E1)."""

from __future__ import annotations

from dovre.games.princesses import events
from dovre.games.princesses.actions import PLAY as PLAY_CARD
from dovre.games.princesses.components import FIRST_VILLAGE, N_CAVES, ROUND_COUNT, ROUNDS, king_in
from dovre.games.princesses.decisions import CLAIM, FLOW, MOVE, PLAY, TURN
from dovre.games.princesses.rules.claims import CLAIM_VERB, begin_claim, claim_options
from dovre.games.princesses.rules.moves import main_moves
from dovre.games.princesses.rules.rows import refill_rows
from dovre.games.princesses.state import CHANGELING, HUMAN, N_STOCK, NONE, PRINCESS, PrincessesState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

# what a turn does next
BEGIN, SECOND, SECOND_OVER, THIRD_OVER, CLAIMS, DRAW = range(6)
STAGES = DRAW + 1
IN_STOCK = (PRINCESS, CHANGELING, HUMAN)  # by item of a round card; the reserve has the same order
TOWER = 1  # princesses that a castle tower holds (PRIN-R5)


@FLOW.run(TURN)
def turn(s: PrincessesState, frame: Frame) -> None:
    """The four phases in order. [PRIN-R1, PRIN-R2, PRIN-R12, PRIN-R13]"""
    _, seat, stage = frame
    if stage == BEGIN:
        s.replace_top((TURN, seat, SECOND))
        s.phase = 1
        if s.sink is not None:
            if seat == s.first:
                events.round_begun(s)
            events.turn_begun(s, seat)
        s.push((PLAY, seat))
    elif stage == SECOND:
        s.replace_top((TURN, seat, SECOND_OVER))
        begin_phase(s, seat, 2)
    elif stage == SECOND_OVER:
        s.replace_top((TURN, seat, THIRD_OVER))
        refill_rows(s)
        begin_phase(s, seat, 3)
    elif stage == THIRD_OVER:
        s.replace_top((TURN, seat, CLAIMS))
        refill_rows(s)
        s.phase = 4
        s.royal = s.castle = 0
        s.locked = NONE
    elif stage == CLAIMS and claim_options(s, seat):
        s.push((CLAIM, seat))
    else:
        draw(s, seat)
        next_turn(s, seat)


def begin_phase(s: PrincessesState, seat: int, phase: int) -> None:
    """A main move; without one the phase has no action points, which no house box leads to. [PRIN-M1, GAP-35]"""
    s.phase = phase
    s.royal = s.castle = 0
    if main_moves(s, seat):
        s.push((MOVE, seat))
    elif s.sink is not None:
        events.counted(s, seat)


def draw(s: PrincessesState, seat: int) -> None:
    """The top card of the own deck, if any is left. [PRIN-R14, PRIN-R15]"""
    deck = s.decks[seat]
    if deck:
        s.decks[seat] = deck[:-1]
        s.hands[seat] = (*s.hands[seat], deck[-1])
        if s.sink is not None:
            events.drawn(s, seat, deck[-1])


def next_turn(s: PrincessesState, seat: int) -> None:
    """Clockwise; when all have played their last card the game is over. [PRIN-S16, PRIN-R1, PRIN-R11, PRIN-E1]"""
    s.phase = 0
    other = (seat + 1) % s.seats
    if other == s.first:
        if s.round == ROUND_COUNT[s.seats]:
            s.pop()
            if s.sink is not None:
                events.ended(s)
            return
        s.round += 1
    s.replace_top((TURN, other, BEGIN))


# -- phase 1 ----------------------------------------------------------------------------------------------------------


@FLOW.option(PLAY)
def play_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    """[PRIN-R3]"""
    return [*(PLAY_CARD[card] for card in sorted(s.hands[seat])), *claim_options(s, seat)]


@FLOW.answer(PLAY)
def play(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    if action.verb == CLAIM_VERB:
        begin_claim(s, seat, action.number)
        return
    card = action.number
    s.pop()
    s.hands[seat] = tuple([other for other in s.hands[seat] if other != card])
    s.played[seat] = (*s.played[seat], card)
    if s.sink is not None:
        events.played(s, seat, card)
    place_item(s, card)
    move_king(s, seat, card)


def place_item(s: PrincessesState, card: int) -> None:
    """From the reserve to the village of the card. [PRIN-R4..R7]"""
    item, village = ROUNDS[card].item, ROUNDS[card].village
    at = village * N_STOCK + IN_STOCK[item]
    found = s.reserve[item] > 0 and not (IN_STOCK[item] == PRINCESS and s.stock[at] >= TOWER)
    if found:
        s.reserve[item] -= 1
        s.stock[at] += 1
    if s.sink is not None:
        events.item_placed(s, card, found)


def move_king(s: PrincessesState, seat: int, card: int) -> None:
    """There is one King for all, and he needs no cauldron. [PRIN-R8..R10]"""
    goal = ROUNDS[card].king
    place = goal if goal < N_CAVES else FIRST_VILLAGE + ROUNDS[card].village
    s.king = king_in(seat, place)
    if s.sink is not None:
        events.king_moved(s, seat, place)
