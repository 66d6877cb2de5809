"""The box as numbers.

A *token* is a creature: goblins of all seats, then orcs, spiders, bosses and the Demon; sets of tokens are masks. A
*cell* is a path cell by its number along the path (`c1` is 0), the same for all paths. A *spot* is an emplacement: the
first of its cells and the corner, `cell * 4 + corner`. A *tower* is `spot * 8 + colour * 2 + upgraded`. A *lay* is a
placed tile: `tile * 16 + entry * 4 + exit`. A *place* is a cell of a seat: `seat * CELLS + cell`.
"""

from __future__ import annotations

from collections.abc import Iterable

from dovre.games.towers.box import BOX_FILES, CITIES, COLOURS, CREATURES, LEVELS, SEATS_MOST, TINTS, Box
from dovre.kernel.fields import NONE

__all__ = ["CITIES", "COLOURS", "CREATURES", "LEVELS", "NONE", "SEATS_MOST", "TINTS"]

BOX: Box = BOX_FILES.load(BOX_FILES.own_folder())
FIXED = BOX.fixed
SOLO = BOX.solo


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers as bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def bits_of(mask: int) -> list[int]:
    """The numbers of a mask, the lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# -- creatures --------------------------------------------------------------------------------------------------------

GOBLIN, ORC, SPIDER, BOSS, DEMON = range(len(CREATURES))
EACH = tuple(creature.each for creature in BOX.creatures)
_COUNTS = tuple(each * SEATS_MOST or 1 for each in EACH)  # there is one Demon
FIRST = tuple(sum(_COUNTS[:kind]) for kind in range(len(CREATURES)))  # token of each kind
N_TOKENS = sum(_COUNTS)
KIND = tuple(kind for kind, count in enumerate(_COUNTS) for _ in range(count))  # by token
THE_DEMON = FIRST[DEMON]
TOKEN_NAMES = tuple(
    CREATURES[kind] if kind == DEMON else f"{CREATURES[kind]}{token - FIRST[kind] + 1}"
    for token, kind in enumerate(KIND)
)
TOKEN_NUMBER = {name: token for token, name in enumerate(TOKEN_NAMES)}
OF_KIND = tuple(mask_of(t for t in range(N_TOKENS) if KIND[t] == kind) for kind in range(len(CREATURES)))
ALL_TOKENS = (1 << N_TOKENS) - 1
BOSSES = OF_KIND[BOSS]
MONSTERS = ALL_TOKENS & ~BOSSES  # TOWR-G01, TOWR-G02
LEVEL = tuple(creature.levels for creature in BOX.creatures)  # by kind, healthy and wounded
HORDE = tuple(tuple(power == "horde" for power in creature.powers) for creature in BOX.creatures)
SMASHER = tuple(creature.powers[1] == "smasher" for creature in BOX.creatures)  # on the wounded face (TOWR-C05)
TARGETS = tuple(OF_KIND[colour] | BOSSES for colour in range(len(COLOURS)))  # by colour of the tower (TOWR-A05)
HORDE_KINDS = tuple(mask_of(t for t in range(N_TOKENS) if HORDE[KIND[t]][face]) for face in (0, 1))


def own_tokens(seat: int) -> list[int]:
    """The creatures a player begins with. [TOWR-S21]"""
    return [FIRST[kind] + seat * EACH[kind] + n for kind in range(DEMON) for n in range(EACH[kind])]


def boss_of(seat: int) -> int:
    return FIRST[BOSS] + seat


# -- the path ---------------------------------------------------------------------------------------------------------

TILES = BOX.tiles
TILE_NAMES = tuple(tile.id for tile in TILES)
PATH_TILES = tuple(number for number, tile in enumerate(TILES) if tile.pile == "path")
EXTENSIONS = tuple(number for number, tile in enumerate(TILES) if tile.pile == "extension")
CELLS = len(BOX.mine.cells) + sum(len(tile.cells) for tile in TILES)  # of the longest path
CELL_NAMES = tuple(f"c{cell + 1}" for cell in range(CELLS))
CORNERS = ("nw", "ne", "sw", "se")
SPOTS = CELLS * len(CORNERS)
SPOT_NAMES = tuple(f"{cell}{corner}" for cell in CELL_NAMES for corner in CORNERS)
SEAT_NAMES = tuple(f"p{seat + 1}" for seat in range(SEATS_MOST))
OWN, EXTENSION = range(2)  # where a tile is drawn from

# -- towers -----------------------------------------------------------------------------------------------------------

RED, BLUE, YELLOW = range(len(COLOURS))
N_COLOURS = len(COLOURS)


def tower_of(spot: int, colour: int, upgraded: int = 0) -> int:
    return spot * 8 + colour * 2 + upgraded


# -- cards ------------------------------------------------------------------------------------------------------------

QUESTS = BOX.quests
QUEST_NAMES = tuple(quest.id for quest in QUESTS)
CARD_QUEST = tuple(kind for kind, quest in enumerate(QUESTS) for _ in range(quest.copies))  # by card
N_CARDS = len(CARD_QUEST)
QUEST_CARDS = tuple(tuple(c for c in range(N_CARDS) if CARD_QUEST[c] == kind) for kind in range(len(QUESTS)))
HERO_CITY = tuple(CITIES.index(quest.hero_of) if quest.hero_of else NONE for quest in QUESTS)

EVENTS = BOX.events
EVENT_NAMES = tuple(event.id for event in EVENTS)
EVENT_OP = tuple(event.op for event in EVENTS)
NOTHING_EVENT = 0
N_EVENT_CARDS = sum(event.copies for event in EVENTS)

TROPHIES = BOX.trophies
TROPHY_NAMES = tuple(trophy.id for trophy in TROPHIES)
IN_PLAY = 4  # trophies of a game (TOWR-S13)
MARKET = 3
MARKERS = 2
SPELLS = BOX.spells
SPELL_NAMES = tuple(spell.id for spell in SPELLS)
GUARDS = FIXED.guards
BOSS_LIFE = len(FIXED.boss_values) - 1
