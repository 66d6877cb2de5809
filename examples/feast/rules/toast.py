"""The toast (FEAST-T): the winner points at a guest, who answers in the middle of somebody else's turn."""

from __future__ import annotations

from bisect import insort

from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from feast import actions, events
from feast.actions import DRINK, PASS
from feast.components import DRINK_WEIGHT
from feast.decisions import FLOW, POINT, ROUND, TOAST
from feast.rules.dishes import fill
from feast.state import NONE, FeastState


def can_be_pointed_at(s: FeastState, seat: int) -> bool:
    """Somebody has won; another guest is awake and holds a dish that the others do not know. [FEAST-T1]"""
    return s.winner not in (NONE, seat) and s.is_awake(seat) and bool(s.secrets(seat))


@FLOW.option(POINT)
def guests(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [actions.POINT[other] for other in range(s.seats) if can_be_pointed_at(s, other)] + [PASS]


@FLOW.answer(POINT)
def point(s: FeastState, seat: int, action: Action, frame: Frame) -> None:
    if action is PASS:
        s.replace_top((ROUND, 0))
    else:
        events.pointed(s, seat, action.number)
        s.replace_top((TOAST, action.number))


@FLOW.option(TOAST)
def replies(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [DRINK] + [actions.SHOW[dish] for dish in s.secrets(seat)]


@FLOW.answer(TOAST)
def reply(s: FeastState, seat: int, action: Action, frame: Frame) -> None:
    """Drink, or refuse: show a dish and leave the honour to the winner. [FEAST-T2, FEAST-T3]"""
    s.replace_top((ROUND, 0))
    if action is DRINK:
        events.drunk(s, seat)
        fill(s, seat, DRINK_WEIGHT)
    else:
        insort(s.shown, action.number)
        s.honours[s.winner] += 1
        events.refused(s, seat, action.number)
