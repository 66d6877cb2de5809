"""Where everything lies: the frame of the board, and the table for a desktop screen."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.fall.board.ancestry import Quadrant
from dovre.games.fall.board.art import symbols
from dovre.games.fall.board.champions import draw_offered
from dovre.games.fall.board.clans import lay_clans
from dovre.games.fall.board.look import colours
from dovre.games.fall.board.mountain import Held, Terrain, draw_cave, draw_hall, draw_lair, draw_mountain, draw_rally, lights
from dovre.games.fall.board.people import Owned, Person, lay_near, lay_rival
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.board.wheel import draw_beside, draw_boosts, draw_gate_card, draw_pawn, draw_wheel
from dovre.games.fall.board.words import Words, words_of
from dovre.games.fall.components import (
    BIT,
    BOX,
    CAVE_NAMES,
    CELLS,
    CHAMPION_NAMES,
    CHAMPIONS,
    CLAW_OF,
    ELDERS,
    EVERYBODY,
    FACES,
    JOKER,
    KINDS,
    N_CAVES,
    N_CLANS,
    N_PLACES,
    NONE,
    PAWN_OF,
    PLACE_CELL,
    PRINTED_CELLS,
    QUADRANTS,
    SPACE_NUMBER,
    SPACES,
    START_CELL,
    START_FACE,
    Symbol,
    bits_of,
    lairs_of,
)
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.caves import controlled
from dovre.games.fall.rules.end import hall_counts
from dovre.games.fall.view import FallView
from dovre.render.frame import Frame, Symbols, near_seat, rivals, seat_state, target
from dovre.render.pen import Style
from dovre.render.svg import Box, group, small_text, title_text
from dovre.render.theme import Theme

MAP = Box(6, 46, 832, 846)
RIGHT = Box(846, 48, 586, 844)
OFFER = Box(RIGHT.x, 66, RIGHT.w, 134)
CLANS_BOX = Box(RIGHT.x, 206, 372, 200)
WHEEL = Box(RIGHT.x + 386, 206, 196, 196)
NEAR = Box(RIGHT.x, 412, RIGHT.w, 338)
RIVALS = Box(RIGHT.x, 756, RIGHT.w, 136)


class FallFrame(Frame[FallView, Words]):
    slug = "fall"
    style = Style(corner=10, bar=5, lit=(1.2, 2.6), mark=(-2, 8, 5, 2.6, "7 7"), ring=(-1.5, 9, 4.6, 2.8))

    def look(self, view: FallView, theme: str) -> tuple[Theme, Symbols, str]:
        return colours(theme), symbols(theme), f"f{view.board.id}"

    def words(self, view: FallView, lang: str, names: Sequence[str]) -> Words:
        return words_of(lang, tuple(names))

    def extent(self, view: FallView, size: str) -> tuple[float, float]:
        return 1440, 900

    def lay(self, pen: Pen, view: FallView, size: str) -> None:
        lay_desktop(pen, view)

    def lay_targets(self, pen: Pen, view: FallView) -> None:
        for name, actions in GAME.by_thing(view).items():
            if name not in pen.sheet.places:
                continue
            depends = (GAME.label(view, actions[0], pen.words.texts), len(actions))
            target(pen, name, tuple([action.token for action in actions]), depends, _told, pen.words, *depends)

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
        terrain = Terrain(view.side, MAP)
        return pen.text("lights", (terrain,), lights, pen, terrain)


def _told(words: Words, first: str, count: int) -> str:
    return first if count == 1 else words.say("board.choices", first=first, n=count)


# -- what a view says of each area ------------------------------------------------------------------------------------


def held_at(view: FallView, space: int, control: tuple[int, ...]) -> Held:
    """Who stands in a cave or lair, as the reader knows it."""
    trolls = tuple([view.trolls[seat * SPACES + space] for seat in range(view.seats)])
    champions: tuple[tuple[int, str], ...] = ()
    if view.crowd[space] > sum(trolls):
        champions = tuple(
            (view.owner[champion], CHAMPIONS[champion].letter)
            for champion in range(len(CHAMPIONS))
            if PAWN_OF[champion] != NONE and view.pawns[PAWN_OF[champion]] == space
        )
    if space >= N_CAVES:
        return Held(trolls, champions)
    owner = next((seat for seat, mask in enumerate(control) if mask & BIT[space]), NONE)
    shared = sum(bool(mask & BIT[space]) for mask in view.held) > 1
    return Held(trolls, champions, gnomes_at(view, space), owner, shared)


def gnomes_at(view: FallView, cave: int) -> tuple[str, ...]:
    """The tokens of a cave: "?" or the strength, with a star where not everybody knows it."""
    found = []
    for slot in (2 * cave, 2 * cave + 1):
        strength = view.gnomes[slot]
        if strength is None:
            found.append("?")
        elif strength:
            found.append(str(strength) if view.seen[slot] & EVERYBODY else f"{strength}*")
    return tuple(found)


def quadrants_of(view: FallView, seat: int) -> tuple[Quadrant, ...]:
    """The topmost symbols of an ancestry, in the order of the cells. [FALL-A11]"""
    top: dict[int, Symbol] = {START_CELL + step: START_FACE[at] for at, step in enumerate(QUADRANTS)}
    for number in view.ancestry[seat]:
        card, place = divmod(number, N_PLACES)
        for at, step in enumerate(QUADRANTS):
            top[PLACE_CELL[place] + step] = FACES[card][at]
    cubes = view.cubes[seat]
    return tuple([Quadrant(cell, top[cell], bool(cubes >> cell & 1)) for cell in sorted(top)])


def person(pen: Pen, view: FallView, seat: int) -> Person:
    owned = tuple(
        [
            Owned(
                champion,
                view.claws[CLAW_OF[champion]] if CLAW_OF[champion] != NONE else 0,
                tuple([bool(view.cubes[seat] >> cell & 1) for cell in PRINTED_CELLS[champion]]),
            )
            for champion in view.champions[seat]
        ]
    )
    known = tuple([card for card in view.hands[seat] if card is not None])
    return Person(
        seat,
        pen.words.seat(seat),
        seat_state(view, seat),
        view.first == seat,
        view.totals[seat],
        view.provisions[seat],
        view.despair[seat],
        view.reserve[seat],
        owned,
        quadrants_of(view, seat),
        known if seat == view.seat else (),
        0 if seat == view.seat else len(view.hands[seat]),
    )


def hall_leader(view: FallView, hall: int) -> str:
    """Who would gain a great hall now: seats, and `g` for the gnomes; nobody where no cave is held. [FALL-F02]"""
    counts = hall_counts(view, hall)  # type: ignore[arg-type]  # a view has the same open fields
    best = max(counts)
    if not best:
        return ""
    return " ".join([str(seat) if seat < view.seats else "g" for seat, count in enumerate(counts) if count == best])


# -- the desktop ------------------------------------------------------------------------------------------------------


def lay_desktop(pen: Pen, view: FallView) -> None:
    words = pen.words
    pen.draw("header", draw_header, words.heading(), words.state(view), words.turn(view))
    lay_mountain(pen, view, Terrain(view.side, MAP))
    lay_gates(pen, view, Box(MAP.x + MAP.w - 196, MAP.y + 8, 190, 48))
    lay_offer(pen, view, OFFER)
    ranks = tuple(
        [tuple([(seat, view.votes[seat * N_CLANS + clan]) for seat in view.ranks[clan]]) for clan in range(N_CLANS)]
    )
    pen.area("clans", lay_clans, view.tiles, ranks, CLANS_BOX)
    pen.draw("wheel", draw_wheel, WHEEL)
    pen.draw("wheel.pawn", draw_pawn, view.wheel, WHEEL)
    pen.draw("wheel.beside", draw_beside, view.beside, WHEEL)
    near = near_seat(view)
    pen.area("near", lay_near, person(pen, view, near), NEAR, 42.0)
    others = rivals(view)
    wide = (RIVALS.w - 5 * (len(others) - 1)) / max(1, len(others))
    for at, seat in enumerate(others):
        box = Box(RIVALS.x + at * (wide + 5), RIVALS.y, wide, RIVALS.h)
        pen.area("rival", lay_rival, person(pen, view, seat), box)


def draw_header(pen: Pen, heading: str, state: str, turn: str) -> None:
    c = pen.c
    out = title_text(16, 30, heading, 21, c["ink"]) + title_text(844, 30, turn, 18, c["quiet"], "end")
    out += title_text(RIGHT.x, 30, state, 20, c["ink"])
    pen.sheet.put("board", group(out, cls="header"))


def lay_mountain(pen: Pen, view: FallView, terrain: Terrain) -> None:
    pen.draw("mountain", draw_mountain, terrain)
    control = tuple([controlled(view, seat) for seat in range(view.seats)])  # type: ignore[arg-type]
    for cave in bits_of(view.board.caves):
        pen.draw(f"cave.{CAVE_NAMES[cave]}", draw_cave, terrain, cave, held_at(view, cave, control))
    owners = {site: seat for seat, pair in enumerate(view.lairs) if pair != NONE for site in lairs_of(pair)}
    for at, lair in enumerate(BOX.maps[view.side].lairs):
        space = SPACE_NUMBER[lair.id]
        held = held_at(view, space, control)
        pen.draw(f"lair.{lair.id}", draw_lair, terrain, at, owners.get(space, NONE), held)
    for hall, value in enumerate(view.halls):
        pen.draw(f"hall.h{hall + 1}", draw_hall, terrain, hall, value, hall_leader(view, hall), NONE)
    pen.draw("rally", draw_rally, terrain, view.rally)


def lay_gates(pen: Pen, view: FallView, box: Box) -> None:
    wide = 34.0
    for at, (clan, seen) in enumerate(zip(view.gates, view.gate_seen, strict=True)):
        looked = tuple([seat for seat in range(view.seats) if seen >> seat & 1])
        place = Box(box.x + box.w - (len(view.gates) - at) * (wide + 4), box.y, wide, box.h)
        shown = NONE if clan is None else clan
        pen.draw(f"gate.{at + 1}", draw_gate_card, at, shown, looked, bool(seen & EVERYBODY), place)


def lay_offer(pen: Pen, view: FallView, box: Box) -> None:
    """The champions of the offer, three to a row; what has been awarded leaves its place free."""
    wide, high = (box.w - 10) / 3, (box.h - 4) / 2
    for at, champion in enumerate(view.offer):
        if champion == NONE:
            continue
        row, column = divmod(at, 3)
        influence = tuple([(seat, view.influence[at * view.seats + seat]) for seat in view.leads[at]])
        place = Box(box.x + column * (wide + 5), box.y + row * (high + 4), wide, high)
        pen.draw(f"offer.{CHAMPION_NAMES[champion]}", draw_offered, at, champion, influence, place)


board = FallFrame().board
