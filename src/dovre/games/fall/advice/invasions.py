"""What the invaders of a gate would do as things stand."""

from __future__ import annotations

from dataclasses import dataclass

from dovre.games.fall.components import BIT, around, mask_of
from dovre.games.fall.rules.invasion import DORRUN_PAWN, LIRRASH_PAWN, decider, targets
from dovre.games.fall.state import FallState


@dataclass(frozen=True, slots=True)
class Invasion:
    """The end of one invasion."""

    lost: dict[int, int]  # trolls defeated, by cave
    settled: int  # caves where gnomes stay, as a mask
    touched: int  # caves where either happens
    seen: int  # all caves that it depends on


NO_INVASION = Invasion({}, 0, 0, 0)
REMEMBERED = 20_000  # invasions, before all are forgotten
_known: dict[tuple[object, ...], Invasion] = {}  # by all they depend on: one question is much like the next


def invade(s: FallState, clan: int, gnomes: int, seat: int) -> Invasion:
    """So many invaders one after the other, without chance: ties go as their decider would like, seen from a seat."""
    mine = decider(s, clan) == seat
    barriers = (s.pawns[LIRRASH_PAWN], s.pawns[DORRUN_PAWN])
    key = (s.side, clan, gnomes, mine, s.invaded, s.held[seat], barriers, tuple(s.crowd))
    found = _known.get(key)
    if found is None:
        if len(_known) >= REMEMBERED:
            _known.clear()
        found = _known[key] = _invade(s, clan, gnomes, seat, mine)
    return found


def _invade(s: FallState, clan: int, gnomes: int, seat: int, mine: bool) -> Invasion:
    before = (s.invaded, s.crowd, s.held)
    s.crowd, s.held = s.crowd[:], s.held[:]
    lost: dict[int, int] = {}
    for _ in range(gnomes):
        caves = targets(s, clan)
        if not caves:
            break
        cave = _decided(caves, s.held[seat], mine)
        if s.crowd[cave]:
            lost[cave] = lost.get(cave, 0) + 1
            s.crowd[cave] -= 1
            if not s.crowd[cave]:
                s.held = [mask & ~BIT[cave] for mask in s.held]
        else:
            s.invaded |= BIT[cave]
    settled = s.invaded & ~before[0]
    seen = _reached(s, clan)
    s.invaded, s.crowd, s.held = before
    return Invasion(lost, settled, settled | mask_of(lost), seen)


def _decided(caves: int, own: int, mine: bool) -> int:
    """One of equal caves: others are spared by who decides for himself."""
    chosen = (caves & ~own if mine else caves & own) or caves
    return (chosen & -chosen).bit_length() - 1


def _reached(s: FallState, clan: int) -> int:
    """The caves to which a way over invaded ones leads. [FALL-W07]"""
    found = frontier = s.board.entrances[clan]
    while frontier:
        frontier = around(s.board, frontier & s.invaded) & ~found
        found |= frontier
    return found
