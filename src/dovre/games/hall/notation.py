"""The table as words and back, for saved data and positions:

portals   h2 p3                              by seat, `-` before it is placed
tunnels   l4c.k12 d2a.c3                     shape, way, first cell; in the order they were dug
halls     chasma.d5
statues   b10:fire ...                       pedestals likewise
workshops d4:mint                            on the board; `supply mint depot*2`
rubble    c9 ...                             cells not cleared; `buried` cells not emptied
horde     fire-1-1 ice-2-1+moon!coin,coin    twelve slots from b1: card, Pedestal, bribes
deck1     mud-1-1 =mud-1-2                   bottom to top; `=` everybody saw it go there; `spells` likewise
grimoire  cave_in*2                          with its Runes
bag       fire*3 ice*4 moon*5
track     5 3 2 ...                          Honor by place, zone after zone: fire, ice, moon
takers    - p1 - ...                         who took the token of each place
pack p1   start-3 start-1:1 - ...            ten slots from 1a; covered symbols as 0 and 1
stock p1  stone*3 coin
own p1    fire*2                             Pedestals in Stock
dug p1    4iron*2                            Tunnels scored
draft p1  start-2 start-5                    starting Trolls not in the pack, those in hand first
crowned   0 5                                by seat; `coronations 3` are left
now       first=1 turn=7 left=-1 ...
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dovre.games.hall.box import CLANS, RESOURCES
from dovre.games.hall.components import (
    BENEFITS,
    BIT,
    CARD_NUMBER,
    CELL_NAMES,
    CELL_NUMBER,
    HORDE,
    LEVELS,
    N_STARTS,
    N_TROLLS,
    PACK,
    SPELLS,
    STATUE_CLANS,
    SYMBOLS,
    TRACK,
    WORKSHOPS,
    card_name,
    cells_of,
    mask_of,
)
from dovre.kernel.fields import (
    NONE,
    NOTHING,
    SeatWords,
    Words,
    ZoneWords,
    number_of,
    pick,
    read_seat_word,
    seat_word,
    setter,
)

if TYPE_CHECKING:
    from dovre.games.hall.state import HallState

SIZES = 4  # of tunnels: 2 to 5
SPELL_NUMBER = number_of(SPELLS)
WORKSHOP_NUMBER = number_of(WORKSHOPS)
CLAN_NUMBER = number_of(CLANS[:STATUE_CLANS])
RESOURCE_NUMBER = number_of(RESOURCES)
DUG_NAMES = [f"{size}{RESOURCES[column]}" for size in range(2, 2 + SIZES) for column in range(3)]


# -- the mountain -----------------------------------------------------------------------------------------------------


def cells(name: str) -> ZoneWords:
    """A mask over the cells."""
    return ZoneWords(
        lambda s: [CELL_NAMES[cell] for cell in cells_of(getattr(s, name))],
        setter(name, lambda words: mask_of(pick(CELL_NUMBER, word) for word in words)),
    )


def clan_cells(name: str) -> ZoneWords:
    """A mask for each clan: `b10:fire`."""

    def write(s: HallState) -> Words:
        masks = getattr(s, name)
        return sorted(f"{CELL_NAMES[cell]}:{CLANS[clan]}" for clan, mask in enumerate(masks) for cell in cells_of(mask))

    return ZoneWords(write, setter(name, _read_clan_cells))


def _read_clan_cells(words: Words) -> list[int]:
    masks = [0] * STATUE_CLANS
    for word in words:
        cell, _, clan = word.partition(":")
        masks[pick(CLAN_NUMBER, clan)] |= BIT[pick(CELL_NUMBER, cell)]
    return masks


def _site_words(s: HallState) -> Words:
    return [f"{CELL_NAMES[s.board.sites[n]]}:{WORKSHOPS[kind]}" for n, kind in enumerate(s.sites) if kind != NONE]


def _read_sites(s: HallState, words: Words) -> None:
    s.sites = [NONE] * len(s.board.sites)
    for word in words:
        cell, _, name = word.partition(":")
        s.sites[s.board.sites.index(pick(CELL_NUMBER, cell))] = pick(WORKSHOP_NUMBER, name)


SITES: ZoneWords = ZoneWords(_site_words, _read_sites)


# -- cards and tokens -------------------------------------------------------------------------------------------------


def _card(name: str, seat: int = 0) -> int:
    """A card by name; a starting Troll is that of the seat."""
    number = pick(CARD_NUMBER, name)
    return number if number < N_TROLLS else number + seat * N_STARTS


def _horde_word(s: HallState, slot: int) -> str:
    if s.horde[slot] == NONE:
        return NOTHING
    clan = s.horde_pedestals[slot]
    pedestal = f"+{CLANS[clan]}" if clan != NONE else ""
    bribes = "!" + ",".join(RESOURCES[kind] for kind in s.bribes[slot]) if s.bribes[slot] else ""
    return card_name(s.horde[slot]) + pedestal + bribes


def _read_horde(s: HallState, words: Words) -> None:
    if len(words) != HORDE:
        raise ValueError(f"{HORDE} words")
    for slot, word in enumerate(words):
        rest, _, bribes = word.partition("!")
        name, _, clan = rest.partition("+")
        s.horde[slot] = NONE if name == NOTHING else _card(name)
        s.horde_pedestals[slot] = pick(CLAN_NUMBER, clan) if clan else NONE
        s.bribes[slot] = tuple(sorted(pick(RESOURCE_NUMBER, kind) for kind in bribes.split(","))) if bribes else ()


HORDE_WORDS: ZoneWords = ZoneWords(lambda s: [_horde_word(s, slot) for slot in range(HORDE)], _read_horde)


def _deck_words(names: Sequence[str], known: int) -> Words:
    return [("=" if n < known else "") + name for n, name in enumerate(names)]


def _read_deck(s: HallState, level: int, words: Words, numbers: Mapping[str, int]) -> list[int]:
    s.known[level] = sum(word.startswith("=") for word in words)
    return [pick(numbers, word.lstrip("=")) for word in words]


def _deck(level: int) -> ZoneWords:
    """The deck of a level, with what everybody saw go under it."""

    def write(s: HallState) -> Words:
        return _deck_words([card_name(card) for card in s.decks[level]], s.known[level])

    def read(s: HallState, words: Words) -> None:
        s.decks[level] = _read_deck(s, level, words, CARD_NUMBER)

    return ZoneWords(write, read)


DECKS_WORDS = {f"deck{level + 1}": _deck(level) for level in range(LEVELS)}


def _read_spells(s: HallState, words: Words) -> None:
    s.spell_deck = _read_deck(s, LEVELS, words, SPELL_NUMBER)


SPELL_DECK: ZoneWords = ZoneWords(
    lambda s: _deck_words([SPELLS[spell] for spell in s.spell_deck], s.known[LEVELS]), _read_spells
)


def _read_grimoire(s: HallState, words: Words) -> None:
    rows = [word.partition("*") for word in words]
    s.grimoire = [pick(SPELL_NUMBER, name) for name, _, _ in rows]
    s.runes = [int(runes) if star else 0 for _, star, runes in rows]


GRIMOIRE_WORDS: ZoneWords = ZoneWords(
    lambda s: [SPELLS[n] + (f"*{r}" if r else "") for n, r in zip(s.grimoire, s.runes, strict=True)], _read_grimoire
)


def _read_track(s: HallState, words: Words) -> None:
    """Tokens of the same value are alike: they are numbered in order."""
    left: dict[int, list[int]] = {}
    for token, honor in enumerate(BENEFITS):
        left.setdefault(honor, []).append(token)
    if len(words) != TRACK:
        raise ValueError(f"{TRACK} words")
    s.benefits = tuple(left[int(word)].pop(0) for word in words)


def _read_takers(s: HallState, words: Words) -> None:
    s.takers = [read_seat_word(word, s.seats) for word in words]


TRACK_WORDS: ZoneWords = ZoneWords(lambda s: [str(BENEFITS[token]) for token in s.benefits], _read_track)
TAKERS: ZoneWords = ZoneWords(lambda s: [seat_word(seat) for seat in s.takers], _read_takers)


# -- the seats --------------------------------------------------------------------------------------------------------


def _pack_words(s: HallState, seat: int) -> Words:
    return [_pack_word(s.packs[at], s.loads[at]) for at in range(seat * PACK, (seat + 1) * PACK)]


def _pack_word(card: int, load: int) -> str:
    if card == NONE:
        return NOTHING
    covered = "".join(str(load >> n & 1) for n in range(len(SYMBOLS[card])))
    return card_name(card) + (f":{covered}" if load else "")


def _read_pack(s: HallState, seat: int, words: Words) -> None:
    if len(words) != PACK:
        raise ValueError(f"{PACK} words")
    for slot, word in enumerate(words):
        name, _, covered = word.partition(":")
        s.packs[seat * PACK + slot] = NONE if name == NOTHING else _card(name, seat)
        s.loads[seat * PACK + slot] = sum(int(digit) << n for n, digit in enumerate(covered))


def _read_draft(s: HallState, seat: int, words: Words) -> None:
    s.drafts[seat] = tuple(_card(word, seat) for word in words)


PACK_WORDS: SeatWords = SeatWords(_pack_words, _read_pack)
DRAFTS: SeatWords = SeatWords(lambda s, seat: [card_name(card) for card in s.drafts[seat]], _read_draft)
