"""The same table for a phone, 390 wide: the mountain first, then horde and own pack side by side, the rest below."""

from __future__ import annotations

from dovre.games.hall.board.areas import lay_grimoire, lay_horde, lay_supply
from dovre.games.hall.board.art import MINI_W
from dovre.games.hall.board.displays import lay_corners, lay_display, lay_piles
from dovre.games.hall.board.mountain import lay_mountain, lay_uses, map_in
from dovre.games.hall.board.packs import (
    Person,
    draw_stock,
    lay_mini_pack,
    lay_name,
    lay_own_tokens,
    lay_pack,
    lay_rival_stock,
    lay_trade,
    people,
    trade_of,
)
from dovre.games.hall.board.pieces import Pen
from dovre.games.hall.view import HallView
from dovre.render.frame import near_seat, phone_header, rivals, seat_panel
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
    phone_header(pen, view, words.state(view), words.turn(view), left=8, base=17, size=14)
    grid = map_in(view.side, MAP, RIM)
    lay_mountain(pen, view, grid, MAP)
    lay_corners(
        pen,
        view,
        Box(MAP.x + 8, MAP.y + 8, 86, 54),
        Box(MAP.x + MAP.w - 76, MAP.y + 8, 68, 52),
        Box(MAP.x + 8, MAP.y + MAP.h - 46, 88, 38),
        Box(MAP.x + MAP.w - 90, MAP.y + MAP.h - 30, 84, 24),
    )
    pen.area("horde", lay_horde, view.horde, view.horde_pedestals, view.bribes, view.decks, Box(3, LOWER, 184, 0), 2)
    pen.area("grimoire", lay_grimoire, view.grimoire, view.runes, Box(3, LOWER + 128, 184, 52), 9)
    pen.area("display", lay_display, view.halls, Box(2, LOWER + 235, 186, 40), 6, 9)
    lay_supply(pen, view, Box(2, LOWER + 279, 386, 33), 11, 1, 2, 0)
    lay_piles(pen, view, Box(2, LOWER + 183, 186, 50), 2, 9)
    seats, others = people(pen, view), rivals(view)
    pen.area("near", _lay_near, seats[near_seat(view)], Box(190, LOWER - 1, 198, 276), 2, trade_of(view))
    wide = 386 / min(2, len(others))
    for at, seat in enumerate(others):
        row, column = divmod(at, 2)
        box = Box(2 + column * wide, LOWER + 316 + row * RIVAL, wide - 2, RIVAL - 2)
        pen.area("rival", _lay_rival, seats[seat], box)
    lay_uses(pen, view, grid, MAP, 30)


def _lay_near(pen: Pen, who: Person, box: Box, gap: float, trade: str) -> None:
    seat_panel(pen, who.seat, who.state, box)
    inner = Box(box.x + 8, box.y + 22, box.w - 12, 0)
    lay_name(pen, who, inner.x, box.y + 16, inner.w, 12)
    pen.area("pack", lay_pack, who.seat, who.pack, who.recruit, who.hand, True, inner, gap)
    card = (inner.w - 3 * gap) / 4
    lay_own_tokens(pen, who, Box(inner.x + 3 * (card + gap), inner.y, card, 2 * card))
    below = inner.y + 4 * (card * 1.12 + gap) + 1
    pen.draw(f"p{who.seat + 1}.stock", draw_stock, who.seat, who.stock, Box(inner.x, below, inner.w, 20))
    lay_trade(pen, trade, Box(inner.x, below + 23, inner.w, 17))


def _lay_rival(pen: Pen, who: Person, box: Box) -> None:
    """One of the others: the pack small, name, Honor, Stock."""
    seat_panel(pen, who.seat, who.state, box)
    scale = 0.35
    pen.area("pack", lay_mini_pack, who.seat, who.pack, who.recruit, Box(box.x + 8, box.y + 1, 0, 0), scale)
    used = 4 * (MINI_W + 2) * scale + 12
    left, wide = box.x + used, box.w - used - 4
    lay_name(pen, who, left, box.y + 13, wide, 10)
    lay_rival_stock(pen, who, Box(left, box.y + 19, wide, 25), 7)
