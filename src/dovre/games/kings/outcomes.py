"""What would follow from an answer, as far as the one can know who sees the view."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.kings.actions import card_of, source_of
from dovre.games.kings.components import MINES, RACE_OF, RACES
from dovre.games.kings.view import KingsView, Works
from dovre.kernel.action import Action
from dovre.kernel.game import Label


def _play(view: KingsView, action: Action) -> Label:
    seat, target = view.seat, action.parts[1]
    if seat is None:
        return None
    for works in view.centre:
        if works.target == target:
            return _capture(view, seat, works, RACE_OF[card_of(action)])
    for works in view.mines[seat]:
        if works.target == target:
            return _work(works)
    return None


def _capture(view: KingsView, seat: int, works: Works, race: int) -> Label:
    """Whether the mine would be captured, and for whom. [KING-C01, KING-C06, KING-C07]"""
    mine = MINES[works.mine]
    missing = mine.defence - len(works.creatures) - 1
    if missing:
        return "play", {"n": missing}
    owner = view.kings.index(race) if race in view.kings else None
    key = "capture.free" if owner is None else "capture" if owner == seat else "capture.other"
    return key, {"race": RACES[race], "seat": seat if owner is None else owner, "value": -mine.value}


def _work(works: Works) -> Label:
    """How far the mine would be from being developed. [KING-D05, KING-D07]"""
    mine = MINES[works.mine]
    missing = mine.size + mine.foreman - len(works.creatures) - 1
    return ("work", {"n": missing}) if missing else ("develop", {"value": mine.value})


def _draw(view: KingsView, action: Action) -> Label:
    return "draw" if source_of(action) else "draw.deck", {}


OUTCOMES: dict[str, Callable[[KingsView, Action], Label]] = {"play": _play, "draw": _draw}
