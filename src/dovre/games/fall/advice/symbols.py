"""Which symbols to cover: weak actions, groups, despair and provisions."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.fall.advice.ancestry import actions_worth
from dovre.games.fall.advice.plans import N_TYPES, Plans
from dovre.games.fall.advice.reading import Reading
from dovre.games.fall.components import JOKER, PROVISIONS, SIGNS, bits_of
from dovre.games.fall.rules.battle import (
    FRESH,
    SECOND,
    action_symbols,
    can_act,
    kind_at,
    power_of,
    type_of,
    weak_symbols,
    whole_group,
)
from dovre.games.fall.state import NONE
from dovre.kernel.action import Action

KEPT = 0.75  # what symbols and turns kept for later are worth, of what they would bring now
SPARE = 0.15  # symbols for more turns than one has
DESPAIR = 0.8  # of a token kept for later
POWER_MOST = 9  # what is thought about


class Symbols:
    """The viewer's ancestry in a turn."""

    def __init__(self, reading: Reading, plans: Plans) -> None:
        self.plans = plans
        self.seat = reading.seat
        self.table = reading.table
        self.turns = reading.view.provisions[self.seat]  # after this one
        self.left = action_symbols(self.table, self.seat).bit_count()
        self.signs = self.table.signs[self.seat * SIGNS : (self.seat + 1) * SIGNS]
        self.cubes = self.table.cubes[self.seat]
        self._prices: dict[tuple[int, int], float] = {}

    def kept(self, chosen: int, turns: int) -> float:
        """What the symbols left once these are covered would bring in so many turns."""
        key = (chosen, turns)
        if key not in self._prices:
            later = actions_worth(self.signs, self.cubes | chosen, turns, SPARE) if turns else 0.0
            self._prices[key] = KEPT * later
        return self._prices[key]

    def price(self, chosen: int) -> float:
        """What later turns lose by covering these."""
        return self.kept(0, self.turns) - self.kept(chosen, self.turns)

    # -- weak actions --------------------------------------------------------------------------------------------

    def weak(self, kind: int) -> float:
        """A weak action with as much despair as pays."""
        purse = self.table.despair[self.seat]
        return max(self.spent(kind, 1, 0, count) for count in range(purse + 1))

    def weak_at(self, cell: int) -> float:
        kind = kind_at(self.table, self.seat, cell)
        if kind == JOKER:
            return max(self.weak(one) for one in range(N_TYPES)) - self.price(1 << cell) - 0.05
        return self.weak(kind) - self.price(1 << cell)

    def cover(self, cell: int, stage: int) -> float:
        """This symbol, and the best other one after it."""
        value = self.weak_at(cell)
        if stage != FRESH:
            return value
        others = [self.weak_at(other) for other in bits_of(weak_symbols(self.table, self.seat)) if other != cell]
        return value + 0.85 * max(0.0, max(others, default=0.0))

    def spent(self, kind: int, power: int, strong: int, count: int) -> float:
        """An action with so much despair, or so many provisions, added."""
        if strong:
            cost = self.kept(0, self.turns) - self.kept(0, self.turns - count) + 0.02 * count
        else:
            cost = DESPAIR * min(1.0, (self.turns + 0.2) / 3) * count
        return self.plans.best(kind, min(POWER_MOST, power + count)) - cost

    def boosted(self, kind: int, power: int, strong: int) -> float:
        return self.plans.best(kind, min(POWER_MOST, power + 1)) - 0.4

    # -- groups --------------------------------------------------------------------------------------------------

    def start(self, chosen: int) -> float:
        """The best strong action that has these symbols."""
        values = [self.acted(chosen, kind) for kind in self._kinds(chosen) if can_act(self.table, self.seat, chosen)]
        values += [self.grown(chosen, kind) for kind in self._kinds(chosen)]
        return max(values, default=-9.0)

    def group(self, action: Action, chosen: int) -> float:
        if action.verb == "act":
            return self.acted(chosen, action.number)
        if action.verb == "whole":
            return self.acted(whole_group(self.table, self.seat, chosen, action.number), action.number)
        return self.start(chosen | 1 << action.number)

    def acted(self, chosen: int, kind: int) -> float:
        power = min(POWER_MOST, power_of(self.table, self.seat, chosen))
        return self.plans.best(kind, power) - self.price(chosen)

    def grown(self, chosen: int, kind: int) -> float:
        """With more of the group: every power on the way to all of it."""
        whole = whole_group(self.table, self.seat, chosen, kind)
        if whole == chosen:
            return -9.0
        low, high = power_of(self.table, self.seat, chosen), power_of(self.table, self.seat, whole)
        first, last = self.price(chosen), self.price(whole)
        best = -9.0
        for power in range(max(2, low + 1), min(POWER_MOST, high) + 1):
            price = first + (last - first) * (power - low) / (high - low)
            best = max(best, self.plans.best(kind, power) - price)
        return best - 0.01

    def _kinds(self, chosen: int) -> Sequence[int]:
        kind = type_of(self.table, self.seat, chosen)
        return range(N_TYPES) if kind == NONE else (kind,)

    # -- other questions -----------------------------------------------------------------------------------------

    def best_of_turn(self, legal: Sequence[Action], stage: int) -> float:
        """What the turn still brings: an ability does not take its place."""
        values = [0.0]
        for action in legal:
            if action.verb == "cover":
                values.append(self.cover(action.number, stage))
            elif action.verb == "take":
                values.append(self.start(1 << action.number))
        return max(values) if stage != SECOND else max(0.0, *values)

    def joker_pair(self, stop: bool) -> float:
        """A turn more for two Jokers, where there are symbols enough for it."""
        if stop:
            return 0.0
        turns = self.table.provisions[self.seat]
        assert turns < PROVISIONS
        return 0.5 if self.left - 2 >= 2.4 * (turns + 1) else -0.5
