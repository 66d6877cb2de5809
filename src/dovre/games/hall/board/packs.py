"""The areas of the seats: packs, Stocks, tokens, and what can be traded."""

from __future__ import annotations

from collections.abc import Iterable

from dovre.games.hall.board.areas import empty_place
from dovre.games.hall.board.art import CARD_H, CARD_W, MINI_H, MINI_W
from dovre.games.hall.board.pieces import (
    PLAIN,
    Pen,
    badge,
    chip,
    mini_troll,
    number,
    seat_sign,
    small_text,
    title_text,
    troll,
)
from dovre.games.hall.box import CLANS, KINDS, RESOURCES
from dovre.games.hall.components import (
    BELOW,
    CASCADE,
    FIXED,
    MINERALS,
    N_STARTS,
    N_TROLLS,
    PACK,
    PACK_NAMES,
    PACK_ROW,
    STARTING,
    STATUE_CLANS,
    SYMBOLS,
)
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.render.pen import kept
from dovre.render.svg import Box, cut, group, num, rect, shrink, use
from dovre.render.theme import SEATS

ROW_START = (0, 4, 7, 9)
STARTING_ROW = 4  # slots below this one are drafted, the others recruited
MINERAL_NAMES = tuple(RESOURCES[mineral] for mineral in MINERALS)


def panel(pen: Pen, view: HallView, seat: int, box: Box) -> None:
    """The ground of a seat's area, with a lit border for the one who must answer or who has won."""
    c = pen.c
    active = seat in (view.winners if view.over else view.waiting)
    pen.at(f"p{seat + 1}", box)
    ground = rect(box, 10, fill=c["panel"], stroke=c["edge"], stroke_width="1.2")
    ground += rect(Box(box.x, box.y + 10, 5, box.h - 20), 2.5, fill=SEATS[seat][0])
    if active:
        ground += rect(box.inset(1.2), 9, fill="none", stroke=c["can"], stroke_width="2.6")
    state = (" winner" if view.over else " active") if active else ""
    pen.sheet.put("board", group(ground, cls=f"seat seat-{seat + 1}{state}"))


def draw_name(pen: Pen, view: HallView, seat: int, x: float, base: float, width: float, size: float) -> str:
    """Sign, name, crown of the first player, Honor as far as one can count it."""
    c, words = pen.c, pen.words
    score = words.score(seat)
    token = size * 1.5
    out = seat_sign(pen, seat, x, base - size * 0.85, size)
    left = x + size * 1.3
    if view.teams:
        mate = view.seats - 1 - seat
        out += seat_sign(pen, mate, left - size * 0.2, base - size * 0.45, size * 0.6)
        left += size * 0.6
    if seat == view.first:
        crown = use(
            pen.sheet, "crown", left, base - size * 0.9, size, fill=c["gold"], stroke=c["soot"], stroke_width="1.4"
        )
        out += group(crown, words.say("board.first"))
        left += size * 1.2
    room = x + width - token - 2 - left
    letters = shrink(words.seat(seat), room, size, size * 0.8)
    out += title_text(left, base, cut(words.seat(seat), room, letters), letters, c["ink"])
    shown = size * (0.86 if len(score) < 3 else 0.66)
    honor = use(pen.sheet, "token", x + width - token, base - size * 1.18, token)
    honor += number(x + width - token / 2, base - size * 1.18 + token / 2 + shown * 0.36, score, shown, c["goldink"])
    return out + group(honor, words.say("board.honor", score=score), cls="score")


def pack_spot(slot: int, box: Box, wide: float, high: float, gap: float) -> Box:
    row = PACK_ROW[slot]
    x = box.x + (row / 2 + slot - ROW_START[row]) * (wide + gap)
    return Box(x, box.y + (3 - row) * (high + gap), wide, high)


def draw_pack(pen: Pen, view: HallView, seat: int, box: Box, gap: float) -> None:
    """The own pyramid, whose places can be chosen."""
    wide = (box.w - 3 * gap) / 4
    high = wide * CARD_H / CARD_W
    for n in range(PACK):
        pen.at(PACK_NAMES[n], pack_spot(n, box, wide, high, gap))
    pack_cards(pen, view, seat, box, gap)


def pack_cards(pen: Pen, view: HallView, seat: int, box: Box, gap: float) -> None:
    """A pyramid of Trolls and open places, with what a recruit there would set to work; beside it who is to join."""
    wide = (box.w - 3 * gap) / 4
    high = wide * CARD_H / CARD_W
    out = ""
    for n, slot in enumerate(view.players[seat].pack):
        place = pack_spot(n, box, wide, high, gap)
        name = PACK_NAMES[n] if seat == (view.seat or 0) else None  # answers name the places of the own pack alone
        if slot is None:
            out += _open_slot(pen, view, seat, n, place, name)
        else:
            out += troll(pen, slot.card, slot.load, place, pen.words.slot(n, slot), name)
    pen.sheet.put("pieces", group(out, cls="pack", data_seat=f"p{seat + 1}"))
    _hand(pen, view, seat, [Box(box.x, box.y + row * (high + gap), wide, high) for row in range(2)])


def _hand(pen: Pen, view: HallView, seat: int, places: list[Box]) -> None:
    """Starting Trolls to choose from, or the recruit on its way into the pack, beside the peak."""
    cards = list(view.players[seat].hand or ()) if _asked(view, "draft") == seat else []
    recruit = recruit_of(view, seat)
    if recruit != NONE:
        cards = [recruit]
    out = "".join(
        troll(pen, card, PLAIN, place, pen.words.in_hand(card), extra=_brings(pen, card))
        for card, place in zip(cards, places, strict=False)
    )
    if out:
        pen.sheet.put("pieces", group(out, cls="hand", data_seat=f"p{seat + 1}"))


@kept
def _brings(pen: Pen, card: int) -> str:
    """What a starting Troll brings at once, on a slip above its head. [HALL-S18]"""
    if card < N_TROLLS:
        return ""
    goods = STARTING[(card - N_TROLLS) % N_STARTS]
    wide = len(goods) * 21 + 5
    out = rect(Box(97 - wide, 3, wide, 24), 5, fill=pen.c["card"], stroke=pen.c["soot"], stroke_width="1.4")
    return out + "".join(use(pen.sheet, RESOURCES[kind], 100 - wide + at * 21, 5, 20) for at, kind in enumerate(goods))


def _asked(view: HallView, kind: str) -> int:
    return next((decision.seat for decision in view.asked if decision.kind == kind), NONE)


def recruit_of(view: HallView, seat: int) -> int:
    """The Troll a seat has just recruited and not placed yet."""
    return next((frame[2] for frame in view.frames if frame[0] == "join" and frame[1] == seat), NONE)


def cascade(view: HallView, seat: int, slot: int) -> list[int]:
    """What a recruit placed here would bring: the bare symbols of all it sets to work. [HALL-R19, HALL-R22]"""
    pack = view.players[seat].pack
    kinds: list[int] = []
    for below in CASCADE[slot]:
        there = pack[below]
        if there is not None:
            kinds += [kind for n, kind in enumerate(SYMBOLS[there.card]) if not there.load >> n & 1]
    card = recruit_of(view, seat)
    return sorted(kinds + list(SYMBOLS[card])) if card != NONE else sorted(kinds)


def _open_slot(pen: Pen, view: HallView, seat: int, slot: int, place: Box, name: str | None) -> str:
    pack = view.players[seat].pack
    ready = slot >= STARTING_ROW and all(pack[below] is not None for below in BELOW[slot])
    if not ready:
        return group(empty_place(pen, place), data_place=name)
    kinds = cascade(view, seat, slot)
    body = rect(place.inset(1), 7, fill=pen.c["socket"], fill_opacity=".45", stroke=pen.c["can"], stroke_width="1.6",
                stroke_dasharray="5 4")  # fmt: skip
    body += goods_grid(pen, kinds, place.inset(place.w * 0.06), place.w * 0.3)
    trolls = len(CASCADE[slot]) - 1
    told = pen.words.say("board.cascade", slot=PACK_NAMES[slot], n=trolls)
    told = pen.words.of(told, pen.words.sum(kinds) if kinds else pen.words.say("board.nothing"))
    return group(body, told, cls="preview", data_place=name)


def goods_grid(pen: Pen, kinds: Iterable[int], box: Box, most: float) -> str:
    """Icons with amounts, in as many columns as fit."""
    amounts: dict[int, int] = {}
    for kind in kinds:
        amounts[kind] = amounts.get(kind, 0) + 1
    if not amounts:
        return number(box.x + box.w / 2, box.y + box.h / 2 + 4, "–", min(14.0, box.w * 0.2), pen.c["cardink"])
    columns = 1 if len(amounts) == 1 else 2
    rows = -(-len(amounts) // columns)
    size = min(most, box.h / rows - 2, box.w / columns / 2.1)
    out = ""
    for at, (kind, amount) in enumerate(sorted(amounts.items())):
        row, column = divmod(at, columns)
        x = box.x + (column + 0.5) * box.w / columns - size * 1.02
        y = box.y + (box.h - rows * (size + 2)) / 2 + row * (size + 2)
        out += use(pen.sheet, KINDS[kind], x, y, size)
        out += small_text(x + size * 1.08, y + size * 0.76, f"+{amount}", size * 0.64, pen.c["ink"])
    return out


def draw_near(pen: Pen, view: HallView, seat: int, box: Box, gap: float) -> None:
    """The own area: name and Honor, pack, Pedestals and tokens, Stock, trades."""
    panel(pen, view, seat, box)
    inner = Box(box.x + 14, box.y, box.w - 26, box.h)
    pen.sheet.put("board", draw_name(pen, view, seat, inner.x, box.y + 25, inner.w, 18))
    pack_box = Box(inner.x, box.y + 38, inner.w, 0)
    draw_pack(pen, view, seat, pack_box, gap)
    card = (inner.w - 3 * gap) / 4
    high = card * CARD_H / CARD_W
    draw_own_tokens(pen, view, seat, Box(inner.x + 3 * (card + gap), pack_box.y, card, 2 * high))
    below = pack_box.y + 4 * (high + gap) + 2
    draw_stock(pen, view, seat, Box(inner.x, below, inner.w, 42))
    draw_trades(pen, view, seat, Box(inner.x, below + 49, inner.w, 34))


def draw_own_tokens(pen: Pen, view: HallView, seat: int, box: Box) -> None:
    """Pedestals in Stock, benefit tokens, Coronation."""
    player = view.players[seat]
    step = box.w / STATUE_CLANS
    out = ""
    for clan in range(STATUE_CLANS):
        place = Box(box.x + clan * step, box.y, step - 2, step * 1.62)
        pen.at(f"own.{CLANS[clan]}", place)
        out += pedestal_count(pen, clan, player.pedestals[clan], place)
    out += _own_honors(pen, view, seat, Box(box.x, box.y + step * 1.62 + 8, box.w, box.h - step * 1.62 - 8))
    pen.sheet.put("pieces", out)


def pedestal_count(pen: Pen, clan: int, amount: int, box: Box) -> str:
    size = min(box.w, box.h * 0.6)
    body = use(pen.sheet, f"pedestal_{CLANS[clan]}", box.x + (box.w - size) / 2, box.y, size,
               opacity=None if amount else ".35")  # fmt: skip
    body += number(box.x + box.w / 2, box.y + size + (box.h - size) * 0.8, amount, (box.h - size) * 0.85, pen.c["ink"])
    return group(body, f"{amount} × {pen.words.say(f'pedestal.{CLANS[clan]}')}")


def _own_honors(pen: Pen, view: HallView, seat: int, box: Box) -> str:
    """Benefit tokens with their zone and clan, as far as one may look, and the Coronation token."""
    player = view.players[seat]
    size = min(26.0, box.w / 3 - 2)
    out = ""
    items = [(place, "?" if honor is None else str(honor)) for place, honor in player.tokens]
    for at, (place, honor) in enumerate(items):
        row, column = divmod(at, 3)
        x, y = box.x + column * (size + 3), box.y + row * (size + 2)
        zone, clan = divmod(place, STATUE_CLANS)
        body = badge(pen, x, y, size, honor)
        body += f'<circle cx="{num(x + size * 0.85)}" cy="{num(y + size * 0.2)}" r="{num(size * 0.2)}"'
        body += f' fill="{pen.c[f"zone{zone + 1}"]}" stroke="{pen.c["soot"]}"/>'
        told = pen.words.say("board.token", honor=honor, clan=CLANS[clan], zone=FIXED.zone_names[zone])
        out += group(body, told, cls="token")
    if player.crowned:
        x, y = box.x + box.w - size * 1.3, box.y + box.h - size * 1.5
        crown = use(pen.sheet, "crown", x, y, size * 1.3, fill=pen.c["gold"], stroke=pen.c["soot"], stroke_width="1.2")
        crown += number(x + size * 0.65, y + size * 1.55, player.crowned, size * 0.6, pen.c["ink"])
        out += group(crown, pen.words.say("board.coronation", honor=player.crowned))
    return out


def draw_stock(pen: Pen, view: HallView, seat: int, box: Box) -> None:
    step = box.w / len(RESOURCES)
    out = ""
    for resource, amount in enumerate(view.players[seat].stock):
        place = Box(box.x + resource * step + 1, box.y, step - 3, box.h)
        pen.at(f"stock.{RESOURCES[resource]}", place)
        out += group(
            chip(pen, resource, amount, place, pen.c["card"], pen.c["cardink"]),
            pen.words.goods(RESOURCES[resource], amount),
            data_place=f"stock.{RESOURCES[resource]}",
        )
    pen.sheet.put("pieces", group(out, pen.words.say("board.stock"), cls="stock", data_seat=f"p{seat + 1}"))


def draw_trades(pen: Pen, view: HallView, seat: int, box: Box) -> None:
    """A row below the Stock: trades, or the mixed ore, or a ghost Cart, whichever is asked for."""
    verbs = {action.verb for action in view.legal}
    tokens = {action.token for action in view.legal}
    if "trade" in verbs:
        pen.sheet.put("pieces", _trade_row(pen, box))
        _trade_places(pen, box)
    elif tokens & {"ore.mixed", "pay.ghost"}:
        name, icons = ("ore.mixed", MINERAL_NAMES) if "ore.mixed" in tokens else ("ghost", ("cart",))
        place = Box(box.x + 1, box.y, box.w / 3, box.h)
        pen.at(name, place)
        size = box.h - 8
        body = rect(place, 6, fill=pen.c["card"], stroke=pen.c["edge"], stroke_width="1")
        left = place.x + (place.w - len(icons) * (size + 3)) / 2
        for at, icon in enumerate(icons):
            body += use(
                pen.sheet, icon, left + at * (size + 3), box.y + 4, size, opacity=".6" if name == "ghost" else None
            )
        pen.sheet.put("pieces", body)


def _trade_spots(box: Box) -> list[Box]:
    head = box.h * 1.5
    step = (box.w - head) / len(RESOURCES)
    return [Box(box.x + head + at * step + 1, box.y, step - 3, box.h) for at in range(len(RESOURCES))]


def _trade_places(pen: Pen, box: Box) -> None:
    for name, place in zip(RESOURCES, _trade_spots(box), strict=True):
        pen.at(f"trade.{name}", place)


@kept
def _trade_row(pen: Pen, box: Box) -> str:
    c = pen.c
    out = small_text(box.x + 2, box.y + box.h * 0.7, f"{FIXED.trade_give}:1", box.h * 0.56, c["quiet"])
    for name, place in zip(RESOURCES, _trade_spots(box), strict=True):
        size = box.h - 8
        out += rect(place, 6, fill="none", stroke=c["edge"], stroke_width="1", stroke_dasharray="4 3")
        out += use(pen.sheet, name, place.x + (place.w - size) / 2, place.y + 4, size)
    return group(out, pen.words.say("board.trades", give=FIXED.trade_give), cls="trades")


def draw_rival(pen: Pen, view: HallView, seat: int, box: Box) -> None:
    """Somebody else: name and Honor, the pack small, Stock, Pedestals and tokens."""
    panel(pen, view, seat, box)
    if box.h > 220:
        _tall_rival(pen, view, seat, box)
        return
    scale = min(1.5, (box.h - 14) / (4 * (MINI_H + 2)), box.w * 0.56 / (4 * (MINI_W + 2)))
    pack_wide = 4 * (MINI_W + 2) * scale
    top = box.y + (box.h - 4 * (MINI_H + 2) * scale) / 2
    mini_pack(pen, view, seat, Box(box.x + 11, top, pack_wide, 0), scale)
    left = box.x + 11 + pack_wide + 6
    wide = box.x + box.w - 8 - left
    pen.sheet.put("board", draw_name(pen, view, seat, left, box.y + 22, wide, 14))
    pen.sheet.put("pieces", rival_stock(pen, view, seat, Box(left, box.y + 32, wide, box.h - 38)))


def _tall_rival(pen: Pen, view: HallView, seat: int, box: Box) -> None:
    """The same where there is room: the pack across, the Stock below it in one row."""
    left, wide = box.x + 11, box.w - 19
    pen.sheet.put("board", draw_name(pen, view, seat, left, box.y + 22, wide, 15))
    if box.h > 400:  # one rival alone
        pack_cards(pen, view, seat, Box(left, box.y + 36, wide, 0), 4)
        pen.sheet.put("pieces", rival_stock(pen, view, seat, Box(left, box.y + box.h - 64, wide, 56), 7))
        return
    scale = min(wide / (4 * (MINI_W + 2)), (box.h - 84) / (4 * (MINI_H + 2)))
    mini_pack(pen, view, seat, Box(left + (wide - 4 * (MINI_W + 2) * scale) / 2, box.y + 32, 0, 0), scale)
    pen.sheet.put("pieces", rival_stock(pen, view, seat, Box(left, box.y + box.h - 46, wide, 44), 7))


def mini_pack(pen: Pen, view: HallView, seat: int, box: Box, scale: float) -> None:
    wide, high, gap = MINI_W * scale, MINI_H * scale, 2 * scale
    out = ""
    for n, slot in enumerate(view.players[seat].pack):
        place = pack_spot(n, box, wide, high, gap)
        if slot is None:
            out += use(pen.sheet, "mini_free", place.x, place.y, wide, high)
        else:
            out += mini_troll(pen, slot.card, slot.load, place.x, place.y, scale, pen.words.slot(n, slot))
    recruit = recruit_of(view, seat)
    if recruit != NONE:
        out += mini_troll(pen, recruit, PLAIN, box.x, box.y, scale, pen.words.troll(recruit))
    pen.sheet.put("pieces", group(out, cls="pack", data_seat=f"p{seat + 1}"))


def rival_stock(pen: Pen, view: HallView, seat: int, box: Box, columns: int = 4) -> str:
    """Seven resources in one or two rows, then Pedestals and tokens."""
    player = view.players[seat]
    rows = -(-len(RESOURCES) // columns)
    step, row_high = box.w / columns, min(26.0, box.h / (rows + 1))
    size = int(min(18.0, row_high - 3, step * 0.56))

    def amount(icon: str, n: int | str, row: int, column: int) -> str:
        x, y = round(box.x + column * step), round(box.y + row * row_high)
        tone = pen.c["ink" if n else "quiet"]
        return use(pen.sheet, icon, x, y, size, opacity=None if n else ".35") + small_text(
            x + size + 1, y + size - 2, str(n), size * 0.86, tone
        )

    out = "".join(amount(RESOURCES[resource], n, *divmod(resource, columns)) for resource, n in enumerate(player.stock))
    out += "".join(amount(f"pedestal_{CLANS[clan]}", n, rows, clan) for clan, n in enumerate(player.pedestals))
    honors = f"{len(player.tokens)}+{player.crowned}" if player.crowned else len(player.tokens)
    out += amount("token", honors, rows, STATUE_CLANS)
    told = f"{pen.words.of(pen.words.say('board.stock'), pen.words.stock(seat))}; {pen.words.tokens(seat)}"
    return group(out, told, cls="stock", data_seat=f"p{seat + 1}")
