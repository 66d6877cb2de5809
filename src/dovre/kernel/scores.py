"""Points as lines, so that a score sheet explains itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Where some points come from: a key of the game's texts with its parts, the seat, the amount, the rule."""

    source: str
    seat: int
    amount: int
    rule: str
    parts: tuple[tuple[str, Any], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        # compiled, it could not be filled field by field in the other process
        return ScoreLine, (self.source, self.seat, self.amount, self.rule, self.parts)

    def to_data(self) -> dict[str, Any]:
        return {"source": self.source, "seat": self.seat, "amount": self.amount, "rule": self.rule, **dict(self.parts)}


def total(lines: Iterable[ScoreLine], seats: int) -> tuple[int, ...]:
    sums = [0] * seats
    for line in lines:
        sums[line.seat] += line.amount
    return tuple(sums)


def winners_of(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the best score; a tie is shared."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
