"""What the caves are worth: the mountain as it will be once the likely invasions have passed."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from dovre.games.fall.advice.invasions import NO_INVASION, Invasion, invade
from dovre.games.fall.advice.reading import Reading
from dovre.games.fall.components import (
    BIT,
    CAVES,
    FIXED,
    N_CAVES,
    N_CLANS,
    SIDES,
    SPACES,
    WAVES,
    bits_of,
)
from dovre.games.fall.rules.caves import controlled

DOMAINS = (1.35, 1.0, 0.0)  # by wave: what a point in a domain is worth; caves of wave I score again in wave II
HALLS = (0.25, 0.45, 1.0)  # and one in a hall, which is scored in wave III alone
TROLL = (1.1, 0.9, 0.2)  # a troll on the board
IN_LAIR = 0.85  # of that, in a lair
RIVALS = 0.5  # what the others have counts against one's own
SURE = 1.7  # how much one cave more beside a hall decides
RISK = (0.5, 0.34, 0.2, 0.12, 0.07)  # by lead: that others outnumber one in what is left of the wave

DOMAIN_CAVES = tuple(tuple(tuple(bits_of(mask)) for mask in side.domains) for side in SIDES)
HALL_CAVES = tuple(tuple(tuple(bits_of(mask)) for mask in side.halls) for side in SIDES)


@dataclass(slots=True)
class Outlook:
    """The mountain of one moment, part by part, so that after a change only the parts it touches are judged anew."""

    invasions: list[Invasion]  # by clan
    emptied: list[float]  # by cave: the chance that it loses all its trolls
    invaded: list[float]  # by cave: the chance that gnomes sit there in the end
    stays: list[list[float]]  # by seat and cave: the chance to control it when it is scored
    domains: list[list[float]]  # by clan and seat: honour
    halls: list[list[float]]  # by hall and seat
    paid: list[list[float]]  # by clan and seat: for the trolls that its invasion defeats
    values: list[float]  # by seat: all of it, and the trolls themselves


class Mountain:
    """The caves of a table. `table` may be changed and changed back between two calls of `worth`: units by `put`."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.seat = reading.seat
        self.table = reading.table
        self.wave = reading.view.wave
        self.board = self.table.board
        side = SIDES.index(self.board)
        self.domain_caves = DOMAIN_CAVES[side]
        self.hall_caves = HALL_CAVES[side]
        self.haste = _haste(reading)
        self.moved: dict[int, int] = {}  # units more or fewer than at first, by seat and space
        self.invaded = self.table.invaded
        self.held = self.table.held[:]
        self.first = self._first_outlook()
        self.base = self._total(self.first)

    # -- changes -------------------------------------------------------------------------------------------------

    def put(self, seat: int, space: int, count: int) -> None:
        """Units more, or fewer, in a space."""
        s = self.table
        at = seat * SPACES + space
        s.units[at] += count
        s.crowd[space] += count
        if s.units[at]:
            s.held[seat] |= BIT[space]
        else:
            s.held[seat] &= ~BIT[space]
        self.moved[at] = self.moved.get(at, 0) + count
        if not self.moved[at]:
            del self.moved[at]

    def _changed(self) -> int:
        """The caves that are not as they were at first."""
        changed = self.table.invaded ^ self.invaded
        for at in self.moved:
            changed |= BIT[at % SPACES]
        return changed & CAVES

    # -- worth ---------------------------------------------------------------------------------------------------

    def worth(self) -> float:
        """Honour to come from caves: one's own, less a part of what the others have."""
        changed = self._changed()
        if not changed and not self.moved:
            return self.base
        return self._total(self._outlook(self.first, changed))

    def _total(self, outlook: Outlook) -> float:
        values = outlook.values
        own = values[self.seat]
        return own - RIVALS * (sum(values) - own) / max(1, len(values) - 1)

    def _first_outlook(self) -> Outlook:
        seats = range(self.table.seats)
        nothing = Outlook(
            invasions=[NO_INVASION] * N_CLANS,
            emptied=[0.0] * N_CAVES,
            invaded=[0.0] * N_CAVES,
            stays=[[0.0] * N_CAVES for _ in seats],
            domains=[[0.0] * len(seats) for _ in self.domain_caves],
            halls=[[0.0] * len(seats) for _ in self.hall_caves],
            paid=[[0.0] * len(seats) for _ in range(N_CLANS)],
            values=[self._of_trolls(seat) for seat in seats],
        )
        return self._outlook(nothing, CAVES, everything=True)

    def _outlook(self, before: Outlook, changed: int, everything: bool = False) -> Outlook:
        """The mountain now, where `changed` caves are not as they were before."""
        now = Outlook(
            before.invasions[:],
            before.emptied[:],
            before.invaded[:],
            before.stays[:],
            before.domains[:],
            before.halls[:],
            before.paid[:],
            before.values[:],
        )
        values = now.values
        stale = changed
        for clan, chance in enumerate(self.reading.gates):
            old = now.invasions[clan]
            if chance and (everything or old.seen & changed):
                new = now.invasions[clan] = self._invasion(clan)
                stale |= old.touched | new.touched
                _replace(now.paid, clan, self._paid(new, chance), values)
        for at, count in self.moved.items():
            values[at // SPACES] += self._of_troll(at % SPACES) * count
        self._foresee(now, stale)
        if DOMAINS[self.wave]:
            for clan, mask in enumerate(self.board.domains):
                if mask & stale:
                    _replace(now.domains, clan, self._of_domain(now, self.domain_caves[clan]), values)
        for hall, mask in enumerate(self.board.halls):
            if mask & stale:
                _replace(now.halls, hall, self._of_hall(now, hall), values)
        return now

    def _foresee(self, now: Outlook, stale: int) -> None:
        """Which of these caves will be emptied, invaded, kept by whom."""
        s = self.table
        caves = bits_of(stale & self.board.caves)
        gates = [(chance, now.invasions[clan]) for clan, chance in enumerate(self.reading.gates) if chance]
        for cave in caves:
            bit = BIT[cave]
            emptied, invaded = 0.0, float(bool(s.invaded & bit))
            for chance, invasion in gates:
                if invasion.touched & bit:
                    if invasion.lost.get(cave, 0) >= s.crowd[cave] > 0:
                        emptied += chance
                    if invasion.settled & bit:
                        invaded += chance
            now.emptied[cave] = min(1.0, emptied)
            now.invaded[cave] = min(1.0, invaded)
        for seat in range(s.seats):
            if (s.held[seat] | self.held[seat]) & stale:
                row = now.stays[seat] = now.stays[seat][:]
                mine = controlled(s, seat)
                for cave in caves:
                    row[cave] = self._stays(seat, cave) * (1 - now.emptied[cave]) if mine & BIT[cave] else 0.0

    def _stays(self, seat: int, cave: int) -> float:
        """The chance that rivals leave a cave that this seat controls."""
        s = self.table
        own = s.units[seat * SPACES + cave]
        rival = s.crowd[cave] - own
        lead = min(len(RISK) - 1, max(0, own - rival - 1)) if rival else min(len(RISK) - 1, own)
        return 1 - RISK[lead] * self.haste[seat]

    def _of_domain(self, now: Outlook, caves: tuple[int, ...]) -> list[float]:
        """Honour of each seat in a domain. [FALL-P03, FALL-P04]"""
        each = DOMAINS[self.wave]
        lost = FIXED.invaded_cave * sum([now.invaded[cave] for cave in caves], 0.0)
        found = []
        for row in now.stays:
            none, count = 1.0, 0.0
            for cave in caves:
                none *= 1 - row[cave]
                count += row[cave]
            first = (1 - none) * (FIXED.first_cave - FIXED.further_cave - lost)
            found.append(each * (first + FIXED.further_cave * count))
        return found

    def _of_hall(self, now: Outlook, hall: int) -> list[float]:
        """The most caves beside a hall win it; a lead of one is nearly sure. [FALL-F02..FALL-F04]"""
        caves = self.hall_caves[hall]
        counts = [sum([row[cave] for cave in caves]) for row in now.stays]
        gnomes = sum([now.invaded[cave] for cave in caves])
        best = max(gnomes, *counts)
        if not any(counts):
            return counts
        sure = SURE * (1 + self.wave)
        weights = [exp(sure * (count - best)) if count else 0.0 for count in counts]
        total = sum(weights) + (exp(sure * (gnomes - best)) if gnomes else 0.0)
        value = HALLS[self.wave] * self.reading.view.halls[hall] / total
        return [value * weight for weight in weights]

    # -- trolls --------------------------------------------------------------------------------------------------

    def _of_trolls(self, seat: int) -> float:
        units = self.table.units[seat * SPACES : (seat + 1) * SPACES]
        return sum(self._of_troll(space) * count for space, count in enumerate(units) if count)

    def _of_troll(self, space: int) -> float:
        return TROLL[self.wave] * (IN_LAIR if space >= N_CAVES else 1.0)

    def worth_of_troll(self, count: int) -> float:
        """Of trolls in a lair."""
        return TROLL[self.wave] * IN_LAIR * count

    # -- invasions -----------------------------------------------------------------------------------------------

    def _invasion(self, clan: int) -> Invasion:
        """What the invaders of a gate would do now."""
        return invade(self.table, clan, WAVES[self.wave].gnomes, self.seat)

    def _paid(self, invasion: Invasion, chance: float) -> list[float]:
        """Honour for the defeated by seat, less what the trolls were worth. [FALL-W18, FALL-W19]"""
        s = self.table
        found = [0.0] * s.seats
        if not invasion.lost:
            return found
        bonus = (WAVES[self.wave].first_defeated - FIXED.other_defeated) / sum(invasion.lost.values())
        each = FIXED.other_defeated + bonus - TROLL[self.wave]
        for cave, count in invasion.lost.items():
            part = chance * count * each / s.crowd[cave]
            for seat in range(s.seats):
                found[seat] += part * s.units[seat * SPACES + cave]
        return found


def _replace(rows: list[list[float]], at: int, row: list[float], values: list[float]) -> None:
    """Another row, and the values of the seats with it."""
    for seat, (old, new) in enumerate(zip(rows[at], row, strict=True)):
        values[seat] += new - old
    rows[at] = row


def _haste(reading: Reading) -> list[float]:
    """By seat: what rivals can still do in this wave, 1 for all they ever could."""
    view = reading.view
    if view.frames[0][0] not in ("battle", "gates", "rewards"):
        return [1.0] * view.seats
    pace = WAVES[view.wave].provisions * max(1, view.seats - 1)
    total = sum(view.provisions)
    return [min(1.0, (total - view.provisions[seat]) / pace) for seat in range(view.seats)]
