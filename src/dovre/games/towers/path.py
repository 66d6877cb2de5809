"""Paths: which cells lie where, how they hang together, how far each is from the city, what each emplacement covers.

A path is known by the tiles that were laid, and changes only with them: its tables are made once and kept. The city
stands at the chosen exit of the last tile, or of the mine entrance (TOWR-G07, TOWR-P10). Each player has a grid
of one's own, so that paths never touch (TOWR-G06).
"""

from __future__ import annotations

from dovre.games.towers.box import SIDES, exits_of
from dovre.games.towers.components import BOX, TILES, bits_of

WIDE = 96  # of the grid; a place of it is y * WIDE + x, with the mine in the middle
ORIGIN = (WIDE // 2) * WIDE + WIDE // 2
STEPS = (-WIDE, 1, WIDE, -1)  # N, E, S, W
Laid = tuple[int, ...]
Ways = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]  # by cell: distance, and the cells one step nearer
Shape = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]  # place and open sides of cells; cell and side


def _sides(letters: str) -> int:
    return sum(1 << SIDES.index(letter) for letter in letters)


def _turned(sides: int, turns: int) -> int:
    """Open sides after quarter turns clockwise: N becomes E."""
    doubled = sides << turns
    return (doubled | doubled >> 4) & 15


EXITS = tuple([(cell, SIDES.index(side)) for cell, side in exits_of(tile)] for tile in TILES)  # by tile, as printed


def _shape(tile: int, entry: int, arriving: int) -> Shape:
    """The tile as it lies when its exit `entry` joins a path that ends towards the side `arriving`: cells relative to
    the cell of the entry, and exits. [TOWR-P04, TOWR-P05]"""
    cell, side = EXITS[tile][entry]
    turns = (arriving + 2 - side) % 4
    x0, y0 = TILES[tile].cells[cell]
    cells = []
    for (left, top), letters in zip(TILES[tile].cells, TILES[tile].open, strict=True):
        x, y = left - x0, top - y0
        for _ in range(turns):
            x, y = -y, x
        cells.append((y * WIDE + x, _turned(_sides(letters), turns)))
    return tuple(cells), tuple([(cell, (side + turns) % 4) for cell, side in EXITS[tile]])


SHAPES = tuple(
    tuple([tuple([_shape(tile, entry, side) for side in range(4)]) for entry in range(len(EXITS[tile]))])
    for tile in range(len(TILES))
)


def _lays(tile: int) -> tuple[tuple[int, int], ...]:
    """Entry and exit of each different way to lay a tile; of those with the same result the lowest."""
    found: list[tuple[int, int]] = []
    seen = set()
    for entry in range(len(EXITS[tile])):
        cells, exits = SHAPES[tile][entry][0]
        for exit_ in range(len(EXITS[tile])):
            cell, side = exits[exit_]
            result = (frozenset(cells), cells[cell][0], side)
            if exit_ != entry and result not in seen:
                seen.add(result)
                found.append((entry, exit_))
    return tuple(found)


LAYS = tuple(_lays(tile) for tile in range(len(TILES)))


class Path:
    """One path with its tables, made from those of the path before. Shared and never changed."""

    __slots__ = (
        "_back",
        "_spots",
        "_way",
        "at",
        "cells",
        "cover",
        "end",
        "laid",
        "length",
        "links",
        "opens",
        "side",
        "sites",
        "spot_at",
    )

    length: int
    cells: tuple[int, ...]
    opens: tuple[int, ...]
    at: dict[int, int]
    links: tuple[tuple[int, ...], ...]
    cover: dict[int, int]
    sites: dict[int, int]
    spot_at: dict[int, int]

    def __init__(
        self, before: Path | None, laid: Laid, cells: list[int], opens: list[int], end: int, side: int
    ) -> None:
        old = before.length if before is not None else 0
        self.laid = laid
        self.cells = (*before.cells, *cells) if before is not None else tuple(cells)  # place of each cell on the grid
        self.opens = (*before.opens, *opens) if before is not None else tuple(opens)
        self.end = end  # the last cell, and its side towards the city
        self.side = side
        self.length = len(self.cells)
        self.at = dict(before.at) if before is not None else {}  # by place: the cell
        for cell in range(old, self.length):
            self.at[self.cells[cell]] = cell
        self.links = self._all_links(before, old)
        self.cover = dict(before.cover) if before is not None else {}  # by spot: the cells around it, a mask
        self.sites = dict(before.sites) if before is not None else {}  # by spot: the grid point
        self.spot_at = dict(before.spot_at) if before is not None else {}  # by grid point: the spot
        for cell in range(old, self.length):
            self._add_corners(cell)
        # made when they are first asked for: of three tiles laid in a row only the last path is walked
        self._spots: tuple[int, ...] | None = None
        self._way: Ways | None = None
        self._back: Ways | None = None

    @property
    def city(self) -> int:
        """The place of the city tile on the grid."""
        return self.cells[self.end] + STEPS[self.side]

    def _all_links(self, before: Path | None, old: int) -> tuple[tuple[int, ...], ...]:
        found = list(before.links) if before is not None else []
        for cell in range(old, self.length):
            found.append(self._links(cell))
            for other in found[-1]:
                if other < old:
                    found[other] = self._links(other)
        return tuple(found)

    def _links(self, cell: int) -> tuple[int, ...]:
        """Neighbours with both facing sides open; an exit that meets none leads nowhere, and may link later.

        [TOWR-P01, TOWR-P02, TOWR-P06, TOWR-P07, TOWR-P11]
        """
        found = []
        for side in range(4):
            if self.opens[cell] >> side & 1:
                other = self.at.get(self.cells[cell] + STEPS[side])
                if other is not None and self.opens[other] >> (side ^ 2) & 1:
                    found.append(other)
        return tuple(sorted(found))

    def _ways(self, start: int) -> Ways:
        """How far each cell is from a cell, which has distance 1, and the cells one step nearer."""
        links = self.links
        far = [0] * self.length
        nearer: list[tuple[int, ...]] = [()] * self.length
        far[start] = 1
        due = [start]
        for cell in due:
            beyond = far[cell] + 1
            for other in links[cell]:
                if not far[other]:
                    far[other] = beyond
                    nearer[other] = (cell,)
                    due.append(other)
                elif far[other] == beyond:
                    nearer[other] = tuple(sorted([*nearer[other], cell]))
        return tuple(far), tuple(nearer)

    # -- towards the city ----------------------------------------------------------------------------------------

    def _forward(self) -> Ways:
        if self._way is None:
            self._way = self._ways(self.end)
        return self._way

    @property
    def dist(self) -> tuple[int, ...]:
        """How far each cell is from the city: 1 for the last one. [TOWR-G07]"""
        return self._forward()[0]

    @property
    def next(self) -> tuple[tuple[int, ...], ...]:
        """The cells one step nearer to the city, () for the last cell."""
        return self._forward()[1]

    @property
    def spots(self) -> tuple[int, ...]:
        """The emplacements with two cells or more. [TOWR-P13]"""
        if self._spots is None:
            self._spots = tuple(sorted([spot for spot, around in self.cover.items() if around & (around - 1)]))
        return self._spots

    def _add_corners(self, cell: int) -> None:
        """A grid point is called by the first of its cells. [TOWR-P12..TOWR-P14]"""
        place = self.cells[cell]
        for corner, point in enumerate((place, place + 1, place + WIDE, place + WIDE + 1)):
            spot = self.spot_at.get(point)
            if spot is None:
                spot = self.spot_at[point] = cell * 4 + corner
                self.sites[spot] = point
                self.cover[spot] = 0
            self.cover[spot] |= 1 << cell

    def covered(self, spot: int) -> list[int]:
        """The cells around an emplacement."""
        return bits_of(self.cover[spot])

    def beside(self, spot: int) -> list[int]:
        """The grid points one step away. [TOWR-P14]"""
        point = self.sites[spot]
        return [self.spot_at[point + step] for step in STEPS if point + step in self.spot_at]

    def free(self, place: int) -> bool:
        return place not in self.at and place not in BLOCKED

    # -- towards the mine ----------------------------------------------------------------------------------------

    def _backward(self) -> Ways:
        if self._back is None:
            self._back = self._ways(0)
        return self._back

    @property
    def depth(self) -> tuple[int, ...]:
        """How far each cell is from the mine: 1 for the first one."""
        return self._backward()[0]

    @property
    def backs(self) -> tuple[tuple[int, ...], ...]:
        """The cells one step nearer to the mine."""
        return self._backward()[1]


BLOCKED = frozenset(ORIGIN + y * WIDE + x for x, y in BOX.mine.blocked)

START = Path(
    None,
    (),
    [ORIGIN + y * WIDE + x for x, y in BOX.mine.cells],
    [_sides(letters) for letters in BOX.mine.open],
    len(BOX.mine.cells) - 1,
    SIDES.index(BOX.mine.end),
)

FITS, BLOCKS, LOOP, DEAD_END, TAKEN_EXIT = range(5)


def fit(path: Path, tile: int, entry: int, exit_: int) -> int:
    """Whether a tile can be laid so, or why not. [TOWR-P05, TOWR-P08, TOWR-P09]"""
    cells, exits = SHAPES[tile][entry][path.side]
    city = path.city
    places = [city + place for place, _ in cells]
    if not all(path.free(place) for place in places):
        return BLOCKS
    cell, side = exits[exit_]
    if path.free(places[cell] + STEPS[side]):
        return FITS
    joined, left = False, False
    for number, (cell, side) in enumerate(exits):
        facing = places[cell] + STEPS[side]
        if number == entry:
            continue
        left = left or path.free(facing)
        other = path.at.get(facing)
        joined = joined or (other is not None and bool(path.opens[other] >> (side ^ 2) & 1))
    return TAKEN_EXIT if left else LOOP if joined else DEAD_END


def placements(path: Path, tile: int) -> list[tuple[int, int]]:
    """Entry and exit of every legal way to lay a tile at the end of a path, 12 at most."""
    found = []
    city = path.city
    at = path.at
    for entry, exit_ in LAYS[tile]:
        cells, exits = SHAPES[tile][entry][path.side]
        for place, _ in cells:
            if city + place in at or city + place in BLOCKED:
                break
        else:
            cell, side = exits[exit_]
            facing = city + cells[cell][0] + STEPS[side]
            if facing not in at and facing not in BLOCKED:
                found.append((entry, exit_))
    return found


def can_be_laid(path: Path, tile: int) -> bool:
    return bool(placements(path, tile))


# -- paths are kept ---------------------------------------------------------------------------------------------------

KEPT_MOST = 20_000
_kept: dict[Laid, Path] = {(): START}


def lay_number(tile: int, entry: int, exit_: int) -> int:
    return tile * 16 + entry * 4 + exit_


def path_of(laid: Laid) -> Path:
    """The path that these tiles make."""
    path = _kept.get(laid)
    if path is None:
        if len(_kept) > KEPT_MOST:
            _kept.clear()
            _kept[()] = START
        path = _kept[laid] = _longer(path_of(laid[:-1]), laid)
    return path


def _longer(path: Path, laid: Laid) -> Path:
    tile, rest = divmod(laid[-1], 16)
    entry, exit_ = divmod(rest, 4)
    cells, exits = SHAPES[tile][entry][path.side]
    cell, side = exits[exit_]
    places = [path.city + place for place, _ in cells]
    return Path(path, laid, places, [sides for _, sides in cells], path.length + cell, side)


def legal_path(laid: Laid) -> bool:
    """Whether each of these tiles could be laid where it lies, one after the other."""
    path = START
    for at, number in enumerate(laid):
        tile, rest = divmod(number, 16)
        if tile >= len(TILES) or divmod(rest, 4) not in placements(path, tile):
            return False
        path = path_of(laid[: at + 1])
    return True


def xy(path: Path, cell: int) -> tuple[int, int]:
    """The grid coordinates of a cell, the first one at (0, 0)."""
    return point_xy(path.cells[cell])


def point_xy(place: int) -> tuple[int, int]:
    y, x = divmod(place, WIDE)
    return x - WIDE // 2, y - WIDE // 2
