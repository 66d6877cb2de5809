"""Drawing (KING-R): one card, from the deck or from the top of a camp pile; it ends the turn."""

from __future__ import annotations

from bisect import insort

from dovre.games.kings import events
from dovre.games.kings.actions import DRAW_CAMP, DRAW_DECK, DRAW_FIRST
from dovre.games.kings.decisions import DRAW, FLOW, TURN
from dovre.games.kings.rules.end import finish
from dovre.games.kings.state import KingsState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame


@FLOW.option(DRAW)
def sources(s: KingsState, seat: int, frame: Frame) -> list[Action]:
    """The deck, and each camp pile that is not empty; asked even with one source. [KING-R01, KING-R06, KING-R07]"""
    found = [DRAW_DECK]
    for race, pile in enumerate(s.camp):
        if pile:
            found.append(DRAW_CAMP[race])
    return found


@FLOW.answer(DRAW)
def draw_card(s: KingsState, seat: int, action: Action, frame: Frame) -> None:
    """Back to six cards, and the turn passes clockwise. [KING-T01, KING-R02..KING-R05]"""
    source = action.index - DRAW_FIRST  # as `source_of`
    if source == 0:
        card = s.deck.pop()
        if s.sink is not None:
            events.drawn_from_deck(s, seat, card)
    else:
        pile = s.camp[source - 1]
        card = pile[-1]
        s.camp[source - 1] = pile[:-1]
        if s.sink is not None:
            events.drawn_from_camp(s, seat, card)
    insort(s.hands[seat], card)
    if s.deck:
        s.turn += 1
        s.stack[-1] = (TURN, (seat + 1) % s.seats)
    else:
        finish(s, "draw")  # KING-E03
