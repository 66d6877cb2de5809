"""What the tests of environments share."""

from tests.solo import solo

__all__ = ["solo"]
