"""The same table for a phone, 390 wide: sections one below the other, each as wide as the screen.

The mountain comes with the tiles that are laid on it, then the horde, the own pack, what lies ready, and the others.
"""

from __future__ import annotations

from dovre.games.hall.board.areas import lay_grimoire, lay_horde, lay_supply
from dovre.games.hall.board.displays import draw_bag, draw_tables, draw_track, lay_charm, lay_display, lay_piles
from dovre.games.hall.board.mountain import lay_mountain, lay_uses, map_in
from dovre.games.hall.board.packs import lay_near, lay_rival, people, trade_of
from dovre.games.hall.board.pieces import Pen
from dovre.games.hall.view import HallView
from dovre.render.frame import Section, near_seat, phone_header, rivals
from dovre.render.svg import Box, small_text, title_text

WIDTH = 390
MAP = Box(0, 28, 390, 386)
RIM = 9  # around the cells
PILES = Box(3, 418, 384, 96)
HALLS = Box(3, 516, 384, 64)
HORDE = Box(4, 604, 382, 262)
PACK = Box(4, 876, 382, 526)
READY = Box(4, 1412, 382, 564)  # Spells, Workshops, Pedestal track, scoring table, bag
OTHERS = READY.y + READY.h
RIVAL = {2: 256, 3: 154, 4: 154, 5: 154}  # the height of somebody else's area with the gap below it, by seats


def height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    return OTHERS + RIVAL[seats] * (seats - 1)


def sections(pen: Pen, seats: int) -> tuple[Section, ...]:
    say = pen.words.say
    return (
        Section("map", say("board.section.map"), 0, HORDE.y - 22),
        Section("horde", say("board.horde"), HORDE.y - 22, HORDE.h + 26),
        Section("pack", say("board.section.pack"), PACK.y - 4, PACK.h + 8),
        Section("supplies", say("board.section.supplies"), READY.y - 4, READY.h),
        Section("others", say("board.section.others"), OTHERS - 4, RIVAL[seats] * (seats - 1)),
    )


def lay_phone(pen: Pen, view: HallView) -> None:
    words = pen.words
    phone_header(pen, view, words.state(view), words.turn(view), left=8, base=20, size=15)
    grid = map_in(view.side, MAP, RIM)
    lay_mountain(pen, view, grid, MAP)
    lay_charm(pen, view, Box(MAP.x + MAP.w - 138, MAP.y + MAP.h - 42, 132, 36))
    lay_piles(pen, view, PILES, 2, 13)
    pen.area("display", lay_display, view.halls, HALLS, 6, 13)
    pen.draw("captions", draw_captions, view.spell_deck)
    pen.area("horde", lay_horde, view.horde, view.horde_pedestals, view.bribes, view.decks, HORDE, 4)
    seats = people(pen, view)
    near, own = seats[near_seat(view, pen.front)], pen.front is None
    pen.area("near", lay_near, near, own, PACK, 4, trade_of(view) if own else "")
    _lay_ready(pen, view)
    high = RIVAL[view.seats]
    for at, seat in enumerate(rivals(view, pen.front)):
        pen.area("rival", lay_rival, seats[seat], Box(4, OTHERS + at * high, 382, high - 6))
    lay_uses(pen, view, grid, MAP, 36)


def _lay_ready(pen: Pen, view: HallView) -> None:
    """Workshops come last: in the end there are few of them."""
    y = READY.y
    pen.area("grimoire", lay_grimoire, view.grimoire, view.runes, Box(READY.x, y + 22, READY.w, 126))
    takers = tuple([(place, seat) for seat, player in enumerate(view.players) for place, _ in player.tokens])
    pen.draw("track", draw_track, view.track, takers, Box(READY.x + 6, y + 158, 202, 120))
    pen.draw("tables", draw_tables, Box(READY.x + 222, y + 158, 154, 120))
    pen.draw("bag", draw_bag, view.bag, view.coronations, Box(READY.x + 6, y + 294, 202, 74))
    lay_supply(pen, view, Box(READY.x, y + 402, READY.w, 150), 3)


def draw_captions(pen: Pen, spells: int) -> None:
    """Names of the areas."""
    say, ink, left, right = pen.words.say, pen.c["ink"], READY.x + 3, READY.x + READY.w
    out = title_text(left, HORDE.y - 7, say("board.horde"), 14, ink)
    out += title_text(left, READY.y + 15, say("board.grimoire"), 14, ink)
    out += small_text(right, READY.y + 15, say("board.deck", n=spells), pen.least, pen.c["quiet"], "end")
    out += title_text(left, READY.y + 395, say("board.supply"), 14, ink)
    pen.sheet.put("board", out)
