"""Royal cards and royal tiles (PRIN-C, PRIN-V4): challenges are claimed, tiles of the royal row gained and placed."""

from __future__ import annotations

from dovre.games.princesses import events
from dovre.games.princesses.actions import CLAIM, GAIN, STOP
from dovre.games.princesses.components import FIRST_ROYAL, N_COUNTED, NEEDS
from dovre.games.princesses.decisions import CHOOSE, FLOW, ROWS
from dovre.games.princesses.decisions import CLAIM as ANY_CLAIM
from dovre.games.princesses.decisions import GAIN as GAIN_TILE
from dovre.games.princesses.rules.laying import ask_lay
from dovre.games.princesses.rules.network import frontier
from dovre.games.princesses.state import NONE, PrincessesState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

CLAIM_VERB = "claim"
IN_PHASES = (2, 3)  # rows are refilled at their end


def fulfilled(s: PrincessesState, seat: int, card: int) -> bool:
    """[PRIN-C2, PRIN-X49..X58, PRIN-X59..X62, GAP-23]"""
    base = seat * N_COUNTED
    for quantity, number in NEEDS[card]:
        if s.tally[base + quantity] < number:
            return False
    return True


def claim_options(s: PrincessesState, seat: int) -> list[Action]:
    """Challenges that are fulfilled now and not yet claimed by this seat. [PRIN-C1..C4]"""
    claimed = s.claims[seat]
    return [CLAIM[card] for card in s.challenges if not claimed >> card & 1 and fulfilled(s, seat, card)]


def begin_claim(s: PrincessesState, seat: int, card: int) -> None:
    """A clan marker on the card, then a royal tile, which works at once. [PRIN-C3, PRIN-C6]

    Rows are refilled where no phase will do it. [GAP-19]
    """
    s.claims[seat] |= 1 << card
    if s.sink is not None:
        events.claimed(s, seat, card)
    if s.phase not in IN_PHASES:
        s.push((ROWS, seat))
    s.push((GAIN_TILE, seat))


@FLOW.run(GAIN_TILE)
def gain_tile(s: PrincessesState, frame: Frame) -> None:
    """One tile of the royal row is chosen; forfeited where none can be placed. [PRIN-V4, PRIN-C5, GAP-08]"""
    seat = frame[1]
    tiles = [tile for tile in s.royal_row if tile != NONE]
    if not tiles or not frontier(s, seat):
        s.pop()
        if s.sink is not None:
            events.forfeited(s, seat)
    elif len(tiles) == 1:
        s.pop()
        ask_lay(s, seat, FIRST_ROYAL + tiles[0])
    else:
        s.replace_top((CHOOSE, seat))


@FLOW.option(CHOOSE)
def choose_options(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    return [GAIN[tile] for tile in sorted(s.royal_row) if tile != NONE]


@FLOW.answer(CHOOSE)
def choose(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    ask_lay(s, seat, FIRST_ROYAL + action.number)


@FLOW.option(ANY_CLAIM)
def last_claims(s: PrincessesState, seat: int, frame: Frame) -> list[Action]:
    """After phase 3, before a card is drawn. [DP-20]"""
    return [*claim_options(s, seat), STOP]


@FLOW.answer(ANY_CLAIM)
def last_claim(s: PrincessesState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is STOP:
        turn = s.stack[-1]
        s.replace_top((*turn[:2], turn[2] + 1))
    else:
        begin_claim(s, seat, action.number)
