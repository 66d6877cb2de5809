"""The signs of the board, each drawn as on the board itself: for those who look one up."""

from __future__ import annotations

from dovre.games.princesses.board.cards import draw_challenge, draw_row_card, round_back, round_face
from dovre.games.princesses.board.layout import PrincessesFrame
from dovre.games.princesses.board.mountain import draw_deed, draw_points
from dovre.games.princesses.board.pieces import Pen, coin, slot_face
from dovre.games.princesses.board.seen import Challenge
from dovre.games.princesses.board.tiles import STANDING, UNIT, corners, half_site, path_of, tile_face
from dovre.games.princesses.board.villages import draw_village_deed
from dovre.games.princesses.box import BACKS
from dovre.games.princesses.components import COLOURS, LAID_NUMBER, RESOURCES, SEATS_MOST, SLOT_NAMES
from dovre.games.princesses.rules.acting import BUILD_TILES, CAPTURE
from dovre.games.princesses.view import PrincessesView
from dovre.render.legend import Entry, Group, Legend, Say, draw_legend, signs
from dovre.render.svg import Box, circle, group, move, path, use

SEATS = range(SEATS_MOST)


def _row(drawn: list[str], step: float) -> str:
    return "".join(group(one, transform=move(at * step, 0)) for at, one in enumerate(drawn))


# -- pieces -----------------------------------------------------------------------------------------------------------


def _main(pen: Pen) -> str:
    return use(pen.sheet, "troll0", 0, 0, 36) + use(pen.sheet, "lock", 20, -1, 17)


def _goal(pen: Pen) -> str:
    return coin(pen, 3, 14, 14, 28) + coin(pen, 1, 46, 14, 28, helper=True)


def _points(pen: Pen) -> None:
    draw_points(pen, 0, 4, 2, Box(0, 0, 134, 32))


# -- tiles ------------------------------------------------------------------------------------------------------------


def _tile(name: str, filled: int = 0) -> Entry:
    def draw(pen: Pen) -> str:
        return group(tile_face(pen, LAID_NUMBER[TILE_SAMPLES[name]], 0, STANDING, filled), transform=move(44, 42, 0.9))

    return Entry(name, draw, 88, 82, "panel")


TILE_SAMPLES = {
    "resource_tile": "r05",
    "bell_tile": "b03",
    "princess_tile": "p01",
    "victory_tile": "v09",
    "royal_tile": "rt05",
}


def _halves(pen: Pen) -> str:
    drawn = [half_site(pen, letter, (1.0, 0.0), (0.0, -1.0)) for letter in "OGD"]
    return group(_row(drawn, 28), transform=move(12, 16))


def _site(pen: Pen) -> str:
    both = half_site(pen, "G", (1.0, 0.0), (0.0, -1.0)) + half_site(pen, "G", (1.0, 0.0), (0.0, 1.0))
    ring = circle(0, 0, UNIT * 0.95, fill="none", stroke=pen.c["ready"], stroke_width="2.6")
    return group(both + ring, transform=move(18, 18))


def _entrance(pen: Pen) -> str:
    c = pen.c
    return path("M4 4h32v9h-32Z", fill=c["way"], stroke=c["soot"], stroke_width="1.4")


def _wall(pen: Pen) -> str:
    return path("M4 8h40", stroke=pen.c["wall"], stroke_width="8")


def _home(pen: Pen) -> str:
    c = pen.c
    shape = path(path_of(corners(STANDING)), fill=c["candle"], fill_opacity=".18", stroke=c["candle"], stroke_width="2")
    return group(shape, transform=move(22, 21, 0.45))


def _slots(pen: Pen) -> str:
    names = ("r05", "rt15-1", "b03", "p01")
    return _row([slot_face(pen, SLOT_NAMES.index(name), False, 36.0) for name in names], 42)


def _filled(pen: Pen) -> str:
    names = ("r05", "b03", "p01")
    return _row([slot_face(pen, SLOT_NAMES.index(name), True, 36.0) for name in names], 42)


# -- cards and actions ------------------------------------------------------------------------------------------------


def _round(pen: Pen) -> str:
    return round_face(pen, 4, 74.0, 90.0)


def _backs(pen: Pen) -> str:
    return _row([round_back(pen, back, 26.0, 34.0) for back in range(len(BACKS))], 31)


def _card(pen: Pen) -> None:
    draw_row_card(pen, 0, 1, Box(0, 0, 98, 116))


def _challenge(pen: Pen) -> None:
    draw_challenge(pen, Challenge(0, (0,), ((3,), (1,))), 1, Box(0, 0, 134, 76))


def _deed(pen: Pen) -> None:
    draw_deed(pen, BUILD_TILES, 0, False, True, Box(0, 0, 134, 36))


def _village_deed(pen: Pen) -> None:
    draw_village_deed(pen, CAPTURE, False, Box(0, 0, 140, 54))


def _start(pen: Pen) -> str:
    out = path("M1 1h44v46h-44Z", fill=pen.c["chip"], stroke=pen.c["roof"], stroke_width="2")
    out += use(pen.sheet, "outpost0", 12, 4, 22)
    return out + use(pen.sheet, "power", 5, 28, 17) + use(pen.sheet, "power", 24, 28, 17)


GROUPS = (
    Group(
        "villages",
        (
            signs("princess", ["princess"], 28, "meadow"),
            signs("bell", ["bell"], 28, "meadow"),
            signs("outpost", ["outpost"], 28, "meadow"),
            signs("changeling", ["changeling"], 28, "meadow"),
            signs("human", ["human"], 28, "meadow"),
            signs("castle", ["castle"], 30, "meadow"),
            signs("pot", ["pot"], 28, "meadow"),
            signs("trolls", [f"troll{seat}" for seat in SEATS], 30, "meadow"),
            Entry("main", _main, 38, 36, "meadow"),
            signs("king", ["king"], 32, "meadow"),
            signs("own_outposts", [f"outpost{seat}" for seat in SEATS], 26, "meadow"),
            signs("left_changelings", [f"changeling{seat}" for seat in SEATS], 26, "meadow"),
        ),
    ),
    Group(
        "actions",
        (
            Entry("points", _points, 134, 32, "panel", large=True),
            Entry("goal", _goal, 60, 28, "meadow"),
            Entry("deed", _deed, 134, 36, "cave", large=True),
            Entry("village_deed", _village_deed, 140, 54, "panel", large=True),
            signs("pick", ["pick"], 26, "chip"),
            signs("refill", ["refill"], 26, "chip"),
            signs("refresh", ["refresh"], 26, "chip"),
            signs("step", ["step"], 26, "chip"),
            signs("plus", ["plus"], 26, "chip"),
            signs("either", ["either"], 26, "chip"),
        ),
    ),
    Group(
        "goods",
        (
            signs("obsidian", ["obsidian"], 28, "chip"),
            signs("gold", ["gold"], 28, "chip"),
            signs("diamond_good", ["diamond_good"], 28, "chip"),
            signs("power", ["power"], 28, "chip"),
            signs("cow", ["cow"], 28, "chip"),
            signs("stable", ["stable", "cover"], 28, "chip"),
            Entry("start", _start, 46, 48, "panel"),
            signs("emblems", [f"emblem_{colour}" for colour in COLOURS], 30, "panel"),
            signs("first", ["first"], 26, "panel"),
        ),
    ),
    Group(
        "tiles",
        (
            *(_tile(name) for name in TILE_SAMPLES),
            Entry("half_sites", _halves, 80, 20, "panel"),
            Entry("site", _site, 36, 36, "rock"),
            Entry("entrance", _entrance, 40, 17, "resource"),
            Entry("wall", _wall, 48, 16, "victory"),
            Entry("home", _home, 44, 42, "rock"),
            Entry("slots", _slots, 162, 36, "panel", large=True),
            Entry("stored", _filled, 120, 36, "panel"),
            signs("bed", ["bed"], 28, "princess"),
            signs("laurel", ["laurel"], 28, "panel"),
            signs("tile", ["tile", "royalty"], 28, "panel"),
        ),
    ),
    Group(
        "cards",
        (
            Entry("round", _round, 74, 90, "panel"),
            Entry("backs", _backs, 88, 34, "panel"),
            Entry("card", _card, 98, 116, "panel", large=True),
            signs("totems", ["bat", "snake", "toad"], 28, "card"),
            signs("card_good", ["card_good"], 28, "panel"),
            Entry("challenge", _challenge, 134, 76, "panel", large=True),
        ),
    ),
)

# parts of others, and what stands below the sky
ORNAMENT = frozenset({"pine", "arrow", "helper", "ap", *(f"marker{seat}" for seat in SEATS)})
assert len(RESOURCES) == 3, "the samples of goods and half-sites show all of them"


def legend(view: PrincessesView, say: Say, *, lang: str, theme: str = "light", prefix: str = "") -> Legend:
    return draw_legend(PrincessesFrame(), view, GROUPS, say, lang=lang, theme=theme, prefix=prefix)
