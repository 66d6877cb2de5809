"""The box: boards, tiles, cards and tokens of data/*.toml as frozen values, counted and checked when they are read.

Owners of the printed game can put files of their own beside those of the house: `BOX_FILES.load(folder)` takes a file
of that folder before the one of the same name here. Whatever is wrong in a file is told with its line and field.

>>> box = BOX_FILES.load()
>>> sum(tunnel.copies for tunnel in box.tunnels), len(box.trolls), sorted(box.boards)
(52, 55, ['autumn', 'winter'])
>>> box.names["fr"]["hall.chasm"], box.fingerprint
('Abîme', '')
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dovre.games.hall.boxboard import BOARDS, BURIED, WIDEST, ZONES, Board, read_board
from dovre.games.hall.shapes import is_mirrored, outline, region, signs, turns
from dovre.kernel import components
from dovre.kernel.components import BoxFiles, Cell, TomlTable, each_once, told

__all__ = ["BOX_FILES", "BURIED", "CLANS", "EFFECTS", "KINDS", "RESOURCES", "Board", "Box", "Cell", "Use"]

RESOURCES = ("stone", "iron", "heartstone", "cart", "hammer", "rune", "coin")
KINDS = (*RESOURCES, "cart_fire", "cart_ice", "cart_moon")  # what a symbol on a troll can be
CLANS = ("fire", "ice", "moon", "mud")  # the first three have statues and pedestals
COLOURS = ("magenta", "teal", "amber", "violet", "bone")

# what each spell does, and the step of the turn in which it does it
_WINDOW = {
    "earth_ritual": "now",
    "mingled_veins": "dig",
    "gilded_arch": "dig",
    "thunderclap": "dig",
    "aftershock": "end_of_step2",
    "ghost_carts": "move",
    "clan_oath": "move",
    "trading_places": "now",
    "silver_tongue": "recruit",
    "old_debt": "recruit",
    "thieving_imp": "now",
    "drums_of_exile": "now",
    "pack_echo": "now",
    "night_shift": "workshop",
    "secret_passage": "workshop",
    "cave_in": "now",
    "seers_bag": "now",
}
EFFECTS = tuple(_WINDOW)

# how much of everything the box holds
TUNNELS = 52
TUNNEL_SIZES = (2, 3, 4, 5)
LATER_SEATS = {"winter": (2, 4, 5), "autumn": (2, 3)}  # by side: seats that its start spaces are for (HALL-S1)
ANCHORED = 4  # up to this size a tile has an anchor (HALL-D18)
HALLS = 6
TROLLS = {1: 21, 2: 17, 3: 17}  # by level (HALL-S4)
STARTS = 6
SYMBOLS = 6  # on one card
SPELLS = 17
WORKSHOPS = 11
BENEFITS = 15
MINERALS = 3
WORKSHOP_COPIES = 2
STATUES_OF_A_CLAN = 7
PEDESTALS_OF_A_CLAN = 6
PACK_ROWS = (4, 3, 2, 1)
HORDE_ROWS = (5, 4, 3)
ZONE_NAMES = ("dark_grey", "grey", "brown", "orange", "yellow")


# -- what is in the box -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tunnel:
    """A pile of tunnel tiles. The anchor, if there is one, is one of the cells."""

    shape: str
    copies: int
    cells: tuple[Cell, ...]
    anchor: Cell | None

    @property
    def size(self) -> int:
        return len(self.cells)


@dataclass(frozen=True, slots=True)
class GreatHall:
    """A great hall: worth `high` with a statue on its altar, else `low`."""

    id: str
    cells: tuple[Cell, ...]
    altar: Cell
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Troll:
    """A troll of the horde. Each entry of `produces` is one symbol, which holds one resource."""

    id: str
    clan: str
    level: int
    produces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """A starting troll: its symbols, and what it brings once."""

    id: str
    produces: tuple[str, ...]
    starting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell: what it does, and the step of the turn that it changes (`now` for at once)."""

    id: str
    effect: str
    window: str


@dataclass(frozen=True, slots=True)
class Use:
    """One use of a workshop. `pay` is a resource, `any`, or `troll`: then what lies on a troll goes to the stock."""

    pay: str
    paid: int
    gain: str
    gained: int


@dataclass(frozen=True, slots=True)
class Workshop:
    id: str
    copies: int
    uses: tuple[Use, ...]


@dataclass(frozen=True, slots=True)
class Benefit:
    """A kind of token of the pedestal track."""

    honor: int
    copies: int


@dataclass(frozen=True, slots=True)
class Fixed:
    """Figures that are neither on a card nor on a tile."""

    tunnel_score: dict[int, tuple[int, int, int]]  # by size: stone, iron, heartstone
    statue_value: tuple[int, ...]  # by zone, from the outside in
    coronation: tuple[int, int]  # for the first, for the second
    later_seats: dict[str, dict[int, tuple[int, ...]]]  # by side and seats: Honor to begin with, in turn order
    statues: int  # of each clan
    pedestals: int  # of each clan
    retire_at: int
    trade_give: int
    set_size: int
    extra_rounds: int
    pack_rows: tuple[int, ...]
    horde_rows: tuple[int, ...]
    zone_names: tuple[str, ...]
    colours: tuple[str, ...]
    tokens: dict[str, int]  # in the printed box; the supply has no limit


@dataclass(frozen=True, slots=True, kw_only=True)
class Box(components.Box):
    boards: dict[str, Board]
    tunnels: tuple[Tunnel, ...]
    halls: tuple[GreatHall, ...]
    trolls: tuple[Troll, ...]  # level 1, then 2, then 3
    starts: tuple[Start, ...]
    spells: tuple[Spell, ...]
    workshops: tuple[Workshop, ...]
    benefits: tuple[Benefit, ...]
    fixed: Fixed


# -- the way in ---------------------------------------------------------------------------------------------------


def _read_box(files: Mapping[str, TomlTable], base: dict[str, Any]) -> Box:
    starts, trolls = _cards(files["trolls"])
    box = Box(
        boards={name: read_board(files[f"board_{name}"], name) for name in BOARDS},
        tunnels=_tunnels(files["tunnels"]),
        halls=_halls(files["halls"]),
        trolls=trolls,
        starts=starts,
        spells=_spells(files["spells"]),
        workshops=_workshops(files["workshops"]),
        benefits=_benefits(files["fixed"]),
        fixed=_fixed(files["fixed"]),
        **base,
    )
    _check_halls_fit(box, files)
    return box


BOX_FILES = BoxFiles(
    "dovre.games.hall",
    ("board_winter", "board_autumn", "tunnels", "halls", "trolls", "spells", "workshops", "fixed"),
    _read_box,
    named=(("trolls", "troll"), ("trolls", "start"), ("spells", "spell"), ("workshops", "workshop"), ("halls", "hall")),
    nameless=(("tunnels", "tunnel", "shape"), ("fixed", "benefit", "honor"), ("fixed", "colour", "id")),
)


# -- tiles --------------------------------------------------------------------------------------------------------


def _shape(row: TomlTable) -> tuple[tuple[Cell, ...], list[Cell]]:
    """The cells drawn in `rows`, and those of them that are marked `A`."""
    drawing = row.entries("rows", 1, WIDEST)
    known = all(isinstance(line, str) and re.fullmatch("[XA.]+", line) for line in drawing)
    if not known or len({len(line) for line in drawing}) != 1:
        raise row.bad("rows", "drawing", found=told(drawing))
    cells = tuple(cell for cell, sign in signs(drawing) if sign != ".")
    if not cells or region(set(cells), cells[0]) != set(cells):
        raise row.bad("rows", "apart", found=told(drawing))
    return cells, [cell for cell, sign in signs(drawing) if sign == "A"]


def _tunnels(file: TomlTable) -> tuple[Tunnel, ...]:
    file.only("tunnel")
    rows = file.rows("tunnel")
    tunnels = tuple(_tunnel(row) for row in rows)
    each_once(rows, "shape")
    known: dict[tuple[Cell, ...], str] = {}
    for row, tunnel in zip(rows, tunnels, strict=True):
        other = known.setdefault(outline(tunnel.cells), tunnel.shape)
        if other != tunnel.shape:
            raise row.bad("rows", "congruent", other=other)
    file.count("tunnel", TUNNELS, sum(tunnel.copies for tunnel in tunnels))
    return tunnels


def _tunnel(row: TomlTable) -> Tunnel:
    row.only("shape", "copies", "rows")
    cells, anchors = _shape(row)
    low, high = TUNNEL_SIZES[0], TUNNEL_SIZES[-1]
    if not low <= len(cells) <= high:
        raise row.bad("rows", "size", low=low, high=high, found=len(cells))
    if len(anchors) != (len(cells) <= ANCHORED):
        raise row.bad("rows", "anchor", most=ANCHORED, found=len(anchors), size=len(cells))
    shape = row.id("shape", "D2", r"[A-Z][A-Z0-9]*")
    return Tunnel(shape, row.whole("copies", 1, TUNNELS), cells, anchors[0] if anchors else None)


def _halls(file: TomlTable) -> tuple[GreatHall, ...]:
    file.only("hall")
    rows = file.rows("hall")
    halls = tuple(_hall(row) for row in rows)
    each_once(rows, "id")
    file.count("hall", HALLS, len(halls))
    return halls


def _hall(row: TomlTable) -> GreatHall:
    row.only("id", "en", "fr", "rows", "low", "high")
    cells, altars = _shape(row)
    if len(altars) != 1:
        raise row.bad("rows", "altar", found=len(altars))
    if not is_mirrored(cells, altars[0]):
        raise row.bad("rows", "mirror")
    high = row.whole("high", 1, 99)
    return GreatHall(row.id("id", "chasm"), cells, altars[0], row.whole("low", 0, high - 1), high)


def _workshops(file: TomlTable) -> tuple[Workshop, ...]:
    file.only("copies", "workshop")
    copies: int = file.unchanged("copies", WORKSHOP_COPIES)
    rows = file.rows("workshop")
    workshops = tuple(_workshop(row, copies) for row in rows)
    each_once(rows, "id")
    file.count("workshop", WORKSHOPS, len(workshops))
    return workshops


def _workshop(row: TomlTable, copies: int) -> Workshop:
    row.only("id", "en", "fr", "uses")
    uses = tuple(_use(row, found) for found in row.entries("uses", 1, 8))
    row.once("uses", list(uses))
    return Workshop(row.id("id", "mint"), copies, uses)


_ONE_OF = "|".join(RESOURCES)
_USE = re.compile(rf"({_ONE_OF}|any)(?:\*([1-9]))? *> *({_ONE_OF})(?:\*([1-9]))?")


def _use(row: TomlTable, found: object) -> Use:
    """`stone*2 > heartstone`, `any*2 > hammer` or `troll > stock`."""
    if found == "troll > stock":
        return Use("troll", 1, "stock", 1)
    match = _USE.fullmatch(found) if isinstance(found, str) else None
    if not match:
        raise row.bad("uses", "use", found=told(found), accepted=", ".join(RESOURCES))
    return Use(match[1], int(match[2] or 1), match[3], int(match[4] or 1))


# -- cards --------------------------------------------------------------------------------------------------------


def _cards(file: TomlTable) -> tuple[tuple[Start, ...], tuple[Troll, ...]]:
    file.only("start", "troll")
    starts = tuple(_start(row) for row in file.rows("start"))
    trolls = sorted((_troll(row) for row in file.rows("troll")), key=lambda troll: troll.level)
    file.count("start", STARTS, len(starts))
    levels = Counter(troll.level for troll in trolls)
    for level, wanted in TROLLS.items():
        if levels[level] != wanted:
            raise file.bad("troll", "level", level=level, wanted=wanted, found=levels[level])
    each_once((*file.rows("start"), *file.rows("troll")), "id")
    return starts, tuple(trolls)


def _troll(row: TomlTable) -> Troll:
    row.only("id", "clan", "level", "en", "fr", "produces")
    clan = row.choice("clan", CLANS)
    kinds = tuple(kind for kind in KINDS if kind in RESOURCES or kind == f"cart_{clan}")
    level = row.whole("level", 1, len(TROLLS))
    return Troll(row.id("id", "fire-1-1"), clan, level, row.choices("produces", kinds, 1, SYMBOLS))


def _start(row: TomlTable) -> Start:
    row.only("id", "en", "fr", "produces", "starting")
    produces = row.choices("produces", RESOURCES, 1, SYMBOLS)
    return Start(row.id("id", "start-1"), produces, row.choices("starting", RESOURCES, 0, SYMBOLS))


def _spells(file: TomlTable) -> tuple[Spell, ...]:
    """An effect may stand on several cards, and then another on none."""
    file.only("spell")
    rows = file.rows("spell")
    spells = tuple(_spell(row) for row in rows)
    each_once(rows, "id")
    file.count("spell", SPELLS, len(spells))
    return spells


def _spell(row: TomlTable) -> Spell:
    row.only("id", "effect", "en", "fr")
    effect = row.choice("effect", EFFECTS)
    return Spell(row.id("id", "earth_ritual"), effect, _WINDOW[effect])


# -- figures ------------------------------------------------------------------------------------------------------


def _benefits(file: TomlTable) -> tuple[Benefit, ...]:
    rows = file.rows("benefit")
    for row in rows:
        row.only("honor", "copies")
    benefits = tuple(Benefit(row.whole("honor", 0, 99), row.whole("copies", 1, BENEFITS)) for row in rows)
    each_once(rows, "honor")
    file.count("benefit", BENEFITS, sum(benefit.copies for benefit in benefits))
    return benefits


def _fixed(file: TomlTable) -> Fixed:
    ranges = {"retire_at": (1, 20), "trade_give": (2, 20), "set_size": (1, 20), "extra_rounds": (0, 20)}
    same = ("statues", "pedestals", "pack_rows", "horde_rows", "zone_names")
    later = [f"later_seats_{side}" for side in LATER_SEATS]
    tables = ("tunnel_score", *later, "tokens", "benefit", "colour")
    file.only("statue_value", "coronation", *same, *ranges, *tables)
    first, second = file.wholes("coronation", 2, 0, 99)
    return Fixed(
        tunnel_score=_tunnel_score(file.table("tunnel_score")),
        statue_value=_statue_value(file),
        coronation=(first, second),
        later_seats={side: _later_seats(file.table(f"later_seats_{side}"), side) for side in LATER_SEATS},
        statues=file.unchanged("statues", STATUES_OF_A_CLAN),
        pedestals=file.unchanged("pedestals", PEDESTALS_OF_A_CLAN),
        pack_rows=file.unchanged("pack_rows", PACK_ROWS),
        horde_rows=file.unchanged("horde_rows", HORDE_ROWS),
        zone_names=file.unchanged("zone_names", ZONE_NAMES),
        colours=_colours(file),
        tokens=_tokens(file.table("tokens")),
        **{key: file.whole(key, *limits) for key, limits in ranges.items()},
    )


def _tunnel_score(table: TomlTable) -> dict[int, tuple[int, int, int]]:
    table.only(*map(str, TUNNEL_SIZES))
    found = {}
    for size in TUNNEL_SIZES:
        stone, iron, heartstone = table.wholes(str(size), MINERALS, 0, 99)
        found[size] = (stone, iron, heartstone)
    return found


def _later_seats(table: TomlTable, side: str) -> dict[int, tuple[int, ...]]:
    """What the places in turn order may begin with on this side, by seats. [HALL-S14]"""
    table.only(*map(str, LATER_SEATS[side]))
    return {seats: table.wholes(str(seats), seats, 0, 20) for seats in LATER_SEATS[side]}


def _statue_value(file: TomlTable) -> tuple[int, ...]:
    values = file.wholes("statue_value", len(ZONES), 0, 99)
    if list(values) != sorted(set(values)):
        raise file.bad("statue_value", "increasing", found=told(values))
    return values


def _tokens(table: TomlTable) -> dict[str, int]:
    table.only(*RESOURCES)
    return {resource: table.whole(resource, 0, 999) for resource in RESOURCES}


def _colours(file: TomlTable) -> tuple[str, ...]:
    rows = file.rows("colour")
    for row in rows:
        row.only("id")
    colours = tuple(row.choice("id", COLOURS) for row in rows)
    each_once(rows, "id")
    file.count("colour", len(COLOURS), len(colours))
    return colours


# -- boards and halls together -------------------------------------------------------------------------------------


def _check_halls_fit(box: Box, files: Mapping[str, TomlTable]) -> None:
    """Each great hall has a place on each board; where none is found, the file of the owner is to blame."""
    for board in box.boards.values():
        bare = board.diggable() - {cell for cells in board.starts.values() for cell in cells}
        for hall, row in zip(box.halls, files["halls"].rows("hall"), strict=True):
            if not any(_fits(way, bare, board) for way in turns(hall.cells)):
                file = files[f"board_{board.id}"]
                table, key = (row, "rows") if row.own else (file, "features")
                raise table.bad(key, "place", hall=hall.id, board=board.id)


def _fits(cells: list[Cell], bare: set[Cell], board: Board) -> bool:
    return any(
        all((r + down, c + right) in bare for r, c in cells)
        for down in range(board.rows)
        for right in range(board.cols)
    )
