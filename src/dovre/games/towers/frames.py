"""What may lie on the stack: each frame with arguments that mean something on this table, one upon the other.

Play only makes such frames. A position written by hand, or a save that was changed, is looked at here before any step
runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.towers.components import (
    COLOURS,
    EXTENSIONS,
    FIXED,
    MONSTERS,
    N_TOKENS,
    NONE,
    PATH_TILES,
    SPELLS,
    SPOTS,
    bits_of,
)
from dovre.games.towers.decisions import DUSK, FLOW
from dovre.games.towers.rules.towers import tower_at
from dovre.games.towers.state import TowersState
from dovre.kernel.decision import TOGETHER
from dovre.kernel.frame_check import one_number

Args = tuple[Any, ...]
Check = Callable[[TowersState, int, Args], bool]


def _within(value: Any, below: int, first: int = 0) -> bool:
    return type(value) is int and first <= value < below


def _first(below: int) -> Check:
    """A step of the turn order: it stands with the first player."""

    def fits(s: TowersState, seat: int, args: Args) -> bool:
        (done,) = args
        return seat == s.first and _within(done, below)

    return fits


def _round(times: int) -> Check:
    def fits(s: TowersState, seat: int, args: Args) -> bool:
        (done,) = args
        return seat == s.first and _within(done, times * s.seats + 1)

    return fits


def _spot(s: TowersState, seat: int, spot: Any) -> bool:
    return _within(spot, SPOTS) and tower_at(s, seat, spot) != NONE


def _gust(s: TowersState, seat: int, args: Args) -> bool:
    done, chosen = args
    return seat == s.first and _within(done, s.seats + 1) and all(_on_path(s, token) for token in chosen)


def _on_path(s: TowersState, token: Any) -> bool:
    return _within(token, N_TOKENS) and s.cell[token] != NONE and bool(MONSTERS >> token & 1)


def _ransom(s: TowersState, seat: int, args: Args) -> bool:
    by, spot = args
    return _within(by, s.seats) and by != seat and _spot(s, seat, spot)


def _ruin(s: TowersState, seat: int, args: Args) -> bool:
    spot, by = args
    return _spot(s, seat, spot) and _within(by, s.seats, NONE) and (by != seat)


def _spell(s: TowersState, seat: int, args: Args) -> bool:
    spell, new = args
    return s.alone and _within(spell, len(SPELLS)) and spell in s.spells and _within(new, 2)


def _charge(s: TowersState, seat: int, args: Args) -> bool:
    (due,) = args
    return s.alone and type(due) is int and due >= 0 and not due & ~(s.crowd[seat] & MONSTERS)


def _driven(s: TowersState, seat: int, args: Args) -> bool:
    (token,) = args
    return s.alone and _on_path(s, token)


def _second(s: TowersState, seat: int, args: Args) -> bool:
    spot, token = args
    return _spot(s, seat, spot) and _within(token, N_TOKENS) and bool(s.crowd[seat] >> token & 1)


def _build(s: TowersState, seat: int, args: Args) -> bool:
    left, but = args
    return _within(left, 10, 1) and _within(but, len(COLOURS), NONE)


def _tile(s: TowersState, seat: int, args: Args) -> bool:
    left, source, ban = args
    return _within(left, max(FIXED.tiles, 9) + 1) and _within(source, 2) and _within(ban, 2)


def _lay(s: TowersState, seat: int, args: Args) -> bool:
    tile, source = args
    return _within(source, 2) and tile in (EXTENSIONS if source else PATH_TILES)


def _upgrade(s: TowersState, seat: int, args: Args) -> bool:
    colour, optional = args
    return _within(colour, len(COLOURS), NONE) and _within(optional, 2)


def _site(s: TowersState, seat: int, args: Args) -> bool:
    (spot,) = args
    return _spot(s, seat, spot)


def _pushed(s: TowersState, seat: int, args: Args) -> bool:
    """Monsters of one cell, and how far."""
    tokens, n = args
    if type(tokens) is not int or tokens <= 0 or tokens & ~(s.crowd[seat] & MONSTERS):
        return False
    cells = {s.cell[token] for token in bits_of(tokens)}
    return _within(n, 10, 1) and len(cells) == 1 and cells != {0}


def _arrive(s: TowersState, seat: int, args: Args) -> bool:
    token, host = args
    if not _within(token, N_TOKENS) or not MONSTERS >> token & 1 or not _within(host, s.seats, NONE) or host == seat:
        return False
    return bool((s.crowd[seat] if host == NONE else s.caught[host]) >> token & 1)


_SEAL = one_number(2)
_FEW = one_number(10, first=1)
CHECKS: dict[str, Check] = {
    "cities": _round(1),
    "dusk": _first(3),
    "each": _round(1),
    "gust": _gust,
    "ransom": _ransom,
    "spell": _spell,
    "charge": _charge,
    "driven": _driven,
    "dawn": _round(1),
    "second": _second,
    "ruin": _ruin,
    "aura": _ruin,
    "day": _round(2),
    "card": _SEAL,
    "spent": _SEAL,
    "build": _build,
    "tile": _tile,
    "lay": _lay,
    "upgrade": _upgrade,
    "move": _SEAL,
    "site": _site,
    "damage": _FEW,
    "pitch": _FEW,
    "push": _FEW,
    "push_cell": _FEW,
    "far": _pushed,
    "backward": _pushed,
    "send": _SEAL,
    "arrive": _arrive,
}
for _name, _check in CHECKS.items():
    FLOW.argument(FLOW.numbers[_name], _check)

# what a frame may lie on; "" is the bottom
_EFFECT = ("spent", "trophies")
UPON: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("cities", "dusk", "night", "dawn", "day"), ("",)),
    "city": ("cities",),
    **dict.fromkeys(("each", "gust"), ("dusk",)),
    **dict.fromkeys(("sabotage", "ransom", "silence", "tremor", "famine"), ("each",)),
    "tornado": ("gust",),
    "heal": ("each", "dusk", "spell"),
    "spell": ("dusk", "spell"),
    **dict.fromkeys(("spear", "charge", "herded"), ("dusk", "spell", "charge")),
    "driven": ("charge", "dusk", "spell"),
    "fire": ("dawn",),
    "second": ("dawn",),
    **dict.fromkeys(("ruin", "aura"), ("each", "trophies", "dawn", "spent", "dusk", "spell")),
    "trophies": ("dawn", "spent", "after", "trophies", "build"),
    **dict.fromkeys(("action", "card", "after"), ("day",)),
    "spent": ("day", "after"),
    "market": ("after",),
    "build": ("after", "spent"),
    "tile": ("after", "spent"),
    "lay": ("tile",),
    **dict.fromkeys(("upgrade", "move", "site", "send", "arrive"), _EFFECT),
    **dict.fromkeys(("damage", "capture", "pitch", "push", "push_cell", "far", "backward"), ("spent",)),
    **dict.fromkeys(("marker", "free", "raze"), ("spent",)),
}


def stack_faults(s: TowersState) -> list[str]:
    """The frames that play cannot have put there, one upon the other; empty if all is well."""
    found = []
    names = [s.flow.names[frame[0]] for frame in s.stack]
    for below, name in zip(["", *names], names, strict=False):
        if below not in UPON.get(name, ()):
            found.append(f"ask: {name} does not come upon {below or 'nothing'}.")
    if any((frame[1] == TOGETHER) != (name == "night") for frame, name in zip(s.stack, names, strict=True)):
        found.append("ask: only the Night asks several at once.")
    if (s.played != NONE) != ("spent" in names):
        found.append("played: a card that is being resolved.")
    if s.event != NONE and any(frame[0] == DUSK and frame[2] == 2 for frame in s.stack):
        found.append("event: it is resolved before the next one is revealed.")
    if s.aside and "lay" not in names:
        found.append("aside: tiles are set aside until one is laid.")
    return found


def bottom(s: TowersState) -> str:
    """The name of the frame under all others: how far the game is; "" when it is over."""
    return s.flow.names[s.stack[0][0]] if s.stack else ""
