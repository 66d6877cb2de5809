"""What can be chosen: for each answer the things it names, and a ring around each of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from dovre.games.hall.board.mountain import Map
from dovre.games.hall.board.pieces import Pen
from dovre.games.hall.board.words import Words
from dovre.games.hall.components import CELL_NUMBER, TUNNEL_CELLS, TUNNEL_PLACES
from dovre.games.hall.game import GAME
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action
from dovre.render.frame import reaches, target, thickness
from dovre.render.svg import Box, path, rect


def lay_targets(pen: Pen, view: HallView, grid: Map) -> None:
    """Everything that takes part in an answer, with the answers it takes part in."""
    found = GAME.by_thing(view)
    reach = reaches(pen, found)
    for name, actions in found.items():
        _lay_target(pen, view, grid, name, actions, reach.get(name))


def _lay_target(pen: Pen, view: HallView, grid: Map, name: str, actions: Sequence[Action], reach: Box | None) -> None:
    kind, spot, rings = name.partition(":")[0], None, None
    depends: tuple[object, ...] = (GAME.label(view, actions[0], pen.words.texts), len(actions))
    if kind in RINGS:
        rings = partial(RINGS[kind], grid)
        depends = (*depends, grid)
    elif kind == "tunnel":
        cells = _caving(view, name)
        rings = partial(_tunnel_rings, grid, cells)
        depends = (*depends, grid, cells)
    elif actions[0].verb in ("draft", "join") and kind == "pack":
        spot = pen.sheet.places.get(name)
    acts = tuple([action.token for action in actions])
    target(pen, name, acts, depends, _told, pen.words, *depends[:2], spot=spot, rings=rings, reach=reach)


def _caving(view: HallView, name: str) -> int:
    """The cells of the Tunnel that begins at a cell and could cave in."""
    cell = CELL_NUMBER[name.partition(":")[2]]
    return next(TUNNEL_CELLS[tunnel] for tunnel in view.tunnels if TUNNEL_PLACES[tunnel].first == cell)


def _told(words: Words, first: str, count: int) -> str:
    """What a thing can be chosen for: the answer, or the first of several and how many there are."""
    return first if count == 1 else words.say("board.choices", first=first, n=count)


def _tunnel_rings(grid: Map, cells: int, pen: Pen, name: str) -> str:
    """A ring around the whole tile that would cave in."""
    c, thick = pen.c, thickness(pen)
    line = grid.outline(cells, 2 * thick)
    return path(line, fill=c["ready"], fill_opacity="0", stroke=c["soot"], stroke_width=4.6 * thick) + path(
        line, cls="ring", fill="none", stroke=c["ready"], stroke_width=2.8 * thick
    )


def _cell_rings(grid: Map, pen: Pen, name: str) -> str:
    """A ring inside a cell."""
    c, thick = pen.c, thickness(pen)
    edge = grid.box(CELL_NUMBER[name.partition(":")[2]]).inset(1.8 * thick)
    return rect(edge, 5, fill=c["ready"], fill_opacity=".12", stroke=c["soot"], stroke_width=4.2 * thick) + rect(
        edge, 5, cls="ring", fill="none", stroke=c["ready"], stroke_width=2.4 * thick
    )


# by kind of thing in the rock: other rings than those around its place
RINGS = dict.fromkeys(("cell", "site", "statue"), _cell_rings)
