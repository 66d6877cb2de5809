"""What the words of every board begin with."""

from __future__ import annotations

from dovre.kernel.texts import Texts


class BoardWords:
    """What can be on a table, told in one language. It holds no view: what is told follows from what is asked."""

    def __init__(self, texts: Texts, names: tuple[str, ...]) -> None:
        self.lang = texts.lang
        self.texts = texts.named(names)
        self.say = self.texts.say

    def heading(self) -> str:
        """The name of the game."""
        return self.texts.table["title"]

    def seat(self, seat: int) -> str:
        return self.texts.seat(seat)

    def told(self, *sentences: str) -> str:
        """Several sentences as one text; those that say nothing are left out."""
        return ". ".join([one for one in sentences if one])
