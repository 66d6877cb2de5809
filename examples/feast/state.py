"""The table: dishes by number in zones, and a few figures for each guest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dovre.kernel.fields import LIST, LISTS, NONE, VALUE, Field, Fields, counters, figures, row, seat_row
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State
from feast.components import DISH_IDS, LENGTHS, Length

if TYPE_CHECKING:
    from feast.view import FeastView

VERSION = 1  # of the rules; positions, records and tables are pinned to it

STREAMS = ("setup", "lot", "king")
SETUP, LOT, KING = range(3)  # one more draw in one stream moves no other

FIELDS = Fields(
    Field("hands", LISTS, seat_row("hands", DISH_IDS), zone="hand", open=False),
    Field("deck", LIST, row("deck", DISH_IDS), open=False),
    Field("shown", LIST, row("shown", DISH_IDS)),
    Field("plates", LIST, row("plates", DISH_IDS)),
    Field("boasts", LIST, figures("boasts")),
    Field("eaten", LIST, row("eaten", DISH_IDS)),
    Field("belly", LIST, figures("belly")),
    Field("antlers", LIST, figures("antlers")),
    Field("pillows", LIST, figures("pillows")),
    Field("honours", LIST, figures("honours")),
    Field("round", VALUE, counters("round", "winner", "king"), zone="now"),
    Field("winner", VALUE),  # with the round
    Field("king", VALUE),
    Field("most", VALUE, open=False),  # follows from the option
)


class FeastState(State):
    """Zones hold the numbers of dishes; the other lists have a figure for each seat."""

    __slots__ = FIELDS.names

    slug = "feast"
    version = VERSION
    fields = FIELDS

    hands: list[list[int]]  # sorted, so that `legal` comes sorted
    deck: list[int]  # the last one is drawn first
    shown: list[int]  # dishes in hands that everybody knows, sorted
    plates: list[int]  # by seat: what was eaten in this round, or NONE
    boasts: list[int]  # by seat: 1 if that was praised loudly
    eaten: list[int]  # in earlier rounds
    belly: list[int]  # how full each guest is
    antlers: list[int]
    pillows: list[int]
    honours: list[int]
    round: int  # 0 before the first
    winner: int  # of the last round; NONE before, and where the King has won it
    king: int  # what the King threw last, 0 before and where several play
    most: int  # what a belly holds

    # -- named accessors -----------------------------------------------------------------------------------------

    @property
    def length(self) -> Length:
        return LENGTHS[dict(self.options)["length"]]

    def is_awake(self, seat: int) -> bool:
        """A guest sleeps with more in the belly than it holds. [FEAST-R4]"""
        return self.belly[seat] <= self.most

    def awake(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.is_awake(seat)]

    def secrets(self, seat: int) -> list[int]:
        """The dishes of a hand that the others do not know."""
        return [dish for dish in self.hands[seat] if dish not in self.shown]

    @property
    def winners(self) -> tuple[int, ...]:
        from feast.scoring import winners

        return winners(self) if self.over else ()

    @property
    def end_reason(self) -> str | None:
        from feast.scoring import end_reason

        return end_reason(self) if self.over else None

    def score_sheet(self) -> list[ScoreLine]:
        from feast.scoring import score_sheet

        return score_sheet(self)

    def view(self, seat: int | None = None) -> FeastView:
        from feast.view import view

        return view(self, seat)


__all__ = ["FIELDS", "KING", "LOT", "NONE", "SETUP", "STREAMS", "VERSION", "FeastState"]
