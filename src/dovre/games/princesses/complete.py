"""What a position leaves unsaid, filled in as the rules would have it."""

from __future__ import annotations

from collections.abc import Iterable, Set

from dovre.games.princesses.box import BACKS, DEALT
from dovre.games.princesses.components import (
    BED,
    BELL_SLOT,
    BESIDE,
    BOARDS,
    CHANGELING,
    CHANGELING_SLOT,
    COMMON,
    COW,
    FOUR_CARDS,
    FOUR_TILES,
    HUMAN,
    MINING,
    N_CARDS,
    N_CAVES,
    N_ROUNDS,
    N_ROYALS,
    N_TILES,
    N_WHERE,
    OF_KIND,
    OUTPOST_SLOT,
    PRINCESS,
    ROUND_COUNT,
    ROUNDS,
    SUPPLY,
    TROLLS,
    king_in,
)
from dovre.games.princesses.frames import bottom, pending
from dovre.games.princesses.geometry import PLACES
from dovre.games.princesses.rules.setup import HAND, in_play, take_board
from dovre.games.princesses.state import BELL, N_STOCK, NONE, OUTPOST, PrincessesState
from dovre.games.princesses.state import CHANGELING as STOCK_CHANGELING
from dovre.games.princesses.state import HUMAN as STOCK_HUMAN
from dovre.games.princesses.state import PRINCESS as STOCK_PRINCESS


def complete(s: PrincessesState, said: Set[str]) -> None:
    """Boards with their goods, a human in each mining cave, trolls beside the board, stock and reserve, decks, hands.

    Only a position that is further than the seed's first question needs any of it.
    """
    if bottom(s) in ("boards", "start"):
        return
    s.round = max(1, s.round)
    _complete_boards(s, said)
    _complete_trolls(s)
    _complete_stock(s, said)
    _complete_decks(s, said)
    _complete_rounds(s, said)
    if "king" not in said and s.king == NONE and any(s.played):
        s.king = king_in(s.first, MINING)
    if "reserve" not in said:
        _complete_reserve(s)


def _complete_boards(s: PrincessesState, said: Set[str]) -> None:
    """Free colours in their order, with what their board brings; a human where nothing is said of humans."""
    for seat in range(s.seats):
        if s.boards[seat] == NONE:
            colour = next(colour for colour in range(len(BOARDS)) if colour not in s.boards)
            kept = s.goods[:], s.full[:], s.power[:], s.cows[:], s.covers[:], s.reserve[:]
            take_board(s, seat, colour)
            for zone, old, new in zip(
                (f"goods p{seat + 1}", f"full p{seat + 1}", "power", "cows", "covers", "reserve"),
                kept,
                (s.goods, s.full, s.power, s.cows, s.covers, s.reserve),
                strict=True,
            ):
                if zone in said:
                    new[:] = old
        if f"humans p{seat + 1}" not in said and not any(s.humans[seat * N_CAVES : (seat + 1) * N_CAVES]):
            s.humans[seat * N_CAVES + MINING] = COMMON.human


def _complete_trolls(s: PrincessesState) -> None:
    """Those that are nowhere else are beside the board."""
    for seat in range(s.seats):
        base = seat * N_WHERE
        s.trolls[base + BESIDE] = 0
        s.trolls[base + BESIDE] = max(0, TROLLS - sum(s.trolls[base : base + N_WHERE]))


def _stored(s: PrincessesState, kind: int) -> int:
    there = sum((s.stored[seat] & OF_KIND[kind]).bit_count() for seat in range(s.seats))
    return there + pending(s, "storing", kind) + pending(s, "store", kind)


def _complete_stock(s: PrincessesState, said: Set[str]) -> None:
    """Bells and neutral outposts that were stored left the villages, those of the last one first."""
    if "stock" in said:
        return
    for item, kind in ((BELL, BELL_SLOT), (OUTPOST, OUTPOST_SLOT)):
        gone = _stored(s, kind)
        for village in reversed(range(s.seats)):
            at = village * N_STOCK + item
            s.stock[at] = COMMON.start[item]
            taken = min(gone, s.stock[at])
            s.stock[at] -= taken
            gone -= taken


def _complete_reserve(s: PrincessesState) -> None:
    def there(item: int) -> int:
        return sum(s.stock[village * N_STOCK + item] for village in range(s.seats))

    changing = pending(s, "vacate") - pending(s, "vacate", NONE)
    s.reserve[PRINCESS] = SUPPLY["princess"] - there(STOCK_PRINCESS) - _stored(s, BED)
    s.reserve[CHANGELING] = SUPPLY["changeling"] - there(STOCK_CHANGELING) - _stored(s, CHANGELING_SLOT) - changing
    s.reserve[HUMAN] = SUPPLY["human"] - there(STOCK_HUMAN) - sum(s.humans) - pending(s, "hire")
    s.reserve[COW] = SUPPLY["cow"] - sum(s.cows)


def _under(deck: tuple[int, ...], all_of_them: Iterable[int], elsewhere: Set[int]) -> tuple[int, ...]:
    """The deck without what lies elsewhere, and with what lies nowhere under it."""
    kept = [number for number in deck if number not in elsewhere]
    return (*(n for n in all_of_them if n not in elsewhere and n not in kept), *kept)


def _complete_decks(s: PrincessesState, said: Set[str]) -> None:
    """A row that is not said loses what lies elsewhere and is filled from the deck; the deck has the rest."""
    laid = {number // PLACES for network in s.network for number in network}
    tiles = in_play(s.seats, N_TILES, FOUR_TILES)
    gone = laid | {*s.tile_discard}
    s.tile_row, s.tile_deck = _row(s.tile_row, s.tile_deck, tiles, gone, "tile_row" in said, "tile_deck" in said)
    gone = {tile - N_TILES for tile in laid}
    royals = range(N_ROYALS)
    s.royal_row, s.royal_deck = _row(s.royal_row, s.royal_deck, royals, gone, "royal_row" in said, "royal_deck" in said)
    cards = in_play(s.seats, N_CARDS, FOUR_CARDS)
    gone = {card for own in s.cards for card in own} | {*s.card_discard}
    s.card_row, s.card_deck = _row(s.card_row, s.card_deck, cards, gone, "card_row" in said, "card_deck" in said)


def _row(
    row: list[int], deck: tuple[int, ...], used: Iterable[int], gone: Set[int], fixed: bool, deck_fixed: bool
) -> tuple[list[int], tuple[int, ...]]:
    if not fixed:
        row = [NONE if number in gone else number for number in row]
    if not deck_fixed:
        deck = _under(deck, used, gone | {*row})
    if not fixed:
        for slot, number in enumerate(row):
            if number == NONE and deck:
                row[slot] = deck[-1]
                deck = deck[:-1]
    return row, deck


def _complete_rounds(s: PrincessesState, said: Set[str]) -> None:
    """Each seat has played a card in each round so far; hands and decks have the rest of what it was dealt."""
    fixed = {card for seat in range(s.seats) for zone, cards in _dealt(s, seat) if zone in said for card in cards}
    pools = [
        [n for n in range(N_ROUNDS) if n not in fixed and ROUNDS[n].back == back and ROUNDS[n].village < s.seats]
        for back in range(len(BACKS))
    ]
    order = s.in_order()
    at = order.index(s.stack[0][1]) if s.stack else s.seats
    for place, seat in enumerate(order):
        own = place == at
        begun = own and (s.phase > 1 or (s.phase == 1 and not pending(s, "play")))
        played = s.round - 1 + (place < at or begun)
        _complete_hand(s, said, seat, played, HAND - 1 if begun else HAND, pools)


def _dealt(s: PrincessesState, seat: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    who = f"p{seat + 1}"
    return ((f"hand {who}", s.hands[seat]), (f"draw {who}", s.decks[seat]), (f"played {who}", s.played[seat]))


def _complete_hand(
    s: PrincessesState, said: Set[str], seat: int, played: int, hand: int, pools: list[list[int]]
) -> None:
    """Cards of the backs that are left, day first: played, then in hand, then in the deck."""
    known = {zone.split()[0]: cards for zone, cards in _dealt(s, seat) if zone in said}
    left = {back: DEALT[name][s.seats - 2] for back, name in enumerate(BACKS)}
    for cards in known.values():
        for card in cards:
            left[ROUNDS[card].back] -= 1
    line = [pools[back].pop(0) for back, number in left.items() for _ in range(number) if pools[back]]
    wanted = {"played": played, "hand": min(hand, ROUND_COUNT[s.seats] - played)}
    found = {}
    for zone, number in wanted.items():
        if zone in known:
            found[zone] = known[zone]
        else:
            found[zone] = tuple(line[:number])
            line = line[number:]
    s.played[seat], s.hands[seat] = found["played"], found["hand"]
    s.decks[seat] = known["draw"] if "draw" in known else tuple(reversed(line))
