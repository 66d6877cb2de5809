"""The view of `hall` as numbers, for programs that learn. Parts of the mountain are masks, a number for each cell."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from dovre.games.hall.box import EFFECTS
from dovre.games.hall.components import (
    CARD_NAMES,
    CELLS,
    GRIMOIRE,
    HALL_CELLS,
    HORDE,
    LEVELS,
    N_BENEFITS,
    N_RESOURCES,
    N_STARTS,
    N_TROLLS,
    PACK,
    RUNES_MOST,
    SHAPES,
    SIDES,
    SPELLS,
    STATUE_CLANS,
    TRACK,
    WORKSHOPS,
)
from dovre.games.hall.state import SIZES
from dovre.games.hall.view import HallView
from dovre.kernel.observation import Bits, Both, Counts, Each, Number, Observation, OneOf, seats, table, whose

SITES_MOST = max(len(side.sites) for side in SIDES)
CARD = OneOf(len(CARD_NAMES))
CARDS = Counts(len(CARD_NAMES), 1)
SYMBOLS_MOST = 6  # on a troll
HONOR_MOST = 8  # of a token


def built(view: HallView) -> int:
    """The cells of all Great Halls."""
    return reduce(or_, (HALL_CELLS[place] for place in view.halls), 0)


def token_places(view: HallView) -> list[list[int]]:
    return [[place for place, _ in player.tokens] for player in view.players]


def token_honor(view: HallView) -> list[int]:
    """What the tokens of each seat are worth, as far as one may know."""
    return [sum(honor or 0 for _, honor in player.tokens) for player in view.players]


def players(view: Any) -> Any:
    return view.players


OBSERVATION = Observation(
    table("side", OneOf(len(SIDES))),
    table("teams", Number(1)),
    whose("first"),
    table("turn", Number(60)),
    table("left", Number(15)),
    table("stage", OneOf(4)),
    table("cast", Number(1)),
    table("works", Number(3)),
    table("charm", OneOf(len(EFFECTS))),
    table("ghosts", Number(3)),
    table("ore", OneOf(3)),
    table("free", Bits(CELLS)),
    table("rubble", Bits(CELLS)),
    table("buried", Bits(CELLS)),
    table("halls", Bits(CELLS), built),
    table("piles", Each(len(SHAPES), Number(8))),
    table("statues", Each(STATUE_CLANS, Bits(CELLS))),
    table("pedestals", Each(STATUE_CLANS, Bits(CELLS))),
    table("sites", Each(SITES_MOST, OneOf(len(WORKSHOPS)))),
    table("supply", Each(len(WORKSHOPS), Number(2))),
    table("horde", Each(HORDE, CARD)),
    table("horde_pedestals", Each(HORDE, OneOf(STATUE_CLANS))),
    table("bribes", Each(HORDE, Counts(N_RESOURCES))),
    table("decks", Each(LEVELS, Number(N_TROLLS))),
    table("bottoms", CARDS, lambda view: [card for level in view.bottoms[:LEVELS] for card in level]),
    table("spell_bottom", Counts(len(SPELLS), 1), lambda view: view.bottoms[LEVELS]),
    table("grimoire", Each(GRIMOIRE, OneOf(len(SPELLS)))),
    table("runes", Each(GRIMOIRE, Number(RUNES_MOST))),
    table("spell_deck", Number(len(SPELLS))),
    table("bag", Each(STATUE_CLANS, Number(8))),
    table("track", Each(TRACK, Number(HONOR_MOST))),
    table("coronations", Each(5, Number(HONOR_MOST))),
    seats(
        "players",
        Both(
            network=Bits(CELLS),
            pack=Each(PACK, Both(card=CARD, load=Bits(SYMBOLS_MOST))),
            stock=Each(N_RESOURCES, Number(10)),
            pedestals=Each(STATUE_CLANS, Number(4)),
            dug=Each(SIZES * 3, Number(5)),
            crowned=Number(10),
            hand=CARDS,
            deck=Number(N_STARTS),
            shown=CARDS,
        ),
        players,
    ),
    seats("token_places", Counts(N_BENEFITS, 1), token_places),
    seats("token_honor", Number(40), token_honor),
    left_out={"tunnels": "in how many tiles the dug cells were laid; which cells are dug follows from `free`"},
)
