"""Where everything lies: the table for a desktop screen and for a phone, and the layers over it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dovre.games.kings.board.areas import (
    draw_camp,
    draw_centre,
    draw_deck,
    draw_discard,
    draw_hand,
    draw_header,
    draw_near,
    draw_rival,
    draw_shaft,
)
from dovre.games.kings.board.art import symbols
from dovre.games.kings.board.look import colours
from dovre.games.kings.board.phone import WIDTH, height, lay_phone
from dovre.games.kings.board.pieces import Pen, held_name
from dovre.games.kings.board.words import Words
from dovre.games.kings.components import RACES
from dovre.games.kings.view import KingsView
from dovre.kernel.action import Action
from dovre.render.svg import SANS, Box, Drawing, Sheet, group, num, rect
from dovre.render.theme import Theme

SIZES = ("desktop", "phone")


def board(
    view: KingsView,
    *,
    lang: str = "en",
    theme: str = "light",
    marks: Iterable[str] = (),
    size: str | None = None,
    names: Sequence[str] = (),
) -> Drawing:
    """The view as an SVG picture."""
    size = size or SIZES[0]
    if size not in SIZES:
        raise ValueError(f"size {size!r} should be one of: {', '.join(SIZES)}")
    c = colours(theme)
    prefix = f"k{theme[0]}{size[0]}-"  # two boards on one page must not share symbols of different colours
    lay, width, high = (lay_phone, WIDTH, height(view.seats)) if size == "phone" else (lay_desktop, 1440, 900)
    pen = Pen(Sheet(width, high, symbols(theme), prefix), c, Words(view, lang, names))
    pen.sheet.put("board", rect(Box(0, 0, width, high), 0, fill=c["page"]))
    lay(pen, view, near_seat(view), rivals(view))
    lay_marks(pen, marks)
    lay_targets(pen, view)
    return pen.sheet.drawing(
        pen.words.title(), pen.words.table(), _lights(c, prefix), cls=f"kings {theme} {size}", role="group",
        font_family=SANS, font_weight="700", text_anchor="middle",
        stroke_linejoin="round",
        stroke_linecap="round", lang=lang,
    )  # fmt: skip


def near_seat(view: KingsView) -> int:
    """The seat at the near side of the table: the viewer's, or the first for a spectator."""
    return 0 if view.seat is None else view.seat


def rivals(view: KingsView) -> list[int]:
    """The others, clockwise from the near seat."""
    near = near_seat(view)
    return [(near + step) % view.seats for step in range(1, view.seats)]


def lay_desktop(pen: Pen, view: KingsView, near: int, others: list[int]) -> None:
    draw_header(pen, view, Box(24, 0, 1392, 46))
    wide = (1392 - 14 * (len(others) - 1)) / len(others)
    for at, seat in enumerate(others):
        draw_rival(pen, view, seat, Box(24 + at * (wide + 14), 48, wide, 190))
    draw_shaft(pen, Box(0, 250, 1440, 352), (202, 1054), 22)
    below = draw_deck(pen, view, 28, 308, 158)
    draw_discard(pen, view, 28, below + 40, 80)
    draw_centre(pen, view, Box(220, 282, 816, 306))
    draw_camp(pen, view, Box(1076, 282, 352, 312))
    draw_near(pen, view, near, Box(24, 614, 1392, 276), Box(168, 664, 336, 190))
    draw_hand(pen, view, near, Box(524, 626, 880, 252))


def _stops(*pairs: tuple[str, float, float]) -> str:
    return "".join(f'<stop offset="{at:g}" stop-color="{tone}" stop-opacity="{thick:g}"/>' for tone, at, thick in pairs)


def _lights(c: Theme, prefix: str) -> str:
    """Lamplight, the depth of the shaft, and the grain of the rock."""

    lamp, rock, deep = c["lamp"], c["rock"], c["rockdeep"]
    glow = _stops((lamp, 0, 0.75), (lamp, 0.45, 0.28), (lamp, 1, 0))
    depth = _stops((deep, 0, 1), (rock, 0.3, 1), (rock, 0.7, 1), (deep, 1, 1))
    return (
        f'<radialGradient id="{prefix}glow">{glow}</radialGradient>'
        f'<linearGradient id="{prefix}deep" x2="0" y2="1">{depth}</linearGradient>'
        f'<pattern id="{prefix}grain" width="46" height="38" patternUnits="userSpaceOnUse">'
        '<path d="M3 6l9 3M20 14l12-2M36 4l6 5M8 26l10 4M28 30l11-5M2 35l5-2" opacity=".45"'
        f' stroke="{deep}" stroke-width="1.4"/></pattern>'
    )


def lay_marks(pen: Pen, marks: Iterable[str]) -> None:
    """A ring around what has just changed; names that left the table are passed over."""
    for name in dict.fromkeys(marks):
        place = pen.sheet.places.get(name)
        if place is not None:
            ring = rect(place.inset(-4), 10, fill="none", stroke=pen.c["marksoft"], stroke_width="6")
            ring += rect(
                place.inset(-4), 10, fill="none", stroke=pen.c["mark"], stroke_width="3", stroke_dasharray="8 8"
            )
            pen.sheet.put("marks", group(ring, cls="mark", data_mark=name))


def lay_targets(pen: Pen, view: KingsView) -> None:
    """Everything that takes part in an answer, with the answers it takes part in."""
    if view.seat is None or not view.legal:
        return
    plays_of: dict[str, list[Action]] = {}
    for action in view.legal:
        for part in action.parts:
            plays_of.setdefault(part, []).append(action)
    words = pen.words
    for held in view.hands[view.seat]:
        name = held_name(held)
        if name in plays_of and held.face is not None:
            _target(pen, name, words.card_plays(held.face, plays_of[name]), plays_of[name])
    for works in (*view.centre, *view.mines[view.seat]):
        if works.target in plays_of:
            plays = plays_of[works.target]
            _target(pen, works.target, words.mine_plays(works, plays), plays)
    for source in ("deck", *RACES):
        if source in plays_of:
            place = source if source == "deck" else f"camp.{source}"
            _target(pen, place, words.action(plays_of[source][0]), plays_of[source])


def _target(pen: Pen, place: str, told: str, actions: Sequence[Action]) -> None:
    thick = 1.0 if pen.sheet.width > WIDTH else 0.55
    box = pen.sheet.places[place].inset(-3 * thick)
    # A dark line under the bright one: the ring shows on paper and on rock. The clear fill takes the pointer.
    rings = rect(box, 10, fill=pen.c["ready"], fill_opacity="0", stroke=pen.c["soot"], stroke_width=5.4 * thick)
    rings += rect(box, 10, cls="ring", fill="none", stroke=pen.c["ready"], stroke_width=3.4 * thick)
    spot = pen.sheet.places.get(f"{place}.next")
    pen.sheet.put(
        "targets",
        group(
            rings,
            told,
            cls="target can",
            data_act=" ".join(action.token for action in actions),
            data_for=place,
            data_spot=f"{num(spot.x)} {num(spot.y)} {num(spot.w)} {num(spot.h)}" if spot else None,
            tabindex="0",
            role="button",
            aria_label=told,
        ),
    )
