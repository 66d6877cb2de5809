"""The table as words and back: saved data and positions.

Each zone is a list of words; JSON keeps the lists, a position writes them on a line, and leaves out the zones that are
as the seed lays them:

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

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dovre.games.hall.box import CLANS, RESOURCES
from dovre.games.hall.components import (
    BENEFITS,
    BIT,
    CARD_NUMBER,
    CELL_NAMES,
    CELL_NUMBER,
    COPIES,
    HALL_PLACES,
    HORDE,
    LEVELS,
    N_KINDS,
    N_RESOURCES,
    N_STARTS,
    N_TROLLS,
    PACK,
    SPELLS,
    STATUE_CLANS,
    SYMBOLS,
    TRACK,
    TUNNEL_CELLS,
    TUNNEL_PLACES,
    TUNNEL_SHAPE,
    WORKSHOPS,
    card_name,
    cells_of,
    mask_of,
)
from dovre.games.hall.faults import faults, shape_faults
from dovre.games.hall.rules.network import rebuild
from dovre.games.hall.rules.setup import clear_table
from dovre.games.hall.state import NONE, SIZES, HallState
from dovre.kernel.codec import NOTHING, read_seat
from dovre.kernel.errors import BadPosition

Words = list[str]
NOW = ("first", "turn", "left", "cast", "works", "charm", "ghosts", "ore", "stage")
TUNNEL_NUMBER = {place.name: number for number, place in enumerate(TUNNEL_PLACES)}
HALL_NUMBER = {place.name: number for number, place in enumerate(HALL_PLACES)}
SPELL_NUMBER = {name: number for number, name in enumerate(SPELLS)}
WORKSHOP_NUMBER = {name: number for number, name in enumerate(WORKSHOPS)}
CLAN_NUMBER = {name: number for number, name in enumerate(CLANS[:STATUE_CLANS])}
RESOURCE_NUMBER = {name: number for number, name in enumerate(RESOURCES)}


# -- small words ------------------------------------------------------------------------------------------------------


def _amounts(amounts: Sequence[int], names: Sequence[str]) -> Words:
    """`stone*3 coin` for what there is."""
    return [names[n] if amount == 1 else f"{names[n]}*{amount}" for n, amount in enumerate(amounts) if amount]


def _read_amounts(words: Words, numbers: Mapping[str, int], width: int) -> list[int]:
    amounts = [0] * width
    for word in words:
        name, star, times = word.partition("*")
        amounts[numbers[name]] += int(times) if star else 1
    return amounts


def _by_clan(masks: Sequence[int]) -> Words:
    return sorted(f"{CELL_NAMES[cell]}:{CLANS[clan]}" for clan, mask in enumerate(masks) for cell in cells_of(mask))


def _read_by_clan(words: Words) -> list[int]:
    masks = [0] * STATUE_CLANS
    for word in words:
        cell, _, clan = word.partition(":")
        masks[CLAN_NUMBER[clan]] |= BIT[CELL_NUMBER[cell]]
    return masks


def _cells(mask: int) -> Words:
    return [CELL_NAMES[cell] for cell in cells_of(mask)]


def _read_cells(words: Words) -> int:
    return mask_of(CELL_NUMBER[word] for word in words)


def _card(name: str, seat: int = 0) -> int:
    """A card by name; a starting Troll is that of the seat."""
    number = CARD_NUMBER[name]
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
        s.horde_pedestals[slot] = CLAN_NUMBER[clan] if clan else NONE
        s.bribes[slot] = tuple(sorted(RESOURCE_NUMBER[kind] for kind in bribes.split(","))) if bribes else ()


def _deck(cards: Sequence[int], known: int, name: Callable[[int], str]) -> Words:
    return [("=" if n < known else "") + name(card) for n, card in enumerate(cards)]


def _read_deck(s: HallState, level: int, words: Words, number: Mapping[str, int]) -> list[int]:
    s.known[level] = sum(word.startswith("=") for word in words)
    return [number[word.lstrip("=")] for word in words]


def _pack_word(s: HallState, at: int) -> str:
    card, load = s.packs[at], s.loads[at]
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


def _read_track(s: HallState, words: Words) -> None:
    """Tokens of the same value are alike: they are numbered in order."""
    left: dict[int, list[int]] = {}
    for token, honor in enumerate(BENEFITS):
        left.setdefault(honor, []).append(token)
    if len(words) != TRACK:
        raise ValueError(f"{TRACK} words")
    s.benefits = tuple(left[int(word)].pop(0) for word in words)


def _seat_word(seat: int) -> str:
    return NOTHING if seat == NONE else f"p{seat + 1}"


def _read_seat_word(s: HallState, word: str) -> int:
    if word == NOTHING:
        return NONE
    seat = int(word.removeprefix("p")) - 1
    if not 0 <= seat < s.seats:
        raise KeyError(word)
    return seat


# -- the zones --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Zone:
    """How one zone is told and read."""

    write: Callable[[HallState], Words]
    read: Callable[[HallState, Words], None]


@dataclass(frozen=True, slots=True)
class SeatZone:
    """How one zone of a seat is told and read."""

    write: Callable[[HallState, int], Words]
    read: Callable[[HallState, int, Words], None]


def _set(name: str, read: Callable[[Words], Any]) -> Callable[[HallState, Words], None]:
    def fill(s: HallState, words: Words) -> None:
        setattr(s, name, read(words))

    return fill


def _part(name: str, width: int, read: Callable[[Words], list[int]]) -> Callable[[HallState, int, Words], None]:
    def fill(s: HallState, seat: int, words: Words) -> None:
        getattr(s, name)[seat * width : (seat + 1) * width] = read(words)

    return fill


def _read_portals(s: HallState, words: Words) -> None:
    s.portals = [NONE if word == NOTHING else CELL_NUMBER[word] for word in words]


def _read_sites(s: HallState, words: Words) -> None:
    s.sites = [NONE] * len(s.board.sites)
    for word in words:
        cell, _, name = word.partition(":")
        s.sites[s.board.sites.index(CELL_NUMBER[cell])] = WORKSHOP_NUMBER[name]


def _read_decks(level: int) -> Callable[[HallState, Words], None]:
    def fill(s: HallState, words: Words) -> None:
        s.decks[level] = _read_deck(s, level, words, CARD_NUMBER)

    return fill


def _read_grimoire(s: HallState, words: Words) -> None:
    rows = [word.partition("*") for word in words]
    s.grimoire = [SPELL_NUMBER[name] for name, _, _ in rows]
    s.runes = [int(runes) if star else 0 for _, star, runes in rows]


def _read_spells(s: HallState, words: Words) -> None:
    s.spell_deck = _read_deck(s, LEVELS, words, SPELL_NUMBER)


def _read_takers(s: HallState, words: Words) -> None:
    s.takers = [_read_seat_word(s, word) for word in words]


def _read_now(s: HallState, words: Words) -> None:
    for word in words:
        name, _, value = word.partition("=")
        if name not in NOW:
            raise KeyError(name)
        setattr(s, name, int(value))


def _dug_words(s: HallState, seat: int) -> Words:
    names = [f"{size}{RESOURCES[column]}" for size in range(2, 2 + SIZES) for column in range(3)]
    return _amounts(s.dug[seat * SIZES * 3 : (seat + 1) * SIZES * 3], names)


DUG_NUMBER = {f"{size + 2}{RESOURCES[column]}": size * 3 + column for size in range(SIZES) for column in range(3)}

ZONES: dict[str, Zone] = {
    "portals": Zone(lambda s: [NOTHING if c == NONE else CELL_NAMES[c] for c in s.portals], _read_portals),
    "tunnels": Zone(
        lambda s: [TUNNEL_PLACES[place].name for place in s.tunnels],
        _set("tunnels", lambda words: [TUNNEL_NUMBER[word] for word in words]),
    ),
    "halls": Zone(
        lambda s: [HALL_PLACES[place].name for place in s.halls],
        _set("halls", lambda words: [HALL_NUMBER[word] for word in words]),
    ),
    "rubble": Zone(lambda s: _cells(s.rubble), _set("rubble", _read_cells)),
    "buried": Zone(lambda s: _cells(s.buried), _set("buried", _read_cells)),
    "statues": Zone(lambda s: _by_clan(s.statues), _set("statues", _read_by_clan)),
    "pedestals": Zone(lambda s: _by_clan(s.pedestals), _set("pedestals", _read_by_clan)),
    "workshops": Zone(
        lambda s: [
            f"{CELL_NAMES[s.board.sites[n]]}:{WORKSHOPS[kind]}" for n, kind in enumerate(s.sites) if kind != NONE
        ],
        _read_sites,
    ),
    "supply": Zone(
        lambda s: _amounts(s.supply, WORKSHOPS),
        _set("supply", lambda words: _read_amounts(words, WORKSHOP_NUMBER, len(WORKSHOPS))),
    ),
    "horde": Zone(lambda s: [_horde_word(s, slot) for slot in range(HORDE)], _read_horde),
    **{
        f"deck{level + 1}": Zone(
            lambda s, level=level: _deck(s.decks[level], s.known[level], card_name),  # type: ignore[misc]
            _read_decks(level),
        )
        for level in range(LEVELS)
    },
    "grimoire": Zone(
        lambda s: [SPELLS[n] + (f"*{r}" if r else "") for n, r in zip(s.grimoire, s.runes, strict=True)],
        _read_grimoire,
    ),
    "spells": Zone(lambda s: _deck(s.spell_deck, s.known[LEVELS], SPELLS.__getitem__), _read_spells),
    "bag": Zone(
        lambda s: _amounts(s.bag, CLANS), _set("bag", lambda words: _read_amounts(words, CLAN_NUMBER, STATUE_CLANS))
    ),
    "track": Zone(lambda s: [str(BENEFITS[token]) for token in s.benefits], _read_track),
    "takers": Zone(lambda s: [_seat_word(seat) for seat in s.takers], _read_takers),
    "coronations": Zone(
        lambda s: [str(honor) for honor in s.coronations],
        _set("coronations", lambda words: [int(word) for word in words]),
    ),
    "crowned": Zone(
        lambda s: [str(honor) for honor in s.crowned], _set("crowned", lambda words: [int(word) for word in words])
    ),
    "now": Zone(lambda s: [f"{name}={getattr(s, name)}" for name in NOW], _read_now),
}


def _read_draft(s: HallState, seat: int, words: Words) -> None:
    s.drafts[seat] = tuple(_card(word, seat) for word in words)


SEAT_ZONES: dict[str, SeatZone] = {
    "pack": SeatZone(lambda s, seat: [_pack_word(s, seat * PACK + slot) for slot in range(PACK)], _read_pack),
    "stock": SeatZone(
        lambda s, seat: _amounts(s.stock[seat * N_RESOURCES : (seat + 1) * N_RESOURCES], RESOURCES),
        _part("stock", N_RESOURCES, lambda words: _read_amounts(words, RESOURCE_NUMBER, N_RESOURCES)),
    ),
    "own": SeatZone(
        lambda s, seat: _amounts(s.stock_pedestals[seat * STATUE_CLANS : (seat + 1) * STATUE_CLANS], CLANS),
        _part("stock_pedestals", STATUE_CLANS, lambda words: _read_amounts(words, CLAN_NUMBER, STATUE_CLANS)),
    ),
    "dug": SeatZone(_dug_words, _part("dug", SIZES * 3, lambda words: _read_amounts(words, DUG_NUMBER, SIZES * 3))),
    "draft": SeatZone(lambda s, seat: [card_name(card) for card in s.drafts[seat]], _read_draft),
}


def derive(s: HallState) -> None:
    """What follows from the rest: piles, free rock, networks, what lies on the Trolls."""
    s.piles = list(COPIES)
    s.free = s.board.rock
    for place in s.tunnels:
        s.piles[TUNNEL_SHAPE[place]] -= 1
        s.free &= ~TUNNEL_CELLS[place]
    for portal in s.portals:
        if portal != NONE:
            s.free &= ~BIT[portal]
    s.rubble &= s.free
    s.buried &= s.free
    rebuild(s)
    s.held = [0] * (s.seats * N_KINDS)
    for at, card in enumerate(s.packs):
        if card != NONE:
            for n, kind in enumerate(SYMBOLS[card]):
                s.held[at // PACK * N_KINDS + kind] += s.loads[at] >> n & 1


# -- JSON -------------------------------------------------------------------------------------------------------------


def write_data(s: HallState) -> dict[str, Any]:
    data: dict[str, Any] = {name: zone.write(s) for name, zone in ZONES.items()}
    for name, zone in SEAT_ZONES.items():
        data[name] = [zone.write(s, seat) for seat in range(s.seats)]
    return data


def read_data(s: HallState, data: Mapping[str, Any]) -> None:
    """Fill a state from what `write_data` wrote; KeyError and ValueError name what is wrong."""
    stack = s.stack
    clear_table(s)
    s.stack = stack
    for name, zone in ZONES.items():
        zone.read(s, [str(word) for word in data[name]])
    for name, seat_zone in SEAT_ZONES.items():
        rows = data[name]
        if len(rows) != s.seats:
            raise ValueError(name)
        for seat, row in enumerate(rows):
            seat_zone.read(s, seat, [str(word) for word in row])
    wrong = shape_faults(s)
    if wrong:
        raise ValueError(wrong[0])
    derive(s)


# -- positions --------------------------------------------------------------------------------------------------------


def write_position(s: HallState, fresh: HallState) -> list[tuple[str, str]]:
    """The zones that are not as the seed lays them."""
    lines = []
    for name, zone in ZONES.items():
        words = zone.write(s)
        if words != zone.write(fresh):
            lines.append((name, " ".join(words) or NOTHING))
    for seat in range(s.seats):
        for name, seat_zone in SEAT_ZONES.items():
            words = seat_zone.write(s, seat)
            if words != seat_zone.write(fresh, seat):
                lines.append((f"{name} p{seat + 1}", " ".join(words) or NOTHING))
    return lines


def read_position(s: HallState, lines: Sequence[tuple[int, str, str]]) -> None:
    """Replace the zones that are said in a state that was just set up; BadPosition names the line."""
    said: set[str] = set()
    for number, name, text in lines:
        words = [] if text == NOTHING else text.split()
        zone, seat_zone = ZONES.get(name), SEAT_ZONES.get(name)
        if zone is None and seat_zone is None:
            raise BadPosition("zone", line=number, found=name[:20], accepted=", ".join((*ZONES, *SEAT_ZONES)))
        seat = NONE
        if seat_zone is not None:
            seat = read_seat(words[0] if words else "", s.seats, number)
            words = words[1:] if words[1:] != [NOTHING] else []
        key = f"{name} {seat}"
        if key in said:
            raise BadPosition("again", line=number, found=name if seat == NONE else f"{name} p{seat + 1}")
        said.add(key)
        try:
            if zone is not None:
                zone.read(s, words)
            else:
                assert seat_zone is not None
                seat_zone.read(s, seat, words)
        except (KeyError, ValueError, IndexError) as error:
            example = zone.write(s) if zone is not None else []
            accepted = " ".join(example[:3]) or NOTHING
            found = str(error.args[0]) if isinstance(error, KeyError) else " ".join(words) or NOTHING
            raise BadPosition("word", line=number, found=found[:40], accepted=accepted) from None
    wrong = shape_faults(s)
    if not wrong:
        derive(s)
        wrong = faults(s)
    if wrong:
        raise BadPosition("fault", fault=wrong[0])
