"""Every answer of the game, as one table of tokens.

Cells are `c5`, emplacements `c5nw`, creatures `goblin1`; a tile is laid by the exit that joins the path and the exit
chosen for what follows (`lay.1.3`). Legal answers come sorted: the order below is that in which every question lists
its answers.
"""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.towers.box import MOST_EXITS
from dovre.games.towers.components import (
    CELL_NAMES,
    CELLS,
    CITIES,
    COLOURS,
    N_TOKENS,
    QUEST_NAMES,
    SEAT_NAMES,
    SPOT_NAMES,
    SPOTS,
    TOKEN_NAMES,
)
from dovre.kernel.action import Action, Alphabet

ACTS = ("build", "lengthen", "market", "quest", "card")
BUILD_ACT, LENGTHEN_ACT, MARKET_ACT, QUEST_ACT, CARD_ACT = range(len(ACTS))
LAY_ROWS = [(str(e + 1), str(x + 1)) for e in range(MOST_EXITS) for x in range(MOST_EXITS) if x != e]
CELL_ROWS = [(name,) for name in CELL_NAMES]
SPOT_ROWS = [(name,) for name in SPOT_NAMES]
TOKEN_ROWS = [(name,) for name in TOKEN_NAMES]
QUEST_ROWS = [(name,) for name in QUEST_NAMES]

_BLOCKS: list[tuple[str, Sequence[tuple[str, ...]]]] = [
    ("city", [(city,) for city in CITIES]),
    ("act", [(act,) for act in ACTS]),
    ("build", [(colour, spot) for colour in COLOURS for spot in SPOT_NAMES]),
    ("lay", LAY_ROWS),
    ("use", QUEST_ROWS),
    ("cash", QUEST_ROWS),
    ("discard", QUEST_ROWS),
    ("tower", SPOT_ROWS),
    ("site", SPOT_ROWS),
    ("trap", SPOT_ROWS),
    ("aura", SPOT_ROWS),
    ("raze", [(seat, spot) for seat in SEAT_NAMES for spot in SPOT_NAMES]),
    ("creature", TOKEN_ROWS),
    ("cell", CELL_ROWS),
    ("place", [(seat, cell) for seat in SEAT_NAMES for cell in CELL_NAMES]),
    ("step", CELL_ROWS),
    ("back", [("1",), ("2",), ("3",), ("4",), ("5",), ("6",), ("7",), ("8",), ("9",)]),
    ("fire", [(spot, token) for spot in SPOT_NAMES for token in TOKEN_NAMES]),
    ("pay", [()]),
    ("refuse", [()]),
    ("none", [()]),
]

ALPHABET = Alphabet("towers", _BLOCKS)
_OF = ALPHABET.by_verb

CITY = _OF["city"]
ACT = _OF["act"]
BUILD = ALPHABET.table("build", SPOTS)  # by colour and spot
LAY: dict[tuple[int, int], Action] = {(int(a.parts[0]) - 1, int(a.parts[1]) - 1): a for a in _OF["lay"]}
LAID = {action: way for way, action in LAY.items()}
USE = _OF["use"]
CASH = _OF["cash"]
DISCARD = _OF["discard"]
TOWER = _OF["tower"]
SITE = _OF["site"]
TRAP = _OF["trap"]
AURA = _OF["aura"]
RAZE = ALPHABET.table("raze", SPOTS)  # by seat and spot
CREATURE = _OF["creature"]
CELL = _OF["cell"]
PLACE = ALPHABET.table("place", CELLS)  # by seat and cell
STEP = _OF["step"]
BACK = _OF["back"]  # n - 1
FIRE = ALPHABET.table("fire", N_TOKENS)  # by spot and token
(PAY,) = _OF["pay"]
(REFUSE,) = _OF["refuse"]
(PASS,) = _OF["none"]
