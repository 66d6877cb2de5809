"""What `feast` brings to the tests over all games."""

from __future__ import annotations

from pathlib import Path

from feast import events
from feast.components import BOX_FILES, DISHES
from feast.game import GAME
from feast.state import FeastState
from tests.games.feast.helpers import ONE, TWO
from tests.hooks import Book, Hooks, Words, literals
from tests.play import exchanged_numbers

HEAD = "feast/1  seats 2  seed 7  options length=short\n"
ENDS = {"rounds", "one_awake", "asleep", "asleep_alone"}


def exchanged(state: FeastState, one: int, two: int) -> FeastState:
    """The same table with two dishes exchanged, also where one was chosen and sealed: answers begin with the dishes."""
    other = state.copy()
    for zone in ("deck", "hands", "stack"):
        setattr(other, zone, exchanged_numbers(getattr(state, zone), one, two))
    other.hands = [sorted(hand) for hand in other.hands]
    other.stack = [(frame[0], frame[1], *new[2:]) for frame, new in zip(state.stack, other.stack, strict=True)]
    return other


def exchangeable(state: FeastState, viewer: int | None) -> list[list[int]]:
    """Any hidden dish could lie where another does."""
    return [[dish for zone in GAME.zones(state) if not zone.shows_face(viewer) for dish in zone.components]]


HOOKS = Hooks(
    slug="feast",
    book=Book(prefix="FEAST", digits=1, total=21, chapters={"S": 4, "R": 6, "A": 3, "T": 3, "E": 5}),
    words=Words(
        families={
            "dish": {dish.kind for dish in DISHES},
            "trophy": {"antler", "pillow"},
            "end": ENDS,
            "rank": {"sleeper", "scullion", "guest", "friend", "champion"},
        },
        boxed=("dish",),
        others={"in_vain", "rank", "sleepers"},
        events=literals(Path(events.__file__), "Event") | {"served", "served.loudly", "king", "king.beaten"},
        silent=set(),
        scores={"antlers", "pillows", "honours"},
        ends=ENDS,
        alike={"event.ended"},
        longest=60,
    ),
    exchanged=exchanged,
    exchangeable=exchangeable,
    counts={"sealed": [5, 22, 72, 144, 792, 2880], "toast": [2, 11, 60, 259, 721, 1657]},
    modes=[(3, {}), (1, {}), (2, {}), (4, {"length": "long"})],
    lines=[
        (HEAD + TWO, "dish.boar9 boast.softly dish.cake9 boast.softly"),  # a tie
        (HEAD.replace("seats 2", "seats 1") + ONE, "dish.boar9 boast.loudly"),  # stronger than any throw
    ],
    box_files=BOX_FILES,
    box_change=("dishes", "weight = 3", "weight = 2"),
    impossible={
        "is on the table 0 times": lambda data: data["deck"].pop(),
        "is on the table 2 times": lambda data: data["eaten"].append(data["deck"][0]),
        "belly: one for each seat": lambda data: data["belly"].pop(),
        "honours: from 0 up": lambda data: data["honours"].__setitem__(0, "-1"),
        "now: a round up to": lambda data: data.update(now=["round=9", "winner=0", "king=0"]),
        "shown: dishes of a hand": lambda data: data["shown"].append(data["deck"][0]),
        "hand, shown: sorted": lambda data: data["hand"][1].reverse(),
        "ask: the game is not over": lambda data: data.update(stack=[]),
    },
)
