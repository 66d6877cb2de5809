"""The defence of one seat, read from a view: path, towers, creatures, what may leave the mine, the phase."""

from __future__ import annotations

from dataclasses import dataclass

from dovre.games.towers.advice.ground import Ground, ground_of
from dovre.games.towers.components import (
    BOSS,
    CELLS,
    EVENT_OP,
    EVENTS,
    FIXED,
    KIND,
    NONE,
    OF_KIND,
    bits_of,
    boss_of,
    own_tokens,
)
from dovre.games.towers.view import TowersView

DUSK, NIGHT, DAWN, DAY = "dusk", "night", "dawn", "day"
BELOW_BOSS = 2  # monsters under the boss in the pile (TOWR-S26)


@dataclass(frozen=True, slots=True)
class Weather:
    """What an event changes in a Night and its Dawn."""

    march: int = 0  # steps more for monsters on the path
    sally: int = 0  # steps more for those that leave the mine
    leave: int = FIXED.leave
    blood: int = 0  # guards more for each that enters
    dry: bool = True  # upgrades have their powers
    heal: bool = False  # the nearest wounded monster turns first


CLEAR = Weather()


def _weather(op: str, n: int) -> Weather:
    if op == "night_step1_bonus":
        return Weather(march=n)
    if op == "night_step2_bonus":
        return Weather(sally=n)
    if op == "entry_count":
        return Weather(leave=n)
    if op == "invasion_bonus":
        return Weather(blood=n)
    if op == "upgrades_off":
        return Weather(dry=False)
    return Weather(heal=op == "heal_nearest")


WEATHER = tuple(_weather(op, event.n) for op, event in zip(EVENT_OP, EVENTS, strict=True))


@dataclass(slots=True)
class Side:
    """Nothing of it is changed: what is tried is tried on a `Foresight` of it."""

    seat: int
    laid: tuple[int, ...]
    ground: Ground
    towers: tuple[int, ...]
    beasts: list[tuple[int, int, int, int]]  # monsters on the path: kind, cell, whether wounded, token
    boss: int  # its cell, NONE while it is not on the path
    boss_token: int
    damage: int
    guards: int
    pile: list[int]  # kinds as they may come, the last one first
    fired: int
    sprung: int
    markers: tuple[int, ...]  # cells
    phase: str
    now: Weather  # of this round
    next: Weather
    horde: int
    due: int
    mover: int
    left: int
    leaving: int


def side_of(view: TowersView, seat: int) -> Side:
    crowd, wounded = view.crowd[seat], view.wounded
    beasts = []
    boss = NONE
    for token in bits_of(crowd):
        kind = KIND[token]
        if kind == BOSS:
            boss = view.cell[token]
        else:
            beasts.append((kind, view.cell[token], wounded >> token & 1, token))
    return Side(
        seat=seat,
        laid=view.laid[seat],
        ground=ground_of(view.laid[seat]),
        towers=view.towers[seat],
        beasts=beasts,
        boss=boss,
        boss_token=boss_of(seat),
        damage=view.damage[seat],
        guards=view.guards[seat],
        pile=likely_pile(view, seat),
        fired=view.fired[seat],
        sprung=view.sprung[seat],
        markers=tuple([place % CELLS for place in view.markers if place // CELLS == seat]),
        phase=view.phase,
        now=CLEAR if view.force == NONE else WEATHER[view.force],
        next=CLEAR if view.event == NONE else WEATHER[view.event],
        horde=view.horde[seat],
        due=view.due[seat],
        mover=view.mover[seat],
        left=view.left[seat],
        leaving=view.leaving[seat],
    )


def likely_pile(view: TowersView, seat: int) -> list[int]:
    """The top is known, and how many of each kind are left: they come mixed, the boss third from below. [TOWR-S26]"""
    if not view.piles[seat]:
        return []
    out = 0
    for other in range(view.seats):
        out |= view.crowd[other] | view.caught[other] | view.inside[other]
    own = [token for token in own_tokens(seat) if not out >> token & 1]
    left = [0] * len(OF_KIND)
    for token in own:
        left[KIND[token]] += 1
    left[view.tops[seat]] -= 1
    boss = left[BOSS]
    left[BOSS] = 0
    mixed = []
    total = sum(left)
    whole = [max(1, count) for count in left]
    for _ in range(total):
        kind = max((kind for kind in range(len(left)) if left[kind]), key=lambda kind: left[kind] / whole[kind])
        left[kind] -= 1
        mixed.append(kind)
    mixed.reverse()
    if boss:
        mixed.insert(BELOW_BOSS, BOSS)
    return [*mixed, view.tops[seat]]
