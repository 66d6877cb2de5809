"""Setting the table (FEAST-S)."""

from __future__ import annotations

from feast.components import DISHES, HAND
from feast.decisions import ROUND
from feast.state import NONE, SETUP, FeastState


def lay_table(s: FeastState) -> None:
    """Shuffle the dishes and deal four to each guest. [FEAST-S2, FEAST-S3]"""
    clear_table(s)
    s.deck = s.rng(SETUP).shuffled(range(len(DISHES)))
    for hand in s.hands:
        hand.extend(s.deck.pop() for _ in range(HAND))
        hand.sort()
    s.stack = [(ROUND, 0)]


def clear_table(s: FeastState) -> None:
    s.hands = [[] for _ in range(s.seats)]
    s.deck = []
    s.shown = []
    s.plates = [NONE] * s.seats
    s.boasts = [0] * s.seats
    s.eaten = []
    s.belly = [0] * s.seats
    s.antlers = [0] * s.seats
    s.pillows = [0] * s.seats
    s.honours = [0] * s.seats
    s.round = 0
    s.winner = NONE
    s.king = 0
    s.most = s.length.belly  # FEAST-S4


def stock_kitchen(s: FeastState) -> None:
    """Put all dishes that lie nowhere else into the deck; those it did not have go to the bottom."""
    placed = {dish for row in (*s.hands, s.plates, s.eaten) for dish in row}
    deck = [dish for dish in s.deck if dish not in placed]
    s.deck = [dish for dish in range(len(DISHES)) if dish not in placed and dish not in deck] + deck
