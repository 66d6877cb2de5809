"""After step 2: Great Halls, and Statues on their way."""

from __future__ import annotations

from functools import cached_property

from dovre.games.hall.actions import cell_of_action
from dovre.games.hall.advice.figures import HALL_EFFORT
from dovre.games.hall.advice.ground import building_ground
from dovre.games.hall.advice.reading import Chapter
from dovre.games.hall.components import HALL_PLACES, HALL_WAYS, cells_of, where_all
from dovre.games.hall.rules.halls import WAYS_OF as HALL_WAYS_OF
from dovre.games.hall.state import NONE
from dovre.kernel.action import Action

PLACE_OF_HALL = {(HALL_WAYS.index(place.way), place.first): n for n, place in enumerate(HALL_PLACES)}


class HallsAndStatues(Chapter):
    """Where a Great Hall would stand best, and which Statue to move."""

    def hall(self, action: Action) -> float:
        return self.hall_values[action.number] + self.best_move

    @cached_property
    def hall_values(self) -> dict[int, float]:
        """By Hall, the best place for it."""
        halls = [action.number for action in self.view.legal if action.verb == "hall"]
        return {hall: max(self.built(place) for place in self.hall_places(hall)) for hall in halls}

    def hall_places(self, hall: int) -> list[int]:
        ground = building_ground(self.view, self.me.network)
        return [
            PLACE_OF_HALL[n, first]
            for n in HALL_WAYS_OF[hall]
            for first in cells_of(where_all(HALL_WAYS[n].steps, ground))
        ]

    def built(self, place: int) -> float:
        return self.gallery.with_hall(place) - HALL_EFFORT

    def build(self, action: Action) -> float:
        return self.built(action.number)

    @cached_property
    def best_move(self) -> float:
        return self.gallery.best_move()

    def statue(self, action: Action) -> float:
        cell = cell_of_action(action)
        number = self.gallery.number_at(cell)
        if self.frame[0] == "exchange":
            first = self.frame[2]
            others = [n for n in range(len(self.gallery.statues)) if n != number]
            if first != NONE:
                others = [self.gallery.number_at(first)]
            return max((self.gallery.exchanged(number, other) for other in others), default=0.0)
        forgone = max([0.0, *self.hall_values.values()])
        return self.gallery.best_journey(number) - forgone
