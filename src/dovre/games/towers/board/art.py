"""Paper-cut pictures as symbols of a few shapes each: creatures, towers, city and mine, signs of cards and tracks.

A creature and the towers that hit it share an emblem: round for red, square for blue, six-sided for yellow.
"""

from __future__ import annotations

from functools import cache

from dovre.games.towers.board.look import colours
from dovre.games.towers.components import COLOURS, CREATURES, TINTS
from dovre.render.icons import ICONS
from dovre.render.theme import Theme

Symbols = dict[str, tuple[str, str]]

GRID = "0 0 24 24"
TOKEN = "0 0 40 40"
TOWER = "0 0 40 48"

# the ground of a token, and the emblem of the towers that hit it
BASES = {
    "goblin": '<circle cx="20" cy="20" r="18.5"/>',
    "orc": '<path d="M5 2h30a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z"/>',
    "spider": '<path d="M11 3.5h18L38.5 20 29 36.5H11L1.5 20Z"/>',
    "boss": '<path d="m20 .8 5.4 4.6 7-.9.9 7 4.9 5.1-3.3 6.3 1.1 7-6.8 1.9-3.6 6.1L20 34.7l-5.6 3.2-3.6-6.1'
    'L4 29.9l1.1-7L1.8 16.6l4.9-5.1.9-7 7 .9Z"/>',
    "demon": '<path d="M20 .8 39 20 20 39.2 1 20Z"/>',
}
EMBLEMS = {
    "red": '<circle cx="20" cy="27" r="6"/>',
    "blue": '<path d="M14.5 21.5h11v11h-11Z"/>',
    "yellow": '<path d="M16.8 21h6.4l3.3 6-3.3 6h-6.4l-3.3-6Z"/>',
}
HEADS = {
    "goblin": '<path d="M20 9.5c4.8 0 7.8 2.7 8.7 6.7l7.3-3.7-5.3 9.3c-1.3 5.5-5.5 9.2-10.7 9.2S10.6 27.3 9.3 21.8'
    'L4 12.5l7.3 3.7c.9-4 3.9-6.7 8.7-6.7Z"/>',
    "orc": '<path d="M12 8.5h16l3.5 8.5-2 12.5-4.5 4H15l-4.5-4L8.5 17Z"/>',
    "spider": '<path d="M20 21c5 0 8 3.2 8 7s-3.5 6.5-8 6.5-8-2.7-8-6.5 3-7 8-7Zm0-8.5a5 5 0 1 1 0 10 5 5 0 0 1'
    ' 0-10Z"/>',
    "boss": '<path d="M8 7.5c1 4.5 3 6.5 5.5 7.3C15 13 17.3 12 20 12s5 1 6.5 2.8C29 14 31 12 32 7.5c3.5 6-1'
    " 10.8-2.8 11.8"
    ' 1 6.5-1.7 9-3.7 10v4h-11v-4c-2-1-4.7-3.5-3.7-10C9 18.3 4.5 13.5 8 7.5Z"/>',
    "demon": '<path d="M12 9c.3 3.5 1.8 5.3 3.8 6 1-.8 2.5-1.2 4.2-1.2s3.2.4 4.2 1.2c2-.7 3.5-2.5 3.8-6 3.5 5'
    " 1.5 9-.5 10.5"
    ' 1 5.5-2.5 10-7.5 13.5-5-3.5-8.5-8-7.5-13.5C10.5 18 8.5 14 12 9Z"/>',
}
FEATURES = {  # eyes and teeth, in the deep tone of the token
    "goblin": '<path d="m13.5 18 5 2.5-4.5 1.5Zm13 0-5 2.5 4.5 1.5ZM16 26.5h8l-1.5 2h-5Z"/>',
    "orc": '<path d="M13 17h5v3.5h-5Zm9 0h5v3.5h-5ZM14.5 26h11v2h-11Z"/><path d="m14 30 1.5-6 1.5 6Zm9 0 1.5-6'
    ' 1.5 6Z"'
    ' fill="{ivory}" stroke-width=".8"/>',
    "spider": '<path d="M13 15 7 9.5M12.5 19 5 17.5M12.5 25 6 27.5M14 31l-4 5M27 15l6-5.5M27.5 19l7.5-1.5M27.5'
    " 25l6.5 2.5"
    'M26 31l4 5" fill="none" stroke="{ivory}" stroke-width="2.2"/><circle cx="18" cy="16.5" r="1.3"/>'
    '<circle cx="22" cy="16.5" r="1.3"/><path d="m17.5 26 2.5 2 2.5-2-2.5 6Z"/>',
    "boss": '<path d="m13.5 19 5 2v3.5l-4-.5Zm13 0-5 2v3.5l4-.5ZM20 24l1.5 3h-3ZM16.5 29.5h1.5v4h-1.5Zm2.8'
    " 0h1.5v4h-1.5Zm2.8 0"
    'h1.5v4h-1.5Z"/>',
    "demon": '<path d="m14.5 20 4.5 2-4 1.5Zm11 0-4.5 2 4 1.5ZM17 27h6l-3 2.5Z"/>',
}
SCRATCHES = "M24 3 13 15M32 5 17 21.5M37 12 25 25"
WOUND = (
    f'<path d="{SCRATCHES}" stroke="{{ivory}}" stroke-width="5"/>'
    f'<path d="{SCRATCHES}" stroke="{{alarm}}" stroke-width="2.6"/>'
)

ROOFS = {
    "red": '<path d="M6 15 20 1l14 14Z"/><path d="M12.5 10.5h-9v-4h9Zm15 0h9v-4h-9Z" fill="{soot}"/>',
    "blue": '<path d="M8 15c0-6 6-7.5 12-14 6 6.5 12 8 12 14Z"/><circle cx="20" cy="7" r="9.5" fill="none"'
    ' stroke="{ivory}"'
    ' stroke-width="1.8" stroke-dasharray="3 2.5"/>',
    "yellow": '<path d="M6 15 20 1l14 14Z"/><path d="m9 15 2.5-6 2.5 4 3-6 3 5 3-5 3 6 2.5-4L31 15Z" fill="{ivory}"/>',
}

SIGNS = {
    # tracks and counts
    "crystal": '<path d="M12 1 19 8.5 16 23H8L5 8.5Z"/><path d="M12 1v22M5 8.5h14" fill="none" stroke="{ivory}"'
    ' stroke-width="1.2"/>',
    "skull": '<path d="M12 1.5c5.5 0 9.5 3.5 9.5 9 0 3.5-1.5 5.5-3.5 6.5v4.5H6V17c-2-1-3.5-3-3.5-6.5 0-5.5 4-9'
    ' 9.5-9Z"/>'
    '<path d="M8 9.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Zm8 0a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12'
    ' 14.5l1.5 3h-3Z"'
    ' fill="{ivory}"/>',
    "cage": '<path d="M4 8c0-4 3.5-6.5 8-6.5S20 4 20 8v14.5H4Z" fill-opacity=".25"/><path d="M5 8c0-4 3-6 7-6s7'
    " 2 7 6v14H5ZM9 3v19M12"
    ' 2v20M15 3v19M5 9h14" fill="none" stroke="{ink}" stroke-width="1.8"/>',
    "op_cage": '<path d="M4 8c0-4 3.5-6.5 8-6.5S20 4 20 8v14.5H4Z" fill-opacity=".25"/><path d="M5 8c0-4 3-6 7-6s7'
    " 2 7 6v14H5ZM9 3v19M12"
    ' 2v20M15 3v19M5 9h14" fill="none" stroke="{cardink}" stroke-width="1.8"/>',
    "steps": '<path d="M7 2c2.5 0 4 2.5 3.5 6l-1 4.5h-5l-1-4.5C3 4.5 4.5 2 7 2ZM4.5 14h5v2.5c0 1.5-1 2.5-2.5'
    " 2.5s-2.5-1-2.5-2.5Z"
    "M17 5c2.5 0 4 2.5 3.5 6l-1 4.5h-5l-1-4.5C13 7.5 14.5 5 17 5ZM14.5 17h5v2.5c0 1.5-1 2.5-2.5"
    ' 2.5s-2.5-1-2.5-2.5Z"/>',
    "alarm": '<path d="M12 1.5 23.5 22H.5Z"/><path d="M10.6 8.5h2.8l-.5 7h-1.8Zm.2 8.5h2.4v2.4h-2.4Z" fill="{ivory}"/>',
    "pathpile": '<path d="M2 5h15v15H2Z"/><path d="M6.5 20V11c0-2 1.5-2.5 3-2.5h7.5" fill="none"'
    ' stroke="{ivory}" stroke-width="3.6"/>'
    '<path d="M20 4.5 23 6v12l-3 1.5Z"/>',
    "first": '<path d="M4 23V2h2.5v1.5C11 1 14 6 20.5 3.5v9C14 15 11 10 6.5 12.5V23Z"/>',
    "wreck": '<path d="M4 22V12l3 2 1-5 3.5 4L13 8l2 5 5-2v11ZM2 2l5 5M12 1v5M22 2l-5 5" stroke="{soot}"'
    ' stroke-width="1.6"/>',
    "token": '<path d="M4 2h16v20H4Z"/>',
    # the actions
    "act_build": '<path d="M6 23V8H4V2h3v2.5h3V2h4v2.5h3V2h3v6h-2v15Zm4-6h4v-4h-4Z"/>',
    "act_lengthen": '<path d="M2 16h6V8h9V4l6 6.5L17 17v-4h-4v8H2Z"/>',
    "act_market": '<path d="M3 10h18v12H3ZM1.5 2h21l-1 7h-4.2L16 4l-.5 5h-3V4h-1v5h-3L8 4 6.7 9H2.5Z"/>',
    "act_quest": '<path d="M5 2h12c2 0 3.5 1.5 3.5 3.5H17V19c0 2-1.5 3.5-3.5 3.5S10 21 10 19H3.5C5 18 5 17 5 15Z"/>'
    '<path d="M8 7h6M8 10.5h6M8 14h6" fill="none" stroke="{ivory}" stroke-width="1.6"/>',
    "act_card": '<path d="M4 3.5 15 1.5l4.5 18-11 3Z"/>',
    # effects of quests, events, spells and trophies
    "op_upgrade": '<path d="M7 23V12h10v11ZM4 11 12 1l8 10Z"/>',
    "op_move": '<path d="M3 22V9h1.5V5H6v2h2V5h2v4h1v13Zm10-7h4.5v-4L23 16.5l-5.5 5.5v-4H13Z"/>',
    "op_damage": '<path d="M14 1 4 13.5h6L8.5 23 20 9.5h-6.5L17 1Z"/>',
    "op_net": '<path d="M2 6c6-5 14-5 20 0l-4 14c-4 3-8 3-12 0Zm5 1 3 13m7-13-3 13M4 12h16M6 17h12" fill="none"'
    ' stroke-width="2"'
    ' stroke="{soot}"/>',
    "op_fire": '<path d="M12.5 1c.8 4.6 7 7 7 13.6 0 4.8-3.4 8.4-7.5 8.4s-7.5-3.4-7.5-8c0-3.7 2.2-5.6 3.3-9 1.4'
    " 1.5 2 2.8 2.1"
    ' 4.6C11.7 8.4 12.9 5.2 12.5 1Z"/>',
    "op_back": '<path d="M1 11 9 3.5v4.5h6c5 0 8 3 8 8v4h-5v-3c0-2-1-3-3-3H9v4.5Z"/>',
    "op_mud": '<path d="M1.3 20c0-4 2.5-6 5.5-6-.5-4 2-6.5 5.2-6.5s5.5 2.5 5 6.5c3.5 0 5.7 2 5.7 6Z"/><circle'
    ' cx="8" cy="4"'
    ' r="2"/><circle cx="16" cy="3" r="1.6"/>',
    "op_send": '<path d="M2 4h8v16H2Zm10 6h4V5.5L23 12l-7 6.5V14h-4Z"/>',
    "op_free": '<path d="M8 2a6 6 0 0 1 5.7 8l8.8 8.8V22h-4v-2.5H16V17h-2.5l-2.2-2.2A6 6 0 1 1 8 2Zm-1.5'
    " 3.5a1.8 1.8 0 1 0 0"
    ' 3.6 1.8 1.8 0 0 0 0-3.6Z" fill-rule="evenodd"/>',
    "op_cards": '<path d="M3 6.5 12.5 4l4 15L7 21.5Z"/><path d="m15 4 6 1.3L18 19.5Z" fill-opacity=".6"/>',
    "op_heal": '<path d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z"/>',
    "op_wind": '<path d="M3 4h18l-3 3.5H6ZM6 9h13l-3.5 3.5h-7ZM9 14h8l-3 3.5h-3.5ZM11 19h4l-3.5 4Z"/>',
    "op_rain": '<path d="M6 11a4 4 0 0 1 .5-8A6 6 0 0 1 18 4a3.8 3.8 0 0 1 0 7ZM6 14l-2 5M11 14l-2 7M16 14l-2'
    ' 5M20 14l-2 7"'
    ' stroke="{soot}" stroke-width="1.8"/>',
    "op_rock": '<path d="M2 22 5 12l6-2 3 4 5-1 3 9ZM9 1l5 2-1 5-5-1ZM17 5l4 1-1 4-4-1Z"/>',
    "op_moon": '<path d="M15.5 1.3A11 11 0 1 0 22.5 16 9.2 9.2 0 0 1 15.5 1.3Z"/>',
    "op_horn": '<path d="M2 9c7 1 13-2 17-7l3 13c-6-2-13-2-16 3-3-1-4.5-5-4-9Z"/>',
    "op_nothing": '<path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z"'
    ' fill-rule="evenodd"/>',
    "op_demon": '<path d="M4 1c.5 4 2.5 6 5 6.7C10 7.2 11 7 12 7s2 .2 3 .7C17.5 7 19.5 5 20 1c4 6 1.5 10.5-1 12'
    " 1 5-2.5 8-7 10.5"
    '-4.5-2.5-8-5.5-7-10.5C2.5 11.5 0 7 4 1Z"/>',
    "op_hero": '<path d="M12 1 14.5 7h6.5l-5 4.5 2 7L12 14.5 6 18.5l2-7L3 7h6.5ZM8 19h8l1 4H7Z"/>',
    # the sky
    "sunsign": '<circle cx="12" cy="12" r="6"/><path d="M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.2 2.2M17.6'
    " 17.6l2.2 2.2M4.2"
    ' 19.8l2.2-2.2M17.6 6.4l2.2-2.2" fill="none" stroke="{sun}" stroke-width="2"/>',
    "pine": '<path d="M12 0 18 9h-3l5 7h-4l5 6h-7.5v2h-3v-2H3l5-6H4l5-7H6Z"/>',
    "sundown": '<path d="M3 16a9 9 0 0 1 18 0ZM1 18h22v2.4H1Z"/><path d="m12 22.8-3-2.4h6Z"/>',
    "sunrise": '<path d="M5 17a7 7 0 0 1 14 0ZM1 19h22v2.4H1Z"/><path d="M12 1v4M3.5 5l3 3M20.5 5l-3 3M.5'
    ' 13h3M20.5 13h3" fill="none"'
    ' stroke="{sun}" stroke-width="2"/>',
    "starsign": '<path d="M12 2 13.8 10.2 22 12 13.8 13.8 12 22 10.2 13.8 2 12 10.2 10.2Z"/>',
}


def _token(c: Theme, kind: str, tint: str, wounded: bool) -> str:
    """The base in the colour, the head in ivory; a wounded one is paler and bears claw marks."""
    base = f'<g fill="{c[tint]}" stroke="{c["soot"]}" stroke-width="2">{BASES[kind]}</g>'
    head = f'<g fill="{c["ivory"]}" stroke="{c[tint + "deep"]}" stroke-width="1.2">{HEADS[kind]}</g>'
    eyes = f'<g fill="{c["soot"]}">{FEATURES[kind].format(**c)}</g>'
    return base + head + eyes + (f'<g fill="none">{WOUND.format(**c)}</g>' if wounded else "")


def _tower(c: Theme, colour: str, upgraded: bool) -> str:
    """A wall with the emblem of its colour; the upgrade is its roof."""
    wall = '<path d="M9 47 10.5 20H7v-8h5.5v3.5h4.5V12h6v3.5h4.5V12H33v8h-3.5L31 47Z"/>'
    if upgraded:
        wall = '<path d="M9 47 10.5 15h19L31 47Z"/>'
    out = f'<g fill="{c[colour]}" stroke="{c["soot"]}" stroke-width="2">{wall}</g>'
    out += f'<path d="M24 20h4l1.5 26H25Z" fill="{c[colour + "deep"]}" fill-opacity=".55"/>'
    emblem = f'fill="{c["ivory"]}" stroke="{c["soot"]}" stroke-width="1.2" transform="translate(0 4)"'
    out += f"<g {emblem}>{EMBLEMS[colour]}</g>"
    if upgraded:
        roof = f'fill="{c[colour + "deep"]}" stroke="{c["soot"]}" stroke-width="1.8"'
        out += f"<g {roof}>{ROOFS[colour].format(**c)}</g>"
    return out


def _city(c: Theme) -> str:
    """Two towers and a gate, on a square of 40 units."""
    return (
        f'<g fill="{c["stone"]}" stroke="{c["soot"]}" stroke-width="1.6">'
        '<path d="M9 36V17h22v19Z"/><path d="M3 36V11h3V8h3v3h2V8h3v28ZM26 36V8h3v3h2V8h3v3h3v25Z"/></g>'
        f'<path d="M15 36V27a5 5 0 0 1 10 0v9Z" fill="{c["soot"]}"/>'
        f'<path d="M18 17V5l7 3-7 3" fill="{c["gold"]}" stroke="{c["soot"]}" stroke-width="1.2"/>'
        f'<path d="M7 17h3v5H7Zm23 0h3v5h-3Z" fill="{c["stonedeep"]}"/>'
    )


def _mine(c: Theme) -> str:
    """A black mouth between props, in rock."""
    return (
        f'<path d="M1 39 4 16 13 5l9-3 10 6 6 13 1 18Z" fill="{c["mine"]}" stroke="{c["soot"]}" stroke-width="1.6"/>'
        f'<path d="M13 5l9-3 10 6-9 4Z" fill="{c["mineedge"]}"/>'
        f'<path d="M9 39V22l5-6h13l5 6v17Z" fill="{c["soot"]}"/>'
        f'<path d="M8 39V21h3.5v18ZM30 39V21h3.5v18ZM7 21l5-6h17l5 6v2.5H7Z" fill="{c["mud"]}" stroke="{c["soot"]}"/>'
    )


@cache
def symbols(name: str) -> Symbols:
    """All symbols of a theme."""
    c = colours(name)
    found: Symbols = dict(ICONS)
    for kind, tint in zip(CREATURES, TINTS, strict=True):
        found[kind] = (TOKEN, _token(c, kind, tint, False))
        found[kind + "_wounded"] = (TOKEN, _token(c, kind, tint, True))
    for colour in COLOURS:
        found[f"tower_{colour}"] = (TOWER, _tower(c, colour, False))
        found[f"tower_{colour}_up"] = (TOWER, _tower(c, colour, True))
        found[f"emblem_{colour}"] = ("12 19 16 16", EMBLEMS[colour])
    found["city"] = (TOKEN, _city(c))
    found["mine"] = (TOKEN, _mine(c))
    for sign, content in SIGNS.items():
        found[sign] = (GRID, content.format(**c) if "{" in content else content)
    return found
