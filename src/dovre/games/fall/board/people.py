"""The areas of the seats: provisions and despair, the supply of trolls, honour, champions, the ancestry."""

from __future__ import annotations

from typing import NamedTuple

from dovre.games.fall.board.ancestry import Quadrant, card_back, draw_hand_card, draw_small_ancestry, lay_ancestry
from dovre.games.fall.board.champions import draw_owned
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.components import CARD_NAMES, CHAMPION_NAMES, PROVISIONS
from dovre.render.frame import seat_panel, seat_sign
from dovre.render.svg import Box, cut, group, move, number, rect, small_text, title_text, use


class Owned(NamedTuple):
    """A champion of a seat: how many of its claws and which of its symbols are covered."""

    champion: int
    claws: int
    covered: tuple[bool, ...]


class Person(NamedTuple):
    """What everybody may see of a seat, and its hand where the reader may."""

    seat: int
    name: str
    state: str  # active, winner or nothing
    first: bool
    honour: int
    provisions: int
    despair: int
    reserve: int
    champions: tuple[Owned, ...]
    ancestry: tuple[Quadrant, ...]
    hand: tuple[int, ...]  # cards the reader knows
    hidden: int  # cards in hand that the reader does not know


def draw_name(pen: Pen, seat: int, name: str, honour: int, first: bool, box: Box, size: float) -> None:
    """Shape, name, the hammer of the first player, honour so far."""
    c = pen.c
    pen.at(f"honour:p{seat + 1}", Box(box.x + box.w - 2.4 * size, box.y, 2.4 * size, box.h))
    out = seat_sign(pen, seat, box.x, box.y + box.h / 2 - size / 2, size)
    room = box.w - size - 10 - 2.5 * size - (size + 4 if first else 0)
    told = cut(name, room, size)
    out += title_text(box.x + size + 6, box.y + box.h / 2 + size * 0.35, told, size, c["ink"])
    if first:
        out += use(pen.sheet, "hammer_first", box.x + box.w - 2.5 * size - size - 4, box.y + box.h / 2 - size / 2, size)
    chip = Box(box.x + box.w - 2.4 * size, box.y + box.h / 2 - size * 0.68, 2.4 * size, size * 1.36)
    out += rect(chip, chip.h / 2, fill=c["gold"], stroke=c["soot"], stroke_width="1.6")
    out += number(chip.x + chip.w / 2, box.y + box.h / 2 + size * 0.36, honour, size, c["goldink"])
    pen.sheet.put("pieces", out)


def draw_provisions(pen: Pen, seat: int, provisions: int, despair: int, box: Box) -> None:
    """The track of eight: what is left, and despair for what was never there. [FALL-A14, FALL-A17]"""
    c = pen.c
    step = (box.w - 58) / PROVISIONS
    pen.at(f"provisions:p{seat + 1}", Box(box.x, box.y, step * PROVISIONS, box.h))
    out = ""
    for space in range(PROVISIONS):
        place = Box(box.x + space * step + 1, box.y, step - 2, box.h)
        there = space < provisions
        out += rect(place, 4, fill=c["card"] if there else c["page"], stroke=c["edge"], stroke_width="1")
        if there:
            size = min(place.w, place.h) * 0.8
            out += use(pen.sheet, "symbol_P", place.x + (place.w - size) / 2, place.y + (place.h - size) / 2, size)
    left = box.x + box.w - 52
    pen.at(f"despair:p{seat + 1}", Box(left, box.y, 52, box.h))
    size = box.h * 0.9
    out += use(pen.sheet, "despair", left, box.y + (box.h - size) / 2, size)
    out += number(left + size + 12, box.y + box.h / 2 + 6, despair, 17, c["ink"])
    pen.sheet.put("pieces", out)


def draw_supply(pen: Pen, seat: int, reserve: int, x: float, y: float, size: float) -> None:
    """Trolls left in supply. [FALL-R02]"""
    pen.at(f"supply:p{seat + 1}", Box(x, y, size * 2.4, size))
    out = use(pen.sheet, f"troll{seat}", x, y, size)
    pen.sheet.put("pieces", out + number(x + size * 1.55, y + size * 0.76, reserve, size * 0.8, pen.c["ink"]))


def lay_near(pen: Pen, who: Person, box: Box, cell: float) -> None:
    """The seat before the reader: its ancestry large at the left, the rest at the right."""
    seat_panel(pen, who.seat, who.state, box)
    inner = Box(box.x + 12, box.y + 6, box.w - 20, box.h - 12)
    high = 30.0
    pen.draw(f"p{who.seat + 1}.name", draw_name, who.seat, who.name, who.honour, who.first, Box(inner.x, inner.y, inner.w, high), 18.0)
    wide = 7 * cell
    lay_ancestry(pen, who.seat, who.ancestry, bool(who.hand), Box(inner.x - 4, inner.y + high, wide, inner.h - high), cell)
    right = Box(inner.x + wide + 2, inner.y + high + 4, inner.w - wide - 2, inner.h - high - 4)
    pen.draw(f"p{who.seat + 1}.provisions", draw_provisions, who.seat, who.provisions, who.despair, Box(right.x, right.y, right.w, 26))
    pen.draw(f"p{who.seat + 1}.supply", draw_supply, who.seat, who.reserve, right.x, right.y + 32, 24.0)
    below = Box(right.x, right.y + 62, right.w, right.h - 62)
    if who.hand:
        below = _lay_hand(pen, who, below)
    _lay_owned(pen, who, below)


def _lay_hand(pen: Pen, who: Person, box: Box) -> Box:
    """The cards one may draft; returns what room is left below."""
    size = (box.w - 3 * 8) / 4
    for at, card in enumerate(who.hand):
        name = CARD_NAMES[card]
        pen.draw(f"hand.{name}", draw_hand_card, name, card, Box(box.x + at * (size + 8), box.y + 2, size, size))
    return Box(box.x, box.y + size + 10, box.w, box.h - size - 10)


def _lay_owned(pen: Pen, who: Person, box: Box) -> None:
    """Champions in the order they were gained, in two columns where there are many."""
    columns = 1 if len(who.champions) * 29 <= box.h else 2
    rows = -(-len(who.champions) // columns) or 1
    high = min(27.0, box.h / rows - 2)
    wide = box.w / columns
    for at, (champion, claws, covered) in enumerate(who.champions):
        column, row = divmod(at, rows)
        place = Box(box.x + column * wide, box.y + row * (high + 2), wide - 3, high)
        name = f"p{who.seat + 1}.{CHAMPION_NAMES[champion]}"
        pen.draw(name, draw_owned, who.seat, champion, claws, covered, place)


def lay_rival(pen: Pen, who: Person, box: Box) -> None:
    """One of the others: name and honour, ancestry small, provisions, despair, supply, champions by letter."""
    seat_panel(pen, who.seat, who.state, box)
    head = Box(box.x + 9, box.y + 3, box.w - 13, 25)
    pen.draw(f"p{who.seat + 1}.name", draw_name, who.seat, who.name, who.honour, who.first, head, 15.5)
    grid = Box(box.x + 8, box.y + 30, min(92.0, box.w * 0.62), box.h - 36)
    pen.draw(f"p{who.seat + 1}.ancestry", draw_small_ancestry, who.seat, who.ancestry, grid)
    right = Box(grid.x + grid.w + 4, box.y + 32, box.x + box.w - grid.x - grid.w - 8, box.h - 36)
    pen.draw(f"p{who.seat + 1}.figures", draw_figures, who.seat, who.provisions, who.despair, who.reserve, who.hidden, right)


def draw_figures(
    pen: Pen, seat: int, provisions: int, despair: int, reserve: int, hidden: int, box: Box
) -> None:
    """Provisions, despair, supply and cards in hand, one under the other."""
    rows = [("provisions", "symbol_P", provisions), ("despair", "despair", despair), ("supply", f"troll{seat}", reserve)]
    out, high = "", min(26.0, box.h / 4)
    for at, (name, symbol, amount) in enumerate(rows):
        y = box.y + at * high
        pen.at(f"{name}:p{seat + 1}", Box(box.x, y, box.w, high))
        out += use(pen.sheet, symbol, box.x, y + 1, high - 4) + number(box.x + high + 9, y + high - 8, amount, 16, pen.c["ink"])
    if hidden:
        y = box.y + 3 * high
        back = group(card_back(pen, high - 4), transform=move(box.x, y + 1))
        out += back + number(box.x + high + 9, y + high - 8, hidden, 16, pen.c["ink"])
    pen.sheet.put("pieces", out)


def draw_caption(pen: Pen, text: str, x: float, y: float) -> None:
    pen.sheet.put("board", small_text(x, y, text, 15.5, pen.c["quiet"]))
