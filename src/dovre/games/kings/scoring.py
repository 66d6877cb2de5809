"""Points (KING-E04..KING-E09) as a list of lines, so that the score sheet explains itself."""

from __future__ import annotations

from functools import cache

from dovre.games.kings.components import MINES
from dovre.games.kings.state import KingsState
from dovre.kernel.scores import ScoreLine


@cache
def developed_line(seat: int, kind: int) -> ScoreLine:
    """A mine under the king gives its value. [KING-E04]"""
    return ScoreLine("developed", seat, MINES[kind].value, "KING-E04", (("mine", MINES[kind].id),))


@cache
def unfinished_line(seat: int, kind: int) -> ScoreLine:
    """A captured mine costs its value, however many creatures are on it. [KING-E05]"""
    return ScoreLine("unfinished", seat, -MINES[kind].value, "KING-E05", (("mine", MINES[kind].id),))


def score_sheet(s: KingsState) -> list[ScoreLine]:
    """The difference of both, possibly negative; nothing else counts. [KING-E06, KING-E07]

    The highest total wins and ties share, as `State.winners` has it. [KING-E08, KING-E09]
    """
    lines: list[ScoreLine] = []
    for seat in range(s.seats):
        lines += [developed_line(seat, s.backs[card]) for card in s.developed[seat]]
        lines += [unfinished_line(seat, s.backs[card]) for _, card, _ in s.open_mines(seat)]
    return lines
