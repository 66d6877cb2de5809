"""A view made into a table to try things on: what is hidden is left out, so nothing new comes up."""

from __future__ import annotations

from dovre.games.princesses.components import N_COUNTED, NONE, ROUND_COUNT, king_in
from dovre.games.princesses.effects import COUNTED
from dovre.games.princesses.game import GAME
from dovre.games.princesses.state import PrincessesState
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.belief import begin
from dovre.kernel.rng import Rng

MOVES = 2  # main moves of a turn


class Reading:
    """The table as the viewer sees it, and how long the game still goes on."""

    def __init__(self, view: PrincessesView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.table: PrincessesState = begin(GAME, view, Rng.of(1, "advice"))
        self.table.tile_deck = self.table.royal_deck = self.table.card_deck = ()
        self.later = MOVES * (ROUND_COUNT[view.seats] - max(1, view.round))  # own main moves after this turn
        self.king = next((place for place in range(view.seats + 3) if king_in(self.seat, place) == view.king), NONE)

    def count(self, name: str) -> int:
        """What challenges and scores count of the viewer's."""
        return self.table.tally[self.seat * N_COUNTED + COUNTED.index(name)]
