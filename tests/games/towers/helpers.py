"""Short ways to lay a table, answer, and read what lies where.

`table` takes lines of a position and adds what a test need not say: empty paths, no cards, ten crystals, a known market
and known trophies, five events of which none was resolved. `night` and `dawn` begin with that phase.
"""

from __future__ import annotations

import dovre
from dovre.games.towers.components import BOX, CELL_NAMES, SPOT_NAMES, TOKEN_NAMES, TOKEN_NUMBER, bits_of, own_tokens
from dovre.games.towers.game import GAME
from dovre.games.towers.notation import tower_word
from dovre.games.towers.state import TowersState
from tests.play import after, asked, event, events, legal, names  # noqa: F401 (part of these helpers)

P1, P2, P3, P4 = range(4)
SEAT_ZONES = ("path", "towers", "fired", "creatures", "caught", "inside", "pile", "night", "sprung", "tiles", "hand")
EXTRA = ["e05", "e08", "e03", "e04", "e06", "e07", "e09", "e01", "e02", "x01", "x02", "x03", "x04"]  # in this order
NOTHINGS = {level: BOX.nothings[n] for n, level in enumerate(("easy", "medium", "hard", "extreme"))}
LONG = "p1.1.2 p4.2.1 p2.1.2"  # EX-3: ten cells
SIX = "p1.1.2"  # EX-1: six cells


def table(*lines: str, seats: int = 2, seed: int = 7, **options: str) -> TowersState:
    """The position with these lines and all that must agree with them. It must be possible."""
    state = dovre.read_position(position(*lines, seats=seats, seed=seed, **options))
    assert isinstance(state, TowersState)
    assert GAME.faults(state) == [], GAME.faults(state)
    return state


def position(*lines: str, seats: int = 2, seed: int = 7, **options: str) -> str:
    """The text of that position."""
    said = _said(lines)
    chosen = dict(GAME.full_options(options, seats))
    now = {"round": "2", "first": "0", "pawn": "0"}
    now.update(dict(word.split("=") for word in said.get("now", "").split()))
    said["now"] = " ".join(f"{name}={value}" for name, value in now.items())
    said.setdefault("ask", "p1 day 1, p1 action")
    said.setdefault("city", " ".join(("druids", "tribes", "artisans", "paladins")[:seats]))
    said.setdefault("crystals", " ".join(["10"] * seats))
    said.setdefault("market", "q10 q12 q11")
    said.setdefault("discard", "-")
    if seats > 1 and chosen.get("mode") == "standard":
        said.setdefault("trophies", "t08 t09 t10 t11")
    if seats == 1:
        said.setdefault("spells", "sr2 sb1 sg1")
    _say_events(said, chosen["level"], seats == 1)
    for seat in range(seats):
        for zone in ("path", "towers", "creatures", "hand"):
            said.setdefault(f"{zone} p{seat + 1}", "-")
        _say_pile(said, seat)
    told = " ".join(f"{name}={value}" for name, value in chosen.items())
    head = f"towers/{GAME.version}  seats {seats}  seed {seed}  options {told}"
    return "\n".join([head, *(f"{zone} {text or '-'}" for zone, text in said.items())])


def _say_pile(said: dict[str, str], seat: int) -> None:
    """What lies neither in the pile that is said nor anywhere else is on the city tile; after the boss two are left."""
    lines = [text for zone, text in said.items() if zone.split()[0] in ("creatures", "caught", "inside")]
    out = {word.partition(":")[0] for text in lines for word in text.split()}
    left = [TOKEN_NAMES[token] for token in own_tokens(seat) if TOKEN_NAMES[token] not in out]
    pile = f"pile p{seat + 1}"
    if pile not in said:
        if f"boss{seat + 1}" not in out:
            return
        said[pile] = " ".join(name.rstrip("0123456789") for name in left[:2])
    for kind in reversed(said[pile].split()):
        left = [name for name in left if name != next((one for one in left if one.startswith(kind)), None)]
    inside = f"inside p{seat + 1}"
    said[inside] = " ".join([*said.get(inside, "").replace("-", "").split(), *left])


def _say_events(said: dict[str, str], level: str, alone: bool) -> None:
    """Ten cards of the level, those that are named among them, and the rest in the box."""
    force = said.get("force", "-")
    said.setdefault("resolved", force)
    said.setdefault("event", "-")
    seen = [card for zone in ("resolved", "event") for card in said[zone].split() if card != "-"]
    nothings = NOTHINGS[level] - seen.count("e00")
    others = [card for card in EXTRA if card not in seen and (level == "extreme" or card[0] == "e")]
    others = [card for card in others if not (alone and card in ("e01", "e02"))]
    others = others[: 10 - len(seen) - nothings]
    said.setdefault("events", " ".join([*others, *["e00"] * nothings]))
    used = {*seen, *said["events"].split()}
    spare = ["e00"] * (5 - NOTHINGS[level]) + sorted(card for card in EXTRA if card not in used)
    said.setdefault("spare", " ".join(spare))


def _said(lines: tuple[str, ...]) -> dict[str, str]:
    """The lines by zone; `towers p1` is a zone of its own."""
    found: dict[str, str] = {}
    for line in lines:
        words = line.split()
        width = 2 if words[0] in SEAT_ZONES else 1
        zone = " ".join(words[:width])
        assert zone not in found, f"{zone} is said twice"
        found[zone] = " ".join(words[width:])
    return found


def night(*lines: str, seats: int = 2, seed: int = 7, **options: str) -> TowersState:
    """A Night from its beginning, to the first question after it began."""
    return table("ask p1 dusk 2", *lines, seats=seats, seed=seed, **options)


def dawn(*lines: str, seats: int = 2, seed: int = 7, **options: str) -> TowersState:
    return table("ask p1 dawn 0", *lines, seats=seats, seed=seed, **options)


def dusk(card: str, *lines: str, seats: int = 2, seed: int = 7, **options: str) -> TowersState:
    """The Dusk that resolves this event."""
    return table("ask p1 dusk 1", f"event {card}", *lines, seats=seats, seed=seed, **options)


# -- reading a table --------------------------------------------------------------------------------------------------


def at(state: TowersState, creature: str) -> str | None:
    """The cell of a creature on a path."""
    cell = state.cell[TOKEN_NUMBER[creature]]
    return None if cell < 0 else CELL_NAMES[cell]


def wounded(state: TowersState, creature: str) -> bool:
    return bool(state.wounded >> TOKEN_NUMBER[creature] & 1)


def on(state: TowersState, seat: int) -> set[str]:
    """The creatures of a path."""
    return names_of(state.crowd[seat])


def names_of(mask: int) -> set[str]:
    return {name for name, token in TOKEN_NUMBER.items() if mask >> token & 1}


def towers(state: TowersState, seat: int) -> list[str]:
    return [tower_word(tower) for tower in state.towers[seat]]


def spots(mask: int) -> list[str]:
    return [SPOT_NAMES[spot] for spot in bits_of(mask)]


def hand(state: TowersState, seat: int) -> list[str]:
    return state.to_data()["hand"][seat]


def refused(state: TowersState, token: str, seat: int | None = None) -> tuple[str, str]:
    """Code and rule of the refusal of an answer."""
    refusal = GAME.why_not(state, state.waiting[0] if seat is None else seat, token)
    assert refusal is not None, f"{token} is legal"
    for lang in ("fr", "en"):
        assert refusal.words(lang)
    return refusal.code, refusal.rule
