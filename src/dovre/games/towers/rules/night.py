"""The Night (TOWR-N): creatures move, nearest first; then two leave the mine. Each seat goes on by itself."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.actions import CREATURE, PASS, STEP
from dovre.games.towers.actions import TRAP as TRAP_ACTIONS
from dovre.games.towers.components import (
    BOSSES,
    CELLS,
    FIXED,
    HORDE_KINDS,
    KIND,
    LEVEL,
    MONSTERS,
    YELLOW,
)
from dovre.games.towers.decisions import DAWN, DAY, FLOW, NIGHT, NIGHT_ORDER, NIGHT_TRAP, NIGHT_WAY
from dovre.games.towers.path import Path
from dovre.games.towers.rules.creatures import distinct, enter_city, has_horde, horde_on, level_of, nearest
from dovre.games.towers.rules.end import end_game
from dovre.games.towers.state import NONE, ORDER, QUIET, TRAP, WAY, TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame, together

TRAP_TOWER = YELLOW * 2 + 1  # a yellow tower with its upgrade
KINDS = (NIGHT, NIGHT_ORDER, NIGHT_WAY, NIGHT_TRAP)  # by what is asked


def begin_night(s: TowersState) -> None:
    """All players carry it out at the same time: nothing crosses from one path to another.

    [TOWR-N01, TOWR-N02, TOWR-N03, TOWR-C03]
    """
    if s.sink is not None:
        events.phase(s, "night")
    for seat in s.in_order():
        start_night(s, seat)
        carry_on(s, seat)
    s.replace_top(together(NIGHT, s.seats))


def start_night(s: TowersState, seat: int) -> None:
    """The Horde number, who has to move, and how many may leave the mine. [TOWR-N03, TOWR-N16, TOWR-C02]"""
    s.horde[seat] = horde_on(s, seat)
    s.due[seat] = s.crowd[seat] if s.round > 1 else 0
    s.leaving[seat] = s.bonus("entry_count") or FIXED.leave


def whole_night(s: TowersState, seat: int) -> TowersState:
    """The Night of one seat on a copy, its questions answered by the first answer: what `dovre bench` times."""
    s = s.copy()
    start_night(s, seat)
    carry_on(s, seat)
    while s.night[seat]:
        kind = KINDS[s.night[seat]]
        options, answer = FLOW.options[kind], FLOW.answers[kind]
        assert options is not None
        assert answer is not None
        answer(s, seat, options(s, seat, ())[0], ())
    return s


def carry_on(s: TowersState, seat: int) -> None:
    """Play the Night of one seat until something is asked, or it is over."""
    if s.due[seat] and s.sink is None and not can_stop(s, seat):
        march(s, seat)
    while True:
        if s.mover[seat] != NONE:
            if not walk(s, seat):
                return
        elif s.due[seat]:
            token = next_mover(s, seat)
            if token == NONE:
                s.night[seat] = ORDER
                return
            begin_move(s, seat, token)
        elif s.leaving[seat]:
            leave_mine(s, seat)
            if s.night[seat]:
                return
        else:
            return


def traps(s: TowersState, seat: int) -> list[int]:
    """Spots of the monster traps that are still armed. [TOWR-U05]"""
    if s.upgrades_off:
        return []
    sprung = s.sprung[seat]
    return [tower >> 3 for tower in s.towers[seat] if tower & 7 == TRAP_TOWER and not sprung >> (tower >> 3) & 1]


def can_stop(s: TowersState, seat: int) -> bool:
    """Whether a trap or a marker lies on the path: nothing else makes the order matter."""
    for place in s.markers:
        if place // CELLS == seat:
            return True
    for tower in s.towers[seat]:
        if tower & 7 == TRAP_TOWER and not s.sprung[seat] >> (tower >> 3) & 1:
            return not s.upgrades_off
    return False


# -- step 1: who moves ------------------------------------------------------------------------------------------------


def next_mover(s: TowersState, seat: int) -> int:
    """The nearest one that has not moved; NONE if the owner must choose. [TOWR-N04..TOWR-N06]"""
    tied = nearest(s, seat, s.due[seat])
    low = tied & -tied
    if tied == low or not can_stop(s, seat):
        return low.bit_length() - 1
    movers = movers_of(s, tied)
    return movers[0] if len(movers) == 1 else NONE


def movers_of(s: TowersState, tied: int) -> list[int]:
    """Of those at the same distance: neither traps nor markers stop a boss, so that it may as well come last."""
    return distinct(s, tied & MONSTERS or tied)


def begin_move(s: TowersState, seat: int, token: int) -> None:
    """As many cells as its level or the Horde number; an event may change it for monsters.

    [TOWR-N07, TOWR-C02, TOWR-K07]
    """
    s.due[seat] &= ~(1 << token)
    steps = s.horde[seat] if has_horde(s, token) else level_of(s, token)
    if not BOSSES >> token & 1:
        steps = max(0, steps + s.bonus("night_step1_bonus"))
    if steps:
        s.mover[seat] = token
        s.left[seat] = steps


def march(s: TowersState, seat: int) -> None:
    """Step 1 where nobody listens and nothing can stop a creature: in any order, until one comes to two ways.

    The same as `begin_move` and `walk`, one after the other. [TOWR-N04, TOWR-N07, TOWR-N08, TOWR-N11]
    """
    ahead = s.way[seat].next
    cell, wounded = s.cell, s.wounded
    extra = s.bonus("night_step1_bonus")
    due = s.due[seat]
    left = 0
    while due:
        low = due & -due
        due ^= low
        token = low.bit_length() - 1
        face = 1 if wounded & low else 0
        steps = s.horde[seat] if HORDE_KINDS[face] & low else LEVEL[KIND[token]][face]
        if extra and not BOSSES & low:
            steps = max(0, steps + extra)
        here = cell[token]
        while steps:
            ways = ahead[here]
            if len(ways) != 1:
                break
            here = ways[0]
            steps -= 1
        if not steps:
            cell[token] = here
        elif ways:
            left |= low  # two ways: later, with a question if it matters
        else:
            enter_city(s, seat, token)
    s.due[seat] = left


# -- walking ----------------------------------------------------------------------------------------------------------


def walk(s: TowersState, seat: int) -> bool:
    """The mover goes on until it stops; False if something is asked first. [TOWR-N08, TOWR-N11]"""
    token = s.mover[seat]
    path = s.way[seat]
    free = bool(BOSSES >> token & 1) or not can_stop(s, seat)  # nothing on the way can stop it
    cell = s.cell[token]
    way = [cell]
    while s.left[seat]:
        ahead = path.next[cell]
        if not ahead:
            _tell(s, seat, token, way)
            s.left[seat] = 0
            s.mover[seat] = NONE
            enter_city(s, seat, token)
            return True
        if len(ahead) > 1 and way_matters(s, seat, token, path):
            _tell(s, seat, token, way)
            s.night[seat] = WAY
            return False
        cell = ahead[0]
        way.append(cell)
        if free:
            s.cell[token] = cell
            s.left[seat] -= 1
        elif step_to(s, seat, token, cell):
            _tell(s, seat, token, way)
            return False
    _tell(s, seat, token, way)
    s.mover[seat] = NONE
    return True


def _tell(s: TowersState, seat: int, token: int, way: list[int]) -> None:
    if s.sink is not None and len(way) > 1:
        events.walked(s, seat, token, way)


def step_to(s: TowersState, seat: int, token: int, cell: int) -> bool:
    """One step; a marker stops the first monster, a trap may. True if the trap is asked for.

    [TOWR-U05..TOWR-U08]
    """
    s.cell[token] = cell
    s.left[seat] -= 1
    if BOSSES >> token & 1:
        return False
    if s.markers and seat * CELLS + cell in s.markers:
        s.markers.remove(seat * CELLS + cell)
        s.left[seat] = 0
        if s.sink is not None:
            events.bogged(s, seat, token, cell)
        return False
    if s.left[seat] and traps_at(s, seat, cell):
        s.night[seat] = TRAP
        return True
    return False


def traps_at(s: TowersState, seat: int, cell: int) -> list[int]:
    """The armed traps whose towers cover a cell."""
    cover = s.way[seat].cover
    return [spot for spot in traps(s, seat) if cover[spot] >> cell & 1]


def way_matters(s: TowersState, seat: int, token: int, path: Path) -> bool:
    """Whether the shortest ways lead to different cells, or only some of them past a trap or a marker. [TOWR-N09]"""
    stops = 0 if BOSSES >> token & 1 else stopping_cells(s, seat)
    cells = {s.cell[token]}
    for _ in range(s.left[seat]):
        cells = {ahead for cell in cells for ahead in path.next[cell]} or cells
        if len(cells) > 1 and any(stops >> cell & 1 for cell in cells):
            return True
    return len(cells) > 1


def stopping_cells(s: TowersState, seat: int) -> int:
    """The cells on which a marker or an armed trap can stop a monster, a mask."""
    cover = s.way[seat].cover
    found = 0
    for spot in traps(s, seat):
        found |= cover[spot]
    for place in s.markers:
        if place // CELLS == seat:
            found |= 1 << place % CELLS
    return found


# -- step 2: the mine -------------------------------------------------------------------------------------------------


def leave_mine(s: TowersState, seat: int) -> None:
    """The top token comes out and moves; a boss comes alone, and never after monsters.

    [TOWR-N16..TOWR-N22, TOWR-C04]
    """
    pile = s.piles[seat]
    full = s.leaving[seat] == (s.bonus("entry_count") or FIXED.leave)
    if not pile:
        s.leaving[seat] = 0
        return
    token = pile[-1]
    boss = BOSSES >> token & 1
    if boss and not full:
        s.leaving[seat] = 0
        return
    s.leaving[seat] = 0 if boss else s.leaving[seat] - 1
    s.piles[seat] = pile[:-1]
    s.crowd[seat] |= 1 << token
    steps = s.horde[seat] if has_horde(s, token) and s.horde[seat] else level_of(s, token)
    s.mover[seat] = token
    s.left[seat] = steps + s.bonus("night_step2_bonus")
    if s.sink is not None:
        events.left_mine(s, seat, token)
    step_to(s, seat, token, 0)


# -- what is asked ----------------------------------------------------------------------------------------------------


@FLOW.want(NIGHT)
def still_asked(s: TowersState, seat: int, frame: Frame) -> bool:
    return s.night[seat] != QUIET


@FLOW.ask(NIGHT)
def asked_for(s: TowersState, seat: int, frame: Frame) -> int:
    return KINDS[s.night[seat]]


@FLOW.option(NIGHT_ORDER)
def order_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-N05, TOWR-N06]"""
    return [CREATURE[token] for token in movers_of(s, nearest(s, seat, s.due[seat]))]


@FLOW.answer(NIGHT_ORDER)
def order(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    begin_move(s, seat, action.number)
    _resume(s, seat)


@FLOW.option(NIGHT_WAY)
def way_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-N09]"""
    return [STEP[cell] for cell in s.way[seat].next[s.cell[s.mover[seat]]]]


@FLOW.answer(NIGHT_WAY)
def choose_way(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    token = s.mover[seat]
    _tell(s, seat, token, [s.cell[token], action.number])
    s.night[seat] = QUIET
    if step_to(s, seat, token, action.number):
        s.replace_top(together(NIGHT, s.seats))
        return
    _resume(s, seat)


@FLOW.option(NIGHT_TRAP)
def trap_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-U05, TOWR-U08]"""
    return [*[TRAP_ACTIONS[spot] for spot in traps_at(s, seat, s.cell[s.mover[seat]])], PASS]


@FLOW.answer(NIGHT_TRAP)
def spring(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """A trap is used once in a Night; the monster stops. [TOWR-U05]"""
    if action is not PASS:
        s.sprung[seat] |= 1 << action.number
        if s.sink is not None:
            events.trapped(s, seat, s.mover[seat], action.number)
        s.left[seat] = 0
        s.mover[seat] = NONE
    _resume(s, seat)


def _resume(s: TowersState, seat: int) -> None:
    s.night[seat] = QUIET
    s.replace_top(together(NIGHT, s.seats))
    carry_on(s, seat)


@FLOW.resolve(NIGHT)
def end_night(s: TowersState, frame: Frame) -> None:
    """Markers and used traps are cleared; the game ends if a city has lost its last guard. [TOWR-N23, TOWR-N24]"""
    seats = s.seats
    s.markers = []
    s.sprung = [0] * seats
    s.horde = [0] * seats
    if 0 in s.guards:
        end_game(s)
    elif s.round == 1:
        begin_day(s)
    else:
        if s.sink is not None:
            events.phase(s, "dawn")
        s.push((DAWN, s.first, 0))


def begin_day(s: TowersState) -> None:
    """[TOWR-A01, TOWR-J01]"""
    s.force = NONE
    s.fired = [0] * s.seats
    if s.sink is not None:
        events.phase(s, "day")
    s.push((DAY, s.first, 0))
