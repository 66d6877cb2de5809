"""What may lie on the stack: each frame with arguments that mean something on this table, one upon the other.

Play only makes such frames. A position written by hand, or a save that was changed, is looked at here before any step
runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.princesses.components import (
    CHANGELINGS,
    FIRST_ROYAL,
    FIRST_VILLAGE,
    N_CAVES,
    N_PLACES,
    N_ROYALS,
    N_WHERE,
    OUTPOSTS,
    ROW,
    SLOTS,
    VILLAGE_CAULDRONS,
)
from dovre.games.princesses.decisions import FLOW
from dovre.games.princesses.rules.acting import payments
from dovre.games.princesses.rules.building import free_slots, outpost_villages
from dovre.games.princesses.rules.moves import room, shifts
from dovre.games.princesses.rules.network import can_place
from dovre.games.princesses.rules.turns import STAGES
from dovre.games.princesses.state import NONE, PrincessesState
from dovre.kernel.frame_check import one_number

Args = tuple[Any, ...]
Check = Callable[[PrincessesState, int, Args], bool]


def _within(value: Any, below: int, first: int = 0) -> bool:
    return type(value) is int and first <= value < below


def _seats(s: PrincessesState, seat: int, args: Args) -> bool:
    (done,) = args
    return _within(done, s.seats + 1) and seat == s.first


def _village(s: PrincessesState, seat: int, args: Args) -> bool:
    (village,) = args
    return _within(village, s.seats)


def _stands(s: PrincessesState, seat: int, args: Args) -> bool:
    """A village where the seat has a troll."""
    return _village(s, seat, args) and s.trolls[seat * N_WHERE + FIRST_VILLAGE + args[0]] > 0


def _arrive(s: PrincessesState, seat: int, args: Args) -> bool:
    start, goal = args
    known = _within(start, N_WHERE) and _within(goal, FIRST_VILLAGE + s.seats) and start != goal
    if not known or not s.trolls[seat * N_WHERE + start] or s.phase not in (2, 3):
        return False
    if goal < FIRST_VILLAGE:
        return room(s, seat, goal) > 0
    chasing = pending(s, "chase") + pending(s, "flee")
    return s.crowd[goal - FIRST_VILLAGE] < VILLAGE_CAULDRONS or chasing == 1


def _chase(s: PrincessesState, seat: int, args: Args) -> bool:
    return _village(s, seat, args) and seat == s.stack[0][1]


def _build(s: PrincessesState, seat: int, args: Args) -> bool:
    left, free, must = args
    return _within(left, ROW + 1) and free in (0, 1) and must in (0, 1) and not (free and must)


def _tile(s: PrincessesState, seat: int, args: Args) -> bool:
    return _build(s, seat, args) and args[0] > 0


def _lay(s: PrincessesState, seat: int, args: Args) -> bool:
    (tile,) = args
    if not _within(tile, FIRST_ROYAL + N_ROYALS):
        return False
    row, number = (s.royal_row, tile - FIRST_ROYAL) if tile >= FIRST_ROYAL else (s.tile_row, tile)
    return number in row and can_place(s, seat, tile)


def _cards(s: PrincessesState, seat: int, args: Args) -> bool:
    left, must = args
    return _within(left, ROW + 1) and must in (0, 1)


def _pieces(s: PrincessesState, seat: int, args: Args) -> bool:
    """Trolls and humans left, and where those stand that have moved."""
    trolls, humans, moved, led, main = args
    if not (_within(trolls, 6) and _within(humans, 6) and main in (0, 1)):
        return False
    if not (isinstance(moved, tuple) and isinstance(led, tuple)):
        return False
    if not all(_within(place, N_PLACES) and s.trolls[seat * N_WHERE + place] for place in moved):
        return False
    return all(_within(cave, N_CAVES) and s.humans[seat * N_CAVES + cave] for cave in led)


def _shift(s: PrincessesState, seat: int, args: Args) -> bool:
    return _pieces(s, seat, args) and bool(shifts(s, seat, *args))


def _vacate(s: PrincessesState, seat: int, args: Args) -> bool:
    (village,) = args
    if not _within(village, s.seats, NONE):
        return False
    return bool((OUTPOSTS if village == NONE else CHANGELINGS) & ~s.vacant[seat])


def _slot(s: PrincessesState, seat: int, args: Args) -> bool:
    (kind,) = args
    return _within(kind, len(SLOTS)) and free_slots(s, seat, kind) != 0


def _outpost(s: PrincessesState, seat: int, args: Args) -> bool:
    return not args and bool(outpost_villages(s))


def _pay(s: PrincessesState, seat: int, args: Args) -> bool:
    """Asked where both payments are possible."""
    return not args and all(payments(s, seat)) and s.place >= FIRST_VILLAGE


CHECKS: dict[str, Check] = {
    "boards": _seats,
    "start": _seats,
    "turn": one_number(STAGES),
    "chase": _chase,
    "flee": _stands,
    "arrive": _arrive,
    "home": _village,
    "return": _stands,
    "build": _build,
    "tile": _tile,
    "lay": _lay,
    "cards": _cards,
    "card": _cards,
    "pieces": _pieces,
    "shift": _shift,
    "vacate": _vacate,
    "outpost": _outpost,
    "village": _outpost,
    "pay": _pay,
    "storing": _slot,
    "store": _slot,
}
for _name, _check in CHECKS.items():
    FLOW.argument(FLOW.numbers[_name], _check)

# what a frame may lie on; "" is the bottom
_NESTED = ("act", "build", "cards", "pieces", "outpost", "storing", "gain")  # effects within effects
_CLAIMED = ("play", "move", "turn", "rows", "build", "act")
UPON: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("boards", "start", "turn"), ("",)),
    "board": ("boards",),
    "human": ("start",),
    **dict.fromkeys(("play", "move", "arrive", "act", "claim", "home", "return"), ("turn",)),
    "chase": ("arrive",),
    "flee": ("arrive",),
    "rows": ("play", "turn"),
    "gain": (*_CLAIMED, *_NESTED),
    "choose": (*_CLAIMED, *_NESTED),
    "lay": (*_CLAIMED, *_NESTED),
    **dict.fromkeys(("royal", "pay", "hire", "vacate"), ("act",)),
    **dict.fromkeys(("outpost", "village"), ("act",)),
    **dict.fromkeys(("storing", "store"), ("act", "gain")),
    **dict.fromkeys(("refill", "build", "tile", "cards", "card", "pieces", "shift"), _NESTED),
}
ANYBODY = ("flee",)  # a question to a seat whose turn it may not be


def stack_faults(s: PrincessesState) -> list[str]:
    """The frames that play cannot have put there, one upon the other; empty if all is well."""
    found = []
    names = [s.flow.names[frame[0]] for frame in s.stack]
    for below, name in zip(["", *names], names, strict=False):
        if below not in UPON[name]:
            found.append(f"ask: {name} does not come upon {below or 'nothing'}.")
    if names and names[0] == "turn":
        if any(frame[1] != s.stack[0][1] for frame, name in zip(s.stack, names, strict=True) if name not in ANYBODY):
            found.append("ask: one seat acts in a turn.")
        flees = [frame for frame, name in zip(s.stack, names, strict=True) if name == "flee"]
        if any(frame[1] == s.stack[0][1] for frame in flees):
            found.append("ask: only an opponent's troll is chased out.")
    acting = "act" in names
    if acting != (s.place != NONE):
        found.append("now: a place is named while its actions are under way, and only then.")
    return found


def pending(s: PrincessesState, name: str, *args: Any) -> int:
    """How many frames of a kind there are with these arguments."""
    kind = s.flow.numbers[name]
    return sum(frame[0] == kind and frame[2 : 2 + len(args)] == args for frame in s.stack)


def bottom(s: PrincessesState) -> str:
    """The name of the frame under all others: how far the game is; "" when it is over."""
    return s.flow.names[s.stack[0][0]] if s.stack else ""
