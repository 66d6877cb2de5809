"""What `princesses` brings to the tests over all games."""

from __future__ import annotations

from pathlib import Path

from dovre.games.princesses import events, scoring
from dovre.games.princesses.box import BACKS, BOX_FILES, SLOTS
from dovre.games.princesses.components import (
    ACTION_NAMES,
    CARD_DESIGNS,
    CASTLE_NAMES,
    CHALLENGE_NAMES,
    COLOURS,
    DESIGNS,
    LAID_NAMES,
    RESOURCES,
    ROUND_NAMES,
    ROUNDS,
    ROYAL_NAMES,
    SLOT_NAMES,
    START_NAMES,
    WHERE,
)
from dovre.games.princesses.effects import NEEDED, SCORED
from dovre.games.princesses.game import GAME
from dovre.games.princesses.state import PrincessesState
from dovre.games.princesses.view import CARD, CASTLE, ROUND, ROYAL
from tests.games.princesses.helpers import MODES, position
from tests.hooks import Book, Hooks, Words, literals
from tests.play import exchanged_numbers

HUMANS = ("challenges rc01 rc06 rc11 rc14", "humans p1 mining*3 building*2")
BARE = "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling"


def acting(place: int, own: int, phase: int = 2, trolls: int = 1) -> tuple[str, ...]:
    """The actions of p1 in a place."""
    locked = place if phase == 2 else -1
    return (
        f"ask p1 turn {phase}, p1 act",
        f"now phase={phase} place={place} own={own} locked={locked}",
        f"trolls p1 {WHERE[place]}*{trolls}",
    )


LINES = {  # what is told on the way: the table, then the answers of whoever is asked
    "swap": ((*acting(4, 2), "goods p1 gold*2 diamond", "power 2 0 0"), "do.changeling pay.gold vacate.ch_cap end"),
    "castle": ((*acting(3, 3), "castles ct03 ct09 ct07"), "do.castle troll.main.ii end"),
    "home": ((*acting(3, 3), "castles ct04 ct09 ct07"), "do.castle end troll.main.mining"),
    "claim": (
        (*acting(4, 1, 3), *HUMANS, BARE, "royal_row rt04 rt05 rt06 rt07 rt08"),
        "end claim.rc14 gain.rt04 lay.a16.0",
    ),
    "no claim": ((*acting(4, 1, 3), *HUMANS, BARE), "end stop"),
    "chase": (("trolls p1 ii", "trolls p2 ii*2", "trolls p3 ii"), "move.beside.ii chase.p2 cave.mining"),
    "royals": (
        (*acting(0, 1, trolls=2), "network p1 rt02.a16.0 rt03.a17.0", "humans p1 mining*2"),
        "do.royal royal.rt02 human.mining.building troll.main.ii",
    ),
    "printed": ((*acting(0, 1), "network p1 rt04.a16.0"), "do.royal royal.printed"),
    "card": ((*acting(4, 4), "goods p1 obsidian*3", "network p1 b09.a16.0", "covers 2 3 3"), "do.bell stop"),
    "hire": ((*acting(4, 2), "goods p1 gold", "power 1 0 0"), "do.human cave.building"),
    "outpost": ((*acting(1, 3), "network p1 r05.a16.0"), "do.outpost vacate.op_pow village.ii store.r05"),
    "two tiles": (
        (*acting(1, 2), "goods p1 obsidian", "tile_row r01 b01 p10 p01 v11"),
        "do.build tile.r01 lay.a16.2 tile.b01 lay.a17.0",
    ),
    "sealed with a site": (
        (*acting(1, 2), "goods p1 obsidian", "network p1 p14.a16.3 v15.a17.4", "tile_row v09 b01 p10 p01 v11"),
        "do.build tile.v09 lay.b15.0",
    ),
    "sealed": (
        (*acting(1, 2), "goods p1 obsidian", "network p1 p14.a16.3 v15.a17.4", "tile_row v01 b01 p10 p01 v11"),
        "do.build tile.v01",
    ),
    "refill": ((*acting(2, 2), "full p1 -"), "do.refill refill.gold"),
    "princess": (
        (
            *acting(4, 5),
            "goods p1 diamond",
            "power 2 0 0",
            "network p1 p01.a16.0",
            "stock ii:bell*3,outpost*3,changeling,human,princess",
            "royal_row rt04 rt05 rt06 rt07 rt08",
        ),
        "do.princess gain.rt04 lay.a17.0",
    ),
    "buy": (
        (*acting(2, 1), "power 1 0 0", "card_row tt6a tb2a ts2a tb3a tb4a"),
        "do.buy card.tt6",
    ),
    "tower": (
        (
            "ask p1 turn 1, p1 play",
            "now phase=1",
            "hand p1 i-d1 ii-d2 iii-d6",
            "stock iii:bell*3,outpost*3,changeling,human,princess",
        ),
        "play.iii-d6",
    ),
}


def exchanged(state: PrincessesState, one: int, two: int) -> PrincessesState:
    """The same table with two hidden tiles or cards exchanged."""
    other = state.copy()
    if one < ROYAL:
        other.tile_deck = exchanged_numbers(state.tile_deck, one, two)
    elif one < CASTLE:
        other.royal_deck = exchanged_numbers(state.royal_deck, one - ROYAL, two - ROYAL)
    elif one < ROUND:
        other.card_deck = exchanged_numbers(state.card_deck, one - CARD, two - CARD)
    else:
        other.hands = exchanged_numbers(state.hands, one - ROUND, two - ROUND)
        other.decks = exchanged_numbers(state.decks, one - ROUND, two - ROUND)
    return other


def exchangeable(state: PrincessesState, viewer: int | None) -> list[list[int]]:
    """Tiles and cards of decks, and round cards with the same back."""
    hidden = {zone.name: zone.components for zone in GAME.zones(state) if not zone.shows_face(viewer)}
    rounds = [
        n
        for zone in GAME.zones(state)
        if zone.name in ("hand", "draw") and not zone.shows_face(viewer)
        for n in zone.components
    ]
    return [
        *(list(hidden[name]) for name in ("tile_deck", "royal_deck", "card_deck")),
        *([n for n in rounds if ROUNDS[n - ROUND].back == back] for back in range(len(BACKS))),
    ]


NAMES = ("resource", "bell", "princess", "victory", "royal", "round", "start", "slot", "card", "board")
EFFECTS = (
    *("uncover", "gain", "power", "mine", "refill", "build", "card", "trolls", "humans", "upgrade", "receive"),
    *("capacity", "none", "sites", "slots", "totems"),
)

HOOKS = Hooks(
    slug="princesses",
    book=Book(
        prefix="PRIN",
        digits=1,
        total=218,
        chapters={
            "S": 16,
            "P": 21,
            "R": 15,
            "M": 22,
            "A": 11,
            "B": 25,
            "K": 8,
            "V": 17,
            "C": 8,
            "E": 10,
            "X": 65,
        },
        others=(
            *(f"GAP-{number:02}" for number in range(1, 46)),
            *("EX-1", "EX-2", "EX-3", "EX-3b"),
            *(f"EX-{number}" for number in range(4, 11)),
        ),
    ),
    words=Words(
        families={
            "colour": set(COLOURS),
            "place": set(WHERE),
            "item": {"princess", "changeling", "human"},
            "piece": set(SLOTS),
            "resource": set(RESOURCES),
            "deed": set(ACTION_NAMES),
            "tile": set(LAID_NAMES),
            "royal": set(ROYAL_NAMES),
            "printed": set(COLOURS),
            "design": set(DESIGNS),
            "challenge": set(CHALLENGE_NAMES),
            "round_card": set(ROUND_NAMES),
            "start": set(START_NAMES),
            "slot": set(SLOT_NAMES),
            "castle": set(CASTLE_NAMES),
            "troll_card": set(CARD_DESIGNS),
            "card_does": set(CARD_DESIGNS),
        },
        boxed=(
            "tile",
            "royal",
            "printed",
            "design",
            "challenge",
            "round_card",
            "troll_card",
            "start",
            "slot",
            "castle",
            "card_does",
        ),
        others={
            *(f"name.{name}" for name in NAMES),
            *(f"{way}.{name}" for way in ("effect", "short") for name in EFFECTS),
            "short.bed",
            *(f"amount.{name}" for name in (*RESOURCES, "cow", "power")),
            *(f"site.{name}" for name in RESOURCES),
            *(f"slot_kind.{name}" for name in SLOTS),
            *(f"scored.{name}" for name in SCORED),
            *(f"need.{name}" for name in NEEDED),
            *("vp.one", "vp.many", "rank.princesses", "rank.tie"),
        },
        events=literals(Path(events.__file__), "_tell", 1)
        | {"hand", "hand.hidden", "drawn", "drawn.hidden", "human.moved"},
        silent=set(),
        seldom={"forfeited", "ended.shared"},
        scores=literals(Path(scoring.__file__), "ScoreLine"),
        ends={"rounds"},
        alike={
            "title",
            *("action.play", "action.store", "action.tile", "action.refill", "action.card", "action.royal"),
            *(
                "short.sites",
                "name.card",
                "name.start",
                "name.slot",
                "score.card",
                "score.princesses",
                "source.princesses",
            ),
            *(f"place.{name}" for name in ("i", "ii", "iii", "iv")),
            *("colour.violet", "colour.turquoise"),
        },
        twins=True,
        longest=85,
    ),
    exchanged=exchanged,
    exchangeable=exchangeable,
    counts={
        "first-turn": [3, 18, 45, 170, 505, 1421],
        "middle": [12, 45, 132, 820, 2948],
        "last-round": [3, 19, 200, 445, 2180],
    },
    modes=MODES,
    avoided=("end",),
    lines=[(position(*lines), tokens) for lines, tokens in LINES.values()],
    box_files=BOX_FILES,
    box_change=("villages", "cauldrons = 4", "cauldrons = 5"),
    impossible={
        "is on the table 0 times": lambda data: data["tile_deck"].pop(),
        "is on the table 2 times": lambda data: data["card_deck"].append(data["card_deck"][0]),
        "boards: ": lambda data: data["boards"].pop(),
        "trolls: p1": lambda data: data["trolls"][0].append("mining"),
        "cows are": lambda data: data["reserve"].append("cow"),
        "princesses are": lambda data: data["reserve"].append("princess"),
        "power: ": lambda data: data["power"].__setitem__(0, "9"),
        "full: ": lambda data: data["full"][0].append("diamond*9"),
        "stored: ": lambda data: data["stored"][0].append("tb8a"),
        "outposts: ": lambda data: data["outposts"][0].append("i"),
        "swapped: ": lambda data: data["swapped"][0].append("i"),
        "claims: ": lambda data: data["claims"][0].extend(["rc01", "rc02"]),
        "challenges: ": lambda data: data["challenges"].reverse(),
        "draw: night": lambda data: data["draw"][0].reverse(),
        "king: ": lambda data: data["king"].__setitem__(slice(None), ["iv"]),
    },
)
