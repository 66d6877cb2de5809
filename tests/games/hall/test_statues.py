"""Moving Statues (HALL-M): who can be moved, how far, by which Cart."""

from __future__ import annotations

import pytest

import dovre
from dovre.games.hall.box import Cell
from dovre.games.hall.state import HallState
from tests.games.hall.helpers import (
    MODES,
    P1,
    after,
    asked,
    events,
    hall,
    held,
    legal,
    names,
    statues,
    stock,
    table,
    tunnel,
)
from tests.games.hall.slowly import Mountain, beside, name_of, rich_game, why_not

BUILD = ("ask p1 build", "now stage=1")
# a chain: the Portal p3, then A, B and C
A, B, C = tunnel("d2", "p4 p5"), tunnel("i3", "o5 n5 m5"), tunnel("d2", "l5 k5")
CHAIN = f"tunnels {A} {B} {C}"


def moving(*more: str) -> HallState:
    """p1 in step 4 with the chain dug."""
    return table(*BUILD, CHAIN, *more)


def reach(state: HallState, cell: str) -> set[str]:
    return {token.partition(".")[2] for token in legal(after(state, f"statue.{cell}"))}


# -- how far ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-M1", "HALL-M2", "HALL-M3")
@pytest.mark.parametrize(
    ("cell", "wanted"),
    [
        ("p3", "p4 p5"),
        ("p4", "p3 p5 o5 n5 m5"),
        ("p5", "p3 p4 o5 n5 m5"),
        ("o5", "n5 m5 p4 p5 l5 k5"),
        ("m5", "o5 n5 p4 p5 l5 k5"),
        ("k5", "l5 o5 n5 m5"),
    ],
)
def test_one_cart_moves_within_the_tunnel_or_to_one_beside_it(cell, wanted):
    state = moving(f"statues {cell}:fire", "stock p1 cart")
    assert reach(state, cell) == set(wanted.split())
    for end in wanted.split():
        moved = after(state, f"statue.{cell}", f"to.{end}")
        assert statues(moved) == {end: "fire", **{at: clan for at, clan in statues(state).items() if at != cell}}
        assert stock(moved, P1) == {}


@pytest.mark.rule("HALL-M1")
def test_too_far_is_refused():
    state = after(moving("statues p4:fire", "stock p1 cart"), "statue.p4")
    assert why_not(state, "to.k5") == "HALL-M1 too_far"
    assert why_not(state, "to.p6") == "HALL-M7 cell_taken"
    assert why_not(state, "to.o6") == "HALL-M1 too_far"


def naive_reach(mountain: Mountain, seat: int, cell: Cell) -> set[Cell]:
    """The free cells of its Tunnel and of those beside it in the own network. [HALL-M1..HALL-M4, HALL-M7..HALL-M9]"""
    network = mountain.network(seat)
    tunnels = mountain.tunnels()
    here = next(one for one in tunnels if cell in one)
    near = [one for one in tunnels if one <= network and one & beside(here)]
    return set().union(here, *near) - set(mountain.statues)


@pytest.mark.rule("HALL-M1", "HALL-M2", "HALL-M3", "HALL-M4", "HALL-M7", "HALL-M8", "HALL-M9", "HALL-M11", "HALL-G8")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_destinations_are_those_of_a_slow_search_cell_by_cell(seats, options):
    """Statues thrown about the networks of many states; whoever is asked has a Cart for everything."""
    rng = dovre.Rng.of(seats, "statues")
    with_hall = compared = 0
    for seed in (1, 2):
        for number, before in enumerate(rich_game(seats, seed, **options)):
            if before.over or asked(before)[1] != "build" or number % 3:
                continue
            state = scattered(before, rng)
            seat = state.waiting[0]
            mountain = Mountain(state)
            wanted = {}
            for cell in set(mountain.statues) & mountain.network(seat):
                ends = naive_reach(mountain, seat, cell)
                if ends:
                    wanted[name_of(cell)] = set(map(name_of, ends))
            assert legal(state, "statue") == {f"statue.{cell}" for cell in wanted}
            for cell, ends in wanted.items():
                assert reach(state, cell) == ends, cell
            compared += len(wanted)
            with_hall += bool(wanted and state.halls)
    assert compared > 100
    assert with_hall > 5


def scattered(before: HallState, rng: dovre.Rng) -> HallState:
    """The same table with many Statues on the Tunnels, and a Cart for who is asked."""
    state = before.copy()
    state.gain(state.waiting[0], 3)
    bits = [1 << n for n in range(state.nets[state.waiting[0]].bit_length()) if state.nets[state.waiting[0]] >> n & 1]
    for _ in range(min(12, len(bits))):
        clan = rng.below(3)
        if not state.statues[clan] or state.all_statues() & (put := rng.choice(bits)):
            continue
        gone = state.statues[clan] & -state.statues[clan]
        state.statues[clan] = state.statues[clan] & ~gone | put
    return state


@pytest.mark.rule("HALL-M3", "HALL-N1")
def test_tunnels_that_touch_at_a_corner_are_not_adjacent():
    """o4 and p5 touch at a corner; the way leads over p4."""
    tiles = f"tunnels {tunnel('d2', 'p4 q4')} {tunnel('d2', 'p5 p6')} {tunnel('d2', 'o4 o3')}"
    state = table(*BUILD, tiles, "statues p5:fire p6:moon", "stock p1 cart")
    assert reach(state, "p5") == {"p4", "q4"}


@pytest.mark.rule("HALL-M4")
def test_workshop_is_no_way_for_statues():
    """n3 and n5 lie on two sides of the Workshop n4."""
    tiles = f"tunnels {tunnel('d2', 'n3 o3')} {A} {tunnel('d2', 'o5 n5')}"
    state = table(*BUILD, tiles, "workshops n4:mint", "statues n3:fire", "stock p1 cart")
    assert reach(state, "n3") == {"o3", "p3"}
    assert why_not(after(state, "statue.n3"), "to.n5") == "HALL-M1 too_far"


# -- which Cart -------------------------------------------------------------------------------------------------------

CLAN_TROLLS = {"fire": "fire-1-2:01", "ice": "ice-1-1:01", "moon": "moon-1-1:01"}  # each with its Clan Cart only


@pytest.mark.rule("HALL-M5", "HALL-T11")
@pytest.mark.parametrize("cart", CLAN_TROLLS)
@pytest.mark.parametrize("clan", CLAN_TROLLS)
def test_clan_cart_moves_a_statue_of_its_clan_only(cart, clan):
    state = moving(f"statues p4:{clan}", f"pack p1 2a:{CLAN_TROLLS[cart]}")
    assert legal(state, "statue") == ({"statue.p4"} if cart == clan else set())
    if cart == clan:
        state = after(state, "statue.p4", "to.p5")
        assert held(state, P1) == {}
    else:
        assert why_not(state, "statue.p4") == "HALL-M5 no_cart"


@pytest.mark.rule("HALL-M6", "HALL-T12")
@pytest.mark.parametrize("clan", CLAN_TROLLS)
@pytest.mark.parametrize("lines", ["stock p1 cart", "pack p1 1a:start-6:1", "pack p1 2a:mud-1-6:01"])
def test_neutral_cart_moves_any_statue(clan, lines):
    state = after(moving(f"statues p4:{clan}", lines), "statue.p4", "to.p5")
    assert statues(state)["p5"] == clan
    assert (stock(state, P1), held(state, P1)) == ({}, {})


@pytest.mark.rule("HALL-M5", "HALL-M6")
def test_without_a_cart_nothing_moves():
    state = moving("statues p4:fire", "stock p1 coin*3")
    assert legal(state) == {"end"}


@pytest.mark.rule("HALL-M5", "HALL-P6")
def test_clan_oath_lets_clan_carts_move_any_statue():
    lines = ("ask p1 build", CHAIN, "statues p4:fire", "pack p1 2a:ice-1-1:11", "now stage=1 charm=clan_oath cast=1")
    state = after(table(*lines), "statue.p4", "to.p5")
    assert held(state, P1) == {"iron": 1}


@pytest.mark.rule("HALL-M1", "HALL-P6")
def test_ghost_carts_move_any_statue_twice():
    state = table("ask p1 build", CHAIN, "statues p4:fire", "now stage=1 ghosts=2 cast=1")
    state = after(state, "statue.p4", "to.p5", "statue.p5", "to.p4")
    assert legal(state) == {"end"}


# -- who stands where -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-M7")
def test_destination_must_be_free():
    state = moving("statues p4:fire o5:ice p3:moon", "stock p1 cart")
    assert reach(state, "p4") == {"p5", "n5", "m5"}
    assert why_not(after(state, "statue.p4"), "to.o5") == "HALL-M7 cell_taken"


@pytest.mark.rule("HALL-M7")
def test_statue_hemmed_in_cannot_be_chosen():
    state = table(*BUILD, f"tunnels {A}", "statues p3:fire p4:ice p5:moon", "stock p1 cart")
    assert legal(state) == {"end"}
    assert why_not(state, "statue.p4") == "HALL-M7 statue_stuck"


@pytest.mark.rule("HALL-M8")
def test_statue_passes_through_others():
    """p5 is the only way from p4 to B and it is taken."""
    state = moving("statues p4:fire p5:ice", "stock p1 cart")
    assert reach(state, "p4") == {"p3", "o5", "n5", "m5"}


@pytest.mark.rule("HALL-M8", "HALL-M7")
def test_statue_walled_in_by_statues_can_still_leave():
    state = moving("statues p4:fire p5:ice p3:moon", "stock p1 cart")
    assert "statue.p4" in legal(state)


@pytest.mark.rule("HALL-M9")
def test_several_statues_share_a_tunnel():
    state = after(moving("statues p4:fire o5:ice", "stock p1 cart"), "statue.p4", "to.n5")
    assert statues(state)["n5"] == "fire"
    assert statues(state)["o5"] == "ice"


@pytest.mark.rule("HALL-M10", "HALL-T6")
def test_as_many_moves_as_carts_of_one_statue_or_several():
    state = moving("statues p4:fire k5:ice", "stock p1 cart*4")
    state = after(state, "statue.p4", "to.o5", "statue.o5", "to.l5", "statue.k5", "to.m5")
    assert stock(state, P1) == {"cart": 1}
    assert {"l5", "m5"} <= set(statues(state))
    state = after(state, "statue.m5", "to.p4")
    assert legal(state) == {"end"}


@pytest.mark.rule("HALL-M11", "HALL-N8")
def test_buried_statues_do_not_move():
    """p6 lies beside the network and n2 far away; a Statue on an isolated tile is buried too. (DEC-29)"""
    state = table(
        *BUILD, f"tunnels {A} {tunnel('d2', 'i5 j5')}", "statues p6:moon n2:fire i5:ice p4:fire", "stock p1 cart"
    )
    assert legal(state, "statue") == {"statue.p4"}
    for cell in ("p6", "n2", "i5"):
        assert why_not(state, f"statue.{cell}") == "HALL-M11 statue_buried"
    assert why_not(state, "statue.p5") == "HALL-M1 no_statue"


@pytest.mark.rule("HALL-M1")
def test_statue_in_the_network_of_a_rival_is_not_ones_own():
    state = table(*BUILD, "portals u16 p3 h21 c8", CHAIN, "statues p4:fire", "stock p1 cart")
    assert legal(state, "statue") == set()


@pytest.mark.rule("HALL-M12")
def test_anchors_pedestals_altars_and_portals_are_cells_like_others():
    """The Statue goes over a Pedestal of another clan, onto the Portal, and off the altar again."""
    tiles = f"tunnels {A} {B} {tunnel('i3', 'o6 n6 m6')}"
    state = table(
        *BUILD,
        tiles,
        f"halls {hall('wellspring', 'o5 n5 m5 o6 n6 m6')}",
        "pedestals p5:ice",
        "statues n5:fire",
        "stock p1 cart*4",
    )
    state = after(state, "statue.n5", "to.p5", "statue.p5", "to.p3", "statue.p3", "to.p4", "statue.p4", "to.n6")
    assert statues(state)["n6"] == "fire"
    assert state.to_data()["pedestals"] == ["p5:ice"]


@pytest.mark.rule("HALL-M1", "HALL-M10")
def test_cart_is_paid_and_told():
    found = events(moving("statues p4:fire", "stock p1 cart"), "statue.p4", "to.p5")
    assert names(found) == ["paid", "moved"]


@pytest.mark.rule("HALL-T6", "HALL-T2")
def test_statues_wait_for_step_4():
    state = table(CHAIN, "statues p4:fire", "stock p1 cart")
    assert legal(state, "statue") == set()
    assert why_not(state, "statue.p4") == "HALL-T2 too_early"
