"""Short ways to lay a table, answer, and read what lies where.

`table` takes lines of a position and adds what a test need not say: no gnomes, six trolls in the lairs of each seat,
champions that change nothing, a known offer, known tiles and halls. `grid` puts symbols into an ancestry by a drawing:

    grid(table("trolls p1 mo1*2"), P1, "A A J", "R2")

Its first symbol lies at e5, rows go down; `_` is a cell without a card, and `A*` a covered symbol.
"""

from __future__ import annotations

import dovre
from dovre.games.fall.components import (
    BIT,
    CARDED,
    CHAMPION_NUMBER,
    CLANS,
    GLYPHS,
    GRID,
    KINDS,
    N_CLANS,
    NONE,
    PAWNS,
    SIDE_FOR,
    SIGNS,
    SPACE_NUMBER,
    SPACES,
    START_CELL,
    gate_row,
    offer_size,
)
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.ancestry import print_champion, print_symbol
from dovre.games.fall.rules.end import all_controlled, hall_counts, hall_shares
from dovre.games.fall.state import N_SOURCES, SOURCES, FallState
from tests.play import after, asked, event, events, legal, names  # noqa: F401 (part of these helpers)

P1, P2, P3, P4, P5 = range(5)
QUIET = ("murkha", "anvgar", "tizgra", "olmma", "pluddra")  # starting champions without pawn
OFFERS = (
    ("imbolg", "crym", "sigddan", "okkag", "khazga", "thessel"),
    ("orrowyn", "yrsgol", "selunga", "vashtor", "drubba", "xarkha"),
)
HALLS = ("4 4 4 8 8 8 12 12 12 12 4 8", "4 4 8 8 12 12 12 4 4 8 8 12")
NOW = {"wave": 0, "first": 0, "pick": 0, "rally": 0, "wheel": 0}
SEAT_ZONES = ("trolls", "champions", "drawn", "hand", "ancestry", "cubes", "honour")
MODES = [*((seats, {}) for seats in (2, 3, 4, 5)), (5, {"turn_order": "even"})]


def table(*lines: str, seats: int = 4, seed: int = 7) -> FallState:
    """The position with these lines and all that must agree with them. It must be possible."""
    state = dovre.read_position(position(*lines, seats=seats, seed=seed))
    assert isinstance(state, FallState)
    assert GAME.faults(state) == [], GAME.faults(state)
    return state


def position(*lines: str, seats: int = 4, seed: int = 7) -> str:
    """The text of that position."""
    said = _said(lines)
    now = {**NOW, **dict(word.split("=") for word in said.get("now", "").split())}
    owned = {word for zone, text in said.items() if zone.startswith("champions") for word in text.split()}
    latest = max((champion.deck for champion in GAME.box.champions if champion.id in owned), default=0)
    now["wave"] = max(int(now["wave"]), latest)  # champions of a deck are won in its wave
    said["now"] = " ".join(f"{name}={value}" for name, value in now.items())
    wave = int(now["wave"])
    said.setdefault("ask", "p2 battle, p1 turn 0")
    said.setdefault("gnomes", "-")
    said.setdefault("lairs", " ".join(GLYPHS[:seats]))
    said.setdefault("gates", " ".join(CLANS))
    said.setdefault("tiles", " ".join(f"v{n + 1}" for n in range(N_CLANS)))
    said.setdefault("halls", HALLS[SIDE_FOR[seats]])
    if wave:
        said.setdefault("past", " ".join(CLANS[: gate_row(seats)]))
    for seat, glyph in enumerate(said["lairs"].split()):
        said.setdefault(f"champions p{seat + 1}", QUIET[seat])
        lairs = "" if glyph == "-" else f"{glyph}-o*3 {glyph}-i*3"
        said.setdefault(f"trolls p{seat + 1}", lairs)
    taken = {name for zone, text in said.items() if zone.startswith("champions") for name in text.split()}
    offer = [name for name in OFFERS[wave == 2] if name not in taken][: offer_size(seats)]
    spare = [n for n in GAME.box.champions if n.deck == (2 if wave == 2 else 1) and n.id not in {*taken, *offer}]
    offer += [champion.id for champion in spare][: offer_size(seats) - len(offer)]
    said.setdefault("offer", " ".join(offer))
    chosen = " ".join(f"{name}={value}" for name, value in GAME.full_options({}, seats)) or "-"
    head = f"fall/{GAME.version}  seats {seats}  seed {seed}  options {chosen}"
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


# -- ancestries -------------------------------------------------------------------------------------------------------


def grid(state: FallState, seat: int, *rows: str) -> FallState:
    """The same table with these symbols in an ancestry, whatever cards would give them."""
    new = state.copy()
    first = seat * SIGNS
    new.signs[first : first + SIGNS] = [0] * SIGNS
    new.cubes[seat] = 0
    for down, row in enumerate(rows):
        for right, word in enumerate(row.split()):
            cell = START_CELL + GRID * down + right
            if word == "_":
                continue
            new.signs[first + CARDED] |= BIT[cell]
            symbol = word.rstrip("*")
            if symbol != ".":
                print_symbol(new.signs, first, cell, KINDS.index(symbol[0]), int(symbol[1:] or 1))
            if word.endswith("*"):
                new.cubes[seat] |= BIT[cell]
    for champion in new.champions[seat]:
        print_champion(new.signs, first, champion)
    return new


def turn(*lines: str, signs: tuple[str, ...] = ("A R I G",), seats: int = 4, seed: int = 7) -> FallState:
    """The turn of p1 with these symbols in his ancestry, the first at e5."""
    return grid(table(*lines, seats=seats, seed=seed), P1, *signs)


# -- reading a table --------------------------------------------------------------------------------------------------


def trolls(state: FallState, seat: int, space: str) -> int:
    """Normal trolls of a seat in a cave or lair."""
    return state.trolls[seat * SPACES + SPACE_NUMBER[space]]


def units(state: FallState, seat: int, space: str) -> int:
    return state.units[seat * SPACES + SPACE_NUMBER[space]]


def pawn(state: FallState, champion: str) -> str | None:
    """Where a champion pawn stands."""
    at = state.pawns[PAWNS.index(CHAMPION_NUMBER[champion])]
    return None if at == NONE else list(SPACE_NUMBER)[at]


def votes(state: FallState, seat: int, clan: str) -> int:
    return state.votes[seat * N_CLANS + CLANS.index(clan)]


def influence(state: FallState, seat: int, champion: str) -> int:
    return state.influence[state.offer.index(CHAMPION_NUMBER[champion]) * state.seats + seat]


def honour(state: FallState, seat: int, source: str = "") -> int:
    """Honour of a seat, all of it or by one line of the sheet."""
    own = state.honour[seat * N_SOURCES : (seat + 1) * N_SOURCES]
    return own[SOURCES.index(source)] if source else sum(own)


def gnomes(state: FallState) -> set[str]:
    """The invaded caves."""
    return {name for name, space in SPACE_NUMBER.items() if state.invaded >> space & 1}


def refused(state: FallState, token: str, seat: int | None = None) -> tuple[str, str]:
    """Code and rule of the refusal of an answer."""
    refusal = GAME.why_not(state, state.waiting[0] if seat is None else seat, token)
    assert refusal is not None, f"{token} is legal"
    return refusal.code, refusal.rule


def wave_end(*lines: str, seats: int = 4, seed: int = 7) -> FallState:
    """The last turn of a wave, p1 about to end it: nobody has provisions left."""
    empty = " ".join(["0"] * seats)
    ask = "ask p2 battle, p1 turn 2"
    return table(ask, f"provisions {empty}", f"despair {empty}", *lines, seats=seats, seed=seed)


def shares(state: FallState, hall: int) -> tuple[tuple[int, ...], bool, int]:
    """Who wins a great hall, whether the gnomes do, and what each seat gains."""
    return hall_shares(state, hall, all_controlled(state))


def caves_beside(state: FallState, hall: int) -> list[int]:
    """Caves beside a great hall by seat, then those of the gnomes."""
    return hall_counts(state, hall, all_controlled(state))
