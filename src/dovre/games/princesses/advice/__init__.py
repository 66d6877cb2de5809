"""What a sensible player would give for each answer, in points, from a view alone.

A view is first made into a table without secrets (`reading`). `Worth` says what goods, slots, pieces and effects are
worth with the moves that are left; `Caves` what a tile would bring and where it lies best. A `Purse` is what a plan
changes: goods, full sites, free slots, pieces. `Plans` looks through all that the action points of a place can buy, and
through both main moves of a turn together. The `Judge` asks them, question by question. The figures were tuned by play.
"""

from __future__ import annotations

from dovre.games.princesses.advice.judge import Judge
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.action import Action


def advice(view: PrincessesView) -> list[tuple[Action, float]]:
    """The viewer's legal answers, each with its worth in points."""
    if not view.legal:
        return []
    return list(zip(view.legal, Judge(view).values(), strict=True))
