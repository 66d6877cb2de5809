"""The small games of these tests."""

from tests.draft import draft
from tests.solo import solo

__all__ = ["draft", "solo"]
