"""Chance: a small integer generator of our own, kept as plain numbers inside the state.

The standard library does not promise the same shuffle across versions, so the sequence is ours (splitmix64), and a
stream is one integer: a state copies, saves and compares its chance like any other number.

>>> rng = Rng.of(7)
>>> [rng.below(10) for _ in range(5)]
[5, 5, 8, 5, 7]
>>> rng.shuffled("abcde")
['b', 'd', 'a', 'c', 'e']
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    """Scramble 64 bits (the finalizer of splitmix64)."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def stream_start(seed: int, name: str) -> int:
    """Where the stream `name` of a game with this seed begins: one more draw in one stream moves no other."""
    start = mix(seed & MASK)
    for letter in name.encode():
        start = mix(start ^ (letter * _STEP & MASK))
    return start


class Rng:
    """A generator over one cell of a list of integers: over a state's streams, or over a list of its own."""

    __slots__ = ("cell", "cells")

    def __init__(self, cells: list[int], cell: int) -> None:
        self.cells = cells
        self.cell = cell

    @classmethod
    def of(cls, seed: int, name: str = "") -> Rng:
        """A generator of its own, for bots, labs and tests."""
        return cls([stream_start(seed, name)], 0)

    def bits(self) -> int:
        """The next 64 bits."""
        z = (self.cells[self.cell] + _STEP) & MASK
        self.cells[self.cell] = z
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A fair integer in range(n)."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        limit = (MASK + 1) - (MASK + 1) % n
        while True:
            bits = self.bits()
            if bits < limit:
                return bits % n

    def random(self) -> float:
        """A number in [0, 1)."""
        return (self.bits() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fair shuffle in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        copy = list(items)
        self.shuffle(copy)
        return copy
