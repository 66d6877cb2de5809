"""The end of a wave (FALL-W): entrenching, then an invasion at each gate of the row; breaches go the same way."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.actions import ENTER, LOSE, TO
from dovre.games.fall.components import (
    BIT,
    DORRUN,
    EVERYBODY,
    FENGLU,
    FIXED,
    LIRRASH,
    N_CLANS,
    PAWN_OF,
    PAWNS,
    PLUDDRA,
    SPACES,
    THORNAK,
    UGRITH,
    WAVES,
    around,
    bits_of,
)
from dovre.games.fall.decisions import ENTRENCH, FLOW, GATES, INVADE, REWARDS, SHELTER, TIE, VICTIM
from dovre.games.fall.rules.caves import (
    add_trolls,
    dominated,
    held_by_all,
    lift_pawn,
    own_lairs,
    pawns_at,
    place_pawn,
    remove_troll,
)
from dovre.games.fall.rules.gnomes import draw_token, put_token, refill
from dovre.games.fall.rules.invaders import WALL, way_to, why_there
from dovre.games.fall.state import DEFEATED, LOT, NONE, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

DORRUN_PAWN = PAWN_OF[DORRUN]
LIRRASH_PAWN = PAWN_OF[LIRRASH]
THORNAK_PAWN = PAWN_OF[THORNAK]
FENGLU_PAWN = PAWN_OF[FENGLU]
UGRITH_PAWN = PAWN_OF[UGRITH]
# honour beside the usual
FOR_FENGLU = 2
FOR_PLUDDRA = 2
FOR_UGRITH = 1


@FLOW.run(ENTRENCH)
def entrench(s: FallState, frame: Frame) -> None:
    """One more token in every cave with exactly one, in the order of the map; then the gates.

    [FALL-W01, FALL-W02, Q-18]
    """
    joined = []
    for cave in bits_of(s.invaded):
        if s.gnomes[2 * cave + 1] == NONE:
            token = draw_token(s)
            if token == NONE:
                break
            put_token(s, cave, token)
            joined.append(cave)
    if joined and s.sink is not None:
        events.entrenched(s, tuple(joined))
    s.replace_top((GATES, s.first, 0))


@FLOW.run(GATES)
def open_gate(s: FallState, frame: Frame) -> None:
    """The gate cards from left to right, each invasion resolved before the next. [FALL-W03, FALL-W04]"""
    at = frame[2]
    if at == len(s.gate_seen):
        s.replace_top((REWARDS, s.first, 0))
        return
    clan = s.gates[at]
    s.gate_seen[at] = EVERYBODY
    s.rally = clan
    s.replace_top((GATES, s.first, at + 1))
    s.push((INVADE, s.first, clan, WAVES[s.wave].gnomes, 1, 0))
    if s.sink is not None:
        events.gate_opened(s, at, clan, WAVES[s.wave].gnomes)


@FLOW.run(INVADE)
def invade(s: FallState, frame: Frame) -> None:
    """Invaders come one after the other, each from the supply. [FALL-W04, FALL-W05, Q-18, Q-19]"""
    _, seat, clan, left, bonus, is_breach = frame
    if not left:
        s.pop()
        return
    s.replace_top((INVADE, seat, clan, left - 1, bonus, is_breach))
    refill(s)
    caves = targets(s, clan)
    if not caves:
        if s.sink is not None:
            events.invader_lost(s, clan)
    elif caves & (caves - 1):
        s.push((TIE, seat if is_breach else decider(s, clan), caves))
    else:
        enter(s, caves.bit_length() - 1)


def last_invasions(s: FallState, seat: int) -> FallState:
    """All gates of the last wave on a copy, each question answered by its first answer: what `dovre bench` times."""
    s = s.copy()
    s.wave = len(WAVES) - 1
    s.stack = [(GATES, s.first, 0)]
    while s.stack[-1][0] != REWARDS:
        frame = s.stack[-1]
        kind, asked = frame[:2]
        step, options, answer = FLOW.steps[kind], FLOW.options[kind], FLOW.answers[kind]
        if step is not None:
            step(s, frame)
        elif options is not None and answer is not None:
            answer(s, asked, options(s, asked, frame)[0], frame)
    return s


# -- where an invader goes --------------------------------------------------------------------------------------------


def targets(s: FallState, clan: int) -> int:
    """The easiest caves that can be reached, of these the nearest: more than one is a choice.

    From the gates over invaded caves; any other cave is reached and not crossed; never a lair, never Lirrash's cave.
    [FALL-W06..FALL-W09, FALL-D17, Q-22]
    """
    side = s.board
    invaded = s.invaded
    barred = s.pawns[LIRRASH_PAWN]
    held = held_by_all(s)
    wall = s.pawns[DORRUN_PAWN]
    frontier = side.entrances[clan]
    visited = frontier
    if barred != NONE:
        visited |= BIT[barred]
        frontier &= ~BIT[barred]
    best = 0
    fewest = 1 << 10
    distance = nearest = 0
    while frontier:
        open_caves = frontier & ~invaded
        empty = open_caves & ~held
        if empty:
            return empty  # nothing is easier, and nothing as easy is nearer
        for cave in bits_of(open_caves):
            count = s.crowd[cave] + (WALL if cave == wall else 0)
            if count < fewest:
                fewest, best, nearest = count, BIT[cave], distance
            elif count == fewest and distance == nearest:
                best |= BIT[cave]
        distance += 1
        frontier = around(side, frontier & invaded) & ~visited
        visited |= frontier
    return best


def decider(s: FallState, clan: int) -> int:
    """The leader of the clan's plank, else of the next one with votes downwards. [FALL-W10..FALL-W12, Q-23]"""
    found = deciding_clan(s, clan)
    return s.first if found == NONE else s.ranks[found][0]


def deciding_clan(s: FallState, clan: int) -> int:
    """The plank whose leader decides, NONE as long as nobody has votes. [FALL-W11, FALL-W12]"""
    for step in range(N_CLANS):
        if s.ranks[(clan + step) % N_CLANS]:
            return (clan + step) % N_CLANS
    return NONE


@FLOW.option(TIE)
def tie_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """Equally easy, equally near. [FALL-W10, FALL-G11]"""
    return [ENTER[cave] for cave in bits_of(frame[2])]


@FLOW.answer(TIE)
def decide_tie(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if s.sink is not None:
        _, _, clan, _, _, is_breach = s.stack[-1]
        events.tie_decided(s, seat, action.number, clan, NONE if is_breach else deciding_clan(s, clan))
    enter(s, action.number)


def enter(s: FallState, cave: int) -> None:
    """Into an empty cave to stay, or against trolls, one of whom is defeated. [FALL-W13, FALL-W14, Q-18]"""
    clan = s.stack[-1][2]
    if s.crowd[cave]:
        if s.sink is not None:
            events.entered(s, clan, cave, way_to(s, clan, cave), why_there(s, clan, cave))
        defeat_one(s, cave)
        return
    token = draw_token(s)
    if token == NONE:
        if s.sink is not None:
            events.invader_missing(s, clan)
        return
    if s.sink is not None:
        events.invaded(s, clan, cave, way_to(s, clan, cave), why_there(s, clan, cave))
    put_token(s, cave, token)


# -- defeated trolls --------------------------------------------------------------------------------------------------


def defeat_one(s: FallState, cave: int) -> None:
    """Each troll has the same chance; its owner chooses among his own there. [FALL-W15, FALL-W16, Q-27]"""
    owner = draw_owner(s, cave)
    pawns = pawns_at(s, owner, cave)
    trolls = s.trolls[owner * SPACES + cave]
    if pawns and (trolls or len(pawns) > 1):
        s.push((VICTIM, owner, cave))
    else:
        defeat(s, owner, cave, pawns[0] if pawns else NONE)


def draw_owner(s: FallState, cave: int) -> int:
    """Whose troll is defeated: all see on whom the lot falls. [FALL-W15]"""
    owners = [seat for seat in range(s.seats) if s.held[seat] & BIT[cave]]
    if len(owners) == 1:
        return owners[0]
    drawn = s.rng(LOT).below(s.crowd[cave])
    for owner in owners:
        drawn -= s.units[owner * SPACES + cave]
        if drawn < 0:
            break
    s.lots = (*s.lots, owner)
    if s.sink is not None:
        events.lot_drawn(s, owner, cave)
    return owner


@FLOW.option(VICTIM)
def victim_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """[FALL-W16]"""
    cave = frame[2]
    found = [LOSE[0]] if s.trolls[seat * SPACES + cave] else []
    return [*found, *(LOSE[1 + pawn] for pawn in sorted(pawns_at(s, seat, cave)))]


@FLOW.answer(VICTIM)
def choose_victim(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    defeat(s, seat, frame[2], action.number - 1)


def defeat(s: FallState, owner: int, cave: int, pawn: int) -> None:
    """A troll goes to the supply, a champion to a lair of its owner; honour for both. [FALL-W14, FALL-W17]"""
    _, seat, clan, left, bonus, is_breach = s.stack[-1]
    honour = defeat_honour(s, owner, pawn, bonus, is_breach)
    s.stack[-1] = (INVADE, seat, clan, left, 0, is_breach)
    saved = pawn == NONE and is_shielded(s, owner, cave)
    if pawn != NONE:
        lift_pawn(s, owner, pawn)
    else:
        remove_troll(s, owner, cave)
    s.gain(owner, DEFEATED, honour)
    if s.sink is not None:
        events.defeated(s, owner, cave, pawn, honour)
    if pawn != NONE or saved:
        s.push((SHELTER, owner, pawn))


def defeat_honour(s: FallState, owner: int, pawn: int, bonus: int, is_breach: int) -> int:
    """The bonus for the first of an invasion, 2 for any other; a breach brings none, but for champions.

    [FALL-W18, FALL-W19, FALL-G12]
    """
    if is_breach:
        honour = FOR_PLUDDRA if s.owner[PLUDDRA] == owner else 0
    else:
        honour = WAVES[s.wave].first_defeated if bonus else FIXED.other_defeated
    if pawn == FENGLU_PAWN:
        honour += FOR_FENGLU
    elif pawn == UGRITH_PAWN:
        honour += FOR_UGRITH
    return honour


def is_shielded(s: FallState, owner: int, cave: int) -> bool:
    """Thornak's cave or one beside it. [FALL-W17]"""
    at = s.pawns[THORNAK_PAWN]
    return at != NONE and s.owner[PAWNS[THORNAK_PAWN]] == owner and bool((s.board.next[at] | BIT[at]) & BIT[cave])


def shelters(s: FallState, seat: int, pawn: int) -> int:
    """Own lairs; for Ugrith any cave one dominates. [FALL-W17]"""
    return dominated(s, seat) if pawn == UGRITH_PAWN else own_lairs(s, seat)


@FLOW.option(SHELTER)
def shelter_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """[FALL-W17]"""
    return [TO[space] for space in bits_of(shelters(s, seat, frame[2]))]


@FLOW.answer(SHELTER)
def shelter(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    pawn = frame[2]
    s.pop()
    if pawn == NONE:
        add_trolls(s, seat, action.number)
    else:
        place_pawn(s, seat, pawn, action.number)
    if s.sink is not None:
        events.sheltered(s, seat, pawn, action.number)
