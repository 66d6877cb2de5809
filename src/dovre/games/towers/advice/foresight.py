"""The coming Nights and Dawns of one side, played with nothing built or played meanwhile."""

from __future__ import annotations

from dataclasses import replace

from dovre.games.towers.advice.aims import Aims
from dovre.games.towers.advice.ground import CITY, STEPS_MOST, Ground
from dovre.games.towers.advice.side import CLEAR, DAWN, DUSK, NIGHT, Side
from dovre.games.towers.components import (
    BLUE,
    BOSS,
    BOSS_LIFE,
    DEMON,
    FIXED,
    GOBLIN,
    HORDE,
    LEVEL,
    N_COLOURS,
    NONE,
    ORC,
    RED,
    SMASHER,
    SPIDER,
    YELLOW,
)

AHEAD = 6  # Nights that are foreseen
DISCOUNT = 0.8  # of what happens a Night later: there is time to do something about it
THREAT = 0.25  # for each level of a monster that is still on the path at the end
LOOSE_BOSS = 0.5
SMASHED = 0.5  # a tower that is lost, beside what it would have done

Beast = list[int]  # cell, whether wounded, token
Tower = tuple[int, int, int, int]  # cells, colour, upgraded, spot

KINDS = (GOBLIN, ORC, SPIDER, DEMON)  # monsters
HORDES = tuple(kind for kind in KINDS if HORDE[kind][0])


class Foresight:
    """A side that one may change before it is played on. `value` is what has happened so far, in points."""

    __slots__ = (
        "aims",
        "boss",
        "damage",
        "finish",
        "fired",
        "ground",
        "guards",
        "heat",
        "horde",
        "left",
        "markers",
        "over",
        "packs",
        "pile",
        "side",
        "sprung",
        "towers",
        "value",
        "weather",
        "weight",
    )

    def __init__(self, side: Side, aims: Aims, ground: Ground | None = None) -> None:
        self.side = side
        self.aims = aims
        self.ground = ground or side.ground
        self.packs: list[list[Beast]] = [[] for _ in LEVEL]
        for kind, cell, hurt, token in side.beasts:
            self.packs[kind].append([cell, hurt, token])
        cover = self.ground.path.cover
        self.towers: list[Tower] = []
        for tower in side.towers:
            self.towers.append((cover[tower >> 3], tower >> 1 & 3, tower & 1, tower >> 3))
        self.boss = side.boss
        self.damage = side.damage
        self.guards = side.guards
        self.pile = list(side.pile)
        self.fired = side.fired
        self.sprung = side.sprung
        self.markers = list(side.markers)
        self.finish = aims.finish
        self.value = 0.0
        self.weight = 1.0
        self.over = False
        self.horde = side.horde
        self.left = side.left if side.mover != NONE else 0
        self.weather = side.now
        self.heat: list[dict[int, float]] | None = None  # by kind and cell: how much of it stands there at Dawn

    # -- changes --------------------------------------------------------------------------------------------------

    def build(self, spot: int, colour: int, upgraded: int = 0) -> None:
        self.towers.append((self.ground.path.cover[spot], colour, upgraded, spot))

    def tower_at(self, spot: int) -> Tower:
        return next(tower for tower in self.towers if tower[3] == spot)

    def destroy(self, spot: int) -> None:
        self.towers.remove(self.tower_at(spot))

    def upgrade(self, spot: int, upgraded: int = 1) -> None:
        cover, colour, _, _ = self.tower_at(spot)
        self.destroy(spot)
        self.towers.append((cover, colour, upgraded, spot))

    def move_tower(self, old: int, new: int) -> None:
        _, colour, upgraded, _ = self.tower_at(old)
        self.destroy(old)
        self.build(new, colour, upgraded)
        self.fired = self.fired & ~(1 << old) | (self.fired >> old & 1) << new

    def find(self, token: int) -> tuple[int, Beast]:
        """The kind and the creature of a token."""
        for kind, pack in enumerate(self.packs):
            for beast in pack:
                if beast[2] == token:
                    return kind, beast
        raise ValueError(token)

    def place(self, token: int, cell: int) -> None:
        self.find(token)[1][0] = cell

    def remove(self, token: int) -> None:
        kind, beast = self.find(token)
        self.packs[kind].remove(beast)

    def add(self, kind: int, cell: int, hurt: int) -> None:
        self.packs[kind].append([cell, hurt, NONE])

    def stop(self) -> None:
        """The creature under way stays where it is."""
        self.left = 0

    def hit(self, token: int, damage: int) -> None:
        """Damage by a card: no Smasher. [TOWR-C06]"""
        kind, beast = self.find(token)
        self._damage(kind, beast, damage, None)

    def shoot(self, spot: int, one: int, two: int) -> None:
        """A whole shot at creatures by token; `two` is NONE for a tower that is no double cannon."""
        tower = self.tower_at(spot)
        self.fired |= 1 << spot
        if one == two:
            self._hit_token(one, 2, tower)
            return
        self._hit_token(one, 1, tower)
        if two != NONE:
            self._hit_token(two, 1, tower)

    def _hit_token(self, token: int, damage: int, tower: Tower) -> None:
        if self.is_boss(token):
            self._hit_boss(damage)
        else:
            kind, beast = self.find(token)
            self._damage(kind, beast, damage, tower)

    def is_boss(self, token: int) -> bool:
        return token == self.side.boss_token

    # -- play -----------------------------------------------------------------------------------------------------

    def play(self) -> float:
        """The rest of this round, then some more; what it is all worth."""
        side = self.side
        first = side.next
        if side.phase in (NIGHT, DAWN):
            if side.phase == NIGHT:
                self._rest_of_night()
            self._dawn()
            self.weight *= DISCOUNT
            self.finish = max(0.0, self.finish)  # who is behind now may not be so later
        elif side.phase == DUSK:
            first = replace(side.now, heal=False)
        else:
            self.fired = 0
        for ahead in range(AHEAD):
            if self.over:
                break
            self.weather = first if ahead == 0 else CLEAR
            self._night()
            if not self.over:
                self._dawn()
            self.weight *= DISCOUNT
        if not self.over:
            self._threats()
        return self.value

    def _threats(self) -> None:
        for kind in KINDS:
            self.value -= THREAT * self.weight * LEVEL[kind][0] * len(self.packs[kind])
        if self.boss != NONE:
            self.value -= LOOSE_BOSS * self.weight

    # -- the Night ------------------------------------------------------------------------------------------------

    def _night(self) -> None:
        packs = self.packs
        if self.weather.heal:
            self._heal()
        self.horde = 0
        for kind in HORDES:
            self.horde += len(packs[kind])
        traps = self._traps()
        if traps or self.markers:
            self._careful_night(traps, -1)
        else:
            ahead = self.ground.ahead
            for kind in KINDS:
                if packs[kind]:
                    row = ahead[self._steps(kind)]
                    for beast in packs[kind]:
                        beast[0] = row[beast[0]]
                    self._enter(kind)
            self._move_boss()
        self._leave_mine(self.weather.leave, traps)
        self.markers = []
        self.sprung = 0

    def _rest_of_night(self) -> None:
        """The creature under way, those that have not moved, those that may leave the mine."""
        side = self.side
        traps = self._traps()
        if self.left and not self.is_boss(side.mover):
            kind, beast = self.find(side.mover)
            self._walk(kind, beast, self.left, traps)
            self._enter(kind)
        self._careful_night(traps, side.due)
        self._leave_mine(side.leaving, traps)
        self.markers = []
        self.sprung = 0

    def _steps(self, kind: int) -> int:
        steps = self.horde if kind in HORDES else LEVEL[kind][0]
        return min(STEPS_MOST, max(0, steps + self.weather.march))

    def _enter(self, kind: int) -> None:
        """Those that have reached the city are out of play. [TOWR-N11..TOWR-N14]"""
        pack = self.packs[kind]
        inside = 0
        for beast in pack:
            if beast[0] == CITY:
                inside += 1
        if inside:
            self.packs[kind] = [beast for beast in pack if beast[0] != CITY]
            self._lose(inside * (LEVEL[kind][0] + self.weather.blood))

    def _lose(self, guards: int) -> None:
        lost = min(guards, self.guards)
        self.guards -= lost
        self.value -= lost * self.weight
        if not self.guards and not self.over:
            self.over = True
            self.value -= self.aims.fall * self.weight

    def _move_boss(self) -> None:
        if self.boss == NONE:
            return
        level = LEVEL[BOSS][self.damage >= FIXED.boss_wounded]
        cell = self.ground.ahead[level][self.boss]
        if cell == CITY:
            cell = self.ground.last
            self._lose(level + self.weather.blood)
        self.boss = cell

    def _leave_mine(self, leaving: int, traps: list[Tower]) -> None:
        """[TOWR-N16..TOWR-N22]"""
        pile = self.pile
        full = leaving
        while leaving and pile:
            kind = pile[-1]
            if kind == BOSS and leaving != full:
                return
            pile.pop()
            steps = self.horde if kind in HORDES and self.horde else LEVEL[kind][0]
            steps = min(STEPS_MOST, steps + self.weather.sally) - 1
            if kind == BOSS:
                self.boss = max(0, self.ground.ahead[steps][0])
                return
            beast = [0, 0, NONE]
            self.packs[kind].append(beast)
            if traps or self.markers:
                self._walk(kind, beast, steps, traps)
            else:
                beast[0] = self.ground.ahead[steps][0]
            self._enter(kind)
            leaving -= 1

    def _heal(self) -> None:
        dist = self.ground.dist
        wounded = [beast for pack in self.packs for beast in pack if beast[1]]
        if wounded:
            min(wounded, key=lambda beast: dist[beast[0]])[1] = 0

    # -- traps and markers ----------------------------------------------------------------------------------------

    def _traps(self) -> list[Tower]:
        if not self.weather.dry:
            return []
        return [t for t in self.towers if t[2] and t[1] == YELLOW and not self.sprung >> t[3] & 1]

    def _careful_night(self, traps: list[Tower], due: int) -> None:
        """One monster after the other, the nearest first. [TOWR-N04]"""
        dist = self.ground.dist
        walkers = []
        for kind in KINDS:
            for beast in self.packs[kind]:
                if due == -1 or (beast[2] != NONE and due >> beast[2] & 1):
                    walkers.append((dist[beast[0]], kind, beast))
        walkers.sort(key=lambda walker: walker[0])
        for _, kind, beast in walkers:
            self._walk(kind, beast, self._steps(kind), traps)
        for kind in KINDS:
            self._enter(kind)
        if due == -1 or due >> self.side.boss_token & 1:
            self._move_boss()

    def _walk(self, kind: int, beast: Beast, steps: int, traps: list[Tower]) -> None:
        """Step by step: a marker stops it, a trap does where that is good. [TOWR-U05..TOWR-U08]"""
        ahead = self.ground.ahead
        cell = beast[0]
        goal = ahead[steps][cell]
        for _ in range(steps):
            cell = ahead[1][cell]
            if cell == CITY:
                break
            if cell in self.markers:
                self.markers.remove(cell)
                break
            if cell == goal:
                break
            trap = self._trap_for(kind, cell, goal, traps)
            if trap is not None:
                traps.remove(trap)
                break
        beast[0] = cell

    def _trap_for(self, kind: int, cell: int, goal: int, traps: list[Tower]) -> Tower | None:
        for trap in traps:
            if trap[0] >> cell & 1 and (goal == CITY or self.shots(kind, cell) > self.shots(kind, goal)):
                return trap
        return None

    def shots(self, kind: int, cell: int) -> int:
        """Towers that would hit such a monster there."""
        return sum(tower[1] == kind and tower[0] >> cell & 1 for tower in self.towers)

    # -- Dawn -----------------------------------------------------------------------------------------------------

    def _dawn(self) -> None:
        """Each tower at the target that is worth most; double cannons last, auras first. [TOWR-A03..TOWR-A09]"""
        if self.heat is not None:
            self._warm(self.heat)
        towers = self.towers
        if len(towers) > 1:
            towers = sorted(towers, key=_turn)
        fired = self.fired
        dry = self.weather.dry
        packs = self.packs
        boss = self.boss
        for tower in towers:
            cover, colour, upgraded, spot = tower
            if fired and fired >> spot & 1:
                continue
            if not packs[colour]:
                if boss != NONE and cover >> boss & 1 and not self.over:
                    self._hit_boss(2 if upgraded and colour == RED and dry else 1)
                continue
            self._fire(tower, 2 if upgraded and colour == RED and dry else 1)
        self.fired = 0

    def _fire(self, tower: Tower, shots: int) -> None:
        """At what is worth most: captures, then the boss or a wound."""
        cover, colour, _, _ = tower
        wounded: Beast | None = None
        healthy: Beast | None = None
        for beast in self.packs[colour]:
            if cover >> beast[0] & 1:
                if beast[1]:
                    wounded = self._nearer(wounded, beast)
                else:
                    healthy = self._nearer(healthy, beast)
        boss = self.boss != NONE and not self.over and bool(cover >> self.boss & 1)
        if shots > 1:
            self._fire_twice(tower, wounded, healthy, boss)
            return
        worth = self.aims.boss[self.damage] if boss else 0.0
        if wounded is not None and worth <= self.aims.capture[colour] + LEVEL[colour][0]:
            self._damage(colour, wounded, 1, tower)
        elif boss and (healthy is None or colour == BLUE or worth >= self.aims.wound[colour]):
            self._hit_boss(1)
        elif healthy is not None:
            self._damage(colour, healthy, 1, tower)

    def _fire_twice(self, tower: Tower, wounded: Beast | None, healthy: Beast | None, boss: bool) -> None:
        """The double cannon. [TOWR-U09, TOWR-U10]"""
        colour = tower[1]
        if wounded is not None:
            self._damage(colour, wounded, 1, tower)
            if boss:
                self._hit_boss(1)
            elif healthy is not None:
                self._damage(colour, healthy, 1, tower)
        elif healthy is not None:
            self._damage(colour, healthy, 2, tower)
        elif boss:
            self._hit_boss(2)

    def _nearer(self, one: Beast | None, two: Beast) -> Beast:
        dist = self.ground.dist
        return two if one is None or dist[two[0]] < dist[one[0]] else one

    def _damage(self, kind: int, beast: Beast, damage: int, tower: Tower | None) -> None:
        """[TOWR-A10..TOWR-A12, TOWR-C05]"""
        if beast[1] or damage > 1:
            self.packs[kind].remove(beast)
            self.value += self.aims.capture[kind] * self.weight
            return
        beast[1] = 1
        if SMASHER[kind] and tower is not None:
            self._smash(tower)

    def _smash(self, tower: Tower) -> None:
        """An aura saves the tower if it can. [TOWR-U11]"""
        spot = tower[3]
        if self.weather.dry:
            near = (spot, *self.ground.path.beside(spot))
            for other in self.towers:
                if other[2] and other[1] == BLUE and other[3] in near:
                    self.towers.remove(other)
                    self.towers.append((other[0], other[1], 0, other[3]))
                    return
        self.destroy(spot)
        self.value += (self.aims.card - SMASHED) * self.weight

    def _hit_boss(self, damage: int) -> None:
        """[TOWR-A13, TOWR-A14]"""
        aims = self.aims
        for _ in range(min(damage, BOSS_LIFE - self.damage)):
            self.value += aims.boss[self.damage] * self.weight
            self.damage += 1
        if self.damage == BOSS_LIFE:
            self.boss = NONE
            if not self.over:
                self.over = True
                self.value += self.finish * self.weight

    def _warm(self, heat: list[dict[int, float]]) -> None:
        """Note where creatures stand."""
        for kind in range(N_COLOURS):
            row = heat[kind]
            for beast in self.packs[kind]:
                row[beast[0]] = row.get(beast[0], 0.0) + self.weight
        if self.boss != NONE:
            row = heat[BOSS]
            row[self.boss] = row.get(self.boss, 0.0) + self.weight


def _turn(tower: Tower) -> int:
    """When a tower fires: blue upgraded ones first, double cannons last."""
    return 1 if not tower[2] or tower[1] == YELLOW else 0 if tower[1] == BLUE else 2
