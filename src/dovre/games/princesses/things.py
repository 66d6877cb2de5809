"""The things on the board that answers are about, by their names there.

What belongs to a seat carries it: the mining cave of the second is `place:p2.mining`, its trolls there
`trolls:p2.mining`. Villages, tiles and cards have their own names: `place:ii`, `tile:r05`, `card:tb1`.
"""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.princesses.actions import MAIN, PRINTED
from dovre.games.princesses.components import (
    CARD_DESIGNS,
    CARDS,
    CAVES,
    FIRST_ROYAL,
    LAID_NUMBER,
    NONE,
    ROYALS,
    SLOT_KIND,
    SLOT_NAMES,
    SLOTS,
    START_NAMES,
    START_SLOTS,
    TILES,
    VILLAGES,
)
from dovre.games.princesses.effects import NO_EFFECT
from dovre.kernel.action import Action
from dovre.kernel.events import Event, Walk

Namer = Callable[[int, Action], tuple[str, ...]]


def _of(kind: str) -> Namer:
    """The part of the answer is the name of a thing of this kind."""
    return lambda seat, action: (f"{kind}:{action.parts[0]}",)


def _own(kind: str) -> Namer:
    """The same, of the seat that answers."""
    return lambda seat, action: (f"{kind}:p{seat + 1}.{action.parts[0]}",)


def place_name(seat: int, place: str) -> str:
    """A cave of this seat, or a village."""
    return f"place:p{seat + 1}.{place}" if place in CAVES else f"place:{place}"


def _place(seat: int, action: Action) -> tuple[str, ...]:
    return (place_name(seat, action.parts[0]),)


def _troll(seat: int, action: Action) -> tuple[str, ...]:
    """Who goes is one choice, where to another; the troll of phase 2 is told apart. [PRIN-M20]"""
    start, goal = action.parts
    who = f"main:p{seat + 1}" if start == MAIN else f"trolls:p{seat + 1}.{start}"
    return who, place_name(seat, goal)


def _human(seat: int, action: Action) -> tuple[str, ...]:
    start, goal = action.parts
    return f"humans:p{seat + 1}.{start}", place_name(seat, goal)


def _royal(seat: int, action: Action) -> tuple[str, ...]:
    """The royal tile of the board, or one of the network."""
    tile = action.parts[0]
    return (f"printed:p{seat + 1}" if tile == PRINTED else f"tile:{tile}",)


# -- sorts: what a tip tells of things that are alike ----------------------------------------------------------------


def _tile_sort(own: str) -> str:
    """The type of a cave tile; a royal tile is an action or not."""
    number = LAID_NUMBER.get(own, NONE)
    if number == NONE:
        return ""
    if number < FIRST_ROYAL:
        return TILES[number].type
    return "action" if ROYALS[number - FIRST_ROYAL].effect != NO_EFFECT else "passive"


def _card_sort(own: str) -> str:
    """The family of a troll card. [PRIN-K6]"""
    if own not in CARD_DESIGNS:
        return ""
    card = CARDS[CARD_DESIGNS.index(own)]
    if card.score is not None:
        return "score"
    return "now" if card.now != NO_EFFECT else "store"


def _slot_sort(own: str) -> str:
    return SLOTS[SLOT_KIND[SLOT_NAMES.index(own)]] if own in SLOT_NAMES else ""


def _start_sort(own: str) -> str:
    return START_SLOTS[START_NAMES.index(own)].piece if own in START_NAMES else ""


def _place_sort(own: str) -> str:
    return "village" if own in VILLAGES else own


SORTS: dict[str, Callable[[str], str]] = {
    "tile": _tile_sort,
    "card": _card_sort,
    "owned": _card_sort,
    "slot": _slot_sort,
    "start": _start_sort,
    "place": _place_sort,
    "stock": str,
}


def sort_of(name: str) -> str:
    """The sort of a thing, whoever it belongs to."""
    kind, _, own = name.partition(":")
    return SORTS[kind](own.rpartition(".")[2]) if kind in SORTS else ""


# by verb; tiles are laid by the page itself, and the rest are buttons
THINGS: dict[str, Namer] = {
    "board": _of("board"),
    "cave": _place,
    "play": _of("round"),
    "move": _troll,
    "chase": _of("chased"),
    "do": _of("deed"),
    "royal": _royal,
    "vacate": _own("start"),
    "village": _place,
    "store": _own("slot"),
    "pay": _own("goods"),
    "tile": _of("tile"),
    "gain": _of("tile"),
    "refill": _own("sites"),
    "card": _of("card"),
    "troll": _troll,
    "human": _human,
    "claim": _of("challenge"),
}

# by event: the parts that say where a troll leaves and where it arrives; those of a seat come in from beside the board
WALKS = {"entered": ("", "goal"), "moved": ("start", "goal"), "troll": ("start", "goal"), "fled": ("village", "place")}


def walks(event: Event) -> list[Walk]:
    """The troll that goes from place to place, one of several there."""
    if event.name not in WALKS:
        return []
    parts = dict(event.parts)
    seat = parts["seat"]
    start, goal = (place_name(seat, parts[part]) if part else f"seat:p{seat + 1}" for part in WALKS[event.name])
    return [Walk(f"walker:p{seat + 1}", (start, goal), f"troll-p{seat + 1}")]


# by kind of thing: the rule that says what it is for
RULES = {
    "seat": "PRIN-R1",
    "board": "PRIN-P1",
    "place": "PRIN-M2",
    "trolls": "PRIN-M1",
    "main": "PRIN-M20",
    "chased": "PRIN-M8",
    "humans": "PRIN-M11",
    "king": "PRIN-R8",
    "points": "PRIN-M17",
    "deed": "PRIN-M18",
    "castle": "PRIN-V6",
    "stock": "PRIN-V1",
    "outposts": "PRIN-B6",
    "swapped": "PRIN-V9",
    "reserve": "PRIN-S13",
    "tile": "PRIN-B7",
    "card": "PRIN-K4",
    "owned": "PRIN-K6",
    "challenge": "PRIN-C2",
    "deck": "PRIN-R13",
    "round": "PRIN-R3",
    "hand": "PRIN-R15",
    "goods": "PRIN-P9",
    "sites": "PRIN-A5",
    "power": "PRIN-K3",
    "cows": "PRIN-V17",
    "start": "PRIN-B3",
    "slot": "PRIN-B5",
    "printed": "PRIN-A9",
    "network": "PRIN-B13",
    "score": "PRIN-E9",
    "first": "PRIN-S16",
}
