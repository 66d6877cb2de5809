"""What the signs on the board of `towers` mean, drawn by the board's own pieces."""

from __future__ import annotations

from dovre.games.towers.board.cards import draw_quest, draw_trophy
from dovre.games.towers.board.day import draw_lay
from dovre.games.towers.board.layout import TowersFrame
from dovre.games.towers.board.people import draw_damage, draw_guards
from dovre.games.towers.board.pieces import Pen, pill
from dovre.games.towers.board.scene import Grid, draw_cover, draw_creature, draw_spot, draw_tower, tile_picture
from dovre.games.towers.board.seen import Standing, Walker
from dovre.games.towers.components import COLOURS, NONE, QUEST_NAMES, RED, TILE_NAMES, TROPHY_NAMES
from dovre.games.towers.view import TowersView
from dovre.render.legend import Entry, Group, Legend, Say, draw_legend, signs
from dovre.render.svg import Box, use

SPOT, OTHER = 3, 7  # emplacements of the samples: at the lower right corners of the first two cells


def _token(kind: str) -> Entry:
    return signs(kind, [kind], 34, "road")


def _wounded(pen: Pen) -> str:
    kinds = ("goblin", "orc", "spider", "boss", "demon")
    return "".join([use(pen.sheet, f"{kind}_wounded", at * 38, 0, 34) for at, kind in enumerate(kinds)])


def _steps(pen: Pen) -> None:
    draw_creature(pen, Walker(0, False, 0, 2, False), Box(0, 0, 36, 36))


def _reaches(pen: Pen) -> None:
    draw_creature(pen, Walker(0, False, 0, 4, True), Box(4, 4, 36, 36))


def _towers(pen: Pen) -> str:
    return "".join([use(pen.sheet, f"tower_{one}", at * 40, 0, 34, 41) for at, one in enumerate(COLOURS)])


def _upgraded(colour: str) -> Entry:
    return Entry(f"tower_{colour}", lambda pen: use(pen.sheet, f"tower_{colour}_up", 0, 0, 34, 41), 34, 41, "grass")


def _cover(pen: Pen) -> str:
    """A tower between three cells of the mine entrance."""
    grid = Grid(0, 0, 52)
    out = tile_picture(pen, grid, [(0, 0), (1, 0), (1, 1)], [10, 12, 1])
    draw_cover(pen, (), ((SPOT, RED),), grid)
    draw_tower(pen, 0, Standing(SPOT, RED, False, "", 1), (), grid)
    return out


def _fired(pen: Pen) -> None:
    draw_tower(pen, 0, Standing(SPOT, RED, False, "fired", 0), (), Grid(-30, -32, 60))


def _spots(pen: Pen) -> None:
    draw_spot(pen, 0, SPOT, (), False, Grid(-44, -44, 60))
    draw_spot(pen, 0, OTHER, (), True, Grid(-76, -42, 60))


def _road(pen: Pen) -> str:
    return tile_picture(pen, Grid(0, 0, 40), [(0, 0), (1, 0)], [10, 11])


def _laying(pen: Pen) -> None:
    draw_lay(pen, (), TILE_NAMES.index("p7"), 0, 1, Box(0, 0, 92, 66))


def _guards(pen: Pen) -> None:
    draw_guards(pen, 0, 12, Box(0, 0, 460, 28))


def _damage(pen: Pen) -> None:
    draw_damage(pen, 0, 4, Box(0, 0, 380, 28))


def _score(pen: Pen) -> str:
    return pill(pen, "18", 22, 14, "gold", "goldink", 19)


def _quest(pen: Pen) -> None:
    draw_quest(pen, QUEST_NAMES.index("q01"), 1, "card", True, Box(0, 0, 118, 150))


def _trophy(pen: Pen) -> None:
    draw_trophy(pen, TROPHY_NAMES.index("t01"), NONE, (2, 1), (), Box(0, 0, 240, 58))


GROUPS = (
    Group(
        "sky",
        (
            signs("dusk", ["sundown"], 26, "soot", fill="dusklow"),
            signs("night", ["op_moon"], 26, "soot", fill="moon"),
            signs("dawn", ["sunrise"], 26, "soot", fill="dawnlow"),
            signs("day", ["sunsign"], 26, "soot", fill="sun"),
        ),
    ),
    Group(
        "creatures",
        (
            _token("goblin"),
            _token("orc"),
            _token("spider"),
            _token("boss"),
            _token("demon"),
            Entry("wounded", _wounded, 186, 34, "road"),
            Entry("steps", _steps, 44, 44, "road"),
            Entry("reaches", _reaches, 50, 50, "road"),
        ),
    ),
    Group(
        "towers",
        (
            Entry("towers", _towers, 114, 41, "grass"),
            *[_upgraded(colour) for colour in COLOURS],
            Entry("cover", _cover, 104, 104, "daysoil"),
            Entry("fired", _fired, 60, 60, "grass"),
            Entry("spots", _spots, 60, 36, "grass"),
        ),
    ),
    Group(
        "path",
        (
            Entry("road", _road, 80, 40, "daysoil"),
            Entry("laying", _laying, 92, 66, "panel"),
            signs("mine", ["mine"], 36, "daysoil"),
            signs("city", ["city"], 36, "daysoil"),
            signs("marker", ["op_mud"], 28, "road", fill="mud"),
        ),
    ),
    Group(
        "people",
        (
            Entry("guards", _guards, 460, 28, "panel", large=True),
            Entry("damage", _damage, 380, 28, "panel", large=True),
            Entry("score", _score, 44, 28, "panel"),
            signs("crystals", ["crystal"], 24, "panel", fill="crystal"),
            signs("tiles", ["pathpile"], 24, "panel", fill="roadedge"),
            signs("dungeon", ["cage"], 24, "panel", fill="quiet"),
            signs("first", ["first"], 24, "panel", fill="can"),
        ),
    ),
    Group(
        "cards",
        (
            Entry("quest", _quest, 118, 150, "panel", large=True),
            signs("hero", ["op_hero"], 24, fill="gold"),
            signs("building", ["act_build", "op_upgrade", "op_move", "act_lengthen"], 24, fill="quietink"),
            signs("fighting", ["op_damage", "op_fire", "op_net"], 24, fill="red"),
            signs("holding", ["op_back", "op_mud"], 24, fill="green"),
            signs("attacks", ["op_send", "op_free", "wreck"], 24, fill="red"),
            signs("helping", ["op_cards", "shield", "op_cage"], 24, fill="guard"),
        ),
    ),
    Group(
        "actions",
        (
            signs("build", ["act_build"], 24, fill="quietink"),
            signs("lengthen", ["act_lengthen"], 24, fill="quietink"),
            signs("market", ["act_market"], 24, fill="quietink"),
            signs("going", ["act_quest"], 24, fill="quietink"),
            signs("only", ["act_card"], 24, fill="quietink"),
        ),
    ),
    Group(
        "events",
        (
            signs("nothing", ["op_nothing"], 24, fill="quietink"),
            signs("marching", ["steps", "op_horn", "op_demon", "op_moon"], 24, fill="red"),
            signs("losing", ["wreck", "op_upgrade", "crystal", "op_cards", "shield"], 24, fill="red"),
            signs("weather", ["op_wind", "op_rain", "op_rock", "op_heal"], 24, fill="red"),
            signs("spells", ["op_demon", "op_damage", "steps"], 24, fill="green"),
        ),
    ),
    Group(
        "trophies",
        (
            Entry("trophy", _trophy, 240, 58, "panel", large=True),
            signs("taken", ["tick"], 24, fill="green"),
            signs("wrecks", ["wreck"], 24, fill="red"),
        ),
    ),
)

# symbols without a meaning of their own
ORNAMENT = {"pine", "starsign", "skull"}


def legend(view: TowersView, say: Say, *, lang: str, theme: str = "light", prefix: str = "") -> Legend:
    return draw_legend(TowersFrame(), view, GROUPS, say, lang=lang, theme=theme, prefix=prefix)
