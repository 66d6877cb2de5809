"""What search asks of `princesses`: the points to be expected in a state, and the likely answer to a view.

What goods, sites, slots and pieces are worth comes from the ledger of the advice; how much of it becomes points was
fitted to games of sensible players.
"""

from __future__ import annotations

from dovre.games.princesses.advice.judge import Judge
from dovre.games.princesses.components import N_COUNTED, ROUND_COUNT, STORED
from dovre.games.princesses.scoring import set_points
from dovre.games.princesses.state import PrincessesState
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.action import Action

LEDGER = 0.65
TILE = 1.3  # with all rounds to come
CARD = 2.0
LASTING = 0.5  # of a point now, with all rounds to come: it was paid for with what would have brought more


def estimate(s: PrincessesState) -> list[float]:
    """Points now, and what all one has may bring; at the end the scores."""
    found = [float(score) for score in s.scores]
    if not s.stack or not s.round:
        return found
    rounds = ROUND_COUNT[s.seats]
    early = (rounds - s.round) / rounds
    for seat in range(s.seats):
        judge = Judge(s.view(seat))
        outposts, changelings, bells = (s.tally[seat * N_COUNTED + at] for at in STORED[:3])
        # sets are counted among the points already
        owned = judge.ledger.value(judge.ledger.start, judge.worth.after) - sum(
            set_points((outposts, changelings, bells))
        )
        found[seat] *= 1.0 - (1.0 - LASTING) * early
        found[seat] += LEDGER * owned + early * (TILE * len(s.network[seat]) + CARD * len(s.cards[seat]))
    return found


def likely(view: PrincessesView) -> Action:
    """The answer that the judge values most at a quick look."""
    values = Judge(view, quick=True).values()
    return view.legal[values.index(max(values))]
