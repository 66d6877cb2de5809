"""What a question tells the one who is asked: power, what is left, where. All of it lies open, or is the seat's own."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.fall.components import CAVE_NAMES, CHAMPION_NAMES, CHAMPIONS, CLANS, PAWN_NAMES, SPACE_NAMES, TYPES
from dovre.games.fall.decisions import FLOW
from dovre.games.fall.rules.champions import lines_crossed
from dovre.games.fall.state import FallState
from dovre.kernel.decision import Frame

STAGES = ("fresh", "second", "done")  # of a turn, see `rules/battle.py`

Parts = tuple[tuple[str, object], ...]
Teller = Callable[[FallState, int, Frame], Parts]


def _power(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("n", frame[2]),)


def _draft(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("n", len(s.hands[seat])),)


def _turn(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("stage", STAGES[frame[2]]), ("n", s.provisions[seat]), ("m", s.despair[seat]))


def _boost(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("type", TYPES[frame[2]]), ("n", frame[3]))


def _march(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("space", SPACE_NAMES[frame[2]]), ("n", frame[3]))


def _space(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("space", SPACE_NAMES[frame[2]]),)


def _scout(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("n", frame[2]), ("m", frame[3]))


def _invaders(s: FallState, seat: int, frame: Frame) -> Parts:
    below = s.stack[-2]
    return (("clan", CLANS[below[2]]), ("n", below[3] + 1))


def _cave(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("space", CAVE_NAMES[frame[2]]),)


def _pawn(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("champion", PAWN_NAMES[frame[2]]),)


def _star(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("champion", CHAMPION_NAMES[frame[2]]),)


def _console(s: FallState, seat: int, frame: Frame) -> Parts:
    champion = s.offer[frame[2]]
    lines = lines_crossed(champion, s.influence[frame[2] * s.seats + seat])
    return (("champion", CHAMPIONS[champion].id), ("n", lines))


def _split(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("n", frame[2]), ("one", CHAMPION_NAMES[frame[3]]), ("two", CHAMPION_NAMES[frame[4]]))


def _clan(s: FallState, seat: int, frame: Frame) -> Parts:
    return (("clan", CLANS[frame[2]]),)


TELLERS: dict[str, Teller] = {
    "draft": _draft,
    "turn": _turn,
    "power": _boost,
    "goal": _power,
    "march": _march,
    "retreat": _space,
    "reinforce": _power,
    "add": _march,
    "relocate": _march,
    "influence": _power,
    "purse": _power,
    "split": _split,
    "wheel": _power,
    "scout": _scout,
    "trolls": _power,
    "shift": _march,
    "tie": _invaders,
    "victim": _cave,
    "listen": _power,
    "renegade": _power,
    "console": _console,
    "arrive": _pawn,
    "star": _star,
    "sow": _power,
    "sown": _march,
    "swear": _clan,
    "count": _clan,
}
for _name, _tell in TELLERS.items():
    FLOW.part(FLOW.numbers[_name])(_tell)
