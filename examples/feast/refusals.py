"""Why an answer is refused: the reason and the rule, from what the asking seat may know."""

from __future__ import annotations

from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from dovre.kernel.errors import Refusal
from dovre.kernel.refusals import Reasons
from feast.components import DISHES
from feast.state import FeastState

REASONS = Reasons(
    "feast",
    verbs={
        "dish": ("dish",),
        "boast": ("boast",),
        "trophy": ("take",),
        "chores": ("wash", "leave"),
        "point": ("point", "pass"),
        "toast": ("drink", "show"),
    },
    wrong_time={
        ("dish", "boast"): ("dish_first", "FEAST-R2"),
        ("boast", "dish"): ("chosen", "FEAST-R2"),
        ("trophy", "wash"): ("winner", "FEAST-A2"),
        ("trophy", "leave"): ("winner", "FEAST-A2"),
        ("chores", "take"): ("not_winner", "FEAST-A2"),
    },
)
_no = REASONS.no


@REASONS.of("dish", "show")
def _not_in_hand(s: FeastState, seat: int, action: Action, frame: Frame) -> Refusal:
    dish = DISHES[action.number]
    if action.number in s.hands[seat]:
        return _no("shown", "FEAST-T3", kind=dish.kind, taste=dish.taste)
    return _no("not_in_hand", "FEAST-R2", kind=dish.kind, taste=dish.taste)


@REASONS.of("point")
def _cannot_point(s: FeastState, seat: int, action: Action, frame: Frame) -> Refusal:
    guest = action.number
    if guest >= s.seats:
        return _no("no_guest", "FEAST-T1")
    if guest == seat:
        return _no("oneself", "FEAST-T1")
    if not s.is_awake(guest):
        return _no("asleep", "FEAST-R4", guest=guest)
    return _no("no_secret", "FEAST-T1", guest=guest)
