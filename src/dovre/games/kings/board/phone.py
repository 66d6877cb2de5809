"""The same table for a phone, 390 wide: rivals in one line each, mines lying down, camp and deck in a row."""

from __future__ import annotations

from dovre.games.kings.board.areas import (
    draw_caption,
    draw_deck,
    draw_discard,
    draw_shaft,
    empty_pile,
    lay_chips,
    lay_hand,
    lay_king,
    lay_mines,
    lay_rival_hand,
)
from dovre.games.kings.board.art import CARD_W, STUB_H
from dovre.games.kings.board.pieces import Pen, coin, creature, draw_mine_strip, slip
from dovre.games.kings.board.words import Kinds, Seat
from dovre.games.kings.components import MINES, RACES
from dovre.games.kings.state import Pile
from dovre.games.kings.view import Held, KingsView, Works
from dovre.render.frame import panel, phone_header, seat_sign
from dovre.render.letters import text_width
from dovre.render.svg import Box, cut, group, small_text, title_text, use

WIDTH = 390
ROWS = {2: 88, 3: 58, 4: 48}  # the height of a rival's line, by seats
SHAFT = 318


def height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    return 30 + (seats - 1) * (ROWS[seats] + 4) + SHAFT + 6 + _near_height(seats) + 86


def _near_height(seats: int) -> float:
    """Fewer rivals leave more room, and there will be more mines to put in it."""
    return 130 + (4 - seats) * 20


def lay_phone(pen: Pen, view: KingsView, near: Seat, others: list[Seat], state: str, turn: str) -> None:
    phone_header(pen, view, state, turn, left=10, base=21, size=15)
    y, row_height = 30.0, ROWS[view.seats]
    for seat in others:
        hand, mines = view.hands[seat.seat], view.mines[seat.seat]
        box = Box(6, y, WIDTH - 12, row_height)
        panel(pen, view, seat.seat, box)
        pen.area(f"p{seat.seat + 1}", _lay_rival, seat, hand, mines, box)
        y += row_height + 4
    pen.draw("shaft", draw_shaft, Box(0, y, WIDTH, SHAFT), (), 10)
    pen.area("centre", _lay_centre, view.centre, y + 16)
    pen.draw("deck", draw_deck, view.deck, view.top, 8, y + 226, 80)
    pen.draw("discard", draw_discard, view.discard, 106, y + 226, 38)
    pen.area("camp", _lay_camp, view.camp, Box(152, y + 226, 234, 84))
    y += SHAFT + 6
    high = _near_height(view.seats)
    box = Box(6, y, WIDTH - 12, high)
    panel(pen, view, near.seat, box)
    pen.area("near", _lay_near, near, view.seat is not None, view.mines[near.seat], box)
    pen.area("hand", lay_hand, near.seat, view.hands[near.seat], view.over, Box(6, y + high + 2, WIDTH - 12, 84))


def _lay_centre(pen: Pen, centre: tuple[Works, ...], y: float) -> None:
    for at, works in enumerate(centre):
        row, column = divmod(at, 2)
        pen.draw(works.target, draw_mine_strip, works, Box(6 + column * 191, y + row * 96, 187, 92))


def _lay_rival(pen: Pen, seat: Seat, hand: tuple[Held, ...], mines: tuple[Works, ...], box: Box) -> None:
    part = f"p{seat.seat + 1}"
    pen.draw(f"{part}.king", _draw_rival_king, seat, box.x, box.y)
    lay_rival_hand(pen, part, hand, box.x + 98, box.y + 9, 30, 118)
    place = Box(box.x + 224, box.y + 4, box.w - 230, box.h - 8)
    pen.area(f"{part}.mines", lay_chips, seat.seat, seat.race, mines, place)


def _draw_rival_king(pen: Pen, seat: Seat, x: float, y: float) -> None:
    """Name, people, and how many mines are developed, or the points at the end."""
    c = pen.c
    kind, amount = seat.score
    out = seat_sign(pen, seat.seat, x + 11, y + 7, 15)
    out += title_text(x + 31, y + 19, cut(seat.name, 66, 13), 13, c["ink"])
    if kind == "points":
        out += small_text(x + 32, y + 39, str(amount).replace("-", "−"), 15, c["ink"])
    else:
        out += use(pen.sheet, "tick", x + 32, y + 28, 13, fill=c["quiet"])
        out += small_text(x + 48, y + 39, str(seat.developed), 14, c["ink"])
    pen.sheet.put("board", out)
    sign = use(pen.sheet, "g_" + seat.race, x + 10, y + 26, 17, fill=c["ink"])
    told = pen.words.king(seat.name, seat.race, seat.kinds, seat.developed)
    piece = f"king:p{seat.seat + 1}"
    pen.sheet.put("pieces", group(sign, told, cls="piece king " + seat.race, data_piece=piece))


def _lay_camp(pen: Pen, piles: tuple[Pile, ...], box: Box) -> None:
    pen.draw("camp", draw_caption, "board.camp", box.x, box.y - 7, 12)
    wide = (box.w - 12) / 4
    for race, cards in enumerate(piles):
        place = Box(box.x + race * (wide + 4), box.y, wide, wide * STUB_H / CARD_W)
        pen.draw(f"camp.{RACES[race]}", _draw_pile, race, cards, place)


def _draw_pile(pen: Pen, race: int, cards: Pile, place: Box) -> None:
    name, wide = RACES[race], place.w
    pen.at(f"camp:{name}", place)
    told = pen.words.pile(race, cards)
    if cards:
        out = creature(pen, cards[-1], place.x, place.y, wide, place=f"camp:{name}", told=told)
    else:
        out = group(empty_pile(pen, place, name), told, data_place=f"camp:{name}")
    step = min(13.5, wide / max(1, len(cards) - 1))
    for at, card in enumerate(cards[-2::-1]):  # from the top down
        out += slip(pen, card, Box(place.x + at * step, place.y + place.h + 2, step - 0.7, 16))
    pen.sheet.put("pieces", group(out, cls="pile " + name))


def _lay_near(pen: Pen, seat: Seat, own: bool, mines: tuple[Works, ...], box: Box) -> None:
    part = lay_king(pen, seat, box.x + 14, box.y + 30, 70)
    pen.draw(f"{part}.head", _draw_near_head, seat.seat, seat.name, seat.kinds, seat.developed, seat.score, box)
    lay_mines(pen, seat.seat, seat.race, own, mines, Box(box.x + 94, box.y + 32, box.w - 102, box.h - 40), 0.9, 4)


def _draw_near_head(
    pen: Pen, seat: int, seat_name: str, kinds: Kinds, count: int, score: tuple[str, int], box: Box
) -> None:
    c, words = pen.c, pen.words
    told = words.score(*score)
    under = kinds or ()
    room = box.w - 64 - text_width(told, 12)
    name = cut(seat_name, room - 20 * min(4, len(under)), 15)
    out = seat_sign(pen, seat, box.x + 13, box.y + 8, 15)
    out += title_text(box.x + 34, box.y + 21, name, 15, c["ink"])
    out += small_text(box.x + box.w - 10, box.y + 20, told, 12, c["ink"], "end")
    left = box.x + 50 + text_width(name, 15)
    step = min(20.0, (room - text_width(name, 15)) / max(1, len(under)))
    coins = "".join(coin(pen, left + at * step, box.y + 16, 8.5, MINES[kind].value) for at, kind in enumerate(under))
    pen.sheet.put(
        "board", out + group(coins, words.under(kinds, count), cls="developed", data_place=f"under:p{seat + 1}")
    )
