"""The battle (FALL-B): turns, weak and strong actions, groups of symbols over bridges."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.actions import ACT as ACT_AS
from dovre.games.fall.actions import COVER, END, SPEND, TAKE, USE, USED, WHOLE
from dovre.games.fall.components import (
    ADVANCE,
    ALL_CELLS,
    CLAW_OF,
    GHARZA,
    GNOME,
    INFLUENCE,
    JOKER,
    NADRIG,
    REINFORCE,
    SIGNS,
    THREE,
    TWO,
    TYPES,
    beside,
    bits_of,
)
from dovre.games.fall.decisions import BATTLE, ENTRENCH, FLOW, GROUP, POWER, SORT, TURN
from dovre.games.fall.rules import advance, influence, reinforce, wheel
from dovre.games.fall.rules.abilities import claw_free, usable, use_ability
from dovre.games.fall.rules.control import begin_action
from dovre.games.fall.state import NONE, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

N_TYPES = len(TYPES)
FRESH, SECOND, DONE = range(3)  # stages of a turn: no action yet, one weak action, no more actions
WEAK, STRONG = 0, 1


# -- turns ------------------------------------------------------------------------------------------------------------


@FLOW.run(BATTLE)
def next_turn(s: FallState, frame: Frame) -> None:
    """Clockwise to the next with provisions, until all are spent; a turn costs one. [FALL-B01..FALL-B03, Q-38]"""
    for step in range(s.seats):
        seat = (frame[1] + step) % s.seats
        if s.provisions[seat]:
            s.provisions[seat] -= 1
            s.lots = ()
            s.replace_top((BATTLE, (seat + 1) % s.seats))
            s.push((TURN, seat, FRESH))
            if s.sink is not None:
                events.turn_begun(s, seat)
            return
    s.replace_top((ENTRENCH, s.first))


@FLOW.option(TURN)
def turn_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """One or two weak actions, or a strong one; abilities before, between and after them; then the end of the turn.

    Whoever can cover a symbol must. [FALL-B04, FALL-B09, FALL-B10, FALL-B20, Q-08]
    """
    stage = frame[2]
    found: list[Action] = []
    if stage == DONE:
        found += usable(s, seat)
        found.append(END)
        return found
    weak = weak_symbols(s, seat)
    found = [COVER[cell] for cell in bits_of(weak)]
    if stage == FRESH:
        found += [TAKE[cell] for cell in bits_of(strong_starts(s, seat))]
        if found:
            found += usable(s, seat)
        else:
            found.append(END)
        return found
    found += usable(s, seat)
    found.append(END)
    return found


@FLOW.answer(TURN)
def act(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    verb = action.verb
    if verb == "cover":
        cover_weak(s, seat, action.number, frame[2])
    elif verb == "take":
        s.push((GROUP, seat, 1 << action.number))
        if settled_group(s, seat, 1 << action.number):
            close_group(s, seat, 1 << action.number)
    elif verb == "use":
        use_ability(s, seat, USED[action])
    else:
        s.pop()
        if s.sink is not None:
            events.turn_ended(s, seat)


# -- weak actions -----------------------------------------------------------------------------------------------------


def action_symbols(s: FallState, seat: int) -> int:
    """Uncovered symbols that can be used: the four types and Jokers, never Elders, Provisions or nothing. [FALL-B07]"""
    first = seat * SIGNS
    signs = s.signs
    found = signs[first] | signs[first + 1] | signs[first + 2] | signs[first + 3] | signs[first + JOKER]
    return found & ~s.cubes[seat]


def weak_symbols(s: FallState, seat: int) -> int:
    """A strong symbol is never a weak one. [FALL-B05, FALL-B06]"""
    first = seat * SIGNS
    return action_symbols(s, seat) & ~(s.signs[first + TWO] | s.signs[first + THREE])


def kind_at(s: FallState, seat: int, cell: int) -> int:
    """The action type of a symbol, or JOKER."""
    first = seat * SIGNS
    for kind in range(N_TYPES):
        if s.signs[first + kind] >> cell & 1:
            return kind
    return JOKER


def cover_weak(s: FallState, seat: int, cell: int, stage: int) -> None:
    """The second weak action is an action of its own and costs no provision. [FALL-B05, FALL-B09]"""
    s.replace_top((TURN, seat, SECOND if stage == FRESH else DONE))
    kind = kind_at(s, seat, cell)
    s.cubes[seat] |= 1 << cell
    if kind == JOKER:
        s.push((SORT, seat, cell))
        return
    if s.sink is not None:
        events.covered_weak(s, seat, cell, kind)
    ask_power(s, seat, kind, 1, WEAK, 0)


@FLOW.option(SORT)
def sort_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A Joker is a weak symbol of any type. [FALL-B08]"""
    return list(ACT_AS)


@FLOW.answer(SORT)
def sort(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if s.sink is not None:
        events.covered_weak(s, seat, frame[2], action.number)
    ask_power(s, seat, action.number, 1, WEAK, 0)


# -- groups -----------------------------------------------------------------------------------------------------------


def bridges(s: FallState, seat: int) -> int:
    """Covered cells of the grid; a covered symbol of a champion is no bridge. [FALL-B18, Q-10]"""
    return s.cubes[seat] & ALL_CELLS


def spread(start: int, covered: int) -> int:
    """Cells of the grid that touch one of `start`, directly or over covered cells. [FALL-B15, FALL-B18]"""
    reached = start & ALL_CELLS
    new = reached
    while True:
        touched = beside(new)
        new = touched & covered & ~reached
        if not new:
            return beside(reached)
        reached |= new


def of_type(s: FallState, seat: int, kind: int) -> int:
    """Uncovered symbols of a type, and Jokers. [FALL-B17, Q-09]"""
    first = seat * SIGNS
    return (s.signs[first + kind] | s.signs[first + JOKER]) & ~s.cubes[seat]


def strong_symbols(s: FallState, seat: int) -> int:
    first = seat * SIGNS
    return (s.signs[first + TWO] | s.signs[first + THREE]) & action_symbols(s, seat)


def strong_starts(s: FallState, seat: int) -> int:
    """Symbols with which a strong action can begin: strong, or with another one to make a group.

    [FALL-B13, FALL-B14, Q-09]
    """
    found = strong_symbols(s, seat)
    covered = bridges(s, seat)
    joined = joined_over(covered) if covered else []
    for kind in range(N_TYPES):
        mates = of_type(s, seat, kind)
        if not mates & (mates - 1):
            continue
        if mates > ALL_CELLS:  # a champion's symbol joins any others (FALL-H10)
            found |= mates
            continue
        found |= mates & beside(mates)
        for edge in joined:
            touching = edge & mates
            if touching & (touching - 1):
                found |= touching
    return found


def joined_over(covered: int) -> list[int]:
    """The cells around each connected part of the covered ones. [FALL-B18]"""
    found = []
    left = covered
    while left:
        part = left & -left
        while True:
            more = beside(part) & covered | part
            if more == part:
                break
            part = more
        left &= ~part
        found.append(beside(part))
    return found


def type_of(s: FallState, seat: int, chosen: int) -> int:
    """The type that a selection has, NONE while it holds Jokers alone."""
    first = seat * SIGNS
    for kind in range(N_TYPES):
        if s.signs[first + kind] & chosen:
            return kind
    return NONE


def addable(s: FallState, seat: int, chosen: int) -> int:
    """Symbols that are contiguous with those chosen and of the same type. [FALL-B14..FALL-B18, FALL-H10]"""
    kind = type_of(s, seat, chosen)
    mates = (action_symbols(s, seat) if kind == NONE else of_type(s, seat, kind)) & ~chosen
    if chosen > ALL_CELLS:
        return mates
    return mates & (spread(chosen, bridges(s, seat)) | ~ALL_CELLS)


def can_act(s: FallState, seat: int, chosen: int) -> bool:
    """One strong symbol, or two symbols at least. [FALL-B13, FALL-B14, Q-09]"""
    return bool(chosen & (chosen - 1)) or bool(chosen & strong_symbols(s, seat))


def whole_group(s: FallState, seat: int, chosen: int, kind: int) -> int:
    """All symbols of a type that are contiguous with those chosen."""
    return joined_with(chosen, of_type(s, seat, kind), bridges(s, seat))


def joined_with(chosen: int, mates: int, covered: int) -> int:
    """Cells and all those of `mates` that are contiguous with them, over covered ones too. [FALL-B15, FALL-B18]"""
    group = chosen
    while True:
        if group > ALL_CELLS or mates > ALL_CELLS:
            return group | mates  # a champion's symbol joins all
        more = group | mates & spread(group, covered)
        if more == group:
            return group
        group = more


def wholes(s: FallState, seat: int, chosen: int) -> list[int]:
    """The types for which more than one symbol can still be added: all of them at once."""
    kind = type_of(s, seat, chosen)
    kinds = range(N_TYPES) if kind == NONE else (kind,)
    found = []
    for one in kinds:
        more = whole_group(s, seat, chosen, one) & ~chosen
        if more & (more - 1) and (kind != NONE or s.signs[seat * SIGNS + one] & more):
            found.append(one)
    return found


def settled_group(s: FallState, seat: int, chosen: int) -> bool:
    """Nothing can be added, and the type is no choice: the question would have one answer."""
    return type_of(s, seat, chosen) != NONE and not addable(s, seat, chosen)


@FLOW.option(GROUP)
def group_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """One more symbol, all that is contiguous, or to act with what is chosen. [FALL-B14, FALL-B16]"""
    chosen = frame[2]
    more = addable(s, seat, chosen)
    found = [TAKE[cell] for cell in bits_of(more)]
    if more:
        found += [WHOLE[kind] for kind in wholes(s, seat, chosen)]
    if can_act(s, seat, chosen):
        kind = type_of(s, seat, chosen)
        found += ACT_AS if kind == NONE else [ACT_AS[kind]]
    return found


@FLOW.answer(GROUP)
def grow_group(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    chosen = frame[2]
    if action.verb == "act":
        act_strong(s, seat, chosen, action.number)
        return
    if action.verb == "whole":
        act_strong(s, seat, whole_group(s, seat, chosen, action.number), action.number)
        return
    chosen |= 1 << action.number
    s.replace_top((GROUP, seat, chosen))
    if settled_group(s, seat, chosen):
        close_group(s, seat, chosen)


def close_group(s: FallState, seat: int, chosen: int) -> None:
    """Act with what is chosen, since nothing else can be done with it."""
    act_strong(s, seat, chosen, type_of(s, seat, chosen))


def power_of(s: FallState, seat: int, chosen: int) -> int:
    """The sum of the powers. [FALL-B13, FALL-B14]"""
    first = seat * SIGNS
    strong = (chosen & s.signs[first + TWO]).bit_count() + 2 * (chosen & s.signs[first + THREE]).bit_count()
    return chosen.bit_count() + strong


def act_strong(s: FallState, seat: int, chosen: int, kind: int) -> None:
    """Cover the symbols: a strong action is the only one of the turn. [FALL-B04, FALL-B16]"""
    s.pop()
    s.replace_top((TURN, seat, DONE))
    power = power_of(s, seat, chosen)
    s.cubes[seat] |= chosen
    if s.sink is not None:
        events.covered_group(s, seat, chosen, kind, power)
    ask_power(s, seat, kind, power, STRONG, 0)


# -- more power -------------------------------------------------------------------------------------------------------


def booster(kind: int, strong: int) -> int:
    """The champion that can add 1 to such an action. [FALL-H09]"""
    if strong:
        return GHARZA if kind == ADVANCE else NONE
    return NADRIG


def can_boost(s: FallState, seat: int, kind: int, strong: int, boosted: int) -> bool:
    """One claw at most for an action (DP-24)."""
    champion = booster(kind, strong)
    return not boosted and champion != NONE and has_claw(s, seat, champion)


def has_claw(s: FallState, seat: int, champion: int) -> bool:
    """[FALL-H09]"""
    return s.owner[champion] == seat and claw_free(s, champion)


def ask_power(s: FallState, seat: int, kind: int, power: int, strong: int, boosted: int) -> None:
    """Ask for despair, provisions or a claw, if there is any. [FALL-B11, FALL-B12, FALL-B19, FALL-B21]"""
    purse = s.provisions[seat] if strong else s.despair[seat]
    if purse or can_boost(s, seat, kind, strong, boosted):
        s.push((POWER, seat, kind, power, strong, boosted))
    else:
        begin(s, seat, kind, power, strong)


@FLOW.option(POWER)
def power_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """Despair for weak actions, provisions for strong ones. [FALL-B11, FALL-B12, FALL-B19, FALL-B21]"""
    _, _, kind, _, strong, boosted = frame
    purse = s.provisions[seat] if strong else s.despair[seat]
    found: list[Action] = []
    if can_boost(s, seat, kind, strong, boosted):
        found.append(USE[booster(kind, strong)])
    found += SPEND[: purse + 1]
    return found


@FLOW.answer(POWER)
def add_power(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    _, _, kind, power, strong, _ = frame
    s.pop()
    if action.verb == "use":
        champion = USED[action]
        s.claws[CLAW_OF[champion]] += 1
        if s.sink is not None:
            events.used(s, seat, champion)
        ask_power(s, seat, kind, power + 1, strong, 1)
        return
    spent = action.number
    if strong:
        s.provisions[seat] -= spent
    else:
        s.despair[seat] -= spent
    if spent and s.sink is not None:
        events.spent(s, seat, spent, strong)
    begin(s, seat, kind, power + spent, strong)


def begin(s: FallState, seat: int, kind: int, power: int, strong: int) -> None:
    """The action itself, with its own picture of control. [FALL-B09, FALL-C01, Q-13]"""
    begin_action(s, seat)
    if kind == ADVANCE:
        advance.begin(s, seat, power)
    elif kind == REINFORCE:
        reinforce.begin(s, seat, power)
    elif kind == INFLUENCE:
        influence.begin(s, seat, power, strong)
    else:
        assert kind == GNOME
        wheel.begin(s, seat, power)
