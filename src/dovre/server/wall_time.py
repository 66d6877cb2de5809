"""The time of the server: seconds since 1970 that run evenly, whatever happens to the machine's clock meanwhile.

Times of players run by it. It is set by the machine's clock once, when the server starts.
"""

from __future__ import annotations

import time

_BEGAN = time.time() - time.monotonic()


def now() -> float:
    return _BEGAN + time.monotonic()
