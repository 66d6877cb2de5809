"""Small things that several areas draw: effects as icons, coins of action points, figures beside a sign, slots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.princesses.board.words import Words
from dovre.games.princesses.box import SLOTS
from dovre.games.princesses.components import BONUS, N_RESOURCES, PRICES, RESOURCES, SLOT_KIND
from dovre.games.princesses.effects import (
    BUILD,
    CAPACITY,
    CARD,
    GAIN,
    GOODS,
    HUMANS,
    MINE,
    RECEIVE,
    REFILL,
    TROLLS,
    UNCOVER,
    UPGRADE,
    Effect,
)
from dovre.render import pen as render_pen
from dovre.render.pen import kept
from dovre.render.svg import Box, number, rect, use

Pen = render_pen.Pen[Words]
Icons = tuple[str, ...]

GOOD_SIGNS = dict(zip(GOODS, ("obsidian", "gold", "diamond_good", "cow", "power"), strict=True))
RESOURCE_SIGNS = tuple(GOOD_SIGNS[name] for name in RESOURCES)


def draw_told(pen: Pen, name: str, draw: Callable[..., None], *args: Any) -> None:
    """A part that follows from the arguments of its drawing function, and whose words name players."""
    pen.part(name, (pen.words.texts.names, args), draw, *args)


def effect_icons(effect: Effect) -> Icons:
    """An effect as a row of signs: as many of a good as are gained."""
    found: list[str] = ["stable"] * effect[UNCOVER]
    for at, good in enumerate(GOODS):
        found += [GOOD_SIGNS[good]] * effect[GAIN + at]
    mined = [sign for at, sign in enumerate(RESOURCE_SIGNS) for _ in range(effect[MINE + at])]
    found += ["pick", *mined] if mined else []
    for place, sign in ((REFILL, "refill"), (BUILD, "tile"), (CARD, "card_good")):
        found += [sign] * effect[place]
    if effect[TROLLS]:
        found += ["step", *["troll0"] * effect[TROLLS]]
    if effect[HUMANS]:
        found += ["human"] * effect[HUMANS] if effect[TROLLS] else ["step", *["human"] * effect[HUMANS]]
    for at in range(N_RESOURCES):
        found += ["pick", RESOURCE_SIGNS[at], RESOURCE_SIGNS[at]] if effect[UPGRADE + at] else []
    found += ["plus", "power"] * effect[RECEIVE] + ["power", "plus"] * effect[CAPACITY]
    return tuple(found)


def price_icons(action: int) -> Icons:
    """What an action costs besides its points."""
    return tuple([GOOD_SIGNS[good] for good, n in zip(GOODS, PRICES[action].cost, strict=True) for _ in range(n)])


def icon_row(pen: Pen, icons: Icons, box: Box, most: float, overlap: float = 1.0) -> str:
    """Signs side by side in the middle of a box, as large as fit; `overlap` is the step from one to the next."""
    if not icons:
        return ""
    span = 1 + (len(icons) - 1) * overlap
    size = min(most, box.h, box.w / span)
    left = box.x + (box.w - size * span) / 2
    top = box.y + (box.h - size) / 2
    return "".join(use(pen.sheet, icon, left + at * size * overlap, top, size) for at, icon in enumerate(icons))


def icon_block(pen: Pen, icons: Icons, box: Box, most: float) -> str:
    """Signs in one row or in two, whichever is larger."""
    half = -(-len(icons) // 2)
    one = min(most, box.h, box.w / max(1, len(icons)))
    two = min(most, box.h / 2, box.w / max(1, half))
    if len(icons) < 2 or one >= two:
        return icon_row(pen, icons, box, most)
    upper, lower = box._replace(h=box.h / 2), Box(box.x, box.y + box.h / 2, box.w, box.h / 2)
    return icon_row(pen, icons[:half], upper, two) + icon_row(pen, icons[half:], lower, two)


def coin(pen: Pen, points: int | str, x: float, y: float, size: float, helper: bool = False) -> str:
    """Action points: a disc for one's own, a six-sided one for those of helpers."""
    out = use(pen.sheet, "helper" if helper else "ap", x - size / 2, y - size / 2, size)
    letters = max(pen.least, size * 0.62)
    return out + number(x, y + letters * 0.36, points, letters, pen.c["goldink"])


def sign_number(pen: Pen, symbol: str, value: int | str, box: Box, size: float, ink: str = "ink") -> str:
    """A sign and a figure beside it, at the left of a box."""
    out = use(pen.sheet, symbol, box.x, box.y + (box.h - size) / 2, size)
    letters = max(pen.least, size * 0.72)
    x = box.x + size + 3 + letters * 0.32 * len(str(value))
    return out + number(x, box.y + box.h / 2 + letters * 0.36, value, letters, pen.c[ink])


def chip(pen: Pen, box: Box, fill: str = "chip", corner: float = 6) -> str:
    return rect(box, corner, fill=pen.c[fill], stroke=pen.c["edge"], stroke_width="1")


@kept
def slot_face(pen: Pen, slot: int, filled: bool, size: float) -> str:
    """A storage slot at its own corner: its shape with the bonus, or the piece that lies there."""
    kind = SLOTS[SLOT_KIND[slot]]
    out = use(pen.sheet, f"slot_{kind}", 0, 0, size)
    if filled:
        inner = size * 0.82
        out += use(pen.sheet, kind, (size - inner) / 2, (size - inner) / 2, inner)
        return out
    icons = effect_icons(BONUS[slot])
    room = Box(size * 0.14, size * 0.14, size * 0.72, size * 0.72)
    if icons:
        return out + icon_block(pen, icons, room, size * 0.5)
    inner = size * 0.5
    ghost = use(pen.sheet, "bed" if kind == "princess" else kind, (size - inner) / 2, (size - inner) / 2, inner)
    return out + faint(ghost)


def faint(drawn: str) -> str:
    """What is not there, or not yet."""
    return f'<g opacity=".3">{drawn}</g>'
