"""Gnome action and wheel (FALL-G): the pawn moves, then scouting, trip-wires and the effect of the space."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.actions import GATE, OUT, PASS, RALLY, SHIFT, STOP, TOKEN
from dovre.games.fall.actions import WHEEL as TURN_WHEEL
from dovre.games.fall.components import (
    BIT,
    BOOST_WIRE,
    BOOSTS,
    BREACH_WIRE,
    CAVES,
    EVERYBODY,
    FIXED,
    HJORREK,
    HONOUR_SPACE,
    INFLUENCE_SPACE,
    LAP,
    N_CLANS,
    PAWNS,
    REINFORCE_SPACE,
    SEATS_MOST,
    SPACES,
    WHEEL,
    bits_of,
)
from dovre.games.fall.decisions import BREACH, EFFECT, FLOW, INVADE, SCOUT, TROLLS, WIRES
from dovre.games.fall.decisions import SHIFT as SHIFT_ONE
from dovre.games.fall.decisions import WHEEL as HOW_FAR
from dovre.games.fall.rules import influence, reinforce
from dovre.games.fall.rules.caves import held_by_all, move_pawn, move_troll, own_lairs, pawns_at
from dovre.games.fall.state import NONE, ON_WHEEL, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

BACK = 2  # the answers of a breach begin two rally points back


def begin(s: FallState, seat: int, power: int) -> None:
    """[FALL-G01]"""
    if power == 1:
        turn_wheel(s, seat, 1)
    else:
        s.push((HOW_FAR, seat, power))


@FLOW.option(HOW_FAR)
def wheel_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """At least one space, never more than a lap. [FALL-G01, FALL-G02, Q-06]"""
    return list(TURN_WHEEL[: min(frame[2], LAP)])


@FLOW.answer(HOW_FAR)
def choose_spaces(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    turn_wheel(s, seat, action.number + 1)


def turn_wheel(s: FallState, seat: int, spaces: int) -> None:
    """The pawn moves clockwise; then scouting, trip-wires, effect, in this order. [FALL-G01, FALL-G03, Q-05]"""
    start = s.wheel
    s.wheel = (start + spaces) % LAP
    if s.sink is not None:
        events.wheel_turned(s, seat, spaces)
    s.push((EFFECT, seat, spaces))
    s.push((WIRES, seat, start, spaces, 0))
    s.push((SCOUT, seat, 1, 2 if s.owner[HJORREK] == seat else 1, NONE))


# -- scouting ---------------------------------------------------------------------------------------------------------


@FLOW.option(SCOUT)
def scout_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A gate card of the row, a token on the board, known or not, or no more. [FALL-G04, Q-26]"""
    _, _, gates, tokens, last = frame
    found: list[Action] = list(GATE[: len(s.gate_seen)]) if gates else []
    if tokens:
        found += tokens_to_see(s, last)
    found.append(STOP)
    return found


def tokens_to_see(s: FallState, last: int) -> list[Action]:
    found = []
    gnomes = s.gnomes
    for cave in bits_of(s.invaded):
        for slot in (2 * cave, 2 * cave + 1):
            if gnomes[slot] != NONE and slot != last:
                found.append(TOKEN[slot])
    return found


@FLOW.answer(SCOUT)
def scout(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    """Who looked is known to all, what was seen to the scout alone, from then on. [FALL-G04, FALL-G05]"""
    _, _, gates, tokens, last = frame
    if action is STOP:
        s.pop()
        return
    if action.verb == "gate":
        look_at_gate(s, seat, action.number)
        gates -= 1
    else:
        look_at_token(s, seat, action.number)
        tokens -= 1
        last = action.number
    if gates or (tokens and tokens_to_see(s, last)):
        s.replace_top((SCOUT, seat, gates, tokens, last))
    else:
        s.pop()


def look_at_gate(s: FallState, seat: int, at: int) -> None:
    s.gate_seen[at] |= BIT[seat]
    if s.sink is not None:
        events.looked_at_gate(s, seat, at)


def look_at_token(s: FallState, seat: int, slot: int) -> None:
    if s.seen[slot] != EVERYBODY:  # one that lies face up can be looked at too
        s.seen[slot] |= BIT[seat]
    if s.sink is not None:
        events.looked_at_token(s, seat, slot)


# -- trip-wires -------------------------------------------------------------------------------------------------------


@FLOW.run(WIRES)
def cross_wires(s: FallState, frame: Frame) -> None:
    """Wires are resolved in the order in which they were crossed. [FALL-G06, FALL-G07]"""
    _, seat, start, spaces, done = frame
    while done < spaces:
        done += 1
        entered = (start + done) % LAP
        if entered == BOOST_WIRE:
            raise_boost(s, seat)
        elif entered == BREACH_WIRE:
            s.replace_top((WIRES, seat, start, spaces, done))
            s.push((BREACH, seat))
            return
    s.pop()


def raise_boost(s: FallState, seat: int) -> None:
    """The disc moves to the next space of the boost track and stays on the last one. [FALL-S18, FALL-G06]"""
    s.boost[seat] = min(s.boost[seat] + 1, len(BOOSTS) - 1)
    if s.sink is not None:
        events.boosted(s, seat, BOOSTS[s.boost[seat]])


def move_wheel_after_attack(s: FallState, seat: int, spaces: int) -> None:
    """One space for each token eliminated: only the breach wire matters. [FALL-M12, FALL-M13, Q-11]"""
    start = s.wheel
    s.wheel = (start + spaces) % LAP
    if s.sink is not None:
        events.wheel_pushed(s, seat, spaces)
    if any((start + step) % LAP == BREACH_WIRE for step in range(1, spaces + 1)):
        s.push((BREACH, seat))


@FLOW.option(BREACH)
def rally_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """The rally token up to two rally points either way. [FALL-G08]"""
    return list(RALLY)


@FLOW.answer(BREACH)
def breach(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    """Two invaders, and one for every two tokens beside the wheel, which go back to the supply first.

    They come to the domain of the rally token; no gate card is involved. [FALL-G07..FALL-G10, FALL-G13]
    """
    s.rally = (s.rally + action.number - BACK) % N_CLANS
    invaders = FIXED.breach + (s.beside.bit_count() + 1) // 2
    s.bag |= s.beside
    s.beside = 0
    if s.sink is not None:
        events.breached(s, seat, s.rally, invaders)
    s.replace_top((INVADE, seat, s.rally, invaders, 0, 1))


# -- effects of the spaces --------------------------------------------------------------------------------------------


@FLOW.run(EFFECT)
def resolve_space(s: FallState, frame: Frame) -> None:
    """The space on which the pawn ends, with as many as it moved. [FALL-G14..FALL-G18]"""
    _, seat, spaces = frame
    s.pop()
    effect = WHEEL[s.wheel]
    if effect == REINFORCE_SPACE:
        reinforce.begin(s, seat, spaces)
    elif effect == INFLUENCE_SPACE:
        influence.begin_on_wheel(s, seat, spaces)
    elif effect == HONOUR_SPACE:
        honour = spaces + BOOSTS[s.boost[seat]]  # FALL-G17
        s.gain(seat, ON_WHEEL, honour)
        if s.sink is not None:
            events.wheel_honour(s, seat, honour)
    else:
        begin_troll_advance(s, seat, spaces)


def begin_troll_advance(s: FallState, seat: int, count: int) -> None:
    """[FALL-G18]"""
    if outlets(s):
        s.push((TROLLS, seat, count))
    elif s.sink is not None:
        events.nothing_moved(s, seat)


def exits(s: FallState, space: int, owner: int) -> int:
    """Where a troll of this owner can be moved to: beside, without gnomes, no lair of others. [FALL-G19, Q-17]"""
    found = s.board.next[space] & ~s.invaded
    if BIT[space] & CAVES:
        found |= s.board.lairs_near[space] & own_lairs(s, owner)
    return found


def outlets(s: FallState) -> int:
    """Caves and lairs out of which some troll can be moved. [FALL-G18, Q-17]"""
    found = 0
    for space in bits_of(held_by_all(s)):
        for owner in range(s.seats):
            if s.held[owner] & BIT[space] and exits(s, space, owner):
                found |= BIT[space]
                break
    return found


@FLOW.option(TROLLS)
def outlet_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """One cave, anybody's, or none. [FALL-G14, FALL-G18]"""
    return [*(OUT[space] for space in bits_of(outlets(s))), PASS]


@FLOW.answer(TROLLS)
def choose_outlet(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is PASS:
        if s.sink is not None:
            events.nothing_moved(s, seat)
        return
    s.push((SHIFT_ONE, seat, action.number, frame[2], 0))
    only = shift_options(s, seat, s.stack[-1])
    if len(only) == 1:
        shift(s, seat, only[0], s.stack[-1])


@FLOW.option(SHIFT_ONE)
def shift_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """One troll, one's own or another's, to an adjacent cave; each may go to a different one. [FALL-G18, FALL-G19]"""
    _, _, space, _, moved = frame
    found: list[Action] = []
    pawns: list[tuple[int, int]] = []
    for owner in range(s.seats):
        if not s.held[owner] & BIT[space]:
            continue
        ways = exits(s, space, owner)
        if s.trolls[owner * SPACES + space]:
            row = SHIFT[owner]
            found += [row[goal] for goal in bits_of(ways)]
        pawns += [(pawn, ways) for pawn in pawns_at(s, owner, space)]
    for pawn, ways in sorted(pawns):
        row = SHIFT[SEATS_MOST + pawn]
        found += [row[goal] for goal in bits_of(ways)]
    if moved:
        found.append(STOP)
    return found


@FLOW.answer(SHIFT_ONE)
def shift(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    _, _, space, left, _ = frame
    if action is STOP:
        s.pop()
        return
    who, goal = divmod(action.number, SPACES)
    if who < SEATS_MOST:
        owner, pawn = who, NONE
        move_troll(s, owner, space, goal)
    else:
        pawn = who - SEATS_MOST
        owner = pawn_owner(s, pawn)
        move_pawn(s, owner, pawn, goal)
    if s.sink is not None:
        events.moved(s, seat, owner, pawn, space, goal)
    s.replace_top((SHIFT_ONE, seat, space, left - 1, 1))
    if left == 1 or len(shift_options(s, seat, s.stack[-1])) == 1:
        s.pop()


def pawn_owner(s: FallState, pawn: int) -> int:
    return s.owner[PAWNS[pawn]]
