"""The mountains of the others, smaller: caves, goods, what counts at the end, their network."""

from __future__ import annotations

from dovre.games.princesses.board.cards import CAVE_SIGNS, draw_backs, draw_small_played
from dovre.games.princesses.board.mountain import draw_name
from dovre.games.princesses.board.pieces import RESOURCE_SIGNS, Pen, chip, coin, draw_told, faint, sign_number
from dovre.games.princesses.board.seen import Person
from dovre.games.princesses.board.tiles import draw_small_network
from dovre.games.princesses.board.villages import draw_king
from dovre.games.princesses.box import COPIES
from dovre.games.princesses.components import (
    BESIDE,
    CARD_DESIGNS,
    CARD_NAMES,
    CARDS,
    CAVES,
    N_CAVES,
    NONE,
    OF_KIND,
    RESOURCES,
    SLOTS,
    TOTEMS,
)
from dovre.render.frame import seat_panel
from dovre.render.svg import Box, group, number, rect, use


def lay_rival(pen: Pen, who: Person, box: Box) -> None:
    """One of the others: name and points, caves, goods, storage and cards at the right, the network at the left."""
    seat = who.seat
    own = f"p{seat + 1}"
    seat_panel(pen, seat, who.state, box)
    narrow = pen.narrow
    size = 14.0 if narrow else 16.5
    head = Box(box.x + 10, box.y + 3, box.w - 16, 24 if narrow else 28)
    name_wide = head.w * (0.44 if narrow else 0.5)
    place = head._replace(w=name_wide)
    draw_told(pen, f"{own}.name", draw_name, seat, who.name, who.board, who.score, who.first, place, size)
    rest = Box(head.x + name_wide + 8, head.y, head.w - name_wide - 8, head.h)
    wide = head.h + 2
    draw_told(pen, f"{own}.hand", draw_backs, seat, who.backs, who.deck, rest._replace(w=rest.w * 0.45))
    if who.played != NONE:
        place = Box(head.x + head.w - 2 * wide - 62, head.y, 56, head.h)
        draw_told(pen, f"{own}.played", draw_small_played, seat, who.played, place)
    if who.points is not None:
        place = Box(head.x + head.w - 2 * wide, head.y, 2 * wide, head.h)
        pen.draw(f"{own}.points", draw_small_points, seat, *who.points, place)
    body = Box(box.x + 9, head.y + head.h + 3, box.w - 15, box.y + box.h - head.y - head.h - 8)
    if who.board == NONE:
        return
    net = body._replace(w=body.w * (0.36 if body.h < 250 else 0.52))
    draw_told(pen, f"{own}.network", draw_small_network, seat, who.network, who.stored, net)
    right = Box(net.x + net.w + 6, body.y, body.w - net.w - 6, body.h)
    rows = 4 if narrow or body.h > 160 else 3
    high = min(52.0, right.h / rows - 3)
    lines = [Box(right.x, right.y + at * (high + 3), right.w, high) for at in range(rows)]
    for cave in range(N_CAVES):
        wide = (right.w - 6) / N_CAVES
        place = Box(right.x + cave * (wide + 3), lines[0].y, wide, high)
        held = (who.trolls[cave], who.humans[cave], who.main == cave)
        draw_told(pen, f"{own}.{CAVES[cave]}", draw_small_cave, seat, cave, held, who.king == cave, place)
    tracks = ((who.power, who.capacity, who.receive), (who.cows, who.covers))
    draw_told(pen, f"{own}.goods", draw_small_goods, seat, who.goods, *tracks, lines[1])
    stored = tuple([(who.stored & kind).bit_count() for kind in OF_KIND])
    if rows == 3:
        half = lines[2].w * 0.46
        pen.draw(f"{own}.stored", draw_stored, stored, lines[2]._replace(w=half))
        cards = Box(lines[2].x + half + 4, lines[2].y, lines[2].w - half - 4, high)
    else:
        pen.draw(f"{own}.stored", draw_stored, stored, lines[2])
        cards = lines[3]
    beside = who.trolls[BESIDE]
    if beside:
        wide = high + 22
        draw_told(
            pen, f"{own}.beside", draw_small_beside, seat, beside, Box(cards.x + cards.w - wide, cards.y, wide, high)
        )
        cards = cards._replace(w=cards.w - wide - 2)
    draw_told(pen, f"{own}.cards", draw_small_cards, seat, who.cards, cards)


def draw_small_points(pen: Pen, seat: int, own: int, helpers: int, box: Box) -> None:
    name = f"points:p{seat + 1}"
    pen.at(name, box)
    out = coin(pen, own, box.x + box.h / 2, box.y + box.h / 2, box.h)
    if helpers:
        out += coin(pen, helpers, box.x + box.w - box.h / 2, box.y + box.h / 2, box.h, helper=True)
    pen.sheet.put("pieces", group(out, pen.words.points(own, helpers), data_place=name))


def draw_small_cave(pen: Pen, seat: int, cave: int, held: tuple[int, int, bool], king: bool, box: Box) -> None:
    """A cave of somebody else: trolls and humans as figures."""
    c, (count, humans, main) = pen.c, held
    name = f"place:p{seat + 1}.{CAVES[cave]}"
    pen.at(name, box)
    ground = rect(box, 8, fill=c["cave"], stroke=c["rockline"], stroke_width="1.2")
    sign = min(16.0, box.h * 0.5)
    ground += use(pen.sheet, CAVE_SIGNS[cave], box.x + 2, box.y + 2, sign)
    pen.sheet.put("board", group(ground, pen.words.cave(seat, cave, count, humans, king), data_place=name))
    step = (box.w - sign - 4) / 2
    room = step - 5  # for a sign and one figure beside it
    size = min(box.h - 8, room / 1.46, room - pen.least * 0.64)
    out = ""
    for at, (kind, symbol, n) in enumerate((("trolls", f"troll{seat}", count), ("humans", "human", humans))):
        if not n:
            continue
        thing = f"{kind}:p{seat + 1}.{CAVES[cave]}"
        place = Box(box.x + sign + 3 + at * step, box.y, step, box.h)
        pen.at(thing, place)
        drawn = sign_number(pen, symbol, n, place, size, "caveink")
        words = pen.words.trolls(seat, cave, n) if kind == "trolls" else pen.words.humans(seat, cave, n)
        if kind == "trolls" and main:
            drawn += use(pen.sheet, "lock", place.x + size * 0.6, place.y + 1, size * 0.5)
        out += group(drawn, words, data_place=thing)
    if king:
        draw_king(pen, box.x, box.y + box.h - sign - 5, sign + 4)
    pen.sheet.put("pieces", out)


def draw_small_goods(
    pen: Pen, seat: int, goods: tuple[int, ...], power: tuple[int, int, int], cows: tuple[int, int], box: Box
) -> None:
    """Resources of the field, troll power, cows."""
    wide, out = box.w / 5, chip(pen, box)
    size = min(box.h - 8, wide * 0.5)
    for at, sign in enumerate(RESOURCE_SIGNS):
        words = pen.words.goods(seat, at, goods[at])
        out += _figure(pen, f"goods:p{seat + 1}.{RESOURCES[at]}", sign, goods[at], words, box, at, size)
    out += _figure(pen, f"power:p{seat + 1}", "power", power[0], pen.words.power(seat, *power), box, 3, size)
    out += _figure(pen, f"cows:p{seat + 1}", "cow", cows[0], pen.words.cows(seat, *cows), box, 4, size)
    pen.sheet.put("pieces", out)


def _figure(pen: Pen, name: str, sign: str, value: int, words: str, box: Box, at: int, size: float) -> str:
    wide = box.w / 5
    place = Box(box.x + at * wide + 3, box.y, wide - 4, box.h)
    pen.at(name, place)
    return group(sign_number(pen, sign, value, place, size, "chipink"), words, data_place=name)


def draw_stored(pen: Pen, stored: tuple[int, ...], box: Box) -> None:
    """What is stored: outposts, changelings, bells, princesses."""
    wide, out = box.w / len(SLOTS), ""
    size = min(box.h - 6, wide * 0.54)
    for at, kind in enumerate(SLOTS):
        place = Box(box.x + at * wide + 2, box.y, wide - 2, box.h)
        if stored[at]:
            out += sign_number(pen, kind, stored[at], place, size)
        else:
            out += faint(use(pen.sheet, kind, place.x, place.y + (box.h - size) / 2, size))
    pen.sheet.put("pieces", out)


def draw_small_cards(pen: Pen, seat: int, cards: tuple[int, ...], box: Box) -> None:
    """Troll cards by their totems."""
    out = ""
    step = min(box.h * 0.8 + 3, box.w / max(1, len(cards)))
    for at, card in enumerate(cards):
        name = f"owned:p{seat + 1}.{CARD_DESIGNS[card // COPIES]}"
        place = Box(box.x + at * step, box.y + 1, min(box.h * 0.8, step), box.h - 2)
        pen.at(name, place)
        size = min(place.w, place.h) - 4
        drawn = rect(place, 4, fill=pen.c["card"], stroke=pen.c["soot"], stroke_width="1.2")
        totem = TOTEMS[CARDS[card // COPIES].totem]
        drawn += use(pen.sheet, totem, place.x + (place.w - size) / 2, place.y + (place.h - size) / 2, size)
        words = pen.words.owned(seat, card // COPIES)
        out += group(drawn, words, data_piece=f"card:{CARD_NAMES[card]}", data_place=name)
    pen.sheet.put("pieces", out)


def draw_small_beside(pen: Pen, seat: int, count: int, box: Box) -> None:
    name = f"trolls:p{seat + 1}.beside"
    pen.at(name, box)
    out = use(pen.sheet, f"troll{seat}", box.x, box.y + 3, box.h - 6)
    out += number(box.x + box.h + 4, box.y + box.h / 2 + pen.least * 0.36, count, pen.least, pen.c["ink"])
    pen.sheet.put("pieces", group(out, pen.words.trolls(seat, BESIDE, count), data_place=name))
