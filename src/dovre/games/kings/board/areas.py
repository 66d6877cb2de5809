"""The areas of the table: header, rivals, the shaft with deck, mines and camp, the near seat and its hand."""

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
    centre_mine,
    chip,
    coin,
    creature,
    handle_name,
    king,
    mine_card,
    ore,
    seat_sign,
    tile,
    title_text,
    token,
)
from dovre.games.kings.components import HAND, MINES, RACES
from dovre.games.kings.view import Held, KingsView
from dovre.render.svg import Box, cut, flow, group, label, rect, shrink, text_width, use
from dovre.render.theme import SEATS

SMALLEST_TILE = 0.62  # below this the name of a mine cannot be read


def draw_header(pen: Pen, view: KingsView, box: Box) -> None:
    """The name of the game, whose turn it is or who has won, and how far the deck has sunk."""
    c, words = pen.c, pen.words
    base = box.y + box.h * 0.68
    told = f"{words.state()}. {words.end()}" if view.over else words.state()
    size = shrink(told, 640, 20, 12)
    told = cut(told, 660, size)
    half = text_width(told, size) / 2
    asked = view.winners if view.over else view.waiting
    out = title_text(box.x, base, words.texts.table["title"], 22, c["ink"])
    for at, seat in enumerate(asked):
        out += seat_sign(pen, seat, box.x + box.w / 2 - half - 25 * (len(asked) - at), base - 17, 19)
    out += title_text(box.x + box.w / 2 - half, base, told, size, c["ink"])
    right = f"{words.turn()} · {words.say('board.left', n=view.deck)}"
    out += label(box.x + box.w, base, right, 16, c["quiet"], text_anchor="end")
    pen.sheet.put("board", group(out, cls="header"))


def panel(pen: Pen, view: KingsView, seat: int, box: Box) -> None:
    """The ground of a seat's area, with a lit border for the one who must answer or who has won."""
    c, colour = pen.c, SEATS[seat][0]
    active = seat in (view.winners if view.over else view.waiting)
    pen.at(f"p{seat + 1}", box)
    ground = rect(box, 12, fill=c["panel"], stroke=c["edge"], stroke_width="1.2")
    ground += rect(Box(box.x, box.y + 12, 6, box.h - 24), 3, fill=colour)
    if active:
        ground += rect(box.inset(1.5), 11, fill="none", stroke=c["can"], stroke_width="3")
    state = (" winner" if view.over else " active") if active else ""
    pen.sheet.put("board", group(ground, cls=f"seat seat-{seat + 1}{state}"))


def score_words(pen: Pen, view: KingsView, seat: int) -> str:
    """What can be said of a score: all of it at the end or for oneself, else the penalties."""
    if view.scores:
        return pen.words.points(view.scores[seat])
    lines = [line for line in view.sheet if line.seat == seat]
    amount = sum(line.amount for line in lines)
    if view.developed[seat] is not None:
        return pen.words.so_far(amount)
    return pen.words.say("board.unfinished", amount=amount) if amount else ""


def under_king(pen: Pen, view: KingsView, seat: int, x: float, y: float, width: float) -> str:
    """The developed mines: their ore and value for those who may look, else how many there are."""
    kinds = view.developed[seat]
    if not kinds:
        told = pen.words.say("board.developed", n=view.developed_count[seat])
        size = shrink(told, width, 13, 9)
        return label(x, y + 14, told, size, pen.c["quiet"], text_anchor="start", font_weight="400")
    step = min(38.0, width / len(kinds))
    out = ""
    for at, kind in enumerate(kinds):
        out += ore(pen, kind, x + at * step, y, 17) + coin(pen, x + at * step + 22, y + 9, 9.5, MINES[kind].value)
    return group(out, pen.words.under(seat), cls="developed")


def draw_rival(pen: Pen, view: KingsView, seat: int, box: Box) -> None:
    """Somebody else's area: king, name, hand seen from behind, captured mines."""
    panel(pen, view, seat, box)
    race = RACES[view.kings[seat]]
    developed = view.developed_count[seat]
    pen.sheet.put("pieces", king(pen, seat, race, Box(box.x + 16, box.y + 12, 96, 0), developed, seat in view.winners))
    left, wide = box.x + 126, box.w - 138
    pen.sheet.put("board", _rival_head(pen, view, seat, left, box.y + 30, wide))
    pen.sheet.put("board", under_king(pen, view, seat, box.x + 16, box.y + 158, 94))
    hand_wide = rival_hand(pen, view.hands[seat], left, box.y + 41, 47, wide)
    roomy = wide - hand_wide > 420  # one rival alone: the mines stand beside the hand
    if roomy:
        draw_mines(pen, view, seat, Box(left + hand_wide + 24, box.y + 41, wide - hand_wide - 24, 138), 1.2)
    else:
        draw_mines(pen, view, seat, Box(left, box.y + 96, wide, 86))


def _rival_head(pen: Pen, view: KingsView, seat: int, left: float, base: float, wide: float) -> str:
    """Name, people, and what is known of the score."""
    c, words = pen.c, pen.words
    score = score_words(pen, view, seat)
    size = 19 if view.over else 14
    room = wide - text_width(score, size) - 16
    name = cut(words.seat(seat), room, 19)
    out = title_text(left, base, name, 19, c["ink"])
    people = words.say(f"races.{RACES[view.kings[seat]]}")
    at = left + text_width(name, 19) + 10
    if at + text_width(people, 14) < left + room:
        out += label(at, base, people, 14, c["quiet"], text_anchor="start", font_weight="400")
    return out + label(left + wide, base - 1, score, size, c["ink"], text_anchor="end")


def rival_hand(pen: Pen, hand: tuple[Held, ...], x: float, y: float, height: float, width: float) -> float:
    """Backs, and faces where everybody knows them. Gives the width it took."""
    scale = height / BACK_H
    step = min(BACK_W * scale + 5, (width - BACK_W * scale) / max(1, len(hand) - 1))
    out = ""
    for at, held in enumerate(hand):
        if held.face is None:
            out += back(pen, held, x + at * step, y, scale)
        else:
            pen.at(handle_name(held.handle), Box(x + at * step, y, BACK_W * scale, height))
            out += creature(pen, held.face, x + at * step, y, BACK_W * scale, handle=handle_name(held.handle))
    pen.sheet.put("pieces", group(out, cls="hand"))
    return step * len(hand)


def draw_mines(pen: Pen, view: KingsView, seat: int, box: Box, most: float = 1.0, gap: float = 7) -> None:
    """The captured and unfinished mines of a seat, as large as the area allows."""
    mines = view.mines[seat]
    own = seat == view.seat
    columns, scale = flow(box, len(mines), TILE_W, TILE_H, gap, most)
    if scale < SMALLEST_TILE and not own:
        draw_chips(pen, view, seat, box)
        return
    race = RACES[view.kings[seat]]
    for at, works in enumerate(mines):
        row, column = divmod(at, columns)
        x, y = box.x + column * (TILE_W * scale + gap), box.y + row * (TILE_H * scale + gap)
        pen.sheet.put("pieces", tile(pen, works, race, x, y, scale, works.target if own else ""))
        place = Box(x, y, TILE_W * scale, TILE_H * scale)
        pen.at(f"p{seat + 1}.{works.target}", place)
        if own:
            pen.at(works.target, place)


def draw_chips(pen: Pen, view: KingsView, seat: int, box: Box) -> None:
    """The same without names, where tiles would be too small to read."""
    race = RACES[view.kings[seat]]
    columns, scale = flow(box, len(view.mines[seat]), CHIP_W, CHIP_H, 3, 1.2)
    for at, works in enumerate(view.mines[seat]):
        row, column = divmod(at, columns)
        x, y = box.x + column * (CHIP_W * scale + 3), box.y + row * (CHIP_H * scale + 3)
        pen.at(f"p{seat + 1}.{works.target}", Box(x, y, CHIP_W * scale, CHIP_H * scale))
        pen.sheet.put("pieces", chip(pen, works, race, x, y, scale))


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


def draw_deck(pen: Pen, view: KingsView, x: float, y: float, width: float) -> float:
    """The deck with the mine on its top card and how many cards are left. Gives where it ends below."""
    c, words = pen.c, pen.words
    place = Box(x, y, width, width * FACE_H / 200)
    if view.top:
        under = "".join(
            rect(
                Box(x + 2 * at, y + 2.5 * at, place.w, place.h), 7, fill=c["rock"], stroke=c["soot"], stroke_width="1.4"
            )
            for at in range(min(3, view.deck - 1), 0, -1)
        )
        pen.sheet.put("pieces", mine_card(pen, view.top.handle, view.top.mine, x, y, width))
    else:
        under = empty_place(pen, place)
    out = caption(pen, x, y - 7, f"{words.say('board.deck')} · {view.deck}", 15 if width > 100 else 12)
    pen.at("deck", place)
    pen.sheet.put("board", group(out + under, words.say("board.left", n=view.deck), cls="deck"))
    return y + place.h


def empty_place(pen: Pen, place: Box) -> str:
    return rect(place.inset(1), 7, fill="none", stroke=pen.c["rockink"], stroke_width="1.5", stroke_dasharray="5 7")


def draw_discard(pen: Pen, view: KingsView, x: float, y: float, width: float) -> None:
    words = pen.words
    many = str(len(view.discard))
    told = f"{words.say('board.discard')} · {many}" if width > 50 else many  # a phone has no room for the word
    pen.sheet.put("board", caption(pen, x, y - 7, told, 15 if width > 50 else 12))
    place = Box(x, y, width, width * STUB_H / CARD_W)
    pen.at("discard", place)
    out = creature(pen, view.discard[-1], x, y, width) if view.discard else empty_place(pen, place)
    pen.sheet.put("pieces", group(out, words.discard(), cls="discard"))


def draw_centre(pen: Pen, view: KingsView, box: Box) -> None:
    gap = 14
    wide = (box.w - gap * 3) / 4
    for at, works in enumerate(view.centre):
        pen.sheet.put("pieces", centre_mine(pen, works, Box(box.x + at * (wide + gap), box.y, wide, box.h)))


def draw_camp(pen: Pen, view: KingsView, box: Box) -> None:
    """A place for each race; what lies under the top card is open, so it is shown too."""
    pen.sheet.put("board", caption(pen, box.x, box.y + 11, pen.words.say("board.camp")))
    top, wide, high = box.y + 20, box.w / 2, (box.h - 20) / 2
    for race in range(len(RACES)):
        row, column = divmod(race, 2)
        draw_pile(pen, view, race, Box(box.x + column * wide, top + row * high, wide - 6, high - 13))


def draw_pile(pen: Pen, view: KingsView, race: int, box: Box) -> None:
    cards, name = view.camp[race], RACES[race]
    width = box.h * CARD_W / CARD_H
    place = Box(box.x, box.y, width, box.h)
    pen.at(f"camp.{name}", place)
    out = creature(pen, cards[-1], box.x, box.y, width, named=True) if cards else empty_pile(pen, place, name)
    rows = 4
    step = min(box.h / rows, 36)
    for at, card in enumerate(cards[-2::-1]):  # from the top down, in columns
        column, row = divmod(at, rows)
        out += token(pen, card, box.x + width + 6 + column * 27, box.y + row * step, 1.1)
    pen.sheet.put("pieces", group(out, pen.words.pile(race), cls="pile " + name))


def empty_pile(pen: Pen, place: Box, race: str) -> str:
    mid = place.w * 0.4
    x, y = place.x + (place.w - mid) / 2, place.y + (place.h - mid) / 2
    return empty_place(pen, place) + use(pen.sheet, "g_" + race, x, y, mid, fill=pen.c["rockink"], opacity=".6")


def draw_near(pen: Pen, view: KingsView, seat: int, box: Box, mines: Box) -> None:
    """The area of the near seat: king, name, score so far, captured mines."""
    c = pen.c
    panel(pen, view, seat, box)
    left, base = box.x + 20, box.y + 33
    score = score_words(pen, view, seat)
    right = mines.x + mines.w
    size = 21 if view.over else 15
    room = right - left - 34 - text_width(score, size) - 12
    head = seat_sign(pen, seat, left, base - 18, 21)
    head += title_text(left + 29, base, cut(pen.words.seat(seat), room, 22), 22, c["ink"])
    head += label(right, base, score, size, c["ink"], text_anchor="end")
    head += under_king(pen, view, seat, left, box.y + box.h - 30, right - left)
    pen.sheet.put("board", head)
    race, developed = RACES[view.kings[seat]], view.developed_count[seat]
    place = Box(left, base + 16, mines.x - left - 18, 0)
    pen.sheet.put("pieces", king(pen, seat, race, place, developed, seat in view.winners))
    draw_mines(pen, view, seat, mines, 1.3, 12)


def draw_hand(pen: Pen, view: KingsView, seat: int, box: Box) -> None:
    """The hand at the near side: creatures for their holder, backs for a spectator. Fills the width."""
    hand = view.hands[seat]
    named = box.w > 600 and all(held.face is not None for held in hand)
    gap = 10 if box.w > 600 else 5
    width = (box.w - gap * (HAND - 1)) / HAND
    high = width * (CARD_H if named else STUB_H) / CARD_W
    top = box.y + (box.h - high) / 2
    out = ""
    for at, held in enumerate(hand):
        x = box.x + at * (width + gap)
        if held.face is None:
            out += back(pen, held, x, top, width / BACK_W)
            continue
        pen.at(handle_name(held.handle), Box(x, top, width, high))
        out += creature(pen, held.face, x, top, width, named=named, handle=handle_name(held.handle))
        out += _back_mark(pen, held, x, top, width / CARD_W, view)
    pen.sheet.put("pieces", group(out, cls="hand", data_seat=f"p{seat + 1}"))


def _back_mark(pen: Pen, held: Held, x: float, y: float, scale: float, view: KingsView) -> str:
    """The mine on the back, small, because the others see it; lit if they know the face as well."""
    c = pen.c
    known = held.known and not view.over
    place = Box(x + 73 * scale, y + 88 * scale, 19 * scale, 21 * scale)
    edge = c["lamp"] if known else c["soot"]
    mark = rect(place, 3 * scale, fill=c["rock"], stroke=edge, stroke_width=2 * scale)
    mark += ore(pen, held.mine, place.x + 2.5 * scale, place.y + 3.5 * scale, 14 * scale)
    return group(mark, pen.words.back(held.mine), cls="behind" + (" known" if known else ""))
