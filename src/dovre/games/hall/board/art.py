"""Paper-cut pictures as symbols of a few shapes each: Trolls, Statues, Pedestals, Portals, Workshops, cards.

Clans differ by silhouette: hair of flames, horns of ice, the hood of the Moon, the mushrooms of the Mud.
"""

from __future__ import annotations

from functools import cache

from dovre.games.hall.board.look import colours
from dovre.games.hall.box import BURIED, CLANS, RESOURCES
from dovre.games.hall.components import LEVELS, STATUE_CLANS
from dovre.render.icons import ICONS
from dovre.render.theme import SEATS, Theme

Symbols = dict[str, tuple[str, str]]

CARD_W, CARD_H = 100, 112  # a Troll: picture above, symbols below
BAND = 56  # the height of its picture
MINI_W, MINI_H = 44, 28  # a Troll of somebody else, before scaling
GRID = "0 0 24 24"


Pictures = dict[str, str]  # on a grid of 24 units

GLYPHS: Pictures = {
    # what is dug, paid and carried: shape first, colour second
    "r_stone": (
        '<path d="M3.8 20.5 1.5 13.5 5.5 6.5l6.5-3.2 7.2 3.6 3.3 7.1-3 6.5Z"/>'
        '<path d="m5.5 6.5 6.5-3.2 7.2 3.6-7 4.6Z" fill="#fff" fill-opacity=".4" stroke="none"/>'
        '<path d="m12.2 11.5 7-4.6 3.3 7.1-3 6.5h-8Z" fill-opacity=".2" fill="#000" stroke="none"/>'
    ),
    "r_iron": (
        '<path d="M1.5 19.5 5.2 10l3-4.5h7.6l3 4.5 3.7 9.5Z"/>'
        '<path d="m5.2 10 3-4.5h7.6l3 4.5Z" fill="#fff" fill-opacity=".5" stroke="none"/>'
    ),
    "r_heartstone": (
        '<path d="M12 22.3 1.7 11V6.8L5.4 2.7h3.8L12 5.6l2.8-2.9h3.8l3.7 4.1V11Z"/>'
        '<path d="m12 5.6 4 5-4 11.7-4-11.7Z" fill="#fff" fill-opacity=".42" stroke="none"/>'
    ),
    "r_cart": (
        '<path d="M4.5 7.5C6 4 8.5 3 10.5 4c1.5-1.7 4-1.5 5.2 0 2-.4 3.2 1 3.8 3.5Z"/>'
        '<path d="M1.8 7.3h20.4L19 17H5Z"/>'
        '<path d="M3.6 10.3h16.8l-.9 2.7h-15Z" fill="#fff" fill-opacity=".35" stroke="none"/>'
        '<circle cx="7.8" cy="19.3" r="2.9"/><circle cx="16.2" cy="19.3" r="2.9"/>'
    ),
    "r_hammer": (
        '<path d="M9.8 9h4.4l.6 13.5H9.2Z"/><path d="M3 2.5h14.5l4 3.6-4 3.9H3Z"/>'
        '<path d="M3 2.5h4.2V10H3Z" fill="#fff" fill-opacity=".45" stroke="none"/>'
    ),
    "r_rune": (
        '<path d="M4.5 22.5V7L12 1.3 19.5 7v15.5Z"/>'
        '<path d="M9.7 19V8l5.3 4.2-5.3 3.4" fill="none" stroke="#fff" stroke-width="2.5"/>'
    ),
    "r_coin": (
        '<circle cx="12" cy="12" r="10.3"/>'
        '<path d="M12 6.2 17.8 12 12 17.8 6.2 12Z" fill="#fff" fill-opacity=".5" stroke="none"/>'
    ),
    # the clans
    "clan_fire": (
        '<path d="M12.5 1c.8 4.6 7 7 7 13.6 0 4.8-3.4 8.4-7.5 8.4s-7.5-3.4-7.5-8c0-3.7 2.2-5.6 3.3-9 1.4 1.5 2 2.8'
        ' 2.1 4.6C11.7 8.4 12.9 5.2 12.5 1Z"/>'
    ),
    "clan_ice": (
        '<path d="m12 .8 4 6.7v9L12 23.2 8 16.5v-9ZM4.3 6.5 7 10v6l-2.7 4.5L1.6 16v-6Z'
        'M19.7 6.5 22.4 10v6l-2.7 4.5L17 16v-6Z"/>'
    ),
    "clan_moon": '<path d="M15.5 1.3A11 11 0 1 0 22.5 16 9.2 9.2 0 0 1 15.5 1.3Z"/>',
    "clan_mud": (
        '<path d="M1.3 20.5c-.3-4.6 2.2-7 5-7-.3-4 2.4-7.3 5.9-7.3 3.7 0 5.7 2.8 5.4 6.3 3.3 0'
        ' 5.3 3 5.1 8ZM18.5 3.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z"/>'
    ),
}


def _line(c: Theme, width: float = 2) -> str:
    return f'stroke="{c["soot"]}" stroke-width="{width:g}"'


def _resources(c: Theme) -> Pictures:
    """The seven resources in their colours, and Carts with the sign of a clan."""
    found = {name: f'<g fill="{c[name]}" {_line(c, 1.5)}>{GLYPHS["r_" + name]}</g>' for name in RESOURCES}
    for clan in CLANS[:STATUE_CLANS]:
        found[f"cart_{clan}"] = (
            f'<g fill="{c[clan]}" {_line(c, 1.5)}>{GLYPHS["r_cart"]}</g>'
            f'<use href="#{{clan_{clan}}}" x="6.5" y="0" width="11" height="11" fill="{c["ivory"]}" {_line(c, 2.4)}/>'
        )
    found["any"] = (
        f'<circle cx="12" cy="12" r="9.5" fill="{c["card"]}" {_line(c, 1.5)} stroke-dasharray="3 2.6"/>'
        f'<path d="M9 9.5c0-4 6.5-4 6.5 0 0 2.5-3.3 2.6-3.3 5M12.2 17.3v.01" fill="none" {_line(c, 2.2)}/>'
    )
    found["troll"] = (
        f'<path fill="{c["mud"]}" {_line(c, 1.5)} d="M6 9 1.5 6.5c0 5 2 7 4.5 7.5.5 5 3 8 6 8s5.5-3 6-8c2.5-.5'
        ' 4.5-2.5 4.5-7.5L18 9c-.5-4.5-3-6.5-6-6.5S6.5 4.5 6 9Z"/>'
        f'<path d="M9 10.5v.01M15 10.5v.01" {_line(c, 2.6)}/><path d="M9 17c2 1.3 4 1.3 6 0" fill="none"'
        f" {_line(c, 1.5)}/>"
    )
    arrow = f'<path fill="none" {_line(c, 2.6)} d="M3 12h17M14.5 6.5l6 5.5-6 5.5'
    found["arrow"] = arrow + '"/>'
    found["both"] = arrow + 'M9.5 6.5l-6 5.5 6 5.5"/>'
    found["stock"] = (
        f'<path fill="{c["cart"]}" {_line(c, 1.5)} d="M2.5 8h19v13h-19Z"/>'
        f'<path d="M2.5 8 5 3.5h14L21.5 8M2.5 14h19" fill="none" {_line(c, 1.5)}/>'
    )
    return found


# -- Trolls -----------------------------------------------------------------------------------------------------------

_SHOULDERS = "M10 56c2-13 12-18 24-19h32c12 1 22 6 24 19Z"
_EARS = "M32 22 15 12c-2 11 4 19 15 20ZM68 22l17-10c2 11-4 19-15 20Z"
_HEAD = "M29 25C29 11 38 5 50 5s21 6 21 20c0 14-9 22-21 22s-21-8-21-22Z"


def _face(c: Theme, skin: str, cloth: str) -> str:
    """What all Trolls have: shoulders, ears, a head with much nose, two tusks."""
    return (
        f"<g {_line(c, 2.2)}>"
        f'<path fill="{cloth}" d="{_SHOULDERS}"/><path fill="{skin}" d="{_EARS}"/><path fill="{skin}" d="{_HEAD}"/></g>'
        f'<path fill="none" {_line(c, 2.2)} d="M38 39c7 4 17 4 24 0M36 19l9 2M64 19l-9 2"/>'
        f'<path fill="{c["ivory"]}" {_line(c, 1.4)} d="m41 40 1.5-7 4 8ZM59 40l-1.5-7-4 8Z"/>'
        f'<path d="M41 24v.01M59 24v.01" {_line(c, 4.4)}/>'
        f'<path fill="{skin}" {_line(c, 2)} d="M50 20c6 3 9 10 6 14-3 3-9 3-12 0-3-4 0-11 6-14Z"/>'
    )


def _busts(c: Theme) -> Symbols:
    thick = _line(c, 2.2)
    hair = (
        f'<path fill="{c["gold"]}" {thick} d="M28 22c-6-8-3-14 1-19 1 4 3 5 5 6 0-5 3-8 7-11 0 4 2 6 5 7 1-4 4-7 9-8-1'
    )
    hair += ' 5 1 7 4 9 2-2 3-5 3-7 6 4 9 8 9 13-3-2-6-2-8-1-7-4-23-4-31 1-1 3-3 6-4 10Z"/>'
    horns = (
        f'<path fill="{c["icepale"]}" {thick} d="M35 12C27 10 22 4 23-3c5 5 10 6 17 9ZM65 12c8-2 13-8 12-15-5 5-10 6-17'
    )
    horns += f' 9Z"/><path fill="{c["ivory"]}" {thick} d="M36 41l4 12 5-8 5 11 5-11 5 8 4-12c-8 5-20 5-28 0Z"/>'
    hood = f'<path fill="{c["moondeep"]}" {thick} d="M22 46C18 20 28 1 50 0c22 1 32 20 28 46-5-4-7-12-8-22-6-7-34-7-40'
    hood += f' 0-1 10-3 18-8 22Z"/><path fill="{c["gold"]}" {_line(c, 1.5)} d="M53 3a6.5 6.5 0 1 0 4 9 5.5 5.5 0'
    hood += ' 0 1-4-9Z"/>'
    shrooms = f'<path fill="{c["ivory"]}" {thick} d="M40 9V1h6v8ZM57 9V3h5v7Z"/>'
    shrooms += f'<path fill="{c["fire"]}" {thick} d="M34 2c2-7 16-7 18 0ZM53 4c1-6 12-6 13 0Z"/>'
    cap = f'<path fill="{c["iron"]}" {thick} d="M28 19C29 8 38 1 50 1s21 7 22 18Z"/>'
    cap += f'<path fill="{c["gold"]}" {_line(c, 1.8)} d="M50 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z"/>'
    box = "0 -8 100 64"
    return {
        "bust_fire": (box, _face(c, "#d98a5b", c["firedeep"]) + hair),
        "bust_ice": (box, _face(c, "#9fc3d6", c["icedeep"]) + horns),
        "bust_moon": (box, _face(c, "#a79cc9", c["moon"]) + hood),
        "bust_mud": (box, _face(c, "#a08a5c", c["muddeep"]) + shrooms),
        "bust_start": (box, _face(c, "#8fa174", "#4d4438") + cap),
    }


def _card(c: Theme, band: str, glow: str) -> str:
    return (
        f'<rect x="1" y="1" width="98" height="110" rx="8" fill="{c["card"]}"/>'
        f'<path d="M1 {BAND}V9a8 8 0 0 1 8-8h82a8 8 0 0 1 8 8v{BAND - 9}Z" fill="{band}"/>'
        f'<path d="M1 {BAND} 20 30l14 12 16-20 18 22 12-10 19 22Z" fill="{glow}"/>'
        f'<path d="M1 {BAND}h98" {_line(c, 2)}/>'
        f'<rect x="1" y="1" width="98" height="110" rx="8" fill="none" {_line(c, 2.4)}/>'
    )


def _bust(name: str, level: int) -> str:
    """The higher the level, the larger the Troll."""
    wide = 62 + 8 * level
    high = wide * 0.64
    return (
        f'<use href="#{{bust_{name}}}" x="{54 - wide / 2:g}" y="{55.2 - high:.3g}" width="{wide}" height="{high:.3g}"/>'
    )


def _cards(c: Theme) -> Symbols:
    """Cards without their symbols: of each clan and level, and the starting Trolls of each seat; large and small."""
    box, small = f"0 0 {CARD_W} {CARD_H}", f"0 0 {MINI_W} {MINI_H}"
    found: Symbols = {}
    for clan in CLANS:
        sign = f'<use href="#{{clan_{clan}}}" x="5" y="5" width="20" height="20" fill="{c["ivory"]}" {_line(c, 1.6)}/>'
        for level in range(1, LEVELS + 1):
            bars = "".join(f"M6 {41 + 7 * bar - 7 * level + 7}h17v5H6Z" for bar in range(level))
            body = _card(c, c[clan], c[clan + "deep"]) + _bust(clan, level) + sign
            found[f"card_{clan}{level}"] = (box, f'{body}<path fill="{c["gold"]}" {_line(c, 1.2)} d="{bars}"/>')
        found[f"mini_{clan}"] = (small, _mini(c, c[clan]))
    found["mini_free"] = (
        small,
        f'<rect x=".8" y=".8" width="{MINI_W - 1.6:g}" height="{MINI_H - 1.6:g}" rx="3" fill="none"'
        f' stroke="{c["edge"]}" stroke-width=".9" stroke-dasharray="3 3"/>',
    )
    for seat, (colour, _) in enumerate(SEATS):
        found[f"card_seat{seat}"] = (box, _card(c, colour, c[f"seat{seat}deep"]) + _bust("start", 0))
        found[f"mini_seat{seat}"] = (small, _mini(c, colour))
    return found


def _mini(c: Theme, tone: str) -> str:
    return (
        f'<rect x=".6" y=".6" width="{MINI_W - 1.2:g}" height="{MINI_H - 1.2:g}" rx="3" fill="{c["card"]}"'
        f" {_line(c, 1.2)}/>"
        f'<rect x="1.2" y="1.2" width="4.6" height="{MINI_H - 2.4:g}" rx="1.5" fill="{tone}"/>'
    )


# -- on the mountain --------------------------------------------------------------------------------------------------

_FIGURE = "M6.5 22.5V16L3.2 13c-.7-3.5.5-5.5 3.3-6.3C7 3.2 9 1.2 12 1.2s5 2 5.5 5.5c2.8.8 4 2.8 3.3 6.3l-3.3 3v6.5Z"


def _statue(c: Theme, clan: str) -> str:
    return (
        f'<path fill="{c[clan]}" {_line(c, 1.8)} d="{_FIGURE}"/>'
        f'<path d="M12 1.2c-3 0-5 2-5.5 5.5-2.8.8-4 2.8-3.3 6.3L6.5 16v6.5H10Z" fill="#fff" fill-opacity=".22"/>'
        f'<use href="#{{clan_{clan}}}" x="6.2" y="7.2" width="11.6" height="11.6" fill="{c["ivory"]}"/>'
    )


def _buried(c: Theme, clan: str) -> str:
    """A Statue still in the rock: its outline, and its clan."""
    return (
        f'<path fill="{c["soot"]}" fill-opacity=".5" stroke="{c["ivory"]}" stroke-opacity=".75" stroke-width="1.2"'
        f' stroke-dasharray="2.4 1.8" d="{_FIGURE}"/>'
        f'<use href="#{{clan_{clan}}}" x="6.5" y="7.2" width="11" height="11" fill="{c[clan + "pale"]}"/>'
    )


def _pedestal(c: Theme, clan: str) -> str:
    return (
        f'<path fill="{c[clan]}" {_line(c, 1.8)} d="M12 1 23 12 12 23 1 12Z"/>'
        f'<path fill="{c[clan + "pale"]}" d="M12 4.8 19.2 12 12 19.2 4.8 12Z"/>'
        f'<use href="#{{clan_{clan}}}" x="7.3" y="7.3" width="9.4" height="9.4" fill="{c[clan + "deep"]}"/>'
    )


def _places(c: Theme) -> Pictures:
    found: Pictures = {}
    for clan in CLANS[:STATUE_CLANS]:
        found[f"statue_{clan}"] = _statue(c, clan)
        found[f"buried_{clan}"] = _buried(c, clan)
        found[f"pedestal_{clan}"] = _pedestal(c, clan)
    for seat, (colour, shape) in enumerate(SEATS):
        found[f"portal{seat}"] = (
            f'<path fill="{c["soot"]}" {_line(c, 1.5)} d="M1.5 23V11a10.5 10.5 0 0 1 21 0v12Z"/>'
            f'<path fill="{colour}" {_line(c, 1.2)} fill-rule="evenodd" d="M2.5 22.5V11a9.5 9.5 0 0 1 19 0v11.5h-4'
            'V11.5a5.5 5.5 0 0 0-11 0v11Z"/>'
            f'<use href="#{{{shape}}}" x="7.5" y="10" width="9" height="9" fill="{colour}"/>'
        )
    found["site"] = (
        f'<path fill="{c["soot"]}" fill-opacity=".42" stroke="{c["ivory"]}" stroke-width="1.3" stroke-dasharray="3 2.2"'
        ' d="M2.5 2.5h19v19h-19Z"/>'
        f'<path fill="{c["ivory"]}" fill-opacity=".8" d="M4.5 9h5.5v-1.5h10V11l-4.5 1v2.5h2.5V17H9v-2.5h2V12C7.5'
        ' 12 5 11 4.5 9Z"/>'
    )
    found["workshop"] = (
        f'<path fill="{c["card"]}" {_line(c, 1.6)} d="M2 22.5V8.5L12 1.2l10 7.3v14Z"/>'
        f'<path fill="{c["fire"]}" {_line(c, 1.3)} d="M.8 9.6 12 .8l11.2 8.8-2 2.2L12 4.8l-9.2 7Z"/>'
    )
    found["altar"] = (
        f'<path fill="{c["gold"]}" {_line(c, 1.5)} d="M3 5h18v4.5h-3V17h2.5v4.5h-17V17H6V9.5H3Z"/>'
        f'<path d="M12 9.5V17M9 9.5V17M15 9.5V17" {_line(c, 1.2)}/>'
    )
    found["niche"] = (
        f'<path fill="{c["soot"]}" fill-opacity=".34" d="M3.5 23V11a8.5 8.5 0 0 1 17 0v12Z"/>'
        f'<path fill="none" stroke="{c["ivory"]}" stroke-opacity=".35" stroke-width="1" d="M3.5 23V11a8.5 8.5 0 0 1 17'
        ' 0v12"/>'
    )
    found["anchor"] = (
        f'<g fill="none" stroke="{c["ivory"]}" stroke-width="2.2" stroke-opacity=".9">'
        '<path d="M12 3 21 12 12 21 3 12Z"/><path d="M12 12v.01" stroke-width="4.4"/></g>'
    )
    found["bag"] = (
        f'<path fill="{c["cart"]}" {_line(c, 1.6)} d="M8 7C3 11 1.5 16 2.5 19.5c.7 2.3 3 3 9.5 3s8.8-.7 9.5-3c1-3.5-.5'
        '-8.5-5.5-12.5l2-5c-4 1.5-8 1.5-12 0Z"/>'
        f'<path d="M7.5 7.3h9" stroke="{c["gold"]}" stroke-width="2.6"/>'
    )
    found["socket"] = f'<rect width="24" height="24" rx="7" fill="{c["socket"]}"/>'
    found["token"] = f'<path fill="{c["gold"]}" {_line(c, 1.5)} d="M7 1.5h10l5.5 5.5v10L17 22.5H7L1.5 17V7Z"/>'
    return found


def _pits(c: Theme) -> Symbols:
    return {f"pit_{name}{amount}": ("0 0 30 30", _pit(c, name, amount)) for name, amount in set(BURIED.values())}


def _pit(c: Theme, name: str, amount: int) -> str:
    """Resources in the rock, one or two."""
    wide = 18 if amount == 1 else 15
    icons = ""
    for at in range(amount):
        shift = (at - (amount - 1) / 2) * 8
        x, y = 15 + shift - wide / 2, 15 + shift * 0.6 - wide / 2
        icons += f'<use href="#{{{name}}}" x="{x:g}" y="{y:g}" width="{wide}" height="{wide}"/>'
    return (
        f'<circle cx="15" cy="15" r="12.6" fill="{c["soot"]}" fill-opacity=".62" stroke="{c["ivory"]}"'
        f' stroke-opacity=".4" stroke-width=".8"/>{icons}'
    )


def _heart(c: Theme) -> Symbols:
    """The throne hall: rays, a seat of gold, a crown."""
    rays = "".join(f'<path d="M45 45 {x} {y}" />' for x, y in ((3, 20), (3, 70), (20, 3), (70, 3), (87, 20), (87, 70)))
    return {
        "heart": (
            "0 0 90 90",
            f'<rect width="90" height="90" fill="{c["heart"]}"/>'
            f'<g stroke="{c["glow"]}" stroke-width="7">{rays}<path d="M45 45v42M45 45 20 87M45 45 70 87"/></g>'
            f'<path fill="{c["zone4"]}" {_line(c, 2.2)} d="M22 86V40l10-8V18l13-10 13 10v14l10 8v46Z"/>'
            f'<path fill="{c["zone3"]}" {_line(c, 2)} d="M31 86V44c0-9 6-14 14-14s14 5 14 14v42Z"/>'
            f'<path fill="{c["fire"]}" d="M35 70V48c0-7 4-11 10-11s10 4 10 11v22Z"/>'
            f'<path fill="{c["gold"]}" {_line(c, 2)} d="M27 70h36v8H27Z"/>'
            f'<use href="#{{crown}}" x="31" y="40" width="28" height="28" fill="{c["gold"]}" {_line(c, 1.4)}/>'
            f'<rect width="90" height="90" fill="none" {_line(c, 3)}/>',
        )
    }


@cache
def symbols(theme: str, side: str) -> Symbols:
    c = colours(theme, side)
    pictures = {**GLYPHS, **_resources(c), **_places(c)}
    drawn = {name: (GRID, picture) for name, picture in pictures.items()}
    return {**ICONS, **drawn, **_busts(c), **_cards(c), **_pits(c), **_heart(c)}
