"""Paper-cut pictures: four races, their tools, ores and the mouths of mines, as symbols of a few shapes each.

Races differ by silhouette: the dwarf's helmet and beard, the orc's jaw and tusks, the goblin's ears and pointed hood,
the giant's shoulders. A tool in the background goes with the strength.
"""

from __future__ import annotations

from functools import cache

from dovre.games.kings.board.look import colours
from dovre.games.kings.components import RACES
from dovre.render.icons import ICONS
from dovre.render.theme import Theme

Symbols = dict[str, tuple[str, str]]

CARD_W, CARD_H = 100, 147  # a creature card; a stub is the same card without its name
STUB_H = 117

# The tool behind a creature, by strength.
TOOLS = ("lantern", "pick", "pick", "spear", "spear", "hammer", "hammer", "axe", "axe", "banner")

GLYPHS: Symbols = {
    "g_dwarf": (
        "0 0 24 24",
        '<path fill-rule="evenodd" d="M4.5 11C4.5 5 8 1.5 12 1.5S19.5 5 19.5 11H21v2.7h-1.7C19 18 15.5 21.5 12 23.5'
        ' 8.5 21.5 5 18 4.7 13.7H3V11ZM7.5 13.5v2.2h3.3v-2.2Zm5.7 0v2.2h3.3v-2.2Z"/>',
    ),
    "g_orc": (
        "0 0 24 24",
        '<path fill-rule="evenodd" d="M12 2.5c4.5 0 7 2.5 7.5 6L23.5 6l-2 7.5-1.6.4C19.5 19 16.5 22 12'
        " 22s-7.5-3-7.9-8.1"
        'l-1.6-.4L.5 6l4 2.5C5 5 7.5 2.5 12 2.5ZM7.2 18.5 11 17.5 7 11Zm9.6 0L17 11l-4 6.5Z"/>',
    ),
    "g_goblin": (
        "0 0 24 24",
        '<path fill-rule="evenodd" d="M14.5 1c-.3 2 .3 3.5 1.7 5.7.7.5 1.3 1 1.7 1.6L24 6c-.4 4.3-2.5 7-5.5'
        " 8C17.7 18.5 15 21.5"
        " 12 23.5 9 21.5 6.3 18.5 5.5 14 2.5 13 .4 10.3 0 6l6.1 2.3C7.5 4 10.5 1.5 14.5 1ZM7.3 11.2l3.7 2.9-3 .6Zm9.4 0"
        '-.7 3.5-3-.6Z"/>',
    ),
    "g_giant": (
        "0 0 24 24",
        '<path d="M8.7 1.5h6.6V8h2.9c3.3 0 5.3 2 5.3 5.3V22.5h-6v-7h-1v7h-9v-7h-1v7H.5v-9.2C.5 10 2.5 8 5.8 8h2.9Z"/>',
    ),
}


def _line(c: Theme, width: float = 2.4) -> str:
    """The outline of everything; the sheet makes all joins and ends round."""
    return f'stroke="{c["soot"]}" stroke-width="{width:g}"'


def _dwarf(c: Theme) -> str:
    return (
        f"<g {_line(c)}>"
        f'<path fill="{c["dwarf"]}" d="M5 93C6 70 20 61 34 59h32c14 2 28 11 29 34Z"/>'
        f'<path fill="{c["skin"]}" d="M30 36h40v16c0 8-8 13-20 13s-20-5-20-13Z"/>'
        f'<path fill="{c["copper"]}" d="M27 46c-4 18 4 36 14 47h18c10-11 18-29 14-47-3 9-9 11-14 9-4-2-7-1-9'
        f' 1-2-2-5-3-9-1-5 2-11 0-14-9Z"/>'
        f'<path fill="{c["iron"]}" d="M26 37C26 16 37 6 50 6s24 10 24 31Z"/>'
        "</g>"
        f'<path fill="{c["steel"]}" d="M31 33c1-13 7-21 16-23-5 6-8 13-8 23Z"/>'
        f'<path fill="{c["timberlit"]}" {_line(c)} d="M22 34h56v8H55v11l-5 5-5-5V42H22Z"/>'
        f'<path fill="none" stroke="{c["lamp"]}" stroke-width="2.2" d="M38 68c1 9 4 16 7'
        f' 22M50 66v25M62 68c-1 9-4 16-7 22"/>'
        f'<path fill="{c["soot"]}" d="M36 46h6v4h-6ZM58 46h6v4h-6Z"/>'
    )


def _orc(c: Theme) -> str:
    return (
        f"<g {_line(c)}>"
        f'<path fill="{c["timber"]}" d="M3 93c2-14 10-22 24-24h46c14 2 22 10 24 24Z"/>'
        f'<path fill="{c["steel"]}" d="m10 78 3-16 8 11ZM79 73l8-11 3 16Z"/>'
        f'<path fill="{c["soot"]}" d="M43 12c-1-8 2-12 10-12-3 4-1 7 4 12Z"/>'
        f'<path fill="{c["orcpale"]}" d="M28 32 7 20l13 28 8 4ZM72 32l21-12-13 28-8 4Z"/>'
        f'<path fill="{c["orc"]}" d="M27 31C28 16 37 9 50 9s22 7 23 22l4 24c0 16-12 25-27 25S23 71 23 55Z"/>'
        "</g>"
        f'<path fill="{c["orcpale"]}" d="M31 30c2-10 8-16 17-17-7 5-10 11-10 19Z"/>'
        f'<path fill="{c["orcdeep"]}" d="m27 34 21 7h4l21-7-3 11-15 3h-10l-15-3Z"/>'
        f'<path fill="{c["lamp"]}" d="m34 42 10 3-2 4h-6ZM66 42l-10 3 2 4h6Z"/>'
        f'<path fill="{c["orcdeep"]}" d="M45 55h3l2 2 2-2h3l-2 5h-6ZM33 66c6-4 28-4 34 0-4 8-30 8-34 0Z"/>'
        f'<path fill="{c["ivory"]}" {_line(c, 1.8)} d="M34 69c-4-6-5-13-3-19 3 4 7 9 10 17ZM66 69c4-6 5-13 3-19-3'
        f' 4-7 9-10 17Z"/>'
    )


def _goblin(c: Theme) -> str:
    return (
        f"<g {_line(c)}>"
        f'<path fill="{c["goblindeep"]}" d="M20 93c2-13 14-19 30-17 16-2 28 4 30 17Z"/>'
        f'<path fill="{c["goblinlit"]}" d="M33 42C22 36 12 30 1 28c2 16 12 28 32 31ZM67 42c11-6 21-12 32-14-2'
        f' 16-12 28-32 31Z"/>'
        f'<path fill="{c["goblinlit"]}" d="M30 40h40c2 20-7 34-20 43-13-9-22-23-20-43Z"/>'
        f'<path fill="{c["copper"]}" d="M27 44C28 22 40 8 66 3c-4 12 5 24 7 41-14-6-32-6-46 0Z"/>'
        "</g>"
        f'<path fill="{c["lamp"]}" opacity=".5" d="M33 37c3-13 11-22 24-28-7 8-11 16-12 25-4 0-8 1-12 3Z"/>'
        f'<path fill="{c["goblin"]}" d="M25 47c-6-5-12-9-17-12 3 8 10 15 20 18ZM75 47c6-5 12-9 17-12-3 8-10 15-20'
        f' 18Z"/>'
        f'<g fill="{c["ivory"]}" {_line(c, 1.8)}><circle cx="41" cy="51" r="6.5"/><circle cx="59" cy="51" r="6.5"/></g>'
        f'<path fill="{c["soot"]}" d="M42 48h4v5h-4ZM56 48h4v5h-4Z"/>'
        f'<path fill="{c["goblinpale"]}" {_line(c, 1.8)} d="M50 52c3 5 5 9 5 12l-5 3-5-3c0-3 2-7 5-12Z"/>'
        f'<path fill="{c["ivory"]}" {_line(c, 1.8)} d="M38 67c7 5 17 5 24 0-2 7-7 10-12 10s-10-3-12-10Z"/>'
        f'<path stroke="{c["soot"]}" stroke-width="1.5" d="M44 70v5M50 71v6M56 70v5"/>'
    )


def _giant(c: Theme) -> str:
    return (
        f"<g {_line(c)}>"
        f'<path fill="{c["giant"]}" d="M-2 93V60c2-17 14-25 34-26h36c20 1 32 9 34 26v33Z"/>'
        f'<path fill="{c["giantpale"]}" d="M36 13c2-9 26-9 28 0l2 22c-1 10-31 10-32 0Z"/>'
        "</g>"
        f'<path fill="{c["ivory"]}" d="M2 55c4-13 15-19 31-20l-6 9-6-4-6 9-5-2ZM98 55c-4-13-15-19-31-20l6 9 6-4 6'
        f' 9 5-2Z"/>'
        f'<path fill="{c["giantdeep"]}" d="M34 17h32l-1 6H54l-4 3-4-3H35Z"/>'
        f'<path fill="{c["lamp"]}" d="M40 23.5h5v3h-5ZM55 23.5h5v3h-5Z"/>'
        f'<path fill="{c["ivory"]}" {_line(c, 1.8)} d="M35 32c4 3 26 3 30 0 1 10-3 18-15 24-12-6-16-14-15-24Z"/>'
        f'<path stroke="{c["soot"]}" stroke-width="2" d="M44 37h12"/>'
        f'<g fill="{c["giantpale"]}" {_line(c)}><path d="M4 70c4-6 24-7 29-1 4 6 4 17 1 24H3C0 87 0 77 4 70ZM96'
        f' 70c-4-6-24-7-29-1-4 6-4 17-1 24h31c3-6 3-16-1-23Z"/></g>'
        f'<path fill="none" stroke="{c["giantdeep"]}" stroke-width="2" d="M12 72v9M20'
        f' 70v10M28 72v8M88 72v9M80 70v10M72 72v8M44 64l6 7-4 8 5 9"/>'
    )


def _tools(c: Theme) -> Symbols:
    shaft = f'fill="none" stroke="{c["soot"]}" stroke-width="6.5"'
    wood = f'fill="none" stroke="{c["timberlit"]}" stroke-width="3"'

    def tool(shape: str, rod: str) -> tuple[str, str]:
        return ("0 0 100 92", f'<path {shaft} d="{rod}"/><path {wood} d="{rod}"/>{shape}')

    metal = f'fill="{c["steel"]}" {_line(c)}'
    return {
        "lantern": tool(
            f'<circle cx="86" cy="30" r="15" fill="{c["lamp"]}" opacity=".35"/>'
            f'<path fill="{c["lamp"]}" {_line(c)} d="M79 22h14v17H79Z"/><path {metal} d="M77 22l9-7 9 7ZM77'
            f' 39h18v4H77Z"/>',
            "M94 92 86 8",
        ),
        "pick": tool(f'<path {metal} d="M62 24C70 9 88 6 99 20 88 15 76 17 62 24Z"/>', "M94 92 82 16"),
        "spear": tool(f'<path {metal} d="m87-1 7 21-7 5-7-5Z"/>', "M88 92 87 22"),
        "hammer": tool(f'<path {metal} d="M70 8h28v19H70Z"/>', "M92 92 84 26"),
        "axe": tool(
            f'<path {metal} d="M85 12C74 0 64 12 68 31c4-6 10-8 17-8s11 2 15 8c3-19-4-31-15-19Z"/>',
            "M86 92 85 5",
        ),
        "banner": tool(
            f'<path fill="{c["copper"]}" {_line(c)} d="M90 4H57l8 11-8 12h33Z"/>'
            f'<path fill="{c["lamp"]}" d="m77 8 2 5 5 .5-4 3 1.5 5-4.5-3-4.5 3 1.5-5-4-3 5-.5Z"/>',
            "M91 92 91 3",
        ),
    }


def _frames(c: Theme, race: str) -> Symbols:
    """A lit cave in the race's colour, a tab for the strength, the race's glyph; on paper, with or without a name."""

    def frame(height: int) -> tuple[str, str]:
        return (
            f"0 0 {CARD_W} {height}",
            f'<rect x="1" y="1" width="98" height="{height - 2}" rx="8" fill="{c["card"]}" {_line(c, 2)}/>'
            f'<use href="#{{cave_{race}}}" width="100" height="117"/>',
        )

    cave = (
        f'<path fill="{c[race + "deep"]}" d="M6 10a4 4 0 0 1 4-4h80a4 4 0 0 1 4 4v101H6Z"/>'
        f'<path fill="{c[race]}" d="M94 40 68 55l-14-9-16 15-14-6L6 70v41h88Z" opacity=".75"/>'
        f'<circle cx="52" cy="62" r="40" fill="url(#{{glow}})"/>'
        f'<path fill="{c["card"]}" d="M5 5h31v32l-15 9-16-9Z"/>'
        f'<use href="#{{g_{race}}}" x="70" y="9" width="20" height="20" fill="{c["card"]}"/>'
    )
    return {
        "card_" + race: frame(CARD_H),
        "stub_" + race: frame(STUB_H),
        "cave_" + race: (f"0 0 {CARD_W} {STUB_H}", cave),
    }


def _token(c: Theme, race: str) -> tuple[str, str]:
    return (
        "0 0 22 30",
        f'<rect x=".8" y=".8" width="20.4" height="28.4" rx="3.5" fill="{c[race]}" {_line(c, 1.4)}/>'
        f'<use href="#{{g_{race}}}" x="4.5" y="2" width="13" height="13" fill="{c["card"]}"/>',
    )


def _parts(c: Theme) -> Symbols:
    """Frames and open places that come back on many cards."""
    want = (
        f'<rect x=".8" y=".8" width="20.4" height="28.4" rx="3.5" fill="{c["rockdeep"]}" stroke="{c["rockink"]}"'
        ' stroke-dasharray="2 3"/>'
    )
    parts: Symbols = {
        "coin": (
            "0 0 24 24",
            f'<circle cx="12" cy="12" r="11" fill="{c["coin"]}" {_line(c, 1.6)}/>'
            f'<circle cx="12" cy="12" r="8.8" fill="none" stroke="{c["copper"]}"/>',
        ),
        "tile": (
            "0 0 124 86",
            f'<rect x=".8" y=".8" width="122.4" height="84.4" rx="7" fill="{c["card"]}" {_line(c, 1.6)}/>'
            f'<path d="M1.6 32h120.8v46a6 6 0 0 1-6 6H7.6a6 6 0 0 1-6-6Z" fill="{c["rock"]}"/>',
        ),
        "chip": (
            "0 0 122 68",
            f'<rect x=".8" y=".8" width="120.4" height="66.4" rx="7" fill="{c["card"]}" {_line(c, 1.6)}/>'
            f'<path d="M1.6 31h118.8v29a6 6 0 0 1-6 6H7.6a6 6 0 0 1-6-6Z" fill="{c["rock"]}"/>',
        ),
        "back": (
            "0 0 40 47",
            f'<rect x=".8" y=".8" width="38.4" height="45.4" rx="5" fill="{c["rock"]}" {_line(c, 1.6)}/>'
            f'<path d="M8 45V18H32V45" fill="{c["soot"]}" stroke="{c["timber"]}" stroke-width="3.5"/>'
            f'<path d="M4 16.5H36" stroke="{c["timberlit"]}" stroke-width="4"/>',
        ),
        "miner": (
            "0 0 22 30",
            f'{want}<use href="#{{helmet}}" x="4" y="8" width="14" height="14" fill="{c["rockink"]}"/>',
        ),
    }
    open_pip = (
        f'<rect x=".4" y=".4" width="7.2" height="19.2" rx="2" fill="none" stroke="{c["cardink"]}" stroke-width=".8"/>'
    )
    parts["pip"] = (
        "0 0 8 20",
        f'{open_pip}<use href="#{{helmet}}" x=".9" y="7" width="6.2" height="6.2" fill="{c["cardink"]}"/>',
    )
    for race in RACES:
        parts["pip_" + race] = (
            "0 0 8 20",
            f'{open_pip}<use href="#{{crown}}" x=".7" y="2.5" width="6.6" height="6.6" fill="{c["copper"]}"/>'
            f'<use href="#{{g_{race}}}" x=".7" y="11" width="6.6" height="6.6" fill="{c["cardink"]}"/>',
        )
        parts["foreman_" + race] = (
            "0 0 22 30",
            f'{want}<use href="#{{crown}}" x="4.5" y="1.5" width="13" height="13" fill="{c["coin"]}"/>'
            f'<use href="#{{g_{race}}}" x="5.5" y="15" width="11" height="11" fill="{c["rockink"]}"/>',
        )
    return parts


def _ores(c: Theme) -> Symbols:
    line = f'stroke="{c["soot"]}" stroke-width="1.6"'
    lit = 'fill="#fff" opacity=".45"'
    return {
        "lump": (
            "0 0 24 24",
            f'<path {line} d="M3 18 2 11l6-7 8-1 6 6v8l-6 5H8Z"/><path {lit} d="m5 11 4-5 6-1-4 6Z"/>',
        ),
        "nugget": (
            "0 0 24 24",
            f'<path {line} d="M2 15c0-4 3-4 4-8 2-5 8-5 10-1 3 0 6 3 5 7 1 5-3 8-8 8-6 2-11-1-11-6Z"/>'
            f'<path {lit} d="M6 13c1-3 3-3 4-6 1-2 3-2 4-1-3 1-3 6-8 7Z"/>',
        ),
        "cube": (
            "0 0 24 24",
            f'<path {line} d="m12 2 9 5v10l-9 5-9-5V7Z"/><path {lit} d="m12 3 8 4-8 5-8-5Z"/>'
            '<path fill="#000" opacity=".25" d="M12 12.5 20.5 8v8.5L12 21Z"/>',
        ),
        "crystal": (
            "0 0 24 24",
            f'<path {line} d="M2 22V12l3-4 3 4 1-8 4-3 4 4v9l2-3 3 4v7Z"/>'
            f'<path {lit} d="M10 5l3-2v18h-3ZM3.5 12.5 5 10v11H3.5Z"/>',
        ),
        "drop": (
            "0 0 24 24",
            f'<path {line} d="M12 1.5c5 6 8 9 8 13.5a8 8 0 0 1-16 0c0-4.5 3-7.5 8-13.5Z"/>'
            f'<path {lit} d="M11 5c-3 4-5 7-4.5 11C9 15 10 10 11 5Z"/>',
        ),
        "gem": (
            "0 0 24 24",
            f'<path {line} d="M6 3h12l4 6-10 13L2 9Z"/><path {lit} d="M7 4h5L9 9H3.5Z"/>'
            '<path fill="#000" opacity=".22" d="M9 9h6l-3 12ZM15 9h6L12 21Z"/>',
        ),
    }


def _mouth(c: Theme, size: int) -> tuple[str, str]:
    """The mouth of a mine: wider, higher and with more timber the more miners it takes."""
    half, top = 17 + 8 * size, 50 - 10 * size
    left, right = 94 - half, 94 + half
    dark = f"M{left} 100V{top + 16}Q94 {top - 12} {right} {top + 16}V100Z"
    timber = f'fill="{c["timber"]}" {_line(c, 2)}'
    frames = ""
    if size >= 3:  # a second frame, deeper in
        inner = f"M{left + 17} 97V{top + 24}H{right - 17}V97"
        frames = f'<path fill="none" stroke="{c["timber"]}" stroke-width="5" opacity=".7" d="{inner}"/>'
    braces = ""
    if size >= 2:
        lean = f"M{left} {top + 22}l12-13M{right} {top + 22}l-12-13"
        braces = (
            f'<path fill="none" stroke="{c["soot"]}" stroke-width="6" d="{lean}"/>'
            f'<path fill="none" stroke="{c["timberlit"]}" stroke-width="2.5" d="{lean}"/>'
        )
    keystone = f'<path {timber} d="M86 {top - 8}h16l-3 14H89Z"/>' if size == 4 else ""
    return (
        "0 -16 188 116",
        f'<path fill="{c["rock"]}" d="M0-16h188v116H0Z"/>'
        f'<path fill="{c["timber"]}" opacity=".35" d="M0 20 22 4l26 10 20-18 30 8 34-14 56 6v34l-26 18-34-8-40'
        f' 14-34-18L28 72 0 62Z"/>'
        f'<path fill="{c["rockdeep"]}" opacity=".55" d="M0 100V72l24 6 20-10 30 12h50l28-14 36 10v24Z"/>'
        f'<path fill="none" stroke="{c["rockdeep"]}" stroke-width="1.4" opacity=".7" d="M8'
        f" 20l8 6M14 34l12 4M6 48l14 2M30 10l8 8M160 14l12-4M166 28l14-2M158 44l18 4M170 60l12-6M40 40l6 8M146"
        f' 34l-6 10"/>'
        f'<path fill="{c["soot"]}" d="{dark}"/><ellipse cx="94" cy="88" rx="{half}" ry="34"'
        f' fill="url(#{{glow}})"/>{frames}'
        f'<path fill="none" stroke="{c["iron"]}" stroke-width="2" d="M84 100l6-26M104 100l-6-26"/>'
        f'<path stroke="{c["timberlit"]}" stroke-width="2.5" d="M82 96h24M86 88h16M88 81h12"/>'
        f'<path {timber} d="M{left - 9} 100V{top + 10}h10v{90 - top}ZM{right - 1}'
        f' 100V{top + 10}h10v{90 - top}Z"/>{braces}'
        f'<path {timber} d="M{left - 16} {top}h{2 * half + 32}v11H{left - 16}Z"/>{keystone}'
        f'<path stroke="{c["timberlit"]}" stroke-width="1.5" d="M{left - 12} {top + 4}h{2 * half + 10}M{left - 5}'
        f' {top + 18}v60M{right + 3} {top + 18}v60"/>'
        f'<path stroke="{c["soot"]}" stroke-width="1.5" d="M94 {top + 11}v6"/>'
        f'<circle cx="94" cy="{top + 21}" r="4.5" fill="{c["lamp"]}" {_line(c, 1.4)}/>',
    )


@cache
def symbols(name: str) -> Symbols:
    """Every symbol of the game in one theme, by name; a sheet defines those it uses."""
    c = colours(name)
    found: Symbols = {**ICONS, **GLYPHS, **_tools(c), **_parts(c), **_ores(c)}
    for race, bust in zip(RACES, (_dwarf, _orc, _goblin, _giant), strict=True):
        found.update(_frames(c, race))
        found["bust_" + race] = ("0 0 100 92", bust(c))
        found["token_" + race] = _token(c, race)
    for size in range(1, 5):
        found[f"mouth{size}"] = _mouth(c, size)
    return found
