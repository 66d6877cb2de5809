"""The areas of the table: header, rivals, the shaft with deck, mines and camp, the near seat and its hand.

What is called `lay_` divides an area into parts; what is called `draw_` draws one of them from its arguments alone.
"""

from __future__ import annotations

from dovre.games.kings.board.art import CARD_H, CARD_W, STUB_H
from dovre.games.kings.board.pieces import (
    BACK_LETTERS,
    BACK_W,
    CHIP,
    FACE_H,
    FACE_LETTERS,
    OWN_STRIP,
    STRIP,
    TILE,
    TOKEN_LETTERS,
    Form,
    Pen,
    back,
    card_name,
    coin,
    creature,
    draw_captured,
    draw_centre_mine,
    draw_king,
    handle_name,
    mine_card,
    ore,
    own_name,
    token,
)
from dovre.games.kings.board.words import Kinds, Seat
from dovre.games.kings.components import HAND, MINES, RACES
from dovre.games.kings.state import Pile
from dovre.games.kings.view import Held, KingsView, Works
from dovre.render.frame import lit_seats, seat_sign
from dovre.render.letters import text_width
from dovre.render.svg import Box, fit, fit_text, flow, group, label, number, rect, small_text, title_text, use


def lay_header(pen: Pen, view: KingsView, state: str, turn: str, left: str, box: Box) -> None:
    """The name of the game, whose turn it is or who has won, and how far the deck has sunk."""
    pen.draw("header", draw_header, lit_seats(view), state, view.end, f"{turn} · {left}", box)


def draw_header(pen: Pen, asked: tuple[int, ...], state: str, end: str | None, right: str, box: Box) -> None:
    c, words = pen.c, pen.words
    base = box.y + box.h * 0.68
    told = f"{state}. {words.end(end)}" if end else state
    title = words.heading()
    out = title_text(box.x, base, title, 22, c["ink"])
    out += small_text(box.x + box.w, base, right, 16, c["quiet"], "end")
    left = box.x + text_width(title, 22, serif=True) + 24 + 25 * len(asked)
    room = box.x + box.w - text_width(right, 16) - 24 - left
    size = fit(told, 20, room, pen.least).size
    half = min(room, text_width(told, size, serif=True)) / 2
    middle = min(max(box.x + box.w / 2, left + half), left + room - half)
    for at, seat in enumerate(asked):
        out += seat_sign(pen, seat, middle - half - 25 * (len(asked) - at), base - 17, 19)
    out += fit_text(middle, base, told, size, room, pen.least, c["ink"], "middle")
    pen.sheet.put("board", group(out, cls="header"))


def draw_under(pen: Pen, part: str, kinds: Kinds, count: int, x: float, y: float, width: float) -> None:
    """The developed mines: their ore and value for those who may look, else how many there are."""
    told = pen.words.under(kinds, count)
    step = min(50.0, width / max(1, len(kinds or ())))
    out = ""
    if kinds and step >= 40:
        for at, kind in enumerate(kinds):
            left = x + at * step
            out += ore(pen, kind, left, y, 19) + coin(pen, left + 26, y + 10, 13, MINES[kind].value)
    else:
        short = pen.words.say("board.developed", n=count)
        ink, least = pen.c["quiet"], pen.least
        out = fit_text(x, y + 14, short, least, width, least, ink, serif=False, rows=2, weight="400")
    pen.sheet.put("board", group(out, told, cls="developed", data_place=f"under:{part}"))


def lay_king(pen: Pen, seat: Seat, x: float, y: float, w: float) -> str:
    """The king of a seat. Gives the name by which its parts begin."""
    part = f"p{seat.seat + 1}"
    who = (seat.seat, seat.name, seat.race, seat.kinds, seat.developed, seat.crowned)
    pen.draw(f"{part}.king", draw_king, *who, x, y, w)
    return part


def lay_rival(pen: Pen, seat: Seat, hand: tuple[Held, ...], mines: tuple[Works, ...], box: Box) -> None:
    """Somebody else's area: king, name, hand seen from behind, captured mines."""
    part = lay_king(pen, seat, box.x + 16, box.y + 12, 98)
    left, wide = box.x + 126, box.w - 138
    pen.draw(f"{part}.head", draw_rival_head, seat.name, seat.race, seat.score, left, box.y + 30, wide)
    pen.draw(f"{part}.under", draw_under, part, seat.kinds, seat.developed, box.x + 16, box.y + 174, 100)
    lay_rival_hand(pen, part, hand, left, box.y + 42, wide)
    hand_wide = hand_step(pen, len(hand), wide) * len(hand)
    if wide - hand_wide > 420:  # one rival alone: the mines stand beside the hand
        place, most = Box(left + hand_wide + 24, box.y + 42, wide - hand_wide - 24, box.h - 52), 1.45
    else:
        place, most = Box(left, box.y + 113, wide, box.h - 120), 1.3
    pen.area(f"{part}.mines", lay_mines, seat.seat, seat.race, False, mines, place, most, 4)


def draw_rival_head(
    pen: Pen, seat: str, race: str, score: tuple[str, int], left: float, base: float, wide: float
) -> None:
    """Name, people, and what is known of the score."""
    c, words = pen.c, pen.words
    told = words.score(*score)
    size = 19 if score[0] == "points" else pen.least
    room = wide - text_width(told, size) - 14 if told else wide
    out = fit_text(left, base, seat, 19, room, pen.least, c["ink"])
    people = words.say(f"races.{race}")
    at = left + text_width(seat, 19, serif=True) + 10
    if at + text_width(people, pen.least) < left + room:
        out += label(at, base, people, pen.least, c["quiet"], text_anchor="start", font_weight="400")
    pen.sheet.put("board", out + small_text(left + wide, base - 1, told, size, c["ink"], "end"))


def hand_card(pen: Pen) -> float:
    """The width of a card in somebody else's hand: its figures must be read."""
    return round(pen.least * max(BACK_W / BACK_LETTERS, CARD_W / FACE_LETTERS) + 0.5)


def hand_step(pen: Pen, count: int, width: float) -> float:
    """From one card of a rival's hand to the next."""
    card = hand_card(pen)
    return min(card + 5, (width - card) / max(1, count - 1))


def lay_rival_hand(pen: Pen, part: str, hand: tuple[Held, ...], x: float, y: float, width: float) -> None:
    """A part for each card: most of a hand is as it was."""
    step, card = hand_step(pen, len(hand), width), hand_card(pen)
    for at, held in enumerate(hand):
        pen.draw(f"{part}.hand.{at + 1}", draw_rival_card, held, x + at * step, y, card)


def draw_rival_card(pen: Pen, held: Held, x: float, y: float, width: float) -> None:
    """The back, or the face where everybody knows it."""
    if held.face is None:
        out = back(pen, held, x, y, width / BACK_W)
    else:
        handle = handle_name(held.handle)
        pen.at(handle, Box(x, y, width, width * STUB_H / CARD_W))
        out = creature(pen, held.face, x, y, width, handle=handle)
    pen.sheet.put("pieces", group(out, cls="hand"))


def lay_mines(
    pen: Pen, seat: int, race: str, own: bool, mines: tuple[Works, ...], box: Box, most: float, gap: float = 7
) -> None:
    """The captured and unfinished mines of a seat, as large as the area allows."""
    if not mines:
        return
    form, columns, scale = _form(pen, len(mines), own, box, most, gap)
    wide, high = form.wide * scale + gap, form.high * scale + gap
    rows = int((box.h + gap + 0.01) // high)
    shown = len(mines) if own or len(mines) <= columns * rows else columns * rows - 1
    for at, works in enumerate(mines[:shown]):
        row, column = divmod(at, columns)
        lies = box.x + column * wide, box.y + row * high
        pen.draw(f"p{seat + 1}.{works.target}", draw_captured, works, seat, race, own, form, *lies, scale)
    if shown < len(mines):
        row, column = divmod(shown, columns)
        place = Box(box.x + column * wide, box.y + row * high, wide - gap, high - gap)
        pen.draw(f"p{seat + 1}.more", draw_more, seat, mines[shown:], place)


def _form(pen: Pen, count: int, own: bool, box: Box, most: float, gap: float) -> tuple[Form, int, float]:
    """How to draw so many mines, in how many columns, how large: the richest form whose letters can be read."""
    last = OWN_STRIP if own else STRIP
    for form in (TILE, CHIP, last):
        columns, scale = flow(box, count, form.wide, form.high, gap, most)
        if scale >= pen.least / form.letters:
            return form, columns, scale
    if own:
        return last, columns, scale
    least = pen.least / last.letters
    return last, max(1, int((box.w + gap) / (last.wide * least + gap))), least


def draw_more(pen: Pen, seat: int, mines: tuple[Works, ...], box: Box) -> None:
    """How many more mines there are, where no more can be shown."""
    for works in mines:
        pen.at(handle_name(works.handle), box)
        pen.at(own_name(seat, works), box)
    told = ". ".join([pen.words.works(one, owner=True) for one in mines])
    out = number(box.x + box.w / 2, box.y + box.h * 0.66, f"+{len(mines)}", pen.least * 1.2, pen.c["ink"])
    pen.sheet.put("pieces", group(out, told, data_place=f"more:p{seat + 1}"))


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


def caption(pen: Pen, x: float, y: float, text: str, room: float) -> str:
    return fit_text(x, y, text, pen.least + 1, room, pen.least, pen.c["rockink"])


def draw_caption(pen: Pen, key: str, x: float, y: float, room: float) -> None:
    pen.sheet.put("board", caption(pen, x, y, pen.words.say(key), room))


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
    out = caption(pen, x, y - 7, f"{words.say('board.deck')} · {left}", width + 8)
    if top and pen.narrow:  # the card is too small for its name
        name, base = words.mine_name(top.mine), y + place.h + 24
        out += fit_text(x, base, name, pen.least + 1, width + 6, pen.least, c["rockink"], rows=2)
    pen.at("pile:deck", place)
    pen.sheet.put("board", group(out + under, cls="deck"))


def empty_place(pen: Pen, place: Box) -> str:
    return rect(place.inset(1), 7, fill="none", stroke=pen.c["rockink"], stroke_width="1.5", stroke_dasharray="5 7")


def draw_discard(pen: Pen, cards: Pile, x: float, y: float, width: float) -> None:
    words = pen.words
    many = str(len(cards))
    told = many if pen.narrow else f"{words.say('board.discard')} · {many}"  # a phone has no room for the word
    pen.sheet.put("board", caption(pen, x, y - 7, told, width if pen.narrow else 166))
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
    top = pen.least + 8
    pen.draw("camp", draw_caption, "board.camp", box.x, box.y + pen.least - 2, box.w)
    wide, high = box.w / 2, (box.h - top) / 2
    for race, cards in enumerate(piles):
        row, column = divmod(race, 2)
        place = Box(box.x + column * wide, box.y + top + row * high, wide - 5, high - 7)
        pen.draw(f"camp.{RACES[race]}", draw_pile, race, cards, place)


def draw_pile(pen: Pen, race: int, cards: Pile, box: Box) -> None:
    name, told = RACES[race], pen.words.pile(race, cards)
    width = box.h * CARD_W / STUB_H
    place = Box(box.x, box.y, width, box.h)
    pen.at(f"camp:{name}", place)
    if cards:
        out = creature(pen, cards[-1], box.x, box.y, width, place=f"camp:{name}", told=told)
    else:
        out = group(empty_pile(pen, place, name), told, data_place=f"camp:{name}")
    out += _under_top(pen, cards[-2::-1], Box(box.x + width + 4, box.y, box.w - width - 4, box.h))
    pen.sheet.put("pieces", group(out, cls="pile " + name))


def _under_top(pen: Pen, cards: Pile, box: Box) -> str:
    """The cards of a pile from the top down, in columns; the last place says how many more there are."""
    scale = pen.least / TOKEN_LETTERS
    wide, high = 22 * scale + 2, 30 * scale + 1.5
    rows, columns = int((box.h + 1.5) // high), int((box.w + 2) // wide)
    shown = len(cards) if len(cards) <= rows * columns else rows * columns - 1
    out = ""
    for at, card in enumerate(cards[:shown]):
        column, row = divmod(at, rows)
        out += token(pen, card, box.x + column * wide, box.y + row * high, scale)
    if shown < len(cards):
        column, row = divmod(shown, rows)
        place = Box(box.x + column * wide, box.y + row * high, wide, high)
        for card in cards[shown:]:
            pen.at(card_name(card), place)
        left = f"+{len(cards) - shown}"
        out += number(place.x + wide / 2, place.y + high * 0.65, left, pen.least, pen.c["rockink"])
    return out


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
    lay_mines(pen, seat.seat, seat.race, own, mines, works, 1.35, 8)


def draw_near_head(
    pen: Pen, seat: int, name: str, score: tuple[str, int], left: float, right: float, base: float
) -> None:
    told = pen.words.score(*score)
    size = 21 if score[0] == "points" else pen.least
    room = right - left - 34 - text_width(told, size) - 12
    head = seat_sign(pen, seat, left, base - 18, 21)
    head += fit_text(left + 29, base, name, 22, room, pen.least, pen.c["ink"])
    pen.sheet.put("board", head + small_text(right, base, told, size, pen.c["ink"], "end"))


def lay_hand(pen: Pen, seat: int, hand: tuple[Held, ...], over: bool, box: Box) -> None:
    """The hand at the near side: creatures for their holder, backs for a spectator. Fills the width."""
    named = not pen.narrow and all(held.face is not None for held in hand)
    gap = 5 if pen.narrow else 9
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
    name, told = handle_name(held.handle), pen.words.back(held.mine)
    return group(mark, told, cls="behind" + (" known" if known else ""), data_place=name)
