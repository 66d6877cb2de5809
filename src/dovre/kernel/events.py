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
from typing import Any, NamedTuple

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

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether one seat (None: a spectator) learns this very event, and not its twin."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as one seat (None: a spectator) learns it; what comes back holds nothing else."""
        return Event(self.name, self.parts) if self.is_seen_by(seat) else self.twin

    def to_data(self) -> dict[str, Any]:
        return {"name": self.name, **dict(self.parts)}


class Walk(NamedTuple):
    """A piece that goes along a way: places on the board by their names, from the first to the last.

    `look` names a drawing of it (`data-look`) for one that comes and goes within an answer, and so lies nowhere on the
    board, before or after.
    """

    piece: str
    way: tuple[str, ...]
    look: str = ""


def spread(template: str, parts: dict[str, Any]) -> list[str]:
    """A name with its parts; several where one of them is a row.

    >>> spread("cave:{way}", {"way": ("c1", "c4"), "seat": "p2"})
    ['cave:c1', 'cave:c4']
    """
    for name, value in parts.items():
        if isinstance(value, tuple) and f"{{{name}}}" in template:
            return [template.format(**{**parts, name: one}) for one in value]
    return [template.format(**parts)]


def seen_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What one seat learns of these events, in order."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
