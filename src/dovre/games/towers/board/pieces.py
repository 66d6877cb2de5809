"""Small things that several areas draw: counts, tokens, the pen of this board."""

from __future__ import annotations

from dovre.games.towers.board.words import Words
from dovre.games.towers.components import CREATURES, KIND
from dovre.render import pen as render_pen
from dovre.render.letters import text_width
from dovre.render.svg import Box, number, rect, use

Pen = render_pen.Pen[Words]


FEW = 5  # guards: a city in danger
RING = 11.5  # by how much the rings of a target may be wider than the thing


def grown(pen: Pen, box: Box) -> Box:
    """The box of a thing that can be chosen: where it is drawn small, large enough for its ring to be hit."""
    least = pen.touch - RING
    wide, high = max(0.0, least - box.w), max(0.0, least - box.h)
    return Box(box.x - wide / 2, box.y - high / 2, box.w + wide, box.h + high) if wide or high else box


def token_sign(token: int, wounded: bool) -> str:
    """The symbol of a creature."""
    return CREATURES[KIND[token]] + ("_wounded" if wounded else "")


def count(
    pen: Pen, sign: str, value: int | str, x: float, y: float, size: float, fill: str = "quiet", ink: str = "ink"
) -> str:
    """A sign with a figure at its right; `y` is the middle of both."""
    out = use(pen.sheet, sign, x, y - size / 2, size, fill=pen.c[fill], stroke="none")
    text = str(value)
    letters = max(pen.least, size * 0.78)
    return out + number(x + size + 5 + text_width(text, letters) / 2, y + letters * 0.36, text, letters, pen.c[ink])


def pill(pen: Pen, text: str, x: float, y: float, fill: str, ink: str, size: float = 0) -> str:
    """A figure on a ground of its own, its middle at x, y."""
    size = size or pen.least
    wide = max(size * 1.15, text_width(text, size) + size * 0.5)
    box = Box(x - wide / 2, y - size * 0.58, wide, size * 1.16)
    out = rect(box, size * 0.5, fill=pen.c[fill], stroke=pen.c["soot"], stroke_width=size / 13)
    return out + number(x, y + size * 0.36, text, size, pen.c[ink])
