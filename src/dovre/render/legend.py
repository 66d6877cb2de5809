"""The legend of a board: every sign, number and piece it uses, drawn as on the board, with its name and what it means.

A game's `board/legend.py` has its groups of entries; the words are `legend.<entry>` (its name) and `legend.<entry>.is`
(what it means), the titles of groups `legend_group.<group>`. What the frame draws for every game stands in `SHARED`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from dovre.render.frame import Frame, mark_rings, seat_panel, seat_sign, target_rings
from dovre.render.pen import Pen
from dovre.render.svg import LAYERS, SANS, Box, Sheet, attrs, num, rect, use
from dovre.render.theme import SEATS

Draw = Callable[[Pen[Any]], "str | None"]  # gives a drawing, or puts it on the sheet
Say = Callable[[str], str]

GAP = 5  # between signs that stand side by side
ROOM = 4  # around a sample


class Entry(NamedTuple):
    """One thing to look up. The sample is drawn in a box of `wide` by `high` units from 0, 0."""

    name: str
    draw: Draw
    wide: float = 24
    high: float = 24
    ground: str = "card"  # the colour it lies on
    large: bool = False  # whether it needs a line of its own to be read


class Group(NamedTuple):
    name: str
    entries: tuple[Entry, ...]


class Sample(NamedTuple):
    """An entry drawn and told."""

    name: str
    means: str
    picture: str  # an SVG element; its symbols stand in `Legend.defs`


class Legend(NamedTuple):
    """What a page shows: groups with their titles, and the symbols and gradients that all samples use."""

    defs: str
    groups: tuple[tuple[str, tuple[Sample, ...]], ...]
    symbols: frozenset[str]  # names of all symbols that are explained


def signs(
    name: str, symbols: Sequence[str], size: float = 24, ground: str = "card", **pairs: str | float | None
) -> Entry:
    """An entry for symbols side by side; colours in `pairs` are named ones of the theme (`fill="gold"`)."""

    def draw(pen: Pen[Any]) -> str:
        told = {key: pen.c.get(str(value), str(value)) for key, value in pairs.items()}
        return "".join(use(pen.sheet, one, at * (size + GAP), 0, size, size, **told) for at, one in enumerate(symbols))

    return Entry(name, draw, len(symbols) * (size + GAP) - GAP, size, ground)


# -- what every board has ---------------------------------------------------------------------------------------------


def _ring(pen: Pen[Any]) -> str:
    return target_rings(pen, Box(6, 6, 42, 30))


def _mark(pen: Pen[Any]) -> str:
    return mark_rings(pen, Box(7, 7, 42, 28))


def _seats(pen: Pen[Any]) -> str:
    return "".join(seat_sign(pen, seat, seat * 22, 2, 18) for seat in range(len(SEATS)))


def _active(pen: Pen[Any]) -> None:
    seat_panel(pen, 1, "active", Box(3, 3, 56, 34))


SHARED = Group(
    "table",
    (
        Entry("ring", _ring, 54, 42, "soot"),
        Entry("mark", _mark, 56, 42, "panel"),
        Entry("seats", _seats, 22 * len(SEATS) - 4, 22, "panel"),
        Entry("active", _active, 62, 40, "page"),
    ),
)


# -- drawing it -------------------------------------------------------------------------------------------------------


def draw_legend(
    frame: Frame[Any, Any], view: Any, groups: Sequence[Group], say: Say, *, lang: str, theme: str, prefix: str = ""
) -> Legend:
    """All entries drawn and told; `view` says which look the board has, `prefix` keeps two legends on a page apart."""
    c, symbols, letters = frame.look(view, theme)
    width, height = frame.extent(view, "desktop")
    sheet = Sheet(width, height, symbols, f"{letters}{theme[0]}{prefix}l-")
    pen = Pen(sheet, c, frame.words(view, lang, ()), frame.style)
    used: dict[str, str] = {}
    told = []
    for group in (*groups, SHARED):
        samples = tuple(
            Sample(say(f"legend.{entry.name}"), say(f"legend.{entry.name}.is"), _sample(pen, entry, used))
            for entry in group.entries
        )
        told.append((say(f"legend_group.{group.name}"), samples))
    defs = frame.defs(pen, view) + "".join(used.values())
    names = frozenset(name.removeprefix(sheet.prefix) for name in used)
    return Legend(f'<svg class="sprite" aria-hidden="true"><defs>{defs}</defs></svg>', tuple(told), names)


def _sample(pen: Pen[Any], entry: Entry, used: dict[str, str]) -> str:
    """A small picture on a ground of its own, so that it shows on a page of either theme."""
    apart = pen.apart()
    drawn = entry.draw(apart) or ""
    part = apart.sheet.together()
    layers = dict(part.layers)
    drawn += "".join(text for layer in LAYERS for text in layers.get(layer, {}).values())
    used |= part.symbols
    frame = Box(-ROOM, -ROOM, entry.wide + 2 * ROOM, entry.high + 2 * ROOM)
    ground = rect(frame, 5, fill=pen.c[entry.ground])
    how = {
        "cls": "sample large" if entry.large else "sample",
        "aria_hidden": "true", "width": num(frame.w), "height": num(frame.h),
        "font_family": SANS, "font_weight": "700", "text_anchor": "middle",
        "stroke_linejoin": "round", "stroke_linecap": "round",
    }  # fmt: skip
    view_box = f"{num(frame.x)} {num(frame.y)} {num(frame.w)} {num(frame.h)}"
    return f'<svg viewBox="{view_box}"{attrs(how)}>{ground}{drawn}</svg>'
