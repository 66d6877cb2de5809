"""Influence (FALL-I) with the champions of the offer."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.actions import INFLUENCE as INFLUENCE_ON
from dovre.games.fall.actions import INFLUENCED, SPLIT, USE
from dovre.games.fall.components import CLAW_OF, CLAWS, DASTRA, SIGDDAN
from dovre.games.fall.decisions import FLOW, INFLUENCE, PURSE
from dovre.games.fall.decisions import SPLIT as HOW_MUCH
from dovre.games.fall.rules.caves import reach_value
from dovre.games.fall.state import NONE, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

SPLIT_FROM = 2  # Dastra splits Influence of this power


def begin(s: FallState, seat: int, power: int, strong: int) -> None:
    """An Influence action: Sigddan adds to strong ones, Dastra may split it. [FALL-I01]"""
    amount = power + (1 if strong and s.owner[SIGDDAN] == seat else 0)
    claw = CLAW_OF[DASTRA]
    free = power >= SPLIT_FROM and s.owner[DASTRA] == seat and s.claws[claw] < CLAWS[claw]
    s.push((INFLUENCE, seat, amount, int(free)))


def begin_on_wheel(s: FallState, seat: int, power: int) -> None:
    """[FALL-G16]"""
    s.push((INFLUENCE, seat, power, 0))


def offered(s: FallState) -> list[int]:
    """The champions of the offer, in the order of the alphabet. [FALL-I03]"""
    return sorted(champion for champion in s.offer if champion != NONE)


@FLOW.option(INFLUENCE)
def influence_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """A champion of the offer; Dastra may be used first. [FALL-I01, FALL-H09]"""
    found = [USE[DASTRA]] if frame[3] and len(offered(s)) > 1 else []
    return [*found, *(INFLUENCE_ON[champion] for champion in offered(s))]


@FLOW.answer(INFLUENCE)
def influence(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    amount = frame[2]
    s.pop()
    if action.verb == "use":
        s.claws[CLAW_OF[DASTRA]] += 1
        if s.sink is not None:
            events.used(s, seat, DASTRA)
        s.push((PURSE, seat, amount, NONE))
        return
    gain_influence(s, seat, INFLUENCED[action], amount)


@FLOW.option(PURSE)
def purse_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """Two different champions. [FALL-H09]"""
    return [INFLUENCE_ON[champion] for champion in offered(s) if champion != frame[3]]


@FLOW.answer(PURSE)
def choose_purse(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    _, _, amount, first = frame
    champion = INFLUENCED[action]
    if first == NONE:
        s.replace_top((PURSE, seat, amount, champion))
    elif amount == 2:
        s.pop()
        split(s, seat, amount, first, champion, 1)
    else:
        s.replace_top((HOW_MUCH, seat, amount, first, champion))


@FLOW.option(HOW_MUCH)
def split_options(s: FallState, seat: int, frame: Frame) -> list[Action]:
    """At least 1 for each. [FALL-H09]"""
    return list(SPLIT[: frame[2] - 1])


@FLOW.answer(HOW_MUCH)
def choose_split(s: FallState, seat: int, action: Action, frame: Frame) -> None:
    _, _, amount, first, second = frame
    s.pop()
    split(s, seat, amount, first, second, action.number + 1)


def split(s: FallState, seat: int, amount: int, first: int, second: int, share: int) -> None:
    """Each champion checks its own first-influence bonus. [FALL-I02]"""
    gain_influence(s, seat, first, share)
    gain_influence(s, seat, second, amount - share)


def gain_influence(s: FallState, seat: int, champion: int, amount: int) -> None:
    """The disc moves forward, one further if nobody had any influence there. [FALL-I01, FALL-I02, FALL-I04]"""
    slot = s.offer.index(champion)
    if not s.leads[slot]:
        amount += 1
    base = slot * s.seats
    value = s.influence[base + seat] + amount
    s.leads[slot] = reach_value(s.influence, s.leads[slot], seat, value, base, 1)
    if s.sink is not None:
        events.influenced(s, seat, champion, amount, value)
