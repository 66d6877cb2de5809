"""What the signs on the board of `kings` mean, drawn by the board's own pieces."""

from __future__ import annotations

from dovre.games.kings.board.art import CARD_W, STUB_H, TOOLS
from dovre.games.kings.board.layout import KingsFrame
from dovre.games.kings.board.look import ORES
from dovre.games.kings.board.pieces import BACK_H, BACK_W, FACE_H, Pen, coin, creature, mine_face, ore, shield, token
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.view import KingsView
from dovre.render.legend import Entry, Group, Legend, Say, draw_legend, signs
from dovre.render.svg import Box, number, rect, use

SHAPES = tuple(dict.fromkeys(shape for shape, _ in ORES))


def _card(race: int, strength: int) -> int:
    """The first card of a race with this strength."""
    return next(at for at, card in enumerate(CARDS) if (card.race, card.strength) == (race, strength))


def _races(pen: Pen) -> str:
    return "".join(creature(pen, _card(race, 3 + 2 * race), race * 104, 0, CARD_W) for race in range(len(RACES)))


def _tokens(pen: Pen) -> str:
    return "".join(token(pen, _card(race, 2 * race), race * 26, 0) for race in range(len(RACES)))


def _mine(pen: Pen) -> str:
    frame = rect(Box(1, 1, 198, FACE_H - 2), 10, fill=pen.c["card"], stroke=pen.c["soot"], stroke_width="2.4")
    return frame + mine_face(pen, max(range(len(MINES)), key=lambda kind: (MINES[kind].foreman, -kind)), 16)


def _defence(pen: Pen) -> str:
    return shield(pen, 0, 0, 28, 2)


def _value(pen: Pen) -> str:
    return coin(pen, 14, 14, 13, 6)


def _ores(pen: Pen) -> str:
    """One mine of each shape, in two rows."""
    kinds = [next(kind for kind, (shape, _) in enumerate(ORES) if shape == wanted) for wanted in SHAPES]
    return "".join(ore(pen, kind, at % 3 * 28, at // 3 * 26, 23) for at, kind in enumerate(kinds))


def _mouths(pen: Pen) -> str:
    return "".join(use(pen.sheet, f"mouth{at + 1}", at % 2 * 64, at // 2 * 40, 60, 37) for at in range(4))


def _slot(pen: Pen) -> str:
    box = Box(1, 1, 34, 38)
    dashes = rect(box, 5, fill="none", stroke=pen.c["edge"], stroke_width="1.8", stroke_dasharray="4 5")
    return dashes + use(pen.sheet, "shield", 10, 11, 17, fill=pen.c["edge"])


def _wanted(pen: Pen) -> str:
    return use(pen.sheet, "miner", 0, 0, 22, 30)


def _foremen(pen: Pen) -> str:
    return "".join(use(pen.sheet, f"foreman_{race}", at * 25, 0, 22, 30) for at, race in enumerate(RACES))


def _pips(pen: Pen) -> str:
    names = ("pip", *(f"pip_{race}" for race in RACES))
    return "".join(use(pen.sheet, name, at * 15, 0, 11.2, 28) for at, name in enumerate(names))


def _back(pen: Pen) -> str:
    return use(pen.sheet, "back", 0, 0, BACK_W, BACK_H) + ore(pen, 5, 11, 22, 18) + number(
        20, 12, MINES[5].value, 11.5, pen.c["rockink"]
    )  # fmt: skip


def _behind(pen: Pen) -> str:
    """Two corners of own cards: the second one the others know."""
    out = ""
    for at, edge in enumerate(("soot", "lamp")):
        out += rect(Box(1 + at * 30, 1, 23, 26), 4, fill=pen.c["rock"], stroke=pen.c[edge], stroke_width="2.6")
        out += ore(pen, 9, 4 + at * 30, 5, 17)
    return out


def _king(pen: Pen) -> str:
    """A king over two developed mines."""
    c = pen.c
    out = "".join(
        rect(Box(6 + 3 * at, 104 + 5 * at, 88 - 6 * at, 14), 4, fill=c["timber"], stroke=c["soot"], stroke_width="1.6")
        for at in (1, 0)
    )
    out += rect(Box(1, 1, 98, 112), 9, fill=c["orcdeep"], stroke=c["soot"], stroke_width="3")
    out += use(pen.sheet, "bust_orc", 8, 32, 84, 78)
    return out + use(pen.sheet, "crown", 31, 0, 38, fill=c["coin"], stroke=c["soot"], stroke_width="1.4")


def _developed(pen: Pen) -> str:
    return ore(pen, 13, 0, 2, 20) + coin(pen, 30, 12, 11, MINES[13].value)


def _bare_camp(pen: Pen) -> str:
    box = Box(1, 1, 34, 40)
    dashes = rect(box, 5, fill="none", stroke=pen.c["rockink"], stroke_width="1.5", stroke_dasharray="5 6")
    return dashes + use(pen.sheet, "g_giant", 9, 12, 18, fill=pen.c["rockink"], opacity=".6")


GROUPS = (
    Group(
        "creatures",
        (
            Entry("races", _races, 412, STUB_H, "panel", large=True),
            Entry("tokens", _tokens, 100, 30, "panel"),
            signs("glyphs", [f"g_{race}" for race in RACES], fill="cardink"),
            Entry("back", _back, BACK_W, BACK_H, "panel"),
            Entry("behind", _behind, 54, 28, "panel"),
            Entry("bare_camp", _bare_camp, 36, 42, "rock"),
        ),
    ),
    Group(
        "mines",
        (
            Entry("mine", _mine, 200, FACE_H, "panel", large=True),
            Entry("defence", _defence, 28, 28),
            Entry("value", _value, 28, 28),
            signs("miners", ["helmet", "helmet"], 22, fill="cardink"),
            signs("foreman", ["crown"], 22, fill="copper"),
            Entry("slot", _slot, 36, 40),
            Entry("mouths", _mouths, 124, 77, "panel"),
            Entry("ores", _ores, 79, 49, "panel"),
        ),
    ),
    Group(
        "captured",
        (
            Entry("wanted", _wanted, 22, 30, "rock"),
            Entry("foremen", _foremen, 97, 30, "rock"),
            Entry("pips", _pips, 71, 28),
            Entry("king", _king, 100, 126, "panel"),
            Entry("developed", _developed, 42, 24, "panel"),
            signs("tick", ["tick"], 22, "panel", fill="ink"),
            signs("won", ["star"], 22, "panel", fill="coin", stroke="soot", stroke_width=1.6),
        ),
    ),
)

# frames of cards and tiles, and the tools behind creatures, which go with their strength
ORNAMENT = frozenset(
    {"chip", "tile", *TOOLS, *(f"{frame}_{race}" for frame in ("card", "stub", "cave") for race in RACES)}
)


def legend(view: KingsView, say: Say, *, lang: str, theme: str = "light", prefix: str = "") -> Legend:
    return draw_legend(KingsFrame(), view, GROUPS, say, lang=lang, theme=theme, prefix=prefix)
