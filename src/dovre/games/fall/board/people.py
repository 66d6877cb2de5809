"""The areas of the seats: provisions and despair, the supply of trolls, honour, champions, the ancestry."""

from __future__ import annotations

from typing import NamedTuple

from dovre.games.fall.board.ancestry import (
    Cards,
    Quadrant,
    card_back,
    draw_hand_card,
    draw_small_ancestry,
    lay_ancestry,
)
from dovre.games.fall.board.champions import clan_name, draw_drawn, draw_owned
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.components import CARD_NAMES, CHAMPION_NAMES, PROVISIONS
from dovre.render.frame import seat_panel, seat_sign
from dovre.render.svg import Box, fit_text, group, move, number, rect, use

DRAWN = 60  # the height of a champion to begin with
BANNER = 17  # the height of the banners of others' champions


class Owned(NamedTuple):
    """A champion of a seat: how many of its claws and which of its symbols are covered."""

    champion: int
    claws: int
    covered: tuple[bool, ...]
    chosen: tuple[bool, ...]  # for a group that is being made


class Person(NamedTuple):
    """What everybody may see of a seat, and its hand where the reader may."""

    seat: int
    name: str
    state: str  # active, winner or nothing
    first: bool
    honour: int
    provisions: int
    despair: int
    spending: str  # what more power is paid with now: provisions, despair or nothing
    reserve: int
    champions: tuple[Owned, ...]
    ancestry: tuple[Quadrant, ...]
    hand: tuple[int, ...]  # cards the reader knows
    hidden: int  # cards in hand that the reader does not know
    drawn: tuple[int, ...]  # champions to begin with, of which one is kept
    cards: Cards  # of the ancestry
    power: int  # of the group that is being made


def draw_name(pen: Pen, seat: int, name: str, honour: int, first: bool, box: Box, size: float) -> None:
    """Shape, name, the hammer of the first player, honour so far."""
    c = pen.c
    name_of = f"honour:p{seat + 1}"
    pen.at(name_of, Box(box.x + box.w - 2.4 * size, box.y, 2.4 * size, box.h))
    out = seat_sign(pen, seat, box.x, box.y + box.h / 2 - size / 2, size)
    room = box.w - size - 10 - 2.5 * size - (size + 4 if first else 0)
    out += fit_text(box.x + size + 6, box.y + box.h / 2 + size * 0.35, name, size, room, pen.least, c["ink"])
    if first:
        left = box.x + box.w - 3.5 * size - 4
        hammer = use(pen.sheet, "hammer_first", left, box.y + box.h / 2 - size / 2, size)
        pen.at(f"first:p{seat + 1}", Box(left, box.y, size, box.h))
        out += group(hammer, pen.words.first(), data_place=f"first:p{seat + 1}")
    chip = Box(box.x + box.w - 2.4 * size, box.y + box.h / 2 - size * 0.68, 2.4 * size, size * 1.36)
    points = rect(chip, chip.h / 2, fill=c["gold"], stroke=c["soot"], stroke_width="1.6")
    points += number(chip.x + chip.w / 2, box.y + box.h / 2 + size * 0.36, honour, size, c["goldink"])
    pen.sheet.put("pieces", out + group(points, pen.words.honour(seat, honour), data_place=name_of))


def draw_provisions(pen: Pen, seat: int, provisions: int, despair: int, spending: str, box: Box) -> None:
    """The track of eight: what is left, and despair for what was never there. [FALL-A14, FALL-A17]

    While more power can be paid for, as much as one spends is chosen on the track, from the end of what is there.
    """
    c = pen.c
    step = (box.w - 58) / PROVISIONS
    pen.at(f"provisions:p{seat + 1}", Box(box.x, box.y, step * PROVISIONS, box.h))
    track = ""
    end = PROVISIONS if spending == "despair" else provisions
    begin = PROVISIONS - despair if spending == "despair" else 0
    for space in range(PROVISIONS):
        place = Box(box.x + space * step + 1, box.y, step - 2, box.h)
        symbol = "despair" if spending == "despair" and space >= begin else "symbol_P" if space < provisions else ""
        one = rect(place, 4, fill=c["card"] if symbol else c["page"], stroke=c["edge"], stroke_width="1")
        if symbol:
            size = min(place.w, place.h) * 0.8
            one += use(pen.sheet, symbol, place.x + (place.w - size) / 2, place.y + (place.h - size) / 2, size)
        if spending and begin <= space < end:
            name = f"ration:{end - space}"
            pen.at(name, place)
            one = group(one, pen.words.ration(spending, end - space), data_place=name)
        track += one
    left = box.x + box.w - 52
    pen.at(f"despair:p{seat + 1}", Box(left, box.y, 52, box.h))
    size = box.h * 0.9
    tokens = use(pen.sheet, "despair", left, box.y + (box.h - size) / 2, size)
    tokens += number(left + size + 12, box.y + box.h / 2 + 6, despair, 17, c["ink"])
    out = group(track, pen.words.provisions(provisions), data_place=f"provisions:p{seat + 1}")
    pen.sheet.put("pieces", out + group(tokens, pen.words.despair(despair), data_place=f"despair:p{seat + 1}"))


def draw_supply(pen: Pen, seat: int, reserve: int, x: float, y: float, size: float) -> None:
    """Trolls left in supply. [FALL-R02]"""
    pen.at(f"supply:p{seat + 1}", Box(x, y, size * 2.4, size))
    out = use(pen.sheet, f"troll{seat}", x, y, size)
    out += number(x + size * 1.6, y + size * 0.76, reserve, size * 0.8, pen.c["ink"])
    pen.sheet.put("pieces", group(out, pen.words.supply(reserve), data_place=f"supply:p{seat + 1}"))


class Places(NamedTuple):
    """Where the parts of the near seat's area lie."""

    name: Box
    ancestry: Box
    cell: float  # the largest a quadrant may be
    provisions: Box
    supply: Box
    hand: Box
    champions: Box


def places_in(box: Box, cell: float) -> Places:
    """The ancestry at the left, the rest beside it."""
    inner = Box(box.x + 12, box.y + 6, box.w - 20, box.h - 12)
    wide = 7 * cell
    right = Box(inner.x + wide + 2, inner.y + 36, inner.w - wide - 2, inner.h - 36)
    size = (right.w - 24) / 4
    return Places(
        Box(inner.x, inner.y, inner.w, 30),
        Box(inner.x - 4, inner.y + 32, wide, inner.h - 32),
        cell,
        Box(right.x, right.y, right.w, 26),
        Box(right.x, right.y + 32, 70, 24),
        Box(right.x, right.y + 64, right.w, size),
        Box(right.x, right.y + 62, right.w, right.h - 62),
    )


def lay_near(pen: Pen, who: Person, box: Box, places: Places, size: float) -> None:
    """The seat before the reader: its ancestry large, and all it has."""
    seat_panel(pen, who.seat, who.state, box)
    name = f"p{who.seat + 1}"
    pen.draw(f"{name}.name", draw_name, who.seat, who.name, who.honour, who.first, places.name, size)
    drafting = bool(who.hand)
    pen.area("ancestry", lay_ancestry, who.seat, who.ancestry, who.cards, drafting, places.ancestry, places.cell)
    purse = (who.provisions, who.despair, who.spending)
    pen.draw(f"{name}.provisions", draw_provisions, who.seat, *purse, places.provisions)
    supply = places.supply
    pen.draw(f"{name}.supply", draw_supply, who.seat, who.reserve, supply.x, supply.y, supply.h)
    if who.power:
        right = places.provisions.x + places.provisions.w
        room = Box(supply.x + supply.w + 6, supply.y - 2, right - supply.x - supply.w - 6, supply.h + 4)
        pen.draw(f"{name}.power", draw_power, who.seat, who.power, room)
    room = places.champions
    if who.hand or who.drawn:
        _lay_hand(pen, who, places.hand)
        used = max(0.0, places.hand.y + places.hand.h + 8 - room.y)
        room = Box(room.x, room.y + used, room.w, room.h - used)
    lay_owned(pen, who, room)


def _lay_hand(pen: Pen, who: Person, box: Box) -> None:
    """The cards one may draft, or the two champions to begin with."""
    size = min(box.h, (box.w - 24) / 4)
    for at, card in enumerate(who.hand):
        name = CARD_NAMES[card]
        pen.draw(f"hand.{name}", draw_hand_card, name, card, Box(box.x + at * (size + 8), box.y, size, size))
    for at, champion in enumerate(who.drawn):
        place = Box(box.x, box.y + at * (DRAWN + 6), box.w, DRAWN)
        pen.draw(f"drawn.{CHAMPION_NAMES[champion]}", draw_drawn, champion, place)


def lay_owned(pen: Pen, who: Person, box: Box) -> None:
    """Champions in the order they were gained, in two columns where there are many."""
    step = pen.touch + 4
    columns = 1 if len(who.champions) * step <= box.h else 2
    rows = -(-len(who.champions) // columns) or 1
    high = min(pen.touch + 2, box.h / rows - 2)
    wide = box.w / columns
    for at, owned in enumerate(who.champions):
        column, row = divmod(at, rows)
        place = Box(box.x + column * wide, box.y + row * (high + 2), wide - 3, high)
        pen.draw(f"p{who.seat + 1}.{CHAMPION_NAMES[owned.champion]}", draw_owned, who.seat, *owned, place)


def lay_rival(pen: Pen, who: Person, box: Box) -> None:
    """One of the others: name and honour, ancestry small, provisions, despair, supply, champions by letter."""
    seat_panel(pen, who.seat, who.state, box)
    head = Box(box.x + 9, box.y + 3, box.w - 13, 25)
    pen.draw(f"p{who.seat + 1}.name", draw_name, who.seat, who.name, who.honour, who.first, head, 15.5)
    foot = box.y + box.h - BANNER - 3
    grid = Box(box.x + 8, box.y + 30, min(92.0, box.w * 0.56), foot - box.y - 33)
    pen.draw(f"p{who.seat + 1}.ancestry", draw_small_ancestry, who.seat, who.name, who.ancestry, who.cards, grid)
    champions = tuple([owned.champion for owned in who.champions])
    pen.draw(f"p{who.seat + 1}.champions", draw_banners, champions, Box(box.x + 8, foot, box.w - 12, BANNER))
    right = Box(grid.x + grid.w + 4, box.y + 30, box.x + box.w - grid.x - grid.w - 8, grid.h)
    figures = (who.provisions, who.despair, who.reserve, who.hidden)
    pen.draw(f"p{who.seat + 1}.figures", draw_figures, who.seat, who.name, figures, right)


def draw_banners(pen: Pen, champions: tuple[int, ...], box: Box) -> None:
    """Champions of somebody else, by the banners of their clans."""
    step = min(box.h + 3, (box.w - box.h) / max(1, len(champions) - 1))
    out = ""
    for at, champion in enumerate(champions):
        name = f"champion:{CHAMPION_NAMES[champion]}"
        place = Box(box.x + at * step, box.y, box.h, box.h)
        pen.at(name, place)
        banner = use(pen.sheet, f"banner_{clan_name(champion)}", place.x, place.y, box.h)
        out += group(banner, pen.words.champion_told(champion), data_piece=name, data_place=name)
    pen.sheet.put("pieces", out)


def draw_power(pen: Pen, seat: int, power: int, box: Box) -> None:
    """The power of the group that is being made."""
    out = rect(box, box.h / 2, fill=pen.c["lava"], stroke=pen.c["soot"], stroke_width="1.6")
    out += fit_text(
        box.x + box.w / 2, box.y + box.h / 2 + 6, pen.words.power(power), 17, box.w - 12, pen.least, pen.c["goldink"],
        "middle",
    )  # fmt: skip
    pen.at(f"power:p{seat + 1}", box)
    pen.sheet.put("pieces", group(out, pen.words.power(power), data_place=f"power:p{seat + 1}"))


def draw_figures(pen: Pen, seat: int, name_of: str, figures: tuple[int, int, int, int], box: Box) -> None:
    """Provisions, despair, supply and cards in hand, one under the other."""
    words, (provisions, despair, reserve, hidden) = pen.words, figures
    rows = (
        ("provisions", "symbol_P", provisions, words.provisions),
        ("despair", "despair", despair, words.despair),
        ("supply", f"troll{seat}", reserve, words.supply),
    )
    out, high = "", min(26.0, box.h / (len(rows) + bool(hidden)))
    for at, (name, symbol, amount, tell) in enumerate(rows):
        y = box.y + at * high
        thing = f"{name}:p{seat + 1}"
        pen.at(thing, Box(box.x, y, box.w, high))
        one = use(pen.sheet, symbol, box.x, y + 1, high - 4)
        one += number(box.x + high + 9, y + high - 8, amount, max(16, pen.least), pen.c["ink"])
        out += group(one, tell(amount), data_place=thing)
    if hidden:
        y = box.y + 3 * high
        thing = f"hand:p{seat + 1}"
        pen.at(thing, Box(box.x, y, box.w, high))
        back = group(card_back(pen, high - 4), transform=move(box.x, y + 1))
        back += number(box.x + high + 9, y + high - 8, hidden, max(16, pen.least), pen.c["ink"])
        out += group(back, pen.words.hand(seat, hidden), data_place=thing)
    pen.sheet.put("pieces", out)
