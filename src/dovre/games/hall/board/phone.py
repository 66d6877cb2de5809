"""The same table for a phone, 390 wide: the mountain first, then horde and own pack side by side, the rest below."""

from __future__ import annotations

from dovre.games.hall.board.areas import draw_grimoire, draw_horde, draw_supply
from dovre.games.hall.board.art import MINI_W
from dovre.games.hall.board.displays import draw_bag, draw_charm, draw_display, draw_piles, draw_tables, draw_track
from dovre.games.hall.board.mountain import Map, draw_mountain, draw_uses, map_in
from dovre.games.hall.board.packs import (
    draw_name,
    draw_own_tokens,
    draw_pack,
    draw_stock,
    draw_trades,
    mini_pack,
    panel,
    rival_stock,
)
from dovre.games.hall.board.pieces import Pen, seat_sign, small_text, title_text
from dovre.games.hall.view import HallView
from dovre.render.svg import Box, cut, group, shrink

WIDTH = 390
MAP = Box(2, 24, 386, 386)
LOWER = MAP.y + MAP.h + 4  # where the mountain ends
RIVAL = 46  # the height of somebody else's area, two to a row


def height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    return LOWER + 316 + RIVAL * (seats // 2)


def lay_phone(pen: Pen, view: HallView, near: int, others: list[int]) -> Map:
    _header(pen, view)
    grid = map_in(view.side, MAP, 9)
    draw_mountain(pen, view, grid, MAP)
    draw_track(pen, view, Box(MAP.x + 8, MAP.y + 8, 86, 54))
    draw_tables(pen, Box(MAP.x + MAP.w - 76, MAP.y + 8, 68, 52))
    draw_bag(pen, view, Box(MAP.x + 8, MAP.y + MAP.h - 46, 88, 38))
    draw_charm(pen, view, Box(MAP.x + MAP.w - 90, MAP.y + MAP.h - 30, 84, 24))
    draw_horde(pen, view, Box(3, LOWER, 184, 0), 2)
    _near(pen, view, near, Box(190, LOWER - 1, 198, 276))
    draw_grimoire(pen, view, Box(3, LOWER + 128, 184, 52), 9)
    draw_piles(pen, view, Box(2, LOWER + 183, 186, 50), 2, 9)
    draw_display(pen, view, Box(2, LOWER + 235, 186, 40), 6, 9)
    draw_supply(pen, view, Box(2, LOWER + 279, 386, 33), 11, 1, 2, 0)
    for at, seat in enumerate(others):
        row, column = divmod(at, 2)
        wide = 386 / min(2, len(others))
        _rival(pen, view, seat, Box(2 + column * wide, LOWER + 316 + row * RIVAL, wide - 2, RIVAL - 2))
    draw_uses(pen, view, grid, MAP, 30)
    return grid


def _header(pen: Pen, view: HallView) -> None:
    left = 8.0
    out = ""
    for seat in view.winners if view.over else view.waiting:
        out += seat_sign(pen, seat, left, 5, 14)
        left += 19
    state = pen.words.state()
    room = WIDTH - left - 100
    size = shrink(state, room, 14, 11)
    out += title_text(left + 1, 17, cut(state, room, size), size, pen.c["ink"])
    out += small_text(WIDTH - 6, 17, pen.words.turn(), 11, pen.c["quiet"], "end")
    pen.sheet.put("board", group(out, cls="header"))


def _near(pen: Pen, view: HallView, seat: int, box: Box) -> None:
    panel(pen, view, seat, box)
    inner = Box(box.x + 8, box.y, box.w - 12, box.h)
    pen.sheet.put("board", draw_name(pen, view, seat, inner.x, box.y + 16, inner.w, 12))
    draw_pack(pen, view, seat, Box(inner.x, box.y + 22, inner.w, 0), 2)
    card = (inner.w - 6) / 4
    draw_own_tokens(pen, view, seat, Box(inner.x + 3 * (card + 2), box.y + 22, card, 2 * card))
    draw_stock(pen, view, seat, Box(inner.x, box.y + 22 + 4 * (card * 1.12 + 2) + 1, inner.w, 20))
    draw_trades(pen, view, seat, Box(inner.x, box.y + 22 + 4 * (card * 1.12 + 2) + 24, inner.w, 17))


def _rival(pen: Pen, view: HallView, seat: int, box: Box) -> None:
    """One of the others: the pack small, name, Honor, Stock."""
    panel(pen, view, seat, box)
    scale = 0.35
    mini_pack(pen, view, seat, Box(box.x + 8, box.y + 1, 0, 0), scale)
    used = 4 * (MINI_W + 2) * scale + 12
    left, wide = box.x + used, box.w - used - 4
    pen.sheet.put("board", draw_name(pen, view, seat, left, box.y + 13, wide, 10))
    pen.sheet.put("pieces", rival_stock(pen, view, seat, Box(left, box.y + 19, wide, 25), 7))
