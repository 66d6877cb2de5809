"""The drinking horn: laid on the table by the one who may point, turned to a guest; and carried there."""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin

from dovre.render.placing import Look, Point, Turn, outline, placer
from dovre.render.svg import Box, group, num, path, use
from feast.board.pieces import Pen
from feast.view import FeastView

Plates = tuple[tuple[int, Box], ...]  # of guests, by seat
MOUTH = 28  # degrees by which the horn of the drawing looks down


def lay_horn(pen: Pen, view: FeastView) -> None:
    """One drawing of it for whoever watches it being carried; all turns of it for the one who points."""
    plates = pen.sheet.places
    if view.seats > 1:
        pen.draw("horn", draw_horn, plates["plate:p1"].w / 2)
    guests = [action.number for action in view.legal if action.verb == "point"]
    if guests and view.seat is not None:
        others = tuple([(seat, plates[f"plate:p{seat + 1}"]) for seat in guests])
        pen.draw("placer", draw_placer, plates[f"plate:p{view.seat + 1}"], others)


def draw_horn(pen: Pen, size: float) -> None:
    pen.sheet.put("board", group(_horn(pen, size, 0), cls="look", display="none", data_look="horn"))


def draw_placer(pen: Pen, own: Box, others: Plates) -> None:
    """It lies at one's own plate; where it points is a guest's plate."""
    x, y = own.x + own.w / 2, own.y + own.h / 2
    turns = [Turn(f"p{seat + 1}", (at + 1) % len(others)) for at, (seat, _) in enumerate(others)]
    looks = [_look(pen, seat, own.w, box.x + box.w / 2 - x, box.y + box.h / 2 - y) for seat, box in others]
    pen.sheet.put("targets", placer("point.{turn}", turns, looks, own.w / 8, [Point("table", x, y)]))


def _look(pen: Pen, seat: int, size: float, dx: float, dy: float) -> Look:
    """The horn, what it points at, and the rim of that plate."""
    far = size / (dx * dx + dy * dy) ** 0.5  # as a share of the way
    line = f"M{num(dx * far * 0.4)} {num(dy * far * 0.4)}L{num(dx * (1 - far * 0.5))} {num(dy * (1 - far * 0.5))}"
    body = path(line, stroke=pen.c["ready"], stroke_width=size / 30, stroke_dasharray=f"{size / 12:.0f} {size / 9:.0f}")
    body += _horn(pen, size * 0.7, degrees(atan2(dy, dx)))
    rim = [(dx + size * 0.5 * cos(turn * pi / 8), dy + size * 0.5 * sin(turn * pi / 8)) for turn in range(16)]
    return Look(f"p{seat + 1}", body, [(dx, dy)], outline([rim]))


def _horn(pen: Pen, size: float, angle: float) -> str:
    """Its middle at the origin, its mouth in that direction."""
    half = size / 2
    return group(use(pen.sheet, "horn", -half, -half, size), transform=f"rotate({num(round(angle - MOUTH))})")
