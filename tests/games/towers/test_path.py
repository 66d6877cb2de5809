"""Paths and emplacements (TOWR-P): EX-5, and placements and distances against a slow search."""

import pytest

from dovre.games.towers.box import SIDES, STEP
from dovre.games.towers.components import SPOT_NAMES, TILE_NAMES, TILES
from dovre.games.towers.path import LAYS, START, fit, lay_number, path_of, placements, point_xy, xy
from dovre.kernel.rng import Rng

BLOCKED = {(-1, -1), (-1, 0), (-1, 1)}


@pytest.mark.rule("TOWR-S24", "TOWR-P12", "TOWR-P13")
def test_the_start():
    """tricky 44"""
    assert [xy(START, cell) for cell in range(4)] == [(0, 0), (1, 0), (1, 1), (2, 1)]
    assert START.dist == (4, 3, 2, 1)
    assert point_xy(START.city) == (3, 1)
    found = {point_xy(START.sites[spot]): len(START.covered(spot)) for spot in START.spots}
    assert found == {(1, 0): 2, (1, 1): 3, (2, 1): 3, (2, 2): 2}


def test_at_most_twelve_placements():
    """Of placements with the same result the lowest."""
    assert {TILE_NAMES[tile]: len(lays) for tile, lays in enumerate(LAYS)} == {
        "p1": 1,
        "p2": 2,
        "p3": 2,
        "p4": 2,
        "p5": 1,
        "p6": 1,
        "p7": 6,
        "p8": 6,
        "p9": 12,
        "r1": 1,
        "r2": 2,
        "r3": 2,
        "r4": 2,
    }


def slow_placements(path, tile):
    """Every turn and exit, by coordinates: the results that the rules allow."""
    cells = {xy(path, cell) for cell in range(path.length)}
    city = point_xy(path.city)
    side = SIDES[path.side]
    found = set()
    for turns in range(4):
        placed = [
            (turned(at, turns), {turned_side(s, turns) for s in sides})
            for at, sides in zip(TILES[tile].cells, TILES[tile].open, strict=True)
        ]
        inside = {at for at, _ in placed}
        exits = [(at, s) for at, sides in placed for s in sides if moved(at, s) not in inside]
        for at, s in exits:
            if s != SIDES[(SIDES.index(side) + 2) % 4]:
                continue
            dx, dy = city[0] - at[0], city[1] - at[1]
            lying = {(x + dx, y + dy): frozenset(sides) for (x, y), sides in placed}
            if set(lying) & (cells | BLOCKED):
                continue
            for (x, y), out in exits:
                end = (x + dx, y + dy)
                if moved(end, out) not in cells | BLOCKED | set(lying):
                    found.add((frozenset(lying.items()), end, out))
    return found


def turned(at, turns):
    for _ in range(turns):
        at = (-at[1], at[0])
    return at


def turned_side(side, turns):
    return SIDES[(SIDES.index(side) + turns) % 4]


def moved(at, side):
    return at[0] + STEP[side][0], at[1] + STEP[side][1]


def result(path, tile, way):
    """What a placement gives, by coordinates."""
    longer = path_of((*path.laid, lay_number(tile, *way)))
    lying = {
        xy(longer, cell): frozenset(side for n, side in enumerate(SIDES) if longer.opens[cell] >> n & 1)
        for cell in range(path.length, longer.length)
    }
    return frozenset(lying.items()), xy(longer, longer.end), SIDES[longer.side]


def random_path(seed, tiles=9):
    rng = Rng.of(seed, "path")
    path = START
    for tile in rng.shuffled(range(len(TILES)))[:tiles]:
        ways = placements(path, tile)
        if ways:
            path = path_of((*path.laid, lay_number(tile, *rng.choice(ways))))
    return path


@pytest.mark.rule("TOWR-P04", "TOWR-P05", "TOWR-P08", "TOWR-P09")
@pytest.mark.parametrize("seed", range(12))
def test_placements_are_those_of_a_slow_search(seed):
    path = random_path(seed, 1 + seed % 9)
    for tile in range(len(TILES)):
        ways = placements(path, tile)
        results = [result(path, tile, way) for way in ways]
        assert set(results) == slow_placements(path, tile)
        assert len(set(results)) == len(results)
        assert all(fit(path, tile, *way) == 0 for way in ways)


@pytest.mark.rule("TOWR-G07", "TOWR-P01", "TOWR-P02", "TOWR-P06", "TOWR-P07")
@pytest.mark.parametrize("seed", range(12))
def test_distances_are_those_of_a_slow_search(seed):
    path = random_path(seed)
    where = {xy(path, cell): cell for cell in range(path.length)}
    far = [999] * path.length
    far[path.end] = 1
    for _ in range(path.length):
        for at, cell in where.items():
            for n, side in enumerate(SIDES):
                other = where.get(moved(at, side))
                both = other is not None and path.opens[cell] >> n & 1 and path.opens[other] >> (n ^ 2) & 1
                if both:
                    far[cell] = min(far[cell], far[other] + 1)
    assert list(path.dist) == far
    for cell, ahead in enumerate(path.next):
        assert all(far[one] == far[cell] - 1 for one in ahead)
        assert ahead or cell == path.end


@pytest.mark.rule("TOWR-P12", "TOWR-P13", "TOWR-P14")
@pytest.mark.parametrize("seed", range(6))
def test_emplacements_cover_the_cells_around_and_keep_their_names(seed):
    path = random_path(seed)
    for spot, point in path.sites.items():
        x, y = point_xy(point)
        around = {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)}
        assert {xy(path, cell) for cell in path.covered(spot)} == around & {xy(path, c) for c in range(path.length)}
        assert SPOT_NAMES[spot].startswith(f"c{min(path.covered(spot)) + 1}")
        assert all(
            abs(point_xy(path.sites[o])[0] - x) + abs(point_xy(path.sites[o])[1] - y) == 1 for o in path.beside(spot)
        )
    shorter = path_of(path.laid[:-1])
    assert {spot: point for spot, point in path.sites.items() if spot in shorter.sites} == shorter.sites
