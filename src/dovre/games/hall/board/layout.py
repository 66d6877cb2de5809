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
from dovre.render.frame import Frame, Section, Symbols, near_seat, rivals
from dovre.render.pen import Style
from dovre.render.svg import Box, small_text, title_text
from dovre.render.theme import Theme

LEFT = Box(8, 46, 388, 846)  # the horde, the own area
MAP = Box(402, 46, 704, 704)
RIM = 14  # around the cells
RIGHT = Box(1112, 46, 320, 846)  # the others, the grimoire, the Workshops
RIVALS = 528  # the height of all others together


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

    def sections(self, pen: Pen, view: HallView) -> Sequence[Section]:
        return phone.sections(pen, view.seats) if pen.narrow else ()

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
    lay_header(pen, view, Box(14, 0, 1412, 44))
    grid = map_in(view.side, MAP, RIM)
    lay_mountain(pen, view, grid, MAP)
    horde = (view.horde, view.horde_pedestals, view.bribes, view.decks)
    pen.area("horde", lay_horde, *horde, Box(LEFT.x, LEFT.y, LEFT.w, 0), 5)
    lay_corners(
        pen,
        view,
        Box(MAP.x + 12, MAP.y + 12, 162, 112),
        Box(MAP.x + MAP.w - 136, MAP.y + 12, 124, 102),
        Box(MAP.x + 12, MAP.y + MAP.h - 84, 156, 72),
        Box(MAP.x + MAP.w - 190, MAP.y + MAP.h - 58, 180, 48),
    )
    lay_piles(pen, view, Box(MAP.x, 755, MAP.w, 68), 1, 16)
    pen.area("display", lay_display, view.halls, Box(MAP.x, 824, MAP.w, 70), 6, 16)
    y = RIGHT.y + RIVALS + 6
    pen.draw("captions", draw_captions, view.spell_deck, y)
    pen.area("grimoire", lay_grimoire, view.grimoire, view.runes, Box(RIGHT.x, y + 22, RIGHT.w, 117))
    lay_supply(pen, view, Box(RIGHT.x, y + 162, RIGHT.w, 150), 2)
    seats, others = people(pen, view), rivals(view, pen.front)
    near, own = seats[near_seat(view, pen.front)], pen.front is None
    pen.area("near", lay_near, near, own, Box(LEFT.x, 314, LEFT.w, 580), 5, trade_of(view) if own else "")
    gap = 6
    high = (RIVALS - gap * (len(others) - 1)) / len(others)
    for at, seat in enumerate(others):
        pen.area("rival", lay_rival, seats[seat], Box(RIGHT.x, RIGHT.y + at * (high + gap), RIGHT.w, high))
    lay_uses(pen, view, grid, MAP, 40)


def draw_captions(pen: Pen, spells: int, y: float) -> None:
    """Names of the areas that have room for one."""
    say, ink, size = pen.words.say, pen.c["ink"], pen.least + 0.5
    out = title_text(LEFT.x + LEFT.w, 64, say("board.horde"), size, ink, "end")
    out += title_text(RIGHT.x + 2, y + 16, say("board.grimoire"), size, ink)
    out += small_text(RIGHT.x + RIGHT.w, y + 16, say("board.deck", n=spells), pen.least, pen.c["quiet"], "end")
    out += title_text(RIGHT.x + 2, y + 156, say("board.supply"), size, ink)
    pen.sheet.put("board", out)


FRAME = HallFrame()
board, portrait = FRAME.board, FRAME.portrait
