"""What the tests of bots share."""

from tests.draft import draft
from tests.solo import solo

__all__ = ["draft", "solo"]
