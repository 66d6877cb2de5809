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
NUMBER = struct.Struct("<e")
FIRST_SEATS = 2

Row = tuple[float, ...]
Figures = tuple[list[Row], Row, Row, float]  # rows, beginnings of the cells, what they count for, beginning of the sum


@cache
def figures(seats: int, sizes: tuple[int, int, int]) -> tuple[Figures, Figures, Figures]:
    """The three nets for so many seats; `sizes` says how many facts each of them knows."""
    packed = files("dovre.games.kings").joinpath("data", "foresight.bin").read_bytes()
    numbers = [number for (number,) in NUMBER.iter_unpack(zlib.decompress(packed))]
    lengths = [WIDTH * size + 2 * CELLS + 1 for size in sizes]
    at = (seats - FIRST_SEATS) * sum(lengths)
    nets = []
    for size, length in zip(sizes, lengths, strict=True):
        nets.append(_net(numbers[at : at + length], size))
        at += length
    own, rival, chance = nets
    return own, rival, chance


def _net(numbers: list[float], size: int) -> Figures:
    ends = WIDTH * size
    rows = [tuple(numbers[at : at + WIDTH]) for at in range(0, ends, WIDTH)]
    return rows, tuple(numbers[ends : ends + CELLS]), tuple(numbers[ends + CELLS : ends + 2 * CELLS]), numbers[-1]
