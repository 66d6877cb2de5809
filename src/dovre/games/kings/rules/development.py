"""Developing a mine (KING-D): miners of other races, then the foreman of one's own where the mine asks for one."""

from __future__ import annotations

from dovre.games.kings import events
from dovre.games.kings.components import FOREMAN, SIZE
from dovre.games.kings.decisions import DRAW
from dovre.games.kings.rules.offers import CLOSED, own_offer
from dovre.games.kings.state import NO_MINE, KingsState, Pile


def send_to_own_mine(s: KingsState, seat: int, card: int, slot: int) -> None:
    """Several mines may be worked side by side; what is placed stays until the end. [KING-D13, KING-D14]"""
    crew = (*s.crews[seat][slot], card)
    kind = s.backs[s.mines[seat][slot]]
    if len(crew) < SIZE[kind] + FOREMAN[kind]:  # KING-D05..KING-D07
        s.crews[seat][slot] = crew
        s.own_offers[seat][slot] = own_offer(s, seat, slot, crew)
    else:
        develop(s, seat, slot, crew)
    s.stack[-1] = (DRAW, seat)


def develop(s: KingsState, seat: int, slot: int, crew: Pile) -> None:
    """Its creatures leave the game, the mine goes under the king for good. [KING-D11, KING-D12, KING-D15]"""
    mine = s.mines[seat][slot]
    s.discard.extend(crew)
    s.developed[seat].append(mine)
    s.mines[seat][slot] = NO_MINE
    s.crews[seat][slot] = ()
    s.own_offers[seat][slot] = CLOSED
    while s.mines[seat] and s.mines[seat][-1] == NO_MINE:
        s.mines[seat].pop()
        s.crews[seat].pop()
        s.own_offers[seat].pop()
    if s.sink is not None:
        events.developed(s, seat, mine, slot, crew)
