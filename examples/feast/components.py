"""The box: 32 dishes from data/dishes.toml, which an owner's file may replace, and the figures of the rules.

Everything is a number here: a dish is 0..31. The tables below turn numbers into figures and names, once, when the game
is loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dovre.kernel import components
from dovre.kernel.components import BoxFiles, TomlTable, each_once

KINDS, COPIES = 8, 4  # FEAST-S2: 32 dishes
HAND = 4  # FEAST-S3
LOUD_FORCE = 2  # FEAST-R5
LOUD_WEIGHT = 1  # FEAST-R3
KING_DIE = 5  # FEAST-R6: he throws two dice with the faces 1 to 5
ANTLER_POINTS, PILLOW_POINTS, PILLOW_RELIEF = 2, 1, 2  # FEAST-A2
WASH_RELIEF = 1  # FEAST-A3
DRINK_WEIGHT = 2  # FEAST-T2
HONOUR_POINTS = 1  # FEAST-T3


@dataclass(frozen=True, slots=True)
class Length:
    """What the option `length` decides. [FEAST-S4]"""

    rounds: int
    belly: int  # what a guest can hold
    target: int  # the points a guest alone must reach (FEAST-E4)


LENGTHS = {"short": Length(3, 7, 4), "long": Length(5, 11, 7)}


@dataclass(frozen=True, slots=True)
class Dish:
    """A dish: `goat5` is the goat with a taste of 5. [FEAST-S2]"""

    id: str
    kind: str
    taste: int
    weight: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Box(components.Box):
    dishes: tuple[Dish, ...]


def _read_box(files: Mapping[str, TomlTable], base: dict[str, Any]) -> Box:
    file = files["dishes"]
    file.only("dish")
    rows = file.rows("dish")
    each_once(rows, "id")
    file.count("dish", KINDS, len(rows))
    return Box(dishes=tuple(dish for row in rows for dish in _dishes(row)), **base)


def _dishes(row: TomlTable) -> list[Dish]:
    """The dishes of one kind: one for each taste."""
    row.only("id", "fr", "en", "weight", "tastes")
    kind, weight = row.id("id", "goat", r"[a-z]+"), row.whole("weight", 1, 3)
    tastes = row.wholes("tastes", COPIES, 1, 9)
    row.once("tastes", list(tastes))
    return [Dish(f"{kind}{taste}", kind, taste, weight) for taste in sorted(tastes)]


BOX_FILES = BoxFiles("feast", ("dishes",), _read_box, named=(("dishes", "dish"),))
BOX = BOX_FILES.load(BOX_FILES.own_folder())

DISHES = BOX.dishes
DISH_IDS = tuple(dish.id for dish in DISHES)
TASTE = bytes(dish.taste for dish in DISHES)
WEIGHT = bytes(dish.weight for dish in DISHES)
