"""Where everything lies: the table for a desktop screen and for a phone, and the layers over it."""

from __future__ import annotations

from collections.abc import Sequence

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
from dovre.render.frame import Frame, Symbols, near_seat, rivals, target
from dovre.render.svg import Box
from dovre.render.theme import Theme


class KingsFrame(Frame[KingsView, Words]):
    """The board of `kings`."""

    slug = "kings"

    def look(self, view: KingsView, theme: str) -> tuple[Theme, Symbols, str]:
        return colours(theme), symbols(theme), "k"

    def words(self, view: KingsView, lang: str, names: Sequence[str]) -> Words:
        return Words(view, lang, names)

    def extent(self, view: KingsView, size: str) -> tuple[float, float]:
        return (WIDTH, height(view.seats)) if size == "phone" else (1440, 900)

    def lay(self, pen: Pen, view: KingsView, size: str) -> None:
        (lay_phone if size == "phone" else lay_desktop)(pen, view, near_seat(view), rivals(view))

    def lay_targets(self, pen: Pen, view: KingsView) -> None:
        lay_targets(pen, view)

    def defs(self, pen: Pen, view: KingsView) -> str:
        return _lights(pen.c, pen.sheet.prefix)

    def title(self, pen: Pen, view: KingsView) -> str:
        return pen.words.title()

    def sentences(self, pen: Pen, view: KingsView) -> Sequence[str]:
        return [pen.words.table()]


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
            told = words.card_plays(held.face, plays_of[name])
            _target(pen, name, told, plays_of[name])
    for works in (*view.centre, *view.mines[view.seat]):
        if works.target in plays_of:
            plays = plays_of[works.target]
            _target(pen, works.target, words.mine_plays(works, plays), plays)
    for source in ("deck", *RACES):
        if source in plays_of:
            place = source if source == "deck" else f"camp.{source}"
            _target(pen, place, words.action(plays_of[source][0]), plays_of[source])


def _target(pen: Pen, place: str, told: str, actions: Sequence[Action]) -> None:
    acts = [action.token for action in actions]
    target(pen, place, acts, (told,), str, told, spot=pen.sheet.places.get(f"{place}.next"))


board = KingsFrame().board
