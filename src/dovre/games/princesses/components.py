"""The components as numbers, and tables over them made once from the box.

Places are 0..2 for the caves of a board, 3..6 for the villages, 7 for beside the board. Tiles are numbered with the
cave tiles first, royal tiles behind them; troll cards by design and copy; storage slots over the whole box: those of
every board, then those of cave tiles, royal tiles and troll cards.
"""

from __future__ import annotations

import os

from dovre.games.princesses.box import BOX_FILES, CAVES, COLOURS, COPIES, SLOTS, START_PIECES, VILLAGES, Slot
from dovre.games.princesses.effects import COUNTED, NO_EFFECT, RESOURCES, TILE_TYPES, TOTEMS
from dovre.games.princesses.geometry import EAST, NOTCH_CELLS, SIDES
from dovre.kernel.fields import NONE, number_of

__all__ = ["CAVES", "COLOURS", "NONE", "RESOURCES", "SLOTS", "START_PIECES", "TOTEMS", "VILLAGES"]

BOX = BOX_FILES.load(BOX_FILES.own_folder(os.environ))
COMMON = BOX.common

SEATS_MOST = 4
SEAT_NAMES = tuple(f"p{seat + 1}" for seat in range(SEATS_MOST))

# -- places -----------------------------------------------------------------------------------------------------------

N_CAVES = len(CAVES)
N_VILLAGES = len(VILLAGES)
PLACES = (*CAVES, *VILLAGES)
N_PLACES = len(PLACES)
MINING, BUILDING, TROLL_POWER = range(N_CAVES)
FIRST_VILLAGE = N_CAVES
BESIDE = N_PLACES  # trolls that have not come in yet
WHERE = (*PLACES, "beside")  # of trolls
N_WHERE = len(WHERE)
CAULDRONS = COMMON.cauldrons
VILLAGE_CAULDRONS = COMMON.village_cauldrons
TROLLS = COMMON.trolls

# where the King can be: a village, or a cave of a seat
KING_NAMES = (*VILLAGES, *(f"{seat}.{cave}" for seat in SEAT_NAMES for cave in CAVES))


def king_in(seat: int, place: int) -> int:
    """The number of the King's place: a cave of that seat, or a village."""
    return place - FIRST_VILLAGE if place >= FIRST_VILLAGE else N_VILLAGES + seat * N_CAVES + place


# -- goods ------------------------------------------------------------------------------------------------------------

N_RESOURCES = len(RESOURCES)
OBSIDIAN, GOLD, DIAMOND = range(N_RESOURCES)
LETTER = {"O": OBSIDIAN, "G": GOLD, "D": DIAMOND}
STABLES = COMMON.stables
RESERVE = ("princess", "changeling", "human", "cow")  # what can run out
PRINCESS, CHANGELING, HUMAN, COW = range(len(RESERVE))
SUPPLY = dict(zip(("princess", "changeling", "human", "outpost", "cow", "bell"), COMMON.supply, strict=True))

# -- boards -----------------------------------------------------------------------------------------------------------

BOARDS = BOX.boards
START_SLOTS = BOX.start_slots
START_NAMES = tuple(slot.id for slot in START_SLOTS)
OUTPOSTS = (1 << START_PIECES) - 1  # the start slots of outposts, a mask
CHANGELINGS = OUTPOSTS << START_PIECES
ALL_START = OUTPOSTS | CHANGELINGS

# -- tiles ------------------------------------------------------------------------------------------------------------

TILES = BOX.tiles
ROYALS = BOX.royals
N_TILES = len(TILES)
N_ROYALS = len(ROYALS)
TILE_NAMES = tuple(tile.id for tile in TILES)
ROYAL_NAMES = tuple(royal.id for royal in ROYALS)
LAID_NAMES = (*TILE_NAMES, *ROYAL_NAMES)  # all that lies in networks
LAID_NUMBER = number_of(LAID_NAMES)
FIRST_ROYAL = N_TILES
EDGES = (*(tile.edges for tile in TILES), *(royal.edges for royal in ROYALS))
IS_VICTORY = tuple("#" in edges for edges in EDGES)
TILE_TYPE = (*(TILE_TYPES.index(tile.type) for tile in TILES), *[TILE_TYPES.index("royal")] * N_ROYALS)
RESOURCE_TILE = TILE_TYPES.index("resource")
BELL_TILE = TILE_TYPES.index("bell")
CENTRAL = 2  # obsidian sites of a resource tile (PRIN-B8)
FOUR_TILES = tuple(number for number, tile in enumerate(TILES) if tile.four_only)
DESIGNS = tuple(dict.fromkeys(tile.design for tile in TILES if tile.design))
DESIGN_OF = tuple(DESIGNS.index(tile.design) if tile.design else NONE for tile in TILES) + (NONE,) * N_ROYALS
ENTRANCE = tuple(next((e for e, letter in enumerate(edges) if letter != "#"), 0) for edges in EDGES)


def _turned(edges: str, rotation: int) -> str:
    """What the sides of a cell show: edge e lies on side e + rotation. [PRIN-B22]"""
    return "".join(edges[(side - rotation) % SIDES] for side in range(SIDES))


TURNED = tuple(tuple(_turned(edges, rotation) for rotation in range(SIDES)) for edges in EDGES)
# by tile, rotation and resource: the sides that show a half-site of it, five bits
HALVES = tuple(
    tuple(tuple(sum(1 << s for s in range(SIDES) if shown[s] == letter) for letter in LETTER) for shown in rows)
    for rows in TURNED
)
# by tile: the rotations that are told apart
ROTATIONS = tuple((0,) if len(set(edges)) == 1 else tuple(range(SIDES)) for edges in EDGES)
# by board and resource: the half-sites of the notches, as sides of the cells before them
NOTCH_HALVES = tuple(
    tuple(
        sum(1 << cell * SIDES + EAST for cell, half in zip(NOTCH_CELLS, board.notches, strict=True) if half == letter)
        for letter in LETTER
    )
    for board in BOARDS
)


def sites_of(tile: int) -> tuple[int, ...]:
    """Sites that come with a tile and are filled at once. [PRIN-B8, PRIN-X12..X14]"""
    if tile >= FIRST_ROYAL:
        return ROYALS[tile - FIRST_ROYAL].sites
    return (CENTRAL if TILE_TYPE[tile] == RESOURCE_TILE else 0, 0, 0)


CENTRAL_SITES = tuple(sites_of(tile) for tile in range(N_TILES + N_ROYALS))

# -- troll cards ------------------------------------------------------------------------------------------------------

CARDS = BOX.cards  # designs
N_CARDS = len(CARDS) * COPIES
CARD_NAMES = tuple(f"{card.id}{'ab'[copy]}" for card in CARDS for copy in range(COPIES))
CARD_DESIGNS = tuple(card.id for card in CARDS)
FOUR_CARDS = tuple(
    design * COPIES + copy
    for design, card in enumerate(CARDS)
    for copy in range(COPIES)
    if copy >= COPIES - card.four_only
)

# -- storage slots ----------------------------------------------------------------------------------------------------

N_BASE = len(BOX.storage)


def _slots() -> tuple[list[str], list[Slot], list[int], list[int], list[int]]:
    """Names and slots, and by board, tile and card the mask of theirs."""
    names: list[str] = []
    slots: list[Slot] = []
    found: list[list[int]] = [[], [], []]
    groups = [("board", BOX.storage, 0)]
    groups += [(tile.id, (tile.slot,) if tile.slot else (), 1) for tile in TILES]
    groups += [(royal.id, royal.slots, 1) for royal in ROYALS]
    groups += [(CARD_NAMES[n], CARDS[n // COPIES].slots, 2) for n in range(N_CARDS)]
    for name, own, group in groups:
        found[group].append(sum(1 << len(slots) + n for n in range(len(own))))
        names += [name if len(own) == 1 else f"{name}-{n + 1}" for n in range(len(own))]
        slots += own
    return names, slots, found[0], found[1], found[2]


_NAMES, _SLOTS, _BASE, _BY_TILE, _BY_CARD = _slots()
SLOT_NAMES = tuple(_NAMES)
N_SLOTS = len(SLOT_NAMES)
BONUS = tuple(slot.bonus for slot in _SLOTS)
SLOT_KIND = tuple(slot.kind for slot in _SLOTS)
BASE_SLOTS = _BASE[0]
TILE_SLOTS = tuple(_BY_TILE)  # by tile, royal ones included
CARD_SLOTS = tuple(_BY_CARD)
OF_KIND = tuple(sum(1 << n for n, kind in enumerate(SLOT_KIND) if kind == wanted) for wanted in range(len(SLOTS)))
OUTPOST_SLOT, CHANGELING_SLOT, BELL_SLOT, BED = range(len(SLOTS))
# of one kind and with the same bonus: filling one is as good as another
ALIKE = tuple(
    sum(1 << n for n in range(N_SLOTS) if SLOT_KIND[n] == SLOT_KIND[slot] and BONUS[n] == BONUS[slot])
    for slot in range(N_SLOTS)
)

# -- other cards and tiles --------------------------------------------------------------------------------------------

CASTLES = BOX.castles
CASTLE_NAMES = tuple(castle.id for castle in CASTLES)
CHALLENGES = BOX.challenges
CHALLENGE_NAMES = tuple(card.id for card in CHALLENGES)
NEEDS = tuple(tuple((COUNTED.index(name), number) for name, number in card.need) for card in CHALLENGES)
ROUNDS = BOX.rounds
N_ROUNDS = len(ROUNDS)
ROUND_NAMES = tuple(card.id for card in ROUNDS)
PRICES = BOX.prices
ACTION_NAMES = tuple(price.id for price in PRICES)
ROUND_COUNT = {2: 12, 3: 11, 4: 10}
ROW = 5  # face-up tiles or cards of each sort
CHALLENGES_OPEN = (("blue", 1), ("yellow", 1), ("red", 2))  # PRIN-S12
ACTIVE = tuple(number for number, royal in enumerate(ROYALS) if royal.effect != NO_EFFECT)

# what is counted for each seat as it goes
N_COUNTED = len(COUNTED)
NETWORK_TILES = COUNTED.index("network_tiles")
TOTEM_CARDS = COUNTED.index("bat_cards")  # + totem
TROLL_CARDS = COUNTED.index("troll_cards")
STORED = tuple(
    COUNTED.index(name) for name in ("neutral_outposts", "neutral_changelings", "bells", "princesses")
)  # by kind of slot
HUMANS_COUNTED = COUNTED.index("humans")


def bits_of(mask: int) -> list[int]:
    """The numbers in a mask, the lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
