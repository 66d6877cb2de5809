"""Zones: where components lie and who sees which side of them, said once per game.

A game lists its zones in `view.py`. From that one table come the views, the conservation check, and what the kernel
needs to know by itself: which sides a seat can see (`sight`), hence when information came out.

>>> hand = Zone("hand", (3, 7), face=only(1), back=ALL, owner=1)
>>> hand.shows_face(1), hand.shows_face(0), hand.shows_face(None), hand.shows_back(None)
(True, False, False, True)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Readers = frozenset[int] | None  # the seats that see a side; None: everybody, spectators too

ALL: Readers = None
NOBODY: Readers = frozenset()

FACE = 0
BACK = 1


def only(*seats: int) -> Readers:
    """These seats and nobody else."""
    return frozenset(seats)


class Zone(NamedTuple):
    """A place with components in it (numbers, in order), and who sees their faces and their backs."""

    name: str
    components: tuple[int, ...]
    face: Readers = ALL
    back: Readers = NOBODY
    owner: int | None = None

    def shows_face(self, seat: int | None) -> bool:
        return self.face is None or seat in self.face

    def shows_back(self, seat: int | None) -> bool:
        return self.back is None or seat in self.back


def sight(zones: Iterable[Zone], seat: int | None) -> set[tuple[int, int]]:
    """The (component, side) pairs this seat can see now; None for a spectator."""
    seen: set[tuple[int, int]] = set()
    for zone in zones:
        if zone.shows_face(seat):
            seen.update((component, FACE) for component in zone.components)
        if zone.shows_back(seat):
            seen.update((component, BACK) for component in zone.components)
    return seen
