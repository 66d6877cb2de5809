"""Where everything lies: the frame of the board, the table for a desktop screen and for a phone."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.towers.board.art import symbols
from dovre.games.towers.board.cards import (
    draw_event,
    draw_no_trophies,
    draw_pile,
    draw_spell,
    draw_track,
    draw_trophy,
    lay_hand,
    lay_market,
)
from dovre.games.towers.board.day import draw_acts, draw_lays, draw_placer, draw_reserve
from dovre.games.towers.board.look import colours
from dovre.games.towers.board.people import draw_counts, draw_dungeon, draw_name, draw_short_tracks, lay_person
from dovre.games.towers.board.pieces import Pen
from dovre.games.towers.board.scene import draw_city_name, draw_land, draw_sky, lay_phases, lay_scene, lights
from dovre.games.towers.board.seen import Person, Scene, counts_of, laying, light_of, person_of, question, scenes_of
from dovre.games.towers.board.words import Words, words_of
from dovre.games.towers.components import NONE, SOLO, TROPHY_NAMES
from dovre.games.towers.game import GAME
from dovre.games.towers.view import TowersView
from dovre.render.frame import (
    Frame,
    Section,
    Symbols,
    near_seat,
    phone_header,
    reaches,
    rivals,
    seat_panel,
    target,
)
from dovre.render.pen import Style
from dovre.render.svg import Box, fit_text, group, title_text
from dovre.render.theme import Theme

# the desktop: the own path at the left with what one has below it, everything else in a column at the right
NEAR = Box(6, 44, 914, 850)
SKY = 62
SCENE = Box(NEAR.x + 10, NEAR.y + SKY + 4, NEAR.w - 18, 502)
STATS = NEAR.y + SKY + 512  # where the figures begin
NEAR_PLACES = (
    Box(NEAR.x + 14, STATS, 300, 30),
    Box(NEAR.x + 14, STATS + 34, 480, 30),
    Box(NEAR.x + 508, STATS + 34, 396, 30),
    Box(NEAR.x + 330, STATS, 260, 30),
    Box(NEAR.x + 600, STATS, 304, 30),
)
ACTS = Box(NEAR.x + 14, STATS + 70, 560, 62)
RESERVE = Box(NEAR.x + 588, STATS + 70, 316, 62)
LAYS = Box(NEAR.x + 14, STATS + 70, 890, 62)
HAND = Box(NEAR.x + 14, STATS + 138, 890, 132)
RIGHT = Box(926, 44, 508, 850)
EVENTS = Box(RIGHT.x, RIGHT.y, RIGHT.w, 62)
TROPHIES = Box(RIGHT.x, EVENTS.y + 68, RIGHT.w, 118)
MARKET = Box(RIGHT.x, TROPHIES.y + 124, 412, 150)
PILES = Box(RIGHT.x + 420, TROPHIES.y + 124, 88, 150)
RIVALS = Box(RIGHT.x, MARKET.y + 156, RIGHT.w, RIGHT.y + RIGHT.h - MARKET.y - 156)

# a phone: one section under the other
WIDTH = 390
PHONE_SKY = 40
PHONE_NEAR = Box(2, 24, 386, 806)
PHONE_SCENE = Box(6, 24 + PHONE_SKY + 4, 378, 352)
PHONE_ACTS = Box(8, 426, 374, 66)
PHONE_RESERVE = Box(8, 497, 374, 42)
PHONE_PLACES = (
    Box(14, 544, 364, 26),
    Box(14, 574, 364, 24),
    Box(14, 602, 364, 24),
    Box(14, 630, 200, 26),
    Box(214, 630, 166, 28),
)
PHONE_HAND = Box(8, 664, 374, 160)
PHONE_MARKET = Box(4, 838, 306, 124)
PHONE_PILES = Box(314, 838, 72, 124)
PHONE_EVENTS = Box(4, 968, 382, 104)
PHONE_TROPHIES = Box(4, 1078, 382, 106)
PHONE_RIVALS = 1190
RIVAL = 208


class TowersFrame(Frame[TowersView, Words]):
    slug = "towers"
    style = Style(corner=10, bar=5, lit=(1.2, 2.6), mark=(-2, 8, 5, 2.6, "7 7"), ring=(-1.5, 9, 4.6, 2.8))

    def look(self, view: TowersView, theme: str) -> tuple[Theme, Symbols, str]:
        return colours(theme), symbols(theme), "t"

    def words(self, view: TowersView, lang: str, names: Sequence[str]) -> Words:
        return words_of(lang, tuple(names))

    def extent(self, view: TowersView, size: str) -> tuple[float, float]:
        return (WIDTH, phone_height(view.seats)) if size == "phone" else (1440, 900)

    def lay(self, pen: Pen, view: TowersView, size: str) -> None:
        (lay_phone if size == "phone" else lay_desktop)(pen, view)

    def lay_targets(self, pen: Pen, view: TowersView) -> None:
        kind, frame = question(view)
        if kind == "lay" and pen.front is None:
            box = PHONE_SCENE if pen.narrow else SCENE
            pen.draw("placer", draw_placer, view.laid[near_seat(view)], int(str(frame[2])), box)
        found = GAME.by_thing(view)
        reach = reaches(pen, found)
        for name, actions in found.items():
            depends = (GAME.label(view, actions[0], pen.words.texts), len(actions))
            acts = tuple([action.token for action in actions])
            target(pen, name, acts, depends, _told, pen.words, *depends, reach=reach.get(name))

    def title(self, pen: Pen, view: TowersView) -> str:
        words = pen.words
        return f"{words.heading()}. {words.turn(view)}. {words.state(view)}"

    def sentences(self, pen: Pen, view: TowersView) -> Sequence[str]:
        told = []
        for seat, scene in enumerate(scenes_of(view)):
            threats = sum([walker.reaches for walker in scene.creatures])
            figures = (view.guards[seat], view.damage[seat], view.crystals[seat], len(view.towers[seat]), threats)
            told.append(pen.text("seat", (seat, pen.words.seat(seat), *figures), pen.words.seat_line, seat, *figures))
        return told

    def defs(self, pen: Pen, view: TowersView) -> str:
        return pen.text("lights", (), lights, pen)

    def sections(self, pen: Pen, view: TowersView) -> Sequence[Section]:
        if not pen.narrow:
            return ()
        say = pen.words.say
        rest = phone_height(view.seats) - PHONE_RIVALS
        centre = PHONE_TROPHIES.y if view.seats > 1 else PHONE_EVENTS.y
        found = [
            Section("path", say("board.section.path"), 0, PHONE_PLACES[0].y),
            Section("mine", say("board.section.mine"), PHONE_PLACES[0].y - 4, PHONE_MARKET.y - PHONE_PLACES[0].y),
            Section("market", say("board.section.market"), PHONE_MARKET.y - 4, centre - PHONE_MARKET.y),
        ]
        if view.seats > 1:
            found.append(Section("trophies", say("board.section.trophies"), centre - 4, PHONE_RIVALS - centre))
            found.append(Section("others", say("board.section.others"), PHONE_RIVALS - 4, rest))
        else:
            found.append(Section("spells", say("board.section.spells"), centre - 4, phone_height(1) - centre))
        return found


def _told(words: Words, first: str, count: int) -> str:
    """What a thing can be chosen for: the answer, or the first of several and how many there are."""
    return first if count == 1 else words.say("board.choices", first=first, n=count)


# -- both screens -----------------------------------------------------------------------------------------------------


def lay_near_path(pen: Pen, view: TowersView, sky: float, panel: Box, box: Box) -> None:
    """The large path under its sky, with the stations of the phases."""
    seat = near_seat(view, pen.front)
    ground = Box(panel.x + 5, panel.y + 2, panel.w - 7, box.y + box.h + 6 - panel.y)
    pen.draw("sky", draw_sky, light_of(view), ground, sky)
    if view.city[seat] != NONE:
        pen.draw("ground", draw_city_name, view.city[seat], ground)
    row = Box(ground.x + 10, ground.y + 5, ground.w - 14, min(32.0, sky * 0.6))
    pen.area("phases", lay_phases, view.phase, row)
    kind, _ = question(view)
    own = seat == view.seat
    layer, tile = laying(view)
    path = view.path(seat)
    taken = {tower >> 3 for tower in view.towers[seat]}
    spots = tuple([spot for spot in path.spots if spot not in taken])
    asked = own and kind in ("build", "site")
    shown = tile if layer == seat else NONE
    pen.area("scene", lay_scene, scenes_of(view)[seat], shown, spots, asked, True, box)


def lay_choices(pen: Pen, view: TowersView, acts: Box, reserve: Box, lays: Box) -> None:
    """The actions and the reserve; while the viewer lays a tile, the ways to lay it. Another's area has no actions."""
    kind, frame = question(view)
    if pen.front is not None:
        pen.draw("reserve", draw_reserve, view.reserve, reserve)
        return
    if kind == "lay":
        pen.draw("lays", draw_lays, view.laid[near_seat(view)], int(str(frame[2])), lays)
        if lays.x + lays.w > reserve.x and lays.y == reserve.y:
            return
    else:
        pen.draw("acts", draw_acts, acts)
    pen.draw("reserve", draw_reserve, view.reserve, reserve)


def lay_cards(pen: Pen, view: TowersView, who: Person, hand: Box, market: Box, most: float) -> None:
    kind, _ = question(view)
    buying = kind == "market"
    if who.seat == view.seat:  # another hand lies face down, and is open only when the game is over
        pen.area("hand", lay_hand, who.hand, not buying, most, hand)
    pen.area("market", lay_market, view.market, buying, market)


Heap = tuple[int, int]  # how many cards or tiles are left, and how many are out


def heaps_of(view: TowersView) -> tuple[Heap, ...]:
    return (view.deck, len(view.discard)), (view.events, len(view.resolved)), (view.extension, 0)


def lay_piles(pen: Pen, heaps: tuple[Heap, ...], box: Box) -> None:
    high = (box.h - 8) / 3
    rows = ("quests", "act_quest"), ("events", "op_wind"), ("extensions", "pathpile")
    for at, ((name, sign), (left, more)) in enumerate(zip(rows, heaps, strict=True)):
        place = Box(box.x, round(box.y + at * (high + 4), 1), box.w, round(high, 1))
        pen.draw(f"pile.{name}", draw_pile, name, sign, left, more, place)


def lay_events(pen: Pen, view: TowersView, boxes: tuple[Box, Box]) -> None:
    pen.draw("event", draw_event, view.event, "event", boxes[0])
    pen.draw("force", draw_event, view.force, "force", boxes[1])


Trophy = tuple[int, int, tuple[int, ...]]  # the card, who has it, how much of what it counts each seat has


def trophies_of(view: TowersView) -> tuple[Trophy, ...]:
    pairs = zip(view.trophies, view.held, strict=True)
    return tuple([(trophy, owner, counts_of(view, trophy)) for trophy, owner in pairs])


def lay_trophies(pen: Pen, trophies: tuple[Trophy, ...], names: tuple[str, ...], box: Box) -> None:
    if not trophies:
        pen.draw("no_trophies", draw_no_trophies, box)
    wide, high = (box.w - 6) / 2, (box.h - 6) / 2
    for at, (trophy, owner, counts) in enumerate(trophies):
        row, column = divmod(at, 2)
        place = Box(box.x + column * (wide + 6), box.y + row * (high + 6), wide, high)
        pen.draw(f"trophy.{TROPHY_NAMES[trophy]}", draw_trophy, trophy, owner, counts, names, place)


def lay_solo(pen: Pen, view: TowersView, track: Box, spells: Box) -> None:
    """The track and the three spells of a game of one."""
    pen.draw("track", draw_track, view.pawn, track)
    high = (spells.h - 12) / len(SOLO.slots)
    for at in range(len(SOLO.slots)):
        spell = view.spells[at] if at < len(view.spells) else NONE
        place = Box(spells.x, spells.y + at * (high + 6), spells.w, high)
        pen.draw(f"spell.{at}", draw_spell, at, spell, view.pawn if spell == NONE else 0, place)


def lay_rival(pen: Pen, who: Person, scene: Scene, phase: str, tile: int, box: Box) -> None:
    """Another player's area: the path small, the figures beside or below it."""
    p = f"p{who.seat + 1}"
    seat_panel(pen, who.seat, who.state, box)
    inner = Box(box.x + 9, box.y + 5, box.w - 14, box.h - 10)
    beside = box.h < 260
    if beside:
        land = Box(inner.x, inner.y, inner.w * 0.56, inner.h)
        rest = Box(inner.x + land.w + 8, inner.y, inner.w - land.w - 8, inner.h)
    else:
        land = Box(inner.x, inner.y, inner.w, inner.h - 156)
        rest = Box(inner.x, inner.y + inner.h - 150, inner.w, 150)
    sky = 9.0
    pen.draw(f"{p}.land", draw_land, phase, land, sky)
    way = Box(land.x + 3, land.y + sky + 2, land.w - 6, land.h - sky - 5)
    pen.area("scene", lay_scene, scene, tile, (), False, False, way)
    row = rest.h / 5.2
    name = Box(rest.x, rest.y, rest.w, row * 1.1)
    size = 17.0 if box.w > 400 else 14.0
    pen.draw(f"{p}.name", draw_name, who.seat, who.name, who.first, who.score, name, size)
    tracks = Box(rest.x, rest.y + row * 1.2, rest.w, row * 1.9)
    pen.draw(f"{p}.tracks", draw_short_tracks, who.seat, who.guards, who.damage, tracks)
    pen.draw(f"{p}.counts", draw_counts, who.seat, *who.figures, Box(rest.x, rest.y + row * 3.15, rest.w, row))
    pen.draw(f"{p}.dungeon", draw_dungeon, who.seat, who.caught, Box(rest.x, rest.y + row * 4.22, rest.w, row * 0.96))


def lay_rivals(pen: Pen, view: TowersView, box: Box, high: float) -> None:
    layer, tile = laying(view)
    scenes, phase = scenes_of(view), light_of(view)
    for at, seat in enumerate(rivals(view, pen.front)):
        place = Box(box.x, box.y + at * (high + 5), box.w, high)
        who = person_of(view, seat, pen.words.seat(seat))
        pen.area("rival", lay_rival, who, scenes[seat], phase, tile if layer == seat else NONE, place)


# -- the desktop ------------------------------------------------------------------------------------------------------


def lay_desktop(pen: Pen, view: TowersView) -> None:
    words = pen.words
    pen.draw("header", draw_header, words.heading(), words.state(view), words.turn(view))
    near = near_seat(view, pen.front)
    who = person_of(view, near, words.seat(near))
    seat_panel(pen, near, who.state, NEAR)
    lay_near_path(pen, view, SKY, NEAR, SCENE)
    pen.area("near", lay_person, who, NEAR_PLACES, 19.0)
    lay_choices(pen, view, ACTS, RESERVE, LAYS)
    lay_cards(pen, view, who, HAND, MARKET, 124)
    pen.area("piles", lay_piles, heaps_of(view), PILES)
    half = (EVENTS.w - 6) / 2
    lay_events(pen, view, (EVENTS._replace(w=half), Box(EVENTS.x + half + 6, EVENTS.y, half, EVENTS.h)))
    if view.seats == 1:
        lay_solo(pen, view, Box(TROPHIES.x, TROPHIES.y + 30, TROPHIES.w, 60), RIVALS)
    else:
        pen.area("trophies", lay_trophies, trophies_of(view), words.texts.names, TROPHIES)
        count = view.seats - 1
        lay_rivals(pen, view, RIVALS, (RIVALS.h - 5 * (count - 1)) / count)


def draw_header(pen: Pen, heading: str, state: str, turn: str) -> None:
    c = pen.c
    right = RIGHT.x + RIGHT.w - 4
    out = title_text(16, 30, heading, 21, c["ink"]) + title_text(NEAR.x + NEAR.w - 4, 30, turn, 18, c["quiet"], "end")
    out += fit_text(RIGHT.x, 30, state, 20, right - RIGHT.x, pen.least, c["ink"])
    pen.sheet.put("board", group(out, cls="header"))


# -- a phone ----------------------------------------------------------------------------------------------------------


def phone_height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    if seats == 1:
        return PHONE_TROPHIES.y + 60 + 250
    return PHONE_RIVALS + (RIVAL + 5) * (seats - 1)


def lay_phone(pen: Pen, view: TowersView) -> None:
    words = pen.words
    phone_header(pen, view, words.state(view), words.turn(view), left=8, base=17, size=14)
    near = near_seat(view, pen.front)
    who = person_of(view, near, words.seat(near))
    seat_panel(pen, near, who.state, PHONE_NEAR)
    lay_near_path(pen, view, PHONE_SKY, PHONE_NEAR, PHONE_SCENE)
    pen.area("near", lay_person, who, PHONE_PLACES, 15.0)
    lay_choices(pen, view, PHONE_ACTS, PHONE_RESERVE, PHONE_ACTS)
    lay_cards(pen, view, who, PHONE_HAND, PHONE_MARKET, 98)
    pen.area("piles", lay_piles, heaps_of(view), PHONE_PILES)
    high = (PHONE_EVENTS.h - 4) / 2
    lay_events(pen, view, (PHONE_EVENTS._replace(h=high), PHONE_EVENTS._replace(y=PHONE_EVENTS.y + high + 4, h=high)))
    if view.seats == 1:
        lay_solo(pen, view, Box(4, PHONE_TROPHIES.y, 382, 50), Box(4, PHONE_TROPHIES.y + 56, 382, 244))
    else:
        pen.area("trophies", lay_trophies, trophies_of(view), words.texts.names, PHONE_TROPHIES)
        lay_rivals(pen, view, Box(2, PHONE_RIVALS, 386, 0), RIVAL)


board = TowersFrame().board
portrait = TowersFrame().portrait
