"""Setup: the Workshops offered, the Portal, the starting Trolls."""

from __future__ import annotations

from dovre.games.hall.actions import STARTS
from dovre.games.hall.advice.figures import AGAIN, DECAY, EARLY_CART, STATUE, WORKSHOP_WORTH
from dovre.games.hall.advice.reading import Chapter
from dovre.games.hall.components import BIT, CART, N_TROLLS, REACHED_BY, STARTING, SYMBOLS, WORKSHOPS, around
from dovre.games.hall.rules.setup import DRAFTED
from dovre.kernel.action import Action


class Setup(Chapter):
    """What is chosen before the first turn."""

    def offer(self, action: Action) -> float:
        return WORKSHOP_WORTH[WORKSHOPS[action.number]]

    def portal(self, action: Action) -> float:
        """Statues and riches nearby, and the way to the heart."""
        cell = STARTS[action.number]
        statues = self.view.statues[0] | self.view.statues[1] | self.view.statues[2]
        ground = self.view.free
        for player in self.view.players:
            ground &= ~around(player.network)
        total = 0.0
        layer = reached = BIT[cell]
        value = 1.0
        while layer:
            total += value * STATUE * (layer & statues).bit_count()
            total += value * (layer & self.view.buried).bit_count()
            total += value * 0.1 * (layer & ground).bit_count()
            layer = around(layer) & ground & ~reached
            reached |= layer
            value *= DECAY
        return total

    def draft(self, action: Action) -> float:
        """The best producers stand in the middle, where more cascades pass."""
        start, slot = divmod(action.number, DRAFTED)
        kind = SYMBOLS[N_TROLLS + start][0]
        worth = self.purse.worth[kind] - (EARLY_CART if kind == CART else 0.0)
        activations = REACHED_BY[slot].bit_count() - 1
        return AGAIN * (worth - 1.0) * activations + self.purse.of(STARTING[start])
