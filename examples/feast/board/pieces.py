"""The pieces: dishes, backs, gauges, goods. Each is drawn at a place on a sheet and says what it is."""

from __future__ import annotations

from typing import NamedTuple

from dovre.render import pen as render_pen
from dovre.render.frame import seat_state
from dovre.render.pen import kept
from dovre.render.svg import Box, fit_text, group, move, number, rect, small_text, use
from feast.board.art import UNKNOWN, symbols
from feast.board.words import Words
from feast.components import DISHES
from feast.view import FeastView, Hand

CARD_W, CARD_H = 100, 140  # a dish card, before scaling
BACK_W, BACK_H = 40, 44  # a dish in somebody's hand
LETTERS = 1.15  # the figure on a coin, by its radius

Pen = render_pen.Pen[Words]


class Guest(NamedTuple):
    """What a board shows of a seat; a tuple of plain values, on which parts can depend."""

    seat: int
    name: str
    state: str  # active, winner, or nothing
    belly: int
    most: int
    antlers: int
    pillows: int
    honours: int
    points: int
    hand: Hand
    plate: int
    boast: int
    chosen: int  # sealed answers so far
    won: bool  # the last round

    @property
    def sleeps(self) -> bool:
        return self.belly > self.most


def guests_of(view: FeastView, words: Words) -> list[Guest]:
    """Every seat, in the order of play."""
    points = [0] * view.seats
    for line in view.sheet:
        points[line.seat] += line.amount
    return [
        Guest(
            seat, words.seat(seat), seat_state(view, seat), view.belly[seat], view.length.belly,
            view.antlers[seat], view.pillows[seat], view.honours[seat], points[seat],
            view.hands[seat], view.plates[seat], view.boasts[seat], view.chosen[seat], view.winner == seat,
        )
        for seat in range(view.seats)
    ]  # fmt: skip


# -- dishes -----------------------------------------------------------------------------------------------------------


def dish_name(dish: int) -> str:
    return f"dish:{DISHES[dish].id}"


def picture(kind: str) -> str:
    """The symbol of a kind of dish."""
    return kind if kind in symbols("light") else UNKNOWN


def dish_card(pen: Pen, dish: int, x: float, y: float, scale: float) -> str:
    """A dish with its taste, its weight and its name; its place is remembered for marks and targets."""
    one = DISHES[dish]
    pen.at(dish_name(dish), Box(x, y, CARD_W * scale, CARD_H * scale))
    return group(
        _card_face(pen, dish, round(pen.least / scale + 0.05, 1)),
        pen.words.dish(dish),
        cls=f"piece card {one.kind}",
        data_piece=dish_name(dish),
        transform=move(x, y, scale),
    )


@kept
def _card_face(pen: Pen, dish: int, letters: float) -> str:
    one, c = DISHES[dish], pen.c
    face = rect(Box(0, 0, CARD_W, CARD_H), 9, fill=c["card"], stroke=c["soot"], stroke_width="2")
    face += rect(Box(6, 6, 88, 96), 6, fill=c["hollow"])
    face += use(pen.sheet, picture(one.kind), 14, 22, 72)
    face += taste(pen, 20, 20, 15, one.taste) + weight(pen, 90, 14, one.weight)
    return face + fit_text(50, 125, pen.words.kind(dish), letters, 94, letters, c["cardink"], "middle", rows=2)


def taste(pen: Pen, x: float, y: float, r: float, value: int) -> str:
    coin = f'<circle cx="{x}" cy="{y}" r="{r}" fill="{pen.c["gold"]}" stroke="{pen.c["soot"]}" stroke-width="2"/>'
    return coin + number(x, y + r * 0.42, value, r * LETTERS, pen.c["goldink"])


def weight(pen: Pen, x: float, y: float, value: int) -> str:
    """A pewter ball for each unit, from the right."""
    c = pen.c
    return "".join(
        f'<circle cx="{x - 5 - at * 12}" cy="{y}" r="5" fill="{c["full"]}" stroke="{c["soot"]}" stroke-width="1.6"/>'
        for at in range(value)
    )


def on_plate(pen: Pen, guest: Guest, box: Box) -> str:
    """A plate with what was eaten, or with a lid while the choice is sealed; the crown is the winner's."""
    size = min(box.w, box.h)
    x, y = box.x + (box.w - size) / 2, box.y + (box.h - size)
    out = use(pen.sheet, "plate", x, y, size)
    if guest.chosen:
        told = pen.words.thinks(guest.chosen)
        faint = ".55" if guest.chosen == 1 else None
        lid = use(pen.sheet, "lid", x, y - size * 0.08, size)
        out += group(lid, told, cls="lid", opacity=faint, data_place=f"lid:p{guest.seat + 1}")
    elif guest.plate >= 0:
        out += _eaten(pen, guest, x, y, size)
    if guest.won and not guest.chosen and guest.plate >= 0:
        crown = use(
            pen.sheet, "crown", x + size * 0.32, y - size * 0.1, size * 0.36, fill=pen.c["gold"], stroke=pen.c["soot"]
        )
        out += group(crown, pen.words.say("board.winner"), cls="crown", data_place=f"crown:p{guest.seat + 1}")
    return out


def _eaten(pen: Pen, guest: Guest, x: float, y: float, size: float) -> str:
    one, name = DISHES[guest.plate], dish_name(guest.plate)
    pen.at(name, Box(x, y, size, size))
    r = max(9, pen.least * 64 / size / LETTERS + 0.1)
    face = use(pen.sheet, picture(one.kind), 12, 4, 40) + taste(pen, r + 2, r + 4, r, one.taste)
    if guest.boast:
        face += use(pen.sheet, "horn", 44, 4, 18)
    told = pen.words.plate(guest.plate, guest.boast)
    return group(face, told, cls=f"piece {one.kind}", data_piece=name, transform=move(x, y, size / 64))


def hand_of_other(pen: Pen, guest: Guest, box: Box) -> str:
    """Napkins, and the dishes that everybody knows; as high as the box."""
    scale = box.h / BACK_H
    wide = BACK_W * scale
    step = min(wide + 5, (box.w - wide) / max(1, len(guest.hand) - 1))
    out = ""
    for at, dish in enumerate(guest.hand):
        x = box.x + at * step
        if dish is None:
            out += use(pen.sheet, "napkin", x, box.y, wide, box.h)
        else:
            one = DISHES[dish]
            pen.at(dish_name(dish), Box(x, box.y, wide, box.h))
            face = rect(Box(0, 0, BACK_W, BACK_H), 5, fill=pen.c["card"], stroke=pen.c["soot"], stroke_width="1.6")
            face += use(pen.sheet, picture(one.kind), 5, 9, 32) + taste(pen, 12, 13, 13.5, one.taste)
            cls = f"piece card {one.kind}"
            out += group(
                face, pen.words.dish(dish), cls=cls, data_piece=dish_name(dish), transform=move(x, box.y, scale)
            )
    return group(out, pen.words.hand(guest.hand), cls="back", data_place=f"hand:p{guest.seat + 1}")


# -- seats ------------------------------------------------------------------------------------------------------------


def belly(pen: Pen, seat: int, n: int, most: int, box: Box) -> str:
    """A bar with a field for each unit; a moon for those who sleep."""
    c = pen.c
    wide = (box.w - 46) / most
    out = ""
    for at in range(most):
        fill = c["hollow"] if at >= n else c["night"] if n > most else c["full"]
        field = Box(box.x + at * wide, box.y, wide - 2, box.h)
        out += rect(field, 3, fill=fill, stroke=c["edge"], stroke_width="1")
    right = box.x + box.w
    if n > most:
        out += use(pen.sheet, "moon", right - 32, box.y - 5, box.h + 10, fill=c["night"])
    else:
        out += small_text(right, box.y + box.h * 0.85, f"{n}/{most}", max(pen.least, box.h * 0.95), c["ink"], "end")
    return group(out, pen.words.belly(n, most), cls="belly", data_place=f"belly:p{seat + 1}")


def goods(pen: Pen, guest: Guest, x: float, y: float, size: float) -> str:
    """Antlers, pillows and honours with their numbers."""
    out = ""
    for symbol, key, n in (
        ("antler", "antlers", guest.antlers),
        ("pillow", "pillows", guest.pillows),
        ("crown", "honours", guest.honours),
    ):
        fill = pen.c["gold"] if symbol == "crown" else None
        icon = use(pen.sheet, symbol, x, y, size, fill=fill) + small_text(
            x + size + 3, y + size * 0.78, str(n), max(pen.least, size * 0.72), pen.c["ink"] if n else pen.c["quiet"]
        )
        out += group(icon, f"{n} {pen.words.say(f'board.{key}')}", data_place=f"{key}:p{guest.seat + 1}")
        x += size * 2.1
    return group(out, cls="goods")
