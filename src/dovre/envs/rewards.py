"""Rewards from the places at the end of a game."""

from __future__ import annotations

from typing import Any

from dovre.kernel.game import Game
from dovre.kernel.state import State


def rewards(game: Game[Any, Any], state: State) -> list[float]:
    """By seat, between -1 and 1: of the others, those one is ahead of less those who are ahead, as a share of all.

    With two players 1 for the winner and -1 for the loser; seats of a team have the same. Alone: 1 won, -1 lost. They
    add up to 0 unless one plays alone. All are 0 until the game is over.

    >>> import dovre
    >>> kings = dovre.game("kings")
    >>> rewards(kings, kings.new(3, seed=1))
    [0.0, 0.0, 0.0]
    """
    found = [0.0] * state.seats
    if not state.over:
        return found
    view: Any = state.view(None)
    sides = game.sides(view)
    if len(sides) == 1:
        return [1.0 if state.winners else -1.0] * state.seats
    keys = [game.rank_key(view, side[0]) for side in sides]
    for side, key in zip(sides, keys, strict=True):
        ahead = sum(key > other for other in keys) - sum(key < other for other in keys)
        for seat in side:
            found[seat] = ahead / (len(sides) - 1)
    return found
