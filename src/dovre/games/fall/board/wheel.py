"""The gnome wheel with its pawn and wires, the tokens beside it, the boost track; gate cards; the invasions to come."""

from __future__ import annotations

import math

from dovre.games.fall.board.look import CLAN_COLOURS
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.components import (
    BOOST_WIRE,
    BOOSTS,
    BREACH_WIRE,
    CLANS,
    HONOUR_SPACE,
    INFLUENCE_SPACE,
    LAP,
    NONE,
    REINFORCE_SPACE,
    TROLL_SPACE,
    WAVES,
    WHEEL,
)
from dovre.render.svg import Box, circle, group, num, number, path, rect, small_text, use

SPACE_SIGNS = {TROLL_SPACE: "march", INFLUENCE_SPACE: "symbol_I", REINFORCE_SPACE: "symbol_R", HONOUR_SPACE: "honour"}


def _spot(box: Box, radius: float, space: float) -> tuple[float, float]:
    """A point of the ring; space 0 is up, clockwise."""
    angle = 2 * math.pi * space / LAP
    middle = box.w / 2
    return box.x + middle + radius * math.sin(angle), box.y + middle - radius * math.cos(angle)


def draw_wheel(pen: Pen, box: Box) -> None:
    """What never changes: the disc and the two wires between spaces. [FALL-G06]"""
    c = pen.c
    x, y, radius = box.x + box.w / 2, box.y + box.w / 2, box.w / 2
    out = circle(x, y, radius, fill=c["peak"], stroke=c["soot"], stroke_width="2")
    out += circle(x, y, radius * 0.5, fill=c["rock"], stroke=c["soot"], stroke_width="2")
    for wire, colour in ((BOOST_WIRE, "gold"), (BREACH_WIRE, "ember")):
        ends = (*_spot(box, radius * 0.5, wire - 0.5), *_spot(box, radius * 1.04, wire - 0.5))
        line = "M{} {}L{} {}".format(*map(num, ends))
        out += path(line, stroke=c["soot"], stroke_width="6") + path(line, stroke=c[colour], stroke_width="3.4")
    pen.sheet.put("board", group(out, cls="wheel"))


def draw_space(pen: Pen, space: int, ahead: int, box: Box) -> None:
    """A space with its effect, named by how far it lies ahead of the pawn. [FALL-G14]"""
    c, radius = pen.c, box.w / 2
    x, y = _spot(box, radius * 0.75, space)
    half, size, name = max(radius * 0.19, pen.touch / 2), radius * 0.29, f"wheel:{ahead}"
    pen.at(name, Box(x - half, y - half, 2 * half, 2 * half))
    out = circle(x, y, radius * 0.185, fill=c["card"], stroke=c["soot"], stroke_width="1.4")
    out += use(pen.sheet, SPACE_SIGNS[WHEEL[space]], x - size / 2, y - size / 2, size)
    pen.sheet.put("board", group(out, pen.words.wheel_space(space), data_place=name))


def draw_pawn(pen: Pen, space: int, box: Box) -> None:
    """The wheel pawn: an arrow from the hub to its space, and a ring around this."""
    x, y = box.x + box.w / 2, box.y + box.w / 2
    c, radius = pen.c, box.w / 2
    ring_x, ring_y = _spot(box, radius * 0.75, space)
    out = circle(ring_x, ring_y, radius * 0.2, fill="none", stroke=c["ready"], stroke_width="3.4")
    side, base, tip = num(radius * 0.11), num(-radius * 0.36), num(-radius * 0.54)
    arrow = path(f"M-{side} {base}L0 {tip}L{side} {base}Z", fill=c["ready"], stroke=c["soot"], stroke_width="1.4")
    out += group(arrow, transform=f"translate({num(x)} {num(y)})rotate({num(360 * space / LAP)})")
    half = radius * 0.2
    pen.at("wheel:pawn", Box(ring_x - half, ring_y - half, 2 * half, 2 * half))
    pen.sheet.put("pieces", group(out, pen.words.wheel_pawn(space), data_piece="wheel:pawn"))


def draw_beside(pen: Pen, strengths: tuple[int, ...], box: Box) -> None:
    """The tokens beside the wheel, which make a breach larger, in the hub. [FALL-G09]"""
    c, x, y = pen.c, box.x + box.w / 2, box.y + box.w / 2
    size = box.w * 0.16
    out = use(pen.sheet, "gnome", x - size * 1.02, y - size * 0.55, size)
    out += number(x + size * 0.42, y + size * 0.34, len(strengths), max(size, pen.least), c["ivory"])
    pen.at("wheel:beside", Box(x - size * 1.3, y - size, size * 2.6, size * 2))
    pen.sheet.put("pieces", group(out, pen.words.beside(strengths), data_place="wheel:beside"))


def draw_boosts(pen: Pen, boosts: tuple[int, ...], box: Box, names: tuple[str, ...]) -> None:
    """The boost track: a column for each value with the discs that stand on it. [FALL-G17]"""
    c, wide = pen.c, box.w / len(BOOSTS)
    out = ""
    for space, value in enumerate(BOOSTS):
        left = box.x + space * wide
        out += rect(Box(left + 1, box.y, wide - 2, box.h), 4, fill=c["card"], stroke=c["edge"], stroke_width="1")
        out += number(left + wide / 2, box.y + box.h - 4, f"+{value}", pen.least, c["cardink"])
        there = [seat for seat, at in enumerate(boosts) if at == space]
        for nth, seat in enumerate(there):
            out += use(pen.sheet, f"disc{seat}", left + wide / 2 - 8 + (nth - (len(there) - 1) / 2) * 7, box.y + 2, 16)
    pen.at("wheel:boost", box)
    pen.sheet.put("pieces", group(out, pen.words.boosts(boosts), cls="boost", data_place="wheel:boost"))


def draw_gate_card(
    pen: Pen, at: int, clan: int, looked: tuple[int, ...], opened: bool, box: Box, names: tuple[str, ...]
) -> None:
    """A gate card of the row: face down unless it is known to the reader; discs of those who have looked. [FALL-G04]"""
    c = pen.c
    pen.at(f"gatecard:{at + 1}", box)
    known = clan != NONE
    ground = c[CLAN_COLOURS[clan]] if known else c["peak"]
    out = rect(box, 5, fill=ground, stroke=c["ready"] if known and not opened else c["soot"], stroke_width="2")
    size = box.w * 0.66
    sign = f"clan_{CLANS[clan]}" if known else "gate"
    out += use(
        pen.sheet, sign, box.x + (box.w - size) / 2, box.y + box.h * 0.14, size, fill=c["ivory"] if known else None
    )
    if known and not opened:
        out += use(pen.sheet, "eye", box.x + box.w - 15, box.y - 5, 18)
    step = (box.w - 14) / max(1, len(looked) - 1)
    for nth, seat in enumerate(looked):
        out += use(pen.sheet, f"disc{seat}", box.x + 1 + nth * step, box.y + box.h - 13, 13)
    told = pen.words.gate_card(at, clan, looked, opened)
    name = f"gatecard:{at + 1}"
    pen.sheet.put("pieces", group(out, told, data_place=name, data_piece=name))


def draw_plan(pen: Pen, wave: int, bag: int, box: Box) -> None:
    """Gnomes of each invasion, the bonus of the first troll defeated, gnomes in supply. [FALL-W04, FALL-W18]"""
    c, plan = pen.c, WAVES[wave]
    pen.at("plan:wave", box)
    out = rect(box, 8, fill=c["peak"], fill_opacity=".85", stroke=c["edge"], stroke_width="1")
    letters = max(pen.least, box.h * 0.46)
    size, base = box.h * 0.7, box.y + box.h / 2 + letters * 0.35
    cells = (("gate", str(plan.gnomes)), ("honour", f"+{plan.first_defeated}"), ("gnome", str(bag)))
    step = box.w / len(cells)
    for at, (symbol, text) in enumerate(cells):
        left = box.x + at * step + 5
        out += use(pen.sheet, symbol, left, box.y + (box.h - size) / 2, size)
        out += small_text(left + size + 3, base, text, letters, c["ivory"])
    pen.sheet.put("board", group(out, pen.words.plan(wave, bag), data_place="plan:wave"))
