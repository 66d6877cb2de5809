"""What the signs on the board of `hall` mean, drawn by the board's own pieces."""

from __future__ import annotations

from dovre.games.hall.board.art import CARD_H, CARD_W, MINI_H, MINI_W
from dovre.games.hall.board.layout import HallFrame
from dovre.games.hall.board.mountain import network_fill
from dovre.games.hall.board.pieces import PLAIN, Pen, badge, symbols_of, tile_picture
from dovre.games.hall.box import BURIED, CLANS, RESOURCES
from dovre.games.hall.components import HALL_WAYS, LEVEL, LEVELS, N_TROLLS, STATUE_CLANS, TROLL_CLAN, TUNNEL_WAYS
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.render.legend import Entry, Group, Legend, Say, draw_legend, signs
from dovre.render.svg import Box, group, number, rect, use
from dovre.render.theme import SEATS

OWN_CLANS = CLANS[:STATUE_CLANS]


def _card(clan: int, level: int) -> int:
    """A Troll of this clan and level."""
    return next(card for card in range(N_TROLLS) if (TROLL_CLAN[card], LEVEL[card]) == (clan, level))


def _troll(pen: Pen, x: float, face: str, card: int, load: int = PLAIN) -> str:
    body = use(pen.sheet, face, 0, 0, CARD_W, CARD_H) + symbols_of(pen, card, load, Box(5, 59, 90, 50), 29)
    return group(body, transform=f"translate({x:g} 0)")


def _trolls(pen: Pen) -> str:
    """One of each clan, from level to level."""
    return "".join(
        _troll(pen, clan * 104, f"card_{name}{min(LEVELS, clan + 1)}", _card(clan, min(LEVELS, clan + 1)))
        for clan, name in enumerate(CLANS)
    )


def _starting(pen: Pen) -> str:
    return _troll(pen, 0, "card_seat0", N_TROLLS)


def _loaded(pen: Pen) -> str:
    """A Troll with one bare symbol."""
    return _troll(pen, 0, "card_fire1", _card(0, 1), ~1)


def _level(pen: Pen) -> str:
    out = ""
    for level in range(LEVELS):
        for bar in range(level + 1):
            box = Box(level * 24, 20 - bar * 8, 17, 5)
            out += rect(box, 0, fill=pen.c["gold"], stroke=pen.c["soot"], stroke_width="1.2")
    return out


def _price(pen: Pen) -> str:
    return use(pen.sheet, "coin", 0, 0, 28) + number(14, 20, 2, 17, pen.c["goldink"])


def _small(pen: Pen) -> str:
    out = use(pen.sheet, "mini_free", 48, 0, MINI_W, MINI_H) + use(pen.sheet, "mini_ice", 0, 0, MINI_W, MINI_H)
    return out + symbols_of(pen, _card(1, 1), PLAIN, Box(6.5, 1.5, MINI_W - 7.5, MINI_H - 3), 15)


def _pits(pen: Pen) -> str:
    """What can lie in the rock: one or two of a kind."""
    kinds = sorted(set(BURIED.values()), key=lambda one: (RESOURCES.index(one[0]), one[1]))
    step = -(-len(kinds) // 3)
    return "".join(
        use(pen.sheet, f"pit_{name}{amount}", at % step * 31, at // step * 31, 30)
        for at, (name, amount) in enumerate(kinds)
    )


def _rubble(pen: Pen) -> str:
    return rect(Box(0, 0, 36, 36), 0, fill=pen.c["zone3"]) + rect(
        Box(0, 0, 36, 36), 0, fill=f"url(#{pen.sheet.prefix}rubble)"
    )


def _zones(pen: Pen) -> str:
    """From the rim to the heart."""
    out = "".join(
        rect(Box(at * 17, 4, 17, 28), 0, fill=pen.c[f"zone{at + 1}"], stroke=pen.c["soot"]) for at in range(5)
    )
    return out + use(pen.sheet, "heart", 89, 2, 32)


def _tile(pen: Pen) -> str:
    way = next(way for way in TUNNEL_WAYS if way.mark != NONE)
    return tile_picture(pen, way, Box(0, 0, 64, 44), network_fill(pen, 0), SEATS[0][0], "anchor", 20)


def _isolated(pen: Pen) -> str:
    way = next(way for way in TUNNEL_WAYS if way.mark != NONE)
    return tile_picture(pen, way, Box(0, 0, 64, 44), network_fill(pen, NONE), pen.c["isolated"], "anchor", 20)


def _hall(pen: Pen) -> str:
    out = tile_picture(pen, HALL_WAYS[0], Box(0, 0, 62, 50), pen.c["floor"], pen.c["zone4"], "altar", 17)
    return out + number(80, 20, 3, 17, pen.c["ivory"]) + badge(pen, 68, 26, 24, 8)


def _statue_on(pen: Pen) -> str:
    out = use(pen.sheet, "pedestal_ice", 0, 4, 34) + use(pen.sheet, "statue_ice", 3, 0, 29)
    return out + use(pen.sheet, "star", 24, 0, 15, fill=pen.c["gold"], stroke=pen.c["soot"], stroke_width="2")


def _spell(pen: Pen) -> str:
    out = ""
    for at in range(3):
        place = Box(at * 24 + 1, 2, 18, 18)
        out += use(pen.sheet, "rune", at * 24, 1, 20) if at == 0 else rect(place, 4, fill=pen.c["socket"])
    return out


def _conversion(pen: Pen, sign: str) -> str:
    return use(pen.sheet, "stone", 0, 0, 22) + use(pen.sheet, sign, 24, 0, 21) + use(pen.sheet, "heartstone", 47, 0, 22)


def _one_way(pen: Pen) -> str:
    return _conversion(pen, "arrow")


def _both_ways(pen: Pen) -> str:
    return _conversion(pen, "both")


def _honor(pen: Pen) -> str:
    return badge(pen, 0, 0, 28, 5)


def _bag(pen: Pen) -> str:
    return use(pen.sheet, "bag", 0, 0, 28)


def _start(pen: Pen) -> str:
    spot = rect(Box(1, 1, 28, 28), 14, fill=pen.c["soot"], fill_opacity=".5", stroke=pen.c["ivory"], stroke_width="1.4")
    return spot + number(15, 21, 4, 18, pen.c["ivory"])


def _workshop(pen: Pen) -> str:
    """A Workshop with two open sides."""
    out = use(pen.sheet, "workshop", 2, 0, 36) + use(pen.sheet, "coin", 7, 18, 12) + use(pen.sheet, "rune", 21, 18, 12)
    for line, width in (("soot", 6), ("ready", 3.6)):
        out += f'<path d="M12 38h16M38 12v16" stroke="{pen.c[line]}" stroke-width="{width}"/>'
    return out


GROUPS = (
    Group(
        "resources",
        (
            *(signs(name, [name]) for name in RESOURCES),
            signs("clan_carts", [f"cart_{clan}" for clan in OWN_CLANS], 26),
            signs("any", ["any"]),
            signs("stock", ["stock"]),
        ),
    ),
    Group(
        "trolls",
        (
            Entry("trolls", _trolls, 412, CARD_H, "panel", large=True),
            signs("clans", [f"clan_{clan}" for clan in CLANS], 20, fill="ink", ground="panel"),
            Entry("level", _level, 66, 28, "zone1"),
            Entry("starting", _starting, CARD_W, CARD_H, "panel"),
            Entry("loaded", _loaded, CARD_W, CARD_H, "panel"),
            Entry("small", _small, 92, MINI_H, "panel"),
            Entry("price", _price, 28, 28, "panel"),
            signs("troll", ["troll"]),
        ),
    ),
    Group(
        "mountain",
        (
            Entry("zones", _zones, 122, 36, "panel"),
            signs("portals", [f"portal{seat}" for seat in range(len(SEATS))], 22, "zone2"),
            Entry("start", _start, 30, 30, "zone2"),
            Entry("tile", _tile, 64, 44, "zone3"),
            Entry("isolated", _isolated, 64, 44, "zone3"),
            Entry("rubble", _rubble, 36, 36, "zone3"),
            Entry("pits", _pits, 92, 92, "zone3"),
            signs("buried", [f"buried_{clan}" for clan in OWN_CLANS], 26, "zone3"),
            signs("statues", [f"statue_{clan}" for clan in OWN_CLANS], 26, "zone3"),
            signs("niche", ["niche"], 28, "zone3"),
            signs("pedestals", [f"pedestal_{clan}" for clan in OWN_CLANS], 26, "panel"),
            signs("anchor", ["anchor"], 26, "seat0deep"),
            Entry("statue_on", _statue_on, 40, 38, "seat0deep"),
            Entry("hall", _hall, 94, 52, "crag"),
            signs("altar", ["altar"], 28, "floor"),
            signs("site", ["site"], 30, "zone3"),
            Entry("workshop", _workshop, 42, 42, "zone3"),
        ),
    ),
    Group(
        "around",
        (
            Entry("spell", _spell, 68, 22),
            Entry("one_way", _one_way, 69, 22),
            Entry("both_ways", _both_ways, 69, 22),
            Entry("honor", _honor, 28, 28, "panel"),
            Entry("bag", _bag, 28, 28, "panel"),
            signs("crown", ["crown"], 26, "panel", fill="gold", stroke="soot", stroke_width=1.4),
        ),
    ),
)

# cards of the same look as one that is shown, and what lies bare under a symbol
ORNAMENT = frozenset(
    {
        "socket",
        *(f"card_{clan}{level}" for clan in CLANS for level in range(1, LEVELS + 1)),
        *(f"mini_{clan}" for clan in CLANS),
        *(f"{kind}_seat{seat}" for kind in ("card", "mini") for seat in range(len(SEATS))),
    }
)


def legend(view: HallView, say: Say, *, lang: str, theme: str = "light", prefix: str = "") -> Legend:
    return draw_legend(HallFrame(), view, GROUPS, say, lang=lang, theme=theme, prefix=prefix)
