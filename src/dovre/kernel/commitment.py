"""Commitments to seeds: a table shows one before the first card is seen, and the seed itself when the game is over.

Whoever noted the commitment can then check that the deal was fixed from the beginning. It is the SHA-256 of a line of
text, so any tool will do: `printf 'dovre seed 42' | sha256sum`.

>>> commitment(42)[:16]
'64ae8160d35e8268'
>>> noted(commented("kings/2 ...", commitment(42))) == commitment(42)
True
"""

from __future__ import annotations

import hashlib
import re

_NOTED = re.compile(r"^# commitment ([0-9a-f]{64})\s*$", re.MULTILINE)


def commitment(seed: int) -> str:
    """What is shown in place of a seed that must stay secret until the end."""
    return hashlib.sha256(f"dovre seed {seed}".encode()).hexdigest()


def commented(record: str, promised: str) -> str:
    """The text of a record with the commitment that was shown, as a comment."""
    return f"# commitment {promised}\n{record}"


def noted(text: str) -> str | None:
    """The commitment that stands in the text of a record, if there is one."""
    found = _NOTED.search(text)
    return found[1] if found else None
