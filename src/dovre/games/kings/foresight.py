"""The chance of a seat to win, judged at the end of its turn from what it knows: what search of `kings` goes by.

It was learnt from games: players who took the turn after which they thought their chance best, against each other and
against those who go by advice, and again and again with what was learnt from the games before. They found out what
advice does not know: a mine that a rival cannot refuse is as good as one of one's own.

A table is told as facts, each a number and how much it counts: an open mine with so many miners missing counts as much
as it is worth, a card in hand counts once. Three small nets judge the facts: what points the seat will have, what
points each rival will have as far as one can see, and, from the margins between them, the chance to win.
"""

from __future__ import annotations

from math import exp

from dovre.games.kings.advice import turns_left
from dovre.games.kings.components import CENTRE, DEFENCE, FOREMAN, RACE_OF, RACES, SIZE, STRENGTH_OF, VALUE
from dovre.games.kings.state import NO_MINE, KingsState
from dovre.games.kings.weights import Figures, figures

WON = 0.8  # of the worth of an end: to have won; the rest is for the margin
SPREAD = 8.0  # points a game is often won by
POINTS = 10.0  # what the nets call one
PART = 5.0  # a mine of this value counts once

# Facts: where each kind begins, by how many numbers there are of the kind before it. Stages of the game are told in 16
# steps, or in 8; TOPS puts the strength on top of a mine into 7 classes.
STAGE8 = (0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7)
TOPS = (0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6)  # by strength + 1
STRENGTHS = 10
KINDS = 20
OWN = 0  # an open mine: stage, miners missing, foreman, top
FIT = OWN + 16 * 5 * 2 * 7  # stage, creatures missing, how many of them are in hand
GAP = FIT + 8 * 6 * 6  # stage, creatures missing, strength the next one of the hand skips
HAND = GAP + 8 * 6 * 6  # stage, whose race, strength
MINE = HAND + 4 * 3 * STRENGTHS  # a mine of the centre: stage, kind, creatures missing
WITHIN = MINE + 8 * KINDS * 3  # creatures missing, whether the hand could take it, kind
GUARD = WITHIN + 3 * 2 * KINDS  # creatures missing, top
CAMP = GUARD + 3 * 11  # whose race, strength
HELP = CAMP + 3 * STRENGTHS  # creatures missing, strength that the best one of the camp skips
OPEN = HELP + 6 * 8  # stage, open mines
NEED = OPEN + 8 * 9  # stage, creatures they want
STAGE = NEED + 16 * 25
FOES = STAGE + 16  # stage, creatures that a rival's mines want
ORDER = FOES + 8 * 24  # stage, turns of others before the next own one
FACTS = ORDER + 8 * 4
# for the chance to win: rivals come in the order of what they will have, the best one first
STEPS = 21  # of a margin, two points each
LEAD = FACTS  # rival, stage, margin
HAND_OF = LEAD + 3 * 8 * STEPS  # stage, rival, strength
CAMP_OF = HAND_OF + 4 * 3 * STRENGTHS  # rival, strength
FOE = CAMP_OF + 3 * STRENGTHS  # stage, rival, creatures missing
ALL_FACTS = FOE + 8 * 3 * 24
NONE = 99


class Net:
    """A row of cells over facts, and a sum beside it. Written out: a loop over the cells takes three times as long."""

    def __init__(self, read: Figures) -> None:
        self.rows, self.cells, self.counts, self.start = read

    def of(self, facts: list[int], weights: list[float]) -> float:
        a, b, c, d, e, f, g, h = self.cells
        total = self.start
        rows = self.rows
        for at in range(len(facts)):
            row = rows[facts[at]]
            weight = weights[at]
            a += weight * row[0]
            b += weight * row[1]
            c += weight * row[2]
            d += weight * row[3]
            e += weight * row[4]
            f += weight * row[5]
            g += weight * row[6]
            h += weight * row[7]
            total += weight * row[8]
        counts = self.counts
        total += clip(a) * counts[0] + clip(b) * counts[1] + clip(c) * counts[2] + clip(d) * counts[3]
        return total + clip(e) * counts[4] + clip(f) * counts[5] + clip(g) * counts[6] + clip(h) * counts[7]


def clip(x: float) -> float:
    return 0.0 if x < 0.0 else 1.0 if x > 1.0 else x


_NETS: dict[int, tuple[Net, Net, Net]] = {}  # by seats


def nets(seats: int) -> tuple[Net, Net, Net]:
    """For the own points, a rival's points and the chance to win."""
    found = _NETS.get(seats)
    if found is None:
        own, rival, chance = figures(seats, (FACTS, FACTS, ALL_FACTS))
        found = _NETS[seats] = (Net(own), Net(rival), Net(chance))
    return found


def use(seats: int, learnt: tuple[Net, Net, Net]) -> None:
    """Judge by other nets than those of the house from now on, in this process."""
    _NETS[seats] = learnt


def chance(s: KingsState, seat: int) -> float:
    """How likely the seat, whose turn has just ended, is to win; at the end what it has won."""
    if not s.stack:
        return _outcome(s, seat)
    facts, weights = all_facts(s, seat)
    return squash(nets(s.seats)[2].of(facts, weights))


def all_facts(s: KingsState, seat: int) -> tuple[list[int], list[float]]:
    """What the chance to win is judged by: facts of the seat, and how it stands against each rival."""
    own, rival, _ = nets(s.seats)
    table = Table(s, seat)
    facts, weights = table.facts(seat, knows_hand=True)
    points = table.scored(seat) + POINTS * own.of(facts, weights)
    margins: list[tuple[float, int]] = []
    for other in range(s.seats):
        if other != seat:
            seen, counted = table.facts(other, knows_hand=False)
            margins.append((points - table.scored(other) - POINTS * rival.of(seen, counted), other))
    margins.sort()
    table.add_rivals(margins, facts, weights)
    return facts, weights


def squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def _outcome(s: KingsState, seat: int) -> float:
    scores = s.scores
    best = max([scores[other] for other in range(s.seats) if other != seat])
    margin = scores[seat] - best
    share = 1.0 / len(s.winners) if margin >= 0 else 0.0
    return WON * share + (1.0 - WON) * squash(margin / SPREAD)


def stage_of(turns: float) -> int:
    """The turns left, in 16 steps, the later the finer."""
    if turns < 4.0:
        return int(2.0 * turns)
    if turns < 8.0:
        return 4 + int(turns)
    if turns < 10.0:
        return 12
    if turns < 13.0:
        return 13
    return 14 if turns < 17.0 else 15


def covers(strength: int, top: int) -> bool:
    return top < 0 or (top == 9 if strength == 0 else strength > top)


def skipped(strength: int, top: int) -> int:
    """How many steps of strength lie between."""
    return strength - top - 1 if strength > top else 0


class Table:
    """A state at the end of a seat's turn, read once."""

    def __init__(self, s: KingsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.stage = stage_of(turns_left(len(s.deck), s.seats))
        self.stage8 = STAGE8[self.stage]
        self.camp = [(race, STRENGTH_OF[pile[-1]]) for race, pile in enumerate(s.camp) if pile]
        self.wanted = [self._wanted(other) for other in range(s.seats)]

    def _wanted(self, seat: int) -> int:
        """The creatures that the mines of a seat still want."""
        s = self.s
        wanted = 0
        for slot in range(len(s.mines[seat])):
            mine = s.mines[seat][slot]
            if mine != NO_MINE:
                kind = s.backs[mine]
                wanted += SIZE[kind] + FOREMAN[kind] - len(s.crews[seat][slot])
        return wanted

    def scored(self, seat: int) -> int:
        """Points under the king; for a rival those of a table that the viewer believes."""
        backs = self.s.backs
        return sum([VALUE[backs[card]] for card in self.s.developed[seat]])

    def facts(self, seat: int, knows_hand: bool) -> tuple[list[int], list[float]]:
        """What one sees of a seat, with its hand or without."""
        s = self.s
        king = s.kings[seat]
        whose = [0 if race == king else 2 if race in s.kings else 1 for race in range(len(RACES))]
        hand = s.hands[seat] if knows_hand else []
        facts: list[int] = []
        weights: list[float] = []
        for race, strength in self.camp:
            facts.append(CAMP + whose[race] * STRENGTHS + strength)
        for card in hand:
            facts.append(HAND + (self.stage8 // 2 * 3 + whose[RACE_OF[card]]) * STRENGTHS + STRENGTH_OF[card])
        self._add_centre(facts, hand, whose, knows_hand)
        mines = sum([mine != NO_MINE for mine in s.mines[seat]])
        facts.append(OPEN + self.stage8 * 9 + min(8, mines))
        facts.append(NEED + self.stage * 25 + min(24, self.wanted[seat]))
        facts.append(STAGE + self.stage)
        facts.append(ORDER + self.stage8 * 4 + (seat - self.seat - 1) % s.seats)
        weights += [1.0] * len(facts)
        for other in range(s.seats):
            if other != seat:
                facts.append(FOES + self.stage8 * 24 + min(23, self.wanted[other]))
                weights.append(1.0 / (s.seats - 1))
        self._add_mines(facts, weights, seat, hand, knows_hand)
        return facts, weights

    def _add_centre(self, facts: list[int], hand: list[int], whose: list[int], knows_hand: bool) -> None:
        s = self.s
        for slot in range(CENTRE):
            kind = s.backs[s.centre[slot]]
            pile = s.piles[slot]
            missing = DEFENCE[kind] - len(pile) - 1
            top = STRENGTH_OF[pile[-1]] if pile else -1
            facts.append(MINE + (self.stage8 * KINDS + kind) * 3 + missing)
            facts.append(GUARD + missing * 11 + top + 1)
            if knows_hand:
                within = 0
                for card in hand:
                    if whose[RACE_OF[card]] < 2 and covers(STRENGTH_OF[card], top):
                        within = 1
                        break
                facts.append(WITHIN + (missing * 2 + within) * KINDS + kind)

    def _add_mines(self, facts: list[int], weights: list[float], seat: int, hand: list[int], knows_hand: bool) -> None:
        """Open mines, each counted by its value."""
        s = self.s
        king = s.kings[seat]
        miners = sorted([STRENGTH_OF[card] for card in hand if RACE_OF[card] != king])
        foremen = sorted([STRENGTH_OF[card] for card in hand if RACE_OF[card] == king])
        for slot in range(len(s.mines[seat])):
            mine = s.mines[seat][slot]
            if mine == NO_MINE:
                continue
            kind = s.backs[mine]
            crew = s.crews[seat][slot]
            weight = VALUE[kind] / PART
            missing = max(0, SIZE[kind] - len(crew))
            foreman = FOREMAN[kind]
            need = missing + foreman
            top = STRENGTH_OF[crew[-1]] if crew else -1
            facts.append(OWN + ((self.stage * 5 + missing) * 2 + foreman) * 7 + TOPS[top + 1])
            weights.append(weight)
            if knows_hand:
                held, gap = _crew(miners, foremen, missing, foreman, top)
                facts.append(FIT + (self.stage8 * 6 + need) * 6 + held)
                facts.append(GAP + (self.stage8 * 6 + need) * 6 + gap)
                weights.append(weight)
                weights.append(weight)
            least = NONE
            for race, strength in self.camp:
                if (race != king if missing else race == king) and covers(strength, top):
                    least = min(least, skipped(strength, top))
            if least != NONE:
                facts.append(HELP + need * 8 + min(7, least))
                weights.append(weight)

    def add_rivals(self, margins: list[tuple[float, int]], facts: list[int], weights: list[float]) -> None:
        """How far one is ahead of each rival, and which creatures would give the rival a mine."""
        s = self.s
        place = [-1] * len(RACES)  # of the rival with a king of this race
        for rank in range(len(margins)):
            margin, other = margins[rank]
            place[s.kings[other]] = rank
            at = max(0.0, min(STEPS - 1.0, margin / 2.0 + STEPS // 2))
            low = min(STEPS - 2, int(at))
            lead = LEAD + (rank * 8 + self.stage8) * STEPS + low
            facts.append(lead)
            weights.append(1.0 - (at - low))
            facts.append(lead + 1)
            weights.append(at - low)
            facts.append(FOE + (self.stage8 * 3 + rank) * 24 + min(23, self.wanted[other]))
            weights.append(1.0)
        for card in s.hands[self.seat]:
            rank = place[RACE_OF[card]]
            if rank >= 0:
                facts.append(HAND_OF + (self.stage8 // 2 * 3 + rank) * STRENGTHS + STRENGTH_OF[card])
                weights.append(1.0)
        for race, strength in self.camp:
            if place[race] >= 0:
                facts.append(CAMP_OF + place[race] * STRENGTHS + strength)
                weights.append(1.0)


def _crew(miners: list[int], foremen: list[int], missing: int, foreman: int, top: int) -> tuple[int, int]:
    """How many creatures in hand could work at a mine one after the other, and what the first one skips (5: none)."""
    held = 0
    gap = 5
    for strength in miners:
        if held == missing:
            break
        if covers(strength, top):
            if held == 0:
                gap = min(4, skipped(strength, top))
            top = strength
            held += 1
    if held < missing and top == 9 and miners and miners[0] == 0:
        if held == 0:
            gap = 0
        top = 0
        held += 1
    if held == missing and foreman:
        for strength in foremen:
            if covers(strength, top):
                if held == 0:
                    gap = min(4, skipped(strength, top))
                held += 1
                break
    return held, gap
