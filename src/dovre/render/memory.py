"""A bounded memory: what was not asked for in a long time is forgotten.

>>> memory = Memory(2)
>>> for name in ("a", "b", "c", "d", "e"):
...     memory.keep(name, name.upper())
>>> memory.get("a"), memory.get("e")
(None, 'E')
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Memory(Generic[V]):
    """Two generations of up to `most` values: when the young one is full it becomes the old one, and that one goes.

    Who is in a hurry looks into `young` first, where most of what is asked for is found.
    """

    __slots__ = ("most", "old", "young")

    def __init__(self, most: int) -> None:
        self.most = most
        self.young: dict[Hashable, V] = {}
        self.old: dict[Hashable, V] = {}

    def clear(self) -> None:
        self.young = {}
        self.old = {}

    def get(self, key: Hashable) -> V | None:
        value = self.young.get(key)
        if value is None and self.old:
            value = self.old.get(key)
            if value is not None:
                self.keep(key, value)
        return value

    def keep(self, key: Hashable, value: V) -> None:
        if len(self.young) >= self.most:
            self.old = self.young
            self.young = {}
        self.young[key] = value
