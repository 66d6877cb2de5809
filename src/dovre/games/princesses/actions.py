"""Every answer of the game, as one table of tokens.

Places are `mining` or `ii`; cells a letter and a number with a rotation (`lay.a16.2`). Legal answers come sorted: the
order below is that in which every question lists its answers.
"""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.princesses.components import (
    ACTION_NAMES,
    CARD_DESIGNS,
    CAVES,
    CHALLENGE_NAMES,
    COLOURS,
    N_CAVES,
    N_PLACES,
    PLACES,
    RESOURCES,
    ROUND_NAMES,
    ROYAL_NAMES,
    SEAT_NAMES,
    SLOT_NAMES,
    START_NAMES,
    TILE_NAMES,
    VILLAGES,
    WHERE,
)
from dovre.games.princesses.geometry import CELL_NAMES, SIDES
from dovre.kernel.action import Alphabet

MAIN = "main"  # the troll of the main move of phase 2
MOVERS = (*PLACES, MAIN)
N_MOVERS = len(MOVERS)
PRINTED = "printed"  # the royal tile on the board
OTHER_PAYMENTS = ("gold", "diamond")

_BLOCKS: list[tuple[str, Sequence[tuple[str, ...]]]] = [
    ("board", [(colour,) for colour in COLOURS]),
    ("cave", [(cave,) for cave in CAVES]),
    ("play", [(name,) for name in ROUND_NAMES]),
    ("move", [(start, goal) for start in WHERE for goal in PLACES]),
    ("chase", [(seat,) for seat in SEAT_NAMES]),
    ("do", [(name,) for name in ACTION_NAMES]),
    ("royal", [(PRINTED,), *((name,) for name in ROYAL_NAMES)]),
    ("vacate", [(name,) for name in START_NAMES]),
    ("village", [(name,) for name in VILLAGES]),
    ("store", [(name,) for name in SLOT_NAMES]),
    ("pay", [(name,) for name in OTHER_PAYMENTS]),
    ("tile", [(name,) for name in TILE_NAMES]),
    ("gain", [(name,) for name in ROYAL_NAMES]),
    ("lay", [(cell, str(turn)) for cell in CELL_NAMES for turn in range(SIDES)]),
    ("refill", [(name,) for name in RESOURCES]),
    ("card", [(name,) for name in CARD_DESIGNS]),
    ("troll", [(start, goal) for start in MOVERS for goal in PLACES]),
    ("human", [(start, goal) for start in CAVES for goal in CAVES]),
    ("claim", [(name,) for name in CHALLENGE_NAMES]),
    ("stop", [()]),
    ("end", [()]),
]

ALPHABET = Alphabet("princesses", _BLOCKS)
_OF = ALPHABET.by_verb

BOARD = _OF["board"]
CAVE = _OF["cave"]
PLAY = _OF["play"]
MOVE = ALPHABET.table("move", N_PLACES)  # by origin, then goal
CHASE = _OF["chase"]
DO = _OF["do"]
ROYAL = _OF["royal"]  # royal tile + 1
VACATE = _OF["vacate"]
VILLAGE = _OF["village"]
STORE = _OF["store"]
PAY_GOLD, PAY_DIAMOND = _OF["pay"]
TILE = _OF["tile"]
GAIN = _OF["gain"]
LAY = ALPHABET.table("lay", SIDES)  # by cell, then rotation
REFILL = _OF["refill"]
CARD = _OF["card"]  # by design
TROLL = ALPHABET.table("troll", N_PLACES)  # by origin or MAIN, then goal
HUMAN = ALPHABET.table("human", N_CAVES)
CLAIM = _OF["claim"]
(STOP,) = _OF["stop"]
(END,) = _OF["end"]
MAIN_ROW = TROLL[MOVERS.index(MAIN)]
