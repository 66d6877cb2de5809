"""The box as numbers: caves and cells as bits, cards, champions and tokens as small tables.

A *space* is where units stand: the caves of both sides, clan by clan (`mo1` is 0), then the lair sites, two for each
glyph. Parts of the mountain are masks over spaces. A *cell* is a place for a symbol: 100 of the grid in which an
ancestry lies (`a1` is 0, rows of ten), then one for each symbol printed on a champion. Parts of an ancestry are masks
over cells. A *place* is where a card can lie, named by the cell of its first quadrant: 81 of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_

from dovre.games.fall.box import BOX_FILES, CLANS, COLOURS, DECKS, EFFECTS, RENEGADE, TYPES, Box
from dovre.games.fall.boxmap import GLYPHS, HALLS_MOST, Map

__all__ = ["CLANS", "COLOURS", "DECKS", "GLYPHS", "RENEGADE", "TYPES"]

BOX: Box = BOX_FILES.load(BOX_FILES.own_folder())
FIXED = BOX.fixed
NONE = -1
N_CLANS = len(CLANS)
SEATS_MOST = len(COLOURS)
TROLLS = FIXED.trolls
PROVISIONS = FIXED.provisions_most
WAVES = BOX.waves
LAST_WAVE = len(WAVES) - 1

# -- the mountain -----------------------------------------------------------------------------------------------------

_CAVES = sorted({(cave.clan, cave.id) for one in BOX.maps for cave in one.caves})
CAVE_NAMES = tuple(name for _, name in _CAVES)
CAVE_CLAN = tuple(clan for clan, _ in _CAVES)
N_CAVES = len(CAVE_NAMES)
LAIR_NAMES = tuple(f"{glyph}-{end}" for glyph in GLYPHS for end in "oi")
SPACE_NAMES = (*CAVE_NAMES, *LAIR_NAMES)
SPACE_NUMBER = {name: number for number, name in enumerate(SPACE_NAMES)}
SPACES = len(SPACE_NAMES)
BIT = tuple(1 << space for space in range(max(SPACES, 100)))
CAVES = (1 << N_CAVES) - 1  # a mask: all spaces that are no lairs
HALL_NAMES = tuple(f"h{number + 1}" for number in range(HALLS_MOST))


def lairs_of(pair: int) -> tuple[int, int]:
    """The two sites of a glyph. [FALL-S23]"""
    return N_CAVES + 2 * pair, N_CAVES + 2 * pair + 1


def mask_of(spaces: Iterable[int]) -> int:
    return reduce(or_, (1 << space for space in spaces), 0)


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits of a mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the board as masks."""

    id: str
    caves: int  # those of this side
    next: tuple[int, ...]  # by space: the caves beside it (Q-20, Q-21: lairs and halls are no caves of a domain)
    lairs_near: tuple[int, ...]  # by cave: the lair sites beside it
    domains: tuple[int, ...]  # by clan
    entrances: tuple[int, ...]  # by clan
    halls: tuple[int, ...]  # the caves each great hall touches
    pairs: tuple[int, ...]  # glyphs with lair sites


def _side(name: str, source: Map) -> Side:
    near = [0] * SPACES
    lairs_near = [0] * N_CAVES
    for cave in source.caves:
        near[SPACE_NUMBER[cave.id]] = mask_of(SPACE_NUMBER[other] for other in cave.next)
    for lair in source.lairs:
        site = SPACE_NUMBER[lair.id]
        near[site] = mask_of(SPACE_NUMBER[other] for other in lair.next)
        for other in lair.next:
            lairs_near[SPACE_NUMBER[other]] |= BIT[site]
    return Side(
        id=name,
        caves=mask_of(SPACE_NUMBER[cave.id] for cave in source.caves),
        next=tuple(near),
        lairs_near=tuple(lairs_near),
        domains=tuple(
            mask_of(SPACE_NUMBER[cave.id] for cave in source.caves if cave.clan == clan) for clan in range(N_CLANS)
        ),
        entrances=tuple(mask_of(SPACE_NUMBER[cave] for cave in rally.entrances) for rally in source.rallies),
        halls=tuple(mask_of(SPACE_NUMBER[cave] for cave in hall.next) for hall in source.halls),
        pairs=tuple(n for n, glyph in enumerate(GLYPHS) if any(lair.glyph == glyph for lair in source.lairs)),
    )


SIDES = (_side("a", BOX.maps[0]), _side("b", BOX.maps[1]))
SIDE_FOR = (0, 0, 1, 1, 0, 0)  # by number of seats (FALL-S01)


def around(side: Side, mask: int) -> int:
    """The caves beside the spaces of a mask."""
    found = 0
    near = side.next
    while mask:
        low = mask & -mask
        found |= near[low.bit_length() - 1]
        mask ^= low
    return found


# -- the ancestry -----------------------------------------------------------------------------------------------------

GRID = 10  # cells in a row (FALL-A07)
CELLS = GRID * GRID
WIDEST = 6  # an ancestry is at most so wide and so high
PLACES_WIDE = GRID - 1
N_PLACES = PLACES_WIDE * PLACES_WIDE
START_PLACE = 4 * PLACES_WIDE + 4  # e5
START_CELL = 4 * GRID + 4
COLUMNS = "abcdefghij"
GRID_NAMES = tuple(f"{COLUMNS[cell % GRID]}{cell // GRID + 1}" for cell in range(CELLS))
PLACE_CELL = tuple(GRID * (place // PLACES_WIDE) + place % PLACES_WIDE for place in range(N_PLACES))
PLACE_NAMES = tuple(GRID_NAMES[cell] for cell in PLACE_CELL)
QUADRANTS = (0, 1, GRID, GRID + 1)  # from the cell of a place
ALL_CELLS = (1 << CELLS) - 1
ALL_PLACES = mask_of(PLACE_CELL)  # as cells
_FIRST_COLUMN = mask_of(range(0, CELLS, GRID))
_LAST_COLUMN = _FIRST_COLUMN << (GRID - 1)
NOT_FIRST = ALL_CELLS & ~_FIRST_COLUMN
NOT_LAST = ALL_CELLS & ~_LAST_COLUMN


def beside(cells: int) -> int:
    """The cells of the grid that share a side with one of these; corners never count. [FALL-B15]"""
    return (((cells & NOT_LAST) << 1) | ((cells & NOT_FIRST) >> 1) | (cells << GRID) | (cells >> GRID)) & ALL_CELLS


def _span(first: int, last: int, by_row: bool) -> int:
    """The places that keep an ancestry from row (or column) `first` to `last` within its width. [FALL-A07]"""
    fits = range(max(0, last - WIDEST + 1), min(PLACES_WIDE, first + WIDEST - 1))
    return mask_of(
        PLACE_CELL[place]
        for place in range(N_PLACES)
        if (place // PLACES_WIDE if by_row else place % PLACES_WIDE) in fits
    )


ROW_SPAN = tuple(tuple(_span(first, last, True) for last in range(GRID)) for first in range(GRID))
COLUMN_SPAN = tuple(tuple(_span(first, last, False) for last in range(GRID)) for first in range(GRID))

# symbols: a kind and a power
ADVANCE, REINFORCE, INFLUENCE, GNOME, JOKER, FOOD, ELDERS = range(7)
KINDS = "ARIGJPE"
# rows of `signs`, the masks of an ancestry: the kinds, then power 2, power 3, all cells with a card
TWO, THREE, CARDED = 7, 8, 9
SIGNS = 10
Symbol = tuple[int, int]  # kind, power; (NONE, 0) for an empty quadrant


def _symbol(word: str) -> Symbol:
    return (NONE, 0) if word == "." else (KINDS.index(word[0]), int(word[1:] or 1))


CARD_NAMES = tuple(card.id for card in BOX.cards)
N_CARDS = len(CARD_NAMES)
FACES: tuple[tuple[Symbol, ...], ...] = tuple(tuple(_symbol(word) for word in card.face) for card in BOX.cards)
START_FACE: tuple[Symbol, ...] = tuple(_symbol(word) for word in BOX.start)
HAND = 4  # cards dealt in a wave (FALL-A01)
PICKS = 3  # cards added in a wave (FALL-A10)

# -- champions --------------------------------------------------------------------------------------------------------

CHAMPIONS = BOX.champions
N_CHAMPIONS = len(CHAMPIONS)
CHAMPION_NAMES = tuple(champion.id for champion in CHAMPIONS)
CHAMPION_NUMBER = {name: number for number, name in enumerate(CHAMPION_NAMES)}
DECK_OF = tuple(champion.deck for champion in CHAMPIONS)
DECK_CHAMPIONS = tuple(
    tuple(n for n, champion in enumerate(CHAMPIONS) if champion.deck == deck) for deck in range(len(DECKS))
)
CHAMPION_CLAN = tuple(champion.clan for champion in CHAMPIONS)
PAWNS = tuple(n for n, champion in enumerate(CHAMPIONS) if champion.letter and champion.deck < 2)  # FALL-H06
PAWN_OF = tuple(PAWNS.index(n) if n in PAWNS else NONE for n in range(N_CHAMPIONS))
PAWN_NAMES = tuple(CHAMPION_NAMES[n] for n in PAWNS)
STARS = tuple(n for n, champion in enumerate(CHAMPIONS) if champion.letter and champion.deck == 2)  # FALL-H07
STAR_OF = tuple(STARS.index(n) if n in STARS else NONE for n in range(N_CHAMPIONS))
CLAWED = tuple(n for n, champion in enumerate(CHAMPIONS) if champion.claws)
CLAW_OF = tuple(CLAWED.index(n) if n in CLAWED else NONE for n in range(N_CHAMPIONS))
CLAWS = tuple(CHAMPIONS[n].claws for n in CLAWED)

# symbols printed on champions: a cell of its own for each (FALL-H10)
PRINTED: tuple[tuple[int, Symbol], ...] = tuple(
    (number, _symbol(word)) for number, champion in enumerate(CHAMPIONS) for word in champion.symbols
)
PRINTED_CELLS = tuple(
    tuple(CELLS + cell for cell, (owner, _) in enumerate(PRINTED) if owner == number) for number in range(N_CHAMPIONS)
)


def _printed_name(at: int) -> str:
    owner = PRINTED[at][0]
    nth = sum(other == owner for other, _ in PRINTED[:at])
    return CHAMPION_NAMES[owner] + (str(nth + 1) if nth else "")


CELL_NAMES = (*GRID_NAMES, *(_printed_name(at) for at in range(len(PRINTED))))
CELL_NUMBER = {name: cell for cell, name in enumerate(CELL_NAMES)}
N_CELLS = len(CELL_NAMES)
_BY_ABILITY = {champion.ability: number for number, champion in enumerate(CHAMPIONS)}


def champion_with(ability: str) -> int:
    """The champion that has this ability: in any box there is one."""
    return _BY_ABILITY[ability]


ARGASH = champion_with("reinforce_here")
BRUNDAL = champion_with("break_ice")
SELKRA = champion_with("listen")
CHORVEL = champion_with("stride")
HJORREK = champion_with("night_eye")
DORRUN = champion_with("wall")
MURKHA = champion_with("count_stones")
EKKTOR = champion_with("anvil")
FENGLU = champion_with("wallow")
PLUDDRA = champion_with("mourn")
GHARZA = champion_with("kindle")
IMBOLG = champion_with("raid")
SIGDDAN = champion_with("silver_voice")
OKKAG = champion_with("horn")
KHAZGA = champion_with("twice_tall")
LIRRASH = champion_with("overgrown")
THESSEL = champion_with("sow")
JORRUND = champion_with("tunnels")
THORNAK = champion_with("shield")
MOKKUR = champion_with("lurk")
PURRGOL = champion_with("watch_siege")
NADRIG = champion_with("drum")
QUODDA = champion_with("oathless")
RUSKVAL = champion_with("reave")
UGRITH = champion_with("unburied")
GRELL = champion_with("turn_coat")
DASTRA = champion_with("two_purses")
ORROWYN = champion_with("last_garden")
YRSGOL = champion_with("unmoved")
VASHTOR = champion_with("warden")
ZULDRAK = champion_with("seal")
DRUBBA = champion_with("sing_fallen")
XARKHA = champion_with("pyre_voice")
WULGRIM = champion_with("hoard")
KASSKAR = champion_with("kingless")
THULDRA = champion_with("bear_banners")

# -- tokens, gates, wheel ---------------------------------------------------------------------------------------------

STRENGTH = BOX.strengths  # by gnome token; tokens of the same strength are alike
N_GNOMES = len(STRENGTH)
ALL_GNOMES = (1 << N_GNOMES) - 1
HALL_VALUE = BOX.hall_values  # by great-hall token
N_HALL_TOKENS = len(HALL_VALUE)
TILE_NAMES = tuple(f"v{number + 1}" for number in range(len(BOX.tiles)))
TILES = BOX.tiles
EVERYBODY = 1 << SEATS_MOST  # in a mask of seats that know something: it lies open

TROLL_SPACE, INFLUENCE_SPACE, REINFORCE_SPACE, HONOUR_SPACE = range(len(EFFECTS))
WHEEL = tuple(EFFECTS.index(space) for space in BOX.wheel.spaces)
LAP = len(WHEEL)
BOOST_WIRE = BOX.wheel.boost_wire
BREACH_WIRE = BOX.wheel.breach_wire
BOOSTS = BOX.wheel.boosts


def gate_row(seats: int) -> int:
    """How many gate cards lie in the row. [FALL-S13]"""
    return FIXED.gate_row[seats - 2]


def offer_size(seats: int) -> int:
    """How many champions are offered, in every wave. [FALL-S08, FALL-P08, Q-01]"""
    return seats + 1


OFFER_MOST = SEATS_MOST + 1
