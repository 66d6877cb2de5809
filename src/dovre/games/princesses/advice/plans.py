"""What the action points of a place can buy, and both main moves of a turn together."""

from __future__ import annotations

from dovre.games.princesses.advice.purse import (
    BELL,
    BUILT,
    CASTLE,
    CHANGELING,
    COWS,
    DIAMOND,
    FULL,
    GOLD,
    HIRED,
    OUTPOST,
    POWER,
    PRINCESS,
    SLOT,
    TAKEN,
    Ledger,
    Purse,
)
from dovre.games.princesses.advice.worth import Prices
from dovre.games.princesses.components import (
    BED,
    BELL_SLOT,
    CASTLES,
    CHANGELING_SLOT,
    COMMON,
    FIRST_VILLAGE,
    N_RESOURCES,
    NONE,
    OUTPOST_SLOT,
    PRICES,
)
from dovre.games.princesses.notation import N_STOCK
from dovre.games.princesses.rules.acting import (
    ACTIVATE,
    BUILD_OUTPOST,
    BUILD_TILES,
    BUY_CARD,
    CAPTURE,
    HIRE_HUMAN,
    MINE_DIAMOND,
    MINE_GOLD,
    MINE_OBSIDIAN,
    RECEIVE_POWER,
    REFILL_SITES,
    STEAL_COW,
    SWAP,
    TAKE_BELL,
    TILES_BUILT,
    USE_CASTLE,
    royal_effects,
)
from dovre.games.princesses.rules.building import outpost_villages
from dovre.games.princesses.state import BELL as BELLS
from dovre.games.princesses.state import CHANGELING as CHANGELINGS
from dovre.games.princesses.state import HUMAN as HUMANS
from dovre.games.princesses.state import PRINCESS as PRINCESSES

AP = tuple(price.ap for price in PRICES)
HELPED = tuple(price.helpers for price in PRICES)
COST = tuple(tuple((good, amount) for good, amount in enumerate(price.cost) if amount) for price in PRICES)
# by action: what is fetched from a village, where the purse counts it, the slot it needs
FETCHED = (
    (TAKE_BELL, BELLS, BELL, BELL_SLOT),
    (CAPTURE, PRINCESSES, PRINCESS, BED),
    (HIRE_HUMAN, HUMANS, HIRED, NONE),
)
MINES = ((MINE_OBSIDIAN, 0), (MINE_GOLD, 1), (MINE_DIAMOND, 2))
MOST = 400  # purses looked at in one place

Node = tuple[Purse, int, int, int]  # purse, own and helper points, whether a royal tile was used
Step = tuple[int, Node]  # action, what it leads to


Left = tuple[list[int], int, int, int]  # the same while a purse is being changed


def paid(node: Node, action: int) -> Left | None:
    """What is left when points and goods for an action are paid, None where they do not suffice. [PRIN-M19]"""
    purse, own, helpers, royal = node
    points = AP[action]
    if HELPED[action]:
        helped = min(helpers, points)
        points -= helped
        helpers -= helped
    if points > own:
        return None
    after = list(purse)
    for good, amount in COST[action]:
        if purse[good] < amount:
            return None
        after[good] -= amount
    return after, own - points, helpers, royal


def done(left: Left, purse: Purse | None = None) -> Node:
    return tuple(left[0]) if purse is None else purse, left[1], left[2], left[3]


class Plans:
    """Everything that can be bought, place by place."""

    def __init__(self, ledger: Ledger, stock: list[int] | None = None) -> None:
        self.ledger = ledger
        s, seat = ledger.s, ledger.seat
        self.s, self.seat = s, seat
        self.stock = s.stock if stock is None else stock
        base = seat * N_RESOURCES
        self.takes = s.takes[base : base + N_RESOURCES]
        self.receive = s.receive[seat]
        self.royals = [effect for _, effect in royal_effects(s, seat)]
        self.villages = len(outpost_villages(s))
        self.known: dict[tuple[int, Node], list[Purse]] = {}
        self.used: dict[Purse, list[Purse]] = {}
        self.bests: dict[tuple[int, Node, int], tuple[float, Purse]] = {}

    def steps(self, place: int, node: Node) -> list[Step]:
        """The actions of a place that change something, without the refresh."""
        if place >= FIRST_VILLAGE:
            return self.in_village(place - FIRST_VILLAGE, node)
        found = (self.in_mining, self.in_building, self.in_troll_power)[place](node)
        purse, own, _, royal = node
        if own and not royal:
            found += [(ACTIVATE, (after, own - AP[ACTIVATE], 0, 1)) for after in self.activated(purse)]
        return found

    def activated(self, purse: Purse) -> list[Purse]:
        """What the royal actions make of a purse."""
        found = self.used.get(purse)
        if found is None:
            afters = {self.ledger.apply(purse, effect) for effect in self.royals}
            found = self.used[purse] = sorted(afters - {purse})
        return found

    def in_mining(self, node: Node) -> list[Step]:
        found: list[Step] = []
        for action, resource in MINES:
            full = node[0][FULL + resource]
            left = paid(node, action) if full else None
            if left is not None:
                count = min(full, self.takes[resource])
                left[0][resource] += count
                left[0][FULL + resource] -= count
                found.append((action, done(left)))
        return found

    def in_building(self, node: Node) -> list[Step]:
        purse, ledger = node[0], self.ledger
        found: list[Step] = []
        if purse[SLOT + OUTPOST_SLOT] and self.villages and purse[OUTPOST] < ledger.outposts_left:
            left = paid(node, BUILD_OUTPOST)
            if left is not None:
                left[0][SLOT + OUTPOST_SLOT] -= 1
                left[0][OUTPOST] += 1
                found.append((BUILD_OUTPOST, done(left)))
        if purse[BUILT] < len(ledger.tile_slots):
            left = paid(node, BUILD_TILES)
            if left is not None:
                found.append((BUILD_TILES, done(left, ledger.built(tuple(left[0]), TILES_BUILT))))
        return found

    def in_troll_power(self, node: Node) -> list[Step]:
        purse, ledger = node[0], self.ledger
        found: list[Step] = []
        if purse[TAKEN] < len(ledger.card_slots):
            left = paid(node, BUY_CARD)
            if left is not None:
                found.append((BUY_CARD, done(left, ledger.taken(tuple(left[0])))))
        if purse[POWER] < ledger.capacity:
            left = paid(node, RECEIVE_POWER)
            if left is not None:
                left[0][POWER] = min(ledger.capacity, left[0][POWER] + self.receive)
                found.append((RECEIVE_POWER, done(left)))
        for resource in range(N_RESOURCES):
            if purse[FULL + resource] < ledger.sites[resource]:
                left = paid(node, REFILL_SITES)
                if left is not None:
                    left[0][FULL + resource] = ledger.sites[resource]
                    found.append((REFILL_SITES, done(left)))
        return found

    def in_village(self, village: int, node: Node) -> list[Step]:
        purse, ledger = node[0], self.ledger
        found: list[Step] = []
        at = village * N_STOCK
        for action, item, piece, kind in FETCHED:
            if purse[piece] < self.stock[at + item] and (kind == NONE or purse[SLOT + kind]):
                left = paid(node, action)
                if left is not None:
                    left[0][piece] += 1
                    if kind != NONE:
                        left[0][SLOT + kind] -= 1
                    found.append((action, done(left)))
        if purse[SLOT + CHANGELING_SLOT]:
            if purse[CHANGELING] < min(self.stock[at + CHANGELINGS], ledger.changelings_left):
                found += self._swapped(node)
        if purse[COWS] < ledger.stables:
            left = paid(node, STEAL_COW)
            if left is not None:
                left[0][COWS] += 1
                found.append((STEAL_COW, done(left)))
        left = paid(node, USE_CASTLE)
        if left is not None:
            home = list(ledger.apply(tuple(left[0]), CASTLES[self.s.castles[village]].effect))
            home[CASTLE] = 1
            found.append((USE_CASTLE, done(left, tuple(home))))
        return found

    def _swapped(self, node: Node) -> list[Step]:
        """For gold, or for diamonds. [PRIN-V11]"""
        found: list[Step] = []
        for good, amount in ((GOLD, COMMON.swap[0]), (DIAMOND, COMMON.swap[1])):
            left = paid(node, SWAP) if node[0][good] >= amount else None
            if left is not None:
                left[0][good] -= amount
                left[0][CHANGELING] += 1
                left[0][SLOT + CHANGELING_SLOT] -= 1
                found.append((SWAP, done(left)))
        return found

    # -- looking through a place ----------------------------------------------------------------------------------

    def outcomes(self, place: int, node: Node) -> list[Purse]:
        """All purses that the points of a place lead to."""
        key = (place, node)
        found = self.known.get(key)
        if found is not None:
            return found
        purses = set()
        seen = {node}
        todo = [node]
        while todo and len(seen) < MOST:
            here = todo.pop()
            purse, own, helpers, _ = here
            purses.add(purse)
            if own + helpers:
                for _, after in self.steps(place, here):
                    if after not in seen:
                        seen.add(after)
                        todo.append(after)
        found = self.known[key] = sorted(purses)
        return found

    def best(self, place: int, node: Node, prices: Prices) -> tuple[float, Purse]:
        """The purse worth most, and its worth."""
        key = (place, node, prices.moves)
        known = self.bests.get(key)
        if known is not None:
            return known
        value = self.ledger.value
        best, chosen = -99.0, node[0]
        for purse in self.outcomes(place, node):
            found = value(purse, prices)
            if found > best:
                best, chosen = found, purse
        self.bests[key] = best, chosen
        return best, chosen

    def top(self, place: int, node: Node, prices: Prices, count: int) -> list[Purse]:
        """The purses worth most, each of them once."""
        value = self.ledger.value
        found = sorted(((value(purse, prices), purse) for purse in self.outcomes(place, node)), reverse=True)
        return [purse for _, purse in found[:count]]
