"""What a sensible player would give for each answer, in honour, from a view alone.

A view is first made into a table without secrets (`reading`): tokens and gates that one does not know stay chances. The
`Mountain` then says what caves are worth once the likely invasions have passed: domains in waves I and II, halls above
all in wave III. `Favour` says what votes and champions are worth, `ancestry` what a drafted card adds, `Plans` what an
action of a type and power would bring. The `Judge` asks them, question by question. The figures were tuned by play.
"""

from __future__ import annotations

from dovre.games.fall.advice.judge import Judge
from dovre.games.fall.view import FallView
from dovre.kernel.action import Action


def advice(view: FallView) -> list[tuple[Action, float]]:
    """The viewer's legal answers, each with its worth in honour."""
    if not view.legal:
        return []
    return list(zip(view.legal, Judge(view).values(), strict=True))
