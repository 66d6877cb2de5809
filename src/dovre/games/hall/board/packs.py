"""The areas of the seats: packs, Stocks, tokens, and what can be traded."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from dovre.games.hall.board.art import CARD_H, CARD_W, MINI_H, MINI_W
from dovre.games.hall.board.pieces import PLAIN, Pen, badge, chip, empty_place, mini_troll, troll
from dovre.games.hall.board.words import scores
from dovre.games.hall.box import CLANS, KINDS, RESOURCES
from dovre.games.hall.components import (
    BELOW,
    CASCADE,
    FIXED,
    MINERALS,
    N_STARTS,
    N_TROLLS,
    PACK_NAMES,
    PACK_ROW,
    STARTING,
    STATUE_CLANS,
)
from dovre.games.hall.outcomes import Pack, cascade
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.render.frame import seat_panel, seat_sign, seat_state
from dovre.render.letters import text_width
from dovre.render.pen import kept
from dovre.render.svg import Box, fit_text, group, num, number, rect, small_text, use

ROW_START = (0, 4, 7, 9)
STARTING_ROW = 4  # slots below this one are drafted, the others recruited
MINERAL_NAMES = tuple(RESOURCES[mineral] for mineral in MINERALS)
PEDESTALS = tuple(f"pedestal_{clan}" for clan in CLANS[:STATUE_CLANS])
GHOST = "pay.ghost"
SPECIAL = ("ore.mixed", GHOST)  # answers with a thing of their own below the Stock


class Person(NamedTuple):
    """What the area of a seat shows."""

    seat: int
    state: str  # active, winner, or nothing
    name: str
    score: str
    first: bool
    mate: int  # NONE if there are no teams
    pack: Pack
    recruit: int  # just recruited and not placed yet
    hand: tuple[int, ...]  # starting Trolls to choose from
    stock: tuple[int, ...]
    pedestals: tuple[int, ...]
    tokens: tuple[tuple[int, int | None], ...]
    crowned: int


def people(pen: Pen, view: HallView) -> list[Person]:
    """All seats in the order of play."""
    drafting = [decision.seat for decision in view.asked if decision.kind == "draft"]
    joining = recruits(view)
    honor = scores(view)
    return [
        Person(
            seat,
            seat_state(view, seat),
            pen.words.seat(seat),
            honor[seat],
            seat == view.first,
            view.seats - 1 - seat if view.teams else NONE,
            player.pack,
            joining.get(seat, NONE),
            player.hand or () if seat in drafting else (),
            player.stock,
            player.pedestals,
            player.tokens,
            player.crowned,
        )
        for seat, player in enumerate(view.players)
    ]


def recruits(view: HallView) -> dict[int, int]:
    """The Troll that a seat has just recruited and not placed yet."""
    return {frame[1]: frame[2] for frame in view.frames if frame[0] == "join"}


# -- names ------------------------------------------------------------------------------------------------------------


def lay_name(pen: Pen, who: Person, x: float, base: float, width: float, size: float) -> None:
    told = (who.seat, who.name, who.score, who.first, who.mate)
    pen.draw(f"p{who.seat + 1}.name", draw_name, *told, x, base, width, size)


def draw_name(
    pen: Pen, seat: int, name: str, score: str, first: bool, mate: int, x: float, base: float, width: float, size: float
) -> None:
    """Sign, name, crown of the first player, Honor as far as one can count it."""
    c, words = pen.c, pen.words
    out = seat_sign(pen, seat, x, base - size * 0.85, size)
    left = x + size * 1.3
    if mate != NONE:
        out += seat_sign(pen, mate, left - size * 0.2, base - size * 0.45, size * 0.6)
        left += size * 0.6
    if first:
        crown = use(
            pen.sheet, "crown", left, base - size * 0.9, size, fill=c["gold"], stroke=c["soot"], stroke_width="1.4"
        )
        out += group(crown, words.say("board.first"), data_place=f"first:p{seat + 1}")
        left += size * 1.2
    letters = max(pen.least, size * 0.86)
    wide = max(letters * 1.8, text_width(score, letters) + 10)
    out += fit_text(left, base, name, size, x + width - wide - 5 - left, pen.least, c["ink"])
    high = letters * 1.5
    plate = Box(x + width - wide, base - letters * 0.36 - high / 2, wide, high)
    honor = rect(plate, high * 0.36, fill=c["gold"], stroke=c["soot"], stroke_width="1.6")
    honor += number(plate.x + wide / 2, base, score, letters, c["goldink"])
    told = words.say("board.honor", score=score)
    pen.sheet.put("board", out + group(honor, told, cls="score", data_place=f"honor:p{seat + 1}"))


# -- packs ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def pack_spots(x: float, y: float, wide: float, high: float, gap: float) -> list[Box]:
    """The places of a pyramid, slot by slot."""
    return [
        Box(x + (row / 2 + slot - ROW_START[row]) * (wide + gap), y + (3 - row) * (high + gap), wide, high)
        for slot, row in enumerate(PACK_ROW)
    ]


def lay_pack(
    pen: Pen, seat: int, pack: Pack, recruit: int, hand: tuple[int, ...], own: bool, box: Box, gap: float
) -> None:
    """A pyramid of Trolls and open places; beside it who is to join. Places of the own pack can be chosen."""
    wide = (box.w - 3 * gap) / 4
    high = wide * CARD_H / CARD_W
    for n, place in enumerate(pack_spots(box.x, box.y, wide, high, gap)):
        kinds = None
        if pack[n] is None and n >= STARTING_ROW and all(pack[below] is not None for below in BELOW[n]):
            kinds = tuple(cascade(pack, recruit, n))
        pen.draw(f"p{seat + 1}.{PACK_NAMES[n]}", draw_slot, seat, n, pack[n], kinds, own, place)
    cards = hand if recruit == NONE else (recruit,)
    if cards:
        pen.draw(f"p{seat + 1}.hand", draw_hand, seat, cards, Box(box.x, box.y, wide, high), gap)


def _whose(seat: int, own: bool) -> str:
    """How the name of somebody's thing begins: answers name one's own alone."""
    return "" if own else f"p{seat + 1}."


def draw_slot(
    pen: Pen, seat: int, n: int, slot: tuple[int, int] | None, kinds: tuple[int, ...] | None, own: bool, place: Box
) -> None:
    """A Troll, or a place where one can come, or one where none can come yet."""
    name = f"pack:{_whose(seat, own)}{PACK_NAMES[n]}"
    pen.at(name, place)
    if slot is not None:
        body = troll(pen, *slot, place, pen.words.slot(n, *slot), name)
    elif kinds is not None:
        body = _preview(pen, n, kinds, place, name)
    else:
        body = group(empty_place(pen, place), pen.words.empty_slot(n), data_place=name)
    pen.sheet.put("pieces", group(body, cls="pack", data_seat=f"p{seat + 1}"))


def _preview(pen: Pen, n: int, kinds: tuple[int, ...], place: Box, name: str) -> str:
    """What a recruit would set to work here."""
    body = rect(place.inset(1), 7, fill=pen.c["socket"], fill_opacity=".45", stroke=pen.c["can"], stroke_width="1.6",
                stroke_dasharray="5 4")  # fmt: skip
    body += goods_grid(pen, kinds, place.inset(place.w * 0.03), place.w * 0.27)
    told = pen.words.say("board.cascade", slot=PACK_NAMES[n], n=len(CASCADE[n]) - 1)
    told = pen.words.of(told, pen.words.sum(kinds) if kinds else pen.words.say("board.nothing"))
    return group(body, told, cls="preview", data_place=name)


def draw_hand(pen: Pen, seat: int, cards: tuple[int, ...], box: Box, gap: float) -> None:
    """Starting Trolls to choose from, or the recruit on its way into the pack, beside the peak."""
    out = ""
    for row, card in enumerate(cards[:2]):
        place = Box(box.x, box.y + row * (box.h + gap), box.w, box.h)
        out += troll(pen, card, PLAIN, place, pen.words.in_hand(card), extra=_brings(pen, card))
    pen.sheet.put("pieces", group(out, cls="hand", data_seat=f"p{seat + 1}"))


def _brings(pen: Pen, card: int) -> str:
    """What a starting Troll brings at once, on a slip above its head. [HALL-S18]"""
    if card < N_TROLLS:
        return ""
    goods = STARTING[(card - N_TROLLS) % N_STARTS]
    wide = len(goods) * 21 + 5
    out = rect(Box(97 - wide, 3, wide, 24), 5, fill=pen.c["card"], stroke=pen.c["soot"], stroke_width="1.4")
    return out + "".join(use(pen.sheet, RESOURCES[kind], 100 - wide + at * 21, 5, 20) for at, kind in enumerate(goods))


def goods_grid(pen: Pen, kinds: Iterable[int], box: Box, most: float) -> str:
    """Icons with amounts, in as many columns as fit."""
    amounts: dict[int, int] = {}
    for kind in kinds:
        amounts[kind] = amounts.get(kind, 0) + 1
    if not amounts:
        return number(box.x + box.w / 2, box.y + box.h / 2 + 4, "–", pen.least, pen.c["ink"])
    columns = 1 if len(amounts) == 1 else 2
    rows = -(-len(amounts) // columns)
    letters = pen.least
    size = min(most, box.h / rows - 2, box.w / columns - letters * 0.66 - 4)
    out = ""
    for at, (kind, amount) in enumerate(sorted(amounts.items())):
        row, column = divmod(at, columns)
        x = box.x + (column + 0.5) * box.w / columns - (size + letters * 0.66) / 2
        y = box.y + (box.h - rows * (size + 2)) / 2 + row * (size + 2)
        out += use(pen.sheet, KINDS[kind], x, y, size)
        out += small_text(x + size + 1, y + size / 2 + letters * 0.36, str(amount), letters, pen.c["ink"])
    return out


def lay_mini_pack(pen: Pen, seat: int, pack: Pack, recruit: int, box: Box, scale: float) -> None:
    for n, place in enumerate(pack_spots(box.x, box.y, MINI_W * scale, MINI_H * scale, 2 * scale)):
        pen.draw(f"p{seat + 1}.{PACK_NAMES[n]}", draw_mini_slot, seat, n, pack[n], place, scale)
    if recruit != NONE:
        pen.draw(f"p{seat + 1}.hand", draw_mini_slot, seat, NONE, (recruit, PLAIN), box, scale)


def draw_mini_slot(pen: Pen, seat: int, n: int, slot: tuple[int, int] | None, place: Box, scale: float) -> None:
    """A place of somebody else's pack, or beside it the recruit."""
    if slot is None:
        out = use(pen.sheet, "mini_free", place.x, place.y, place.w, place.h)
    else:
        told = pen.words.troll(*slot) if n == NONE else pen.words.slot(n, *slot)
        out = mini_troll(pen, *slot, place.x, place.y, scale, told)
    pen.sheet.put("pieces", group(out, cls="pack", data_seat=f"p{seat + 1}"))


# -- the own area -----------------------------------------------------------------------------------------------------


def lay_near(pen: Pen, who: Person, own: bool, box: Box, gap: float, trade: str) -> None:
    """The own area, or the one in front: name and Honor, pack, Pedestals and tokens, Stock, trades."""
    seat_panel(pen, who.seat, who.state, box)
    head, rows = (31, (40, 36)) if pen.narrow else (36, (46, 42))
    inner = Box(box.x + 14, box.y + head, box.w - 24, 0)
    lay_name(pen, who, inner.x, box.y + head - 10, inner.w, 16 if pen.narrow else 19)
    pen.area("pack", lay_pack, who.seat, who.pack, who.recruit, who.hand, own, inner, gap)
    card = (inner.w - 3 * gap) / 4
    high = card * CARD_H / CARD_W
    lay_own_tokens(pen, who, own, Box(inner.x + 3 * (card + gap), inner.y, card, 2 * high))
    below = inner.y + 4 * (high + gap) + 2
    pen.draw(f"p{who.seat + 1}.stock", draw_stock, who.seat, own, who.stock, Box(inner.x, below, inner.w, rows[0]))
    lay_trade(pen, trade, Box(inner.x, below + rows[0] + 6, inner.w, rows[1]))


def lay_own_tokens(pen: Pen, who: Person, own: bool, box: Box) -> None:
    """Pedestals in Stock, benefit tokens, Coronation. Above there is more room, beside the peak."""
    step = max(pen.touch + 2, box.w / STATUE_CLANS)
    high = max(step * 1.3, pen.touch * 1.5)
    whose = _whose(who.seat, own)
    pen.draw("own", draw_own_pedestals, whose, who.pedestals, Box(box.x + box.w - 3 * step, box.y, step, high))
    if who.tokens or who.crowned:
        below = Box(box.x, box.y + high + 8, box.w, box.h - high - 8)
        pen.draw("honors", draw_own_honors, whose, who.tokens, who.crowned, below)


def draw_own_pedestals(pen: Pen, whose: str, pedestals: tuple[int, ...], box: Box) -> None:
    wide, high = box.w - 2, box.h
    size = min(wide, high * 0.6)
    for clan, amount in enumerate(pedestals):
        x, y = box.x + clan * box.w, box.y
        pen.at(f"own:{whose}{CLANS[clan]}", Box(x, y, wide, high))
        body = use(pen.sheet, PEDESTALS[clan], x + (wide - size) / 2, y, size, opacity=None if amount else ".35")
        letters = max(pen.least, (high - size) * 0.85)
        body += number(x + wide / 2, y + size + (high - size) * 0.8, amount, letters, pen.c["ink"])
        told = f"{amount} × {pen.words.say(f'pedestal.{CLANS[clan]}')}"
        pen.sheet.put("pieces", group(body, told, data_place=f"own:{whose}{CLANS[clan]}"))


def draw_own_honors(pen: Pen, whose: str, tokens: tuple[tuple[int, int | None], ...], crowned: int, box: Box) -> None:
    """Benefit tokens with their zone and clan, as far as one may look, and the Coronation token."""
    size = min(26.0, box.w / 3 - 2)
    out = ""
    for at, (place, value) in enumerate(tokens):
        honor = "?" if value is None else str(value)
        row, column = divmod(at, 3)
        x, y = box.x + column * (size + 3), box.y + row * (size + 2)
        zone, clan = divmod(place, STATUE_CLANS)
        body = badge(pen, x, y, size, honor)
        body += f'<circle cx="{num(x + size * 0.85)}" cy="{num(y + size * 0.2)}" r="{num(size * 0.2)}"'
        body += f' fill="{pen.c[f"zone{zone + 1}"]}" stroke="{pen.c["soot"]}"/>'
        told = pen.words.say("board.token", honor=honor, clan=CLANS[clan], zone=FIXED.zone_names[zone])
        out += group(body, told, cls="token", data_place=f"token:{whose}{FIXED.zone_names[zone]}.{CLANS[clan]}")
    if crowned:
        x, y = box.x + box.w - size * 1.3, box.y + box.h - size * 1.5
        crown = use(pen.sheet, "crown", x, y, size * 1.3, fill=pen.c["gold"], stroke=pen.c["soot"], stroke_width="1.2")
        crown += number(x + size * 0.65, y + size * 1.6, crowned, max(pen.least, size * 0.6), pen.c["ink"])
        out += group(crown, pen.words.say("board.coronation", honor=crowned), data_place="crown:own")
    pen.sheet.put("pieces", out)


def draw_stock(pen: Pen, seat: int, own: bool, stock: tuple[int, ...], box: Box) -> None:
    step = box.w / len(RESOURCES)
    out = ""
    for resource, amount in enumerate(stock):
        place, name = Box(box.x + resource * step + 1, box.y, step - 3, box.h), RESOURCES[resource]
        thing = f"stock:{_whose(seat, own)}{name}"
        pen.at(thing, place)
        out += group(chip(pen, name, amount, place), pen.words.goods(name, amount), data_place=thing)
    pen.sheet.put("pieces", group(out, cls="stock", data_seat=f"p{seat + 1}"))


def trade_of(view: HallView) -> str:
    """What the row below the Stock is for: trades, or the mixed ore, or a ghost Cart, or nothing."""
    found = ""
    for action in view.legal:
        if action.verb == "trade":
            return action.verb
        if action.token in SPECIAL:
            found = action.token
    return found


def lay_trade(pen: Pen, trade: str, box: Box) -> None:
    if trade:
        pen.draw("trades", draw_trade_row if trade == "trade" else draw_special_row, trade, box)


def draw_special_row(pen: Pen, trade: str, box: Box) -> None:
    ghost = trade == GHOST
    icons = ("cart",) if ghost else MINERAL_NAMES
    place = Box(box.x + 1, box.y, box.w / 3, box.h)
    name = "ghost:cart" if ghost else "ore:mixed"
    pen.at(name, place)
    size = box.h - 8
    body = rect(place, 6, fill=pen.c["card"], stroke=pen.c["edge"], stroke_width="1")
    left = place.x + (place.w - len(icons) * (size + 3)) / 2
    for at, icon in enumerate(icons):
        body += use(pen.sheet, icon, left + at * (size + 3), box.y + 4, size, opacity=".6" if ghost else None)
    told = pen.words.say("action.pay.ghost" if ghost else "action.ore.mixed")
    pen.sheet.put("pieces", group(body, told, data_place=name))


def draw_trade_row(pen: Pen, trade: str, box: Box) -> None:
    c = pen.c
    head = box.h * 1.5
    step = (box.w - head) / len(RESOURCES)
    size = box.h - 8
    out = small_text(box.x + 2, box.y + box.h * 0.7, f"{FIXED.trade_give}:1", box.h * 0.56, c["quiet"])
    for at, name in enumerate(RESOURCES):
        place = Box(box.x + head + at * step + 1, box.y, step - 3, box.h)
        pen.at(f"{trade}:{name}", place)
        body = rect(place, 6, fill="none", stroke=c["edge"], stroke_width="1", stroke_dasharray="4 3")
        body += use(pen.sheet, name, place.x + (place.w - size) / 2, place.y + 4, size)
        told = pen.words.say("action.trade", give=FIXED.trade_give, kind=name)
        out += group(body, told, data_place=f"{trade}:{name}")
    pen.sheet.put("pieces", group(out, cls="trades"))


# -- the others -------------------------------------------------------------------------------------------------------


def lay_rival(pen: Pen, who: Person, box: Box) -> None:
    """Somebody else: name and Honor, the pack, Stock, Pedestals and tokens."""
    seat_panel(pen, who.seat, who.state, box)
    left, wide = box.x + 11, box.w - 19
    lay_name(pen, who, left, box.y + 22, wide, 15 if pen.narrow else 17)
    body = Box(left, box.y + 32, wide, box.h - 37)
    if not pen.narrow and body.h > 400:
        _only_rival(pen, who, body)
    elif body.h > 190:
        _tall_rival(pen, who, body)
    else:
        _rival(pen, who, body)


def _rival(pen: Pen, who: Person, box: Box) -> None:
    """The pack on the left, small; what is owned beside it."""
    scale = min(1.5, box.h / (4 * (MINI_H + 2) - 2), box.w * 0.56 / (4 * (MINI_W + 2)))
    pack_wide = 4 * (MINI_W + 2) * scale
    pen.area("pack", lay_mini_pack, who.seat, who.pack, who.recruit, Box(box.x, box.y, pack_wide, 0), scale)
    left = box.x + pack_wide + 8
    lay_rival_stock(pen, who, Box(left, box.y, box.x + box.w - left, box.h), 4)


def _tall_rival(pen: Pen, who: Person, box: Box) -> None:
    """The same where there is room: the pack across, what is owned below it in two rows."""
    scale = min(box.w / (4 * (MINI_W + 2)), (box.h - 62) / (4 * (MINI_H + 2)))
    middle = Box(box.x + (box.w - 4 * (MINI_W + 2) * scale) / 2, box.y, 0, 0)
    pen.area("pack", lay_mini_pack, who.seat, who.pack, who.recruit, middle, scale)
    lay_rival_stock(pen, who, Box(box.x, box.y + box.h - 56, box.w, 56), 6)


def _only_rival(pen: Pen, who: Person, box: Box) -> None:
    """One rival alone: nearly as large as the own area."""
    pen.area("pack", lay_pack, who.seat, who.pack, who.recruit, who.hand, False, box, 4)
    high = (box.w - 12) / 4 * CARD_H / CARD_W
    lay_rival_stock(pen, who, Box(box.x, box.y + 4 * (high + 4) + 10, box.w, 64), 6)


def lay_rival_stock(pen: Pen, who: Person, box: Box, columns: int) -> None:
    goods = (who.stock, who.pedestals, len(who.tokens), who.crowned)
    pen.draw(f"p{who.seat + 1}.stock", draw_rival_stock, who.seat, *goods, box, columns)


def draw_rival_stock(
    pen: Pen, seat: int, stock: tuple[int, ...], pedestals: tuple[int, ...], tokens: int, crowned: int,
    box: Box, columns: int,
) -> None:  # fmt: skip
    """Resources, Pedestals, benefit tokens and the Coronation token, each with its number."""
    icons = [*zip((*RESOURCES, *PEDESTALS, "token"), (*stock, *pedestals, tokens), strict=True)]
    if crowned:
        icons.append(("crown", crowned))
    rows = -(-(len(RESOURCES) + len(PEDESTALS) + 2) // columns)
    step, row_high = box.w / columns, min(30.0, box.h / rows)
    size = int(min(21.0, row_high - 3, step - pen.least * 0.7 - 3))
    out = ""
    for at, (icon, n) in enumerate(icons):
        row, column = divmod(at, columns)
        out += _amount(pen, icon, n, round(box.x + column * step), round(box.y + row * row_high), size)
    words = pen.words
    owned = words.of(words.say("board.stock"), words.stock(stock, pedestals))
    told = words.texts.clauses([owned, words.tokens(tokens, crowned)])
    pen.sheet.put("pieces", group(out, told, cls="stock", data_seat=f"p{seat + 1}", data_place=f"stock:p{seat + 1}"))


@kept
def _amount(pen: Pen, icon: str, n: int, x: float, y: float, size: float) -> str:
    c, letters = pen.c, pen.least
    fill, stroke = (c["gold"], c["soot"]) if icon == "crown" else (None, None)
    out = use(pen.sheet, icon, x, y, size, opacity=None if n else ".35", fill=fill, stroke=stroke)
    return out + small_text(x + size + 1, y + size / 2 + letters * 0.36, str(n), letters, c["ink" if n else "quiet"])
