"""Forms made of cells: the outline of a mask or a tile as one path."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from dovre.games.hall.components import STRIDE, Way, cells_of
from dovre.render.svg import Box, num

Point = tuple[int, int]  # row, column
RIGHT, DOWN, LEFT, UP = (0, 1), (1, 0), (0, -1), (-1, 0)


def _edges(cells: set[Point]) -> dict[Point, list[Point]]:
    """The sides between a cell of the form and one outside it, clockwise around the form."""
    found: dict[Point, list[Point]] = {}
    for r, c in cells:
        for outside, start, end in (
            ((r - 1, c), (r, c), (r, c + 1)),
            ((r, c + 1), (r, c + 1), (r + 1, c + 1)),
            ((r + 1, c), (r + 1, c + 1), (r + 1, c)),
            ((r, c - 1), (r + 1, c), (r, c)),
        ):
            if outside not in cells:
                found.setdefault(start, []).append(end)
    return found


def _loops(cells: set[Point]) -> list[list[Point]]:
    """The corners of each closed line. Where two cells meet at a corner only, the lines stay apart."""
    edges = _edges(cells)
    loops = []
    while edges:
        start = min(edges)
        loop, here, came = [], start, UP
        while True:
            ends = edges[here]
            turn = (came[1], -came[0])  # to the right of where one came from
            end = next((one for one in ends if (one[0] - here[0], one[1] - here[1]) == turn), ends[0])
            ends.remove(end)
            if not ends:
                del edges[here]
            way = (end[0] - here[0], end[1] - here[1])
            if way != came:
                loop.append(here)
            here, came = end, way
            if here == start:
                break
        loops.append(loop)
    return loops


def trace(cells: Iterable[Point], size: float, inset: float = 0, x: float = 0, y: float = 0) -> str:
    """The outline as path data, drawn in by `inset`."""
    out = ""
    for loop in _loops(set(cells)):
        corners = []
        for at, (r, c) in enumerate(loop):
            before, after = loop[at - 1], loop[(at + 1) % len(loop)]
            (dr, dc), (er, ec) = _way(before, (r, c)), _way((r, c), after)
            corners.append((x + c * size - inset * (dr + er), y + r * size + inset * (dc + ec)))
        out += _steps(corners)
    return out


def _way(start: Point, end: Point) -> Point:
    return (end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1])


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
