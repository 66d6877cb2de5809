"""Events: facts that happened, in order, each with the seats that may know it.

>>> drawn = Event("drawn", (("seat", 1), ("mine", "M14"), ("card", "or4a")), audience=(1,),
...               twin=Event("drawn.hidden", (("seat", 1), ("mine", "M14"))))
>>> drawn.seen_by(1)["card"]
'or4a'
>>> drawn.seen_by(0).name
'drawn.hidden'
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Parts = tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Event:
    """A fact. `twin` is the poorer fact for those outside `audience`; `outcome` is what chance gave, for the record."""

    name: str
    parts: Parts = ()
    audience: tuple[int, ...] | None = None
    twin: Event | None = None
    outcome: str = ""

    def __getitem__(self, part: str) -> Any:
        for name, value in self.parts:
            if name == part:
                return value
        raise KeyError(part)

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as one seat (None: a spectator) learns it; what comes back holds nothing else."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return Event(self.name, self.parts)
        return self.twin

    def to_data(self) -> dict[str, Any]:
        return {"name": self.name, **dict(self.parts)}


def seen_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What one seat learns of these events, in order."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
