"""The things on the board that answers are about, by their names there."""

from __future__ import annotations

from collections.abc import Callable

from dovre.kernel.action import Action


def _always(name: str) -> Callable[[int, Action], tuple[str, ...]]:
    return lambda seat, action: (name,)


def _dish(seat: int, action: Action) -> tuple[str, ...]:
    return (f"dish:{action.parts[0]}",)


def _shelf(seat: int, action: Action) -> tuple[str, ...]:
    return (f"shelf:{action.parts[0]}",)


def _guest(seat: int, action: Action) -> tuple[str, ...]:
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

# by kind of thing, or by one thing's name: the rule that says what it is for
RULES = {
    "seat": "FEAST-T1",
    "dish": "FEAST-S2",
    "hand": "FEAST-S3",
    "plate": "FEAST-R3",
    "lid": "FEAST-R2",
    "crown": "FEAST-R5",
    "belly": "FEAST-R4",
    "antlers": "FEAST-A2",
    "pillows": "FEAST-A2",
    "honours": "FEAST-T3",
    "pile": "FEAST-A3",
    "king": "FEAST-R6",
    "shelf": "FEAST-A2",
    "shelf:softly": "FEAST-R2",
    "shelf:loudly": "FEAST-R5",
    "shelf:tub": "FEAST-A3",
    "shelf:mug": "FEAST-T2",
}
