"""What `hall` brings to the tests over all games."""

from __future__ import annotations

from pathlib import Path

from dovre.games.hall import events, scoring
from dovre.games.hall.box import BOX_FILES, CLANS, EFFECTS, KINDS
from dovre.games.hall.components import BOX, FIXED, N_STARTS, N_TROLLS, PACK_NAMES, SHAPES, SPELLS, STATUE_CLANS
from dovre.games.hall.game import GAME
from dovre.games.hall.state import HallState
from tests.games.hall.helpers import MODES, position, tunnel
from tests.hooks import Book, Hooks, Words, literals
from tests.play import exchanged_numbers

STATUES = set(CLANS[:STATUE_CLANS])
SILENT = {"paid", "ghost", "used"}  # told by what was paid for and by what it brought
ENDS = {"ended", "ended.team", "ended.shared"}  # chosen before the event is told

FULL = "pack p1 2a:mud-1-1 2b:mud-1-2 2c:mud-1-3 3a:mud-1-4 3b:mud-1-5 4a:mud-1-6"  # ten Trolls
RICH = "stock p1 stone*9 iron*9 heartstone*9 cart*4 hammer*4 rune*4 coin*9"
NET = (  # three tiles below the Portal p3, two Statues on them, a Workshop beside them
    RICH,
    "tunnels " + " ".join(tunnel("i3", f"o{row} p{row} q{row}") for row in (4, 5, 6)),
    "statues q4:fire",
    "workshops o7:steward",
    "pack p1 1a:start-6:1 1b:start-1:1 2a:moon-1-2:111",
)
LINES = {  # what is told on the way: the table, then the answers of p1
    "a mix": ((RICH, "grimoire mingled_veins"), "cast.mingled_veins dig.i3 lay.i3a.m3 ore.mixed"),
    "ritual": ((RICH, "grimoire earth_ritual"), "cast.earth_ritual ritual.iron"),
    "swap": ((RICH, "grimoire seers_bag", "own p1 fire ice"), "cast.seers_bag swap.fire.moon"),
    "draw": ((RICH, "grimoire seers_bag*2"), "cast.seers_bag draw"),
    "exile": ((RICH, "grimoire drums_of_exile"), "cast.drums_of_exile exile.t1 done"),
    "echo": ((RICH, "grimoire pack_echo"), "cast.pack_echo echo.1b done"),
    "echo of nobody": ((RICH, "grimoire pack_echo"), "cast.pack_echo done"),
    "imp": ((RICH, "grimoire thieving_imp", "horde b1:fire-1-1!coin,stone"), "cast.thieving_imp steal.b1.coin done"),
    "debt": ((RICH, "grimoire old_debt"), "cast.old_debt recruit.t1 spare.b1 done take.moon join.2a"),
    "bribes": (
        (RICH, "grimoire silver_tongue", "pack p1 1a:start-1:1", "horde m1:ice-2-1+fire!coin"),
        "cast.silver_tongue recruit.m1 pay.stone.1a pay.iron.stock join.2b",
    ),
    "bribes from the top": ((RICH, "horde t1:moon-3-1!coin"), "recruit.t1"),
    "retirement": ((RICH, "horde b1:fire-1-1!coin,coin,coin b2:fire-1-2"), "recruit.m1"),
    "exchange": ((*NET, "grimoire trading_places"), "cast.trading_places statue.q4 statue.p6"),
    "cave-in": ((*NET[:2], "grimoire cave_in"), "cast.cave_in fill.o4"),
    "steward": (NET, "work.o7 use.1 pay.cart_moon.2a"),
    "mint": ((*NET[:3], "workshops o7:mint"), "work.o7 use.1"),
    "hall": (
        (*NET, "ask p1 build", "now stage=1"),
        "hall.wellspring build.wellspringb.o4 statue.p6 to.p5 pay.auto trade.rune",
    ),
    "ghost": ((*NET, "ask p1 build", "now stage=1 ghosts=1", "pedestals o5:moon"), "statue.p6 to.q6 pay.ghost end"),
    "nothing to dig with": ((FULL,), "skip end"),
    "free tile": ((RICH, "ask p1 build, p1 free_tile", "now stage=1 charm=aftershock"), "lay.d2a.n3"),
}


def exchanged(state: HallState, one: int, two: int) -> HallState:
    """The same table with two hidden cards, Spells or benefit tokens exchanged."""
    other = state.copy()
    spells = N_TROLLS + state.seats * N_STARTS
    tokens = spells + len(SPELLS)
    other.decks = exchanged_numbers(state.decks, one, two)
    other.drafts = exchanged_numbers(state.drafts, one, two)
    other.spell_deck = exchanged_numbers(state.spell_deck, one - spells, two - spells)
    other.benefits = exchanged_numbers(state.benefits, one - tokens, two - tokens)
    return other


def exchangeable(state: HallState, viewer: int | None) -> list[list[int]]:
    """Cards within their deck or hand; benefit tokens wherever they lie."""
    hidden = [zone for zone in GAME.zones(state) if not zone.shows_face(viewer)]
    tokens = [token for zone in hidden if zone.name == "tokens" for token in zone.components]
    return [*(list(zone.components) for zone in hidden if zone.name != "tokens"), tokens]


HOOKS = Hooks(
    slug="hall",
    book=Book(
        prefix="HALL",
        digits=1,
        total=171,
        chapters={
            "S": 20,
            "N": 8,
            "T": 12,
            "P": 6,
            "W": 20,
            "R": 23,
            "D": 28,
            "G": 11,
            "M": 12,
            "E": 7,
            "F": 11,
            "V": 13,
        },
        others=(*(f"DEC-{number:02}" for number in range(1, 55)), *(f"EX-{number}" for number in range(1, 19))),
    ),
    words=Words(
        families={
            **{family: set(KINDS) for family in ("resource_name", "a_resource")},
            **dict.fromkeys(("statue", "a_statue", "pedestal", "a_pedestal"), STATUES),
            "clan": set(CLANS),
            "zone": set(FIXED.zone_names),
            "shape": set(SHAPES),
            "place": set(PACK_NAMES),
            "troll": {troll.id for troll in (*BOX.trolls, *BOX.starts)},
            "spell": set(SPELLS),
            "workshop": {workshop.id for workshop in BOX.workshops},
            "hall": {hall.id for hall in BOX.halls},
        },
        boxed=("troll", "spell", "workshop", "hall", "start"),
        others={
            *(f"resource.{name}" for name in (*KINDS, "any", "sum")),
            "statue.sum",
            *(f"cell.{key}" for key in ("zone", "heart", "rubble")),
            "rank.levels",
            "rank.tie",
            *(f"step.{step}" for step in range(1, 5)),
            *(f"spell_rule.{effect}" for effect in EFFECTS),
        },
        events=(literals(Path(events.__file__), "_tell", 1) | ENDS) - SILENT,
        silent=SILENT,
        seldom={"ended.shared", "ended.team"},
        scores=literals(Path(scoring.__file__), "ScoreLine"),
        ends={"coronation"},
        alike={
            "action.lay",
            "resource.rune",
            "resource_name.rune",
            "source.statue",
            "source.tunnels",
            "statue.sum",
            "zone.orange",
        },
        longest=65,
    ),
    exchanged=exchanged,
    exchangeable=exchangeable,
    counts={
        "first-tunnels": [25, 373, 1248],
        "middle": [28, 671, 5251],
        "last-rounds": [23, 210, 1446],
    },
    modes=[*MODES, (3, {"workshops": "chosen"}), (5, {"workshops": "no_duplicates"})],
    avoided=("trade",),
    lines=[(position(*lines), tokens) for lines, tokens in LINES.values()],
    box_files=BOX_FILES,
    box_change=("halls", "high = 11", "high = 13"),
    impossible={
        "is on the table 0 times": lambda data: data["deck1"].pop(),
        "is on the table 2 times": lambda data: data["deck1"].append(data["deck1"][0]),
        "decks: each holds its own level": lambda data: data["deck2"].append(data["deck1"].pop()),
        "spells: ": lambda data: data["spells"].pop(),
        "statues: as many": lambda data: data["statues"].pop(),
        "workshops: ": lambda data: data["supply"].pop(),
        "pedestals: ": lambda data: data["bag"].pop(),
        "zones: ": lambda data: data["crowned"].pop(),
        "grimoire: ": lambda data: data["grimoire"].__setitem__(0, data["grimoire"][0] + "*3"),
        "stocks: ": lambda data: data["stock"][0].append("stone*-1"),
    },
)
