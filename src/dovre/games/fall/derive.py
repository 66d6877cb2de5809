"""What follows from the rest of the table: made anew for a state that was put together from its zones."""

from __future__ import annotations

from dovre.games.fall.components import (
    ALL_GNOMES,
    BIT,
    N_CHAMPIONS,
    N_GNOMES,
    PAWNS,
    SIDE_FOR,
    SPACES,
    STRENGTH,
    TROLLS,
    bits_of,
)
from dovre.games.fall.rules.ancestry import signs_of
from dovre.games.fall.state import NONE, FallState

UNSAID = NONE  # in place of the bag: what lies nowhere else


def derive(s: FallState) -> None:
    """Units and masks of the mountain, the gnome supply, owners of champions, symbols of the ancestries."""
    s.side = SIDE_FOR[s.seats]
    s.owner = [NONE] * N_CHAMPIONS
    for seat, champions in enumerate(s.champions):
        for champion in champions:
            s.owner[champion] = seat
    _derive_units(s)
    _derive_gnomes(s)
    s.signs = [sign for seat in range(s.seats) for sign in signs_of(s, seat)]


def _derive_units(s: FallState) -> None:
    s.units = s.trolls[:]
    for pawn, space in enumerate(s.pawns):
        if space != NONE:
            owner = s.owner[PAWNS[pawn]]
            if owner == NONE:
                raise ValueError("pawns: each belongs to a champion that somebody has.")
            s.units[owner * SPACES + space] += 1
    s.held = [0] * s.seats
    s.crowd = [0] * SPACES
    s.reserve = [TROLLS] * s.seats
    for seat in range(s.seats):
        for space in range(SPACES):
            count = s.units[seat * SPACES + space]
            if count:
                s.held[seat] |= BIT[space]
                s.crowd[space] += count
        s.reserve[seat] -= sum(s.trolls[seat * SPACES : (seat + 1) * SPACES])


def _derive_gnomes(s: FallState) -> None:
    """Tokens of the same strength are alike: those on the board are numbered first, then those beside the wheel."""
    left = {strength: [t for t in range(N_GNOMES) if STRENGTH[t] == strength] for strength in set(STRENGTH)}
    s.invaded = 0
    taken = 0
    for slot, token in enumerate(s.gnomes):
        if token != NONE:
            s.gnomes[slot] = _next(left, token)
            taken |= 1 << s.gnomes[slot]
            s.invaded |= BIT[slot // 2]
    beside = 0
    for token in bits_of(s.beside):
        beside |= 1 << _next(left, token)
    s.beside = beside
    bag = ALL_GNOMES & ~(taken | beside)
    if s.bag != UNSAID and strengths(s.bag) != strengths(bag):
        raise ValueError("gnomes: all tokens of the box lie in caves, beside the wheel or in the bag.")
    s.bag = bag


def strengths(tokens: int) -> list[int]:
    """The strengths of the tokens of a mask."""
    return [STRENGTH[token] for token in bits_of(tokens)]


def _next(left: dict[int, list[int]], token: int) -> int:
    tokens = left[STRENGTH[token]]
    if not tokens:
        raise ValueError("gnomes: as many of each strength as the box has.")
    return tokens.pop(0)
