"""What `towers` brings to the tests over all games."""

from __future__ import annotations

from pathlib import Path

from dovre.games.towers import events, scoring
from dovre.games.towers.actions import ACTS
from dovre.games.towers.box import BOX_FILES
from dovre.games.towers.components import (
    BOX,
    CARD_QUEST,
    CELL_NAMES,
    CITIES,
    COLOURS,
    CREATURES,
    EVENT_NAMES,
    QUEST_NAMES,
    SPELL_NAMES,
    SPOT_NAMES,
    TILE_NAMES,
    TROPHY_NAMES,
)
from dovre.games.towers.game import GAME
from dovre.games.towers.state import TowersState
from dovre.games.towers.view import EVENT
from tests.games.towers.helpers import LONG, position
from tests.hooks import Book, Hooks, Words, literals
from tests.play import exchanged_numbers

MODES = [
    (2, {}),
    (3, {"mode": "intro"}),
    (4, {"level": "extreme", "cities": "chosen"}),
    (1, {"level": "hard"}),
]
TRAP = "towers p1 c2se:yellow+"
LINES = {  # what is told on the way: the table, then the answers of whoever is asked
    "trap": (("ask p1 dusk 2", TRAP, "creatures p1 spider1:c1", f"path p1 {LONG}"), "trap.c2se"),
    "sabotage": (("ask p1 dusk 1", "event e01", "towers p2 c2se:red c1se:blue"), "raze.p2.c2se pay"),
    "card": (("hand p1 q16", "creatures p1 orc1:c5", f"path p1 {LONG}"), "act.card use.q16 back.2"),
}


def exchanged(state: TowersState, one: int, two: int) -> TowersState:
    """The same table with two hidden quest cards exchanged."""
    other = state.copy()
    other.deck = exchanged_numbers(state.deck, one, two)
    other.hands = [tuple(sorted(hand)) for hand in exchanged_numbers(state.hands, one, two)]
    return other


def exchangeable(state: TowersState, viewer: int | None) -> list[list[int]]:
    """Quest cards that the viewer does not see; a hand that must be played from stays as it is."""
    forced = {frame[1] for frame in state.stack if GAME.state_type.flow.names[frame[0]] == "card" and frame[2]}
    hidden = [zone for zone in GAME.zones(state) if not zone.shows_face(viewer) and zone.owner not in forced]
    cards = [n for zone in hidden for n in zone.components if n < EVENT]
    kinds: dict[int, int] = {}
    for card in cards:
        kinds.setdefault(CARD_QUEST[card], card)
    return [list(kinds.values())]  # two of a kind would be the same table


HOOKS = Hooks(
    slug="towers",
    book=Book(
        prefix="TOWR",
        digits=2,
        total=218,
        chapters={
            "G": 9,
            "S": 23,
            "K": 8,
            "N": 24,
            "A": 17,
            "J": 34,
            "P": 14,
            "C": 12,
            "U": 13,
            "Q": 11,
            "X": 18,
            "E": 7,
            "I": 7,
            "L": 20,
        },
        others=(*(f"GAP-T{number:02}" for number in range(1, 60)), *(f"EX-{number}" for number in range(1, 10))),
    ),
    words=Words(
        families={
            "face": {f"{kind}{face}" for kind in CREATURES for face in ("", ".wounded")},
            "creature": set(CREATURES),
            "tower": set(COLOURS),
            "city": set(CITIES),
            "tile": set(TILE_NAMES),
            "quest": set(QUEST_NAMES),
            "event_card": set(EVENT_NAMES),
            "trophy": set(TROPHY_NAMES),
            "spell": set(SPELL_NAMES),
            "rank": {rank.id for rank in BOX.ranks},
            "cell": set(CELL_NAMES),
            "spot": set(SPOT_NAMES),
        },
        boxed=(
            *("creature", "tower", "city", "tile", "quest", "event_card", "trophy", "spell", "rank", "cell", "spot"),
        ),
        others={
            *("place.cell", "place.nw", "place.ne", "place.sw", "place.se"),
            *("rank_note.crystals", "rank_note.tie", "rank_note.rank"),
        },
        events=literals(Path(events.__file__), "_tell", 1)
        | {f"phase.{name}" for name in ("night", "dawn", "day")}
        | {f"act.{act}" for act in ACTS}
        | {"drew", "drew.hidden", "fired", "fired.twice", "fired.split"},
        silent=set(),
        seldom={"ended.shared", "ended.won", "boss_captured", "ended"},
        scores=literals(Path(scoring.__file__), "ScoreLine"),
        ends={"boss", "guards"},
        alike={"title", "action.city", "action.place", "action.cash"},
        longest=70,
    ),
    exchanged=exchanged,
    exchangeable=exchangeable,
    counts={},
    modes=MODES,
    avoided=("build",),
    lines=[(position(*lines), tokens) for lines, tokens in LINES.values()],
    box_files=BOX_FILES,
    box_change=("fixed", "crystals = 6", "crystals = 7"),
    impossible={
        "deck: as many": lambda data: data["deck"].append(data["deck"][0]),
        "zones: ": lambda data: data["city"].pop(),
        "guards: ": lambda data: data["guards"].__setitem__(0, "16"),
        "events: ": lambda data: data["events"].pop(),
        "now: round": lambda data: data.__setitem__("now", ["round=0", "first=0", "pawn=0"]),
    },
)
