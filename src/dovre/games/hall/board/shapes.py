"""Forms made of cells: the outline of a mask or a tile as one path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from dovre.games.hall.components import STRIDE, Way, cells_of
from dovre.render.svg import Box, num

Point = tuple[int, int]  # row, column
WIDE = 1 << 16  # corners are numbers while an outline is followed: row * WIDE + column
RIGHT, DOWN, LEFT, UP = 1, WIDE, -1, -WIDE
TURNED = {RIGHT: DOWN, DOWN: LEFT, LEFT: UP, UP: RIGHT}
ACROSS = {RIGHT: (0, 1), DOWN: (-1, 0), LEFT: (0, -1), UP: (1, 0)}  # how an inset moves the end of such a side: x, y


def _edges(cells: Iterable[Point]) -> dict[int, list[int]]:
    """The sides between a cell of the form and one outside it, clockwise around the form: corner, ways from there."""
    inside = {r * WIDE + c for r, c in cells}
    found: dict[int, list[int]] = {}
    for cell in inside:
        for beside, corner, way in ((UP, 0, RIGHT), (RIGHT, RIGHT, DOWN), (DOWN, RIGHT + DOWN, LEFT), (LEFT, DOWN, UP)):
            if cell + beside not in inside:
                found.setdefault(cell + corner, []).append(way)
    return found


def _loops(cells: Iterable[Point]) -> list[list[tuple[int, int]]]:
    """Each closed line: its corners, and the way on. Where two cells meet at a corner only, the lines stay apart."""
    edges = _edges(cells)
    loops = []
    while edges:
        here = start = min(edges)
        loop, came = [], UP
        while True:
            ways = edges[here]
            way = TURNED[came] if TURNED[came] in ways else ways[0]
            ways.remove(way)
            if not ways:
                del edges[here]
            if way != came:
                loop.append((here, way))
            here, came = here + way, way
            if here == start:
                break
        loops.append(loop)
    return loops


def corners_of(
    cells: Iterable[Point], size: float, inset: float = 0, x: float = 0, y: float = 0
) -> list[list[tuple[float, float]]]:
    """The corners of each closed line around the cells, drawn in by `inset`."""
    found = []
    for loop in _loops(cells):
        corners = []
        came = loop[-1][1]
        for corner, way in loop:
            row = round(corner / WIDE)
            (dx, dy), (ex, ey) = ACROSS[came], ACROSS[way]
            corners.append((x + (corner - row * WIDE) * size + inset * (dx + ex), y + row * size + inset * (dy + ey)))
            came = way
        found.append(corners)
    return found


def trace(cells: Iterable[Point], size: float, inset: float = 0, x: float = 0, y: float = 0) -> str:
    """The outline as path data, drawn in by `inset`."""
    return "".join([_steps(corners) for corners in corners_of(cells, size, inset, x, y)])


def _steps(corners: list[tuple[float, float]]) -> str:
    """A closed line of upright and lying steps."""
    (x, y), *rest = corners
    out = f"M{num(x)} {num(y)}"
    for u, v in rest:
        out += f"h{num(round(u - x, 1))}" if abs(v - y) < 0.01 else f"v{num(round(v - y, 1))}"
        x, y = u, v
    return out + "Z"


def points(mask: int) -> list[Point]:
    return [divmod(cell, STRIDE) for cell in cells_of(mask)]


@lru_cache(maxsize=4096)
def mask_path(mask: int, size: float, inset: float, x: float, y: float) -> str:
    """The outline of a part of the mountain, on a map that begins at x, y."""
    return trace(points(mask), size, inset, x, y)


@lru_cache(maxsize=512)
def way_points(way: Way) -> tuple[Point, ...]:
    """The cells of a tile as steps from the first one in reading order."""
    found = []
    for step in way.steps:
        row = round(step / STRIDE)
        found.append((row, step - row * STRIDE))
    return tuple(found)


@lru_cache(maxsize=1024)
def way_path(way: Way, size: float, inset: float) -> str:
    """A tile as it lies, with its first cell at the origin."""
    return trace(way_points(way), size, inset)


def way_corners(way: Way, size: float, at: float) -> list[list[tuple[float, float]]]:
    """The corners of a tile whose first cell begins at `at`, both ways."""
    return corners_of(way_points(way), size, 0, at, at)


def clockwise(point: Point) -> Point:
    return point[1], -point[0]


def mirrored(point: Point) -> Point:
    return point[0], -point[1]


def turned(way: Way, ways: Sequence[Way], moved: Callable[[Point], Point]) -> int:
    """The number of the way that looks like this one with all its cells moved so."""
    cells, mark = [moved(cell) for cell in way_points(way)], mark_point(way)
    first = min(cells)
    spot = _from(first, moved(mark)) if mark is not None else None
    wanted = sorted([_from(first, cell) for cell in cells])
    found = [n for n, one in enumerate(ways) if sorted(way_points(one)) == wanted and mark_point(one) == spot]
    return found[0]


def _from(first: Point, cell: Point) -> Point:
    return cell[0] - first[0], cell[1] - first[1]


def mark_point(way: Way) -> Point | None:
    """Where the anchor or altar is, counted from the first cell; the mark may stand to the left of it."""
    if way.mark < 0:
        return None
    row = round(way.mark / STRIDE)
    return row, way.mark - row * STRIDE


def bounds(cells: Iterable[Point]) -> Box:
    """Left, top, width and height in cells."""
    rows, columns = zip(*cells, strict=True)
    return Box(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)
