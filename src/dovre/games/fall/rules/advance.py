"""Advance and attacks on gnomes (FALL-M)."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.actions import LEAD, MOVE, PASS, STOP, TO
from dovre.games.fall.components import (
    BIT,
    BRUNDAL,
    CAVES,
    EKKTOR,
    EVERYBODY,
    JORRUND,
    PAWN_OF,
    SPACES,
    STRENGTH,
    Side,
    around,
    bits_of,
    lairs_of,
)
from dovre.games.fall.decisions import ATTACK, FLOW, GOAL, MARCH, RETREAT
from dovre.games.fall.rules.caves import (
    inhabited,
    move_pawn,
    move_troll,
    own_pawns,
    pawns_at,
    stands_at,
)
from dovre.games.fall.rules.control import take_control
from dovre.games.fall.rules.gnomes import draw_token, put_token, remove_tokens, tokens_at
from dovre.games.fall.rules.wheel import move_wheel_after_attack
from dovre.games.fall.state import ATTACKS, NONE, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

JORRUND_PAWN = PAWN_OF[JORRUND]


def begin(s: FallState, seat: int, power: int) -> None:
    """Choose one destination and move up to `power` trolls there. [FALL-M01, FALL-M03, FALL-M04]"""
    if goals(s, seat):
        s.push((GOAL, seat, power))
    elif s.sink is not None:
        events.nothing_moved(s, seat)


# -- where trolls can go ----------------------------------------------------------------------------------------------


def passable(s: FallState, seat: int) -> int:
    """Spaces that trolls of this seat cross: inhabited ones, and with Jorrund those beside him without gnomes.

    Opposing trolls block nothing, an invaded or empty cave is never crossed. [FALL-M02, FALL-M05]
    """
    found = inhabited(s, seat)
    if s.owner[JORRUND] == seat and s.pawns[JORRUND_PAWN] != NONE:
        found |= s.board.next[s.pawns[JORRUND_PAWN]] & ~s.invaded
    return found


def regions(s: FallState, seat: int) -> list[int]:
    """The connected parts of what this seat crosses, with its own lairs."""
    ground = passable(s, seat)
    side = s.board
    found = []
    while ground:
        part = reached(side, ground & -ground, ground)
        ground &= ~part
        found.append(part)
    return found


def reached(side: Side, start: int, ground: int) -> int:
    """What is connected with `start` inside `ground`."""
    part = start
    new = start
    near, lairs_near = side.next, side.lairs_near
    while new:
        touched = 0
        while new:
            low = new & -new
            space = low.bit_length() - 1
            touched |= near[space]
            if low & CAVES:
                touched |= lairs_near[space]
            new ^= low
        new = touched & ground & ~part
        part |= new
    return part


def goals(s: FallState, seat: int) -> int:
    """Spaces that a troll of this seat can reach from some other space; never a lair of others, never the volcano.

    [FALL-D01, FALL-D17, FALL-M02, FALL-M06]
    """
    found = 0
    mine = s.held[seat]
    for part in regions(s, seat):
        origins = part & mine
        if not origins:
            continue
        found |= around(s.board, part) & ~part  # own lairs are always inside a part
        found |= part if origins & (origins - 1) else part & ~origins
    return found


def origins(s: FallState, seat: int, goal: int) -> int:
    """The spaces whose trolls reach this goal, as things stand when the action begins. [FALL-M02, Q-14]"""
    found = 0
    for part in regions(s, seat):
        if (part | around(s.board, part)) & BIT[goal]:
            found |= part & s.held[seat]
    return found & ~BIT[goal]


@FLOW.option(GOAL)
def goal_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A destination, or none: no troll moves. [FALL-M01, FALL-M06, Q-07]"""
    return [*(TO[space] for space in bits_of(goals(s, seat))), PASS]


@FLOW.answer(GOAL)
def choose_goal(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is PASS:
        if s.sink is not None:
            events.nothing_moved(s, seat)
        return
    goal = action.number
    s.push((MARCH, seat, goal, frame[2], origins(s, seat, goal), 0))
    only = march_options(s, seat, s.stack[-1])
    if len(only) == 1:
        march(s, seat, only[0], s.stack[-1])


@FLOW.option(MARCH)
def march_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A unit that reaches the goal: a normal troll by its cave, or a champion; one at least. [FALL-M01..FALL-M04]"""
    _, _, _, _, reach, moved = frame
    first = seat * SPACES
    found = [MOVE[space] for space in bits_of(reach & s.held[seat]) if s.trolls[first + space]]
    for pawn in own_pawns(s, seat):
        if BIT[s.pawns[pawn]] & reach:
            found.append(LEAD[pawn])
    if moved:
        found.append(STOP)
    return found


@FLOW.answer(MARCH)
def march(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    _, _, goal, left, reach, _ = frame
    if action is STOP:
        arrive(s, seat, goal)
        return
    if action.verb == "move":
        move_troll(s, seat, action.number, goal)
        if s.sink is not None:
            events.moved(s, seat, seat, NONE, action.number, goal)
    else:
        start = s.pawns[action.number]
        move_pawn(s, seat, action.number, goal)
        if s.sink is not None:
            events.moved(s, seat, seat, action.number, start, goal)
    if left == 1 or not reach & s.held[seat]:
        arrive(s, seat, goal)
    else:
        s.replace_top((MARCH, seat, goal, left - 1, reach, 1))


def arrive(s: FallState, seat: int, goal: int) -> None:
    """All have moved: an invaded cave is attacked. [FALL-M07, Q-15]"""
    if s.invaded & BIT[goal]:
        s.replace_top((ATTACK, seat, goal))
    else:
        s.pop()


# -- attacks ----------------------------------------------------------------------------------------------------------


@FLOW.run(ATTACK)
def attack(s: FallState, frame: Frame) -> None:
    """Every token is revealed; trolls as many as their strength win, fewer are repelled.

    [FALL-M07, FALL-M08, FALL-M14]
    """
    _, seat, cave = frame
    tokens = tokens_at(s, cave)
    for slot in range(2 * cave, 2 * cave + len(tokens)):
        s.seen[slot] = EVERYBODY
    strength = sum([STRENGTH[token] for token in tokens])
    if s.sink is not None:
        events.attacked(s, seat, cave, tokens)
    needed = strength - stands_at(s, seat, BRUNDAL, cave)
    s.pop()
    if s.units[seat * SPACES + cave] >= needed:
        win(s, seat, cave, strength, tokens)
    else:
        s.push((RETREAT, seat, cave))


def win(s: FallState, seat: int, cave: int, strength: int, tokens: list[int]) -> None:
    """Honour, the vote for taking control, tokens beside the wheel, and its pawn moves. [FALL-M08..FALL-M12, Q-12]"""
    honour = strength + (len(tokens) if stands_at(s, seat, EKKTOR, cave) else 0)
    s.gain(seat, ATTACKS, honour)
    if s.sink is not None:
        events.won_attack(s, seat, cave, honour)
    take_control(s, seat, cave)
    s.beside |= remove_tokens(s, cave)
    move_wheel_after_attack(s, seat, len(tokens))


@FLOW.option(RETREAT)
def retreat_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """One of one's two lairs. [FALL-M14]"""
    first, second = lairs_of(s.lairs[seat])
    return [TO[first], TO[second]]


@FLOW.answer(RETREAT)
def retreat(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    """All trolls of the cave go to that lair; a single token is joined by another. [FALL-M14, FALL-M15, Q-25]"""
    cave, lair = frame[2], action.number
    s.pop()
    for pawn in pawns_at(s, seat, cave):
        move_pawn(s, seat, pawn, lair)
    for _ in range(s.trolls[seat * SPACES + cave]):
        move_troll(s, seat, cave, lair)
    if s.sink is not None:
        events.retreated(s, seat, cave, lair)
    if len(tokens_at(s, cave)) == 1:
        token = draw_token(s)
        if token != NONE:
            put_token(s, cave, token)
            if s.sink is not None:
                events.entrenched(s, (cave,))
