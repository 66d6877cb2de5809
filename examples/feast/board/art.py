"""Pictures on a grid of 64 units: dishes, and the things of the hall."""

from __future__ import annotations

from functools import cache

from dovre.render.icons import ICONS
from dovre.render.svg import path
from feast.board.look import colours

Symbol = tuple[str, str]

_BOAR = "#7b4a2c"
_HONEY = "M12 30c0-6 8-9 20-9s20 3 20 9c-3 5-5 6-6 1-2 6-6 7-7 1-2 5-6 5-8-1-2 8-7 6-8 0-3 5-8 4-11-1Z"
_ANTLER = "M30 60c-3-14-16-16-22-34 5 4 8 5 11 5-2-7-3-13-1-21 3 9 6 16 11 21 1-6 1-11 4-17 1 14 0 26 3 46Z"
_FROTH = "M8 18c0-8 8-9 10-6 3-8 12-6 13-2 6-3 12 1 12 8-3 5-6 2-8 0-2 6-6 5-7 0-3 4-7 4-9 0-3 4-8 4-11 0Z"

UNKNOWN = "platter"  # the picture of a dish that an owner's box has and this file has not


def _line(colour: str, width: float = 2.4) -> dict[str, str | float]:
    return {"stroke": colour, "stroke_width": width}


def _steam(soot: str) -> str:
    return path("M24 20c-4-5 4-7 0-13M34 20c-4-5 4-7 0-13M44 20c-4-5 4-7 0-13", fill="none", **_line(soot, 2))


def _dishes(soot: str, pewter: str) -> dict[str, str]:
    line = _line(soot)
    bowl = path("M8 30h48c0 14-9 24-24 24S8 44 8 30Z", fill="#9a6b3f", **line)
    plate = path("M4 50c6 6 50 6 56 0-2-4-54-4-56 0Z", fill=pewter, **line)
    return {
        "porridge": bowl
        + path("M10 30c3-5 41-5 44 0-4 4-40 4-44 0Z", fill="#f1e2bf", **line)
        + path("M42 27 54 10", fill="none", **_line("#6b4522", 4))
        + _steam(soot),
        "mushroom": path("M24 34h16l3 20H21Z", fill="#f3e8d2", **line)
        + path("M6 34C6 18 18 9 32 9s26 9 26 25c-14 5-38 5-52 0Z", fill="#b8322a", **line)
        + '<g fill="#fbeedd"><circle cx="20" cy="24" r="4"/><circle cx="35" cy="18" r="4.5"/>'
        '<circle cx="47" cy="27" r="3.6"/></g>',
        "trout": plate
        + path("M6 34c8-14 30-16 40-4l12-9c-2 8-2 14 0 22l-12-8C36 46 14 46 6 34Z", fill="#7fa6b8", **line)
        + path("M14 36c8 5 20 5 28-2", fill="none", **_line("#d98a6a", 3))
        + f'<circle cx="16" cy="31" r="2.4" fill="{soot}"/>',
        "cheese": path("M6 36 44 12c8 2 13 9 14 18v6Z", fill="#f7d774", **line)
        + path("M6 36h52v16H6Z", fill="#e9b93c", **line)
        + '<g fill="#c98f1f"><circle cx="18" cy="44" r="4"/><circle cx="36" cy="46" r="3"/>'
        '<circle cx="48" cy="41" r="3.6"/><circle cx="44" cy="24" r="3.4"/></g>',
        "goat": plate
        + path("M10 30c0-12 14-20 26-16 8 3 10 12 5 18L30 43c-9 6-20-1-20-13Z", fill="#a5562b", **line)
        + path("m38 32 12 10c5-2 8 3 5 6-4 2-6 0-7-3L35 36Z", fill="#f5ead2", **line)
        + path("M17 26c3-6 9-8 14-7", fill="none", **_line("#d58a57", 3)),
        "stew": path("M10 26h44c4 14 0 30-22 30S6 40 10 26Z", fill="#4b4a4a", **line)
        + path("M8 22h48v7H8Z", fill="#6c6a68", **line)
        + path("M12 22c4-7 36-7 40 0Z", fill="#a4502a", **line)
        + '<g fill="#e8c15a"><circle cx="24" cy="19" r="2.6"/><circle cx="36" cy="18" r="2.6"/></g>'
        + path("M18 58l-3 4M46 58l3 4", fill="none", **_line(soot, 3)),
        "boar": plate
        + path("M8 36c0-14 12-22 26-20 2-5 6-8 10-8-1 4 0 7 2 10 8 4 12 10 12 18-8 12-44 14-50 0Z", fill=_BOAR, **line)
        + path("M44 36c8-4 14-2 14 3s-8 7-14 4Z", fill="#c98e70", **line)
        + path("M45 45c-1-5-5-6-7-5 1 4 3 6 7 5Z", fill="#fbf3de", **line)
        + f'<circle cx="39" cy="27" r="2.4" fill="{soot}"/>',
        "cake": plate
        + path("M12 28h40v20H12Z", fill="#d79a4b", **line)
        + path("M12 37h40", fill="none", **_line("#fff0cf", 3.4))
        + path(_HONEY, fill="#f4c33c", **line)
        + path("M32 21v-9", fill="none", **_line("#c23b2f", 4)),
        UNKNOWN: plate + path("M12 48C12 32 22 24 32 24s20 8 20 24Z", fill="#b98146", **line) + _steam(soot),
    }  # fmt: skip


def _things(soot: str, pewter: str, lit: str, linen: str, bone: str, gold: str) -> dict[str, str]:
    line = _line(soot)
    return {
        "lid": path("M4 50c6 5 50 5 56 0-1-3-55-3-56 0Z", fill=lit, **line)
        + path("M8 48C8 28 18 18 32 18s24 10 24 30Z", fill=pewter, **line)
        + path("M16 42c1-9 6-15 12-17", fill="none", **_line(lit, 3.4))
        + f'<circle cx="32" cy="14" r="4.5" fill="{gold}" stroke="{soot}" stroke-width="2"/>',
        "plate": f'<ellipse cx="32" cy="42" rx="29" ry="14" fill="{lit}" stroke="{soot}" stroke-width="2"/>'
        f'<ellipse cx="32" cy="41" rx="20" ry="8.5" fill="{pewter}"/>',
        "napkin": path("M6 4h52v56H6Z", fill=linen, **line)
        + path("M6 4l26 28L58 4M6 60l26-28 26 28", fill="none", stroke=bone, stroke_width=2, opacity=".55")
        + path("M32 22c6 5 6 15 0 20-6-5-6-15 0-20Z", fill=bone),
        "antler": path(_ANTLER, fill=bone, **line)
        + path("M32 60c1-15 10-18 24-32-3 9-5 13-9 16 4 0 7-1 11-4-6 11-16 12-20 20Z", fill=bone, **line),
        "pillow": path("M8 18c8 3 40 3 48 0 5 10 5 20 0 30-8-3-40-3-48 0-5-10-5-20 0-30Z", fill="#8fb0d6", **line)
        + path("M14 26c6 4 8 8 8 14M50 26c-6 4-8 8-8 14", fill="none", **_line("#54789f", 2)),
        "tub": path("M8 28h48l-6 28H14Z", fill="#9a6b3f", **line)
        + path("M11 38h42M13 48h38", fill="none", **_line("#5d3d1e", 3))
        + '<g fill="#d9eefa" stroke="#7fa6b8" stroke-width="1.6"><circle cx="20" cy="25" r="7"/>'
        '<circle cx="33" cy="21" r="9"/><circle cx="46" cy="25" r="6"/></g>',
        "mug": path("M12 18h30v38c-8 3-22 3-30 0Z", fill="#9a6b3f", **line)
        + path("M42 26c14-2 14 22 0 20", fill="none", **_line(soot, 4))
        + path(_FROTH, fill="#fff6de", **line),
        "horn": path("M6 14c4 26 22 36 44 34l8-16C44 36 22 30 14 10Z", fill=bone, **line)
        + path("M48 50 60 28", fill="none", **_line(gold, 5))
        + path("M10 12c3-3 5-3 8-1", fill="none", **_line(soot, 3)),
        "feather": path("M10 58C14 34 30 10 56 6c0 22-12 38-34 40", fill="#dfe7d0", **line)
        + path("M10 58C20 40 32 26 50 12", fill="none", **_line(soot, 2)),
        "moon": path("M42 8a24 24 0 1 0 14 36A20 20 0 0 1 42 8Z"),
        "die": path("M14 6h36l8 8v36l-8 8H14l-8-8V14Z", fill=bone, **_line(soot, 3))
        + path("M14 12h36M12 14v36", fill="none", **_line(gold, 2)),
        "trollking": path("M10 62c0-16 8-22 22-22s22 6 22 22Z", fill="#5d3a6b", **line)
        + path("M14 30c0-14 8-20 18-20s18 6 18 20c0 12-8 20-18 20S14 42 14 30Z", fill="#7f9a6a", **line)
        + path("M14 30C8 30 6 24 8 20c4 0 7 3 8 7M50 30c6 0 8-6 6-10-4 0-7 3-8 7", fill="#7f9a6a", **line)
        + path("M12 14 18 2l7 8 7-9 7 9 7-8 6 12c-12 4-28 4-40 0Z", fill=gold, **line)
        + path("M28 34c2-6 6-6 8 0 1 5-9 5-8 0Z", fill="#6a8456", **line)
        + path("M22 42c6 4 14 4 20 0M26 42l1 5 2-4M38 42l-1 5-2-4", fill="none", **_line(soot, 2))
        + f'<g fill="{soot}"><circle cx="25" cy="27" r="2.6"/><circle cx="39" cy="27" r="2.6"/></g>',
    }  # fmt: skip


@cache
def symbols(theme: str) -> dict[str, Symbol]:
    """All pictures of a theme; a drawing defines those it uses."""
    c = colours(theme)
    drawn = _dishes(c["soot"], c["pewter"])
    drawn |= _things(c["soot"], c["pewter"], c["pewterlit"], c["linen"], c["bone"], c["gold"])
    return {**ICONS, **{name: ("0 0 64 64", picture) for name, picture in drawn.items()}}
