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
GROWS = (0.0, 1.0, 1.8, 2.5, 3.1, 3.6, 4.0, 4.3)  # by power of one action: the first points do most
MOST = len(GROWS) - 1
JOKERS = 0.5  # beyond what it adds to its groups
SPARE = 0.4  # what lies there for more turns than one has: bridges, and a choice
ELDER = 1.5  # before the last wave, for what will join it


def ancestry_worth(signs: Sequence[int], wave: int) -> float:
    """The masks of one ancestry, in honour, for the wave to come."""
    turns = min(PROVISIONS, WAVES[wave].provisions + signs[FOOD].bit_count())
    return actions_worth(signs, 0, turns, SPARE) + elders_worth(signs[ELDERS].bit_count(), wave)


def actions_worth(signs: Sequence[int], cubes: int, turns: int, spare: float) -> float:
    """What the symbols that are not covered bring in so many turns: an action a turn, the best first."""
    jokers = signs[JOKER] & ~cubes
    actions: list[float] = []
    weak: list[float] = []
    for kind, each in POWER.items():
        own = signs[kind] & ~cubes
        powers = group_powers(signs, own, jokers, cubes)
        anywhere = power_of(signs, own & ~ALL_CELLS)  # symbols of champions join the best group
        if anywhere:
            powers.sort()
            powers = [*powers[:-1], anywhere + sum(powers[-1:])]
        for power in powers:
            (weak if power == 1 else actions).append(each * GROWS[min(MOST, power)])
    weak.sort(reverse=True)
    actions += [sum(weak[at : at + 2]) for at in range(0, len(weak), 2)]
    actions.sort(reverse=True)
    return sum(actions[:turns]) + spare * sum(actions[turns:]) + JOKERS * jokers.bit_count()


def elders_worth(count: int, wave: int) -> float:
    table = FIXED.elders
    value = float(table[min(count, len(table) - 1)])
    return value if wave == LAST_WAVE else max(value, ELDER * count)


def power_of(signs: Sequence[int], cells: int) -> int:
    return cells.bit_count() + (cells & signs[TWO]).bit_count() + 2 * (cells & signs[THREE]).bit_count()


def group_powers(signs: Sequence[int], own: int, jokers: int, cubes: int) -> list[int]:
    """The powers of the groups of a type on the grid, Jokers and bridges included. [FALL-B14, FALL-B17, FALL-B18]"""
    usable = (own | jokers) & ALL_CELLS
    mates = usable | cubes & ALL_CELLS
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
        found.append(power_of(signs, part & usable))
    return found
