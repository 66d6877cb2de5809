"""Capturing a mine (KING-C): creatures to the camp, the mine to its owner, a new mine in its place."""

from __future__ import annotations

from dovre.games.kings import events
from dovre.games.kings.components import DEFENCE, RACE_OF
from dovre.games.kings.decisions import DRAW
from dovre.games.kings.rules.end import finish
from dovre.games.kings.rules.offers import CLOSED, EMPTY, centre_offer, miner_offer
from dovre.games.kings.state import NO_MINE, KingsState, Pile


def send_to_centre(s: KingsState, seat: int, card: int, slot: int) -> None:
    """The number of creatures against the defence, strengths do not add up. [KING-C01, KING-C02, KING-C12]"""
    pile = (*s.piles[slot], card)
    if len(pile) < DEFENCE[s.backs[s.centre[slot]]]:
        s.piles[slot] = pile
        s.offers[slot] = centre_offer(slot, card)
        s.stack[-1] = (DRAW, seat)
    else:
        capture(s, seat, slot, pile)


def capture(s: KingsState, seat: int, slot: int, pile: Pile) -> None:
    """Camp, owner, replacement, in this order; then the draw, unless the deck ran out. [KING-C03, KING-C11]"""
    move_to_camp(s, pile)
    s.piles[slot] = ()
    s.offers[slot] = centre_offer(slot, EMPTY)
    owner = owner_of(s, seat, pile[-1])
    mine = s.centre[slot]
    give_mine(s, owner, mine)
    if s.sink is not None:
        events.captured(s, seat, owner, mine, slot, pile)
    replace_mine(s, slot)
    if s.deck:
        s.stack[-1] = (DRAW, seat)
    else:
        finish(s, "replacement")  # KING-E02: no draw


def move_to_camp(s: KingsState, pile: Pile) -> None:
    """On top of the pile of its race; of one race the earliest ends highest. [KING-C04, KING-C05, KING-R06]"""
    for card in reversed(pile):
        s.camp[RACE_OF[card]] += (card,)


def owner_of(s: KingsState, seat: int, last: int) -> int:
    """The king of the last creature's race, whoever played it; else the one who played it. [KING-C06, KING-C07]"""
    race = RACE_OF[last]
    return s.kings.index(race) if race in s.kings else seat


def give_mine(s: KingsState, owner: int, mine: int) -> None:
    """It cannot be refused, and it comes without creatures. [KING-C08, KING-C09]"""
    mines = s.mines[owner]
    if NO_MINE in mines:
        slot = mines.index(NO_MINE)
        mines[slot] = mine
    else:
        slot = len(mines)
        mines.append(mine)
        s.crews[owner].append(())
        s.own_offers[owner].append(CLOSED)
    s.own_offers[owner][slot] = miner_offer(slot, s.kings[owner], EMPTY)


def replace_mine(s: KingsState, slot: int) -> None:
    """At once, from the top of the deck, in the same place. [KING-C10]"""
    s.centre[slot] = s.deck.pop()
    if s.sink is not None:
        events.mine_opened(s, slot)
