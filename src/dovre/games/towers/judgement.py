"""What search asks of `towers`, on states: points to be expected, and turns.

What the defence of a seat will see comes from the foresight of the advice; how much of it becomes points was fitted to
games of sensible players.
"""

from __future__ import annotations

from dovre.games.towers.advice.aims import ROUNDS
from dovre.games.towers.advice.reading import Reading
from dovre.games.towers.advice.trophies import trophy_worth
from dovre.games.towers.components import TROPHIES
from dovre.games.towers.decisions import DAWN, DAY, NIGHT
from dovre.games.towers.scoring import trophy_points
from dovre.games.towers.state import TowersState

FORESEEN = 0.4
CRYSTALS = 0.9
CARDS = 0.6
TROPHY = 0.4
TOWER = 2.5  # with all rounds to come
UPGRADED = 3.0
LASTING = 0.6  # of a point now, with all rounds to come: much can still happen


def turns(s: TowersState) -> int:
    """Each of Dusk, Night, the shots of a seat and an action counts as one; after a round some are left out."""
    begun = s.round * (3 * s.seats + 4)
    if not s.stack:
        return begun + 3 * s.seats + 3
    frame = s.stack[0]
    if frame[0] == NIGHT:
        return begun + 1
    if frame[0] == DAWN:
        return begun + 2 + int(frame[2])
    return begun + 2 + s.seats + int(frame[2]) if frame[0] == DAY else begun


def estimate(s: TowersState) -> list[float]:
    """Points now, what the defence will see, and what crystals, cards, towers and trophies may bring."""
    found = [float(score) for score in s.scores]
    if not s.stack:
        return found
    reading = Reading(s.view(0))
    for seat in range(s.seats):
        aims = reading.aims(seat)
        early = min(1.0, aims.rounds / ROUNDS)
        towers = s.towers[seat]
        found[seat] *= 1.0 - (1.0 - LASTING) * early
        found[seat] += FORESEEN * reading.base(seat) + CRYSTALS * aims.purse(s.crystals[seat])
        found[seat] += CARDS * aims.card * len(s.hands[seat]) + TROPHY * _trophies(s, seat, reading)
        found[seat] += early * (TOWER * len(towers) + UPGRADED * sum([tower & 1 for tower in towers]))
    return found


def _trophies(s: TowersState, seat: int, reading: Reading) -> float:
    """What trophies for towers may bring beyond what they count now."""
    if s.seats == 1 or not s.trophies:
        return 0.0
    counted = 0
    for slot, trophy in enumerate(s.trophies):
        if TROPHIES[trophy].cond in ("towers", "upgraded"):
            counted += trophy_points(s, seat, slot)
    return trophy_worth(reading.view, seat, s.towers[seat]) - counted
