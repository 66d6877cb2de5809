"""What votes and champions are worth."""

from __future__ import annotations

from math import exp

from dovre.games.fall.advice.reading import Reading
from dovre.games.fall.components import (
    CHAMPION_CLAN,
    CHAMPIONS,
    ELDERS,
    FIXED,
    LAST_WAVE,
    N_CLANS,
    PAWN_OF,
    SIGNS,
    STAR_OF,
    TILES,
)
from dovre.games.fall.rules.champions import IMMEDIATE, lines_crossed
from dovre.games.fall.state import NONE

DOUBT = (2.6, 1.8, 1.0)  # by wave: how many votes a lead must have to be safe
PAWN = 1.6  # a champion on the board, beyond a troll
STAR = 3.5
SYMBOL = 1.5
SKILL = 1.0  # an ability of any kind
ELDER = 1.6


class Favour:
    """The planks and the offer, read once."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.view = reading.view
        self.seat = reading.seat
        self.votes = list(reading.view.votes)
        self.doubt = DOUBT[reading.view.wave]

    # -- votes ---------------------------------------------------------------------------------------------------

    def vote(self, clan: int, count: int = 1) -> float:
        """What votes more of a clan would bring in the end."""
        return self._plank(clan, count) - self._plank(clan, 0)

    def best_vote(self) -> float:
        return max(self.vote(clan) for clan in range(N_CLANS))

    def _plank(self, clan: int, more: int) -> float:
        """Expected honour of the viewer on a plank: how many are likely to end ahead. [FALL-F06]"""
        view = self.view
        own = self.votes[self.seat * N_CLANS + clan] + more
        if own <= 0:
            return 0.0
        ahead = 0.0
        for other in range(view.seats):
            if other != self.seat:
                theirs = self.votes[other * N_CLANS + clan]
                ahead += 1 / (1 + exp((own - theirs - 0.2) / self.doubt))
        return _between(TILES[view.tiles[clan]], ahead)

    def planks(self) -> float:
        """What the votes that the seat has are worth by now."""
        return sum([self._plank(clan, 0) for clan in range(N_CLANS)])

    def place_above(self, clan: int) -> float:
        """What the place above one's own would add on a plank."""
        ranks = self.view.ranks[clan]
        if self.seat not in ranks[:3]:
            return 0.0
        place = ranks.index(self.seat)
        values = TILES[self.view.tiles[clan]]
        return float(values[max(0, place - 1)] - values[place])

    # -- champions -----------------------------------------------------------------------------------------------

    def champion(self, champion: int) -> float:
        """What winning a champion is worth."""
        card = CHAMPIONS[champion]
        clan = CHAMPION_CLAN[champion]
        votes = self.best_vote() * card.votes if clan == NONE else self.vote(clan, card.votes)
        value = votes + SKILL
        last = self.view.wave == LAST_WAVE
        if PAWN_OF[champion] != NONE:
            value += PAWN
        if STAR_OF[champion] != NONE:
            value += STAR
        if last and champion in IMMEDIATE:
            value += 2.0
        for word in card.symbols:
            value += self.elders(1) if word == "E" else 0.0 if last else SYMBOL * int(word[1:] or 1)
        return value

    def elders(self, more: int) -> float:
        have = self.view.signs[self.seat * SIGNS + ELDERS].bit_count()
        table = FIXED.elders
        gain = table[min(have + more, len(table) - 1)] - table[min(have, len(table) - 1)]
        return gain if self.view.wave == LAST_WAVE else max(float(gain), ELDER * more)

    def influence(self, slot: int, amount: int) -> float:
        """What influence more with a champion of the offer is worth. [FALL-I02]"""
        view = self.view
        if not view.leads[slot]:
            amount += 1
        base = slot * view.seats
        own = view.influence[base + self.seat]
        rival = max(view.influence[base + other] for other in range(view.seats) if other != self.seat)
        return self._standing(slot, own + amount, rival) - self._standing(slot, own, rival)

    def _standing(self, slot: int, own: int, rival: int) -> float:
        if not own:
            return 0.0
        champion = self.view.offer[slot]
        left = sum(self.view.provisions) - self.view.provisions[self.seat]
        doubt = 0.35 + 0.16 * left / max(1, self.view.seats - 1)
        lead = own - rival - (0.5 if rival else -1.0)
        chance = 1 / (1 + exp(-lead / doubt))
        return chance * self.champion(champion) + (1 - chance) * self.consolation(slot, own)

    def standings(self) -> float:
        """What the influence that the seat has with the champions of the offer is worth by now."""
        view = self.view
        found = 0.0
        for slot, champion in enumerate(view.offer):
            if champion != NONE:
                row = view.influence[slot * view.seats : (slot + 1) * view.seats]
                rival = max([amount for other, amount in enumerate(row) if other != self.seat])
                found += self._standing(slot, row[self.seat], rival)
        return found

    def consolation(self, slot: int, own: int) -> float:
        """[FALL-H04]"""
        champion = self.view.offer[slot]
        clan = CHAMPION_CLAN[champion]
        vote = self.best_vote() if clan == NONE else self.vote(clan)
        return max(vote, float(lines_crossed(champion, own)))

    def honour_of_lines(self, slot: int) -> float:
        return float(lines_crossed(self.view.offer[slot], self.view.influence[slot * self.view.seats + self.seat]))


def _between(values: tuple[int, ...], place: float) -> float:
    """The value of a place that is no whole number; nothing after the last one."""
    row = (*values, 0, 0)
    low = min(int(place), len(values))
    part = min(1.0, place - low)
    return row[low] * (1 - part) + row[low + 1] * part
