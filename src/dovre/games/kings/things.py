"""The things on the board that answers are about, by their names there."""

from __future__ import annotations

from dovre.games.kings.actions import source_of, target_of
from dovre.games.kings.components import CENTRE
from dovre.kernel.action import Action


def _play(seat: int, action: Action) -> tuple[str, ...]:
    card, mine = action.parts
    if target_of(action) >= CENTRE:
        mine = f"p{seat + 1}.{mine}"  # one's own; others have an `o1` too
    return f"card:{card}", f"mine:{mine}"


def _draw(seat: int, action: Action) -> tuple[str, ...]:
    return (f"camp:{action.parts[0]}" if source_of(action) else "pile:deck",)


THINGS = {"play": _play, "draw": _draw}

# by kind of thing: the rule that says what it is for
RULES = {
    "seat": "KING-T01",
    "king": "KING-D12",
    "card": "KING-T07",
    "back": "KING-R05",
    "mine": "KING-C01",
    "pile": "KING-R01",
    "pile:discard": "KING-D17",
    "camp": "KING-C04",
    "under": "KING-E04",
    "more": "KING-C09",
}
