"""The areas around the mountain: header, horde, Spells and Workshops.

What is called `lay_` divides an area into parts; what is called `draw_` draws one of them from its arguments alone.
"""

from __future__ import annotations

from dovre.games.hall.board.art import CARD_H, CARD_W
from dovre.games.hall.board.pieces import PLAIN, Pen, conversion, empty_place, pairs, set_down, troll
from dovre.games.hall.board.words import steps
from dovre.games.hall.box import CLANS, RESOURCES
from dovre.games.hall.components import (
    BOX,
    BRIBED,
    HORDE,
    HORDE_NAMES,
    HORDE_ROW,
    LEVELS,
    RUNES_MOST,
    SPELLS,
    WORKSHOPS,
)
from dovre.games.hall.state import NONE, Bribes
from dovre.games.hall.view import HallView
from dovre.render.frame import lit_seats, seat_sign
from dovre.render.letters import text_width
from dovre.render.svg import (
    Box,
    cut,
    fold,
    group,
    num,
    number,
    path,
    rect,
    shrink,
    small_text,
    title_text,
    use,
)

HORDE_START = (0, 5, 9)

# what a Spell is about, as icons
EMBLEMS: dict[str, tuple[str, ...]] = {
    "earth_ritual": ("stone", "iron"),
    "mingled_veins": ("stone", "heartstone"),
    "gilded_arch": ("iron", "token"),
    "thunderclap": ("hammer",),
    "aftershock": ("hammer", "anchor"),
    "ghost_carts": ("cart", "cart"),
    "clan_oath": ("cart_fire", "cart_ice", "cart_moon"),
    "trading_places": ("statue_fire", "statue_ice"),
    "silver_tongue": ("any", "troll"),
    "old_debt": ("coin", "troll"),
    "thieving_imp": ("coin", "stock"),
    "drums_of_exile": ("troll", "troll"),
    "pack_echo": ("troll", "stone"),
    "night_shift": ("workshop", "workshop"),
    "secret_passage": ("workshop", "any"),
    "cave_in": ("stone", "stone"),
    "seers_bag": ("bag", "rune"),
}


# -- header -----------------------------------------------------------------------------------------------------------


def lay_header(pen: Pen, view: HallView, box: Box) -> None:
    now, turn = steps(view), pen.words.turn(view)
    pen.draw("header", draw_header, pen.words.state(view), turn, lit_seats(view), 290 if now else 780, box)
    if now:
        pen.draw("steps", draw_steps, now, box.x + box.w - 40 - text_width(turn, 15), box)


def draw_header(pen: Pen, state: str, turn: str, lit: tuple[int, ...], room: float, box: Box) -> None:
    """The name of the game, whose turn it is or who has won, how far the game is."""
    c = pen.c
    base = box.y + box.h * 0.67
    out = title_text(box.x, base, pen.words.heading(), 20, c["ink"])
    left = box.x + 400
    for seat in lit:
        out += seat_sign(pen, seat, left, base - 16, 18)
        left += 25
    out += title_text(left, base, cut(state, room, 19), 19, c["ink"])
    out += small_text(box.x + box.w, base, turn, 15, c["quiet"], "end")
    pen.sheet.put("board", group(out, cls="header"))


def draw_steps(pen: Pen, now: tuple[int, ...], right: float, header: Box) -> None:
    """The four steps of a turn, the present ones lit. [HALL-T2]"""
    c = pen.c
    base = header.y + header.h * 0.67
    out = ""
    for step in (4, 3, 2, 1):
        told = pen.words.say(f"step.{step}")
        lit = step in now
        wide = text_width(told, 13) * 1.1 + 14  # fonts differ from machine to machine
        right -= wide + 6
        box = Box(right, base - 17, wide, 24)
        out += rect(box, 12, fill=c["can"] if lit else "none", stroke=c["edge"], stroke_width="1")
        out += number(right + wide / 2, base - 0.5, told, 12.5, c["canink"] if lit else c["quiet"])
    pen.sheet.put("board", group(out, cls="header"))


# -- horde ------------------------------------------------------------------------------------------------------------


def price(horde: tuple[int, ...], slot: int) -> int:
    """The Coins it takes to get at a Troll: one for each below it. [HALL-R4..HALL-R7]"""
    return sum(horde[below] != NONE for below in BRIBED[slot])


def lay_horde(
    pen: Pen, horde: tuple[int, ...], pedestals: tuple[int, ...], bribes: tuple[Bribes, ...], decks: tuple[int, ...],
    box: Box, gap: float,
) -> None:  # fmt: skip
    """Twelve Trolls in three rows, each above and between two of the row below. [HALL-S5]"""
    wide = (box.w - 4 * gap) / 5
    high = wide * CARD_H / CARD_W
    for slot in range(HORDE):
        row = HORDE_ROW[slot]
        x = box.x + (row / 2 + slot - HORDE_START[row]) * (wide + gap)
        place = Box(x, box.y + (2 - row) * (high + gap), wide, high)
        lies = (horde[slot], price(horde, slot), pedestals[slot], bribes[slot])
        pen.draw(f"horde.{HORDE_NAMES[slot]}", draw_horde_slot, slot, *lies, place)
    pen.draw("decks", draw_decks, decks, Box(box.x, box.y, wide, high))


def draw_horde_slot(pen: Pen, slot: int, card: int, coins: int, clan: int, bribes: tuple[int, ...], place: Box) -> None:
    name = f"horde:{HORDE_NAMES[slot]}"
    pen.at(name, place)
    if card == NONE:
        out = group(empty_place(pen, place), pen.words.say("board.empty_horde"), data_place=name)
    else:
        told = pen.words.horde(card, coins, clan, bribes)
        out = troll(pen, card, PLAIN, place, told, name, _lying(pen, coins, clan, bribes))
    pen.sheet.put("pieces", group(out, cls="horde"))


def _lying(pen: Pen, coins: int, clan: int, bribes: tuple[int, ...]) -> str:
    """What lies on a card of the horde: its price, a Pedestal, bribes."""
    out = ""
    if coins:
        out += use(pen.sheet, "coin", 74, 3, 24) + number(86, 20.5, coins, 16, pen.c["goldink"])
    if clan != NONE:
        out += use(pen.sheet, f"pedestal_{CLANS[clan]}", 69, 28, 28)
    step = min(17.0, 68 / max(1, len(bribes)))
    for at, kind in enumerate(bribes):
        out += use(pen.sheet, RESOURCES[kind], 27 + at * step - (len(bribes) > 3) * 12, 40, 20)
    return out


def draw_decks(pen: Pen, decks: tuple[int, ...], box: Box) -> None:
    """The decks of the three levels beside the top row, with what is left in them."""
    c = pen.c
    out = ""
    high = box.h / LEVELS
    for level in range(LEVELS):
        y = box.y + (LEVELS - 1 - level) * high
        card = Box(box.x + 2, y + 2, box.w * 0.42, high - 5)
        out += rect(Box(card.x + 2, card.y + 1.5, card.w, card.h), 3, fill=c["crag"])
        out += rect(card, 3, fill=c["zone1"], stroke=c["soot"], stroke_width="1.2")
        for bar in range(level + 1):
            bar_y = card.y + card.h / 2 + (level / 2 - bar) * card.h * 0.26 - card.h * 0.08
            out += rect(Box(card.x + card.w * 0.25, bar_y, card.w * 0.5, card.h * 0.16), 1, fill=c["gold"])
        out += small_text(card.x + card.w + 6, y + high * 0.66, str(decks[level]), min(16.0, high * 0.62), c["ink"])
    told = pen.words.say("board.decks", one=decks[0], two=decks[1], three=decks[2])
    pen.sheet.put("board", group(out, told, data_place="deck:horde"))


# -- Spells and Workshops ---------------------------------------------------------------------------------------------


def lay_grimoire(pen: Pen, grimoire: tuple[int, ...], runes: tuple[int, ...], box: Box, letters: float) -> None:
    gap = 5
    wide = (box.w - gap * (len(grimoire) - 1)) / len(grimoire)
    for at, spell in enumerate(grimoire):
        place = Box(box.x + at * (wide + gap), box.y, wide, box.h)
        pen.draw(f"spell.{at + 1}", draw_spell, spell, runes[at], place, letters)


def draw_spell(pen: Pen, spell: int, runes: int, place: Box, letters: float) -> None:
    """A page of the grimoire: emblem, name, and a place for each Rune."""
    c, wide, high = pen.c, place.w, place.h
    out = rect(Box(0.8, 0.8, wide - 1.6, high - 1.6), 6, fill=c["card"], stroke=c["soot"], stroke_width="1.6")
    icons = EMBLEMS[BOX.spells[spell].effect]
    size = min(high * 0.3, wide / len(icons) - 5)
    band = high * 0.36
    out += path(f"M.8 {num(band)}V7a6 6 0 0 1 6-6H{num(wide - 7)}a6 6 0 0 1 6 6V{num(band)}Z", fill=c["rune"])
    left = (wide - len(icons) * (size + 3) + 3) / 2
    for at, icon in enumerate(icons):
        out += use(pen.sheet, icon, left + at * (size + 3), (band - size) / 2, size)
    told = pen.words.texts.table[f"spell.{SPELLS[spell]}"]
    lines = fold(told, wide - 6, letters)
    fit = min(shrink(line, wide - 6, letters, letters * 0.66) for line in lines)
    top = band + fit * 1.05 + (0 if len(lines) == 2 else fit * 0.5)
    for at, line in enumerate(lines):
        out += title_text(wide / 2, top + at * fit * 1.02, line, fit, c["cardink"], "middle")
    dot = min(high * 0.155, 17)
    left = (wide - RUNES_MOST * (dot + 3) + 3) / 2
    for at in range(RUNES_MOST):
        x, y = left + at * (dot + 3), high - dot - 4
        if at < runes:
            out += use(pen.sheet, "rune", x, y, dot)
        else:
            out += rect(Box(x + 1, y + 1, dot - 2, dot - 2), 3, fill=c["socket"])
    name = f"spell:{SPELLS[spell]}"
    set_down(pen, "grimoire", "piece spell", name, name, place, out, pen.words.spell(spell))


def lay_supply(pen: Pen, view: HallView, *how: float | Box) -> None:
    offering = any(frame[0] == "offer" for frame in view.frames)
    pen.area("supply", _lay_supply, view.supply, offering, *how)


def _lay_supply(
    pen: Pen, supply: tuple[int, ...], offering: bool, box: Box, columns: int, rows: int, gap: float, letters: float
) -> None:
    """Workshops that can still be established; while the supply is chosen, all types."""
    kinds = [kind for kind in range(len(WORKSHOPS)) if supply[kind] or offering]
    wide, high = (box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows
    for at, kind in enumerate(kinds):
        row, column = divmod(at, columns)
        place = Box(box.x + column * (wide + gap), box.y + row * (high + gap), wide, high)
        pen.draw(f"supply.{WORKSHOPS[kind]}", draw_workshop, kind, supply[kind], place, letters)
    if not kinds:
        pen.draw("supply", draw_no_supply, box, letters)


def draw_no_supply(pen: Pen, box: Box, letters: float) -> None:
    told = pen.words.say("board.nothing")
    told = told if letters else pen.words.of(pen.words.say("board.supply"), told)  # a phone has no caption for it
    out = small_text(box.x + 3, box.y + 16, told, letters or 11, pen.c["quiet"])
    pen.sheet.put("pieces", group(out, cls="supply"))


def draw_workshop(pen: Pen, kind: int, amount: int, place: Box, letters: float) -> None:
    c, wide, high, name = pen.c, place.w, place.h, f"supply:{WORKSHOPS[kind]}"
    roof = high * 0.16
    out = path(
        f"M1 {num(high - 1)}V{num(roof)}L{num(wide / 2)} 1 {num(wide - 1)} {num(roof)}V{num(high - 1)}Z",
        fill=c["card"], stroke=c["soot"], stroke_width="1.4",
    )  # fmt: skip
    out += path(f"M1 {num(roof)}L{num(wide / 2)} 1 {num(wide - 1)} {num(roof)}Z", fill=c["fire"], stroke=c["soot"],
                stroke_width="1.2")  # fmt: skip
    named = letters > 0
    if named:
        told = pen.words.texts.table[f"workshop.{WORKSHOPS[kind]}"]
        fit = shrink(told, wide - 4, letters, letters * 0.8)
        out += title_text(wide / 2, roof + letters, cut(told, wide - 2, fit), fit, c["cardink"], "middle")
    room = Box(3, roof + (letters + 4 if named else 2), wide - 6, high - roof - (letters + 6 if named else 4))
    out += _conversions(pen, kind, room)
    if amount > 1:
        out += number(wide - 9, high - 4, f"×{amount}", min(12.0, high * 0.22), c["cardink"])
    face = out if amount and BOX.workshops[kind].uses else group(out, opacity=".55")
    set_down(pen, "supply", "piece workshop", name, name, place, face, pen.words.workshop(kind))


def _conversions(pen: Pen, kind: int, box: Box) -> str:
    """All conversions of a Workshop, one below the other."""
    told = pairs(kind)
    size = min(box.h / len(told) - 1, box.w / 3.2, 19)
    top = box.y + (box.h - len(told) * (size + 1)) / 2
    left = box.x + box.w / 2 - size * 1.5
    return "".join(conversion(pen, *one, left, top + at * (size + 1), size) for at, one in enumerate(told))
