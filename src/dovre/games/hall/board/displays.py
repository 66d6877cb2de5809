"""What waits beside the mountain: tiles and Great Halls, Pedestal track, scoring tables, bag, a Spell at work."""

from __future__ import annotations

from dovre.games.hall.board.mountain import network_fill
from dovre.games.hall.board.pieces import BADGE, Pen, badge, empty_place, plate, set_down, slab, tile_picture
from dovre.games.hall.box import CLANS, EFFECTS, RESOURCES
from dovre.games.hall.components import (
    BOX,
    FIXED,
    HALL_HIGH,
    HALL_LOW,
    HALL_PLACES,
    HALL_WAYS,
    HALLS,
    MINERALS,
    SHAPES,
    SPELLS,
    STATUE_CLANS,
    TUNNEL_WAYS,
    ZONES,
)
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.render.frame import seat_sign
from dovre.render.svg import Box, fit_text, group, label, number, rect, small_text, use
from dovre.render.theme import SEATS

FIRST_WAY = {way.tile: way for way in reversed(TUNNEL_WAYS)}
FIRST_HALL_WAY = {way.tile: way for way in reversed(HALL_WAYS)}


# -- tiles ------------------------------------------------------------------------------------------------------------


def lay_piles(pen: Pen, view: HallView, box: Box, rows: int, letters: float) -> None:
    """In the colour of the viewer, or of the one that spectators see at work."""
    near = view.seat if view.seat is not None else (view.waiting[0] if view.waiting else 0)
    pen.area("piles", _lay_piles, view.piles, near, box, rows, letters)


def _lay_piles(pen: Pen, piles: tuple[int, ...], near: int, box: Box, rows: int, letters: float) -> None:
    """Fourteen shapes with how many are left of each."""
    columns = -(-len(SHAPES) // rows)
    wide, high = box.w / columns, box.h / rows
    for shape, left in enumerate(piles):
        row, column = divmod(shape, columns)
        place = Box(box.x + column * wide + 1, box.y + row * high + 1, wide - 2, high - 2)
        pen.draw(f"pile.{SHAPES[shape]}", draw_pile, shape, left, place, letters, near)


def draw_pile(pen: Pen, shape: int, left: int, place: Box, letters: float, near: int) -> None:
    wide, high = place.w, place.h
    out = slab(pen, wide, high)
    room = Box(4, 4, wide - 8 - letters * 0.4, high - 8)
    picture = tile_picture(pen, FIRST_WAY[shape], room, network_fill(pen, near), SEATS[near][0], "anchor", 14)
    out += picture if left else group(picture, opacity=".3")
    out += small_text(wide - 4, high - 5, str(left), letters, pen.c["ivory"], "end")
    set_down(pen, "piles", "pile", f"pile:{SHAPES[shape]}", None, place, out, pen.words.pile(shape, left))


def lay_display(pen: Pen, halls: tuple[int, ...], box: Box, columns: int, letters: float) -> None:
    """The Great Halls nobody has built: shape, altar, value without and with a Statue on it. [HALL-G1, HALL-G10]"""
    built = {HALL_PLACES[place].way.tile for place in halls}
    rows = -(-len(HALLS) // columns)
    wide, high = box.w / columns, box.h / rows
    for hall, name in enumerate(HALLS):
        row, column = divmod(hall, columns)
        place = Box(box.x + column * wide + 1, box.y + row * high + 1, wide - 2, high - 2)
        pen.draw(f"display.{name}", draw_hall, hall, hall in built, place, letters)


def draw_hall(pen: Pen, hall: int, built: bool, place: Box, letters: float) -> None:
    """The figures stand beside the shape, or below it where the slab is narrow."""
    if built:
        pen.sheet.put("pieces", group(empty_place(pen, place), cls="display"))
        return
    c, wide, high = pen.c, place.w, place.h
    token = letters / BADGE
    narrow = wide < high * 1.3
    room = Box(3, 3, wide - 6, high - 6 - token) if narrow else Box(3, 3, wide - 6 - letters * 1.7, high - 6)
    out = slab(pen, wide, high)
    out += tile_picture(pen, FIRST_HALL_WAY[hall], room, c["floor"], c["zone4"], "altar", 17)
    right = wide - token / 2 - 3
    low = (token / 2 + 2, high - token * 0.36) if narrow else (right, high * 0.36)
    out += number(*low, HALL_LOW[hall], letters, c["ivory"])
    out += badge(pen, right - token / 2, high - token - 1.5 if narrow else high * 0.5, token, HALL_HIGH[hall])
    name = f"hall:{HALLS[hall]}"
    set_down(pen, "display", "piece hall", name, name, place, out, pen.words.hall(hall))


# -- track, tables, bag -----------------------------------------------------------------------------------------------


def lay_corners(pen: Pen, view: HallView, track: Box, tables: Box, bag: Box, charm: Box) -> None:
    """What stands in the corners of the mountain."""
    takers = tuple([(place, seat) for seat, player in enumerate(view.players) for place, _ in player.tokens])
    pen.draw("track", draw_track, view.track, takers, track)
    pen.draw("tables", draw_tables, tables)
    pen.draw("bag", draw_bag, view.bag, view.coronations, bag)
    lay_charm(pen, view, charm)


def lay_charm(pen: Pen, view: HallView, box: Box) -> None:
    if view.charm != NONE and not view.over:
        pen.draw("charm", draw_charm, view.charm, view.ghosts, box)


def draw_track(pen: Pen, track: tuple[int | None, ...], takers: tuple[tuple[int, int], ...], box: Box) -> None:
    """The Pedestal track: zones across with what a Statue is worth there, clans down with the benefit tokens."""
    c = pen.c
    step, high = box.w / (ZONES + 0.8), box.h / (STATUE_CLANS + 1)
    out = plate(pen, box)
    out += use(pen.sheet, "statue_moon", box.x, box.y + 1, min(high - 3, step * 0.8))
    taken = dict(takers)
    for zone in range(ZONES):
        x = box.x + (zone + 0.8) * step
        ground = rect(Box(x + 1, box.y + 1, step - 2, high - 3), 3, fill=c[f"zone{zone + 1}"], stroke=c["soot"])
        value = label(
            x + step / 2, box.y + high * 0.68, str(FIXED.statue_value[zone]), max(pen.least, high * 0.6), c["ivory"],
            stroke=c["soot"], stroke_width=high * 0.12, paint_order="stroke",
        )  # fmt: skip
        out += group(ground + value, pen.words.zone(zone), data_place=f"zone:{FIXED.zone_names[zone]}")
    for clan in range(STATUE_CLANS):
        y = box.y + (clan + 1) * high
        out += use(pen.sheet, f"pedestal_{CLANS[clan]}", box.x, y, min(high - 2, step * 0.8))
        for zone in range(ZONES):
            x, place = box.x + (zone + 0.8) * step, zone * STATUE_CLANS + clan
            size = min(high, step) - 1
            if place in taken:
                token = seat_sign(pen, taken[place], x + (step - size * 0.8) / 2, y + size * 0.1, size * 0.8)
            else:
                token = badge(pen, x + (step - size) / 2, y, size, track[place] or 0)
            told = pen.words.benefit(place, None if place in taken else track[place])
            out += group(token, told, data_place=f"benefit:{FIXED.zone_names[zone]}.{CLANS[clan]}")
    pen.at("track:benefits", box)
    pen.sheet.put("board", group(out, pen.words.say("board.track"), cls="track", data_place="track:benefits"))


def draw_tables(pen: Pen, box: Box) -> None:
    """What a Tunnel scores by its size and mineral. [HALL-D4]"""
    c = pen.c
    sizes = [size for size in FIXED.tunnel_score if any(FIXED.tunnel_score[size])]
    step, high = box.w / 4, box.h / (len(sizes) + 1)
    out = plate(pen, box)
    for at, mineral in enumerate(MINERALS):
        size = min(high - 2, step * 0.8)
        out += use(pen.sheet, RESOURCES[mineral], box.x + (at + 1) * step + (step - size) / 2, box.y, size)
    for row, size in enumerate(sizes):
        y = box.y + (row + 1) * high
        cell = min(high * 0.3, step / (size + 0.6))
        for at in range(size):
            out += rect(Box(box.x + at * cell, y + high * 0.3, cell - 0.8, cell - 0.8), 0.6, fill=c["plateink"])
        for at in range(3):
            value = FIXED.tunnel_score[size][at]
            out += number(box.x + (at + 1.5) * step, y + high * 0.72, value, max(pen.least, high * 0.66), c["plateink"])
    pen.sheet.put("board", group(out, pen.words.say("board.tables"), cls="tables", data_place="table:tunnels"))


def draw_bag(pen: Pen, bag: tuple[int, ...], coronations: tuple[int, ...], box: Box) -> None:
    """The bag with what is left in it by clan, and the Coronation tokens."""
    c = pen.c
    out = plate(pen, box)
    high = box.h / 2
    pouch = Box(box.x, box.y, high, high)
    pen.at("bag:any", pouch)
    told = pen.words.of(pen.words.say("board.bag"), pen.words.say("board.pedestals_in_bag", n=sum(bag)))
    out += group(use(pen.sheet, "bag", pouch.x + 1, pouch.y + 1, high - 3), told, data_place="bag:any")
    step = (box.w - high) / STATUE_CLANS
    pieces = ""
    for clan in range(STATUE_CLANS):
        place = Box(box.x + high + clan * step, box.y, step - 1, high)
        pen.at(f"bag:{CLANS[clan]}", place)
        size = min(high - 4, step * 0.56)
        body = use(pen.sheet, f"pedestal_{CLANS[clan]}", place.x + 1, place.y + (high - size) / 2, size,
                   opacity=None if bag[clan] else ".35")  # fmt: skip
        body += small_text(place.x + size + 3, place.y + high * 0.68, str(bag[clan]), high * 0.52, c["plateink"])
        told = pen.words.say("board.in_bag", n=bag[clan], clan=CLANS[clan])
        pieces += group(body, told, data_place=f"bag:{CLANS[clan]}")
    y = box.y + high
    crown = use(pen.sheet, "crown", box.x + 2, y + 2, high - 5, fill=c["gold"], stroke=c["soot"], stroke_width="1.4")
    for at, honor in enumerate(reversed(coronations)):
        crown += badge(pen, box.x + high + at * high, y + 1, high - 4, honor)
    out += pieces + group(crown, pen.words.say("board.coronations"), data_place="crown:coronations")
    pen.sheet.put("board", group(out, cls="bag"))


def draw_charm(pen: Pen, charm: int, ghosts: int, box: Box) -> None:
    """The Spell at work this turn, and what is left of it."""
    c = pen.c
    spell = next(n for n, one in enumerate(BOX.spells) if one.effect == EFFECTS[charm])
    out = rect(box, 8, fill=c["plate"], fill_opacity=".92", stroke=c["rune"], stroke_width="2")
    size = box.h - 12
    out += use(pen.sheet, "rune", box.x + 4, box.y + 6, size)
    name = pen.words.texts.table[f"spell.{SPELLS[spell]}"]
    told = f"{name} · {ghosts}" if ghosts else name
    base = box.y + box.h / 2 + pen.least * 0.36
    room = box.w - size - 14
    out += fit_text(box.x + size + 8, base, told, pen.least + 1, room, pen.least, c["plateink"], rows=2)
    pen.sheet.put("board", group(out, pen.words.spell(spell), cls="charm", data_place=f"charm:{SPELLS[spell]}"))
