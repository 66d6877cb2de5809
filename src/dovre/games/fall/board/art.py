"""Paper-cut pictures as symbols of a few shapes each: clans, symbols of the ancestry, trolls, gnomes, halls, lairs.

Kinds of symbols and clans differ by silhouette first and by colour second.
"""

from __future__ import annotations

from functools import cache

from dovre.games.fall.board.look import CLAN_COLOURS, colours
from dovre.render.icons import ICONS
from dovre.render.theme import SEATS, Theme

Symbols = dict[str, tuple[str, str]]
Pictures = dict[str, str]  # on a grid of 24 units

GRID = "0 0 24 24"
CLAN_SIGNS = ("moss", "ice", "moon", "granite", "hammer", "mud", "fire", "renegade")

SIGNS: Pictures = {
    # the clans
    "clan_moss": (
        '<path d="M12 23C5 21 2 15.5 2.5 8c4 0 7.4 2 9.5 6 2.1-4 5.5-6 9.5-6 .5 7.5-2.5 13-9.5 15Z"/>'
        '<path d="M12 12.5C9 9.5 9 4.5 12 1c3 3.5 3 8.5 0 11.5Z"/>'
    ),
    "clan_ice": (
        '<path d="m12 .8 4 6.7v9L12 23.2 8 16.5v-9ZM4.3 6.5 7 10v6l-2.7 4.5L1.6 16v-6Z'
        'M19.7 6.5 22.4 10v6l-2.7 4.5L17 16v-6Z"/>'
    ),
    "clan_moon": '<path d="M15.5 1.3A11 11 0 1 0 22.5 16 9.2 9.2 0 0 1 15.5 1.3Z"/>',
    "clan_granite": '<path d="M1 21.5 6.5 8l4 5L15 2.5l8 19Z"/>',
    "clan_hammer": '<path d="M9.8 9.5h4.4L15 23H9ZM2.5 2H18l4 3.8-4 4.2H2.5Z"/>',
    "clan_mud": (
        '<path d="M1.3 21c-.3-4.6 2.2-7 5-7-.3-4 2.4-7.3 5.9-7.3 3.7 0 5.7 2.8 5.4 6.3 3.3 0 5.3 3 5.1 8Z'
        'M18.5 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z"/>'
    ),
    "clan_fire": (
        '<path d="M12.5 1c.8 4.6 7 7 7 13.6 0 4.8-3.4 8.4-7.5 8.4s-7.5-3.4-7.5-8c0-3.7 2.2-5.6 3.3-9 1.4 1.5 2 2.8'
        ' 2.1 4.6C11.7 8.4 12.9 5.2 12.5 1Z"/>'
    ),
    "clan_renegade": '<path d="M4 2.5h3V22H4ZM8 4c5-3 8 3 13 0v5l-3 2 3 2.5C16 17 13 11 8 14Z"/>',
    # the kinds of symbols of an ancestry
    "sign_A": '<path d="M3 15.5h9v5.8L22.5 12 12 2.7v5.8H3Z"/>',
    "sign_R": '<path d="M9.3 2.5h5.4v6.8h6.8v5.4h-6.8v6.8H9.3v-6.8H2.5V9.3h6.8Z"/>',
    "sign_I": (
        '<path d="M3 3h18a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 21 16h-8l-6.5 6v-6H3a1.5 1.5 0 0 1-1.5-1.5v-10'
        'A1.5 1.5 0 0 1 3 3Z"/>'
    ),
    "sign_G": '<path d="M12 .8 20 14H4ZM4.5 15.5h15c0 4.4-3 7.7-7.5 7.7s-7.5-3.3-7.5-7.7Z"/>',
    "sign_J": '<path d="m12 .8 2.9 8.3 8.3 2.9-8.3 2.9-2.9 8.3-2.9-8.3L.8 12l8.3-2.9Z"/>',
    "sign_P": (
        '<path d="M2.5 12.5h19c0 4-2 7-4.5 8.7h-10C4.5 19.5 2.5 16.5 2.5 12.5Z'
        'M7 3c1.5 2-1.5 3.5 0 6.5M12 2c1.5 2.5-1.5 4 0 7M17 3c1.5 2-1.5 3.5 0 6.5"/>'
    ),
    "sign_E": (
        '<path d="M12 1.5c4 0 6.5 2.8 6.5 6.5 0 1.5-.4 2.8-1.1 4 1.5 3.7.5 8-5.4 10.8C6.1 20'
        ' 5.1 15.7 6.6 12c-.7-1.2-1.1-2.5-1.1-4 0-3.7 2.5-6.5 6.5-6.5Z"/>'
    ),
    # the glyphs of the lairs
    "glyph_spiral": '<path d="M12 12c0-2 3-2 3 .5 0 3.5-6 3.5-6-.5 0-5.5 9-5.5 9 .5 0 7.5-12 7.5-12-.5 0-5 3-8 7-8"/>',
    "glyph_eye": '<path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9v6"/>',
    "glyph_fang": '<path d="M5 4h14L12 21Z"/>',
    "glyph_arrow": '<path d="M12 21V3M5.5 10 12 3l6.5 7"/>',
    "glyph_knot": '<path d="M6 5c9 0 3 14 12 14M18 5C9 5 15 19 6 19"/>',
    "glyph_comb": '<path d="M4 6h16M5 6v12M9.7 6v12M14.3 6v12M19 6v12"/>',
    "glyph_horn": '<path d="M4 5c0 9 5 14 16 14C14 17 10 12 10 5Z"/>',
}

SIGN_COLOURS = {
    "A": "advance", "R": "reinforce", "I": "influence", "G": "gnomesign", "J": "joker", "P": "provisions",
    "E": "elders",
}  # fmt: skip


def _line(c: Theme, width: float = 2) -> str:
    return f'stroke="{c["soot"]}" stroke-width="{width:g}"'


def _quadrants(c: Theme) -> Pictures:
    """A quadrant of an ancestry with its symbol; strong ones stand on a shield in their colour."""
    found: Pictures = {}
    for kind, colour in SIGN_COLOURS.items():
        fill = "none" if kind == "P" else c[colour]
        bowl = (
            f'<path d="M2.5 12.5h19c0 4-2 7-4.5 8.7H7C4.5 19.5 2.5 16.5 2.5 12.5Z" fill="{c[colour]}" {_line(c, 1.3)}/>'
        )
        sign = f'<g fill="{fill}" {_line(c, 1.3)}>{SIGNS["sign_" + kind]}</g>' + (bowl if kind == "P" else "")
        if kind == "E":
            sign += f'<path d="M9.3 8.5v.01M14.7 8.5v.01" stroke="{c["ivory"]}" stroke-width="2.2"/>'
            sign += f'<path d="M8.5 13c2 1.5 5 1.5 7 0" fill="none" stroke="{c["ivory"]}" stroke-width="1.4"/>'
        if kind == "G":
            sign += f'<path d="M9 18v.01M15 18v.01" stroke="{c["ivory"]}" stroke-width="2"/>'
        found[f"symbol_{kind}"] = sign
    return found


def _units(c: Theme) -> Pictures:
    """Trolls, champions, lairs and discs in the colours and shapes of the seats; gnomes."""
    found: Pictures = {}
    head = "M5.5 9.5 1.5 7c0 5 1.8 7 4.3 7.5.5 5 3.2 8 6.2 8s5.7-3 6.2-8c2.5-.5 4.3-2.5 4.3-7.5l-4 2.5"
    head += "C18 5 15.5 2.5 12 2.5S6 5 5.5 9.5Z"
    for seat, (colour, shape) in enumerate(SEATS):
        found[f"troll{seat}"] = (
            f'<path fill="{colour}" {_line(c, 1.6)} d="{head}"/>'
            f'<path d="M9.3 10.5v.01M14.7 10.5v.01" {_line(c, 2.4)}/>'
            f'<path fill="{c["ivory"]}" {_line(c, 0.9)} d="m8.5 17.5.8-3.3 2 3.5ZM15.5 17.5l-.8-3.3-2 3.5Z"/>'
        )
        found[f"champion{seat}"] = f'<path fill="{colour}" {_line(c, 1.6)} d="M4 23V10l-2-6 5 3 5-6 5 6 5-3-2 6v13Z"/>'
        found[f"lair{seat}"] = (
            f'<path fill="{c["soot"]}" {_line(c, 1.5)} d="M1 23c0-5 1-9 3-12l2-7 3 3 3-6 3 6 3-3 2 7c2 3 3 7 3 12Z"/>'
            f'<path fill="{colour}" {_line(c, 1.2)} fill-rule="evenodd"'
            ' d="M2.3 22c.2-4.5 1-7.5 2.7-10.5l1.6-5.3 2.7 2.6L12 3.5l2.7 5.3 2.7-2.6 1.6 5.3'
            'c1.7 3 2.5 6 2.7 10.5h-4c0-5.5-2-9-5.7-9s-5.7 3.5-5.7 9Z"/>'
        )
        found[f"disc{seat}"] = (
            f'<circle cx="12" cy="12" r="10.5" fill="{colour}" {_line(c, 1.8)}/>'
            f'<use href="#{{{shape}}}" x="6.5" y="6.5" width="11" height="11" fill="{c["soot"]}"/>'
        )
    hat = '<path d="M12 .8 18.5 12h-13Z"'
    beard = "M5 12.5h14c.6 5-2.5 10.7-7 10.7s-7.6-5.7-7-10.7Z"
    found["gnome"] = (
        f'<path fill="{c["ivory"]}" {_line(c, 1.4)} d="{beard}"/>'
        f'<path fill="#e2b48c" {_line(c, 1.2)} d="M6 11.5h12v3.3c-3.5 1.7-8.5 1.7-12 0Z"/>'
        f'{hat} fill="{c["gnome"]}" {_line(c, 1.6)}/>'
        f'<path d="M9.5 13v.01M14.5 13v.01" {_line(c, 1.9)}/>'
    )
    found["rally"] = (
        f'<path fill="{c["gnomedeep"]}" {_line(c, 1.2)} d="M4 1.5h3V23H4Z"/>'
        f'<path fill="{c["gnome"]}" {_line(c, 1.4)} d="M7 2.5h14l-3.5 5 3.5 5H7Z"/>'
    )
    found["gate"] = (
        f'<path fill="{c["soot"]}" d="M1.5 23V11a10.5 10.5 0 0 1 21 0v12Z"/>'
        f'<path fill="none" stroke="{c["tunnel"]}" stroke-width="2.4"'
        ' d="M3 23V11a9 9 0 0 1 18 0v12M9 4v19M15 4v19M3 14h18"/>'
    )
    found["token"] = f'<path fill="{c["hall"]}" {_line(c, 1.5)} d="M6.5 1.5h11L23 12l-5.5 10.5h-11L1 12Z"/>'
    found["claw"] = (
        f'<path fill="{c["ivory"]}" {_line(c, 1.3)}'
        ' d="M5 3c4 3 5 9 4 17-3-4-5-10-4-17ZM13 2c4 3 5 10 3 19-3-4-5-11-3-19Z"/>'
    )
    found["cube"] = (
        f'<path fill="{c["cube"]}" {_line(c, 1.5)} d="M12 1.5 22 7v10.5L12 22.5 2 17.5V7Z"/>'
        f'<path d="M2 7l10 5 10-5M12 12v10.5" fill="none" {_line(c, 1.2)}/>'
    )
    found["despair"] = (
        f'<path fill="{c["ember"]}" {_line(c, 1.5)} d="M12 1.5c6 0 9.5 4 9.5 9.5 0 4-2 6-4 7.5V22h-11v-3.5'
        'c-2-1.5-4-3.5-4-7.5C2.5 5.5 6 1.5 12 1.5Z"/>'
        f'<path d="M8 11v.01M16 11v.01" stroke="{c["ivory"]}" stroke-width="4"/>'
        f'<path d="M10 18v3M14 18v3" stroke="{c["ivory"]}" stroke-width="1.6"/>'
    )
    found["hammer_first"] = (
        f'<path fill="{c["tunnel"]}" {_line(c, 1.4)} d="M10 9h4l.6 14H9.4Z"/>'
        f'<path fill="{c["gold"]}" {_line(c, 1.4)} d="M2.5 2H19l3.5 4-3.5 4H2.5Z"/>'
    )
    found["march"] = (
        f'<path fill="{c["advance"]}" {_line(c, 1.2)}'
        ' d="M2 10h5.5V5.5L13 12l-5.5 6.5V14H2ZM12 10h4V5.5l6 6.5-6 6.5V14h-4l2-2Z"/>'
    )
    found["honour"] = (
        f'<path fill="{c["gold"]}" {_line(c, 1.4)}'
        ' d="m12 1 3.1 7.6 8.2.6-6.3 5.3 2 8L12 18.1 5 22.5l2-8L.7 9.2l8.2-.6Z"/>'
    )
    found["eye"] = (
        f'<path fill="{c["ivory"]}" {_line(c, 1.5)} d="M1.5 12c5-8.5 16-8.5 21 0-5 8.5-16 8.5-21 0Z"/>'
        f'<circle cx="12" cy="12" r="4" fill="{c["soot"]}"/>'
    )
    return found


def _clans(c: Theme) -> Pictures:
    found: Pictures = {}
    for clan, colour in zip(CLAN_SIGNS, CLAN_COLOURS, strict=True):
        found[f"banner_{clan}"] = (
            f'<path fill="{c[colour]}" {_line(c, 1.5)} d="M2 1.5h20V18l-10 5-10-5Z"/>'
            f'<use href="#{{clan_{clan}}}" x="5.5" y="4" width="13" height="13" fill="{c["ivory"]}"/>'
        )
    return found


@cache
def symbols(theme: str) -> Symbols:
    c = colours(theme)
    pictures = {**SIGNS, **_quadrants(c), **_units(c), **_clans(c)}
    return {**ICONS, **{name: (GRID, picture) for name, picture in pictures.items()}}
