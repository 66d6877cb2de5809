"""What a question tells the one who is asked: points, what is left, where. All of it lies open."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.princesses.components import LAID_NAMES, PLACES, SLOTS, VILLAGES
from dovre.games.princesses.decisions import FLOW
from dovre.games.princesses.state import PrincessesState
from dovre.kernel.decision import Frame

Parts = tuple[tuple[str, object], ...]
Teller = Callable[[PrincessesState, int, Frame], Parts]


def _village(s: PrincessesState, seat: int, frame: Frame) -> Parts:
    return (("place", VILLAGES[frame[2]]),)


def _move(s: PrincessesState, seat: int, frame: Frame) -> Parts:
    return (("n", s.phase),)


def _act(s: PrincessesState, seat: int, frame: Frame) -> Parts:
    return (("place", PLACES[s.place]), ("n", s.own), ("m", s.helpers))


def _left(s: PrincessesState, seat: int, frame: Frame) -> Parts:
    return (("n", frame[2]),)


def _pieces(s: PrincessesState, seat: int, frame: Frame) -> Parts:
    return (("n", frame[2]), ("m", frame[3]))


def _lay(s: PrincessesState, seat: int, frame: Frame) -> Parts:
    return (("tile", LAID_NAMES[frame[2]]),)


def _slot(s: PrincessesState, seat: int, frame: Frame) -> Parts:
    return (("piece", SLOTS[frame[2]]),)


TELLERS: dict[str, Teller] = {
    "move": _move,
    "chase": _village,
    "flee": _village,
    "act": _act,
    "return": _village,
    "tile": _left,
    "lay": _lay,
    "shift": _pieces,
    "store": _slot,
}
for _name, _tell in TELLERS.items():
    FLOW.part(FLOW.numbers[_name])(_tell)
