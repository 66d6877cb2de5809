"""The end (HALL-E): Coronation tokens, the last rounds."""

from __future__ import annotations

from dovre.games.hall import events
from dovre.games.hall.components import FIXED
from dovre.games.hall.decisions import ACT, FLOW, TURN
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.decision import Frame


def crown(s: HallState, seat: int) -> None:
    """A tenth Troll takes the next token; the last token triggers the end; later ones earn nothing.

    [HALL-E1..HALL-E3, HALL-E7]
    """
    if not s.coronations:
        return
    honor = s.coronations.pop()
    s.crowned[seat] += honor
    if not s.coronations:
        # this round is finished, then everybody has two more turns [HALL-E4..HALL-E6]
        s.left = (s.last_seat() - seat) % s.seats + FIXED.extra_rounds * s.seats
    if s.sink is not None:
        events.crowned(s, seat, honor)


def end_turn(s: HallState, seat: int) -> None:
    """Clockwise to the next, or to the final scoring. [HALL-T1, HALL-E6]"""
    if s.left == 0:
        s.stack.clear()
        if s.sink is not None:
            events.ended(s)
        return
    if s.left > 0:
        s.left -= 1
    s.replace_top((TURN, (seat + 1) % s.seats))


@FLOW.run(TURN)
def open_turn(s: HallState, frame: Frame) -> None:
    s.turn += 1
    renew(s)
    s.replace_top((ACT, frame[1]))


def renew(s: HallState, stage: int = 0) -> None:
    """What a turn has to give: a Spell, a Workshop. [HALL-T3]"""
    s.cast = 0
    s.works = 1
    s.charm = NONE
    s.ghosts = 0
    s.stage = stage
