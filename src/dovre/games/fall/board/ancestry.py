"""Ancestries: quadrants with their symbols, cubes on what is covered; cards of the hand; small ones of the others."""

from __future__ import annotations

from typing import NamedTuple

from dovre.games.fall.board.art import SIGN_COLOURS
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.components import (
    CARD_NAMES,
    CELL_NAMES,
    FACES,
    GRID,
    KINDS,
    NONE,
    PLACE_CELL,
    PLACE_NAMES,
    Symbol,
)
from dovre.render.pen import kept
from dovre.render.placing import Look, Point, Turn, outline, placer
from dovre.render.svg import Box, circle, group, move, number, rect, use

MARGIN = 1  # cells around an ancestry where a card could reach
LARGER = 1.2  # how much larger cells may be when no card is to be laid


class Quadrant(NamedTuple):
    """A cell of an ancestry: its number, its topmost symbol, and whether a cube lies on it."""

    cell: int
    symbol: Symbol
    covered: bool = False
    chosen: bool = False  # for a group that is being made, or a bridge of it


class Window(NamedTuple):
    """The part of the grid that is shown: its first row and column, and how many of each."""

    row: int
    column: int
    rows: int
    columns: int

    def cell_box(self, cell: int, box: Box) -> Box:
        """Where a cell lies in a box that the window fills, cells being square."""
        size = min(box.w / self.columns, box.h / self.rows)
        left = box.x + (box.w - size * self.columns) / 2
        top = box.y + (box.h - size * self.rows) / 2
        row, column = divmod(cell, GRID)
        return Box(left + (column - self.column) * size, top + (row - self.row) * size, size, size)


def window_of(cells: tuple[Quadrant, ...], margin: int = 0) -> Window:
    """What shows all these quadrants; with a margin, as far as a card could reach."""
    rows = [one.cell // GRID for one in cells]
    columns = [one.cell % GRID for one in cells]
    return Window(
        min(rows) - margin,
        min(columns) - margin,
        max(rows) - min(rows) + 1 + 2 * margin,
        max(columns) - min(columns) + 1 + 2 * margin,
    )


@kept
def quadrant(pen: Pen, symbol: Symbol, covered: bool, size: float) -> str:
    """A quadrant at its own corner: paper, its symbol, the power of a strong one; a cube when it is covered."""
    c = pen.c
    kind, power = symbol
    box = Box(0.6, 0.6, size - 1.2, size - 1.2)
    out = rect(box, size / 9, fill=c["bare"] if kind == NONE else c["card"], stroke=c["soot"], stroke_width=size / 28)
    if kind != NONE:
        inner = size * 0.62
        out += use(pen.sheet, f"symbol_{KINDS[kind]}", (size - inner) / 2, size * 0.14, inner)
    if power > 1:
        radius = max(size * 0.23, pen.least * 0.58)
        x, y = size * 0.74, size * 0.72
        colour = c[SIGN_COLOURS[KINDS[kind]]]
        out += circle(x, y, radius, fill=colour, stroke=c["soot"], stroke_width="1.4")
        out += number(x, y + radius * 0.62, power, max(radius * 1.6, pen.least), c["ivory"])
    if covered:
        out += rect(box, size / 9, fill=c["soot"], fill_opacity=".55")
        out += use(pen.sheet, "cube", size * 0.08, size * 0.4, size * 0.52)
    return out


def chosen_ring(pen: Pen, size: float) -> str:
    """Around a symbol that a group takes in, and around its bridges."""
    box = Box(1.8, 1.8, size - 3.6, size - 3.6)
    return rect(box, size / 9, fill="none", stroke=pen.c["lava"], stroke_width=max(3.0, size / 13))


def draw_quadrant(pen: Pen, seat: int, one: Quadrant, box: Box) -> None:
    """One cell of the own ancestry, a thing that can be chosen."""
    name = f"cell:p{seat + 1}.{CELL_NAMES[one.cell]}"
    pen.at(name, box)
    drawn = quadrant(pen, one.symbol, one.covered, box.w)
    if one.chosen:
        drawn += chosen_ring(pen, box.w)
    told = pen.words.quadrant(CELL_NAMES[one.cell], one.symbol, one.covered)
    pen.sheet.put("pieces", group(drawn, told, data_place=name, transform=move(box.x, box.y)))


Cards = tuple[tuple[int, int], ...]  # cards of an ancestry and their places, the latest last


def lay_ancestry(
    pen: Pen, seat: int, cells: tuple[Quadrant, ...], cards: Cards, drafting: bool, box: Box, most: float
) -> None:
    """An ancestry in full: each cell is a part of its own, so that a cube moves nothing else.

    While one drafts there is room around it for a card; else it is larger.
    """
    window = window_of(cells, MARGIN if drafting else 0)
    inner = fitted(window, box, most if drafting else most * LARGER, high=pen.narrow)
    put_cards(pen, cards, window, inner)
    for one in cells:
        place = window.cell_box(one.cell, inner)
        pen.draw(f"p{seat + 1}.{CELL_NAMES[one.cell]}", draw_quadrant, seat, one, place)


def fitted(window: Window, box: Box, most: float, *, high: bool = False) -> Box:
    """The middle of a box, or the middle of its upper edge, in which no cell is larger than `most`."""
    size = min(box.w / window.columns, box.h / window.rows, most)
    w, h = size * window.columns, size * window.rows
    return Box(box.x + (box.w - w) / 2, box.y + (0 if high else (box.h - h) / 2), w, h)


def put_cards(pen: Pen, cards: Cards, window: Window, inner: Box) -> None:
    """Where the cards lie, so that those just added can be marked."""
    for card, place in cards:
        first = window.cell_box(PLACE_CELL[place], inner)
        pen.at(f"card:{CARD_NAMES[card]}", Box(first.x, first.y, 2 * first.w, 2 * first.h))


def draw_small_ancestry(pen: Pen, seat: int, name_of: str, cells: tuple[Quadrant, ...], cards: Cards, box: Box) -> None:
    """Somebody else's ancestry, small: coloured fields, hollow where covered."""
    window, out, c = window_of(cells), "", pen.c
    name = f"ancestry:p{seat + 1}"
    pen.at(name, box)
    inner = fitted(window, box, 15)
    put_cards(pen, cards, window, inner)
    for one in cells:
        at = window.cell_box(one.cell, inner)
        kind, power = one.symbol
        colour = c["bare"] if kind == NONE else c[SIGN_COLOURS[KINDS[kind]]]
        field = at.inset(0.7)
        if one.covered:
            out += rect(field, 2, fill="none", stroke=colour, stroke_width="1.6")
        else:
            out += rect(field, 2, fill=colour, stroke=c["soot"], stroke_width="0.8")
            if power > 1:
                out += circle(at.x + at.w / 2, at.y + at.h / 2, at.w / 5, fill=c["ivory"])
    pen.sheet.put("pieces", group(out, pen.words.ancestry(seat), data_place=name))


@kept
def card_face(pen: Pen, card: int, size: float) -> str:
    """An ancestry card at its own corner: its four quadrants."""
    out = rect(Box(-2, -2, size + 4, size + 4), 5, fill=pen.c["soot"])
    for at, symbol in enumerate(FACES[card]):
        row, column = divmod(at, 2)
        out += group(quadrant(pen, symbol, False, size / 2), transform=move(column * size / 2, row * size / 2))
    return out


def draw_hand_card(pen: Pen, name: str, card: int, box: Box) -> None:
    """A card one may draft; while it can be laid, choosing it takes it up."""
    pen.at(f"card:{name}", box)
    face = card_face(pen, card, box.w)
    told = pen.words.card(card)
    where = {"transform": move(box.x, box.y), "data_place": f"card:{name}", "data_piece": f"card:{name}"}
    pen.sheet.put("pieces", group(face, told, data_turn=name, **where))


def draw_placer(
    pen: Pen, cards: tuple[int, ...], cells: tuple[Quadrant, ...], places: tuple[int, ...], box: Box, most: float
) -> None:
    """The cards of the hand as turns of one piece, and every place where one of them may lie. [FALL-A03]"""
    window = window_of(cells, MARGIN)
    inner = fitted(window, box, most, high=pen.narrow)
    size = window.cell_box(0, inner).w
    points = []
    for place in places:
        corner = window.cell_box(PLACE_CELL[place], inner)
        points.append(Point(PLACE_NAMES[place], corner.x + size, corner.y + size))
    middles = tuple((dx * size / 2, dy * size / 2) for dy in (-1, 1) for dx in (-1, 1))
    frame = outline([[(-size, -size), (size, -size), (size, size), (-size, size)]])
    turns = [Turn(CARD_NAMES[card], (at + 1) % len(cards)) for at, card in enumerate(cards)]
    looks = [
        Look(CARD_NAMES[card], group(card_face(pen, card, 2 * size), transform=move(-size, -size)), middles, frame)
        for card in cards
    ]
    line = size * 0.55  # for a card of four quadrants, lines as of a smaller one
    pen.sheet.put("targets", placer("draft.{turn}.{cell}", turns, looks, line, points))


@kept
def card_back(pen: Pen, size: float) -> str:
    c = pen.c
    inner = size * 0.56
    out = rect(Box(0, 0, size, size), 5, fill=c["peak"], stroke=c["soot"], stroke_width="2")
    return out + use(pen.sheet, "clan_granite", (size - inner) / 2, (size - inner) / 2, inner, fill=c["peaklit"])
