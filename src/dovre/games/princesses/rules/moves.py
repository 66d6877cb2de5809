"""Moving trolls, cauldrons, chasing out, action points (PRIN-M); effect moves (PRIN-X1..X3, PRIN-X23, PRIN-X24)."""

from __future__ import annotations

from dovre.games.princesses import events
from dovre.games.princesses.actions import CAVE, CHASE, HUMAN, MAIN_ROW, MOVE, STOP, TROLL
from dovre.games.princesses.components import (
    BESIDE,
    CAULDRONS,
    FIRST_VILLAGE,
    N_CAVES,
    N_PLACES,
    N_VILLAGES,
    N_WHERE,
    VILLAGE_CAULDRONS,
    king_in,
)
from dovre.games.princesses.decisions import ACT, ARRIVE, FLEE, FLOW, HOME, PIECES, RETURN, SHIFT
from dovre.games.princesses.decisions import CHASE as CHASE_WHOM
from dovre.games.princesses.decisions import MOVE as MAIN_MOVE
from dovre.games.princesses.rules.claims import CLAIM_VERB, begin_claim, claim_options
from dovre.games.princesses.state import NONE, PrincessesState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

LAST_MOVE = 3  # the phase whose main move needs another troll (PRIN-R12)


# -- cauldrons --------------------------------------------------------------------------------------------------------


def room(s: PrincessesState, seat: int, cave: int) -> int:
    """Empty cauldrons of an own cave. [PRIN-M5, PRIN-M6]"""
    return CAULDRONS - s.trolls[seat * N_WHERE + cave] - s.humans[seat * N_CAVES + cave]


def open_caves(s: PrincessesState, seat: int) -> list[int]:
    """Own caves with an empty cauldron."""
    return [cave for cave in range(N_CAVES) if room(s, seat, cave) > 0]


def chasable(s: PrincessesState, seat: int, village: int) -> list[int]:
    """Opponents with a troll in a full village and room for it at home. [PRIN-M8..M10, GAP-21]"""
    place = FIRST_VILLAGE + village
    return [
        other
        for other in range(s.seats)
        if other != seat and s.trolls[other * N_WHERE + place] and open_caves(s, other)
    ]


def step_to(s: PrincessesState, seat: int, start: int, goal: int) -> None:
    """A troll goes from one place to another."""
    base = seat * N_WHERE
    s.trolls[base + start] -= 1
    s.trolls[base + goal] += 1
    if FIRST_VILLAGE <= start < BESIDE:
        s.crowd[start - FIRST_VILLAGE] -= 1
    if goal >= FIRST_VILLAGE:
        s.crowd[goal - FIRST_VILLAGE] += 1


# -- the main move ----------------------------------------------------------------------------------------------------


def main_moves(s: PrincessesState, seat: int) -> list[Action]:
    """Every troll with every place it may go to. [PRIN-M1..M9, PRIN-M20, GAP-01]"""
    goals = open_caves(s, seat)
    for village in range(s.seats):
        if s.crowd[village] < VILLAGE_CAULDRONS or chasable(s, seat, village):
            goals.append(FIRST_VILLAGE + village)
    found: list[Action] = []
    base = seat * N_WHERE
    for start in range(N_WHERE):
        count = s.trolls[base + start]
        if s.phase == LAST_MOVE and s.locked == start:
            count -= 1
        if count > 0:
            row = MOVE[start]
            found += [row[goal] for goal in goals if goal != start]
    return found


@FLOW.option(MAIN_MOVE)
def move_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [*main_moves(s, seat), *claim_options(s, seat)]


@FLOW.answer(MAIN_MOVE)
def move(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    if action.verb == CLAIM_VERB:
        begin_claim(s, seat, action.number)
        return
    start, goal = divmod(action.number, N_PLACES)
    s.replace_top((ARRIVE, seat, start, goal))
    village = goal - FIRST_VILLAGE
    if village < 0 or s.crowd[village] < VILLAGE_CAULDRONS:
        return
    owners = chasable(s, seat, village)
    if len(owners) == 1:
        chase(s, seat, owners[0], village)
    else:
        s.push((CHASE_WHOM, seat, village))


@FLOW.option(CHASE_WHOM)
def chase_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    """The owners are the options. [PRIN-M8]"""
    return [CHASE[owner] for owner in chasable(s, seat, frame[2])]


@FLOW.answer(CHASE_WHOM)
def choose_chase(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    chase(s, seat, action.number, frame[2])


def chase(s: PrincessesState, seat: int, owner: int, village: int) -> None:
    """The owner says where the troll goes. [PRIN-M10]"""
    if s.sink is not None:
        events.chased(s, seat, owner, village)
    caves = open_caves(s, owner)
    if len(caves) == 1:
        flee_to(s, owner, village, caves[0])
    else:
        s.push((FLEE, owner, village))


@FLOW.option(FLEE)
def flee_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [CAVE[cave] for cave in open_caves(s, seat)]


@FLOW.answer(FLEE)
def flee(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    flee_to(s, seat, frame[2], action.number)


def flee_to(s: PrincessesState, owner: int, village: int, cave: int) -> None:
    step_to(s, owner, FIRST_VILLAGE + village, cave)
    if s.sink is not None:
        events.fled(s, owner, village, cave)


@FLOW.run(ARRIVE)
def arrive(s: PrincessesState, frame: Frame) -> None:
    """The troll stands there; its points are counted once. [PRIN-M11, PRIN-M12, PRIN-M16, PRIN-M20]"""
    _, seat, start, goal = frame
    step_to(s, seat, start, goal)
    s.locked = goal if s.phase < LAST_MOVE else NONE
    s.place = goal
    s.own, s.helpers = points(s, seat, goal)
    if s.sink is not None:
        events.moved(s, seat, start, goal)
        events.counted(s, seat)
    s.replace_top((ACT, seat))


def points(s: PrincessesState, seat: int, place: int) -> tuple[int, int]:
    """Own and helper points of those who stand there. [PRIN-M11..M15]"""
    own = s.trolls[seat * N_WHERE + place] + (s.king == king_in(seat, place))
    if place < FIRST_VILLAGE:
        return own + s.humans[seat * N_CAVES + place], 0
    village = place - FIRST_VILLAGE
    helpers = s.crowd[village] - s.trolls[seat * N_WHERE + place]
    return own + s.outposts[seat * N_VILLAGES + village], helpers


# -- effect moves -----------------------------------------------------------------------------------------------------


def can_shift(s: PrincessesState, seat: int, trolls: int, humans: int) -> bool:
    """Whether an effect could move any piece."""
    return bool(shifts(s, seat, trolls, humans, (), (), 0))


def shifts(
    s: PrincessesState, seat: int, trolls: int, humans: int, moved: Frame, led: Frame, main: int
) -> list[Action]:
    """Pieces that this effect has not moved yet, and the empty cauldrons they may go to. [PRIN-M21, GAP-09]

    Humans stay in the caves of their owner. [PRIN-V16]

    `moved` and `led` are where the trolls and humans stand that it has moved, `main` whether the one of phase 2 is
    among them: that one is told apart as long as it is locked. [DP-18]
    """
    found: list[Action] = []
    caves = open_caves(s, seat)
    if trolls:
        goals = caves + [FIRST_VILLAGE + v for v in range(s.seats) if s.crowd[v] < VILLAGE_CAULDRONS]
        apart = s.locked if not main else NONE
        base = seat * N_WHERE
        for start in range(N_PLACES):
            count = s.trolls[base + start]
            if count and count > moved.count(start) + (start == apart):
                found += [TROLL[start][goal] for goal in goals if goal != start]
        if apart != NONE:
            found += [MAIN_ROW[goal] for goal in goals if goal != apart]
    if humans:
        for start in range(N_CAVES):
            if s.humans[seat * N_CAVES + start] > led.count(start):
                found += [HUMAN[start][goal] for goal in caves if goal != start]
    return found


@FLOW.run(PIECES)
def next_piece(s: PrincessesState, frame: Frame) -> None:
    """Asked as long as a piece can move. [PRIN-X1..X3, PRIN-X23, PRIN-X24, GAP-44]"""
    _, seat, *args = frame
    if shifts(s, seat, *args):
        s.replace_top((SHIFT, seat, *args))
    else:
        s.pop()


@FLOW.option(SHIFT)
def shift_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    """May be declined. [GAP-39]"""
    return [*shifts(s, seat, *frame[2:]), STOP]


@FLOW.answer(SHIFT)
def shift(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    _, _, trolls, humans, moved, led, main = frame
    if action is STOP:
        s.pop()
    elif action.verb == "human":
        start, goal = divmod(action.number, N_CAVES)
        s.humans[seat * N_CAVES + start] -= 1
        s.humans[seat * N_CAVES + goal] += 1
        if s.sink is not None:
            events.human_moved(s, seat, start, goal)
        s.replace_top((PIECES, seat, trolls, humans - 1, moved, (*led, goal), main))
    else:
        start, goal = divmod(action.number, N_PLACES)
        is_main = start == N_PLACES
        shift_troll(s, seat, s.locked if is_main else start, goal, is_main)
        s.replace_top((PIECES, seat, trolls - 1, humans, (*moved, goal), led, int(main or is_main)))


def shift_troll(s: PrincessesState, seat: int, start: int, goal: int, is_main: bool) -> None:
    """The troll of phase 2 stays locked wherever it goes. [PRIN-M20]"""
    step_to(s, seat, start, goal)
    if is_main:
        s.locked = goal
    if s.sink is not None:
        events.troll_moved(s, seat, start, goal)


# -- home from the castle ---------------------------------------------------------------------------------------------


def returns(s: PrincessesState, seat: int, village: int) -> list[Action]:
    """Own trolls of that village with the caves they may go to. [PRIN-V7, GAP-22, DP-19]

    Where all find room, the troll of phase 2 goes first, and where the others fill every cauldron, none is asked for.
    """
    place = FIRST_VILLAGE + village
    count = s.trolls[seat * N_WHERE + place]
    caves = open_caves(s, seat)
    if not count or not caves:
        return []
    empty = sum(room(s, seat, cave) for cave in caves)
    main = s.locked == place
    if not main:
        return [TROLL[place][cave] for cave in caves][: 1 if count >= empty else None]
    others = [TROLL[place][cave] for cave in caves] if count > empty else []
    return [*others, *(MAIN_ROW[cave] for cave in caves)]


@FLOW.run(HOME)
def next_home(s: PrincessesState, frame: Frame) -> None:
    _, seat, village = frame
    found = returns(s, seat, village)
    if not found:
        s.pop()
    elif len(found) == 1:
        bring_home(s, seat, village, found[0])
    else:
        s.replace_top((RETURN, seat, village))


@FLOW.option(RETURN)
def return_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return returns(s, seat, frame[2])


@FLOW.answer(RETURN)
def choose_return(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.replace_top((HOME, seat, frame[2]))
    bring_home(s, seat, frame[2], action)


def bring_home(s: PrincessesState, seat: int, village: int, action: Action) -> None:
    """[PRIN-V7, PRIN-V8]"""
    start, cave = divmod(action.number, N_PLACES)
    shift_troll(s, seat, FIRST_VILLAGE + village, cave, start == N_PLACES)
