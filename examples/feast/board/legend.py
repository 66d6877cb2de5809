"""What the signs on the board of `feast` mean, drawn by the board's own pieces."""

from __future__ import annotations

from dovre.render.legend import Entry, Group, Legend, Say, draw_legend, signs
from dovre.render.svg import Box, number, use
from feast.board.layout import FeastFrame
from feast.board.pieces import CARD_H, CARD_W, Pen, belly, dish_card, picture, taste, weight
from feast.components import DISHES
from feast.view import FeastView

KINDS = tuple(dict.fromkeys(picture(dish.kind) for dish in DISHES))


def _dish(pen: Pen) -> str:
    return dish_card(pen, len(DISHES) // 2, 0, 0, 1)


def _kinds(pen: Pen) -> str:
    step = -(-len(KINDS) // 2)
    return "".join(use(pen.sheet, kind, at % step * 30, at // step * 30, 27) for at, kind in enumerate(KINDS))


def _taste(pen: Pen) -> str:
    return taste(pen, 16, 16, 15, 5)


def _weight(pen: Pen) -> str:
    return weight(pen, 36, 8, 3)


def _belly(pen: Pen) -> str:
    return belly(pen, 0, 3, 5, Box(0, 2, 130, 18))


def _asleep(pen: Pen) -> str:
    return belly(pen, 0, 6, 5, Box(0, 5, 130, 16))


def _die(pen: Pen) -> str:
    return use(pen.sheet, "die", 0, 0, 34) + number(17, 24, 7, 18, pen.c["goldink"])


GROUPS = (
    Group(
        "dishes",
        (
            Entry("dish", _dish, CARD_W, CARD_H, "panel", large=True),
            Entry("kinds", _kinds, 117, 57),
            Entry("taste", _taste, 32, 32),
            Entry("weight", _weight, 36, 16),
            signs("napkin", ["napkin"], 32, "panel"),
            signs("lid", ["lid"], 34, "oak"),
            signs("plate", ["plate"], 34, "oak"),
            signs("feather", ["feather"], 30, "oak"),
            signs("horn", ["horn"], 30, "oak"),
        ),
    ),
    Group(
        "guests",
        (
            Entry("belly", _belly, 130, 22, "panel"),
            Entry("asleep", _asleep, 130, 26, "panel"),
            signs("antler", ["antler"], 30, "panel"),
            signs("pillow", ["pillow"], 30, "panel"),
            signs("crown", ["crown"], 28, "panel", fill="gold", stroke="soot"),
            signs("tub", ["tub"], 32, "oak"),
            signs("mug", ["mug"], 32, "oak"),
            signs("king", ["trollking"], 36, "panel"),
            Entry("die", _die, 34, 34, "panel"),
        ),
    ),
)

ORNAMENT: frozenset[str] = frozenset()  # every picture of this board means something


def legend(view: FeastView, say: Say, *, lang: str, theme: str = "light", prefix: str = "") -> Legend:
    return draw_legend(FeastFrame(), view, GROUPS, say, lang=lang, theme=theme, prefix=prefix)
