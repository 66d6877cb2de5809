"""The texts of the game with the names of its dishes, and answers as words for the one who sees the view."""

from __future__ import annotations

from functools import cache

from dovre.kernel.action import Action
from dovre.kernel.game import Label
from dovre.kernel.texts import Texts, load_texts
from feast.components import DISHES
from feast.view import FeastView


@cache
def texts(lang: str) -> Texts:
    """`dish.goat5` is "Roast Goat 5": named by its kind and its taste."""
    found = load_texts("feast", lang)
    names = {f"dish.{dish.id}": f"{found.table[f'kind.{dish.kind}']} {dish.taste}" for dish in DISHES}
    return Texts(lang, {**found.table, **names})


def _plain(view: FeastView, action: Action) -> Label:
    """`action.wash`, `action.boast.loudly`."""
    return action.token, {}


def _dish(view: FeastView, action: Action) -> Label:
    dish = DISHES[action.number]
    return action.verb, {"dish": dish.id, "taste": dish.taste, "weight": dish.weight}


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
