"""The areas of the table: header, rivals, the shaft with deck, mines and camp, the near seat and its hand.

What is called `lay_` divides an area into parts; what is called `draw_` draws one of them from its arguments alone.
"""

from __future__ import annotations

from dovre.games.kings.board.art import CARD_H, CARD_W, STUB_H
from dovre.games.kings.board.pieces import (
    BACK_H,
    BACK_W,
    CHIP_H,
    CHIP_W,
    FACE_H,
    TILE_H,
    TILE_W,
    Pen,
    back,
    coin,
    creature,
    draw_centre_mine,
    draw_chip,
    draw_king,
    draw_tile,
    handle_name,
    mine_card,
    ore,
    token,
)
from dovre.games.kings.board.words import Kinds, Seat
from dovre.games.kings.components import HAND, MINES, RACES
from dovre.games.kings.state import Pile
from dovre.games.kings.view import Held, KingsView, Works
from dovre.render.frame import lit_seats, seat_sign
from dovre.render.letters import text_width
from dovre.render.svg import Box, cut, flow, group, label, rect, shrink, small_text, title_text, use

SMALLEST_TILE = 0.62  # below this the name of a mine cannot be read


def lay_header(pen: Pen, view: KingsView, state: str, turn: str, left: str, box: Box) -> None:
    """The name of the game, whose turn it is or who has won, and how far the deck has sunk."""
    pen.draw("header", draw_header, lit_seats(view), state, view.end, f"{turn} · {left}", box)


def draw_header(pen: Pen, asked: tuple[int, ...], state: str, end: str | None, right: str, box: Box) -> None:
    c, words = pen.c, pen.words
    base = box.y + box.h * 0.68
    told = f"{state}. {words.end(end)}" if end else state
    size = shrink(told, 640, 20, 12)
    told = cut(told, 660, size)
    half = text_width(told, size) / 2
    out = title_text(box.x, base, words.heading(), 22, c["ink"])
    for at, seat in enumerate(asked):
        out += seat_sign(pen, seat, box.x + box.w / 2 - half - 25 * (len(asked) - at), base - 17, 19)
    out += title_text(box.x + box.w / 2 - half, base, told, size, c["ink"])
    out += small_text(box.x + box.w, base, right, 16, c["quiet"], "end")
    pen.sheet.put("board", group(out, cls="header"))


def draw_under(pen: Pen, part: str, kinds: Kinds, count: int, x: float, y: float, width: float) -> None:
    """The developed mines: their ore and value for those who may look, else how many there are."""
    if not kinds:
        told = pen.words.under(kinds, count)
        size = shrink(told, width, 13, 9)
        out = label(x, y + 14, told, size, pen.c["quiet"], text_anchor="start", font_weight="400")
        pen.sheet.put("board", out)
        return
    step = min(38.0, width / len(kinds))
    out = ""
    for at, kind in enumerate(kinds):
        out += ore(pen, kind, x + at * step, y, 17) + coin(pen, x + at * step + 22, y + 9, 9.5, MINES[kind].value)
    told = pen.words.under(kinds, count)
    pen.sheet.put("board", group(out, told, cls="developed", data_place=f"under:{part}"))


def lay_king(pen: Pen, seat: Seat, x: float, y: float, w: float) -> str:
    """The king of a seat. Gives the name by which its parts begin."""
    part = f"p{seat.seat + 1}"
    who = (seat.seat, seat.name, seat.race, seat.kinds, seat.developed, seat.crowned)
    pen.draw(f"{part}.king", draw_king, *who, x, y, w)
    return part


def lay_rival(pen: Pen, seat: Seat, hand: tuple[Held, ...], mines: tuple[Works, ...], box: Box) -> None:
    """Somebody else's area: king, name, hand seen from behind, captured mines."""
    part = lay_king(pen, seat, box.x + 16, box.y + 12, 96)
    left, wide = box.x + 126, box.w - 138
    pen.draw(f"{part}.head", draw_rival_head, seat.name, seat.race, seat.score, left, box.y + 30, wide)
    pen.draw(f"{part}.under", draw_under, part, seat.kinds, seat.developed, box.x + 16, box.y + 158, 94)
    lay_rival_hand(pen, part, hand, left, box.y + 41, 47, wide)
    hand_wide = hand_step(len(hand), 47, wide) * len(hand)
    if wide - hand_wide > 420:  # one rival alone: the mines stand beside the hand
        place, most = Box(left + hand_wide + 24, box.y + 41, wide - hand_wide - 24, 138), 1.2
    else:
        place, most = Box(left, box.y + 96, wide, 86), 1.0
    pen.area(f"{part}.mines", lay_mines, seat.seat, seat.race, False, mines, place, most)


def draw_rival_head(
    pen: Pen, seat: str, race: str, score: tuple[str, int], left: float, base: float, wide: float
) -> None:
    """Name, people, and what is known of the score."""
    c, words = pen.c, pen.words
    told = words.score(*score)
    size = 19 if score[0] == "points" else 14
    room = wide - text_width(told, size) - 16
    name = cut(seat, room, 19)
    out = title_text(left, base, name, 19, c["ink"])
    people = words.say(f"races.{race}")
    at = left + text_width(name, 19) + 10
    if at + text_width(people, 14) < left + room:
        out += label(at, base, people, 14, c["quiet"], text_anchor="start", font_weight="400")
    pen.sheet.put("board", out + small_text(left + wide, base - 1, told, size, c["ink"], "end"))


def hand_step(count: int, height: float, width: float) -> float:
    """From one card of a rival's hand to the next."""
    card = BACK_W * height / BACK_H
    return min(card + 5, (width - card) / max(1, count - 1))


def lay_rival_hand(
    pen: Pen, part: str, hand: tuple[Held, ...], x: float, y: float, height: float, width: float
) -> None:
    """A part for each card: most of a hand is as it was."""
    step = hand_step(len(hand), height, width)
    for at, held in enumerate(hand):
        pen.draw(f"{part}.hand.{at + 1}", draw_rival_card, held, x + at * step, y, height)


def draw_rival_card(pen: Pen, held: Held, x: float, y: float, height: float) -> None:
    """The back, or the face where everybody knows it."""
    scale = height / BACK_H
    if held.face is None:
        out = back(pen, held, x, y, scale)
    else:
        handle = handle_name(held.handle)
        pen.at(handle, Box(x, y, BACK_W * scale, height))
        out = creature(pen, held.face, x, y, BACK_W * scale, handle=handle)
    pen.sheet.put("pieces", group(out, cls="hand"))


def lay_mines(
    pen: Pen, seat: int, race: str, own: bool, mines: tuple[Works, ...], box: Box, most: float, gap: float = 7
) -> None:
    """The captured and unfinished mines of a seat, as large as the area allows."""
    columns, scale = flow(box, len(mines), TILE_W, TILE_H, gap, most)
    if scale < SMALLEST_TILE and not own:
        lay_chips(pen, seat, race, mines, box)
        return
    wide, high = TILE_W * scale + gap, TILE_H * scale + gap
    for at, works in enumerate(mines):
        row, column = divmod(at, columns)
        x, y = box.x + column * wide, box.y + row * high
        pen.draw(f"p{seat + 1}.{works.target}", draw_tile, works, seat, race, own, x, y, scale)


def lay_chips(pen: Pen, seat: int, race: str, mines: tuple[Works, ...], box: Box) -> None:
    """The same without names, where tiles would be too small to read."""
    columns, scale = flow(box, len(mines), CHIP_W, CHIP_H, 3, 1.2)
    for at, works in enumerate(mines):
        row, column = divmod(at, columns)
        x, y = box.x + column * (CHIP_W * scale + 3), box.y + row * (CHIP_H * scale + 3)
        pen.draw(f"p{seat + 1}.{works.target}", draw_chip, works, seat, race, x, y, scale)


def draw_shaft(pen: Pen, box: Box, props: tuple[float, ...], beam: float) -> None:
    """The middle of the table is the shaft itself: rock, a lintel of timber, torches and their light."""
    c, prefix = pen.c, pen.sheet.prefix
    out = rect(box, 0, fill=f"url(#{prefix}deep)") + rect(box, 0, fill=f"url(#{prefix}grain)")
    for x in props or (box.w / 2,):
        out += (
            f'<ellipse cx="{x:g}" cy="{box.y + box.h / 2:g}" rx="{box.w * 0.32:g}" ry="{box.h / 2:g}"'
            f' fill="url(#{prefix}glow)" opacity=".48"/>'
        )
    for y, high in ((box.y, beam), (box.y + box.h - beam / 2, beam / 2)):
        out += rect(Box(box.x - 4, y, box.w + 8, high), 0, fill=c["timber"], stroke=c["soot"], stroke_width="2")
        out += (
            f'<path d="M{box.x:g} {y + high * 0.36:g}H{box.x + box.w:g}" stroke="{c["timberlit"]}"'
            f' stroke-width="{beam / 8:g}" stroke-dasharray="180 14 90 22"/>'
        )
    out += "".join(_prop(pen, x, box, beam) for x in props)
    pen.sheet.put("board", group(out, cls="shaft"))


def _prop(pen: Pen, x: float, box: Box, beam: float) -> str:
    """A timber prop with a torch on it."""
    c = pen.c
    post = rect(
        Box(x - 6, box.y + beam, 12, box.h - beam * 1.5), 0, fill=c["timber"], stroke=c["soot"], stroke_width="2"
    )
    y = box.y + 58
    flame = (
        f'<circle cx="{x:g}" cy="{y:g}" r="46" fill="url(#{pen.sheet.prefix}glow)"/>'
        f'<path d="M{x - 5:g} {y + 8:g}h10l-2 26h-6Z" fill="{c["soot"]}"/>'
        f'<path d="M{x:g} {y - 20:g}c9 11 11 17 7 25-3 6-11 6-14 0-3-6-1-9 2-13 0 4 2 5 3 5 2-5 1-10 2-17Z"'
        f' fill="{c["copper"]}" stroke="{c["soot"]}" stroke-width="1.6"/>'
        f'<path d="M{x:g} {y - 5:g}c5 6 5 11 1 13-5 1-6-5-1-13Z" fill="{c["lamp"]}"/>'
    )
    return post + flame


def caption(pen: Pen, x: float, y: float, text: str, size: float = 15) -> str:
    return title_text(x, y, text, size, pen.c["rockink"])


def draw_caption(pen: Pen, key: str, x: float, y: float, size: float) -> None:
    pen.sheet.put("board", caption(pen, x, y, pen.words.say(key), size))


def draw_deck(pen: Pen, left: int, top: Held | None, x: float, y: float, width: float) -> None:
    """The deck with the mine on its top card and how many cards are left."""
    c, words = pen.c, pen.words
    place = Box(x, y, width, width * FACE_H / 200)
    if top:
        under = "".join(
            rect(
                Box(x + 2 * at, y + 2.5 * at, place.w, place.h), 7, fill=c["rock"], stroke=c["soot"], stroke_width="1.4"
            )
            for at in range(min(3, left - 1), 0, -1)
        )
        told = words.deck_on_top(left, top.mine)
        pen.sheet.put("pieces", mine_card(pen, top.handle, top.mine, told, x, y, width))
    else:
        under = group(empty_place(pen, place), words.left(left), data_place="pile:deck")
    out = caption(pen, x, y - 7, f"{words.say('board.deck')} · {left}", 15 if width > 100 else 12)
    pen.at("pile:deck", place)
    pen.sheet.put("board", group(out + under, cls="deck"))


def empty_place(pen: Pen, place: Box) -> str:
    return rect(place.inset(1), 7, fill="none", stroke=pen.c["rockink"], stroke_width="1.5", stroke_dasharray="5 7")


def draw_discard(pen: Pen, cards: Pile, x: float, y: float, width: float) -> None:
    words = pen.words
    many = str(len(cards))
    told = f"{words.say('board.discard')} · {many}" if width > 50 else many  # a phone has no room for the word
    pen.sheet.put("board", caption(pen, x, y - 7, told, 15 if width > 50 else 12))
    place = Box(x, y, width, width * STUB_H / CARD_W)
    pen.at("pile:discard", place)
    out = creature(pen, cards[-1], x, y, width) if cards else empty_place(pen, place)
    pen.sheet.put("pieces", group(out, words.discard(cards), cls="discard", data_place="pile:discard"))


def lay_centre(pen: Pen, centre: tuple[Works, ...], box: Box) -> None:
    gap = 14
    wide = (box.w - gap * 3) / 4
    for at, works in enumerate(centre):
        pen.draw(works.target, draw_centre_mine, works, Box(box.x + at * (wide + gap), box.y, wide, box.h))


def lay_camp(pen: Pen, piles: tuple[Pile, ...], box: Box) -> None:
    """A place for each race; what lies under the top card is open, so it is shown too."""
    pen.draw("camp", draw_caption, "board.camp", box.x, box.y + 11, 15)
    top, wide, high = box.y + 20, box.w / 2, (box.h - 20) / 2
    for race, cards in enumerate(piles):
        row, column = divmod(race, 2)
        place = Box(box.x + column * wide, top + row * high, wide - 6, high - 13)
        pen.draw(f"camp.{RACES[race]}", draw_pile, race, cards, place)


def draw_pile(pen: Pen, race: int, cards: Pile, box: Box) -> None:
    name = RACES[race]
    width = box.h * CARD_W / CARD_H
    place = Box(box.x, box.y, width, box.h)
    pen.at(f"camp:{name}", place)
    told = pen.words.pile(race, cards)
    if cards:
        out = creature(pen, cards[-1], box.x, box.y, width, named=True, place=f"camp:{name}", told=told)
    else:
        out = group(empty_pile(pen, place, name), told, data_place=f"camp:{name}")
    rows = 4
    step = min(box.h / rows, 36)
    for at, card in enumerate(cards[-2::-1]):  # from the top down, in columns
        column, row = divmod(at, rows)
        out += token(pen, card, box.x + width + 6 + column * 27, box.y + row * step, 1.1)
    pen.sheet.put("pieces", group(out, cls="pile " + name))


def empty_pile(pen: Pen, place: Box, race: str) -> str:
    mid = place.w * 0.4
    x, y = place.x + (place.w - mid) / 2, place.y + (place.h - mid) / 2
    return empty_place(pen, place) + use(pen.sheet, "g_" + race, x, y, mid, fill=pen.c["rockink"], opacity=".6")


def lay_near(pen: Pen, seat: Seat, own: bool, mines: tuple[Works, ...], box: Box, works: Box) -> None:
    """The area of the near seat: king, name, score so far, captured mines."""
    left, right, base = box.x + 20, works.x + works.w, box.y + 33
    part = lay_king(pen, seat, left, base + 16, works.x - left - 18)
    pen.draw(f"{part}.head", draw_near_head, seat.seat, seat.name, seat.score, left, right, base)
    pen.draw(f"{part}.under", draw_under, part, seat.kinds, seat.developed, left, box.y + box.h - 30, right - left)
    lay_mines(pen, seat.seat, seat.race, own, mines, works, 1.3, 12)


def draw_near_head(
    pen: Pen, seat: int, name: str, score: tuple[str, int], left: float, right: float, base: float
) -> None:
    told = pen.words.score(*score)
    size = 21 if score[0] == "points" else 15
    room = right - left - 34 - text_width(told, size) - 12
    head = seat_sign(pen, seat, left, base - 18, 21)
    head += title_text(left + 29, base, cut(name, room, 22), 22, pen.c["ink"])
    pen.sheet.put("board", head + small_text(right, base, told, size, pen.c["ink"], "end"))


def lay_hand(pen: Pen, seat: int, hand: tuple[Held, ...], over: bool, box: Box) -> None:
    """The hand at the near side: creatures for their holder, backs for a spectator. Fills the width."""
    named = box.w > 600 and all(held.face is not None for held in hand)
    gap = 10 if box.w > 600 else 5
    width = (box.w - gap * (HAND - 1)) / HAND
    high = width * (CARD_H if named else STUB_H) / CARD_W
    top = box.y + (box.h - high) / 2
    for at, held in enumerate(hand):
        place = Box(box.x + at * (width + gap), top, width, high)
        pen.draw(f"hand.{at + 1}", draw_hand_card, seat, held, named, held.known and not over, place)


def draw_hand_card(pen: Pen, seat: int, held: Held, named: bool, known: bool, place: Box) -> None:
    x, y, width, _ = place
    if held.face is None:
        out = back(pen, held, x, y, width / BACK_W)
    else:
        handle = handle_name(held.handle)
        pen.at(handle, place)
        out = creature(pen, held.face, x, y, width, named=named, handle=handle)
        out += _back_mark(pen, held, known, x, y, width / CARD_W)
    pen.sheet.put("pieces", group(out, cls="hand", data_seat=f"p{seat + 1}"))


def _back_mark(pen: Pen, held: Held, known: bool, x: float, y: float, scale: float) -> str:
    """The mine on the back, small, because the others see it; lit if they know the face as well."""
    c = pen.c
    place = Box(x + 73 * scale, y + 88 * scale, 19 * scale, 21 * scale)
    edge = c["lamp"] if known else c["soot"]
    mark = rect(place, 3 * scale, fill=c["rock"], stroke=edge, stroke_width=2 * scale)
    mark += ore(pen, held.mine, place.x + 2.5 * scale, place.y + 3.5 * scale, 14 * scale)
    name, told = f"back:h{held.handle}", pen.words.back(held.mine)
    return group(mark, told, cls="behind" + (" known" if known else ""), data_place=name)
