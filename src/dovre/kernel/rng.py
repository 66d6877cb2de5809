"""Chance: a small integer generator of our own, kept as plain numbers inside the state.

The standard library does not promise the same shuffle across versions, so the sequence is ours, and a stream is one
integer: a state copies, saves and compares its chance like any other number.

There are two kinds of seeds. A small one, up to MAX_SEED, is chosen or noted by somebody: its streams are quick
(splitmix64), and who sees a few cards could search for it. A secret one is drawn where people play for real: its
streams are keyed hashes (BLAKE2b) of a counter, so that all that was ever seen of a game tells nothing of what comes.

>>> rng = Rng.of(7)
>>> [rng.below(10) for _ in range(5)]
[5, 5, 8, 5, 7]
>>> rng.shuffled("abcde")
['b', 'd', 'a', 'c', 'e']
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from types import FunctionType
from typing import Final, TypeVar

from dovre.kernel.native import i64

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15

MAX_SEED: Final = (1 << 63) - 1  # of seeds that somebody chose
SECRET_BITS = 128
SECRET_SEEDS = range(1 << SECRET_BITS, 2 << SECRET_BITS)
_KEY_BYTES = 24


def secret_seed() -> int:
    """A seed that nobody can search for: 128 bits from the system."""
    return SECRET_SEEDS[secrets.randbits(SECRET_BITS)]


def is_seed(value: object) -> bool:
    """Whether this is a seed of either kind."""
    return type(value) is int and (0 <= value <= MAX_SEED or value in SECRET_SEEDS)


def mix(z: int) -> int:
    """Scramble 64 bits (the finalizer of splitmix64)."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def to_json_number(number: int) -> int | str:
    """A seed or a stream as JSON: those of secret seeds as digits, since readers of JSON know numbers of 64 bits."""
    return number if number <= MASK else str(number)


def from_json_number(value: object) -> object:
    """The number that `to_json_number` wrote; anything else as it is."""
    return int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 100 else value


def stream_start(seed: int, name: str) -> int:
    """Where the stream `name` of a game with this seed begins: one more draw in one stream moves no other.

    Of a secret seed, the number is a key and, in its last 64 bits, how often was drawn.
    """
    if seed > MAX_SEED:
        key = blake2b(name.encode(), key=seed.to_bytes(_KEY_BYTES, "big"), digest_size=_KEY_BYTES).digest()
        return (1 << 8 * _KEY_BYTES | int.from_bytes(key, "big")) << 64
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
        z = self.cells[self.cell]
        if z > MASK:
            return self._keyed_bits(z)
        z = (z + _STEP) & MASK
        self.cells[self.cell] = z
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def _keyed_bits(self, z: int) -> int:
        """The next 64 bits of a stream of a secret seed."""
        self.cells[self.cell] = z + 1
        count = (z & MASK).to_bytes(8, "big")
        key = (z >> 64).to_bytes(_KEY_BYTES + 1, "big")
        return int.from_bytes(blake2b(count, key=key, digest_size=8).digest(), "big")

    def below(self, n: int) -> int:
        """A fair integer in range(n)."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        cells, cell = self.cells, self.cell
        if COMPILED and cells[cell] <= MASK and n < HALF:
            return _native_below(cells, cell, n)
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
        if COMPILED and self.cells[self.cell] <= MASK and len(items) < HALF:
            _native_shuffle(self.cells, self.cell, items)
            return
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        copy = list(items)
        self.shuffle(copy)
        return copy


# -- the compiled lane ------------------------------------------------------------------------------------------------
#
# The same numbers by the arithmetic of the machine, about ten times as fast. A number of 64 bits is one with a sign
# here, and what is too large wraps around; in plain Python it does not, so the plain lane never comes here.

COMPILED: Final = not isinstance(mix, FunctionType)
HALF: Final = 1 << 31  # bounds below it can be multiplied with each other
_LOW: Final = (1 << 32) - 1
_NATIVE_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: Final = 0x94D049BB133111EB - (1 << 64)


def _native_mix(z: i64) -> i64:
    """As `mix`; a shift to the right keeps the sign, so what it brings in is masked away."""
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * _FIRST
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def _load(cells: list[int], cell: int) -> i64:
    z = cells[cell]
    return i64(z - (MASK + 1) if z > MAX_SEED else z)


def _store(cells: list[int], cell: int, z: i64) -> None:
    number = int(z)
    cells[cell] = number + (MASK + 1) if number < 0 else number


def _native_below(cells: list[int], cell: int, bound: int) -> int:
    """As `below`."""
    z = _load(cells, cell)
    n: i64 = bound
    base: i64 = (_LOW + 1) % n
    spare: i64 = base * base % n  # how many of the highest numbers would favour some results
    while True:
        z += _NATIVE_STEP
        bits = _native_mix(z)
        if not 0 <= -1 - bits < spare:
            _store(cells, cell, z)
            return ((bits >> 32 & _LOW) % n * base + (bits & _LOW)) % n


def _native_shuffle(cells: list[int], cell: int, items: list[T]) -> None:
    """As `shuffle`."""
    z = _load(cells, cell)
    n: i64 = len(items)
    while n > 1:
        base: i64 = (_LOW + 1) % n
        spare: i64 = base * base % n
        z += _NATIVE_STEP
        bits = _native_mix(z)
        if 0 <= -1 - bits < spare:
            continue
        j: i64 = ((bits >> 32 & _LOW) % n * base + (bits & _LOW)) % n
        n -= 1
        items[n], items[j] = items[j], items[n]
    _store(cells, cell, z)
