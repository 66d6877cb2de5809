"""Cards and tiles of the centre: quest cards with their two halves, events, trophies, spells, piles."""

from __future__ import annotations

from dovre.games.towers.board.pieces import Pen, pill
from dovre.games.towers.components import (
    COLOURS,
    EVENT_NAMES,
    EVENT_OP,
    HERO_CITY,
    NONE,
    QUEST_NAMES,
    QUESTS,
    SOLO,
    SPELL_NAMES,
    SPELLS,
    TROPHIES,
    TROPHY_NAMES,
)
from dovre.render.frame import seat_sign
from dovre.render.letters import text_width
from dovre.render.pen import kept
from dovre.render.svg import Box, circle, fit_text, group, num, number, path, rect, small_text, use

# the sign of an effect, and its colour
QUEST_SIGNS = {
    "upgrade": ("op_upgrade", "quietink"),
    "build": ("act_build", "quietink"),
    "move_tower": ("op_move", "quietink"),
    "add_tile": ("act_lengthen", "roadedge"),
    "gain": ("crystal", "crystal"),
    "gain_per_captured": ("op_cage", "quietink"),
    "draw": ("op_cards", "guard"),
    "damage": ("op_damage", "red"),
    "capture": ("op_net", "card"),
    "damage_cell": ("op_fire", "red"),
    "push_back": ("op_back", "green"),
    "marker_stop": ("op_mud", "mud"),
    "send": ("op_send", "red"),
    "free": ("op_free", "red"),
    "destroy": ("wreck", "red"),
    "guards": ("shield", "guard"),
    "push_back_cell": ("op_back", "green"),
}
EVENT_SIGNS = {
    "nothing": "op_nothing",
    "sabotage": "wreck",
    "tornado": "op_wind",
    "night_step1_bonus": "steps",
    "upgrades_off": "op_rain",
    "toll": "crystal",
    "heal_nearest": "op_heal",
    "entry_count": "op_demon",
    "silence_tower": "op_rock",
    "invasion_bonus": "op_moon",
    "lose_upgrade": "op_upgrade",
    "discard_or_pay": "op_cards",
    "night_step2_bonus": "op_horn",
}
SPELL_SIGNS = {
    "destroy_best_structure": "op_damage",
    "lose_guards": "shield",
    "advance_all": "steps",
    "lose_crystals": "crystal",
    "heal_nearest": "op_heal",
    "discard_random": "op_cards",
    "place_demon": "op_demon",
    "place_demon_if_absent": "op_demon",
    "shepherd": "op_horn",
}
TROPHY_SIGNS = {
    "towers": "act_build",
    "upgraded": "op_upgrade",
    "captured": "op_cage",
    "crystals": "crystal",
    "destroyed": "wreck",
}
CASH = 0.27  # the share of a card that is worth crystals


def quest_colour(quest: int) -> str:
    """Cards about one colour of towers are of that colour."""
    card = QUESTS[quest]
    return card.of if card.of in COLOURS else QUEST_SIGNS[card.op][1]


def cash_box(box: Box) -> Box:
    high = box.h * CASH
    return Box(box.x + 3, box.y + box.h - high - 3, box.w - 6, high)


def use_box(quest: int, box: Box) -> Box:
    below = cash_box(box).h + 3 if QUESTS[quest].crystals else 0
    return Box(box.x + 3, box.y + 3, box.w - 6, box.h - 6 - below)


@kept
def quest_face(pen: Pen, quest: int, wide: float, high: float) -> str:
    """The upper part of a card: cost in the corner, name, sign of the effect. The corner of the card is at 0, 0."""
    c, card = pen.c, QUESTS[quest]
    box = use_box(quest, Box(0, 0, wide, high))
    name = pen.words.say(f"quest.{QUEST_NAMES[quest]}")
    letters = pen.least
    hero = HERO_CITY[quest] != NONE
    sign = QUEST_SIGNS[card.op][0]
    rows = 2 if box.h >= letters * 4 else 1
    room = box.h - (rows * 1.2 + 0.1) * letters
    size = max(letters, min(room, wide * 0.5))
    top = box.y + max(0.0, (room - size) / 2)
    left = wide / 2 - size / 2 if (wide - size) / 2 >= letters * 1.9 else wide - size - 7  # beside the cost
    colour = c[quest_colour(quest)]
    out = use(pen.sheet, sign, left, top, size, fill=colour, stroke=c["soot"], stroke_width=".8")
    if hero:
        out += use(
            pen.sheet,
            "op_hero",
            wide - letters * 1.5,
            4,
            letters * 1.25,
            fill=c["gold"],
            stroke=c["soot"],
            stroke_width="1",
        )
    if card.cost or hero:
        text = str(card.cost) if card.cost else "1"
        out += use(pen.sheet, "crystal", 4, 4, letters * 1.1, fill=c["crystal"], stroke=c["soot"], stroke_width=".8")
        out += number(4 + letters * 1.1 + letters * 0.4, 4 + letters * 0.92, text, letters, c["cardink"])
    counted = card.n > 1 and card.op in ("build", "damage", "draw", "guards", "gain")
    if counted and left + size + letters < wide:
        out += number(left + size + letters * 0.5, top + size * 0.62, card.n, letters, c["cardink"])
    base = box.y + box.h - letters * (0.9 if rows == 2 else 0.4)
    return out + fit_text(wide / 2, base, name, letters + 1, wide - 10, letters, c["cardink"], "middle", rows=rows)


def draw_quest(pen: Pen, quest: int, copies: int, kind: str, halves: bool, box: Box) -> None:
    """A card in hand or in the market; its halves bear names where they are what one chooses."""
    c, card, name = pen.c, QUESTS[quest], QUEST_NAMES[quest]
    pen.at(f"{kind}:{name}", box)
    ground = rect(box, 7, fill=c["card"], stroke=c["soot"], stroke_width="1.4")
    face = group(quest_face(pen, quest, box.w, box.h), transform=f"translate({num(box.x)} {num(box.y)})")
    upper = rect(use_box(quest, box), 5, fill_opacity="0") + face
    if halves:
        pen.at(f"use:{name}", use_box(quest, box))
        upper = group(upper, pen.words.effect(quest), data_place=f"use:{name}")
    lower = ""
    if card.crystals:
        low = cash_box(box)
        size = min(low.h * 0.8, pen.least * 1.25)
        lower = rect(low, 5, fill=c["crystaldeep"])
        middle = low.y + low.h / 2
        lower += use(pen.sheet, "crystal", low.x + low.w / 2 - size - 1, middle - size / 2, size, fill=c["crystal"])
        lower += number(
            low.x + low.w / 2 + pen.least * 0.6, middle + pen.least * 0.36, f"+{card.crystals}", pen.least, c["ivory"]
        )
        if halves:
            pen.at(f"cash:{name}", low)
            lower = group(lower, pen.words.cash(quest), data_place=f"cash:{name}")
    more = (
        pill(pen, f"×{copies}", box.x + box.w - pen.least * 1.1, box.y + pen.least * 0.8, "soot", "ivory")
        if copies > 1
        else ""
    )
    pen.sheet.put("pieces", group(ground + upper + lower + more, pen.words.quest(quest), data_piece=f"{kind}:{name}"))


def lay_hand(pen: Pen, hand: tuple[tuple[int, int], ...], halves: bool, most: float, box: Box) -> None:
    """The cards of a hand, as large as they fit in a row, or in two."""
    if not hand:
        return
    rows = 2 if len(hand) > box.w / (pen.least * 6) else 1
    columns = -(-len(hand) // rows)
    wide = min(most, (box.w - 5 * (columns - 1)) / columns)
    high = min((box.h - 5 * (rows - 1)) / rows, most * 1.3)
    for at, (quest, copies) in enumerate(hand):
        row, column = divmod(at, columns)
        place = Box(
            round(box.x + column * (wide + 5), 1), round(box.y + row * (high + 5), 1), round(wide, 1), round(high, 1)
        )
        pen.draw(f"hand.{QUEST_NAMES[quest]}", draw_quest, quest, copies, "card", halves, place)


def lay_market(pen: Pen, market: tuple[int, ...], halves: bool, box: Box) -> None:
    """Three cards side by side; of two alike only the first bears the name."""
    wide = (box.w - 10) / 3
    seen: set[int] = set()
    for at, quest in enumerate(market):
        if quest != NONE and quest not in seen:
            place = Box(round(box.x + at * (wide + 5), 1), box.y, round(wide, 1), box.h)
            copies = market.count(quest)
            pen.draw(f"market.{QUEST_NAMES[quest]}", draw_quest, quest, copies, "market", halves, place)
            seen.add(quest)


# -- piles ------------------------------------------------------------------------------------------------------------


def draw_pile(pen: Pen, name: str, sign: str, left: int, more: int, box: Box) -> None:
    """Cards or tiles face down: a sign and how many there are."""
    pen.at(f"pile:{name}", box)
    c = pen.c
    out = rect(Box(box.x + 3, box.y, box.w - 3, box.h - 3), 6, fill=c["edge"], stroke=c["soot"], stroke_width="1")
    out += rect(Box(box.x, box.y + 3, box.w - 3, box.h - 3), 6, fill=c["mine"], stroke=c["soot"], stroke_width="1.2")
    size = min(box.w, box.h - pen.least * 1.4) * 0.62
    tall = box.h > box.w * 0.8
    if tall:
        out += use(pen.sheet, sign, box.x + (box.w - 3 - size) / 2, box.y + box.h * 0.16, size, fill=c["stone"])
        out += number(box.x + (box.w - 3) / 2, box.y + box.h - pen.least * 0.55, left, pen.least + 1, c["ivory"])
    else:
        size = box.h * 0.5
        out += use(pen.sheet, sign, box.x + box.w * 0.14, box.y + (box.h - size) / 2 + 1, size, fill=c["stone"])
        out += number(box.x + box.w * 0.68, box.y + box.h / 2 + pen.least * 0.4, left, pen.least + 1, c["ivory"])
    pen.sheet.put("pieces", group(out, pen.words.pile(name, left, more), data_place=f"pile:{name}"))


# -- events -----------------------------------------------------------------------------------------------------------


def draw_event(pen: Pen, event: int, key: str, box: Box) -> None:
    """The event to come, or the one in force: its sign and name, and what it does where there is room."""
    c = pen.c
    name = EVENT_NAMES[event] if event != NONE else ""
    calm = event == NONE or EVENT_OP[event] == "nothing"
    fill = "panel" if calm else "card"
    ink, soft = ("ink", "quiet") if calm else ("cardink", "quietink")
    out = rect(box, 8, fill=c[fill], stroke=c["edge" if key == "force" or calm else "can"], stroke_width="1.6")
    size = min(box.h * 0.5, 40)
    left = box.x + 9
    sign = EVENT_SIGNS[EVENT_OP[event]] if event != NONE else "op_nothing"
    out += use(
        pen.sheet, sign, left, box.y + (box.h - size) / 2, size, fill=c["quiet" if calm else "red"], stroke="none"
    )
    room = box.w - size - 26
    x = left + size + 8
    head = pen.words.say(f"board.{key}.head")
    least = pen.least
    out += fit_text(x, box.y + box.h * 0.36, head, least, room, least, c[soft], serif=False, weight="400")
    told = pen.words.say(f"event_card.{name}") if name else pen.words.say("board.none")
    out += fit_text(x, box.y + box.h * 0.74, told, least + 3, room, least, c[ink])
    if name:
        pen.at(f"{key}:{name}", box)
        out = group(out, pen.words.event(event, key), data_place=f"{key}:{name}")
    pen.sheet.put("board", out)


# -- trophies ---------------------------------------------------------------------------------------------------------


def draw_trophy(pen: Pen, trophy: int, owner: int, counts: tuple[int, ...], names: tuple[str, ...], box: Box) -> None:
    """Name and points; what it counts, and how many each player has of that; who has taken it."""
    c, card, least = pen.c, TROPHIES[trophy], pen.least
    name = TROPHY_NAMES[trophy]
    pen.at(f"trophy:{name}", box)
    out = rect(
        box,
        8,
        fill=c["card"],
        stroke=c["gold" if owner != NONE else "edge"],
        stroke_width="2" if owner != NONE else "1.2",
    )
    points = str(card.points) if card.kind != "end" else f"{card.points}/{card.n}"
    chip = text_width(points, least + 1) + 14
    corner = Box(box.x + box.w - chip - 5, box.y + 4, chip, least * 1.4)
    out += rect(corner, corner.h / 2, fill=c["gold"], stroke=c["soot"], stroke_width="1")
    out += number(corner.x + corner.w / 2, corner.y + least * 1.05, points, least, c["goldink"])
    out += fit_text(
        box.x + 8,
        box.y + least * 1.22,
        pen.words.say(f"trophy.{name}"),
        least + 1,
        box.w - chip - 20,
        least,
        c["cardink"],
    )
    size = least * 1.35
    y = box.y + box.h - size * 0.5 - 6
    sign = TROPHY_SIGNS[card.cond]
    fill = card.of if card.of in COLOURS else "crystal" if card.cond == "crystals" else "quietink"
    out += use(pen.sheet, sign, box.x + 8, y - size / 2, size, fill=c[fill], stroke=c["soot"], stroke_width=".8")
    x = box.x + 12 + size
    if card.kind == "first" and card.n > 1:
        out += number(x + least * 0.55, y + least * 0.36, card.n, least, c["quietink"])
        x += least * 1.2
    if owner != NONE:
        out += seat_sign(pen, owner, x + 6, y - size / 2, size) + use(
            pen.sheet, "tick", x + 10 + size, y - size / 2, size, fill=c["green"]
        )
    else:
        step = (box.x + box.w - x - 4) / max(4, len(counts))
        best = max(counts)
        for seat, amount in enumerate(counts):
            at = x + 4 + seat * step
            out += seat_sign(pen, seat, at, y - least * 0.5, least)
            ahead = amount == best and amount > 0
            out += number(
                at + least * 1.1 + text_width(str(amount), least) / 2,
                y + least * 0.36,
                amount,
                least,
                c["cardink" if ahead else "quietink"],
            )
    told = pen.words.trophy(trophy, owner, counts)
    pen.sheet.put("pieces", group(out, told, data_piece=f"trophy:{name}"))


def draw_no_trophies(pen: Pen, box: Box) -> None:
    """What wins an introductory game, where the trophies would lie. [TOWR-I01, TOWR-I03]"""
    size = pen.least + 1
    lines = wrapped(pen.words.say("board.intro"), box.w - 28, size)
    out = rect(box, 8, fill=pen.c["panel"], stroke=pen.c["edge"], stroke_width="1.2")
    top = box.y + box.h / 2 - (len(lines) - 1) * size * 0.65 + size * 0.36
    for row, line in enumerate(lines):
        out += small_text(box.x + box.w / 2, top + row * size * 1.3, line, size, pen.c["quiet"], "middle")
    pen.sheet.put("board", out)


def wrapped(text: str, room: float, size: float) -> list[str]:
    """A text in lines that fit a room."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if text_width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


# -- one player -------------------------------------------------------------------------------------------------------


def draw_track(pen: Pen, pawn: int, box: Box) -> None:
    """The track of the demonic spells: start, nine cells, the pawn."""
    c, cells = pen.c, SOLO.track + 1
    step = box.w / cells
    middle = box.y + box.h / 2
    out = path(
        f"M{num(box.x + step / 2)} {num(middle)}h{num(step * (cells - 1))}",
        stroke=c["edge"],
        stroke_width="4",
        fill="none",
    )
    for cell in range(cells):
        x = box.x + (cell + 0.5) * step
        slot = cell in SOLO.slots
        radius = min(step * 0.42, box.h * (0.42 if slot else 0.3))
        out += circle(x, middle, radius, fill=c["mine" if slot else "bare"], stroke=c["soot"], stroke_width="1.4")
        if cell == pawn:
            out += use(
                pen.sheet,
                "op_demon",
                x - radius * 0.8,
                middle - radius * 0.8,
                radius * 1.6,
                fill=c["alarm"],
                stroke=c["ivory"],
                stroke_width="1",
            )
        else:
            out += number(x, middle + pen.least * 0.36, cell, pen.least, c["ivory" if slot else "bareink"])
    pen.sheet.put("board", out)


def draw_spell(pen: Pen, at: int, spell: int, pawn: int, box: Box) -> None:
    """A spell that is revealed, or the back of one that is not."""
    c, cell, least = pen.c, SOLO.slots[at], pen.least
    if spell == NONE:
        name = f"slot:{cell}"
        pen.at(name, box)
        out = rect(box, 8, fill=c["mine"], stroke=c["soot"], stroke_width="1.4")
        size = min(box.h * 0.5, 34)
        out += use(pen.sheet, "op_demon", box.x + 12, box.y + (box.h - size) / 2, size, fill=c["grey"])
        out += fit_text(
            box.x + size + 22,
            box.y + box.h / 2 + least * 0.36,
            pen.words.slot(cell, pawn),
            least + 1,
            box.w - size - 30,
            least,
            c["ivory"],
            rows=2,
            serif=False,
            weight="400",
        )
        pen.sheet.put("pieces", group(out, pen.words.slot(cell, pawn), data_place=name))
        return
    card, name = SPELLS[spell], SPELL_NAMES[spell]
    pen.at(f"spell:{name}", box)
    out = rect(box, 8, fill=c["card"], stroke=c[card.color], stroke_width="3")
    size = min(box.h * 0.5, 34)
    out += use(
        pen.sheet,
        SPELL_SIGNS[card.op],
        box.x + 10,
        box.y + (box.h - size) / 2,
        size,
        fill=c[card.color],
        stroke=c["soot"],
        stroke_width=".8",
    )
    x, room = box.x + size + 20, box.w - size - 28
    lasting = pen.words.say("board.spell.lasts" if card.permanent else "board.spell.done")
    does = wrapped(pen.words.does("spell", name), room, least)
    if (len(does) + 2) * least * 1.3 <= box.h:
        top = box.y + (box.h - (len(does) + 2) * least * 1.3) / 2
        out += fit_text(x, top + least, pen.words.say(f"spell.{name}"), least + 2, room, least, c["cardink"])
        out += fit_text(x, top + least * 2.4, lasting, least, room, least, c["quietink"], serif=False)
        for row, line in enumerate(does):
            base = top + least * (3.7 + 1.3 * row)
            out += small_text(x, base, line, least, c["cardink"]).replace("<text ", '<text font-weight="400" ')
        pen.sheet.put("pieces", group(out, pen.words.spell(spell), data_piece=f"spell:{name}"))
        return
    out += fit_text(x, box.y + box.h * 0.42, pen.words.say(f"spell.{name}"), least + 2, room, least, c["cardink"])
    out += fit_text(
        x, box.y + box.h * 0.42 + least * 1.35, lasting, least, room, least, c["quietink"], serif=False, weight="400"
    )
    pen.sheet.put("pieces", group(out, pen.words.spell(spell), data_piece=f"spell:{name}"))
