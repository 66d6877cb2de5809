"""Where everything lies: the frame of the board, the table for a desktop screen and for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from dovre.games.fall.actions import DRAFT
from dovre.games.fall.board.ancestry import draw_placer
from dovre.games.fall.board.art import symbols
from dovre.games.fall.board.champions import draw_offered
from dovre.games.fall.board.clans import lay_clans
from dovre.games.fall.board.look import colours
from dovre.games.fall.board.mountain import (
    STEPS,
    Terrain,
    draw_cave,
    draw_hall,
    draw_lair,
    draw_mountain,
    draw_rally,
    draw_rally_point,
    lights,
)
from dovre.games.fall.board.people import Places, lay_near, lay_rival, places_in
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.board.seen import (
    Mountain,
    Offer,
    clan_stars,
    hall_leaders,
    hall_stars,
    held_at,
    influence_of,
    mountain_of,
    offer_of,
    person,
    quadrants_of,
    ranks_of,
)
from dovre.games.fall.board.wheel import (
    draw_beside,
    draw_boosts,
    draw_gate_card,
    draw_pawn,
    draw_plan,
    draw_space,
    draw_wheel,
)
from dovre.games.fall.board.words import Words, words_of
from dovre.games.fall.components import (
    BOX,
    CAVE_NAMES,
    CHAMPION_NAMES,
    CLANS,
    EVERYBODY,
    LAP,
    N_PLACES,
    NONE,
    OFFER_MOST,
    SIDES,
    SPACE_NUMBER,
    bits_of,
    lairs_of,
    offer_size,
)
from dovre.games.fall.game import GAME
from dovre.games.fall.view import FallView
from dovre.render.frame import Frame, Section, Symbols, lay_choices, near_seat, phone_header, rivals, seat_sign
from dovre.render.letters import text_width
from dovre.render.pen import Style
from dovre.render.svg import Box, fit_text, group, number, rect, title_text
from dovre.render.theme import Theme

# the desktop: the mountain at the left, everything else in a column at the right
MAP = Box(6, 46, 832, 846)
GATES = Box(MAP.x + MAP.w - 216, MAP.y + 8, 212, 48)
RIGHT = Box(846, 48, 586, 844)
OFFER = Box(RIGHT.x, 48, RIGHT.w, 140)
CLANS_BOX = Box(RIGHT.x, 196, 372, 234)
WHEEL = Box(RIGHT.x + 386, 196, 192, 192)
BOOSTS = Box(RIGHT.x + 380, 392, 206, 38)
NEAR = Box(RIGHT.x, 436, RIGHT.w, 318)
NEAR_PLACES = places_in(NEAR, 40)
RIVALS = Box(RIGHT.x, 760, RIGHT.w, 132)

# a phone: one section under the other
WIDTH = 390
PHONE_MAP = Box(0, 24, 390, 396)
PHONE_GATES = Box(200, PHONE_MAP.y + 2, 188, 36)
PHONE_NEAR = Box(3, 424, 384, 690)
PHONE_PLACES = Places(
    name=Box(16, 428, 364, 30),
    ancestry=Box(8, 526, 374, 374),
    cell=53,
    provisions=Box(14, 462, 364, 28),
    supply=Box(14, 496, 70, 24),
    hand=Box(14, 906, 364, 84),
    champions=Box(14, 906, 364, 202),
)
# cards to be drafted and champions to begin with lie above the ancestry, so that both are seen at once
PHONE_DRAFT = PHONE_PLACES._replace(
    hand=Box(14, 526, 364, 84), ancestry=Box(8, 620, 374, 374), champions=Box(14, 1000, 364, 110)
)
PHONE_CHOICE = PHONE_DRAFT._replace(ancestry=Box(8, 668, 374, 374), champions=Box(14, 1048, 364, 62))
PHONE_OFFER = 1122
OFFERED = 62  # the height of a champion of the offer on a phone
RIVAL = 132


class FallFrame(Frame[FallView, Words]):
    slug = "fall"
    style = Style(corner=10, bar=5, lit=(1.2, 2.6), mark=(-2, 8, 5, 2.6, "7 7"), ring=(-1.5, 9, 4.6, 2.8))

    def look(self, view: FallView, theme: str) -> tuple[Theme, Symbols, str]:
        return colours(theme), symbols(theme), f"f{view.board.id}"

    def words(self, view: FallView, lang: str, names: Sequence[str]) -> Words:
        return words_of(lang, tuple(names))

    def extent(self, view: FallView, size: str) -> tuple[float, float]:
        return (WIDTH, phone_height(view.seats)) if size == "phone" else (1440, 900)

    def lay(self, pen: Pen, view: FallView, size: str) -> None:
        (lay_phone if size == "phone" else lay_desktop)(pen, view)

    def lay_targets(self, pen: Pen, view: FallView) -> None:
        places = PHONE_DRAFT if pen.narrow else NEAR_PLACES
        cards = [action for action in view.legal if action.verb == "draft"]
        if cards and pen.front is None:
            laid = {action.number // N_PLACES for action in cards}
            hand = tuple([card for card in view.hands[near_seat(view)] if card is not None and card in laid])
            spots = tuple(sorted({action.number % N_PLACES for action in cards}))
            cells = quadrants_of(view, near_seat(view))
            pen.draw("placer", draw_placer, hand, cells, spots, places.ancestry, places.cell)
        label = partial(GAME.label, view, texts=pen.words.texts)
        lay_choices(pen, GAME.by_thing(view), label, pen.words.choice)

    def title(self, pen: Pen, view: FallView) -> str:
        words = pen.words
        return f"{words.heading()}. {words.turn(view)}. {words.state(view)}"

    def sentences(self, pen: Pen, view: FallView) -> Sequence[str]:
        totals = view.totals
        told = []
        for seat in range(view.seats):
            depends = (seat, totals[seat], view.provisions[seat], view.despair[seat], view.reserve[seat])
            told.append(pen.text("seat", (pen.words.seat(seat), *depends), pen.words.seat_line, *depends))
        return told

    def defs(self, pen: Pen, view: FallView) -> str:
        terrain = terrain_of(pen, view)
        return pen.text("lights", (terrain,), lights, pen, terrain)

    def sections(self, pen: Pen, view: FallView) -> Sequence[Section]:
        if not pen.narrow:
            return ()
        say, offer, clans, others = pen.words.say, PHONE_OFFER, phone_clans(view.seats), phone_rivals(view.seats)
        return (
            Section("map", say("board.section.map"), 0, PHONE_NEAR.y),
            Section("mine", say("board.section.mine"), PHONE_NEAR.y, offer - PHONE_NEAR.y),
            Section("champions", say("board.section.champions"), offer, clans - offer),
            Section("clans", say("board.section.clans"), clans, others - clans),
            Section("others", say("board.section.others"), others, phone_height(view.seats) - others),
        )


assert len(DRAFT) % N_PLACES == 0


def terrain_of(pen: Pen, view: FallView) -> Terrain:
    return Terrain(view.side, PHONE_MAP if pen.narrow else MAP)


# -- both screens -----------------------------------------------------------------------------------------------------


def lay_mountain(pen: Pen, land: Mountain, terrain: Terrain, names: tuple[str, ...]) -> None:
    pen.draw("mountain", draw_mountain, terrain)
    for clan, name in enumerate(CLANS):
        pen.draw(f"rally.{name}", draw_rally_point, terrain, clan, STEPS[(clan - land.rally) % len(CLANS)])
    for cave in bits_of(SIDES[land.side].caves):
        how = (held_at(land, cave), cave == land.goal, cave == land.source, names)
        pen.draw(f"cave.{CAVE_NAMES[cave]}", draw_cave, terrain, cave, *how)
    owners = {site: seat for seat, pair in enumerate(land.lairs) if pair != NONE for site in lairs_of(pair)}
    for at, lair in enumerate(BOX.maps[land.side].lairs):
        space = SPACE_NUMBER[lair.id]
        how = (held_at(land, space), space == land.goal, space == land.source, names)
        pen.draw(f"lair.{lair.id}", draw_lair, terrain, at, owners.get(space, NONE), *how)
    for hall, value in enumerate(land.halls):
        gain, stars = land.halls_now[hall][2], hall_stars(land, hall)
        pen.draw(f"hall.h{hall + 1}", draw_hall, terrain, hall, value, hall_leaders(land, hall), gain, stars, names)
    pen.draw("rally", draw_rally, terrain, land.rally)


def lay_gates(
    pen: Pen, gates: tuple[int | None, ...], seen: tuple[int, ...], seats: int, box: Box, names: tuple[str, ...]
) -> None:
    """The row of gate cards, from the left, at the right end of a box."""
    wide = box.h * 0.74
    for at, (clan, who) in enumerate(zip(gates, seen, strict=True)):
        looked = tuple([seat for seat in range(seats) if who >> seat & 1])
        place = Box(box.x + box.w - (len(gates) - at) * (wide + 3), box.y, wide, box.h)
        shown = NONE if clan is None else clan
        pen.draw(f"gate.{at + 1}", draw_gate_card, at, shown, looked, bool(who & EVERYBODY), place, names)


def lay_offer(pen: Pen, offer: Offer, box: Box, columns: int, high: float, names: tuple[str, ...]) -> None:
    """The champions of the offer, so many to a row; what has been awarded leaves its place free."""
    wide = (box.w - 5 * (columns - 1)) / columns
    for at, champion in enumerate(offer.offer):
        if champion != NONE:
            row, column = divmod(at, columns)
            place = Box(box.x + column * (wide + 5), box.y + row * (high + 4), wide, high)
            influence = influence_of(offer, at)
            pen.draw(f"offer.{CHAMPION_NAMES[champion]}", draw_offered, champion, influence, place, names)


def lay_standing(pen: Pen, view: FallView, box: Box) -> None:
    """At the end, in place of the offer: who has how much honour."""
    if view.over:
        order = sorted(range(view.seats), key=lambda seat: (seat not in view.winners, -view.totals[seat]))
        rows = tuple([(seat, pen.words.seat(seat), view.totals[seat]) for seat in order])
        pen.draw("standing", draw_standing, rows, view.winners, box)


def lay_wheel(
    pen: Pen, wheel: int, beside: tuple[int, ...], boost: tuple[int, ...], box: Box, below: Box, names: tuple[str, ...]
) -> None:
    pen.draw("wheel", draw_wheel, box)
    for space in range(LAP):
        pen.draw(f"wheel.{space}", draw_space, space, (space - wheel - 1) % LAP + 1, box)
    pen.draw("wheel.pawn", draw_pawn, wheel, box)
    pen.draw("wheel.beside", draw_beside, beside, box)
    pen.draw("boosts", draw_boosts, boost, below, names)


# -- the desktop ------------------------------------------------------------------------------------------------------


def lay_desktop(pen: Pen, view: FallView) -> None:
    words, names = pen.words, pen.words.texts.names
    pen.draw("header", draw_header, words.heading(), words.state(view), words.turn(view))
    pen.area("map", lay_mountain, mountain_of(view), terrain_of(pen, view), names)
    pen.area("gates", lay_gates, view.gates, view.gate_seen, view.seats, GATES, names)
    pen.draw("plan", draw_plan, view.wave, view.bag, Box(MAP.x + 8, MAP.y + MAP.h - 46, 196, 38))
    pen.area("offer", lay_offer, offer_of(view), OFFER, 3, 68, names)
    lay_standing(pen, view, OFFER)
    pen.area("clans", lay_clans, view.tiles, ranks_of(view), clan_stars(view), CLANS_BOX, names)
    pen.area("fortune", lay_wheel, view.wheel, view.beside, view.boost, WHEEL, BOOSTS, names)
    pen.area("near", lay_near, person(pen, view, near_seat(view, pen.front)), NEAR, NEAR_PLACES, 18.0)
    others = rivals(view, pen.front)
    wide = (RIVALS.w - 5 * (len(others) - 1)) / len(others)
    for at, seat in enumerate(others):
        box = Box(RIVALS.x + at * (wide + 5), RIVALS.y, wide, RIVALS.h)
        pen.area("rival", lay_rival, person(pen, view, seat), box)


def draw_header(pen: Pen, heading: str, state: str, turn: str) -> None:
    c = pen.c
    right = RIGHT.x + RIGHT.w - 4
    out = title_text(16, 30, heading, 21, c["ink"]) + title_text(right, 30, turn, 18, c["quiet"], "end")
    out += fit_text(RIGHT.x, 30, state, 20, RIGHT.w - text_width(turn, 18, serif=True) - 20, pen.least, c["ink"])
    pen.sheet.put("board", group(out, cls="header"))


# -- a phone ----------------------------------------------------------------------------------------------------------


def phone_clans(seats: int) -> float:
    """Where the clans begin: below the offer, two champions to a row."""
    return PHONE_OFFER + -(-offer_size(seats) // 2) * (OFFERED + 4) + 6


def phone_rivals(seats: int) -> float:
    return phone_clans(seats) + 7 * 32 + 8 + 290


def phone_height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    return phone_rivals(seats) + RIVAL * -(-(seats - 1) // 2) + 4


def lay_phone(pen: Pen, view: FallView) -> None:
    words, names, seats = pen.words, pen.words.texts.names, view.seats
    phone_header(pen, view, words.state(view), words.turn(view), left=8, base=17, size=14)
    pen.area("map", lay_mountain, mountain_of(view), terrain_of(pen, view), names)
    pen.area("gates", lay_gates, view.gates, view.gate_seen, seats, PHONE_GATES, names)
    pen.draw("plan", draw_plan, view.wave, view.bag, Box(2, PHONE_MAP.y + PHONE_MAP.h - 28, 128, 26))
    who = person(pen, view, near_seat(view, pen.front))
    places = PHONE_DRAFT if who.hand else PHONE_CHOICE if who.drawn else PHONE_PLACES
    pen.area("near", lay_near, who, PHONE_NEAR, places, 16.0)
    pen.area("offer", lay_offer, offer_of(view), Box(3, PHONE_OFFER, 384, 0), 2, OFFERED, names)
    lay_standing(pen, view, Box(3, PHONE_OFFER, 384, phone_clans(seats) - PHONE_OFFER - 8))
    top = phone_clans(seats)
    planks = Box(3, top, 384, 7 * 32)
    pen.area("clans", lay_clans, view.tiles, ranks_of(view), clan_stars(view), planks, names)
    top += 7 * 32 + 6
    wheel, below = Box(72, top, 246, 246), Box(20, top + 250, 350, 36)
    pen.area("fortune", lay_wheel, view.wheel, view.beside, view.boost, wheel, below, names)
    wide = 384 / 2
    for at, seat in enumerate(rivals(view, pen.front)):
        row, column = divmod(at, 2)
        box = Box(3 + column * wide, phone_rivals(seats) + row * RIVAL, wide - 3, RIVAL - 3)
        pen.area("rival", lay_rival, person(pen, view, seat), box)


assert OFFER_MOST <= 6, "two rows of three"


def draw_standing(pen: Pen, rows: tuple[tuple[int, str, int], ...], winners: tuple[int, ...], box: Box) -> None:
    c, high = pen.c, min(28.0, box.h / len(rows))
    out = rect(box, 10, fill=c["panel"], stroke=c["edge"], stroke_width="1.2")
    for at, (seat, name, honour) in enumerate(rows):
        base = box.y + (box.h - high * len(rows)) / 2 + at * high + high / 2 + 6
        out += seat_sign(pen, seat, box.x + 14, base - 15, 17)
        colour = c["ink"] if seat in winners else c["quiet"]
        out += fit_text(box.x + 40, base, name, 18, box.w - 120, pen.least, colour)
        out += number(box.x + box.w - 34, base, honour, 18, colour)
    pen.sheet.put("pieces", out)


board = FallFrame().board
portrait = FallFrame().portrait
