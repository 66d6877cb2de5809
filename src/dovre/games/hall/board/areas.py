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
    fit_text,
    group,
    num,
    number,
    path,
    rect,
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
    turn = pen.words.turn(view)
    pen.draw("header", draw_header, pen.words.state(view), turn, lit_seats(view), steps(view), box)


def draw_header(pen: Pen, state: str, turn: str, lit: tuple[int, ...], now: tuple[int, ...], box: Box) -> None:
    """The name of the game, whose turn it is or who has won, the steps of the turn, how far the game is."""
    c = pen.c
    base = box.y + box.h * 0.67
    title = pen.words.heading()
    out = title_text(box.x, base, title, 19, c["ink"])
    out += small_text(box.x + box.w, base, turn, 16, c["quiet"], "end")
    left = box.x + text_width(title, 19, serif=True) + 22
    right = box.x + box.w - text_width(turn, 16) - 16
    for seat in lit:
        out += seat_sign(pen, seat, left, base - 16, 18)
        left += 25
    words = _step_words(pen, now, right - left - text_width(state, 17, serif=True) - 20)
    for step in reversed(words):
        wide = text_width(words[step], pen.least) + 20
        right -= wide + 5
        out += _step(pen, words[step], step in now, Box(right, base - 18, wide, 26))
    out += fit_text(left, base, state, 19, right - left - 8, pen.least, c["ink"])
    pen.sheet.put("board", group(out, cls="header"))


def _step_words(pen: Pen, now: tuple[int, ...], room: float) -> dict[int, str]:
    """The four steps of a turn while there is one; only the present ones in words where room is short. [HALL-T2]"""
    if not now:
        return {}
    told = {step: pen.words.say(f"step.{step}") for step in (1, 2, 3, 4)}
    if sum(text_width(one, pen.least) + 25 for one in told.values()) > room:
        told = {step: one if step in now else str(step) for step, one in told.items()}
    return told


def _step(pen: Pen, told: str, lit: bool, box: Box) -> str:
    c = pen.c
    plate = rect(box, 13, fill=c["can"] if lit else "none", stroke=c["edge"], stroke_width="1")
    return plate + number(box.x + box.w / 2, box.y + 18.5, told, pen.least, c["canink"] if lit else c["quiet"])


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
        out += use(pen.sheet, "coin", 66, 2, 32) + number(82, 25.5, coins, 21.5, pen.c["goldink"])
    if clan != NONE:
        out += use(pen.sheet, f"pedestal_{CLANS[clan]}", 68, 33, 29)
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
        out += small_text(
            card.x + card.w + 6, y + high * 0.66, str(decks[level]), max(pen.least, min(16.0, high * 0.62)), c["ink"]
        )
    told = pen.words.say("board.decks", one=decks[0], two=decks[1], three=decks[2])
    pen.sheet.put("board", group(out, told, data_place="deck:horde"))


# -- Spells and Workshops ---------------------------------------------------------------------------------------------


def lay_grimoire(pen: Pen, grimoire: tuple[int, ...], runes: tuple[int, ...], box: Box) -> None:
    """The pages one below the other: names are long."""
    high = box.h / len(grimoire)
    for at, spell in enumerate(grimoire):
        place = Box(box.x, box.y + at * high, box.w, high - 4)
        pen.draw(f"spell.{at + 1}", draw_spell, spell, runes[at], place)


def draw_spell(pen: Pen, spell: int, runes: int, place: Box) -> None:
    """A page of the grimoire: emblem, name, and a place for each Rune."""
    c, wide, high = pen.c, place.w, place.h
    out = rect(Box(0.8, 0.8, wide - 1.6, high - 1.6), 6, fill=c["card"], stroke=c["soot"], stroke_width="1.6")
    icons = EMBLEMS[BOX.spells[spell].effect]
    band, size = 84, 24
    out += path(f"M{band} .8H7a6 6 0 0 0-6 6V{num(high - 7)}a6 6 0 0 0 6 6H{band}Z", fill=c["rune"])
    left = (band - len(icons) * (size + 2) + 2) / 2
    for at, icon in enumerate(icons):
        out += use(pen.sheet, icon, left + at * (size + 2), (high - size) / 2, size)
    dot = 17
    right = wide - 7 - RUNES_MOST * (dot + 2)
    for at in range(RUNES_MOST):
        x, y = right + at * (dot + 2), (high - dot) / 2
        if at < runes:
            out += use(pen.sheet, "rune", x, y, dot)
        else:
            out += rect(Box(x + 1, y + 1, dot - 2, dot - 2), 3, fill=c["socket"])
    told, letters = pen.words.texts.table[f"spell.{SPELLS[spell]}"], pen.least + 1
    room = right - band - 12
    out += fit_text(band + 7, high / 2 + letters * 0.34, told, letters, room, pen.least, c["cardink"], rows=2)
    name = f"spell:{SPELLS[spell]}"
    set_down(pen, "grimoire", "piece spell", name, name, place, out, pen.words.spell(spell))


def lay_supply(pen: Pen, view: HallView, box: Box, columns: int) -> None:
    offering = any(frame[0] == "offer" for frame in view.frames)
    pen.area("supply", _lay_supply, view.supply, offering, box, columns)


def _lay_supply(pen: Pen, supply: tuple[int, ...], offering: bool, box: Box, columns: int) -> None:
    """Workshops that can still be established; while the supply is chosen, all types. With their names in so many
    columns, or without where there are too many of them."""
    kinds = [kind for kind in range(len(WORKSHOPS)) if supply[kind] or offering]
    rows = 3
    named = len(kinds) <= columns * rows
    columns = columns if named else -(-len(kinds) // rows)
    gap = 4
    wide, high = (box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows
    for at, kind in enumerate(kinds):
        row, column = divmod(at, columns)
        place = Box(box.x + column * (wide + gap), box.y + row * (high + gap), wide, high)
        pen.draw(f"supply.{WORKSHOPS[kind]}", draw_workshop, kind, supply[kind], named, place)
    if not kinds:
        pen.draw("supply", draw_no_supply, box)


def draw_no_supply(pen: Pen, box: Box) -> None:
    out = small_text(box.x + 3, box.y + 16, pen.words.say("board.nothing"), pen.least, pen.c["quiet"])
    pen.sheet.put("pieces", group(out, cls="supply"))


def draw_workshop(pen: Pen, kind: int, amount: int, named: bool, place: Box) -> None:
    c, wide, high, name = pen.c, place.w, place.h, f"supply:{WORKSHOPS[kind]}"
    roof, letters = 7.0, pen.least
    out = path(
        f"M1 {num(high - 1)}V{num(roof)}L{num(wide / 2)} 1 {num(wide - 1)} {num(roof)}V{num(high - 1)}Z",
        fill=c["card"], stroke=c["soot"], stroke_width="1.4",
    )  # fmt: skip
    out += path(f"M1 {num(roof)}L{num(wide / 2)} 1 {num(wide - 1)} {num(roof)}Z", fill=c["fire"], stroke=c["soot"],
                stroke_width="1.2")  # fmt: skip
    top = roof + 1
    if named:
        told = pen.words.texts.table[f"workshop.{WORKSHOPS[kind]}"]
        top += letters * 0.95
        out += fit_text(wide / 2, top, told, letters, wide - 6, letters, c["cardink"], "middle", weight="400")
        top += letters * 0.25
    right = wide - 4
    if amount > 1:
        right -= letters * 1.5
        out += small_text(wide - 5, high - 5, f"×{amount}", letters, c["cardink"], "end")
    out += _conversions(pen, kind, Box(4, top, right - 4, high - top - 3))
    face = out if amount and BOX.workshops[kind].uses else group(out, opacity=".55")
    set_down(pen, "supply", "piece workshop", name, name, place, face, pen.words.workshop(kind))


def _conversions(pen: Pen, kind: int, box: Box) -> str:
    """All conversions of a Workshop, side by side where there is room, else one below the other."""
    told = pairs(kind)
    columns = max(1, min(len(told), int(box.w // 56)))
    rows = -(-len(told) // columns)
    wide = box.w / columns
    size = min(box.h / rows - 1, (wide - 6 - (pen.least if any(one.paid > 1 for one, _ in told) else 0)) / 3, 22)
    top = box.y + (box.h - rows * size) / 2
    out = ""
    for at, one in enumerate(told):
        row, column = divmod(at, columns)
        out += conversion(pen, *one, box.x + (column + 0.5) * wide, top + row * (size + 1), size)
    return out
