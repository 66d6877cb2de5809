"""What `towers` brings to the tests over all games."""

from __future__ import annotations

from pathlib import Path

from dovre.games.towers import events, scoring
from dovre.games.towers.actions import ACTS
from dovre.games.towers.box import BOX_FILES, pool_has
from dovre.games.towers.components import (
    BOSS,
    BOX,
    CARD_QUEST,
    CELL_NAMES,
    CITIES,
    COLOURS,
    CREATURES,
    EVENT_NAMES,
    EVENTS,
    EXTENSIONS,
    KIND,
    PATH_TILES,
    QUEST_NAMES,
    SPELL_NAMES,
    SPOT_NAMES,
    TILE_NAMES,
    TROPHY_NAMES,
)
from dovre.games.towers.game import GAME
from dovre.games.towers.rules.setup import number_pile
from dovre.games.towers.state import TowersState
from dovre.games.towers.view import CREATURE, EVENT, EXTENSION, TILE
from dovre.games.towers.view import SPELL as SPELLS
from dovre.games.towers.words import SIDE_NAMES
from tests.games.towers.helpers import LONG, position
from tests.hooks import Book, Hooks, Words, literals
from tests.play import exchanged_numbers

MODES = [
    (2, {}),
    (4, {}),
    (3, {"level": "medium"}),
    (2, {"level": "extreme"}),
    (2, {"mode": "intro", "cities": "chosen"}),
    (1, {}),
    (3, {"mode": "intro"}),
    (4, {"level": "extreme", "cities": "chosen"}),
    (1, {"level": "hard"}),
]
TRAP = "towers p1 c2se:yellow+"
ALL = " ".join(QUEST_NAMES[kind] for kind in CARD_QUEST)  # every quest card
SPELL = "now round=3 pawn=1"
LINES = {  # what is told on the way: the table, then the answers of whoever is asked
    "trap": (("ask p1 dusk 2", TRAP, "creatures p1 spider1:c1", f"path p1 {LONG}"), "none trap.c2se"),
    "order": (
        ("ask p1 dusk 2", "markers p1.c2", "creatures p1 spider1:c1 orc1:c1", f"path p1 {LONG}"),
        "creature.orc1",
    ),
    "sabotage": (("ask p1 dusk 1", "event e01", "towers p2 c2se:red c1se:blue"), "raze.p2.c2se pay"),
    "sabotage refused": (("ask p1 dusk 1", "event e01", "towers p2 c2se:red c1se:blue"), "raze.p2.c2se refuse"),
    "tornado": (("ask p1 dusk 1", "event e02", "creatures p1 goblin1:c1 orc1:c2"), "creature.orc1"),
    "heal": (("ask p1 dusk 1", "event e07", "creatures p1 goblin1:c1! orc1:c1!", f"path p1 {LONG}"), "creature.orc1"),
    "silence": (("ask p1 dusk 1", "event e09", "towers p1 c2se:red c1se:blue"), "tower.c2se"),
    "toll": (("event e05", "ask p1 day 4, p2 action"), "act.quest"),
    "card": (
        ("hand p1 q16", "creatures p1 orc1:c5 goblin1:c4", f"path p1 {LONG}"),
        "act.card use.q16 creature.orc1 back.2",
    ),
    "cards": (("hand p1 q10 q01",), "act.build build.red.c2se none"),
    "upgrade": (("hand p1 q01", "towers p1 c1ne:yellow c2se:red c1se:blue"), "act.card use.q01 tower.c2se"),
    "move": (("hand p1 q07", "towers p1 c2se:red c1se:blue"), "act.card use.q07 tower.c2se site.c1ne"),
    "detour": (("hand p1 q08", "extension r1 r2 r3 r4"), "act.card use.q08 lay.1.2"),
    "bolt": (("hand p1 q13", "creatures p1 orc1:c2", "creatures p2 orc4:c2"), "act.card use.q13 creature.orc4"),
    "net": (("hand p1 q14", "creatures p1 orc1:c2!", "creatures p2 orc4:c2!"), "act.card use.q14 creature.orc4"),
    "pitch": (("hand p1 q15", "creatures p1 orc1:c2 goblin1:c3"), "act.card use.q15 cell.c2"),
    "warden": (("hand p1 h01", "creatures p1 orc1:c3 goblin1:c4"), "act.card use.h01 cell.c4 back.1"),
    "lancer": (("hand p1 h02", "creatures p1 orc1:c3 goblin1:c4"), "act.card use.h02 creature.orc1"),
    "quagmire": (("hand p1 q17",), "act.card use.q17 cell.c3"),
    "bogged": (("ask p1 day 4, p2 action", "markers p1.c2", "creatures p1 orc1:c1", f"path p1 {LONG}"), "act.quest"),
    "send": (
        ("hand p1 q18", "creatures p1 orc1:c3 goblin1:c4", "creatures p2 goblin5:c1 goblin6:c2"),
        "act.card use.q18 creature.orc1 place.p2.c2",
    ),
    "free": (
        ("hand p1 q19", "caught p2 orc4 goblin5", "creatures p2 goblin6:c1 goblin7:c2"),
        "act.card use.q19 creature.orc4 place.p2.c2",
    ),
    "raze": (
        ("hand p1 q20", "towers p2 c2se:blue+ c1se:red", "trophies t06 t08 t09 t10", "wrecks 1 0"),
        "act.card use.q20 raze.p2.c1se none",
    ),
    "aura": (("hand p1 q20", "towers p2 c2se:blue+ c1se:red"), "act.card use.q20 raze.p2.c1se aura.c2se"),
    "militia": (("hand p1 q21", "guards 9 9"), "act.card use.q21"),
    "bounty": (("hand p1 q11", "caught p1 orc1"), "act.card use.q11"),
    "market": (("market q10 q12 q21", "hand p1 q01"), "act.market use.q10 cash.q01"),
    "reshuffle": (("deck -", f"discard {ALL}", "market - - -"), "act.quest"),
    "shortcut": (("path p1 p8.1.2 p4.2.1", "ask p1 day 1, p1 after, p1 tile 0 0 1, p1 lay 8 0"), "lay.4.2"),
    "aside": (("path p1 p4.1.2", "tiles p1 p5 p7 p8 p9 p2 p6 p3 p1"), "act.lengthen"),
    "cannon": (
        ("ask p1 dawn 0", "towers p1 c2se:red+", "creatures p1 goblin1:c3 goblin2:c4!"),
        "fire.c2se.goblin1 creature.goblin2",
    ),
    "cannon twice": (
        ("ask p1 dawn 0", "towers p1 c2se:red+", "creatures p1 goblin1:c3 goblin2:c4!"),
        "fire.c2se.goblin1 creature.goblin1",
    ),
    "smash": (("ask p1 dawn 0", "towers p1 c2se:blue", "creatures p1 orc1:c3 orc2:c4!"), "fire.c2se.orc1"),
    "boss": (("ask p1 dawn 0", "towers p1 c2se:red", "creatures p1 boss1:c3", "damage 2 0"), "fire.c2se.boss1"),
    "caught": (("ask p1 dawn 0", "towers p1 c2se:red", "creatures p1 boss1:c3!", "damage 9 0"), "fire.c2se.boss1"),
    "yellow": (("ask p1 dawn 0", "towers p1 c2se:yellow", "creatures p1 spider1:c3"), "fire.c2se.spider1"),
    "trophy": (
        ("trophies t01 t08 t09 t10", "towers p1 c1ne:red c1se:red"),
        "act.build build.red.c2se none",
    ),
    "trophy send": (
        (
            *("trophies t04 t08 t09 t10", "towers p1 c1ne:red+ c1se:red+ c2se:red", "hand p1 q01"),
            *("creatures p1 orc1:c2", "creatures p2 orc4:c4"),
        ),
        "act.card use.q01 none",
    ),
    "trophy move": (
        ("trophies t02 t08 t09 t10", "towers p1 c1ne:blue c1se:blue"),
        "act.build build.blue.c2se none",
    ),
}
FORK = "path p1 p8.1.3 p4.1.2 p9.2.4"  # from c7 two ways lead to the city, from c8 two to the mine
CLOSED = "path p1 p3.2.1 p4.1.2"  # no tile fits at its end
LINES |= {
    "way": (("ask p1 dusk 2", FORK, "creatures p1 goblin1:c7"), "step.c8"),
    "backward": (("hand p1 q16", FORK, "creatures p1 orc1:c8"), "act.card use.q16 back.1 step.c7"),
    "closed": ((CLOSED,), "act.lengthen"),
    "no detour": ((CLOSED, "hand p1 q09"), "act.card use.q09"),
}
LINES |= {  # every card in hand, every trophy, every event to come
    "hand": (("hand p1 q02 q03 q04 q05 q06 q12 h03 h04", "towers p1 c2se:red"), "act.card use.q12"),
    "trophies": (("trophies t03 t05 t07 t12",), "act.quest"),
    **{f"next {name}": ((f"event {name}",), "act.quest") for name in EVENT_NAMES if name[0] == "e"},
}
EXTREME = {
    **{f"next {name}": ((f"event {name}",), "act.quest") for name in EVENT_NAMES if name[0] == "x"},
    "tremor": (("ask p1 dusk 1", "event x02", "towers p1 c2se:blue+ c1se:blue+"), "tower.c2se"),
    "famine": (("ask p1 dusk 1", "event x03", "hand p1 q01 q05"), "discard.q01"),
}
ALONE = {
    "charge": ((SPELL, "ask p1 dusk 0", "spells sr3 sb1 sg1", FORK, "creatures p1 orc1:c7"), "step.c8"),
    "spear": ((SPELL, "ask p1 dusk 0", "spells sr1 sb1 sg1", "towers p1 c2se:red c1se:blue"), "tower.c1se"),
    "blood": ((SPELL, "ask p1 day 2, p1 action", "spells sr2 sb1 sg1"), "act.quest"),
    "clouds": (("now round=3 pawn=2", "ask p1 day 2, p1 action", "spells sb3 sr2 sg1"), "act.quest"),
    "tithe": (("now round=3 pawn=2", "ask p1 day 2, p1 action", "spells sb1 sr2 sg1"), "act.quest"),
    "shepherd": (
        (
            *("now round=4 pawn=2", "ask p1 dusk 0", "spells sg3 sb1 sr2", f"path p1 {LONG}"),
            "creatures p1 demon:c1 orc1:c1 goblin1:c1",
        ),
        "creature.orc1",
    ),
    "demon": ((SPELL, "ask p1 day 2, p1 action", "spells sg1 sb1 sr2"), "act.quest"),
    **{f"known {n}": (("now round=10 pawn=9", f"spells sr{n} sb{n} sg{n}"), "act.quest") for n in (1, 2, 3)},
}


def zone_of(state: TowersState, name: str, seat: int | None = None) -> tuple[int, ...]:
    return next(zone.components for zone in GAME.zones(state) if zone.name == name and zone.owner == seat)


def exchanged(state: TowersState, one: int, two: int) -> TowersState:
    """The same table with two hidden cards, tiles, events, spells or creatures exchanged."""
    other = state.copy()
    other.deck = exchanged_numbers(state.deck, one, two)
    other.hands = [tuple(sorted(hand)) for hand in exchanged_numbers(state.hands, one, two)]
    numbers = [*zone_of(state, "events"), *zone_of(state, "spare")]
    kinds = [*state.events, *state.spare]
    if {one, two} <= set(numbers):
        first, second = numbers.index(one), numbers.index(two)
        kinds[first], kinds[second] = kinds[second], kinds[first]
        other.events, other.spare = tuple(kinds[: len(state.events)]), tuple(kinds[len(state.events) :])
    other.spells = exchanged_numbers(state.spells, one - SPELLS, two - SPELLS)
    other.extension = exchanged_numbers(state.extension, *(EXTENSIONS[0] + n - EXTENSION for n in (one, two)))
    for seat in range(state.seats):
        mine = TILE + seat * len(PATH_TILES)
        other.tiles[seat] = exchanged_numbers(state.tiles[seat], one - mine, two - mine)
        pile = exchanged_numbers(state.piles[seat], one - CREATURE, two - CREATURE)
        if pile != state.piles[seat]:  # of a kind the lowest comes first
            other.piles[seat] = number_pile(seat, [KIND[token] for token in pile], sorted(pile))
    return other


def exchangeable(state: TowersState, viewer: int | None) -> list[list[int]]:
    """What the viewer does not see, in groups whose members could lie in each other's place."""
    found = [hidden_cards(state, viewer), list(zone_of(state, "extension")), list(zone_of(state, "events"))]
    spare = [*zone_of(state, "events"), *zone_of(state, "spare")]
    drawn = zip(spare, [*state.events, *state.spare], strict=True)
    others = {n: kind for n, kind in drawn if kind and pool_has(EVENTS[kind], state.level, state.alone, state.intro)}
    found.append(list(others))
    for seat in range(state.seats):
        found.append(list(zone_of(state, "tiles", seat)))
        pile = zone_of(state, "pile", seat)
        kinds = {KIND[number - CREATURE]: number for number in pile if KIND[number - CREATURE] != BOSS}
        found.append(list(kinds.values()))  # two of a kind would be the same table
    slots = zone_of(state, "slots")
    found.append(list(slots))
    for number in slots:
        colour = BOX.spells[number - SPELLS].color
        box = zone_of(state, "spell_box")
        found += [[number, unused] for unused in box if BOX.spells[unused - SPELLS].color == colour]
    return found


def hidden_cards(state: TowersState, viewer: int | None) -> list[int]:
    """Some quest cards that the viewer does not see; a hand that must be played from stays as it is."""
    forced = {frame[1] for frame in state.stack if GAME.state_type.flow.names[frame[0]] == "card" and frame[2]}
    hidden = [zone for zone in GAME.zones(state) if not zone.shows_face(viewer) and zone.owner not in forced]
    kinds: dict[int, int] = {}
    for card in [n for zone in hidden for n in zone.components if n < EVENT]:
        kinds.setdefault(CARD_QUEST[card], card)  # two of a kind would be the same table
    return list(kinds.values())[state.round % 3 :: 3]


HOOKS = Hooks(
    slug="towers",
    book=Book(
        prefix="TOWR",
        digits=2,
        total=218,
        chapters={
            "G": 9,
            "S": 27,
            "K": 8,
            "N": 24,
            "A": 17,
            "J": 60,
            "P": 14,
            "C": 12,
            "U": 13,
            "Q": 11,
            "X": 18,
            "E": 7,
            "I": 7,
            "L": 20,
        },
        gaps=frozenset(
            [f"TOWR-S{n}" for n in range(16, 20)]
            + [f"TOWR-J{n}" for n in (*range(15, 20), *range(34, 40), *range(45, 50), *range(51, 60))]
        ),
        others=(*(f"GAP-T{number:02}" for number in range(1, 60)), *(f"EX-{number}" for number in range(1, 10))),
    ),
    words=Words(
        families={
            "side": set(SIDE_NAMES),
            "face": {f"{kind}{face}" for kind in CREATURES for face in ("", ".wounded")},
            "creature": set(CREATURES),
            "the": set(CREATURES),
            "a": set(CREATURES),
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
        seldom={"ended.shared", "ended.won"},
        scores=literals(Path(scoring.__file__), "ScoreLine"),
        ends={"boss", "guards"},
        alike={"title", "action.city", "action.place"},
        longest=70,
    ),
    exchanged=exchanged,
    exchangeable=exchangeable,
    counts={
        "night-of-two": [4, 14, 44, 124, 316, 770, 1792],
        "dawn-with-upgrades": [9, 42, 235, 1274, 5582],
        "day-with-cards": [5, 55, 555, 2044, 9568],
        "laying-tiles": [5, 33, 130, 354, 1695, 7827],
        "spells-alone": [2, 4, 8, 16, 30, 144, 558, 2419],
    },
    modes=MODES,
    lines=[
        *[(position(*lines), tokens) for lines, tokens in LINES.values()],
        *[(position(*lines, level="extreme"), tokens) for lines, tokens in EXTREME.values()],
        *[(position(*lines, seats=1), tokens) for lines, tokens in ALONE.values()],
    ],
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
