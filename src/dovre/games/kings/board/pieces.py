"""The pieces: creature cards, tokens, mines, kings. Each is drawn at a place on a sheet and says what it is.

Class names are listed in the package's docstring.
"""

from __future__ import annotations

from dovre.games.kings.board.art import CARD_H, CARD_W, STUB_H, TOOLS
from dovre.games.kings.board.look import ORES
from dovre.games.kings.board.words import Kinds, Words
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.view import Held, Works
from dovre.render import pen as render_pen
from dovre.render.frame import seat_sign
from dovre.render.pen import kept
from dovre.render.svg import SERIF, Box, fold, group, label, move, number, placed, rect, shrink, title_text, use
from dovre.render.theme import SEATS

FACE_H = 184  # the face of a mine, 200 wide
SLOTS_Y = 188  # where its creatures lie
TILE_W, TILE_H = 124, 86  # a captured mine, before scaling
BACK_W, BACK_H = 40, 47  # a mine back in a hand
CHIP_W, CHIP_H = 62, 48  # a captured mine where room is short

Pen = render_pen.Pen[Words]


def handle_name(handle: int) -> str:
    return f"card:h{handle}"


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


def creature(
    pen: Pen, card: int, x: float, y: float, width: float, *,
    named: bool = False, handle: str = "", place: str = "", told: str = "",
) -> str:  # fmt: skip
    """A creature card; with its name if there is room to read it. On a place that can be chosen, that is told."""
    scale = width / CARD_W
    pen.at(card_name(card), Box(x, y, width, (CARD_H if named else STUB_H) * scale))
    return placed(_creature(pen, card, named, handle, place, told), x, y, scale)


@kept
def _creature(pen: Pen, card: int, named: bool, handle: str, place: str, told: str) -> str:
    return group(
        _creature_face(pen, card, named),
        told or pen.words.creature(card),
        cls="piece card " + RACES[CARDS[card].race],
        data_piece=card_name(card),
        data_handle=handle or None,
        data_place=place or None,
        transform="",
    )


@kept
def _creature_face(pen: Pen, card: int, named: bool) -> str:
    sheet = pen.sheet
    race, strength = RACES[CARDS[card].race], CARDS[card].strength
    grow = 78 + strength  # the stronger, the larger, a little
    left, top = 51 - grow / 2, 111 - grow * 0.92
    return (
        use(sheet, ("card_" if named else "stub_") + race, 0, 0, CARD_W, CARD_H if named else STUB_H)
        + use(sheet, TOOLS[strength], left, top, grow, grow * 0.92)
        + use(sheet, "bust_" + race, left, top, grow, grow * 0.92)
        + number(21, 33, strength, 29, pen.c[race])
        + (_card_name(pen, card) if named else "")
    )


def _card_name(pen: Pen, card: int) -> str:
    name = pen.words.creature_name(card)
    lines = fold(name, 90, 11)
    size = min(shrink(line, 90, 11, 8) for line in lines)
    first = 130 if len(lines) == 1 else 124
    return "".join(
        label(50, first + at * 11, line, size, pen.c["cardink"], font_family=SERIF, font_weight="600")
        for at, line in enumerate(lines)
    )  # fmt: skip


def token(pen: Pen, card: int, x: float, y: float, scale: float = 1) -> str:
    """A creature where there is no room for a picture: race and strength."""
    pen.at(card_name(card), Box(x, y, 22 * scale, 30 * scale))
    return placed(_token(pen, card), x, y, scale)


@kept
def _token(pen: Pen, card: int) -> str:
    race, strength = RACES[CARDS[card].race], CARDS[card].strength
    face = use(pen.sheet, "token_" + race, 0, 0, 22, 30) + number(11, 26.5, strength, 13, pen.c["card"])
    told, name = pen.words.creature(card), card_name(card)
    return group(face, told, cls="piece token " + race, data_piece=name, transform="")


def ore(pen: Pen, kind: int, x: float, y: float, size: float) -> str:
    shape, colour = ORES[kind]
    return use(pen.sheet, shape, x, y, size, fill=colour)


def coin(pen: Pen, x: float, y: float, r: float, value: int) -> str:
    """The value of a mine."""
    return use(pen.sheet, "coin", x - r, y - r, 2 * r) + number(x, y + r * 0.38, value, r * 1.1, pen.c["coinink"])


def shield(pen: Pen, x: float, y: float, size: float, value: int) -> str:
    """The defence of a mine."""
    body = use(pen.sheet, "shield", x, y, size, fill=pen.c["steel"], stroke=pen.c["soot"], stroke_width="1.6")
    return body + number(x + size / 2, y + size * 0.66, value, size * 0.52, pen.c["coinink"])


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
def mine_face(pen: Pen, kind: int, letters: float = 20) -> str:
    """The upper part of a mine card, 200 by 184: picture, defence, value, name, crew wanted."""
    sheet, c, mine = pen.sheet, pen.c, MINES[kind]
    name = pen.words.mine_name(kind)
    spots = ((12, 74, 27), (160, 62, 29), (38, 101, 17), (150, 102, 17), (36, 50, 15))
    return (
        use(sheet, f"mouth{mine.size}", 6, 6, 188, 116)
        + rect(Box(6, 6, 188, 116), 0, fill="none", stroke=c["soot"], stroke_width="2")
        + "".join(ore(pen, kind, *spot) for spot in spots[: mine.size + 1])
        + shield(pen, 9, 8, 36, mine.defence)
        + coin(pen, 174, 27, 18, mine.value)
        + label(100, 144, name, shrink(name, 186, letters, 12), c["cardink"],
                font_family=SERIF)
        + crew_icons(pen, kind, 100, 153, 24, c["cardink"])
    )  # fmt: skip


def mine_card(pen: Pen, handle: int, kind: int, told: str, x: float, y: float, width: float) -> str:
    """The mine card on top of the deck."""
    scale = width / 200
    pen.at(handle_name(handle), Box(x, y, width, FACE_H * scale))
    frame = rect(Box(1, 1, 198, FACE_H - 2), 10, fill=pen.c["card"], stroke=pen.c["soot"], stroke_width="2.4")
    face = frame + mine_face(pen, kind, 20 if width > 100 else 27)  # small cards, large letters
    return placed(_mine(face, told, handle, "pile:deck"), x, y, scale)


def _mine(body: str, told: str, handle: int, place: str) -> str:
    """The group of a mine, to be put at its place."""
    return group(body, told, cls="piece mine", data_piece=handle_name(handle), data_place=place, transform="")


def tag(pen: Pen, x: float, y: float, text: str) -> str:
    """The name of a place in answers: c1, o2."""
    wide = 8 + 7 * len(text)
    return rect(Box(x, y, wide, 16), 4, fill=pen.c["soot"]) + number(x + wide / 2, y + 12, text, 11.5, pen.c["ivory"])


def draw_centre_mine(pen: Pen, works: Works, box: Box) -> None:
    """A mine in the centre: its face, and a place for each creature it takes to capture it."""
    c, mine = pen.c, MINES[works.mine]
    scale = box.w / 200
    frame = rect(Box(1, 1, 198, box.h / scale - 2), 10, fill=c["card"], stroke=c["soot"], stroke_width="2.4")
    slots = _slots(pen, mine.defence, len(works.creatures))
    body = frame + mine_face(pen, works.mine) + slots + tag(pen, 9, 103, works.target)
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


def draw_tile(pen: Pen, works: Works, seat: int, race: str, own: bool, x: float, y: float, scale: float) -> None:
    """A captured mine: value, name, the creatures at work and, as open places, those still missing."""
    box = Box(x, y, TILE_W * scale, TILE_H * scale)
    name = _captured_at(pen, works, seat, box)
    left, step, row = _tile_row(works.mine, own)
    if own:
        following = x + (left + len(works.creatures) * step) * scale
        pen.at(next_name(name), Box(following, y + row * scale, 22 * scale, 30 * scale))
    out = placed(_tile(pen, works, race, name, own), x, y, scale)
    for at, card in enumerate(works.creatures):
        out += token(pen, card, x + (left + at * step) * scale, y + row * scale, scale)
    pen.sheet.put("pieces", out)


def _captured_at(pen: Pen, works: Works, seat: int, box: Box) -> str:
    """Remember where a captured mine lies; gives its name."""
    name = own_name(seat, works)
    pen.at(handle_name(works.handle), box)
    pen.at(name, box)
    return name


@kept
def _tile(pen: Pen, works: Works, race: str, name: str, own: bool) -> str:
    face = _tile_face(pen, works.mine, len(works.creatures), race, works.target if own else "")
    return _mine(face, pen.words.works(works, owner=True), works.handle, name)


def _tile_row(kind: int, own: bool) -> tuple[float, float, float]:
    """Left, step and height of the places for a crew; the tag of an own mine needs a line below."""
    step = 23.5
    return (TILE_W - (MINES[kind].size + MINES[kind].foreman) * step + 1.5) / 2, step, 36 if own else 42


@kept
def _tile_face(pen: Pen, kind: int, present: int, race: str, place: str) -> str:
    c, mine = pen.c, MINES[kind]
    left, step, row = _tile_row(kind, bool(place))
    body = (
        use(pen.sheet, "tile", 0, 0, TILE_W, TILE_H)
        + ore(pen, kind, 5, 6, 22)
        + "".join(
            label(30, base, line, size, c["cardink"], font_family=SERIF, text_anchor="start")
            for base, line, size in _tile_name(pen.words.mine_name(kind))
        )
        + coin(pen, 108, 17, 13, mine.value)
        + "".join(
            use(pen.sheet, "miner" if at < mine.size else "foreman_" + race, left + at * step, row, 22, 30)
            for at in range(present, mine.size + mine.foreman)
        )
    )  # fmt: skip
    return body + (tag(pen, 5, TILE_H - 19, place) if place else "")


def _tile_name(name: str) -> list[tuple[float, str, float]]:
    lines = fold(name, 62, 12)
    size = min(shrink(line, 64, 12, 8.5) for line in lines)
    return [((21.5 if len(lines) == 1 else 15.5) + at * 12, line, size) for at, line in enumerate(lines)]


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
        + number(20, 12, MINES[kind].value, 11.5, pen.c["rockink"])
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
        + tag(pen, 4, 4, works.target)
        + title_text(30, 17, name, shrink(name, box.w - 58, 14, 9.5), c["cardink"])
        + use(pen.sheet, f"mouth{mine.size}", 5, 25, 76, 47)
        + ore(pen, works.mine, 8, 50, 17)
        + shield(pen, 5, 24, 20, mine.defence)
        + coin(pen, box.w - 15, 15, 11.5, mine.value)
        + crew_icons(pen, works.mine, 43, 73, 13, c["cardink"])
    )
    width = 46.0
    step = width + 4 if mine.defence < 3 else 27.0
    left, top = box.w - 5 - width - step * (mine.defence - 1), 31
    for at in reversed(range(len(works.creatures), mine.defence)):
        place = Box(left + at * step, top, width, width * STUB_H / CARD_W)
        body += rect(place, 5, fill=c["card"], stroke=c["edge"], stroke_width="1.2", stroke_dasharray="3 4")
        middle = width / 2 if at == 0 or step > width else width - step / 2
        body += use(pen.sheet, "shield", place.x + middle - 7, top + 20, 14, fill=c["edge"])
    _put_mine(pen, works, box, 1, body, (box.x + left, box.y + top, step, width))


def slip(pen: Pen, card: int, place: Box) -> str:
    """A card under a camp pile on a phone: its strength; the pile says the race."""
    race = RACES[CARDS[card].race]
    pen.at(card_name(card), place)
    body = rect(place, 2, fill=pen.c[race], stroke=pen.c["soot"], stroke_width=".8")
    size = min(10.5, place.w * 1.45)  # a figure is about 0.6 wide, and fonts differ
    body += number(place.x + place.w / 2, place.y + 12, CARDS[card].strength, size, pen.c["card"])
    return group(body, pen.words.creature(card), cls="piece token " + race, data_piece=card_name(card))


def draw_chip(pen: Pen, works: Works, seat: int, race: str, x: float, y: float, scale: float) -> None:
    """A rival's captured mine where room is short: ore, value, and a pip for each creature it takes."""
    name = _captured_at(pen, works, seat, Box(x, y, CHIP_W * scale, CHIP_H * scale))
    pen.sheet.put("pieces", placed(_chip(pen, works, race, name), x, y, scale))


@kept
def _chip(pen: Pen, works: Works, race: str, name: str) -> str:
    c, mine = pen.c, MINES[works.mine]
    step = 11.6
    left = (CHIP_W - (mine.size + mine.foreman) * step + 0.8) / 2
    body = (
        rect(Box(0.6, 0.6, CHIP_W - 1.2, CHIP_H - 1.2), 5, fill=c["card"], stroke=c["soot"], stroke_width="1.2")
        + ore(pen, works.mine, 6, 3, 17)
        + coin(pen, CHIP_W - 15, 11.5, 9.5, mine.value)
        + "".join(
            use(pen.sheet, "pip" if at < mine.size else "pip_" + race, left + at * step, 23, 10.8, 22)
            for at in range(len(works.creatures), mine.size + mine.foreman)
        )
        + "".join(_pip(pen, card, left + at * step, 23) for at, card in enumerate(works.creatures))
    )
    return _mine(body, pen.words.works(works, owner=True), works.handle, name)


def _pip(pen: Pen, card: int, x: float, y: float) -> str:
    race = RACES[CARDS[card].race]
    body = rect(Box(x, y, 10.8, 22), 2, fill=pen.c[race])
    body += use(pen.sheet, "g_" + race, x + 0.9, y + 1.5, 9, fill=pen.c["card"])
    body += number(x + 5.4, y + 20, CARDS[card].strength, 10.5, pen.c["card"])
    return group(body, pen.words.short(card), cls="piece token " + race, data_piece=card_name(card))
