"""The box: creatures, tiles, cards and tracks of data/*.toml as frozen values, counted and checked when read.

Owners of the printed game can put files of their own beside those of the house: `BOX_FILES.load(folder)` takes a file
of that folder before the one of the same name here. Whatever is wrong in a file is told with its line and field.

>>> box = BOX_FILES.load()
>>> len(box.tiles), sum(quest.copies for quest in box.quests), sum(event.copies for event in box.events)
(13, 57, 18)
>>> box.names["fr"]["quest.q10"], box.names["en"]["trophy.t06"], box.fingerprint
('Eldorado', 'Wrecker', '')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dovre.kernel import components
from dovre.kernel.components import BoxFiles, TomlTable, each_once, told
from dovre.kernel.texts import LANGUAGES

CREATURES = ("goblin", "orc", "spider", "boss", "demon")
COLOURS = ("red", "blue", "yellow")  # of the towers
TINTS = (*COLOURS, "black", "grey")  # of the creatures: every tower hits black, none grey (TOWR-A05, TOWR-A06)
POWERS = ("", "horde", "smasher")
UPGRADES = ("cannon", "aura", "trap")  # by colour of the tower (TOWR-U03)
CITIES = ("druids", "tribes", "artisans", "paladins")
LEVELS = ("easy", "medium", "hard", "extreme")
SIDES = "NESW"
SEATS_MOST = 4

# how much of everything the box holds
EACH = (4, 3, 3, 1, 0)  # creatures of a player
PATH_TILES = 9
EXTENSIONS = 4
QUESTS = 57
EVENTS = 14
EXTREME = 4
EVENT_PILE = 10
TROPHIES = {"first": 6, "end": 2, "majority": 4}
SPELL_COLOURS = ("red", "blue", "green")
SPELLS = 3  # of each colour, and slots
MOST_EXITS = 4
CELLS_OF = {"path": 2, "extension": 3}  # of a tile (TOWR-P03)

# effects the rules know, with what each is about, and how large its number may be: 1 is a thing that is done once
QUEST_OPS: dict[str, tuple[str, ...]] = {
    "upgrade": ("any", *COLOURS),
    "build": ("any", "different"),
    "move_tower": ("",),
    "add_tile": ("extension", "own"),
    "gain": ("",),
    "gain_per_captured": ("",),
    "draw": ("",),
    "damage": ("",),
    "capture": ("wounded",),
    "damage_cell": ("",),
    "push_back": ("",),
    "marker_stop": ("",),
    "send": ("",),
    "free": ("",),
    "destroy": ("",),
    "guards": ("",),
    "push_back_cell": ("",),
}
ONCE = ("upgrade", "build", "move_tower", "capture", "marker_stop", "send", "free", "destroy")
AMOUNT_MOST = 9
DIFFERENT_MOST = 2  # towers of different colours: the second one must not be like the first
EVENT_OPS: dict[str, tuple[int, int]] = {
    "nothing": (0, 0),
    "sabotage": (0, AMOUNT_MOST),
    "tornado": (0, 0),
    "night_step1_bonus": (-3, AMOUNT_MOST),
    "upgrades_off": (0, 0),
    "toll": (1, AMOUNT_MOST),
    "heal_nearest": (1, 1),
    "entry_count": (1, AMOUNT_MOST),
    "silence_tower": (1, 1),
    "invasion_bonus": (0, AMOUNT_MOST),
    "lose_upgrade": (1, 1),
    "discard_or_pay": (1, 1),
    "night_step2_bonus": (0, AMOUNT_MOST),
}
SPELL_OPS: dict[str, tuple[int, int]] = {
    "destroy_best_structure": (0, 0),
    "lose_guards": (1, AMOUNT_MOST),
    "advance_all": (1, AMOUNT_MOST),
    "lose_crystals": (1, AMOUNT_MOST),
    "heal_nearest": (1, 1),
    "discard_random": (1, AMOUNT_MOST),
    "place_demon": (0, 0),
    "place_demon_if_absent": (0, 0),
    "shepherd": (1, 1),
}
EFFECTS = ("upgrade_free", "move_tower", "send_monster", "none")  # of trophies (TOWR-Q05)
CONDITIONS = {
    "first": ("towers", "upgraded", "captured", "destroyed"),
    "end": ("crystals", "captured"),
    "majority": ("towers", "upgraded"),
}

At = tuple[int, int]  # x to the east, y to the south


@dataclass(frozen=True, slots=True)
class Creature:
    """A kind of creature; levels and powers of the healthy and the wounded face."""

    id: str
    color: str
    each: int
    levels: tuple[int, ...]
    powers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """Cells and their open sides, as printed."""

    id: str
    pile: str
    cells: tuple[At, ...]
    open: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mine:
    """The mine entrance: where nothing can lie, the first cells, and the side where the path goes on."""

    blocked: tuple[At, ...]
    cells: tuple[At, ...]
    open: tuple[str, ...]
    end: str


@dataclass(frozen=True, slots=True)
class Quest:
    """A kind of quest card. `crystals` is 0 where it cannot be played for crystals."""

    id: str
    copies: int
    cost: int
    crystals: int
    hero_of: str
    op: str
    n: int
    most: int
    of: str


@dataclass(frozen=True, slots=True)
class Event:
    """A kind of event card."""

    id: str
    copies: int
    pack: str
    alone: bool
    intro: bool
    op: str
    n: int


@dataclass(frozen=True, slots=True)
class Trophy:
    id: str
    kind: str
    cond: str
    of: str
    n: int
    points: int
    effect: str


@dataclass(frozen=True, slots=True)
class Spell:
    id: str
    color: str
    permanent: bool
    op: str
    n: int


@dataclass(frozen=True, slots=True)
class Rank:
    id: str
    least: int


@dataclass(frozen=True, slots=True)
class Fixed:
    """Figures of the rules."""

    crystals: int
    guards: int
    cards: int
    bounty: int
    build_cost: int
    lengthen_cost: int
    tiles: int
    leave: int
    hero_fee: int
    above_boss: int
    towers: tuple[int, ...]
    guard_values: tuple[int, ...]
    boss_values: tuple[int, ...]
    boss_wounded: int


@dataclass(frozen=True, slots=True)
class Solo:
    """The spell track."""

    track: int
    slots: tuple[int, ...]
    towers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Box(components.Box):
    """Everything in the box."""

    creatures: tuple[Creature, ...]
    mine: Mine
    tiles: tuple[Tile, ...]
    quests: tuple[Quest, ...]
    events: tuple[Event, ...]
    nothings: tuple[int, ...]  # by level
    trophies: tuple[Trophy, ...]
    tokens: tuple[int, ...]  # destruction tokens for 2, 3, 4 players
    spells: tuple[Spell, ...]
    ranks: tuple[Rank, ...]
    fixed: Fixed
    solo: Solo


def _read(files: Mapping[str, TomlTable], base: dict[str, Any]) -> Box:
    names: Any = base["names"]
    for file, kind in (("quests", "quest"), ("events", "event_card"), ("trophies", "trophy"), ("solo", "spell")):
        for row in files[file].rows(kind):
            for lang in LANGUAGES:
                names[lang][f"{kind}_does.{row.data.get('id')}"] = row.words(f"does_{lang}")
    mine, tiles = _path(files["path"])
    events, nothings = _events(files["events"])
    trophies, tokens = _trophies(files["trophies"])
    spells, ranks, solo = _solo(files["solo"])
    return Box(
        **base,
        creatures=_creatures(files["fixed"]),
        mine=mine,
        tiles=tiles,
        quests=_quests(files["quests"]),
        events=events,
        nothings=nothings,
        trophies=trophies,
        tokens=tokens,
        spells=spells,
        ranks=ranks,
        fixed=_fixed(files["fixed"]),
        solo=solo,
    )


BOX_FILES: BoxFiles[Box] = BoxFiles(
    "dovre.games.towers",
    ("fixed", "path", "quests", "events", "trophies", "solo"),
    _read,
    named=(
        ("fixed", "creature"),
        ("fixed", "tower"),
        ("fixed", "city"),
        ("path", "tile"),
        ("quests", "quest"),
        ("events", "event_card"),
        ("trophies", "trophy"),
        ("solo", "spell"),
        ("solo", "rank"),
    ),
)


# -- creatures, towers, cities, figures -------------------------------------------------------------------------------


def _creatures(file: TomlTable) -> tuple[Creature, ...]:
    """[TOWR-C08..TOWR-C11]"""
    rows = file.rows("creature")
    file.count("creature", len(CREATURES), len(rows))
    found = []
    for number, row in enumerate(rows):
        row.only("id", "color", "each", "levels", "powers", "en", "fr")
        row.unchanged("id", CREATURES[number])
        row.unchanged("color", TINTS[number])
        row.unchanged("each", EACH[number])
        levels = row.wholes("levels", 2, 1, 9)
        powers = row.choices("powers", POWERS, 2, 2)
        found.append(Creature(CREATURES[number], TINTS[number], EACH[number], levels, powers))
    return tuple(found)


def _fixed(file: TomlTable) -> Fixed:
    """Figures, and the towers and cities that the rules know by name. [TOWR-S12, TOWR-S20..TOWR-S23, TOWR-E03]"""
    file.only(*Fixed.__dataclass_fields__, "creature", "tower", "city")
    for kind, ids in (("tower", COLOURS), ("city", CITIES)):
        rows = file.rows(kind)
        file.count(kind, len(ids), len(rows))
        for number, row in enumerate(rows):
            row.unchanged("id", ids[number])
            if kind == "tower":
                row.unchanged("power", UPGRADES[number])
    guards = file.whole("guards", 1, 30)
    boss = file.entries("boss_values", 2, 30)
    values = (*file.wholes("guard_values", guards + 1, 0, 99), *file.wholes("boss_values", len(boss), 0, 99))
    for key in ("guard_values", "boss_values"):
        track = file.data[key]
        if track != sorted(track):
            raise file.bad(key, "falling_track", found=told(track))
    towers = file.wholes("towers", 3, 1, 10)
    return Fixed(
        crystals=file.whole("crystals", 0, 60),
        guards=guards,
        cards=file.whole("cards", 0, 5),
        bounty=file.whole("bounty", 0, 9),
        build_cost=file.whole("build_cost", 0, 9),
        lengthen_cost=file.whole("lengthen_cost", 0, 9),
        tiles=file.whole("tiles", 1, PATH_TILES),
        leave=file.whole("leave", 1, 9),
        hero_fee=file.whole("hero_fee", 0, 9),
        above_boss=file.unchanged("above_boss", sum(EACH) - 3),
        towers=towers,
        guard_values=values[: guards + 1],
        boss_values=values[guards + 1 :],
        boss_wounded=file.whole("boss_wounded", 1, len(boss) - 1),
    )


# -- the path ---------------------------------------------------------------------------------------------------------


def _path(file: TomlTable) -> tuple[Mine, tuple[Tile, ...]]:
    """Mine entrance and tiles: cells that hang together, with two exits or more. [TOWR-P01..TOWR-P03]"""
    file.only("mine", "tile")
    mine = file.table("mine")
    mine.only("blocked", "cells", "open", "end")
    cells, sides = _cells(mine, 4)
    end = mine.choice("end", SIDES)
    if cells[0] != (0, 0) or end not in sides[-1]:
        raise mine.bad("cells", "mine")
    blocked = tuple((x, y) for x, y in mine.cells("blocked", 1, 9))
    rows = file.rows("tile")
    each_once(rows, "id")
    tiles = tuple(_tile(row) for row in rows)
    for pile, wanted in (("path", PATH_TILES), ("extension", EXTENSIONS)):
        found = sum(tile.pile == pile for tile in tiles)
        if found != wanted:
            raise file.bad("tile", "tiles", pile=pile, wanted=wanted, found=found)
    if [tile.pile for tile in tiles] != sorted((tile.pile for tile in tiles), reverse=True):
        raise file.bad("tile", "tile_order")
    return Mine(blocked, cells, sides, end), tiles


def _cells(row: TomlTable, count: int) -> tuple[tuple[At, ...], tuple[str, ...]]:
    cells = tuple((x, y) for x, y in row.cells("cells", count, count))
    sides = tuple(str(entry) for entry in row.entries("open", count, count))
    for entry in sides:
        if not entry or len(set(entry)) != len(entry) or not set(entry) <= set(SIDES):
            raise row.bad("open", "choice", found=told(entry), accepted=", ".join(SIDES))
    return cells, sides


def _tile(row: TomlTable) -> Tile:
    row.only("id", "pile", "cells", "open", "en", "fr")
    pile = row.choice("pile", ("path", "extension"))
    cells, sides = _cells(row, CELLS_OF[pile])
    tile = Tile(row.id("id", "p1", r"[a-z]+[0-9]+"), pile, cells, sides)
    if not _connected(tile):
        raise row.bad("cells", "connected")
    exits = len(exits_of(tile))
    if not 2 <= exits <= MOST_EXITS:
        raise row.bad("open", "exits", most=MOST_EXITS, found=exits)
    return tile


STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def exits_of(tile: Tile) -> list[tuple[int, str]]:
    """The open sides that do not look at another cell of the tile, by cell and then N, E, S, W."""
    found = []
    for number, (x, y) in enumerate(tile.cells):
        for side in SIDES:
            dx, dy = STEP[side]
            if side in tile.open[number] and (x + dx, y + dy) not in tile.cells:
                found.append((number, side))
    return found


def _connected(tile: Tile) -> bool:
    """Whether one can walk from each cell to each other, and no open side faces a closed one inside the tile."""
    links: dict[int, set[int]] = {number: set() for number in range(len(tile.cells))}
    for number, (x, y) in enumerate(tile.cells):
        for side in tile.open[number]:
            at = (x + STEP[side][0], y + STEP[side][1])
            if at in tile.cells:
                links[number].add(tile.cells.index(at))
    reached, due = {0}, [0]
    while due:
        for other in links[due.pop()] - reached:
            reached.add(other)
            due.append(other)
    both = all(one in links[other] for one, others in links.items() for other in others)
    return both and len(reached) == len(tile.cells)


# -- cards ------------------------------------------------------------------------------------------------------------


def _quests(file: TomlTable) -> tuple[Quest, ...]:
    """57 cards; each effect is one the rules know; a hero for each city. [TOWR-S02, TOWR-X08]"""
    file.only("quest")
    rows = file.rows("quest")
    each_once(rows, "id")
    found = []
    for row in rows:
        row.only(*Quest.__dataclass_fields__, "en", "fr", "does_en", "does_fr")
        op = row.choice("op", QUEST_OPS)
        of = row.choice("of", QUEST_OPS[op])
        most = DIFFERENT_MOST if of == "different" else 1 if op in ONCE else AMOUNT_MOST
        quest = Quest(
            row.id("id", "q01", r"[a-z][0-9]+"),
            row.whole("copies", 1, QUESTS),
            row.whole("cost", 0, 9),
            row.whole("crystals", 0, 9),
            row.choice("hero_of", ("", *CITIES)),
            op,
            row.whole("n", 1, most),
            row.whole("most", 0, 99),
            of,
        )
        found.append(quest)
    file.count("quest", QUESTS, sum(quest.copies for quest in found))
    return tuple(found)


def _events(file: TomlTable) -> tuple[tuple[Event, ...], tuple[int, ...]]:
    """14 events and four more; enough of them for every level, mode and number of players. [TOWR-S06..TOWR-S10]"""
    file.only("nothing", "event_card")
    rows = file.rows("event_card")
    each_once(rows, "id")
    found: list[Event] = []
    for row in rows:
        row.only(*Event.__dataclass_fields__, "en", "fr", "does_en", "does_fr")
        op = row.choice("op", EVENT_OPS)
        event = Event(
            row.id("id", "e00", r"[a-z][0-9]+"),
            row.whole("copies", 1, EVENTS),
            row.choice("pack", ("base", "extreme")),
            row.truth("alone"),
            row.truth("intro"),
            op,
            row.whole("n", *EVENT_OPS[op]),
        )
        if (event.op == "nothing") != (len(found) == 0):
            raise row.bad("op", "nothing_first")
        if event.copies > 1 and found:
            raise row.bad("copies", "whole", low=1, high=1, found=event.copies)
        found.append(event)
    packs = Counter[str]()
    for event in found:
        packs[event.pack] += event.copies
    for pack, wanted in (("base", EVENTS), ("extreme", EXTREME)):
        if packs[pack] != wanted:
            raise file.bad("event_card", "events", pack=pack, wanted=wanted, found=packs[pack])
    return tuple(found), _nothings(file, found)


def _nothings(file: TomlTable, events: list[Event]) -> tuple[int, ...]:
    table = file.table("nothing")
    table.only(*LEVELS)
    nothings = tuple(table.whole(level, 0, events[0].copies) for level in LEVELS)
    for number, level in enumerate(LEVELS):
        needed = EVENT_PILE - nothings[number]
        for alone, intro in ((False, False), (True, False), (False, True)):
            pool = sum(pool_has(event, level, alone, intro) for event in events[1:])
            if pool < needed:
                raise table.bad(level, "pool", needed=needed, found=pool)
    return nothings


def pool_has(event: Event, level: str, alone: bool, intro: bool) -> bool:
    """Whether a game of this level and kind draws from this event. [TOWR-I07, TOWR-L06, GAP-T13]"""
    return (event.pack == "base" or level == "extreme") and (event.alone or not alone) and (event.intro or not intro)


def _trophies(file: TomlTable) -> tuple[tuple[Trophy, ...], tuple[int, ...]]:
    """Twelve of three kinds. [TOWR-Q02..TOWR-Q09]"""
    file.only("tokens", "trophy")
    rows = file.rows("trophy")
    each_once(rows, "id")
    found = []
    for row in rows:
        row.only(*Trophy.__dataclass_fields__, "en", "fr", "does_en", "does_fr")
        kind = row.choice("kind", TROPHIES)
        cond = row.choice("cond", CONDITIONS[kind])
        trophy = Trophy(
            row.id("id", "t01", r"[a-z][0-9]+"),
            kind,
            cond,
            row.choice("of", COLOURS if cond == "towers" else ("",)),
            row.whole("n", 0, 20),
            row.whole("points", 0, 99),
            row.choice("effect", EFFECTS if kind == "first" else ("none",)),
        )
        if trophy.n == 0 and (kind == "end" or (kind == "first" and cond != "destroyed")):
            raise row.bad("n", "whole", low=1, high=20, found=0)
        found.append(trophy)
    kinds = Counter(trophy.kind for trophy in found)
    for kind, wanted in TROPHIES.items():
        if kinds[kind] != wanted:
            raise file.bad("trophy", "trophies", kind=kind, wanted=wanted, found=kinds[kind])
    if sum(trophy.cond == "destroyed" for trophy in found) > 1:
        raise file.bad("trophy", "twice", found='"destroyed"')
    return tuple(found), file.wholes("tokens", 3, 1, 5)


def _solo(file: TomlTable) -> tuple[tuple[Spell, ...], tuple[Rank, ...], Solo]:
    """[TOWR-L05, TOWR-L13, TOWR-L15]"""
    file.only("track", "slots", "towers", "spell", "rank")
    rows = file.rows("spell")
    each_once(rows, "id")
    spells = []
    for row in rows:
        row.only(*Spell.__dataclass_fields__, "en", "fr", "does_en", "does_fr")
        op = row.choice("op", SPELL_OPS)
        spells.append(
            Spell(
                row.id("id", "sr1", r"[a-z]+[0-9]+"),
                row.choice("color", SPELL_COLOURS),
                row.truth("permanent"),
                op,
                row.whole("n", *SPELL_OPS[op]),
            )
        )
    for color in SPELL_COLOURS:
        found = sum(spell.color == color for spell in spells)
        if found != SPELLS:
            raise file.bad("spell", "spells", color=color, wanted=SPELLS, found=found)
    ranks = []
    for row in file.rows("rank"):
        row.only("id", "least", "en", "fr")
        ranks.append(Rank(row.id("id", "warden"), row.whole("least", 0, 99)))
    track = file.whole("track", SPELLS, 20)
    slots = file.wholes("slots", SPELLS, 1, track)
    if list(slots) != sorted(set(slots)):
        raise file.bad("slots", "rising_slots", found=told(slots))
    return tuple(spells), tuple(ranks), Solo(track, slots, file.whole("towers", 1, 10))
