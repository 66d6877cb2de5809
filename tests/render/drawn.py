"""What a drawing shows, read from its text: where words stand, how large they are, what can be chosen."""

import re
from typing import NamedTuple
from xml.etree import ElementTree

from dovre.render.letters import text_width
from dovre.render.svg import Box

SVG = "{http://www.w3.org/2000/svg}"
ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}
SHAPES = (SVG + "rect", SVG + "path")
INHERITED = ("font-size", "font-family", "font-weight", "text-anchor")


class Told(NamedTuple):
    """A line of text: what it says, its size on the sheet, the box it fills at most, the room it was given."""

    words: str
    size: float
    box: Box
    room: Box | None
    part: str


class Shown(NamedTuple):
    wide: float
    high: float
    texts: list[Told]
    targets: dict[str, Box]  # by the thing they are for
    panels: dict[str, Box]  # of seats: p1, p2...


def shown(svg):
    root = ElementTree.fromstring(str(svg))
    _, _, wide, high = map(float, root.get("viewBox").split())
    found = Shown(wide, high, [], {}, {})
    _walk(root, (0.0, 0.0, 1.0), {}, "", found)
    return found


def overlap(one, other, by=0.0):
    """Whether two boxes lie over one another by more than that."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > by and down > by


def inside(one, other, by=0.0):
    right, bottom = other.x + other.w + by, other.y + other.h + by
    return one.x >= other.x - by and one.y >= other.y - by and one.x + one.w <= right and one.y + one.h <= bottom


def _walk(one, place, style, part, found):
    if one.get("display") == "none":
        return  # looks of pieces, which the page shows
    place, part = _moved(one, place), one.get("data-part") or part
    style = {**style, **{key: one.get(key) for key in INHERITED if one.get(key)}}
    cls = one.get("class") or ""
    if one.tag == SVG + "text":
        found.texts.extend(_lines(one, place, style, part))
    elif one.get("data-act") is not None:
        found.targets[one.get("data-for")] = _around(
            [_box(shape, place) for shape in one if shape.tag != SVG + "title"]
        )
    elif cls.startswith("seat seat-"):
        found.panels["p" + cls.split()[1].removeprefix("seat-")] = _box(one[0], place)
    for inner in one:
        if inner.tag not in (SVG + "defs", SVG + "title", SVG + "desc"):
            _walk(inner, place, style, part, found)


def _moved(one, place):
    x, y, scale = place
    told = one.get("transform") or ""
    if by := re.match(r"translate\(([^ )]+) ([^ )]+)\)", told):
        x, y = x + float(by[1]) * scale, y + float(by[2]) * scale
    if by := re.search(r"scale\(([^)]+)\)", told):
        scale *= float(by[1])
    return x, y, scale


def _at(box, place):
    x, y, scale = place
    return Box(x + box.x * scale, y + box.y * scale, box.w * scale, box.h * scale)


def _lines(one, place, style, part):
    """A text, or its letters where each has a place of its own."""
    words, size = "".join(one.itertext()), float(style["font-size"])
    across, down = one.get("x").split(), one.get("y").split()
    serif, light = "Serif" in style["font-family"], style.get("font-weight") == "400"
    low = 0.22 if re.search("[a-z]", words) else 0.03
    for told, x, y in zip(words if len(across) > 1 else [words], across, down, strict=True):
        wide = text_width(told, size, serif=serif, light=light)
        left = float(x) - wide * ANCHORS[style["text-anchor"]]
        box = Box(left, float(y) - size * 0.74, wide, size * (0.74 + low))
        room = one.get("data-room")
        yield Told(
            told, size * place[2], _at(box, place), _at(Box(*map(float, room.split())), place) if room else None, part
        )


def _box(shape, place):
    if shape.tag == SVG + "rect":
        return _at(Box(*(float(shape.get(key)) for key in ("x", "y", "width", "height"))), place)
    x = y = 0.0
    points = []
    for way, told in re.findall(r"([MhvZ])([^MhvZ]*)", shape.get("d")):  # outlines of cells
        numbers = [float(number) for number in told.split()]
        if way == "M":
            x, y = numbers
        elif way != "Z":
            x, y = (x + numbers[0], y) if way == "h" else (x, y + numbers[0])
        points.append((x, y))
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return _at(Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top), place)


def _around(boxes):
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(b.x + b.w for b in boxes) - left, max(b.y + b.h for b in boxes) - top)
