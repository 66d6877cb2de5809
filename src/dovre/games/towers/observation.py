"""The view of `towers` as numbers, for programs that learn. Cells, spots, tokens and cards go as in `components`."""

from __future__ import annotations

from dovre.games.towers.components import (
    BOSS_LIFE,
    CELLS,
    CITIES,
    CREATURES,
    EVENTS,
    EXTENSIONS,
    GUARDS,
    IN_PLAY,
    MARKET,
    N_CARDS,
    N_COLOURS,
    N_EVENT_CARDS,
    N_TOKENS,
    PATH_TILES,
    QUESTS,
    SEATS_MOST,
    SPELLS,
    SPOTS,
    TILES,
    TROPHIES,
)
from dovre.kernel.observation import Bits, Counts, Each, Number, Observation, OneOf, seats, table, whose

TOKENS = Bits(N_TOKENS)
QUEST = OneOf(len(QUESTS))
QUEST_COUNTS = Counts(len(QUESTS))
SMALL = Number(5)
TEN = Number(10)
LAYS = len(TILES) * 16  # a tile with where and how it is laid
TOWERS = SPOTS * 8  # a spot with the colour and whether it is upgraded

OBSERVATION = Observation(
    table("round", Number(15)),
    whose("first"),
    table("pawn", Number(20)),
    table("reserve", Each(N_COLOURS, Number(15))),
    table("cell", Each(N_TOKENS, OneOf(CELLS))),
    table("wounded", TOKENS),
    table("markers", Counts(SEATS_MOST * CELLS, 1)),
    table("extension", Number(len(EXTENSIONS))),
    table("aside", Counts(len(TILES))),
    table("deck", Number(N_CARDS)),
    table("discard", QUEST_COUNTS),
    table("market", Each(MARKET, QUEST)),
    table("played", QUEST),
    table("events", Number(N_EVENT_CARDS)),
    table("event", OneOf(len(EVENTS))),
    table("force", OneOf(len(EVENTS))),
    table("resolved", Counts(len(EVENTS))),
    table("trophies", Counts(len(TROPHIES), 1)),
    whose("held", IN_PLAY),
    table("spells", Each(3, OneOf(len(SPELLS)))),
    seats("city", OneOf(len(CITIES))),
    seats("crystals", TEN),
    seats("guards", Number(GUARDS)),
    seats("damage", Number(BOSS_LIFE)),
    seats("laid", Counts(LAYS, 1)),
    seats("banned", Number(1)),
    seats("towers", Counts(TOWERS, 1)),
    seats("fired", Bits(SPOTS)),
    seats("crowd", TOKENS),
    seats("caught", TOKENS),
    seats("inside", TOKENS),
    seats("piles", Number(15)),
    seats("tops", OneOf(len(CREATURES))),
    seats("night", OneOf(4)),
    seats("horde", TEN),
    seats("due", TOKENS),
    seats("mover", OneOf(N_TOKENS)),
    seats("left", SMALL),
    seats("leaving", SMALL),
    seats("sprung", Bits(SPOTS)),
    seats("tiles", Number(len(PATH_TILES))),
    seats("hands", QUEST_COUNTS),
    seats("wrecks", SMALL),
)
