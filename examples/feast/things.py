"""The things on the board that answers are about, by their names there."""

from __future__ import annotations

from collections.abc import Callable

from dovre.kernel.action import Action
from feast.view import FeastView


def _always(name: str) -> Callable[[FeastView, Action], tuple[str, ...]]:
    return lambda view, action: (name,)


def _dish(view: FeastView, action: Action) -> tuple[str, ...]:
    return (f"dish:{action.parts[0]}",)


def _shelf(view: FeastView, action: Action) -> tuple[str, ...]:
    return (f"shelf:{action.parts[0]}",)


def _guest(view: FeastView, action: Action) -> tuple[str, ...]:
    return (f"seat:{action.parts[0]}",)


THINGS = {
    "dish": _dish,
    "boast": _shelf,
    "take": _shelf,
    "wash": _always("shelf:tub"),
    "leave": _always("pile:kitchen"),
    "point": _guest,
    "drink": _always("shelf:mug"),
    "show": _dish,
}
