"""Towers: where one would do most, which to upgrade, move or give up."""

from __future__ import annotations

from dovre.games.towers.advice.reading import Reading
from dovre.games.towers.components import BOSS, LEVEL, N_COLOURS, NONE, bits_of, tower_of

TRIED = 10  # emplacements that are foreseen; the others are valued by the cells around them
TRIED_MOVES = 5
ROOM = 0.15  # for each cell around an emplacement and round to come
ROOM_MOST = 8.0
PROTECTION = 0.5  # an aura against Sappers and Sabotage


class Building:
    """For the viewer's own path."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.view = reading.view
        self.seat = reading.seat
        self.side = reading.side()
        self.aims = reading.aims()
        self.cover = self.side.ground.path.cover
        self._rough: dict[tuple[int, int], float] = {}
        self._values: dict[tuple[int, int], float] = {}

    # -- build ----------------------------------------------------------------------------------------------------

    def free_spots(self) -> list[int]:
        taken = {tower >> 3 for tower in self.side.towers}
        return [spot for spot in self.side.ground.path.spots if spot not in taken]

    def rough(self, colour: int, spot: int) -> float:
        """By the creatures that will stand around it, and the cells there are."""
        key = (colour, spot)
        if key not in self._rough:
            self.reading.base()
            heat, aims = self.reading.heat, self.aims
            own, boss = heat[colour], heat[BOSS]
            kill = 0.5 * (aims.capture[colour] + LEVEL[colour][0])
            value = self.room(spot)
            for cell in bits_of(self.cover[spot]):
                value += 0.5 * (own.get(cell, 0.0) * kill + boss.get(cell, 0.0) * aims.hit)
            self._rough[key] = value
        return self._rough[key]

    def room(self, spot: int) -> float:
        return ROOM * self.cover[spot].bit_count() * min(ROOM_MOST, self.aims.rounds)

    def candidates(self, but: int = NONE) -> list[tuple[int, int]]:
        """Colours and emplacements, the best by rough measure first."""
        reserve = self.view.reserve
        colours = [colour for colour in range(N_COLOURS) if reserve[colour] and colour != but]
        found = [(colour, spot) for spot in self.free_spots() for colour in colours]
        found.sort(key=lambda pair: -self.rough(*pair))
        return found

    def build(self, colour: int, spot: int) -> float:
        key = (colour, spot)
        if key not in self._values:
            trial = self.reading.try_out()
            trial.build(spot, colour)
            towers = (*self.side.towers, tower_of(spot, colour))
            self._values[key] = self.reading.gain(trial) + self.room(spot) + self.reading.trophies(towers)
        return self._values[key]

    def builds(self, but: int = NONE) -> dict[tuple[int, int], float]:
        """The worth of every tower that can be built."""
        ranked = self.candidates(but)
        found = {pair: self.build(*pair) for pair in ranked[:TRIED]}
        least = min(found.values(), default=0.0)
        for place, pair in enumerate(ranked[TRIED:]):
            found[pair] = least - 0.2 - 0.001 * place
        return found

    def best(self, but: int = NONE) -> float:
        return max([self.build(*pair) for pair in self.candidates(but)[:TRIED]], default=0.0)

    # -- upgrade --------------------------------------------------------------------------------------------------

    def upgrade(self, spot: int) -> float:
        trial = self.reading.try_out()
        trial.upgrade(spot)
        towers = tuple([tower | 1 if tower >> 3 == spot else tower for tower in self.side.towers])
        value = self.reading.gain(trial) + self.reading.trophies(towers)
        return value + PROTECTION * min(1.0, self.aims.rounds / 5)

    def best_upgrade(self, colour: int = NONE) -> float:
        plain = [t for t in self.side.towers if not t & 1 and colour in (NONE, t >> 1 & 3)]
        return max([self.upgrade(tower >> 3) for tower in plain], default=0.0)

    # -- lose and move --------------------------------------------------------------------------------------------

    def lost(self, spot: int) -> float:
        """What a tower is worth where it stands."""
        trial = self.reading.try_out()
        trial.destroy(spot)
        towers = tuple([tower for tower in self.side.towers if tower >> 3 != spot])
        return self.room(spot) - self.reading.gain(trial) - self.reading.trophies(towers)

    def move(self, old: int, new: int) -> float:
        trial = self.reading.try_out()
        trial.move_tower(old, new)
        return self.reading.gain(trial) + self.room(new) - self.room(old)

    def sites(self, old: int) -> list[int]:
        """The best places for a tower, by rough measure."""
        colour = next(tower >> 1 & 3 for tower in self.side.towers if tower >> 3 == old)
        return sorted(self.free_spots(), key=lambda spot: -self.rough(colour, spot))

    def moves(self, old: int) -> dict[int, float]:
        ranked = self.sites(old)
        found = {spot: self.move(old, spot) for spot in ranked[:TRIED_MOVES]}
        least = min(found.values(), default=0.0)
        for place, spot in enumerate(ranked[TRIED_MOVES:]):
            found[spot] = least - 0.2 - 0.001 * place
        return found

    def best_move_of(self, old: int) -> float:
        return max([self.move(old, new) for new in self.sites(old)[:TRIED_MOVES]], default=0.0)

    def best_move(self) -> float:
        """Of the two towers that do least where they stand."""
        idle = sorted([tower >> 3 for tower in self.side.towers], key=self.idle)[:2]
        return max([self.best_move_of(spot) for spot in idle], default=0.0)

    def idle(self, spot: int) -> float:
        colour = next(tower >> 1 & 3 for tower in self.side.towers if tower >> 3 == spot)
        return self.rough(colour, spot)
