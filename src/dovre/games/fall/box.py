"""The box: maps, cards, champions, tokens and figures of data/*.toml as frozen values, counted and checked when read.

Owners of the printed game can put files of their own beside those of the house: `BOX_FILES.load(folder)` takes a file
of that folder before the one of the same name here. Whatever is wrong in a file is told with its line and field.

>>> box = BOX_FILES.load()
>>> len(box.maps[0].caves), len(box.maps[1].caves), len(box.cards), len(box.champions)
(28, 21, 72, 44)
>>> box.names["fr"]["clan.moss"], box.names["en"]["champion_title.imbolg"], box.fingerprint
('Mousse', 'the Dreaded', '')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dovre.games.fall.boxmap import CLANS, LAIRS_LEAST, SIDES, Map, read_map
from dovre.kernel import components
from dovre.kernel.components import BoxFiles, TomlTable, each_once, told
from dovre.kernel.texts import LANGUAGES

__all__ = ["ABILITIES", "BOX_FILES", "CLANS", "EFFECTS", "RENEGADE", "SYMBOLS", "Box", "Map"]

# A symbol: its letter, then its power where it is strong. The first four are the action types.
TYPES = ("advance", "reinforce", "influence", "gnome")
SYMBOLS = (*(f"{letter}{power}" for letter in "ARIG" for power in ("", "2", "3")), "J", "P", "E", ".")

DECKS = ("0", "I-II", "III")
DECK_LEAST = (10, 12, 6)  # champions that a deck must have for five players (FALL-S08, FALL-S19)
RENEGADE = "renegade"
EFFECTS = ("troll_advance", "influence", "reinforce", "honour")  # spaces of the wheel (FALL-G15..FALL-G18)

PAWN, CLAW, IMMEDIATE, STAR = "pawn", "claw", "immediate", "star"
# what the rules know, with what the card must have for it
ABILITIES: dict[str, tuple[str, ...]] = {
    "symbols": (),
    "reinforce_here": (PAWN,),
    "break_ice": (PAWN,),
    "listen": (CLAW,),
    "stride": (PAWN, CLAW),
    "night_eye": (),
    "wall": (PAWN,),
    "count_stones": (),
    "anvil": (PAWN,),
    "wallow": (PAWN,),
    "mourn": (),
    "kindle": (CLAW,),
    "raid": (PAWN, CLAW),
    "silver_voice": (),
    "horn": (PAWN,),
    "twice_tall": (PAWN,),
    "overgrown": (PAWN,),
    "sow": (IMMEDIATE,),
    "tunnels": (PAWN,),
    "shield": (PAWN,),
    "lurk": (PAWN, CLAW),
    "watch_siege": (PAWN,),
    "drum": (CLAW,),
    "oathless": (PAWN,),
    "reave": (PAWN,),
    "unburied": (PAWN,),
    "turn_coat": (IMMEDIATE,),
    "two_purses": (CLAW,),
    "last_garden": (IMMEDIATE,),
    "unmoved": (STAR,),
    "warden": (STAR,),
    "seal": (STAR,),
    "sing_fallen": (IMMEDIATE,),
    "pyre_voice": (STAR,),
    "hoard": (STAR,),
    "kingless": (IMMEDIATE,),
    "bear_banners": (IMMEDIATE,),
}

# how much of everything the box holds
CARDS = 72
CHAMPIONS = 44
PAWNS = 21
STARS = 5
TILES = 7
HALL_TOKENS = 12
GNOMES = 30
WAVES = 3
TROLLS = 25
PROVISIONS = 8
EVENED_SEATS = (2, 4, 5)  # seats for which the box says what the places in turn order may begin with
TRACK = 8
COLOURS = ("pink", "yellow", "blue", "green", "purple")
MOST_CLAWS = 4
MOST_SYMBOLS = 2  # on one champion


@dataclass(frozen=True, slots=True)
class Card:
    """An ancestry card: its four symbols, top left, top right, bottom left, bottom right."""

    id: str
    face: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Champion:
    """A champion card. `lines` are the influence values at which a yellow line has been crossed."""

    id: str
    deck: int
    clan: int  # NONE (-1) for a renegade
    votes: int
    letter: str
    lines: tuple[int, ...]
    claws: int
    symbols: tuple[str, ...]
    ability: str


@dataclass(frozen=True, slots=True)
class Wave:
    """What changes from wave to wave."""

    id: str
    provisions: int
    gnomes: int
    first_defeated: int


@dataclass(frozen=True, slots=True)
class Wheel:
    """The gnome wheel: effects by space; a wire is crossed when the pawn enters the space it is named by."""

    spaces: tuple[str, ...]
    boost_wire: int
    breach_wire: int
    boosts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fixed:
    """Figures of the rules."""

    trolls: int
    provisions_most: int
    gate_row: tuple[int, ...]
    breach: int
    first_cave: int
    further_cave: int
    invaded_cave: int
    elders: tuple[int, ...]
    other_defeated: int
    turn_order: dict[int, tuple[int, ...]]  # by seats: honour at the beginning, by place in turn order


@dataclass(frozen=True, slots=True, kw_only=True)
class Box(components.Box):
    """Everything in the box."""

    maps: tuple[Map, Map]
    prefixes: tuple[str, ...]  # of the caves, by clan
    colours: tuple[str, ...]  # of the clans
    seat_colours: tuple[str, ...]
    track: int
    tiles: tuple[tuple[int, ...], ...]
    start: tuple[str, ...]
    cards: tuple[Card, ...]
    champions: tuple[Champion, ...]
    waves: tuple[Wave, ...]
    hall_values: tuple[int, ...]  # of the tokens, lowest first
    strengths: tuple[int, ...]  # of the gnome tokens, lowest first
    wheel: Wheel
    fixed: Fixed


def _read(files: Mapping[str, TomlTable], base: dict[str, Any]) -> Box:
    prefixes, colours, tiles, seats = _clans(files["clans"])
    maps = tuple(read_map(files[f"map_{side}"], prefixes) for side in SIDES)
    start, cards = _cards(files["ancestry"])
    names: Any = base["names"]
    for lang in LANGUAGES:
        for row in files["champions"].rows("champion"):
            for part in ("title", "does"):
                names[lang][f"champion_{part}.{row.data.get('id')}"] = row.words(f"{part}_{lang}")
    fixed = files["fixed"]
    return Box(
        **base,
        maps=(maps[0], maps[1]),
        prefixes=prefixes,
        colours=colours,
        seat_colours=seats,
        track=TRACK,
        tiles=tiles,
        start=start,
        cards=cards,
        champions=_champions(files["champions"]),
        waves=_waves(fixed),
        hall_values=_copies(fixed, "hall_token", "value", HALL_TOKENS),
        strengths=_copies(fixed, "gnome", "strength", GNOMES),
        wheel=_wheel(fixed.table("wheel")),
        fixed=_fixed(fixed),
    )


BOX_FILES: BoxFiles[Box] = BoxFiles(
    "dovre.games.fall",
    ("map_a", "map_b", "clans", "ancestry", "champions", "fixed"),
    _read,
    named=(("clans", "clan"), ("champions", "champion")),
    nameless=(
        ("clans", "tile", "id"),
        ("clans", "seat", "id"),
        ("fixed", "wave", "id"),
        ("fixed", "hall_token", "value"),
    ),
)


# -- clans ------------------------------------------------------------------------------------------------------------

Values = tuple[tuple[int, ...], ...]


def _clans(file: TomlTable) -> tuple[tuple[str, ...], tuple[str, ...], Values, tuple[str, ...]]:
    """The clans board and what lies on it. [FALL-S04, FALL-D15]"""
    file.only("track", "clan", "tile", "seat")
    file.unchanged("track", TRACK)
    rows = file.rows("clan")
    for row in rows:
        row.only("id", "prefix", "en", "fr", "colour")
    file.count("clan", len(CLANS), len(rows))
    for row, clan in zip(rows, CLANS, strict=True):
        row.unchanged("id", clan)
    each_once(rows, "prefix")
    prefixes = tuple(row.id("prefix", "mo", r"[a-z]{2}") for row in rows)
    colours = tuple(row.id("colour", "#5d8f3c", r"#[0-9a-f]{6}") for row in rows)
    tiles = file.rows("tile")
    file.count("tile", TILES, len(tiles))
    each_once(tiles, "id")
    seats = file.rows("seat")
    for row in seats:
        row.only("id")
    found = tuple(row.choice("id", COLOURS) for row in seats)
    each_once(seats, "id")
    file.count("seat", len(COLOURS), len(found))
    return prefixes, colours, tuple(_tile(row) for row in tiles), found


def _tile(row: TomlTable) -> tuple[int, ...]:
    row.only("id", "values")
    row.id("id", "v1")
    values = row.wholes("values", 3, 0, 99)
    if list(values) != sorted(set(values), reverse=True):
        raise row.bad("values", "falling", found=told(values))
    return values


# -- cards ------------------------------------------------------------------------------------------------------------


def _cards(file: TomlTable) -> tuple[tuple[str, ...], tuple[Card, ...]]:
    """Ancestry cards. [FALL-S02, FALL-A12, FALL-A13]"""
    file.only("start", "card")
    rows = file.rows("card")
    for row in rows:
        row.only("id", "face")
    cards = tuple(Card(row.id("id", "a01", r"[a-z][a-z0-9]*"), row.choices("face", SYMBOLS, 4, 4)) for row in rows)
    each_once(rows, "id")
    file.count("card", CARDS, len(cards))
    return file.choices("start", SYMBOLS, 4, 4), cards


def _champions(file: TomlTable) -> tuple[Champion, ...]:
    """Decks, pawns and stars as the box counts them; each ability the rules know once. [FALL-H06, FALL-H07]"""
    file.only("champion")
    rows = file.rows("champion")
    champions = tuple(_champion(row) for row in rows)
    each_once(rows, "id")
    file.count("champion", CHAMPIONS, len(champions))
    each_once([row for row in rows if row.data["letter"]], "letter")
    each_once([row for row in rows if row.data["ability"] != "symbols"], "ability")
    known = {champion.ability for champion in champions}
    for ability in ABILITIES:
        if ability not in known:
            raise file.bad("champion", "ability", ability=ability)
    decks = Counter(champion.deck for champion in champions)
    for deck, least in enumerate(DECK_LEAST):
        if decks[deck] < least:
            raise file.bad("champion", "deck", deck=DECKS[deck], least=least, found=decks[deck])
    for wanted, star in ((PAWNS, False), (STARS, True)):
        found = sum(bool(champion.letter) and (champion.deck == 2) == star for champion in champions)
        if found != wanted:
            raise file.bad("champion", "star_tiles" if star else "pawn_tiles", wanted=wanted, found=found)
    return champions


def _champion(row: TomlTable) -> Champion:
    row.only(
        *("id", "deck", "clan", "votes", "letter", "lines", "claws", "symbols", "ability"),
        *("en", "fr", "title_en", "title_fr", "does_en", "does_fr"),
    )
    deck = DECKS.index(row.choice("deck", DECKS))
    clan = row.choice("clan", CLANS if deck == 0 else (*CLANS, RENEGADE))  # a first vote is of a clan (FALL-S20)
    letter = row.choice("letter", ("", *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    lines = row.entries("lines", 0, 0) if deck == 0 else row.entries("lines", 1, TRACK)
    if not all(type(line) is int and 1 <= line <= TRACK for line in lines) or lines != sorted(set(lines)):
        raise row.bad("lines", "rising", most=TRACK, found=told(lines))
    symbols = row.choices("symbols", SYMBOLS[:-1], 0, MOST_SYMBOLS)
    champion = Champion(
        row.id("id", "imbolg", r"[a-z]+"),
        deck,
        CLANS.index(clan) if clan != RENEGADE else -1,
        row.whole("votes", 1, 9),
        letter,
        tuple(lines),
        row.whole("claws", 0, MOST_CLAWS),
        symbols,
        row.choice("ability", ABILITIES),
    )
    _check_ability(row, champion)
    return champion


def _check_ability(row: TomlTable, champion: Champion) -> None:
    """What an ability leans on stands on its card."""
    needs = ABILITIES[champion.ability]
    if PAWN in needs and (not champion.letter or champion.deck == 2):
        raise row.bad("letter", "needs_pawn", ability=champion.ability)
    if bool(champion.claws) != (CLAW in needs):
        raise row.bad("claws", "needs_claw" if CLAW in needs else "no_claw", ability=champion.ability)
    if (STAR in needs) != (bool(champion.letter) and champion.deck == 2):
        raise row.bad("letter", "needs_star" if STAR in needs else "no_star", ability=champion.ability)
    if IMMEDIATE in needs and champion.deck == 0:
        raise row.bad("deck", "needs_offer", ability=champion.ability)
    if champion.ability == "symbols" and not champion.symbols:
        raise row.bad("symbols", "entries", low=1, high=MOST_SYMBOLS, found=0)


# -- figures ----------------------------------------------------------------------------------------------------------


def _copies(file: TomlTable, key: str, name: str, wanted: int) -> tuple[int, ...]:
    """Tokens with a figure on them, each as often as the box has it, the lowest first."""
    rows = file.rows(key)
    for row in rows:
        row.only(name, "copies")
    found = [(row.whole(name, 1, 99), row.whole("copies", 1, wanted)) for row in rows]
    each_once(rows, name)
    file.count(key, wanted, sum(copies for _, copies in found))
    return tuple(figure for figure, copies in sorted(found) for _ in range(copies))


def _waves(file: TomlTable) -> tuple[Wave, ...]:
    """[FALL-A14, FALL-W04, FALL-W18]"""
    rows = file.rows("wave")
    file.count("wave", WAVES, len(rows))
    for row, wave in zip(rows, ("i", "ii", "iii"), strict=True):
        row.only("id", "provisions", "gnomes", "first_defeated")
        row.unchanged("id", wave)
    return tuple(
        Wave(
            row.data["id"],
            row.whole("provisions", 1, PROVISIONS),
            row.whole("gnomes", 0, GNOMES),
            row.whole("first_defeated", 0, 99),
        )
        for row in rows
    )


def _wheel(table: TomlTable) -> Wheel:
    """The starred space is the first; wires lie between spaces. [FALL-S05, FALL-G06, FALL-G18]"""
    table.only("spaces", "boost_wire", "breach_wire", "boosts")
    spaces = table.choices("spaces", EFFECTS, 4, 24)
    boosts = table.entries("boosts", 1, 20)
    if not all(type(boost) is int and 0 <= boost <= 99 for boost in boosts):
        raise table.bad("boosts", "whole", low=0, high=99, found=told(boosts))
    wires = [table.whole(wire, 0, len(spaces) - 1) for wire in ("boost_wire", "breach_wire")]
    if wires[0] == wires[1]:
        raise table.bad("breach_wire", "twice", found=told(wires[1]))
    return Wheel(spaces, wires[0], wires[1], tuple(boosts))


def _fixed(file: TomlTable) -> Fixed:
    file.only(
        *("trolls", "provisions_most", "gate_row", "breach", "first_cave", "further_cave", "invaded_cave"),
        *("elders", "other_defeated", "turn_order", "wave", "hall_token", "gnome", "wheel"),
    )
    return Fixed(
        trolls=file.unchanged("trolls", TROLLS),
        provisions_most=file.unchanged("provisions_most", PROVISIONS),
        gate_row=file.unchanged("gate_row", (3, 3, 4, 5)),
        breach=file.whole("breach", 0, GNOMES),
        first_cave=file.whole("first_cave", 0, 99),
        further_cave=file.whole("further_cave", 0, 99),
        invaded_cave=file.whole("invaded_cave", 0, 99),
        elders=tuple(file.wholes("elders", len(file.entries("elders", 1, 40)), 0, 999)),
        other_defeated=file.whole("other_defeated", 0, 99),
        turn_order=_turn_order(file.table("turn_order")),
    )


def _turn_order(table: TomlTable) -> dict[int, tuple[int, ...]]:
    """What those of two, four and five may begin with, in turn order. [FALL-S17]"""
    table.only(*map(str, EVENED_SEATS))
    return {seats: table.wholes(str(seats), seats, 0, 20) for seats in EVENED_SEATS}


assert len(COLOURS) == LAIRS_LEAST
