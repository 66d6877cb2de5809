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
POWER_MOST = 7  # more than that in one action is seldom of use
JOKERS = 0.5  # beyond what it adds to its groups
SPARE = 0.4  # what lies there for more turns than one has: bridges, and a choice
ELDER = 1.5  # before the last wave, for what will join it


def ancestry_worth(signs: Sequence[int], wave: int) -> float:
    """The masks of one ancestry, in honour: as many actions as there are turns, the best first."""
    jokers = signs[JOKER]
    actions: list[float] = []
    weak: list[float] = []
    for kind, each in POWER.items():
        own = signs[kind]
        for power in group_powers(signs, own, jokers):
            (weak if power == 1 else actions).append(each * min(POWER_MOST, power))
        weak += [each] * (own & ~ALL_CELLS).bit_count()
    weak.sort(reverse=True)
    actions += [sum(weak[at : at + 2]) for at in range(0, len(weak), 2)]
    actions.sort(reverse=True)
    turns = min(PROVISIONS, WAVES[wave].provisions + signs[FOOD].bit_count())
    total = sum(actions[:turns]) + SPARE * sum(actions[turns:])
    return total + JOKERS * jokers.bit_count() + elders_worth(signs[ELDERS].bit_count(), wave)


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
