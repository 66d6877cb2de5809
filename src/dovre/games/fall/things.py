"""The things on the board that answers are about, by their names there."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.fall.components import CLANS, GLYPHS, SPACE_NAMES, lairs_of
from dovre.kernel.action import Action

Namer = Callable[[int, Action], tuple[str, ...]]


def _of(*kinds: str) -> Namer:
    """Each part of the answer is the name of a thing, of these kinds."""
    return lambda seat, action: tuple(f"{kind}:{part}" for kind, part in zip(kinds, action.parts, strict=False))


def _lairs(seat: int, action: Action) -> tuple[str, ...]:
    """Either site of the pair. [FALL-S23]"""
    return tuple([f"space:{SPACE_NAMES[site]}" for site in lairs_of(GLYPHS.index(action.parts[0]))])


def _cell(seat: int, action: Action) -> tuple[str, ...]:
    return (f"cell:p{seat + 1}.{action.parts[0]}",)


def _token(seat: int, action: Action) -> tuple[str, ...]:
    return (f"gnome:{action.parts[0]}.{action.parts[1]}",)


def _lose(seat: int, action: Action) -> tuple[str, ...]:
    """A champion; any normal troll will do, so that is a button."""
    name = action.parts[0]
    return () if name == "troll" else (f"pawn:{name}",)


def _ration(seat: int, action: Action) -> tuple[str, ...]:
    """So many from the end of the track; to spend nothing is a button."""
    return (f"ration:{action.number}",) if action.number else ()


def _shift(seat: int, action: Action) -> tuple[str, ...]:
    """Who goes is one choice, where to is another; a troll is known by its owner, a champion by its name."""
    who, goal = action.parts
    return (f"mover:{who}", f"space:{goal}")


def _star(seat: int, action: Action) -> tuple[str, ...]:
    name = action.parts[0]
    if name in CLANS:
        return (f"plank:{name}",)
    return (f"hall:{name}",) if name.startswith("h") and name[1:].isdecimal() else (f"space:{name}",)


# by verb; spaces of the wheel and rally points go by how far they are from where pawn and token stand. What is left out
# is laid by the page, or a button
THINGS: dict[str, Namer] = {
    "keep": _of("champion"),
    "lairs": _lairs,
    "settle": _of("space"),
    "toss": _of("card"),
    "cover": _cell,
    "take": _cell,
    "use": _of("champion"),
    "spend": _ration,
    "to": _of("space"),
    "move": _of("space"),
    "lead": _of("pawn"),
    "lose": _lose,
    "influence": _of("champion"),
    "wheel": _of("wheel"),
    "gate": _of("gatecard"),
    "token": _token,
    "rally": _of("rally"),
    "enter": _of("space"),
    "out": _of("space"),
    "shift": _shift,
    "clan": _of("plank"),
    "star": _star,
}

# by kind of thing: the rule that says what it is for
RULES = {
    "seat": "FALL-B01",
    "space": "FALL-D03",
    "trolls": "FALL-D12",
    "pawn": "FALL-H06",
    "mover": "FALL-G18",
    "gnomes": "FALL-D09",
    "gnome": "FALL-M08",
    "star": "FALL-H07",
    "hall": "FALL-F02",
    "gate": "FALL-W07",
    "rally": "FALL-G08",
    "gatecard": "FALL-W03",
    "plan": "FALL-W04",
    "champion": "FALL-H02",
    "plank": "FALL-F06",
    "wheel": "FALL-G01",
    "wheel:pawn": "FALL-G01",
    "wheel:beside": "FALL-G09",
    "wheel:boost": "FALL-G17",
    "cell": "FALL-B14",
    "card": "FALL-A03",
    "ancestry": "FALL-A11",
    "power": "FALL-B14",
    "provisions": "FALL-B03",
    "despair": "FALL-B11",
    "ration": "FALL-B12",
    "supply": "FALL-R02",
    "honour": "FALL-F08",
    "hand": "FALL-A08",
    "first": "FALL-P14",
}
