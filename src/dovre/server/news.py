"""What workers on one database tell each other, and which of them owns a table.

News goes out with the commit it tells of, so nobody hears of what was not stored. A worker that hears of an entry takes
it over; one that missed something reads the log, which alone is true. The owner of a table is the worker in which its
bots think and its clock runs: the log would refuse a second answer anyway, ownership spares the work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from dovre.server.store import Store


class EntryStored(msgspec.Struct, frozen=True, array_like=True, tag="entry"):
    """An entry of a table's log. A sealed answer comes without its token: whoever may know it reads the log."""

    table: str
    number: int
    seat: int
    token: str | None
    at: float
    due: float | None  # when the owner must look at the table: 0 at once, a time for a clock, or never


class TableChanged(msgspec.Struct, frozen=True, array_like=True, tag="table"):
    """A table is new, or its row or its seats have changed."""

    table: str
    due: float | None = None


class LineSaid(msgspec.Struct, frozen=True, array_like=True, tag="line"):
    """A line of table talk."""

    table: str
    number: int


class PeopleHere(msgspec.Struct, frozen=True, array_like=True, tag="people"):
    """The open sockets that the sender has at a table, by seat, and how many watch there."""

    table: str
    sockets: dict[int, int]
    watching: int


class WhoIsHere(msgspec.Struct, frozen=True, array_like=True, tag="who"):
    """Asks all others for `PeopleHere`."""

    table: str


class SessionEnded(msgspec.Struct, frozen=True, array_like=True, tag="session"):
    """A session has ended, by the hash of its token."""

    session: str


class LessonKept(msgspec.Struct, frozen=True, array_like=True, tag="lesson"):
    """Somebody went on in a lesson."""

    person: str
    game: str


class WorkerJoined(msgspec.Struct, frozen=True, array_like=True, tag="joined"):
    """The sender is a new worker."""


Item = EntryStored | TableChanged | LineSaid | PeopleHere | WhoIsHere | SessionEnded | LessonKept | WorkerJoined
Hear = Callable[[int, Item], None]  # called with the sender of each item


class News:
    """Of a server that is alone with its database: there is nobody to tell, and every table is its own."""

    shared = False

    def owns(self, table: str) -> bool:
        """Whether bots and clocks of this table are this worker's to run."""
        return True

    async def open(
        self, store: Store, hear: Hear, on_workers: Callable[[set[int]], None], on_gap: Callable[[], None]
    ) -> None:
        """Begin to listen. `on_workers` is called with those who have gone when workers come or go, `on_gap` when
        something may have been missed."""

    async def close(self) -> None:
        """Stop listening; what this worker owns goes to the others."""
