"""Taking control (FALL-C): a picture of the caves when an action begins, and votes when it ends."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.components import BIT, CAVE_CLAN, RUSKVAL, bits_of
from dovre.games.fall.decisions import CLOSE, FLOW
from dovre.games.fall.rules.caves import controlled, gain_votes, occupied, stands_at
from dovre.games.fall.state import FallState
from dovre.kernel.decision import Frame


def begin_action(s: FallState, seat: int) -> None:
    """Remember which caves can be taken: not empty, and not controlled by this seat. [FALL-C01, FALL-C05, Q-13]"""
    s.contested = occupied(s) & ~controlled(s, seat)
    s.push((CLOSE, seat))


@FLOW.run(CLOSE)
def end_action(s: FallState, frame: Frame) -> None:
    """A vote for each cave taken, of the acting seat alone. [FALL-C01..FALL-C04, FALL-D11, FALL-G20]"""
    seat = frame[1]
    s.pop()
    taken = s.contested & controlled(s, seat) if s.contested & s.held[seat] else 0
    s.contested = 0
    for cave in bits_of(taken):
        take_control(s, seat, cave)


def take_control(s: FallState, seat: int, cave: int) -> None:
    """One vote of the cave's clan, one more where Ruskval stands; a cave is taken once in an action.

    [FALL-C02, FALL-M10, Q-12]
    """
    s.contested &= ~BIT[cave]
    if s.sink is not None:
        events.took_control(s, seat, cave)
    gain_votes(s, seat, CAVE_CLAN[cave], 2 if stands_at(s, seat, RUSKVAL, cave) else 1)
