"""What `kings` brings to the tests over all games."""

from __future__ import annotations

from pathlib import Path

from dovre.games.kings import events, scoring
from dovre.games.kings.components import BOX_FILES, CARDS, ENDS, MINES, RACES
from dovre.games.kings.game import GAME
from dovre.games.kings.state import KingsState
from tests.hooks import Book, Hooks, Words, literals
from tests.play import exchanged_numbers

SILENT = {"camped", "top", "shown"}


def exchanged(state: KingsState, one: int, two: int) -> KingsState:
    """The same table with two creatures exchanged: backs and handles stay where they are."""
    other = state.copy()
    for zone in ("deck", "centre", "piles", "camp", "hands", "mines", "crews", "developed", "discard"):
        setattr(other, zone, exchanged_numbers(getattr(state, zone), one, two))
    other.hands = [sorted(hand) for hand in other.hands]
    backs, handles = list(state.backs), list(state.handles)
    for table in (backs, handles):
        table[one], table[two] = table[two], table[one]
    other.backs, other.handles = bytes(backs), bytes(handles)
    return other


def exchangeable(state: KingsState, viewer: int | None) -> list[list[int]]:
    """Any hidden creature could lie where another does."""
    return [[card for zone in GAME.zones(state) if not zone.shows_face(viewer) for card in zone.components]]


def told_events() -> set[str]:
    """The two names of a capture are chosen before the event is made."""
    return literals(Path(events.__file__), "Event") | {"captured", "captured.for"}


HOOKS = Hooks(
    slug="kings",
    book=Book(
        prefix="KING",
        digits=2,
        total=77,
        chapters={"S": 12, "T": 18, "C": 12, "D": 17, "R": 7, "E": 11},
        others=(*(f"GAP-K{number:02}" for number in range(1, 21)), *(f"EX-{number}" for number in range(1, 10))),
    ),
    words=Words(
        families={
            **{family: set(RACES) for family in ("race", "a_race", "races", "king")},
            **{family: {mine.id for mine in MINES} for family in ("mine", "the_mine")},
            "creature": {f"{RACES[card.race]}{card.strength}" for card in CARDS},
        },
        events=told_events() - SILENT,
        silent=SILENT,
        seldom={"ended.shared"},
        scores=literals(Path(scoring.__file__), "ScoreLine"),
        ends=set(ENDS),
        alike={"race.orc", "races.orc"},
        twins=True,
        longest=70,
    ),
    exchanged=exchanged,
    exchangeable=exchangeable,
    counts={
        "ladders": [21, 63, 759, 1851, 21518],
        "last-cards": [14, 34, 451, 806, 6015],
    },
    modes=[(2, {}), (3, {}), (4, {}), (2, {"pairing": "printed"}), (3, {"pairing": "printed"})],
    box_files=BOX_FILES,
    box_change=("mines", "value = 10", "value = 11"),
    impossible={
        "is on the table 0 times": lambda data: data["deck"].pop(),
        "is on the table 2 times": lambda data: data["discard"].append(data["deck"][0]),
        "backs: ": lambda data: data["backs"].__setitem__(slice(0, 5), ["M01"] * 5),
        "kings: ": lambda data: data.update(king=["p1", "orc"]),
        "zones: ": lambda data: data["mines"].pop(),
        "hand p1: ": lambda data: data["hand"][0].append(data["deck"].pop()),
        "end: ": lambda data: data.update(stack=[]),
    },
)
