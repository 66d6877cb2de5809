"""The same table for a phone, 390 wide: the mountain first, then horde and own pack side by side, the rest below."""

from __future__ import annotations

from dovre.games.hall.board.areas import draw_grimoire, draw_horde, draw_supply
from dovre.games.hall.board.art import MINI_W
from dovre.games.hall.board.displays import draw_bag, draw_charm, draw_display, draw_piles, draw_tables, draw_track
from dovre.games.hall.board.mountain import draw_mountain, draw_uses, map_in
from dovre.games.hall.board.packs import (
    Person,
    draw_mini_pack,
    draw_name,
    draw_own_tokens,
    draw_pack,
    draw_rival_stock,
    draw_seat,
    draw_stock,
    draw_trade,
    trade_of,
)
from dovre.games.hall.board.pieces import Pen
from dovre.games.hall.board.words import scores
from dovre.games.hall.view import HallView
from dovre.render.frame import near_seat, phone_header, rivals
from dovre.render.svg import Box

WIDTH = 390
MAP = Box(2, 24, 386, 386)
LOWER = MAP.y + MAP.h + 4  # where the mountain ends
RIM = 9  # around the cells
RIVAL = 46  # the height of somebody else's area, two to a row


def height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    return LOWER + 316 + RIVAL * (seats // 2)


def lay_phone(pen: Pen, view: HallView) -> None:
    words = pen.words
    phone_header(pen, view, words.state(view), words.turn(view), left=8, base=17, size=14, room=100)
    grid = map_in(view.side, MAP, RIM)
    draw_mountain(pen, view, grid, MAP)
    draw_track(pen, view, Box(MAP.x + 8, MAP.y + 8, 86, 54))
    draw_tables(pen, Box(MAP.x + MAP.w - 76, MAP.y + 8, 68, 52))
    draw_bag(pen, view, Box(MAP.x + 8, MAP.y + MAP.h - 46, 88, 38))
    draw_charm(pen, view, Box(MAP.x + MAP.w - 90, MAP.y + MAP.h - 30, 84, 24))
    draw_horde(pen, view, Box(3, LOWER, 184, 0), 2)
    near, others, honor = near_seat(view), rivals(view), scores(view)
    draw_seat(pen, view, near, honor[near], _near, Box(190, LOWER - 1, 198, 276), 2, trade_of(view))
    draw_grimoire(pen, view, Box(3, LOWER + 128, 184, 52), 9)
    draw_piles(pen, view, Box(2, LOWER + 183, 186, 50), 2, 9)
    draw_display(pen, view, Box(2, LOWER + 235, 186, 40), 6, 9)
    draw_supply(pen, view, Box(2, LOWER + 279, 386, 33), 11, 1, 2, 0)
    wide = 386 / min(2, len(others))
    for at, seat in enumerate(others):
        row, column = divmod(at, 2)
        box = Box(2 + column * wide, LOWER + 316 + row * RIVAL, wide - 2, RIVAL - 2)
        draw_seat(pen, view, seat, honor[seat], _rival, box)
    draw_uses(pen, view, grid, MAP, 30)


def _near(pen: Pen, who: Person, box: Box, gap: float, trade: str) -> None:
    inner = Box(box.x + 8, box.y + 22, box.w - 12, 0)
    draw_name(pen, who, inner.x, box.y + 16, inner.w, 12)
    draw_pack(pen, who, True, inner, gap)
    card = (inner.w - 3 * gap) / 4
    draw_own_tokens(pen, who, Box(inner.x + 3 * (card + gap), inner.y, card, 2 * card))
    below = inner.y + 4 * (card * 1.12 + gap) + 1
    draw_stock(pen, who, Box(inner.x, below, inner.w, 20))
    draw_trade(pen, trade, Box(inner.x, below + 23, inner.w, 17))


def _rival(pen: Pen, who: Person, box: Box) -> None:
    """One of the others: the pack small, name, Honor, Stock."""
    scale = 0.35
    draw_mini_pack(pen, who, Box(box.x + 8, box.y + 1, 0, 0), scale)
    used = 4 * (MINI_W + 2) * scale + 12
    left, wide = box.x + used, box.w - used - 4
    draw_name(pen, who, left, box.y + 13, wide, 10)
    draw_rival_stock(pen, who, Box(left, box.y + 19, wide, 25), 7)
