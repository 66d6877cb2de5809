"""The pieces: Troll cards, tokens, tiles, signs. Each is drawn at a place on a sheet and says what it is."""

from __future__ import annotations

from dovre.games.hall.board.art import CARD_H, CARD_W, MINI_H, MINI_W
from dovre.games.hall.board.shapes import bounds, mark_point, way_path, way_points
from dovre.games.hall.board.words import Words
from dovre.games.hall.box import CLANS, KINDS, Use
from dovre.games.hall.components import (
    BOX,
    LEVEL,
    N_STARTS,
    N_TROLLS,
    STEWARD_PAY,
    SYMBOLS,
    TROLL_CLAN,
    Way,
    card_name,
)
from dovre.render import pen as render_pen
from dovre.render.pen import kept
from dovre.render.svg import Box, group, move, num, number, path, rect, shrink, use

PLAIN = -1  # a card of the horde: nothing can lie on its symbols
BADGE = 0.62  # the letters on a token, by its size
SMALL_CELL = 16  # tiles with cells up to this size are drawn without the lines between their cells


Pen = render_pen.Pen[Words]


def piece_name(card: int) -> str:
    """A Troll by its card; the starting Trolls of all seats are alike, so theirs say whose they are."""
    if card < N_TROLLS:
        return f"troll:{card_name(card)}"
    return f"troll:p{(card - N_TROLLS) // N_STARTS + 1}.{card_name(card)}"


def badge(pen: Pen, x: float, y: float, size: float, value: int | str) -> str:
    """A figure on a golden token: Honor."""
    letters = size * BADGE
    figure = number(x + size / 2, y + size / 2 + letters * 0.36, value, letters, pen.c["goldink"])
    return use(pen.sheet, "token", x, y, size) + figure


def set_down(pen: Pen, cls: str, kind: str, name: str, piece: str | None, place: Box, face: str, told: str) -> None:
    """Put a thing of an area on its place, where it can be chosen by its name."""
    pen.at(name, place)
    at = None if piece == name else name
    out = group(face, told, cls=kind, data_piece=piece, data_place=at, transform=move(place.x, place.y))
    pen.sheet.put("pieces", group(out, cls=cls))


def empty_place(pen: Pen, place: Box) -> str:
    return rect(place.inset(1), 7, fill="none", stroke=pen.c["edge"], stroke_width="1.4", stroke_dasharray="5 5")


def slab(pen: Pen, wide: float, high: float) -> str:
    """A slab of slate, the ground of what waits to be laid on the mountain."""
    return rect(Box(0, 0, wide, high), 5, fill=pen.c["crag"], stroke=pen.c["soot"], stroke_width="1.2")


def plate(pen: Pen, box: Box) -> str:
    """The ground of figures that stand in a corner of the mountain."""
    return rect(box.inset(-4), 8, fill=pen.c["plate"], fill_opacity=".88", stroke=pen.c["edge"], stroke_width="1")


# -- Troll cards ------------------------------------------------------------------------------------------------------


def breed(card: int) -> str:
    """The clan of a Troll, or the seat a starting Troll belongs to: how its card is coloured."""
    return CLANS[TROLL_CLAN[card]] if card < N_TROLLS else f"seat{(card - N_TROLLS) // N_STARTS}"


def symbol_spots(count: int, box: Box, most: float) -> tuple[float, list[tuple[float, float]]]:
    """Size and corners of a card's symbols, in whole units: one row up to three, else two."""
    rows = 1 if count <= 3 else 2
    columns = -(-count // rows)
    size = int(min(most, (box.h - 2 * (rows - 1)) / rows, (box.w - 2 * (columns - 1)) / columns))
    spots: list[tuple[float, float]] = []
    for at in range(count):
        row, column = divmod(at, columns)
        wide = min(columns, count - row * columns)
        left = box.x + (box.w - wide * size - (wide - 1) * 2) / 2
        top = box.y + (box.h - rows * size - (rows - 1) * 2) / 2
        spots.append((round(left + column * (size + 2)), round(top + row * (size + 2))))
    return size, spots


def symbols_of(pen: Pen, card: int, load: int, box: Box, most: float) -> str:
    """The symbols of a card: bright where a resource lies, pale where it is bare."""
    size, spots = symbol_spots(len(SYMBOLS[card]), box, most)
    out = ""
    for n, (kind, (x, y)) in enumerate(zip(SYMBOLS[card], spots, strict=True)):
        bare = load != PLAIN and not load >> n & 1
        if bare:
            out += use(pen.sheet, "socket", x, y, size)
        out += use(pen.sheet, KINDS[kind], x, y, size, opacity=".38" if bare else None)
    return out


@kept
def _troll_face(pen: Pen, card: int, load: int) -> str:
    face = f"card_{breed(card)}{LEVEL[card] or ''}"
    return use(pen.sheet, face, 0, 0, CARD_W, CARD_H) + symbols_of(pen, card, load, Box(5, 59, 90, 50), 29)


def troll(pen: Pen, card: int, load: int, box: Box, told: str, place: str | None = None, extra: str = "") -> str:
    """A Troll card on a place; `extra` lies on it, in the units of the card."""
    name = piece_name(card)
    pen.at(name, box)
    return group(
        _troll_face(pen, card, load) + extra,
        told,
        cls="piece card",
        data_piece=name,
        data_place=place,
        transform=move(box.x, box.y, box.w / CARD_W),
    )


@kept
def _mini_face(pen: Pen, card: int, load: int) -> str:
    face = use(pen.sheet, f"mini_{breed(card)}", 0, 0, MINI_W, MINI_H)
    return face + symbols_of(pen, card, load, Box(6.5, 1.5, MINI_W - 7.5, MINI_H - 3), 15)


def mini_troll(pen: Pen, card: int, load: int, x: float, y: float, scale: float, told: str) -> str:
    """Somebody else's Troll: its clan as a stripe, and its symbols."""
    name = piece_name(card)
    pen.at(name, Box(x, y, MINI_W * scale, MINI_H * scale))
    return group(_mini_face(pen, card, load), told, cls="piece card", data_piece=name, transform=move(x, y, scale))


# -- tiles ------------------------------------------------------------------------------------------------------------


def tile_picture(pen: Pen, way: Way, box: Box, fill: str, line: str, mark: str, most: float) -> str:
    """A tile drawn as large as fits the middle of a box."""
    cells = way_points(way)
    form = bounds(cells)
    size = min(box.w / form.w, box.h / form.h, most)
    left = box.x + (box.w - form.w * size) / 2 - form.x * size
    top = box.y + (box.h - form.h * size) / 2 - form.y * size
    return group(tile_body(pen, way, size, fill, line, mark), transform=move(left, top))


@kept
def tile_body(pen: Pen, way: Way, size: float, fill: str, line: str, mark: str) -> str:
    """A tile with its first cell at the origin, and the sign on its marked cell."""
    thick = max(1.2, size / 14)
    out = path(way_path(way, size, thick), fill=fill, stroke=line, stroke_width=thick)
    if size > SMALL_CELL:
        out += path(_joints(way, size), stroke=line, stroke_opacity=".4", stroke_width=thick * 0.7)
    spot = mark_point(way)
    if spot is not None:
        out += use(pen.sheet, mark, (spot[1] + 0.16) * size, (spot[0] + 0.16) * size, size * 0.68)
    return out


def _joints(way: Way, size: float) -> str:
    """The lines between the cells of a tile."""
    cells = way_points(way)
    found = ""
    for r, c in cells:
        if (r, c + 1) in cells:
            found += f"M{num((c + 1) * size)} {num((r + 0.2) * size)}v{num(size * 0.6)}"
        if (r + 1, c) in cells:
            found += f"M{num((c + 0.2) * size)} {num((r + 1) * size)}h{num(size * 0.6)}"
    return found


# -- conversions and chips --------------------------------------------------------------------------------------------


def pairs(kind: int) -> list[tuple[Use, bool]]:
    """The conversions of a Workshop; those that also go the other way are told once."""
    uses = BOX.workshops[kind].uses
    found: list[tuple[Use, bool]] = []
    for one in uses:
        back = next((other for other in uses if (other.pay, other.gain) == (one.gain, one.pay)), None)
        if back is None:
            found.append((one, False))
        elif uses.index(one) < uses.index(back):
            found.append((one, True))
    return found


def converts(one: Use) -> tuple[str, str]:
    """What is paid and what is gained, as icons."""
    return ("troll", "stock") if one.pay == STEWARD_PAY else (one.pay, one.gain)


def conversion(pen: Pen, one: Use, both: bool, middle: float, y: float, size: float) -> str:
    """A use of a Workshop in icons around a middle: what is paid, an arrow (or two), what is gained."""
    paid, gained = converts(one)
    before, after = _times_width(pen, one.paid), _times_width(pen, one.gained)
    x = middle - (before + after + size * 2.96) / 2
    right = x + before + size * 1.98 + after
    return (
        _times(pen, one.paid, x, y, size)
        + use(pen.sheet, paid, x + before, y, size)
        + use(pen.sheet, "both" if both else "arrow", x + before + size * 1.02, y, size * 0.94)
        + _times(pen, one.gained, x + before + size * 2, y, size)
        + use(pen.sheet, gained, right, y, size)
    )


def _times_width(pen: Pen, n: int) -> float:
    return pen.least * 0.76 if n > 1 else 0


def _times(pen: Pen, n: int, x: float, y: float, size: float) -> str:
    """How many of an icon, before it."""
    return (
        number(x + pen.least * 0.32, y + size / 2 + pen.least * 0.36, n, pen.least, pen.c["cardink"]) if n > 1 else ""
    )


@kept
def chip(pen: Pen, resource: str, amount: int, box: Box) -> str:
    """A resource and how many: pale when there are none."""
    size = min(box.h - 6, box.w * 0.5)
    room = box.w - size - 7
    letters = shrink(str(amount), room, size * 0.86, pen.least)
    out = rect(box, 6, fill=pen.c["card"], stroke=pen.c["edge"], stroke_width="1")
    opacity = None if amount else ".4"
    out += use(pen.sheet, resource, box.x + 3, box.y + (box.h - size) / 2, size, opacity=opacity)
    middle = box.x + 3 + size + (box.w - size - 4) / 2
    return out + number(middle, box.y + box.h * 0.5 + letters * 0.36, amount, letters, pen.c["cardink"])
