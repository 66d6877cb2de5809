"""The things on the board that answers are about, by their names there."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.fall.components import CLANS, GLYPHS, LAIR_NAMES, LAP, N_CLANS, SPACE_NAMES, lairs_of
from dovre.games.fall.view import FallView
from dovre.kernel.action import Action

Namer = Callable[[FallView, Action], tuple[str, ...]]
STEPS = {"back2": -2, "back1": -1, "stay": 0, "on1": 1, "on2": 2}


def _of(*kinds: str) -> Namer:
    """Each part of the answer is the name of a thing, of these kinds."""
    return lambda view, action: tuple(f"{kind}:{part}" for kind, part in zip(kinds, action.parts, strict=False))


def space_thing(name: str) -> str:
    """A cave or a lair."""
    return f"lair:{name}" if name in LAIR_NAMES else f"cave:{name}"


def _space(view: FallView, action: Action) -> tuple[str, ...]:
    return (space_thing(action.parts[-1]),)


def _lairs(view: FallView, action: Action) -> tuple[str, ...]:
    """Either site of the pair. [FALL-S23]"""
    return tuple([space_thing(SPACE_NAMES[site]) for site in lairs_of(GLYPHS.index(action.parts[0]))])


def _cell(view: FallView, action: Action) -> tuple[str, ...]:
    return (f"cell:p{(view.seat or 0) + 1}.{action.parts[0]}",)


def _use(view: FallView, action: Action) -> tuple[str, ...]:
    return (f"champion:{action.parts[0]}",)


def _rally(view: FallView, action: Action) -> tuple[str, ...]:
    return (f"rally:{CLANS[(view.rally + STEPS[action.parts[0]]) % N_CLANS]}",)


def _wheel(view: FallView, action: Action) -> tuple[str, ...]:
    return (f"wheel:{(view.wheel + int(action.parts[0])) % LAP}",)


def _token(view: FallView, action: Action) -> tuple[str, ...]:
    return (f"gnome:{action.parts[0]}.{action.parts[1]}",)


def _star(view: FallView, action: Action) -> tuple[str, ...]:
    name = action.parts[0]
    if name in CLANS:
        return (f"plank:{name}",)
    return (f"hall:{name}",) if name.startswith("h") and name[1:].isdecimal() else (f"cave:{name}",)


# by verb; what is left out are buttons
THINGS: dict[str, Namer] = {
    "keep": _use,
    "lairs": _lairs,
    "settle": _space,
    "toss": _of("card"),
    "cover": _cell,
    "take": _cell,
    "use": _use,
    "to": _space,
    "move": _space,
    "lead": _use,
    "influence": _use,
    "wheel": _wheel,
    "gate": _of("gate"),
    "token": _token,
    "rally": _rally,
    "enter": _space,
    "out": _space,
    "shift": _space,
    "clan": _of("plank"),
    "star": _star,
}
