"""The words of which effects are made, on tiles, cards and slots, and what scores and challenges count.

An effect is a row of numbers, one for each word; it is carried out from the left to the right. Equal effects are one
object, so that slots with the same bonus are told to be alike.
"""

from __future__ import annotations

from dovre.kernel.components import TomlTable

RESOURCES = ("obsidian", "gold", "diamond")
GOODS = (*RESOURCES, "cow", "power")

Effect = tuple[int, ...]

# places of the numbers
UNCOVER = 0
GAIN = 1  # + good
MINE = GAIN + len(GOODS)  # + resource
REFILL = MINE + len(RESOURCES)
BUILD, CARD, TROLLS, HUMANS = range(REFILL + 1, REFILL + 5)
UPGRADE = HUMANS + 1  # + resource
RECEIVE = UPGRADE + len(RESOURCES)
CAPACITY = RECEIVE + 1
WIDTH = CAPACITY + 1

GAIN_COW = GAIN + GOODS.index("cow")
GAIN_POWER = GAIN + GOODS.index("power")
NO_EFFECT: Effect = (0,) * WIDTH

# words with one number, and the most it may be
FIGURES = {
    "uncover_stable": (UNCOVER, 4),
    "refill": (REFILL, 1),
    "build_tile": (BUILD, 5),
    "take_troll_card": (CARD, 5),
    "move_trolls": (TROLLS, 5),
    "move_humans": (HUMANS, 5),
}
# words that only the start slots of a board know: they change the board for good
START_FIGURES = {"upgrade_receive_power": (RECEIVE, 1), "power_capacity": (CAPACITY, 1)}
MOST = 9  # goods

# what is counted at the end (PRIN-X32..X39, PRIN-X40..X48) and for challenges (PRIN-X49..X58, PRIN-X59..X62)
TILE_TYPES = ("princess", "bell", "resource", "victory", "royal")
TOTEMS = ("bat", "snake", "toad")
COUNTED = (
    *(f"{kind}_tiles" for kind in TILE_TYPES),
    "network_tiles",
    *(f"{totem}_cards" for totem in TOTEMS),
    "troll_cards",
    "neutral_outposts",
    "neutral_changelings",
    "bells",
    "princesses",
    "humans",
)
LEFT = (*RESOURCES, "cow", "human", "power", *(f"{resource}_sites" for resource in RESOURCES))
SCORED = (*LEFT[:6], *COUNTED[:9], *LEFT[6:])  # quantities of a `vp`
NEEDED = (*COUNTED[:13], "humans")  # quantities of a `need`


def read_effect(table: TomlTable, start: bool = False) -> Effect:
    """An effect of the rules; `start` for that of a start slot."""
    figures = {**FIGURES, **START_FIGURES} if start else FIGURES
    accepted = (*figures, "gain", "mine", *(("upgrade_mine",) if start else ()))
    found = [0] * WIDTH
    for key in table.data:
        if key not in accepted:
            raise table.bad(key, "effect", accepted=", ".join(accepted))
        if key in ("gain", "mine"):
            first, names = (GAIN, GOODS) if key == "gain" else (MINE, RESOURCES)
            for good, number in read_amounts(table.table(key), names).items():
                found[first + names.index(good)] = number
        elif key == "upgrade_mine":
            found[UPGRADE + RESOURCES.index(table.choice(key, RESOURCES))] = 1
        else:
            place, most = figures[key]
            found[place] = table.whole(key, 1, most)
    return _same(tuple(found))


def read_amounts(table: TomlTable, names: tuple[str, ...]) -> dict[str, int]:
    """How many there are of some of these."""
    for key in table.data:
        if key not in names:
            raise table.bad(key, "unknown", accepted=", ".join(names))
    return {name: table.whole(name, 0, MOST) for name in names if name in table.data}


_KNOWN: dict[Effect, Effect] = {}


def _same(effect: Effect) -> Effect:
    return _KNOWN.setdefault(effect, effect)
