"""A path as a picture: sky and mountain side of the phase, tiles and roads, mine and city, towers with what they cover,
creatures with how far they will walk."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from dovre.games.towers.board.look import PHASES
from dovre.games.towers.board.pieces import FEW, RING, Pen, grown, pill, token_sign
from dovre.games.towers.board.seen import Scene, Standing, Walker
from dovre.games.towers.components import (
    BOX,
    CELL_NAMES,
    CITIES,
    COLOURS,
    CREATURES,
    EACH,
    FIXED,
    NONE,
    SPOT_NAMES,
    TILE_NAMES,
    TILES,
    TOKEN_NAMES,
)
from dovre.games.towers.path import SHAPES, STEPS, Path, path_of, placements, point_xy, xy
from dovre.render.letters import text_width
from dovre.render.svg import Box, circle, fit_text, group, num, number, path, rect, use

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N, E, S, W
ROAD = 0.5  # how wide the road is, by the cell
TOWER = (0.5, 0.6)  # how wide and high a tower is
MOST_CELL = 84  # a cell grows no larger
STARS = ((0.08, 0.3), (0.17, 0.62), (0.29, 0.22), (0.42, 0.48), (0.56, 0.2), (0.67, 0.6), (0.81, 0.28), (0.93, 0.55))
RIDGE = ((0.1, 0.2), (0.2, 0.05), (0.34, 0.38), (0.45, 0.1), (0.62, 0.3), (0.75, 0.08), (0.9, 0.42), (1, 0.15))

SLOPES = ((0.3, 0.16), (0.62, 0.2), (0.88, 0.12))  # hills below it: where each begins, and how high it swells
PINES = (
    (0.03, 0.22), (0.055, 0.27), (0.02, 0.55), (0.05, 0.86), (0.08, 0.93), (0.14, 0.2), (0.27, 0.95), (0.31, 0.92),
    (0.47, 0.16), (0.5, 0.2), (0.62, 0.96), (0.72, 0.14), (0.83, 0.94), (0.88, 0.2), (0.91, 0.25), (0.96, 0.5),
    (0.975, 0.58), (0.95, 0.9),
)  # fmt: skip


class Grid(NamedTuple):
    """Where cells lie on the sheet: the corner of the mine entrance's first cell, and how large a cell is."""

    x: float
    y: float
    size: float

    def corner(self, at: tuple[int, int]) -> tuple[float, float]:
        return self.x + at[0] * self.size, self.y + at[1] * self.size

    def cell(self, at: tuple[int, int]) -> Box:
        x, y = self.corner(at)
        return Box(x, y, self.size, self.size)


@lru_cache(maxsize=2048)
def grid_of(laid: tuple[int, ...], tile: int, box: Box) -> Grid:
    """The path as large as it fits, in the middle of a box; with room for a tile that is to be laid."""
    way = path_of(laid)
    ats = [point_xy(place) for place in way.cells] + list(BOX.mine.blocked) + [point_xy(way.city)]
    if tile != NONE:
        for entry, exit_ in placements(way, tile):
            cells, exits = SHAPES[tile][entry][way.side]
            ats += [point_xy(way.city + place) for place, _ in cells]
            cell, side = exits[exit_]
            ats.append(point_xy(way.city + cells[cell][0] + STEPS[side]))
    left, top = min(x for x, _ in ats), min(y for _, y in ats)
    wide, high = max(x for x, _ in ats) - left + 1, max(y for _, y in ats) - top + 1
    size = int(min(MOST_CELL, box.w / (wide + 0.2), box.h / (high + 0.5)) * 2) / 2  # towers stand over the edge
    x = box.x + (box.w - wide * size) / 2 - left * size
    y = box.y + (box.h - high * size) / 2 - top * size
    return Grid(round(x, 1), round(y, 1), size)


# -- sky and ground ---------------------------------------------------------------------------------------------------


def lights(pen: Pen) -> str:
    """The skies of all four phases."""
    out = ""
    for phase in PHASES:
        out += (
            f'<linearGradient id="{pen.sheet.prefix}sky_{phase}" x1="0" y1="0" x2="0" y2="1">'
            f'<stop offset="0" stop-color="{pen.c[f"{phase}high"]}"/>'
            f'<stop offset="1" stop-color="{pen.c[f"{phase}low"]}"/></linearGradient>'
        )
    return out


def draw_sky(pen: Pen, phase: str, box: Box, high: float) -> None:
    """The sky above, a ridge, and the mountain side below, in the light of the phase."""
    c = pen.c
    sky = Box(box.x, box.y, box.w, high + 16)
    out = rect(sky, 9, fill=f"url(#{pen.sheet.prefix}sky_{phase})")
    if phase in ("night", "dusk"):
        for at, (x, y) in enumerate(STARS):
            shine = 9 - at % 3 * 2
            out += use(pen.sheet, "starsign", box.x + x * box.w, box.y + y * high, shine, fill=c["star"])
    base = box.y + high
    peaks = "".join([f"L{num(box.x + box.w * x)} {num(base - high * y)}" for x, y in RIDGE])
    land = f"M{num(box.x)} {num(base - high * 0.05)}{peaks}V{num(box.y + box.h)}H{num(box.x)}Z"
    out += path(land, fill=c[f"{phase}soil"], stroke=c["soot"], stroke_width="1")
    for top, bend in SLOPES:
        y, dip = base + (box.h - high) * top, (box.h - high) * bend
        hill = f"M{num(box.x)} {num(y)}q{num(box.w * 0.3)} {num(-dip)} {num(box.w * 0.55)} {num(dip * 0.3)}"
        hill += f"t{num(box.w * 0.45)} {num(-dip * 0.4)}V{num(box.y + box.h)}H{num(box.x)}Z"
        out += path(hill, fill=c["soot"], fill_opacity=".07")
    size = max(14.0, box.w / 42)
    for x, y in PINES:
        tree = (box.x + x * box.w - size / 2, base + y * (box.h - high) - size)
        out += use(pen.sheet, "pine", *tree, size, size * 1.3, fill=c[f"{phase}pine"])
    pen.sheet.put("board", out)


PHASE_SIGNS = {
    "dusk": ("sundown", "dusklow"),
    "night": ("op_moon", "moon"),
    "dawn": ("sunrise", "dawnlow"),
    "day": ("sunsign", "sun"),
}


def draw_city_name(pen: Pen, city: int, box: Box) -> None:
    """Whose mountain side it is, at its foot."""
    name = pen.words.say(f"city.{CITIES[city]}")
    size = pen.least
    wide = min(box.w - 20, text_width(name, size) + 20)
    place = Box(box.x + 8, box.y + box.h - size * 1.5 - 6, wide, size * 1.5)
    out = rect(place, place.h / 2, fill=pen.c["soot"], fill_opacity=".66")
    base = place.y + place.h / 2 + size * 0.36
    out += fit_text(place.x + 10, base, name, size, wide - 20, size, pen.c["ivory"], serif=False)
    pen.sheet.put("board", out)


def lay_phases(pen: Pen, phase: str, box: Box) -> None:
    """The four stations of the sky in a row; where there is little room only the present one has words."""
    words = [pen.words.say(f"board.phase.{name}") for name in PHASES]
    room = box.w / len(PHASES) - 6 >= box.h * 1.5 + max(text_width(word, pen.least + 1) for word in words)
    small = box.h * 1.7
    left = box.x
    for name in PHASES:
        now = name == phase
        wide = box.w / len(PHASES) if room else box.w - 3 * small if now else small
        if not room and phase not in PHASES:
            wide = box.w / len(PHASES)
        place = Box(round(left, 1), box.y, round(wide - 6, 1), box.h)
        pen.draw(f"phase.{name}", draw_phase, name, now, room or now, place)
        left += wide


def draw_phase(pen: Pen, name: str, now: bool, told: bool, box: Box) -> None:
    """A phase as a station of the sky, lit if it is now."""
    c = pen.c
    pen.at(f"phase:{name}", box)
    out = rect(box, box.h / 2, fill=c["soot"], fill_opacity=".8" if now else ".66")
    sign, light = PHASE_SIGNS[name]
    size = box.h * 0.74
    wide = box.w if told else size
    words = pen.words.say(f"board.phase.{name}")
    room = wide - size - box.h * 0.5
    length = min(room, text_width(words, pen.least + 1)) if told else 0
    left = box.x + (box.w - size - length - (6 if told else 0)) / 2
    out += use(pen.sheet, sign, left, box.y + (box.h - size) / 2, size, fill=c[light] if now else c["stone"])
    if told:
        colour = c["ready" if now else "ivory"]
        base = box.y + box.h / 2 + pen.least * 0.36
        out += fit_text(left + size + 6, base, words, pen.least + 1, room, pen.least, colour, serif=False)
    pen.sheet.put("board", group(out, pen.words.phase(name, now), data_place=f"phase:{name}"))


def draw_land(pen: Pen, phase: str, box: Box, sky: float) -> None:
    """The ground of a small path: a strip of sky above the mountain side."""
    out = rect(box, 7, fill=f"url(#{pen.sheet.prefix}sky_{phase})")
    out += rect(Box(box.x, box.y + sky, box.w, box.h - sky), 5, fill=pen.c[f"{phase}soil"])
    pen.sheet.put("board", out)


# -- the path ---------------------------------------------------------------------------------------------------------


def tile_shape(grid: Grid, ats: list[tuple[int, int]]) -> str:
    """The outline of a tile as squares; the lines between its own cells are drawn over by the road or the ground."""
    return "".join([f"M{num(x)} {num(y)}h{num(s)}v{num(s)}h{num(-s)}Z" for x, y, s, _ in map(grid.cell, ats)])


def road_lines(grid: Grid, ats: list[tuple[int, int]], opens: list[int]) -> str:
    """Through the middle of each cell from one open side to the next; further ones begin in the middle."""
    out, half = "", grid.size / 2
    for at, sides in zip(ats, opens, strict=True):
        x, y = grid.corner(at)
        middle = f"{num(x + half)} {num(y + half)}"
        ends = [f"{num(x + half + dx * half)} {num(y + half + dy * half)}" for dx, dy in open_sides(sides)]
        out += f"M{ends[0]}L{middle}" + (f"L{ends[1]}" if len(ends) > 1 else "")
        out += "".join([f"M{middle}L{end}" for end in ends[2:]])
    return out


def open_sides(sides: int) -> list[tuple[int, int]]:
    return [step for side, step in enumerate(SIDES) if sides >> side & 1]


def roads(pen: Pen, grid: Grid, ats: list[tuple[int, int]], opens: list[int]) -> str:
    """The road with its edges, which end at the sides of the cells."""
    c, lines = pen.c, road_lines(grid, ats, opens)
    edge = path(lines, fill="none", stroke=c["roadedge"], stroke_width=grid.size * (ROAD + 0.08), stroke_linecap="butt")
    return edge + path(lines, fill="none", stroke=c["road"], stroke_width=grid.size * ROAD, stroke_linecap="butt")


def tile_picture(pen: Pen, grid: Grid, ats: list[tuple[int, int]], opens: list[int]) -> str:
    """One tile: the ground, its outline, the road."""
    c, size = pen.c, grid.size
    out = path(tile_shape(grid, ats), fill=c["grass"], stroke=c["tileline"], stroke_width=max(0.8, size / 40))
    return out + roads(pen, grid, ats, opens)


def cells_by_tile(laid: tuple[int, ...]) -> list[range]:
    """The numbers of the cells of the mine entrance and of each tile."""
    first = len(BOX.mine.cells)
    found = [range(first)]
    for lay in laid:
        count = len(TILES[lay // 16].cells)
        found.append(range(first, first + count))
        first += count
    return found


def draw_path(pen: Pen, seat: int, laid: tuple[int, ...], large: bool, grid: Grid) -> None:
    """All tiles and roads; a cell of the large path takes the pointer, a click on a small one brings it to front."""
    c, size, way = pen.c, grid.size, path_of(laid)
    tiles = cells_by_tile(laid)
    ats = [xy(way, cell) for cell in range(way.length)]
    out = path(
        tile_shape(grid, ats), fill=c["grass"], stroke=c["tileline"], stroke_width=max(0.6, size / 60),
        stroke_opacity=".35",
    )  # fmt: skip
    out += path(_borders(grid, ats, tiles), fill="none", stroke=c["tileline"], stroke_width=max(1.2, size / 26))
    out += roads(pen, grid, ats, list(way.opens))
    if size >= 30:
        out += path(_chevrons(grid, way, ats), fill="none", stroke=c["roadedge"], stroke_width=size / 24)
    for cell in range(way.length):
        name = f"cell:p{seat + 1}.{CELL_NAMES[cell]}"
        box = grid.cell(ats[cell])
        pen.at(name, grown(pen, box))
        out += rect(box, 0, data_place=name, fill_opacity="0", pointer_events=None if large else "none")
    for lay, cells in zip(laid, tiles[1:], strict=True):
        pen.at(f"tile:p{seat + 1}.{TILE_NAMES[lay // 16]}", _around([grid.cell(ats[cell]) for cell in cells]))
    pen.sheet.put("board", out)


def _around(boxes: list[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left, top, right - left, bottom - top)


def _borders(grid: Grid, ats: list[tuple[int, int]], tiles: list[range]) -> str:
    """The sides of cells that are no sides within their tile."""
    out = ""
    for cells in tiles:
        own = {ats[cell] for cell in cells}
        for x, y in own:
            left, top, s = *grid.corner((x, y)), num(grid.size)
            sides = (f"M{num(left)} {num(top)}h{s}", f"M{num(left + grid.size)} {num(top)}v{s}")
            more = (f"M{num(left)} {num(top + grid.size)}h{s}", f"M{num(left)} {num(top)}v{s}")
            for side, (dx, dy) in enumerate(SIDES):
                if (x + dx, y + dy) not in own:
                    out += (*sides, *more)[side]
    return out


def _chevrons(grid: Grid, way: Path, ats: list[tuple[int, int]]) -> str:
    """Where creatures go: an arrow from each cell to the next on a shortest way, at the side between them."""
    out, arm = "", grid.size * 0.09
    for cell in range(way.length):
        x, y = ats[cell]
        ways = [ats[ahead] for ahead in way.next[cell]] if way.next[cell] else []
        if cell == way.end:
            ways = [point_xy(way.city)]
        for u, v in ways:
            dx, dy = u - x, v - y
            cx, cy = grid.x + (x + 0.5 + dx * 0.46) * grid.size, grid.y + (y + 0.5 + dy * 0.46) * grid.size
            points = [
                (-dx * arm - dy * arm, -dy * arm + dx * arm),
                (0, 0),
                (-dx * arm + dy * arm, -dy * arm - dx * arm),
            ]
            out += "M" + "L".join([f"{num(cx + px)} {num(cy + py)}" for px, py in points])
    return out


def until_boss(pile: int) -> int:
    """How many creatures come before the boss, of so many in a pile; 0 where it is next or out. [TOWR-S26]"""
    return max(0, pile - (sum(EACH) - FIXED.above_boss))


def draw_mine(pen: Pen, seat: int, top: int, pile: int, grid: Grid) -> None:
    """Rock with a mouth; the creature that comes next stands in it, with how many are left."""
    size = grid.size
    xs, ys = zip(*BOX.mine.blocked, strict=True)
    box = Box(*grid.corner((min(xs), min(ys))), size, size * len(BOX.mine.blocked))
    name = f"mine:p{seat + 1}"
    mouth = grid.cell(BOX.mine.blocked[1])
    pen.at(name, mouth)
    c = pen.c
    points = (
        (1, 0.12),
        (1, 0.94),
        (0.16, 0.97),
        (0.03, 0.72),
        (0.12, 0.5),
        (0.02, 0.34),
        (0.2, 0.12),
        (0.5, 0.02),
        (0.8, 0.1),
    )
    rock = "M" + "L".join([f"{num(box.x + x * size)} {num(box.y + y * box.h)}" for x, y in points]) + "Z"
    light = "M" + "L".join([f"{num(box.x + x * size)} {num(box.y + y * box.h)}" for x, y in points[5:]]) + "Z"
    pen.sheet.put("board", path(rock, fill=c["mine"], stroke=c["soot"], stroke_width=max(1, size / 40)))
    pen.sheet.put("board", path(light, fill=c["mineedge"]))
    out = use(pen.sheet, "mine", mouth.x, mouth.y, size)
    if top != NONE:
        out += use(pen.sheet, CREATURES[top], mouth.x + size * 0.27, mouth.y + size * 0.4, size * 0.52)
    boss = until_boss(pile)
    if boss and size >= 2.6 * pen.least:
        small = size * 0.36
        out += use(pen.sheet, "boss", box.x + size * 0.3, box.y + size * 0.5, small)
        out += pill(pen, f"+{boss}", box.x + size * 0.3 + small, box.y + size * 0.5 + small, "soot", "ivory")
    if size >= 2.6 * pen.least:
        out += pill(pen, str(pile), mouth.x + size * 0.5, box.y + box.h - size * 0.3, "soot", "ivory")
    pen.sheet.put("pieces", group(out, pen.words.mine(top, pile, boss), data_place=name))


class City(NamedTuple):
    """What is drawn of a city: where it stands, by which side of the last cell, who guards it, who has come in."""

    name: int
    at: tuple[int, int]
    side: int
    guards: int
    inside: tuple[int, ...]
    lifted: bool  # while a tile is laid


def draw_city(pen: Pen, seat: int, city: City, grid: Grid) -> None:
    """The city at the end of the road, with its guards and those who have come in."""
    box, size, c = grid.cell(city.at), grid.size, pen.c
    name = f"city:p{seat + 1}"
    pen.at(name, box)
    dx, dy = SIDES[city.side]
    half = size / 2
    gate = f"M{num(box.x + half)} {num(box.y + half)}l{num(-dx * half)} {num(-dy * half)}"
    wall = max(1, size / 30)
    out = rect(box.inset(size * 0.03), size * 0.12, fill=c["stonedeep"], stroke=c["soot"], stroke_width=wall)
    out += path(gate, stroke=c["road"], stroke_width=size * ROAD, fill="none", stroke_linecap="butt")
    out += use(pen.sheet, "city", box.x + size * 0.1, box.y + size * 0.1, size * 0.8)
    if size >= 2.6 * pen.least and not city.lifted:
        ground, ink = ("alarm", "alarmink") if city.guards <= FEW else ("guard", "ivory")
        out += pill(pen, str(city.guards), box.x + half, box.y + size * 0.86, ground, ink)
    told = pen.words.city(city.name, city.guards, len(city.inside))
    pen.sheet.put("pieces", group(out, told, data_place=name, opacity=".25" if city.lifted else None))
    for nth, token in enumerate(city.inside):
        row, column = divmod(nth, 5)
        small = size * 0.2
        here = Box(box.x + column * small, box.y + row * small, small, small)
        _put_token(pen, token, False, here, pen.words.invader(token))


def _put_token(pen: Pen, token: int, wounded: bool, box: Box, told: str, more: str = "") -> None:
    name = f"creature:{TOKEN_NAMES[token]}"
    pen.at(name, grown(pen, box))
    out = use(pen.sheet, token_sign(token, wounded), box.x, box.y, box.w) + more
    pen.sheet.put("pieces", group(out, told, data_piece=name))


# -- towers -----------------------------------------------------------------------------------------------------------


def spot_point(way: Path, spot: int, grid: Grid) -> tuple[float, float]:
    """Where an emplacement lies on the sheet."""
    return grid.corner(point_xy(way.sites[spot]))


def tower_box(way: Path, spot: int, grid: Grid) -> Box:
    x, y = spot_point(way, spot, grid)
    wide, high = TOWER[0] * grid.size, TOWER[1] * grid.size
    return Box(x - wide / 2, y - high * 0.62, wide, high)


def draw_cover(pen: Pen, laid: tuple[int, ...], towers: tuple[tuple[int, int], ...], grid: Grid) -> None:
    """What the towers cover: a quarter of a disc in each cell around them, in their colour."""
    way, reach = path_of(laid), grid.size * 0.62
    out = ""
    for spot, colour in towers:
        x, y = spot_point(way, spot, grid)
        px, py = point_xy(way.sites[spot])
        d = ""
        for cell in way.covered(spot):
            u, v = xy(way, cell)
            dx, dy = (1 if u >= px else -1), (1 if v >= py else -1)
            sweep = 1 if dx == dy else 0
            arc = f"A{num(reach)} {num(reach)} 0 0 {sweep} {num(x)} {num(y + dy * reach)}Z"
            d += f"M{num(x)} {num(y)}h{num(dx * reach)}{arc}"
        out += path(
            d,
            fill=pen.c[COLOURS[colour]],
            fill_opacity=".34",
            stroke=pen.c[COLOURS[colour]],
            stroke_width=grid.size / 36,
        )
    if out:
        pen.sheet.put("board", out)


def draw_tower(pen: Pen, seat: int, tower: Standing, laid: tuple[int, ...], grid: Grid) -> None:
    """A tower; a lit window where it has targets, smoke where it has fired."""
    way = path_of(laid)
    box = tower_box(way, tower.spot, grid)
    name = f"tower:p{seat + 1}.{SPOT_NAMES[tower.spot]}"
    pen.at(name, grown(pen, box))
    sign = f"tower_{COLOURS[tower.colour]}" + ("_up" if tower.upgraded else "")
    out = use(pen.sheet, sign, box.x, box.y, box.w, box.h, opacity=".55" if tower.state == "fired" else None)
    c = pen.c
    if tower.targets and tower.state != "fired":
        out += circle(
            box.x + box.w,
            box.y + box.h * 0.3,
            box.w * 0.2,
            fill=c["sun"],
            stroke=c["soot"],
            stroke_width=grid.size / 50,
        )
    elif tower.state in ("sprung", "wet", "fired"):
        x, y, r = box.x + box.w, box.y + box.h * 0.3, box.w * 0.17
        out += path(
            f"M{num(x - r)} {num(y - r)}l{num(2 * r)} {num(2 * r)}m0 {num(-2 * r)}l{num(-2 * r)} {num(2 * r)}",
            fill="none",
            stroke=c["soot"],
            stroke_width=grid.size / 16,
        )
        out += path(
            f"M{num(x - r)} {num(y - r)}l{num(2 * r)} {num(2 * r)}m0 {num(-2 * r)}l{num(-2 * r)} {num(2 * r)}",
            fill="none",
            stroke=c["ivory"],
            stroke_width=grid.size / 32,
        )
    told = pen.words.tower(tower, way.cover[tower.spot].bit_count())
    pen.sheet.put("pieces", group(out, told, data_place=name))


def draw_spot(pen: Pen, seat: int, spot: int, laid: tuple[int, ...], asked: bool, grid: Grid) -> None:
    """A free emplacement; while one builds, with the number of cells it covers now."""
    way = path_of(laid)
    x, y = spot_point(way, spot, grid)
    cells = way.cover[spot].bit_count()
    name = f"spot:p{seat + 1}.{SPOT_NAMES[spot]}"
    c = pen.c
    half = max((pen.touch - RING) / 2, grid.size * 0.17) if asked else grid.size * 0.1
    pen.at(name, Box(x - half, y - half, 2 * half, 2 * half))
    if asked:
        out = circle(
            x, y, half, fill=c["stone" if cells < 4 else "gold"], stroke=c["soot"], stroke_width=grid.size / 40
        )
        out += number(x, y + pen.least * 0.36, cells, pen.least, c["soot"])
    else:
        out = rect(
            Box(x - half, y - half, 2 * half, 2 * half),
            half * 0.4,
            fill=c["stone"],
            fill_opacity=".85",
            stroke=c["soot"],
            stroke_width=max(0.7, grid.size / 70),
        )
    pen.sheet.put("pieces", group(out, pen.words.spot(spot, cells), data_place=name))


def draw_marker(pen: Pen, seat: int, cell: int, laid: tuple[int, ...], grid: Grid) -> None:
    """A quagmire."""
    box = grid.cell(xy(path_of(laid), cell)).inset(grid.size * 0.22)
    name = f"marker:p{seat + 1}.{CELL_NAMES[cell]}"
    pen.at(name, box)
    out = use(pen.sheet, "op_mud", box.x, box.y, box.w, fill=pen.c["mud"], stroke=pen.c["soot"], stroke_width="1")
    pen.sheet.put("board", group(out, pen.words.marker(cell), data_place=name))


# -- creatures --------------------------------------------------------------------------------------------------------

COLUMNS = ((1, 1, 0.58), (2, 2, 0.44), (4, 2, 0.39), (9, 3, 0.29), (16, 4, 0.22))  # up to so many: columns, size


@lru_cache(maxsize=4096)
def stands(count: int, number: int, box: Box) -> Box:
    """Where the creature of that number stands among so many on a cell."""
    columns, share = next(((columns, share) for most, columns, share in COLUMNS if count <= most), (5, 0.18))
    rows = -(-count // columns)
    row, column = divmod(number, columns)
    size = box.w * share
    in_row = min(columns, count - row * columns)
    x = box.x + box.w / 2 + (column - in_row / 2) * size * 1.04
    y = box.y + box.h / 2 + (row - rows / 2) * size * 1.04
    return Box(round(x, 1), round(y, 1), round(size, 1), round(size, 1))


def draw_creature(pen: Pen, walker: Walker, box: Box) -> None:
    """A token; a figure says how far it will walk, in red if that leads into the city."""
    more = ""
    if walker.steps and box.w >= 1.3 * pen.least:
        ground, ink = ("alarm", "alarmink") if walker.reaches else ("soot", "ivory")
        more = pill(pen, str(walker.steps), box.x + box.w * 0.86, box.y + box.w * 0.84, ground, ink)
    if walker.reaches:
        middle = box.x + box.w / 2, box.y + box.w / 2
        line = max(1.4, box.w / 13)
        more = (
            circle(
                *middle,
                box.w * 0.57,
                fill="none",
                stroke=pen.c["alarmline"],
                stroke_width=line,
                stroke_dasharray=f"{num(line * 2)} {num(line * 1.7)}",
            )
            + more
        )
    _put_token(pen, walker.token, walker.wounded, box, pen.words.walker(walker), more)


def lay_scene(pen: Pen, scene: Scene, tile: int, spots: tuple[int, ...], asked: bool, large: bool, box: Box) -> None:
    """A path in its box; `spots` are the free emplacements that are shown, `tile` is one about to be laid."""
    grid, way = grid_of(scene.laid, tile, box), path_of(scene.laid)
    who = f"p{scene.seat + 1}"
    pen.draw(f"{who}.path", draw_path, scene.seat, scene.laid, large, grid)
    pen.draw(f"{who}.cover", draw_cover, scene.laid, tuple([(one.spot, one.colour) for one in scene.towers]), grid)
    for cell in scene.markers:
        pen.draw(f"{who}.mud.{CELL_NAMES[cell]}", draw_marker, scene.seat, cell, scene.laid, grid)
    pen.draw(f"{who}.mine", draw_mine, scene.seat, scene.top, scene.pile, grid)
    city = City(scene.city, point_xy(way.city), way.side, scene.guards, scene.inside, tile != NONE)
    pen.draw(f"{who}.city", draw_city, scene.seat, city, grid)
    if large:
        for spot in spots:
            pen.draw(f"{who}.spot.{SPOT_NAMES[spot]}", draw_spot, scene.seat, spot, scene.laid, asked, grid)
    crowded: dict[int, list[Walker]] = {}
    for walker in scene.creatures:
        crowded.setdefault(walker.cell, []).append(walker)
    for cell, walkers in crowded.items():
        here = grid.cell(xy(way, cell))
        for at, walker in enumerate(walkers):
            place = stands(len(walkers), at, here)
            pen.draw(TOKEN_NAMES[walker.token], draw_creature, walker, place)
    for tower in scene.towers:
        pen.draw(f"{who}.tower.{SPOT_NAMES[tower.spot]}", draw_tower, scene.seat, tower, scene.laid, grid)
