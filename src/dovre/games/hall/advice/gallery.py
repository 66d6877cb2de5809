"""What Statues score, and where Carts would bring them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from dovre.games.hall.advice.figures import (
    CART_KEPT,
    CLAN_CART_KEPT,
    HALL_HOPE,
    LAST_CART,
    LOST_PLACE,
    NEVER,
    ON_THE_WAY,
)
from dovre.games.hall.advice.ground import tunnels_of, under
from dovre.games.hall.advice.purse import Purse
from dovre.games.hall.components import (
    BIT,
    CART,
    CLAN_CART,
    CLAN_OATH,
    FIXED,
    HALL_CELLS,
    HALL_HIGH,
    HALL_LOW,
    HALL_PLACES,
    STATUE_CLANS,
    ZONES,
    around,
    cells_of,
)
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView

Standing = tuple[int, int]  # clan and cell of a Statue


class Gallery:
    """The viewer's Statues: what they score, and what Carts could make of them."""

    def __init__(
        self,
        view: HallView,
        purse: Purse,
        halls: Sequence[int] | None = None,
        statues: Sequence[Standing] | None = None,
    ) -> None:
        assert view.seat is not None
        self.view = view
        self.purse = purse
        self.charm = view.charm
        self.board = view.board
        self.net = view.players[view.seat].network
        self.halls = list(view.halls if halls is None else halls)
        own_halls = [place for place in self.halls if HALL_CELLS[place] & self.net]
        self.tunnels = tunnels_of(view, self.net, self.halls) + [HALL_CELLS[place] for place in own_halls]
        self.first_hall = len(self.tunnels) - len(own_halls)
        self.altars = [HALL_PLACES[place].mark for place in own_halls]
        self.prices = [(HALL_LOW[HALL_PLACES[p].way.tile], HALL_HIGH[HALL_PLACES[p].way.tile]) for p in own_halls]
        covered = under(self.halls)
        self.pedestals = [mask & ~covered for mask in view.pedestals]
        self.statues: list[Standing] = (
            [(clan, cell) for clan in range(STATUE_CLANS) for cell in cells_of(view.statues[clan] & self.net)]
            if statues is None
            else list(statues)
        )
        self.base = self.score(self.statues)

    @cached_property
    def beside(self) -> list[list[int]]:
        """For each Tunnel the others it touches. [HALL-M3]"""
        rings = [around(mask) for mask in self.tunnels]
        return [
            [other for other, mask in enumerate(self.tunnels) if other != n and rings[n] & mask]
            for n in range(len(self.tunnels))
        ]

    def tunnel_at(self, cell: int) -> int:
        bit = BIT[cell]
        return next(n for n, mask in enumerate(self.tunnels) if mask & bit)

    def value(self, clan: int, cell: int) -> int:
        value = FIXED.statue_value[self.board.zone_of[cell]]
        return value * 2 if self.pedestals[clan] & BIT[cell] else value

    def score(self, statues: Sequence[Standing]) -> float:
        """Great Halls and the best Statue of each Tunnel; a little for those on their way. [HALL-F5..HALL-F7]"""
        best = [0] * len(self.tunnels)
        onway = 0
        taken = 0
        for clan, cell in statues:
            n = self.tunnel_at(cell)
            value = self.value(clan, cell)
            taken |= BIT[cell]
            onway += value
            if n < self.first_hall:
                best[n] = max(best[n], value)
        total = float(sum(best))
        for (low, high), altar in zip(self.prices, self.altars, strict=True):
            total += high if taken & BIT[altar] else low
        return total + (ON_THE_WAY * onway if self.purse.turns > 1 else 0.0)

    def budget(self, clan: int) -> list[float]:
        """What each Cart that could move a Statue of this clan costs, the cheapest first. [HALL-M5, HALL-M6]"""
        have, worth = self.purse.have, self.purse.worth
        last = self.purse.turns <= 1
        clans = range(STATUE_CLANS) if self.charm == CLAN_OATH else (clan,)
        costs = [0.0] * self.view.ghosts
        costs += [
            LAST_CART if last else CLAN_CART_KEPT * worth[CLAN_CART + c]
            for c in clans
            for _ in range(have[CLAN_CART + c])
        ]
        costs += [1.2 * LAST_CART if last else CART_KEPT * worth[CART]] * have[CART]
        return costs

    def paths(self, tunnel: int) -> list[int]:
        """How many moves it takes to every Tunnel, one to any cell of its own; NONE where there is no way."""
        steps = [NONE] * len(self.tunnels)
        steps[tunnel] = 1
        layer = self.beside[tunnel]
        for n in layer:
            steps[n] = 1
        count = 1
        while layer:
            count += 1
            layer = [m for n in layer for m in self.beside[n] if steps[m] == NONE]
            for n in layer:
                steps[n] = count
        return steps

    def goals(self, clan: int, tunnel: int) -> list[int]:
        """The free cells of a Tunnel where a Statue of this clan would like to stand."""
        taken = 0
        for _, cell in self.statues:
            taken |= BIT[cell]
        free = self.tunnels[tunnel] & ~taken
        if tunnel >= self.first_hall:
            altar = self.altars[tunnel - self.first_hall]
            return [altar] if free & BIT[altar] else []
        doubled = free & self.pedestals[clan]
        found = list(cells_of(doubled))
        for zone in range(ZONES - 1, -1, -1):
            cells = free & self.board.zones[zone]
            if cells:
                found.append(next(iter(cells_of(cells))))
                break
        return found

    def gain(self, which_one: int, cell: int) -> float:
        """What it changes if one Statue stands elsewhere."""
        clan, _ = self.statues[which_one]
        after = [*self.statues[:which_one], (clan, cell), *self.statues[which_one + 1 :]]
        return self.score(after) - self.base

    def journeys(self, which_one: int, start: int, spent: int = 0) -> list[tuple[float, int]]:
        """Where a Statue could go from a Tunnel: what is gained after the Carts it costs, and the cell."""
        clan, _ = self.statues[which_one]
        costs = self.budget(clan)
        found = []
        for tunnel, steps in enumerate(self.paths(start)):
            if steps != NONE and steps + spent <= len(costs):
                price = sum(costs[: steps + spent])
                found += [(self.gain(which_one, cell) - price, cell) for cell in self.goals(clan, tunnel)]
        return found

    def best_journey(self, which_one: int) -> float:
        _, cell = self.statues[which_one]
        return max((value for value, _ in self.journeys(which_one, self.tunnel_at(cell))), default=NEVER)

    def number_at(self, cell: int) -> int:
        return next(n for n, (_, where) in enumerate(self.statues) if where == cell)

    def best_move(self) -> float:
        """The best journey of any Statue, or nothing."""
        return max([0.0, *(self.best_journey(n) for n in range(len(self.statues)))])

    def destinations(self, start: int, cells: Sequence[int]) -> list[float]:
        """What each next cell of a Statue is worth: to stay there, or to go on from there."""
        number = self.number_at(start)
        clan, _ = self.statues[number]
        costs = self.budget(clan)
        first = costs[0] if costs else 0.0
        onwards: dict[int, float] = {}
        found = []
        for cell in cells:
            tunnel = self.tunnel_at(cell)
            if tunnel not in onwards:
                onwards[tunnel] = max((value for value, _ in self.journeys(number, tunnel, 1)), default=NEVER)
            found.append(max(self.gain(number, cell) - first, onwards[tunnel]))
        return found

    def best_exchange(self) -> float:
        """Trading Places: the best two Statues to exchange."""
        statues = self.statues
        return max(
            (self.exchanged(one, two) for one in range(len(statues)) for two in range(one)),
            default=0.0,
        )

    def exchanged(self, one: int, two: int) -> float:
        after = list(self.statues)
        (clan, cell), (other_clan, other) = after[one], after[two]
        after[one], after[two] = (clan, other), (other_clan, cell)
        return self.score(after) - self.base

    def with_hall(self, place: int) -> float:
        """What a Great Hall on this place would change, with a Statue on its altar if one can come there."""
        after = Gallery(self.view, self.purse, [*self.halls, place], self.statues)
        value = after.base - self.base
        hall = len(after.tunnels) - 1
        best = 0.0
        altar = HALL_PLACES[place].mark
        for n, (clan, cell) in enumerate(after.statues):
            if cell == altar:
                return value
            steps = after.paths(after.tunnel_at(cell))[hall]
            if steps != NONE:
                gain = after.gain(n, altar)
                costs = after.budget(clan)
                if steps <= len(costs):
                    best = max(best, gain - sum(costs[:steps]))
                elif self.purse.turns > 1:
                    best = max(best, HALL_HOPE * gain - 1.0 * (steps - len(costs)))
        return value + best - self._lost_places(after)

    def _lost_places(self, after: Gallery) -> float:
        """Tunnels a Hall swallows can no longer house Statues."""
        if self.purse.turns <= 1:
            return 0.0
        return LOST_PLACE * (sum(self._places()) - sum(after._places()))

    def _places(self) -> list[int]:
        count = len(self.statues) + 1
        zones = [
            next(FIXED.statue_value[zone] for zone in range(ZONES - 1, -1, -1) if mask & self.board.zones[zone])
            for mask in self.tunnels[: self.first_hall]
        ]
        return sorted(zones, reverse=True)[:count]
