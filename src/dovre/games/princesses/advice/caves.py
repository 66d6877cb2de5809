"""What tiles and troll cards are worth, and where a tile lies best in the viewer's network."""

from __future__ import annotations

from functools import cached_property, lru_cache

from dovre.games.princesses.advice.worth import BONUS, Worth
from dovre.games.princesses.box import Score
from dovre.games.princesses.components import (
    BED,
    BELL_SLOT,
    BELL_TILE,
    CARDS,
    FIRST_ROYAL,
    HALVES,
    IS_VICTORY,
    N_RESOURCES,
    OUTPOST_SLOT,
    RESOURCE_TILE,
    ROTATIONS,
    ROYALS,
    TILE_TYPE,
    TILES,
    TOTEMS,
)
from dovre.games.princesses.effects import GOODS, TILE_TYPES
from dovre.games.princesses.geometry import AROUND, BIT, NEXT, SIDES
from dovre.games.princesses.rules.building import open_tiles
from dovre.games.princesses.rules.effects import open_designs
from dovre.games.princesses.rules.network import frontier, places
from dovre.games.princesses.scoring import ROYAL_TILE
from dovre.games.princesses.state import NONE

Cell = tuple[tuple[int, ...], int]  # half-sites that it faces by resource, sides towards empty cells
ALL_SIDES = (1 << SIDES) - 1
OPEN_HALF = 0.15  # of a site: a half-site that waits for its other half
WASTED_HALF = 0.12
BLOCKED = 0.18  # a cell where nothing can be built any more
SEALED = 30.0  # what a closed network costs while there is something to build
NARROW = (3.0, 1.2, 0.5)  # by cells left open, one, two, three
# what is likely to be there at the end, beyond what is there now: at once and for each move left
GROWTH = {
    "obsidian": (1.5, 0.08),
    "gold": (1.2, 0.06),
    "diamond": (0.4, 0.01),
    "cow": (0.8, 0.03),
    "power": (0.6, 0.05),
    "human": (0.0, 0.06),
    "royal_tiles": (0.0, 0.13),
    "princess_tiles": (0.0, 0.13),
    "bell_tiles": (0.0, 0.13),
    "victory_tiles": (0.0, 0.08),
    "network_tiles": (0.0, 0.55),
    "obsidian_sites": (0.0, 0.25),
    "gold_sites": (0.0, 0.15),
    "diamond_sites": (0.0, 0.1),
    **{f"{totem}_cards": (0.0, 0.08) for totem in TOTEMS},
}
SPENT = 0.25  # of goods that are there now, what is left at the end
SLOT_OF_TYPE = {"resource": OUTPOST_SLOT, "bell": BELL_SLOT, "princess": BED}


@lru_cache(256)
def open_cells(free: int, closed: int, halves: tuple[int, ...]) -> dict[int, Cell]:
    """Cells of a mask, each with the half-sites it faces and its sides towards empty cells."""
    found = {}
    while free:
        low = free & -free
        free ^= low
        cell = low.bit_length() - 1
        faced = tuple([mask >> cell * SIDES & ALL_SIDES for mask in halves])
        empty = sum(1 << side for side, n in enumerate(NEXT[cell]) if n != NONE and not closed >> n & 1)
        found[cell] = (faced, empty)
    return found


def placed(tile: int, cell: Cell, rotation: int, sites: tuple[float, ...]) -> float:
    """Sites that are formed, half-sites that wait, and those that find none."""
    faced, empty = cell
    shown = HALVES[tile][rotation]
    value = 0.0
    for resource, site in enumerate(sites):
        halves, own = faced[resource], shown[resource]
        if own:
            value += site * ((halves & own).bit_count() + OPEN_HALF * (own & empty).bit_count())
        if halves:
            value -= site * WASTED_HALF * (halves & ~own).bit_count()
    return value


@lru_cache(4096)
def best_cell(tile: int, free: int, closed: int, halves: tuple[int, ...], sites: tuple[float, ...]) -> float:
    """The worth of the best cell and rotation for a tile with five entrances."""
    cells = set(open_cells(free, closed, halves).values())
    return max((placed(tile, cell, turn, sites) for cell in cells for turn in ROTATIONS[tile]), default=-SEALED)


class Caves:
    """The viewer's network, the rows of tiles and cards."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.reading = worth.reading
        self.s = worth.table
        self.seat = worth.seat
        self.sites = tuple([worth.site(resource) for resource in range(N_RESOURCES)])

    # -- where ----------------------------------------------------------------------------------------------------

    @cached_property
    def open(self) -> dict[int, Cell]:
        """Cells where a tile with five entrances may lie."""
        s, base = self.s, self.seat * N_RESOURCES
        return open_cells(
            frontier(s, self.seat),
            s.placed[self.seat] | s.blocked[self.seat],
            tuple(s.halves[base : base + N_RESOURCES]),
        )

    def best_place(self, tile: int) -> float:
        """The worth of the best cell and rotation."""
        if IS_VICTORY[tile]:
            cells = [divmod(action.number, SIDES) for action in places(self.s, self.seat, tile)]
            return max((self.dead_end(tile, cell, rotation) for cell, rotation in cells), default=-SEALED)
        s, base = self.s, self.seat * N_RESOURCES
        return best_cell(
            tile,
            frontier(s, self.seat),
            s.placed[self.seat] | s.blocked[self.seat],
            tuple(s.halves[base : base + N_RESOURCES]),
            self.sites,
        )

    def laid(self, tile: int, cell: int, rotation: int) -> float:
        if IS_VICTORY[tile]:
            return self.dead_end(tile, cell, rotation)
        return placed(tile, self.open[cell], rotation, self.sites) + 0.02 * self.open[cell][1].bit_count()

    def dead_end(self, tile: int, cell: int, rotation: int) -> float:
        """A victory tile lets nothing be built around it. [PRIN-B16, GAP-08]"""
        s, base = self.s, self.seat * N_RESOURCES
        value = 0.0
        for resource, site in enumerate(self.sites):
            own = HALVES[tile][rotation][resource]
            value += site * (s.halves[base + resource] >> cell * SIDES & own).bit_count()
        closed = AROUND[cell] & ~s.placed[self.seat] & ~s.blocked[self.seat]
        left = (frontier(s, self.seat) & ~AROUND[cell] & ~BIT[cell]).bit_count()
        value -= BLOCKED * closed.bit_count() * self.worth.after.reach
        return value - self.narrow(left)

    def narrow(self, left: int) -> float:
        """What it costs to have so few cells left to build on."""
        later = self.worth.later
        if left == 0:
            return 0.5 if later == 0 and self.s.phase >= 3 else SEALED
        return NARROW[left - 1] * min(1.0, later / 6) if left <= len(NARROW) else 0.0

    # -- tiles ----------------------------------------------------------------------------------------------------

    def tile(self, tile: int) -> float:
        """A cave tile laid at its best place; its slot and central sites are counted by the purse."""
        worth, kind = self.worth, TILE_TYPES[TILE_TYPE[tile]]
        value = worth.more(f"{kind}_tiles") + worth.more("network_tiles") + self.best_place(tile)
        data = TILES[tile]
        if data.score is not None:
            return value + self.expected(data.score)
        assert data.slot is not None
        value += BONUS * worth.effect(data.slot.bonus) * min(1.0, worth.slot(data.slot.kind))
        if TILE_TYPE[tile] == BELL_TILE and self.s.covers[self.seat]:
            value += worth.stable
        if TILE_TYPE[tile] == RESOURCE_TILE:
            value += 2 * self.sites[0]
        return value

    def whole_tile(self, tile: int) -> float:
        return self.tile(tile) + self.brought(tile)

    def brought(self, tile: int) -> float:
        """Its slot and its obsidian."""
        value = 0.0
        kind = TILE_TYPES[TILE_TYPE[tile]]
        if kind in SLOT_OF_TYPE:
            value += self.worth.slot(SLOT_OF_TYPE[kind])
        if TILE_TYPE[tile] == RESOURCE_TILE:
            full, table = self.s.full[self.seat * N_RESOURCES], self.worth.after.full[0]
            value += table[full + 2] - table[full]
        return value

    def royal(self, royal: int) -> float:
        """A royal tile laid at its best place. [PRIN-E4]"""
        worth, data = self.worth, ROYALS[royal]
        value = ROYAL_TILE + worth.more("royal_tiles") + worth.more("network_tiles") + worth.royal_use(data.effect)
        base = self.seat * N_RESOURCES
        for resource, sites in enumerate(data.sites):
            full, table = self.s.full[base + resource], worth.after.full[resource]
            value += sites * self.sites[resource] + table[full + sites] - table[full]
        for kind in {slot.kind for slot in data.slots}:
            value += worth.slot(kind, sum(slot.kind == kind for slot in data.slots))
        if data.totems:
            owned = sum(of.removesuffix("_cards") in TOTEMS for of, _ in worth.scores)
            value += owned + 0.03 * worth.later
        return value + self.best_place(FIRST_ROYAL + royal)

    @cached_property
    def best_royal(self) -> float:
        """The best tile of the royal row, nothing where it finds no place. [GAP-08]"""
        if not frontier(self.s, self.seat):
            return 0.0
        return max((self.royal(royal) for royal in self.s.royal_row if royal != NONE), default=0.0)

    @cached_property
    def tiles(self) -> list[tuple[float, int]]:
        """The tiles of the row that can be built, the best first, with their worth and type."""
        found = []
        for tile in open_tiles(self.s, self.seat):
            value = self.tile(tile)
            found.append((value + self.brought(tile), value, TILE_TYPE[tile]))
        found.sort(reverse=True)
        return [(value, kind) for _, value, kind in found]

    def expected(self, score: Score) -> float:
        """What a score is likely to bring at the end."""
        now, growth = GROWTH[score.of]
        if score.of in GOODS:
            have = self._left(score.of)
            likely = have if self.worth.later == 0 else SPENT * have + now + growth * self.worth.later
        else:
            likely = self._counted(score.of) + growth * self.worth.later
        return likely / score.per - (0.4 if score.per > 1 else 0.0)

    def _left(self, name: str) -> int:
        s, seat = self.s, self.seat
        return (*s.goods[seat * 3 : seat * 3 + 3], s.cows[seat], s.power[seat])[GOODS.index(name)]

    def _counted(self, name: str) -> int:
        s, seat = self.s, self.seat
        if name.endswith("_sites"):
            return s.sites[seat * 3 + GOODS.index(name.removesuffix("_sites"))]
        return self.reading.count("humans" if name == "human" else name)

    # -- cards ----------------------------------------------------------------------------------------------------

    def card(self, design: int) -> float:
        """A troll card; its slots are counted by the purse."""
        worth, data = self.worth, CARDS[design]
        value = worth.more(f"{TOTEMS[data.totem]}_cards") + worth.more("troll_cards") + worth.effect(data.now)
        if data.score is not None:
            value += self.expected(data.score)
        for slot in data.slots:
            value += BONUS * worth.effect(slot.bonus) * min(1.0, worth.slot(slot.kind))
        return value

    def whole_card(self, design: int) -> float:
        return self.card(design) + self.offered(design)

    def offered(self, design: int) -> float:
        """Its slots."""
        kinds = [slot.kind for slot in CARDS[design].slots]
        return sum(self.worth.slot(kind, kinds.count(kind)) for kind in sorted(set(kinds)))

    @cached_property
    def cards(self) -> list[tuple[float, int]]:
        """The cards of the row that may be taken, the best first: worth and design."""
        found = []
        for design in open_designs(self.s, self.seat):
            value = self.card(design)
            found.append((value + self.offered(design), value, design))
        found.sort(reverse=True)
        return [(value, design) for _, value, design in found]
