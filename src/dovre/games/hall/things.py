"""The things on the board that answers are about, by their names there."""

from __future__ import annotations

from collections.abc import Callable

from dovre.kernel.action import Action

Namer = Callable[[int, Action], tuple[str, ...]]


def _of(*kinds: str) -> Namer:
    """Each part of the answer is the name of a thing, of these kinds."""
    return lambda seat, action: tuple(f"{kind}:{part}" for kind, part in zip(kinds, action.parts, strict=False))


def _draft(seat: int, action: Action) -> tuple[str, ...]:
    troll, slot = action.parts
    return f"troll:p{seat + 1}.{troll}", f"pack:{slot}"


def _ore(seat: int, action: Action) -> tuple[str, ...]:
    return ("ore:mixed" if action.parts[0] == "mixed" else f"stock:{action.parts[0]}",)


def _pay(seat: int, action: Action) -> tuple[str, ...]:
    """Where a payment comes from: a Troll of the pack, the Stock, a ghost Cart; paying all at once is a button."""
    if len(action.parts) == 1:
        return ("ghost:cart",) if action.parts[0] == "ghost" else ()
    kind, source = action.parts
    return (f"stock:{kind}" if source == "stock" else f"pack:{source}",)


def _draw(seat: int, action: Action) -> tuple[str, ...]:
    return ("bag:any",)


# by verb; tiles are laid by the page itself, and the rest are buttons
THINGS: dict[str, Namer] = {
    "offer": _of("supply"),
    "portal": _of("cell"),
    "draft": _draft,
    "cast": _of("spell"),
    "work": _of("site"),
    "use": _of("use"),
    "recruit": _of("horde"),
    "dig": _of("pile"),
    "spare": _of("horde"),
    "take": _of("bag"),
    "join": _of("pack"),
    "ore": _ore,
    "pay": _pay,
    "pedestal": _of("own"),
    "establish": _of("site", "supply"),
    "hall": _of("hall"),
    "statue": _of("statue"),
    "to": _of("cell"),
    "ritual": _of("stock"),
    "steal": _of("horde"),
    "exile": _of("horde"),
    "echo": _of("pack"),
    "fill": _of("tunnel"),
    "swap": _of("own", "bag"),
    "draw": _draw,
    "trade": _of("trade"),
}

# by kind of thing: the rule that says what it is for
RULES = {
    "seat": "HALL-T1",
    "horde": "HALL-R4",
    "deck": "HALL-R9",
    "troll": "HALL-R19",
    "pack": "HALL-R17",
    "spell": "HALL-P1",
    "charm": "HALL-P6",
    "supply": "HALL-D24",
    "site": "HALL-W5",
    "use": "HALL-W7",
    "pile": "HALL-D1",
    "tunnel": "HALL-N3",
    "table": "HALL-D4",
    "hall": "HALL-G10",
    "cell": "HALL-D7",
    "zone": "HALL-F6",
    "track": "HALL-D20",
    "benefit": "HALL-D20",
    "token": "HALL-F3",
    "own": "HALL-D17",
    "bag": "HALL-R10",
    "pedestal": "HALL-D23",
    "portal": "HALL-N2",
    "statue": "HALL-F6",
    "stock": "HALL-T9",
    "trade": "HALL-T7",
    "ore": "HALL-D3",
    "ghost": "HALL-M6",
    "crown": "HALL-E1",
    "first": "HALL-S13",
    "honor": "HALL-F9",
}
