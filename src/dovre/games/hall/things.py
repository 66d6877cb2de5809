"""The things on the board that answers are about, by their names there."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.hall.actions import cell_of_action
from dovre.games.hall.components import TUNNEL_PLACES
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action

Namer = Callable[[HallView, Action], tuple[str, ...]]


def _of(*kinds: str) -> Namer:
    """Each part of the answer is the name of a thing, of these kinds."""
    return lambda view, action: tuple(f"{kind}:{part}" for kind, part in zip(kinds, action.parts, strict=False))


def _draft(view: HallView, action: Action) -> tuple[str, ...]:
    troll, slot = action.parts
    return f"troll:p{(view.seat or 0) + 1}.{troll}", f"pack:{slot}"


def _ore(view: HallView, action: Action) -> tuple[str, ...]:
    return ("ore:mixed" if action.parts[0] == "mixed" else f"stock:{action.parts[0]}",)


def _pay(view: HallView, action: Action) -> tuple[str, ...]:
    """Where a payment comes from: a Troll of the pack, the Stock, a ghost Cart; paying all at once is a button."""
    if len(action.parts) == 1:
        return ("ghost:cart",) if action.parts[0] == "ghost" else ()
    kind, source = action.parts
    return (f"stock:{kind}" if source == "stock" else f"pack:{source}",)


def _fill(view: HallView, action: Action) -> tuple[str, ...]:
    """The Tunnel that begins at this cell."""
    cell = cell_of_action(action)
    for tunnel in view.tunnels:
        if TUNNEL_PLACES[tunnel].first == cell:
            return (f"tile:{TUNNEL_PLACES[tunnel].name}",)
    return ()


def _draw(view: HallView, action: Action) -> tuple[str, ...]:
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
    "fill": _fill,
    "swap": _of("own", "bag"),
    "draw": _draw,
    "trade": _of("trade"),
}
