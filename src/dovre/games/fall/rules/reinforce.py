"""Reinforcements (FALL-R): trolls from the supply, or from anywhere once it is empty."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.actions import ADD, LEAD, MOVE, PASS, STOP, TO, USE
from dovre.games.fall.components import ARGASH, BIT, OKKAG, PAWN_OF, SPACES, bits_of
from dovre.games.fall.decisions import ADD as HOW_MANY
from dovre.games.fall.decisions import AFTER, FLOW, HORN, REINFORCE, RELOCATE
from dovre.games.fall.rules.caves import add_trolls, dominated, move_pawn, move_troll, own_pawns
from dovre.games.fall.state import NONE, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

ARGASH_PAWN = PAWN_OF[ARGASH]
OKKAG_PAWN = PAWN_OF[OKKAG]
HORN_FROM = 2  # Okkag's horn follows Reinforcements of this power


def begin(s: FallState, seat: int, power: int) -> None:
    """Reinforcements of a power, by an action or by the wheel; Okkag's horn after them. [FALL-R01, FALL-G15]"""
    if power >= HORN_FROM and s.owner[OKKAG] == seat:
        s.push((AFTER, seat))
    s.push((REINFORCE, seat, power))


def targets(s: FallState, seat: int) -> int:
    """Caves this seat dominates, lairs among them, and Argash's. [FALL-R01]"""
    found = dominated(s, seat)
    if s.owner[ARGASH] == seat and s.pawns[ARGASH_PAWN] != NONE:
        found |= BIT[s.pawns[ARGASH_PAWN]]
    return found


@FLOW.option(REINFORCE)
def target_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A cave, or none. [FALL-R01, Q-07]"""
    return [*(TO[space] for space in bits_of(targets(s, seat))), PASS]


@FLOW.answer(REINFORCE)
def choose_target(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    power = frame[2]
    s.pop()
    if action is PASS:
        if s.sink is not None:
            events.none_added(s, seat)
        return
    space = action.number
    if not s.reserve[seat]:
        ask_relocation(s, seat, space, power)
    elif min(power, s.reserve[seat]) == 1:
        reinforce(s, seat, space, 1, power)
    else:
        s.push((HOW_MANY, seat, space, power))


@FLOW.option(HOW_MANY)
def amount_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """Up to the power, and up to the supply. [FALL-R01, FALL-R02]"""
    return list(ADD[: min(frame[3], s.reserve[seat])])


@FLOW.answer(HOW_MANY)
def choose_amount(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    reinforce(s, seat, frame[2], action.number + 1, frame[3])


def reinforce(s: FallState, seat: int, space: int, count: int, power: int) -> None:
    """Add trolls; power that is left moves trolls once the supply is empty. [FALL-R01..FALL-R04, Q-16]"""
    add_trolls(s, seat, space, count)
    if s.sink is not None:
        events.added(s, seat, space, count)
    if count < power and not s.reserve[seat]:
        ask_relocation(s, seat, space, power - count)


def ask_relocation(s: FallState, seat: int, space: int, left: int) -> None:
    if s.held[seat] & ~BIT[space]:
        s.push((RELOCATE, seat, space, left))


@FLOW.option(RELOCATE)
def relocation_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """Any troll of one's own from anywhere, or enough. [FALL-R03, FALL-R04, Q-16]"""
    goal = frame[2]
    first = seat * SPACES
    found = [MOVE[space] for space in bits_of(s.held[seat] & ~BIT[goal]) if s.trolls[first + space]]
    found += [LEAD[pawn] for pawn in own_pawns(s, seat) if s.pawns[pawn] != goal]
    found.append(STOP)
    return found


@FLOW.answer(RELOCATE)
def relocate(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    _, _, goal, left = frame
    s.pop()
    if action is STOP:
        return
    if action.verb == "move":
        move_troll(s, seat, action.number, goal)
        if s.sink is not None:
            events.relocated(s, seat, NONE, action.number, goal)
    else:
        start = s.pawns[action.number]
        move_pawn(s, seat, action.number, goal)
        if s.sink is not None:
            events.relocated(s, seat, action.number, start, goal)
    if left > 1:
        ask_relocation(s, seat, goal, left - 1)


# -- Okkag ------------------------------------------------------------------------------------------------------------


@FLOW.run(AFTER)
def after_reinforcements(s: FallState, frame: Frame) -> None:
    """Asked where there is a troll left to add."""
    seat = frame[1]
    s.pop()
    if s.reserve[seat] and s.pawns[OKKAG_PAWN] != NONE:
        s.push((HORN, seat))


@FLOW.option(HORN)
def horn_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """One more troll from the supply in Okkag's cave, dominated or not. [FALL-R01]"""
    return [USE[OKKAG], STOP]


@FLOW.answer(HORN)
def blow_horn(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is not STOP:
        add_trolls(s, seat, s.pawns[OKKAG_PAWN])
        if s.sink is not None:
            events.used(s, seat, OKKAG)
            events.added(s, seat, s.pawns[OKKAG_PAWN], 1)
