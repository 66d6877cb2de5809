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
    WHEEL,
)
from dovre.render.svg import Box, group, num, number, path, rect, use

SPACE_SIGNS = {TROLL_SPACE: "march", INFLUENCE_SPACE: "symbol_I", REINFORCE_SPACE: "symbol_R", HONOUR_SPACE: "honour"}


def _spot(box: Box, radius: float, space: float) -> tuple[float, float]:
    """A point of the ring; space 0 is up, clockwise."""
    angle = 2 * math.pi * space / LAP
    middle = box.w / 2
    return box.x + middle + radius * math.sin(angle), box.y + middle - radius * math.cos(angle)


def draw_wheel(pen: Pen, box: Box) -> None:
    """What never changes: spaces with their effects, and the two wires between spaces. [FALL-G06, FALL-G14]"""
    c = pen.c
    x, y, radius = box.x + box.w / 2, box.y + box.w / 2, box.w / 2
    out = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{c["peak"]}" stroke="{c["soot"]}" stroke-width="2"/>'
    out += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius * 0.5)}" fill="{c["rock"]}" stroke="{c["soot"]}" stroke-width="2"/>'
    middle, size = radius * 0.75, radius * 0.29
    for space, effect in enumerate(WHEEL):
        at_x, at_y = _spot(box, middle, space)
        pen.at(f"wheel:{space}", Box(at_x - radius * 0.19, at_y - radius * 0.19, radius * 0.38, radius * 0.38))
        out += f'<circle cx="{num(at_x)}" cy="{num(at_y)}" r="{num(radius * 0.185)}" fill="{c["card"]}" stroke="{c["soot"]}" stroke-width="1.4"/>'
        out += use(pen.sheet, SPACE_SIGNS[effect], at_x - size / 2, at_y - size / 2, size)
    for wire, colour in ((BOOST_WIRE, "gold"), (BREACH_WIRE, "ember")):
        line = "M{} {}L{} {}".format(*map(num, (*_spot(box, radius * 0.5, wire - 0.5), *_spot(box, radius * 1.04, wire - 0.5))))
        out += path(line, stroke=c["soot"], stroke_width="6") + path(line, stroke=c[colour], stroke_width="3.4")
    pen.sheet.put("board", group(out, cls="wheel"))


def draw_pawn(pen: Pen, space: int, box: Box) -> None:
    """The wheel pawn: an arrow from the hub to its space."""
    x, y = box.x + box.w / 2, box.y + box.w / 2
    c, radius = pen.c, box.w / 2
    turned = 360 * space / LAP
    ring_x, ring_y = _spot(box, radius * 0.75, space)
    out = f'<circle cx="{num(ring_x)}" cy="{num(ring_y)}" r="{num(radius * 0.2)}" fill="none" stroke="{c["ready"]}" stroke-width="3.4"/>'
    pointer = f"M{num(-radius * 0.11)} {num(-radius * 0.36)}L0 {num(-radius * 0.54)}L{num(radius * 0.11)} {num(-radius * 0.36)}Z"
    arrow = path(pointer, fill=c["ready"], stroke=c["soot"], stroke_width="1.4")
    out += group(arrow, transform=f"translate({num(x)} {num(y)})rotate({num(turned)})")
    pen.sheet.put("pieces", group(out, data_piece="wheel-pawn"))


def draw_beside(pen: Pen, strengths: tuple[int, ...], box: Box) -> None:
    """The tokens beside the wheel, which make a breach larger, in the hub. [FALL-G09]"""
    c, x, y = pen.c, box.x + box.w / 2, box.y + box.w / 2
    size = box.w * 0.16
    out = use(pen.sheet, "gnome", x - size * 1.02, y - size * 0.55, size)
    out += number(x + size * 0.42, y + size * 0.34, len(strengths), size, c["ivory"])
    pen.at("wheel:beside", Box(x - size * 1.3, y - size, size * 2.6, size * 2))
    pen.sheet.put("pieces", out)


def draw_boosts(pen: Pen, boosts: tuple[int, ...], box: Box) -> None:
    """The boost track: a column for each value with the discs that stand on it. [FALL-G17]"""
    c, wide = pen.c, box.w / len(BOOSTS)
    out = ""
    for space, value in enumerate(BOOSTS):
        left = box.x + space * wide
        out += rect(Box(left + 1, box.y, wide - 2, box.h), 4, fill=c["card"], stroke=c["edge"], stroke_width="1")
        out += number(left + wide / 2, box.y + box.h - 4, f"+{value}", 15.5, c["cardink"])
        there = [seat for seat, at in enumerate(boosts) if at == space]
        for nth, seat in enumerate(there):
            out += use(pen.sheet, f"disc{seat}", left + wide / 2 - 8 + (nth - (len(there) - 1) / 2) * 7, box.y + 2, 16)
    pen.at("wheel:boost", box)
    pen.sheet.put("pieces", group(out, cls="boost"))


def draw_gate_card(pen: Pen, at: int, clan: int, looked: tuple[int, ...], open_: bool, box: Box) -> None:
    """A gate card of the row: face down unless it is known to the reader; discs of those who have looked. [FALL-G04]"""
    c = pen.c
    pen.at(f"gate:{at + 1}", box)
    known = clan != NONE
    ground = c[CLAN_COLOURS[clan]] if known else c["peak"]
    out = rect(box, 5, fill=ground, stroke=c["ready"] if known and not open_ else c["soot"], stroke_width="2")
    size = box.w * 0.66
    sign = f"clan_{CLANS[clan]}" if known else "gate"
    out += use(pen.sheet, sign, box.x + (box.w - size) / 2, box.y + box.h * 0.14, size, fill=c["ivory"] if known else None)
    if known and not open_:
        out += use(pen.sheet, "eye", box.x + box.w - 15, box.y - 5, 18)
    for nth, seat in enumerate(looked):
        out += use(pen.sheet, f"disc{seat}", box.x + 2 + nth * (box.w - 14) / max(1, len(looked) - 1 or 1), box.y + box.h - 13, 13)
    pen.sheet.put("pieces", group(out, data_piece=f"gate{at + 1}"))
