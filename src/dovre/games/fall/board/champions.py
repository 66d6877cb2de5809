"""Champions: cards of the offer with their influence, cards one owns with claws and symbols."""

from __future__ import annotations

from dovre.games.fall.board.ancestry import chosen_ring, quadrant
from dovre.games.fall.board.look import CLAN_COLOURS
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.components import (
    CELL_NAMES,
    CELLS,
    CHAMPIONS,
    CLANS,
    CLAW_OF,
    NONE,
    PRINTED,
    PRINTED_CELLS,
    RENEGADE,
)
from dovre.render.pen import kept
from dovre.render.svg import Box, fit_text, group, move, number, rect, small_text, use

Influence = tuple[tuple[int, int], ...]  # seat and influence, the leading disc first


def clan_name(champion: int) -> str:
    clan = CHAMPIONS[champion].clan
    return RENEGADE if clan == NONE else CLANS[clan]


def clan_colour(champion: int) -> str:
    return CLAN_COLOURS[CHAMPIONS[champion].clan]  # the last one is of the renegades


@kept
def _offered(pen: Pen, champion: int, wide: float, high: float) -> str:
    """A card of the offer at its own corner: banner with votes, letter, name and title."""
    c, card = pen.c, CHAMPIONS[champion]
    out = rect(Box(0, 0, wide, high), 7, fill=c["card"], stroke=c["soot"], stroke_width="1.8")
    out += use(pen.sheet, f"banner_{clan_name(champion)}", 5, 0, 34)
    out += number(22, 51, card.votes, 18, c["cardink"])
    room = wide - 50 - (24 if card.letter else 6)
    out += fit_text(46, 20, pen.words.champion(champion), 17, room, pen.least, c["cardink"])
    if card.letter:
        out += rect(Box(wide - 27, 5, 22, 20), 5, fill=c[clan_colour(champion)], stroke=c["soot"], stroke_width="1.2")
        out += number(wide - 16, 21, card.letter, 16, c["ivory"])
    return out


def draw_drawn(pen: Pen, champion: int, box: Box) -> None:
    """A champion to begin with: its title in place of influence. [FALL-S19]"""
    name = f"champion:{CHAMPIONS[champion].id}"
    pen.at(name, box)
    out = group(_offered(pen, champion, box.w, box.h), transform=move(box.x, box.y))
    title, base = pen.words.champion_title(champion), box.y + box.h - 11
    out += fit_text(box.x + 46, base, title, 16, box.w - 54, pen.least, pen.c["quietink"], weight="400")
    pen.sheet.put("pieces", group(out, pen.words.champion_told(champion), data_piece=name, data_place=name))


def draw_offered(pen: Pen, champion: int, influence: Influence, box: Box, names: tuple[str, ...]) -> None:
    """A champion of the offer and who has influence with it, the leader first. [FALL-I04]"""
    c = pen.c
    pen.at(f"champion:{CHAMPIONS[champion].id}", box)
    out = group(_offered(pen, champion, box.w, box.h), transform=move(box.x, box.y))
    x = box.x + 46
    base = box.y + box.h - 9
    discs = [20, *[16] * (len(influence) - 1)]
    beside = min(18.0, (box.w - 50 - sum(discs)) / len(discs))  # where all five have influence they stand closer
    for (seat, amount), size in zip(influence, discs, strict=False):
        out += use(pen.sheet, f"disc{seat}", x, base - size + 3, size)
        out += number(x + size + min(8.0, beside / 2), base, amount, 16, c["cardink"])
        x += size + beside
    if not influence:
        out += small_text(x, base, "+1", 16, c["quietink"])
    name = f"champion:{CHAMPIONS[champion].id}"
    pen.sheet.put("pieces", group(out, pen.words.offered(champion, influence), data_piece=name, data_place=name))


def draw_owned(
    pen: Pen, seat: int, champion: int, claws: int, covered: tuple[bool, ...], chosen: tuple[bool, ...], box: Box
) -> None:
    """A champion one owns: clan, name, claws left, symbols that count for the ancestry. [FALL-H09, FALL-H10]"""
    c, card = pen.c, CHAMPIONS[champion]
    pen.at(f"champion:{card.id}", box)
    out = rect(box, 6, fill=c["card"], stroke=c["soot"], stroke_width="1.4")
    out += rect(Box(box.x + 2, box.y + 3, 5, box.h - 6), 2.5, fill=c[clan_colour(champion)])
    right, printed = box.x + box.w - 3, ""
    for at, cell in enumerate(PRINTED_CELLS[champion]):
        size = box.h - 2
        right -= size + 1
        _, symbol = PRINTED[cell - CELLS]
        place = Box(right, box.y + 1, size, size)
        name = f"cell:p{seat + 1}.{CELL_NAMES[cell]}"
        pen.at(name, place)
        told = pen.words.quadrant(CELL_NAMES[cell], symbol, covered[at])
        drawn = quadrant(pen, symbol, covered[at], size) + (chosen_ring(pen, size) if chosen[at] else "")
        printed += group(drawn, told, data_place=name, transform=move(place.x, place.y))
    if CLAW_OF[champion] != NONE:
        for at in range(card.claws):
            right -= 17
            out += use(pen.sheet, "claw" if at >= claws else "cube", right, box.y + box.h / 2 - 8, 16)
    left = box.x + 12
    if card.letter:
        out += number(left + 6, box.y + box.h / 2 + 6, card.letter, 16, c["cardink"])
        left += 17
    name = f"champion:{card.id}"
    out += fit_text(
        left, box.y + box.h / 2 + 5.5, pen.words.champion(champion), 17, right - left - 3, pen.least, c["cardink"]
    )
    out = group(out, pen.words.champion_told(champion), data_piece=name, data_place=name)
    pen.sheet.put("pieces", out + printed)
