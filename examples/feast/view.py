"""Who sees what, in one table of zones, and the view that is built from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dovre.kernel.view import View, view_base
from dovre.kernel.zones import ALL, NOBODY, Zone, only
from feast.components import DISH_IDS, LENGTHS, Length
from feast.state import NONE, FeastState

Hand = tuple[int | None, ...]  # the dishes one knows, then None for each of the others


def zones(s: FeastState) -> list[Zone]:
    """Hands are secret [FEAST-S3] but for dishes shown at a toast [FEAST-T3]; nobody sees into the deck."""
    found = [
        Zone("deck", tuple(s.deck), face=NOBODY),
        Zone("plates", tuple(dish for dish in s.plates if dish != NONE)),
        Zone("eaten", tuple(s.eaten)),
        Zone("shown", tuple(s.shown), face=ALL),
    ]
    found += [Zone("hand", tuple(s.secrets(seat)), face=only(seat), owner=seat) for seat in range(s.seats)]
    return found


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class FeastView(View):
    """The open fields of the state under their names, and what a seat may know of the others."""

    hands: tuple[Hand, ...]
    deck: int  # how many dishes are left
    shown: tuple[int, ...]
    plates: tuple[int, ...]
    boasts: tuple[int, ...]
    eaten: tuple[int, ...]
    belly: tuple[int, ...]
    antlers: tuple[int, ...]
    pillows: tuple[int, ...]
    honours: tuple[int, ...]
    round: int
    winner: int
    king: int

    @property
    def length(self) -> Length:
        return LENGTHS[dict(self.options)["length"]]

    def is_awake(self, seat: int) -> bool:
        return self.belly[seat] <= self.length.belly

    @property
    def chosen(self) -> tuple[int, ...]:
        """How many sealed answers each seat has given to the question that waits."""
        frame = self.frames[-1] if self.frames else ("",)
        return tuple(len(given) for given in frame[2]) if frame[0] == "dish" else (0,) * self.seats

    @property
    def own_choice(self) -> tuple[int, ...]:
        """The viewer's own sealed answers, as numbers of the alphabet."""
        frame = self.frames[-1] if self.frames else ("",)
        return tuple(frame[2][self.seat]) if frame[0] == "dish" and self.seat is not None else ()

    def to_data(self) -> dict[str, Any]:
        return {
            **self.base_data(),
            "hands": [[None if dish is None else DISH_IDS[dish] for dish in hand] for hand in self.hands],
            "deck": self.deck,
            "plates": [None if dish == NONE else DISH_IDS[dish] for dish in self.plates],
            "boasts": list(self.boasts),
            "eaten": [DISH_IDS[dish] for dish in self.eaten],
            "belly": list(self.belly),
            "antlers": list(self.antlers),
            "pillows": list(self.pillows),
            "honours": list(self.honours),
            "round": self.round,
            "winner": None if self.winner == NONE else self.winner,
            "king": self.king,
            "chosen": list(self.chosen),
        }


def view(s: FeastState, seat: int | None) -> FeastView:
    """What that seat may know; None for a spectator. All points are open, hence the whole sheet."""
    return FeastView(
        **view_base(s, seat, s.score_sheet()),
        hands=tuple(_hand(s, owner, seat) for owner in range(s.seats)),
        deck=len(s.deck),
    )


def _hand(s: FeastState, owner: int, seat: int | None) -> Hand:
    if owner == seat:
        return tuple(s.hands[owner])
    known = tuple(dish for dish in s.hands[owner] if dish in s.shown)
    return known + (None,) * (len(s.hands[owner]) - len(known))
