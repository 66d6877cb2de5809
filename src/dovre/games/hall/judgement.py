"""What search asks of `hall`, on states: points to be expected, and how one usually pays."""

from __future__ import annotations

from dovre.games.hall.actions import PAY_AUTO, SOURCES, STOCK
from dovre.games.hall.advice.figures import REST
from dovre.games.hall.advice.purse import Purse, turns_to_come
from dovre.games.hall.components import N_KINDS, N_RESOURCES, PACK, STATUE_CLANS
from dovre.games.hall.decisions import PAY as PAY_ASKED
from dovre.games.hall.rules.pay import payments
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.action import Action

# fitted to games of sensible players
TOKENS = 0.25  # of what advice gives for tokens
PEDESTAL = 1.5  # while there are turns to come
TROLL = -0.5  # a Troll in the pack: what lies on it is counted, and the others have dug meanwhile
LASTING = 0.4  # of a point now, with many turns to come
MANY = 6.0  # turns


def usual(s: HallState, seat: int) -> Action | None:
    """To pay as the button does; else with what one has most of, from the Stock first."""
    frame = s.stack[-1]
    if frame[0] != PAY_ASKED:
        return None
    kinds, to, favour = frame[2], frame[4], frame[5]
    if favour != NONE or kinds & (kinds - 1) == 0:
        return PAY_AUTO
    most = -1
    chosen: Action | None = None
    for action in payments(s, seat, kinds, to):
        if action.number < 2:  # a free move of a Statue
            return action
        kind, source = divmod(action.number - 2, len(SOURCES))
        amount = 2 * (s.has(seat, kind) if kind < N_RESOURCES else s.held[seat * N_KINDS + kind]) + (source == STOCK)
        if amount > most:
            most = amount
            chosen = action
    return chosen


def estimate(s: HallState) -> list[float]:
    """What each would score now, and what its tokens, Pedestals and Trolls may bring; at the end the scores."""
    found = [float(score) for score in s.scores]
    if not s.stack:
        return found
    missing = [s.packs[seat * PACK : (seat + 1) * PACK].count(NONE) for seat in range(s.seats)]
    turns = turns_to_come(s.left, missing, len(s.coronations)) - 1
    early = min(1.0, turns / MANY)
    found = [score * (1.0 - (1.0 - LASTING) * early) for score in found]
    for seat in range(s.seats):
        hopes = _hopes(s, seat, turns, missing[seat], early)
        for member in s.team(seat):
            found[member] += hopes
    return found


def _hopes(s: HallState, seat: int, turns: float, room: int, early: float) -> float:
    """What a seat may make of what it has, beyond what it counts now."""
    have = s.held[seat * N_KINDS : (seat + 1) * N_KINDS]
    if s.stocks_of[seat] == seat:
        for kind in range(N_RESOURCES):
            have[kind] += s.stock[seat * N_RESOURCES + kind]
    purse = Purse(have, turns, turns, room)
    pedestals = sum(s.stock_pedestals[seat * STATUE_CLANS : (seat + 1) * STATUE_CLANS])
    hopes = TOKENS * (purse.total(have) - REST * sum(have))
    return hopes + early * (PEDESTAL * pedestals + TROLL * (PACK - room))
