"""What a sensible player would give for each answer, in Honor, from a view alone.

Four readings of a view carry it: the `Purse` (what resources are worth now), the `Rock` (what each cell is worth to a
tile laid on it), the `Gallery` (what the Statues score and where a Cart would bring them), and the `Judge`, who adds
what a cascade produces and asks, verb by verb, the chapters of the rules. An answer is worth the difference it makes
to them. The figures were tuned by play.
"""

from __future__ import annotations

from dovre.games.hall.advice.judge import Judge
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action


def advice(view: HallView) -> list[tuple[Action, float]]:
    """The viewer's legal answers, each with its worth in Honor."""
    if not view.legal:
        return []
    return list(zip(view.legal, Judge(view).values(), strict=True))
