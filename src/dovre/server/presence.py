"""Who is at a table now, by open sockets: seats, and how many watch. Told in small messages of its own.

Whoever loads a page anew is gone for a second, so a seat counts as here for a while after its last socket closed; and
after a restart of the server nobody is called away before they had time to come back.
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


@dataclass(slots=True, eq=False)
class Presence:
    """The open sockets of one table. `listeners` are called when something has changed that is worth telling."""

    sockets: dict[int, int] = field(default_factory=dict)  # by seat
    watching: int = 0
    left: dict[int, float] = field(default_factory=dict)  # by seat: when its last socket closed, in seconds since 1970
    listeners: set[Callable[[], None]] = field(default_factory=set)
    version: int = 0  # counts what was announced
    began: float = field(default_factory=time.time)
    _timer: asyncio.TimerHandle | None = None
    _told: tuple[tuple[int, ...], int, bool] = ((), 0, False)

    def come(self, seats: Sequence[int]) -> None:
        """A socket of these seats was opened; of none: somebody watches."""
        self._count(seats, 1)

    def go(self, seats: Sequence[int]) -> None:
        """A socket of these seats was closed."""
        self._count(seats, -1)
        self.left.update((seat, wall_time.now()) for seat in seats if not self.sockets[seat])

    def _count(self, seats: Sequence[int], by: int) -> None:
        for seat in seats:
            self.sockets[seat] = self.sockets.get(seat, 0) + by
        if not seats:
            self.watching += by
        self._announce_in(COMING)

    def is_here(self, seat: int) -> bool:
        return self.sockets.get(seat, 0) > 0 or wall_time.now() < self.left.get(seat, 0.0) + LEAVING

    @property
    def here(self) -> tuple[int, ...]:
        return tuple(seat for seat in sorted(self.sockets) if self.is_here(seat))

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
            if self._timer.when() <= loop.time() + seconds:
                return
            self._timer.cancel()
        self._timer = loop.call_later(seconds, self._announce)

    def _announce(self) -> None:
        """Call the listeners if anything is other than last time, and look again when time alone will change it."""
        self._timer = None
        now = (self.here, self.watching, self.settled)
        if now != self._told:
            self._told = now
            self.version += 1
            for listener in list(self.listeners):
                listener()
        ends = [left + LEAVING for seat, left in self.left.items() if not self.sockets[seat] and self.is_here(seat)]
        if not self.settled:
            ends.append(self.began + RETURNING)
        if ends and self.listeners:
            self._announce_in(min(ends) - wall_time.now() + 0.1)
