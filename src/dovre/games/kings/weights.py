"""What was learnt for `foresight.py`, read from `data/foresight.bin`.

The file is compressed. It holds one part for each number of seats, 2 to 4, with three nets in each: for the points of
a seat that knows its hand, for the points of a rival, for the chance to win. A net is a row for each fact, then what
its cells begin with, what they count for, and what the sum begins with, all as numbers of two bytes.
"""

from __future__ import annotations

import struct
import zlib
from functools import cache
from importlib.resources import files

CELLS = 8  # of a net
WIDTH = CELLS + 1  # a row of numbers: what a fact adds to each cell, and straight to the sum
NUMBER = 2  # bytes of a number
FIRST_SEATS = 2

Row = tuple[float, ...]
Figures = tuple[list[Row], Row, Row, float]  # rows, beginnings of the cells, what they count for, beginning of the sum


@cache
def figures(seats: int, sizes: tuple[int, int, int]) -> tuple[Figures, Figures, Figures]:
    """The three nets for so many seats; `sizes` says how many facts each of them knows."""
    packed = files("dovre.games.kings").joinpath("data", "foresight.bin").read_bytes()
    lengths = [WIDTH * size + 2 * CELLS + 1 for size in sizes]
    at = (seats - FIRST_SEATS) * sum(lengths) * NUMBER
    numbers = struct.unpack_from(f"<{sum(lengths)}e", zlib.decompress(packed), at)
    rival, chance = lengths[0], lengths[0] + lengths[1]  # where they begin
    return _net(numbers[:rival], sizes[0]), _net(numbers[rival:chance], sizes[1]), _net(numbers[chance:], sizes[2])


def _net(numbers: Row, size: int) -> Figures:
    ends = WIDTH * size
    rows = [numbers[at : at + WIDTH] for at in range(0, ends, WIDTH)]
    return rows, numbers[ends : ends + CELLS], numbers[ends + CELLS : ends + 2 * CELLS], numbers[-1]
