"""What Great Halls still lack, and what a tile is worth that digs it."""

from __future__ import annotations

from functools import cached_property
from operator import itemgetter

from dovre.games.hall.advice.figures import HALL_FITS, HALL_NEAR, LARGEST
from dovre.games.hall.advice.ground import building_ground
from dovre.games.hall.components import (
    BIT,
    CELLS,
    FIXED,
    HALL_HIGH,
    HALL_LOW,
    HALL_PLACES,
    HALL_WAYS,
    HALLS,
    STATUE_CLANS,
    cells_of,
    mask_of,
    where_all,
    where_any,
)
from dovre.games.hall.rules.halls import WAYS_OF
from dovre.games.hall.view import HallView

Lack = tuple[int, float]  # cells, and what it is worth to dig all of them


class Rooms:
    """The places where the viewer's Tunnels could become a Great Hall, if the right tile is dug."""

    def __init__(self, view: HallView, ground: int) -> None:
        assert view.seat is not None
        self.view = view
        self.ground = ground  # what the viewer may dig
        self.net = view.players[view.seat].network
        self.own = building_ground(view, self.net)
        self.lacks = self._all_lacks()
        self.firsts = mask_of(self.lacks)  # a tile without such a cell makes room for nothing
        self.most = max((worth for row in self.lacks.values() for _, worth in row), default=0.0)

    def _all_lacks(self) -> dict[int, list[Lack]]:
        """What the Halls lack, by the first cell of it, the best first.

        A Hall that fits already is left out: it can be built whatever is dug now. [HALL-G1..HALL-G4]
        """
        found: dict[int, list[Lack]] = {}
        if not self.spare_statues:
            return found
        built = {HALL_PLACES[place].way.tile for place in self.view.halls}
        for hall in range(len(HALLS)):
            ways = [HALL_WAYS[n].steps for n in WAYS_OF[hall]]
            if hall in built or any(where_all(steps, self.own) for steps in ways):
                continue
            worth = HALL_FITS * self.gain(hall)
            for cells in (lacks := self._lacks(ways)):
                found.setdefault(CELLS - cells.bit_length(), []).append((cells, worth))
            if min(map(int.bit_count, lacks), default=0) > 1:
                for rest in {cells & ~BIT[last] for cells in lacks for last in cells_of(cells)}:
                    found.setdefault(CELLS - rest.bit_length(), []).append((rest, worth * HALL_NEAR))
        for row in found.values():
            row.sort(key=itemgetter(1), reverse=True)
        return found

    def _lacks(self, ways: list[tuple[int, ...]]) -> set[int]:
        """What a Hall lacks in each place that a single tile could complete."""
        found = set()
        for steps in ways:
            shape = mask_of(steps)
            for first in cells_of(where_all(steps, self.own | self.ground) & where_any(steps, self.own)):
                cells = shape >> first & ~self.own
                if cells.bit_count() <= LARGEST:
                    found.add(cells)
        return found

    def gain(self, hall: int) -> int:
        """What a Hall scores beyond what the Statue for its altar scores where it stands. [HALL-G10, HALL-F6]"""
        return max(HALL_LOW[hall], HALL_HIGH[hall] - min(self.spare_statues))

    @cached_property
    def spare_statues(self) -> list[int]:
        """What each own Statue scores that stands on no altar."""
        altars = mask_of(HALL_PLACES[place].mark for place in self.view.halls)
        return [
            FIXED.statue_value[self.view.board.zone_of[cell]] * (2 if self.view.pedestals[clan] & BIT[cell] else 1)
            for clan in range(STATUE_CLANS)
            for cell in cells_of(self.view.statues[clan] & self.net & ~altars)
        ]

    def made_by(self, cells: int) -> float:
        """The best Great Hall that fits with these cells, or will with one more."""
        best = 0.0
        for first in cells_of(cells & self.firsts):
            for missing, worth in self.lacks[first]:
                if worth <= best:
                    break
                if not missing & ~cells:
                    best = worth
        return best
