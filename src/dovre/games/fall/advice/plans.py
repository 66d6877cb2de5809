"""What an action of a type and a power would bring, done as well as one can."""

from __future__ import annotations

from dovre.games.fall.advice.favour import Favour
from dovre.games.fall.advice.invasions import invade
from dovre.games.fall.advice.mountain import Mountain
from dovre.games.fall.advice.reading import Reading
from dovre.games.fall.components import (
    ADVANCE,
    BIT,
    BOOST_WIRE,
    BOOSTS,
    BREACH_WIRE,
    BRUNDAL,
    CAVE_CLAN,
    CAVES,
    FIXED,
    HONOUR_SPACE,
    INFLUENCE,
    INFLUENCE_SPACE,
    LAP,
    LAST_WAVE,
    N_CLANS,
    REINFORCE,
    REINFORCE_SPACE,
    SPACES,
    TYPES,
    WHEEL,
    bits_of,
)
from dovre.games.fall.rules.advance import goals, origins
from dovre.games.fall.rules.caves import controlled, held_by_all
from dovre.games.fall.rules.reinforce import targets as reinforced
from dovre.games.fall.rules.wheel import exits
from dovre.games.fall.state import NONE
from dovre.games.fall.view import FallView

MOST = 7  # trolls of one Advance that are thought about
SCOUTING = 0.35
FOLLOWS = 0.3  # a troll moved by the wheel after the first
BOOST = 0.9  # for each wave the boost lasts
BREACHED = 0.4  # a breach goes where one likes
REPELLED = 1.2  # what a lost attack costs: gnomes entrench, trolls go home
N_TYPES = len(TYPES)
REMEMBERED = 100  # tables, before all are forgotten

Ground = tuple[object, ...]
_kept: dict[Ground, Plans] = {}  # from the questions before: within a turn, most are about the same table


def ground_of(view: FallView) -> Ground:
    """All that plans depend on: the viewer and the table, but not the ancestry and how far the turn has come."""
    first = view.frames[0]
    return (
        view.seat,
        first[:3] if first[0] == "gates" else first[0],
        *(view.side, view.lairs, view.trolls, view.pawns, view.units, view.reserve, view.invaded, view.gnomes),
        *(view.beside, view.gates, view.boost, view.votes, view.ranks, view.tiles, view.offer, view.influence),
        *(view.leads, view.champions, view.owner, view.stars, view.halls, view.signs, view.provisions),
        *(view.wave, view.first, view.rally, view.wheel),
    )


def take_plans(view: FallView) -> Plans:
    """Those made for an earlier question about the same table, else new ones; nobody else has them meanwhile."""
    found = _kept.pop(ground_of(view), None)
    if found is not None:
        return found
    reading = Reading(view)
    return Plans(reading, Mountain(reading), Favour(reading))


def give_back(plans: Plans) -> None:
    """Keep them for the next question."""
    if len(_kept) >= REMEMBERED:
        _kept.clear()
    _kept[ground_of(plans.reading.view)] = plans


class Plans:
    """What the viewer could do on this table. Values are differences to doing nothing."""

    def __init__(self, reading: Reading, mountain: Mountain, favour: Favour) -> None:
        self.reading = reading
        self.mountain = mountain
        self.favour = favour
        self.seat = reading.seat
        self.table = reading.table
        self.base = mountain.base
        self.mine = controlled(self.table, self.seat)
        self._occupied = (held_by_all(self.table) & CAVES) | self.table.invaded
        self._added: dict[tuple[int, int], float] = {}
        self._left: dict[int, list[float]] = {}
        self._best: dict[tuple[int, int], float] = {}
        self._origins: dict[int, int] = {}
        self._costs: dict[int, list[float]] = {}
        self._attacks: dict[tuple[int, int], float] = {}
        self._shift: float | None = None

    def best(self, kind: int, power: int) -> float:
        """The best use of an action."""
        key = (kind, power)
        if key not in self._best:
            self._best[key] = max(0.0, self._of(kind, power))
        return self._best[key]

    def _of(self, kind: int, power: int) -> float:
        if kind == ADVANCE:
            return max((self.advance(goal, power) for goal in bits_of(goals(self.table, self.seat))), default=0.0)
        if kind == REINFORCE:
            return self.reinforcements(power)
        if kind == INFLUENCE:
            return self.influence(power)
        return max(self.wheel(spaces) for spaces in range(1, min(power, LAP) + 1))

    # -- trolls --------------------------------------------------------------------------------------------------

    def added(self, space: int, count: int) -> float:
        """So many units more in a space, from nowhere; a vote where that takes control. [FALL-C01]"""
        key = (space, count)
        if key not in self._added:
            self.mountain.put(self.seat, space, count)
            self._added[key] = self.mountain.worth() - self.base + self.taken(space)
            self.mountain.put(self.seat, space, -count)
        return self._added[key]

    def taken(self, space: int) -> float:
        """The vote for taking control, if this seat now controls a space it did not. [FALL-C01, FALL-C02]"""
        bit = BIT[space]
        if not bit & self._occupied or bit & self.mine or not controlled(self.table, self.seat) & bit:
            return 0.0
        return self.favour.vote(CAVE_CLAN[space])

    def leaving(self, space: int) -> list[float]:
        """What it costs to take one unit more away from a space, one after the other."""
        if space not in self._left:
            costs = []
            before = self.base
            count = min(MOST, self.table.units[self.seat * SPACES + space])
            for _ in range(count):
                self.mountain.put(self.seat, space, -1)
                after = self.mountain.worth()
                costs.append(before - after)
                before = after
            self.mountain.put(self.seat, space, count)
            self._left[space] = costs
        return self._left[space]

    def origins(self, goal: int) -> int:
        if goal not in self._origins:
            self._origins[goal] = origins(self.table, self.seat, goal)
        return self._origins[goal]

    def advance(self, goal: int, power: int) -> float:
        """The best number of trolls for a goal, up to a power. [FALL-M01]"""
        return max(self.march(goal, self.origins(goal), power)[1:], default=0.0)

    def march(self, goal: int, reach: int, power: int) -> list[float]:
        """The worth of 0, 1, 2 … units more for a goal, those first that are missed least."""
        gain = self.attack if self.table.invaded & BIT[goal] else self.added
        found = [gain(goal, 0)]
        spent = 0.0
        for count, cost in enumerate(self.costs(reach)[: min(power, MOST)], 1):
            spent += cost
            found.append(gain(goal, count) - spent)
        return found

    def costs(self, reach: int) -> list[float]:
        """Of each unit that can leave, cheapest first; of one cave a cheap one never comes before a dear one."""
        if reach not in self._costs:
            found = []
            for space in bits_of(reach):
                dearest = -9.0
                for cost in self.leaving(space):
                    dearest = max(dearest, cost)
                    found.append(dearest)
            self._costs[reach] = sorted(found)
        return self._costs[reach]

    def attack(self, cave: int, more: int) -> float:
        """With so many units more than are there already."""
        key = (cave, more)
        if key not in self._attacks:
            self._attacks[key] = self._attacked(cave, more)
        return self._attacks[key]

    def _attacked(self, cave: int, more: int) -> float:
        """By the odds: honour, vote and cave, or a way home. [FALL-M08..FALL-M15]"""
        s = self.table
        trolls = more + s.units[self.seat * SPACES + cave]
        if not trolls:
            return 0.0
        brundal = s.owner[BRUNDAL] == self.seat and bool(BIT[cave] & s.held[self.seat])
        chance, strength = self.reading.win_chance(cave, trolls + brundal)
        home = self.mountain.worth_of_troll(trolls)
        if not chance:
            return home - REPELLED
        s.invaded ^= BIT[cave]
        self.mountain.put(self.seat, cave, more)
        won = self.mountain.worth() - self.base + self.favour.vote(CAVE_CLAN[cave]) + strength
        self.mountain.put(self.seat, cave, -more)
        s.invaded ^= BIT[cave]
        return chance * won + (1 - chance) * (home - REPELLED)

    def reinforcements(self, power: int) -> float:
        count = min(power, self.table.reserve[self.seat])
        if not count:
            return 0.3
        return max(self.added(space, count) for space in bits_of(reinforced(self.table, self.seat)))

    # -- champions and wheel -------------------------------------------------------------------------------------

    def influence(self, power: int) -> float:
        view = self.reading.view
        offered = [slot for slot, champion in enumerate(view.offer) if champion != NONE]
        return max((self.favour.influence(slot, power) for slot in offered), default=0.0)

    def wheel(self, spaces: int) -> float:
        """So many spaces: wires on the way, then the effect. [FALL-G03]"""
        view = self.reading.view
        value = SCOUTING if view.wave < LAST_WAVE or view.provisions[self.seat] else 0.1
        boost = view.boost[self.seat]
        for step in range(1, spaces + 1):
            entered = (view.wheel + step) % LAP
            if entered == BOOST_WIRE:
                boost = min(boost + 1, len(BOOSTS) - 1)
                value += BOOST * (LAST_WAVE - view.wave) + 0.1
            elif entered == BREACH_WIRE:
                value += BREACHED
        effect = WHEEL[(view.wheel + spaces) % LAP]
        if effect == HONOUR_SPACE:
            return value + spaces + BOOSTS[boost]
        if effect == REINFORCE_SPACE:
            return value + max(0.0, self.reinforcements(spaces))
        if effect == INFLUENCE_SPACE:
            return value + self.influence(spaces)
        return value + self.shifting(spaces)

    def shifting(self, power: int) -> float:
        """Trolls moved out of a cave by the wheel: the best step, and something for those that follow. [FALL-G18]"""
        if self._shift is None:
            self._shift = max([self.moved(*step) for step in self._steps()], default=0.0)
        return max(0.0, self._shift) + FOLLOWS * (min(3, power) - 1)

    def _steps(self) -> list[tuple[int, int, int]]:
        """Owner, start and goal of the steps thought about: into caves one does not control, or rivals out of them."""
        s, seat = self.table, self.seat
        found = []
        for space in bits_of(s.held[seat]):
            ways = exits(s, space, seat) & ~self.mine
            found += [(seat, space, goal) for goal in bits_of(ways)]
            if not BIT[space] & self.mine:
                for owner in range(s.seats):
                    if owner != seat and s.held[owner] & BIT[space]:
                        found += [(owner, space, goal) for goal in bits_of(exits(s, space, owner))[:1]]
        return found

    def moved(self, owner: int, start: int, goal: int) -> float:
        """One unit of somebody from one space to another, and the votes that brings."""
        self.mountain.put(owner, start, -1)
        self.mountain.put(owner, goal, 1)
        value = self.mountain.worth() - self.base + self.taken(start) + self.taken(goal)
        self.mountain.put(owner, goal, -1)
        self.mountain.put(owner, start, 1)
        return value

    def breach(self, clan: int) -> float:
        """What a breach at a rally point would do. [FALL-G08, FALL-G09]"""
        s = self.table
        invaders = FIXED.breach + (len(self.reading.view.beside) + 1) // 2
        invasion = invade(s, clan % N_CLANS, invaders, self.seat)
        undo: list[tuple[int, int]] = []
        for cave, count in invasion.lost.items():
            for _ in range(count):
                owner = max(range(s.seats), key=lambda seat: s.units[seat * SPACES + cave])
                self.mountain.put(owner, cave, -1)
                undo.append((owner, cave))
        s.invaded |= invasion.settled
        value = self.mountain.worth() - self.base
        s.invaded &= ~invasion.settled
        for owner, cave in undo:
            self.mountain.put(owner, cave, 1)
        return value
