"""The things on the board that answers are about, by their names there."""

from __future__ import annotations

from collections.abc import Callable

from dovre.kernel.action import Action

Namer = Callable[[int, Action], tuple[str, ...]]


def _of(kind: str) -> Namer:
    """The last part of the answer is the name of a thing."""
    return lambda seat, action: (f"{kind}:{action.parts[-1]}",)


def _own(kind: str) -> Namer:
    """The same for something on the own path, which bears the seat."""
    return lambda seat, action: (f"{kind}:p{seat + 1}.{action.parts[-1]}",)


def _theirs(kind: str) -> Namer:
    """Something on the path of a seat that the answer names."""
    return lambda seat, action: (f"{kind}:{'.'.join(action.parts)}",)


def _build(seat: int, action: Action) -> tuple[str, ...]:
    """A colour of the reserve, then where the tower stands."""
    colour, spot = action.parts
    return (f"reserve:{colour}", f"spot:p{seat + 1}.{spot}")


def _fire(seat: int, action: Action) -> tuple[str, ...]:
    """A tower, then its target."""
    spot, creature = action.parts
    return (f"tower:p{seat + 1}.{spot}", f"creature:{creature}")


# by verb; what is left out is a button. A card has two halves, the effect and the crystals
THINGS: dict[str, Namer] = {
    "act": _of("act"),
    "build": _build,
    "lay": _theirs("lay"),
    "use": _of("use"),
    "cash": _of("cash"),
    "discard": _of("card"),
    "tower": _own("tower"),
    "site": _own("spot"),
    "trap": _own("tower"),
    "aura": _own("tower"),
    "raze": _theirs("tower"),
    "creature": _of("creature"),
    "cell": _own("cell"),
    "place": _theirs("cell"),
    "step": _own("cell"),
    "fire": _fire,
}

# kinds whose things are told as those of another kind: a card of the market as one in hand
LIKE = {"market": "card", "use": "card", "force": "event"}

# by kind of thing: the rule that says what it is for
RULES = {
    "seat": "TOWR-G06",
    "phase": "TOWR-G04",
    "first": "TOWR-G05",
    "event": "TOWR-K05",
    "force": "TOWR-K04",
    "cell": "TOWR-P01",
    "spot": "TOWR-P12",
    "tower": "TOWR-A04",
    "creature": "TOWR-N07",
    "mine": "TOWR-N16",
    "city": "TOWR-N12",
    "marker": "TOWR-X16",
    "guards": "TOWR-N13",
    "damage": "TOWR-A13",
    "crystals": "TOWR-J10",
    "dungeon": "TOWR-A11",
    "tiles": "TOWR-J22",
    "hand": "TOWR-J09",
    "act": "TOWR-J03",
    "lay": "TOWR-P08",
    "reserve": "TOWR-J11",
    "market": "TOWR-J40",
    "card": "TOWR-J05",
    "use": "TOWR-X10",
    "cash": "TOWR-X12",
    "pile": "TOWR-J41",
    "trophy": "TOWR-Q01",
    "wrecks": "TOWR-Q06",
    "spell": "TOWR-L10",
    "slot": "TOWR-L09",
}
