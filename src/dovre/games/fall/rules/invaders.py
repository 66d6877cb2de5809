"""The way of an invader and why it goes there, for those who watch: the rules themselves need neither. (FALL-W)"""

from __future__ import annotations

from dovre.games.fall.components import BIT, DORRUN, LIRRASH, PAWN_OF, around, bits_of
from dovre.games.fall.state import NONE, FallState

DORRUN_PAWN = PAWN_OF[DORRUN]
LIRRASH_PAWN = PAWN_OF[LIRRASH]
WALL = 2  # Dorrun counts as three trolls: two more than he is

# why an invader goes to a cave: no other is in reach, it is the easiest, the nearest of the easiest, or one of several
REASONS = ("only", "fewest", "nearest", "chosen")


def levels(s: FallState, clan: int) -> list[int]:
    """The caves that can be reached, a mask for each distance: over invaded ones, never Lirrash's. [FALL-W07]"""
    barred = s.pawns[LIRRASH_PAWN]
    seen = BIT[barred] if barred != NONE else 0
    found = [s.board.entrances[clan] & ~seen]
    while found[-1]:
        seen |= found[-1]
        found.append(around(s.board, found[-1] & s.invaded) & ~seen)
    return found[:-1]


def way_to(s: FallState, clan: int, cave: int) -> tuple[int, ...]:
    """The caves that an invader passes, from an entrance to its goal: a shortest way over invaded ones."""
    found = levels(s, clan)
    distance = next(at for at, level in enumerate(found) if level & BIT[cave])
    way = [cave]
    for level in reversed(found[:distance]):
        before = level & s.invaded & s.board.next[way[-1]]
        way.append((before & -before).bit_length() - 1)
    return tuple(reversed(way))


def why_there(s: FallState, clan: int, cave: int) -> str:
    """Fewest trolls, then nearest, then whoever decides. [FALL-W06, FALL-W08..FALL-W10]"""
    open_caves = [
        (s.crowd[one] + (WALL if s.pawns[DORRUN_PAWN] == one else 0), distance)
        for distance, level in enumerate(levels(s, clan))
        for one in bits_of(level & ~s.invaded)
    ]
    easiest = min(open_caves)
    as_easy = [distance for count, distance in open_caves if count == easiest[0]]
    if len(open_caves) == 1:
        return "only"
    if len(as_easy) == 1:
        return "fewest"
    return "nearest" if open_caves.count(easiest) == 1 else "chosen"
