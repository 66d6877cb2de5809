"""What the caves are worth: the mountain as it will be once the likely invasions have passed."""

from __future__ import annotations

from math import exp

from dovre.games.fall.advice.reading import Reading
from dovre.games.fall.components import (
    BIT,
    FIXED,
    LAST_WAVE,
    N_CLANS,
    SPACES,
    WAVES,
    bits_of,
)
from dovre.games.fall.rules.caves import controlled, own_lairs
from dovre.games.fall.rules.invasion import decider, targets

DOMAINS = (1.35, 1.0, 0.0)  # by wave: what a point in a domain is worth; caves of wave I score again in wave II
HALLS = (0.25, 0.45, 1.0)  # and one in a hall, which is scored in wave III alone
TROLL = (0.75, 0.6, 0.12)  # a troll on the board
IN_LAIR = 0.85  # of that, in a lair
RIVALS = 0.7  # what the others have counts against one's own
SURE = 1.7  # how much one cave more beside a hall decides
RISK = (0.5, 0.34, 0.2, 0.12, 0.07)  # by lead: that others outnumber one in what is left of the wave

Invasion = tuple[dict[int, int], int]  # trolls lost by cave, caves invaded


class Mountain:
    """The caves of a table. `table` may be changed and changed back between two calls of `worth`."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.seat = reading.seat
        self.table = reading.table
        self.wave = reading.view.wave
        self.known: list[dict[tuple[int, ...], Invasion]] = [{} for _ in range(N_CLANS)]
        seats = reading.view.seats
        pace = WAVES[self.wave].provisions * max(1, seats - 1)
        hungry = [
            sum(reading.view.provisions[other] for other in range(seats) if other != seat) for seat in range(seats)
        ]
        early = not any(reading.view.provisions)
        self.haste = [1.0 if early else min(1.0, left / pace) for left in hungry]  # by seat: what rivals can still do

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

    # -- worth ---------------------------------------------------------------------------------------------------

    def worth(self) -> float:
        """Honour to come from caves: one's own, less a part of what the others have."""
        s = self.table
        emptied, invaded, paid = self.after_invasions()
        stays = [self._stays(seat, emptied) for seat in range(s.seats)]
        values = [self._of_domains(caves, invaded) for caves in stays]
        if HALLS[self.wave]:
            for seat, share in enumerate(self._of_halls(stays, invaded)):
                values[seat] += HALLS[self.wave] * share
        for seat in range(s.seats):
            values[seat] += paid[seat] + self._of_trolls(seat)
        own = values[self.seat]
        others = sum(values) - own
        return own - RIVALS * others / max(1, s.seats - 1)

    def _stays(self, seat: int, emptied: dict[int, float]) -> dict[int, float]:
        """The caves of a seat, each with the chance that it is still there to be scored."""
        s = self.table
        found = {}
        haste = self.haste[seat]
        first = seat * SPACES
        for cave in bits_of(controlled(s, seat)):
            own = s.units[first + cave]
            rival = s.crowd[cave] - own
            lead = min(len(RISK) - 1, max(0, own - rival - 1)) if rival else min(len(RISK) - 1, own)
            found[cave] = (1 - RISK[lead] * haste) * (1 - emptied.get(cave, 0.0))
        return found

    def _of_domains(self, caves: dict[int, float], invaded: dict[int, float]) -> float:
        """[FALL-P03, FALL-P04]"""
        if self.wave == LAST_WAVE:
            return 0.0
        total = 0.0
        for domain in self.table.board.domains:
            none, count = 1.0, 0.0
            for cave in bits_of(domain):
                stays = caves.get(cave, 0.0)
                none *= 1 - stays
                count += stays
            if count:
                lost = sum(invaded.get(cave, 0.0) for cave in bits_of(domain))
                some = 1 - none
                total += (FIXED.first_cave - FIXED.further_cave) * some + FIXED.further_cave * count
                total -= some * FIXED.invaded_cave * lost
        return DOMAINS[self.wave] * total

    def _of_halls(self, stays: list[dict[int, float]], invaded: dict[int, float]) -> list[float]:
        """The most caves beside a hall win it; a lead of one is nearly sure. [FALL-F02..FALL-F04]"""
        shares = [0.0] * len(stays)
        sure = SURE * (1 + self.wave)
        for hall, value in zip(self.table.board.halls, self.reading.view.halls, strict=True):
            near = bits_of(hall)
            counts = [sum(caves.get(cave, 0.0) for cave in near) for caves in stays]
            counts.append(sum(invaded.get(cave, 0.0) for cave in near))
            best = max(counts)
            if best <= 0:
                continue
            weights = [exp(sure * (count - best)) if count else 0.0 for count in counts]
            total = sum(weights)
            for seat in range(len(stays)):
                shares[seat] += value * weights[seat] / total
        return shares

    def _of_trolls(self, seat: int) -> float:
        s = self.table
        units = s.units[seat * SPACES : (seat + 1) * SPACES]
        lairs = own_lairs(s, seat)
        home = sum(units[lair] for lair in bits_of(lairs))
        return TROLL[self.wave] * (sum(units) - home + IN_LAIR * home)

    def worth_of_troll(self, count: int) -> float:
        """Of trolls in a lair."""
        return TROLL[self.wave] * IN_LAIR * count

    # -- invasions -----------------------------------------------------------------------------------------------

    def after_invasions(self) -> tuple[dict[int, float], dict[int, float], list[float]]:
        """Chances that a cave loses all its trolls, that it is invaded, and the honour for the defeated by seat."""
        s = self.table
        emptied: dict[int, float] = {}
        invaded = dict.fromkeys(bits_of(s.invaded), 1.0)
        paid = [0.0] * s.seats
        for clan, chance in enumerate(self.reading.gates):
            if chance:
                lost, settled = self._invasion(clan)
                for cave, count in lost.items():
                    if count >= s.crowd[cave]:
                        emptied[cave] = min(1.0, emptied.get(cave, 0.0) + chance)
                    self._pay(paid, cave, chance * count)
                for cave in bits_of(settled):
                    invaded[cave] = min(1.0, invaded.get(cave, 0.0) + chance)
        return emptied, invaded, paid

    def _pay(self, paid: list[float], cave: int, count: float) -> None:
        """Honour for the defeated, less what the trolls were worth. [FALL-W18, FALL-W19]"""
        s = self.table
        each = FIXED.other_defeated + 0.3 * (WAVES[self.wave].first_defeated - FIXED.other_defeated)
        for seat in range(s.seats):
            part = s.units[seat * SPACES + cave]
            if part:
                paid[seat] += count * part / s.crowd[cave] * (each - TROLL[self.wave])

    def _invasion(self, clan: int) -> Invasion:
        """What the invaders of a gate would do as things stand; remembered by what they could reach."""
        s = self.table
        key = (s.invaded, *s.crowd)
        known = self.known[clan]
        if key not in known:
            known[key] = self.invade(clan, WAVES[self.wave].gnomes)
        return known[key]

    def invade(self, clan: int, gnomes: int) -> Invasion:
        """So many invaders one after the other, without chance: ties go as their decider would like."""
        s = self.table
        before = (s.invaded, s.crowd, s.held)
        s.crowd, s.held = s.crowd[:], s.held[:]
        lost: dict[int, int] = {}
        mine = decider(s, clan) == self.seat
        for _ in range(gnomes):
            caves = targets(s, clan)
            if not caves:
                break
            cave = self._tie(caves, mine)
            if s.crowd[cave]:
                lost[cave] = lost.get(cave, 0) + 1
                s.crowd[cave] -= 1
                if not s.crowd[cave]:
                    s.held = [mask & ~BIT[cave] for mask in s.held]
            else:
                s.invaded |= BIT[cave]
        settled = s.invaded & ~before[0]
        s.invaded, s.crowd, s.held = before
        return lost, settled

    def _tie(self, caves: int, mine: bool) -> int:
        spared = caves & ~self.table.held[self.seat] if mine else caves & self.table.held[self.seat]
        chosen = spared or caves
        return (chosen & -chosen).bit_length() - 1
