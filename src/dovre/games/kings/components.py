"""The box: 4 kings, 80 cards with a creature on the face and a mine on the back, loaded from data/*.toml.

Everything is a number here: a card is 0..79 (its face), a mine kind 0..19 (a back), a race 0..3. The tables below turn
numbers into figures and names, once, when the game is loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dovre.kernel import components
from dovre.kernel.components import BoxFiles, TomlTable, each_once
from dovre.kernel.native import mypyc_attr

RACES = ("dwarf", "orc", "goblin", "giant")
MINE_KINDS, COPIES = 20, 4  # KING-S05, KING-S12: 80 cards
HAND = 6  # KING-S09, KING-R04
CENTRE = 4  # KING-S06
ENDS = ("draw", "replacement", "redraw")  # how the deck ran out (KING-E02, KING-E03, KING-T18)
MINERS_CAMP = 4  # KING-S07: cards turned for the camp at the start


@dataclass(frozen=True, slots=True)
class Mine:
    """A back: how many miners it wants, how many creatures take it, whether it wants a foreman, what it is worth."""

    id: str
    size: int
    defence: int
    foreman: bool
    value: int


@dataclass(frozen=True, slots=True)
class Creature:
    """A face: race and strength. `printed` is the mine behind it with the option `pairing=printed`."""

    id: str
    race: int
    strength: int
    printed: int


@mypyc_attr(native_class=False)  # what it builds on reads files and is not compiled
@dataclass(frozen=True, slots=True, kw_only=True)
class Box(components.Box):
    mines: tuple[Mine, ...]
    creatures: tuple[Creature, ...]


def _read_box(files: Mapping[str, TomlTable], base: dict[str, Any]) -> Box:
    mines = _mines(files["mines"])
    return Box(mines=mines, creatures=_creatures(files["cards"], mines), **base)


def _mines(file: TomlTable) -> tuple[Mine, ...]:
    file.only("copies", "mine")
    file.unchanged("copies", COPIES)
    rows = file.rows("mine")
    each_once(rows, "id")
    file.count("mine", MINE_KINDS, len(rows))
    return tuple(_mine(row) for row in rows)


def _mine(row: TomlTable) -> Mine:
    row.only("id", "size", "defence", "foreman", "value")
    return Mine(
        row.id("id", "M01", r"M\d\d"),
        row.whole("size", 1, 9),
        row.whole("defence", 1, 3),
        row.truth("foreman"),
        row.whole("value", 1, 99),
    )


def _creatures(file: TomlTable, mines: tuple[Mine, ...]) -> tuple[Creature, ...]:
    """Two of each race and strength; the backs of the printed pairing, each kind as often as there are copies."""
    file.only("races", "card")
    file.unchanged("races", list(RACES))
    rows = file.rows("card")
    each_once(rows, "id")
    file.count("card", COPIES * MINE_KINDS, len(rows))
    kinds = {mine.id: number for number, mine in enumerate(mines)}
    creatures = tuple(_creature(row, kinds) for row in rows)
    for kind, mine in enumerate(mines):
        backs = sum(creature.printed == kind for creature in creatures)
        if backs != COPIES:
            raise file.bad("card", "backs", mine=mine.id, wanted=COPIES, found=backs)
    return creatures


def _creature(row: TomlTable, kinds: Mapping[str, int]) -> Creature:
    row.only("id", "race", "strength", "mine")
    race = RACES.index(row.choice("race", RACES))
    return Creature(row.id("id", "or4a"), race, row.whole("strength", 0, 9), kinds[row.choice("mine", kinds)])


BOX_FILES = BoxFiles(
    "dovre.games.kings", ("mines", "cards"), _read_box, nameless=(("mines", "mine", "id"), ("cards", "card", "id"))
)
BOX = BOX_FILES.load(BOX_FILES.own_folder())
MINES = BOX.mines
CARDS = BOX.creatures

PRINTED: bytes = bytes(card.printed for card in CARDS)  # the backs with `pairing=printed` (KING-S12)
RACE_OF: bytes = bytes(card.race for card in CARDS)
STRENGTH_OF: bytes = bytes(card.strength for card in CARDS)
CARD_NUMBER: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}
MINE_NUMBER: dict[str, int] = {mine.id: number for number, mine in enumerate(MINES)}

SIZE: bytes = bytes(mine.size for mine in MINES)
DEFENCE: bytes = bytes(mine.defence for mine in MINES)
FOREMAN: bytes = bytes(mine.foreman for mine in MINES)
VALUE: bytes = bytes(mine.value for mine in MINES)

# Each capture takes its replacement from the deck (KING-C10), which holds at most 60 cards after the setup for two
# (KING-S11), and the last replacement ends the game: nobody can hold more than 60 mines, however badly they play.
OWN_SLOTS = len(CARDS) - CENTRE - MINERS_CAMP - 2 * HAND
