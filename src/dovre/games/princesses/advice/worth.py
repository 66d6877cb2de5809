"""What goods, sites, slots, pieces and effects are worth in points, with the moves that are left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from dovre.games.princesses.advice.reading import Reading
from dovre.games.princesses.box import COPIES
from dovre.games.princesses.components import (
    CARDS,
    CHALLENGES,
    DESIGN_OF,
    FIRST_ROYAL,
    N_RESOURCES,
    NONE,
    OF_KIND,
    ROYALS,
    STABLES,
    TILES,
)
from dovre.games.princesses.effects import (
    BUILD,
    CAPACITY,
    CARD,
    COUNTED,
    GAIN,
    GOODS,
    HUMANS,
    MINE,
    NO_EFFECT,
    RECEIVE,
    REFILL,
    TROLLS,
    UNCOVER,
    UPGRADE,
    Effect,
)
from dovre.games.princesses.geometry import PLACES
from dovre.games.princesses.rules.network import frontier
from dovre.games.princesses.scoring import HUMAN, set_points

POINT = 0.75  # an action point
PRICE = (0.75, 1.35, 2.1, 0.9, 0.75)  # by good
# of the price, by good: what one more is worth to those who have so many
FADE = (
    (1, 1, 1, 1, 0.7, 0.6, 0.5, 0.3, 0.2),
    (1, 1, 0.9, 0.8, 0.5, 0.4, 0.3, 0.2),
    (1, 0.9, 0.6, 0.4, 0.3, 0.2),
    (1, 0.9, 0.7, 0.5),
    (1, 1, 0.95, 0.9, 0.7, 0.6, 0.5),
)
REACH = (0.0, 0.35, 0.55, 0.7, 0.8, 0.88, 0.94)  # of the price, by moves left: whether it will be used
ON_SITE = (0.35, 0.3, 0.4)  # of the price, by resource: mining it is still to do
UPGRADED = (0.6, 0.65, 0.65)  # the same where mining takes two
SITE = (0.02, 0.035, 0.05)  # a site, for each move left: it will be filled again
# by kind of slot: a free one more
SLOT = (
    (2.2, 1.2, 0.5, 0.2),
    (2.2, 1.3, 0.7, 0.3),
    (2.2, 1.2, 0.5, 0.2),
    (2.4, 1.2, 0.4, 0.1),
)
BONUS = 0.6  # of the bonus of a slot that may be filled
MANY = 60  # more than that of anything is not told apart
SPARE = 20  # what a plan may add to that
ELEMENT = 5.0  # of a set, while it may still be completed
UNEVEN = 0.35  # lost for each element that waits for others
HUMAN_MOVE = 0.19  # a human, for each move left
OUTPOST_MOVE = 0.26  # an own outpost in one of two villages, for each move left
UPGRADES = (0.09, 0.10, 0.13)  # of mining, for each move left
RECEIVE_MOVE = 0.07  # more troll power whenever it is received, for each move left
CAPACITY_MOVE = 0.02  # a space of the track
ROYAL_MOVE = 0.25  # uses of a royal action, for each move left
CLAIM = 3.0  # a royal tile for a challenge
LEFT_OVER = 0.3  # of points for what is left at the end, as long as it may be spent
FIT = (1.6, 1.1, 0.8, 0.6, 0.8)  # a princess, changeling, outpost, card, bell that one could pay for
SHIFT = (0.35, 0.2)  # moving a troll, a human
SHIFT_USE = (0.6, 0.25)  # the same as a royal action, which is used where it brings points


def summed(parts: Sequence[float]) -> tuple[float, ...]:
    """What none, one, two... are worth; more than the parts tell add next to nothing."""
    found = [0.0]
    for n in range(MANY + SPARE):
        found.append(found[-1] + (parts[n] if n < len(parts) else 0.01))
    return tuple(found)


@cache
def good_table(good: int, moves: int) -> tuple[float, ...]:
    return summed([PRICE[good] * reach_of(moves) * part for part in FADE[good]])


@cache
def full_table(resource: int, moves: int, upgraded: bool) -> tuple[float, ...]:
    price = PRICE[resource] * reach_of(moves) * (UPGRADED if upgraded else ON_SITE)[resource]
    return summed([price] * 3 + [price * 0.8] * 3 + [price * 0.5] * 4)


@cache
def slot_table(kind: int, moves: int) -> tuple[float, ...]:
    return summed([part * min(1.0, moves / 5) for part in SLOT[kind]])


def reach_of(moves: int) -> float:
    return REACH[moves] if moves < len(REACH) else 1.0


def set_worth(counts: tuple[int, int, int], hope: float) -> float:
    """Bells, changelings, outposts: exact at the end, before that as far as sets may be completed. [PRIN-E2]"""
    low, middle, high = sorted(counts)
    exact = sum(set_points(counts))
    smooth = ELEMENT * (low + middle + high) - UNEVEN * (high - low)
    return exact + hope * (smooth - exact)


def fitting(goods: tuple[int, ...], slots: tuple[int, ...]) -> float:
    """Whole prices of actions among goods: princesses first, then changelings, outposts, troll cards, bells."""
    obsidian, gold, diamond, cows, power = goods
    outpost, changeling, bell, bed = slots
    princesses = min(1, power // 2, diamond, bed)
    power -= 2 * princesses
    diamond -= princesses
    swaps = min(2, power // 2, gold // 2 + diamond, changeling)
    power -= 2 * swaps
    posts = min(1, cows, outpost)
    buys = min(2, power, cows - posts)
    bells = min(1, obsidian // 3, bell)
    return FIT[0] * princesses + FIT[1] * swaps + FIT[2] * posts + FIT[3] * buys + FIT[4] * bells


class Prices:
    """What each count of goods, full sites and slots is worth when so many main moves are left."""

    def __init__(self, worth: Worth, moves: int) -> None:
        self.moves = moves
        self.reach = reach_of(moves)
        takes, base = worth.table.takes, worth.seat * N_RESOURCES
        self.goods = [good_table(good, moves) for good in range(len(GOODS))]
        self.full = [full_table(r, moves, takes[base + r] > 1) for r in range(N_RESOURCES)]
        self.slots = [slot_table(kind, moves) for kind in range(len(SLOT))]
        share = 1.0 if moves == 0 else LEFT_OVER
        for good, per in worth.left_over:
            self.goods[good] = tuple([value + share * (n // per) for n, value in enumerate(self.goods[good])])
        self.hope = min(1.0, moves / 10)
        self.ready: dict[tuple[int, ...], float] = {}
        self.known: dict[tuple[int, ...], float] = {}  # purses
        self.sets: dict[tuple[int, int, int], float] = {}

    def projects(self, goods: tuple[int, ...], slots: tuple[int, ...]) -> float:
        """What it is worth that goods fit together: whole prices of actions, and a slot for what they bring."""
        key = (*goods, *slots)
        found = self.ready.get(key)
        if found is None:
            found = self.ready[key] = self.reach * fitting(goods, slots)
        return found

    def set(self, counts: tuple[int, int, int]) -> float:
        found = self.sets.get(counts)
        if found is None:
            found = self.sets[counts] = set_worth(counts, self.hope)
        return found


class Worth:
    """Prices for the viewer, and what one more of anything brings."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.table = reading.table
        self.seat = reading.seat
        self.later = reading.later
        self.scores = self._scores()
        self.known: dict[str, float] = {}
        self.left_over = [(GOODS.index(of), per) for of, per in self.scores if of in GOODS]
        self.after = Prices(self, self.later)
        self.between = Prices(self, self.later + 1)
        self.stables = STABLES - self.table.covers[self.seat]
        self.actions = sum(
            tile >= FIRST_ROYAL and ROYALS[tile - FIRST_ROYAL].effect != NO_EFFECT
            for tile in (number // PLACES for number in self.table.network[self.seat])
        )

    def _scores(self) -> list[tuple[str, int]]:
        """What the viewer's victory tiles and troll cards score. [PRIN-E6, PRIN-E7]"""
        s, found = self.table, []
        for number in s.network[self.seat]:
            tile = number // PLACES
            if tile < FIRST_ROYAL and DESIGN_OF[tile] != NONE:
                found.append(TILES[tile].score)
        found += [CARDS[card // COPIES].score for card in s.cards[self.seat]]
        return [(score.of, score.per) for score in found if score is not None]

    # -- counts ---------------------------------------------------------------------------------------------------

    def more(self, name: str) -> float:
        """What one more of something brings by challenges and scores."""
        found = self.known.get(name)
        if found is None:
            found = sum(1.0 / per for of, per in self.scores if of == name)
            if name in COUNTED:
                found += self.progress(name)
            self.known[name] = found
        return found

    def progress(self, name: str) -> float:
        """How much nearer a challenge comes. [PRIN-C2]"""
        s = self.table
        value = 0.0
        for card in s.challenges:
            if s.claims[self.seat] >> card & 1:
                continue
            need = CHALLENGES[card].need
            missing = [max(0, number - self.reading.count(of)) for of, number in need]
            total, left = sum(number for _, number in need), sum(missing)
            for (of, _), short in zip(need, missing, strict=True):
                if of == name and short:
                    if left > 1 + self.later / 2:
                        continue
                    done = total - left
                    value += self.claim * ((done + 1) ** 2 - done**2) / total**2
        return value

    @property
    def claim(self) -> float:
        """A challenge claimed: a royal tile, where it finds a place. [PRIN-C5]"""
        return CLAIM + 0.08 * self.later if frontier(self.table, self.seat) else 0.2

    # -- effects --------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> float:
        """What carrying out an effect now would bring, roughly."""
        if effect == NO_EFFECT:
            return 0.0
        s, seat, prices = self.table, self.seat, self.after
        base = seat * N_RESOURCES
        value = 0.0
        for resource in range(N_RESOURCES):
            have = min(MANY, s.goods[base + resource])
            mined = min(effect[MINE + resource], s.full[base + resource])
            gained = effect[GAIN + resource] + mined
            if gained:
                value += prices.goods[resource][have + gained] - prices.goods[resource][have]
                value -= prices.full[resource][s.full[base + resource]]
                value += prices.full[resource][s.full[base + resource] - mined]
        cows = min(effect[GAIN + 3], self.stables - s.cows[seat])
        if cows > 0:
            value += prices.goods[3][s.cows[seat] + cows] - prices.goods[3][s.cows[seat]]
        power = min(effect[GAIN + 4], s.capacity[seat] - s.power[seat])
        if power > 0:
            value += prices.goods[4][s.power[seat] + power] - prices.goods[4][s.power[seat]]
        if effect[REFILL]:
            value += max(self.refill(resource) for resource in range(N_RESOURCES))
        if effect[UNCOVER] and s.covers[seat]:
            value += self.stable
        value += 1.6 * prices.reach * effect[BUILD] + 1.8 * prices.reach * effect[CARD]
        value += prices.reach * (SHIFT[0] * effect[TROLLS] + SHIFT[1] * effect[HUMANS])
        return value + self.upgrade(effect)

    @property
    def stable(self) -> float:
        return 0.5 * self.after.reach

    def refill(self, resource: int) -> float:
        s, at = self.table, self.seat * N_RESOURCES + resource
        return self.after.full[resource][s.sites[at]] - self.after.full[resource][s.full[at]]

    def upgrade(self, effect: Effect) -> float:
        """What start slots reveal for good. [PRIN-B3, PRIN-V12..V14]"""
        s, base = self.table, self.seat * N_RESOURCES
        value = effect[RECEIVE] * RECEIVE_MOVE + effect[CAPACITY] * CAPACITY_MOVE
        for resource in range(N_RESOURCES):
            if effect[UPGRADE + resource]:
                value += UPGRADES[resource] * min(1.3, 0.3 + s.sites[base + resource] / 3)
        return value * self.later

    def royal_use(self, effect: Effect) -> float:
        """A royal action more for the rest of the game: one may be used in each phase. [PRIN-A8]"""
        return self.royal_gain(effect) / (1 + 0.5 * self.actions)

    def royal_gain(self, effect: Effect) -> float:
        """The same where it is the only one."""
        if effect == NO_EFFECT:
            return 0.0
        each = 0.0
        for good, price in enumerate(PRICE):
            each += price * effect[GAIN + good]
        for resource in range(N_RESOURCES):
            share = 1 - ON_SITE[resource]
            each += PRICE[resource] * share * effect[MINE + resource]
        each += 1.3 * effect[REFILL] + 1.6 * effect[BUILD] + 1.8 * effect[CARD]
        each += SHIFT_USE[0] * effect[TROLLS] + SHIFT_USE[1] * effect[HUMANS]
        return max(0.0, each - 0.8 * POINT) * ROYAL_MOVE * self.later

    # -- pieces ---------------------------------------------------------------------------------------------------

    @property
    def human(self) -> float:
        return HUMAN + HUMAN_MOVE * self.later + self.more("humans") + self.more("human")

    @property
    def outpost(self) -> float:
        """An own outpost in a village: points whenever one goes there. [PRIN-B6]"""
        return OUTPOST_MOVE * self.later / self.table.seats + self.more("neutral_outposts")

    def site(self, resource: int) -> float:
        """A new site, empty. [PRIN-B20]"""
        name = ("obsidian_sites", "gold_sites", "diamond_sites")[resource]
        return SITE[resource] * self.later + self.more(name)

    def free(self, kind: int) -> int:
        """Free slots of a kind."""
        s = self.table
        return (s.slots[self.seat] & ~s.stored[self.seat] & OF_KIND[kind]).bit_count()

    def slot(self, kind: int, more: int = 1) -> float:
        table, have = self.after.slots[kind], self.free(kind)
        return table[have + more] - table[have]
