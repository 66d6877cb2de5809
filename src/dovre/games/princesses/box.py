"""The box: tiles, cards, boards and prices of data/*.toml as frozen values, counted and checked when read.

Owners of the printed game can put files of their own beside those of the house: `BOX_FILES.load(folder)` takes a file
of that folder before the one of the same name here. Whatever is wrong in a file is told with its line and field.

>>> box = BOX_FILES.load()
>>> len(box.tiles), len(box.royals), len(box.castles), len(box.challenges), len(box.cards), len(box.rounds)
(64, 20, 10, 14, 24, 60)
>>> box.names["fr"]["troll_card.tb1"], box.tiles[0].edges, box.fingerprint
('Étincelles gardées', 'OGD--', '')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dovre.games.princesses.effects import (
    GOODS,
    NEEDED,
    NO_EFFECT,
    RESOURCES,
    SCORED,
    TOTEMS,
    Effect,
    read_amounts,
    read_effect,
)
from dovre.kernel import components
from dovre.kernel.components import BoxFiles, TomlTable, each_once, told

COLOURS = ("yellow", "red", "violet", "turquoise")
CAVES = ("mining", "building", "troll_power")
VILLAGES = ("i", "ii", "iii", "iv")
SLOTS = ("outpost", "changeling", "bell", "princess")  # kinds of storage slots
BACKS = ("day", "dusk", "night")
ITEMS = ("princess", "changeling", "human")
NOTCHES = ("TOP", "HOME", "LOW")
LETTERS = "OGD"
ENTRANCES = "OGD-"
TYPES = ("resource", "bell", "princess")
TYPE_SLOT = {"resource": "outpost", "bell": "bell", "princess": "princess"}
CARD_BACKS = {"blue": 5, "yellow": 5, "red": 4}

# how much of everything the box holds
TILES_EACH = 16
VICTORY_COPIES = 2
ROYALS = 20
CASTLES = 10
CARDS_EACH = 16
COPIES = 2
ROUNDS = {"day": 24, "dusk": 24, "night": 12}
DEALT = {"day": (5, 5, 5), "dusk": (5, 5, 5), "night": (2, 1, 0)}  # to each of 2, 3, 4 players (PRIN-P15..P17)
START_PIECES = 4  # outposts and changelings of each player
PIECES = ("princess", "changeling", "human", "outpost", "cow", "bell")
SUPPLY = (12, 16, 13, 12, 16, 12)  # by PIECES
LEAST_TILES = 20  # that are left for two or three players: fewer could not be played with


@dataclass(frozen=True, slots=True)
class Score:
    """One point for so many of something, at the end."""

    per: int
    of: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A storage slot and what filling it gives."""

    kind: int  # of SLOTS
    bonus: Effect


@dataclass(frozen=True, slots=True)
class Tile:
    """A cave tile. `design` is "" for all but victory tiles."""

    id: str
    type: str
    edges: str
    slot: Slot | None
    design: str
    score: Score | None
    four_only: bool


@dataclass(frozen=True, slots=True)
class Royal:
    """A royal tile."""

    id: str
    rule: str
    edges: str
    effect: Effect  # NO_EFFECT for a passive one
    sites: tuple[int, ...]  # by resource
    slots: tuple[Slot, ...]
    totems: bool


@dataclass(frozen=True, slots=True)
class Castle:
    id: str
    rule: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Challenge:
    """A royal card: all of these must be had."""

    id: str
    back: str
    need: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A design of troll cards, of which there are two copies."""

    id: str
    totem: int
    four_only: int
    now: Effect
    score: Score | None
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A round card; `king` is a cave, or 3 for the village of the card."""

    id: str
    back: int
    village: int
    item: int
    king: int


@dataclass(frozen=True, slots=True)
class StartSlot:
    id: str
    piece: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Board:
    """A player board."""

    id: str
    covers: int
    sites: tuple[int, ...]
    goods: tuple[int, ...]  # resources to begin with
    power: int
    royal: Effect
    notches: str  # half-sites of TOP, HOME, LOW


@dataclass(frozen=True, slots=True)
class Price:
    """What an action costs; `place` is a cave, "caves" or "village"."""

    id: str
    place: str
    ap: int
    cost: tuple[int, ...]  # by good
    helpers: bool


@dataclass(frozen=True, slots=True)
class Common:
    """Figures of all boards and villages."""

    cauldrons: int
    trolls: int
    stables: int
    capacity: int
    receive: int
    human: int
    cow: int
    village_cauldrons: int
    start: tuple[int, ...]  # in each village: bell, outpost, changeling, human, princess
    supply: tuple[int, ...]  # by PIECES
    swap: tuple[int, int]  # gold, or diamonds
    later_seats: tuple[tuple[tuple[int, ...], ...], ...]  # of two, three and four: resources and power by place


@dataclass(frozen=True, slots=True, kw_only=True)
class Box(components.Box):
    """Everything in the box."""

    tiles: tuple[Tile, ...]
    royals: tuple[Royal, ...]
    castles: tuple[Castle, ...]
    challenges: tuple[Challenge, ...]
    cards: tuple[Card, ...]
    rounds: tuple[Round, ...]
    boards: tuple[Board, ...]
    start_slots: tuple[StartSlot, ...]
    storage: tuple[Slot, ...]
    prices: tuple[Price, ...]
    common: Common


OTHER_NAMES = ("board", "printed")  # of slots and royal tiles that are on a board

ACTIONS = (
    *("mine_diamond", "mine_gold", "mine_obsidian"),
    *("outpost", "build", "refresh_tiles"),
    *("refill", "receive", "buy", "refresh_cards"),
    "royal",
    *("princess", "bell", "castle", "changeling", "human", "cow"),
)
ACTION_PLACES = (*["mining"] * 3, *["building"] * 3, *["troll_power"] * 4, "caves", *["village"] * 6)


def _read(files: Mapping[str, TomlTable], base: dict[str, Any]) -> Box:
    boards, villages = files["boards"], files["villages"]
    box = Box(
        **base,
        tiles=_tiles(files["cave_tiles"]),
        royals=_royals(files["royal_tiles"]),
        castles=_castles(files["castle_tiles"]),
        challenges=_challenges(files["royal_cards"]),
        cards=_cards(files["troll_cards"]),
        rounds=_rounds(files["round_cards"]),
        boards=_boards(boards),
        start_slots=_start_slots(boards),
        storage=tuple(_slot(row) for row in boards.rows("storage")),
        prices=_prices(villages),
        common=_common(boards, villages),
    )
    _check_names(files)
    return box


BOX_FILES: BoxFiles[Box] = BoxFiles(
    "dovre.games.princesses",
    ("boards", "villages", "cave_tiles", "royal_tiles", "castle_tiles", "royal_cards", "troll_cards", "round_cards"),
    _read,
    named=(("troll_cards", "troll_card"),),
    nameless=(
        ("cave_tiles", "cave_tile", "id"),
        ("cave_tiles", "victory_tile", "id"),
        ("royal_tiles", "royal_tile", "id"),
        ("castle_tiles", "castle_tile", "id"),
        ("royal_cards", "royal_card", "id"),
        ("round_cards", "round_card", "id"),
        ("boards", "board", "id"),
    ),
)


# -- parts ------------------------------------------------------------------------------------------------------------


def _amounts(table: TomlTable, names: tuple[str, ...]) -> tuple[int, ...]:
    found = read_amounts(table, names)
    return tuple(found.get(name, 0) for name in names)


def _slot(row: TomlTable) -> Slot:
    row.only("slot", "bonus")
    return Slot(SLOTS.index(row.choice("slot", SLOTS)), read_effect(row.table("bonus")))


def _score(row: TomlTable) -> Score:
    table = row.table("vp")
    table.only("per", "of")
    return Score(table.whole("per", 1, 20), table.choice("of", SCORED))


def _edges(row: TomlTable, victory: bool = False) -> str:
    """Five entrances, or one and four walls. [PRIN-B11, PRIN-B14]"""
    found = row.id("edges", "O####" if victory else "OGD--", r"[OGD#-]{5}")
    walls = found.count("#")
    if walls != (4 if victory else 0):
        raise row.bad("edges", "walls" if victory else "no_wall", found=told(found))
    return found


# -- tiles ------------------------------------------------------------------------------------------------------------


def _tiles(file: TomlTable) -> tuple[Tile, ...]:
    """Sixteen of each type, two of each victory design. [PRIN-B8..B11]"""
    file.only("cave_tile", "victory_tile")
    rows, victories = file.rows("cave_tile"), file.rows("victory_tile")
    tiles = (*(_tile(row) for row in rows), *(_victory(row) for row in victories))
    each_once([*rows, *victories], "id")
    for kind in TYPES:
        if sum(tile.type == kind for tile in tiles) != TILES_EACH:
            raise file.bad("cave_tile", "types", type=kind, wanted=TILES_EACH)
    file.count("victory_tile", TILES_EACH, len(victories))
    _check_designs(file, victories, tiles[len(rows) :])
    if sum(not tile.four_only for tile in tiles) < LEAST_TILES:
        raise file.bad("cave_tile", "four_only", least=LEAST_TILES)
    return tiles


def _tile(row: TomlTable) -> Tile:
    row.only("id", "type", "edges", "bonus", "four_only")
    kind = row.choice("type", TYPES)
    slot = Slot(SLOTS.index(TYPE_SLOT[kind]), read_effect(row.table("bonus")))
    return Tile(_plain_id(row, "r01"), kind, _edges(row), slot, "", None, row.truth("four_only"))


def _victory(row: TomlTable) -> Tile:
    row.only("id", "design", "edges", "vp", "four_only")
    design = row.id("design", "bat")
    return Tile(_plain_id(row, "v01"), "victory", _edges(row, True), None, design, _score(row), row.truth("four_only"))


def _check_designs(file: TomlTable, rows: list[TomlTable], tiles: Sequence[Tile]) -> None:
    """Copies of a design are alike, walls included. [PRIN-B17]"""
    first: dict[str, Tile] = {}
    for row, tile in zip(rows, tiles, strict=True):
        other = first.setdefault(tile.design, tile)
        if (tile.edges, tile.score) != (other.edges, other.score):
            raise row.bad("design", "alike", design=tile.design)
    for design, number in Counter(tile.design for tile in tiles).items():
        if number != VICTORY_COPIES:
            raise file.bad("victory_tile", "copies", design=design, wanted=VICTORY_COPIES, found=number)


def _id(row: TomlTable, example: str) -> str:
    return row.id("id", example, r"[a-z][a-z0-9_-]*")


def _plain_id(row: TomlTable, example: str) -> str:
    """The id of what has slots: these are called `id-1`, `id-2`."""
    return row.id("id", example, r"[a-z][a-z0-9_]*")


def _check_names(files: Mapping[str, TomlTable]) -> None:
    """Tiles, royal tiles and copies of cards have names of their own: answers, slots and networks go by them."""
    tiles = [*files["cave_tiles"].rows("cave_tile"), *files["cave_tiles"].rows("victory_tile")]
    rows = [*tiles, *files["royal_tiles"].rows("royal_tile")]
    each_once(rows, "id")
    taken = {
        *OTHER_NAMES,
        *(f"{row.data['id']}{copy}" for row in files["troll_cards"].rows("troll_card") for copy in "ab"),
    }
    for row in rows:
        if row.data["id"] in taken:
            raise row.bad("id", "twice", found=told(row.data["id"]))


def _royals(file: TomlTable) -> tuple[Royal, ...]:
    """Eleven actions, nine passive ones. [PRIN-X1..X11, PRIN-X12..X20]"""
    file.only("royal_tile")
    rows = file.rows("royal_tile")
    royals = tuple(_royal(row) for row in rows)
    each_once(rows, "id")
    file.count("royal_tile", ROYALS, len(royals))
    return royals


def _royal(row: TomlTable) -> Royal:
    row.only("id", "rule", "edges", "effect", "sites", "slots", "totems")
    kinds = row.choices("slots", SLOTS, 0, 2)
    slots = tuple(Slot(SLOTS.index(kind), NO_EFFECT) for kind in kinds)
    effect, sites = read_effect(row.table("effect")), _amounts(row.table("sites"), RESOURCES)
    royal = Royal(_plain_id(row, "rt01"), _rule(row), _edges(row), effect, sites, slots, row.truth("totems"))
    if sum((effect != NO_EFFECT, any(sites), bool(slots), royal.totems)) != 1:
        raise row.bad("effect", "one_sort")
    return royal


def _rule(row: TomlTable) -> str:
    return row.id("rule", "PRIN-X1", r"PRIN-X[0-9]+")


def _castles(file: TomlTable) -> tuple[Castle, ...]:
    """[PRIN-X22..X31]"""
    file.only("castle_tile")
    rows = file.rows("castle_tile")
    for row in rows:
        row.only("id", "rule", "effect")
    castles = tuple(Castle(_id(row, "ct01"), _rule(row), read_effect(row.table("effect"))) for row in rows)
    each_once(rows, "id")
    file.count("castle_tile", CASTLES, len(castles))
    return castles


# -- cards ------------------------------------------------------------------------------------------------------------


def _challenges(file: TomlTable) -> tuple[Challenge, ...]:
    """Five blue, five yellow, four red ones. [PRIN-S12, PRIN-X49..X53, PRIN-X54..X58, PRIN-X59..X62]"""
    file.only("royal_card")
    rows = file.rows("royal_card")
    cards = []
    for row in rows:
        row.only("id", "back", "need")
        need = read_amounts(row.table("need"), NEEDED)
        if not need or not all(need.values()):
            raise row.bad("need", "need")
        cards.append(Challenge(_id(row, "rc01"), row.choice("back", CARD_BACKS), tuple(need.items())))
    each_once(rows, "id")
    for back, wanted in CARD_BACKS.items():
        if sum(card.back == back for card in cards) != wanted:
            raise file.bad("royal_card", "types", type=back, wanted=wanted)
    return tuple(cards)


def _cards(file: TomlTable) -> tuple[Card, ...]:
    """Each totem on as many cards, a changeling slot on each, one family. [PRIN-K6]"""
    file.only("troll_card")
    rows = file.rows("troll_card")
    cards = tuple(_card(row) for row in rows)
    each_once(rows, "id")
    file.count("troll_card", CARDS_EACH * len(TOTEMS), len(cards) * COPIES)
    for number, totem in enumerate(TOTEMS):
        if sum(card.totem == number for card in cards) * COPIES != CARDS_EACH:
            raise file.bad("troll_card", "types", type=totem, wanted=CARDS_EACH // COPIES)
    return cards


def _card(row: TomlTable) -> Card:
    row.only("id", "totem", "four_only", "en", "fr", "now", "vp", "slots")
    slots = tuple(_slot(slot) for slot in row.rows("slots"))
    if not 1 <= len(slots) <= COPIES or not any(SLOTS[slot.kind] == "changeling" for slot in slots):
        raise row.bad("slots", "changeling_slot")
    now = read_effect(row.table("now"))
    score = _score(row) if row.table("vp").data else None
    storage = any(SLOTS[slot.kind] != "changeling" for slot in slots)
    if sum((now != NO_EFFECT, score is not None, storage)) != 1:
        raise row.bad("now", "family")
    totem = TOTEMS.index(row.choice("totem", TOTEMS))
    return Card(_plain_id(row, "tb1"), totem, row.whole("four_only", 0, COPIES), now, score, slots)


def _rounds(file: TomlTable) -> tuple[Round, ...]:
    """[PRIN-P13..P19, PRIN-R4, PRIN-R8]"""
    file.only("round_card")
    rows = file.rows("round_card")
    items = ("princess", "neutral_changeling", "human")
    found = []
    for row in rows:
        row.only("id", "back", "village", "item", "king")
        found.append(
            Round(
                _id(row, "i-d1"),
                BACKS.index(row.choice("back", BACKS)),
                VILLAGES.index(row.choice("village", VILLAGES)),
                items.index(row.choice("item", items)),
                (*CAVES, "village").index(row.choice("king", (*CAVES, "village"))),
            )
        )
    each_once(rows, "id")
    for number, (back, wanted) in enumerate(ROUNDS.items()):
        if sum(card.back == number for card in found) != wanted:
            raise file.bad("round_card", "types", type=back, wanted=wanted)
        for seats in (2, 3, 4):
            have = sum(card.back == number and card.village < seats for card in found)
            need = seats * DEALT[back][seats - 2]
            if have < need:
                raise file.bad("round_card", "too_few", back=back, seats=seats, least=need, found=have)
    return tuple(found)


# -- boards, villages, prices -----------------------------------------------------------------------------------------

BOARD_KEYS = ("cauldrons", "trolls", "stables", "power_capacity", "receive_power", "human", "cow")
MOST_CAPACITY = 12
LATER_GOODS = (*RESOURCES, "power")


def _boards(file: TomlTable) -> tuple[Board, ...]:
    """[PRIN-P1..P12]"""
    file.only(*BOARD_KEYS, "start_slot", "storage", "second_seat", "later_seats", "board")
    rows = file.rows("board")
    file.count("board", len(COLOURS), len(rows))
    for row, colour in zip(rows, COLOURS, strict=True):
        row.only("id", "stable_covers", "sites", "start", "royal", "notches")
        row.unchanged("id", colour)
    stables = file.whole("stables", 1, 4)
    return tuple(_board(row, stables, file.whole("power_capacity", 1, MOST_CAPACITY)) for row in rows)


def _board(row: TomlTable, stables: int, capacity: int) -> Board:
    start = _amounts(row.table("start"), GOODS)
    if start[3] or start[4] > capacity:
        raise row.bad("start", "start_goods", capacity=capacity)
    effect = read_effect(row.table("royal"))
    if effect == NO_EFFECT:
        raise row.bad("royal", "one_sort")
    notches = row.table("notches")
    notches.only(*NOTCHES)
    return Board(
        row.data["id"],
        row.whole("stable_covers", 0, stables - 1),
        _amounts(row.table("sites"), RESOURCES),
        start[:3],
        start[4],
        effect,
        "".join(notches.choice(notch, ENTRANCES) for notch in NOTCHES),
    )


def _start_slots(file: TomlTable) -> tuple[StartSlot, ...]:
    """Four outposts, then four changelings. [PRIN-P2, PRIN-P3]"""
    rows = file.rows("start_slot")
    file.count("start_slot", 2 * START_PIECES, len(rows))
    for number, row in enumerate(rows):
        row.only("id", "piece", "on_removal")
        row.unchanged("piece", "outpost" if number < START_PIECES else "changeling")
    each_once(rows, "id")
    return tuple(
        StartSlot(_id(row, "op_obs"), row.data["piece"], read_effect(row.table("on_removal"), start=True))
        for row in rows
    )


def _prices(file: TomlTable) -> tuple[Price, ...]:
    """[PRIN-A1..A7, PRIN-B1, PRIN-B7, PRIN-K1..K7, PRIN-V2]"""
    file.only("cauldrons", "start", "supply", "action", "swap")
    rows = file.rows("action")
    file.count("action", len(ACTIONS), len(rows))
    found = []
    for row, name, place in zip(rows, ACTIONS, ACTION_PLACES, strict=True):
        row.only("id", "place", "ap", "cost", "helpers")
        row.unchanged("id", name)
        row.unchanged("place", place)
        helpers = row.truth("helpers")
        if helpers and place != "village":
            raise row.bad("helpers", "no_helpers")
        found.append(Price(name, place, row.whole("ap", 1, 9), _amounts(row.table("cost"), GOODS), helpers))
    return tuple(found)


def _common(boards: TomlTable, villages: TomlTable) -> Common:
    start, supply = villages.table("start"), villages.table("supply")
    start.only("bell", "outpost", "changeling", "human", "princess")
    supply.only(*PIECES)
    swap, second = villages.table("swap"), boards.table("second_seat")
    swap.only("gold", "diamond")
    second.only("gold", "power")
    return Common(
        cauldrons=boards.whole("cauldrons", 1, 9),
        trolls=boards.unchanged("trolls", 5),
        stables=boards.whole("stables", 1, 4),
        capacity=boards.whole("power_capacity", 1, MOST_CAPACITY),
        receive=boards.whole("receive_power", 1, 9),
        human=boards.unchanged("human", 1),
        cow=boards.unchanged("cow", 1),
        village_cauldrons=villages.whole("cauldrons", 1, 9),
        start=(
            start.whole("bell", 0, 3),
            start.whole("outpost", 0, 3),
            start.whole("changeling", 0, 4),
            start.whole("human", 0, 2),
            start.unchanged("princess", 0),
        ),
        supply=tuple(supply.whole(piece, wanted, wanted) for piece, wanted in zip(PIECES, SUPPLY, strict=True)),
        swap=(swap.whole("gold", 0, 9), swap.whole("diamond", 0, 9)),
        later_seats=(
            ((0, second.whole("gold", 0, 2), 0, second.whole("power", 0, 2)),),
            *_later_seats(boards.table("later_seats")),
        ),
    )


def _later_seats(table: TomlTable) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What all but the first of three and of four may begin with. [GAP-45]"""
    table.only("three", "four")
    found = []
    for later, name in ((2, "three"), (3, "four")):
        rows = table.rows(name)
        table.count(name, later, len(rows))
        found.append(tuple(_amounts(row, LATER_GOODS) for row in rows))
    return tuple(found)
