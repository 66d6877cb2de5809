"""The box as numbers: cells as bits of one integer, shapes as shifts, cards as small tables.

Everything is a number here. A cell is `row * STRIDE + column` and its bit stands so that the first cell is the highest
bit: a mask written in binary reads like the board. A kind is 0..9 (`KINDS`: seven resources, three clan carts), a troll
0..54, then the starting trolls, six to a seat. A part of the mountain is a mask; where a shape fits is found by
shifting whole masks instead of looking at cells one by one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from itertools import compress
from operator import or_

from dovre.games.hall.box import BOX_FILES, BURIED, CLANS, EFFECTS, KINDS, RESOURCES, Board, Cell

BOX = BOX_FILES.load(BOX_FILES.own_folder())
FIXED = BOX.fixed

# -- resources --------------------------------------------------------------------------------------------------------

STONE, IRON, HEARTSTONE, CART, HAMMER, RUNE, COIN = range(len(RESOURCES))
MINERALS = (STONE, IRON, HEARTSTONE)  # HALL-T8
KIND = {name: number for number, name in enumerate(KINDS)}
CLAN_CART = len(RESOURCES)  # + clan
GHOST = len(KINDS)  # a free move of Ghost Carts, no resource
ANY = (1 << len(RESOURCES)) - 1  # kinds as a mask: all but Clan Carts (DEC-09)
MINERAL_KINDS = 0b111
N_KINDS = len(KINDS)
N_RESOURCES = len(RESOURCES)
NEUTRAL = (*range(N_RESOURCES), CART, CART, CART)  # what a kind is in a Stock (HALL-T12)

STATUE_CLANS = 3

# -- the mountain -----------------------------------------------------------------------------------------------------

STRIDE = max(board.cols for board in BOX.boards.values()) + 1  # one column more than the widest board: nothing wraps
ROWS = max(board.rows for board in BOX.boards.values())
CELLS = STRIDE * ROWS
BIT = tuple(1 << (CELLS - 1 - cell) for cell in range(CELLS))
COLUMNS = "abcdefghijklmnopqrstuvwxyz"
CELL_NAMES = tuple(f"{COLUMNS[cell % STRIDE]}{cell // STRIDE + 1}" for cell in range(CELLS))
CELL_NUMBER = {name: cell for cell, name in enumerate(CELL_NAMES)}


def number(cell: Cell) -> int:
    return cell[0] * STRIDE + cell[1]


def mask_of(cells: Iterable[int]) -> int:
    return reduce(or_, (BIT[cell] for cell in cells), 0)


_DIGITS = bytes.maketrans(b"01", b"\0\1")
_WIDTH = f"0{CELLS}b"
FEW = 16  # up to so many cells are picked one by one, more by writing the mask in binary: whichever is quicker


def bits(mask: int) -> bytes:
    """A mask as one byte per cell, 0 or 1, in the order of the cells: to be used with `compress`."""
    return format(mask, _WIDTH).encode().translate(_DIGITS)


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, in reading order."""
    if mask.bit_count() > FEW:
        return list(compress(range(CELLS), bits(mask)))
    found = []
    while mask:
        cell = CELLS - mask.bit_length()
        found.append(cell)
        mask ^= BIT[cell]
    return found


def around(mask: int) -> int:
    """Every cell that shares a side with one of the mask; corners never count. [HALL-N1]"""
    return mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


def flood(start: int, ground: int) -> int:
    """What can be reached from `start` by sides inside `ground`."""
    found = start & ground
    while True:
        more = (found | around(found)) & ground
        if more == found:
            return found
        found = more


def parts(mask: int) -> list[int]:
    """The side-connected pieces of a mask, in reading order."""
    found = []
    while mask:
        piece = flood(1 << (mask.bit_length() - 1), mask)
        found.append(piece)
        mask &= ~piece
    return found


SITES_CAN_BE_DUG = False  # DEC-20: an empty workshop site is kept for a Workshop


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the board, as masks."""

    id: str
    mountain: int
    rock: int  # what can be dug: no heart, no workshop site (HALL-D9, HALL-D10)
    rubble: int
    buried: int
    riches: dict[int, tuple[int, int]]  # cell -> resource, amount
    zones: tuple[int, ...]  # a mask for each zone, from the outside in
    zone_of: bytes  # 0..4 by cell; 9 where there is none
    sites: tuple[int, ...]  # cells
    site_sides: tuple[int, ...]  # the four cells around each site, as a mask (HALL-W3)
    starts: dict[int, tuple[int, ...]]
    statue_ring: tuple[int, ...]
    heart: int


def _side(board: Board) -> Side:
    letters = {number((r, c)): letter for r, row in enumerate(board.features) for c, letter in enumerate(row)}
    mountain = mask_of(cell for cell, letter in letters.items() if letter != "_")
    heart = mask_of(map(number, board.heart))
    sites = tuple(map(number, board.sites))
    riches = {
        cell: (KIND[BURIED[letter.lower()][0]], BURIED[letter.lower()][1])
        for cell, letter in letters.items()
        if letter.lower() in BURIED
    }
    zone_of = bytearray([9] * CELLS)
    for r, row in enumerate(board.zones):
        for c, letter in enumerate(row):
            if letter.isdigit():
                zone_of[number((r, c))] = int(letter) - 1
    return Side(
        id=board.id,
        mountain=mountain,
        rock=mountain & ~heart & ~(0 if SITES_CAN_BE_DUG else mask_of(sites)),
        rubble=mask_of(cell for cell, letter in letters.items() if letter == "x" or letter.isupper()),
        buried=mask_of(riches),
        riches=riches,
        zones=tuple(mask_of(cell for cell in range(CELLS) if zone_of[cell] == zone) for zone in range(5)),
        zone_of=bytes(zone_of),
        sites=sites,
        site_sides=tuple(around(BIT[site]) for site in sites),
        starts={seats: tuple(map(number, cells)) for seats, cells in board.starts.items()},
        statue_ring=tuple(map(number, board.statue_ring)),
        heart=heart,
    )


SIDES = tuple(_side(BOX.boards[name]) for name in ("winter", "autumn"))
WINTER, AUTUMN = range(2)
EVER_ROCK = SIDES[WINTER].rock | SIDES[AUTUMN].rock

# -- shapes: every way a tile can lie ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Way:
    """One way a tile can be turned: its cells as steps from the first one in reading order, its mark likewise."""

    tile: int  # the shape of a tunnel, or the number of a hall
    name: str
    steps: tuple[int, ...]  # the first is 0
    mark: int  # anchor or altar, -1 without one
    turns: int  # quarter turns of the drawing in the box, clockwise
    flip: bool  # mirrored left and right before it is turned


def _ways(tile: int, name: str, cells: tuple[Cell, ...], mark: Cell | None) -> list[Way]:
    """Every different way to turn and flip a tile, its anchor included. [HALL-D6]"""
    found: list[Way] = []
    seen = set()
    for flip in (False, True):
        for turns in range(4):
            turned = [_turn(cell, turns, flip) for cell in cells]
            first = min(turned)
            steps = tuple(sorted((r - first[0]) * STRIDE + c - first[1] for r, c in turned))
            marked = _turn(mark, turns, flip) if mark is not None else None
            spot = (marked[0] - first[0]) * STRIDE + marked[1] - first[1] if marked is not None else -1
            if (steps, spot) not in seen:
                seen.add((steps, spot))
                found.append(Way(tile, f"{name}{COLUMNS[len(found)]}", steps, spot, turns, flip))
    found.sort(key=lambda way: way.steps)  # ways with the same cells stand together
    return [Way(tile, f"{name}{COLUMNS[n]}", way.steps, way.mark, way.turns, way.flip) for n, way in enumerate(found)]


def _turn(cell: Cell, turns: int, flip: bool) -> Cell:
    row, col = cell
    if flip:
        col = -col
    for _ in range(turns):
        row, col = col, -row
    return row, col


SHAPES = tuple(tunnel.shape.lower() for tunnel in BOX.tunnels)
SHAPE_SIZE = bytes(len(tunnel.cells) for tunnel in BOX.tunnels)
COPIES = tuple(tunnel.copies for tunnel in BOX.tunnels)
HALLS = tuple(hall.id for hall in BOX.halls)
HALL_LOW = tuple(hall.low for hall in BOX.halls)
HALL_HIGH = tuple(hall.high for hall in BOX.halls)

TUNNEL_WAYS = tuple(
    way for n, tunnel in enumerate(BOX.tunnels) for way in _ways(n, SHAPES[n], tunnel.cells, tunnel.anchor)
)
HALL_WAYS = tuple(way for n, hall in enumerate(BOX.halls) for way in _ways(n, HALLS[n], hall.cells, hall.altar))


def where_all(steps: tuple[int, ...], ground: int) -> int:
    """The first cells from which every cell of the shape lies on this ground."""
    found = ground
    for step in steps[1:]:
        found &= ground << step
    return found


def where_any(steps: tuple[int, ...], ground: int) -> int:
    """The first cells from which at least one cell of the shape lies on this ground."""
    found = ground
    for step in steps[1:]:
        found |= ground << step
    return found


def where_at_most(steps: tuple[int, ...], ground: int, most: int) -> int:
    """The first cells from which at most so many cells of the shape lie on this ground: counted in binary, by masks."""
    ones = ground
    twos = fours = 0
    for step in steps[1:]:
        new = ground << step
        carry = ones & new
        ones ^= new
        fours |= twos & carry
        twos ^= carry
    everywhere = (1 << CELLS) - 1
    if most >= 4:
        return everywhere & ~(fours & (ones | twos))
    if most == 3:
        return everywhere & ~fours
    if most == 2:
        return everywhere & ~(fours | twos & ones)
    if most == 1:
        return everywhere & ~(fours | twos)
    return everywhere & ~(fours | twos | ones)


@dataclass(frozen=True, slots=True)
class Place:
    """A tile lying somewhere: which, how, and the cells it covers."""

    way: Way
    first: int  # cell
    cells: int  # mask
    mark: int  # cell of anchor or altar, -1 without one
    name: str


def _places(ways: tuple[Way, ...]) -> list[Place]:
    """Every place on either side, way by way, in reading order."""
    found = []
    for way in ways:
        for first in cells_of(where_all(way.steps, SIDES[WINTER].rock) | where_all(way.steps, SIDES[AUTUMN].rock)):
            mask = mask_of(first + step for step in way.steps)
            mark = first + way.mark if way.mark >= 0 else -1
            found.append(Place(way, first, mask, mark, f"{way.name}.{CELL_NAMES[first]}"))
    return found


TUNNEL_PLACES = _places(TUNNEL_WAYS)
HALL_PLACES = _places(HALL_WAYS)
TUNNEL_CELLS = tuple(place.cells for place in TUNNEL_PLACES)  # by place, as a mask
TUNNEL_SHAPE = tuple(place.way.tile for place in TUNNEL_PLACES)
HALL_CELLS = tuple(place.cells for place in HALL_PLACES)

# -- trolls -----------------------------------------------------------------------------------------------------------

N_TROLLS = len(BOX.trolls)
N_STARTS = len(BOX.starts)
LEVELS = 3
LEVEL = bytes([troll.level for troll in BOX.trolls] + [0] * N_STARTS * 5)  # starting trolls have none (DEC-32)
TROLL_CLAN = bytes(CLANS.index(troll.clan) for troll in BOX.trolls)
_PRODUCES = [troll.produces for troll in BOX.trolls] + [start.produces for start in BOX.starts] * 5
SYMBOLS: tuple[tuple[int, ...], ...] = tuple(tuple(KIND[name] for name in names) for names in _PRODUCES)
FULL = tuple((1 << len(symbols)) - 1 for symbols in SYMBOLS)  # all symbols covered
# OF_KIND[card][kind]: the symbols of that kind, as a mask over the card's symbols
OF_KIND = tuple(
    tuple(sum(1 << n for n, symbol in enumerate(symbols) if symbol == kind) for kind in range(N_KINDS))
    for symbols in SYMBOLS
)
STARTING = tuple(tuple(KIND[name] for name in card.starting) for card in BOX.starts)
CARD_NAMES = (*(card.id for card in BOX.trolls), *(card.id for card in BOX.starts * 5))
CARD_NUMBER = {name: number for number, name in enumerate(CARD_NAMES[: N_TROLLS + N_STARTS])}


def start_card(seat: int, which: int) -> int:
    """The card number of a seat's starting troll. All colours have the same six. [HALL-S13]"""
    return N_TROLLS + seat * N_STARTS + which


def card_name(card: int) -> str:
    """`fire-1-1`, or `start-3` for a starting troll of any seat."""
    return CARD_NAMES[card]


# The pack: slots 0..9, rows of 4, 3, 2, 1 from the bottom, each above and between two of the row below. [HALL-R17]
PACK = 10
PACK_ROW = bytes((0, 0, 0, 0, 1, 1, 1, 2, 2, 3))
_ROW_START = (0, 4, 7, 9)
PACK_NAMES = tuple(f"{PACK_ROW[slot] + 1}{'abcd'[slot - _ROW_START[PACK_ROW[slot]]]}" for slot in range(PACK))


def _below(slot: int) -> tuple[int, ...]:
    row = PACK_ROW[slot]
    if row == 0:
        return ()
    at = slot - _ROW_START[row]
    return (_ROW_START[row - 1] + at, _ROW_START[row - 1] + at + 1)


BELOW = tuple(_below(slot) for slot in range(PACK))


def _cascade(slot: int) -> tuple[int, ...]:
    found = {slot}
    for below in BELOW[slot]:
        found.update(_cascade(below))
    return tuple(sorted(found))


CASCADE = tuple(_cascade(slot) for slot in range(PACK))  # whom a troll placed there activates [HALL-R19, HALL-R22]
REACHED_BY = tuple(sum(1 << top for top in range(PACK) if slot in CASCADE[top]) for slot in range(PACK))

# The horde: slots 0..4 bottom, 5..8 middle, 9..11 top; whom one bribes to get at a slot. [HALL-S5, HALL-R4..HALL-R7]
HORDE = 12
HORDE_ROW = bytes((0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2))
HORDE_NAMES = ("b1", "b2", "b3", "b4", "b5", "m1", "m2", "m3", "m4", "t1", "t2", "t3")
BRIBED: tuple[tuple[int, ...], ...] = (
    *((),) * 5,
    *((i, i + 1) for i in range(4)),
    *((i, i + 1, i + 2, 5 + i, 6 + i) for i in range(3)),
)
# which decks refill a row, in this order [HALL-R13, DEC-15]
REFILL = ((0, 1, 2), (1, 2, 0), (2, 1, 0))

# -- spells, workshops, benefit tokens --------------------------------------------------------------------------------

SPELLS = tuple(spell.id for spell in BOX.spells)
EFFECT = tuple(EFFECTS.index(spell.effect) for spell in BOX.spells)
GRIMOIRE = 3
RUNES_MOST = 3  # the third disintegrates a Spell (HALL-P4)
(
    EARTH_RITUAL,
    MINGLED_VEINS,
    GILDED_ARCH,
    THUNDERCLAP,
    AFTERSHOCK,
    GHOST_CARTS,
    CLAN_OATH,
    TRADING_PLACES,
    SILVER_TONGUE,
    OLD_DEBT,
    THIEVING_IMP,
    DRUMS_OF_EXILE,
    PACK_ECHO,
    NIGHT_SHIFT,
    SECRET_PASSAGE,
    CAVE_IN,
    SEERS_BAG,
) = range(len(EFFECTS))
assert EFFECTS[CAVE_IN] == "cave_in"  # the names above follow the order of the box

WORKSHOPS = tuple(workshop.id for workshop in BOX.workshops)
WORKSHOP_COPIES = tuple(workshop.copies for workshop in BOX.workshops)
STEWARD_PAY, ANY_PAY = "troll", "any"

BENEFITS = tuple(benefit.honor for benefit in BOX.benefits for _ in range(benefit.copies))  # by token
N_BENEFITS = len(BENEFITS)
ZONES = 5
TRACK = ZONES * STATUE_CLANS  # place on the track = zone * 3 + clan (HALL-S12)
