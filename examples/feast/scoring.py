"""Points as lines, who has won, and how it ended (FEAST-E)."""

from __future__ import annotations

from dovre.kernel.scores import ScoreLine, winners_of
from feast.components import ANTLER_POINTS, HONOUR_POINTS, PILLOW_POINTS, Length
from feast.state import FeastState


def score_sheet(s: FeastState) -> list[ScoreLine]:
    """Antlers and pillows [FEAST-A2], and the honour of those who were refused a toast [FEAST-T3]."""
    sources = (
        ("antlers", s.antlers, ANTLER_POINTS, "FEAST-A2"),
        ("pillows", s.pillows, PILLOW_POINTS, "FEAST-A2"),
        ("honours", s.honours, HONOUR_POINTS, "FEAST-T3"),
    )
    return [
        ScoreLine(source, seat, amounts[seat] * points, rule, (("n", amounts[seat]),))
        for seat in range(s.seats)
        for source, amounts, points, rule in sources
        if amounts[seat]
    ]


def winners(s: FeastState) -> tuple[int, ...]:
    """Most points among those awake [FEAST-E2]; nobody, if all sleep [FEAST-E3]; alone, enough of them [FEAST-E4]."""
    awake = s.awake()
    if s.seats == 1:
        return (0,) if awake and s.scores[0] >= s.length.target else ()
    if not awake:
        return ()
    scores = s.scores
    best = winners_of(tuple(scores[seat] for seat in awake))
    return tuple(awake[at] for at in best)


def end_reason(s: FeastState) -> str:
    """A key below `end`. [FEAST-E1]"""
    awake = len(s.awake())
    if awake == 0:
        return "asleep" if s.seats > 1 else "asleep_alone"
    return "rounds" if s.round == s.length.rounds else "one_awake"


def rank(points: int, awake: bool, length: Length) -> str:
    """What a guest alone is called at the end, a key below `rank`. [FEAST-E5]"""
    if not awake:
        return "sleeper"
    if points < length.target:
        return "scullion" if points < length.target // 2 else "guest"
    return "champion" if points >= 2 * length.rounds else "friend"
