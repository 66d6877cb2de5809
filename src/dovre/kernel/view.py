"""Views: what one seat, or a spectator, may know. Built, never trimmed from a state, and without a road back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from dovre.kernel.action import Action
from dovre.kernel.decision import Decision
from dovre.kernel.scores import ScoreLine


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What every game's view has. A game adds what its zones show. Equal views mean equal knowledge."""

    slug: str
    version: int
    seat: int | None  # whose view; None for a spectator
    seats: int
    options: tuple[tuple[str, str], ...]
    waiting: tuple[int, ...]
    asked: tuple[Decision, ...]  # one per waiting seat; private parts only for the viewer
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
