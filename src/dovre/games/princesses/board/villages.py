"""Above: the midsummer sky, the villages with all that is in them and who stands there, the reserve in the forest."""

from __future__ import annotations

from dovre.games.princesses.board.pieces import (
    Pen,
    chip,
    coin,
    effect_icons,
    faint,
    icon_row,
    price_icons,
    sign_number,
)
from dovre.games.princesses.board.seen import Village
from dovre.games.princesses.components import (
    ACTION_NAMES,
    CASTLES,
    COMMON,
    FIRST_VILLAGE,
    NONE,
    PRICES,
    RESERVE,
    VILLAGE_CAULDRONS,
    VILLAGES,
)
from dovre.games.princesses.notation import STOCK
from dovre.games.princesses.rules.acting import SWAP, VILLAGE_ACTIONS
from dovre.render.svg import Box, circle, fit_text, group, number, path, rect, title_text, use

DEED_SIGNS = dict(zip(VILLAGE_ACTIONS, ("princess", "bell", "castle", "changeling", "human", "cow"), strict=True))
SWAP_PRICE = (*["gold"] * COMMON.swap[0], "either", *["diamond_good"] * COMMON.swap[1])  # PRIN-V11
TREES = ((0.012, 0.5), (0.045, 0.68), (0.075, 0.42), (0.915, 0.44), (0.95, 0.7), (0.985, 0.52))


def lights(pen: Pen) -> str:
    """Gradients: the sky, and candle light in the caves."""
    c, prefix = pen.c, pen.sheet.prefix
    stops = ((0, "skyhigh"), (55, "skymid"), (100, "skylow"))
    sky = "".join(f'<stop offset="{at}%" stop-color="{c[name]}"/>' for at, name in stops)
    cave = f'<stop offset="0" stop-color="{c["caveglow"]}"/><stop offset="1" stop-color="{c["cave"]}"/>'
    return (
        f'<linearGradient id="{prefix}sky" x1="0" y1="0" x2="0" y2="1">{sky}</linearGradient>'
        f'<radialGradient id="{prefix}rock" cx="1" cy=".5" r="1"><stop offset="0" stop-color="{c["rocklit"]}"/>'
        f'<stop offset="1" stop-color="{c["rock"]}"/></radialGradient>'
        f'<radialGradient id="{prefix}glow" cx=".5" cy=".4" r=".75">{cave}</radialGradient>'
    )


def draw_sky(pen: Pen, box: Box) -> None:
    """The sun that does not set, hills and pines."""
    c = pen.c
    out = rect(box, 12, fill=f"url(#{pen.sheet.prefix}sky)")
    x, y = box.x + box.w * 0.11, box.y + box.h * 0.2
    out += circle(x, y, 46, fill=c["sun"], fill_opacity=".25") + circle(x, y, 27, fill=c["sun"])
    low, high = box.y + box.h, box.y + box.h * 0.58
    right = box.x + box.w
    hills = f"M{box.x:g} {low:g}V{high:g}C{box.x + box.w * 0.2:g} {high - 40:g} {box.x + box.w * 0.3:g} {high + 30:g}"
    hills += f" {box.x + box.w * 0.5:g} {high:g}S{right - box.w * 0.15:g} {high - 44:g} {right:g} {high - 6:g}V{low:g}Z"
    out += path(hills, fill=c["hill"])
    for share, size in TREES:
        tall = box.h * size
        out += use(pen.sheet, "pine", box.x + box.w * share - tall * 0.3, low - tall - 2, tall * 0.6, tall)
    pen.sheet.put("board", out)


def draw_village(pen: Pen, one: Village, box: Box) -> None:
    """The ground of a village: numeral, castle tile, what is in it, outposts and changelings of the players."""
    c, own = pen.c, VILLAGES[one.village]
    pen.at(f"place:{own}", box)
    edge = c["acting"] if one.acting else c["meadowline"]
    out = rect(box, 11, fill=c["meadow"], stroke=edge, stroke_width="3.5" if one.acting else "1.6")
    low, left, right = box.y + flag_size(pen) * 0.92, box.x + 1, box.x + box.w - 1
    third = box.w / 3
    out += path(
        f"M{left:g} {low:g}V{box.y + 11:g}Q{left:g} {box.y + 1:g} {left + 10:g} {box.y + 1:g}H{right - 10:g}"
        f"Q{right:g} {box.y + 1:g} {right:g} {box.y + 11:g}V{low - 4:g}"
        f"C{right - third:g} {low - 16:g} {left + third:g} {low + 9:g} {left:g} {low:g}Z",
        fill=f"url(#{pen.sheet.prefix}sky)",
    )
    pen.sheet.put("board", group(out, pen.words.village(one), data_place=f"place:{own}"))
    flag = Box(box.x + 8, box.y, 38 if pen.narrow else 44, flag_size(pen))
    sign = path(
        f"M{flag.x:g} {flag.y:g}h{flag.w:g}v{flag.h - 9:g}l{-flag.w / 2:g} 9l{-flag.w / 2:g} -9Z",
        fill=c["flag"], stroke=c["soot"], stroke_width="1.4",
    )  # fmt: skip
    size = 17 if pen.narrow else 20
    sign += title_text(flag.x + flag.w / 2, flag.y + flag.h * 0.56, own.upper(), size, c["ivory"], "middle")
    pen.sheet.put("board", sign)
    _castle(pen, one, Box(box.x + flag.w + 50, box.y + 5, box.w - flag.w - 58, flag.h - 4))
    if one.king:
        draw_king(pen, flag.x + flag.w + 2, box.y + 1, 38 if not pen.narrow else 34)
    stock = Box(box.x + 6, box.y + flag.h + 3, box.w - 12, 30 if pen.narrow else 32)
    _stock(pen, one, stock)
    _left_there(pen, one, Box(box.x + 8, stock.y + stock.h + 2, box.w - 16, 24 if pen.narrow else 28))


def flag_size(pen: Pen) -> float:
    return 32.0 if pen.narrow else 38.0


def draw_king(pen: Pen, x: float, y: float, size: float) -> None:
    pen.at("king:pawn", Box(x, y, size, size))
    out = use(pen.sheet, "king", x, y, size)
    pen.sheet.put("pieces", group(out, pen.words.king(), data_piece="king:pawn", data_place="king:pawn"))


def _castle(pen: Pen, one: Village, box: Box) -> None:
    """The castle tile with what it does."""
    if one.castle == NONE:
        return
    name = f"castle:{VILLAGES[one.village]}"
    pen.at(name, box)
    size = box.h - 2
    out = chip(pen, box) + use(pen.sheet, "castle", box.x + 3, box.y + 1, size)
    icons = Box(box.x + size + 6, box.y + 3, box.w - size - 10, box.h - 6)
    out += icon_row(pen, effect_icons(CASTLES[one.castle].effect), icons, 26, 0.96)
    pen.sheet.put("pieces", group(out, pen.words.castle(one.castle), data_place=name))


def _stock(pen: Pen, one: Village, box: Box) -> None:
    """Princess, bells, outposts, changelings and humans: what is not there is faint."""
    order = ("princess", "bell", "outpost", "changeling", "human")
    wide, out = box.w / len(order), ""
    for at, item in enumerate(order):
        number_of = STOCK.index(item)
        count = one.stock[number_of]
        name = f"stock:{VILLAGES[one.village]}.{item}"
        place = Box(box.x + at * wide, box.y, wide - 2, box.h)
        pen.at(name, place)
        size = min(wide - 14, box.h - 4)
        drawn = use(pen.sheet, item, place.x, place.y + (box.h - size) / 2, size)
        shown = drawn if count else faint(drawn)
        if count:
            shown += number(
                place.x + size + pen.least * 0.42, place.y + box.h / 2 + pen.least * 0.36, count, pen.least + 1,
                pen.c["meadowink"],
            )  # fmt: skip
        out += group(shown, pen.words.stock(number_of, count, one.village), data_place=name)
    pen.sheet.put("pieces", out)


def _left_there(pen: Pen, one: Village, box: Box) -> None:
    """Outposts that players have built here, changelings they have left."""
    tokens = [("outposts", "outpost", seat, n) for seat, n in enumerate(one.outposts) if n]
    tokens += [("swapped", "changeling", seat, n) for seat, n in enumerate(one.swapped) if n]
    x, out = box.x, ""
    step = min(box.h + 16, box.w / max(1, len(tokens)))
    for kind, symbol, seat, count in tokens:
        name = f"{kind}:p{seat + 1}.{VILLAGES[one.village]}"
        pen.at(name, Box(x, box.y, step - 2, box.h))
        drawn = use(pen.sheet, f"{symbol}{seat}", x, box.y + 1, box.h - 2)
        if count > 1:
            drawn += number(x + box.h + 4, box.y + box.h * 0.72, count, pen.least, pen.c["meadowink"])
        words = pen.words.outposts(seat, count) if kind == "outposts" else pen.words.swapped(seat, count)
        out += group(drawn, words, data_place=name)
        x += step
    pen.sheet.put("pieces", out)


def draw_crowd(pen: Pen, one: Village, box: Box) -> None:
    """The cauldrons of a village with the trolls of all players; the troll of phase 2 bears a lock."""
    wide = min(box.h, box.w / VILLAGE_CAULDRONS)
    left = box.x + (box.w - wide * VILLAGE_CAULDRONS) / 2
    pots = "".join(use(pen.sheet, "pot", left + at * wide + 2, box.y + 2, wide - 4) for at in range(VILLAGE_CAULDRONS))
    pen.sheet.put("board", pots)
    at, out, here = 0, "", FIRST_VILLAGE + one.village
    for seat, count in enumerate(one.trolls):
        others = count - (one.main == seat)
        if others:
            name, words = f"trolls:p{seat + 1}.{VILLAGES[one.village]}", pen.words.trolls(seat, here, others)
            if seat in one.chased:
                name, words = f"chased:p{seat + 1}", pen.words.chased(seat)
            out += trolls(pen, name, seat, others, Box(left + at * wide, box.y, wide * others, wide), words)
            at += others
        if one.main == seat:
            place = Box(left + at * wide, box.y, wide, wide)
            out += main_troll(pen, seat, place, pen.words.main(seat, here))
            at += 1
    pen.sheet.put("pieces", out)


def trolls(pen: Pen, name: str, seat: int, count: int, box: Box, words: str) -> str:
    """Trolls of a seat side by side, as one thing."""
    pen.at(name, box)
    step, size = box.w / count, min(box.h, box.w / count) - 1
    drawn = "".join(use(pen.sheet, f"troll{seat}", box.x + at * step + 0.5, box.y, size) for at in range(count))
    return group(drawn, words, data_place=name)


def main_troll(pen: Pen, seat: int, box: Box, words: str) -> str:
    """The troll that made the main move of phase 2."""
    name = f"main:p{seat + 1}"
    pen.at(name, box)
    size = box.h - 1
    drawn = use(pen.sheet, f"troll{seat}", box.x + 0.5, box.y, size)
    drawn += use(pen.sheet, "lock", box.x + size * 0.56, box.y - size * 0.04, size * 0.46)
    return group(drawn, words, data_place=name)


def crowd_box(box: Box) -> Box:
    """Where the cauldrons of a village lie: at its foot."""
    high = min(44.0, (box.w - 12) / VILLAGE_CAULDRONS)
    return Box(box.x + 6, box.y + box.h - high - 4, box.w - 12, high)


def draw_goal(pen: Pen, own: int, helpers: int, x: float, y: float, size: float) -> None:
    """What a troll that came here would bring: own points, and those of helpers. [PRIN-M11..M13]"""
    out = coin(pen, own, x + size / 2, y + size / 2, size)
    if helpers:
        out += coin(pen, helpers, x + size * 1.6, y + size / 2, size, helper=True)
    pen.sheet.put("pieces", out)


def goal_spot(box: Box, size: float) -> tuple[float, float]:
    """At the right, above the cauldrons."""
    crowd = crowd_box(box)
    return box.x + box.w - size * 2.1 - 8, crowd.y - size - 1


# -- the reserve, and the actions of all villages ---------------------------------------------------------------------


def draw_reserve(pen: Pen, reserve: tuple[int, ...], box: Box) -> None:
    """What is left of princesses, changelings, humans and cows."""
    wide, out = box.w / len(RESERVE), rect(box, box.h / 2, fill=pen.c["panel"], fill_opacity=".82")
    for at, piece in enumerate(RESERVE):
        place = Box(box.x + at * wide + 6, box.y, wide - 8, box.h)
        name = f"reserve:{piece}"
        pen.at(name, place)
        drawn = sign_number(pen, piece, reserve[at], place, box.h - 6)
        out += group(drawn, pen.words.reserve(piece, reserve[at]), data_place=name)
    pen.sheet.put("pieces", out)


def draw_village_deed(pen: Pen, action: int, open_: bool, box: Box) -> None:
    """An action of villages: its points, its name, what it costs besides."""
    c, name = pen.c, f"deed:{ACTION_NAMES[action]}"
    pen.at(name, box)
    out = rect(box, 8, fill=c["chip"], stroke=c["acting"] if open_ else c["edge"], stroke_width="2.4" if open_ else "1")
    sign = min(38.0, box.h - 10)
    out += use(pen.sheet, DEED_SIGNS[action], box.x + 4, box.y + (box.h - sign) / 2, sign)
    left = box.x + sign + 8
    room, half = box.x + box.w - left - 4, box.h / 2
    base, letters = box.y + half * 0.5 + pen.least * 0.42, pen.least + 0.5
    out += fit_text(left, base, pen.words.deed_name(action), letters, room, pen.least, c["chipink"])
    size = min(26.0, half)
    out += coin(pen, PRICES[action].ap, left + size / 2, box.y + half * 1.46, size, helper=PRICES[action].helpers)
    icons = (*price_icons(action), *(SWAP_PRICE if action == SWAP else ()))
    high = half - 4
    overlap = 0.86
    unit = min(high, (room - size - 4) / (1 + overlap * max(0, len(icons) - 1)))
    wide = unit * (1 + overlap * max(0, len(icons) - 1))
    out += icon_row(pen, icons, Box(left + size + 4, box.y + half * 1.46 - unit / 2, wide, unit), unit, overlap)
    pen.sheet.put("pieces", group(out, pen.words.deed(action, 0), data_place=name))
