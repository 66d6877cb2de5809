"""The box: 32 dishes from data/dishes.toml, and the figures of the rules.

Everything is a number here: a dish is 0..31. The tables below turn numbers into figures and names, once, when the game
is loaded.
"""

from __future__ import annotations

from dataclasses import dataclass

from dovre.kernel.components import TomlTable, each_once, house_files

KINDS = 8
COPIES = 4
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


def read_dishes(file: TomlTable) -> tuple[Dish, ...]:
    """The dishes of a file; BadComponents names line and field of what is wrong."""
    file.only("dish")
    rows = file.rows("dish")
    file.count("dish", KINDS, len(rows))
    dishes: list[Dish] = []
    for row in rows:
        row.only("id", "weight", "tastes")
        kind, weight = row.id("id", example="goat"), row.whole("weight", 1, 3)
        tastes = row.wholes("tastes", COPIES, 1, 9)
        row.once("tastes", list(tastes))
        dishes += [Dish(f"{kind}{taste}", kind, taste, weight) for taste in sorted(tastes)]
    each_once(rows, "id")
    return tuple(dishes)


DISHES: tuple[Dish, ...] = read_dishes(house_files("feast", ("dishes",))["dishes"])
DISH_IDS = tuple(dish.id for dish in DISHES)
KIND_NAMES = tuple(dict.fromkeys(dish.kind for dish in DISHES))
TASTE = bytes(dish.taste for dish in DISHES)
WEIGHT = bytes(dish.weight for dish in DISHES)
