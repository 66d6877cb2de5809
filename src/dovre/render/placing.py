"""Laying a piece: legal places as data, with drawings of the piece, for the page to move about.

A place is a turn of the piece at a named point; its answer is made of both names. Points that never change, the cells
of a lattice, are a part of their own; a board without a lattice tells the points of each question. The page shows the
piece wherever the pointer goes on a lattice, else only where an answer allows it.

>>> turns = (Turn("r0", 1), Turn("r1", 0))
>>> looks = (Look("r0", "<circle/>"), Look("r1", "<path/>"))
>>> placer("lay.{turn}.{cell}", turns, looks, 40, (Point("a", 10, 20), Point("b", 50, 20.5)))[:118]
'<g class="placer" data-pattern="lay.{turn}.{cell}" data-turns="r0 r1" data-next="1 0" data-size="40" data-points="a 10'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dovre.render.svg import group, num


class Point(NamedTuple):
    """A named point of the board, such as the middle of a cell.

    Cells of several kinds, such as pentagons that stand on different sides, show a piece by looks of their own.
    """

    name: str
    x: float
    y: float
    kind: str = ""


class Lines(NamedTuple):
    """The columns or the rows of a grid: where the first lies, how far they are apart, their names.

    A cell is called by its column and its row, and so is its kind; `kinds` are those of the lines, again and again.
    """

    first: float
    step: float
    names: Sequence[str]
    kinds: Sequence[str] = ("",)


class Turn(NamedTuple):
    """One way to turn a piece: its name in the answers, and the numbers of those that turning and flipping lead to."""

    name: str
    next: int
    flip: int | None = None  # None for all turns of a piece that is not flipped


class Look(NamedTuple):
    """How a piece looks, turned so, on cells of this kind; drawn with the point at the origin.

    `cells` are the middles of the cells it covers, from the point, `shape` the outline of what it covers (`outline`).
    """

    turn: str
    body: str
    cells: Sequence[tuple[float, float]] = ((0, 0),)
    shape: str = ""
    kind: str = ""


def outline(polygons: Iterable[Sequence[tuple[float, float]]]) -> str:
    """Closed lines as path data that can begin anywhere: all steps are relative, the first from the point.

    >>> outline([[(0, 0), (20, 0), (10, 15.5)]])
    'm0 0l20 0l-10 15.5z'
    """
    out = ""
    x = y = 0.0
    for corners in polygons:
        start = corners[0]
        sign = "m"
        for u, v in corners:
            out += f"{sign}{num(round(u - x, 1))} {num(round(v - y, 1))}"
            x, y, sign = u, v, "l"
        out += "z"
        x, y = start  # where a closed line leaves the pen
    return out


def lattice(columns: Lines | None = None, rows: Lines | None = None, points: Sequence[Point] = ()) -> str:
    """All cells of a board: a grid of columns and rows, and other points. Draw it as a part that does not change."""
    return group(
        "",
        cls="lattice",
        data_columns=_lines(columns) if columns else None,
        data_rows=_lines(rows) if rows else None,
        data_points=_points(points) or None,
    )


def placer(
    pattern: str, turns: Sequence[Turn], looks: Sequence[Look], size: float, points: Sequence[Point] = ()
) -> str:
    """A piece to be laid, on the board's lattice or else on `points`.

    `pattern` is the token of its answers with `{turn}` and `{cell}` for the two names; all answers of this verb are
    places. `size` is how far neighbouring cells are apart, which tells how thick lines are.
    """
    flips = [one.flip for one in turns if one.flip is not None]
    return group(
        "".join([_look(look) for look in looks]),
        cls="placer",
        data_pattern=pattern,
        data_turns=" ".join([one.name for one in turns]),
        data_next=" ".join([str(one.next) for one in turns]),
        data_flip=" ".join(map(str, flips)) or None,
        data_size=size,
        data_points=_points(points) or None,
    )


def _look(look: Look) -> str:
    cells = " ".join([f"{num(x)} {num(y)}" for x, y in look.cells])
    return group(
        look.body,
        cls="look",
        display="none",
        data_look=look.turn + look.kind,
        data_cells=cells if cells != "0 0" else None,
        data_shape=look.shape or None,
    )


def _lines(lines: Lines) -> str:
    names = [_named(name, lines.kinds[at % len(lines.kinds)]) for at, name in enumerate(lines.names)]
    return " ".join([num(lines.first), num(lines.step), *names])


def _points(points: Sequence[Point]) -> str:
    return " ".join([f"{_named(one.name, one.kind)} {num(one.x)} {num(one.y)}" for one in points])


def _named(name: str, kind: str) -> str:
    return f"{name}/{kind}" if kind else name
