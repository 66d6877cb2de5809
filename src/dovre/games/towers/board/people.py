"""What a player has beside the path: guards, damage to the boss, crystals, captured monsters, tiles, cards."""

from __future__ import annotations

from dovre.games.towers.board.pieces import FEW, Pen, count, grown, token_sign
from dovre.games.towers.board.seen import Person
from dovre.games.towers.components import BOSS_LIFE, FIXED, GUARDS, NONE, TOKEN_NAMES
from dovre.render.frame import seat_sign
from dovre.render.svg import Box, fit_text, group, number, rect, use


def draw_name(pen: Pen, seat: int, name: str, first: bool, score: int, box: Box, size: float) -> None:
    """Shape, name, the banner of the first player, what the player would score now."""
    c = pen.c
    middle = box.y + box.h / 2
    out = seat_sign(pen, seat, box.x, middle - size / 2, size)
    chip = Box(box.x + box.w - 2.3 * size, middle - size * 0.68, 2.3 * size, size * 1.36)
    room = box.w - size - 8 - chip.w - 6 - (size + 6 if first else 0)
    out += fit_text(box.x + size + 6, middle + size * 0.35, name, size, room, pen.least, c["ink"])
    if first:
        place = Box(chip.x - size - 6, middle - size / 2, size, size)
        pen.at("first:tile", place)
        flag = use(pen.sheet, "first", place.x, place.y, size, fill=c["can"], stroke=c["soot"], stroke_width="1")
        out += group(flag, pen.words.first(), data_place="first:tile")
    out += rect(chip, chip.h / 2, fill=c["gold"], stroke=c["soot"], stroke_width="1.4")
    out += number(chip.x + chip.w / 2, middle + size * 0.36, score, size, c["goldink"])
    pen.sheet.put("pieces", out)


def draw_guards(pen: Pen, seat: int, guards: int, box: Box) -> None:
    """The track from 15 guards down to the skull; the cube on what is left."""
    c, step = pen.c, (box.w - box.h - 4) / (GUARDS + 1)
    name = f"guards:p{seat + 1}"
    pen.at(name, box)
    out = use(pen.sheet, "shield", box.x, box.y, box.h, fill=c["guard"], stroke=c["soot"], stroke_width="1")
    left = box.x + box.h + 4
    for cell in range(GUARDS + 1):
        here = GUARDS - cell
        place = Box(left + cell * step + 0.6, box.y, step - 1.2, box.h)
        now = here == guards
        fill = c["alarm" if guards <= FEW else "guard"] if now else c["bare"]
        out += rect(place, 4, fill=fill, stroke=c["soot"] if now else "none", stroke_width="1.4")
        x = place.x + place.w / 2
        if here == 0:
            size = min(place.w, place.h) * 0.86
            out += use(
                pen.sheet,
                "skull",
                x - size / 2,
                box.y + (box.h - size) / 2,
                size,
                fill=c["soot" if now else "bareink"],
            )
        elif now or here % 5 == 0:
            ink = ("alarmink" if guards <= FEW else "ivory") if now else "bareink"
            out += number(x, box.y + box.h / 2 + pen.least * 0.36, here, pen.least, c[ink])
    pen.sheet.put("pieces", group(out, pen.words.guards(guards), data_place=name))


def draw_damage(pen: Pen, seat: int, damage: int, box: Box) -> None:
    """The boss track: damage so far, where the boss turns, where it is captured; points below each cell."""
    c, step = pen.c, (box.w - box.h - 4) / BOSS_LIFE
    name = f"damage:p{seat + 1}"
    pen.at(name, box)
    face = "boss_wounded" if damage >= FIXED.boss_wounded else "boss"
    out = use(pen.sheet, face, box.x, box.y, box.h)
    left = box.x + box.h + 4
    for cell in range(1, BOSS_LIFE + 1):
        place = Box(left + (cell - 1) * step + 0.6, box.y, step - 1.2, box.h)
        hit = cell <= damage
        edge = "can" if cell == BOSS_LIFE else "red" if cell == FIXED.boss_wounded else ""
        out += rect(place, 4, fill=c["hit" if hit else "bare"], stroke=c[edge] if edge else "none", stroke_width="2")
        ink = "hitink" if hit else "bareink"
        if cell in (damage, BOSS_LIFE, FIXED.boss_wounded) or cell == damage + 1:
            points = FIXED.boss_values[cell]
            out += number(place.x + place.w / 2, box.y + box.h / 2 + pen.least * 0.36, points, pen.least, c[ink])
    pen.sheet.put("pieces", group(out, pen.words.damage(damage), data_place=name))


def draw_counts(
    pen: Pen, seat: int, crystals: int, tiles: int, closed: bool, cards: int, wrecks: int, box: Box
) -> None:
    """Crystals, path tiles left, cards in hand, destruction tokens: signs with figures, in a row."""
    p = f"p{seat + 1}"
    told = [
        (f"crystals:{p}", "crystal", "crystal", crystals, pen.words.crystals(crystals)),
        (f"tiles:{p}", "pathpile", "alarm" if closed else "roadedge", tiles, pen.words.tiles(tiles, closed)),
        (f"hand:{p}", "op_cards", "guard", cards, pen.words.hand(cards)),
    ]
    if wrecks != NONE:
        told.append((f"wrecks:{p}", "wreck", "red", wrecks, pen.words.wrecks(wrecks)))
    columns = len(told) if box.w / len(told) >= pen.least * 3.2 else -(-len(told) // 2)
    rows = -(-len(told) // columns)
    wide, high = box.w / columns, box.h / rows
    for at, (name, sign, fill, value, words) in enumerate(told):
        row, column = divmod(at, columns)
        place = Box(box.x + column * wide, box.y + row * high, wide - 3, high)
        pen.at(name, place)
        size = min(high * 0.9, pen.least * 1.5)
        out = rect(place, 0, fill_opacity="0") + count(pen, sign, value, place.x, place.y + high / 2, size, fill)
        pen.sheet.put("pieces", group(out, words, data_place=name))


def draw_dungeon(pen: Pen, seat: int, caught: tuple[int, ...], box: Box) -> None:
    """The captured monsters on the city board."""
    c = pen.c
    name = f"dungeon:p{seat + 1}"
    pen.at(name, box)
    out = rect(box, 6, fill=c["bare"], stroke=c["edge"], stroke_width="1")
    sign = min(box.h * 0.8, 24)
    out += use(pen.sheet, "cage", box.x + 4, box.y + (box.h - sign) / 2, sign, fill=c["quiet"])
    pen.sheet.put("pieces", group(out, pen.words.dungeon(len(caught)), data_place=name))
    if not caught:
        return
    room = box.w - sign - 12
    size = min(box.h - 6, room / len(caught))
    rows = 1
    while size < (box.h - 4) / (rows + 1) and rows < 3:
        rows += 1
        size = min((box.h - 4) / rows, room / -(-len(caught) // rows))
    columns = -(-len(caught) // rows)
    for at, token in enumerate(caught):
        row, column = divmod(at, columns)
        y = box.y + (box.h - size * rows) / 2 + row * size
        place = Box(round(box.x + sign + 9 + column * size, 1), round(y, 1), round(size - 1, 1), round(size - 1, 1))
        piece = f"creature:{TOKEN_NAMES[token]}"
        pen.at(piece, grown(pen, place))
        drawn = use(pen.sheet, token_sign(token, False), place.x, place.y, place.w)
        pen.sheet.put("pieces", group(drawn, pen.words.prisoner(token), data_piece=piece))


def lay_person(pen: Pen, who: Person, places: tuple[Box, ...], size: float) -> None:
    """Name, guards, boss, counts and dungeon in these places."""
    name, guards, damage, counts, dungeon = places
    p = f"p{who.seat + 1}"
    pen.draw(f"{p}.name", draw_name, who.seat, who.name, who.first, who.score, name, size)
    pen.draw(f"{p}.guards", draw_guards, who.seat, who.guards, guards)
    pen.draw(f"{p}.damage", draw_damage, who.seat, who.damage, damage)
    pen.draw(f"{p}.counts", draw_counts, who.seat, *who.figures, counts)
    pen.draw(f"{p}.dungeon", draw_dungeon, who.seat, who.caught, dungeon)


def draw_short_tracks(pen: Pen, seat: int, guards: int, damage: int, box: Box) -> None:
    """Guards and damage of a small area as figures with a bar each."""
    c, p, half = pen.c, f"p{seat + 1}", box.h / 2
    face = "boss_wounded" if damage >= FIXED.boss_wounded else "boss"
    few = "alarm" if guards <= FEW else "guard"
    rows = (
        (f"guards:{p}", "shield", "guard", guards, GUARDS, pen.words.guards(guards), few),
        (f"damage:{p}", face, "black", damage, BOSS_LIFE, pen.words.damage(damage), "edge"),
    )
    for at, (name, sign, fill, value, most, words, bar) in enumerate(rows):
        place = Box(box.x, box.y + at * half, box.w, half - 2)
        pen.at(name, place)
        size = place.h * 0.92
        out = rect(place, 0, fill_opacity="0")
        out += use(pen.sheet, sign, place.x, place.y + (place.h - size) / 2, size, fill=c[fill])
        left = place.x + size + 5
        wide = place.w - size - 9 - pen.least * 1.6
        line = Box(left, place.y + place.h * 0.3, wide, place.h * 0.4)
        out += rect(line, line.h / 2, fill=c["bare"], stroke=c["edge"], stroke_width=".8")
        if value:
            out += rect(Box(line.x, line.y, max(line.h, wide * value / most), line.h), line.h / 2, fill=c[bar])
        out += number(
            left + wide + pen.least * 0.9, place.y + place.h / 2 + pen.least * 0.36, value, pen.least, c["ink"]
        )
        pen.sheet.put("pieces", group(out, words, data_place=name))
