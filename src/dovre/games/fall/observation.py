"""The view of `fall` as numbers, for programs that learn. Spaces, cells and cards go as in `components`."""

from __future__ import annotations

from dovre.games.fall.components import (
    CLAWED,
    DECKS,
    GLYPHS,
    HALL_NAMES,
    LAP,
    N_CARDS,
    N_CAVES,
    N_CELLS,
    N_CHAMPIONS,
    N_CLANS,
    N_GNOMES,
    N_PLACES,
    OFFER_MOST,
    PAWNS,
    PICKS,
    PROVISIONS,
    SIDES,
    SIGNS,
    SPACES,
    STARS,
    TILES,
    TROLLS,
    WAVES,
)
from dovre.games.fall.notation import STAR_PLACES
from dovre.games.fall.state import SOURCES
from dovre.games.fall.view import FallView
from dovre.kernel.observation import Bits, Counts, Each, Number, Observation, OneOf, flat_seats, seats, table, whose

CLAN = OneOf(N_CLANS)
TEN = Number(10)
CHAMPIONS = Counts(N_CHAMPIONS, 1)
CARDS = Counts(N_CARDS, 1)
GATES_MOST = 5
HALL_MOST, STRENGTH_MOST = 12, 3  # what a hall is worth, and how strong a gnome is


def influence(view: FallView) -> list[list[int]]:
    """By seat: its discs on each champion of the offer."""
    return [list(view.influence[seat :: view.seats]) for seat in range(view.seats)]


def first_of(rows: tuple[tuple[int, ...], ...]) -> list[int]:
    """Who leads each row; -1 where nobody is in it."""
    return [row[0] if row else -1 for row in rows]


OBSERVATION = Observation(
    table("side", OneOf(len(SIDES))),
    table("wave", OneOf(len(WAVES))),
    whose("first"),
    table("pick", OneOf(PICKS)),
    table("rally", CLAN),
    table("wheel", OneOf(LAP)),
    table("pawns", Each(len(PAWNS), OneOf(SPACES))),
    table("contested", Bits(N_CAVES)),
    table("gnomes", Each(2 * N_CAVES, Number(STRENGTH_MOST))),
    table("invaded", Bits(N_CAVES)),
    table("beside", Counts(STRENGTH_MOST + 1)),
    table("bag", Number(N_GNOMES)),
    table("gates", Each(GATES_MOST, CLAN)),
    table("past", Counts(N_CLANS)),
    whose("vote_leads", N_CLANS, lambda view: first_of(view.ranks)),
    table("tiles", Each(N_CLANS, OneOf(len(TILES)))),
    table("offer", Each(OFFER_MOST, OneOf(N_CHAMPIONS))),
    whose("leads", OFFER_MOST, lambda view: first_of(view.leads)),
    table("claws", Each(len(CLAWED), Number(3))),
    table("decks", Each(len(DECKS), Number(20))),
    table("removed", CHAMPIONS),
    table("stars", Each(len(STARS), OneOf(len(STAR_PLACES)))),
    table("halls", Each(len(HALL_NAMES), Number(HALL_MOST))),
    table("deck", Number(N_CARDS)),
    table("discards", CARDS, lambda view: [card for card, _ in view.discards]),
    seats("lairs", OneOf(len(GLYPHS))),
    flat_seats("trolls", SPACES, TEN),
    seats("reserve", Number(TROLLS)),
    seats("boost", TEN),
    flat_seats("votes", N_CLANS, TEN),
    seats("influence", Each(OFFER_MOST, TEN), influence),
    seats("champions", CHAMPIONS),
    seats("drawn", CHAMPIONS),
    seats("ancestry", CARDS, lambda view: [[number // N_PLACES for number in own] for own in view.ancestry]),
    flat_seats("signs", SIGNS, Bits(N_CELLS)),
    seats("cubes", Bits(N_CELLS)),
    seats("hands", CARDS),
    seats("provisions", Number(PROVISIONS)),
    seats("despair", TEN),
    flat_seats("honour", len(SOURCES), Number(40)),
    seats("control", Bits(N_CAVES)),
    left_out={
        "units": "trolls and pawns together",
        "held": "follows from the trolls",
        "crowd": "follows from the trolls",
        "seen": "who else knows the strength of a gnome",
        "gate_seen": "who else knows a gate",
        "lots": "who was drawn by lot, since the last turn began",
        "ranks": "told by `vote_leads`: who leads",
        "owner": "follows from the champions",
        "halls_now": "follows from control and the halls",
    },
)
