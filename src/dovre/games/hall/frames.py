"""What may lie on the stack: each frame with arguments that mean something on this table.

Play only makes such frames. A position written by hand, or a save that was changed, is looked at here before any step
runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.hall.box import EFFECTS
from dovre.games.hall.components import (
    BIT,
    CELLS,
    GHOST,
    GRIMOIRE,
    HALLS,
    HORDE,
    N_KINDS,
    N_RESOURCES,
    N_TROLLS,
    SHAPES,
    TUNNEL_CELLS,
    TUNNEL_PLACES,
)
from dovre.games.hall.decisions import FLOW
from dovre.games.hall.rules.pay import FOR_TUNNEL, available
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.frame_check import frame_faults, one_number

Args = tuple[Any, ...]
Check = Callable[[HallState, int, Args], bool]

BOTTOM = ("turn", "act", "after", "build")  # a turn lies under everything


def _slots(count: int, most: int) -> Check:
    def fits(s: HallState, seat: int, args: Args) -> bool:
        (named,) = args
        return len(set(named)) == len(named) <= most and all(0 <= slot < count for slot in named)

    return fits


def _pay(s: HallState, seat: int, args: Args) -> bool:
    kinds, count, to, favour = args
    known = 0 < kinds < 1 << GHOST + 1 and FOR_TUNNEL <= to < HORDE and NONE <= favour < N_KINDS
    return bool(known and 0 < count <= available(s, seat, kinds, to))


def _gain(s: HallState, seat: int, args: Args) -> bool:
    resource, amount = args
    return bool(0 <= resource < N_RESOURCES and 0 < amount <= 9)


def _use(s: HallState, seat: int, args: Args) -> bool:
    site, left = args
    return 0 <= site < len(s.sites) and s.sites[site] != NONE and 1 <= left <= 4


def _spare(s: HallState, seat: int, args: Args) -> bool:
    slot, spared = args
    return _horde_slot(s, seat, (slot,)) and all(0 <= other < HORDE for other in spared)


def _horde_slot(s: HallState, seat: int, args: Args) -> bool:
    (slot,) = args
    return 0 <= slot < HORDE and s.horde[slot] != NONE


def _recruit(s: HallState, seat: int, args: Args) -> bool:
    (card,) = args
    return bool(0 <= card < N_TROLLS)


def _place(s: HallState, seat: int, args: Args) -> bool:
    (place,) = args
    return 0 <= place < len(TUNNEL_PLACES) and not TUNNEL_CELLS[place] & ~s.free


def _anchor(s: HallState, seat: int, args: Args) -> bool:
    (cell,) = args
    return any(TUNNEL_PLACES[place].mark == cell for place in s.tunnels)


def _sites(s: HallState, seat: int, args: Args) -> bool:
    (sites,) = args
    return all(0 <= site < len(s.sites) and s.sites[site] == NONE for site in sites)


def _statue(s: HallState, seat: int, args: Args) -> bool:
    (cell,) = args
    return 0 <= cell < CELLS and bool(s.all_statues() & s.nets[seat] & BIT[cell])


def _statue_or_none(s: HallState, seat: int, args: Args) -> bool:
    return args == (NONE,) or _statue(s, seat, args)


def _move(s: HallState, seat: int, args: Args) -> bool:
    start, end = args
    free = 0 <= end < CELLS and bool(s.nets[seat] & ~s.all_statues() & BIT[end])
    return free and _statue(s, seat, (start,))


CHECKS: dict[str, Check] = {
    "pay": _pay,
    "gain": _gain,
    "use": _use,
    "spare": _spare,
    "take": _horde_slot,
    "bribe": _horde_slot,
    "join": _recruit,
    "lay": one_number(len(SHAPES)),
    "ore": _place,
    "dug": _place,
    "pedestal": _anchor,
    "establish": _sites,
    "place_hall": one_number(len(HALLS)),
    "to": _statue,
    "move": _move,
    "disintegrate": one_number(GRIMOIRE),
    "effect": one_number(len(EFFECTS)),
    "exchange": _statue_or_none,
    "steal": one_number(3, first=1),
    "exile": _slots(HORDE, 1),
    "echo": _slots(4, 2),
}
for _name, _check in CHECKS.items():
    FLOW.argument(FLOW.numbers[_name], _check)


def stack_faults(s: HallState) -> list[str]:
    """The frames that play cannot have put there, one by one and one upon the other; empty if all is well."""
    names = s.flow.names
    found = frame_faults(s)
    if s.stack and names[s.stack[0][0]] not in BOTTOM:
        found.append(f"ask: {', '.join(BOTTOM)}: one of these lies under all questions.")
    below = [names[frame[0]] for frame in s.stack]
    if any(name == "retire" and below[at - 1] != "join" for at, name in enumerate(below)):
        found.append("ask: retire comes before join.")
    if "draw" in below and not any(s.bag):
        found.append("ask: nothing to draw, the bag is empty.")
    if below[:1] == ["build"] and s.stage == 0:
        found.append("ask: build comes after step 2; `now stage=1` says that it is over.")
    return found
