"""The clans board: a plank for each clan with its vote tile and the discs of those who have votes."""

from __future__ import annotations

from dovre.games.fall.board.look import CLAN_COLOURS
from dovre.games.fall.board.mountain import put_star
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.components import BOX, CLANS, N_CLANS, TILES
from dovre.render.svg import Box, circle, group, number, rect, use

Ranks = tuple[tuple[int, int], ...]  # seat and votes, the leading disc first


def lay_clans(
    pen: Pen,
    tiles: tuple[int, ...],
    ranks: tuple[Ranks, ...],
    stars: tuple[tuple[int, ...], ...],
    box: Box,
    names: tuple[str, ...],
) -> None:
    """Plank by plank from top to bottom; `ranks` has seat and votes, the leading disc first. [FALL-D16]"""
    high = box.h / N_CLANS
    for clan in range(N_CLANS):
        plank = Box(box.x, box.y + clan * high, box.w, high - 2)
        pen.draw(f"plank.{CLANS[clan]}", draw_plank, clan, tiles[clan], ranks[clan], stars[clan], plank, names)


def draw_plank(
    pen: Pen, clan: int, tile: int, ranks: Ranks, stars: tuple[int, ...], box: Box, names: tuple[str, ...]
) -> None:
    """A banner, the three values of the vote tile, a track of eight; more is told as a number. [FALL-D15]"""
    c, colour = pen.c, CLAN_COLOURS[clan]
    pen.at(f"plank:{CLANS[clan]}", box)
    out = rect(box, 5, fill=c[colour + "pale"], stroke=c["edge"], stroke_width="1")
    sign = min(26.0, box.h - 2)
    out += use(pen.sheet, f"banner_{CLANS[clan]}", box.x + 3, box.y + (box.h - sign) / 2, sign)
    left = box.x + sign + 8
    for place, value in enumerate(TILES[tile]):
        chip = Box(left + place * 25, box.y + 2, 24, box.h - 4)
        out += rect(chip, 4, fill=c["gold"] if place == 0 else c["hall"], stroke=c["soot"], stroke_width="1")
        out += number(chip.x + 12, box.y + box.h / 2 + pen.least * 0.36, value, pen.least, c["goldink"])
    left += 78
    step = (box.x + box.w - 12 - left) / BOX.track
    for space in range(1, BOX.track + 1):
        x = left + space * step - step / 2
        out += circle(x, box.y + box.h / 2, 3, fill=c[colour])
    stacked: dict[int, int] = {}
    size = min(24.0, box.h - 4)
    for seat, votes in reversed(ranks):  # the leading disc is drawn last, on top of the others it shares a space with
        space = (votes - 1) % BOX.track + 1
        nth = stacked.get(space, 0)
        stacked[space] = nth + 1
        x = left + space * step - step / 2 - size / 2 - nth * 5
        out += use(pen.sheet, f"disc{seat}", x, box.y + (box.h - size) / 2, size)
        if votes > BOX.track:
            out += number(x + size, box.y + box.h - 3, f"+{votes - space}", pen.least, c["cardink"])
    told = pen.words.plank(clan, tile, ranks)
    pen.sheet.put("pieces", group(out, told, cls="plank", data_place=f"plank:{CLANS[clan]}"))
    for nth, champion in enumerate(stars):
        put_star(pen, champion, Box(box.x + box.w - 22 - 18 * nth, box.y + 2, box.h - 4, box.h - 4))
