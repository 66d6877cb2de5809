"""What the drawing functions show of a view, as slices of plain values: what they get is all that they depend on."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from dovre.games.towers.components import (
    BOSSES,
    CELLS,
    COLOURS,
    EVENT_OP,
    EVENTS,
    HORDE_KINDS,
    KIND,
    LEVEL,
    MONSTERS,
    NONE,
    TARGETS,
    TROPHIES,
    bits_of,
)
from dovre.games.towers.path import path_of
from dovre.games.towers.rules.night import TRAP_TOWER
from dovre.games.towers.view import TowersView
from dovre.render.frame import seat_state


class Walker(NamedTuple):
    """A creature on a path, how far it will walk in this Night or the next one, and whether it reaches the city."""

    token: int
    wounded: bool
    cell: int
    steps: int  # 0 for one that has walked already
    reaches: bool


class Standing(NamedTuple):
    """A tower, and how many creatures it could shoot as they stand now."""

    spot: int
    colour: int
    upgraded: bool
    state: str  # fired, sprung, wet or nothing
    targets: int


class Scene(NamedTuple):
    """A path with all that stands on it."""

    seat: int
    city: int
    laid: tuple[int, ...]
    towers: tuple[Standing, ...]
    creatures: tuple[Walker, ...]
    inside: tuple[int, ...]
    markers: tuple[int, ...]
    top: int  # the kind of the creature that comes next, or NONE
    pile: int
    guards: int


class Ways(NamedTuple):
    """The fields of a view that all paths and what stands on them follow from; every reader sees the same."""

    city: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    towers: tuple[tuple[int, ...], ...]
    fired: tuple[int, ...]
    sprung: tuple[int, ...]
    crowd: tuple[int, ...]
    cell: tuple[int, ...]
    wounded: int
    inside: tuple[int, ...]
    markers: tuple[int, ...]
    tops: tuple[int, ...]
    piles: tuple[int, ...]
    guards: tuple[int, ...]
    horde: tuple[int, ...]
    due: tuple[int, ...]
    mover: tuple[int, ...]
    left: tuple[int, ...]
    event: int
    force: int
    phase: str


class Person(NamedTuple):
    """What everybody may see of a seat, and its hand where the reader may."""

    seat: int
    name: str
    state: str  # active, winner or nothing
    first: bool
    score: int
    crystals: int
    guards: int
    damage: int
    tiles: int
    closed: bool  # Lengthen is closed
    caught: tuple[int, ...]
    hand: tuple[tuple[int, int], ...]  # kinds the reader knows, with how many of each
    hidden: int  # cards the reader does not know
    wrecks: int  # destruction tokens, NONE where nobody counts them

    @property
    def cards(self) -> int:
        return sum([copies for _, copies in self.hand]) + self.hidden

    @property
    def figures(self) -> tuple[int, int, bool, int, int]:
        """What `draw_counts` shows."""
        return self.crystals, self.tiles, self.closed, self.cards, self.wrecks


def light_of(view: TowersView) -> str:
    """The phase whose light lies on the table: at the end that in which the game stopped, by Day before it begins."""
    if view.over:
        return "night" if 0 in view.guards else "dawn"
    return view.phase if view.phase != "setup" else "day"


def event_bonus(view: TowersView | Ways, op: str) -> int:
    """The figure of the event that bears on the Night that is or comes. [TOWR-K05, TOWR-K07]"""
    event = view.force if view.phase in ("dusk", "night") else view.event
    return EVENTS[event].n if event != NONE and EVENT_OP[event] == op else 0


def horde_of(view: TowersView | Ways, seat: int) -> int:
    """The Horde number of the Night that is or comes, as the creatures stand. [TOWR-C02, TOWR-C03]"""
    if view.phase == "night":
        return view.horde[seat]
    crowd = view.crowd[seat]
    return (crowd & (HORDE_KINDS[0] & ~view.wounded | HORDE_KINDS[1] & view.wounded)).bit_count()


def steps_of(view: TowersView | Ways, seat: int, token: int) -> int:
    """How far a creature walks in the Night that is or comes, unless it is stopped. [TOWR-N07, TOWR-C02]"""
    if view.phase == "night":
        if view.mover[seat] == token:
            return view.left[seat]
        if not view.due[seat] >> token & 1:
            return 0
    face = view.wounded >> token & 1
    steps = horde_of(view, seat) if HORDE_KINDS[face] >> token & 1 else LEVEL[KIND[token]][face]
    if BOSSES >> token & 1:
        return steps
    return max(0, steps + event_bonus(view, "night_step1_bonus"))


def walkers_of(view: TowersView | Ways, seat: int) -> tuple[Walker, ...]:
    dist = path_of(view.laid[seat]).dist
    found = []
    for token in bits_of(view.crowd[seat]):
        cell = view.cell[token]
        steps = steps_of(view, seat, token)
        found.append(Walker(token, bool(view.wounded >> token & 1), cell, steps, 0 < dist[cell] <= steps))
    return tuple(found)


def targets_of(view: TowersView | Ways, seat: int, tower: int) -> tuple[int, ...]:
    """The creatures a tower could shoot as they stand now. [TOWR-A05]"""
    cover = path_of(view.laid[seat]).cover[tower >> 3]
    tokens = bits_of(view.crowd[seat] & TARGETS[tower >> 1 & 3])
    return tuple([token for token in tokens if cover >> view.cell[token] & 1])


def standing_of(view: TowersView | Ways, seat: int) -> tuple[Standing, ...]:
    found = []
    wet = view.force != NONE and EVENT_OP[view.force] == "upgrades_off"
    for tower in view.towers[seat]:
        spot = tower >> 3
        state = "wet" if wet and tower & 1 else ""
        if view.fired[seat] >> spot & 1:
            state = "fired"
        elif tower & 7 == TRAP_TOWER and view.sprung[seat] >> spot & 1:
            state = "sprung"
        found.append(Standing(spot, tower >> 1 & 3, bool(tower & 1), state, len(targets_of(view, seat, tower))))
    return tuple(found)


def ways_of(view: TowersView) -> Ways:
    return Ways(
        view.city, view.laid, view.towers, view.fired, view.sprung, view.crowd, view.cell, view.wounded, view.inside,
        view.markers, view.tops, view.piles, view.guards, view.horde, view.due, view.mover, view.left, view.event,
        view.force, view.phase,
    )  # fmt: skip


def scenes_of(view: TowersView) -> tuple[Scene, ...]:
    """The paths of all seats."""
    return _scenes(ways_of(view))


@lru_cache(maxsize=512)  # all readers of a moment see the same
def _scenes(ways: Ways) -> tuple[Scene, ...]:
    return tuple([_scene(ways, seat) for seat in range(len(ways.city))])


def _scene(ways: Ways, seat: int) -> Scene:
    return Scene(
        seat,
        ways.city[seat],
        ways.laid[seat],
        standing_of(ways, seat),
        walkers_of(ways, seat),
        tuple(bits_of(ways.inside[seat])),
        tuple([place % CELLS for place in ways.markers if place // CELLS == seat]),
        ways.tops[seat],
        ways.piles[seat],
        ways.guards[seat],
    )


def hand_of(view: TowersView, seat: int) -> tuple[tuple[int, int], ...]:
    """Kinds of cards in hand that the reader knows, each with how many there are."""
    kinds = sorted([quest for quest in view.hands[seat] if quest is not None])
    return tuple([(quest, kinds.count(quest)) for quest in dict.fromkeys(kinds)])


def person_of(view: TowersView, seat: int, name: str) -> Person:
    counted = any(TROPHIES[trophy].cond == "destroyed" for trophy in view.trophies)
    return Person(
        seat,
        name,
        seat_state(view, seat),
        view.first == seat,
        sum([line.amount for line in view.sheet if line.seat == seat]),
        view.crystals[seat],
        view.guards[seat],
        view.damage[seat],
        view.tiles[seat],
        bool(view.banned[seat]),
        tuple(bits_of(view.caught[seat])),
        hand_of(view, seat),
        sum([quest is None for quest in view.hands[seat]]),
        view.wrecks[seat] if counted else NONE,
    )


def question(view: TowersView) -> tuple[str, tuple[object, ...]]:
    """What the viewer is asked, and the frame on top of the stack."""
    return (view.decision.kind if view.decision else "", view.frames[-1] if view.frames else ())


def laying(view: TowersView) -> tuple[int, int]:
    """Who lays a tile now, and which."""
    for frame in reversed(view.frames):
        if frame[0] == "lay":
            return int(frame[1]), int(frame[2])
    return NONE, NONE


def counts_of(view: TowersView, trophy: int) -> tuple[int, ...]:
    """What a trophy counts, for each seat; must agree with `count_of` of the rules, which takes states alone."""
    card, seats = TROPHIES[trophy], range(view.seats)
    if card.cond == "towers":
        colour = COLOURS.index(card.of)
        return tuple([sum(tower >> 1 & 3 == colour for tower in view.towers[seat]) for seat in seats])
    if card.cond == "upgraded":
        return tuple([sum(tower & 1 for tower in view.towers[seat]) for seat in seats])
    if card.cond == "captured":
        return tuple([(view.caught[seat] & MONSTERS).bit_count() for seat in seats])
    return view.crystals if card.cond == "crystals" else view.wrecks
