"""Points as lines, and who has won. [TOWR-E03..TOWR-E07, TOWR-I03..TOWR-I05, TOWR-L18]"""

from __future__ import annotations

from dovre.games.towers.components import BOSS_LIFE, BOX, FIXED, TROPHIES, TROPHY_NAMES
from dovre.games.towers.rules.creatures import captured_monsters
from dovre.games.towers.rules.trophies import count_of
from dovre.games.towers.state import TowersState
from dovre.kernel.scores import ScoreLine


def score_sheet(s: TowersState) -> list[ScoreLine]:
    """All of it lies open: what each would score if the game ended now; what brings nothing is left out."""
    lines = []
    for seat in range(s.seats):
        if s.intro:
            found = _intro_lines(s, seat)
        else:
            found = [
                ScoreLine("guards", seat, FIXED.guard_values[s.guards[seat]], "TOWR-E03"),
                ScoreLine("boss", seat, FIXED.boss_values[s.damage[seat]], "TOWR-E04"),
                *[_trophy_line(s, seat, slot) for slot in range(len(s.trophies))],
            ]
        lines += [line for line in found if line.amount]
    return lines


def _intro_lines(s: TowersState, seat: int) -> list[ScoreLine]:
    """Surviving guards and captured creatures. [TOWR-I03, TOWR-I04]"""
    return [
        ScoreLine("guards", seat, s.guards[seat], "TOWR-I03"),
        ScoreLine("captured", seat, captured_monsters(s, seat), "TOWR-I03"),
        ScoreLine("boss", seat, int(s.damage[seat] == BOSS_LIFE), "TOWR-I04"),
    ]


def _trophy_line(s: TowersState, seat: int, slot: int) -> ScoreLine:
    trophy = s.trophies[slot]
    rules = {"first": "TOWR-Q02", "end": "TOWR-Q08", "majority": "TOWR-Q09"}
    points = trophy_points(s, seat, slot)
    parts = (("trophy", TROPHY_NAMES[trophy]),)
    return ScoreLine("trophy", seat, points, rules[TROPHIES[trophy].kind], parts)


def trophy_points(s: TowersState, seat: int, slot: int) -> int:
    """Of a trophy that was taken, of one that all score, or of a strict majority. [TOWR-Q02, TOWR-Q08, TOWR-Q09]"""
    trophy = s.trophies[slot]
    card = TROPHIES[trophy]
    if card.kind == "first":
        return card.points if s.held[slot] == seat else 0
    count = count_of(s, seat, trophy)
    if card.kind == "end":
        return count // card.n * card.points
    beaten = all(count_of(s, other, trophy) < count for other in range(s.seats) if other != seat)
    return card.points if beaten else 0


def winners(s: TowersState) -> tuple[int, ...]:
    """Most points, then most crystals, else shared; a single player wins by the boss alone.

    [TOWR-E05, TOWR-E06, TOWR-I05, TOWR-L01, TOWR-L18]
    """
    if s.alone:
        return (0,) if s.damage[0] == BOSS_LIFE else ()
    scores = s.scores
    ranks = [(scores[seat], s.crystals[seat]) for seat in range(s.seats)]
    best = max(ranks)
    return tuple(seat for seat in range(s.seats) if ranks[seat] == best)


def rank_of(score: int) -> str:
    """The rank of a single player who has won, by this score alone: best scores are kept by the table.

    [TOWR-L18, TOWR-L19]
    """
    found = [rank.id for rank in BOX.ranks if rank.least <= score]
    return found[-1] if found else ""
