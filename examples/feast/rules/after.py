"""After the round (FEAST-A): the winner takes a trophy while the others see to the dishes, in any order."""

from __future__ import annotations

from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from feast import events
from feast.actions import ANTLER, LEAVE, PILLOW, WASH
from feast.components import PILLOW_RELIEF, WASH_RELIEF
from feast.decisions import AFTER, CHORES, FLOW, POINT, ROUND, TROPHY
from feast.rules.dishes import draw_dish
from feast.rules.toast import can_be_pointed_at
from feast.state import FeastState


@FLOW.want(AFTER)
def still_acts(s: FeastState, seat: int, frame: Frame) -> bool:
    """Each guest awake acts once. [FEAST-A1]"""
    return not frame[2][seat] and s.is_awake(seat)


@FLOW.ask(AFTER)
def trophy_or_chores(s: FeastState, seat: int, frame: Frame) -> int:
    return TROPHY if seat == s.winner else CHORES


@FLOW.option(TROPHY)
def trophies(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [ANTLER, PILLOW]


@FLOW.answer(TROPHY)
def take_trophy(s: FeastState, seat: int, action: Action, frame: Frame) -> None:
    """An antler counts more, a pillow eases the belly. [FEAST-A2]"""
    if action is ANTLER:
        s.antlers[seat] += 1
    else:
        s.pillows[seat] += 1
        ease(s, seat, PILLOW_RELIEF)
    events.took(s, seat, action.parts[0])


@FLOW.option(CHORES)
def chores(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [WASH, LEAVE]


@FLOW.answer(CHORES)
def do_chores(s: FeastState, seat: int, action: Action, frame: Frame) -> None:
    """Washing eases the belly; whoever leaves the dishes draws one. [FEAST-A3]"""
    if action is WASH:
        ease(s, seat, WASH_RELIEF)
        events.washed(s, seat)
    else:
        events.left(s, seat)
        draw_dish(s, seat)


def ease(s: FeastState, seat: int, weight: int) -> None:
    s.belly[seat] = max(0, s.belly[seat] - weight)


@FLOW.resolve(AFTER)
def go_on(s: FeastState, frame: Frame) -> None:
    """The winner may point, if there is somebody to point at. [FEAST-T1]"""
    if any(can_be_pointed_at(s, seat) for seat in range(s.seats)):
        s.push((POINT, s.winner))
    else:
        s.push((ROUND, 0))
