"""The mountain as a map: the night around it, seven domains, caves and tunnels, lairs, great halls, gates, the volcano.

What never changes is one part; each cave, lair and hall is a part of its own, which follows from what stands there.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from dovre.games.fall.board.look import CLAN_COLOURS
from dovre.games.fall.board.pieces import Pen, badge, coin, pill
from dovre.games.fall.boxmap import Cave
from dovre.games.fall.components import BOX, CHAMPIONS, CLANS, N_CLANS, NONE, PAWN_NAMES, PAWNS, SPACE_NUMBER
from dovre.kernel.rng import Rng
from dovre.render.svg import Box, circle, group, num, number, path, rect, use
from dovre.render.theme import SEATS, Theme

CAVE = 34  # the radius of a cave on the canvas of the map
FIGHT = 22  # how far trolls stand above the middle of a cave, as long as gnomes are there too
SECTOR = 360 / N_CLANS
RIM = 466  # how far the domains reach from the volcano
CRAGS = 63
STARS_IN_THE_SKY = 60

GNOMES = 9  # beside the seats, among those who would gain a hall

Spot = tuple[float, float]
_CAVES = tuple({SPACE_NUMBER[cave.id]: cave for cave in one.caves} for one in BOX.maps)
PAWN_LETTERS = tuple(CHAMPIONS[champion].letter for champion in PAWNS)
# rally points by how far they lie from the rally token, clockwise
STEPS = ("stay", "on1", "on2", "on3", "back3", "back2", "back1")


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

    def beyond(self, xy: tuple[int, int], far: float) -> Spot:
        """A point of the sheet so far beyond a point of the canvas, away from the volcano."""
        x, y = self.at(xy)
        angle = math.radians(self.direction(xy))
        return x + far * self.scale * math.sin(angle), y - far * self.scale * math.cos(angle)

    def direction(self, xy: tuple[int, int]) -> float:
        x, y, _ = BOX.maps[self.side].volcano
        return math.degrees(math.atan2(xy[0] - x, y - xy[1])) % 360


def between(chance: Rng, low: float, high: float) -> float:
    """A length between two others, as chance has it."""
    return low + (high - low) * chance.below(1000) / 1000


def _line(points: list[Spot]) -> str:
    return "M" + " ".join(f"{num(x)} {num(y)}" for x, y in points)


@lru_cache(maxsize=512)
def outline(x: float, y: float, radius: float, number: int) -> str:
    """A rough circle, another one for each cave."""
    chance = Rng.of(number, "cave")
    points = []
    for step in range(12):
        far = radius * between(chance, 0.95, 1.06)
        points.append((x + far * math.cos(step * math.pi / 6), y + far * math.sin(step * math.pi / 6)))
    return _line(points) + "Z"


# -- what never changes -----------------------------------------------------------------------------------------------


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
    glow = circle(x, y, 500 * terrain.scale, fill=f"url(#{pen.sheet.prefix}glow)")
    out += glow + _contacts(pen.c, terrain) + _tunnels(pen.c, terrain) + _volcano(pen.c, terrain)
    walkers = [("gnome", "gnome"), *((f"troll-p{seat + 1}", f"troll{seat}") for seat in range(len(SEATS)))]
    looks = [
        group(use(pen.sheet, symbol, 0, 0, 26), cls="look", display="none", data_look=name) for name, symbol in walkers
    ]
    pen.sheet.put("board", group(out + _gates(pen, terrain), cls="mountain") + "".join(looks))


def _sky(pen: Pen, terrain: Terrain) -> str:
    c, box, chance = pen.c, terrain.box, Rng.of(1, "sky")
    out = rect(box, 14, fill=f"url(#{pen.sheet.prefix}sky)")
    for _ in range(STARS_IN_THE_SKY):
        x, y = between(chance, box.x, box.x + box.w), between(chance, box.y, box.y + box.h)
        out += circle(x, y, chance.choice((0.8, 1.1, 1.5)), fill=c["star"])
    moon = 30 * terrain.scale
    x, y = box.x + 1.7 * moon, box.y + 1.7 * moon
    out += circle(x, y, moon, fill=c["moon"])
    return out + circle(x + moon / 3, y - moon / 4, moon * 0.87, fill=c["skyhigh"], opacity=".4")


def _crags(c: Theme, terrain: Terrain) -> str:
    chance = Rng.of(4, "crags")
    far = [486 + (12 if at % 2 else -12) + between(chance, -4, 4) for at in range(CRAGS)]
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
    """A portcullis on the outer side of each entrance cave; those of a domain are one thing."""
    out, size = "", 34 * terrain.scale
    for clan, name in enumerate(CLANS):
        gates, boxes = "", []
        for cave in BOX.maps[terrain.side].caves:
            if cave.gate and cave.clan == clan:
                x, y = terrain.beyond(cave.xy, CAVE + 9)
                where = f"translate({num(x)} {num(y)})rotate({num(terrain.direction(cave.xy))})"
                gates += group(use(pen.sheet, "gate", -size / 2, -size / 2, size), transform=where)
                boxes.append(Box(x - size / 2, y - size / 2, size, size))
        pen.at(f"gate:{name}", _around(boxes))
        out += group(gates, pen.words.gates(clan), data_place=f"gate:{name}")
    return out


def _around(boxes: list[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.x + box.w for box in boxes) - left, max(box.y + box.h for box in boxes) - top)


def draw_rally_point(pen: Pen, terrain: Terrain, clan: int, step: str) -> None:
    """Where the invaders of a domain gather, named by how far it lies from the rally token. [FALL-G08]"""
    c, rally = pen.c, BOX.maps[terrain.side].rallies[clan]
    box = terrain.around(rally.xy, 23)
    half = max(box.w / 2, pen.touch / 2)
    x, y = terrain.at(rally.xy)
    name = f"rally:{step}"
    pen.at(name, Box(x - half, y - half, 2 * half, 2 * half))
    colour = c[CLAN_COLOURS[clan]]
    out = circle(x, y, box.w / 2, fill=c["peak"], stroke=colour, stroke_width=3.6 * terrain.scale)
    inner = box.inset(box.w * 0.2)
    out += use(pen.sheet, f"clan_{CLANS[clan]}", inner.x, inner.y, inner.w, fill=colour)
    told = pen.words.rally(clan, len(rally.entrances), step == STEPS[0])
    pen.sheet.put("board", group(out, told, data_place=name))


# -- what stands there ------------------------------------------------------------------------------------------------


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


class Chip(NamedTuple):
    """One who stands somewhere: so many trolls of a seat, or a champion by its letter."""

    name: str  # of the piece
    seat: int
    text: str
    champion: bool = False


def draw_cave(
    pen: Pen, terrain: Terrain, cave: int, held: Held, goal: bool, leaving: bool, names: tuple[str, ...]
) -> None:
    """A cave: its floor in the colour of whoever controls it, a broken ring where others live there too.

    A `goal` is where an Advance goes; those who are `leaving` can be chosen one by one. [FALL-D03, FALL-D06]
    """
    c, scale = pen.c, terrain.scale
    source = cave_on(terrain.side, cave)
    x, y = terrain.at(source.xy)
    radius, colour = CAVE * scale, CLAN_COLOURS[source.clan]
    name = f"space:{source.id}"
    pen.at(name, terrain.around(source.xy, CAVE))
    out = path(outline(x, y, radius + 4 * scale, cave), fill=c["soot"])
    out += path(outline(x, y, radius, cave), fill=c["cave"], stroke=c[colour + "deep"], stroke_width=2.4 * scale)
    if held.control != NONE:
        seat = SEATS[held.control][0]
        dashes = f"{num(12 * scale)} {num(8 * scale)}" if held.owners > 1 else None
        out += path(
            outline(x, y, radius - 3.4 * scale, cave),
            fill=seat, fill_opacity=".25", stroke=seat, stroke_width=6 * scale, stroke_dasharray=dashes,
            stroke_linecap="butt",
        )  # fmt: skip
    if goal:
        out += _goal(c, x, y, radius + 7 * scale, scale)
    told = pen.words.cave(terrain.side, cave, held)
    pen.sheet.put("board", group(out, told, cls="cave", data_place=name))
    chips, apart = chips_of(held, source.id), FIGHT * scale if held.gnomes else 0.0
    _put_chips(pen, chips, leaving, x, y - apart, scale, crowded=bool(held.gnomes))
    _put_gnomes(pen, source.id, held.gnomes, x, y + apart * 0.7 * bool(chips), scale)
    for at, champion in enumerate(held.stars):
        put_star(pen, champion, Box(x - (34 - 14 * at) * scale, y - 40 * scale, 24 * scale, 24 * scale))


def _goal(c: Theme, x: float, y: float, radius: float, scale: float) -> str:
    dashes = f"{num(9 * scale)} {num(7 * scale)}"
    ring = circle(x, y, radius, fill="none", stroke=c["soot"], stroke_width=7 * scale)
    return ring + circle(
        x, y, radius, fill="none", stroke=c["lavahot"], stroke_width=4.4 * scale, stroke_dasharray=dashes,
        stroke_linecap="butt",
    )  # fmt: skip


def cave_on(side: int, cave: int) -> Cave:
    return _CAVES[side][cave]


def chips_of(held: Held, space: str) -> list[Chip]:
    """Trolls by seat, then champions."""
    chips = [Chip(f"trolls:p{seat + 1}.{space}", seat, str(n)) for seat, n in enumerate(held.trolls) if n]
    pawns = [Chip(f"pawn:{PAWN_NAMES[pawn]}", seat, PAWN_LETTERS[pawn], True) for seat, pawn in held.champions]
    return chips + pawns


def _put_chips(pen: Pen, chips: list[Chip], leaving: bool, x: float, y: float, scale: float, crowded: bool) -> None:
    """One owner large, several as chips; on a small sheet as coins, two to a row."""
    if len(chips) == 1 and not chips[0].champion and not pen.narrow and not crowded:
        put_chip(pen, chips[0], leaving, Box(x - 31 * scale, y - 20 * scale, 62 * scale, 38 * scale), large=True)
        return
    small = 24.0 if len(chips) == 1 and not crowded else 18.0
    wide, high = (small, small) if pen.narrow else (41 * scale, 23 * scale)
    right, down = (small - 2, small - 4) if pen.narrow else (wide - 1, high)
    columns = 1 if len(chips) <= 3 and not pen.narrow and not crowded else 2
    rows = [chips[at : at + columns] for at in range(0, len(chips), columns)]
    for row, chips_of_row in enumerate(rows):
        for column, chip in enumerate(chips_of_row):
            at_x = x + (column - (len(chips_of_row) - 1) / 2) * right
            at_y = y + (row - (len(rows) - 1) / 2) * down
            put_chip(pen, chip, leaving, Box(at_x - wide / 2, at_y - high / 2, wide, high))


def put_chip(pen: Pen, chip: Chip, leaving: bool, box: Box, large: bool = False) -> None:
    """A piece on the map; the wheel moves it by whose it is, so it then has that name too."""
    x, y = box.x + box.w / 2, box.y + box.h / 2
    own = chip.name.partition(":")[2]
    place = f"mover:{own.partition('.')[0]}" if leaving else None
    pen.at(chip.name, box)
    if place is not None:
        pen.at(place, box)
    if large:
        size = box.w * 0.52
        out = rect(box, fill="none")  # the piece is troll and number
        out += use(pen.sheet, f"troll{chip.seat}", x - size * 0.82, y - size * 0.55, size)
        out += number(x + size * 0.52, y + size * 0.27, chip.text, size * 0.78, pen.c["caveink"])
    elif pen.narrow:
        out = coin(pen, chip.seat, chip.text, x, y, box.w, chip.champion)
    else:
        out = (badge if chip.champion else pill)(pen, chip.seat, chip.text, x, y, box.w, box.h)
    told = pen.words.pawn(own, chip.seat) if chip.champion else pen.words.trolls(chip.seat, int(chip.text))
    pen.sheet.put("pieces", group(out, told, data_piece=chip.name, data_place=place))


def put_star(pen: Pen, champion: int, box: Box) -> None:
    """A star tile in the colour of its owner's champion. [FALL-H07]"""
    name = f"star:{CHAMPIONS[champion].id}"
    pen.at(name, box)
    star = use(pen.sheet, "star", box.x, box.y, box.w, fill=pen.c["gold"], stroke=pen.c["soot"])
    pen.sheet.put("pieces", group(star, pen.words.star(champion), data_piece=name))


def _put_gnomes(pen: Pen, cave: str, gnomes: tuple[str, ...], x: float, y: float, scale: float) -> None:
    """Tokens with what this seat knows of their strength; one that not everybody knows carries an eye."""
    if not gnomes:
        return
    step = 15.0 if pen.narrow else pen.touch
    out = ""
    for at, known in enumerate(gnomes):
        left = x + (at - (len(gnomes) - 1) / 2) * step
        name = f"gnome:{cave}.{at + 1}"
        high = 30 if pen.narrow else 50 * scale
        pen.at(name, Box(left - step / 2, y - high * 0.45, step, high))
        out += group(_gnome(pen, known, left, y, scale), pen.words.gnome(cave, known), data_place=name)
    wide = step * len(gnomes)
    pen.at(f"gnomes:{cave}", Box(x - wide / 2, y - 22 * scale, wide, 48 * scale))
    pen.sheet.put("pieces", group(out, pen.words.gnomes(len(gnomes)), data_piece=f"gnomes:{cave}"))


def _gnome(pen: Pen, known: str, x: float, y: float, scale: float) -> str:
    c, small, mine = pen.c, pen.narrow, known.endswith("*")
    size, radius = (15.0, 6.5) if small else (33 * scale, 11 * scale)
    base = y + (6.5 if small else 18 * scale)
    letters = max(pen.least, 19 * scale)
    out = use(pen.sheet, "gnome", x - size / 2, y - (15 if small else size * 0.66), size)
    rim, width = c["ready" if mine else "ivory"], 1.2 if small else 1.5 * scale
    out += circle(x, base, radius, fill=c["gnomedeep"], stroke=rim, stroke_width=width)
    out += number(x, base + letters * 0.35, known.rstrip("*"), letters, c["ivory"])
    if mine:
        eye = 9.0 if small else 17 * scale
        out += use(pen.sheet, "eye", x + (0 if small else 3 * scale), base - eye * (1.5 if small else 1), eye)
    return out


def draw_lair(
    pen: Pen, terrain: Terrain, site: int, owner: int, held: Held, goal: bool, leaving: bool, names: tuple[str, ...]
) -> None:
    """A lair of its owner, or a site that nobody has taken: solid rock with its glyph. [Q-21]"""
    c, scale = pen.c, terrain.scale
    source = BOX.maps[terrain.side].lairs[site]
    x, y = terrain.at(source.xy)
    name = f"space:{source.id}"
    half = max(30 * scale, pen.touch / 2)
    pen.at(name, Box(x - half, y - half, 2 * half, 2 * half))
    told = pen.words.lair(source.id, owner, held)
    if owner == NONE:
        out = circle(
            x, y, 24 * scale, fill=c["soot"], fill_opacity=".35",
            stroke=c["siteline"], stroke_width="1.5", stroke_dasharray="4 4",
        )  # fmt: skip
        out += _glyph(pen, source.glyph, x, y, 27 * scale, c["siteline"], "2")
        pen.sheet.put("board", group(out, told, data_place=name))
        return
    size = 60 * scale
    out = use(pen.sheet, f"lair{owner}", x - size / 2, y - size * 0.54, size)
    gx, gy = x + 23 * scale, y - 20 * scale
    out += circle(gx, gy, 12 * scale, fill=c["soot"])
    out += _glyph(pen, source.glyph, gx, gy, 17 * scale, SEATS[owner][0], "2.6")
    if goal:
        out += _goal(c, x, y, 36 * scale, scale)
    pen.sheet.put("board", group(out, told, data_place=name))
    _put_lodgers(pen, chips_of(held, source.id), leaving, x, y, scale)


def _put_lodgers(pen: Pen, chips: list[Chip], leaving: bool, x: float, y: float, scale: float) -> None:
    """Those in a lair: the trolls as a number in its mouth, champions above it."""
    for chip in [chip for chip in chips if not chip.champion]:
        letters, half = max(pen.least, 21 * scale), max(13 * scale, pen.touch / 2 - 4)
        box = Box(x - half, y + 14 * scale - half, 2 * half, 2 * half)
        pen.at(chip.name, box)
        place = f"mover:p{chip.seat + 1}" if leaving else None
        if place is not None:
            pen.at(place, box)
        told = number(x, y + (8 if pen.narrow else 21 * scale), chip.text, letters, pen.c["ivory"])
        words = pen.words.trolls(chip.seat, int(chip.text))
        pen.sheet.put("pieces", group(told, words, data_piece=chip.name, data_place=place))
    champions = [chip for chip in chips if chip.champion]
    wide, high = (16.0, 16.0) if pen.narrow else (30 * scale, 22 * scale)
    step = 12.0 if pen.narrow else wide
    for at, chip in enumerate(champions):
        left = x + (at - (len(champions) - 1) / 2) * step
        top = y - 12 if pen.narrow else y - 26 * scale
        put_chip(pen, chip, leaving, Box(left - wide / 2, top - high / 2, wide, high))


def _glyph(pen: Pen, glyph: str, x: float, y: float, size: float, colour: str, width: str) -> str:
    left, top = x - size / 2, y - size / 2
    return use(pen.sheet, f"glyph_{glyph}", left, top, size, fill="none", stroke=colour, stroke_width=width)


def draw_hall(
    pen: Pen,
    terrain: Terrain,
    hall: int,
    value: int,
    leaders: tuple[int, ...],
    gain: int,
    stars: tuple[int, ...],
    names: tuple[str, ...],
) -> None:
    """A great hall: its value, who would gain it now (seats, and the gnomes as the last one), and what. [FALL-F02]

    Where it is shared, what each would gain stands below, on a sheet that has room for it. [FALL-F03]
    """
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
    if 0 < gain < value and not pen.narrow:
        pill_box = Box(x - size * 0.02, y + size * 0.2, size * 0.72, pen.least * 1.06)
        out += rect(pill_box, pill_box.h / 2, fill=pen.c["soot"])
        base = pill_box.y + pen.least * 0.88
        out += number(pill_box.x + pill_box.w / 2, base, f"+{gain}", pen.least, pen.c["ivory"])
    told = pen.words.hall(source.id, value, leaders, gain, stars)
    pen.sheet.put("pieces", group(out, told, cls="hall", data_place=name))
    for at, champion in enumerate(stars):
        put_star(pen, champion, Box(x - size * 0.58 + at * 12 * scale, y + size * 0.1, 24 * scale, 24 * scale))


def draw_rally(pen: Pen, terrain: Terrain, clan: int) -> None:
    """The rally token beside its rally point."""
    box = terrain.around(BOX.maps[terrain.side].rallies[clan].xy, 23)
    size = 34 * terrain.scale
    edge = terrain.box.x + terrain.box.w
    left = box.x + box.w * 0.55 if box.x + box.w * 0.55 + size < edge else box.x - size * 0.55
    place = Box(left, box.y - size * 0.45, size, size)
    pen.at("rally:token", place)
    out = use(pen.sheet, "rally", place.x, place.y, size)
    pen.sheet.put("pieces", group(out, pen.words.rally_token(clan), data_piece="rally:token"))
