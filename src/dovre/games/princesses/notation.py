"""The table as words and back, for saved data and positions:

boards    yellow red                          board by seat, `-` before it is chosen
trolls p1 mining*2 ii beside*2                a player's trolls by place
humans p1 mining building*2
outposts p1  i*2 ii                           own outposts in villages; `swapped p1` own changelings there
vacant p1 op_obs ch_cow                       start slots of the board that are empty
goods p1  obsidian*3 gold                     the resource field; `full p1` resources on excavation sites
power     2 1                                 by seat; so `cows` in stables and `covers` left on stables
stock     i:bell*3,outpost*3,changeling,human what is in each village
castles   ct04 ct09                           castle tile by village
reserve   princess*12 changeling*14 human*9 cow*14
king      ii                                  or a cave: `p1.mining`
network p1   r01.a16.2 p10.a17.1              tiles in the order they were placed: cell, rotation
stored p1 board-1 r01                         storage slots that are filled
cards p1  tb1a                                troll cards
tile_row  r01 - p03 b02 v05                   so `royal_row` and `card_row`; `tile_deck`, the last one on top, and so on
challenges   rc01 rc07 rc11 rc14              `claims p1 rc01`
hand p1   i-d1 ii-d4 i-d6                     round cards; `draw p1` the deck, the last one on top; `played p1`
now       round=1 first=0 phase=2 place=0 own=3 helpers=0 royal=0 castle=0 locked=0
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dovre.games.princesses.components import (
    CHALLENGE_NAMES,
    KING_NAMES,
    LAID_NAMES,
    LAID_NUMBER,
    START_NAMES,
    VILLAGES,
    bits_of,
)
from dovre.games.princesses.geometry import CELL_NAMES, PLACES, SIDES
from dovre.kernel.fields import (
    NONE,
    NOTHING,
    BadWord,
    SeatWords,
    Words,
    ZoneWords,
    amounts_words,
    number_of,
    pick,
    read_amounts,
    read_figure,
    setter,
)

STOCK = ("bell", "outpost", "changeling", "human", "princess")  # in a village
N_STOCK = len(STOCK)
CELL_NUMBER = number_of(CELL_NAMES)
VILLAGE_NUMBER = number_of(VILLAGES)
KING_NUMBER = number_of(KING_NAMES)


def seat_mask(name: str, names: Sequence[str]) -> SeatWords:
    """A set of numbers for each seat, told by name."""
    numbers = number_of(names)

    def read(s: Any, seat: int, words: Words) -> None:
        getattr(s, name)[seat] = sum({1 << pick(numbers, word) for word in words})

    return SeatWords(lambda s, seat: [names[n] for n in bits_of(getattr(s, name)[seat])], read)


# -- villages ---------------------------------------------------------------------------------------------------------


def _stock_words(s: Any) -> Words:
    found = []
    for village in range(s.seats):
        own = amounts_words(s.stock[village * N_STOCK : (village + 1) * N_STOCK], STOCK)
        found.append(f"{VILLAGES[village]}:{','.join(own)}")
    return found


def _read_stock(s: Any, words: Words) -> None:
    s.stock = [0] * (s.seats * N_STOCK)
    for word in words:
        name, _, text = word.partition(":")
        village = pick(VILLAGE_NUMBER, name)
        if village >= s.seats:
            raise BadWord(name, ", ".join(VILLAGES[: s.seats]))
        own = read_amounts(text.split(",") if text else [], STOCK)
        s.stock[village * N_STOCK : (village + 1) * N_STOCK] = own


STOCK_WORDS: ZoneWords = ZoneWords(_stock_words, _read_stock)


def _read_king(words: Words) -> int:
    (word,) = words or [NOTHING]
    return NONE if word == NOTHING else pick(KING_NUMBER, word)


KING_WORDS: ZoneWords = ZoneWords(lambda s: [KING_NAMES[s.king]] if s.king != NONE else [], setter("king", _read_king))

# -- networks ---------------------------------------------------------------------------------------------------------


def laid_name(number: int) -> str:
    """A tile with its cell and rotation, as one number."""
    tile, place = divmod(number, PLACES)
    return f"{LAID_NAMES[tile]}.{CELL_NAMES[place // SIDES]}.{place % SIDES}"


def _read_laid(word: str) -> int:
    tile, _, place = word.partition(".")
    cell, _, rotation = place.partition(".")
    turn = read_figure(rotation)
    if not 0 <= turn < SIDES:
        raise BadWord(word, "0, 1, 2, 3, 4")
    return pick(LAID_NUMBER, tile) * PLACES + pick(CELL_NUMBER, cell) * SIDES + turn


def _read_network(s: Any, seat: int, words: Words) -> None:
    s.network[seat] = tuple([_read_laid(word) for word in words])


NETWORK: SeatWords = SeatWords(lambda s, seat: [laid_name(n) for n in s.network[seat]], _read_network)
VACANT: SeatWords = seat_mask("vacant", START_NAMES)
CLAIMS: SeatWords = seat_mask("claims", CHALLENGE_NAMES)
