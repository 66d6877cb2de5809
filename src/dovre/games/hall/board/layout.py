"""Where everything lies: the table for a desktop screen and for a phone, and the layers over it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dovre.games.hall.board.areas import caption, draw_grimoire, draw_header, draw_horde, draw_supply
from dovre.games.hall.board.art import symbols
from dovre.games.hall.board.displays import draw_bag, draw_charm, draw_display, draw_piles, draw_tables, draw_track
from dovre.games.hall.board.look import colours
from dovre.games.hall.board.mountain import Map, draw_mountain, draw_placer, draw_uses, lights, map_in
from dovre.games.hall.board.packs import draw_near, draw_rival
from dovre.games.hall.board.phone import WIDTH, height, lay_phone
from dovre.games.hall.board.pieces import Pen, small_text, title_text
from dovre.games.hall.board.targets import lay_targets
from dovre.games.hall.board.words import Words
from dovre.games.hall.components import CELL_NUMBER
from dovre.games.hall.view import HallView
from dovre.render.svg import SANS, Box, Drawing, Sheet, group, rect

SIZES = ("desktop", "phone")
MAP = Box(420, 46, 704, 704)


def board(
    view: HallView,
    *,
    lang: str = "en",
    theme: str = "light",
    marks: Iterable[str] = (),
    size: str | None = None,
    names: Sequence[str] = (),
) -> Drawing:
    """The view as an SVG picture."""
    size = size or SIZES[0]
    if size not in SIZES:
        raise ValueError(f"size {size!r} should be one of: {', '.join(SIZES)}")
    c = colours(theme, view.board.id)
    prefix = f"h{theme[0]}{size[0]}{view.board.id[0]}-"  # boards on one page must not share symbols of other looks
    lay, width, high = (lay_phone, WIDTH, height(view.seats)) if size == "phone" else (lay_desktop, 1440, 900)
    pen = Pen(Sheet(width, high, symbols(theme, view.board.id), prefix), c, Words(view, lang, names))
    pen.sheet.put("board", rect(Box(0, 0, width, high), 0, fill=c["page"]))
    near = 0 if view.seat is None else view.seat
    grid = lay(pen, view, near, [(near + step) % view.seats for step in range(1, view.seats)])
    lay_marks(pen, marks, grid)
    draw_placer(pen, view, grid)
    lay_targets(pen, view, grid)
    return pen.sheet.drawing(
        pen.words.title(), pen.words.table(), lights(c, prefix, grid, view.seats),
        cls=f"hall {theme} {size}", role="group",
        font_family=SANS, font_weight="700", text_anchor="middle",
        stroke_linejoin="round",
        stroke_linecap="round", lang=lang,
    )  # fmt: skip


def lay_desktop(pen: Pen, view: HallView, near: int, others: list[int]) -> Map:
    say = pen.words.say
    draw_header(pen, view, Box(16, 0, 1408, 44))
    pen.sheet.put("board", title_text(410, 64, say("board.horde"), 15, pen.c["ink"], "end"))
    draw_horde(pen, view, Box(12, 48, 400, 0), 5)
    draw_near(pen, view, near, Box(12, 320, 400, 572), 5)
    grid = map_in(view.side, MAP, 14)
    draw_mountain(pen, view, grid, MAP)
    draw_track(pen, view, Box(MAP.x + 14, MAP.y + 14, 158, 98))
    draw_tables(pen, Box(MAP.x + MAP.w - 130, MAP.y + 14, 116, 92))
    draw_bag(pen, view, Box(MAP.x + 14, MAP.y + MAP.h - 84, 150, 70))
    draw_charm(pen, view, Box(MAP.x + MAP.w - 164, MAP.y + MAP.h - 54, 150, 40))
    draw_piles(pen, view, Box(MAP.x, 755, MAP.w, 68), 1, 14)
    draw_display(pen, view, Box(MAP.x, 824, MAP.w, 69), 6, 15)
    lay_right(pen, view, others, Box(1132, 46, 296, 846))
    draw_uses(pen, view, grid, MAP, 40)
    return grid


def lay_right(pen: Pen, view: HallView, others: list[int], box: Box) -> None:
    """The other seats, the grimoire, the supply of Workshops."""
    say = pen.words.say
    room = 476
    gap = 6
    high = min(room, (room - gap * (len(others) - 1)) / len(others))
    for at, seat in enumerate(others):
        draw_rival(pen, view, seat, Box(box.x, box.y + at * (high + gap), box.w, high))
    y = box.y + room + 8
    head = caption(pen, box.x + 2, y + 13, say("board.grimoire"))
    head += small_text(box.x + box.w, y + 13, say("board.deck", n=view.spell_deck), 13, pen.c["quiet"], "end")
    head += caption(pen, box.x + 2, y + 141, say("board.supply"))
    pen.sheet.put("board", head)
    draw_grimoire(pen, view, Box(box.x, y + 20, box.w, 100), 14)
    draw_supply(pen, view, Box(box.x, y + 148, box.w, 212), 3, 4, 5, 12)


def lay_marks(pen: Pen, marks: Iterable[str], grid: Map) -> None:
    """A ring around what has just changed; names that left the table are passed over."""
    for name in dict.fromkeys(marks):
        place = pen.sheet.places.get(name)
        cell = CELL_NUMBER.get(name)
        if place is None and cell is not None:
            place = grid.box(cell)
        if place is not None:
            ring = rect(place.inset(-2), 8, fill="none", stroke=pen.c["marksoft"], stroke_width="5")
            ring += rect(place.inset(-2), 8, fill="none", stroke=pen.c["mark"], stroke_width="2.6",
                         stroke_dasharray="7 7")  # fmt: skip
            pen.sheet.put("marks", group(ring, cls="mark", data_mark=name))
