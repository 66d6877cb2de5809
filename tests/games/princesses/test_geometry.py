"""The net of pentagons, legal places and new sites: the laws of the contract, and a slow search beside the tables."""

import pytest

from dovre.games.princesses.components import EDGES, IS_VICTORY, LAID_NUMBER, N_RESOURCES
from dovre.games.princesses.game import GAME
from dovre.games.princesses.geometry import (
    CELL_NAMES,
    CELLS,
    FACING,
    HOME,
    NEXT,
    NONE,
    NOTCH_CELLS,
    PARTNER,
    SIDES,
    cell_at,
    diagonal,
    neighbour,
    point_of,
    polygon,
)
from dovre.games.princesses.rules.network import lay, new_sites, places, sealed
from dovre.kernel.rng import Rng
from tests.games.princesses import net_picture
from tests.games.princesses.helpers import P1, full, sites, table

BLOCK = [(x, y) for x in range(-8, 9) for y in range(-8, 9)]


# -- laws -------------------------------------------------------------------------------------------------------------


def test_five_neighbours_and_sides_that_pair_up():
    for x, y in BLOCK:
        found = [neighbour(x, y, side) for side in range(SIDES)]
        assert len(set(found)) == SIDES
        for side, other in enumerate(found):
            assert neighbour(*other, PARTNER[side]) == (x, y)


def test_shared_sides_are_the_same_segment_the_other_way_round():
    for x, y in BLOCK:
        corners = polygon(x, y)
        for side in range(SIDES):
            there = polygon(*neighbour(x, y, side))
            own = (corners[side], corners[(side + 1) % SIDES])
            other = PARTNER[side]
            assert own == (there[(other + 1) % SIDES], there[other])


def test_pentagons_are_convex_and_have_the_same_area():
    for x, y in BLOCK:
        points = polygon(x, y)
        turns = []
        area = 0
        for n in range(SIDES):
            (ax, ay), (bx, by), (cx, cy) = points[n], points[(n + 1) % SIDES], points[(n + 2) % SIDES]
            turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
            area += ax * by - bx * ay
        assert all(turn > 0 for turn in turns)
        assert area == 2 * 16


def test_corners_belong_to_three_or_four_cells():
    count = {}
    for x, y in BLOCK:
        for corner in polygon(x, y):
            count[corner] = count.get(corner, 0) + 1
    inner = [n for (px, py), n in count.items() if abs(px) <= 24 and abs(py) <= 24]
    assert set(inner) == {3, 4}


def test_tables_say_the_same():
    assert CELLS == 496
    assert CELL_NAMES[HOME] == "a16"
    for cell in range(CELLS):
        x, y = point_of(cell)
        assert cell_at(x, y) == cell
        assert NEXT[cell] == tuple(cell_at(*neighbour(x, y, side)) for side in range(SIDES))
        for side, other in enumerate(NEXT[cell]):
            assert FACING[cell][side] == (1 << other * SIDES + PARTNER[side] if other != NONE else 0)
    assert [CELL_NAMES[cell] for cell in NOTCH_CELLS] == ["a14", "a16", "a18"]


@pytest.mark.parametrize(
    ("cell", "found"),
    [
        ((0, 0), [(-1, -1), (0, -1), None, (0, 1), (-1, 0)]),
        ((0, 1), [None, None, (0, 2), (-1, 1), (0, 0)]),
        ((-1, 0), [(-2, 1), (-2, 0), (-1, -1), (0, 0), (-1, 1)]),
        ((-1, 1), [(0, 2), (-1, 2), (-2, 1), (-1, 0), (0, 1)]),
    ],
)
def test_where_sides_lead(cell, found):
    """GEO-1 to GEO-4: None is rock, or the board."""
    assert [None if n == NONE else point_of(n) for n in NEXT[cell_at(*cell)]] == found


# -- tiles on the net -------------------------------------------------------------------------------------------------


def put(state, tile, cell, rotation, seat=P1):
    lay(state, seat, LAID_NUMBER[tile], cell_at(*cell), rotation)
    return state


def tokens(state, tile, seat=P1):
    return {str(action) for action in places(state, seat, LAID_NUMBER[tile])}


def formed(state, tile, cell, rotation):
    return new_sites(state, P1, LAID_NUMBER[tile], cell_at(*cell), rotation)


def begun():
    """After GEO-6: r01 at home, p10 below it."""
    state = table()
    put(state, "r01", (0, 0), 2)
    return put(state, "p10", (0, 1), 1)


@pytest.mark.rule("PRIN-B19", "PRIN-B20")
def test_the_first_tile_joins_the_notch():
    """GEO-5."""
    state = table()
    before = sites(state, P1)
    assert formed(state, "r01", (0, 0), 2) == (1, 0, 0)
    put(state, "r01", (0, 0), 2)
    assert sites(state, P1) == (before[0] + 3, before[1], before[2])
    assert full(state, P1) == (2, 2, 0)


@pytest.mark.rule("PRIN-B18")
def test_sites_form_where_half_sites_match():
    """GEO-6, and another rotation that joins without a site."""
    state = put(table(), "r01", (0, 0), 2)
    assert formed(state, "p10", (0, 1), 1) == (0, 1, 0)
    assert formed(state, "p10", (0, 1), 0) == (0, 0, 0)


@pytest.mark.rule("PRIN-B11", "PRIN-B15")
def test_a_wall_is_never_against_an_entrance():
    """GEO-7."""
    state = begun()
    assert {token for token in tokens(state, "v11") if ".b15." in token} == {"lay.b15.0"}
    assert formed(state, "v11", (-1, -1), 0) == (0, 0, 0)


@pytest.mark.rule("PRIN-B16")
def test_nothing_is_built_beside_a_victory_tile():
    """GEO-8."""
    state = put(begun(), "v11", (-1, -1), 0)
    cells = {token.split(".")[1] for token in tokens(state, "p01")}
    assert "b16" not in cells
    assert "a15" not in cells


def test_a_victory_tile_never_stands_before_a_notch():
    """GEO-9."""
    state = begun()
    found = tokens(state, "v11")
    assert not any(token.startswith(("lay.a18.", "lay.a14.")) for token in found)
    assert {token for token in found if ".b17." in token} == {"lay.b17.4"}


def slow_places(state, seat, tile):
    """The rules of the contract word by word."""
    placed = {point_of(n // SIDES % CELLS): (n // (CELLS * SIDES), n % SIDES) for n in state.network[seat]}
    notches = {(0, -2), (0, 0), (0, 2)}

    def shown(number, rotation, side):
        return EDGES[number][(side - rotation) % SIDES]

    found = set()
    for cell in range(CELLS):
        at = point_of(cell)
        for rotation in range(SIDES):
            if at in placed or (not placed and (at != (0, 0) or IS_VICTORY[tile])):
                continue
            touching = [(s, neighbour(*at, s)) for s in range(SIDES) if neighbour(*at, s) in placed]
            if placed and not touching:
                continue
            if IS_VICTORY[tile] and (len(touching) != 1 or at in notches):
                continue
            if any(shown(tile, rotation, s) == "#" or shown(*placed[n], PARTNER[s]) == "#" for s, n in touching):
                continue
            found.add(f"lay.{CELL_NAMES[cell]}.{rotation}")
    return found


def slow_sites(state, seat):
    """All sites formed by two half-sites, counted from the whole network."""
    letters = "OGD"
    placed = {point_of(n // SIDES % CELLS): (n // (CELLS * SIDES), n % SIDES) for n in state.network[seat]}
    notch = dict(zip([(0, -2), (0, 0), (0, 2)], GAME.box.boards[state.boards[seat]].notches, strict=True))
    found = [0, 0, 0]
    for at, (tile, rotation) in placed.items():
        for side in range(SIDES):
            own = EDGES[tile][(side - rotation) % SIDES]
            if own not in letters:
                continue
            other = neighbour(*at, side)
            if other in placed and at < other:
                number, turn = placed[other]
                if EDGES[number][(PARTNER[side] - turn) % SIDES] == own:
                    found[letters.index(own)] += 1
            elif side == 2 and at in notch and notch[at] == own:
                found[letters.index(own)] += 1
    return tuple(found)


@pytest.mark.parametrize("seed", range(4))
def test_tables_find_the_places_and_sites_of_a_slow_search(seed):
    state = table()
    rng = Rng.of(seed)
    printed = sites(state, P1)
    tiles = rng.shuffled(range(len(EDGES)))[:24]
    for number, tile in enumerate(tiles):
        found = {str(action) for action in places(state, P1, tile)}
        if IS_VICTORY[tile] and state.designs[P1]:
            continue  # the design may be there already: the slow search does not know designs
        assert found == slow_places(state, P1, tile)
        if found and not (IS_VICTORY[tile] and number % 3):
            action = rng.choice(places(state, P1, tile))
            lay(state, P1, tile, *divmod(action.number, SIDES))
            if sealed(state, P1):
                break
    central = [0, 0, 0]
    for number in state.network[P1]:
        tile = number // (CELLS * SIDES)
        if tile < 16:
            central[0] += 2
        if tile >= 64:
            for n in range(N_RESOURCES):
                central[n] += GAME.box.royals[tile - 64].sites[n]
    wanted = tuple(a + b + c for a, b, c in zip(printed, central, slow_sites(state, P1), strict=True))
    assert sites(state, P1) == wanted


def test_the_diagonal_is_its_own_inverse():
    for x, y in BLOCK:
        dx, dy = diagonal(x, y)
        assert diagonal(x + dx, y + dy) == (-dx, -dy)


@pytest.mark.rule("PRIN-B12", "PRIN-B13", "PRIN-B14", "PRIN-B22")
def test_the_first_tile_goes_home_in_any_rotation():
    state = table()
    assert tokens(state, "r01") == {f"lay.a16.{turn}" for turn in range(5)}
    assert tokens(state, "rt01") == tokens(state, "r01")
    assert tokens(state, "v01") == set()
    put(state, "r01", (0, 0), 0)
    assert {token.split(".")[1] for token in tokens(state, "p01")} == {"a15", "a17", "b15", "b16"}


def test_no_victory_tile_beside_another():
    """T-31: wall to wall is refused even where the entrance would fit a third tile."""
    state = put(begun(), "v11", (-1, -1), 0)
    around = {CELL_NAMES[n] for n in NEXT[cell_at(-1, -1)] if n != NONE}
    found = {token.split(".")[1] for token in tokens(state, "v03")}
    assert found
    assert not found & around


def test_a_network_can_be_sealed():
    """GAP-08: the last open cells are taken by victory tiles."""
    state = put(table(), "p01", (0, 0), 0)
    for design in ("v01", "v03", "v05", "v07"):
        found = places(state, P1, LAID_NUMBER[design])
        if found:
            lay(state, P1, LAID_NUMBER[design], *divmod(found[0].number, SIDES))
    assert sealed(state, P1)
    assert tokens(state, "p02") == set()


def test_the_picture_of_the_net_is_the_one_in_the_docs():
    assert net_picture.FILE.read_text(encoding="utf-8") == net_picture.picture()
