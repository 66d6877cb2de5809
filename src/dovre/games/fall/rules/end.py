"""Scoring of wave III (FALL-F): great halls, Elders, clan votes."""

from __future__ import annotations

from dovre.games.fall import events
from dovre.games.fall.components import (
    BIT,
    FIXED,
    HALL_VALUE,
    N_CLANS,
    SIGNS,
    STAR_OF,
    TILES,
    VASHTOR,
    WULGRIM,
    XARKHA,
    YRSGOL,
    ZULDRAK,
)
from dovre.games.fall.components import ELDERS as ELDERS_SIGN
from dovre.games.fall.notation import STAR_CLAN, STAR_HALL
from dovre.games.fall.rules.caves import controlled
from dovre.games.fall.state import ELDERS, HALLS, NONE, PLANKS, FallState

HOARD = 4  # what Wulgrim adds to a hall


def score_game(s: FallState) -> None:
    """In this order; domains are not scored in wave III. [FALL-F01]"""
    control = all_controlled(s)
    for hall in range(len(s.board.halls)):
        score_hall(s, hall, control)
    for seat in range(s.seats):
        honour = elders_honour(s, seat)
        s.gain(seat, ELDERS, honour)
        if s.sink is not None:
            events.scored_elders(s, seat, elders(s, seat), honour)
    for clan in range(N_CLANS):
        score_plank(s, clan)
    if s.sink is not None:
        events.ended(s)


# -- great halls ------------------------------------------------------------------------------------------------------


def star_at(s: FallState, champion: int) -> int:
    return s.stars[STAR_OF[champion]]


def hall_value(s: FallState, hall: int) -> int:
    """The token, 4 higher with Wulgrim's star. [FALL-F02]"""
    return HALL_VALUE[s.halls[hall]] + (HOARD if star_at(s, WULGRIM) == STAR_HALL + hall else 0)


def hall_caves(s: FallState, hall: int, caves: int) -> int:
    """How many of these caves a hall touches; Yrsgol's counts twice. [FALL-F02]"""
    near = s.board.halls[hall] & caves
    star = star_at(s, YRSGOL)
    return near.bit_count() + (star != NONE and bool(near & BIT[star]))


def all_controlled(s: FallState) -> list[int]:
    """The caves that each seat controls, as masks."""
    return [controlled(s, seat) for seat in range(s.seats)]


def hall_counts(s: FallState, hall: int, control: list[int]) -> list[int]:
    """Caves beside a hall by seat, then those of the gnomes, who count as one player. [FALL-F02, FALL-F03]"""
    counts = [hall_caves(s, hall, caves) for caves in control]
    if star_at(s, VASHTOR) == STAR_HALL + hall:
        counts[s.owner[VASHTOR]] += 1
    sealed = star_at(s, ZULDRAK)
    gnomes = s.invaded & ~BIT[sealed] if sealed != NONE else s.invaded
    return [*counts, hall_caves(s, hall, gnomes)]


def hall_shares(s: FallState, hall: int, control: list[int]) -> tuple[tuple[int, ...], bool, int]:
    """Who wins a hall, whether the gnomes are among them, and what each seat gains.

    Most caves win; a tie divides the value, rounded down; where nobody controls a cave, nobody gains.
    [FALL-F02..FALL-F04, Q-29]
    """
    counts = hall_counts(s, hall, control)
    best = max(counts)
    if not best:
        return (), False, 0
    seats = tuple([seat for seat in range(s.seats) if counts[seat] == best])
    gnomes = counts[-1] == best
    return seats, gnomes, hall_value(s, hall) // (len(seats) + gnomes)


def score_hall(s: FallState, hall: int, control: list[int]) -> None:
    seats, gnomes, share = hall_shares(s, hall, control)
    for seat in seats:
        s.gain(seat, HALLS + hall, share)
    if s.sink is not None:
        events.scored_hall(s, hall, seats, gnomes, share)


# -- Elders and votes -------------------------------------------------------------------------------------------------


def elders(s: FallState, seat: int) -> int:
    """Elders in the ancestry and on champions. [FALL-A04, FALL-H10]"""
    return s.signs[seat * SIGNS + ELDERS_SIGN].bit_count()


def elders_honour(s: FallState, seat: int) -> int:
    """[FALL-F05, Q-28]"""
    return FIXED.elders[min(elders(s, seat), len(FIXED.elders) - 1)]


def plank_honour(s: FallState, clan: int) -> list[tuple[int, int]]:
    """First, second and third gain the values of the tile; places nobody takes are not awarded.

    With Xarkha's star its owner scores the place above. [FALL-D16, FALL-F06, FALL-F07]
    """
    values = TILES[s.tiles[clan]]
    found = []
    for place, seat in enumerate(s.ranks[clan][: len(values)]):
        starred = star_at(s, XARKHA) == STAR_CLAN + clan and s.owner[XARKHA] == seat
        found.append((seat, values[max(0, place - 1) if starred else place]))
    return found


def score_plank(s: FallState, clan: int) -> None:
    for seat, honour in plank_honour(s, clan):
        s.gain(seat, PLANKS + clan, honour)
        if s.sink is not None:
            events.scored_plank(s, seat, clan, honour)
