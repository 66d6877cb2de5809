"""Every answer of the game, as one table of tokens.

Cells are a letter and a number (`k12`: eleventh column, twelfth row from the top). Horde slots are `b1`..`b5`,
`m1`..`m4`, `t1`..`t3`; pack slots `1a`..`1d`, `2a`..`2c`, `3a`, `3b`, `4a`, rows from the bottom. A tile lies as
`l4c.k12`: shape, one of its ways by letter, and its first cell in reading order. Legal answers come sorted: the order
below is that in which every question lists its answers.
"""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.hall.box import CLANS, KINDS, RESOURCES
from dovre.games.hall.components import (
    BOX,
    CELL_NAMES,
    CELLS,
    EVER_ROCK,
    HALL_PLACES,
    HALL_WAYS,
    HALLS,
    HORDE_NAMES,
    MINERALS,
    PACK,
    PACK_NAMES,
    SHAPES,
    SIDES,
    SPELLS,
    STATUE_CLANS,
    TUNNEL_PLACES,
    TUNNEL_WAYS,
    WORKSHOPS,
    Place,
    Way,
    cells_of,
)
from dovre.kernel.action import Action, Alphabet

MOST_USES = 4  # conversions a workshop can offer
STARTS = sorted({cell for side in SIDES for cells in side.starts.values() for cell in cells})
SITES = sorted({cell for side in SIDES for cell in side.sites})
ROCK = cells_of(EVER_ROCK)
STATUE_CLAN_NAMES = CLANS[:STATUE_CLANS]
SOURCES = (*PACK_NAMES, "stock")
STOCK = PACK  # the source that is no troll

_BLOCKS: list[tuple[str, Sequence[tuple[str, ...]]]] = [
    ("offer", [(name,) for name in WORKSHOPS]),
    ("portal", [(CELL_NAMES[cell],) for cell in STARTS]),
    ("draft", [(start.id, slot) for start in BOX.starts for slot in PACK_NAMES[:4]]),
    ("cast", [(name,) for name in SPELLS]),
    ("work", [(CELL_NAMES[cell],) for cell in SITES]),
    ("use", [(str(n + 1),) for n in range(MOST_USES)]),
    ("recruit", [(name,) for name in HORDE_NAMES]),
    ("dig", [(shape,) for shape in SHAPES]),
    ("skip", [()]),
    ("spare", [(name,) for name in HORDE_NAMES]),
    ("take", [(clan,) for clan in STATUE_CLAN_NAMES]),
    ("join", [(name,) for name in PACK_NAMES[4:]]),
    ("lay", [(place.way.name, CELL_NAMES[place.first]) for place in TUNNEL_PLACES]),
    ("ore", [*((RESOURCES[mineral],) for mineral in MINERALS), ("mixed",)]),
    ("pay", [("auto",), ("ghost",), *((kind, source) for kind in KINDS for source in SOURCES)]),
    ("pedestal", [(clan,) for clan in STATUE_CLAN_NAMES]),
    ("establish", [(CELL_NAMES[cell], name) for cell in SITES for name in WORKSHOPS]),
    ("hall", [(hall,) for hall in HALLS]),
    ("build", [(place.way.name, CELL_NAMES[place.first]) for place in HALL_PLACES]),
    ("statue", [(CELL_NAMES[cell],) for cell in ROCK]),
    ("to", [(CELL_NAMES[cell],) for cell in ROCK]),
    ("ritual", [("stone",), ("iron",)]),
    ("steal", [(slot, resource) for slot in HORDE_NAMES for resource in RESOURCES]),
    ("exile", [(name,) for name in HORDE_NAMES]),
    ("echo", [(name,) for name in PACK_NAMES[:4]]),
    ("fill", [(CELL_NAMES[cell],) for cell in ROCK]),
    ("swap", [(put, taken) for put in STATUE_CLAN_NAMES for taken in STATUE_CLAN_NAMES]),
    ("draw", [()]),
    ("trade", [(name,) for name in RESOURCES]),
    ("stop", [()]),
    ("done", [()]),
    ("end", [()]),
]

ALPHABET = Alphabet("hall", _BLOCKS)
_OF = ALPHABET.by_verb

OFFER = _OF["offer"]
PORTAL = dict(zip(STARTS, _OF["portal"], strict=True))  # by cell
DRAFT = _OF["draft"]  # start * 4 + slot
CAST = _OF["cast"]
WORK = dict(zip(SITES, _OF["work"], strict=True))  # by cell
USE = _OF["use"]
RECRUIT = _OF["recruit"]
DIG = _OF["dig"]
(SKIP,) = _OF["skip"]
SPARE = _OF["spare"]
TAKE = _OF["take"]
JOIN = _OF["join"]  # slot - 4
LAY = _OF["lay"]  # by place
ORE = _OF["ore"]
MIXED = ORE[-1]
PAY_AUTO, PAY_GHOST, *_PAY = _OF["pay"]
PAY = tuple(tuple(_PAY[at : at + len(SOURCES)]) for at in range(0, len(_PAY), len(SOURCES)))
PEDESTAL = _OF["pedestal"]
ESTABLISH = dict(zip(SITES, ALPHABET.table("establish", len(WORKSHOPS)), strict=True))
HALL = _OF["hall"]
BUILD = _OF["build"]  # by place
RITUAL = _OF["ritual"]
STEAL = ALPHABET.table("steal", len(RESOURCES))
EXILE = _OF["exile"]
ECHO = _OF["echo"]
SWAP = _OF["swap"]  # put * 3 + taken
(DRAW,) = _OF["draw"]
TRADE = list(_OF["trade"])
(STOP,) = _OF["stop"]
(DONE,) = _OF["done"]
(END,) = _OF["end"]

Row = list[Action | None]  # by cell


def _by_cell(verb: str) -> Row:
    row: Row = [None] * CELLS
    for cell, action in zip(ROCK, _OF[verb], strict=True):
        row[cell] = action
    return row


STATUE = _by_cell("statue")
TO = _by_cell("to")
FILL = _by_cell("fill")


def _rows(ways: tuple[Way, ...], places: list[Place], actions: tuple[Action, ...]) -> list[Row]:
    numbers = {way: n for n, way in enumerate(ways)}
    rows: list[Row] = [[None] * CELLS for _ in ways]
    for place, action in zip(places, actions, strict=True):
        rows[numbers[place.way]][place.first] = action
    return rows


LAY_ROWS = _rows(TUNNEL_WAYS, TUNNEL_PLACES, LAY)
BUILD_ROWS = _rows(HALL_WAYS, HALL_PLACES, BUILD)


def chosen(row: Row, mask: int) -> list[Action]:
    """The actions of a row at the cells of a mask, in reading order."""
    return [row[cell] for cell in cells_of(mask)]  # type: ignore[misc]


def cell_of_action(action: Action) -> int:
    """The cell that a statue, to or fill action names."""
    return ROCK[action.number]
