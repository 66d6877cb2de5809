"""Scoring of waves I and II, and upkeep (FALL-P)."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.components import (
    FIXED,
    LAST_WAVE,
    MURKHA,
    N_CLANS,
    PAWN_OF,
    PURRGOL,
    offer_size,
)
from dovre.games.fall.decisions import FLOW, SCORE, UPKEEP, WAVE
from dovre.games.fall.rules.caves import controlled
from dovre.games.fall.rules.champions import win_honour
from dovre.games.fall.rules.end import score_game
from dovre.games.fall.state import DOMAINS, GATES, NONE, FallState
from dovre.kernel.decision import Frame

PURRGOL_PAWN = PAWN_OF[PURRGOL]
WAVE_LINES = 2  # gains and losses of a wave stand apart


@FLOW.run(SCORE)
def score(s: FallState, frame: Frame) -> None:
    """Champions with the end-of-wave symbol, then domains; after wave III the game is scored. [FALL-P01, FALL-F01]"""
    for seat in s.in_order():
        for champion in s.champions[seat]:
            score_end_of_wave(s, seat, champion)
    if s.wave == LAST_WAVE:
        s.despair = [0] * s.seats  # FALL-P13
        score_game(s)
        s.stack.clear()
        return
    score_domains(s)
    s.replace_top((UPKEEP, s.first))


def score_end_of_wave(s: FallState, seat: int, champion: int) -> None:
    """In turn order, and in the order they were gained. [FALL-P01, Q-30]"""
    if champion == MURKHA:
        mine = controlled(s, seat)
        honour = sum(1 for domain in s.board.domains if (domain & mine).bit_count() >= 2)
    elif champion == PURRGOL:
        at = s.pawns[PURRGOL_PAWN]
        honour = (s.board.next[at] & s.invaded).bit_count() if at != NONE else 0
    else:
        return
    win_honour(s, seat, champion, honour)


def score_domains(s: FallState) -> None:
    """6 for the first cave of a domain, 2 for each further one, less 1 for each invaded cave of the domain.

    Whoever controls none there neither gains nor loses. [FALL-P02..FALL-P05]
    """
    line = DOMAINS + WAVE_LINES * s.wave
    for seat in range(s.seats):
        mine = controlled(s, seat)
        gained, lost = 0, 0
        for domain in s.board.domains:
            caves = (domain & mine).bit_count()
            if caves:
                gained += FIXED.first_cave + (caves - 1) * FIXED.further_cave
                lost += (domain & s.invaded).bit_count() * FIXED.invaded_cave
        s.gain(seat, line, gained)
        s.gain(seat, line + 1, -lost)
        if s.sink is not None:
            events.scored_domains(s, seat, gained, lost)


@FLOW.run(UPKEEP)
def upkeep(s: FallState, frame: Frame) -> None:
    """New gates, a new offer, cubes and despair off, the hammer to the left; all else stays.

    [FALL-P06..FALL-P14, Q-39]
    """
    s.wave += 1
    shuffle_gates(s)
    lay_offer(s)
    s.cubes = [0] * s.seats
    s.claws = [0] * len(s.claws)
    s.despair = [0] * s.seats
    s.first = (s.first + 1) % s.seats
    if s.sink is not None:
        events.upkeep(s)
    s.replace_top((WAVE, s.first))


def shuffle_gates(s: FallState) -> None:
    """All gate cards are gathered; a new row lies face down, the rest stays aside. [FALL-S13, FALL-S14, FALL-P07]"""
    row = len(s.gate_seen)
    s.past = s.gates[:row] if s.wave else ()
    cards = s.rng(GATES).shuffled(range(N_CLANS))
    s.gates = (*cards[:row], *sorted(cards[row:]))
    s.gate_seen = [0] * row


def lay_offer(s: FallState) -> None:
    """One more champion than players, from the deck of the wave, with their tiles.

    [FALL-S08, FALL-S09, FALL-P08, FALL-P09, Q-01]
    """
    size = offer_size(s.seats)
    deck = 2 if s.wave == LAST_WAVE else 1
    cards = s.decks[deck]
    s.offer = [*reversed(cards[-size:])]
    s.decks[deck] = cards[:-size]
    s.influence = [0] * (size * s.seats)
    s.leads = [()] * size
