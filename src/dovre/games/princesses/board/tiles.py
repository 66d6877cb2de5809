"""Tiles: pentagons with their entrances and half-sites, what they hold; networks of them, and laying one more."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from dovre.games.princesses.board.look import TILE_COLOURS
from dovre.games.princesses.board.pieces import (
    RESOURCE_SIGNS,
    Pen,
    draw_told,
    effect_icons,
    icon_block,
    slot_face,
)
from dovre.games.princesses.box import Score
from dovre.games.princesses.components import (
    BOARDS,
    CENTRAL_SITES,
    EDGES,
    FIRST_ROYAL,
    IS_VICTORY,
    LAID_NAMES,
    LETTER,
    NONE,
    RESOURCES,
    ROTATIONS,
    ROYALS,
    SLOT_NAMES,
    TILE_SLOTS,
    TILE_TYPE,
    TILES,
    TURNED,
    bits_of,
)
from dovre.games.princesses.effects import NO_EFFECT, TILE_TYPES
from dovre.games.princesses.geometry import (
    AROUND,
    BIT,
    CELL_NAMES,
    EAST,
    MIDDLE,
    NOTCH_CELLS,
    PARTNER,
    PLACES,
    SIDES,
    cell_at,
    neighbour,
    point_of,
    polygon,
)
from dovre.render.pen import kept
from dovre.render.placing import Lines, Look, Turn, lattice, outline, placer
from dovre.render.svg import Box, circle, group, move, num, path, rect, use

Corner = tuple[float, float]
Shape = tuple[Corner, ...]

UNIT = 16.0  # tiles are drawn with so many units to a quarter of a step, and scaled
KINDS = ("00", "01", "10", "11")  # of cells: whether column and row are odd numbers
STANDING = "row"  # a tile in its row stands on side 0
ALWAYS = (cell_at(0, 0), cell_at(-3, 0), cell_at(0, -2), cell_at(0, 2))  # cells that are shown from the beginning
RIM = 1.1  # how much larger the outline of a tile to be laid is, so that its edges are seen
LARGEST = 92.0  # from cell to cell
DETAILED = 40.0  # from cell to cell, below which only the type of a tile is shown


# -- the shape of a tile ----------------------------------------------------------------------------------------------


@cache
def corners(kind: str) -> Shape:
    """The corners of a cell of a kind around its point; of a tile in its row, around its middle."""
    if kind != STANDING:
        column, row = -int(kind[0]), int(kind[1])
        return tuple([((px - 4 * column) * UNIT, (py - 4 * row) * UNIT) for px, py in polygon(column, row)])
    shape = corners("01" if polygon(0, 1)[0] == (1, 1) else "00")
    x, y = middle_of(shape)
    first = ((shape[0][0] + shape[1][0]) / 2 - x, (shape[0][1] + shape[1][1]) / 2 - y)
    size = (first[0] ** 2 + first[1] ** 2) ** 0.5
    c, s = first[1] / size, first[0] / size  # turned so that side 0 lies below
    return tuple([((u - x) * c - (v - y) * s, (u - x) * s + (v - y) * c) for u, v in shape])


def middle_of(shape: Shape) -> Corner:
    return sum(x for x, _ in shape) / SIDES, sum(y for _, y in shape) / SIDES


def side_middle(shape: Shape, side: int) -> Corner:
    (x, y), (u, v) = shape[side], shape[(side + 1) % SIDES]
    return (x + u) / 2, (y + v) / 2


def kind_of(cell: int) -> str:
    x, y = point_of(cell)
    return f"{-x % 2}{y % 2}"


def path_of(shape: Shape) -> str:
    return "M" + "L".join(f"{num(round(x, 1))} {num(round(y, 1))}" for x, y in shape) + "Z"


def toward(one: Corner, other: Corner, share: float) -> Corner:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


# -- the face of a tile -----------------------------------------------------------------------------------------------


# half of each resource against an edge, by how far along it and how far inward: they differ by shape
HALF_SHAPES: dict[str, Shape] = {
    "O": ((-1, 0), (-0.72, 0.7), (0, 1), (0.72, 0.7), (1, 0)),
    "G": ((-1, 0), (-0.78, 0.74), (0.78, 0.74), (1, 0)),
    "D": ((-1, 0), (0, 1.08), (1, 0)),
}


@kept
def half_site(pen: Pen, letter: str, along: Corner, inward: Corner) -> str:
    """Half a site against an edge, in the tone of its resource."""
    radius = UNIT * 0.62
    points = tuple(
        [
            ((along[0] * u + inward[0] * v) * radius, (along[1] * u + inward[1] * v) * radius)
            for u, v in HALF_SHAPES[letter]
        ]
    )
    colour = pen.c[RESOURCES[LETTER[letter]]]
    return path(path_of(points), fill=colour, stroke=pen.c["soot"], stroke_width="1.6")


def _edge(pen: Pen, shape: Shape, side: int, letter: str) -> str:
    """An edge: a wall, or an entrance with or without a half-site."""
    c = pen.c
    one, other = shape[side], shape[(side + 1) % SIDES]
    x, y = side_middle(shape, side)
    mx, my = middle_of(shape)
    if letter == "#":
        return path(
            f"M{num(round(one[0], 1))} {num(round(one[1], 1))}L{num(round(other[0], 1))} {num(round(other[1], 1))}",
            stroke=c["wall"], stroke_width="6",
        )  # fmt: skip
    long = ((other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2) ** 0.5
    along = (round((other[0] - one[0]) / long, 3), round((other[1] - one[1]) / long, 3))
    inward = (-along[1], along[0])
    if inward[0] * (mx - x) + inward[1] * (my - y) < 0:
        inward = (along[1], -along[0])
    if letter == "-":
        wide, deep = UNIT * 0.5, UNIT * 0.28
        gate = [(-wide, 0), (-wide, deep), (wide, deep), (wide, 0)]
        points = tuple([(x + along[0] * u + inward[0] * v, y + along[1] * u + inward[1] * v) for u, v in gate])
        return path(path_of(points), fill=c["way"], stroke=c["soot"], stroke_width="1.2")
    return group(half_site(pen, letter, along, inward), transform=move(round(x, 1), round(y, 1)))


def ground(pen: Pen, tile: int, rotation: int, kind: str) -> str:
    """The pentagon of a tile with its edges, turned so on a cell of that kind."""
    c, shape = pen.c, corners(kind)
    out = path(path_of(shape), fill=c[type_colour(tile)], stroke=c["soot"], stroke_width="2.6")
    edges = TURNED[tile][rotation]
    return out + "".join(
        _edge(pen, shape, side, edges[side]) for side in sorted(range(SIDES), key=lambda s: edges[s] == "#")
    )


def type_colour(tile: int) -> str:
    return TILE_COLOURS[TILE_TYPES[TILE_TYPE[tile]]]


def score_icons(score: Score) -> tuple[str, ...]:
    """What a tile or card counts: so many for one point."""
    name = score.of.removesuffix("_cards").removesuffix("_tiles").removesuffix("_sites")
    sign = {
        "diamond": "diamond_good", "resource": "outpost", "victory": "laurel", "royal": "royalty", "network": "tile",
    }.get(name, name)  # fmt: skip
    if score.of.endswith("_tiles") and sign != "tile":
        return (*(["tile"] if sign in ("princess", "bell", "outpost") else []), *[sign] * score.per)
    return (*(["pick"] if score.of.endswith("_sites") else []), *[sign] * score.per)


class SlotSpot(NamedTuple):
    """Where a slot lies on a tile, from the middle of it."""

    slot: int
    x: float
    y: float
    size: float


@cache
def slot_spots(tile: int) -> tuple[SlotSpot, ...]:
    slots = bits_of(TILE_SLOTS[tile])
    size = UNIT * (2.1 if len(slots) < 2 else 1.75)
    if len(slots) == 2:
        return (SlotSpot(slots[0], -size * 0.53, 0, size), SlotSpot(slots[1], size * 0.53, 0, size))
    lift = UNIT * 0.42 if any(CENTRAL_SITES[tile]) else 0.0
    return tuple(SlotSpot(slot, 0, -lift, size) for slot in slots)


@kept
def content(pen: Pen, tile: int) -> str:
    """What a tile holds besides slots, around its middle."""
    sites = tuple([sign for at, sign in enumerate(RESOURCE_SIGNS) for _ in range(CENTRAL_SITES[tile][at])])
    wide = UNIT * 2.6
    if tile < FIRST_ROYAL:
        score = TILES[tile].score
        if score is not None:
            out = use(pen.sheet, "laurel", -UNIT * 0.75, -UNIT * 1.5, UNIT * 1.5)
            return out + icon_block(pen, score_icons(score), Box(-wide / 2, UNIT * 0.05, wide, UNIT * 1.25), UNIT * 1.2)
        return icon_block(pen, sites, Box(-wide / 2, UNIT * 0.7, wide, UNIT * 0.95), UNIT * 0.95)
    royal = ROYALS[tile - FIRST_ROYAL]
    if royal.slots:
        return use(pen.sheet, "crown", -UNIT * 0.5, -UNIT * 1.95, UNIT, fill=pen.c["goldink"])
    out = use(pen.sheet, "crown", -UNIT * 0.6, -UNIT * 1.7, UNIT * 1.2, fill=pen.c["goldink"])
    icons = sites or (effect_icons(royal.effect) if royal.effect != NO_EFFECT else ("bat", "snake", "toad"))
    return out + icon_block(pen, icons, Box(-wide / 2, -UNIT * 0.45, wide, UNIT * 1.9), UNIT * 1.3)


@kept
def tile_face(pen: Pen, tile: int, rotation: int, kind: str, filled: int) -> str:
    """A whole tile around its point: `filled` are the slots with a piece, a mask."""
    shape = corners(kind)
    x, y = middle_of(shape)
    inside = content(pen, tile)
    for spot in slot_spots(tile):
        face = slot_face(pen, spot.slot, bool(filled >> spot.slot & 1), spot.size)
        inside += group(face, transform=move(spot.x - spot.size / 2, spot.y - spot.size / 2))
    return ground(pen, tile, rotation, kind) + group(inside, transform=move(round(x, 1), round(y, 1)))


@kept
def small_face(pen: Pen, tile: int, kind: str) -> str:
    """A tile too small to be read: its type, by colour and one sign."""
    shape = corners(kind)
    x, y = middle_of(shape)
    sign = {"resource": "obsidian", "bell": "bell", "princess": "bed", "victory": "laurel", "royal": "royalty"}
    out = path(path_of(shape), fill=pen.c[type_colour(tile)], stroke=pen.c["soot"], stroke_width="4")
    return out + use(pen.sheet, sign[TILE_TYPES[TILE_TYPE[tile]]], x - UNIT * 1.4, y - UNIT * 1.4, UNIT * 2.8)


# -- a tile in its row ------------------------------------------------------------------------------------------------


def draw_row_tile(pen: Pen, tile: int, lifted: bool, box: Box) -> None:
    """A tile that can be taken, in the middle of a box; lifted while one looks for its place."""
    name = f"tile:{LAID_NAMES[tile]}"
    shape = corners(STANDING)
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    scale = min(box.w / (max(xs) - min(xs)), box.h / (max(ys) - min(ys)))
    x = box.x + box.w / 2 - (max(xs) + min(xs)) / 2 * scale
    y = box.y + box.h / 2 - (max(ys) + min(ys)) / 2 * scale
    out = ""
    if lifted:
        out = path(path_of(shape), fill=pen.c["candle"], stroke=pen.c["candle"], stroke_width="12")
    out += tile_face(pen, tile, 0, STANDING, 0)
    pen.at(name, box)
    drawn = group(out, transform=move(x, y, round(scale, 3)))
    pen.sheet.put("pieces", group(drawn, pen.words.tile(tile), data_piece=name, data_place=name))


# -- networks ---------------------------------------------------------------------------------------------------------


class Window(NamedTuple):
    """The part of the net that is shown, in cells, and where it lies: the board is at its right."""

    left: int
    top: int
    bottom: int
    x: float  # of the cells beside the board
    y: float  # of the row of the first tile
    step: float  # from cell to cell

    def middle(self, cell: int) -> Corner:
        x, y = point_of(cell)
        return self.x + x * self.step, self.y + y * self.step

    @property
    def scale(self) -> float:
        return round(self.step / (4 * UNIT), 3)


@lru_cache(maxsize=4096)
def shown_cells(network: tuple[int, ...], margin: bool) -> tuple[int, ...]:
    """The cells of a network, and with a margin those where tiles may be added to it. [PRIN-B13, PRIN-B16]"""
    placed = around = blocked = 0
    for number in network:
        cell = number % PLACES // SIDES
        placed |= BIT[cell]
        around |= AROUND[cell]
        blocked |= AROUND[cell] if IS_VICTORY[number // PLACES] else 0
    found = (
        placed | (around & ~blocked if margin else 0) | sum(BIT[cell] for cell in (ALWAYS if margin else ALWAYS[:1]))
    )
    return tuple(bits_of(found))


@lru_cache(maxsize=2048)
def window_of(network: tuple[int, ...], box: Box, margin: bool = True) -> Window:
    """What shows a network and the cells around it, beside the board. It changes only when a tile is laid."""
    cells = shown_cells(network, margin)
    corners_of = [corner for cell in cells for corner in polygon(*point_of(cell))]
    xs, ys = [x for x, _ in corners_of], [y for _, y in corners_of]
    wide, high = (max(xs) - min(xs)) / 4 + 0.2, (max(ys) - min(ys)) / 4 + 0.2
    step = min(LARGEST, box.w / wide, box.h / high)
    x = box.x + box.w - (max(xs) / 4 + 0.1) * step
    if not margin:  # somebody else's lies in the middle
        x -= (box.w - wide * step) / 2
    y = box.y + box.h / 2 - (min(ys) + max(ys)) / 8 * step
    points = [point_of(cell) for cell in cells]
    rows = [y for _, y in points]
    return Window(min(x for x, _ in points), min(rows), max(rows), round(x, 1), round(y, 1), round(step, 2))


def cells_of(window: Window) -> list[int]:
    return [cell_at(x, y) for x, y in product(range(window.left, 1), range(window.top, window.bottom + 1))]


def lay_network(pen: Pen, seat: int, board: int, network: tuple[int, ...], stored: int, box: Box, named: bool) -> None:
    """The caves of the seat at the near side: rock, the edge of the board, tiles with their slots, sites."""
    window = window_of(network, box)
    draw_told(pen, f"p{seat + 1}.rock", draw_rock, seat, board, window, box)
    for number in network:
        tile = number // PLACES
        filled = stored & TILE_SLOTS[tile]
        pen.draw(f"p{seat + 1}.{LAID_NAMES[tile]}", draw_tile, seat, number, filled, window)
    pen.draw(f"p{seat + 1}.sites", draw_sites, seat, board, network, window)
    if named:
        pen.draw("lattice", draw_lattice, window)


def draw_rock(pen: Pen, seat: int, board: int, window: Window, box: Box) -> None:
    """The cells of the net, faintly, and the board at the right with its notches."""
    c, name = pen.c, f"network:p{seat + 1}"
    pen.at(name, box)
    shapes = [_at(window, cell) for cell in cells_of(window)]
    lines = "".join(path_of(shape) for shape in shapes if inside(bounds(shape), box))
    out = rect(box, 10, fill=f"url(#{pen.sheet.prefix}rock)")
    out += path(lines, fill="none", stroke=c["rockline"], stroke_width="1.2", stroke_opacity=".55")
    edge = "".join(
        _east(window, y)
        for y in range(window.top, window.bottom + 1)
        if inside(bounds(_at(window, cell_at(0, y))), box)
    )
    out += path(edge, fill="none", stroke=c["rockink"], stroke_width=max(2.0, 5 * window.scale), stroke_opacity=".5")
    home = _at(window, NOTCH_CELLS[1])
    out += path(path_of(home), fill=c["candle"], fill_opacity=".18", stroke=c["candle"], stroke_width="1.6")
    pen.sheet.put("board", group(out, pen.words.network(seat), data_place=name))


def _east(window: Window, y: int) -> str:
    """The sides of the cell beside the board in a row that lie against it."""
    shape = _at(window, cell_at(0, y))
    sides = [side for side in range(SIDES) if neighbour(0, y, side)[0] > 0]
    return "".join(path_of((shape[side], shape[(side + 1) % SIDES]))[:-1] for side in sides)


def _at(window: Window, cell: int) -> Shape:
    """The corners of a cell on the sheet."""
    x, y = window.middle(cell)
    return tuple([(x + u * window.scale, y + v * window.scale) for u, v in corners(kind_of(cell))])


def bounds(shape: Shape) -> Box:
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def inside(one: Box, box: Box) -> bool:
    return one.x >= box.x and one.y >= box.y and one.x + one.w <= box.x + box.w and one.y + one.h <= box.y + box.h


def draw_tile(pen: Pen, seat: int, number: int, filled: int, window: Window) -> None:
    """A tile of a network; its slots are things of their own."""
    tile, place = divmod(number, PLACES)
    cell, rotation = divmod(place, SIDES)
    kind, name = kind_of(cell), f"tile:{LAID_NAMES[tile]}"
    x, y = window.middle(cell)
    pen.at(name, bounds(_at(window, cell)))
    mx, my = middle_of(corners(kind))
    inside = content(pen, tile)
    for spot in slot_spots(tile):
        inside += _slot(pen, seat, spot, filled, (x + mx * window.scale, y + my * window.scale), window.scale)
    out = ground(pen, tile, rotation, kind) + group(inside, transform=move(round(mx, 1), round(my, 1)))
    drawn = group(out, transform=move(x, y, window.scale))
    pen.sheet.put("pieces", group(drawn, pen.words.laid(tile, cell), data_piece=name, data_place=name))


def _slot(pen: Pen, seat: int, spot: SlotSpot, filled: int, at: Corner, scale: float) -> str:
    name, full = f"slot:p{seat + 1}.{SLOT_NAMES[spot.slot]}", bool(filled >> spot.slot & 1)
    left, top = spot.x - spot.size / 2, spot.y - spot.size / 2
    pen.at(name, Box(at[0] + left * scale, at[1] + top * scale, spot.size * scale, spot.size * scale))
    face = slot_face(pen, spot.slot, full, spot.size)
    return group(face, pen.words.slot(spot.slot, full), data_place=name, transform=move(left, top))


def draw_sites(pen: Pen, seat: int, board: int, network: tuple[int, ...], window: Window) -> None:
    """The half-sites of the board, and a light around each site that two halves make."""
    if board == NONE:
        return
    c, out = pen.c, ""
    for notch, cell in enumerate(NOTCH_CELLS):
        letter = BOARDS[board].notches[notch]
        shape = corners(kind_of(cell))
        x, y = window.middle(cell)
        sx, sy = side_middle(shape, EAST)
        one, other = shape[EAST], shape[EAST + 1]
        long = ((other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2) ** 0.5
        along = (round((other[0] - one[0]) / long, 3), round((other[1] - one[1]) / long, 3))
        outward = (round(-along[1], 3), along[0]) if -along[1] > 0 else (along[1], round(-along[0], 3))
        edge = path(path_of((one, other)), fill="none", stroke=c[BOARDS[board].id], stroke_width="5")
        if letter in LETTER:
            edge += group(half_site(pen, letter, along, outward), transform=move(round(sx, 1), round(sy, 1)))
        out += group(edge, transform=move(x, y, window.scale))
    for x, y in site_points(board, network, window):
        line = max(1.2, 2.6 * window.scale)
        out += circle(x, y, UNIT * 0.95 * window.scale, fill="none", stroke=c["ready"], stroke_width=line)
    pen.sheet.put("pieces", out)


def site_points(board: int, network: tuple[int, ...], window: Window) -> list[Corner]:
    """The middles of the edges where two half-sites of one resource meet. [PRIN-B19]"""
    shown = {number % PLACES // SIDES: TURNED[number // PLACES][number % SIDES] for number in network}
    found = []
    for cell, edges in shown.items():
        for side, letter in enumerate(edges):
            if letter not in LETTER:
                continue
            other = cell_at(*neighbour(*point_of(cell), side))
            joined = other in shown and other > cell and shown[other][PARTNER[side]] == letter
            if cell in NOTCH_CELLS and side == EAST:
                joined = BOARDS[board].notches[NOTCH_CELLS.index(cell)] == letter
            if joined:
                x, y = window.middle(cell)
                u, v = side_middle(corners(kind_of(cell)), side)
                found.append((x + u * window.scale, y + v * window.scale))
    return found


def draw_lattice(pen: Pen, window: Window) -> None:
    """All cells of the net that are shown, for a tile to be laid."""
    columns = [CELL_NAMES[cell_at(x, 0)][0] for x in range(window.left, 1)]
    rows = [str(y + MIDDLE + 1) for y in range(window.top, window.bottom + 1)]
    kinds_x = [str(-x % 2) for x in (window.left, window.left + 1)]
    kinds_y = [str(y % 2) for y in (window.top, window.top + 1)]
    across = Lines(window.x + window.left * window.step, window.step, columns, kinds_x)
    down = Lines(window.y + window.top * window.step, window.step, rows, kinds_y)
    pen.sheet.put("board", lattice(across, down))


def draw_placer(pen: Pen, tile: int, network: tuple[int, ...], box: Box) -> None:
    """The tile that is to be laid, in all its turns on the four kinds of cells."""
    window = window_of(network, box)
    scale = window.scale
    turns = [Turn(str(rotation), (rotation + 1) % len(ROTATIONS[tile])) for rotation in ROTATIONS[tile]]
    looks = []
    for rotation, kind in product(ROTATIONS[tile], KINDS):
        middle = middle_of(corners(kind))
        rim = [toward(middle, corner, RIM) for corner in corners(kind)]
        shape = [(x * scale, y * scale) for x, y in rim]
        body = group(tile_face(pen, tile, rotation, kind, 0), transform=move(0, 0, scale))
        looks.append(Look(str(rotation), body, shape=outline([shape]), kind=kind))
    # half the way from cell to cell: lines half as thick as around pieces of many cells leave the edges to be seen
    pen.sheet.put("targets", placer("lay.{cell}.{turn}", turns, looks, window.step / 2))


def draw_small_network(pen: Pen, seat: int, network: tuple[int, ...], stored: int, box: Box) -> None:
    """The caves of somebody else, to fit a box."""
    window = window_of(network, box, False)
    name, out = f"network:p{seat + 1}", ""
    pen.at(name, box)
    rock = rect(box, 8, fill=pen.c["rock"])
    pen.sheet.put("board", group(rock, pen.words.network(seat), data_place=name))
    for number in network:
        tile, place = divmod(number, PLACES)
        cell, rotation = divmod(place, SIDES)
        kind, own = kind_of(cell), f"tile:{LAID_NAMES[tile]}"
        large = window.step >= DETAILED
        face = tile_face(pen, tile, rotation, kind, stored & TILE_SLOTS[tile]) if large else small_face(pen, tile, kind)
        x, y = window.middle(cell)
        pen.at(own, bounds(_at(window, cell)))
        drawn = group(face, transform=move(x, y, window.scale))
        out += group(drawn, pen.words.laid(tile, cell), data_piece=own, data_place=own)
    pen.sheet.put("pieces", out)


assert all(len(edges) == SIDES for edges in EDGES)
