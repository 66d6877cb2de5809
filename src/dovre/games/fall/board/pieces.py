"""Small things that several areas draw: chips of trolls, champions by letter, the pen of this board."""

from __future__ import annotations

from dovre.games.fall.board.words import Words
from dovre.render import pen as render_pen
from dovre.render.svg import Box, number, rect, use
from dovre.render.theme import SEATS

Pen = render_pen.Pen[Words]


def pill(pen: Pen, seat: int, text: str, x: float, y: float, wide: float, high: float) -> str:
    """So many trolls of a seat: its shape and the number, on its colour."""
    colour, shape = SEATS[seat]
    box = Box(x - wide / 2, y - high / 2, wide, high)
    size = high * 0.58
    out = rect(box, high / 2, fill=colour, stroke=pen.c["soot"], stroke_width=high / 12)
    out += use(pen.sheet, shape, x - wide * 0.38, y - size / 2, size, fill=pen.c["soot"])
    return out + number(x + wide * 0.19, y + high * 0.3, text, high * 0.84, pen.c["soot"])


def badge(pen: Pen, seat: int, letter: str, x: float, y: float, wide: float, high: float) -> str:
    """A champion pawn: a crowned shield in the colour of its owner with its letter."""
    size = high * 1.16
    out = use(pen.sheet, f"champion{seat}", x - size / 2, y - size / 2, size)
    return out + number(x, y + high * 0.44, letter, max(pen.least, high * 0.74), pen.c["soot"])


def coin(pen: Pen, seat: int, text: str, x: float, y: float, size: float, champion: bool) -> str:
    """On a small sheet: the shape of a seat with a number in it; a champion wears a crown instead."""
    colour, shape = SEATS[seat]
    symbol = f"champion{seat}" if champion else shape
    left, top = x - size / 2, y - size / 2
    out = use(pen.sheet, symbol, left, top, size, fill=colour, stroke=pen.c["soot"], stroke_width="1.8")
    return out + number(x, y + pen.least * 0.36, text, pen.least, pen.c["soot"])
