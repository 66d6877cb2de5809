"""What search asks of `fall`, on states: the points to be expected.

What caves, votes, influence and symbols are worth comes from the advice; how much of it becomes honour was fitted to
games of sensible players.
"""

from __future__ import annotations

from dovre.games.fall.advice.ancestry import actions_worth, elders_worth
from dovre.games.fall.advice.favour import Favour
from dovre.games.fall.advice.mountain import Mountain
from dovre.games.fall.advice.reading import Reading
from dovre.games.fall.advice.symbols import SPARE
from dovre.games.fall.components import ELDERS, FOOD, LAST_WAVE, PROVISIONS, SIGNS, WAVES
from dovre.games.fall.decisions import DRAFT, WAVE
from dovre.games.fall.state import FallState

CAVES = 0.6
PLANKS = 1.2
OFFER = 0.6
SYMBOLS = 1.2
DESPAIR = 1.5
CHAMPION = 2.0
RESERVE = 0.5
WAVES_TO_COME = 1.0  # of what an ancestry would bring in each of them
# by seats, beyond what the symbols say: a turn that is left, and provisions that bring one in each later wave
TURN = (0.0, 0.0, 3.8, 2.2, 1.0, 0.7)
FED = (0.0, 0.0, 5.0, 2.5, 0.7, 0.4)


def estimate(s: FallState) -> list[float]:
    """Honour so far and what caves, votes, influence, symbols and champions may bring; at the end the scores."""
    found = [float(score) for score in s.scores]
    if not s.stack:
        return found
    reading = Reading(s.view(0))
    caves = Mountain(reading).first.values
    favour = Favour(reading)
    for seat in range(s.seats):
        favour.seat = seat
        found[seat] += CAVES * caves[seat] + PLANKS * favour.planks() + OFFER * favour.standings()
        found[seat] += _of_ancestry(s, seat) + DESPAIR * s.despair[seat] + RESERVE * s.reserve[seat]
        found[seat] += CHAMPION * len(s.champions[seat])
    return found


def _of_ancestry(s: FallState, seat: int) -> float:
    """What symbols and turns bring in the turns that are left, and in later waves."""
    signs = s.signs[seat * SIGNS : (seat + 1) * SIGNS]
    food = signs[FOOD].bit_count()
    cubes = s.cubes[seat]
    turns = s.provisions[seat] + int(s.stack[-1][1] == seat)
    if s.stack[0][0] in (WAVE, DRAFT):  # provisions are still to be given [FALL-A14]
        turns, cubes = min(PROVISIONS, WAVES[s.wave].provisions + food), 0
    now = actions_worth(signs, cubes, turns, SPARE)
    later = actions_worth(signs, 0, PROVISIONS, SPARE) * (LAST_WAVE - s.wave) / LAST_WAVE
    found = SYMBOLS * now + WAVES_TO_COME * later + elders_worth(signs[ELDERS].bit_count(), s.wave)
    return found + TURN[s.seats] * turns + FED[s.seats] * food * (LAST_WAVE - s.wave)
