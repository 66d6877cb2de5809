"""Answers as words for the one who sees the view."""

from __future__ import annotations

from dovre.kernel.action import Action
from dovre.kernel.game import Label
from feast.components import DISHES
from feast.view import FeastView


def _plain(view: FeastView, action: Action) -> Label:
    """`action.wash`, `action.boast.loudly`."""
    return action.token, {}


def _dish(view: FeastView, action: Action) -> Label:
    dish = DISHES[action.number]
    return action.verb, {"kind": dish.kind, "taste": dish.taste, "weight": dish.weight}


def _point(view: FeastView, action: Action) -> Label:
    return ("point", {"seat": action.number}) if action.number < view.seats else None


LABELS = {
    "dish": _dish,
    "boast": _plain,
    "take": _plain,
    "wash": _plain,
    "leave": _plain,
    "point": _point,
    "pass": _plain,
    "drink": _plain,
    "show": _dish,
}
