"""Paper-cut pictures as symbols of a few shapes each: pieces, goods, effects, totems, emblems of the boards.

Goods and pieces differ by silhouette first and by colour second.
"""

from __future__ import annotations

from functools import cache

from dovre.games.princesses.board.look import colours
from dovre.render.icons import ICONS
from dovre.render.theme import SEATS, Theme, mix

Symbols = dict[str, tuple[str, str]]
Pictures = dict[str, str]  # on a grid of 24 units

GRID = "0 0 24 24"

BODY = "M6 22.8c-1.3-4.5-.6-7.8 1.5-9.5h9c2.1 1.7 2.8 5 1.5 9.5Z"
HEAD = (  # long ears, a tuft of hair
    "M12 3.8 10 .8l-.4 3.3C7.3 4.9 5.7 6.7 5.3 9L.9 7.5c.2 3.6 2 5.7 4.9 6 1 2.5 3.3 4 6.2 4s5.2-1.5 6.2-4"
    "c2.9-.3 4.7-2.4 4.9-6L18.7 9c-.4-2.3-2-4.1-4.3-4.9L14 .8Z"
)
NOSE = "M12 9.3c1.9 0 2.8 1.7 2.8 3.3s-1.2 2.7-2.8 2.7-2.8-1.1-2.8-2.7.9-3.3 2.8-3.3Z"


def _line(c: Theme, width: float = 1.5) -> str:
    return f'stroke="{c["soot"]}" stroke-width="{width:g}"'


def _shape(c: Theme, d: str, fill: str, width: float = 1.5) -> str:
    return f'<path fill="{c.get(fill, fill)}" {_line(c, width)} d="{d}"/>'


def _dots(c: Theme, d: str, width: float = 2, colour: str = "soot") -> str:
    return f'<path fill="none" stroke="{c[colour]}" stroke-width="{width:g}" d="{d}"/>'


def _eyes(c: Theme, y: float) -> str:
    white = "".join(f'<circle cx="{x}" cy="{y:g}" r="1.7" fill="{c["ivory"]}"/>' for x in (8.8, 15.2))
    return white + _dots(c, f"M9 {y:g}v.01M15 {y:g}v.01", 1.7)


def _trolls(c: Theme) -> Pictures:
    """Trolls and outposts in the colours and shapes of the seats, changelings that were left, clan markers."""
    found: Pictures = {}
    for seat, (colour, shape) in enumerate(SEATS[:4]):
        found[f"troll{seat}"] = (
            _shape(c, BODY, colour)
            + _shape(c, HEAD, colour)
            + _eyes(c, 8.8)
            + _shape(c, NOSE, mix(colour, c["ivory"], 0.45), 1.1)
            + f'<use href="#{{{shape}}}" x="9" y="17.2" width="6" height="6" fill="{c["soot"]}"/>'
        )
        found[f"outpost{seat}"] = _shape(c, "M4 23V9L2.5 6V2.5h4V5h3.5V2.5h4V5h3.5V2.5h4V6L20 9v14Z", colour) + (
            f'<use href="#{{{shape}}}" x="7.5" y="10" width="9" height="9" fill="{c["soot"]}"/>'
        )
        found[f"changeling{seat}"] = _shape(c, "M12 9c5 1.5 6.5 6 5.5 14h-11C5.5 15 7 10.5 12 9Z", colour) + _shape(
            c, "M12 1.5c3.5 0 5.2 2.5 5.2 5.3S15 12.3 12 12.3 6.8 9.7 6.8 6.8 8.5 1.5 12 1.5Z", "leaf"
        )
        found[f"marker{seat}"] = (
            f'<circle cx="12" cy="12" r="10.5" fill="{colour}" {_line(c, 1.8)}/>'
            f'<use href="#{{{shape}}}" x="6.5" y="6.5" width="11" height="11" fill="{c["soot"]}"/>'
        )
    found["king"] = (
        _shape(c, BODY, "rose")
        + _shape(c, HEAD, "stone")
        + _eyes(c, 9.4)
        + _shape(c, NOSE, "ivory", 1.1)
        + _shape(c, "M6.3 7.2 5 .7l3.7 2.5L12 .2l3.3 3L19 .7l-1.3 6.5Z", "gold", 1.2)
    )
    return found


def _pieces(c: Theme) -> Pictures:
    """What stands in villages, and in caves."""
    return {
        "human": (
            _shape(c, "M5 22.8c0-6 2.5-9 7-9s7 3 7 9Z", "cloth")
            + _shape(c, "M12 3.5c2.7 0 4.5 1.9 4.5 4.7S14.7 14 12 14s-4.5-3-4.5-5.8 1.8-4.7 4.5-4.7Z", "skin")
            + _shape(c, "M3.5 7.2h17L16.8 5c-.4-2.7-2.1-4-4.8-4s-4.4 1.3-4.8 4Z", "wood", 1.3)
        ),
        "princess": (
            _shape(c, "M3.5 22.8 9 12h6l5.5 10.8Z", "rose")
            + _shape(c, "M6.8 13C5.5 6.5 8 3.6 12 3.6s6.5 2.9 5.2 9.4Z", "gold")
            + _shape(c, "M12 5.7c2 0 3.3 1.5 3.3 3.7S14 13.7 12 13.7s-3.3-2-3.3-4.3S10 5.7 12 5.7Z", "skin", 1.2)
            + _shape(c, "m8 5.5-.8-4.7L10 3l2-2.7L14 3l2.8-2.2-.8 4.7Z", "candle", 1.1)
        ),
        "changeling": (
            _shape(c, "M12 9c5.5 1.5 7 6 6 13.8H6C5 15 6.5 10.5 12 9Z", "ivory")
            + _dots(c, "M7 16.5c3 1.3 7 1.3 10 0M6.5 20c3.5 1.3 7.5 1.3 11 0", 1.2)
            + _shape(c, "M12 1.2c3.8 0 5.6 2.6 5.6 5.7S15 12.6 12 12.6 6.4 10 6.4 6.9 8.2 1.2 12 1.2Z", "leaf")
            + _dots(c, "M9.8 6.8v.01M14.2 6.8v.01", 2)
        ),
        "bell": (
            _shape(c, "M12 1.5c1.4 0 2.3 1 2.3 2.2 3.2 1 4.7 3.8 4.7 7.3 0 3.7.8 5.5 2.5 7.5h-19C4.2 16.5 5"
                " 14.7 5 11c0-3.5 1.5-6.3 4.7-7.3 0-1.2.9-2.2 2.3-2.2Z", "bell")
            + _shape(c, "M9.3 19.5h5.4c0 2-1.2 3.2-2.7 3.2s-2.7-1.2-2.7-3.2Z", "wood", 1.2)
        ),
        "outpost": (
            _shape(c, "M4 23V9L2.5 6V2.5h4V5h3.5V2.5h4V5h3.5V2.5h4V6L20 9v14Z", "stone")
            + _shape(c, "M9.5 23v-6c0-1.6 1-2.6 2.5-2.6s2.5 1 2.5 2.6v6Z", "soot", 0.8)
        ),
        "castle": (
            _shape(c, "M1.5 23V9.5h2.2V7h2v2.5h2V7h2v2.5h4.6V7h2v2.5h2V7h2v2.5h2.2V23Z", "stone", 1.3)
            + _shape(c, "M8 9.5 12 .8l4 8.7Z", "roof", 1.2)
            + _shape(c, "M9.5 23v-5c0-1.7 1-2.7 2.5-2.7s2.5 1 2.5 2.7v5Z", "soot", 0.8)
        ),
        "pot": (
            _shape(c, "M2.5 8.5h19c.8 8-2.5 13-9.5 13s-10.3-5-9.5-13Z", "pot", 1.2)
            + f'<path fill="none" stroke="{c["potrim"]}" stroke-width="2.6" d="M2 8.5h20"/>'
            + f'<path fill="none" stroke="{c["pot"]}" stroke-width="2" d="m6 21-1.5 2.3M18 21l1.5 2.3"/>'
        ),
        "cow": (
            _shape(c, "M6 9 2 7.5C1 5.5 1.5 3.5 2.5 2 3.5 4 5 5 7.5 5h9c2.5 0 4-1 5-3 1 1.5 1.5 3.5.5 5.5L18"
                " 9c1 5-1 13.5-6 13.5S5 14 6 9Z", "cow")
            + _shape(c, "M8 16.5c0-1.5 2-2.3 4-2.3s4 .8 4 2.3c0 3-1.7 5.5-4 5.5s-4-2.5-4-5.5Z", "skin", 1.2)
            + _dots(c, "M9 10.5v.01M15 10.5v.01", 2.2) + _dots(c, "M10.7 17.5v.01M13.3 17.5v.01", 1.7)
        ),
        "stable": (
            _shape(c, "M2 23V10.5L12 2l10 8.5V23Z", "wood") + _shape(c, "M6 23v-9.5h12V23Z", "soot", 0.8)
        ),
        "cover": (
            _shape(c, "M2 23V10.5L12 2l10 8.5V23Z", "stone")
            + _dots(c, "M7 13l10 8M17 13 7 21", 2.4)
        ),
        "bed": (
            _shape(c, "M2 5h2.5v7.5h17c.8 1 1 2.3 1 4V21H20v-2.5H4.5V21H2Z", "wood")
            + _shape(c, "M5.5 8.8h5.5c1.2 0 2 .8 2 2v1.7H5.5Z", "ivory", 1.1)
        ),
    }  # fmt: skip


def _goods(c: Theme) -> Pictures:
    return {
        "obsidian": (
            _shape(c, "M3 18 7 5.5 14 2l7 8-1.5 9L12 22.5Z", "obsidian")
            + f'<path fill="{c["obsidianlit"]}" d="m8.2 7 5.3-2.7-2 6.2-4.2 2Z"/>'
        ),
        "gold": (
            _shape(c, "M6.5 5.5h11L22.5 19h-21Z", "gold")
            + f'<path fill="{c["ivory"]}" fill-opacity=".75" d="M7.8 7.3h8.4l.8 2.2H7Z"/>'
        ),
        "diamond_good": (
            _shape(c, "M6 2.5h12L23 9 12 22.5 1 9Z", "diamond")
            + f'<path fill="{c["diamondlit"]}" d="M7.5 4.5h6L9.5 9H4.3Z"/>'
        ),
        "power": (
            f'<circle cx="12" cy="12" r="10.5" fill="{c["power"]}" {_line(c)}/>'
            f'<path fill="{c["ivory"]}" d="M13.5 3.5 6.5 13.3h4.3l-1.3 7.2 7.5-10.3h-4.5Z"/>'
        ),
    }


def _deeds(c: Theme) -> Pictures:
    """What actions and effects do."""
    arrow = "M2.5 9.3h9V4.5l10 7.5-10 7.5v-4.8h-9Z"
    return {
        "ap": f'<circle cx="12" cy="12" r="11" fill="{c["ap"]}" {_line(c, 1.4)}/>',
        "helper": f'<path fill="{c["helper"]}" {_line(c, 1.4)} d="M6.5 1.5h11L23 12l-5.5 10.5h-11L1 12Z"/>',
        "pick": (
            _shape(c, "M10.3 7h3.4l.5 16H9.8Z", "wood", 1.2)
            + _shape(c, "M1.5 9.5C4 4 8 1.8 12 1.8s8 2.2 10.5 7.7C18.5 7 15.5 6.5 12 6.5S5.5 7 1.5 9.5Z", "stone", 1.3)
        ),
        "refresh": (
            f'<path fill="none" stroke="{c["soot"]}" stroke-width="4.2" d="M4.5 13a7.5 7.5 0 0 0 13.6 3.8M19.5'
                f' 11A7.5 7.5 0 0 0 5.9 7.2"/>'
            f'<path fill="none" stroke="{c["leaf"]}" stroke-width="2.4" d="M4.5 13a7.5 7.5 0 0 0 13.6 3.8M19.5'
                f' 11A7.5 7.5 0 0 0 5.9 7.2"/>'
            + _shape(c, "m22.5 14.5-8 .5 5 6.5ZM1.5 9.5l8-.5-5-6.5Z", "leaf", 1)
        ),
        "refill": (
            _shape(c, "M3 13.5h18l-2.5 9h-13Z", "wood", 1.3)
            + _shape(c, "M9.3 1.5h5.4v5H19l-7 8-7-8h4.3Z", "leaf", 1.2)
        ),
        "tile": _shape(c, "M12 1.8 22.5 9.5l-4 12.5h-13l-4-12.5Z", "resource"),
        "card_good": (
            _shape(c, "M5 1.5h14c.8 0 1.5.7 1.5 1.5v18c0 .8-.7 1.5-1.5 1.5H5c-.8 0-1.5-.7-1.5-1.5V3c0-.8.7-1.5"
                " 1.5-1.5Z", "card")
            + _shape(c, "M12 5c3 2 4.8 4.5 4.8 7.5 0 3.3-2 5.5-4.8 5.5s-4.8-2.2-4.8-5.5C7.2 9.5 9 7 12 5Z", "leaf", 1.1)
        ),
        "arrow": f'<path fill="{c["chipink"]}" d="{arrow}"/>',
        "step": _shape(c, arrow, "candle", 1.2),
        "either": f'<path fill="none" stroke="{c["chipink"]}" stroke-width="3" d="M16 2.5 8 21.5"/>',
        "plus": _shape(c, "M9.5 2.5h5v7h7v5h-7v7h-5v-7h-7v-5h7Z", "leaf", 1.2),
        "royalty": (
            _shape(c, "M12 1.8 22.5 9.5l-4 12.5h-13l-4-12.5Z", "royal")
            + f'<path fill="{c["goldink"]}" d="M6.5 9.5 9 12.3l3-5 3 5 2.5-2.8-1 7.2h-9Z"/>'
        ),
        "laurel": (
            _shape(c, "M12 1.5 21.5 5v7c0 5-3.5 8.5-9.5 11-6-2.5-9.5-6-9.5-11V5Z", "victory", 1.3)
            + f'<path fill="{c["cardink"]}" d="m12 5.5 1.8 4.3 4.7.4-3.6 3 1.1 4.5-4-2.5-4 2.5 1.1-4.5-3.6-3'
                f' 4.7-.4Z"/>'
        ),
        "lock": (
            f'<path fill="none" stroke="{c["soot"]}" stroke-width="3.6" d="M7 11V8a5 5 0 0 1 10 0v3"/>'
            + _shape(c, "M4 10.5h16v11.5H4Z", "candle", 1.3) + _dots(c, "M12 15v3", 2.4)
        ),
    }  # fmt: skip


def _totems(c: Theme) -> Pictures:
    return {
        "bat": (
            _shape(c, "M12 8.5 10 4.5l-.5 3.2C7 4.5 3.5 4.5.8 6.5c2 1.3 2.6 3.2 2.7 5.5 2-.8 3.5-.4 4.5 1 1-.8"
                " 2.2-.3 2.7 1.2L12 18.5l1.3-4.3c.5-1.5 1.7-2 2.7-1.2 1-1.4 2.5-1.8 4.5-1 .1-2.3.7-4.2"
                    " 2.7-5.5-2.7-2-6.2-2-8.7 1.2L14 4.5Z", "power", 1.2)
        ),
        "snake": (
            f'<path fill="none" stroke="{c["soot"]}" stroke-width="6" d="M3.5 20.5h11c5.5 0 5.5-7 0-7H9c-5'
                f' 0-5-7 0-7h7.5"/>'
            f'<path fill="none" stroke="{c["leaf"]}" stroke-width="3.6" d="M3.5 20.5h11c5.5 0 5.5-7 0-7H9c-5'
                f' 0-5-7 0-7h7.5"/>'
            + _shape(c, "M15.5 3.3c3.5 0 6 1.3 6.5 3.2-.5 1.9-3 3.2-6.5 3.2Z", "leaf", 1.1) + _dots(c, "M18"
                " 5.5v.01", 1.8)
        ),
        "toad": (
            _shape(c, "M2 19c0-6 3.5-9.5 4.5-10C5.5 6 7 3.5 9 3.5c1.3 0 2.2.8 3 2 .8-1.2 1.7-2 3-2 2 0 3.5 2.5"
                " 2.5 5.5 1 .5 4.5 4 4.5 10l-3 2.5H5Z", "rose", 1.3)
            + _dots(c, "M8.8 7v.01M15.2 7v.01", 2.4) + _dots(c, "M7 14c3 2.3 7 2.3 10 0", 1.6)
        ),
    }  # fmt: skip


def _signs(c: Theme) -> Pictures:
    """Emblems of the boards, backs of round cards, slots of storage."""
    paper = c["ivory"]
    return {
        "emblem_yellow": (
            f'<circle cx="12" cy="12" r="11" fill="{c["yellow"]}" {_line(c, 1.3)}/>'
            f'<path fill="{c["soot"]}" d="M12 2.8 14 8l4.5-2.5L16 10l5.2 2-5.2 2 2.5 4.5L14 16l-2 5.2L10'
                f' 16l-4.5 2.5L8 14l-5.2-2L8 10 5.5 5.5 10 8Z"/>'
        ),
        "emblem_red": (
            f'<circle cx="12" cy="12" r="11" fill="{c["red"]}" {_line(c, 1.3)}/>'
            f'<path fill="{paper}" d="M10.8 21v-6.5C6.5 14 4.3 11 4 6h1.8c.2 1.8.7 3.2 1.6 4.3V5h1.8v6.6c.5.3 1'
                f' .5 1.6.6h2.4c.6-.1 1.1-.3 1.6-.6V5h1.8v5.3c.9-1.1 1.4-2.5 1.6-4.3H20c-.3 5-2.5 8-6.8 8.5V21Z"/>'
        ),
        "emblem_violet": (
            f'<circle cx="12" cy="12" r="11" fill="{c["violet"]}" {_line(c, 1.3)}/>'
            f'<path fill="{paper}" d="M3.8 13C4.3 7.5 7.5 4 12 4s7.7 3.5 8.2 9ZM9.5 14.2h5L15.5 20.5h-7Z"/>'
        ),
        "emblem_turquoise": (
            f'<circle cx="12" cy="12" r="11" fill="{c["turquoise"]}" {_line(c, 1.3)}/>'
            f'<path fill="{c["soot"]}" d="M3.5 12c3-5 8.5-6.5 13-2.8l4-3.2v12l-4-3.2C12 18.5 6.5 17 3.5 12Z"/>'
            f'<path fill="none" stroke="{paper}" stroke-width="2.4" d="M8.3 11v.01"/>'
        ),
        "day": (
            f'<circle cx="12" cy="12" r="5.5" fill="{c["sun"]}" {_line(c, 1.3)}/>'
            + _dots(c, "M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M19.8 4.2l-2.1 2.1M6.3"
                " 17.7l-2.1 2.1", 2)
        ),
        "dusk": (
            _shape(c, "M5 16a7 7 0 0 1 14 0Z", "sun", 1.3)
            + _dots(c, "M1.5 16h21M4 20h16M12 2.5v3M3.5 7.5l2.2 2M20.5 7.5l-2.2 2", 2)
        ),
        "night": _shape(c, "M15.5 1.8A10.5 10.5 0 1 0 22 16 8.5 8.5 0 0 1 15.5 1.8Z", "sun", 1.3),
        "slot_outpost": _slot(c, "M12 1.5 20.4 5.5 22.5 14.6 16.7 22h-9.4L1.5 14.6 3.6 5.5Z"),
        "slot_changeling": _slot(c, "M2 2h20v20H2Z"),
        "slot_bell": _slot(c, "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z"),
        "slot_princess": _slot(c, "M2 7.5C5 3 9 1.5 12 1.5S19 3 22 7.5V22H2Z"),
        "first": (
            _shape(c, "M5 2.5h2.5V23H5Z", "wood", 1.1) + _shape(c, "M7.5 3h13l-3.5 5 3.5 5h-13Z", "rose", 1.3)
        ),
        "pine": f'<path fill="{c["pine"]}" d="M12 0 16 7h-2l4 6h-2.5L20 19h-6.5v5h-3v-5H4l4.5-6H6l4-6H8Z"/>',
    }  # fmt: skip


def _slot(c: Theme, d: str) -> str:
    return f'<path fill="{c["way"]}" {_line(c, 1.6)} stroke-dasharray="3.5 2" d="{d}"/>'


@cache
def symbols(theme: str) -> Symbols:
    c = colours(theme)
    pictures = {**_trolls(c), **_pieces(c), **_goods(c), **_deeds(c), **_totems(c), **_signs(c)}
    return {**ICONS, **{name: (GRID, picture) for name, picture in pictures.items()}}
