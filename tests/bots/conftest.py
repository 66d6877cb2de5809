"""What the tests of bots share."""

from tests.solo import solo

__all__ = ["solo"]
