"""What can be chosen: for each answer the things it names, and a ring around each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from dovre.games.hall.board.mountain import PLACED, Map
from dovre.games.hall.board.pieces import Pen
from dovre.games.hall.board.words import Words
from dovre.games.hall.components import CELL_NUMBER, TUNNEL_CELLS, TUNNEL_PLACES
from dovre.games.hall.game import GAME
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action
from dovre.render.frame import target, thickness
from dovre.render.svg import path, rect

BUTTONS = ("skip", "stop", "done", "end", "pay.auto")  # verbs and answers that are buttons of the page

Parts = tuple[str, ...]
# verbs whose parts are the names of the things themselves
NAMED = ("portal", "cast", "work", "recruit", "dig", "spare", "join", "hall", "statue", "to", "exile", "echo", "fill")
# the names of the things on the board that an answer's parts stand for, by verb
THINGS: dict[str, Callable[[int, Parts], Parts]] = {
    **dict.fromkeys(NAMED, lambda seat, parts: parts),
    "offer": lambda seat, parts: (f"supply.{parts[0]}",),
    "draft": lambda seat, parts: (f"p{seat + 1}.{parts[0]}", parts[1]),
    "use": lambda seat, parts: (f"use.{parts[0]}",),
    "take": lambda seat, parts: (f"bag.{parts[0]}",),
    "ore": lambda seat, parts: ("ore.mixed" if parts[0] == "mixed" else f"stock.{parts[0]}",),
    "pay": lambda seat, parts: (_source(parts),),
    "pedestal": lambda seat, parts: (f"own.{parts[0]}",),
    "establish": lambda seat, parts: (parts[0], f"supply.{parts[1]}"),
    "ritual": lambda seat, parts: (f"stock.{parts[0]}",),
    "steal": lambda seat, parts: parts[:1],
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
        _lay_target(pen, view, grid, name, actions)


def _lay_target(pen: Pen, view: HallView, grid: Map, name: str, actions: Sequence[Action]) -> None:
    verb = actions[0].verb
    spot = rings = None
    depends: tuple[object, ...] = (GAME.label(view, actions[0], pen.words.texts), len(actions))
    box = pen.sheet.places.get(name)
    if box is None:
        mask = _caving(view, name) if verb == "fill" else 0
        rings = partial(_cell_rings, grid, mask)
        depends = (*depends, grid, mask)
    elif verb in ("draft", "join") and not name.startswith("p"):
        spot = box
    acts = tuple([action.token for action in actions])
    target(pen, name, acts, depends, _told, pen.words, *depends[:2], spot=spot, rings=rings)


def _told(words: Words, first: str, count: int) -> str:
    """What a thing can be chosen for: the answer, or the first of several and how many there are."""
    return first if count == 1 else words.say("board.choices", first=first, n=count)


def _caving(view: HallView, name: str) -> int:
    """The cells of the Tunnel that begins at a cell and could cave in."""
    cell = CELL_NUMBER[name]
    return next(TUNNEL_CELLS[tunnel] for tunnel in view.tunnels if TUNNEL_PLACES[tunnel].first == cell)


def _cell_rings(grid: Map, mask: int, pen: Pen, name: str) -> str:
    """A ring inside a cell, or around the whole tile that would cave in."""
    c, thick = pen.c, thickness(pen)
    if mask:
        line = grid.outline(mask, 2 * thick)
        return path(line, fill=c["ready"], fill_opacity="0", stroke=c["soot"], stroke_width=4.6 * thick) + path(
            line, cls="ring", fill="none", stroke=c["ready"], stroke_width=2.8 * thick
        )
    edge = grid.box(CELL_NUMBER[name]).inset(1.8 * thick)
    return rect(edge, 5, fill=c["ready"], fill_opacity=".12", stroke=c["soot"], stroke_width=4.2 * thick) + rect(
        edge, 5, cls="ring", fill="none", stroke=c["ready"], stroke_width=2.4 * thick
    )
