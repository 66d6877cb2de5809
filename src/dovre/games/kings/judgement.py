"""What search asks of `kings`, on states: a quick answer for a seat from what it knows, and points to be expected.

The policy looks at each play once: finishing a mine, working at one, taking one that can still be finished, leaving
others what they cannot finish. `worth` in `advice.py` says what open mines are worth.
"""

from __future__ import annotations

from dovre.games.kings.actions import DRAW_CAMP, DRAW_DECK
from dovre.games.kings.advice import job, turns_left, worth
from dovre.games.kings.components import CENTRE, DEFENCE, FOREMAN, RACE_OF, SIZE, STRENGTH_OF, VALUE
from dovre.games.kings.decisions import PLAY
from dovre.games.kings.state import NO_MINE, KingsState
from dovre.kernel.action import Action
from dovre.kernel.rng import Rng

# tuned by games of the policy against itself
PACE = 1.2  # turns a creature takes, waiting for it included
SURE = 3.0  # so many turns to spare, and a mine is sure to be finished
GRACE = 2.7  # turns too few, and a mine is still worked at
WHIM = 0.3  # how far chance moves what an answer is worth, so that games differ
FINISHED = 1.9  # of its value: the last creature of a mine
WORK = 0.95  # an earlier one
PART = 1.4  # and of its part of the value
HOPELESS = 0.3  # a creature for a mine that will not be finished
STEEP = 0.45  # what a step of strength that is skipped costs
OFFERED = 0.4  # what it costs to leave a mine that the next one can take
RIVAL = 0.7  # of what a mine is worth to a rival who is given it
KEPT = 0.03  # what each step of strength is worth in hand
BLIND = 0.85  # what an unknown card is worth
HELP = 1.35  # a card that helps at an own mine
HELP_PART = 0.9  # and of its part of the value
HELP_STEEP = 0.35  # what a step of strength that it skips costs
LEADER = 1.6  # a strong card of one's own people


def policy(s: KingsState, seat: int, rng: Rng) -> Action:
    """A quick answer to either question."""
    if s.stack[-1][0] == PLAY:
        return _play(s, seat, rng)
    return _draw(s, seat, rng)


def _spare(s: KingsState, seat: int, turns: float) -> float:
    """The turns a seat has left over once its open mines are finished."""
    mines = s.mines[seat]
    crews = s.crews[seat]
    need = 0
    for slot in range(len(mines)):
        mine = mines[slot]
        if mine != NO_MINE:
            kind = s.backs[mine]
            need += SIZE[kind] + FOREMAN[kind] - len(crews[slot])
    return turns - PACE * need


def _prospect(kind: int, spare: float) -> float:
    """What one more mine of this kind is worth to a seat with so many turns to spare."""
    sure = (spare - PACE * (SIZE[kind] + FOREMAN[kind])) / SURE
    if sure > 1.0:
        sure = 1.0
    elif sure < -1.0:
        sure = -1.0
    return VALUE[kind] * sure


def _play(s: KingsState, seat: int, rng: Rng) -> Action:
    turns = turns_left(len(s.deck), s.seats)
    hand = s.hands[seat]
    backs = s.backs
    chosen: Action | None = None
    most = -1000.0
    noise = rng.bits()
    for slot in range(len(s.mines[seat])):
        mine = s.mines[seat][slot]
        if mine == NO_MINE:
            continue
        kind = backs[mine]
        crew = s.crews[seat][slot]
        need = SIZE[kind] + FOREMAN[kind] - len(crew)
        top = STRENGTH_OF[crew[-1]] if crew else -1
        base = FINISHED * VALUE[kind] if need == 1 else WORK + PART * VALUE[kind] / need
        if PACE * need > turns + GRACE:
            base = HOPELESS
        offer = s.own_offers[seat][slot]
        for card in hand:
            action = offer[card]
            if action is not None:
                noise = noise >> 2 | (noise & 3) << 62
                value = base - STEEP * (STRENGTH_OF[card] - top) * (need > 1) + WHIM * (noise & 255) / 255.0
                if value > most:
                    most = value
                    chosen = action
    spare = _spare(s, seat, turns)
    rival = -RIVAL / (s.seats - 1)
    kings = s.kings
    for slot in range(CENTRE):
        kind = backs[s.centre[slot]]
        missing = DEFENCE[kind] - len(s.piles[slot])
        own = _prospect(kind, spare)
        offer = s.offers[slot]
        base = own if missing == 1 else -OFFERED * abs(own) if missing == 2 else 0.0
        for card in hand:
            action = offer[card]
            if action is None:
                continue
            noise = noise >> 2 | (noise & 3) << 62
            value = base
            if missing == 1 and RACE_OF[card] != kings[seat] and RACE_OF[card] in kings:
                value = rival * _prospect(kind, _spare(s, kings.index(RACE_OF[card]), turns))
            value += WHIM * (noise & 255) / 255.0 - KEPT * STRENGTH_OF[card]
            if value > most:
                most = value
                chosen = action
    assert chosen is not None
    return chosen


def _draw(s: KingsState, seat: int, rng: Rng) -> Action:
    """A card of the camp that helps at a mine, else the deck."""
    noise = rng.bits()
    chosen = DRAW_DECK
    most = BLIND + WHIM * (noise & 255) / 255.0
    king = s.kings[seat]
    for race in range(len(s.camp)):
        pile = s.camp[race]
        if pile:
            noise >>= 8
            value = _use(s, seat, pile[-1], king) + WHIM * (noise & 255) / 255.0
            if value > most:
                most = value
                chosen = DRAW_CAMP[race]
    return chosen


def _use(s: KingsState, seat: int, card: int, king: int) -> float:
    """What a card in hand would be good for."""
    best = 0.0
    strength = STRENGTH_OF[card]
    mines = s.mines[seat]
    for slot in range(len(mines)):
        if mines[slot] != NO_MINE and s.own_offers[seat][slot][card] is not None:
            crew = s.crews[seat][slot]
            kind = s.backs[mines[slot]]
            need = SIZE[kind] + FOREMAN[kind] - len(crew)
            gap = strength - (STRENGTH_OF[crew[-1]] if crew else -1)
            value = HELP + HELP_PART * VALUE[kind] / need - HELP_STEEP * gap
            best = max(best, value)
    if RACE_OF[card] == king and strength > 5:
        best = max(best, LEADER)
    return best


def estimate(s: KingsState) -> list[float]:
    """Mines under the king, and what the open ones are worth with the cards in hand; at the end the scores."""
    if not s.stack:
        return [float(score) for score in s.scores]
    turns = turns_left(len(s.deck), s.seats)
    found: list[float] = []
    for seat in range(s.seats):
        jobs = [job(s.backs[card], crew) for _, card, crew in s.open_mines(seat)]
        points = float(sum([VALUE[s.backs[card]] for card in s.developed[seat]]))
        found.append(points + worth(jobs, s.kings[seat], s.hands[seat], turns))
    return found
