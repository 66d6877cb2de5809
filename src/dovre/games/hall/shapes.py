"""Shapes on a grid of cells: what a drawing shows, what hangs together, what can be turned into what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dovre.kernel.components import Cell


def signs(drawing: Iterable[str]) -> Iterator[tuple[Cell, str]]:
    """Every cell of a drawing with its sign."""
    for r, row in enumerate(drawing):
        for c, sign in enumerate(row):
            yield (r, c), sign


def sides(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    r, c = cell
    return (r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)


def region(ground: set[Cell], start: Cell) -> set[Cell]:
    """What hangs together with `start` by sides."""
    found, edge = {start}, [start]
    while edge:
        for cell in sides(edge.pop()):
            if cell in ground and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found


def flipped(cells: Iterable[Cell]) -> list[Cell]:
    return [(r, -c) for r, c in cells]


def _turned(cells: Iterable[Cell]) -> list[Cell]:
    return [(c, -r) for r, c in cells]


def turns(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The four ways to turn cells, moved to the top left; the order of the cells is kept."""
    found = []
    turned = list(cells)
    for _ in range(4):
        turned = _turned(turned)
        top, left = min(r for r, _ in turned), min(c for _, c in turned)
        found.append([(r - top, c - left) for r, c in turned])
    return found


def outline(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The same for all tiles that can be turned and flipped into each other."""
    cells = list(cells)
    return min(tuple(sorted(way)) for way in (*turns(cells), *turns(flipped(cells))))


def is_mirrored(cells: tuple[Cell, ...], altar: Cell) -> bool:
    """Flipping changes neither the shape nor where its altar is."""
    marked = (altar, *cells)
    upright = turns(marked)[3]
    return any(way[0] == upright[0] and set(way) == set(upright) for way in turns(flipped(marked)))
