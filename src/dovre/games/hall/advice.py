"""What a sensible player would give for each answer, in Honor, from a view alone.

Four readings of a view carry it: the `Purse` (what resources are worth now), the `Rock` (what each cell is worth to a
tile laid on it), the `Gallery` (what the Statues score and where a Cart would bring them), and the `Judge`, who adds
what a cascade produces. An answer is worth the difference it makes to them. The figures were tuned by play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cached_property
from operator import add

from dovre.games.hall.actions import PAY_AUTO, PAY_GHOST, SITES, SOURCES, STARTS, STOCK, cell_of_action, which
from dovre.games.hall.components import (
    AFTERSHOCK,
    BELOW,
    BIT,
    BOX,
    BRIBED,
    CART,
    CASCADE,
    CELLS,
    CLAN_CART,
    CLAN_OATH,
    COIN,
    EARTH_RITUAL,
    EFFECT,
    FIXED,
    GHOST_CARTS,
    GILDED_ARCH,
    HALL_CELLS,
    HALL_HIGH,
    HALL_LOW,
    HALL_PLACES,
    HALL_WAYS,
    HALLS,
    HAMMER,
    HEARTSTONE,
    KIND,
    LEVEL,
    MINERALS,
    MINGLED_VEINS,
    N_RESOURCES,
    N_TROLLS,
    NEUTRAL,
    OLD_DEBT,
    PACK,
    PACK_ECHO,
    REACHED_BY,
    RUNE,
    SECRET_PASSAGE,
    SEERS_BAG,
    SHAPE_SIZE,
    SILVER_TONGUE,
    STARTING,
    STATUE_CLANS,
    STEWARD_PAY,
    SYMBOLS,
    THIEVING_IMP,
    THUNDERCLAP,
    TRADING_PLACES,
    TUNNEL_CELLS,
    TUNNEL_PLACES,
    TUNNEL_SHAPE,
    TUNNEL_WAYS,
    WORKSHOPS,
    ZONES,
    around,
    cells_of,
    parts,
    where_all,
)
from dovre.games.hall.rules.dig import SPARED_RUBBLE, WAYS_OF, spots
from dovre.games.hall.rules.halls import WAYS_OF as HALL_WAYS_OF
from dovre.games.hall.rules.pay import TO_STOCK
from dovre.games.hall.rules.recruit import SPARED_MOST, TOP_LEVEL
from dovre.games.hall.rules.setup import DRAFTED, TEAM_STOCKS
from dovre.games.hall.rules.spells import ECHOES_MOST, GHOST_MOVES, RITUAL_GAINS, STOLEN_MOST
from dovre.games.hall.rules.workshops import PRICES
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView, held
from dovre.kernel.action import Action

# -- figures ----------------------------------------------------------------------------------------------------------

NEVER = -99.0  # of what is impossible or foolish

# what a resource is worth while there is time to use it: stone, iron, heartstone, cart, hammer, rune, coin, clan carts
WORTH = (0.9, 1.4, 1.9, 2.2, 1.5, 1.8, 1.4, 1.7, 1.7, 1.7)
REST = 1 / FIXED.set_size  # of anything left over (HALL-F4)
READY_BONUS = 2.0  # what a Tunnel brings beside its Honor, on the average
LARGEST = max(SHAPE_SIZE)
ROOM_FOR_COINS = 3  # free slots of the pack while a Coin keeps its worth
TURNS_A_RECRUIT = 2.2  # turns between two recruits of the same player

PRODUCED = 0.75  # what is produced now, against what could be produced by waiting
AGAIN = 0.9  # what each later activation of a recruit brings, against the first
DIG_NOW = 0.5  # a Tunnel today rather than tomorrow
RUNE_SPENT = 0.8  # of its worth: a Rune finds no better use than a Spell now
EFFORT = 0.3  # what a trade or a Workshop must gain at least

STATUE = 7.0  # a Statue unearthed, before it is carted anywhere
NEXT_STATUE = 0.85  # each further one is worth so much of the one before
YELLOW = 9.0  # the way to the innermost zone
DECAY = 0.8  # of a goal, by each cell on the way to it
SLOT = 0.5  # of the zone value: a Tunnel that could house a Statue
DOUBLING = 0.5  # the chance that a Statue of the clan comes to a Pedestal
PEDESTAL_KEPT = 1.5  # what a Pedestal in Stock may still bring elsewhere

ON_THE_WAY = 0.1  # of the zone value, for a Statue that does not score yet
CART_KEPT = 0.6  # of its worth: what a Cart keeps for later
CLAN_CART_KEPT = 0.35  # the same for a Clan Cart, whose symbol produces again once it is bare
LAST_CART = 0.1  # the price of a Cart in the last turn: no move for nothing
HALL_HOPE = 0.6  # the chance that a Great Hall without a Statue will have one
HALL_EFFORT = 0.5  # what a Great Hall must gain at least
HALL_FITS = 0.35  # of its higher score: a tile that makes room for a Great Hall
LOST_PLACE = 0.3  # of the zone value: a Tunnel that a Great Hall swallows
LOOKED_AT = 25  # places of a tile that are looked at for Great Halls

# how useful a Workshop is
WORKSHOP_WORTH = {
    "wainwright": 2.0,
    "charm_weaver": 1.2,
    "mint": 2.2,
    "ironworks": 2.4,
    "hammer_exchange": 1.0,
    "steward": 2.4,
    "rune_forge": 1.6,
    "crusher": 1.6,
    "stone_mill": 2.4,
    "hammer_forge": 1.0,
    "depot": 2.4,
}

PLACE_OF_HALL = {(HALL_WAYS.index(place.way), place.first): n for n, place in enumerate(HALL_PLACES)}


# -- the purse --------------------------------------------------------------------------------------------------------


def turns_left(view: HallView) -> float:
    """Turns the viewer still has, this one included: counted once the end is triggered, else guessed from the packs."""
    if view.left != NONE:
        return 1 + view.left // view.seats
    missing = sorted(player.pack.count(None) for player in view.players)
    need = missing[min(len(view.coronations), len(missing)) - 1]  # the last token triggers the end (HALL-E2)
    return 1 + FIXED.extra_rounds + TURNS_A_RECRUIT * need


class Purse:
    """What the viewer can spend, and what a token of each kind is worth with so many turns and free slots to come."""

    def __init__(self, have: Sequence[int], turns: float, ahead: float, room: int) -> None:
        self.have = list(have)
        self.turns = turns  # this one included
        self.ahead = ahead  # times one will still recruit or dig
        fresh = min(1.0, ahead / 4)
        self.worth = [REST + (worth - REST) * fresh for worth in WORTH]
        self.worth[COIN] = REST + (WORTH[COIN] - REST) * min(1.0, room / ROOM_FOR_COINS)
        if ahead < 1:
            self.worth[:N_RESOURCES] = [REST] * N_RESOURCES
            self.worth[CART] = REST + (WORTH[CART] - REST) * fresh

    @classmethod
    def of_view(cls, view: HallView) -> Purse:
        assert view.seat is not None
        me = view.players[view.seat]
        have = [amount + stock for amount, stock in zip(held(me), (*me.stock, 0, 0, 0), strict=True)]
        turns = turns_left(view)
        return cls(have, turns, turns - (view.step > 0), me.pack.count(None))

    def with_cart(self) -> Purse:
        """The same purse with a Cart more."""
        more = copy(self)
        more.have = [*self.have]
        more.have[CART] += 1
        return more

    def total(self, have: Sequence[int]) -> float:
        """All tokens by their worth, and more where the next Tunnels could be paid at once."""
        total = sum([worth * amount for worth, amount in zip(self.worth, have, strict=True)])
        if self.ahead < 1:
            return total
        total -= self.too_many(have)
        best, second, third = sorted([self.ready(mineral, have[mineral]) for mineral in MINERALS], reverse=True)
        if self.ahead < 2:
            return total + best
        return total + best + 0.5 * second + 0.25 * third

    def too_many(self, have: Sequence[int]) -> float:
        """Minerals that no turn is left to dig with count as left-overs, the poorest first."""
        over = sum(have[: len(MINERALS)]) - LARGEST * self.ahead
        lost = 0.0
        for mineral in MINERALS:
            if over <= 0:
                break
            amount = min(over, have[mineral])
            lost += amount * (self.worth[mineral] - REST)
            over -= amount
        return lost

    def ready(self, mineral: int, amount: int) -> float:
        """What the best Tunnel one could pay brings beyond the worth of its minerals."""
        best = 0.0
        for size in range(3, min(amount, LARGEST) + 1):
            best = max(best, READY_BONUS + FIXED.tunnel_score[size][mineral] - self.worth[mineral] * size)
        return best

    def change(self, *changes: tuple[int, int]) -> float:
        """What it is worth to get (or lose) so many tokens of some kinds."""
        after = list(self.have)
        for kind, amount in changes:
            after[kind] += amount
        return self.total(after) - self.total(self.have)

    def of(self, kinds: Iterable[int]) -> float:
        return sum(self.worth[kind] for kind in kinds)

    def cheapest(self, count: int, spared: int = NONE) -> float:
        """What it costs to give so many tokens of any types, Clan Carts apart."""
        after = list(self.have)
        for _ in range(count):
            kinds = [kind for kind in range(N_RESOURCES) if after[kind] and kind != spared]
            if not kinds:
                return -NEVER
            after[min(kinds, key=lambda kind: self.loss(after, kind))] -= 1
        return self.total(self.have) - self.total(after)

    def loss(self, have: Sequence[int], kind: int) -> float:
        """What the next token of a kind is worth to someone who has these."""
        if kind in MINERALS:
            return self.worth[kind] + self.ready(kind, have[kind]) - self.ready(kind, have[kind] - 1)
        return self.worth[kind]


# -- the rock ---------------------------------------------------------------------------------------------------------


class Rock:
    """The mountain as the viewer's next tile meets it.

    A tile is worth the sum of `found` over its cells (what lies there), the best `goal` of them (how much nearer it
    comes to Statues and to the heart, what a Statue would be worth there), and the `anchor` under its own.
    """

    def __init__(self, view: HallView, purse: Purse) -> None:
        assert view.seat is not None
        self.view = view
        self.purse = purse
        self.board = view.board
        self.net = view.players[view.seat].network
        team = _team(view)
        self.ground = view.free
        for seat, player in enumerate(view.players):
            if seat not in team:
                self.ground &= ~around(player.network)
        self.edge = around(self.net) & self.ground
        self.statues = view.statues[0] | view.statues[1] | view.statues[2]
        self.own_statues = (self.statues & self.net).bit_count()
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

    def tile(self, place: int) -> float:
        """What a tile is worth on its place."""
        spot = TUNNEL_PLACES[place]
        return self._cells(spot.way.steps, spot.first) + (
            self.anchor[self.board.zone_of[spot.mark]] if spot.mark != NONE else 0.0
        )

    def _cells(self, steps: tuple[int, ...], first: int) -> float:
        cells = [first + step for step in steps]
        return sum(map(self.found.__getitem__, cells)) + max(map(self.goal.__getitem__, cells))

    def best(self, shape: int, hammers: int, spared: int = 0) -> float:
        """The best place of a shape; NEVER where it does not fit."""
        best = NEVER
        rubble = self.view.rubble & self.ground
        found, goal, anchor, zone_of = self.found, self.goal, self.anchor, self.board.zone_of
        steps: tuple[int, ...] = ()
        firsts: list[int] = []
        values: list[float] = []
        for n in WAYS_OF[shape]:
            way = TUNNEL_WAYS[n]
            if way.steps != steps:
                steps = way.steps
                firsts = [*cells_of(spots(steps, self.ground, self.edge, rubble, hammers + spared))]
                values = [
                    sum([found[first + step] for step in steps]) + max([goal[first + step] for step in steps])
                    for first in firsts
                ]
            if way.mark == NONE:
                best = max(best, *values, NEVER)
            else:
                marked = [anchor[zone_of[first + way.mark]] for first in firsts]
                best = max(best, *map(add, values, marked), NEVER)
        return best


def _team(view: HallView) -> list[int]:
    """The seats that play with the viewer, who is one of them. [HALL-V3]"""
    assert view.seat is not None
    if not view.teams:
        return [view.seat]
    return [seat for seat in range(view.seats) if TEAM_STOCKS[seat] == TEAM_STOCKS[view.seat]]


def under(halls: Iterable[int]) -> int:
    """The cells these Great Halls cover."""
    covered = 0
    for place in halls:
        covered |= HALL_CELLS[place]
    return covered


def building_ground(view: HallView, net: int) -> int:
    """The Tunnel cells of a network, where a Great Hall may stand. [HALL-G3]"""
    ground = net & ~under(view.halls)
    for player in view.players:
        if player.portal != NONE:
            ground &= ~BIT[player.portal]
    return ground


def tunnels_of(view: HallView, net: int, halls: Sequence[int] | None = None) -> list[int]:
    """The Tunnels of a network outside Great Halls: tiles, what is left of them, Portals. [HALL-M2, HALL-G8]"""
    covered = under(view.halls if halls is None else halls)
    found = []
    for place in view.tunnels:
        tile = TUNNEL_CELLS[place]
        if tile & net:
            if tile & covered:
                found += parts(tile & ~covered)
            else:
                found.append(tile)
    found += [BIT[player.portal] for player in view.players if player.portal != NONE and BIT[player.portal] & net]
    return found


# -- Statues ----------------------------------------------------------------------------------------------------------

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


# -- the judge --------------------------------------------------------------------------------------------------------


class Judge:
    """A view, read once, and the worth of every kind of answer."""

    def __init__(self, view: HallView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.me = view.players[view.seat]
        self.frame = view.frames[-1]
        self.purse = Purse.of_view(view)

    @cached_property
    def rock(self) -> Rock:
        return Rock(self.view, self.purse)

    @cached_property
    def gallery(self) -> Gallery:
        return Gallery(self.view, self.purse)

    # -- setup -------------------------------------------------------------------------------------------------------

    def offer(self, action: Action) -> float:
        return WORKSHOP_WORTH[WORKSHOPS[which(action)]]

    def portal(self, action: Action) -> float:
        """Statues and riches nearby, and the way to the heart."""
        cell = STARTS[which(action)]
        statues = self.view.statues[0] | self.view.statues[1] | self.view.statues[2]
        ground = self.view.free
        for player in self.view.players:
            ground &= ~around(player.network)
        total = 0.0
        layer = reached = BIT[cell]
        value = 1.0
        while layer:
            total += value * STATUE * (layer & statues).bit_count()
            total += value * (layer & self.view.buried).bit_count()
            total += value * 0.1 * (layer & ground).bit_count()
            layer = around(layer) & ground & ~reached
            reached |= layer
            value *= DECAY
        return total

    def draft(self, action: Action) -> float:
        """The best producers stand in the middle, where more cascades pass."""
        start, slot = divmod(which(action), DRAFTED)
        worth = self.purse.worth[SYMBOLS[N_TROLLS + start][0]]
        activations = REACHED_BY[slot].bit_count() - 1
        return AGAIN * (worth - 1.0) * activations + self.purse.of(STARTING[start])

    # -- recruiting --------------------------------------------------------------------------------------------------

    def open_slots(self) -> list[int]:
        """Where the next recruit can stand. [HALL-R16]"""
        pack = self.me.pack
        return [
            slot
            for slot in range(4, PACK)
            if pack[slot] is None and all(pack[below] is not None for below in BELOW[slot])
        ]

    @cached_property
    def after_recruit(self) -> Purse:
        """What tokens are worth once a Troll more stands in the pack: the last Coronation token ends the game soon."""
        room = self.me.pack.count(None) - 1
        ahead = self.purse.ahead - 1
        if room == 0 and len(self.view.coronations) == 1:
            ahead = min(ahead, float(FIXED.extra_rounds))
        return Purse(self.purse.have, ahead, ahead, room)

    def joined(self, card: int, slot: int) -> float:
        """What a recruit produces at once in its cascade, and what it will produce later."""
        gained = list(self.purse.have)
        for other in CASCADE[slot]:
            troll = self.me.pack[other]
            load = troll.load if troll is not None else 0
            symbols = SYMBOLS[troll.card if troll is not None else card]
            for n, kind in enumerate(symbols):
                if not load >> n & 1:
                    gained[kind] += 1
        now = self.after_recruit.total(gained) - self.purse.total(self.purse.have)
        free = sum(1 << n for n in range(PACK) if self.me.pack[n] is None and n != slot)
        later = min((REACHED_BY[slot] & free).bit_count(), max(0.0, (self.purse.ahead - 3) / TURNS_A_RECRUIT))
        return PRODUCED * now + AGAIN * later * self.purse.of(SYMBOLS[card])

    def recruit(self, action: Action) -> float:
        slot = which(action)
        card = self.view.horde[slot]
        return self.recruited(slot, card) - self.bribe_cost(slot, self.view.charm)

    def recruited(self, slot: int, card: int) -> float:
        """The Troll in its best place, its bribes and Pedestal, the token of a tenth. [HALL-R8, HALL-R10, HALL-E1]"""
        value = max(self.joined(card, place) for place in self.open_slots())
        value += self.purse.of(self.view.bribes[slot])
        clan = self.view.horde_pedestals[slot]
        if clan != NONE:
            value += self.rock.pedestal_in_stock(clan)
        elif LEVEL[card] == TOP_LEVEL:
            value += max([0.0, *(self.rock.pedestal_in_stock(n) for n in range(STATUE_CLANS) if self.view.bag[n])])
        if self.me.pack.count(None) == 1 and self.view.coronations:
            value += self.view.coronations[-1]
        return value

    def bribe_cost(self, slot: int, charm: int) -> float:
        """Coins for all below, or what a Spell makes of them; far too much if one lacks them. [HALL-R5, HALL-R6]"""
        bribes = sum(1 for below in BRIBED[slot] if self.view.horde[below] != NONE)
        if charm == OLD_DEBT:
            bribes = max(0, bribes - SPARED_MOST)
        if charm == SILVER_TONGUE:
            return self.purse.cheapest(bribes)
        return bribes * self.purse.worth[COIN] if bribes <= self.purse.have[COIN] else -NEVER

    def spare(self, action: Action) -> float:
        """Whom others would take soon gets no Coin."""
        return 1.0 + 0.1 * len(self.view.bribes[which(action)])

    def take(self, action: Action) -> float:
        return self.rock.pedestal_in_stock(which(action))

    def join(self, action: Action) -> float:
        return self.joined(self.frame[2], which(action) + 4)

    # -- digging -----------------------------------------------------------------------------------------------------

    def dig(self, action: Action) -> float:
        return self.dug(which(action), self.view.charm)

    def dug(self, shape: int, charm: int) -> float:
        spared = SPARED_RUBBLE if charm == THUNDERCLAP else 0
        size = SHAPE_SIZE[shape]
        paid = max((self.paid(size, mineral, charm) for mineral in MINERALS), default=NEVER)
        if charm == MINGLED_VEINS:
            paid = max(paid, self.mixed(size))
        if paid <= NEVER:
            return NEVER
        return DIG_NOW + paid + self.rock.best(shape, self.purse.have[HAMMER], spared)

    def paid(self, size: int, mineral: int, charm: int) -> float:
        """Honor of a Tunnel less what its minerals are worth."""
        if self.purse.have[mineral] < size:
            return NEVER
        column = min(mineral + (charm == GILDED_ARCH), HEARTSTONE)
        return FIXED.tunnel_score[size][column] + self.purse.change((mineral, -size))

    def mixed(self, size: int) -> float:
        """Mingled Veins: the most plentiful minerals first, scored as the least of them."""
        if sum(self.purse.have[:3]) < size:
            return NEVER
        left, spent, column = size, [], HEARTSTONE
        for mineral in sorted(MINERALS, key=lambda m: -self.purse.have[m]):
            used = min(left, self.purse.have[mineral])
            if used:
                spent.append((mineral, -used))
                column = min(column, mineral)
                left -= used
        return FIXED.tunnel_score[size][column] + self.purse.change(*spent)

    def ore(self, action: Action) -> float:
        size = SHAPE_SIZE[TUNNEL_SHAPE[self.frame[2]]]
        mineral = which(action)
        return self.paid(size, mineral, self.view.charm) if mineral in MINERALS else self.mixed(size)

    def pedestal(self, action: Action) -> float:
        return self.rock.pedestal(which(action), self.view.board.zone_of[self.frame[2]])

    def establish(self, action: Action) -> float:
        order, kind = divmod(which(action), len(WORKSHOPS))
        site = self.view.board.sites.index(SITES[order])
        doors = (self.view.board.site_sides[site] & self.me.network).bit_count()
        return WORKSHOP_WORTH[WORKSHOPS[kind]] * (1 + 0.1 * doors) * self.rock.time

    # -- Spells ------------------------------------------------------------------------------------------------------

    def cast(self, action: Action) -> float:
        return self.spell(EFFECT[which(action)]) - self.purse.worth[RUNE] * RUNE_SPENT

    def spell(self, effect: int) -> float:
        """What a Spell brings this turn, beyond what one could do without it."""
        judged = self.spells.get(effect)
        return judged() if judged is not None else NEVER

    @cached_property
    def spells(self) -> dict[int, Callable[[], float]]:
        return {
            EARTH_RITUAL: lambda: max(self.purse.change(gain) for gain in RITUAL_GAINS),
            MINGLED_VEINS: lambda: self.better_dig(MINGLED_VEINS),
            GILDED_ARCH: lambda: self.better_dig(GILDED_ARCH),
            THUNDERCLAP: lambda: self.better_dig(THUNDERCLAP),
            AFTERSHOCK: lambda: max(0.0, self.rock.best(0, self.purse.have[HAMMER])) if self.view.piles[0] else 0.0,
            GHOST_CARTS: self.ghost_carts,
            TRADING_PLACES: lambda: max(0.0, self.best_exchange()),
            CLAN_OATH: self.clan_oath,
            SILVER_TONGUE: lambda: self.better_recruit(SILVER_TONGUE),
            OLD_DEBT: lambda: self.better_recruit(OLD_DEBT),
            THIEVING_IMP: self.thieving_imp,
            PACK_ECHO: self.echoes,
            SECRET_PASSAGE: self.secret_passage,
            SEERS_BAG: self.draw_pedestal,
        }

    def best_dig(self, charm: int) -> float:
        have = self.purse.have
        most = sum(have[:3]) if charm == MINGLED_VEINS else max(have[:3])
        return max(
            (self.dug(n, charm) for n, size in enumerate(SHAPE_SIZE) if self.view.piles[n] and 3 <= size <= most),
            default=NEVER,
        )

    def better_dig(self, charm: int) -> float:
        return max(0.0, self.best_dig(charm) - self.step_2)

    def ghost_carts(self) -> float:
        best = 0.0
        gallery = self.gallery
        for n, (_, cell) in enumerate(gallery.statues):
            for tunnel, steps in enumerate(gallery.paths(gallery.tunnel_at(cell))):
                if 1 <= steps <= GHOST_MOVES:
                    for goal in gallery.goals(gallery.statues[n][0], tunnel):
                        best = max(best, gallery.gain(n, goal))
        return best

    def best_exchange(self) -> float:
        statues = self.gallery.statues
        return max(
            (self.exchanged(one, two) for one in range(len(statues)) for two in range(one)),
            default=0.0,
        )

    def exchanged(self, one: int, two: int) -> float:
        after = list(self.gallery.statues)
        (clan, cell), (other_clan, other) = after[one], after[two]
        after[one], after[two] = (clan, other), (other_clan, cell)
        return self.gallery.score(after) - self.gallery.base

    def clan_oath(self) -> float:
        """Clan Carts for all: what they could do beyond what they can."""
        oath = Gallery(self.view, self.purse)
        oath.charm = CLAN_OATH
        return oath.best_move() - self.gallery.best_move()

    def better_recruit(self, charm: int) -> float:
        """What a recruit with cheaper bribes brings beyond the best one could do now."""
        if not self.me.pack.count(None):
            return 0.0
        values = [
            self.recruited(slot, card) - self.bribe_cost(slot, charm)
            for slot, card in enumerate(self.view.horde)
            if card != NONE and BRIBED[slot]
        ]
        return max(values, default=NEVER) - self.step_2

    def secret_passage(self) -> float:
        """The best Workshop out of reach."""
        if not self.view.works:
            return 0.0
        return max([0.0, *(self.best_use(kind) for kind in self.view.sites if kind != NONE)])

    def thieving_imp(self) -> float:
        bribes = sorted((self.purse.worth[kind] for pile in self.view.bribes for kind in pile), reverse=True)
        return sum(bribes[:STOLEN_MOST])

    def echo_worth(self, slot: int) -> float:
        troll = self.me.pack[slot]
        if troll is None:
            return 0.0
        return sum(
            self.purse.loss(self.purse.have, k) for n, k in enumerate(SYMBOLS[troll.card]) if not troll.load >> n & 1
        )

    def echoes(self) -> float:
        return sum(sorted((self.echo_worth(slot) for slot in range(4)), reverse=True)[:ECHOES_MOST])

    def draw_pedestal(self) -> float:
        if self.purse.have[RUNE] < 2 or not any(self.view.bag):
            return 0.0
        total = sum(self.view.bag)
        drawn = sum(self.rock.pedestal_in_stock(clan) * count for clan, count in enumerate(self.view.bag)) / total
        return drawn - self.purse.worth[RUNE]

    def ritual(self, action: Action) -> float:
        return self.purse.change(RITUAL_GAINS[which(action)])

    def steal(self, action: Action) -> float:
        return self.purse.worth[which(action) % N_RESOURCES]

    def exile(self, action: Action) -> float:
        return 0.0

    def echo(self, action: Action) -> float:
        return self.echo_worth(which(action))

    def fill(self, action: Action) -> float:
        return 0.0

    def swap(self, action: Action) -> float:
        put, taken = divmod(which(action), STATUE_CLANS)
        return self.rock.pedestal_in_stock(taken) - self.rock.pedestal_in_stock(put)

    def draw(self, action: Action) -> float:
        return self.draw_pedestal()

    # -- Workshops and trades ----------------------------------------------------------------------------------------

    def work(self, action: Action) -> float:
        site = self.view.board.sites.index(SITES[which(action)])
        return self.best_use(self.view.sites[site])

    def best_use(self, kind: int) -> float:
        return max(self.used(kind, n) for n in range(len(PRICES[kind])))

    def used(self, kind: int, use: int) -> float:
        """What a use gains, less what it takes."""
        row = BOX.workshops[kind].uses[use]
        if row.pay == STEWARD_PAY:
            return self.stewarded()
        gained = KIND[row.gain]
        if row.pay in KIND:
            paid = KIND[row.pay]
            if self.purse.have[paid] < row.paid:
                return NEVER
            return self.purse.change((paid, -row.paid), (gained, row.gained)) - EFFORT
        if sum(self.purse.have[:N_RESOURCES]) - self.purse.have[gained] < row.paid:
            return NEVER
        return self.purse.change((gained, row.gained)) - self.purse.cheapest(row.paid, gained) - EFFORT

    def use(self, action: Action) -> float:
        return self.used(self.view.sites[self.frame[2]], which(action))

    def stewarded(self) -> float:
        """The best symbol to lay bare before the next cascade."""
        if not self.me.pack.count(None):
            return 0.0
        values = [
            self.purse.worth[kind] * 0.5
            for troll in self.me.pack
            if troll is not None
            for n, kind in enumerate(SYMBOLS[troll.card])
            if troll.load >> n & 1
        ]
        return max(values, default=0.0)

    def trade(self, action: Action) -> float:
        """Four for one pays only where the one completes something."""
        kind = which(action)
        if sum(self.purse.have[:N_RESOURCES]) - self.purse.have[kind] < FIXED.trade_give:
            return NEVER
        gain = self.purse.change((kind, 1))
        if kind == CART and self.purse.turns <= 1:
            gain = max(gain, self.one_cart_more())
        return gain - self.purse.cheapest(FIXED.trade_give, kind) - EFFORT

    def one_cart_more(self) -> float:
        """The last turn: what a Cart more would bring."""
        gallery = self.gallery
        best = gallery.best_move()
        more = Gallery(self.view, self.purse.with_cart())
        return more.best_move() - best

    # -- paying ------------------------------------------------------------------------------------------------------

    def pay(self, action: Action) -> float:
        """The token one misses least; from a Troll that will produce it again rather than from the Stock."""
        if action is PAY_AUTO:
            return 1.0
        if action is PAY_GHOST:
            return 0.5
        kind, source = divmod(which(action) - 2, len(SOURCES))
        value = -self.purse.loss(self.purse.have, kind)
        wanted = {frame[2] for frame in self.view.frames if frame[0] == "gain"}
        if kind in wanted:
            value -= 5.0
        if self.frame[4] == TO_STOCK:
            value = 0.5 * self.purse.worth[NEUTRAL[kind]]  # the Steward moves, nothing is spent
        if source != STOCK:
            free = sum(1 << n for n in range(PACK) if self.me.pack[n] is None)
            value += 0.2 * (REACHED_BY[source] & free).bit_count()
        return value

    # -- Great Halls and Statues -------------------------------------------------------------------------------------

    def hall(self, action: Action) -> float:
        return self.hall_values[which(action)] + self.best_move

    @cached_property
    def hall_values(self) -> dict[int, float]:
        """By Hall, the best place for it."""
        halls = [which(action) for action in self.view.legal if action.verb == "hall"]
        return {hall: max(self.built(place) for place in self.hall_places(hall)) for hall in halls}

    def hall_places(self, hall: int) -> list[int]:
        ground = building_ground(self.view, self.me.network)
        return [
            PLACE_OF_HALL[n, first]
            for n in HALL_WAYS_OF[hall]
            for first in cells_of(where_all(HALL_WAYS[n].steps, ground))
        ]

    def built(self, place: int) -> float:
        return self.gallery.with_hall(place) - HALL_EFFORT

    def build(self, action: Action) -> float:
        return self.built(which(action))

    @cached_property
    def best_move(self) -> float:
        return self.gallery.best_move()

    def statue(self, action: Action) -> float:
        cell = cell_of_action(action)
        number = self.gallery.number_at(cell)
        if self.frame[0] == "exchange":
            first = self.frame[2]
            others = [n for n in range(len(self.gallery.statues)) if n != number]
            if first != NONE:
                others = [self.gallery.number_at(first)]
            return max((self.exchanged(number, other) for other in others), default=0.0)
        forgone = max([0.0, *self.hall_values.values()])
        return self.gallery.best_journey(number) - forgone

    # -- all together ------------------------------------------------------------------------------------------------

    @cached_property
    def step_2(self) -> float:
        """The best recruit or dig without any Spell or Workshop."""
        values = [
            self.recruit(action) if action.verb == "recruit" else self.dig(action)
            for action in self.view.legal
            if action.verb in ("recruit", "dig")
        ]
        return max(values, default=0.0)

    def values(self) -> list[float]:
        legal = self.view.legal
        kind = self.frame[0]
        if kind == "to":
            return self.gallery.destinations(self.frame[2], [cell_of_action(action) for action in legal])
        if kind == "lay":
            return self.lays(legal)
        return [self.value(action) for action in legal]

    def lays(self, legal: Sequence[Action]) -> list[float]:
        """Places by their cells; the best of them looked at again for the Great Halls they make possible."""
        values = [self.rock.tile(which(action)) for action in legal]
        order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
        for n in order[:LOOKED_AT]:
            values[n] += self.hall_hope(TUNNEL_CELLS[which(legal[n])])
        return values

    def lay(self, action: Action) -> float:
        """The free tile of Aftershock. [HALL-P6]"""
        return self.rock.tile(which(action))

    def hall_hope(self, cells: int) -> float:
        """The best Great Hall that fits only with these cells, if there is a Statue for it."""
        net = self.me.network | cells
        if not self.rock.statues & net:
            return 0.0
        ground = building_ground(self.view, net)
        built = {HALL_PLACES[place].way.tile for place in self.view.halls}
        fits = [
            HALL_HIGH[hall]
            for hall in range(len(HALLS))
            if hall not in built
            and any(
                where_all(HALL_WAYS[n].steps, ground) and not where_all(HALL_WAYS[n].steps, ground & ~cells)
                for n in HALL_WAYS_OF[hall]
            )
        ]
        return HALL_FITS * max(fits, default=0)

    def value(self, action: Action) -> float:
        verb = action.verb
        if verb in ("done", "stop", "end", "skip"):
            return 0.0
        value: float = getattr(self, verb)(action)
        if self.frame[0] == "act" and verb in ("cast", "work", "trade"):
            return value + self.step_2  # the turn goes on after it
        return value


def advice(view: HallView) -> list[tuple[Action, float]]:
    """The viewer's legal answers, each with its worth in Honor."""
    if not view.legal:
        return []
    return list(zip(view.legal, Judge(view).values(), strict=True))
