"""What one chooses by Day: the five actions, the reserve of towers, the ways to lay the tile that was drawn."""

from __future__ import annotations

from dovre.games.towers.actions import ACTS, LAY
from dovre.games.towers.board.pieces import Pen
from dovre.games.towers.board.scene import SIDES, Grid, grid_of, tile_picture
from dovre.games.towers.components import COLOURS, FIXED
from dovre.games.towers.path import LAYS, ORIGIN, SHAPES, STEPS, WIDE, lay_number, path_of, placements, point_xy
from dovre.render.placing import Look, Point, Turn, outline, placer
from dovre.render.svg import Box, circle, fit_text, group, num, number, path, rect, use

At = tuple[int, int]
LINES = 0.4  # lines of a tile to be laid are as thick as those of a piece of so many cells
COSTS = {"build": FIXED.build_cost, "lengthen": FIXED.lengthen_cost}


def draw_acts(pen: Pen, box: Box) -> None:
    """The action spaces: a sign, a word, what it costs."""
    c, least = pen.c, pen.least
    wide = (box.w - 5 * (len(ACTS) - 1)) / len(ACTS)
    for at, act in enumerate(ACTS):
        place = Box(round(box.x + at * (wide + 5), 1), box.y, round(wide, 1), box.h)
        name = f"act:{act}"
        pen.at(name, place)
        out = rect(place, 9, fill=c["card"], stroke=c["edge"], stroke_width="1.4")
        size = min(place.h - least * 1.9, place.w * 0.5)
        x = place.x + place.w / 2
        left = x - size / 2 - (least * 0.9 if act in COSTS else 0)
        out += use(pen.sheet, f"act_{act}", left, place.y + 5, size, fill=c["quietink"], stroke="none")
        if act in COSTS:
            sign = min(size, least * 1.2)
            y = place.y + 5 + (size - sign) / 2
            out += number(left + size + least * 0.7, y + sign * 0.5 + least * 0.36, COSTS[act], least, c["cardink"])
            out += use(
                pen.sheet,
                "crystal",
                left + size + least * 1.1,
                y,
                sign,
                fill=c["crystal"],
                stroke=c["soot"],
                stroke_width=".8",
            )
        word = pen.words.say(f"board.short.{act}")
        out += fit_text(
            x, place.y + place.h - least * 0.5, word, least + 1, place.w - 8, least, c["cardink"], "middle", serif=False
        )
        pen.sheet.put("pieces", group(out, pen.words.act(act), data_place=name))


def draw_reserve(pen: Pen, reserve: tuple[int, ...], box: Box) -> None:
    """Towers left, by colour, each with the creature that it hits."""
    c, least = pen.c, pen.least
    wide = (box.w - 5 * (len(COLOURS) - 1)) / len(COLOURS)
    for at, colour in enumerate(COLOURS):
        place = Box(round(box.x + at * (wide + 5), 1), box.y, round(wide, 1), box.h)
        name = f"reserve:{colour}"
        pen.at(name, place)
        left = reserve[at]
        out = rect(place, 9, fill=c["panel"], stroke=c[colour], stroke_width="2")
        high = place.h - 8
        out += use(
            pen.sheet,
            f"tower_{colour}",
            place.x + 6,
            place.y + 4,
            high * 0.82,
            high,
            opacity=".3" if not left else None,
        )
        out += number(place.x + place.w * 0.62, place.y + place.h / 2 + least * 0.42, f"×{left}", least + 2, c["ink"])
        pen.sheet.put("pieces", group(out, pen.words.reserve(at, left), data_place=name))


# -- the tile to be laid ----------------------------------------------------------------------------------------------


def _shape(laid: tuple[int, ...], tile: int, entry: int) -> tuple[list[At], list[int], list[tuple[At, int]]]:
    """Places, open sides and exits (place and side) of a tile as it would lie."""
    way = path_of(laid)
    cells, exits = SHAPES[tile][entry][way.side]
    ats = [point_xy(way.city + place) for place, _ in cells]
    return ats, [sides for _, sides in cells], [(ats[cell], side) for cell, side in exits]


def length_after(laid: tuple[int, ...], tile: int, entry: int, exit_: int) -> int:
    """How far the mine is from the city once the tile lies so; 0 where it cannot."""
    if (entry, exit_) not in placements(path_of(laid), tile):
        return 0
    return path_of((*laid, lay_number(tile, entry, exit_))).dist[0]


def _arrow(pen: Pen, x: float, y: float, side: int, size: float, fill: str) -> str:
    """A head of an arrow over the middle of a side, pointing out."""
    dx, dy = SIDES[side]
    tip = (x + dx * size, y + dy * size)
    wings = ((x - dy * size * 0.8, y + dx * size * 0.8), (x + dy * size * 0.8, y - dx * size * 0.8))
    outer = "L".join([f"{num(round(u, 1))} {num(round(v, 1))}" for u, v in (tip, *wings)])
    return path(f"M{outer}Z", fill=pen.c[fill], stroke=pen.c["soot"], stroke_width=max(0.6, size / 8))


def _side_middle(grid: Grid, at: tuple[int, int], side: int) -> tuple[float, float]:
    x, y = grid.corner(at)
    dx, dy = SIDES[side]
    return x + grid.size * (0.5 + dx / 2), y + grid.size * (0.5 + dy / 2)


def draw_lays(pen: Pen, laid: tuple[int, ...], tile: int, box: Box) -> None:
    """All ways to lay the tile."""
    ways = LAYS[tile]
    columns = len(ways) if box.w / len(ways) >= 62 else 6
    rows = -(-len(ways) // columns)
    wide, high = min(92.0, (box.w - 4 * (columns - 1)) / columns), (box.h - 4 * (rows - 1)) / rows
    for at, (entry, exit_) in enumerate(ways):
        row, column = divmod(at, columns)
        x, y = box.x + column * (wide + 4), box.y + row * (high + 4)
        draw_lay(pen, laid, tile, entry, exit_, Box(round(x, 1), round(y, 1), round(wide, 1), round(high, 1)))


def draw_lay(pen: Pen, laid: tuple[int, ...], tile: int, entry: int, exit_: int, box: Box) -> None:
    """One way as a small picture: a dot where it joins the path, an arrow where that goes on, the new length; crossed
    out where it cannot be."""
    c, least = pen.c, pen.least
    before, length = path_of(laid).dist[0], length_after(laid, tile, entry, exit_)
    name = f"lay:{'.'.join(LAY[entry, exit_].parts)}"
    pen.at(name, box)
    told = box.h >= 44
    room = Box(box.x + 4, box.y + 3, box.w - 8, box.h - 6 - (least * 1.1 if told else 0))
    ats, opens, exits = _shape(laid, tile, entry)
    xs, ys = [x for x, _ in ats], [y for _, y in ats]
    size = min(room.w / (max(xs) - min(xs) + 1.7), room.h / (max(ys) - min(ys) + 1.7))
    x = room.x + room.w / 2 - (min(xs) + max(xs) + 1) / 2 * size
    y = room.y + room.h / 2 - (min(ys) + max(ys) + 1) / 2 * size
    grid = Grid(x, y, size)
    picture = tile_picture(pen, grid, ats, opens)
    mx, my = _side_middle(grid, *exits[entry])
    picture += circle(mx, my, size * 0.2, fill=c["mine"], stroke=c["soot"], stroke_width=".8")
    picture += _arrow(pen, *_side_middle(grid, *exits[exit_]), exits[exit_][1], size * 0.3, "gold")
    if not length:
        picture = group(picture, opacity=".3")
        cross = f"M{num(box.x + 8)} {num(box.y + 8)}L{num(box.x + box.w - 8)} {num(box.y + box.h - 8)}"
        picture += path(cross, stroke=c["alarmline"], stroke_width="3", fill="none")
    elif told:
        ink = c["alarmline" if length < before else "cardink"]
        picture += number(box.x + box.w / 2, box.y + box.h - least * 0.4, length, least, ink)
    ground = rect(box, 7, fill=c["card"], stroke=c["edge"], stroke_width="1.2")
    pen.sheet.put("pieces", group(ground + picture, pen.words.lay(tile), data_place=name))


def draw_placer(pen: Pen, laid: tuple[int, ...], tile: int, box: Box) -> None:
    """The tile at the end of the path: pointing at an exit lays it so, R turns it through what fits.

    A place is an exit (`cell`) of the tile joined by one of its exits (`turn`); where an exit lies depends on the turn,
    so that each has a kind of its own.
    """
    grid, fits = grid_of(laid, tile, box), placements(path_of(laid), tile)
    entries = sorted({entry for entry, _ in fits})
    turns = [Turn(str(entry + 1), (at + 1) % len(entries)) for at, entry in enumerate(entries)]
    points, looks = [], []
    for entry, exit_ in fits:
        ats, opens, exits = _shape(laid, tile, entry)
        where, side = exits[exit_]
        mx, my = _side_middle(grid, where, side)
        kind = f"e{entry + 1}x{exit_ + 1}"
        points.append(Point(str(exit_ + 1), round(mx, 1), round(my, 1), kind))
        moved = Grid(grid.x - mx, grid.y - my, grid.size)
        body = tile_picture(pen, moved, ats, opens) + _arrow(pen, 0, 0, side, grid.size * 0.3, "gold")
        after = point_xy(_facing(where, side))
        city = moved.cell(after).inset(grid.size * 0.14)
        body += use(pen.sheet, "city", city.x, city.y, city.w, opacity=".7")
        looks.append(Look(str(entry + 1), body, ((0, 0),), outline([_rim(moved, ats)]), kind))
    pen.sheet.put("targets", placer("lay.{turn}.{cell}", turns, looks, grid.size * LINES, points))


def _facing(at: tuple[int, int], side: int) -> int:
    return ORIGIN + at[1] * WIDE + at[0] + STEPS[side]


def _rim(grid: Grid, ats: list[At]) -> list[tuple[float, float]]:
    """The corners of a tile, clockwise around it."""
    edges = {}
    for x, y in ats:
        for side, (dx, dy) in enumerate(SIDES):
            if (x + dx, y + dy) not in ats:
                corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
                edges[corners[side]] = corners[(side + 1) % 4]
    start = min(edges)
    found, corner = [start], edges[start]
    while corner != start:
        found.append(corner)
        corner = edges[corner]
    return [grid.corner(one) for one in found]
