"""Where everything lies: the frame of the board, and the table for a desktop screen."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.hall.board import phone
from dovre.games.hall.board.areas import lay_grimoire, lay_header, lay_horde, lay_supply
from dovre.games.hall.board.art import symbols
from dovre.games.hall.board.displays import lay_corners, lay_display, lay_piles
from dovre.games.hall.board.look import colours
from dovre.games.hall.board.mountain import Map, lay_mountain, lay_placer, lay_uses, lights, map_in
from dovre.games.hall.board.packs import lay_near, lay_rival, people, trade_of
from dovre.games.hall.board.pieces import Pen
from dovre.games.hall.board.targets import lay_targets
from dovre.games.hall.board.words import Words, scores, words_of
from dovre.games.hall.view import HallView
from dovre.render.frame import Frame, Symbols, near_seat, rivals
from dovre.render.pen import Style
from dovre.render.svg import Box, small_text, title_text
from dovre.render.theme import Theme

MAP = Box(420, 46, 704, 704)
RIM = 14  # around the cells
RIGHT = Box(1132, 46, 296, 846)  # the column of the others, the grimoire, the supply
RIVALS = 476  # the height of all others together


class HallFrame(Frame[HallView, Words]):
    slug = "hall"
    style = Style(corner=10, bar=5, lit=(1.2, 2.6), mark=(-2, 8, 5, 2.6, "7 7"), ring=(-1.5, 7, 4.6, 2.8))

    def look(self, view: HallView, theme: str) -> tuple[Theme, Symbols, str]:
        side = view.board.id
        return colours(theme, side), symbols(theme, side), f"h{side[0]}"

    def words(self, view: HallView, lang: str, names: Sequence[str]) -> Words:
        return words_of(lang, tuple(names))

    def extent(self, view: HallView, size: str) -> tuple[float, float]:
        return (phone.WIDTH, phone.height(view.seats)) if size == "phone" else (1440, 900)

    def lay(self, pen: Pen, view: HallView, size: str) -> None:
        (phone.lay_phone if size == "phone" else lay_desktop)(pen, view)

    def lay_targets(self, pen: Pen, view: HallView) -> None:
        lay_placer(pen, view, _grid(pen, view))
        lay_targets(pen, view, _grid(pen, view))

    def title(self, pen: Pen, view: HallView) -> str:
        words = pen.words
        return f"{words.heading()}. {words.turn(view)}. {words.state(view)}"

    def sentences(self, pen: Pen, view: HallView) -> Sequence[str]:
        words = pen.words
        told = [
            pen.text("horde", view.horde, words.horde_line, view.horde),
            pen.text("grimoire", view.grimoire, words.grimoire_line, view.grimoire),
        ]
        for seat, (player, score) in enumerate(zip(view.players, scores(view), strict=True)):
            trolls = sum([slot is not None for slot in player.pack])
            depends = (words.seat(seat), score, trolls, player.stock, player.pedestals)
            told.append(pen.text("seat", depends, words.seat_line, *depends))
        return told

    def defs(self, pen: Pen, view: HallView) -> str:
        depends = (_grid(pen, view), view.seats)
        return pen.text("lights", depends, lights, pen, *depends)


def _grid(pen: Pen, view: HallView) -> Map:
    return map_in(view.side, phone.MAP, phone.RIM) if pen.sheet.width == phone.WIDTH else map_in(view.side, MAP, RIM)


def lay_desktop(pen: Pen, view: HallView) -> None:
    lay_header(pen, view, Box(16, 0, 1408, 44))
    grid = map_in(view.side, MAP, RIM)
    lay_mountain(pen, view, grid, MAP)
    pen.area("horde", lay_horde, view.horde, view.horde_pedestals, view.bribes, view.decks, Box(12, 48, 400, 0), 5)
    lay_corners(
        pen,
        view,
        Box(MAP.x + 14, MAP.y + 14, 158, 98),
        Box(MAP.x + MAP.w - 130, MAP.y + 14, 116, 92),
        Box(MAP.x + 14, MAP.y + MAP.h - 84, 150, 70),
        Box(MAP.x + MAP.w - 164, MAP.y + MAP.h - 54, 150, 40),
    )
    pen.area("display", lay_display, view.halls, Box(MAP.x, 824, MAP.w, 69), 6, 15)
    y = RIGHT.y + RIVALS + 8
    pen.draw("captions", draw_captions, view.spell_deck, y)
    pen.area("grimoire", lay_grimoire, view.grimoire, view.runes, Box(RIGHT.x, y + 20, RIGHT.w, 100), 14)
    lay_supply(pen, view, Box(RIGHT.x, y + 148, RIGHT.w, 212), 3, 4, 5, 12)
    lay_piles(pen, view, Box(MAP.x, 755, MAP.w, 68), 1, 14)
    seats, others = people(pen, view), rivals(view)
    pen.area("near", lay_near, seats[near_seat(view)], Box(12, 320, 400, 572), 5, trade_of(view))
    gap = 6
    high = (RIVALS - gap * (len(others) - 1)) / len(others)
    for at, seat in enumerate(others):
        pen.area("rival", lay_rival, seats[seat], Box(RIGHT.x, RIGHT.y + at * (high + gap), RIGHT.w, high))
    lay_uses(pen, view, grid, MAP, 40)


def draw_captions(pen: Pen, spells: int, y: float) -> None:
    """Names of the areas that have room for one."""
    say, ink = pen.words.say, pen.c["ink"]
    out = title_text(410, 64, say("board.horde"), 15, ink, "end")
    out += title_text(RIGHT.x + 2, y + 13, say("board.grimoire"), 15, ink)
    out += small_text(RIGHT.x + RIGHT.w, y + 13, say("board.deck", n=spells), 13, pen.c["quiet"], "end")
    out += title_text(RIGHT.x + 2, y + 141, say("board.supply"), 15, ink)
    pen.sheet.put("board", out)


board = HallFrame().board
