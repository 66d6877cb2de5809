"""Who is at a table now, by open sockets: seats, and how many watch. Told in small messages of its own.

Whoever loads a page anew is gone for a second, so a seat counts as here for a while after its last socket closed; and
after a restart of the server nobody is called away before they had time to come back. Workers tell each other how many
sockets they have at a table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from dovre.server import wall_time
from dovre.server.rows import SeatRow

COMING = 0.3  # seconds until a change is announced, together with others of the same moment
LEAVING = 4.0  # seconds a seat counts as here after its last socket closed
RETURNING = 15.0  # seconds in which those who were here before a restart may come back


Sockets = dict[int, int]  # by seat


@dataclass(slots=True, eq=False)
class Presence:
    """The open sockets of one table. `listeners` are called when something has changed that is worth telling."""

    sockets: Sockets = field(default_factory=dict)
    watching_here: int = 0
    elsewhere: dict[int, tuple[Sockets, int]] = field(default_factory=dict)  # by worker: sockets, and how many watch
    tell: Callable[[Sockets, int], None] | None = None  # called when other workers should hear of the sockets here
    left: dict[int, float] = field(default_factory=dict)  # by seat: when its last socket closed, in seconds since 1970
    listeners: set[Callable[[], None]] = field(default_factory=set)
    version: int = 0  # counts what was announced
    began: float = field(default_factory=time.time)
    _timer: asyncio.TimerHandle | None = None
    _due: float = 0.0  # when the timer ends, by the loop: not every loop's timers tell
    _told: tuple[tuple[int, ...], int, bool] = ((), 0, False)
    _told_elsewhere: tuple[Sockets, int] = field(default_factory=lambda: ({}, 0))

    def come(self, seats: Sequence[int]) -> None:
        """A socket of these seats was opened; of none: somebody watches."""
        self._count(seats, 1)

    def go(self, seats: Sequence[int]) -> None:
        """A socket of these seats was closed."""
        self._count(seats, -1)
        self.left.update((seat, wall_time.now()) for seat in seats if not self._has_socket(seat))

    def _count(self, seats: Sequence[int], by: int) -> None:
        for seat in seats:
            self.sockets[seat] = self.sockets.get(seat, 0) + by
        if not seats:
            self.watching_here += by
        self._announce_in(COMING)

    def hear(self, worker: int, sockets: Sockets, watching: int) -> None:
        """Another worker has these sockets at the table now; none, if it has gone."""
        before, _ = self.elsewhere.pop(worker, ({}, 0))
        if sockets or watching:
            self.elsewhere[worker] = (sockets, watching)
        now = wall_time.now()
        self.left.update((seat, now) for seat in before if not self._has_socket(seat))
        self._announce_in(0.0)

    @property
    def of_this_worker(self) -> tuple[Sockets, int]:
        """The open sockets by seat, and how many watch, as other workers are told."""
        return {seat: number for seat, number in self.sockets.items() if number}, self.watching_here

    @property
    def is_watched_elsewhere(self) -> bool:
        return bool(self.elsewhere)

    @property
    def watching(self) -> int:
        return self.watching_here + sum(watching for _, watching in self.elsewhere.values())

    def _has_socket(self, seat: int) -> bool:
        return self.sockets.get(seat, 0) > 0 or any(sockets.get(seat, 0) for sockets, _ in self.elsewhere.values())

    def is_here(self, seat: int) -> bool:
        return self._has_socket(seat) or wall_time.now() < self.left.get(seat, 0.0) + LEAVING

    @property
    def here(self) -> tuple[int, ...]:
        seats = set(self.sockets).union(*(sockets for sockets, _ in self.elsewhere.values()), self.left)
        return tuple(seat for seat in sorted(seats) if self.is_here(seat))

    @property
    def settled(self) -> bool:
        """Whether everybody had time to come back after a restart."""
        return wall_time.now() > self.began + RETURNING

    def away(self, seats: Iterable[SeatRow]) -> tuple[int, ...]:
        """The seats of people who are not here; a bot always is, and a program comes when it is asked."""
        return tuple(
            seat.seat
            for seat in seats
            if seat.kind in ("person", "device")
            and not seat.bot
            and not self.is_here(seat.seat)
            and (self.settled or seat.seat in self.left)
        )

    # -- announcing ----------------------------------------------------------------------------------------------

    def _announce_in(self, seconds: float) -> None:
        """Announce soon, once for all that comes in between."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._due <= loop.time() + seconds:
                return
            self._timer.cancel()
        self._due = loop.time() + seconds
        self._timer = loop.call_later(seconds, self._announce)

    def _announce(self) -> None:
        """Call the listeners if anything is other than last time, and look again when time alone will change it."""
        self._timer = None
        if self.tell is not None and self.of_this_worker != self._told_elsewhere:
            self._told_elsewhere = self.of_this_worker
            self.tell(*self._told_elsewhere)
        now = (self.here, self.watching, self.settled)
        if now != self._told:
            self._told = now
            self.version += 1
            for listener in list(self.listeners):
                listener()
        ends = [left + LEAVING for seat, left in self.left.items() if not self._has_socket(seat) and self.is_here(seat)]
        if not self.settled:
            ends.append(self.began + RETURNING)
        if ends and self.listeners:
            self._announce_in(min(ends) - wall_time.now() + 0.1)
