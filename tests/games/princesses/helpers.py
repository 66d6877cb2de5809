"""Short ways to lay a table, answer, and read what lies where.

`table` takes lines of a position and adds what a test need not say: boards yellow, red, violet, turquoise in the order
of the seats, p1 first and about to move in phase 2, the starting humans in the mining caves, the King with p2.
"""

from __future__ import annotations

import dovre
from dovre.games.princesses.components import (
    CAVES,
    COLOURS,
    N_CAVES,
    N_RESOURCES,
    N_VILLAGES,
    N_WHERE,
    RESOURCES,
    SLOT_NAMES,
    VILLAGES,
    WHERE,
    bits_of,
)
from dovre.games.princesses.game import GAME
from dovre.games.princesses.notation import N_STOCK, STOCK, laid_name
from dovre.games.princesses.state import PrincessesState
from tests.play import after, asked, event, events, legal, names  # noqa: F401 (part of these helpers)

P1, P2, P3, P4 = range(4)
NOW = {
    "round": 1,
    "first": 0,
    "phase": 2,
    "place": -1,
    "own": 0,
    "helpers": 0,
    "royal": 0,
    "castle": 0,
    "locked": -1,
}
SEAT_ZONES = (
    *("trolls", "humans", "outposts", "swapped", "vacant", "goods", "full", "network", "stored", "cards", "claims"),
    *("hand", "draw", "played"),
)
MODES = [
    (2, {}),
    (2, {"second_seat": "none"}),
    (3, {"boards": "chosen"}),
    (3, {}),
    (4, {}),
    (4, {"boards": "chosen", "later_seats": "goods"}),
]
QUIET = "rc01 rc06 rc11 rc13"  # challenges that nobody fulfils by chance


def table(*lines: str, seats: int = 3, seed: int = 7, options: str = "boards=random") -> PrincessesState:
    """The position with these lines and all that must agree with them. It must be possible."""
    state = dovre.read_position(position(*lines, seats=seats, seed=seed, options=options))
    assert isinstance(state, PrincessesState)
    assert GAME.faults(state) == [], GAME.faults(state)
    return state


def position(*lines: str, seats: int = 3, seed: int = 7, options: str = "boards=random") -> str:
    """The text of that position."""
    said = _said(lines)
    said.setdefault("ask", "p1 turn 2, p1 move")
    now = dict(NOW)
    now.update({name: int(value) for name, value in (word.split("=") for word in said.get("now", "").split())})
    said["now"] = " ".join(f"{name}={value}" for name, value in now.items())
    said.setdefault("boards", " ".join(COLOURS[:seats]))
    said.setdefault("castles", " ".join(("ct04", "ct09", "ct07", "ct08")[:seats]))
    said.setdefault("challenges", QUIET)
    said.setdefault("king", "p2.troll_power")
    said.setdefault("power", " ".join(["0"] * seats))
    said.setdefault("cows", " ".join(["1"] * seats))
    said.setdefault("covers", " ".join(("3", "3", "3", "2")[:seats]))
    for seat, colour in enumerate(said["boards"].split()):
        board = GAME.box.boards[COLOURS.index(colour)]
        full = " ".join(f"{name}*{n}" for name, n in zip(RESOURCES, board.sites, strict=True) if n)
        said.setdefault(f"full p{seat + 1}", full)
        said.setdefault(f"goods p{seat + 1}", "")
        said.setdefault(f"humans p{seat + 1}", "mining")
    start = ",".join(f"{name}*{n}" for name, n in zip(STOCK, GAME.box.common.start, strict=True) if n)
    if "stock" in said:
        given = {word.partition(":")[0] for word in said["stock"].split()}
        said["stock"] += "".join(f" {name}:{start}" for name in VILLAGES[:seats] if name not in given)
    options += " second_seat=none" if seats == 2 else " later_seats=none"
    head = f"princesses/{GAME.version}  seats {seats}  seed {seed}  options {options}"
    return "\n".join([head, *(f"{zone} {text or '-'}" for zone, text in said.items())])


def _said(lines: tuple[str, ...]) -> dict[str, str]:
    """The lines by zone; `trolls p1` is a zone of its own."""
    found: dict[str, str] = {}
    for line in lines:
        words = line.split()
        width = 2 if words[0] in SEAT_ZONES else 1
        zone = " ".join(words[:width])
        assert zone not in found, f"{zone} is said twice"
        found[zone] = " ".join(words[width:])
    return found


def acting(place: str, own: int, *lines: str, helpers: int = 0, seats: int = 3, **now: int) -> PrincessesState:
    """The actions of p1 in a place, with so many points: one troll of his stands there."""
    at = WHERE.index(place)
    said = {"phase": 2, "place": at, "own": own, "helpers": helpers, "locked": at, **now}
    if said["phase"] == 3:
        said["locked"] = -1
    line = "now " + " ".join(f"{name}={value}" for name, value in said.items())
    trolls = () if any(one.startswith("trolls p1") for one in lines) else (f"trolls p1 {place}",)
    stage = 2 if said["phase"] == 2 else 3
    return table(f"ask p1 turn {stage}, p1 act", line, *trolls, *lines, seats=seats)


# -- reading a table --------------------------------------------------------------------------------------------------


def trolls(state: PrincessesState, seat: int, place: str) -> int:
    return state.trolls[seat * N_WHERE + WHERE.index(place)]


def humans(state: PrincessesState, seat: int, cave: str) -> int:
    return state.humans[seat * N_CAVES + CAVES.index(cave)]


def goods(state: PrincessesState, seat: int) -> tuple[int, ...]:
    """Obsidian, gold, diamonds in the field."""
    return tuple(state.goods[seat * N_RESOURCES : (seat + 1) * N_RESOURCES])


def full(state: PrincessesState, seat: int) -> tuple[int, ...]:
    """The same on excavation sites."""
    return tuple(state.full[seat * N_RESOURCES : (seat + 1) * N_RESOURCES])


def sites(state: PrincessesState, seat: int) -> tuple[int, ...]:
    return tuple(state.sites[seat * N_RESOURCES : (seat + 1) * N_RESOURCES])


def stock(state: PrincessesState, village: str, item: str) -> int:
    return state.stock[VILLAGES.index(village) * N_STOCK + STOCK.index(item)]


def outposts(state: PrincessesState, seat: int, village: str) -> int:
    return state.outposts[seat * N_VILLAGES + VILLAGES.index(village)]


def network(state: PrincessesState, seat: int) -> list[str]:
    return [laid_name(number) for number in state.network[seat]]


def stored(state: PrincessesState, seat: int) -> list[str]:
    return [SLOT_NAMES[slot] for slot in bits_of(state.stored[seat])]


def points(state: PrincessesState) -> tuple[int, int]:
    """Own and helper points."""
    return state.own, state.helpers


def refused(state: PrincessesState, token: str, seat: int | None = None) -> tuple[str, str]:
    """Code and rule of the refusal of an answer."""
    refusal = GAME.why_not(state, state.waiting[0] if seat is None else seat, token)
    assert refusal is not None, f"{token} is legal"
    return refusal.code, refusal.rule
