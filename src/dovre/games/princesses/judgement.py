"""What search asks of `princesses`: the points to be expected in a state, and the likely answer to a view.

What goods, sites, slots and pieces are worth comes from the ledger of the advice; how much of it becomes points was
fitted to games of sensible players.
"""

from __future__ import annotations

from dovre.games.princesses.advice.caves import GROWTH
from dovre.games.princesses.advice.judge import Judge
from dovre.games.princesses.advice.purse import FULL, SLOT
from dovre.games.princesses.advice.worth import Worth
from dovre.games.princesses.components import (
    FIRST_ROYAL,
    N_CAVES,
    N_RESOURCES,
    N_VILLAGES,
    OF_KIND,
    ROUND_COUNT,
    ROYALS,
)
from dovre.games.princesses.geometry import PLACES
from dovre.games.princesses.scoring import set_points
from dovre.games.princesses.state import PrincessesState
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.action import Action

# of a point now: at the end, and less with all rounds to come, since it was paid for with what would have brought more
LASTING = (0.76, 0.58)
OWNED = 0.24  # of goods, full sites, free slots and sets that may be completed
FITTING = 1.24  # of goods that make whole prices
PROSPECT = 1.94  # of what the next turn could make of it all
GROWING = 1.1  # of what tiles and cards may score beyond what they do now
ROYAL = 0.74  # of the uses of royal actions
HUMAN = 1.3
OUTPOST = 1.8
# with all rounds to come
CARD = 0.7
SITE = 0.5
RECEIVED = 3.0  # a point of troll power more whenever it is received


def estimate(s: PrincessesState) -> list[float]:
    """Points now, and what all one has may bring; at the end the scores."""
    found = [float(score) for score in s.scores]
    if not s.stack or not s.round:
        return found
    rounds = ROUND_COUNT[s.seats]
    early = (rounds - s.round) / rounds
    for seat in range(s.seats):
        judge = Judge(s.view(seat))
        found[seat] *= LASTING[0] - LASTING[1] * early
        found[seat] += _of_goods(judge) + _of_caves(s, seat, judge.worth)
        sites = sum(s.sites[seat * N_RESOURCES : (seat + 1) * N_RESOURCES])
        found[seat] += early * (CARD * len(s.cards[seat]) + SITE * sites + RECEIVED * s.receive[seat])
    return found


def _of_goods(judge: Judge) -> float:
    """What is there to be used: now, and in the next turn."""
    ledger, prices = judge.ledger, judge.worth.after
    start = ledger.start
    # sets are counted among the points already
    owned = ledger.value(start, prices) - sum(set_points((ledger.stored[0], ledger.stored[1], ledger.stored[2])))
    fitting = prices.projects(start[:FULL], start[SLOT : SLOT + len(OF_KIND)])
    return OWNED * owned + FITTING * fitting + PROSPECT * judge.turns.prospect(start, judge.turns.trolls)


def _of_caves(s: PrincessesState, seat: int, worth: Worth) -> float:
    """What humans, outposts, royal tiles and scores will bring in the rounds that are left."""
    humans = sum(s.humans[seat * N_CAVES : (seat + 1) * N_CAVES])
    outposts = sum(s.outposts[seat * N_VILLAGES : (seat + 1) * N_VILLAGES])
    growing = royal = 0.0
    for of, per in worth.scores:
        growing += worth.later * GROWTH[of][1] / per
    for number in s.network[seat]:
        tile = number // PLACES - FIRST_ROYAL
        if tile >= 0:
            royal += worth.royal_gain(ROYALS[tile].effect)
    return HUMAN * humans + OUTPOST * outposts + GROWING * growing + ROYAL * royal


def likely(view: PrincessesView) -> Action:
    """The answer that the judge values most at a quick look."""
    values = Judge(view, quick=True).values()
    return view.legal[values.index(max(values))]
