"""Both main moves of a turn together: where trolls stand, the points they bring, what these buy."""

from __future__ import annotations

from dovre.games.princesses.advice.plans import Node, Plans
from dovre.games.princesses.advice.purse import CASTLE, DIAMOND, POWER, SHIFTED, SLOT, Ledger, Purse
from dovre.games.princesses.components import (
    BED,
    BESIDE,
    CAULDRONS,
    FIRST_VILLAGE,
    N_CAVES,
    N_VILLAGES,
    N_WHERE,
    VILLAGE_CAULDRONS,
)
from dovre.games.princesses.notation import N_STOCK
from dovre.games.princesses.rules.moves import chasable
from dovre.games.princesses.state import NONE, PRINCESS

CAVE = (0.34, 0.36, 0.32)  # a troll in a cave at the end of a turn
VILLAGE = 0.3
READY = 0.45  # a troll more where a princess waits and all else is there to capture her
WAITING = 0.12  # where a princess waits
CHASE = 0.15  # a troll of an opponent sent home
KEPT = 3  # purses of the first move that are followed through the second

AHEAD = 0.3  # of what the next turn would bring
STILL_THERE = 0.7  # of that in a village, where others come too
SECOND = 0.5  # of that for its second move

Trolls = tuple[int, ...]
Ending = tuple[float, Purse, Trolls]  # of a turn: its worth, what one has, where one stands


class Turns:
    """The trolls of the viewer, the King, and plans for each place."""

    def __init__(self, ledger: Ledger, king: int, stock: list[int] | None = None) -> None:
        self.ledger = ledger
        self.plans = Plans(ledger, stock)
        self.s, self.seat = ledger.s, ledger.seat
        self.king = king
        self.after, self.between = ledger.worth.after, ledger.worth.between
        s, seat = self.s, self.seat
        self.trolls: Trolls = tuple(s.trolls[seat * N_WHERE : (seat + 1) * N_WHERE])
        self.humans = s.humans[seat * N_CAVES : (seat + 1) * N_CAVES]
        self.outposts = s.outposts[seat * N_VILLAGES : (seat + 1) * N_VILLAGES]
        self.others = [s.crowd[v] - self.trolls[FIRST_VILLAGE + v] for v in range(s.seats)]
        self.chased = [bool(chasable(s, seat, v)) for v in range(s.seats)]
        self.weights = self._weights()

    def _weights(self) -> list[float]:
        """What a troll is worth that stands in a place when the turn is over."""
        start, stock = self.ledger.start, self.plans.stock
        ready = start[DIAMOND] and start[POWER] >= 2 and start[SLOT + BED]
        found = [*CAVE]
        for village in range(self.s.seats):
            waits = stock[village * N_STOCK + PRINCESS]
            found.append(VILLAGE + ((READY if ready else WAITING) if waits else 0.0))
        found += [0.0] * (N_WHERE - len(found))
        return [weight * self.after.reach for weight in found]

    def stand(self, trolls: Trolls) -> float:
        return sum(weight * n for weight, n in zip(self.weights, trolls, strict=True))

    # -- moves ----------------------------------------------------------------------------------------------------

    def goals(self, trolls: Trolls) -> list[int]:
        """Places with an empty cauldron, or one that can be emptied."""
        found = [cave for cave in range(N_CAVES) if trolls[cave] + self.humans[cave] < CAULDRONS]
        for village, others in enumerate(self.others):
            if trolls[FIRST_VILLAGE + village] + others < VILLAGE_CAULDRONS or self.chased[village]:
                found.append(FIRST_VILLAGE + village)
        return found

    def arrived(self, purse: Purse, trolls: Trolls, goal: int) -> Node:
        """The points of a troll that has come to its goal; it is among `trolls`. [PRIN-M11..M13]"""
        own = trolls[goal] + (goal == self.king)
        if goal < FIRST_VILLAGE:
            return purse, own + self.humans[goal], 0, 0
        village = goal - FIRST_VILLAGE
        helpers = min(self.others[village], VILLAGE_CAULDRONS - trolls[goal])
        return purse, own + self.outposts[village], max(0, helpers), 0

    def chases(self, trolls: Trolls, goal: int) -> float:
        """Whether the troll that has come there sent another one home."""
        village = goal - FIRST_VILLAGE
        return CHASE if village >= 0 and trolls[goal] + self.others[village] > VILLAGE_CAULDRONS else 0.0

    def second(self, purse: Purse, trolls: Trolls, locked: int) -> Ending:
        """The best that the other main move of the turn leads to."""
        found = []
        for goal in self.goals(trolls):
            start = self.origin(trolls, locked, goal)
            if start != NONE:
                there = moved(trolls, start, goal)
                found.append(self.last(goal, self.arrived(purse, there, goal), there))
                if purse[SHIFTED] or purse[SHIFTED + 1]:
                    found.append(self.gathered(purse, there, goal))
        return max(found) if found else (self.ledger.value(purse, self.after) + self.stand(trolls), purse, trolls)

    def gathered(self, purse: Purse, trolls: Trolls, goal: int) -> Ending:
        """The same where an effect of the first move has brought others to the goal before. [PRIN-M11, PRIN-M12]"""
        shifted, humans = purse[SHIFTED], purse[SHIFTED + 1]
        room = VILLAGE_CAULDRONS - trolls[goal]
        if goal < FIRST_VILLAGE:
            room = CAULDRONS - trolls[goal] - self.humans[goal]
            humans = min(humans, room, sum(self.humans) - self.humans[goal])
        else:
            room -= self.others[goal - FIRST_VILLAGE]
            humans = 0
        there = trolls
        for _ in range(min(shifted, room - humans)):
            start = min(
                (place for place in range(N_WHERE) if place not in (goal, BESIDE) and there[place]),
                key=lambda one: self.weights[one],
                default=NONE,
            )
            if start == NONE:
                break
            there = moved(there, start, goal)
        node = self.arrived((*purse[:SHIFTED], 0, 0), there, goal)
        return self.last(goal, (node[0], node[1] + humans, node[2], node[3]), there)

    def last(self, goal: int, node: Node, trolls: Trolls) -> Ending:
        """The best end of a turn whose second troll has come to its goal."""
        bought, purse = self.plans.best(goal, node, self.after)
        there, _ = self.home(purse, goal, trolls)
        return bought + self.stand(there) + self.chases(trolls, goal), purse, there

    def origin(self, trolls: Trolls, locked: int, goal: int) -> int:
        """The troll that is missed least. [PRIN-M20]"""
        best, least = NONE, 99.0
        for place in range(N_WHERE):
            if place != goal and trolls[place] > (place == locked) and self.weights[place] < least:
                best, least = place, self.weights[place]
        return best

    def first(self, start: int, goal: int, kept: int = KEPT) -> Ending:
        """A first main move with the best second one."""
        there = moved(self.trolls, start, goal)
        value, purse, trolls = self.followed(goal, self.arrived(self.ledger.start, there, goal), there, kept)
        return value + self.chases(there, goal), purse, trolls

    def followed(self, place: int, node: Node, trolls: Trolls, kept: int = KEPT) -> Ending:
        """The best end of a turn whose first troll stands in its place, with these points left."""
        purses = self.plans.top(place, node, self.between, kept)
        return max(self.second(purse, *self.home(purse, place, trolls)) for purse in purses)

    def home(self, purse: Purse, place: int, trolls: Trolls) -> tuple[Trolls, int]:
        """Where trolls stand after a phase, and which is locked: after a castle action they go home. [PRIN-V7]"""
        if place < FIRST_VILLAGE or not purse[CASTLE]:
            return trolls, place
        there, locked = trolls, place
        while there[place]:
            caves = [cave for cave in range(N_CAVES) if there[cave] + self.humans[cave] < CAULDRONS]
            if not caves:
                break
            cave = max(caves, key=lambda one: (there[one] + self.humans[one], self.weights[one]))
            there, locked = moved(there, place, cave), cave
        return there, locked

    def prospect(self, purse: Purse, trolls: Trolls) -> float:
        """What the next turn could make of it, beyond what goods are worth anyway. The King may be anywhere then."""
        if not self.ledger.worth.later:
            return 0.0
        held, king = self.ledger.value(purse, self.after), self.king
        self.king = NONE
        gains = [0.0, 0.0]
        for goal in self.goals(trolls):
            start = self.origin(trolls, NONE, goal)
            if start != NONE:
                node = self.arrived(purse, moved(trolls, start, goal), goal)
                gain = self.plans.best(goal, node, self.after)[0] - held
                gains.append(gain if goal < FIRST_VILLAGE else STILL_THERE * gain)
        self.king = king
        gains.sort()
        return AHEAD * (gains[-1] + SECOND * gains[-2])

    def both(self) -> Ending:
        """The best of a whole turn, looked at roughly: the two best first goals, each with the best second one."""
        found = []
        for goal in self.goals(self.trolls):
            start = self.origin(self.trolls, NONE, goal)
            if start != NONE:
                there = moved(self.trolls, start, goal)
                node = self.arrived(self.ledger.start, there, goal)
                purse = self.plans.top(goal, node, self.between, 1)[0]
                found.append((self.ledger.value(purse, self.between), goal, purse, there))
        found.sort(reverse=True)
        if not found:
            return 0.0, self.ledger.start, self.trolls
        return max(self.second(purse, *self.home(purse, goal, there)) for _, goal, purse, there in found[:2])


def moved(trolls: Trolls, start: int, goal: int) -> Trolls:
    found = list(trolls)
    found[start] -= 1
    found[goal] += 1
    return tuple(found)
