"""The judge: the worth of every answer to the question asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from dovre.games.fall.actions import INFLUENCED, KEPT, USED
from dovre.games.fall.advice.plans import give_back, take_plans
from dovre.games.fall.advice.reading import Reading
from dovre.games.fall.advice.setup import Setup
from dovre.games.fall.advice.symbols import Symbols
from dovre.games.fall.components import (
    BIT,
    CHAMPIONS,
    CHORVEL,
    DASTRA,
    FENGLU,
    IMBOLG,
    MOKKUR,
    N_CLANS,
    OKKAG,
    PAWN_OF,
    PAWNS,
    SEATS_MOST,
    SELKRA,
    SPACES,
    WULGRIM,
    XARKHA,
    YRSGOL,
    bits_of,
)
from dovre.games.fall.notation import STAR_CLAN, STAR_HALL
from dovre.games.fall.rules.abilities import lurks, raided, strides
from dovre.games.fall.rules.wheel import BACK, exits
from dovre.games.fall.state import NONE
from dovre.games.fall.view import FallView
from dovre.kernel.action import Action

UNKNOWN_GATE = 0.4
UNKNOWN_TOKEN = 0.25
LOSES = 0.45  # of a defeated troll's worth, weighed against the honour it brings
ABILITY = 0.6
STRIDE = 0.7  # what Chorvel's step must bring, since it comes once in a wave
LURK = 0.66  # and what Mokkur must find, while there are turns to come


class Judge:
    """A view, read once, and those who judge the answers."""

    def __init__(self, view: FallView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.frame = view.frames[-1]
        self.plans = take_plans(view)
        self.mountain = self.plans.mountain
        self.favour = self.plans.favour
        self.table = self.plans.table

    @cached_property
    def reading(self) -> Reading:
        return Reading(self.view)

    @cached_property
    def symbols(self) -> Symbols:
        return Symbols(self.reading, self.plans)

    @cached_property
    def setup(self) -> Setup:
        return Setup(self.reading)

    def values(self) -> list[float]:
        """The worth of each legal answer, in their order."""
        judge = self.questions[self.frame[0]]
        judged = [float(judge(action)) for action in self.view.legal]
        give_back(self.plans)
        return judged

    @cached_property
    def questions(self) -> dict[str, Callable[[Action], float]]:
        """Who judges which question."""
        return {
            "keep": lambda action: self.setup.keep(KEPT[action]),
            "lairs": lambda action: self.setup.lairs(action.number),
            "settle": lambda action: self.placed(action.number),
            "host": lambda action: self.placed(action.number),
            "draft": self.draft,
            "jokers": lambda action: self.symbols.joker_pair(action.verb == "stop"),
            "turn": self.turn,
            "sort": lambda action: self.symbols.weak(action.number),
            "group": lambda action: self.symbols.group(action, self.frame[2]),
            "power": self.power,
            "goal": self.goal,
            "march": self.march,
            "retreat": self.retreat,
            "reinforce": self.reinforce,
            "add": lambda action: self.plans.added(self.frame[2], action.number + 1),
            "relocate": self.relocate,
            "horn": lambda action: self.plans.added(self._pawn(OKKAG), 1) if action.verb == "use" else 0.0,
            "influence": lambda action: self.influence(action, self.frame[2]),
            "purse": lambda action: self.influence(action, max(1, self.frame[2] // 2)),
            "split": self.split,
            "wheel": lambda action: self.plans.wheel(action.number + 1),
            "scout": self.look,
            "breach": lambda action: self.plans.breach(self.view.rally + action.number - BACK),
            "trolls": self.out,
            "shift": self.shift,
            "tie": lambda action: self.entered(action.number),
            "victim": self.victim,
            "shelter": lambda action: self.placed(action.number),
            "listen": self.look,
            "stride": lambda action: self.strode(CHORVEL, action.number),
            "raid": lambda action: self.raid(action.number),
            "lurk": lambda action: self.reading.chance_of_one(action.number),
            "renegade": lambda action: self.favour.vote(action.number),
            "console": self.console,
            "arrive": lambda action: self.placed(action.number),
            "star": self.star,
            "sow": self.reinforce_sown,
            "sown": lambda action: self.plans.added(self.frame[2], action.number + 1),
            "leave": self.leave,
            "swear": lambda action: self.favour.vote(action.number, 2),
            "count": self.count,
        }

    def draft(self, action: Action) -> float:
        return self.setup.draft(action)

    # -- turns ---------------------------------------------------------------------------------------------------

    def turn(self, action: Action) -> float:
        if action.verb == "use":
            return self.use(USED[action]) + self.symbols.best_of_turn(self.view.legal, self.frame[2])
        if action.verb == "end":
            return 0.0
        if action.verb == "cover":
            return self.symbols.cover(action.number, self.frame[2])
        return self.symbols.start(1 << action.number)

    def use(self, champion: int) -> float:
        """What an ability would bring, a little less than nothing where it waits for a better moment."""
        if champion == SELKRA:
            return ABILITY if None in self.view.gates else -ABILITY
        if champion == CHORVEL:
            ways = bits_of(strides(self.table, self.seat))
            return max((self.strode(CHORVEL, space) for space in ways), default=0.0) - STRIDE
        if champion == IMBOLG:
            near = self.table.board.next[self._pawn(IMBOLG)]
            caves = [cave for cave in range(len(self.table.board.lairs_near)) if near & BIT[cave]]
            gains = [self.raid(cave) for cave in caves if raided(self.table, self.seat, cave) != NONE]
            return max(gains, default=0.0) - 0.2
        assert champion == MOKKUR
        chance = max((self.reading.chance_of_one(slot) for slot in lurks(self.table)), default=0.0)
        return 2 * chance - (LURK if self.view.provisions[self.seat] else 0.1)

    def power(self, action: Action) -> float:
        _, _, kind, power, strong, _ = self.frame
        if action.verb == "use":
            return self.symbols.boosted(kind, power, strong)
        return self.symbols.spent(kind, power, strong, action.number)

    # -- Advance and Reinforcements ------------------------------------------------------------------------------

    def goal(self, action: Action) -> float:
        if action.verb == "none":
            return 0.0
        return self.plans.advance(action.number, self.frame[2])

    @cached_property
    def _marches(self) -> list[float]:
        _, _, goal, left, reach, _ = self.frame
        return self.plans.march(goal, reach & self.table.held[self.seat], left)

    def march(self, action: Action) -> float:
        """The best that can follow, from where a unit is missed least."""
        if action.verb == "stop":
            return self._marches[0]
        best = max(self._marches[1:], default=0.0)
        if action.verb == "lead":
            return best - self.plans.leaving(self.view.pawns[action.number])[0] - 0.15
        return best - self.plans.leaving(action.number)[0]

    def retreat(self, action: Action) -> float:
        """To the lair with fewer trolls, so that both can send some."""
        return -float(self.table.units[self.seat * SPACES + action.number])

    def reinforce(self, action: Action) -> float:
        if action.verb == "none":
            return 0.0
        count = min(self.frame[2], self.table.reserve[self.seat])
        return self.plans.added(action.number, max(1, count))

    def reinforce_sown(self, action: Action) -> float:
        return 0.0 if action.verb == "none" else self.plans.added(action.number, self.frame[2])

    def relocate(self, action: Action) -> float:
        if action.verb == "stop":
            return 0.0
        start = self.view.pawns[action.number] if action.verb == "lead" else action.number
        gain = self.plans.added(self.frame[2], 1) - self.plans.leaving(start)[0]
        return gain - (0.1 if action.verb == "lead" else 0.0)

    # -- champions of the offer ----------------------------------------------------------------------------------

    def influence(self, action: Action, amount: int) -> float:
        if action.verb == "use":
            assert USED[action] == DASTRA
            return self._two_purses(amount)
        return self.favour.influence(self.view.offer.index(INFLUENCED[action]), amount)

    def _two_purses(self, amount: int) -> float:
        offered = [slot for slot, champion in enumerate(self.view.offer) if champion != NONE]
        halves = sorted((self.favour.influence(slot, amount // 2) for slot in offered), reverse=True)
        return sum(halves[:2])

    def split(self, action: Action) -> float:
        _, _, amount, first, second = self.frame
        share = action.number + 1
        one, two = self.view.offer.index(first), self.view.offer.index(second)
        return self.favour.influence(one, share) + self.favour.influence(two, amount - share)

    def console(self, action: Action) -> float:
        slot = self.frame[2]
        if action.parts[0] == "honour":
            return self.favour.honour_of_lines(slot)
        clan = CHAMPIONS[self.view.offer[slot]].clan
        return self.favour.best_vote() if clan == NONE else self.favour.vote(clan)

    def star(self, action: Action) -> float:
        """Where the star of a last champion brings most. [FALL-H07]"""
        champion, place = self.frame[2], action.number
        if champion == XARKHA:
            return self.favour.place_above(place - STAR_CLAN)
        if place >= STAR_HALL and place < STAR_CLAN:
            seats, gnomes, _ = self.view.halls_now[place - STAR_HALL]
            value = self.view.halls[place - STAR_HALL]
            if champion == WULGRIM:
                return float(self.seat in seats) / (len(seats) + gnomes or 1)
            return value * (1.0 if self.seat in seats and len(seats) + gnomes > 1 else 0.3)
        halls = zip(self.table.board.halls, self.view.halls, self.view.halls_now, strict=True)
        near = [(value, now) for hall, value, now in halls if hall & BIT[place]]
        if champion == YRSGOL:
            return float(sum(value for value, (seats, gnomes, _) in near if (seats, gnomes) != ((self.seat,), False)))
        return float(sum(value for value, (_, gnomes, _) in near if gnomes))

    def leave(self, action: Action) -> float:
        if action.verb == "stop":
            return 0.0
        count = min(2, self.view.votes[self.seat * N_CLANS + action.number])
        gains = [self.favour.vote(clan, count) for clan in range(N_CLANS) if clan != action.number]
        return max(gains) + self.favour.vote(action.number, -count)

    def count(self, action: Action) -> float:
        votes = action.number + 1
        return self.favour.vote(self.frame[3], votes) + self.favour.vote(self.frame[2], -votes)

    # -- wheel ---------------------------------------------------------------------------------------------------

    def look(self, action: Action) -> float:
        """At what one does not know: gates, then tokens near one's own trolls."""
        if action.verb == "stop":
            return 0.0
        if action.verb == "gate":
            return UNKNOWN_GATE if self.view.gates[action.number] is None else -0.1
        if self.view.gnomes[action.number] is not None:
            return -0.1
        near = self.table.board.next[action.number // 2] & self.table.held[self.seat]
        return UNKNOWN_TOKEN + 0.1 * bool(near)

    def out(self, action: Action) -> float:
        """The best first step out of a cave."""
        if action.verb == "none":
            return 0.0
        space = action.number
        best = -1.0
        for owner in range(self.view.seats):
            if self.table.held[owner] & BIT[space]:
                ways = exits(self.table, space, owner)
                for goal in range(SPACES):
                    if ways & BIT[goal]:
                        best = max(best, self.plans.moved(owner, space, goal))
        return best

    def shift(self, action: Action) -> float:
        if action.verb == "stop":
            return 0.0
        who, goal = divmod(action.number, SPACES)
        owner = who if who < SEATS_MOST else self.table.owner[PAWNS[who - SEATS_MOST]]
        return self.plans.moved(owner, self.frame[2], goal)

    # -- invasions -----------------------------------------------------------------------------------------------

    def entered(self, cave: int) -> float:
        """An invader in this cave: a troll is defeated, or gnomes settle."""
        s = self.table
        crowd = s.crowd[cave]
        if not crowd:
            s.invaded |= BIT[cave]
            value = self.mountain.worth()
            s.invaded &= ~BIT[cave]
            return value
        value = 0.0
        for owner in range(s.seats):
            units = s.units[owner * SPACES + cave]
            if units:
                self.mountain.put(owner, cave, -1)
                value += units / crowd * (self.mountain.worth() + LOSES * (owner == self.seat))
                self.mountain.put(owner, cave, 1)
        return value

    def victim(self, action: Action) -> float:
        """A champion only goes home, a troll is lost. [FALL-W17]"""
        if action.number == 0:
            return 0.0
        return 1.0 if PAWNS[action.number - 1] in (FENGLU,) else 0.4

    def placed(self, space: int) -> float:
        """One's own unit in a space."""
        return self.plans.added(space, 1)

    def strode(self, champion: int, space: int) -> float:
        return self.plans.moved(self.seat, self._pawn(champion), space)

    def raid(self, cave: int) -> float:
        """Imbolg drives a troll out. [Q-02]"""
        victim = raided(self.table, self.seat, cave)
        self.mountain.put(victim, cave, -1)
        value = self.plans.moved(self.seat, self._pawn(IMBOLG), cave)
        self.mountain.put(victim, cave, 1)
        return value

    def _pawn(self, champion: int) -> int:
        return self.view.pawns[PAWN_OF[champion]]
