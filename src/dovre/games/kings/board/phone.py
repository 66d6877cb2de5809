"""The same table for a phone, 390 wide: rivals in one line each, mines lying down, camp and deck in a row."""

from __future__ import annotations

from dovre.games.kings.board.areas import (
    caption,
    draw_chips,
    draw_deck,
    draw_discard,
    draw_hand,
    draw_mines,
    draw_shaft,
    empty_pile,
    panel,
    rival_hand,
    score_words,
)
from dovre.games.kings.board.art import CARD_W, STUB_H
from dovre.games.kings.board.pieces import (
    Pen,
    coin,
    creature,
    king,
    mine_strip,
    seat_sign,
    slip,
    title_text,
)
from dovre.games.kings.components import MINES, RACES
from dovre.games.kings.view import KingsView
from dovre.render.svg import Box, cut, group, label, shrink, text_width, use

WIDTH = 390
ROWS = {2: 88, 3: 58, 4: 48}  # the height of a rival's line, by seats
SHAFT = 318


def height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    return 30 + (seats - 1) * (ROWS[seats] + 4) + SHAFT + 6 + _near_height(seats) + 86


def _near_height(seats: int) -> float:
    """Fewer rivals leave more room, and there will be more mines to put in it."""
    return 130 + (4 - seats) * 20


def lay_phone(pen: Pen, view: KingsView, near: int, others: list[int]) -> None:
    _header(pen, view)
    y, row_height = 30.0, ROWS[view.seats]
    for seat in others:
        _rival(pen, view, seat, Box(6, y, WIDTH - 12, row_height))
        y += row_height + 4
    draw_shaft(pen, Box(0, y, WIDTH, SHAFT), (), 10)
    for at, works in enumerate(view.centre):
        row, column = divmod(at, 2)
        pen.sheet.put("pieces", mine_strip(pen, works, Box(6 + column * 191, y + 16 + row * 96, 187, 92)))
    draw_deck(pen, view, 8, y + 226, 80)
    draw_discard(pen, view, 106, y + 226, 38)
    _camp(pen, view, Box(152, y + 226, 234, 84))
    y += SHAFT + 6
    high = _near_height(view.seats)
    _near(pen, view, near, Box(6, y, WIDTH - 12, high))
    draw_hand(pen, view, near, Box(6, y + high + 2, WIDTH - 12, 84))


def _header(pen: Pen, view: KingsView) -> None:
    left = 10.0
    out = ""
    for seat in view.winners if view.over else view.waiting:
        out += seat_sign(pen, seat, left, 8, 15)
        left += 20
    state = pen.words.state()
    room = WIDTH - left - 66
    size = shrink(state, room, 15, 11)
    out += title_text(left + 1, 21, cut(state, room, size), size, pen.c["ink"])
    out += label(WIDTH - 8, 21, pen.words.turn(), 12, pen.c["quiet"], text_anchor="end")
    pen.sheet.put("board", group(out, cls="header"))


def _rival(pen: Pen, view: KingsView, seat: int, box: Box) -> None:
    c = pen.c
    panel(pen, view, seat, box)
    race = RACES[view.kings[seat]]
    out = seat_sign(pen, seat, box.x + 11, box.y + 7, 15)
    out += title_text(box.x + 31, box.y + 19, cut(pen.words.seat(seat), 66, 13), 13, c["ink"])
    if view.scores:
        out += label(
            box.x + 32, box.y + 39, str(view.scores[seat]).replace("-", "−"), 15, c["ink"], text_anchor="start"
        )
    else:
        out += use(pen.sheet, "tick", box.x + 32, box.y + 28, 13, fill=c["quiet"])
        out += label(box.x + 48, box.y + 39, str(view.developed_count[seat]), 14, c["ink"], text_anchor="start")
    pen.sheet.put("board", out)
    sign = use(pen.sheet, "g_" + race, box.x + 10, box.y + 26, 17, fill=c["ink"])
    pen.sheet.put("pieces", group(sign, pen.words.king(seat), cls="piece king " + race, data_piece=f"king.p{seat + 1}"))
    rival_hand(pen, view.hands[seat], box.x + 98, box.y + 9, 30, 118)
    draw_chips(pen, view, seat, Box(box.x + 224, box.y + 4, box.w - 230, box.h - 8))


def _camp(pen: Pen, view: KingsView, box: Box) -> None:
    pen.sheet.put("board", caption(pen, box.x, box.y - 7, pen.words.say("board.camp"), 12))
    wide = (box.w - 12) / 4
    for race, name in enumerate(RACES):
        place = Box(box.x + race * (wide + 4), box.y, wide, wide * STUB_H / CARD_W)
        pen.at(f"camp.{name}", place)
        cards = view.camp[race]
        out = creature(pen, cards[-1], place.x, place.y, wide) if cards else empty_pile(pen, place, name)
        step = min(13.5, wide / max(1, len(cards) - 1))
        for at, card in enumerate(cards[-2::-1]):  # from the top down
            out += slip(pen, card, Box(place.x + at * step, place.y + place.h + 2, step - 0.7, 16))
        pen.sheet.put("pieces", group(out, pen.words.pile(race), cls="pile " + name))


def _near(pen: Pen, view: KingsView, seat: int, box: Box) -> None:
    c = pen.c
    panel(pen, view, seat, box)
    score = score_words(pen, view, seat)
    kinds = view.developed[seat] or ()
    room = box.w - 64 - text_width(score, 12)
    name = cut(pen.words.seat(seat), room - 20 * min(4, len(kinds)), 15)
    out = seat_sign(pen, seat, box.x + 13, box.y + 8, 15)
    out += title_text(box.x + 34, box.y + 21, name, 15, c["ink"])
    out += label(box.x + box.w - 10, box.y + 20, score, 12, c["ink"], text_anchor="end")
    left = box.x + 50 + text_width(name, 15)
    step = min(20.0, (room - text_width(name, 15)) / max(1, len(kinds)))
    coins = "".join(coin(pen, left + at * step, box.y + 16, 8.5, MINES[kind].value) for at, kind in enumerate(kinds))
    out += group(coins, pen.words.under(seat), cls="developed")
    pen.sheet.put("board", out)
    race, crowned = RACES[view.kings[seat]], seat in view.winners
    pen.sheet.put(
        "pieces", king(pen, seat, race, Box(box.x + 14, box.y + 30, 70, 0), view.developed_count[seat], crowned)
    )
    draw_mines(pen, view, seat, Box(box.x + 94, box.y + 32, box.w - 102, box.h - 40), 0.9, 4)
