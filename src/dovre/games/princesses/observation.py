"""The view of `princesses` as numbers, for programs that learn. Villages go by number, as many as there are seats."""

from __future__ import annotations

from dovre.games.princesses.components import (
    CASTLES,
    CHALLENGES,
    COLOURS,
    DESIGNS,
    KING_NAMES,
    LAID_NAMES,
    N_CARDS,
    N_CAVES,
    N_COUNTED,
    N_PLACES,
    N_RESOURCES,
    N_ROUNDS,
    N_ROYALS,
    N_SLOTS,
    N_TILES,
    N_VILLAGES,
    N_WHERE,
    RESERVE,
    ROW,
    START_SLOTS,
)
from dovre.games.princesses.geometry import CELLS
from dovre.games.princesses.geometry import PLACES as TURNS
from dovre.games.princesses.state import N_STOCK
from dovre.kernel.observation import Bits, Counts, Each, Number, Observation, OneOf, flat_seats, seats, table, whose

N_BACKS = 3  # day, dusk, night
SMALL = Number(5)
TEN = Number(10)
TILES = Counts(len(LAID_NAMES), 1)
CARDS = Counts(N_CARDS, 1)
ROUND_CARDS = Counts(N_ROUNDS, 1)

OBSERVATION = Observation(
    table("round", TEN),
    whose("first"),
    table("phase", OneOf(4)),
    table("place", OneOf(N_PLACES)),
    table("own", SMALL),
    table("helpers", SMALL),
    table("royal", Number(1)),
    table("castle", Number(1)),
    table("locked", OneOf(N_PLACES)),
    table("king", OneOf(len(KING_NAMES))),
    table("stock", Each(N_VILLAGES * N_STOCK, SMALL)),
    table("castles", Each(N_VILLAGES, OneOf(len(CASTLES)))),
    table("crowd", Each(N_VILLAGES, TEN)),
    table("reserve", Each(len(RESERVE), Number(20))),
    table("tile_row", Each(ROW, OneOf(N_TILES))),
    table("royal_row", Each(ROW, OneOf(N_ROYALS))),
    table("card_row", Each(ROW, OneOf(N_CARDS))),
    table("tile_deck", Number(N_TILES)),
    table("royal_deck", Number(N_ROYALS)),
    table("card_deck", Number(N_CARDS)),
    table("tile_discard", Counts(N_TILES, 1)),
    table("card_discard", CARDS),
    table("challenges", Counts(len(CHALLENGES), 1)),
    seats("boards", OneOf(len(COLOURS))),
    flat_seats("trolls", N_WHERE, SMALL),
    flat_seats("humans", N_CAVES, SMALL),
    flat_seats("outposts", N_VILLAGES, Number(1)),
    flat_seats("swapped", N_VILLAGES, Number(1)),
    seats("vacant", Bits(len(START_SLOTS))),
    flat_seats("goods", N_RESOURCES, Number(20)),
    flat_seats("full", N_RESOURCES, Number(20)),
    flat_seats("sites", N_RESOURCES, Number(20)),
    seats("power", TEN),
    seats("capacity", TEN),
    seats("receive", TEN),
    flat_seats("takes", N_RESOURCES, TEN),
    seats("cows", SMALL),
    seats("covers", SMALL),
    seats("network", TILES, lambda view: [[number // TURNS for number in own] for own in view.network]),
    seats("placed", Bits(CELLS)),
    seats("blocked", Bits(CELLS)),
    seats("designs", Bits(len(DESIGNS))),
    seats("slots", Bits(N_SLOTS)),
    seats("stored", Bits(N_SLOTS)),
    seats("cards", CARDS),
    flat_seats("tally", N_COUNTED, TEN),
    seats("claims", Bits(len(CHALLENGES))),
    seats("hands", ROUND_CARDS),
    seats("hand_backs", Counts(N_BACKS)),
    seats("deck_backs", Each(1, OneOf(N_BACKS)), lambda view: [backs[-1:] for backs in view.deck_backs]),
    seats("played", ROUND_CARDS),
    left_out={
        "touched": "follows from the cells with tiles",
        "twice": "follows from the cells with tiles",
        "halves": "follows from the tiles laid",
        "owned": "follows from the cards",
    },
)
