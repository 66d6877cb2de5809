"""Champion rewards (FALL-H): votes, consolations, the card, its pawn, immediate abilities and stars."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.actions import ADD, CLAN, CONSOLE_HONOUR, CONSOLE_VOTE, PASS, STOP, TO
from dovre.games.fall.actions import STAR as STAR_AT
from dovre.games.fall.components import (
    BOX,
    CHAMPION_CLAN,
    CHAMPIONS,
    DECK_CHAMPIONS,
    DRUBBA,
    GRELL,
    KASSKAR,
    N_CLANS,
    ORROWYN,
    PAWN_OF,
    SIGNS,
    STAR_OF,
    STARS,
    THESSEL,
    THULDRA,
    VASHTOR,
    WULGRIM,
    XARKHA,
    YRSGOL,
    ZULDRAK,
    bits_of,
)
from dovre.games.fall.decisions import (
    ARRIVE,
    CONSOLE,
    COUNT,
    FLOW,
    JOIN,
    LEAVE,
    RENEGADE,
    REWARDS,
    SCORE,
    SOW,
    SOWN,
    STAR,
    SWEAR,
)
from dovre.games.fall.notation import STAR_CLAN, STAR_HALL
from dovre.games.fall.rules.ancestry import print_champion
from dovre.games.fall.rules.caves import add_trolls, controlled, dominated, gain_votes, lose_votes, place_pawn
from dovre.games.fall.rules.wheel import begin_troll_advance
from dovre.games.fall.state import BY_CHAMPIONS, CONSOLATIONS, NONE, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

SOWN_MOST = 3  # trolls that Thessel brings
TURNCOATS = 2  # trolls that Grell moves
FALLEN = 3  # trolls in supply for which Drubba brings 1
SWORN_MOST = 2  # votes that Kasskar moves
FOR_SEAL = 2  # Zuldrak's honour


@FLOW.run(REWARDS)
def reward(s: FallState, frame: Frame) -> None:
    """Champions from left to right, each entirely before the next. [FALL-H01..FALL-H04]"""
    at = frame[2]
    if at == len(s.offer):
        s.replace_top((SCORE, s.first))
        return
    s.replace_top((REWARDS, s.first, at + 1))
    leads = s.leads[at]
    champion = s.offer[at]
    if not leads:
        s.offer[at] = NONE
        s.removed = (*s.removed, champion)  # FALL-H03
        if s.sink is not None:
            events.removed(s, champion)
        return
    winner = leads[0]
    if s.sink is not None:
        events.won_champion(s, winner, champion)
    s.push((JOIN, winner, at))
    for seat in reversed(leads[1:]):
        s.push((CONSOLE, seat, at))
    win_votes(s, winner, champion, CHAMPIONS[champion].votes)


def win_votes(s: FallState, seat: int, champion: int, count: int) -> None:
    """Votes of the champion's clan; a renegade's are assigned one by one. [FALL-H02, FALL-H11, Q-32]"""
    clan = CHAMPION_CLAN[champion]
    if clan == NONE:
        s.push((RENEGADE, seat, count))
    else:
        gain_votes(s, seat, clan, count)


@FLOW.option(RENEGADE)
def renegade_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """[FALL-H11]"""
    return list(CLAN)


@FLOW.answer(RENEGADE)
def assign_vote(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    gain_votes(s, seat, action.number, 1)
    if frame[2] > 1:
        s.push((RENEGADE, seat, frame[2] - 1))


# -- consolations -----------------------------------------------------------------------------------------------------


def lines_crossed(champion: int, value: int) -> int:
    """Yellow lines crossed; a line counts again on each lap of the track. [FALL-H04, FALL-D15, Q-33]"""
    return sum((value - line) // BOX.track + 1 for line in CHAMPIONS[champion].lines if value >= line)


@FLOW.option(CONSOLE)
def consolation_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A vote of that clan, or honour for the lines crossed, even none. [FALL-H04]"""
    return [CONSOLE_VOTE, CONSOLE_HONOUR]


@FLOW.answer(CONSOLE)
def console(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    at = frame[2]
    champion = s.offer[at]
    s.pop()
    if action is CONSOLE_VOTE:
        if s.sink is not None:
            events.consoled_by_vote(s, seat, champion)
        win_votes(s, seat, champion, 1)
        return
    honour = lines_crossed(champion, s.influence[at * s.seats + seat])
    s.gain(seat, CONSOLATIONS, honour)
    if s.sink is not None:
        events.consoled(s, seat, champion, honour)


# -- the winner takes the card ----------------------------------------------------------------------------------------


@FLOW.run(JOIN)
def join(s: FallState, frame: Frame) -> None:
    """Card, ability and symbols are the winner's, discs go back; pawn or star, then what happens at once.

    [FALL-H05..FALL-H08, FALL-H10, Q-35]
    """
    _, seat, at = frame
    s.pop()
    champion = s.offer[at]
    s.offer[at] = NONE
    s.leads[at] = ()
    s.influence[at * s.seats : (at + 1) * s.seats] = [0] * s.seats
    gain_champion(s, seat, champion)
    if champion in IMMEDIATE:
        immediate(s, seat, champion)
    if PAWN_OF[champion] != NONE:
        s.push((ARRIVE, seat, PAWN_OF[champion]))
    elif STAR_OF[champion] != NONE:
        ask_star(s, seat, champion)


def gain_champion(s: FallState, seat: int, champion: int) -> None:
    """[FALL-H05, FALL-H10]"""
    s.champions[seat] = (*s.champions[seat], champion)
    s.owner[champion] = seat
    print_champion(s.signs, seat * SIGNS, champion)


@FLOW.option(ARRIVE)
def arrival_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A cave one dominates; one's lairs always are. Bases are no limit. [FALL-H06, Q-31, Q-36]"""
    return [TO[space] for space in bits_of(dominated(s, seat))]


@FLOW.answer(ARRIVE)
def place_champion(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    place_pawn(s, seat, frame[2], action.number)
    if s.sink is not None:
        events.pawn_placed(s, seat, frame[2], action.number)


# -- immediate abilities: outside battle turns, so without votes for control (Q-13) -----------------------------------

IMMEDIATE = (THESSEL, GRELL, ORROWYN, DRUBBA, KASSKAR, THULDRA)


def immediate(s: FallState, seat: int, champion: int) -> None:
    """[FALL-H08]"""
    if champion == THESSEL:
        if s.reserve[seat]:
            s.push((SOW, seat, min(SOWN_MOST, s.reserve[seat])))
    elif champion == GRELL:
        begin_troll_advance(s, seat, TURNCOATS)
    elif champion == KASSKAR:
        s.push((LEAVE, seat))
    else:
        win_honour(s, seat, champion, immediate_honour(s, seat, champion))


def win_honour(s: FallState, seat: int, champion: int, honour: int) -> None:
    """[FALL-D13]"""
    s.gain(seat, BY_CHAMPIONS, honour)
    if s.sink is not None:
        events.champion_honour(s, seat, champion, honour)


def immediate_honour(s: FallState, seat: int, champion: int) -> int:
    """Domains with a cave controlled, three trolls in supply, champion cards. [FALL-H08]"""
    if champion == ORROWYN:
        mine = controlled(s, seat)
        return sum(1 for domain in s.board.domains if domain & mine)
    if champion == DRUBBA:
        return s.reserve[seat] // FALLEN
    return len(s.champions[seat])


@FLOW.option(SOW)
def sow_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """Thessel: a cave one dominates, or none. [FALL-H08]"""
    return [*(TO[space] for space in bits_of(dominated(s, seat))), PASS]


@FLOW.answer(SOW)
def choose_soil(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    most = frame[2]
    s.pop()
    if action is PASS:
        if s.sink is not None:
            events.none_added(s, seat)
    elif most == 1:
        sow(s, seat, action.number, 1)
    else:
        s.push((SOWN, seat, action.number, most))


@FLOW.option(SOWN)
def sown_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    return list(ADD[: frame[3]])


@FLOW.answer(SOWN)
def choose_seed(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    sow(s, seat, frame[2], action.number + 1)


def sow(s: FallState, seat: int, space: int, count: int) -> None:
    add_trolls(s, seat, space, count)
    if s.sink is not None:
        events.added(s, seat, space, count)


# -- Kasskar ----------------------------------------------------------------------------------------------------------


@FLOW.option(LEAVE)
def leave_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A clan whose votes one has, or none. [FALL-H08]"""
    own = s.votes[seat * N_CLANS : (seat + 1) * N_CLANS]
    return [*(CLAN[clan] for clan in range(N_CLANS) if own[clan]), STOP]


@FLOW.answer(LEAVE)
def choose_left(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is not STOP:
        s.push((SWEAR, seat, action.number))


@FLOW.option(SWEAR)
def swear_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """One other clan. [FALL-H08]"""
    return [CLAN[clan] for clan in range(N_CLANS) if clan != frame[2]]


@FLOW.answer(SWEAR)
def choose_sworn(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    left = frame[2]
    s.pop()
    if s.votes[seat * N_CLANS + left] == 1:
        swear(s, seat, left, action.number, 1)
    else:
        s.push((COUNT, seat, left, action.number))


@FLOW.option(COUNT)
def count_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    return list(ADD[:SWORN_MOST])


@FLOW.answer(COUNT)
def choose_count(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    swear(s, seat, frame[2], frame[3], action.number + 1)


def swear(s: FallState, seat: int, left: int, sworn: int, count: int) -> None:
    """The disc arrives last on the lower value, or goes; the votes are added to the other plank. [FALL-H08]"""
    lose_votes(s, seat, left, count)
    if s.sink is not None:
        events.forsworn(s, seat, left, count)
    gain_votes(s, seat, sworn, count)


# -- stars ------------------------------------------------------------------------------------------------------------


def star_places(s: FallState, seat: int, champion: int) -> list[int]:
    """Where its card lets a star go, as numbers of STAR_PLACES. [FALL-H07]"""
    if champion == YRSGOL:
        return bits_of(controlled(s, seat))
    if champion == ZULDRAK:
        return bits_of(s.invaded)
    if champion == XARKHA:
        return [STAR_CLAN + clan for clan in range(N_CLANS)]
    assert champion in (VASHTOR, WULGRIM)
    return [STAR_HALL + hall for hall in range(len(s.board.halls))]


def ask_star(s: FallState, seat: int, champion: int) -> None:
    """Without a legal place the star is not placed. [FALL-H07]"""
    places = star_places(s, seat, champion)
    if len(places) > 1:
        s.push((STAR, seat, champion))
    elif places:
        place_star(s, seat, champion, places[0])


@FLOW.option(STAR)
def star_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """[FALL-H07]"""
    return [STAR_AT[place] for place in star_places(s, seat, frame[2])]


@FLOW.answer(STAR)
def choose_star(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    place_star(s, seat, frame[2], action.number)


def place_star(s: FallState, seat: int, champion: int, place: int) -> None:
    """[FALL-H07]"""
    s.stars[STAR_OF[champion]] = place
    if s.sink is not None:
        events.star_placed(s, seat, champion, place)
    if champion == ZULDRAK:
        win_honour(s, seat, champion, FOR_SEAL)


assert set(STARS) == {YRSGOL, VASHTOR, ZULDRAK, XARKHA, WULGRIM}
assert not set(IMMEDIATE) & set(DECK_CHAMPIONS[0])
