"""Sliding-window rate limits per client."""

from __future__ import annotations

import time
from collections import deque

from dovre.server.refusals import Refused


class RateLimit:
    """At most `most` events in any `seconds` for each key."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.seen: dict[str, deque[float]] = {}

    def take(self, key: str) -> None:
        """Count one more event; Refused when it is one too many."""
        now = time.monotonic()
        times = self.seen.setdefault(key, deque())
        while times and times[0] < now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            raise Refused("too_fast", 429)
        times.append(now)
        if len(self.seen) > 10_000:
            self._forget(now)

    def _forget(self, now: float) -> None:
        self.seen = {key: times for key, times in self.seen.items() if times and times[-1] > now - self.seconds}
