"""The things on the board that answers are about, by their names there."""

from __future__ import annotations

from dovre.games.kings.actions import source_of, target_of
from dovre.games.kings.components import CENTRE
from dovre.games.kings.view import KingsView
from dovre.kernel.action import Action


def _play(view: KingsView, action: Action) -> tuple[str, ...]:
    card, mine = action.parts
    if target_of(action) >= CENTRE:
        mine = f"p{(view.seat or 0) + 1}.{mine}"  # one's own; others have an `o1` too
    return f"card:{card}", f"mine:{mine}"


def _draw(view: KingsView, action: Action) -> tuple[str, ...]:
    return (f"camp:{action.parts[0]}" if source_of(action) else "pile:deck",)


THINGS = {"play": _play, "draw": _draw}
