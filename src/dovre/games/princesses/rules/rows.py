"""Rows and decks: refilled at the end of phases, refreshed by actions. [PRIN-R13, PRIN-B24, PRIN-K7, GAP-12]"""

from __future__ import annotations

from dovre.games.princesses import events
from dovre.games.princesses.components import ROW
from dovre.games.princesses.decisions import FLOW, ROWS
from dovre.games.princesses.state import CARDS, NONE, TILES, PrincessesState
from dovre.kernel.decision import Frame


@FLOW.run(ROWS)
def fill_rows(s: PrincessesState, frame: Frame) -> None:
    s.pop()
    refill_rows(s)


def refill_rows(s: PrincessesState) -> None:
    """Each row to five from its deck. [PRIN-R13]"""
    if NONE in s.tile_row:
        _fill_tiles(s)
    if NONE in s.royal_row:
        _fill_royals(s)
    if NONE in s.card_row:
        _fill_cards(s)


def _fill_tiles(s: PrincessesState) -> None:
    """With an empty deck the discard pile is shuffled; if both are empty the row stays short. [GAP-12]"""
    found = []
    for slot in range(ROW):
        if s.tile_row[slot] == NONE:
            if not s.tile_deck:
                s.tile_deck = tuple(s.rng(TILES).shuffled(sorted(s.tile_discard)))
                s.tile_discard = ()
            if not s.tile_deck:
                break
            s.tile_row[slot] = s.tile_deck[-1]
            s.tile_deck = s.tile_deck[:-1]
            found.append(s.tile_row[slot])
    if found and s.sink is not None:
        events.tiles_revealed(s, found)


def _fill_royals(s: PrincessesState) -> None:
    """There is no discard pile: the row shrinks. [GAP-12]"""
    found = []
    for slot in range(ROW):
        if s.royal_row[slot] == NONE and s.royal_deck:
            s.royal_row[slot] = s.royal_deck[-1]
            s.royal_deck = s.royal_deck[:-1]
            found.append(s.royal_row[slot])
    if found and s.sink is not None:
        events.royals_revealed(s, found)


def _fill_cards(s: PrincessesState) -> None:
    found = []
    for slot in range(ROW):
        if s.card_row[slot] == NONE:
            if not s.card_deck:
                s.card_deck = tuple(s.rng(CARDS).shuffled(sorted(s.card_discard)))
                s.card_discard = ()
            if not s.card_deck:
                break
            s.card_row[slot] = s.card_deck[-1]
            s.card_deck = s.card_deck[:-1]
            found.append(s.card_row[slot])
    if found and s.sink is not None:
        events.cards_revealed(s, found)


def refresh_tiles(s: PrincessesState, seat: int) -> None:
    """What is left is discarded first, then five are revealed. [PRIN-B24]"""
    s.tile_discard = (*s.tile_discard, *(tile for tile in s.tile_row if tile != NONE))
    s.tile_row = [NONE] * ROW
    _fill_tiles(s)


def refresh_cards(s: PrincessesState, seat: int) -> None:
    """[PRIN-K7]"""
    s.card_discard = (*s.card_discard, *(card for card in s.card_row if card != NONE))
    s.card_row = [NONE] * ROW
    _fill_cards(s)
