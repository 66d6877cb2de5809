"""The same table for a phone, 390 wide: the mines with the own hand below them, deck and camp, the others.

What is used together stands together: a card of the hand and the mine it is played on are seen at the same time.
"""

from __future__ import annotations

from dovre.games.kings.board.areas import (
    draw_deck,
    draw_discard,
    draw_shaft,
    lay_camp,
    lay_hand,
    lay_king,
    lay_mines,
    lay_rival_hand,
)
from dovre.games.kings.board.pieces import Pen, coin, draw_mine_strip
from dovre.games.kings.board.words import Kinds, Seat
from dovre.games.kings.components import MINES
from dovre.games.kings.view import Held, KingsView, Works
from dovre.render.frame import Section, panel, phone_header, seat_sign
from dovre.render.letters import text_width
from dovre.render.svg import Box, fit_text, group, small_text, use

WIDTH = 390
SHAFT = Box(0, 30, WIDTH, 222)  # the mines of the centre
HAND = Box(6, 258, WIDTH - 12, 74)
NEAR = Box(6, 338, WIDTH - 12, 164)
CAMP = Box(0, 510, WIDTH, 186)  # deck, discard pile and camp
OTHERS = CAMP.y + CAMP.h + 8
RIVAL = {2: 222, 3: 158, 4: 158}  # the height of a rival's area with the gap below it, by seats


def height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    return OTHERS + (seats - 1) * RIVAL[seats]


def sections(pen: Pen, seats: int) -> tuple[Section, ...]:
    say = pen.words.say
    return (
        Section("mines", say("board.section.mines"), 0, CAMP.y),
        Section("camp", say("board.section.camp"), CAMP.y, CAMP.h),
        Section("others", say("board.section.others"), OTHERS, (seats - 1) * RIVAL[seats]),
    )


def lay_phone(pen: Pen, view: KingsView, near: Seat, others: list[Seat], state: str, turn: str) -> None:
    phone_header(pen, view, state, turn, left=10, base=21, size=15)
    pen.draw("shaft", draw_shaft, SHAFT, (), 10)
    pen.area("centre", _lay_centre, view.centre, SHAFT.y + 15)
    pen.area("hand", lay_hand, near.seat, view.hands[near.seat], view.over, HAND)
    panel(pen, view, near.seat, NEAR)
    pen.area("near", _lay_near, near, near.seat == view.seat, view.mines[near.seat], NEAR)
    pen.draw("cellar", draw_shaft, CAMP, (), 10)
    pen.draw("deck", draw_deck, view.deck, view.top, 8, CAMP.y + 36, 106)
    pen.draw("discard", draw_discard, view.discard, 124, CAMP.y + 36, 46)
    pen.area("camp", lay_camp, view.camp, Box(182, CAMP.y + 18, 204, 160))
    y = OTHERS
    for seat in others:
        hand, mines = view.hands[seat.seat], view.mines[seat.seat]
        box = Box(6, y, WIDTH - 12, RIVAL[view.seats] - 6)
        panel(pen, view, seat.seat, box)
        pen.area(f"p{seat.seat + 1}", _lay_rival, seat, hand, mines, box)
        y += RIVAL[view.seats]


def _lay_centre(pen: Pen, centre: tuple[Works, ...], y: float) -> None:
    for at, works in enumerate(centre):
        row, column = divmod(at, 2)
        pen.draw(works.target, draw_mine_strip, works, Box(6 + column * 191, y + row * 102, 187, 98))


def _lay_rival(pen: Pen, seat: Seat, hand: tuple[Held, ...], mines: tuple[Works, ...], box: Box) -> None:
    part = f"p{seat.seat + 1}"
    pen.draw(f"{part}.king", _draw_rival_head, seat, box)
    lay_rival_hand(pen, part, hand, box.x + 14, box.y + 31, 290)
    place = Box(box.x + 12, box.y + 86, box.w - 18, box.h - 91)
    pen.area(f"{part}.mines", lay_mines, seat.seat, seat.race, False, mines, place, 0.9, 3)


def _draw_rival_head(pen: Pen, seat: Seat, box: Box) -> None:
    """Name, people, and how many mines are developed, or the points at the end."""
    c, words = pen.c, pen.words
    base, right = box.y + 22, box.x + box.w - 10
    kind, amount = seat.score
    told = words.score(kind, amount)
    size = 15 if kind == "points" else pen.least
    out = small_text(right, base, told, size, c["ink"], "end")
    right -= text_width(told, size) + 10
    if kind != "points":
        right -= 34
        out += use(pen.sheet, "tick", right, base - 12, 15, fill=c["quiet"])
        out += small_text(right + 18, base, str(seat.developed), 15, c["ink"])
        right -= 8
    out += seat_sign(pen, seat.seat, box.x + 13, base - 13, 16)
    out += fit_text(box.x + 58, base, seat.name, 15, right - box.x - 58, pen.least, c["ink"])
    pen.sheet.put("board", out)
    sign = use(pen.sheet, "g_" + seat.race, box.x + 34, base - 15, 19, fill=c["ink"])
    if seat.crowned:
        sign += use(pen.sheet, "star", box.x + 40, base - 20, 13, fill=c["coin"], stroke=c["soot"], stroke_width="1.6")
    told = words.king(seat.name, seat.race, seat.kinds, seat.developed)
    piece = f"king:p{seat.seat + 1}"
    pen.sheet.put("pieces", group(sign, told, cls="piece king " + seat.race, data_piece=piece))


def _lay_near(pen: Pen, seat: Seat, own: bool, mines: tuple[Works, ...], box: Box) -> None:
    part = lay_king(pen, seat, box.x + 13, box.y + 36, 62)
    pen.draw(f"{part}.head", _draw_near_head, seat.seat, seat.name, seat.score, box)
    pen.draw(f"{part}.under", _draw_developed, part, seat.kinds, seat.developed, Box(box.x + 13, box.y + 136, 76, 18))
    lay_mines(pen, seat.seat, seat.race, own, mines, Box(box.x + 81, box.y + 36, box.w - 87, box.h - 42), 1.0, 3)


def _draw_near_head(pen: Pen, seat: int, name: str, score: tuple[str, int], box: Box) -> None:
    c, told = pen.c, pen.words.score(*score)
    room = box.w - 50 - text_width(told, pen.least)
    out = seat_sign(pen, seat, box.x + 13, box.y + 9, 16)
    out += fit_text(box.x + 35, box.y + 23, name, 16, room, pen.least, c["ink"])
    out += small_text(box.x + box.w - 10, box.y + 22, told, pen.least, c["ink"], "end")
    pen.sheet.put("board", out)


def _draw_developed(pen: Pen, part: str, kinds: Kinds, count: int, box: Box) -> None:
    """What the mines under the king are worth together, for those who may look, else how many they are."""
    c, told = pen.c, pen.words.under(kinds, count)
    out = use(pen.sheet, "tick", box.x, box.y, 15, fill=c["quiet"])
    out += small_text(box.x + 18, box.y + 13, str(count), 14, c["ink"])
    if kinds:
        out += coin(pen, box.x + 50, box.y + 8, 11.5, sum(MINES[kind].value for kind in kinds))
    pen.sheet.put("board", group(out, told, cls="developed", data_place=f"under:{part}"))
