"""Views: what one seat, or a spectator, may know. Built, never trimmed from a state, and without a way back to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

from dovre.kernel.action import Action
from dovre.kernel.decision import Decision, Frame
from dovre.kernel.scores import ScoreLine

if TYPE_CHECKING:
    from dovre.kernel.state import State


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class View:
    """What every game's view has. A game adds what its zones show. Equal views mean equal knowledge.

    A game's own view is a dataclass with `repr=False`: it says what it is, not all it holds.
    """

    slug: str
    version: int
    seat: int | None  # whose view; None for a spectator
    seats: int
    options: tuple[tuple[str, str], ...]
    waiting: tuple[int, ...]
    asked: tuple[Decision, ...]  # one per waiting seat; private parts only for the viewer
    frames: tuple[Frame, ...]  # the stack, kinds by name, without what other seats have sealed
    legal: tuple[Action, ...]  # the viewer's own answers
    over: bool
    sheet: tuple[ScoreLine, ...]  # the score lines this seat can vouch for; all of them when the game is over
    scores: tuple[int, ...] | None  # None until the game is over
    winners: tuple[int, ...]

    @property
    def decision(self) -> Decision | None:
        """The question put to the viewer, or None."""
        for decision in self.asked:
            if decision.seat == self.seat:
                return decision
        return None

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"p{self.seat + 1}"
        asked = ", ".join(f"p{question.seat + 1} {question.kind}" for question in self.asked)
        return f"<{self.slug} view of {who}, {'over' if self.over else f'asks {asked}'}>"

    def _repr_svg_(self) -> str:
        """The board as this seat sees it, for a notebook."""
        from dovre.kernel.game import load

        return str(load(self.slug).board(self))

    def base_data(self) -> dict[str, Any]:
        return {
            "game": self.slug,
            "version": self.version,
            "seat": self.seat,
            "seats": self.seats,
            "options": dict(self.options),
            "waiting": list(self.waiting),
            "asked": [decision.to_data() for decision in self.asked],
            "legal": [action.token for action in self.legal],
            "over": self.over,
            "sheet": [line.to_data() for line in self.sheet],
            "scores": None if self.scores is None else list(self.scores),
            "winners": list(self.winners),
        }

    def to_data(self) -> dict[str, Any]:
        """The view as JSON, in the words of the notation, for pages and programs elsewhere."""
        raise NotImplementedError

    def to_json(self) -> str:
        return json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))


S = TypeVar("S", bound="State")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Sharing:
    """What the views of one state have in common, made once for all of them. The state must not change meanwhile."""

    __slots__ = ("made", "state")
    now: Sharing | None = None  # while a view is being made with `view`

    def __init__(self, state: State) -> None:
        self.state = state
        self.made: dict[tuple[object, ...], Any] = {}  # by function and arguments, so by what a reader may see

    def view(self, seat: int | None) -> Any:
        """What one seat may know, or a spectator."""
        Sharing.now = self
        try:
            return self.state.view(seat)
        finally:
            Sharing.now = None


def once(make: Callable[[S, *Ts], T], state: S, *args: *Ts) -> T:
    """`make(state, *args)`, which follows from these alone and is not changed: once for all views that are shared."""
    sharing = Sharing.now
    if sharing is None or sharing.state is not state:
        return make(state, *args)
    key = (make, *args)
    found: T | None = sharing.made.get(key)
    if found is None:
        found = sharing.made[key] = make(state, *args)
    return found


def view_base(state: State, seat: int | None, sheet: Iterable[ScoreLine]) -> dict[str, Any]:
    """What the views of all games have, and the open fields of this one, for its view's constructor.

    `sheet` are the score lines this seat can vouch for.
    """
    return {
        "seat": seat,
        "asked": once(_asked, state, seat if seat in state.waiting else None),  # who is not asked is told the same
        "frames": once(_frames, state, seat if state.has_sealed else None),
        "legal": tuple(state.legal(seat)) if seat is not None else (),
        "sheet": tuple(sheet),
        **once(_open_part, state),
    }


def _asked(state: State, seat: int | None) -> tuple[Decision, ...]:
    return state.asked(seat)


def _frames(state: State, seat: int | None) -> tuple[Frame, ...]:
    return state.frames(seat)


def _open_part(state: State) -> dict[str, Any]:
    """What everybody may know."""
    over = state.over
    return {
        "slug": state.slug,
        "version": state.version,
        "seats": state.seats,
        "options": state.options,
        "waiting": state.waiting,
        "over": over,
        "scores": state.scores if over else None,
        "winners": state.winners,
        **state.fields.shown(state),
    }
