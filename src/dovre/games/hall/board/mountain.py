"""The mountain: what is printed on the board, and what lies on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from dovre.games.hall.board.look import PATTERNS
from dovre.games.hall.board.pieces import Pen, conversion, converts, tile_body
from dovre.games.hall.board.shapes import (
    bounds,
    clockwise,
    mask_path,
    mirrored,
    points,
    turned,
    way_corners,
    way_path,
    way_points,
)
from dovre.games.hall.box import CLANS, RESOURCES
from dovre.games.hall.components import (
    BIT,
    BOX,
    CELL_NAMES,
    COLUMNS,
    HALL_CELLS,
    HALL_HIGH,
    HALL_LOW,
    HALL_PLACES,
    HALL_WAYS,
    HALLS,
    SIDES,
    STRIDE,
    TUNNEL_CELLS,
    TUNNEL_PLACES,
    TUNNEL_WAYS,
    Way,
    cells_of,
)
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action
from dovre.render.frame import near_seat
from dovre.render.placing import Lines, Look, Turn, lattice, outline, placer
from dovre.render.svg import Box, group, move, num, number, path, rect, use
from dovre.render.theme import SEATS, Theme

COLUMNS_OF = tuple(max(cell % STRIDE for cell in cells_of(side.mountain)) + 1 for side in SIDES)
Row = tuple[int, ...]  # cells, masks or numbers of things

SITE_SIDES = tuple(reduce(or_, side.site_sides) for side in SIDES)
PLACED = ("lay", "build")  # verbs of answers that the page places by itself
JAGS = (0.9, 0.35, 1.25, 0.5, 1.0, 0.2, 1.4, 0.6, 0.8, 0.3)  # how far the crags stick out, one after the other


class Map(NamedTuple):
    """Where the cells of one side lie on the sheet."""

    side: int
    x: float  # the corner of cell a1
    y: float
    size: float  # of a cell

    @property
    def columns(self) -> int:
        return COLUMNS_OF[self.side]

    def corner(self, cell: int) -> tuple[float, float]:
        row, column = divmod(cell, STRIDE)
        return self.x + column * self.size, self.y + row * self.size

    def box(self, cell: int) -> Box:
        x, y = self.corner(cell)
        return Box(x, y, self.size, self.size)

    def around(self, mask: int) -> Box:
        """The box around some cells."""
        form = bounds(points(mask))
        return Box(self.x + form.x * self.size, self.y + form.y * self.size, form.w * self.size, form.h * self.size)

    def outline(self, mask: int, inset: float = 0) -> str:
        return mask_path(mask, self.size, inset, self.x, self.y)


@lru_cache(maxsize=64)
def map_in(side: int, box: Box, rim: float) -> Map:
    """The largest map that leaves a rim around itself, the broader part of it at the left, where numbers stand."""
    size = (box.w - 2 * rim) // COLUMNS_OF[side]  # a whole number: shorter paths
    wide = size * COLUMNS_OF[side]
    return Map(side, round(box.x + (box.w - wide) * 0.68), round(box.y + (box.h - wide) / 2), size)


# -- light, patterns --------------------------------------------------------------------------------------------------


def lights(pen: Pen, grid: Map, seats: int) -> str:
    """The glow of the heart, the sky, the grain of rock, boulders, and the ground of each network."""
    c, prefix = pen.c, pen.sheet.prefix
    size = grid.size
    glow = (
        f'<radialGradient id="{prefix}glow"><stop offset=".1" stop-color="{c["glow"]}" stop-opacity=".75"/>'
        f'<stop offset=".55" stop-color="{c["glow"]}" stop-opacity=".2"/>'
        f'<stop offset="1" stop-color="{c["glow"]}" stop-opacity="0"/></radialGradient>'
        f'<linearGradient id="{prefix}sky" x2="0" y2="1"><stop offset="0" stop-color="{c["sky"]}"/>'
        f'<stop offset="1" stop-color="{c["skylow"]}"/></linearGradient>'
    )
    at = f'x="{num(grid.x)}" y="{num(grid.y)}" patternUnits="userSpaceOnUse"'
    cells = (
        f'<pattern id="{prefix}grid" {at} width="{num(size)}" height="{num(size)}">'
        f'<path d="M0 0V{num(size)}M0 0H{num(size)}" stroke="{c["soot"]}" stroke-opacity=".4"/></pattern>'
        f'<pattern id="{prefix}grain" {at} width="{num(size * 2)}" height="{num(size * 2)}">'
        f'<g transform="scale({size / 30:.3f})" fill="none" stroke-width="1.3">'
        f'<path d="M4 9l7 2M20 5l8-2M38 12l9 3M51 6l5 3M9 27l6-3M30 22l8 2M47 30l9-3M3 44l8 2M22 39l6 4M37 46l9-2'
        f'M53 50l4-4M14 56l7-2M33 57l6 1" stroke="{c["soot"]}" stroke-opacity=".3"/>'
        f'<path d="M5 11l6 2M39 14l7 2M10 29l5-3M48 32l8-3M23 41l4 3M38 48l8-2" stroke="{c["ivory"]}"'
        ' stroke-opacity=".16"/></g></pattern>'
        f'<pattern id="{prefix}rubble" {at} width="{num(size)}" height="{num(size)}">'
        f'<g transform="scale({size / 30:.3f})" stroke="{c["soot"]}" stroke-width="1.5">'
        f'<path d="M0 0h30v30H0Z" fill="{c["soot"]}" fill-opacity=".34"'
        ' stroke="none"/>'
        f'<path fill="{c["stone"]}" d="M2 13l3-8 8-3 4 5-2 7-7 3ZM17 26l-1-7 6-4 7 4-1 8-7 2Z"/>'
        f'<path fill="{c["zone2"]}" d="M18 9l3-6 7 1 1 7-5 4ZM2 27l1-7 6-2 5 4-2 6Z"/></g></pattern>'
    )
    return glow + cells + "".join(_network_pattern(c, prefix, seat) for seat in range(NONE, seats))


def network_fill(pen: Pen, seat: int) -> str:
    return f"url(#{pen.sheet.prefix}{'net' + str(seat + 1) if seat != NONE else 'lost'})"


def _network_pattern(c: Theme, prefix: str, seat: int) -> str:
    """The floor of a seat's galleries; plain grey for what no Portal reaches."""
    name, tone = (f"net{seat + 1}", f"seat{seat}") if seat != NONE else ("lost", "isolated")
    lines = PATTERNS[seat] if seat != NONE else "M0 0h.01M3 3h.01"
    return (
        f'<pattern id="{prefix}{name}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<path d="M0 0h6v6H0Z" fill="{c[tone + "deep"]}"/>'
        f'<path d="{lines}" stroke="{c[tone]}" stroke-opacity=".55" stroke-width="1.1"/></pattern>'
    )


# -- what is printed --------------------------------------------------------------------------------------------------


def draw_ground(pen: Pen, grid: Map, box: Box) -> None:
    """Sky, far peaks, the mantle of snow or leaves, the five zones, the light of the heart: the same all game long."""
    c, prefix = pen.c, pen.sheet.prefix
    side = SIDES[grid.side]
    middle_x, middle_y = grid.x + grid.columns * grid.size / 2, grid.y + grid.columns * grid.size / 2
    out = rect(box, 14, fill=f"url(#{prefix}sky)", stroke=c["edge"], stroke_width="1.2")
    out += _peaks(c, box)
    out += path(_crags(grid, 0.86, 0.55, 3), fill=c["mantlelow"], stroke=c["soot"], stroke_opacity=".5")
    out += path(_crags(grid, 0.62, 0.4, 0), fill=c["mantle"], stroke=c["soot"], stroke_width="1.2")
    out += path(_crags(grid, 0.46, 0.16, 5), fill=c["crag"], stroke=c["soot"], stroke_width="1.6")
    inner = side.mountain
    for zone in range(5):
        out += path(grid.outline(inner), fill=c[f"zone{zone + 1}"], stroke=c["soot"], stroke_width="2")
        inner &= ~side.zones[zone]
    rock = grid.outline(side.mountain)
    radius = grid.columns * grid.size * 0.42
    out += f'<circle cx="{num(middle_x)}" cy="{num(middle_y)}" r="{num(radius)}" fill="url(#{prefix}glow)"/>'
    out += path(rock, fill=f"url(#{prefix}grain)") + path(rock, fill=f"url(#{prefix}grid)")
    heart = bounds(points(side.heart))
    out += use(pen.sheet, "heart", grid.x + heart.x * grid.size, grid.y + heart.y * grid.size, heart.w * grid.size)
    out += _printed(pen, grid)
    for cell in cells_of(side.mountain):
        pen.at(f"cell:{CELL_NAMES[cell]}", grid.box(cell))
    frame = f'<clipPath id="{prefix}frame">{rect(box, 14)}</clipPath>'
    cells = f"{num(grid.x)} {num(grid.y)} {num(grid.size)} {COLUMNS[: grid.columns]}"
    drawn = group(out, cls="mountain", clip_path=f"url(#{prefix}frame)", data_ground=cells)
    pen.sheet.put("board", frame + drawn + _rim(pen, grid))


def _peaks(c: Theme, box: Box) -> str:
    """Two ranges far behind, and drifts at the foot."""
    x, y, w, h = box.x, box.y, box.w, box.h

    def range_(heights: tuple[float, ...], tone: str) -> str:
        step = w / (len(heights) - 1)
        line = "".join(f"L{num(x + at * step)} {num(y + h * high)}" for at, high in enumerate(heights))
        return path(f"M{num(x)} {num(y + h - 8)}{line}L{num(x + w)} {num(y + h - 8)}Z", fill=tone)

    far = range_((0.4, 0.27, 0.36, 0.22, 0.4, 0.5, 0.4, 0.25, 0.34, 0.24, 0.42), c["far"])
    near = range_((0.56, 0.47, 0.6, 0.5, 0.7, 0.8, 0.68, 0.52, 0.6, 0.45, 0.58), c["near"])
    drift = range_((0.8, 0.84, 0.79, 0.87, 0.9, 0.93, 0.9, 0.86, 0.8, 0.85, 0.79), c["mantlelow"])
    return far + near + drift


def _crags(grid: Map, out: float, rough: float, first: int) -> str:
    """The mountain's silhouette around its corners, with rough edges."""
    corners = _hull(grid)
    line = []
    jag = first
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        across = ((y1 - y0) / length, -(x1 - x0) / length)  # outward
        count = max(2, round(length / grid.size / 1.3))
        for at in range(count):
            far = grid.size * (out + rough * JAGS[jag % len(JAGS)])
            jag += 1
            share = at / count
            line.append((x0 + (x1 - x0) * share + across[0] * far, y0 + (y1 - y0) * share + across[1] * far))
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in line) + "Z"


@lru_cache(maxsize=16)  # drawn around three times
def _hull(grid: Map) -> list[tuple[float, float]]:
    """The outer corners of the mountain, clockwise on the sheet."""
    spots = set()
    for r, c in points(SIDES[grid.side].mountain):
        spots |= {(c, r), (c + 1, r), (c, r + 1), (c + 1, r + 1)}
    ordered = sorted(spots)

    def half(line: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for x, y in line:
            while len(found) > 1:
                (ax, ay), (bx, by) = found[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                found.pop()
            found.append((x, y))
        return found[:-1]

    turns = half(ordered) + half(reversed(ordered))
    return [(grid.x + x * grid.size, grid.y + y * grid.size) for x, y in turns]


def _printed(pen: Pen, grid: Map) -> str:
    """Niches of the Statues and the start spaces with their number of players."""
    side, size = SIDES[grid.side], grid.size
    out = ""
    for cell in side.statue_ring:
        x, y = grid.corner(cell)
        out += use(pen.sheet, "niche", x + 1, y + 1, size - 2)
    for seats, cells in side.starts.items():
        for cell in cells:
            x, y = grid.corner(cell)
            letters = max(pen.least, size * 0.5)
            out += rect(
                Box(x, y, size, size).inset(size * 0.06), size * 0.44, fill=pen.c["soot"],
                fill_opacity=".5", stroke=pen.c["ivory"], stroke_width="1.2",
            )  # fmt: skip
            out += number(x + size / 2, y + size / 2 + letters * 0.36, seats, letters, pen.c["ivory"])
    return out


def _rim(pen: Pen, grid: Map) -> str:
    """Letters and numbers of the cells, discreetly, where the mountain begins.

    Numbers stand at the left and letters above. Small cells have no room for both at a corner: there the lower rows
    have their numbers at the right and the left columns their letters below.
    """
    size, cell = pen.least, grid.size
    rows: dict[int, list[int]] = {}
    columns: dict[int, list[int]] = {}
    for r, c in points(SIDES[grid.side].mountain):
        rows.setdefault(r, []).append(c)
        columns.setdefault(c, []).append(r)
    out, middle = "", len(rows) / 2
    for r, found in rows.items():
        turned = pen.narrow and min(found) > 0 and r > middle
        x = grid.x + (max(found) + 1) * cell + 2 if turned else grid.x + min(found) * cell - (1 if pen.narrow else 3)
        y = grid.y + (r + 0.5) * cell + size * 0.35 if pen.narrow else grid.y + r * cell + size * 0.84
        out += f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{"start" if turned else "end"}">{r + 1}</text>'
    letters = sorted(columns)
    across = " ".join(f"{grid.x + (c + (0.5 if pen.narrow else 0.38)) * cell:.0f}" for c in letters)
    down = " ".join(f"{_letter_base(pen, grid, c, columns[c], middle):.0f}" for c in letters)
    out += f'<text x="{across}" y="{down}">{COLUMNS[: len(letters)]}</text>'
    return group(out, cls="rim", opacity=".85", font_size=size, font_weight="400", fill=pen.c["ivory"])


def _letter_base(pen: Pen, grid: Map, column: int, rows: list[int], middle: float) -> float:
    if pen.narrow and min(rows) > 0 and column < middle:
        return grid.y + (max(rows) + 1) * grid.size + pen.least * 0.86
    return grid.y + min(rows) * grid.size - 2


# -- what lies on it --------------------------------------------------------------------------------------------------


def lay_mountain(pen: Pen, view: HallView, grid: Map, box: Box) -> None:
    networks = tuple([player.network for player in view.players])
    portals = tuple([(player.portal, pen.words.seat(seat)) for seat, player in enumerate(view.players)])
    ground = (view.rubble, view.buried, view.sites, view.tunnels, view.halls)
    covered = reduce(or_, view.statues) & ~view.free
    pen.area("mountain", _lay_mountain, grid, box, ground, networks, portals, view.pedestals, view.statues, covered)


def _lay_mountain(
    pen: Pen, grid: Map, box: Box, ground: tuple[int, int, Row, Row, Row], networks: Row,
    portals: tuple[tuple[int, str], ...], pedestals: Row, statues: Row, covered: int,
) -> None:  # fmt: skip
    """What is printed, then from below: rubble, riches, sites, Tunnels, Great Halls, Pedestals, Portals, Statues."""
    rubble, buried, sites, tunnels, halls = ground
    nets, all_statues = reduce(or_, networks), reduce(or_, statues)
    pen.draw("ground", draw_ground, grid, box)
    pen.area("rock", lay_rock, grid, rubble, buried)
    pen.area("sites", lay_sites, grid, sites, nets & SITE_SIDES[grid.side])
    pen.area("tiles", lay_tiles, grid, tunnels, halls, networks, portals, pedestals, all_statues)
    pen.area("pedestals", lay_pedestals, grid, pedestals)
    pen.area("portals", lay_portals, grid, portals)
    pen.area("statues", lay_statues, grid, statues, covered, nets & all_statues, pedestals)


def lay_rock(pen: Pen, grid: Map, rubble: int, buried: int) -> None:
    if rubble:
        pen.draw("rubble", draw_rubble, grid, rubble)
    for zone, mask in enumerate(SIDES[grid.side].zones):
        if mask & buried:
            pen.draw(f"buried.{zone + 1}", draw_buried, grid, mask & buried)


def draw_rubble(pen: Pen, grid: Map, rubble: int) -> None:
    body = path(grid.outline(rubble), fill=f"url(#{pen.sheet.prefix}rubble)")
    pen.sheet.put("pieces", group(body, cls="rubble"))


def draw_buried(pen: Pen, grid: Map, cells: int) -> None:
    """Resources in their pits, all those of a zone."""
    for cell, (resource, amount) in SIDES[grid.side].riches.items():
        if cells & BIT[cell]:
            x, y = grid.corner(cell)
            out = use(pen.sheet, f"pit_{RESOURCES[resource]}{amount}", x, y, grid.size)
            told = pen.words.of(CELL_NAMES[cell], pen.words.goods(RESOURCES[resource], amount))
            pen.sheet.put("pieces", group(out, told, cls="buried", data_place=f"cell:{CELL_NAMES[cell]}"))


# -- Workshop sites ---------------------------------------------------------------------------------------------------


def lay_sites(pen: Pen, grid: Map, sites: Row, reached: int) -> None:
    side = SIDES[grid.side]
    for site, kind in enumerate(sites):
        cell = side.sites[site]
        opened = side.site_sides[site] & reached if kind != NONE else 0
        pen.draw(f"site.{CELL_NAMES[cell]}", draw_site, grid, cell, kind, opened)


def draw_site(pen: Pen, grid: Map, cell: int, kind: int, opened: int) -> None:
    """A Workshop site: empty, or with a Workshop; a bright door on each open side."""
    x, y = grid.corner(cell)
    size, name = grid.size, CELL_NAMES[cell]
    pen.at(f"site:{name}", grid.box(cell))
    if kind == NONE:
        body = use(pen.sheet, "site", x + 1, y + 1, size - 2)
        told = pen.words.of(name, pen.words.say("board.site"))
        pen.sheet.put("pieces", group(body, told, cls="site", data_place=f"site:{name}"))
        return
    body = use(pen.sheet, "workshop", x - size * 0.04, y - size * 0.06, size * 1.08)
    paid, gained = converts(BOX.workshops[kind].uses[0])
    body += use(pen.sheet, paid, x + size * 0.13, y + size * 0.5, size * 0.34)
    body += use(pen.sheet, gained, x + size * 0.53, y + size * 0.5, size * 0.34)
    body += _doors(pen, grid, cell, opened)
    told = pen.words.of(name, pen.words.workshop(kind))
    told += f". {pen.words.say('board.entrances', n=opened.bit_count())}"
    names = {"data_place": f"site:{name}", "data_piece": f"workshop:{name}"}
    pen.sheet.put("pieces", group(body, told, cls="site workshop", **names))


def _doors(pen: Pen, grid: Map, cell: int, opened: int) -> str:
    """Open entrances: a bright bar on each of those sides."""
    x, y = grid.corner(cell)
    size = grid.size
    line = ""
    for beside in cells_of(opened):
        down, right = beside // STRIDE - cell // STRIDE, beside % STRIDE - cell % STRIDE
        if down:
            line += f"M{num(x + size * 0.3)} {num(y + size * (down > 0))}h{num(size * 0.4)}"
        else:
            line += f"M{num(x + size * (right > 0))} {num(y + size * 0.3)}v{num(size * 0.4)}"
    if not line:
        return ""
    thick = size / 6
    return path(line, stroke=pen.c["soot"], stroke_width=thick) + path(
        line, stroke=pen.c["ready"], stroke_width=thick * 0.6
    )


# -- Tunnels and Great Halls ------------------------------------------------------------------------------------------


def owner_of(networks: Sequence[int], cells: int) -> int:
    """Whose network a tile belongs to, NONE where it is isolated. [HALL-N5]"""
    for seat, network in enumerate(networks):
        if network & cells:
            return seat
    return NONE


def lay_tiles(
    pen: Pen, grid: Map, tunnels: Row, halls: Row, networks: Row,
    portals: tuple[tuple[int, str], ...], pedestals: Row, statues: int,
) -> None:  # fmt: skip
    """Each network: one dark bed, and its tiles on it, in the colour and pattern of the seat."""
    on = pedestals[0] | pedestals[1] | pedestals[2]
    by_seat: dict[int, list[int]] = {}
    for tunnel in tunnels:
        by_seat.setdefault(owner_of(networks, TUNNEL_CELLS[tunnel]), []).append(tunnel)
    for seat, laid in sorted(by_seat.items()):
        bed = BIT[portals[seat][0]] if seat != NONE and portals[seat][0] != NONE else 0
        for tunnel in laid:
            bed |= TUNNEL_CELLS[tunnel]
        pen.draw(f"bed.p{seat + 1}", draw_bed, grid, bed)
        for tunnel in laid:
            place = TUNNEL_PLACES[tunnel]
            bare = place.mark != NONE and not BIT[place.mark] & on
            pen.draw(f"tile.{place.name}", draw_tile, grid, tunnel, seat, bare)
    for hall in halls:
        place = HALL_PLACES[hall]
        graced = bool(statues & BIT[place.mark])
        pen.draw(f"hall.{HALLS[place.way.tile]}", draw_hall, grid, hall, owner_of(networks, HALL_CELLS[hall]), graced)


def draw_bed(pen: Pen, grid: Map, cells: int) -> None:
    pen.sheet.put("pieces", path(grid.outline(cells, -1), fill=pen.c["soot"]))


def draw_tile(pen: Pen, grid: Map, tunnel: int, seat: int, bare: bool) -> None:
    """A tile, and its anchor where no Pedestal stands on it."""
    place = TUNNEL_PLACES[tunnel]
    piece, name = f"tile:{place.name}", f"tunnel:{CELL_NAMES[place.first]}"
    pen.at(piece, grid.around(place.cells))
    pen.at(name, grid.around(place.cells))
    x, y = grid.corner(place.first)
    body = path(way_path(place.way, grid.size, round(grid.size / 13)))
    if bare:
        u, v = grid.corner(place.mark)
        body += use(pen.sheet, "anchor", u - x + grid.size * 0.26, v - y + grid.size * 0.26, grid.size * 0.48)
    told = pen.words.say("board.tunnel", size=len(place.way.steps))
    tile = group(body, told, cls="piece tile", data_piece=piece, data_place=name, transform=move(x, y))
    lost = ("network isolated", None, pen.c["isolated"])
    cls, of, line = ("network", f"p{seat + 1}", SEATS[seat][0]) if seat != NONE else lost
    fill = network_fill(pen, seat)
    pen.sheet.put("pieces", group(tile, cls=cls, data_seat=of, fill=fill, stroke=line, stroke_width=grid.size / 14))


def draw_hall(pen: Pen, grid: Map, number_: int, seat: int, graced: bool) -> None:
    """A floor of pale stone with its altar; its two values, the one that counts clear."""
    place = HALL_PLACES[number_]
    x, y = grid.corner(place.first)
    size, c, hall = grid.size, pen.c, place.way.tile
    name = f"hall:{HALLS[hall]}"
    pen.at(name, grid.around(place.cells))
    tone = SEATS[seat][0] if seat != NONE else c["isolated"]
    body = path(way_path(place.way, size, -1), fill=c["soot"])
    body += path(way_path(place.way, size, round(size / 11)), fill=c["floor"], stroke=tone, stroke_width=size / 8)
    body += path(way_path(place.way, size, round(size / 5)), fill="none", stroke=c["zone4"], stroke_width="1")
    u, v = grid.corner(place.mark)
    body += use(pen.sheet, "altar", u - x + size * 0.14, v - y + size * 0.14, size * 0.72)
    cells = [cell for cell in cells_of(place.cells) if cell != place.mark]
    for cell, value, counts in ((cells[0], HALL_LOW[hall], not graced), (cells[-1], HALL_HIGH[hall], graced)):
        u, v = grid.corner(cell)
        body += group(
            number(u - x + size / 2, v - y + size * 0.74, value, max(pen.least, size * 0.56), c["goldink"]),
            opacity=None if counts else ".45",
        )
    pen.sheet.put("pieces", group(body, pen.words.hall(hall), cls="piece hall", data_piece=name, transform=move(x, y)))


# -- Pedestals, Portals, Statues --------------------------------------------------------------------------------------


def lay_pedestals(pen: Pen, grid: Map, pedestals: Row) -> None:
    for clan, mask in enumerate(pedestals):
        for cell in cells_of(mask):
            pen.draw(f"pedestal.{CELL_NAMES[cell]}", draw_pedestal, grid, clan, cell)


def draw_pedestal(pen: Pen, grid: Map, clan: int, cell: int) -> None:
    x, y = grid.corner(cell)
    size, name = grid.size, f"pedestal:{CELL_NAMES[cell]}"
    pen.at(name, grid.box(cell))
    body = use(pen.sheet, f"pedestal_{CLANS[clan]}", x + size * 0.02, y + size * 0.02, size * 0.96)
    told = pen.words.of(CELL_NAMES[cell], pen.words.say(f"pedestal.{CLANS[clan]}"))
    pen.sheet.put("pieces", group(body, told, cls="piece pedestal", data_piece=name))


def lay_portals(pen: Pen, grid: Map, portals: tuple[tuple[int, str], ...]) -> None:
    for seat, (cell, name) in enumerate(portals):
        if cell != NONE:
            pen.draw(f"portal.p{seat + 1}", draw_portal, grid, seat, cell, name)


def draw_portal(pen: Pen, grid: Map, seat: int, cell: int, name: str) -> None:
    x, y = grid.corner(cell)
    piece = f"portal:p{seat + 1}"
    pen.at(piece, grid.box(cell))
    body = use(pen.sheet, f"portal{seat}", x + 0.5, y + 0.5, grid.size - 1)
    told = pen.words.say("board.portal_of", seat=name, cell=CELL_NAMES[cell])
    pen.sheet.put("pieces", group(body, told, cls="piece portal", data_piece=piece))


def lay_statues(pen: Pen, grid: Map, statues: Row, covered: int, reached: int, pedestals: Row) -> None:
    for clan, mask in enumerate(statues):
        for cell in cells_of(mask):
            bit = BIT[cell]
            freed = 2 if reached & bit else int(bool(covered & bit))
            pen.draw(f"statue.{CELL_NAMES[cell]}", draw_statue, grid, clan, cell, freed, bool(pedestals[clan] & bit))


def draw_statue(pen: Pen, grid: Map, clan: int, cell: int, freed: int, doubled: bool) -> None:
    """Buried ones dim in the rock, unearthed ones bright; a star where a Pedestal of the clan doubles them."""
    x, y = grid.corner(cell)
    size, c, name = grid.size, pen.c, f"statue:{CELL_NAMES[cell]}"
    pen.at(name, grid.box(cell))
    if not freed:
        body = use(pen.sheet, f"buried_{CLANS[clan]}", x + size * 0.1, y + size * 0.08, size * 0.8)
    else:
        body = use(pen.sheet, f"statue_{CLANS[clan]}", x + size * 0.07, y - size * 0.06, size * 0.86)
    if doubled:
        body += use(pen.sheet, "star", x + size * 0.62, y - size * 0.1, size * 0.4, fill=c["gold"], stroke=c["soot"],
                    stroke_width="2")  # fmt: skip
    told = pen.words.statue(clan, cell, SIDES[grid.side].zone_of[cell], bool(freed))
    opacity = ".6" if freed == 1 else None
    pen.sheet.put("pieces", group(body, told, cls="piece statue", data_piece=name, opacity=opacity))


# -- a Workshop at work, a tile in hand -------------------------------------------------------------------------------


def lay_uses(pen: Pen, view: HallView, grid: Map, box: Box, high: float) -> None:
    top = view.frames[-1] if view.frames else ("",)
    if top[0] == "use":
        pen.draw("uses", draw_uses, grid, view.board.sites[top[2]], view.sites[top[2]], box, high)


def draw_uses(pen: Pen, grid: Map, cell: int, kind: int, box: Box, high: float) -> None:
    """While a Workshop is used: its conversions on a small board beside it, each large enough to choose."""
    uses = BOX.workshops[kind].uses
    x, y = grid.corner(cell)
    wide, gap = high * 2.9 + pen.least, 5
    tall = len(uses) * (high + gap) + gap
    left = x + grid.size + 8 if x + grid.size + 8 + wide + 12 < box.x + box.w else x - wide - 20
    upper = min(max(box.y + 8, y - tall / 2), box.y + box.h - tall - 8)
    c = pen.c
    out = rect(Box(left, upper, wide + 12, tall), 9, fill=c["panel"], stroke=c["can"], stroke_width="2.4")
    for n, one in enumerate(uses):
        place = Box(left + 6, upper + gap + n * (high + gap), wide, high)
        pen.at(f"use:{n + 1}", place)
        size = high * 0.72
        body = rect(place, 6, fill=c["card"], stroke=c["edge"], stroke_width="1.2")
        body += conversion(pen, one, False, place.x + wide / 2, place.y + (high - size) / 2, size)
        out += group(body, pen.words.use(one), data_place=f"use:{n + 1}")
    pen.sheet.put("marks", group(out, cls="uses"))


def lay_placer(pen: Pen, view: HallView, grid: Map) -> None:
    """The cells of the mountain; while a tile is to be laid, the tile in every way it can lie, and where it may go."""
    if view.seat is not None:
        pen.draw("lattice", draw_lattice, grid)
    if any(action.verb in PLACED for action in view.legal):
        pen.area("placer", lay_ways, grid, view.legal, near_seat(view))


def draw_lattice(pen: Pen, grid: Map) -> None:
    half = grid.size / 2
    columns = Lines(grid.x + half, grid.size, COLUMNS[: grid.columns])
    rows = Lines(grid.y + half, grid.size, [str(at + 1) for at in range(grid.columns)])
    pen.sheet.put("board", lattice(columns, rows))


def lay_ways(pen: Pen, grid: Map, legal: tuple[Action, ...], seat: int) -> None:
    asked = [action for action in legal if action.verb in PLACED]
    verb = asked[0].verb
    places = [(TUNNEL_PLACES if verb == "lay" else HALL_PLACES)[action.number] for action in asked]
    pen.draw("legal", draw_lit, grid, reduce(or_, [place.cells for place in places]))
    pen.draw("placer", draw_ways, grid.size, verb, places[0].way.tile, seat)


def draw_lit(pen: Pen, grid: Map, cells: int) -> None:
    lit = grid.outline(cells, 1.5)
    c = pen.c
    hint = path(lit, fill=c["ready"], fill_opacity=".26", stroke=c["soot"], stroke_width="3.2", stroke_opacity=".7")
    hint += path(lit, fill="none", stroke=c["ready"], stroke_width="1.8", stroke_dasharray="5 4")
    pen.sheet.put("marks", group(hint, cls="legal", pointer_events="none"))


def draw_ways(pen: Pen, size: float, verb: str, tile: int, seat: int) -> None:
    fill, mark = (network_fill(pen, seat), "anchor") if verb == "lay" else (pen.c["floor"], "altar")
    ways = [way for way in (TUNNEL_WAYS if verb == "lay" else HALL_WAYS) if way.tile == tile]
    turns = [Turn(way.name, turned(way, ways, clockwise), turned(way, ways, mirrored)) for way in ways]
    looks = [_look(pen, way, size, tile_body(pen, way, size, fill, SEATS[seat][0], mark)) for way in ways]
    pen.sheet.put("targets", placer(f"{verb}.{{turn}}.{{cell}}", turns, looks, size))


def _look(pen: Pen, way: Way, size: float, body: str) -> Look:
    """A tile around the middle of its first cell."""
    half = size / 2
    cells = [(column * size, row * size) for row, column in way_points(way)]
    shape = outline(way_corners(way, size, -half))
    return Look(way.name, group(body, transform=move(-half, -half)), cells, shape)
