"""What each cell of the mountain is worth to a tile laid on it."""

from __future__ import annotations

from functools import cached_property
from operator import add

from dovre.games.hall.advice.figures import (
    DECAY,
    DOUBLING,
    NEVER,
    NEXT_STATUE,
    PEDESTAL_KEPT,
    SLOT,
    STATUE,
    WORKSHOP_WORTH,
    YELLOW,
)
from dovre.games.hall.advice.ground import team_of, tunnels_of
from dovre.games.hall.advice.purse import Purse
from dovre.games.hall.advice.rooms import Rooms
from dovre.games.hall.components import (
    BIT,
    CELLS,
    FIXED,
    HAMMER,
    SHAPE_SIZE,
    STATUE_CLANS,
    TUNNEL_PLACES,
    TUNNEL_WAYS,
    WORKSHOPS,
    ZONES,
    around,
    cells_of,
    mask_of,
    where_any,
)
from dovre.games.hall.rules.dig import WAYS_OF, spots
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView


class Rock:
    """The mountain as the viewer's next tile meets it.

    A tile is worth the sum of `found` over its cells (what lies there), the best `goal` of them (how much nearer it
    comes to Statues and to the heart, what a Statue would be worth there), the `anchor` under its own, and the Great
    Hall that it makes room for (`rooms`).
    """

    def __init__(self, view: HallView, purse: Purse) -> None:
        assert view.seat is not None
        self.view = view
        self.purse = purse
        self.board = view.board
        self.net = view.players[view.seat].network
        team = team_of(view)
        self.ground = view.free
        for seat, player in enumerate(view.players):
            if seat not in team:
                self.ground &= ~around(player.network)
        self.edge = around(self.net) & self.ground
        self.statues = view.statues[0] | view.statues[1] | view.statues[2]
        self.own_statues = (self.statues & self.net).bit_count()
        self._best: dict[tuple[int, int], float] = {}  # by shape and rubble; several Spells ask for the same
        self.time = min(1.0, (purse.ahead - 1) / 4) if purse.ahead > 1 else 0.0  # for what pays off later

    @cached_property
    def found(self) -> list[float]:
        """What lies on a cell or beside it."""
        found = [0.0] * CELLS
        worth = self.purse.worth
        for cell in cells_of(self.view.buried & self.ground):
            kind, amount = self.board.riches[cell]
            found[cell] += worth[kind] * amount
        for cell in cells_of(self.view.rubble & self.ground):
            found[cell] -= worth[HAMMER]
        for cell in cells_of(self.statues & self.ground):
            found[cell] += self.statue_worth + FIXED.statue_value[self.board.zone_of[cell]] * 0.5
        for site, sides in enumerate(self.board.site_sides):
            value = self._site_worth(site) * self.time
            if value:
                for cell in cells_of(sides & self.ground):
                    found[cell] += value
        return found

    @property
    def statue_worth(self) -> float:
        """A Statue more: what Carts could make of it, or at the end no more than where it stands."""
        return STATUE * NEXT_STATUE**self.own_statues * (0.15 + 0.85 * self.time)

    def _site_worth(self, site: int) -> float:
        kind = self.view.sites[site]
        known = bool(self.board.site_sides[site] & self.net)
        if kind != NONE:
            return WORKSHOP_WORTH[WORKSHOPS[kind]] * (0.2 if known else 0.6)
        if known or not any(self.view.supply):
            return 0.0
        return max(WORKSHOP_WORTH[WORKSHOPS[n]] for n, left in enumerate(self.view.supply) if left) * 0.5

    @cached_property
    def goal(self) -> list[float]:
        """How much nearer a cell is to what one wants, and the zone it lies in."""
        goal = [0.0] * CELLS
        near = self._near()
        for target, worth in self._targets():
            self._approach(goal, near, target, worth)
        gains = self._slot_gains()
        for cell in cells_of(near):
            goal[cell] += gains[self.board.zone_of[cell]]
        return goal

    def _near(self) -> int:
        """The cells a single tile can cover."""
        near = self.edge
        for _ in range(max(SHAPE_SIZE) - 1):
            near |= around(near) & self.ground
        return near

    def _targets(self) -> list[tuple[int, float]]:
        if not self.time:
            return []
        found = [(BIT[cell], self.statue_worth) for cell in cells_of(self.statues & self.ground)]
        inner = self.board.zones[ZONES - 1] & self.ground
        if inner and not inner & self.edge:
            found.append((inner, YELLOW * self.time))
        found += [
            (BIT[cell], 0.4 * self.time * self.purse.worth[self.board.riches[cell][0]])
            for cell in cells_of(self.view.buried & self.ground)
        ]
        return found

    def _approach(self, goal: list[float], near: int, target: int, worth: float) -> None:
        """Spread a goal over the ground as far as the own network, and add what is gained by coming nearer."""
        reached = layer = target & self.ground
        far: list[tuple[int, float]] = []
        value = worth
        stop = self.edge
        while layer:
            if layer & near:
                far.append((layer & near, value))
            if layer & stop:
                break
            layer = around(layer) & self.ground & ~reached
            reached |= layer
            value *= DECAY
        else:
            return  # out of reach
        now = value * DECAY
        for cells, there in far:
            gain = there - now
            for cell in cells_of(cells):
                goal[cell] += gain

    def _slot_gains(self) -> list[float]:
        """By zone: what a Tunnel there adds to the places where Statues can stand. [HALL-F7]"""
        slots = sorted((self._best_zone(mask) for mask in tunnels_of(self.view, self.net)), reverse=True)
        count = self.own_statues + 1
        last = FIXED.statue_value[slots[count - 1]] if len(slots) >= count else 0
        return [SLOT * max(0, value - last) * (0.3 + 0.7 * self.time) for value in FIXED.statue_value] + [0.0] * 5

    def _best_zone(self, mask: int) -> int:
        return next(zone for zone in range(ZONES - 1, -1, -1) if mask & self.board.zones[zone])

    @cached_property
    def anchor(self) -> list[float]:
        """By zone: the best a Pedestal of the Stock brings there."""
        assert self.view.seat is not None
        stock = self.view.players[self.view.seat].pedestals
        return [
            max([0.0, *(self.pedestal(clan, zone) for clan in range(STATUE_CLANS) if stock[clan])])
            for zone in range(ZONES)
        ] + [0.0] * 5

    def pedestal(self, clan: int, zone: int) -> float:
        """A Pedestal put in a zone: its token now, a Statue doubled perhaps, against another place later."""
        token = self.view.track[zone * STATUE_CLANS + clan]
        if token is None:
            return NEVER
        chance = DOUBLING if self.view.statues[clan] & self.net else DOUBLING * 0.5
        return token + chance * FIXED.statue_value[zone] - PEDESTAL_KEPT * self.time

    def pedestal_in_stock(self, clan: int) -> float:
        """What a Pedestal more in Stock is worth."""
        if self.time < 0.2:
            return 0.5
        free = [zone for zone in range(ZONES) if self.view.track[zone * STATUE_CLANS + clan] is not None]
        if not free:
            return 0.0
        assert self.view.seat is not None
        waiting = sum(self.view.players[self.view.seat].pedestals)
        chance = DOUBLING if self.view.statues[clan] & self.net else DOUBLING * 0.7
        best = max(
            self.view.track[zone * STATUE_CLANS + clan] + chance * FIXED.statue_value[zone]  # type: ignore[operator]
            for zone in free
        )
        return 0.75 * best * 0.6**waiting

    @cached_property
    def rooms(self) -> Rooms:
        return Rooms(self.view, self.ground)

    def tile(self, place: int) -> float:
        """What a tile is worth on its place."""
        spot = TUNNEL_PLACES[place]
        anchor = self.anchor[self.board.zone_of[spot.mark]] if spot.mark != NONE else 0.0
        return self._cells(spot.way.steps, spot.first) + anchor + self.rooms.made_by(spot.cells)

    def _cells(self, steps: tuple[int, ...], first: int) -> float:
        cells = [first + step for step in steps]
        return sum(map(self.found.__getitem__, cells)) + max(map(self.goal.__getitem__, cells))

    def best(self, shape: int, strong: int) -> float:
        """The best place of a shape, through so much rubble at most; NEVER where it does not fit."""
        known = self._best.get((shape, strong))
        if known is None:
            known = self._best[shape, strong] = self._find_best(shape, strong)
        return known

    def _find_best(self, shape: int, strong: int) -> float:
        best = NEVER
        rubble = self.view.rubble & self.ground
        found, goal, anchor, zone_of = self.found, self.goal, self.anchor, self.board.zone_of
        rooms, highest = self.rooms, max(anchor)
        steps: tuple[int, ...] = ()
        firsts: list[int] = []
        values: list[float] = []
        for n in WAYS_OF[shape]:
            way = TUNNEL_WAYS[n]
            if way.steps != steps:
                steps = way.steps
                firsts = [*cells_of(spots(steps, self.ground, self.edge, rubble, strong))]
                values = [
                    sum([found[first + step] for step in steps]) + max([goal[first + step] for step in steps])
                    for first in firsts
                ]
                cells = mask_of(steps)
                roomy = where_any(steps, rooms.firsts)
                enough = best - rooms.most - highest  # what is worth less cannot become the best
                for at, first in enumerate(firsts):
                    if roomy & BIT[first] and values[at] > enough:
                        values[at] += rooms.made_by(cells >> first)
            if way.mark == NONE:
                best = max(best, *values, NEVER)
            else:
                marked = [anchor[zone_of[first + way.mark]] for first in firsts]
                best = max(best, *map(add, values, marked), NEVER)
        return best
