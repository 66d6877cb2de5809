"""The rules in the order of the rulebook. Importing this package registers every rule function with the flow."""

from dovre.games.towers.rules import (
    asking,
    cards,
    creatures,
    dawn,
    day,
    dusk,
    effects,
    end,
    lengthen,
    night,
    setup,
    solo,
    towers,
    trophies,
)

__all__ = [
    "asking",
    "cards",
    "creatures",
    "dawn",
    "day",
    "dusk",
    "effects",
    "end",
    "lengthen",
    "night",
    "setup",
    "solo",
    "towers",
    "trophies",
]
