"""Limits per client: how often something may be done."""

from __future__ import annotations

import time
from collections import OrderedDict

from dovre.server.refusals import Refused

MOST_KEYS = 20_000  # remembered; beyond these the longest unused are forgotten


class RateLimit:
    """About `most` events in any `seconds` for each key.

    A key has two counters, of this span of time and of the one before, which counts for what is left of it: the memory
    of a key is the same for a few events and for thousands.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.seen: OrderedDict[str, tuple[int, int, int]] = OrderedDict()  # span, events in it, in the one before

    def take(self, key: str) -> None:
        """Count one more event; Refused when it is one too many."""
        now = time.monotonic() / self.seconds
        span = int(now)
        last, count, before = self.seen.get(key, (span, 0, 0))
        if last != span:
            count, before = 0, count if last == span - 1 else 0
        if count + before * (1 - (now - span)) >= self.most:
            raise Refused("too_fast", 429)
        self.seen[key] = (span, count + 1, before)
        self.seen.move_to_end(key)
        if len(self.seen) > MOST_KEYS:
            self.seen.popitem(last=False)
