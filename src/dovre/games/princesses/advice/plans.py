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
    OBSIDIAN,
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
    USE_CASTLE,
    royal_effects,
)
from dovre.games.princesses.rules.building import outpost_villages
from dovre.games.princesses.state import BELL as BELLS
from dovre.games.princesses.state import CHANGELING as CHANGELINGS
from dovre.games.princesses.state import HUMAN as HUMANS
from dovre.games.princesses.state import PRINCESS as PRINCESSES

AP = tuple(price.ap for price in PRICES)
MINES = ((MINE_OBSIDIAN, 0), (MINE_GOLD, 1), (MINE_DIAMOND, 2))
MOST = 400  # purses looked at in one place

Node = tuple[Purse, int, int, int]  # purse, own and helper points, whether a royal tile was used
Step = tuple[int, Node]  # action, what it leads to


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
        purse, own, _, royal = node
        found: list[Step] = []
        for action, resource in MINES:
            full = purse[FULL + resource]
            if full and own >= AP[action]:
                count = min(full, self.takes[resource])
                after = list(purse)
                after[resource] += count
                after[FULL + resource] -= count
                found.append((action, (tuple(after), own - AP[action], 0, royal)))
        return found

    def in_building(self, node: Node) -> list[Step]:
        purse, own, _, royal = node
        found: list[Step] = []
        ledger = self.ledger
        if own >= AP[BUILD_OUTPOST] and purse[COWS] and purse[SLOT + OUTPOST_SLOT] and self.villages:
            if purse[OUTPOST] < ledger.outposts_left:
                after = list(purse)
                after[COWS] -= 1
                after[SLOT + OUTPOST_SLOT] -= 1
                after[OUTPOST] += 1
                found.append((BUILD_OUTPOST, (tuple(after), own - AP[BUILD_OUTPOST], 0, royal)))
        if own >= AP[BUILD_TILES] and purse[OBSIDIAN] and purse[BUILT] < len(ledger.tile_slots):
            paid = (purse[0] - 1, *purse[1:])
            found.append((BUILD_TILES, (ledger.built(paid, 2), own - AP[BUILD_TILES], 0, royal)))
        return found

    def in_troll_power(self, node: Node) -> list[Step]:
        purse, own, _, royal = node
        found: list[Step] = []
        ledger = self.ledger
        if own >= AP[BUY_CARD] and purse[POWER] and purse[COWS] and purse[TAKEN] < len(ledger.card_slots):
            after = list(purse)
            after[POWER] -= 1
            after[COWS] -= 1
            found.append((BUY_CARD, (ledger.taken(tuple(after)), own - AP[BUY_CARD], 0, royal)))
        if own < AP[RECEIVE_POWER]:
            return found
        if purse[POWER] < ledger.capacity:
            after = list(purse)
            after[POWER] = min(ledger.capacity, purse[POWER] + self.receive)
            found.append((RECEIVE_POWER, (tuple(after), own - AP[RECEIVE_POWER], 0, royal)))
        for resource in range(N_RESOURCES):
            if purse[FULL + resource] < ledger.sites[resource]:
                after = list(purse)
                after[FULL + resource] = ledger.sites[resource]
                found.append((REFILL_SITES, (tuple(after), own - AP[REFILL_SITES], 0, royal)))
        return found

    def in_village(self, village: int, node: Node) -> list[Step]:
        purse, own, helpers, _ = node
        found: list[Step] = []
        ledger, stock, at = self.ledger, self.stock, village * N_STOCK
        both = own + helpers
        if both >= AP[TAKE_BELL]:
            if purse[OBSIDIAN] >= 3 and purse[SLOT + BELL_SLOT] and stock[at + BELLS] > purse[BELL]:
                found.append((TAKE_BELL, self._helped(node, TAKE_BELL, (OBSIDIAN, 3), BELL, BELL_SLOT)))
            if both >= AP[CAPTURE] and purse[POWER] >= 2 and purse[DIAMOND] and purse[SLOT + BED]:
                if stock[at + PRINCESSES] > purse[PRINCESS]:
                    after = self._helped(node, CAPTURE, (DIAMOND, 1), PRINCESS, BED)
                    spent = list(after[0])
                    spent[POWER] -= 2
                    found.append((CAPTURE, (tuple(spent), *after[1:])))
        if not own:
            return found
        if purse[COWS] < ledger.stables:
            after_cow = list(purse)
            after_cow[COWS] += 1
            found.append((STEAL_COW, (tuple(after_cow), own - 1, helpers, 0)))
        if own >= AP[HIRE_HUMAN] and purse[POWER] and purse[GOLD] and stock[at + HUMANS] > purse[HIRED]:
            hired = list(purse)
            hired[POWER] -= 1
            hired[GOLD] -= 1
            hired[HIRED] += 1
            found.append((HIRE_HUMAN, (tuple(hired), own - AP[HIRE_HUMAN], helpers, 0)))
        if own >= AP[SWAP] and purse[POWER] >= 2 and purse[SLOT + CHANGELING_SLOT]:
            if purse[CHANGELING] < min(stock[at + CHANGELINGS], ledger.changelings_left):
                for good, amount in ((GOLD, COMMON.swap[0]), (DIAMOND, COMMON.swap[1])):
                    if purse[good] >= amount:
                        swapped = list(purse)
                        swapped[POWER] -= 2
                        swapped[good] -= amount
                        swapped[CHANGELING] += 1
                        swapped[SLOT + CHANGELING_SLOT] -= 1
                        found.append((SWAP, (tuple(swapped), own - AP[SWAP], helpers, 0)))
        if own >= AP[USE_CASTLE]:
            effect = CASTLES[self.s.castles[village]].effect
            home = list(ledger.apply(purse, effect))
            home[CASTLE] = 1
            found.append((USE_CASTLE, (tuple(home), own - AP[USE_CASTLE], helpers, 0)))
        return found

    def _helped(self, node: Node, action: int, cost: tuple[int, int], piece: int, kind: int) -> Node:
        """An action that helpers pay for first. [PRIN-M19]"""
        purse, own, helpers, royal = node
        helped = min(helpers, AP[action])
        after = list(purse)
        after[cost[0]] -= cost[1]
        after[piece] += 1
        after[SLOT + kind] -= 1
        return tuple(after), own - AP[action] + helped, helpers - helped, royal

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
