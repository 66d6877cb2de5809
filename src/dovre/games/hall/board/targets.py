"""What can be chosen: for each answer the things it names, and a ring around each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dovre.games.hall.board.mountain import Map
from dovre.games.hall.board.pieces import Pen
from dovre.games.hall.board.shapes import mask_path
from dovre.games.hall.components import CELL_NUMBER, TUNNEL_PLACES
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action
from dovre.render.svg import Box, group, num, path, rect

# verbs that are buttons of the page, and those the page places by itself
BUTTONS = ("skip", "stop", "done", "end", "pay.auto")
PLACED = ("lay", "build")

Parts = tuple[str, ...]
# the names of the things on the board that an answer's parts stand for, by verb
THINGS: dict[str, Callable[[int, Parts], Parts]] = {
    "offer": lambda seat, parts: (f"supply.{parts[0]}",),
    "portal": lambda seat, parts: parts,
    "draft": lambda seat, parts: (f"p{seat + 1}.{parts[0]}", parts[1]),
    "cast": lambda seat, parts: parts,
    "work": lambda seat, parts: parts,
    "use": lambda seat, parts: (f"use.{parts[0]}",),
    "recruit": lambda seat, parts: parts,
    "dig": lambda seat, parts: parts,
    "spare": lambda seat, parts: parts,
    "take": lambda seat, parts: (f"bag.{parts[0]}",),
    "join": lambda seat, parts: parts,
    "ore": lambda seat, parts: ("ore.mixed" if parts[0] == "mixed" else f"stock.{parts[0]}",),
    "pay": lambda seat, parts: (_source(parts),),
    "pedestal": lambda seat, parts: (f"own.{parts[0]}",),
    "establish": lambda seat, parts: (parts[0], f"supply.{parts[1]}"),
    "hall": lambda seat, parts: parts,
    "statue": lambda seat, parts: parts,
    "to": lambda seat, parts: parts,
    "ritual": lambda seat, parts: (f"stock.{parts[0]}",),
    "steal": lambda seat, parts: parts[:1],
    "exile": lambda seat, parts: parts,
    "echo": lambda seat, parts: parts,
    "fill": lambda seat, parts: parts,
    "swap": lambda seat, parts: (f"own.{parts[0]}", f"bag.{parts[1]}"),
    "draw": lambda seat, parts: ("bag",),
    "trade": lambda seat, parts: (f"trade.{parts[0]}",),
}


def _source(parts: Parts) -> str:
    """Where a payment comes from: a Troll of the pack, the Stock, a ghost Cart."""
    if parts[0] == "ghost":
        return "ghost"
    return f"stock.{parts[0]}" if parts[1] == "stock" else parts[1]


def lay_targets(pen: Pen, view: HallView, grid: Map) -> None:
    """Everything that takes part in an answer, with the answers it takes part in."""
    if view.seat is None:
        return
    found: dict[str, list[Action]] = {}
    for action in view.legal:
        if action.verb in BUTTONS or action.token in BUTTONS or action.verb in PLACED:
            continue
        for name in THINGS[action.verb](view.seat, action.parts):
            found.setdefault(name, []).append(action)
    for name, actions in found.items():
        _target(pen, view, grid, name, actions)


def _target(pen: Pen, view: HallView, grid: Map, name: str, actions: Sequence[Action]) -> None:
    told = pen.words.actions(actions)
    box = pen.sheet.places.get(name)
    spot = None
    if box is None:
        rings = _cell_rings(pen, view, grid, name, actions[0].verb)
    else:
        rings = _rings(pen, box)
        if actions[0].verb in ("draft", "join") and not name.startswith("p"):
            spot = f"{num(box.x)} {num(box.y)} {num(box.w)} {num(box.h)}"
    pen.sheet.put(
        "targets",
        group(
            rings,
            told,
            cls="target can",
            data_act=" ".join(action.token for action in actions),
            data_for=name,
            data_spot=spot,
            tabindex="0",
            role="button",
            aria_label=told,
        ),
    )


def _thick(pen: Pen) -> float:
    return 1.0 if pen.sheet.width > 600 else 0.55


def _rings(pen: Pen, box: Box) -> str:
    """A dark line under a bright one, seen on paper and on rock; the clear fill takes the pointer."""
    thick = _thick(pen)
    edge = box.inset(-1.5 * thick)
    return rect(edge, 7, fill=pen.c["ready"], fill_opacity="0", stroke=pen.c["soot"], stroke_width=4.6 * thick) + rect(
        edge, 7, cls="ring", fill="none", stroke=pen.c["ready"], stroke_width=2.8 * thick
    )


def _cell_rings(pen: Pen, view: HallView, grid: Map, name: str, verb: str) -> str:
    """A ring inside a cell, or around the whole tile that would cave in."""
    cell = CELL_NUMBER[name]
    thick = _thick(pen)
    if verb == "fill":
        mask = next(TUNNEL_PLACES[n].cells for n in view.tunnels if TUNNEL_PLACES[n].first == cell)
        line = mask_path(mask, grid.size, 2 * thick, grid.x, grid.y)
        return path(line, fill=pen.c["ready"], fill_opacity="0", stroke=pen.c["soot"], stroke_width=4.6 * thick) + path(
            line, cls="ring", fill="none", stroke=pen.c["ready"], stroke_width=2.8 * thick
        )
    edge = grid.box(cell).inset(1.8 * thick)
    return rect(
        edge, 5, fill=pen.c["ready"], fill_opacity=".12", stroke=pen.c["soot"], stroke_width=4.2 * thick
    ) + rect(edge, 5, cls="ring", fill="none", stroke=pen.c["ready"], stroke_width=2.4 * thick)
