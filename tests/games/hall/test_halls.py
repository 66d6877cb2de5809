"""Great Halls (HALL-G): where they fit, what they cover, what they are worth."""

from __future__ import annotations

import pytest

from dovre.games.hall.box import Cell
from dovre.games.hall.components import CELL_NAMES, HALL_PLACES, HALLS, cells_of
from dovre.games.hall.state import HallState
from tests.games.hall.helpers import (
    MODES,
    P1,
    after,
    asked,
    event,
    events,
    hall,
    legal,
    names,
    points,
    statues,
    stock,
    table,
    tunnel,
)
from tests.games.hall.slowly import HALL_FORMS, Mountain, build, dig, lines, rich_game, spot, turned, why_not

BUILD = ("ask p1 build", "now stage=1")
# a square of nine cells, p5 to r7, dug in three strips below the Portal of p1
STRIPS = f"{tunnel('d2', 'p4 q4')} {tunnel('i3', 'p5 p6 p7')} {tunnel('i3', 'q5 q6 q7')} {tunnel('i3', 'r5 r6 r7')}"
SQUARE = "p5 q5 r5 p6 q6 r6 p7 q7 r7"
CROSS = "q5 p6 q6 r6 q7"
TREASURE = build("treasure", SQUARE)
SHAMAN = build("shaman", CROSS)
SCORES = {
    "treasure": (6, 15),
    "great_forge": (4, 12),
    "stonecutter": (3, 12),
    "wellspring": (2, 10),
    "shaman": (1, 9),
    "chasm": (0, 11),
}


def block(*more: str) -> HallState:
    """p1 in step 3, with the square dug."""
    return table(*BUILD, f"tunnels {STRIPS}", *more)


# -- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-G1", "HALL-G2", "HALL-T5")
def test_one_hall_a_turn_for_nothing():
    state = block("stock p1 stone*3 coin")
    assert legal(state, "hall") == {f"hall.{name}" for name in SCORES if name != "chasm"}
    state = after(state, *SHAMAN)
    assert stock(state, P1) == {"stone": 3, "coin": 1}
    assert legal(state, "hall") == set()
    assert why_not(state, "hall.wellspring") == "HALL-G1 built_already"


@pytest.mark.rule("HALL-G1")
def test_hall_exists_once():
    state = table(*BUILD, f"tunnels {STRIPS} {tunnel('i4', 'h5 i5 j5 k5')}", f"halls {hall('shaman', CROSS)}")
    assert "hall.shaman" not in legal(state)
    assert why_not(state, "hall.shaman") == "HALL-G1 hall_gone"


@pytest.mark.rule("HALL-G1", "HALL-T2")
def test_no_hall_before_step_3_nor_after_a_statue_was_moved():
    state = table(f"tunnels {STRIPS}", "statues q4:fire", "stock p1 cart")
    assert legal(state, "hall") == set()
    assert why_not(state, "hall.shaman") == "HALL-T2 too_early"
    state = after(block("statues q4:fire", "stock p1 cart*2"), "statue.q4", "to.p4")
    assert legal(state, "hall") == set()
    assert why_not(state, "hall.shaman") == "HALL-T2 hall_over"
    assert "statue.p4" in legal(state)


@pytest.mark.rule("HALL-T5")
def test_hall_is_no_duty():
    assert asked(after(block(), "end")) == (1, "act")


# -- where ------------------------------------------------------------------------------------------------------------


def naive_halls(mountain: Mountain, seat: int) -> dict[str, set[tuple[frozenset[Cell], Cell]]]:
    """Every place of each Hall that is wholly on Tunnel cells of the own network. [HALL-G3, HALL-G4, DEC-26, DEC-27]"""
    ground = (mountain.network(seat) & set().union(*mountain.tiles)) - set().union(*mountain.halls)
    built = {HALLS[HALL_PLACES[place].way.tile] for place in mountain.state.halls}
    found: dict[str, set[tuple[frozenset[Cell], Cell]]] = {}
    for name, (cells, altar) in HALL_FORMS.items():
        places = set()
        for form, mark in set(turned(cells, altar)):
            first = min(form)
            for row, col in ground:
                down, right = row - first[0], col - first[1]
                covered = frozenset((r + down, c + right) for r, c in form)
                if covered <= ground:
                    assert mark is not None
                    places.add((covered, (mark[0] + down, mark[1] + right)))
        if places and name not in built:
            found[name] = places
    return found


def offered_halls(state: HallState) -> set[tuple[frozenset[Cell], Cell]]:
    found = set()
    for action in state.legal(state.waiting[0]):
        place = HALL_PLACES[action.number]
        found.add((frozenset(map(spot, cells_of(place.cells))), spot(place.mark)))
    return found


@pytest.mark.rule("HALL-G3", "HALL-G4", "HALL-G1")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_places_of_halls_are_those_of_a_slow_search_cell_by_cell(seats, options):
    seen = set()
    for seed in (1, 2):
        for state in rich_game(seats, seed, **options):
            if state.over or asked(state)[1] != "build" or state.stage != 1:
                continue
            wanted = naive_halls(Mountain(state), state.waiting[0])
            assert legal(state, "hall") == {f"hall.{name}" for name in wanted}
            for name, places in wanted.items():
                assert offered_halls(after(state, f"hall.{name}")) == places, name
            seen |= set(wanted)
    assert len(seen) >= 4


@pytest.mark.rule("HALL-G3")
def test_hall_covers_no_portal():
    """p3, p4 and p5 in a row, but the first is the Portal."""
    tiles = f"tunnels {tunnel('d2', 'p4 q4')} {tunnel('d2', 'o3 o4')} {tunnel('d2', 'p5 o5')}"
    state = table(*BUILD, tiles)
    cells = {name for token in legal(state, "hall") for name in legal(after(state, token))}
    assert f"build.{hall('wellspring', 'o3 p3 o4 p4 o5 p5')}" not in cells
    assert why_not(state, "hall.wellspring") == "HALL-G3 hall_fits_nowhere"


@pytest.mark.rule("HALL-G3")
def test_hall_covers_no_other_hall():
    state = table(*BUILD, f"tunnels {STRIPS} {tunnel('i3', 'o5 n5 m5')}", f"halls {hall('shaman', CROSS)}")
    assert legal(state, "hall") == set()


@pytest.mark.rule("HALL-G3")
def test_hall_lies_on_own_tunnels_alone_not_on_those_of_a_rival_nor_isolated_ones():
    """DEC-27."""
    far = "portals u16 p3 h21 c8"
    assert legal(table(*BUILD, far, f"tunnels {STRIPS}"), "hall") == set()
    alone = STRIPS.removeprefix(tunnel("d2", "p4 q4"))
    assert legal(table(*BUILD, f"tunnels {alone}"), "hall") == set()


@pytest.mark.rule("HALL-G4")
def test_hall_covers_tiles_wholly_or_partly():
    found = after(block(), *SHAMAN)
    assert found.to_data()["halls"] == [hall("shaman", CROSS)]
    assert found.piles == block().piles  # covered tiles do not come back (DEC-27)
    assert found.nets == block().nets


# -- what lies below --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-G5")
def test_covered_pedestals_leave_the_game_and_their_tokens_stay_taken():
    state = block("pedestals p5:fire q4:moon r6:ice")
    before = points(state, P1, "benefit")
    taken = state.to_data()["takers"]
    found = events(state, *TREASURE)
    assert [dict(one.parts)["cell"] for one in found if one.name == "pedestal_lost"] == ["p5", "r6"]
    state = after(state, *TREASURE)
    assert state.to_data()["pedestals"] == ["q4:moon"]
    assert state.to_data()["takers"] == taken
    assert points(state, P1, "benefit") == before > 0
    assert state.bag == block("pedestals p5:fire q4:moon r6:ice").bag


@pytest.mark.rule("HALL-G5", "HALL-D21")
def test_place_of_a_covered_pedestal_stays_used_up():
    state = table(
        f"tunnels {STRIPS}",
        f"halls {hall('treasure', SQUARE)}",
        "taken 2fire:p1",
        "own p1 fire",
        "stock p1 stone*2 hammer",
    )
    assert asked(after(state, *dig("d2", "o5 o4", "o5"))) == (P1, "establish")  # no Pedestal is asked for


@pytest.mark.rule("HALL-G6")
def test_covered_statues_keep_their_cells():
    state = block("statues p6:moon q6:fire r7:ice")
    assert statues(after(state, *TREASURE)) == statues(state)


# -- the hall as a Tunnel ---------------------------------------------------------------------------------------------


def reach(state: HallState, cell: str) -> set[str]:
    return {token.partition(".")[2] for token in legal(after(state, f"statue.{cell}"))}


@pytest.mark.rule("HALL-G7", "HALL-M2")
def test_hall_is_one_big_tunnel():
    """From the far strip to the first one is two moves without the Hall, one with it."""
    lines_ = ("statues r7:fire p6:moon", "stock p1 cart*2")
    assert reach(block(*lines_), "r7") == {"r5", "r6", "q5", "q6", "q7"}
    assert reach(after(block(*lines_), *TREASURE), "r7") == set(SQUARE.split()) - {"r7", "p6"} | {"p4", "q4"}


@pytest.mark.rule("HALL-G8", "HALL-M2")
def test_uncovered_parts_of_a_tile_are_tunnels_of_their_own():
    """The cross leaves single cells in the corners: each touches the Hall only. (DEC-28)"""
    state = after(block("statues r7:fire p6:moon", "stock p1 cart"), *SHAMAN)
    assert reach(state, "r7") == set(CROSS.split()) - {"p6"}
    corner = after(block("statues p5:fire p6:moon", "stock p1 cart"), *SHAMAN)
    assert reach(corner, "p5") == set(CROSS.split()) - {"p6"} | {"p4", "q4"}


@pytest.mark.rule("HALL-G8", "HALL-F7")
def test_every_section_scores_its_own_statue():
    state = block("statues p5:fire p7:ice p6:moon")
    assert lines(state, P1, "statue") == [6]  # one strip, one Statue: the most valuable
    assert lines(after(state, *SHAMAN), P1, "statue") == [6, 4]


# -- worth ------------------------------------------------------------------------------------------------------------


def shaped(name: str) -> tuple[str, str]:
    """The cells of a Hall in the square (or along a shaft), and its altar."""
    where = {
        "treasure": SQUARE,
        "great_forge": "p5 q5 r5 p6 q6 r6 q7",
        "stonecutter": "q5 r5 p6 q6 r6 p7 q7",
        "wellspring": "p5 q5 r5 p6 q6 r6",
        "shaman": CROSS,
        "chasm": "i5 j5 k5 l5 m5 n5 o5",
    }
    altar = {"wellspring": "q5", "chasm": "l5"}
    return where[name], altar.get(name, "q6")


def with_altar(name: str, cells: str, altar: str) -> str:
    """The Hall on these cells with its altar there: the Wellspring can lie in two ways on the same cells."""
    return next(
        one.name
        for one in HALL_PLACES
        if HALLS[one.way.tile] == name
        and CELL_NAMES[one.mark] == altar
        and {CELL_NAMES[cell] for cell in cells_of(one.cells)} == set(cells.split())
    )


@pytest.mark.rule("HALL-G9", "HALL-G10", "HALL-F5")
@pytest.mark.parametrize("name", HALLS)
@pytest.mark.parametrize("clan", ["fire", "ice", "moon"])
def test_hall_scores_low_without_and_high_with_a_statue_on_its_altar(name, clan):
    cells, altar = shaped(name)
    low, high = SCORES[name]
    tiles = f"tunnels {STRIPS} {tunnel('i4', 'l5 m5 n5 o5')} {tunnel('i3', 'i5 j5 k5')}"
    place = with_altar(name, cells, altar)
    bare = table(tiles, f"halls {place}", "statues p4:moon p6:moon")
    graced = table(tiles, f"halls {place}", f"statues {altar}:{clan} p4:moon p6:moon")
    assert lines(bare, P1, "hall.bare", "hall.altar") == [low]
    assert lines(graced, P1, "hall.bare", "hall.altar") == [high]


@pytest.mark.rule("HALL-G9", "HALL-F6")
def test_altar_is_no_pedestal():
    """A Statue on it is not doubled, and another clan does as well."""
    state = block("statues q6:fire p6:moon")
    state = after(state, *TREASURE)
    assert points(state, P1) == 15


@pytest.mark.rule("HALL-G11")
def test_statues_in_a_hall_score_nothing_else():
    state = after(block("statues q6:fire p6:moon r7:ice"), *TREASURE)
    assert lines(state, P1, "statue", "statue.pedestal") == []
    bare = after(block("statues p5:fire p6:moon r7:ice"), *TREASURE)
    assert points(bare, P1) == 6


@pytest.mark.rule("HALL-G10", "HALL-G11", "HALL-F5")
def test_hall_outside_every_network_scores_for_nobody():
    """DEC-29."""
    alone = STRIPS.removeprefix(tunnel("d2", "p4 q4"))
    state = table(f"tunnels {alone}", f"halls {hall('treasure', SQUARE)}", "statues q6:fire p6:moon")
    assert set(state.scores) == {0}


@pytest.mark.rule("HALL-G1")
def test_story_of_a_hall():
    found = events(block(), *SHAMAN)
    assert names(found) == ["built"]
    assert dict(event(found, "built").parts) == {"seat": P1, "hall": "shaman", "place": hall("shaman", CROSS)}
