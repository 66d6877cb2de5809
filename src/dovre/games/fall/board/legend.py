"""What the signs on the board of `fall` mean, drawn by the board's own pieces."""

from __future__ import annotations

from dovre.games.fall.board.ancestry import card_back, card_face, chosen_ring, quadrant
from dovre.games.fall.board.art import CLAN_SIGNS
from dovre.games.fall.board.champions import draw_offered
from dovre.games.fall.board.clans import draw_plank
from dovre.games.fall.board.layout import FallFrame
from dovre.games.fall.board.pieces import Pen, badge, pill
from dovre.games.fall.board.wheel import draw_gate_card
from dovre.games.fall.components import (
    ADVANCE,
    CLANS,
    DECK_CHAMPIONS,
    FOOD,
    GLYPHS,
    GNOME,
    INFLUENCE,
    KINDS,
    NONE,
    REINFORCE,
)
from dovre.games.fall.view import FallView
from dovre.render.legend import Entry, Group, Legend, Say, draw_legend, signs
from dovre.render.svg import Box, circle, group, move, number, rect, use
from dovre.render.theme import SEATS

SEAT_COUNT = len(SEATS)


def _side_by_side(pen: Pen, drawn: list[str], step: float) -> str:
    return "".join(group(one, transform=move(at * step, 0)) for at, one in enumerate(drawn))


def _ring(pen: Pen, seat: int, x: float, dashes: str | None) -> str:
    """A cave as whoever controls it colours it."""
    c, colour = pen.c, SEATS[seat][0]
    out = circle(x, 20, 18, fill=c["cave"], stroke=c["soot"], stroke_width="2")
    return out + circle(
        x, 20, 15, fill=colour, fill_opacity=".25", stroke=colour, stroke_width="4", stroke_dasharray=dashes,
        stroke_linecap="butt",
    )  # fmt: skip


def _dominated(pen: Pen) -> str:
    return _ring(pen, 0, 20, None)


def _controlled(pen: Pen) -> str:
    return _ring(pen, 0, 20, "8 5")


def _shared(pen: Pen) -> str:
    return circle(20, 20, 18, fill=pen.c["cave"], stroke=pen.c["soot"], stroke_width="2")


def _pills(pen: Pen) -> str:
    return pill(pen, 0, "3", 20, 11, 38, 21) + pill(pen, 1, "1", 62, 11, 38, 21)


def _pawn(pen: Pen) -> str:
    return badge(pen, 0, "A", 14, 14, 30, 22)


def _tunnel(pen: Pen) -> str:
    c = pen.c
    line = '<path d="M3 10h44" stroke="{}" stroke-width="{}"/>'
    return line.format(c["soot"], 13) + line.format(c["tunnel"], 8)


def _contact(pen: Pen) -> str:
    width = 3
    return f'<path d="M3 10h44" stroke="{pen.c["gold"]}" stroke-width="{width}" stroke-dasharray="1 6"/>'


def _token(pen: Pen) -> str:
    out = use(pen.sheet, "token", 0, 2, 34) + number(17, 25, 9, 17, pen.c["goldink"])
    return out + use(pen.sheet, "disc0", 24, 0, 15)


def _unknown(pen: Pen) -> str:
    c = pen.c
    out = use(pen.sheet, "gnome", 0, 0, 26) + circle(13, 27, 9, fill=c["gnomedeep"], stroke=c["ivory"])
    return out + number(13, 32, "?", 15, c["ivory"])


def _peeked(pen: Pen) -> str:
    c = pen.c
    out = use(pen.sheet, "gnome", 0, 0, 26) + circle(13, 27, 9, fill=c["gnomedeep"], stroke=c["ready"])
    return out + number(13, 32, 2, 15, c["ivory"]) + use(pen.sheet, "eye", 18, 10, 14)


def _goal(pen: Pen) -> str:
    c = pen.c
    out = circle(20, 20, 14, fill=c["cave"], stroke=c["soot"], stroke_width="2")
    return out + circle(20, 20, 18, fill="none", stroke=c["lavahot"], stroke_width="3.4", stroke_dasharray="7 5")


def _cells(pen: Pen, symbols: list[tuple[int, int]]) -> str:
    return _side_by_side(pen, [quadrant(pen, symbol, False, 40.0) for symbol in symbols], 43)


def _types(pen: Pen) -> str:
    return _cells(pen, [(ADVANCE, 1), (REINFORCE, 1), (INFLUENCE, 1), (GNOME, 1)])


def _strong(pen: Pen) -> str:
    return _cells(pen, [(ADVANCE, 2), (INFLUENCE, 3)])


def _covered(pen: Pen) -> str:
    return quadrant(pen, (ADVANCE, 1), True, 40.0)


def _chosen(pen: Pen) -> str:
    return quadrant(pen, (ADVANCE, 1), False, 40.0) + chosen_ring(pen, 40.0)


def _card(pen: Pen) -> str:
    return group(card_face(pen, 0, 62.0), transform=move(2, 2))


def _back(pen: Pen) -> str:
    return card_back(pen, 30.0)


def _small(pen: Pen) -> str:
    """Symbols of others: filled, strong with a dot, covered hollow."""
    c = pen.c
    out = rect(Box(0, 0, 15, 15), 2, fill=c["advance"], stroke=c["soot"], stroke_width="0.8")
    out += rect(Box(18, 0, 15, 15), 2, fill=c["influence"], stroke=c["soot"], stroke_width="0.8")
    out += circle(25.5, 7.5, 3, fill=c["ivory"])
    return out + rect(Box(37, 1, 13, 13), 2, fill="none", stroke=c["reinforce"], stroke_width="1.6")


def _offered(pen: Pen) -> None:
    draw_offered(pen, DECK_CHAMPIONS[1][0], ((0, 3), (1, 2)), Box(0, 0, 190, 62), ())


def _claws(pen: Pen) -> str:
    return use(pen.sheet, "claw", 0, 0, 24) + use(pen.sheet, "cube", 28, 0, 24)


def _plank(pen: Pen) -> None:
    draw_plank(pen, 0, 0, ((0, 4), (1, 2)), (), Box(0, 0, 300, 32), ())


def _pawn_on(pen: Pen) -> str:
    c = pen.c
    out = circle(19, 19, 15, fill=c["card"], stroke=c["soot"], stroke_width="1.4") + use(pen.sheet, "honour", 8, 8, 22)
    return out + circle(19, 19, 17, fill="none", stroke=c["ready"], stroke_width="3.4")


def _wire(pen: Pen, colour: str) -> str:
    line = '<path d="M6 3v30" stroke="{}" stroke-width="{}"/>'
    return line.format(pen.c["soot"], 7) + line.format(pen.c[colour], 4)


def _boost_wire(pen: Pen) -> str:
    return _wire(pen, "gold")


def _breach_wire(pen: Pen) -> str:
    return _wire(pen, "ember")


def _gate_cards(pen: Pen) -> None:
    draw_gate_card(pen, 0, NONE, (0,), False, Box(0, 6, 36, 48), ())
    draw_gate_card(pen, 1, 0, (1,), False, Box(44, 6, 36, 48), ())


def _looked(pen: Pen) -> str:
    return use(pen.sheet, "disc1", 0, 0, 24)


GROUPS = (
    Group(
        "mountain",
        (
            Entry("dominated", _dominated, 40, 40, "rock"),
            Entry("controlled", _controlled, 40, 40, "rock"),
            Entry("shared", _shared, 40, 40, "rock"),
            Entry("tunnel", _tunnel, 50, 20, "rock"),
            Entry("pills", _pills, 82, 22, "cave"),
            signs("trolls", [f"troll{seat}" for seat in range(SEAT_COUNT)], 26, "cave"),
            Entry("pawn", _pawn, 28, 28, "cave"),
            signs("lairs", [f"lair{seat}" for seat in range(SEAT_COUNT)], 30, "rock"),
            signs(
                "glyphs",
                [f"glyph_{glyph}" for glyph in GLYPHS],
                22,
                "rock",
                fill="none",
                stroke="siteline",
                stroke_width=2,
            ),
            Entry("hall", _token, 40, 38, "rock"),
            Entry("contact", _contact, 50, 20, "rock"),
            Entry("goal", _goal, 40, 40, "rock"),
            signs("star", ["star"], 26, "rock", fill="gold", stroke="soot"),
        ),
    ),
    Group(
        "gnomes",
        (
            Entry("gnome", _unknown, 26, 37, "cave"),
            Entry("peeked", _peeked, 34, 37, "cave"),
            signs("gate", ["gate"], 28, "rock"),
            signs("rally", ["rally"], 28, "rock"),
            Entry("gate_card", _gate_cards, 84, 56, "rock"),
            Entry("looked", _looked, 24, 24, "panel"),
            Entry("wheel_pawn", _pawn_on, 38, 38, "peak"),
            Entry("boost_wire", _boost_wire, 12, 36, "peak"),
            Entry("breach_wire", _breach_wire, 12, 36, "peak"),
            signs("march", ["march"], 28),
            signs("honour", ["honour"], 28),
        ),
    ),
    Group(
        "ancestry",
        (
            Entry("types", _types, 169, 40, "panel"),
            Entry("strong", _strong, 83, 40, "panel"),
            signs("joker", [f"symbol_{KINDS[4]}"], 30),
            signs("provisions", [f"symbol_{KINDS[FOOD]}"], 30),
            signs("elders", [f"symbol_{KINDS[6]}"], 30),
            Entry("covered", _covered, 40, 40, "panel"),
            Entry("chosen", _chosen, 40, 40, "panel"),
            Entry("card", _card, 66, 66, "panel"),
            Entry("card_back", _back, 30, 30, "panel"),
            Entry("small", _small, 52, 16, "panel"),
            signs("despair", ["despair"], 28, "panel"),
            signs("first", ["hammer_first"], 28, "panel"),
        ),
    ),
    Group(
        "clans",
        (
            signs("banners", [f"banner_{clan}" for clan in CLAN_SIGNS], 28, "panel"),
            Entry("plank", _plank, 300, 32, "panel", large=True),
            Entry("offered", _offered, 190, 62, "panel", large=True),
            Entry("claws", _claws, 54, 24, "card"),
        ),
    ),
)

# parts of others, and what stands in the sky
ORNAMENT = frozenset(
    {
        *(f"clan_{clan}" for clan in CLANS),
        "clan_renegade",
        *(f"disc{seat}" for seat in range(SEAT_COUNT)),
        *(f"champion{seat}" for seat in range(SEAT_COUNT)),
    }
)


def legend(view: FallView, say: Say, *, lang: str, theme: str = "light", prefix: str = "") -> Legend:
    return draw_legend(FallFrame(), view, GROUPS, say, lang=lang, theme=theme, prefix=prefix)
