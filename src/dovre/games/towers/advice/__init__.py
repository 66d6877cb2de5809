"""What a sensible player would give for each answer, in points, from a view alone.

A `Side` is the defence of one seat as the view shows it. A `Foresight` takes a side, plays the coming Nights and Dawns
on it without any further action, and says what it will be worth: guards, boss, captures, the sooner the dearer. `Aims`
say what a guard, a crystal, a card or a capture is worth at this stage of the game, `trophies` what the trophies are.
`Towers`, `Cards` and `Lanes` try one change each (a tower, a card, a tile) and foresee again; the `Judge` asks them,
question by question. The figures were tuned by play.
"""

from __future__ import annotations

from dovre.games.towers.advice.judge import Judge
from dovre.games.towers.view import TowersView
from dovre.kernel.action import Action


def advice(view: TowersView) -> list[tuple[Action, float]]:
    """The viewer's legal answers, each with its worth in points."""
    if not view.legal:
        return []
    return list(zip(view.legal, Judge(view).values(), strict=True))
