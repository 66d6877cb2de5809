"""What a sensible player would give for each answer, in points, from a view alone.

One idea carries it: what are a seat's open mines worth, given the cards it holds and the turns it has left? A mine that
can be finished is worth its value, one that cannot costs it. An answer is worth the difference it makes to that, less
what it gives to the others. The figures were tuned by play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from operator import itemgetter

from dovre.games.kings.actions import card_of, source_of, target_of
from dovre.games.kings.components import CARDS, CENTRE, HAND, MINES, RACE_OF, RACES, STRENGTH_OF
from dovre.games.kings.view import KingsView, Works
from dovre.kernel.action import Action

DECK_PER_TURN = 0.7  # cards that leave the deck in a turn: most draws, and a replacement now and then
CROWD = 0.15  # and so much more for each seat, since the others spoil more of what one waits for
WAIT = 0.8  # turns one waits for a card one does not hold yet
DOUBT = 2.0  # how softly "in time" fades into "too late"
RIVAL = 0.45  # what a rival's point is worth against one's own
TEMPO = 0.05  # a small love for low cards where nothing else decides
EMPTY = -1


@dataclass(frozen=True, slots=True)
class Job:
    """An open mine as work to do: what it pays, how many miners it still wants, whether a foreman, what lies on top."""

    value: int
    miners: int
    foreman: bool
    need: int  # creatures it still wants, the foreman among them
    top: int  # strength, EMPTY without creatures


def job(kind: int, creatures: Sequence[int]) -> Job:
    return _job(kind, len(creatures), STRENGTH_OF[creatures[-1]] if creatures else EMPTY)


@cache
def _job(kind: int, count: int, top: int) -> Job:
    mine = MINES[kind]
    miners = max(0, mine.size - count)
    return Job(mine.value, miners, mine.foreman, miners + mine.foreman, top)


def covers(strength: int, top: int) -> bool:
    return top == EMPTY or (top == 9 if strength == 0 else strength > top)


def crew_from(work: Job, king: int, hand: list[int]) -> list[int]:
    """The cards of a hand, which lie weakest first, that could go to this mine one after the other."""
    chosen: list[int] = []
    if not hand:
        return chosen
    top = work.top
    miners = work.miners
    for card in hand:
        if not miners:
            break
        if RACE_OF[card] != king and covers(STRENGTH_OF[card], top):
            chosen.append(card)
            top = STRENGTH_OF[card]
            miners -= 1
    if miners == 0 and work.foreman:
        for card in hand:
            if RACE_OF[card] == king and covers(STRENGTH_OF[card], top):
                chosen.append(card)
                break
    return chosen


def effort(work: Job, held: int) -> float:
    """Turns to finish: one a creature, some waiting for those not in hand, more where the ladder is too short."""
    need = work.need
    steps = 9 - work.top if work.top != EMPTY else 10
    late = 2.5 * (need - steps) if need > steps else 0.0
    return need + WAIT * (need - held) + late


def worth(jobs: Sequence[Job], king: int, hand: Sequence[int], turns: float) -> float:
    """Expected points of these mines: the most rewarding work first, each card used once."""
    left = sorted(hand, key=STRENGTH_OF.__getitem__)
    plans = []
    for work in jobs:
        crew = crew_from(work, king, left)
        expected = effort(work, len(crew))
        plans.append((expected / work.value, expected, work, crew))
    if len(plans) > 1:
        plans.sort(key=itemgetter(0))
    total = spent = 0.0
    for _, expected, work, crew in plans:
        usable = [card for card in crew if card in left] if crew else crew
        cost = expected + WAIT * (len(crew) - len(usable))
        chance = 1 / (1 + exp((spent + cost - turns) / DOUBT))
        total += (2 * chance - 1) * work.value
        if chance > 0.3:
            spent += cost
            for card in usable:
                left.remove(card)
    return total


def turns_left(deck: int, seats: int) -> float:
    """The turns each seat may still make good use of, with so many cards in the deck."""
    return deck / (DECK_PER_TURN + CROWD * seats) / seats


class Judge:
    """A view, read once: the viewer's hand and mines, and the turns left."""

    def __init__(self, view: KingsView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.king = view.kings[view.seat]
        self.hand = [held.face for held in view.hands[view.seat] if held.face is not None]
        self.turns = turns_left(view.deck, view.seats)
        self.jobs = [[job(works.mine, works.creatures) for works in mines] for mines in view.mines]
        self.base = worth(self.jobs[self.seat], self.king, self.hand, self.turns)
        self.worths: dict[tuple[int, tuple[int, ...], float], float] = {}  # by seat, hand and turns left
        self.cards: dict[
            tuple[int, bool, bool], float
        ] = {}  # by strength, whether of the own race, whether it takes mines
        self.gains: dict[tuple[int, int, tuple[int, ...]], float] = {}  # what `gain` has found: it is asked often

    def worth_now(self, seat: int, hand: Sequence[int], turns: float) -> float:
        """What the mines of a seat are worth as they are."""
        key = (seat, tuple(hand), turns)
        found = self.worths.get(key)
        if found is None:
            found = self.worths[key] = worth(self.jobs[seat], self.view.kings[seat], hand, turns)
        return found

    # -- playing -------------------------------------------------------------------------------------------------

    def value_of_play(self, action: Action) -> float:
        card, target = card_of(action), target_of(action)
        rest = [held for held in self.hand if held != card]
        if target < CENTRE:
            return self._on_centre(card, rest, self.view.centre[target])
        return self._on_own(card, rest, action.parts[1])

    def _on_own(self, card: int, rest: list[int], target: str) -> float:
        """Work done: a finished mine pays twice its value, since it no longer costs it."""
        jobs: list[Job] = []
        done = 0.0
        for works in self.view.mines[self.seat]:
            if works.target != target:
                jobs.append(job(works.mine, works.creatures))
                continue
            mine = MINES[works.mine]
            crew = (*works.creatures, card)
            if len(crew) == mine.size + mine.foreman:
                done = float(mine.value)
            else:
                jobs.append(job(works.mine, crew))
        return done + worth(jobs, self.king, rest, self.turns - 1) - self.base - TEMPO * STRENGTH_OF[card]

    def _on_centre(self, card: int, rest: list[int], works: Works) -> float:
        mine = MINES[works.mine]
        stay = self.worth_now(self.seat, rest, self.turns - 1) - self.base
        missing = mine.defence - len(works.creatures) - 1
        if missing == 0:
            owner = self._owner(RACE_OF[card])
            return stay + (
                self.gain(owner, works.mine, rest) if owner == self.seat else -RIVAL * self.gain(owner, works.mine)
            )
        return stay + self._opening(works.mine, STRENGTH_OF[card], missing, rest) - TEMPO * STRENGTH_OF[card]

    def _owner(self, race: int) -> int:
        """Who gets a mine whose last creature, played by the viewer, is of this race."""
        return self.view.kings.index(race) if race in self.view.kings else self.seat

    def gain(self, seat: int, kind: int, hand: Sequence[int] = ()) -> float:
        """What one more mine of this kind is worth to a seat."""
        key = (seat, kind, tuple(hand))
        found = self.gains.get(key)
        if found is None:
            found = self.gains[key] = self._gain(seat, kind, hand)
        return found

    def _gain(self, seat: int, kind: int, hand: Sequence[int]) -> float:
        new = job(kind, ())
        if seat == self.seat:
            jobs = self.jobs[seat]
            before = self.worth_now(seat, hand, self.turns - 1)
            return worth([*jobs, new], self.king, hand, self.turns - 1) - before
        jobs = self.jobs[seat]
        king = self.view.kings[seat]
        known = [held.face for held in self.view.hands[seat] if held.face is not None]
        # the rest of a rival's hand is unknown: half of what is needed is taken to be there
        turns = self.turns + 0.5 * WAIT * new.need
        return worth([*jobs, new], king, known, turns) - self.worth_now(seat, known, turns)

    def _opening(self, kind: int, top: int, missing: int, rest: list[int]) -> float:
        """A creature that does not capture yet leaves the mine to whoever comes next."""
        mine = self.gain(self.seat, kind, rest)
        if missing > 1:
            return 0.05 * mine
        open_to_me = 1.0
        given = 0.0
        for step in range(1, self.view.seats):
            rival = (self.seat + step) % self.view.seats
            gain = self.gain(rival, kind)
            if gain > 0:
                takes = self._can_take(rival, top)
                given += open_to_me * takes * gain
                open_to_me *= 1 - takes
        mine_next = any(self._owner(RACE_OF[card]) == self.seat and covers(STRENGTH_OF[card], top) for card in rest)
        return 0.7 * open_to_me * max(0.0, mine) * mine_next - RIVAL * given

    def _can_take(self, rival: int, top: int) -> float:
        """The chance that a rival holds a creature which takes a mine for them over this strength."""
        races = 1 + len(RACES) - self.view.seats  # their own, and those without a king
        fits = races / len(RACES) * ((9 - top) / 10 if top < 9 else 0.1)
        return 1 - (1 - fits) ** HAND

    # -- drawing -------------------------------------------------------------------------------------------------

    def value_of_draw(self, action: Action) -> float:
        source = source_of(action)
        if source > 0:
            return self.value_of_card(self.view.camp[source - 1][-1])
        unseen = self._unseen()
        return sum(self.value_of_card(card) for card in unseen) / len(unseen)

    def value_of_card(self, card: int) -> float:
        """What a card adds to the work at hand, and to the mines it could take; of equal cards one is looked at."""
        race = RACE_OF[card]
        key = (STRENGTH_OF[card], race == self.king, self._owner(race) == self.seat)
        found = self.cards.get(key)
        if found is None:
            found = self.cards[key] = self._value_of_card(card)
        return found

    def _value_of_card(self, card: int) -> float:
        hand = [*self.hand, card]
        value = worth(self.jobs[self.seat], self.king, hand, self.turns) - self.base
        for works in self.view.centre:
            top = STRENGTH_OF[works.creatures[-1]] if works.creatures else EMPTY
            missing = MINES[works.mine].defence - len(works.creatures)
            if missing == 1 and self._owner(RACE_OF[card]) == self.seat and covers(STRENGTH_OF[card], top):
                value += 0.3 * max(0.0, self.gain(self.seat, works.mine, self.hand))
        return value

    def _unseen(self) -> list[int]:
        """One card of each face that may still come from the deck."""
        seen = {card for pile in self.view.camp for card in pile} | set(self.view.discard) | set(self.hand)
        for works in (*self.view.centre, *(works for mines in self.view.mines for works in mines)):
            seen.update(works.creatures)
        for hand in self.view.hands:
            seen.update(held.face for held in hand if held.face is not None)
        faces = {(RACE_OF[card], STRENGTH_OF[card]): card for card in range(len(CARDS)) if card not in seen}
        return list(faces.values())


def advice(view: KingsView) -> list[tuple[Action, float]]:
    """The viewer's legal answers, each with its worth in points."""
    judge = Judge(view)
    return [
        (action, judge.value_of_play(action) if action.verb == "play" else judge.value_of_draw(action))
        for action in view.legal
    ]
