"""The table of `kings`: cards by number, in zones. A card number is a face; `backs` says which mine is behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dovre.games.kings import notation
from dovre.games.kings.components import CARDS, ENDS
from dovre.kernel.action import Action
from dovre.kernel.fields import LIST, LISTS, NONE, VALUE, Field, Fields, figure, seat_row
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State

if TYPE_CHECKING:
    from dovre.games.kings.view import KingsView

VERSION = 2  # of the rules; positions, records and tables are pinned to it

SETUP = 0  # the one stream of chance: nothing is drawn by lot after the table is laid
STREAMS = ("setup",)

Pile = tuple[int, ...]
Offer = tuple[Action | None, ...]  # by card: the action that plays it on a certain mine, None where it may not
NO_MINE = NONE

CARD_IDS = tuple(card.id for card in CARDS)
FIELDS: Fields = Fields(
    Field("kings", VALUE, notation.KING, zone="king"),
    Field("centre", LIST, notation.CENTRE_MINES, zone="mines", open=False),
    Field("piles", LIST, open=False),  # with the mines they lie on
    Field("camp", LIST, notation.CAMP),
    Field("hands", LISTS, notation.HANDS, zone="hand", open=False),
    Field("mines", LISTS, notation.OWN, zone="own", open=False),
    Field("crews", LISTS, open=False),  # with the mines they work in
    Field("developed", LISTS, seat_row("developed", CARD_IDS), zone="under", open=False),
    Field("discard", LIST, notation.DISCARD),
    Field("deck", LIST, notation.DECK, open=False),
    Field("backs", VALUE, notation.BACKS, open=False),
    Field("handles", VALUE, notation.HANDLES, open=False),
    Field("turn", VALUE, figure("turn")),
    Field("end", VALUE, notation.END, open=False),
    Field("seen", VALUE, open=False),  # follows from the zones
    Field("offers", LIST, open=False),
    Field("own_offers", LISTS, open=False),
)


class KingsState(State):
    """Zones hold card numbers. Piles are tuples, first played first; lists belong to this state alone."""

    __slots__ = FIELDS.names

    slug = "kings"
    version = VERSION
    fields = FIELDS

    backs: bytes  # mine kind behind each card; shared, never changes after the setup (KING-S12)
    handles: bytes  # an opaque name for each card, by chance; shared
    kings: tuple[int, ...]  # race of each seat (KING-S03)
    deck: list[int]  # the last card is the top
    centre: list[int]  # the four mine cards
    piles: list[Pile]  # creatures on each centre mine
    camp: list[Pile]  # by race, the last card is the top
    hands: list[list[int]]  # sorted by number, so that `legal` comes sorted
    mines: list[list[int]]  # captured and unfinished, by own slot; NO_MINE where a slot is free again
    crews: list[list[Pile]]  # the creatures on each of them
    developed: list[list[int]]  # under the king
    discard: list[int]
    offers: list[Offer]  # what each centre mine takes now: follows from the piles (rules/offers.py)
    own_offers: list[list[Offer]]  # what each own mine takes now, by own slot
    seen: int  # bit per card: everybody has seen this face
    turn: int
    end: int  # index in ENDS, -1 while the game runs

    # -- named accessors -----------------------------------------------------------------------------------------

    def king_of(self, race: int) -> int | None:
        """The seat whose king has this race, or None."""
        return self.kings.index(race) if race in self.kings else None

    def mine(self, card: int) -> int:
        """The mine kind on the back of a card."""
        return self.backs[card]

    def open_mines(self, seat: int) -> list[tuple[int, int, Pile]]:
        """The captured and unfinished mines of a seat as (own slot, mine card, crew)."""
        return [(slot, card, self.crews[seat][slot]) for slot, card in enumerate(self.mines[seat]) if card != NO_MINE]

    @property
    def end_reason(self) -> str | None:
        return ENDS[self.end] if self.end >= 0 else None

    def score_sheet(self) -> list[ScoreLine]:
        from dovre.games.kings.scoring import score_sheet

        return score_sheet(self)

    def view(self, seat: int | None = None) -> KingsView:
        from dovre.games.kings.view import view

        return view(self, seat)
