"""What would follow from an answer, as far as the one can know who sees the view."""

from __future__ import annotations

from dovre.kernel.action import Action
from dovre.kernel.game import Label
from feast.actions import ALPHABET, LOUDLY
from feast.components import DISHES, DRINK_WEIGHT, LOUD_FORCE, LOUD_WEIGHT, WEIGHT
from feast.view import FeastView


def _belly(view: FeastView, more: int) -> tuple[int, int]:
    """What the belly would hold, and what it can hold."""
    return view.belly[view.seat or 0] + more, view.length.belly


def _dish(view: FeastView, action: Action) -> Label:
    """How full one would be, praising softly or loudly. [FEAST-R3, FEAST-R4]"""
    n, most = _belly(view, WEIGHT[action.number])
    key = "dish.sleep" if n > most else "dish.risk" if n + LOUD_WEIGHT > most else "dish"
    return key, {"n": n, "most": most}


def _boast(view: FeastView, action: Action) -> Label:
    """The force of the dish that was chosen, and how full one would be. [FEAST-R5]"""
    if not view.own_choice:
        return None
    dish, loud = ALPHABET[view.own_choice[0]].number, action is LOUDLY
    n, most = _belly(view, WEIGHT[dish] + loud * LOUD_WEIGHT)
    force = DISHES[dish].taste + loud * LOUD_FORCE
    return "boast.sleep" if n > most else "boast", {"force": force, "n": n, "most": most}


def _drink(view: FeastView, action: Action) -> Label:
    n, most = _belly(view, DRINK_WEIGHT)
    return "dish.sleep" if n > most else "drink", {"n": n, "most": most}


def _leave(view: FeastView, action: Action) -> Label:
    return ("leave", {"n": view.deck}) if view.deck else ("leave.nothing", {})


OUTCOMES = {"dish": _dish, "boast": _boast, "drink": _drink, "leave": _leave}
