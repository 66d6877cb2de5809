"""One side of the central board: caves, gates, rally points, lair sites and great halls, read and checked."""

from __future__ import annotations

from dataclasses import dataclass

from dovre.kernel.components import TomlTable, each_once, told

CLANS = ("moss", "ice", "moon", "granite", "hammer", "mud", "fire")  # the clans board from top to bottom, and the ring
SIDES = ("a", "b")
GLYPHS = ("spiral", "eye", "fang", "arrow", "knot", "comb", "horn")
LAIRS_LEAST = 5  # pairs of lair sites: one for each player
HALLS_MOST = 12
CAVES_MOST = 6  # of one domain

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Cave:
    id: str
    clan: int
    gate: bool
    xy: Point
    next: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rally:
    """The rally point of a domain, and the entrance caves its gates lead to."""

    xy: Point
    entrances: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Site:
    """A lair site (two with the same glyph are a pair) or the site of a great hall, with the caves it touches."""

    id: str
    glyph: str
    xy: Point
    next: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Map:
    """One side of the central board. Rally points stand in the order of the clans, which is that of the ring."""

    canvas: Point
    volcano: tuple[int, int, int]  # x, y, radius; closed to all (FALL-D17)
    caves: tuple[Cave, ...]
    rallies: tuple[Rally, ...]
    lairs: tuple[Site, ...]
    halls: tuple[Site, ...]


def read_map(file: TomlTable, prefixes: tuple[str, ...]) -> Map:
    """A side whose tunnels can be walked both ways, with all that setup and invasions need. [FALL-S01]"""
    file.only("canvas", "volcano", "cave", "rally", "lair", "hall")
    canvas = file.wholes("canvas", 2, 100, 10_000)
    x, y, radius = file.wholes("volcano", 3, 0, 10_000)
    caves = _caves(file, prefixes)
    known = tuple(cave.id for cave in caves)
    rallies = _rallies(file, caves)
    lairs = _lairs(file, known)
    halls = _sites(file, "hall", known)
    file.count("hall", min(len(halls), HALLS_MOST), len(halls))
    gates = {cave.id for cave in caves if cave.gate}
    for glyph in dict.fromkeys(lair.glyph for lair in lairs):
        near = {cave for lair in lairs if lair.glyph == glyph for cave in lair.next}
        if len(near - gates) < 2:  # gnomes of the setup stand in entrance caves (FALL-S25)
            raise file.bad("lair", "no_room", glyph=glyph)
    return Map((canvas[0], canvas[1]), (x, y, radius), caves, rallies, lairs, halls)


def _point(row: TomlTable) -> Point:
    x, y = row.wholes("xy", 2, 0, 10_000)
    return x, y


def _near(row: TomlTable, key: str, known: tuple[str, ...], most: int) -> tuple[str, ...]:
    found = row.choices(key, known, 1, most)
    row.once(key, list(found))
    return found


def _caves(file: TomlTable, prefixes: tuple[str, ...]) -> tuple[Cave, ...]:
    """Every cave belongs to one domain and is reached from every other."""
    rows = file.rows("cave")
    for row in rows:
        row.only("id", "clan", "gate", "xy", "next")
    each_once(rows, "id")
    ids = tuple(row.id("id", "mo1", r"[a-z]{2}[1-9]") for row in rows)
    found = []
    for row in rows:
        clan = CLANS.index(row.choice("clan", CLANS))
        name = row.data["id"]
        if name[:2] != prefixes[clan] or int(name[2:]) > CAVES_MOST:
            raise row.bad("id", "cave_name", prefix=prefixes[clan], most=CAVES_MOST, found=told(name))
        found.append(Cave(name, clan, row.truth("gate"), _point(row), _near(row, "next", ids, 12)))
    _check_tunnels(file, rows, found)
    for clan, name in enumerate(CLANS):
        if not any(cave.clan == clan for cave in found):
            raise file.bad("cave", "no_cave", clan=name)
    return tuple(sorted(found, key=lambda cave: (cave.clan, cave.id)))


def _check_tunnels(file: TomlTable, rows: list[TomlTable], caves: list[Cave]) -> None:
    """Tunnels lead both ways, and from everywhere to everywhere."""
    by_id = {cave.id: cave for cave in caves}
    for row, cave in zip(rows, caves, strict=True):
        for other in cave.next:
            if other == cave.id or cave.id not in by_id[other].next:
                raise row.bad("next", "one_way", found=told(other))
    reached = {caves[0].id}
    todo = [caves[0]]
    while todo:
        for name in todo.pop().next:
            if name not in reached:
                reached.add(name)
                todo.append(by_id[name])
    for row in rows:
        if row.data["id"] not in reached:
            raise row.bad("next", "apart", found=told(row.data["id"]))


def _rallies(file: TomlTable, caves: tuple[Cave, ...]) -> tuple[Rally, ...]:
    """One rally point in each domain, with one or two gates that lead to its entrance caves. [FALL-S11, FALL-W08]"""
    rows = file.rows("rally")
    for row in rows:
        row.only("clan", "xy", "entrances")
    file.count("rally", len(CLANS), len(rows))
    found = []
    for row, clan in zip(rows, CLANS, strict=True):
        row.unchanged("clan", clan)
        own = tuple(cave.id for cave in caves if CLANS[cave.clan] == clan)
        entrances = _near(row, "entrances", own, 2)
        gates = {cave.id for cave in caves if CLANS[cave.clan] == clan and cave.gate}
        if set(entrances) != gates:
            raise row.bad("entrances", "gates", found=told(sorted(gates)))
        found.append(Rally(_point(row), entrances))
    return tuple(found)


def _sites(file: TomlTable, key: str, known: tuple[str, ...]) -> tuple[Site, ...]:
    rows = file.rows(key)
    for row in rows:
        row.only("id", "xy", "next")
    each_once(rows, "id")
    found = [Site(row.id("id", "h1", r"h[1-9][0-9]?"), "", _point(row), _near(row, "next", known, 12)) for row in rows]
    for row, number in zip(rows, range(1, len(rows) + 1), strict=True):
        row.unchanged("id", f"h{number}")
    return tuple(found)


def _lairs(file: TomlTable, known: tuple[str, ...]) -> tuple[Site, ...]:
    """Pairs with the same glyph: `eye-o` and `eye-i`. [FALL-S23]"""
    rows = file.rows("lair")
    for row in rows:
        row.only("id", "glyph", "xy", "next")
        row.choice("glyph", GLYPHS)
    each_once(rows, "id")
    sites = {f"{glyph}-{end}": glyph for glyph in GLYPHS for end in "oi"}
    found = {}
    for row in rows:
        name = row.choice("id", sites)
        row.unchanged("glyph", sites[name])
        found[name] = Site(name, sites[name], _point(row), _near(row, "next", known, 12))
    for row in rows:
        name = row.data["id"]
        other = f"{name[:-1]}{'i' if name[-1] == 'o' else 'o'}"
        if other not in found:
            raise row.bad("id", "no_pair", found=told(other))
    pairs = len(found) // 2
    if pairs < LAIRS_LEAST:
        raise file.bad("lair", "pairs", least=LAIRS_LEAST, found=pairs)
    return tuple(found[name] for name in sites if name in found)
