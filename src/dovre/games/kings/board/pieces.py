"""The pieces: creature cards, tokens, mines, kings. Each is drawn at a place on a sheet and says what it is.

Class names are listed in the package's docstring.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from dovre.games.kings.board.art import CARD_H, CARD_W, STUB_H, TOOLS
from dovre.games.kings.board.look import ORES
from dovre.games.kings.board.words import Kinds, Words
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.view import Held, Works
from dovre.render import pen as render_pen
from dovre.render.frame import seat_sign
from dovre.render.pen import kept
from dovre.render.svg import Box, fit_text, group, move, number, placed, rect, use
from dovre.render.theme import SEATS

FACE_H = 184  # the face of a mine, 200 wide
SLOTS_Y = 188  # where its creatures lie
BACK_W, BACK_H = 40, 47  # a mine back in a hand
BACK_LETTERS, FACE_LETTERS, TOKEN_LETTERS = 11.5, 29, 14.5  # on backs, creatures and tokens, before scaling

Pen = render_pen.Pen[Words]


def handle_name(handle: int) -> str:
    return f"back:h{handle}"


def card_name(card: int) -> str:
    return f"card:{CARDS[card].id}"


def held_name(held: Held) -> str:
    """A card is called by its face only where the view has the face."""
    return card_name(held.face) if held.face is not None else handle_name(held.handle)


def centre_name(works: Works) -> str:
    return f"mine:{works.target}"


def own_name(seat: int, works: Works) -> str:
    """A captured mine: answers say `o1`, and whose it is stands before it."""
    return f"mine:p{seat + 1}.{works.target}"


def next_name(mine: str) -> str:
    """Where the next creature would lie on a mine."""
    return mine.replace("mine:", "spot:")


def _letters(pen: Pen, scale: float) -> float:
    """The smallest letters, in the units of something that is drawn at that scale."""
    return ceil(pen.least / scale * 10) / 10


def creature(
    pen: Pen, card: int, x: float, y: float, width: float, *,
    named: bool = False, handle: str = "", place: str = "", told: str = "",
) -> str:  # fmt: skip
    """A creature card; with its name if there is room to read it. On a place that can be chosen, that is told."""
    scale = width / CARD_W
    pen.at(card_name(card), Box(x, y, width, (CARD_H if named else STUB_H) * scale))
    return placed(_creature(pen, card, _letters(pen, scale) if named else 0, handle, place, told), x, y, scale)


@kept
def _creature(pen: Pen, card: int, letters: float, handle: str, place: str, told: str) -> str:
    return group(
        _creature_face(pen, card, letters),
        told or pen.words.creature(card),
        cls="piece card " + RACES[CARDS[card].race],
        data_piece=card_name(card),
        data_handle=handle or None,
        data_place=place or None,
        transform="",
    )


@kept
def _creature_face(pen: Pen, card: int, letters: float) -> str:
    """With its name in letters of that size, or without."""
    sheet, named = pen.sheet, letters > 0
    race, strength = RACES[CARDS[card].race], CARDS[card].strength
    grow = 78 + strength  # the stronger, the larger, a little
    left, top = 51 - grow / 2, 111 - grow * 0.92
    face = (
        use(sheet, ("card_" if named else "stub_") + race, 0, 0, CARD_W, CARD_H if named else STUB_H)
        + use(sheet, TOOLS[strength], left, top, grow, grow * 0.92)
        + use(sheet, "bust_" + race, left, top, grow, grow * 0.92)
        + number(21, 33, strength, FACE_LETTERS, pen.c[race])
    )
    if named:
        name = pen.words.creature_name(card)
        face += fit_text(50, 132.5, name, letters, 92, letters, pen.c["cardink"], "middle", rows=2, weight="600")
    return face


def token(pen: Pen, card: int, x: float, y: float, scale: float = 1) -> str:
    """A creature where there is no room for a picture: race and strength."""
    pen.at(card_name(card), Box(x, y, 22 * scale, 30 * scale))
    return placed(_token(pen, card), x, y, scale)


@kept
def _token(pen: Pen, card: int) -> str:
    race, strength = RACES[CARDS[card].race], CARDS[card].strength
    face = use(pen.sheet, "token_" + race, 0, 0, 22, 30) + number(11, 27, strength, TOKEN_LETTERS, pen.c["card"])
    told, name = pen.words.creature(card), card_name(card)
    return group(face, told, cls="piece token " + race, data_piece=name, transform="")


def ore(pen: Pen, kind: int, x: float, y: float, size: float) -> str:
    shape, colour = ORES[kind]
    return use(pen.sheet, shape, x, y, size, fill=colour)


def coin(pen: Pen, x: float, y: float, r: float, value: int) -> str:
    """The value of a mine."""
    return use(pen.sheet, "coin", x - r, y - r, 2 * r) + number(x, y + r * 0.43, value, r * 1.22, pen.c["coinink"])


def shield(pen: Pen, x: float, y: float, size: float, value: int) -> str:
    """The defence of a mine."""
    body = use(pen.sheet, "shield", x, y, size, fill=pen.c["steel"], stroke=pen.c["soot"], stroke_width="1.6")
    return body + number(x + size / 2, y + size * 0.67, value, size * 0.54, pen.c["coinink"])


def crew_icons(pen: Pen, kind: int, x: float, y: float, size: float, fill: str) -> str:
    """A helmet for each miner wanted, a crown if a foreman must follow. Centred at x."""
    mine = MINES[kind]
    step = size * 1.15
    count = mine.size + mine.foreman
    left = x - (count * step - (step - size)) / 2
    icons = "".join(use(pen.sheet, "helmet", left + at * step, y, size, fill=fill) for at in range(mine.size))
    if mine.foreman:
        icons += use(pen.sheet, "crown", left + mine.size * step, y, size, fill=pen.c["copper"])
    return icons


@kept
def mine_face(pen: Pen, kind: int, least: float) -> str:
    """The upper part of a mine card, 200 by 184: picture, defence, value, name, crew wanted.

    Without its name where letters would have to be larger than the card has room for.
    """
    sheet, c, mine = pen.sheet, pen.c, MINES[kind]
    named = least < 22
    crew = (153, 24) if named else (130, 42)
    spots = ((12, 74, 27), (160, 62, 29), (38, 101, 17), (150, 102, 17), (36, 50, 15))
    return (
        use(sheet, f"mouth{mine.size}", 6, 6, 188, 116)
        + rect(Box(6, 6, 188, 116), 0, fill="none", stroke=c["soot"], stroke_width="2")
        + "".join(ore(pen, kind, *spot) for spot in spots[: mine.size + 1])
        + shield(pen, 9, 8, 36 if named else 46, mine.defence)
        + (coin(pen, 174, 27, 18, mine.value) if named else coin(pen, 170, 30, 22, mine.value))
        + (fit_text(100, 144, pen.words.mine_name(kind), 20, 188, least, c["cardink"], "middle") if named else "")
        + crew_icons(pen, kind, 100, *crew, c["cardink"])
    )


def mine_card(pen: Pen, handle: int, kind: int, told: str, x: float, y: float, width: float) -> str:
    """The mine card on top of the deck."""
    scale = width / 200
    pen.at(handle_name(handle), Box(x, y, width, FACE_H * scale))
    frame = rect(Box(1, 1, 198, FACE_H - 2), 10, fill=pen.c["card"], stroke=pen.c["soot"], stroke_width="2.4")
    face = frame + mine_face(pen, kind, _letters(pen, scale))
    return placed(_mine(face, told, handle, "pile:deck"), x, y, scale)


def _mine(body: str, told: str, handle: int, place: str) -> str:
    """The group of a mine, to be put at its place."""
    return group(body, told, cls="piece mine", data_piece=handle_name(handle), data_place=place, transform="")


def tag(pen: Pen, x: float, y: float, text: str, letters: float) -> str:
    """The name of a place in answers: c1, o2. Its lower left corner is given."""
    wide, high = letters * (0.28 + 0.61 * len(text)), letters * 1.3
    plate = rect(Box(x, y - high, wide, high), 4, fill=pen.c["soot"])
    return plate + number(x + wide / 2, y - high * 0.24, text, letters, pen.c["ivory"])


def draw_centre_mine(pen: Pen, works: Works, box: Box) -> None:
    """A mine in the centre: its face, and a place for each creature it takes to capture it."""
    c, mine = pen.c, MINES[works.mine]
    scale = box.w / 200
    frame = rect(Box(1, 1, 198, box.h / scale - 2), 10, fill=c["card"], stroke=c["soot"], stroke_width="2.4")
    slots = _slots(pen, mine.defence, len(works.creatures))
    least = _letters(pen, scale)
    body = frame + mine_face(pen, works.mine, least) + slots + tag(pen, 8, 120, works.target, least)
    left, step, width = (length * scale for length in _slot_row(mine.defence))
    _put_mine(pen, works, box, scale, body, (box.x + left, box.y + SLOTS_Y * scale, step, width))


def _put_mine(
    pen: Pen, works: Works, box: Box, scale: float, body: str, row: tuple[float, float, float, float]
) -> None:
    """A mine of the centre and the creatures on it, first played first; `row` is left, top, step and width of them."""
    left, top, step, width = row
    name = centre_name(works)
    pen.at(name, box)
    pen.at(handle_name(works.handle), box)
    # for the ghost of a creature that is about to be played
    pen.at(next_name(name), Box(left + len(works.creatures) * step, top, width, width * STUB_H / CARD_W))
    out = placed(_mine(body, pen.words.works(works), works.handle, name), box.x, box.y, scale)
    for at, card in enumerate(works.creatures):
        out += creature(pen, card, left + at * step, top, width)
    pen.sheet.put("pieces", out)


def _slot_row(defence: int) -> tuple[float, float, float]:
    """Left, step and width of the places for creatures; three overlap, and their strengths stay clear."""
    width = 92.0
    step = width + 4 if defence < 3 else 48.0
    return 100 - (width + step * (defence - 1)) / 2, step, width


@kept
def _slots(pen: Pen, defence: int, taken: int) -> str:
    left, step, width = _slot_row(defence)
    tall = width * STUB_H / CARD_W
    out = ""
    for at in reversed(range(taken, defence)):
        place = Box(left + at * step, SLOTS_Y, width, tall)
        out += rect(
            place.inset(1), 7, fill=pen.c["card"], stroke=pen.c["edge"], stroke_width="1.8", stroke_dasharray="4 6"
        )
        middle = width / 2 if at == 0 or step > width else width - step / 2 + 2  # of the part that shows
        out += use(pen.sheet, "shield", place.x + middle - 13, SLOTS_Y + tall / 2 - 13, 26, fill=pen.c["edge"])
    return out


# -- captured mines: with a name, without, or as a strip where there are many -----------------------------------------


class Form(NamedTuple):
    """A manner to draw a captured mine: its size before scaling, where its crew stands, the smallest letters on it."""

    name: str
    wide: float
    high: float
    row: float
    step: float
    letters: float


TILE = Form("tile", 124, 86, 36, 23.5, 12)
CHIP = Form("chip", 122, 68, 34, 23.5, 14.5)
STRIP = Form("strip", 98, 34, 7, 9, 15.2)
OWN_STRIP = Form("strip", 121, 34, 7, 9, 15.2)  # with the name of the place


def draw_captured(
    pen: Pen, works: Works, seat: int, race: str, own: bool, form: Form, x: float, y: float, scale: float
) -> None:
    """A captured mine: value, the creatures at work and, as open places, those still missing."""
    box, name = Box(x, y, form.wide * scale, form.high * scale), own_name(seat, works)
    pen.at(handle_name(works.handle), box)
    pen.at(name, box)
    left = _crew_left(works.mine, form)
    if own:
        following, wide = x + (left + len(works.creatures) * form.step) * scale, form.step - 1.5
        pen.at(next_name(name), Box(following, y + form.row * scale, wide * scale, 30 * scale))
    place = works.target if own else ""
    out = placed(_captured(pen, works, race, name, place, form, _letters(pen, scale)), x, y, scale)
    for at, card in enumerate(works.creatures):
        lies = x + (left + at * form.step) * scale, y + form.row * scale
        out += pip(pen, card, *lies, scale) if form.name == "strip" else token(pen, card, *lies, scale)
    pen.sheet.put("pieces", out)


def _crew_left(kind: int, form: Form) -> float:
    count = MINES[kind].size + MINES[kind].foreman
    free = form.wide - count * form.step + 1.5
    return form.wide - 3 - 5 * form.step if form.name == "strip" else free / 2


@kept
def _captured(pen: Pen, works: Works, race: str, name: str, place: str, form: Form, least: float) -> str:
    face = FACES[form.name](pen, works.mine, place, form, least)
    mine, left = MINES[works.mine], _crew_left(works.mine, form)
    for at in range(len(works.creatures), mine.size + mine.foreman):
        x = left + at * form.step
        if form.name == "strip":
            face += use(pen.sheet, "pip" if at < mine.size else "pip_" + race, x, form.row, 8, 20)
        else:
            face += use(pen.sheet, "miner" if at < mine.size else "foreman_" + race, x, form.row, 22, 30)
    return _mine(face, pen.words.works(works, owner=True), works.handle, name)


@kept
def _tile_face(pen: Pen, kind: int, place: str, form: Form, least: float) -> str:
    face = use(pen.sheet, "tile", 0, 0, form.wide, form.high) + ore(pen, kind, 5, 6, 22)
    face += fit_text(29.5, 21, pen.words.mine_name(kind), least, 64, least, pen.c["cardink"], rows=2)
    face += coin(pen, 108, 17, 13, MINES[kind].value)
    return face + (tag(pen, 4, form.high - 3, place, least) if place else "")


@kept
def _chip_face(pen: Pen, kind: int, place: str, form: Form, least: float) -> str:
    face = use(pen.sheet, "chip", 0, 0, form.wide, form.high) + ore(pen, kind, 5, 4, 22)
    face += coin(pen, form.wide - 17, 15.5, 12.5, MINES[kind].value)
    return face + (tag(pen, 46, 25, place, least) if place else "")


@kept
def _strip_face(pen: Pen, kind: int, place: str, form: Form, least: float) -> str:
    edge = Box(0.7, 0.7, form.wide - 1.4, form.high - 1.4)
    face = rect(edge, 6, fill=pen.c["card"], stroke=pen.c["soot"], stroke_width="1.4") + ore(pen, kind, 3.5, 8, 18)
    face += coin(pen, 35, 17, 12.7, MINES[kind].value)
    return face + (tag(pen, 49, 27, place, least) if place else "")


FACES = {"tile": _tile_face, "chip": _chip_face, "strip": _strip_face}


def pip(pen: Pen, card: int, x: float, y: float, scale: float = 1) -> str:
    """A creature at work where there is no room for its strength: the sign of its race."""
    pen.at(card_name(card), Box(x, y, 8 * scale, 20 * scale))
    return placed(_pip(pen, card), x, y, scale)


@kept
def _pip(pen: Pen, card: int) -> str:
    race = RACES[CARDS[card].race]
    body = rect(Box(0, 0, 8, 20), 2, fill=pen.c[race], stroke=pen.c["soot"], stroke_width=".8")
    body += use(pen.sheet, "g_" + race, 0.5, 6.5, 7, fill=pen.c["card"])
    told, name = pen.words.creature(card), card_name(card)
    return group(body, told, cls="piece token " + race, data_piece=name, transform="")


def back(pen: Pen, held: Held, x: float, y: float, scale: float = 1) -> str:
    """The back of a card in somebody's hand: a mine with its value, which everybody sees."""
    name = handle_name(held.handle)
    pen.at(name, Box(x, y, BACK_W * scale, BACK_H * scale))
    return placed(_back(pen, name, held.mine), x, y, scale)


@kept
def _back(pen: Pen, name: str, kind: int) -> str:
    face = (
        use(pen.sheet, "back", 0, 0, BACK_W, BACK_H)
        + ore(pen, kind, 11, 22, 18)
        + number(20, 12, MINES[kind].value, BACK_LETTERS, pen.c["rockink"])
    )
    return group(face, pen.words.back(kind), cls="piece back", data_piece=name, transform="")


def draw_king(
    pen: Pen, seat: int, name: str, race: str, kinds: Kinds, count: int, crowned: bool, x: float, y: float, w: float
) -> None:
    """The king of a seat, on the mines developed under it."""
    face = _king_face(pen, seat, race, min(count, 4), crowned)
    told, piece = pen.words.king(name, race, kinds, count), f"king:p{seat + 1}"
    king = group(face, told, cls="piece king " + race, data_piece=piece, transform=move(x, y, w / 100))
    pen.sheet.put("pieces", king)


@kept
def _king_face(pen: Pen, seat: int, race: str, count: int, crowned: bool) -> str:
    sheet, c = pen.sheet, pen.c
    peeks = "".join(
        rect(Box(6 + 3 * at, 104 + 5 * at, 88 - 6 * at, 14), 4, fill=c["timber"], stroke=c["soot"], stroke_width="1.6")
        for at in reversed(range(count))
    )
    frame = (
        rect(Box(1, 1, 98, 112), 9, fill=c[race + "deep"], stroke=c["soot"], stroke_width="6")
        + rect(Box(1, 1, 98, 112), 9, fill="none", stroke=SEATS[seat][0], stroke_width="3.4")
        + f'<circle cx="50" cy="60" r="46" fill="url(#{sheet.prefix}glow)"/>'
        + use(sheet, "bust_" + race, 8, 32, 84, 78)
        + use(sheet, "crown", 31, 0 if race != "giant" else 2, 38, fill=c["coin"], stroke=c["soot"], stroke_width="1.4")
        + seat_sign(pen, seat, 5, 5, 22)
    )
    if crowned:
        frame += use(sheet, "star", 70, 4, 26, fill=c["coin"], stroke=c["soot"], stroke_width="1.6")
    return peeks + frame


def draw_mine_strip(pen: Pen, works: Works, box: Box) -> None:
    """A centre mine lying down, for a phone: name, figures and mouth on the left, creatures on the right."""
    c, mine = pen.c, MINES[works.mine]
    name = pen.words.mine_name(works.mine)
    body = (
        rect(Box(0.8, 0.8, box.w - 1.6, box.h - 1.6), 7, fill=c["card"], stroke=c["soot"], stroke_width="1.6")
        + tag(pen, 5, 21, works.target, pen.least)
        + fit_text(32, 18, name, 14, box.w - 62, pen.least, c["cardink"])
        + use(pen.sheet, f"mouth{mine.size}", 5, 26, 78, 48)
        + ore(pen, works.mine, 58, 52, 20)
        + shield(pen, 6, 27, 26, mine.defence)
        + coin(pen, box.w - 16, 15, 12, mine.value)
        + crew_icons(pen, works.mine, 44, 79, 15, c["cardink"])
    )
    width = 47.0
    step = width + 3 if mine.defence < 3 else 26.0
    left, top = box.w - 5 - width - step * (mine.defence - 1), 35
    for at in reversed(range(len(works.creatures), mine.defence)):
        place = Box(left + at * step, top, width, width * STUB_H / CARD_W)
        body += rect(place, 5, fill=c["card"], stroke=c["edge"], stroke_width="1.2", stroke_dasharray="3 4")
        middle = width / 2 if at == 0 or step > width else width - step / 2
        body += use(pen.sheet, "shield", place.x + middle - 7, top + 20, 14, fill=c["edge"])
    _put_mine(pen, works, box, 1, body, (box.x + left, box.y + top, step, width))
