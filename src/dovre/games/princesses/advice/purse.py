"""What a plan changes: goods, full sites, free slots, pieces, tiles and cards, as one tuple; and what it is worth."""

from __future__ import annotations

from dovre.games.princesses.advice.caves import Caves
from dovre.games.princesses.advice.worth import MANY, SHIFT, Prices, Worth
from dovre.games.princesses.components import (
    BONUS as SLOT_BONUS,
)
from dovre.games.princesses.components import (
    CARDS,
    CHANGELINGS,
    N_RESOURCES,
    OF_KIND,
    OUTPOSTS,
    RESOURCE_TILE,
    START_SLOTS,
    bits_of,
)
from dovre.games.princesses.effects import (
    BUILD,
    CARD,
    GAIN,
    GAIN_COW,
    GAIN_POWER,
    HUMANS,
    MINE,
    REFILL,
    TILE_TYPES,
    TROLLS,
    Effect,
)
from dovre.games.princesses.scoring import PRINCESS as POINTS

# places of the numbers: goods first, in the order of prices
OBSIDIAN, GOLD, DIAMOND, COWS, POWER = range(5)
FULL = 5  # + resource
BUILT, TAKEN = 8, 9  # tiles and cards of the rows, the best first
OUTPOST, CHANGELING, BELL, PRINCESS = range(10, 14)  # stored in this plan
HIRED = 14
SLOT = 15  # + kind: free ones
CASTLE = 19  # whether the trolls go home
SHIFTED = 20  # trolls that an effect may move, then humans

Purse = tuple[int, ...]
SLOTS_OF_TILE = {"resource": 0, "bell": 2, "princess": 3}
MOST = 12  # bells or princesses that a plan may fetch


class Ledger:
    """What the viewer begins with, and what each purse is worth."""

    def __init__(self, worth: Worth, caves: Caves) -> None:
        self.worth = worth
        self.caves = caves
        s, seat = worth.table, worth.seat
        self.s, self.seat = s, seat
        base = seat * N_RESOURCES
        self.sites = s.sites[base : base + N_RESOURCES]
        self.capacity = s.capacity[seat]
        self.stables = worth.stables
        self.tile_slots = [SLOTS_OF_TILE.get(TILE_TYPES[kind], -1) for _, kind in caves.tiles]
        self.tile_fill = [kind == RESOURCE_TILE for _, kind in caves.tiles]
        self.tiles = _sums([value for value, _ in caves.tiles])
        self.card_slots = [[slot.kind for slot in CARDS[design].slots] for _, design in caves.cards]
        self.cards = _sums([value for value, _ in caves.cards])
        self.stored = [worth.reading.count(name) for name in ("neutral_outposts", "neutral_changelings", "bells")]
        outpost, changeling = self._vacated(OUTPOSTS), self._vacated(CHANGELINGS)
        self.outposts_left, self.changelings_left = len(outpost), len(changeling)
        own = worth.outpost
        swap, bell = worth.more("neutral_changelings"), worth.more("bells")
        self.pieces = [
            _joined(outpost, self._bonuses(0), own),
            _joined(changeling, self._bonuses(1), swap),
            _joined([0.0] * MOST, self._bonuses(2), bell),
            _sums([POINTS + caves.best_royal] + [POINTS + 0.8 * caves.best_royal] * MOST),
        ]
        self.human = worth.human
        self.start = self._start()

    def _start(self) -> Purse:
        s, seat = self.s, self.seat
        base = seat * N_RESOURCES
        found = [*s.goods[base : base + N_RESOURCES], s.cows[seat], s.power[seat]]
        found += s.full[base : base + N_RESOURCES]
        found += [0] * 7
        found += [self.worth.free(kind) for kind in range(len(OF_KIND))]
        return (*(min(MANY, number) for number in found), s.castle, 0, 0)

    def _vacated(self, group: int) -> list[float]:
        """What own pieces still on the board would reveal, the best first."""
        slots = bits_of(group & ~self.s.vacant[self.seat])
        return sorted((self.worth.effect(START_SLOTS[slot].effect) for slot in slots), reverse=True)

    def _bonuses(self, kind: int) -> list[float]:
        """The bonuses of the free slots, the best first."""
        free = self.s.slots[self.seat] & ~self.s.stored[self.seat] & OF_KIND[kind]
        return sorted((self.worth.effect(SLOT_BONUS[slot]) for slot in bits_of(free)), reverse=True)

    # -- worth ----------------------------------------------------------------------------------------------------

    def value(self, purse: Purse, prices: Prices) -> float:
        found = prices.known.get(purse)
        if found is None:
            found = prices.known[purse] = self._value(purse, prices)
        return found

    def _value(self, purse: Purse, prices: Prices) -> float:
        goods, full, slots, pieces = prices.goods, prices.full, prices.slots, self.pieces
        stored = self.stored
        return (
            goods[0][purse[0]]
            + goods[1][purse[1]]
            + goods[2][purse[2]]
            + goods[3][purse[3]]
            + goods[4][purse[4]]
            + full[0][purse[5]]
            + full[1][purse[6]]
            + full[2][purse[7]]
            + self.tiles[purse[8]]
            + self.cards[purse[9]]
            + pieces[0][purse[10]]
            + pieces[1][purse[11]]
            + pieces[2][purse[12]]
            + pieces[3][purse[13]]
            + self.human * purse[14]
            + slots[0][purse[15]]
            + slots[1][purse[16]]
            + slots[2][purse[17]]
            + slots[3][purse[18]]
            + prices.reach * (SHIFT[0] * purse[20] + SHIFT[1] * purse[21])
            + prices.projects(purse[:5], purse[15:19])
            + prices.set((stored[0] + purse[10], stored[1] + purse[11], stored[2] + purse[12]))
        )

    # -- changes --------------------------------------------------------------------------------------------------

    def apply(self, purse: Purse, effect: Effect) -> Purse:
        """An effect carried out on a purse."""
        found = list(purse)
        for resource in range(N_RESOURCES):
            mined = min(effect[MINE + resource], found[FULL + resource])
            found[resource] += effect[GAIN + resource] + mined
            found[FULL + resource] -= mined
        if effect[GAIN_COW]:
            found[COWS] = max(found[COWS], min(self.stables, found[COWS] + effect[GAIN_COW]))
        if effect[GAIN_POWER]:
            found[POWER] = min(self.capacity, found[POWER] + effect[GAIN_POWER])
        if effect[REFILL]:
            self.refill(found)
        found[SHIFTED] += effect[TROLLS]
        found[SHIFTED + 1] += effect[HUMANS]
        purse = tuple(found)
        if effect[BUILD]:
            purse = self.built(purse, effect[BUILD])
        return self.taken(purse) if effect[CARD] else purse

    def refill(self, found: list[int]) -> None:
        """The type that gains most."""
        full = self.worth.between.full
        gains = [full[r][max(self.sites[r], found[FULL + r])] - full[r][found[FULL + r]] for r in range(N_RESOURCES)]
        best = gains.index(max(gains))
        found[FULL + best] = max(self.sites[best], found[FULL + best])

    def built(self, purse: Purse, count: int) -> Purse:
        """The next tiles of the row."""
        found = list(purse)
        for _ in range(count):
            at = found[BUILT]
            if at >= len(self.tile_slots) or (at > purse[BUILT] and self.tiles[at + 1] < self.tiles[at]):
                break
            found[BUILT] += 1
            if self.tile_slots[at] >= 0:
                found[SLOT + self.tile_slots[at]] += 1
            if self.tile_fill[at]:
                found[FULL] += 2
        return tuple(found)

    def taken(self, purse: Purse) -> Purse:
        """The next card of the row."""
        at = purse[TAKEN]
        if at >= len(self.card_slots):
            return purse
        found = list(purse)
        found[TAKEN] += 1
        for kind in self.card_slots[at]:
            found[SLOT + kind] += 1
        return tuple(found)


def _sums(values: list[float]) -> list[float]:
    """What the first so many bring together."""
    found = [0.0]
    for value in values:
        found.append(found[-1] + value)
    return found


def _joined(vacated: list[float], bonuses: list[float], each: float) -> list[float]:
    """Pieces one after the other: what the start slot reveals, the bonus of the slot, and the piece itself."""
    return _sums([value + each + (bonuses[n] if n < len(bonuses) else 0.0) for n, value in enumerate(vacated)])
