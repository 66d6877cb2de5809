"""The table of `kings`: cards by number, in zones. A card number is a face; `backs` says which mine is behind it."""

from __future__ import annotations

from typing import Any, Self

from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.kernel.action import Action
from dovre.kernel.game import write_base
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State

VERSION = 1  # of the rules; positions, records and tables are pinned to it

SETUP = 0  # the one stream of chance: nothing is drawn by lot after the table is laid
STREAMS = ("setup",)

ENDS = ("draw", "replacement", "redraw")  # how the deck ran out (KING-E02, KING-E03, KING-T18)

Pile = tuple[int, ...]
Offer = tuple[Action | None, ...]  # by card: the action that plays it on a certain mine, None where it may not
NO_MINE = -1


class KingsState(State):
    """Zones hold card numbers. Piles are tuples, first played first; lists belong to this state alone."""

    __slots__ = (
        "backs",
        "camp",
        "centre",
        "crews",
        "deck",
        "developed",
        "discard",
        "end",
        "handles",
        "hands",
        "kings",
        "mines",
        "offers",
        "own_offers",
        "piles",
        "seen",
        "turn",
    )

    slug = "kings"

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

    def copy(self) -> Self:
        new = object.__new__(type(self))
        self._copy_base(new)
        new.backs = self.backs
        new.handles = self.handles
        new.kings = self.kings
        new.deck = self.deck[:]
        new.centre = self.centre[:]
        new.piles = self.piles[:]
        new.camp = self.camp[:]
        new.hands = [hand[:] for hand in self.hands]
        new.mines = [mines[:] for mines in self.mines]
        new.crews = [crews[:] for crews in self.crews]
        new.offers = self.offers[:]
        new.own_offers = [offers[:] for offers in self.own_offers]
        new.developed = [developed[:] for developed in self.developed]
        new.discard = self.discard[:]
        new.seen = self.seen
        new.turn = self.turn
        new.end = self.end
        return new

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

    # -- as data -------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        names = [card.id for card in CARDS]

        def words(pile: list[int] | Pile) -> list[str]:
            return [names[card] if card != NO_MINE else "" for card in pile]

        return {
            **write_base(self, VERSION),
            "backs": [MINES[kind].id for kind in self.backs],
            "handles": list(self.handles),
            "kings": [RACES[race] for race in self.kings],
            "deck": words(self.deck),
            "centre": words(self.centre),
            "piles": [words(pile) for pile in self.piles],
            "camp": [words(pile) for pile in self.camp],
            "hands": [words(hand) for hand in self.hands],
            "mines": [words(mines) for mines in self.mines],
            "crews": [[words(crew) for crew in crews] for crews in self.crews],
            "developed": [words(developed) for developed in self.developed],
            "discard": words(self.discard),
            "seen": [names[card] for card in range(len(CARDS)) if self.seen >> card & 1],
            "turn": self.turn,
            "end": self.end_reason,
        }

    def score_sheet(self) -> list[ScoreLine]:
        from dovre.games.kings.scoring import score_sheet

        return score_sheet(self)

    def view(self, seat: int | None = None) -> Any:
        from dovre.games.kings.view import view

        return view(self, seat)
