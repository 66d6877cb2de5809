"""Components as data files: TOML read with its lines, so that every complaint names file, line and field.

`BoxFiles` says which files a game's box consists of and how they are read; its `load` gives the box of the house, or
one with the files of an owner of the printed game in place of those of the same name. A `TomlTable` is a file, or a
table or row in it; it gives a field in the type it must have, or says what is wrong with it.

>>> file = parse("box.toml", b'provenance = "own"\\n\\n[[orc]]\\nid = "grim"\\nage = 14\\n')
>>> orc = file.rows("orc")[0]
>>> orc.id("id", example="ugly")
'grim'
>>> orc.whole("age", 0, 9)
Traceback (most recent call last):
dovre.kernel.errors.BadComponents: box.toml, line 5, field “orc 1, age”: whole numbers from 0 to 9 are accepted, not 14.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from importlib import resources
from pathlib import Path
from typing import Any, Generic, TypeVar

from dovre.kernel.errors import BadComponents
from dovre.kernel.texts import LANGUAGES

FOLDER_VARIABLE = "DOVRE_COMPONENTS"
PROVENANCES = ("rulebook", "designed", "own")  # own: of a folder that replaces files of the house

Cell = tuple[int, int]  # (row, column), 0-based from the top left
Place = tuple[str | int, ...]  # where a field stands in a file: ("troll", 7, "level"), ("starts", "4"), ("sites",)


# -- the box -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """What the boxes of all games have; a game adds its components."""

    names: Mapping[str, Mapping[str, str]]  # language -> "troll.fire-1-1" -> name, for components named in their files
    provenance: Mapping[str, str]  # file or "troll.fire-1-1" -> rulebook, designed or own
    fingerprint: str = ""  # of an owner's figures; empty for those of the house, whatever their names


B = TypeVar("B", bound=Box)


@dataclass(frozen=True, slots=True)
class BoxFiles(Generic[B]):
    """The files of a game's box: `read(files, base)` makes the box; `base` are the fields that all boxes have."""

    package: str
    files: tuple[str, ...]
    read: Callable[[Mapping[str, TomlTable], dict[str, Any]], B]
    named: tuple[tuple[str, str], ...] = ()  # file and table whose rows have an id and a name in each language
    nameless: tuple[tuple[str, str, str], ...] = ()  # file, table, and the key that tells its rows apart

    @property
    def slug(self) -> str:
        return self.package.rpartition(".")[2]

    def load(self, folder: Path | None = None) -> B:
        """The box of the house, or with the files of a folder in place of those that have the same name."""
        house = self._box(builtin_files(self.package, self.files))
        if folder is None:
            return house
        box = self._box(builtin_files(self.package, self.files) | owner_files(self.package, folder, self.files))
        figures = _figures(box)
        return replace(box, fingerprint="" if figures == _figures(house) else figures)

    def own_folder(self, environ: Mapping[str, str] = os.environ) -> Path | None:
        """The folder with the owner's files for this game, if the environment names one that has them."""
        return owner_folder(self.slug, environ)

    def _box(self, files: Mapping[str, TomlTable]) -> B:
        for table in files.values():
            table.choice("provenance", PROVENANCES)
        names = {lang: self._names(files, lang) for lang in LANGUAGES}
        return self.read(files, {"names": names, "provenance": self._provenance(files)})

    def _names(self, files: Mapping[str, TomlTable], lang: str) -> dict[str, str]:
        rows = [(kind, row) for file, kind in self.named for row in files[file].rows(kind)]
        return {f"{kind}.{row.data['id']}": row.words(lang) for kind, row in rows}

    def _provenance(self, files: Mapping[str, TomlTable]) -> dict[str, str]:
        found = {name: str(table.data["provenance"]) for name, table in files.items()}
        for file, kind, key in (*((file, kind, "id") for file, kind in self.named), *self.nameless):
            for row in files[file].rows(kind):
                found[f"{kind}.{row.data[key]}"] = row.data.get("provenance", found[file])
        return found


def _figures(box: Box) -> str:
    """Eight letters for everything that can matter in play: names and provenance left out."""
    data = asdict(box)
    for untold in ("names", "provenance", "fingerprint"):
        del data[untold]
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:8]


# -- which files --------------------------------------------------------------------------------------------------


def builtin_files(package: str, names: Iterable[str]) -> dict[str, TomlTable]:
    """The files of a game's own folder `data`."""
    slug = package.rpartition(".")[2]
    data = resources.files(package) / "data"
    return {
        name: parse(f"{slug}/data/{name}.toml", (data / f"{name}.toml").read_bytes(), package=package) for name in names
    }


def owner_folder(slug: str, environ: Mapping[str, str] = os.environ) -> Path | None:
    """The folder with the owner's files for a game, if the environment names one that has them."""
    named = environ.get(FOLDER_VARIABLE, "")
    if not named:
        return None
    if not Path(named).is_dir():
        raise BadComponents("folder", folder=named)
    folder = Path(named) / slug
    return folder if folder.exists() else None


def owner_files(package: str, folder: Path, names: Iterable[str]) -> dict[str, TomlTable]:
    """The files of an owner; those that begin with a dot are not ours to read."""
    known = tuple(names)
    if not folder.is_dir():
        raise BadComponents("folder", folder=str(folder))
    found = {}
    for path in sorted(folder.iterdir()):
        if path.name.startswith("."):
            continue
        if path.suffix != ".toml" or path.stem not in known or not path.is_file():
            raise BadComponents("file", file=str(path), accepted=", ".join(f"{name}.toml" for name in known))
        found[path.stem] = parse(str(path), _raw(path), own=True, package=package)
    return found


def _raw(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        raise BadComponents("closed", file=str(path)) from None


# -- reading a file -----------------------------------------------------------------------------------------------

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


def told(value: object) -> str:
    """A value as it might stand in the file, shortened."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:59]}…"


def _field(place: Place) -> str:
    """`troll 8, level`: rows are counted as people do."""
    parts = [f" {part + 1}" if isinstance(part, int) else f", {part}" for part in place]
    return "".join(parts).removeprefix(", ")


def parse(file: str, raw: bytes, *, own: bool = False, package: str = "dovre.kernel") -> TomlTable:
    """A whole file; `own` if it is an owner's."""
    try:
        text = raw.decode("utf-8-sig")
        return TomlTable(file, text, own, (), tomllib.loads(text), package)
    except UnicodeDecodeError as error:
        raise BadComponents("utf8", file=file, line=raw[: error.start].count(b"\n") + 1) from None
    except ValueError as error:
        at = _SYNTAX.search(str(error))
        line = int(at[1]) if at else max(1, len(text.splitlines()))
        field = next((_field(place) for place, begins in reversed(_lines(text).items()) if begins <= line), "-")
        found = "".join(text.splitlines()[line - 1 : line]).strip()
        raise BadComponents("syntax", file=file, line=line, field=field, found=found) from None


@dataclass(frozen=True, slots=True)
class TomlTable:
    """A file, or a table or row in it, as it was read. Its methods give a field in the type it must have."""

    file: str
    text: str
    own: bool
    place: Place
    data: dict[str, Any]
    package: str = "dovre.kernel"  # of the game, whose texts may tell what is wrong

    def bad(self, key: str, why: str, /, *, row: int | None = None, **parts: object) -> BadComponents:
        """What is wrong with this field; `row` is one of a drawing of several lines."""
        place = (*self.place, key)
        line = self._line(place) if row is None else self._line_of_drawing(place, row)
        reason = BadComponents(why, package=self.package, **parts)
        return BadComponents("at", file=self.file, line=line, field=_field(place), why=reason)

    def only(self, *keys: str) -> None:
        """These fields, all of them, and no others but `provenance`."""
        accepted = ", ".join(keys)
        if "provenance" in self.data:
            self.choice("provenance", PROVENANCES)
        for key in self.data:
            if key not in keys and key != "provenance":
                raise self.bad(key, "unknown", accepted=accepted)
        for key in keys:
            if key not in self.data:
                raise self.bad(key, "missing", accepted=accepted)

    def words(self, key: str) -> str:
        found = self._get(key)
        if not isinstance(found, str) or not found.strip():
            raise self.bad(key, "words", found=told(found))
        return found

    def id(self, key: str, example: str, pattern: str = r"[a-z][a-z0-9_-]*") -> str:
        found = self._get(key)
        if not isinstance(found, str) or not re.fullmatch(pattern, found):
            raise self.bad(key, "id", example=example, found=told(found))
        return found

    def choice(self, key: str, accepted: Iterable[str]) -> str:
        found = self._get(key)
        if found not in (choices := tuple(accepted)):
            raise self.bad(key, "choice", found=told(found), accepted=", ".join(choices))
        return str(found)

    def whole(self, key: str, low: int, high: int) -> int:
        found = self._get(key)
        if type(found) is not int or not low <= found <= high:
            raise self.bad(key, "whole", low=low, high=high, found=told(found))
        return found

    def truth(self, key: str) -> bool:
        found = self._get(key)
        if type(found) is not bool:
            raise self.bad(key, "choice", found=told(found), accepted="true, false")
        return found

    def wholes(self, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
        found = self.entries(key, count, count)
        if not all(type(entry) is int and low <= entry <= high for entry in found):
            raise self.bad(key, "whole", low=low, high=high, found=told(found))
        return tuple(found)

    def choices(self, key: str, accepted: tuple[str, ...], low: int, high: int) -> tuple[str, ...]:
        found = self.entries(key, low, high)
        for entry in found:
            if entry not in accepted:
                raise self.bad(key, "choice", found=told(entry), accepted=", ".join(accepted))
        return tuple(found)

    def cells(self, key: str, low: int, high: int) -> tuple[Cell, ...]:
        found = self.entries(key, low, high)
        for entry in found:
            if not (isinstance(entry, list) and len(entry) == 2 and all(type(part) is int for part in entry)):
                raise self.bad(key, "cells", found=told(entry))
        cells = tuple((row, col) for row, col in found)
        self.once(key, list(cells))
        return cells

    def unchanged(self, key: str, wanted: Any) -> Any:
        """A figure the rules, the notation and the drawing are built on: a file repeats it and cannot change it."""
        if (found := told(self._get(key))) != told(wanted):
            raise self.bad(key, "unchanged", wanted=told(wanted), found=found)
        return wanted

    def table(self, key: str) -> TomlTable:
        found = self._get(key)
        if not isinstance(found, dict):
            raise self.bad(key, "table", name=key, found=told(found))
        return self._part((*self.place, key), found)

    def rows(self, key: str) -> list[TomlTable]:
        """The rows `[[key]]`."""
        found = self._get(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.bad(key, "rows", name=key, found=told(found))
        return [self._part((*self.place, key, number), row) for number, row in enumerate(found)]

    def count(self, key: str, wanted: int, found: int) -> None:
        if wanted != found:
            raise self.bad(key, "count", wanted=wanted, found=found)

    def entries(self, key: str, low: int, high: int) -> list[Any]:
        found = self._get(key)
        if not isinstance(found, list):
            raise self.bad(key, "list", found=told(found))
        if not low <= len(found) <= high:
            raise self.bad(key, "entries", low=low, high=high, found=len(found))
        return found

    def once(self, key: str, entries: list[Any]) -> None:
        for entry in entries:
            if entries.count(entry) > 1:
                raise self.bad(key, "twice", found=told(entry))

    def _part(self, place: Place, data: dict[str, Any]) -> TomlTable:
        return replace(self, place=place, data=data)

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


def each_once(rows: Iterable[TomlTable], key: str) -> None:
    """No two rows with the same value in this field."""
    seen = set()
    for row in rows:
        if row.data[key] in seen:
            raise row.bad(key, "twice", found=told(row.data[key]))
        seen.add(row.data[key])
