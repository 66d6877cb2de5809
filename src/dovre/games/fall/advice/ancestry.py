"""What an ancestry is worth: power, groups, provisions, Elders."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.fall.components import (
    ADVANCE,
    ALL_CELLS,
    ELDERS,
    FIXED,
    FOOD,
    GNOME,
    INFLUENCE,
    JOKER,
    LAST_WAVE,
    PROVISIONS,
    REINFORCE,
    THREE,
    TWO,
    WAVES,
    beside,
)

POWER = {ADVANCE: 1.15, REINFORCE: 1.0, INFLUENCE: 1.0, GNOME: 0.9}  # a point of power
STRONG = 0.35  # a strong symbol does in one cell what others do in two
JOKERS = 1.25
GROUP = 0.4  # each point of power of a group beyond two
GROUP_MOST = 6
FOODS = 1.7
ELDER = 1.5  # before the last wave, for what will join it


def ancestry_worth(signs: Sequence[int], wave: int) -> float:
    """The masks of one ancestry, in honour."""
    jokers = signs[JOKER]
    total = JOKERS * jokers.bit_count()
    for kind, each in POWER.items():
        own = signs[kind]
        power = power_of(signs, own)
        total += each * power + STRONG * (power - own.bit_count())
        total += GROUP * sum(max(0, min(GROUP_MOST, p) - 2) for p in group_powers(signs, own, jokers))
    room = PROVISIONS - WAVES[wave].provisions
    total += FOODS * min(room, signs[FOOD].bit_count())
    return total + elders_worth(signs[ELDERS].bit_count(), wave)


def elders_worth(count: int, wave: int) -> float:
    table = FIXED.elders
    value = float(table[min(count, len(table) - 1)])
    return value if wave == LAST_WAVE else max(value, ELDER * count)


def power_of(signs: Sequence[int], cells: int) -> int:
    return cells.bit_count() + (cells & signs[TWO]).bit_count() + 2 * (cells & signs[THREE]).bit_count()


def group_powers(signs: Sequence[int], own: int, jokers: int) -> list[int]:
    """The powers of the groups of a type that need no bridge."""
    mates = (own | jokers) & ALL_CELLS
    left = own & ALL_CELLS
    found = []
    while left:
        part = left & -left
        while True:
            more = (part | beside(part)) & mates
            if more == part:
                break
            part = more
        left &= ~part
        found.append(power_of(signs, part))
    return found
