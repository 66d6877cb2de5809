"""Points as lines, and who has won. [FALL-D13, FALL-F08]"""

from __future__ import annotations

from dovre.games.fall.components import CLANS, HALL_NAMES, N_CLANS, WAVES
from dovre.games.fall.state import DOMAINS, ELDERS, HALLS, N_SOURCES, PLANKS, SOURCES, FallState
from dovre.kernel.scores import ScoreLine

RULES = ("FALL-S17", "FALL-M09", "FALL-G17", "FALL-W18", "FALL-H08", "FALL-H04")  # of the lines before the domains


def score_sheet(s: FallState) -> list[ScoreLine]:
    """Each source of honour as a line, seat by seat; what brought nothing is left out."""
    lines = []
    for seat in range(s.seats):
        for source in range(N_SOURCES):
            amount = s.honour[seat * N_SOURCES + source]
            if amount:
                lines.append(score_line(seat, source, amount))
    return lines


def score_line(seat: int, source: int, amount: int) -> ScoreLine:
    if source < DOMAINS:
        return ScoreLine(SOURCES[source], seat, amount, RULES[source])
    if source < HALLS:
        wave, lost = divmod(source - DOMAINS, 2)
        parts = (("wave", WAVES[wave].id),)
        if lost:
            return ScoreLine("domains.lost", seat, amount, "FALL-P04", parts)
        return ScoreLine("domains", seat, amount, "FALL-P03", parts)
    if source < ELDERS:
        return ScoreLine("hall", seat, amount, "FALL-F02", (("hall", HALL_NAMES[source - HALLS]),))
    if source < PLANKS:
        return ScoreLine("elders", seat, amount, "FALL-F05")
    return ScoreLine("plank", seat, amount, "FALL-F06", (("clan", CLANS[source - PLANKS]),))


def all_votes(s: FallState, seat: int) -> int:
    """Votes over all clans. [FALL-F08, Q-41]"""
    return sum(s.votes[seat * N_CLANS : (seat + 1) * N_CLANS])


def winners(s: FallState) -> tuple[int, ...]:
    """Most honour, then most votes; else they share. [FALL-F08, Q-41]"""
    scores = s.scores
    ranks = [(scores[seat], all_votes(s, seat)) for seat in range(s.seats)]
    return tuple(seat for seat in range(s.seats) if ranks[seat] == max(ranks))
