"""Names for tables and people that can be read out and typed."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike


def new_id(length: int = 10) -> str:
    """A random name, long enough that nobody guesses one."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
