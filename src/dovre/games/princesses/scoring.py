"""Points as lines, and who has won (PRIN-E, PRIN-X32..X39, PRIN-X40..X48)."""

from __future__ import annotations

from dovre.games.princesses.box import COPIES, Score
from dovre.games.princesses.components import (
    CARD_DESIGNS,
    CARDS,
    DESIGN_OF,
    DESIGNS,
    FIRST_ROYAL,
    HUMANS_COUNTED,
    N_CAVES,
    N_COUNTED,
    N_RESOURCES,
    NONE,
    RESOURCES,
    ROYALS,
    STORED,
    TILES,
    TOTEMS,
)
from dovre.games.princesses.effects import COUNTED, TILE_TYPES
from dovre.games.princesses.geometry import PLACES
from dovre.games.princesses.state import PrincessesState
from dovre.kernel.scores import ScoreLine

SET_OF_THREE, SET_OF_TWO, SINGLE = 15, 9, 4  # PRIN-E2
PRINCESS, ROYAL_TILE, HUMAN = 7, 3, 1  # PRIN-E3..E5
ROYAL = TILE_TYPES.index("royal")


def set_points(counts: tuple[int, int, int]) -> tuple[int, int, int]:
    """Points of sets of three, of two and of single elements: the best grouping. [PRIN-E2]"""
    most, middle, least = sorted(counts, reverse=True)
    return SET_OF_THREE * least, SET_OF_TWO * (middle - least), SINGLE * (most - middle)


def wild_totems(s: PrincessesState, seat: int) -> int:
    """Royal tiles that count as a card of each totem, for scoring only. [PRIN-X20, GAP-23]"""
    tiles = [number // PLACES - FIRST_ROYAL for number in s.network[seat]]
    return sum(tile >= 0 and ROYALS[tile].totems for tile in tiles)


def quantity(s: PrincessesState, seat: int, name: str) -> int:
    """How many there are of what a tile or card scores. [PRIN-X32..X39, PRIN-X40..X48]"""
    base = seat * N_RESOURCES
    if name in RESOURCES:
        return s.goods[base + RESOURCES.index(name)]
    if name.endswith("_sites"):
        return s.sites[base + RESOURCES.index(name.removesuffix("_sites"))]
    if name == "cow":
        return s.cows[seat]
    if name == "power":
        return s.power[seat]
    if name == "human":
        return sum(s.humans[seat * N_CAVES : (seat + 1) * N_CAVES])
    wild = wild_totems(s, seat) if name.removesuffix("_cards") in TOTEMS else 0
    return s.tally[seat * N_COUNTED + COUNTED.index(name)] + wild


def points(s: PrincessesState, seat: int, score: Score) -> int:
    return quantity(s, seat, score.of) // score.per


def score_sheet(s: PrincessesState) -> list[ScoreLine]:
    """Each source as a line, seat by seat, as if the game ended now; what brings nothing is left out.

    Claims bring no points by themselves. [PRIN-C8, PRIN-E2..E8]
    """
    return [line for seat in range(s.seats) for line in _lines(s, seat) if line.amount]


def _lines(s: PrincessesState, seat: int) -> list[ScoreLine]:
    count = seat * N_COUNTED
    outposts, changelings, bells, princesses = (s.tally[count + at] for at in STORED)
    three, two, single = set_points((outposts, changelings, bells))
    humans = s.tally[count + HUMANS_COUNTED]
    lines = [
        ScoreLine("set3", seat, three, "PRIN-E2"),
        ScoreLine("set2", seat, two, "PRIN-E2"),
        ScoreLine("single", seat, single, "PRIN-E2"),
        ScoreLine("princesses", seat, PRINCESS * princesses, "PRIN-E3"),
        ScoreLine("royal", seat, ROYAL_TILE * s.tally[count + ROYAL], "PRIN-E4"),
        ScoreLine("humans", seat, HUMAN * humans, "PRIN-E5"),
    ]
    for number in s.network[seat]:
        tile = number // PLACES
        if tile < FIRST_ROYAL and DESIGN_OF[tile] != NONE:
            score = TILES[tile].score
            assert score is not None
            parts = (("design", DESIGNS[DESIGN_OF[tile]]),)
            lines.append(ScoreLine("victory", seat, points(s, seat, score), "PRIN-E6", parts))
    for card in s.cards[seat]:
        design = card // COPIES
        score = CARDS[design].score
        if score is not None:
            parts = (("card", CARD_DESIGNS[design]),)
            lines.append(ScoreLine("card", seat, points(s, seat, score), "PRIN-E7", parts))
    return lines


def princesses_of(s: PrincessesState, seat: int) -> int:
    return s.tally[seat * N_COUNTED + STORED[3]]


def winners(s: PrincessesState) -> tuple[int, ...]:
    """Most points, then most princesses; else they share. [PRIN-E9, PRIN-E10]"""
    scores = s.scores
    ranks = [(scores[seat], princesses_of(s, seat)) for seat in range(s.seats)]
    return tuple(seat for seat in range(s.seats) if ranks[seat] == max(ranks))
