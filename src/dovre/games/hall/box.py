"""The box: boards, tiles, cards and tokens of data/*.toml as frozen values, counted and checked when they are read.

Owners of the printed game can put files of their own beside those of the house: `load_box(folder)` takes a file of that
folder before the one of the same name here. Whatever is wrong in a file is told with its line and field.

>>> box = load_box()
>>> sum(tunnel.copies for tunnel in box.tunnels), len(box.trolls), sorted(box.boards)
(52, 55, ['autumn', 'winter'])
>>> box.names["fr"]["hall.chasm"], box.fingerprint
('Abîme', '')
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib import resources
from math import atan2, tau
from pathlib import Path
from typing import Any

from dovre.kernel.errors import BadComponents
from dovre.kernel.texts import LANGUAGES

SLUG = "hall"
FOLDER_VARIABLE = "DOVRE_COMPONENTS"
FILES = ("board_winter", "board_autumn", "tunnels", "halls", "trolls", "spells", "workshops", "fixed")

RESOURCES = ("stone", "iron", "heartstone", "cart", "hammer", "rune", "coin")
KINDS = (*RESOURCES, "cart_fire", "cart_ice", "cart_moon")  # what a symbol on a troll can be
CLANS = ("fire", "ice", "moon", "mud")  # the first three have statues and pedestals
COLOURS = ("magenta", "teal", "amber", "violet", "bone")
PROVENANCES = ("rulebook", "designed", "own")  # own: of a folder that replaces files of the house

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

# the signs of a board's features; a capital letter is the same thing on rubble
BURIED: dict[str, tuple[str, int]] = {
    "s": ("stone", 1),
    "d": ("stone", 2),
    "i": ("iron", 1),
    "j": ("iron", 2),
    "h": ("heartstone", 1),
    "c": ("coin", 1),
    "r": ("rune", 1),
    "m": ("hammer", 1),
    "w": ("cart", 1),
}
OFF, HEART, SITE, STATUES, ZONES = "_", "#", "+", "oO", "12345"

# how much of everything the box holds
TUNNELS = 52
TUNNEL_SIZES = (2, 3, 4, 5)
ANCHORED = 4  # up to this size a tile has an anchor (HALL-D18)
HALLS = 6
TROLLS = {1: 21, 2: 17, 3: 17}  # by level (HALL-S4)
STARTS = 6
SYMBOLS = 6  # on one card
SPELLS = 17
WORKSHOPS = 11
BENEFITS = 15
STATUE_SPACES = 21
MINERALS = 3
WIDEST = 25  # rows and columns of a board
BOARDS = {"winter": ((4, 5), 12), "autumn": ((3,), 8)}  # numbers of the start spaces, workshop sites at least
WORKSHOP_COPIES = 2
STATUES_OF_A_CLAN = 7
PEDESTALS_OF_A_CLAN = 6
PACK_ROWS = (4, 3, 2, 1)
HORDE_ROWS = (5, 4, 3)
ZONE_NAMES = ("dark_grey", "grey", "brown", "orange", "yellow")

Cell = tuple[int, int]  # (row, column), 0-based from the top left
Place = tuple[str | int, ...]  # where a field stands in a file: ("troll", 7, "level"), ("starts", "4"), ("sites",)


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
class Board:
    """One side of the board: two drawings of the same mountain, and the places that have an order."""

    id: str
    rows: int
    cols: int
    features: tuple[str, ...]
    zones: tuple[str, ...]
    statue_ring: tuple[Cell, ...]  # clockwise
    sites: tuple[Cell, ...]
    starts: dict[int, tuple[Cell, ...]]  # by the number printed on them, clockwise
    heart: tuple[Cell, ...]

    def cells(self) -> Iterator[tuple[Cell, str]]:
        """Every cell of the grid with its sign."""
        return _signs(self.features)

    def diggable(self) -> set[Cell]:
        """Where a tunnel may lie: not on the heart, not on a workshop site. [HALL-D7, HALL-D9, HALL-D10]"""
        return {cell for cell, sign in self.cells() if sign not in (OFF, HEART, SITE)}


@dataclass(frozen=True, slots=True)
class Fixed:
    """Figures that are neither on a card nor on a tile."""

    tunnel_score: dict[int, tuple[int, int, int]]  # by size: stone, iron, heartstone
    statue_value: tuple[int, ...]  # by zone, from the outside in
    coronation: tuple[int, int]  # for the first, for the second
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


@dataclass(frozen=True, slots=True)
class Box:
    boards: dict[str, Board]
    tunnels: tuple[Tunnel, ...]
    halls: tuple[GreatHall, ...]
    trolls: tuple[Troll, ...]  # level 1, then 2, then 3
    starts: tuple[Start, ...]
    spells: tuple[Spell, ...]
    workshops: tuple[Workshop, ...]
    benefits: tuple[Benefit, ...]
    fixed: Fixed
    names: dict[str, dict[str, str]]  # language -> "troll.fire-1-1" -> name
    provenance: dict[str, str]  # "troll.fire-1-1" -> rulebook, designed or own
    fingerprint: str  # empty for the figures of the house, whatever their names


# -- the way in ---------------------------------------------------------------------------------------------------


def load_box(folder: Path | None = None) -> Box:
    """The box of the house, or with the files of a folder in place of those of the house that have the same name."""
    house = _house()
    if folder is None:
        return house
    box = _read_box(_house_files() | _own_files(folder))
    digest = _digest(box)
    return replace(box, fingerprint="" if digest == _digest(house) else digest)


def own_folder(environ: Mapping[str, str] = os.environ) -> Path | None:
    """The folder with the owner's files for this game, if the environment names one that has them."""
    named = environ.get(FOLDER_VARIABLE, "")
    if not named:
        return None
    if not Path(named).is_dir():
        raise BadComponents("folder", folder=named)
    folder = Path(named) / SLUG
    return folder if folder.exists() else None


@cache
def _house() -> Box:
    return _read_box(_house_files())


def _house_files() -> dict[str, _Table]:
    data = resources.files(__package__) / "data"
    return {name: _parse(f"{SLUG}/data/{name}.toml", (data / f"{name}.toml").read_bytes(), False) for name in FILES}


def _own_files(folder: Path) -> dict[str, _Table]:
    """The files of an owner; those that begin with a dot are not ours to read."""
    if not folder.is_dir():
        raise BadComponents("folder", folder=str(folder))
    found = {}
    for path in sorted(folder.iterdir()):
        if path.name.startswith("."):
            continue
        if path.suffix != ".toml" or path.stem not in FILES or not path.is_file():
            raise BadComponents("file", file=str(path), accepted=", ".join(f"{name}.toml" for name in FILES))
        found[path.stem] = _parse(str(path), _raw(path), True)
    return found


def _raw(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        raise BadComponents("closed", file=str(path)) from None


def _read_box(files: Mapping[str, _Table]) -> Box:
    for table in files.values():
        table.choice("provenance", PROVENANCES)
    starts, trolls = _cards(files["trolls"])
    box = Box(
        boards={name: _board(files[f"board_{name}"], name) for name in BOARDS},
        tunnels=_tunnels(files["tunnels"]),
        halls=_halls(files["halls"]),
        trolls=trolls,
        starts=starts,
        spells=_spells(files["spells"]),
        workshops=_workshops(files["workshops"]),
        benefits=_benefits(files["fixed"]),
        fixed=_fixed(files["fixed"]),
        names={lang: _names(files, lang) for lang in LANGUAGES},
        provenance=_provenance(files),
        fingerprint="",
    )
    _check_halls_fit(box, files)
    return box


def _digest(box: Box) -> str:
    """Eight letters for everything that can matter in play: names and provenance left out."""
    data = asdict(box)
    for told in ("names", "provenance", "fingerprint"):
        del data[told]
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:8]


# the rows that have a name, and those that have none: file, table, the key that tells them apart
_NAMED = (("trolls", "troll"), ("trolls", "start"), ("spells", "spell"), ("workshops", "workshop"), ("halls", "hall"))
_NAMELESS = (("tunnels", "tunnel", "shape"), ("fixed", "benefit", "honor"), ("fixed", "colour", "id"))


def _names(files: Mapping[str, _Table], lang: str) -> dict[str, str]:
    return {f"{kind}.{row.data['id']}": row.words(lang) for file, kind in _NAMED for row in files[file].rows(kind)}


def _provenance(files: Mapping[str, _Table]) -> dict[str, str]:
    found = {name: str(table.data["provenance"]) for name, table in files.items()}
    for file, kind, key in (*((file, kind, "id") for file, kind in _NAMED), *_NAMELESS):
        for row in files[file].rows(kind):
            found[f"{kind}.{row.data[key]}"] = row.data.get("provenance", found[file])
    return found


# -- reading a file: every complaint names file, line and field ------------------------------------------------------

_HEADER = re.compile(r"\s*\[(\[?)\s*[\"']?([\w-]+)[\"']?\s*\]\]?\s*(#.*)?$")  # [starts], [[troll]]
_KEY = re.compile(r"\s*[\"']?([\w.-]+)[\"']?\s*=")  # level =, starts.4 =
_SYNTAX = re.compile(r"\(at line (\d+), column \d+\)$")


def _lines(text: str) -> dict[Place, int]:
    """The line on which each table, row and key begins: `tomllib` does not tell."""
    found: dict[Place, int] = {}
    rows: Counter[Place] = Counter()
    table: Place = ()
    key: Place = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            key = (header[2],)
            table = (*key, rows[key]) if header[1] else key
            rows[key] += 1
            found.setdefault(key, number)
            found.setdefault(table, number)
        elif match := _KEY.match(line):
            key = (*table, *match[1].split("."))
            found.setdefault(key, number)
        elif line.lstrip().startswith("{"):  # rows as `troll = [ {..}, {..} ]`, one to a line
            found.setdefault((*key, rows[key]), number)
            rows[key] += 1
    return found


def _told(value: object) -> str:
    """A value as it might stand in the file, shortened."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:59]}…"


def _field(place: Place) -> str:
    """`troll 8, level`: rows are counted as people do."""
    parts = [f" {part + 1}" if isinstance(part, int) else f", {part}" for part in place]
    return "".join(parts).removeprefix(", ")


def _parse(file: str, raw: bytes, own: bool) -> _Table:
    try:
        text = raw.decode("utf-8-sig")
        return _Table(file, text, own, (), tomllib.loads(text))
    except UnicodeDecodeError as error:
        raise BadComponents("utf8", file=file, line=raw[: error.start].count(b"\n") + 1) from None
    except ValueError as error:
        at = _SYNTAX.search(str(error))
        line = int(at[1]) if at else max(1, len(text.splitlines()))
        field = next((_field(place) for place, begins in reversed(_lines(text).items()) if begins <= line), "-")
        found = "".join(text.splitlines()[line - 1 : line]).strip()
        raise BadComponents("syntax", file=file, line=line, field=field, found=found) from None


@dataclass(frozen=True, slots=True)
class _Table:
    """A file, or a table or row in it, as it was read. Its methods give a field in the type it must have."""

    file: str
    text: str
    own: bool
    place: Place
    data: dict[str, Any]

    def bad(self, key: str, why: str, /, *, row: int | None = None, **parts: object) -> BadComponents:
        """What is wrong with this field; `row` is one of a drawing of several lines."""
        place = (*self.place, key)
        line = self._line(place) if row is None else self._line_of_drawing(place, row)
        return BadComponents("at", file=self.file, line=line, field=_field(place), why=BadComponents(why, **parts))

    def only(self, *keys: str) -> None:
        """These fields, all of them, and no others but `provenance`."""
        accepted = ", ".join(keys)
        if "provenance" in self.data:
            self.choice("provenance", PROVENANCES)
        for key in self.data:
            if key not in (*keys, "provenance"):
                raise self.bad(key, "unknown", accepted=accepted)
        for key in keys:
            if key not in self.data:
                raise self.bad(key, "missing", accepted=accepted)

    def words(self, key: str) -> str:
        found = self._get(key)
        if not isinstance(found, str) or not found.strip():
            raise self.bad(key, "words", found=_told(found))
        return found

    def id(self, key: str, example: str, pattern: str = r"[a-z][a-z0-9_-]*") -> str:
        found = self._get(key)
        if not isinstance(found, str) or not re.fullmatch(pattern, found):
            raise self.bad(key, "id", example=example, found=_told(found))
        return found

    def choice(self, key: str, accepted: Iterable[str]) -> str:
        found = self._get(key)
        if found not in (choices := tuple(accepted)):
            raise self.bad(key, "choice", found=_told(found), accepted=", ".join(choices))
        return str(found)

    def whole(self, key: str, low: int, high: int) -> int:
        found = self._get(key)
        if type(found) is not int or not low <= found <= high:
            raise self.bad(key, "whole", low=low, high=high, found=_told(found))
        return found

    def wholes(self, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
        found = self.entries(key, count, count)
        if not all(type(entry) is int and low <= entry <= high for entry in found):
            raise self.bad(key, "whole", low=low, high=high, found=_told(found))
        return tuple(found)

    def choices(self, key: str, accepted: tuple[str, ...], low: int, high: int) -> tuple[str, ...]:
        found = self.entries(key, low, high)
        for entry in found:
            if entry not in accepted:
                raise self.bad(key, "choice", found=_told(entry), accepted=", ".join(accepted))
        return tuple(found)

    def cells(self, key: str, low: int, high: int) -> tuple[Cell, ...]:
        found = self.entries(key, low, high)
        for entry in found:
            if not (isinstance(entry, list) and len(entry) == 2 and all(type(part) is int for part in entry)):
                raise self.bad(key, "cells", found=_told(entry))
        cells = tuple((row, col) for row, col in found)
        self.once(key, list(cells))
        return cells

    def unchanged(self, key: str, wanted: Any) -> Any:
        """A figure the rules, the notation and the drawing are built on: a file repeats it and cannot change it."""
        if (found := _told(self._get(key))) != _told(wanted):
            raise self.bad(key, "unchanged", wanted=_told(wanted), found=found)
        return wanted

    def table(self, key: str) -> _Table:
        found = self._get(key)
        if not isinstance(found, dict):
            raise self.bad(key, "table", name=key, found=_told(found))
        return _Table(self.file, self.text, self.own, (key,), found)

    def rows(self, key: str) -> list[_Table]:
        """The rows `[[key]]`."""
        found = self._get(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.bad(key, "rows", name=key, found=_told(found))
        return [_Table(self.file, self.text, self.own, (key, number), row) for number, row in enumerate(found)]

    def count(self, key: str, wanted: int, found: int) -> None:
        if wanted != found:
            raise self.bad(key, "count", wanted=wanted, found=found)

    def entries(self, key: str, low: int, high: int) -> list[Any]:
        found = self._get(key)
        if not isinstance(found, list):
            raise self.bad(key, "list", found=_told(found))
        if not low <= len(found) <= high:
            raise self.bad(key, "entries", low=low, high=high, found=len(found))
        return found

    def once(self, key: str, entries: list[Any]) -> None:
        for entry in entries:
            if entries.count(entry) > 1:
                raise self.bad(key, "twice", found=_told(entry))

    def _get(self, key: str) -> Any:
        if key not in self.data:
            raise self.bad(key, "missing", accepted=key)
        return self.data[key]

    def _line(self, place: Place) -> int:
        """Where a field begins; of a missing one, where its table does."""
        begins = _lines(self.text)
        while place and place not in begins:
            place = place[:-1]
        return begins.get(place, 1)

    def _line_of_drawing(self, place: Place, row: int) -> int:
        lines = self.text.splitlines()
        line = self._line(place)
        opened = lines[line - 1].rstrip().endswith(('"""', "'''"))  # then the drawing begins on the next line
        return min(line + opened + row, len(lines))


def _each_once(rows: Iterable[_Table], key: str) -> None:
    seen = set()
    for row in rows:
        if row.data[key] in seen:
            raise row.bad(key, "twice", found=_told(row.data[key]))
        seen.add(row.data[key])


# -- shapes -------------------------------------------------------------------------------------------------------


def _signs(drawing: Iterable[str]) -> Iterator[tuple[Cell, str]]:
    for r, row in enumerate(drawing):
        for c, sign in enumerate(row):
            yield (r, c), sign


def _shape(row: _Table) -> tuple[tuple[Cell, ...], list[Cell]]:
    """The cells drawn in `rows`, and those of them that are marked `A`."""
    drawing = row.entries("rows", 1, WIDEST)
    known = all(isinstance(line, str) and re.fullmatch("[XA.]+", line) for line in drawing)
    if not known or len({len(line) for line in drawing}) != 1:
        raise row.bad("rows", "drawing", found=_told(drawing))
    cells = tuple(cell for cell, sign in _signs(drawing) if sign != ".")
    if not cells or _region(set(cells), cells[0]) != set(cells):
        raise row.bad("rows", "apart", found=_told(drawing))
    return cells, [cell for cell, sign in _signs(drawing) if sign == "A"]


def _sides(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    r, c = cell
    return (r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)


def _region(ground: set[Cell], start: Cell) -> set[Cell]:
    """What hangs together with `start` by sides."""
    found, edge = {start}, [start]
    while edge:
        for cell in _sides(edge.pop()):
            if cell in ground and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found


def _flipped(cells: Iterable[Cell]) -> list[Cell]:
    return [(r, -c) for r, c in cells]


def _turned(cells: Iterable[Cell]) -> list[Cell]:
    return [(c, -r) for r, c in cells]


def _turns(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The four ways to turn cells, moved to the top left; the order of the cells is kept."""
    found = []
    turned = list(cells)
    for _ in range(4):
        turned = _turned(turned)
        top, left = min(r for r, _ in turned), min(c for _, c in turned)
        found.append([(r - top, c - left) for r, c in turned])
    return found


def _outline(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The same for all tiles that can be turned and flipped into each other."""
    cells = list(cells)
    return min(tuple(sorted(way)) for way in (*_turns(cells), *_turns(_flipped(cells))))


def _is_mirrored(cells: tuple[Cell, ...], altar: Cell) -> bool:
    """Flipping changes neither the shape nor where its altar is."""
    marked = (altar, *cells)
    upright = _turns(marked)[3]
    return any(way[0] == upright[0] and set(way) == set(upright) for way in _turns(_flipped(marked)))


# -- tiles --------------------------------------------------------------------------------------------------------


def _tunnels(file: _Table) -> tuple[Tunnel, ...]:
    file.only("tunnel")
    rows = file.rows("tunnel")
    tunnels = tuple(_tunnel(row) for row in rows)
    _each_once(rows, "shape")
    known: dict[tuple[Cell, ...], str] = {}
    for row, tunnel in zip(rows, tunnels, strict=True):
        other = known.setdefault(_outline(tunnel.cells), tunnel.shape)
        if other != tunnel.shape:
            raise row.bad("rows", "congruent", other=other)
    file.count("tunnel", TUNNELS, sum(tunnel.copies for tunnel in tunnels))
    return tunnels


def _tunnel(row: _Table) -> Tunnel:
    row.only("shape", "copies", "rows")
    cells, anchors = _shape(row)
    low, high = TUNNEL_SIZES[0], TUNNEL_SIZES[-1]
    if not low <= len(cells) <= high:
        raise row.bad("rows", "size", low=low, high=high, found=len(cells))
    if len(anchors) != (len(cells) <= ANCHORED):
        raise row.bad("rows", "anchor", most=ANCHORED, found=len(anchors), size=len(cells))
    shape = row.id("shape", "D2", r"[A-Z][A-Z0-9]*")
    return Tunnel(shape, row.whole("copies", 1, TUNNELS), cells, anchors[0] if anchors else None)


def _halls(file: _Table) -> tuple[GreatHall, ...]:
    file.only("hall")
    rows = file.rows("hall")
    halls = tuple(_hall(row) for row in rows)
    _each_once(rows, "id")
    file.count("hall", HALLS, len(halls))
    return halls


def _hall(row: _Table) -> GreatHall:
    row.only("id", "en", "fr", "rows", "low", "high")
    cells, altars = _shape(row)
    if len(altars) != 1:
        raise row.bad("rows", "altar", found=len(altars))
    if not _is_mirrored(cells, altars[0]):
        raise row.bad("rows", "mirror")
    high = row.whole("high", 1, 99)
    return GreatHall(row.id("id", "chasm"), cells, altars[0], row.whole("low", 0, high - 1), high)


def _workshops(file: _Table) -> tuple[Workshop, ...]:
    file.only("copies", "workshop")
    copies: int = file.unchanged("copies", WORKSHOP_COPIES)
    rows = file.rows("workshop")
    workshops = tuple(_workshop(row, copies) for row in rows)
    _each_once(rows, "id")
    file.count("workshop", WORKSHOPS, len(workshops))
    return workshops


def _workshop(row: _Table, copies: int) -> Workshop:
    row.only("id", "en", "fr", "uses")
    uses = tuple(_use(row, found) for found in row.entries("uses", 1, 8))
    row.once("uses", list(uses))
    return Workshop(row.id("id", "mint"), copies, uses)


_ONE_OF = "|".join(RESOURCES)
_USE = re.compile(rf"({_ONE_OF}|any)(?:\*([1-9]))? *> *({_ONE_OF})(?:\*([1-9]))?")


def _use(row: _Table, found: object) -> Use:
    """`stone*2 > heartstone`, `any*2 > hammer` or `troll > stock`."""
    if found == "troll > stock":
        return Use("troll", 1, "stock", 1)
    match = _USE.fullmatch(found) if isinstance(found, str) else None
    if not match:
        raise row.bad("uses", "use", found=_told(found), accepted=", ".join(RESOURCES))
    return Use(match[1], int(match[2] or 1), match[3], int(match[4] or 1))


# -- cards --------------------------------------------------------------------------------------------------------


def _cards(file: _Table) -> tuple[tuple[Start, ...], tuple[Troll, ...]]:
    file.only("start", "troll")
    starts = tuple(_start(row) for row in file.rows("start"))
    trolls = sorted((_troll(row) for row in file.rows("troll")), key=lambda troll: troll.level)
    file.count("start", STARTS, len(starts))
    levels = Counter(troll.level for troll in trolls)
    for level, wanted in TROLLS.items():
        if levels[level] != wanted:
            raise file.bad("troll", "level", level=level, wanted=wanted, found=levels[level])
    _each_once((*file.rows("start"), *file.rows("troll")), "id")
    return starts, tuple(trolls)


def _troll(row: _Table) -> Troll:
    row.only("id", "clan", "level", "en", "fr", "produces")
    clan = row.choice("clan", CLANS)
    kinds = tuple(kind for kind in KINDS if kind in RESOURCES or kind == f"cart_{clan}")
    level = row.whole("level", 1, len(TROLLS))
    return Troll(row.id("id", "fire-1-1"), clan, level, row.choices("produces", kinds, 1, SYMBOLS))


def _start(row: _Table) -> Start:
    row.only("id", "en", "fr", "produces", "starting")
    produces = row.choices("produces", RESOURCES, 1, SYMBOLS)
    return Start(row.id("id", "start-1"), produces, row.choices("starting", RESOURCES, 0, SYMBOLS))


def _spells(file: _Table) -> tuple[Spell, ...]:
    """An effect may stand on several cards, and then another on none."""
    file.only("spell")
    rows = file.rows("spell")
    spells = tuple(_spell(row) for row in rows)
    _each_once(rows, "id")
    file.count("spell", SPELLS, len(spells))
    return spells


def _spell(row: _Table) -> Spell:
    row.only("id", "effect", "en", "fr")
    effect = row.choice("effect", EFFECTS)
    return Spell(row.id("id", "earth_ritual"), effect, _WINDOW[effect])


# -- figures ------------------------------------------------------------------------------------------------------


def _benefits(file: _Table) -> tuple[Benefit, ...]:
    rows = file.rows("benefit")
    for row in rows:
        row.only("honor", "copies")
    benefits = tuple(Benefit(row.whole("honor", 0, 99), row.whole("copies", 1, BENEFITS)) for row in rows)
    _each_once(rows, "honor")
    file.count("benefit", BENEFITS, sum(benefit.copies for benefit in benefits))
    return benefits


def _fixed(file: _Table) -> Fixed:
    ranges = {"retire_at": (1, 20), "trade_give": (2, 20), "set_size": (1, 20), "extra_rounds": (0, 20)}
    same = ("statues", "pedestals", "pack_rows", "horde_rows", "zone_names")
    tables = ("tunnel_score", "tokens", "benefit", "colour")
    file.only("statue_value", "coronation", *same, *ranges, *tables)
    first, second = file.wholes("coronation", 2, 0, 99)
    return Fixed(
        tunnel_score=_tunnel_score(file.table("tunnel_score")),
        statue_value=_statue_value(file),
        coronation=(first, second),
        statues=file.unchanged("statues", STATUES_OF_A_CLAN),
        pedestals=file.unchanged("pedestals", PEDESTALS_OF_A_CLAN),
        pack_rows=file.unchanged("pack_rows", PACK_ROWS),
        horde_rows=file.unchanged("horde_rows", HORDE_ROWS),
        zone_names=file.unchanged("zone_names", ZONE_NAMES),
        colours=_colours(file),
        tokens=_tokens(file.table("tokens")),
        **{key: file.whole(key, *limits) for key, limits in ranges.items()},
    )


def _tunnel_score(table: _Table) -> dict[int, tuple[int, int, int]]:
    table.only(*map(str, TUNNEL_SIZES))
    found = {}
    for size in TUNNEL_SIZES:
        stone, iron, heartstone = table.wholes(str(size), MINERALS, 0, 99)
        found[size] = (stone, iron, heartstone)
    return found


def _statue_value(file: _Table) -> tuple[int, ...]:
    values = file.wholes("statue_value", len(ZONES), 0, 99)
    if list(values) != sorted(set(values)):
        raise file.bad("statue_value", "increasing", found=_told(values))
    return values


def _tokens(table: _Table) -> dict[str, int]:
    table.only(*RESOURCES)
    return {resource: table.whole(resource, 0, 999) for resource in RESOURCES}


def _colours(file: _Table) -> tuple[str, ...]:
    rows = file.rows("colour")
    for row in rows:
        row.only("id")
    colours = tuple(row.choice("id", COLOURS) for row in rows)
    _each_once(rows, "id")
    file.count("colour", len(COLOURS), len(colours))
    return colours


# -- boards -------------------------------------------------------------------------------------------------------


def _board(file: _Table, name: str) -> Board:
    file.only("features", "zones", "statue_ring", "sites", "starts")
    numbers, least_sites = BOARDS[name]
    features = _drawing(file, "features")
    zones = _drawing(file, "zones")
    starts = file.table("starts")
    starts.only(*map(str, numbers))
    board = Board(
        id=name,
        rows=len(features),
        cols=len(features[0]),
        features=features,
        zones=zones,
        statue_ring=file.cells("statue_ring", 1, STATUE_SPACES),
        sites=file.cells("sites", least_sites, WIDEST * WIDEST),
        starts={number: starts.cells(str(number), number, number) for number in numbers},
        heart=tuple(cell for cell, sign in _signs(features) if sign == HEART),
    )
    _check_drawings(file, board)
    _check_slopes(file, board)
    _check_lists(file, starts, board)
    _check_rock(file, board)
    return board


def _drawing(file: _Table, key: str) -> tuple[str, ...]:
    """A drawing in a text of several lines, all of one length."""
    lines = tuple(file.words(key).splitlines())
    if not (len(lines) <= WIDEST and len(lines[0]) <= WIDEST):
        raise file.bad(key, "grid", most=WIDEST, rows=len(lines), cols=len(lines[0]))
    for number, line in enumerate(lines):
        if len(line) != len(lines[0]):
            raise file.bad(key, "row", row=number, wanted=len(lines[0]), found=len(line))
    return lines


def _check_drawings(file: _Table, board: Board) -> None:
    """Known signs; and both drawings show the same mountain with the same heart."""
    numbers = "".join(str(number) for number in board.starts)
    buried = "".join(BURIED)
    known = f"{OFF}{HEART}.x{STATUES}{SITE}{numbers}{buried}{buried.upper()}"
    for cell, sign in board.cells():
        if sign not in known:
            raise _bad_sign(file, "features", cell, sign, known)
    if not board.heart:
        raise file.bad("features", "heart")
    if (len(board.zones), len(board.zones[0])) != (board.rows, board.cols):
        raise file.bad("zones", "grids", rows=board.rows, cols=board.cols)
    for (r, c), sign in board.cells():
        wanted = sign if sign in (OFF, HEART) else ZONES
        if board.zones[r][c] not in wanted:
            raise _bad_sign(file, "zones", (r, c), board.zones[r][c], wanted)


def _bad_sign(file: _Table, key: str, cell: Cell, sign: str, accepted: str) -> BadComponents:
    return file.bad(key, "sign", row=cell[0], cell=list(cell), found=sign, accepted=" ".join(accepted))


def _check_slopes(file: _Table, board: Board) -> None:
    """Neighbours differ by at most one zone."""
    zone = {cell: int(sign) for cell, sign in _signs(board.zones) if sign in ZONES}
    for cell, here in zone.items():
        for side in _sides(cell):
            if abs(zone.get(side, here) - here) > 1:
                raise file.bad("zones", "slope", row=cell[0], cell=list(cell), here=here, beside=zone[side])


def _check_lists(file: _Table, starts: _Table, board: Board) -> None:
    """The lists hold what is drawn, those with an order clockwise."""
    _check_list(file, "statue_ring", board.statue_ring, STATUES, board)
    _check_list(file, "sites", board.sites, SITE, board)
    _check_clockwise(file, "statue_ring", board.statue_ring, board)
    for number, cells in board.starts.items():
        _check_list(starts, str(number), cells, str(number), board)
        _check_clockwise(starts, str(number), cells, board)


def _check_list(table: _Table, key: str, listed: tuple[Cell, ...], signs: str, board: Board) -> None:
    drawn = {cell for cell, sign in board.cells() if sign in signs}
    if differing := drawn ^ set(listed):
        raise table.bad(key, "listed", cell=list(min(differing)), accepted=" ".join(signs))


def _check_clockwise(table: _Table, key: str, cells: tuple[Cell, ...], board: Board) -> None:
    """Once around the heart, and not further."""
    middle = [sum(cell[axis] for cell in board.heart) / len(board.heart) for axis in (0, 1)]
    angles = [round(atan2(c - middle[1], middle[0] - r), 9) for r, c in cells]
    turned = 0.0
    for cell, before, here in zip(cells[1:], angles, angles[1:], strict=False):
        turned += (here - before) % tau
        if turned > tau + 1e-6:
            raise table.bad(key, "clockwise", cell=list(cell))


def _check_rock(file: _Table, board: Board) -> None:
    """Whatever can be dug hangs together."""
    rock = board.diggable()
    cut_off = rock - _region(rock, board.starts[min(board.starts)][0])
    if cut_off:
        cell = min(cut_off)
        raise file.bad("features", "cut", row=cell[0], cell=list(cell))


def _check_halls_fit(box: Box, files: Mapping[str, _Table]) -> None:
    """Each great hall has a place on each board; where none is found, the file of the owner is to blame."""
    for board in box.boards.values():
        bare = board.diggable() - {cell for cells in board.starts.values() for cell in cells}
        for hall, row in zip(box.halls, files["halls"].rows("hall"), strict=True):
            if not any(_fits(way, bare, board) for way in _turns(hall.cells)):
                file = files[f"board_{board.id}"]
                table, key = (row, "rows") if row.own else (file, "features")
                raise table.bad(key, "place", hall=hall.id, board=board.id)


def _fits(cells: list[Cell], bare: set[Cell], board: Board) -> bool:
    return any(
        all((r + down, c + right) in bare for r, c in cells)
        for down in range(board.rows)
        for right in range(board.cols)
    )
