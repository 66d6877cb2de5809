"""Below: the mountain of a seat. At the near side its caves by candle light, goods, tracks, slots and the network."""

from __future__ import annotations

from typing import NamedTuple

from dovre.games.princesses.board.cards import (
    CAVE_SIGNS,
    draw_backs,
    draw_own_deck,
    draw_owned,
    draw_played,
    draw_round,
)
from dovre.games.princesses.board.pieces import (
    RESOURCE_SIGNS,
    Icons,
    Pen,
    chip,
    coin,
    draw_told,
    effect_icons,
    faint,
    icon_block,
    icon_row,
    price_icons,
    sign_number,
    slot_face,
)
from dovre.games.princesses.board.seen import Person
from dovre.games.princesses.board.tiles import lay_network
from dovre.games.princesses.board.villages import draw_king, main_troll, trolls
from dovre.games.princesses.components import (
    ACTION_NAMES,
    BASE_SLOTS,
    BESIDE,
    BOARDS,
    CARD_SLOTS,
    CAULDRONS,
    CAVES,
    COLOURS,
    N_CAVES,
    N_RESOURCES,
    NONE,
    PRICES,
    RESOURCES,
    ROUND_NAMES,
    SLOT_NAMES,
    STABLES,
    START_NAMES,
    START_SLOTS,
    TROLLS,
    bits_of,
)
from dovre.games.princesses.rules.acting import (
    ACTIVATE,
    BUILD_TILES,
    BUY_CARD,
    BY_PLACE,
    MINE_OBSIDIAN,
    RECEIVE_POWER,
    REFILL_SITES,
    REFRESH_CARDS,
    REFRESH_TILES,
)
from dovre.render.frame import seat_panel, seat_sign
from dovre.render.svg import Box, fit_text, group, move, number, rect, title_text, use


class Places(NamedTuple):
    """Where the parts of the near seat's area lie."""

    name: Box
    network: Box
    goods: Box
    tracks: Box
    caves: tuple[Box, ...]
    start: Box
    base: Box  # the royal tile of the board with its action, storage of the board
    hand: Box
    cards: Box


# -- name, points, goods ----------------------------------------------------------------------------------------------


def draw_name(pen: Pen, seat: int, name: str, board: int, score: int, first: bool, box: Box, size: float) -> None:
    """Shape, name, the emblem of the board, the flag of the first player, points so far."""
    c, middle = pen.c, box.y + box.h / 2
    chip_wide = size * 2.3
    right = box.x + box.w - chip_wide
    name_of = f"score:p{seat + 1}"
    pen.at(name_of, Box(right, box.y, chip_wide, box.h))
    place = Box(right, middle - size * 0.66, chip_wide, size * 1.32)
    points = rect(place, place.h / 2, fill=c["gold"], stroke=c["soot"], stroke_width="1.6")
    points += number(right + chip_wide / 2, middle + size * 0.36, score, size, c["goldink"])
    out = group(points, pen.words.score(seat, score), data_place=name_of)
    if first:
        right -= size + 6
        thing = f"first:p{seat + 1}"
        pen.at(thing, Box(right, box.y, size, box.h))
        flag = use(pen.sheet, "first", right, middle - size / 2, size)
        out += group(flag, pen.words.first(), data_place=thing)
    out += seat_sign(pen, seat, box.x, middle - size / 2, size)
    left = box.x + size + 6
    if board != NONE:
        emblem = f"board:{COLOURS[board]}"
        wide = size * 1.35
        right -= wide + 4
        pen.at(emblem, Box(right, middle - wide / 2, wide, wide))
        drawn = use(pen.sheet, f"emblem_{COLOURS[board]}", right, middle - wide / 2, wide)
        out += group(drawn, pen.words.board(board), data_place=emblem)
    out += fit_text(left, middle + size * 0.35, name, size, right - left - 4, pen.least, c["ink"])
    pen.sheet.put("pieces", out)


def draw_points(pen: Pen, seat: int, own: int, helpers: int, box: Box) -> None:
    """Action points left: one's own, and those of helpers apart. [PRIN-M11..M13]"""
    name = f"points:p{seat + 1}"
    pen.at(name, box)
    c, size = pen.c, box.h - 4
    out = rect(box, box.h / 2, fill=c["rock"], stroke=c["candle"], stroke_width="2")
    out += coin(pen, own, box.x + size / 2 + 3, box.y + box.h / 2, size)
    base = box.y + box.h / 2 + pen.least * 0.36
    out += title_text(box.x + size + 8, base, pen.words.say("board.ap"), pen.least, c["rockink"])
    if helpers:
        out += coin(pen, helpers, box.x + box.w - size / 2 - 3, box.y + box.h / 2, size, helper=True)
    pen.sheet.put("pieces", group(out, pen.words.points(own, helpers), data_place=name))


def draw_goods(pen: Pen, who: Person, box: Box) -> None:
    """Of each resource: what lies in the field, and excavation sites, full of all."""
    wide, out = (box.w - 8) / N_RESOURCES, ""
    high = box.h / 2
    for at, sign in enumerate(RESOURCE_SIGNS):
        field = Box(box.x + at * (wide + 4), box.y, wide, high - 1)
        sites = Box(field.x, field.y + high + 1, wide, high - 2)
        name = f"goods:p{who.seat + 1}.{RESOURCES[at]}"
        pen.at(name, field)
        drawn = chip(pen, field)
        drawn += sign_number(pen, sign, who.goods[at], field.inset(2), field.h - 4, "chipink")
        out += group(drawn, pen.words.goods(who.seat, at, who.goods[at]), data_place=name)
        name = f"sites:p{who.seat + 1}.{RESOURCES[at]}"
        pen.at(name, sites)
        words = pen.words.sites(who.seat, at, who.full[at], who.sites[at])
        out += group(_sites(pen, who, at, sites), words, data_place=name)
    pen.sheet.put("pieces", out)


def _sites(pen: Pen, who: Person, resource: int, box: Box) -> str:
    """Full and empty sites as a figure and a bar."""
    c, full, sites = pen.c, who.full[resource], who.sites[resource]
    out = chip(pen, box, "cave") + use(pen.sheet, "pick", box.x + 3, box.y + 3, box.h - 6)
    told = f"{full}/{sites}"
    left = box.x + box.h + 2
    middle = box.y + box.h / 2
    out += number(left + pen.least * 0.3 * len(told), middle + pen.least * 0.36, told, pen.least, c["caveink"])
    start = left + pen.least * 0.64 * len(told) + 4
    room = box.x + box.w - 5 - start
    size = min(7.0, room / max(1, sites) - 1.5)
    if size >= 3:
        for at in range(sites):
            dot = Box(start + at * (size + 1.5), middle - size * 0.8, size, size * 1.6)
            fill = c[RESOURCES[resource]] if at < full else "none"
            out += rect(dot, 1.5, fill=fill, stroke=c["caveink"], stroke_width="1")
    return out


def draw_tracks(pen: Pen, who: Person, box: Box) -> None:
    """The troll power track, and the stables: cows, free ones, covers."""
    gap = 6
    wide = (box.w - gap) * 0.5
    left, right = Box(box.x, box.y, wide, box.h), Box(box.x + wide + gap, box.y, box.w - wide - gap, box.h)
    name = f"power:p{who.seat + 1}"
    pen.at(name, left)
    out = chip(pen, left)
    step = (left.w - 6) / who.capacity
    for at in range(who.capacity):
        size = min(step - 2, left.h - 8)
        x, y = left.x + 3 + at * step + (step - size) / 2, left.y + (left.h - size) / 2
        drawn = use(pen.sheet, "power", x, y, size)
        out += drawn if at < who.power else faint(drawn)
    told = pen.words.power(who.seat, who.power, who.capacity, who.receive)
    out = group(out, told, data_place=name)
    name = f"cows:p{who.seat + 1}"
    pen.at(name, right)
    stables, step = chip(pen, right), (right.w - 4) / STABLES
    for at in range(STABLES):
        size = min(step - 3, right.h - 6)
        x, y = right.x + 2 + at * step + (step - size) / 2, right.y + (right.h - size) / 2
        covered = at >= STABLES - who.covers
        stables += use(pen.sheet, "cover" if covered else "stable", x, y, size)
        if at < who.cows:
            stables += use(pen.sheet, "cow", x + size * 0.1, y + size * 0.2, size * 0.8)
    out += group(stables, pen.words.cows(who.seat, who.cows, who.covers), data_place=name)
    pen.sheet.put("pieces", out)


# -- caves ------------------------------------------------------------------------------------------------------------


def cave_deeds(cave: int) -> tuple[int, ...]:
    """The actions of a cave but for the royal tile, which all three have."""
    return tuple(action for action in BY_PLACE[cave] if action != ACTIVATE)


def deed_icons(action: int, amount: int) -> Icons:
    """What an action of caves brings."""
    if action <= MINE_OBSIDIAN:
        return (RESOURCE_SIGNS[N_RESOURCES - 1 - action],) * amount
    return {
        BUILD_TILES: ("tile", "tile"),
        REFRESH_TILES: ("refresh", "tile"),
        REFILL_SITES: ("refill",),
        RECEIVE_POWER: ("power",) * amount,
        BUY_CARD: ("card_good",),
        REFRESH_CARDS: ("refresh", "card_good"),
        ACTIVATE: ("royalty",),
    }.get(action, ("outpost",))


def amount_of(who: Person, action: int) -> int:
    """How much an action brings on this board, where boards differ; else 0."""
    if action <= MINE_OBSIDIAN:
        return who.takes[N_RESOURCES - 1 - action]
    return who.receive if action == RECEIVE_POWER else 0


def draw_cave(pen: Pen, seat: int, cave: int, held: tuple[int, int, bool], king: bool, acting: bool, box: Box) -> None:
    """A cave: its name, five cauldrons with trolls and humans."""
    c, name = pen.c, f"place:p{seat + 1}.{CAVES[cave]}"
    count, humans, main = held
    pen.at(name, box)
    line = {"stroke": c["acting"] if acting else c["rockline"], "stroke_width": "3.5" if acting else "1.6"}
    ground = rect(box, 12, fill=f"url(#{pen.sheet.prefix}glow)", **line)
    size = pots_size(pen)
    ground += use(pen.sheet, CAVE_SIGNS[cave], box.x + 6, box.y + 6, 24)
    room = box.w - (CAULDRONS + 1) * size - 74
    ground += fit_text(box.x + 34, box.y + 24, pen.words.cave_name(cave), 17, room, pen.least, c["caveink"])
    left = box.x + box.w - CAULDRONS * size - 5
    top = box.y + 4
    pots = "".join(use(pen.sheet, "pot", left + at * size + 2, top + 2, size - 4) for at in range(CAULDRONS))
    words = pen.words.cave(seat, cave, count, humans, king)
    pen.sheet.put("board", group(ground + pots, words, data_place=name))
    if king:
        draw_king(pen, left - size - 4, top - 2, size)
    out, at = "", 0
    others = count - main
    if others:
        place = Box(left, top, size * others, size)
        words = pen.words.trolls(seat, cave, others)
        out += trolls(pen, f"trolls:p{seat + 1}.{CAVES[cave]}", seat, others, place, words)
        at += others
    if main:
        out += main_troll(pen, seat, Box(left + at * size, top, size, size), pen.words.main(seat, cave))
        at += 1
    if humans:
        name = f"humans:p{seat + 1}.{CAVES[cave]}"
        place = Box(left + at * size, top, size * humans, size)
        pen.at(name, place)
        drawn = "".join(use(pen.sheet, "human", place.x + n * size + 2, top + 1, size - 4) for n in range(humans))
        out += group(drawn, pen.words.humans(seat, cave, humans), data_place=name)
    pen.sheet.put("pieces", out)


def pots_size(pen: Pen) -> float:
    return 30.0 if pen.narrow else 36.0


def draw_deed(pen: Pen, action: int, amount: int, open_: bool, named: bool, box: Box) -> None:
    """An action of caves: its points and what else it costs, an arrow, what it brings."""
    c, name = pen.c, f"deed:{ACTION_NAMES[action]}"
    stroke = {"stroke": c["acting"] if open_ else c["edge"], "stroke_width": "2.4" if open_ else "1"}
    out = rect(box, 8, fill=c["chip"], **stroke)
    size = min(26.0, box.h - 6)
    middle = box.y + box.h / 2
    out += coin(pen, PRICES[action].ap, box.x + 4 + size / 2, middle, size)
    left = box.x + size + 7
    costs, gives = price_icons(action), deed_icons(action, amount)
    room = box.x + box.w - left - 4
    unit = min(26.0, box.h - 8, room / (len(costs) + len(gives) + 0.75))
    if costs:
        out += icon_row(pen, costs, Box(left, box.y, unit * len(costs), box.h), unit)
        left += unit * len(costs)
    out += use(pen.sheet, "arrow", left + unit * 0.08, middle - unit * 0.28, unit * 0.56)
    left += unit * 0.72
    out += icon_row(pen, gives, Box(left, box.y, unit * len(gives), box.h), unit)
    if named:
        pen.at(name, box)
        pen.sheet.put("pieces", group(out, pen.words.deed(action, amount), data_place=name))
    else:
        pen.sheet.put("pieces", out)


def cave_goal(pen: Pen, box: Box) -> tuple[float, float]:
    """Where a cave shows how many points a troll would bring: beside its name."""
    return box.x + box.w - (CAULDRONS + 1) * pots_size(pen) - 38, box.y + 7


def lay_cave(pen: Pen, who: Person, cave: int, acting: bool, deeds: frozenset[int], box: Box) -> None:
    held = (who.trolls[cave], who.humans[cave], who.main == cave)
    draw_told(pen, f"p{who.seat + 1}.{CAVES[cave]}", draw_cave, who.seat, cave, held, who.king == cave, acting, box)
    actions = cave_deeds(cave)
    gap = 4
    top = box.y + pots_size(pen) + 7
    wide = (box.w - 10 - gap * (len(actions) - 1)) / len(actions)
    for at, action in enumerate(actions):
        place = Box(box.x + 5 + at * (wide + gap), top, wide, box.y + box.h - top - 5)
        name = f"p{who.seat + 1}.deed.{ACTION_NAMES[action]}"
        pen.draw(name, draw_deed, action, amount_of(who, action), action in deeds, who.own, place)


# -- slots of the board -----------------------------------------------------------------------------------------------


def draw_start(pen: Pen, seat: int, vacant: int, box: Box) -> None:
    """Own outposts and changelings on their start slots; an empty one shows what it has revealed. [PRIN-B3, PRIN-V9]"""
    wide, out = (box.w - 3 * (len(START_SLOTS) - 1)) / len(START_SLOTS), ""
    c = pen.c
    for at, start in enumerate(START_SLOTS):
        place = Box(box.x + at * (wide + 3), box.y, wide, box.h)
        name, gone = f"start:p{seat + 1}.{START_NAMES[at]}", bool(vacant >> at & 1)
        pen.at(name, place)
        icons = effect_icons(start.effect)
        drawn = rect(
            place, 7, fill=c["caveglow"] if gone else c["chip"], stroke=c["candle"] if gone else c["roof"],
            stroke_width="2",
        )  # fmt: skip
        if gone:
            drawn += icon_block(pen, icons, place.inset(5), place.h * 0.6)
        else:
            half = place.h * 0.52
            size = min(half, wide - 6)
            drawn += use(pen.sheet, f"{start.piece}{seat}", place.x + (wide - size) / 2, place.y + 3, size)
            below = Box(place.x + 3, place.y + half + 3, wide - 6, place.h - half - 5)
            drawn += icon_row(pen, icons, below, below.h)
        out += group(drawn, pen.words.start(at, gone), data_place=name)
    pen.sheet.put("pieces", out)


def draw_base(pen: Pen, who: Person, open_: bool, box: Box) -> None:
    """The royal tile printed on the board, the action that activates one, and the board's own storage."""
    if who.board == NONE:
        return
    c, board = pen.c, BOARDS[who.board]
    slots = bits_of(BASE_SLOTS)
    face = min(box.h - 4, 40.0 if not pen.narrow else 34.0)
    room = box.w - len(slots) * (face + 4)
    deed = Box(box.x, box.y, room * 0.42, box.h)
    tile = Box(deed.x + deed.w + 4, box.y, room - deed.w - 10, box.h)
    draw_deed(pen, ACTIVATE, 0, open_, who.own, deed)
    name = f"printed:p{who.seat + 1}"
    pen.at(name, tile)
    out = rect(tile, 8, fill=c["royal"], stroke=c["soot"], stroke_width="1.8")
    size = min(22.0, tile.h - 8)
    out += use(pen.sheet, "crown", tile.x + 5, tile.y + (tile.h - size) / 2, size, fill=c["goldink"])
    icons = Box(tile.x + size + 8, tile.y + 3, tile.w - size - 12, tile.h - 6)
    out += icon_row(pen, effect_icons(board.royal), icons, 26, 0.94)
    drawn = group(out, pen.words.printed(who.board), data_place=name)
    for at, slot in enumerate(slots):
        full = bool(who.stored >> slot & 1)
        place = Box(box.x + box.w - (len(slots) - at) * (face + 4) + 2, box.y + (box.h - face) / 2, face, face)
        own = f"slot:p{who.seat + 1}.{SLOT_NAMES[slot]}"
        pen.at(own, place)
        storage = slot_face(pen, slot, full, face)
        drawn += group(storage, pen.words.slot(slot, full), data_place=own, transform=move(place.x, place.y))
    pen.sheet.put("pieces", drawn)


def draw_beside(pen: Pen, seat: int, count: int, box: Box) -> None:
    """Trolls that have not come in yet."""
    words = pen.words.trolls(seat, BESIDE, count)
    pen.sheet.put("pieces", trolls(pen, f"trolls:p{seat + 1}.beside", seat, count, box, words))


# -- the whole --------------------------------------------------------------------------------------------------------


def lay_head(pen: Pen, who: Person, box: Box, size: float) -> None:
    """Name and points so far; trolls beside the board and action points have room of their own."""
    own, beside = f"p{who.seat + 1}", who.trolls[BESIDE]
    each = min(box.h, 32.0) * (0.8 if pen.narrow else 1)
    chip_wide = 106.0 if pen.narrow else 134.0
    zone = max(chip_wide, each * TROLLS) if pen.narrow else chip_wide + each * TROLLS + 8
    name = box._replace(w=box.w - zone - 8)
    draw_told(pen, f"{own}.name", draw_name, who.seat, who.name, who.board, who.score, who.first, name, size)
    right = box.x + box.w
    if who.points is not None:
        place = Box(right - chip_wide, box.y, chip_wide, box.h)
        pen.draw(f"{own}.points", draw_points, who.seat, *who.points, place)
    if beside and not (pen.narrow and who.points is not None):
        left = right - each * beside if pen.narrow else box.x + name.w + 8
        place = Box(left, box.y + (box.h - each) / 2, each * beside, each)
        draw_told(pen, f"{own}.beside", draw_beside, who.seat, beside, place)


def lay_choice(pen: Pen, boards: tuple[int, ...], box: Box) -> None:
    """The boards that are free, where they are chosen. [PRIN-P1]"""
    columns = 2 if pen.narrow else len(BOARDS)
    wide = (box.w - 8 * (columns - 1)) / columns
    high = min(box.h, 260.0 if pen.narrow else 360.0)
    for at, board in enumerate(boards):
        row, column = divmod(at, columns)
        place = Box(box.x + column * (wide + 8), box.y + row * (high + 8), wide, high)
        pen.draw(f"board.{COLOURS[board]}", draw_board, board, place)


def draw_board(pen: Pen, board: int, box: Box) -> None:
    """A board to choose: emblem, name, what one begins with, sites, stables, its royal tile."""
    c, one, name = pen.c, BOARDS[board], f"board:{COLOURS[board]}"
    pen.at(name, box)
    middle = box.x + box.w / 2
    out = rect(box, 12, fill=c[f"{one.id}pale"], stroke=c[one.id], stroke_width="3")
    out += use(pen.sheet, f"emblem_{one.id}", middle - 24, box.y + 10, 48)
    out += fit_text(middle, box.y + 82, pen.words.board_name(board), 18, box.w - 12, pen.least, c["ink"], "middle")
    rows = [
        tuple(sign for at, sign in enumerate((*RESOURCE_SIGNS, "power")) for _ in range((*one.goods, one.power)[at])),
        ("pick", *(sign for at, sign in enumerate(RESOURCE_SIGNS) for _ in range(one.sites[at]))),
        ("stable",) * (STABLES - one.covers) + ("cover",) * one.covers,
        ("royalty", *effect_icons(one.royal)),
    ]
    step = (box.h - 96) / len(rows)
    for at, icons in enumerate(rows):
        row = Box(box.x + 10, box.y + 92 + at * step, box.w - 20, step - 4)
        out += icon_row(pen, icons, row, 28 if pen.narrow else 34)
    pen.sheet.put("pieces", group(out, pen.words.board(board), data_place=name))


def lay_near(
    pen: Pen,
    who: Person,
    acting: int,
    deeds: frozenset[int],
    free: tuple[int, ...],
    box: Box,
    places: Places,
    size: float,
) -> None:
    """The seat before the reader; `acting` is the place of its main move, `deeds` the actions it may take now, `free`
    the boards nobody has."""
    seat = who.seat
    own = f"p{seat + 1}"
    seat_panel(pen, seat, who.state, box)
    lay_head(pen, who, places.name, size)
    if who.board == NONE:
        room = Box(
            box.x + 10,
            places.name.y + places.name.h + 6,
            box.w - 20,
            box.y + box.h - places.name.y - places.name.h - 14,
        )
        lay_choice(pen, free, room)
        return
    lay_network(pen, seat, who.board, who.network, who.stored, places.network, who.own)
    draw_told(pen, f"{own}.goods", draw_goods, _only(who, "goods", "full", "sites"), places.goods)
    draw_told(
        pen, f"{own}.tracks", draw_tracks, _only(who, "power", "capacity", "receive", "cows", "covers"), places.tracks
    )
    for cave in range(N_CAVES):
        lay_cave(pen, who, cave, acting == cave, deeds, places.caves[cave])
    pen.draw(f"{own}.start", draw_start, seat, who.vacant, places.start)
    base = who._replace(stored=who.stored & BASE_SLOTS)
    pen.draw(f"{own}.base", draw_base, _only(base, "board", "stored"), ACTIVATE in deeds, places.base)
    lay_hand(pen, who, places.hand)
    lay_cards(pen, who, places.cards)


BLANK = Person(
    0, "", "", NONE, False, 0, (), NONE, (), NONE, (), (), (), (), 0, 0, 0, 0, 0, 0, 0, 0, (), (), (), (), (), NONE,
    None, False,
)  # fmt: skip


def _only(who: Person, *fields: str) -> Person:
    """A person of whom only these are known besides the seat: a part that is drawn from it depends on nothing else."""
    return BLANK._replace(seat=who.seat, own=who.own, **{field: getattr(who, field) for field in fields})


def lay_hand(pen: Pen, who: Person, box: Box) -> None:
    """Round cards of the own hand, or their backs; the last one that was played."""
    wide = min(box.h * 0.78, (box.w - 12) / 4)
    for at, card in enumerate(who.hand):
        pen.draw(f"hand.{ROUND_NAMES[card]}", draw_round, card, Box(box.x + at * (wide + 4), box.y, wide, box.h))
    name = f"p{who.seat + 1}.hand"
    if who.hand or not who.backs:
        if who.deck:
            place = Box(box.x + 3 * (wide + 4) + 4, box.y + box.h * 0.32, pen.least * 4.6, box.h * 0.36)
            draw_told(pen, name, draw_own_deck, who.seat, who.hand, who.deck, place)
    else:
        backs = Box(box.x, box.y + box.h * 0.2, 3 * (wide + 4), box.h * 0.6)
        draw_told(pen, name, draw_backs, who.seat, who.backs, who.deck, backs)
    if who.played != NONE:
        small = box.h * 0.8
        place = Box(box.x + box.w - small * 0.78, box.y + (box.h - small) / 2, small * 0.78, small)
        draw_told(pen, f"p{who.seat + 1}.played", draw_played, who.seat, who.played, place)


def lay_cards(pen: Pen, who: Person, box: Box) -> None:
    """Troll cards, as large as find room."""
    count = len(who.cards)
    if not count:
        return
    rows = 1 if box.h < 120 or count * (box.h * 0.62 + 4) <= box.w else 2
    columns = -(-count // rows)
    high = (box.h - 4 * (rows - 1)) / rows
    wide = min(high, (box.w + 4) / columns - 4)
    for at, card in enumerate(who.cards):
        row, column = divmod(at, columns)
        place = Box(box.x + column * (wide + 4), box.y + row * (high + 4), wide, high)
        draw_told(pen, f"p{who.seat + 1}.card.{at}", draw_owned, who.seat, card, who.stored & CARD_SLOTS[card], place)
