"""The mountain as a map: the night around it, seven domains, caves and tunnels, lairs, great halls, gates, the volcano.

What never changes is one part; each cave, lair and hall is a part of its own, which follows from what stands there.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import NamedTuple

from dovre.games.fall.board.look import CLAN_COLOURS
from dovre.games.fall.board.pieces import Pen, badge, coin, pill
from dovre.games.fall.boxmap import Cave
from dovre.games.fall.components import BOX, CHAMPIONS, CLANS, N_CLANS, NONE, PAWNS, SPACE_NUMBER
from dovre.render.svg import Box, group, num, number, path, rect, use
from dovre.render.theme import SEATS, Theme

CAVE = 34  # the radius of a cave on the canvas of the map
SECTOR = 360 / N_CLANS
RIM = 466  # how far the domains reach from the volcano
CRAGS = 63
STARS_IN_THE_SKY = 60

GNOMES = 9  # beside the seats, among those who would gain a hall

Spot = tuple[float, float]
_CAVES = tuple({SPACE_NUMBER[cave.id]: cave for cave in one.caves} for one in BOX.maps)
PAWN_LETTERS = tuple(CHAMPIONS[champion].letter for champion in PAWNS)


class Terrain(NamedTuple):
    """A side of the board in a box of the sheet."""

    side: int
    box: Box

    @property
    def scale(self) -> float:
        return min(self.box.w, self.box.h) / BOX.maps[self.side].canvas[0]

    def at(self, xy: tuple[int, int]) -> Spot:
        """Where a point of the canvas lies on the sheet."""
        wide, high = BOX.maps[self.side].canvas
        scale = self.scale
        left = self.box.x + (self.box.w - wide * scale) / 2
        top = self.box.y + (self.box.h - high * scale) / 2
        return left + xy[0] * scale, top + xy[1] * scale

    def around(self, xy: tuple[int, int], radius: float) -> Box:
        x, y = self.at(xy)
        r = radius * self.scale
        return Box(x - r, y - r, 2 * r, 2 * r)

    @property
    def centre(self) -> Spot:
        x, y, _ = BOX.maps[self.side].volcano
        return self.at((x, y))

    def polar(self, radius: float, degrees: float) -> Spot:
        """A point so far from the volcano, in that direction; 0 is up, clockwise."""
        x, y = self.centre
        angle = math.radians(degrees)
        return x + radius * self.scale * math.sin(angle), y - radius * self.scale * math.cos(angle)

    def direction(self, xy: tuple[int, int]) -> float:
        x, y, _ = BOX.maps[self.side].volcano
        return math.degrees(math.atan2(xy[0] - x, y - xy[1])) % 360


def _line(points: list[Spot]) -> str:
    return "M" + " ".join(f"{num(x)} {num(y)}" for x, y in points)


@lru_cache(maxsize=512)
def outline(x: float, y: float, radius: float, number: int) -> str:
    """A rough circle, another one for each cave."""
    chance = random.Random(number)
    points = []
    for step in range(12):
        far = radius * chance.uniform(0.95, 1.06)
        points.append((x + far * math.cos(step * math.pi / 6), y + far * math.sin(step * math.pi / 6)))
    return _line(points) + "Z"


# -- what never changes -------------------------------------------------------------------------------------------------


def lights(pen: Pen, terrain: Terrain) -> str:
    """The gradients of the sky and of the glow from below."""
    c, (x, y) = pen.c, terrain.centre
    prefix = pen.sheet.prefix
    return (
        f'<radialGradient id="{prefix}sky" cx=".5" cy=".5" r=".75"><stop offset=".55" stop-color="{c["skylow"]}"/>'
        f'<stop offset="1" stop-color="{c["skyhigh"]}"/></radialGradient>'
        f'<radialGradient id="{prefix}glow" cx="{num(x)}" cy="{num(y)}" r="{num(300 * terrain.scale)}"'
        f' gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="{c["lava"]}" stop-opacity=".75"/>'
        f'<stop offset=".35" stop-color="{c["ember"]}" stop-opacity=".38"/>'
        f'<stop offset="1" stop-color="{c["ember"]}" stop-opacity="0"/></radialGradient>'
    )


def draw_mountain(pen: Pen, terrain: Terrain) -> None:
    out = _sky(pen, terrain) + _crags(pen.c, terrain)
    out += "".join(_domain(pen.c, terrain, clan) for clan in range(N_CLANS))
    x, y = terrain.centre
    glow = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(500 * terrain.scale)}" fill="url(#{pen.sheet.prefix}glow)"/>'
    out += glow + _contacts(pen.c, terrain) + _tunnels(pen.c, terrain) + _volcano(pen.c, terrain)
    pen.sheet.put("board", group(out + _gates(pen, terrain) + _rallies(pen, terrain), cls="mountain"))


def _sky(pen: Pen, terrain: Terrain) -> str:
    c, box, chance = pen.c, terrain.box, random.Random(1)
    out = rect(box, 14, fill=f"url(#{pen.sheet.prefix}sky)")
    for _ in range(STARS_IN_THE_SKY):
        x, y = chance.uniform(box.x, box.x + box.w), chance.uniform(box.y, box.y + box.h)
        out += f'<circle cx="{num(x)}" cy="{num(y)}" r="{chance.choice((0.8, 1.1, 1.5))}" fill="{c["star"]}"/>'
    moon = 30 * terrain.scale
    x, y = box.x + 1.7 * moon, box.y + 1.7 * moon
    out += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(moon)}" fill="{c["moon"]}"/>'
    return out + (
        f'<circle cx="{num(x + moon / 3)}" cy="{num(y - moon / 4)}" r="{num(moon * 0.87)}" fill="{c["skyhigh"]}"'
        ' opacity=".4"/>'
    )


def _crags(c: Theme, terrain: Terrain) -> str:
    chance = random.Random(4)
    far = [486 + (12 if at % 2 else -12) + chance.uniform(-4, 4) for at in range(CRAGS)]
    points = [terrain.polar(radius, at * 360 / CRAGS) for at, radius in enumerate(far)]
    return path(_line(points) + "Z", fill=c["peak"], stroke=c["soot"], stroke_width="3")


def _domain(c: Theme, terrain: Terrain, clan: int) -> str:
    """A sector of the mountain in the colour of its clan."""
    caves = [math.radians(terrain.direction(cave.xy)) for cave in BOX.maps[terrain.side].caves if cave.clan == clan]
    middle = math.degrees(math.atan2(sum(map(math.sin, caves)), sum(map(math.cos, caves))))
    first, last = middle - SECTOR / 2, middle + SECTOR / 2
    points = [terrain.polar(RIM + (8 if at % 2 else -6), first + at * SECTOR / 7) for at in range(8)]
    points += [terrain.polar(far, last + 1.2 * math.sin(far / 23)) for far in range(RIM - 8, 60, -25)]
    points += [terrain.polar(far, first + 1.2 * math.sin(far / 23)) for far in range(70, RIM - 8, 25)]
    return path(_line(points) + "Z", fill=c[CLAN_COLOURS[clan] + "rock"], stroke=c["soot"], stroke_width="3")


def _contacts(c: Theme, terrain: Terrain) -> str:
    """From each great hall to the caves it touches."""
    source = BOX.maps[terrain.side]
    spots = {cave.id: terrain.at(cave.xy) for cave in source.caves}
    lines = "".join(_line([terrain.at(hall.xy), spots[cave]]) for hall in source.halls for cave in hall.next)
    width = 3.2 * terrain.scale
    return path(lines, stroke=c["gold"], stroke_width=width, stroke_dasharray=f"{num(width / 3)} {num(width * 2)}")


def _tunnels(c: Theme, terrain: Terrain) -> str:
    source = BOX.maps[terrain.side]
    spots = {cave.id: terrain.at(cave.xy) for cave in source.caves}
    pairs = {tuple(sorted((cave.id, other))) for cave in source.caves for other in cave.next}
    lines = "".join(_line([spots[one], spots[other]]) for one, other in sorted(pairs))
    scale = terrain.scale
    return path(lines, stroke=c["soot"], stroke_width=18 * scale) + path(
        lines, stroke=c["tunnel"], stroke_width=11.5 * scale
    )


def _volcano(c: Theme, terrain: Terrain) -> str:
    """Closed to all. [FALL-D17]"""
    x, y = terrain.centre
    radius = BOX.maps[terrain.side].volcano[2] * terrain.scale
    out = ""
    for share, colour in ((1.0, "soot"), (0.92, "peak"), (0.62, "ember"), (0.46, "lava"), (0.26, "lavahot")):
        out += path(outline(x, y, radius * share, 77), fill=c[colour], stroke=c["soot"], stroke_width="1.5")
    return out


def _gates(pen: Pen, terrain: Terrain) -> str:
    """A portcullis on the outer side of each entrance cave."""
    out, size = "", 34 * terrain.scale
    for cave in BOX.maps[terrain.side].caves:
        if cave.gate:
            turned = terrain.direction(cave.xy)
            x, y = terrain.at(cave.xy)
            far = (CAVE + 9) * terrain.scale
            x, y = x + far * math.sin(math.radians(turned)), y - far * math.cos(math.radians(turned))
            where = f"translate({num(x)} {num(y)})rotate({num(turned)})"
            out += group(use(pen.sheet, "gate", -size / 2, -size / 2, size), transform=where)
    return out


def _rallies(pen: Pen, terrain: Terrain) -> str:
    out, c = "", pen.c
    for clan, rally in enumerate(BOX.maps[terrain.side].rallies):
        box = terrain.around(rally.xy, 23)
        name = f"rally:{CLANS[clan]}"
        half = max(box.w / 2, pen.touch / 2)
        pen.at(name, Box(box.x + box.w / 2 - half, box.y + box.h / 2 - half, 2 * half, 2 * half))
        x, y = terrain.at(rally.xy)
        colour = c[CLAN_COLOURS[clan]]
        point = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(box.w / 2)}" fill="{c["peak"]}" stroke="{colour}"'
        point += f' stroke-width="{num(3.6 * terrain.scale)}"/>'
        inner = box.inset(box.w * 0.2)
        point += use(pen.sheet, f"clan_{CLANS[clan]}", inner.x, inner.y, inner.w, fill=colour)
        out += group(point, pen.words.rally(clan, len(rally.entrances)), data_place=name)
    return out


# -- what stands there --------------------------------------------------------------------------------------------------


class Held(NamedTuple):
    """Who stands in a cave or a lair: normal trolls by seat, champions as (seat, pawn), gnomes by what one knows."""

    trolls: tuple[int, ...]
    champions: tuple[tuple[int, int], ...] = ()
    gnomes: tuple[str, ...] = ()  # "?", or the strength, with a star where not everybody knows it
    control: int = NONE
    stars: tuple[int, ...] = ()  # champions whose star lies there

    @property
    def owners(self) -> int:
        """How many seats have units there."""
        here = {seat for seat, count in enumerate(self.trolls) if count} | {seat for seat, _ in self.champions}
        return len(here)


def draw_cave(pen: Pen, terrain: Terrain, cave: int, held: Held, names: tuple[str, ...]) -> None:
    """A cave: its floor in the colour of whoever controls it, a broken ring where others live there too.

    [FALL-D03, FALL-D06]
    """
    c, scale = pen.c, terrain.scale
    source = cave_on(terrain.side, cave)
    x, y = terrain.at(source.xy)
    radius, colour = CAVE * scale, CLAN_COLOURS[source.clan]
    name = f"cave:{source.id}"
    pen.at(name, terrain.around(source.xy, CAVE))
    out = path(outline(x, y, radius + 4 * scale, cave), fill=c["soot"])
    out += path(outline(x, y, radius, cave), fill=c["cave"], stroke=c[colour + "deep"], stroke_width=2.4 * scale)
    if held.control != NONE:
        seat = SEATS[held.control][0]
        dashes = f"{num(11 * scale)} {num(7 * scale)}" if held.owners > 1 else None
        out += path(
            outline(x, y, radius - 3.4 * scale, cave),
            fill=seat, fill_opacity=".25", stroke=seat, stroke_width=6 * scale, stroke_dasharray=dashes,
        )  # fmt: skip
    for at, _ in enumerate(held.stars):
        out += use(
            pen.sheet, "star", x - (30 - 14 * at) * scale, y - 36 * scale, 20 * scale, fill=c["gold"], stroke=c["soot"]
        )
    told = pen.words.cave(terrain.side, cave, held)
    pen.sheet.put("board", group(out, told, cls="cave", data_place=name))
    pieces = _holders(pen, held, x, y, scale)
    if pieces:
        pen.sheet.put("pieces", group(pieces, told, data_place=name))
    _put_gnomes(pen, source.id, held.gnomes, x, y, scale)


def cave_on(side: int, cave: int) -> Cave:
    return _CAVES[side][cave]


def _holders(pen: Pen, held: Held, x: float, y: float, scale: float) -> str:
    """Trolls by seat: one owner large, several as chips; champions by their letter."""
    chips = [("troll", seat, str(count)) for seat, count in enumerate(held.trolls) if count]
    chips += [("champion", seat, PAWN_LETTERS[pawn]) for seat, pawn in held.champions]
    if pen.narrow:
        return _coins(pen, chips, x, y)
    if len(chips) == 1 and not held.champions:
        _, seat, count = chips[0]
        size = 32 * scale
        out = use(pen.sheet, f"troll{seat}", x - size * 0.82, y - size * 0.55, size)
        return out + number(x + size * 0.52, y + size * 0.27, count, 25 * scale, pen.c["caveink"])
    out, wide, high = "", 41 * scale, 23 * scale
    rows = [[chip] for chip in chips] if len(chips) <= 3 else [chips[at : at + 2] for at in range(0, len(chips), 2)]
    for row, chips_of_row in enumerate(rows):
        for column, (kind, seat, text) in enumerate(chips_of_row):
            at_x = x + (column - (len(chips_of_row) - 1) / 2) * (wide - 1)
            at_y = y + (row - (len(rows) - 1) / 2) * high
            out += (pill if kind == "troll" else badge)(pen, seat, text, at_x, at_y, wide, high)
    return out


def _coins(pen: Pen, chips: list[tuple[str, int, str]], x: float, y: float) -> str:
    """On a small sheet: the shape of each seat with its number in it, two to a row."""
    out = ""
    size = 24.0 if len(chips) == 1 else 18.0
    rows = [chips[at : at + 2] for at in range(0, len(chips), 2)]
    for row, chips_of_row in enumerate(rows):
        for column, (kind, seat, text) in enumerate(chips_of_row):
            at_x = x + (column - (len(chips_of_row) - 1) / 2) * (size - 2)
            at_y = y + (row - (len(rows) - 1) / 2) * (size - 4)
            out += coin(pen, seat, text, at_x, at_y, size, kind == "champion")
    return out


def _put_gnomes(pen: Pen, cave: str, gnomes: tuple[str, ...], x: float, y: float, scale: float) -> None:
    """Tokens with what this seat knows of their strength; one that not everybody knows carries an eye."""
    c, small = pen.c, pen.narrow
    step = pen.touch if not small else 15.0
    for at, known in enumerate(gnomes):
        left = x + (at - (len(gnomes) - 1) / 2) * step
        size, radius = (15.0, 6.5) if small else (33 * scale, 11 * scale)
        base = y + (6.5 if small else 18 * scale)
        text = max(pen.least, 19 * scale)
        out = use(pen.sheet, "gnome", left - size / 2, y - (15 if small else size * 0.66), size)
        rim = c["ready"] if known.endswith("*") else c["ivory"]
        out += f'<circle cx="{num(left)}" cy="{num(base)}" r="{num(radius)}" fill="{c["gnomedeep"]}" stroke="{rim}"'
        out += f' stroke-width="{num(1.2 if small else 1.5 * scale)}"/>'
        out += number(left, base + text * 0.35, known.rstrip("*"), text, c["ivory"])
        if known.endswith("*") and not small:
            out += use(pen.sheet, "eye", left + 3 * scale, base - 17 * scale, 17 * scale)
        name = f"gnome:{cave}.{at + 1}"
        half = step / 2 if not small else pen.touch / 2
        pen.at(name, Box(left - half, y - 22 * scale - (6 if small else 0), 2 * half, 50 * scale + (8 if small else 0)))
        pen.sheet.put("pieces", group(out, pen.words.gnome(cave, known), data_place=name))


def draw_lair(pen: Pen, terrain: Terrain, site: int, owner: int, held: Held, names: tuple[str, ...]) -> None:
    """A lair of its owner, or a site that nobody has taken: solid rock with its glyph. [Q-21]"""
    c, scale = pen.c, terrain.scale
    source = BOX.maps[terrain.side].lairs[site]
    x, y = terrain.at(source.xy)
    name = f"lair:{source.id}"
    half = max(30 * scale, pen.touch / 2)
    pen.at(name, Box(x - half, y - half, 2 * half, 2 * half))
    told = pen.words.lair(source.id, owner, held)
    if owner == NONE:
        out = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(24 * scale)}" fill="{c["soot"]}" fill-opacity=".35"'
        out += f' stroke="{c["siteline"]}" stroke-width="1.5" stroke-dasharray="4 4"/>'
        out += _glyph(pen, source.glyph, x, y, 27 * scale, c["siteline"], "2")
        pen.sheet.put("board", group(out, told, data_place=name))
        return
    size = 60 * scale
    out = use(pen.sheet, f"lair{owner}", x - size / 2, y - size * 0.54, size)
    gx, gy = x + 23 * scale, y - 20 * scale
    out += f'<circle cx="{num(gx)}" cy="{num(gy)}" r="{num(12 * scale)}" fill="{c["soot"]}"/>'
    out += _glyph(pen, source.glyph, gx, gy, 17 * scale, SEATS[owner][0], "2.6")
    pen.sheet.put("board", group(out, told, data_place=name))
    letters = max(pen.least, 21 * scale)
    troops = number(x, y + (8 if pen.narrow else 21 * scale), held.trolls[owner], letters, c["ivory"])
    for at, (seat, pawn) in enumerate(held.champions):
        left = x + (at - (len(held.champions) - 1) / 2) * 30 * scale
        if pen.narrow:
            troops += coin(pen, seat, PAWN_LETTERS[pawn], left, y - 12, 16, True)
        else:
            troops += badge(pen, seat, PAWN_LETTERS[pawn], left, y - 26 * scale, 30 * scale, 22 * scale)
    pen.sheet.put("pieces", group(troops, told, data_place=name))


def _glyph(pen: Pen, glyph: str, x: float, y: float, size: float, colour: str, width: str) -> str:
    left, top = x - size / 2, y - size / 2
    return use(pen.sheet, f"glyph_{glyph}", left, top, size, fill="none", stroke=colour, stroke_width=width)


def draw_hall(
    pen: Pen,
    terrain: Terrain,
    hall: int,
    value: int,
    leaders: tuple[int, ...],
    stars: tuple[int, ...],
    names: tuple[str, ...],
) -> None:
    """A great hall: its value, and who would gain it now: seats, and the gnomes as the last one. [FALL-F02]"""
    scale, source = terrain.scale, BOX.maps[terrain.side].halls[hall]
    x, y = terrain.at(source.xy)
    name = f"hall:{source.id}"
    half = max(25 * scale, pen.touch / 2)
    pen.at(name, Box(x - half, y - half, 2 * half, 2 * half))
    size = max(48 * scale, 22)
    out = use(pen.sheet, "token", x - size / 2, y - size / 2, size)
    letters = max(pen.least, 23 * scale)
    out += number(x, y + letters * 0.35, value, letters, pen.c["goldink"])
    mark = max(19 * scale, 10)
    for at, who in enumerate(leaders):
        symbol = "gnome" if who == GNOMES else f"disc{who}"
        out += use(pen.sheet, symbol, x + size * 0.25 - at * mark * 0.64, y - size * 0.56, mark)
    for at, _ in enumerate(stars):
        left = x - size * 0.58 + at * 12 * scale
        out += use(pen.sheet, "star", left, y + size * 0.1, 24 * scale, fill=pen.c["gold"], stroke=pen.c["soot"])
    told = pen.words.hall(source.id, value, leaders, stars)
    pen.sheet.put("pieces", group(out, told, cls="hall", data_place=name))


def draw_rally(pen: Pen, terrain: Terrain, clan: int) -> None:
    """The rally token beside its rally point."""
    box = terrain.around(BOX.maps[terrain.side].rallies[clan].xy, 23)
    size = 34 * terrain.scale
    out = use(pen.sheet, "rally", box.x + box.w * 0.55, box.y - size * 0.45, size)
    pen.sheet.put(
        "pieces", group(out, pen.words.rally_token(clan), data_piece="rally:token", data_place=f"rally:{CLANS[clan]}")
    )
