"""Zones: where components lie and who sees which side of them, said once per game.

A game lists its zones in `view.py`. From that one table come the views, the conservation check, and what the kernel
needs to know by itself: which sides a seat can see (`sight`), hence when information came out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum


class Sees(IntEnum):
    """Who sees one side of the components in a zone."""

    NOBODY = 0
    OWNER = 1
    ALL = 2


FACE = 0
BACK = 1


@dataclass(frozen=True, slots=True)
class Zone:
    """A place with components in it (numbers, in order), and who sees their faces and their backs."""

    name: str
    components: tuple[int, ...]
    face: Sees = Sees.ALL
    back: Sees = Sees.NOBODY
    owner: int | None = None
    partners: tuple[int, ...] = ()  # seats that see what the owner sees

    def shows_face(self, seat: int | None) -> bool:
        return self._shows(self.face, seat)

    def shows_back(self, seat: int | None) -> bool:
        return self._shows(self.back, seat)

    def _shows(self, side: Sees, seat: int | None) -> bool:
        if side is Sees.OWNER:
            return seat is not None and (seat == self.owner or seat in self.partners)
        return side is Sees.ALL


def sight(zones: Iterable[Zone], seat: int | None) -> set[tuple[int, int]]:
    """The (component, side) pairs this seat can see now; None for a spectator."""
    seen: set[tuple[int, int]] = set()
    for zone in zones:
        if zone.shows_face(seat):
            seen.update((component, FACE) for component in zone.components)
        if zone.shows_back(seat):
            seen.update((component, BACK) for component in zone.components)
    return seen
