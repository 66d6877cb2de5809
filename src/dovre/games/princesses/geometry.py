"""The net of pentagons on which the networks of caves grow, as tables made once.

A cell (x, y) touches its four neighbours and one diagonal one; x grows to the right, y downwards. Sides go clockwise
from side 0, the diagonal one; across a shared side they pair up as 0-0, 1-2 and 3-4. Cells are numbered: column a is
x = 0 and p is x = -15, row 1 is y = -15 and 31 is y = 15. What lies beyond is rock, or the player board to the right.

>>> CELL_NAMES[HOME], [CELL_NAMES[n] if n != NONE else "-" for n in NEXT[HOME]]
('a16', ['b15', 'a15', '-', 'a17', 'b16'])
"""

from __future__ import annotations

from dovre.kernel.fields import NONE

COLUMNS = 16
ROWS = 31
MIDDLE = ROWS // 2  # the row of y = 0
CELLS = COLUMNS * ROWS
SIDES = 5
PLACES = CELLS * SIDES  # cells with a rotation
PARTNER = (0, 2, 1, 4, 3)  # side s meets side PARTNER[s]
EAST = 2  # the side of a notch

Point = tuple[int, int]
N, E, S, W = (0, -1), (1, 0), (0, 1), (-1, 0)
_RING = (N, (1, -1), E, (1, 1), S, (-1, 1), W, (-1, -1))  # clockwise


def diagonal(x: int, y: int) -> Point:
    return (-1 if y % 2 == 0 else 1, -1 if x % 2 == 0 else 1)


def sides(x: int, y: int) -> list[Point]:
    """The offsets of sides 0 to 4."""
    first = _RING.index(diagonal(x, y))
    ring = _RING[first:] + _RING[:first]
    return [ring[0], *(step for step in ring[1:] if step in (N, E, S, W))]


def neighbour(x: int, y: int, side: int) -> Point:
    dx, dy = sides(x, y)[side]
    return x + dx, y + dy


def cell_at(x: int, y: int) -> int:
    """The number of a cell, NONE where nothing can be built."""
    column, row = -x, y + MIDDLE
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else NONE


def point_of(cell: int) -> Point:
    return -(cell // ROWS), cell % ROWS - MIDDLE


_BASE = ((1, -3), (3, -1), (2, 2), (-1, 1), (-2, -2))  # side i goes from corner i to corner i + 1
_TURNS = {(1, -1): 0, (1, 1): 1, (-1, 1): 2, (-1, -1): 3}  # clockwise quarter turns


def polygon(x: int, y: int) -> list[Point]:
    """The corners of a cell, four units to a step; side 0 begins at the first."""
    found = []
    for corner in _BASE:
        px, py = corner
        for _ in range(_TURNS[diagonal(x, y)]):
            px, py = -py, px
        found.append((4 * x + px, 4 * y + py))
    return found


CELL_NAMES = tuple(f"{'abcdefghijklmnop'[cell // ROWS]}{cell % ROWS + 1}" for cell in range(CELLS))
BIT = tuple(1 << cell for cell in range(CELLS))

# by cell: the cells across its sides, NONE for rock and for the board
NEXT = tuple(tuple(cell_at(*neighbour(*point_of(cell), side)) for side in range(SIDES)) for cell in range(CELLS))
AROUND = tuple(sum(BIT[n] for n in row if n != NONE) for row in NEXT)  # the same as a mask
# by cell and side: the bit of the other cell's side there in a mask of all sides, 0 for none
FACING = tuple(tuple(1 << n * SIDES + PARTNER[s] if n != NONE else 0 for s, n in enumerate(row)) for row in NEXT)

NOTCH_CELLS = tuple(cell_at(0, y) for y in (-2, 0, 2))  # TOP, HOME, LOW
HOME = NOTCH_CELLS[1]
NOTCHED = sum(BIT[cell] for cell in NOTCH_CELLS)
