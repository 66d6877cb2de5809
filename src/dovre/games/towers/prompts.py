"""What a question tells the one who is asked. All of it lies open, or is the seat's own."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.towers.components import (
    CELL_NAMES,
    CREATURES,
    EVENTS,
    KIND,
    SPOT_NAMES,
    TILE_NAMES,
)
from dovre.games.towers.decisions import FLOW
from dovre.games.towers.state import TowersState
from dovre.kernel.decision import Frame

Parts = tuple[tuple[str, object], ...]
Teller = Callable[[TowersState, int, Frame], Parts]


def _action(s: TowersState, seat: int, frame: Frame) -> Parts:
    """Which of the two actions it is, and what there is to pay with."""
    done = s.stack[0][2] - 1
    return (("m", done // s.seats + 1), ("n", s.crystals[seat]))


def _mover(s: TowersState, seat: int, frame: Frame) -> Parts:
    token = s.mover[seat]
    return (("kind", CREATURES[KIND[token]]), ("cell", CELL_NAMES[s.cell[token]]), ("n", s.left[seat]))


def _driven(s: TowersState, seat: int, frame: Frame) -> Parts:
    return (("kind", CREATURES[KIND[frame[2]]]), ("cell", CELL_NAMES[s.cell[frame[2]]]))


def _ransom(s: TowersState, seat: int, frame: Frame) -> Parts:
    return (("n", EVENTS[s.force].n), ("other", frame[2]), ("spot", SPOT_NAMES[frame[3]]))


def _second(s: TowersState, seat: int, frame: Frame) -> Parts:
    return (("kind", CREATURES[KIND[frame[3]]]),)


def _spot(s: TowersState, seat: int, frame: Frame) -> Parts:
    return (("spot", SPOT_NAMES[frame[2]]),)


def _lay(s: TowersState, seat: int, frame: Frame) -> Parts:
    return (("tile", TILE_NAMES[frame[2]]), ("n", s.way[seat].dist[0]))


def _card(s: TowersState, seat: int, frame: Frame) -> Parts:
    return (("n", s.crystals[seat]),)


def _n(s: TowersState, seat: int, frame: Frame) -> Parts:
    return (("n", frame[2]),)


def _arrive(s: TowersState, seat: int, frame: Frame) -> Parts:
    return (("kind", CREATURES[KIND[frame[2]]]),)


TELLERS: dict[str, Teller] = {
    "action": _action,
    "way": _mover,
    "trap": _mover,
    "driven": _driven,
    "ransom": _ransom,
    "second": _second,
    "aura": _spot,
    "site": _spot,
    "lay": _lay,
    "card": _card,
    "market": _card,
    "damage": _n,
    "pitch": _n,
    "arrive": _arrive,
}
for _name, _tell in TELLERS.items():
    FLOW.part(FLOW.numbers[_name])(_tell)
