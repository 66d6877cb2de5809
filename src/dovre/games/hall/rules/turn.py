"""The turn (HALL-T): what one may do in its four steps, in their order."""

from __future__ import annotations

from dovre.games.hall import events
from dovre.games.hall.actions import DONE, END, SKIP, TRADE, cell_of_action
from dovre.games.hall.components import AFTERSHOCK, SHAPE_SIZE, TUNNEL_SHAPE
from dovre.games.hall.decisions import ACT, AFTER, BUILD, DUG, FLOW, FREE_TILE, PLACE_HALL
from dovre.games.hall.decisions import TO as TO_ASKED
from dovre.games.hall.rules import workshops
from dovre.games.hall.rules.dig import DOMINO, FREE, SHAPE_COUNT, charge_hammers, choose_dig, digs, places
from dovre.games.hall.rules.end import end_turn
from dovre.games.hall.rules.halls import halls
from dovre.games.hall.rules.pay import can_trade, trade
from dovre.games.hall.rules.recruit import choose_recruit, recruits
from dovre.games.hall.rules.spells import cast, castable
from dovre.games.hall.rules.statues import statues
from dovre.games.hall.state import HallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

# -- steps 1 and 2 ----------------------------------------------------------------------------------------------------


@FLOW.option(ACT)
def actions(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """A Spell and a Workshop, then recruit or dig, which ends step 1; trades between. [HALL-T2..HALL-T4, HALL-T7]

    Step 2 can be skipped only when neither is possible. [HALL-R1..HALL-R3]
    """
    found: list[Action] = castable(s, seat)
    found += workshops.workshops(s, seat)
    step2 = recruits(s, seat)
    step2 += digs(s, seat)
    if step2:
        found += step2
    else:
        found.append(SKIP)
    if can_trade(s, seat):
        found += TRADE
    return found


@FLOW.answer(ACT)
def act(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    verb = action.verb
    if verb == "trade":
        trade(s, seat, action)
    elif verb == "cast":
        cast(s, seat, action)
    elif verb == "work":
        workshops.activate(s, seat, action)
    else:
        s.replace_top((AFTER, seat))
        if verb == "recruit":
            choose_recruit(s, seat, action)
        elif verb == "dig":
            choose_dig(s, seat, action)
        elif s.sink is not None:
            events.skipped(s, seat)


@FLOW.run(AFTER)
def after_step_2(s: HallState, frame: Frame) -> None:
    """No way back to an earlier step: a new Workshop waits for the next turn. [HALL-T2, HALL-D27, DEC-45]"""
    seat = frame[1]
    s.stage = 1
    s.replace_top((BUILD, seat))
    if s.charm == AFTERSHOCK and free_tiles(s, seat):
        s.push((FREE_TILE, seat))


def free_tiles(s: HallState, seat: int) -> list[Action]:
    """Every place of a tile of size 2, for Hammers alone."""
    found = []
    for shape in range(SHAPE_COUNT):
        if SHAPE_SIZE[shape] == DOMINO and s.piles[shape]:
            found += places(s, seat, shape)
    return found


@FLOW.option(FREE_TILE)
def free_tile_options(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """One tile of size 2 without minerals, or none; a trade may come first. [HALL-P6, DEC-10]"""
    found = free_tiles(s, seat)
    if can_trade(s, seat):
        found += TRADE
    found.append(DONE)
    return found


@FLOW.answer(FREE_TILE)
def lay_free_tile(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    if action.verb == "trade":
        trade(s, seat, action)
        return
    s.pop()
    if action is DONE:
        return
    place = action.number
    assert SHAPE_SIZE[TUNNEL_SHAPE[place]] == DOMINO
    s.ore = FREE
    s.push((DUG, seat, place))
    charge_hammers(s, seat, place)


# -- steps 3 and 4 ----------------------------------------------------------------------------------------------------


@FLOW.option(BUILD)
def building(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """One Great Hall before any Statue is moved, then Statues; then the end of the turn. [HALL-T5, HALL-T6, DEC-45]"""
    found = halls(s, seat) if s.stage == 1 else []
    found += statues(s, seat)
    if can_trade(s, seat):
        found += TRADE
    found.append(END)
    return found


@FLOW.answer(BUILD)
def build(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    if action is END:
        end_turn(s, seat)
    elif action.verb == "trade":
        trade(s, seat, action)
    elif action.verb == "hall":
        s.push((PLACE_HALL, seat, action.number))
    else:
        s.push((TO_ASKED, seat, cell_of_action(action)))
