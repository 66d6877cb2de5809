"""Every answer of the game, as one table of tokens.

Caves are `mo1`, lair sites `eye-o`; cells of an ancestry a letter and a number (`e5`) or the champion that shows the
symbol; a card lies at its first quadrant (`draft.a17.d4`). Legal answers come sorted: the order below is that in which
every question lists its answers.
"""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.fall.components import (
    CARD_NAMES,
    CAVE_NAMES,
    CELL_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    CLANS,
    CLAWED,
    DECK_CHAMPIONS,
    GLYPHS,
    GRID,
    LAP,
    N_CARDS,
    N_PLACES,
    OKKAG,
    PAWN_NAMES,
    PLACE_CELL,
    PLACE_NAMES,
    PROVISIONS,
    SEATS_MOST,
    SPACE_NAMES,
    TROLLS,
    TYPES,
)
from dovre.games.fall.notation import STAR_PLACES
from dovre.kernel.action import Action, Alphabet

USABLE = (*CLAWED, OKKAG)  # champions that are used by an answer of their own
OFFERED = (*DECK_CHAMPIONS[1], *DECK_CHAMPIONS[2])
SEAT_NAMES = tuple(f"p{seat + 1}" for seat in range(SEATS_MOST))
MOVERS = (*SEAT_NAMES, *PAWN_NAMES)  # what the wheel can move: a normal troll of a seat, or a champion (FALL-G18)
SPLIT_MOST = 60  # more influence than one action can bring
RALLIES = ("back2", "back1", "stay", "on1", "on2")  # against the clock, and with it (FALL-G08)
SPACE_ROWS = [(name,) for name in SPACE_NAMES]
CELL_ROWS = [(name,) for name in CELL_NAMES]
TYPE_ROWS = [(name,) for name in TYPES]

_BLOCKS: list[tuple[str, Sequence[tuple[str, ...]]]] = [
    ("keep", [(CHAMPION_NAMES[number],) for number in DECK_CHAMPIONS[0]]),
    ("lairs", [(glyph,) for glyph in GLYPHS]),
    ("settle", [(name,) for name in CAVE_NAMES]),
    ("draft", [(card, place) for card in CARD_NAMES for place in PLACE_NAMES]),
    ("toss", [(card,) for card in CARD_NAMES]),
    ("cover", CELL_ROWS),
    ("take", CELL_ROWS),
    ("whole", TYPE_ROWS),
    ("act", TYPE_ROWS),
    ("use", [(CHAMPION_NAMES[number],) for number in USABLE]),
    ("spend", [(str(n),) for n in range(PROVISIONS + 1)]),
    ("to", SPACE_ROWS),
    ("move", SPACE_ROWS),
    ("lead", [(name,) for name in PAWN_NAMES]),
    ("add", [(str(n + 1),) for n in range(TROLLS)]),
    ("influence", [(CHAMPION_NAMES[number],) for number in OFFERED]),
    ("split", [(str(n + 1),) for n in range(SPLIT_MOST)]),
    ("wheel", [(str(n + 1),) for n in range(LAP)]),
    ("gate", [(str(n + 1),) for n in range(SEATS_MOST)]),
    ("token", [(name, slot) for name in CAVE_NAMES for slot in ("1", "2")]),
    ("rally", [(name,) for name in RALLIES]),
    ("enter", [(name,) for name in CAVE_NAMES]),
    ("lose", [("troll",), *((name,) for name in PAWN_NAMES)]),
    ("out", SPACE_ROWS),
    ("shift", [(who, name) for who in MOVERS for name in SPACE_NAMES]),
    ("clan", [(clan,) for clan in CLANS]),
    ("console", [("vote",), ("honour",)]),
    ("star", [(name,) for name in STAR_PLACES]),
    ("none", [()]),
    ("stop", [()]),
    ("end", [()]),
]

ALPHABET = Alphabet("fall", _BLOCKS)
_OF = ALPHABET.by_verb

KEEP = dict(zip(DECK_CHAMPIONS[0], _OF["keep"], strict=True))  # by champion
LAIRS = _OF["lairs"]
SETTLE = _OF["settle"]
DRAFT = _OF["draft"]  # card * N_PLACES + place
TOSS = _OF["toss"]
COVER = _OF["cover"]
TAKE = _OF["take"]
WHOLE = _OF["whole"]
ACT = _OF["act"]
USE = dict(zip(USABLE, _OF["use"], strict=True))  # by champion
SPEND = _OF["spend"]
TO = _OF["to"]
MOVE = _OF["move"]
LEAD = _OF["lead"]  # by pawn
ADD = _OF["add"]  # n - 1
INFLUENCE = dict(zip(OFFERED, _OF["influence"], strict=True))  # by champion
SPLIT = _OF["split"]  # n - 1
WHEEL = _OF["wheel"]  # n - 1
GATE = _OF["gate"]
TOKEN = _OF["token"]  # cave * 2 + slot
RALLY = _OF["rally"]  # steps + 2
ENTER = _OF["enter"]
LOSE = _OF["lose"]  # pawn + 1
OUT = _OF["out"]
SHIFT = ALPHABET.table("shift", len(SPACE_NAMES))  # by seat, then SEATS_MOST + pawn
CLAN = _OF["clan"]
CONSOLE_VOTE, CONSOLE_HONOUR = _OF["console"]
STAR = _OF["star"]
(PASS,) = _OF["none"]
(STOP,) = _OF["stop"]
(END,) = _OF["end"]

Row = tuple[Action | None, ...]  # by cell


def _draft_row(card: int) -> Row:
    row: list[Action | None] = [None] * (GRID * GRID)
    for place in range(N_PLACES):
        row[PLACE_CELL[place]] = DRAFT[card * N_PLACES + place]
    return tuple(row)


DRAFT_ROWS = tuple(_draft_row(card) for card in range(N_CARDS))  # by card, then by the cell of its first quadrant
USED = {action: number for number, action in USE.items()}
INFLUENCED = {action: number for number, action in INFLUENCE.items()}
KEPT = {action: number for number, action in KEEP.items()}
assert all(CHAMPIONS[number].claws or number == OKKAG for number in USABLE)
