"""Rounds, and the end of the feast (FEAST-E)."""

from __future__ import annotations

from dovre.kernel.decision import Frame, together
from feast import events
from feast.decisions import DISH, FLOW, ROUND
from feast.rules.dishes import draw_dish
from feast.state import FeastState


def is_ended(s: FeastState) -> bool:
    """After the last round, or when fewer than two are awake; alone, when one sleeps. [FEAST-E1]"""
    return s.round == s.length.rounds or len(s.awake()) < min(s.seats, 2)


@FLOW.run(ROUND)
def begin_round(s: FeastState, frame: Frame) -> None:
    """Every guest awake draws a dish, from the second round on. [FEAST-R1]"""
    if is_ended(s):
        s.pop()
        events.ended(s)
        return
    s.round += 1
    events.round_begun(s)
    for seat in s.awake():
        if s.round > 1:
            draw_dish(s, seat)
    s.replace_top(together(DISH, s.seats))
