"""Determinization: a full table that the viewer could believe, drawn fairly among all that fit the view."""

from __future__ import annotations

from dovre.kernel.belief import begin, deal_sealed
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng
from feast.components import DISHES
from feast.state import NONE, FeastState
from feast.view import FeastView


def determinize(game: Game[FeastState, FeastView], v: FeastView, rng: Rng) -> FeastState:
    """The dishes nobody showed this seat are dealt to the hands and the deck; then sealed answers are drawn anew."""
    s: FeastState = begin(game, v, rng)
    seen = {dish for hand in v.hands for dish in hand if dish is not None} | {*v.plates, *v.eaten} - {NONE}
    left = rng.shuffled(dish for dish in range(len(DISHES)) if dish not in seen)
    s.hands = [sorted(left.pop() if dish is None else dish for dish in hand) for hand in v.hands]
    s.deck = left
    deal_sealed(s, v, rng)
    return s
