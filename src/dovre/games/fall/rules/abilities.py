"""Abilities used before, between and after actions (DP-23), each in a window of its own. (FALL-H)"""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.fall import events
from dovre.games.fall.actions import GATE, STOP, TO, TOKEN, USE
from dovre.games.fall.components import (
    BIT,
    CAVES,
    CHORVEL,
    CLAW_OF,
    CLAWS,
    EVERYBODY,
    IMBOLG,
    MOKKUR,
    PAWN_OF,
    SELKRA,
    SPACES,
    STRENGTH,
    bits_of,
)
from dovre.games.fall.decisions import FLOW, LISTEN, LURK, RAID, STRIDE
from dovre.games.fall.rules.caves import inhabited, move_pawn, remove_troll
from dovre.games.fall.rules.control import begin_action
from dovre.games.fall.rules.gnomes import return_token
from dovre.games.fall.rules.wheel import look_at_gate
from dovre.games.fall.state import BY_CHAMPIONS, NONE, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

Answer = Callable[[FallState, int, Action, Frame], None]

CHORVEL_PAWN = PAWN_OF[CHORVEL]
IMBOLG_PAWN = PAWN_OF[IMBOLG]
MOKKUR_PAWN = PAWN_OF[MOKKUR]
WINDOW = tuple(sorted((SELKRA, CHORVEL, IMBOLG, MOKKUR)))  # in the order of the alphabet
LOOKS = 2  # of Selkra


def usable(s: FallState, seat: int) -> list[Action]:
    """Abilities with a claw left and something to do. [FALL-H09]"""
    owner = s.owner
    found = []
    for champion in WINDOW:
        if owner[champion] == seat and claw_free(s, champion) and can_do(s, seat, champion):
            found.append(USE[champion])
    return found


def claw_free(s: FallState, champion: int) -> bool:
    """Whether a claw of this champion is not covered. [FALL-H09]"""
    claw = CLAW_OF[champion]
    return s.claws[claw] < CLAWS[claw]


def can_do(s: FallState, seat: int, champion: int) -> bool:
    if champion == SELKRA:
        return True
    if s.pawns[PAWN_OF[champion]] == NONE:
        return False
    if champion == CHORVEL:
        return bool(strides(s, seat))
    if champion == IMBOLG:
        return bool(raids(s, seat))
    return bool(lurks(s))


def use_ability(s: FallState, seat: int, champion: int) -> None:
    """Cover a claw; the use is an action of its own for taking control. [FALL-H09, Q-13]"""
    s.claws[CLAW_OF[champion]] += 1
    if s.sink is not None:
        events.used(s, seat, champion)
    begin_action(s, seat)
    if champion == SELKRA:
        s.push((LISTEN, seat, LOOKS))
    elif champion == CHORVEL:
        s.push((STRIDE, seat))
        first_and_only(s, seat, bits_of(strides(s, seat)), stride)
    elif champion == IMBOLG:
        s.push((RAID, seat))
        first_and_only(s, seat, bits_of(raids(s, seat)), raid)
    else:
        s.push((LURK, seat))


def first_and_only(s: FallState, seat: int, spaces: list[int], go: Answer) -> None:
    """Where there is one space to go to, nobody is asked."""
    if len(spaces) == 1:
        go(s, seat, TO[spaces[0]], s.stack[-1])


# -- Selkra -----------------------------------------------------------------------------------------------------------


@FLOW.option(LISTEN)
def listen_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """Up to two gate cards of the row, for oneself alone. [FALL-H09]"""
    return [*GATE[: len(s.gate_seen)], STOP]


@FLOW.answer(LISTEN)
def listen(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is STOP:
        return
    look_at_gate(s, seat, action.number)
    if frame[2] > 1:
        s.push((LISTEN, seat, frame[2] - 1))


# -- Chorvel ----------------------------------------------------------------------------------------------------------


def strides(s: FallState, seat: int) -> int:
    """Any cave one inhabits, lairs among them, but his own."""
    return inhabited(s, seat) & ~BIT[s.pawns[CHORVEL_PAWN]]


@FLOW.option(STRIDE)
def stride_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    return [TO[space] for space in bits_of(strides(s, seat))]


@FLOW.answer(STRIDE)
def stride(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    start = s.pawns[CHORVEL_PAWN]
    move_pawn(s, seat, CHORVEL_PAWN, action.number)
    if s.sink is not None:
        events.moved(s, seat, seat, CHORVEL_PAWN, start, action.number)


# -- Imbolg -----------------------------------------------------------------------------------------------------------


def raids(s: FallState, seat: int) -> int:
    """Caves beside Imbolg that an opponent dominates, with a troll that is no champion; no lairs. [Q-02]"""
    near = s.board.next[s.pawns[IMBOLG_PAWN]] & CAVES
    found = 0
    for cave in bits_of(near):
        if raided(s, seat, cave) != NONE:
            found |= BIT[cave]
    return found


def raided(s: FallState, seat: int, cave: int) -> int:
    """The opponent who dominates a cave and has a normal troll there, or NONE."""
    owners = [other for other in range(s.seats) if s.held[other] & BIT[cave]]
    if len(owners) != 1 or owners[0] == seat or not s.trolls[owners[0] * SPACES + cave]:
        return NONE
    return owners[0]


@FLOW.option(RAID)
def raid_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    return [TO[space] for space in bits_of(raids(s, seat))]


@FLOW.answer(RAID)
def raid(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    """A troll there returns to its owner's supply: it is not defeated. [Q-02]"""
    cave = action.number
    s.pop()
    victim = raided(s, seat, cave)
    start = s.pawns[IMBOLG_PAWN]
    move_pawn(s, seat, IMBOLG_PAWN, cave)
    remove_troll(s, victim, cave)
    if s.sink is not None:
        events.moved(s, seat, seat, IMBOLG_PAWN, start, cave)
        events.driven_out(s, seat, victim, cave)


# -- Mokkur -----------------------------------------------------------------------------------------------------------


def lurks(s: FallState) -> list[int]:
    """The tokens in caves beside Mokkur, by slot."""
    caves = s.board.next[s.pawns[MOKKUR_PAWN]] & s.invaded
    return [slot for cave in bits_of(caves) for slot in (2 * cave, 2 * cave + 1) if s.gnomes[slot] != NONE]


@FLOW.option(LURK)
def lurk_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    return [TOKEN[slot] for slot in lurks(s)]


@FLOW.answer(LURK)
def lurk(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    """A token is revealed to all; one of strength 1 goes to the supply and brings 1. It is no attack."""
    slot = action.number
    s.pop()
    strength = STRENGTH[s.gnomes[slot]]
    s.seen[slot] = EVERYBODY
    if s.sink is not None:
        events.lurked(s, seat, slot, strength)
    if strength == 1:
        return_token(s, slot // 2, slot % 2)
        s.gain(seat, BY_CHAMPIONS, 1)
