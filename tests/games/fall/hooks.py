"""What `fall` brings to the tests over all games."""

from __future__ import annotations

from pathlib import Path

from dovre.games.fall import events, scoring
from dovre.games.fall.box import BOX_FILES, EFFECTS
from dovre.games.fall.components import (
    CARD_NAMES,
    CELL_NAMES,
    CHAMPION_NAMES,
    CLANS,
    GLYPHS,
    HALL_NAMES,
    SPACE_NAMES,
    TYPES,
    WAVES,
)
from dovre.games.fall.game import GAME
from dovre.games.fall.prompts import STAGES
from dovre.games.fall.rules.invaders import REASONS
from dovre.games.fall.state import DOMAINS, SOURCES, FallState
from dovre.games.fall.view import CHAMPION, GATE, GNOME, HALL
from dovre.games.fall.words import QUADRANT_NAMES, SYMBOLS
from tests.games.fall.helpers import MODES, position
from tests.hooks import Book, Hooks, Words, literals
from tests.play import exchanged_numbers

SILENT = {"turned", "tie.first"}  # the latter only in positions: play begins with votes
BARE = ("provisions 0 0 0 0", "despair 0 0 0 0")
FULL = "trolls p1 spiral-o*10 spiral-i*8 mo1*7"
REWARDS = ("ask p1 rewards 0", *BARE)
LAST = (*REWARDS, "now wave=2")
BREACH = "ask p3 battle, p2 turn 2, p2 close, p2 invade 0 2 0 1"
GATE_1 = ("ask p1 gates 4, p1 invade 0 1 1 0", "now rally=0", *BARE)
TURN = "ask p2 battle, p1 turn 2, p1 close, p1 "
LINES = {  # what is told on the way: the table, then the answers of whoever is asked
    "relocation": ((f"{TURN}reinforce 3", FULL, *BARE), "to.mo1 move.spiral-o move.spiral-i stop"),
    "relocated champion": (
        (f"{TURN}reinforce 3", FULL, *BARE, "champions p1 argash", "pawns argash:mo2"),
        "to.mo1 lead.argash stop",
    ),
    "horn": (
        (f"{TURN}after, p1 reinforce 2", "champions p1 murkha okkag", "pawns okkag:mo1", "trolls p1 mo2"),
        "none use.okkag",
    ),
    "split": (
        (f"{TURN}influence 3 1", "champions p1 murkha dastra"),
        "use.dastra influence.imbolg influence.crym split.1",
    ),
    "selkra": (("champions p1 selkra", "ask p2 battle, p1 turn 2"), "use.selkra gate.1 stop"),
    "chorvel": (
        ("champions p1 chorvel", "pawns chorvel:mo1", "trolls p1 mo2", "ask p2 battle, p1 turn 2"),
        "use.chorvel to.mo2",
    ),
    "imbolg": (
        (
            *("champions p1 murkha imbolg", "pawns imbolg:mo3", "trolls p2 mo2 mo1"),
            *("trolls p1 ha3", "ask p2 battle, p1 turn 2"),
        ),
        "use.imbolg to.mo2",
    ),
    "mokkur": (
        (
            *("champions p1 murkha mokkur", "pawns mokkur:mo1", "gnomes mo2:1 mo3:2"),
            *("trolls p1 ha3", "ask p2 battle, p1 turn 2"),
        ),
        "use.mokkur token.mo2.1",
    ),
    "mokkur in vain": (
        (
            *("champions p1 murkha mokkur", "pawns mokkur:mo1", "gnomes mo2:1 mo3:2"),
            *("trolls p1 ha3", "ask p2 battle, p1 turn 2"),
        ),
        "use.mokkur token.mo3.1",
    ),
    "victim": ((*GATE_1, "champions p2 argash", "pawns argash:mo1", "trolls p2 mo1"), "lose.argash to.eye-o"),
    "rescue": (
        (*GATE_1, "champions p1 murkha thornak", "pawns thornak:mo3 ", "trolls p1 mo1*2"),
        "to.spiral-o",
    ),
    "no target": (
        (
            *("ask p2 battle, p1 turn 2", *BARE, "champions p1 murkha lirrash", "pawns lirrash:mo1"),
            *("trolls p1 ha3", "gates moss granite fire ice moon hammer mud"),
        ),
        "end",
    ),
    "a lot": (
        (
            *("ask p2 battle, p1 turn 2", *BARE, "trolls p1 mo1 ha3", "trolls p2 mo1"),
            "gates moss granite fire ice moon hammer mud",
        ),
        "end",
    ),
    "breach": ((BREACH, "now rally=0", "trolls p1 mo1*3", "champions p1 argash", "pawns argash:mo1"), "lose.troll"),
    "others moved": (
        (f"{TURN}trolls 3", "trolls p2 mo3*2", "champions p2 argash", "pawns argash:mo3"),
        "out.mo3 shift.argash.mo2 shift.p2.mo1 stop",
    ),
    "thessel": ((*REWARDS, "offer thessel:p1*3 crym noctha okkag khazga", "trolls p1 mo1"), "to.mo1 add.3"),
    "thessel in vain": ((*REWARDS, "offer thessel:p1*3 crym noctha okkag khazga"), "none"),
    "grell": ((*REWARDS, "offer grell:p1*3,p2*1 crym noctha okkag khazga"), "clan.ice console.vote clan.fire none"),
    "kasskar": (
        (*LAST, "offer kasskar:p1*3 selunga drubba orrowyn thuldra", "votes moss:p1*3"),
        "clan.ice clan.ice clan.ice clan.moss clan.fire add.2",
    ),
    "stars": (
        (*LAST, "offer yrsgol:p1*3 vashtor:p1*1 xarkha:p1*1 drubba:p1*3 selunga", "trolls p1 mo1 mo2"),
        "star.mo1 star.h1 star.ice",
    ),
    "no place": (
        (
            *("ask all draft (()/()/()/())", "now wave=1"),
            *("ancestry p1 a39.e5 a38.d6 a26.e6", "hand p1 a41 a42 a43 a44"),
            *("ancestry p2 a01.e5 a02.f6 a03.g7", "hand p2 a61 a10 a11 a12"),
            *("ancestry p3 a04.e5 a05.f6 a06.g7", "hand p3 a62 a13 a14 a15"),
            *("ancestry p4 a07.e5 a08.f6 a09.g7", "hand p4 a63 a16 a17 a18"),
        ),
        "toss.a41 draft.a61.e5 draft.a62.e5 draft.a63.e5",
    ),
    "jokers": (("ask p1 rations 1, p1 jokers -1", "provisions 6 8 8 8", "ancestry p1 a53.e5 a54.f6 a55.f7"), "stop"),
}


def exchanged(state: FallState, one: int, two: int) -> FallState:
    """The same table with two hidden cards, champions, tokens or gates exchanged."""
    other = state.copy()
    if one < CHAMPION:
        other.deck = exchanged_numbers(state.deck, one, two)
        other.hands = exchanged_numbers(state.hands, one, two)
        cards = exchanged_numbers([card for card, _ in state.discards], one, two)
        other.discards = [(card, mask) for card, (_, mask) in zip(cards, state.discards, strict=True)]
    elif one < GNOME:
        other.decks = exchanged_numbers(state.decks, one - CHAMPION, two - CHAMPION)
        other.drawn = exchanged_numbers(state.drawn, one - CHAMPION, two - CHAMPION)
    elif one < GATE:
        tokens = (one - GNOME, two - GNOME)
        other.gnomes = exchanged_numbers(state.gnomes, *tokens)
        if (state.bag >> tokens[0] & 1) != (state.bag >> tokens[1] & 1):
            other.bag ^= 1 << tokens[0] | 1 << tokens[1]
    else:
        gates = exchanged_numbers(state.gates, one - GATE, two - GATE)
        row = len(state.gate_seen)
        other.gates = (*gates[:row], *sorted(gates[row:]))
    return other


def exchangeable(state: FallState, viewer: int | None) -> list[list[int]]:
    """Hidden components of a kind; what others have sealed may not change under their answers."""
    hidden = [zone for zone in GAME.zones(state) if not zone.shows_face(viewer)]
    frame = state.sealed_frame
    sealed = {seat for seat, given in enumerate(frame[2]) if given} if frame is not None else set()
    free = [zone for zone in hidden if zone.name not in ("hand", "drawn") or zone.owner not in sealed]
    found = [n for zone in free for n in zone.components]
    decks = [[CHAMPION + n for n in deck] for deck in state.decks]
    decks[0] += [n for zone in free if zone.name == "drawn" for n in zone.components]
    return [
        [n for n in found if n < CHAMPION],
        *decks,
        [n for n in found if GNOME <= n < GATE],
        [n for n in found if GATE <= n < HALL],
    ]


HOOKS = Hooks(
    slug="fall",
    book=Book(
        prefix="FALL",
        digits=2,
        total=184,
        chapters={
            "S": 28,
            "A": 17,
            "B": 21,
            "D": 18,
            "M": 15,
            "C": 5,
            "R": 4,
            "I": 4,
            "G": 20,
            "W": 19,
            "H": 11,
            "P": 14,
            "F": 8,
        },
        others=(*(f"Q-{number:02}" for number in range(1, 44)), *(f"EX-{number}" for number in range(1, 18))),
    ),
    words=Words(
        families={
            "glyph": set(GLYPHS),
            "hall": set(HALL_NAMES),
            "type": set(TYPES),
            "symbol": set(SYMBOLS),
            "effect": set(EFFECTS),
            "empty": set(REASONS),
            "fewest": set(REASONS),
            "wave": {wave.id for wave in WAVES},
            "wave_title": {wave.id for wave in WAVES},
            "stage": set(STAGES),
            "champion": set(CHAMPION_NAMES),
            "clan": set(CLANS),
            "of_clan": set(CLANS),
            "space": set(SPACE_NAMES),
            "card": set(CARD_NAMES),
            "cell": set(CELL_NAMES),
        },
        boxed=("champion", "clan", "space", "card", "cell"),
        others={
            "lair.o",
            "lair.i",
            "rank.votes",
            "rank.tie",
            *(f"quadrant.{name}" for name in (*QUADRANT_NAMES, "empty")),
            *(f"grouped.{name}" for name in TYPES),
        },
        events=(
            literals(Path(events.__file__), "_tell", 1)
            | literals(Path(events.__file__), "_tell_one", 2)
            | literals(Path(events.__file__), "_tell_one", 3)
        )
        - SILENT,
        silent=SILENT,
        seldom={"ended.shared"},
        scores=literals(Path(scoring.__file__), "ScoreLine") | set(SOURCES[:DOMAINS]),
        ends={"waves"},
        alike={
            "action.add",
            "action.add.votes",
            "action.console.vote",
            "score.plank",
            "effect.influence",
            "grouped.gnome",
            "grouped.influence",
            "quadrant.gnome",
            "quadrant.influence",
            "quadrant.joker",
            "quadrant.provisions",
            "symbol.gnome",
            "symbol.influence",
            "symbol.joker",
            "type.gnome",
            "type.influence",
        },
        longest=125,  # a card told by its four symbols, in the bar of a piece to be laid
    ),
    exchanged=exchanged,
    exchangeable=exchangeable,
    counts={
        "first-lairs": [7, 39, 180],
        "second-wave": [21, 70, 482],
        "last-wave": [22, 86, 626],
    },
    modes=MODES,
    lines=[(position(*lines), tokens) for lines, tokens in LINES.values()],
    box_files=BOX_FILES,
    box_change=("fixed", "first_cave = 6", "first_cave = 7"),
    impossible={
        "is on the table 0 times": lambda data: data["deck"].pop(),
        "is on the table 2 times": lambda data: data["deck"].append(data["deck"][0]),
        "zones: ": lambda data: data["lairs"].pop(),
        "decks: ": lambda data: data["deck0"].append(data["deck3"].pop()),
        "gates": lambda data: data["gates"].reverse(),
        "halls: ": lambda data: data["halls"].reverse(),
        "gnomes: all tokens": lambda data: data["bag"].pop(),
        "provisions: ": lambda data: data["provisions"].__setitem__(0, "9"),
        "trolls: p1": lambda data: data["trolls"][0].append("mo1"),
        "boost: ": lambda data: data["boost"].__setitem__(0, "7"),
        "votes: ": lambda data: data["votes"].append("moss:p1*1,p2*3"),
        "honour: ": lambda data: data["honour"][0].append("elders*3"),
        "now: ": lambda data: data["now"].__setitem__(0, "wave=2"),
        "cubes: ": lambda data: data["cubes"][0].append("a1"),
        "champions: p1": lambda data: data["deck0"].append(data["drawn"][0].pop()),
        "hand: ": lambda data: data["hand"][0].append(data["deck"].pop()),
    },
)
