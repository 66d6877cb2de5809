"""Networks (HALL-N): what a Portal reaches, what is isolated, who may dig where; and those of teams (HALL-V9, V10)."""

from __future__ import annotations

import pytest

from tests.games.hall.helpers import (
    GAME,
    P1,
    P2,
    P3,
    P4,
    after,
    asked,
    cells_at,
    hall,
    held,
    legal,
    net,
    own,
    play,
    points,
    refused,
    statues,
    stock,
    table,
    tunnel,
)

# p1 at p3; three tiles in a row that lead away from it, and p2's Portal near their end
NEAR = "portals p3 t7 h21 c8"
FIRST, SECOND, THIRD = tunnel("d2", "p4 p5"), tunnel("d2", "q5 q6"), tunnel("d2", "r6 s6")
CHAIN = f"tunnels {FIRST} {SECOND} {THIRD}"
CUT = f"tunnels {FIRST} {THIRD}"  # without the middle one, r6 and s6 are isolated
BRIDGE = tunnel("d2", "r7 s7")  # beside t7, and beside r6 and s6
TEAMS = {"teams": "yes"}


def lays(state, shape: str) -> set[str]:
    return legal(play(state, state.waiting[0], f"dig.{shape}"), "lay")


def digs(state, shape: str, place: str):
    """The state after that tile was dug, paid in the only way there is."""
    return play(state, state.waiting[0], f"dig.{shape}", f"lay.{place}")


def table_again(state):
    """The same table read from its data: networks are found anew."""
    return GAME.from_data(state.to_data())


# -- adjacency --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-N1")
def test_tile_that_touches_the_network_at_a_corner_only_is_refused():
    # TI-01
    state = play(table("stock p1 stone*2"), P1, "dig.d2")
    refused(state, P1, f"lay.{tunnel('d2', 'q4 q5')}", "not_beside_network", "HALL-D11")
    assert f"lay.{tunnel('d2', 'p4 q4')}" in legal(state)


@pytest.mark.rule("HALL-N1", "HALL-N2")
def test_first_tile_lies_beside_the_portal():
    cells = [cells_at(token.removeprefix("lay.")) for token in lays(table("stock p1 stone*2"), "d2")]
    assert {frozenset(pair) for pair in cells} == {
        frozenset(pair.split())
        for pair in ("o3 n3", "o3 o2", "p4 q4", "p4 p5")  # o4 below o3 is rubble
    }


@pytest.mark.rule("HALL-N1", "HALL-N7")
@pytest.mark.parametrize(
    ("rival", "allowed"),
    [
        ("r5", False),  # beside q5
        ("q7", False),  # beside q6
        ("r7", True),  # at the corner of q6
    ],
)
def test_rival_keeps_a_distance_of_a_side_not_of_a_corner(rival, allowed):
    # TI-02, TI-03, TI-04: a Portal is part of its network
    state = table(f"portals p3 {rival} h21 c8", f"tunnels {FIRST}", "stock p1 stone*2")
    state = play(state, P1, "dig.d2")
    if allowed:
        assert f"lay.{SECOND}" in legal(state)
    else:
        refused(state, P1, f"lay.{SECOND}", "beside_rival", "HALL-D12")


@pytest.mark.rule("HALL-N1")
def test_tile_beside_a_rivals_tunnel_is_refused():
    # TI-02
    state = table(NEAR, f"tunnels {FIRST} {SECOND} {tunnel('d2', 's7 s8')}", "stock p1 stone*2")
    refused(play(state, P1, "dig.d2"), P1, f"lay.{THIRD}", "beside_rival", "HALL-D12")


# -- what a network is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-N2")
def test_network_begins_as_the_portal_alone():
    state = table()
    assert [net(state, seat) for seat in range(4)] == [{"p3"}, {"u16"}, {"h21"}, {"c8"}]


@pytest.mark.rule("HALL-N3")
def test_network_is_the_portal_and_all_that_is_reached_from_it():
    state = table(CHAIN)
    assert net(state, P1) == {"p3", "p4", "p5", "q5", "q6", "r6", "s6"}
    assert net(state, P2) == {"u16"}


@pytest.mark.rule("HALL-N3")
def test_dug_tile_joins_the_network_of_its_digger():
    state = table(f"tunnels {FIRST}", "stock p1 stone*2")
    state = digs(state, "d2", SECOND)
    assert net(state, P1) == {"p3", "p4", "p5", "q5", "q6"}
    assert [net(state, seat) for seat in (P2, P3, P4)] == [{"u16"}, {"h21"}, {"c8"}]


@pytest.mark.rule("HALL-N3")
def test_great_hall_is_part_of_the_network():
    tiles = [tunnel("t4", "p4 p5 p6 q5"), tunnel("d2", "o5 n5"), tunnel("d2", "p7 q7")]
    cross = hall("shaman", "p4 o5 p5 q5 p6")
    state = table(f"tunnels {' '.join(tiles)}", f"halls {cross}")
    assert net(state, P1) == {"p3", "p4", "p5", "p6", "q5", "o5", "n5", "p7", "q7"}


@pytest.mark.rule("HALL-N4")
def test_workshop_connects_nothing():
    # p1 has o4 east of the site n4; the tile west of it stays apart
    west = tunnel("d2", "m3 m4")
    state = table("portals o4 u16 h21 c8", f"tunnels {west}", "workshops n4:mint")
    assert net(state, P1) == {"o4"}
    assert [net(state, seat) for seat in (P2, P3, P4)] == [{"u16"}, {"h21"}, {"c8"}]


@pytest.mark.rule("HALL-N4")
def test_tile_that_touches_only_a_workshop_is_refused():
    # TI-05
    state = play(table("portals o4 u16 h21 c8", "workshops n4:mint", "stock p1 stone*2"), P1, "dig.d2")
    refused(state, P1, f"lay.{tunnel('d2', 'm4 m5')}", "not_beside_network", "HALL-D11")


@pytest.mark.rule("HALL-N4")
def test_rivals_may_lie_on_opposite_sides_of_a_workshop():
    # TI-06: they are not adjacent
    state = table("portals o4 l4 h21 c8", "workshops n4:mint", "stock p2 stone*2", "ask p2 act")
    west = tunnel("d2", "m4 m5")
    state = digs(state, "d2", west)
    assert net(state, P2) == {"l4", "m4", "m5"}
    assert net(state, P1) == {"o4"}


# -- isolated groups --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-N5")
def test_group_that_reaches_no_portal_belongs_to_nobody():
    state = table(CHAIN, "stock p1 rune", "grimoire cave_in")
    state = play(state, P1, "cast.cave_in", "fill.q5")
    assert net(state, P1) == {"p3", "p4", "p5"}
    assert all("r6" not in net(state, seat) for seat in range(4))
    assert state == table_again(state)


@pytest.mark.rule("HALL-N6", "HALL-N7")
def test_whoever_digs_beside_an_isolated_group_and_the_own_network_gets_it():
    # TI-52, TI-53: the group is nobody's network, so it may be touched
    state = table(NEAR, CUT, "stock p2 stone*2", "ask p2 act")
    state = digs(state, "d2", BRIDGE)
    assert net(state, P2) == {"t7", "r7", "s7", "r6", "s6"}
    assert net(state, P1) == {"p3", "p4", "p5"}
    assert state == table_again(state)


@pytest.mark.rule("HALL-N7")
def test_the_same_dig_is_refused_while_the_group_is_a_rivals_network():
    state = play(table(NEAR, CHAIN, "stock p2 stone*2", "ask p2 act"), P2, "dig.d2")
    refused(state, P2, f"lay.{BRIDGE}", "beside_rival", "HALL-D12")


@pytest.mark.rule("HALL-N6")
def test_one_can_connect_again_what_was_cut_off():
    state = table(CUT, "stock p1 stone*2")
    state = digs(state, "d2", SECOND)
    assert net(state, P1) == {"p3", "p4", "p5", "q5", "q6", "r6", "s6"}


@pytest.mark.rule("HALL-N6")
def test_isolated_group_alone_is_nothing_to_dig_from():
    state = play(table(CUT, "stock p1 stone*2"), P1, "dig.d2")
    refused(state, P1, f"lay.{tunnel('d2', 's7 s8')}", "not_beside_network", "HALL-D11")


@pytest.mark.rule("HALL-N6")
def test_several_isolated_groups_join_at_once():
    parts = [tunnel("d2", "r6 s6"), tunnel("d2", "q8 r8")]
    state = table(NEAR, f"tunnels {' '.join(parts)}", "stock p2 stone*2", "ask p2 act")
    assert net(state, P2) == {"t7"}
    state = digs(state, "d2", BRIDGE)
    assert net(state, P2) == {"t7", "r7", "s7", "r6", "s6", "q8", "r8"}


@pytest.mark.rule("HALL-N8")
def test_statue_in_an_isolated_group_is_buried_until_somebody_connects_it():
    lines = (NEAR, CUT, "statues s6:fire", "stock p1 cart*2", "stock p2 cart*2 stone*2")
    mine = table(*lines, "ask p1 build", "now stage=1")
    refused(mine, P1, "statue.s6", "statue_buried", "HALL-M11")
    theirs = digs(table(*lines, "ask p2 act"), "d2", BRIDGE)
    assert "statue.s6" in legal(theirs)
    theirs = play(theirs, P2, "statue.s6", "to.r7")
    assert statues(theirs)["r7"] == "fire"


@pytest.mark.rule("HALL-N8", "HALL-N5")
def test_statue_in_an_isolated_group_scores_for_nobody():
    state = table(NEAR, CUT, "statues s6:fire r6:ice")
    assert [points(state, seat, "statue") for seat in range(4)] == [0, 0, 0, 0]
    whole = table(NEAR.replace("t7", "u16"), CHAIN, "statues s6:fire r6:ice")
    assert points(whole, P1, "statue") == 2  # one of the two, in the dark grey zone


CROSS = [tunnel("t4", "q5 q6 q7 r6"), tunnel("d2", "p6 o6")]
SHAMAN = hall("shaman", "q5 p6 q6 r6 q7")


@pytest.mark.rule("HALL-N5", "HALL-N8")
def test_hall_and_altar_in_an_isolated_group_score_for_nobody_and_tunnels_keep_their_honor():
    # TI-51
    whole = (f"tunnels {FIRST} {' '.join(CROSS)}", f"halls {SHAMAN}", "statues q6:fire", "dug p1 4iron")
    state = table(*whole, "stock p1 rune", "grimoire cave_in")
    assert (points(state, P1, "hall.altar"), points(state, P1, "tunnels")) == (9, 6)
    state = play(state, P1, "cast.cave_in", "fill.p4")
    assert [points(state, seat, "hall.altar", "hall.bare", "statue") for seat in range(4)] == [0, 0, 0, 0]
    assert points(state, P1, "tunnels") == 6


@pytest.mark.rule("HALL-N6")
def test_hall_and_statue_of_a_connected_group_belong_to_the_one_who_connected_it():
    # TI-52
    group = (f"tunnels {' '.join(CROSS)}", f"halls {SHAMAN}", "statues q6:fire")
    state = table(NEAR, *group, "stock p2 stone*2", "ask p2 act")
    assert points(state, P2, "hall.altar") == 0
    state = digs(state, "d2", tunnel("d2", "s7 r7"))
    assert points(state, P2, "hall.altar") == 9
    assert points(state, P1, "hall.altar") == 0


@pytest.mark.rule("HALL-N5")
def test_pedestal_in_an_isolated_group_stays_and_its_token_is_kept():
    # DEC-29
    state = table(CHAIN, "pedestals r6:fire", "stock p1 rune", "grimoire cave_in")
    taken = points(state, P1, "benefit")
    state = play(state, P1, "cast.cave_in", "fill.q5")
    assert points(state, P1, "benefit") == taken == 5
    assert state.to_data()["pedestals"] == ["r6:fire"]


@pytest.mark.rule("HALL-M2", "HALL-G8")
def test_parts_of_a_tile_on_two_sides_of_a_hall_are_two_tunnels():
    # j6 and m6 stick out from under the Hall
    tiles = [tunnel("i4", "j6 k6 l6 m6"), tunnel("d2", "k5 l5"), tunnel("d2", "k7 l7")]
    spring = hall("wellspring", "k5 l5 k6 l6 k7 l7")
    lines = ("portals j5 u16 h21 c8", f"tunnels {' '.join(tiles)}", f"halls {spring}", "stock p1 cart")
    step_4 = ("ask p1 build", "now stage=2")
    in_the_hall = {"to.k5", "to.l5", "to.k6", "to.k7", "to.l7"}  # a Statue of the ring stands on l6
    from_west = table(*lines, "statues j6:fire", *step_4)
    assert legal(play(from_west, P1, "statue.j6")) == {"to.j5", *in_the_hall}
    from_portal = table(*lines, "statues j5:fire", *step_4)
    assert legal(play(from_portal, P1, "statue.j5")) == {"to.j6", *in_the_hall}
    assert points(table(*lines, "statues j6:fire m6:ice"), P1, "statue") == 6 + 6  # each scores in its own


# -- teams ------------------------------------------------------------------------------------------------------------

MATES = "portals p3 h21 c8 s6"  # p1 and p4 near each other


@pytest.mark.rule("HALL-V9")
def test_tile_beside_the_own_network_and_the_teammates_connects_them():
    # TI-63
    state = table(MATES, f"tunnels {FIRST}", "stock p1 stone*3", **TEAMS)
    assert net(state, P1) != net(state, P4)
    state = digs(state, "l3", tunnel("l3", "q5 q6 r6"))
    assert net(state, P1) == net(state, P4) == {"p3", "p4", "p5", "q5", "q6", "r6", "s6"}


@pytest.mark.rule("HALL-V9")
def test_opponents_of_a_team_keep_their_distance_from_both_members():
    rivals = "portals p3 h21 s6 c8"  # p3 of the other team at s6
    state = play(table(rivals, f"tunnels {FIRST}", "stock p1 stone*3", **TEAMS), P1, "dig.l3")
    refused(state, P1, f"lay.{tunnel('l3', 'q5 q6 r6')}", "beside_rival", "HALL-D12")


@pytest.mark.rule("HALL-V9", "HALL-V10")
def test_tile_that_touches_the_teammate_alone_needs_a_connection():
    # TI-64, DEC-38
    beside = tunnel("d2", "s7 s8")
    apart = play(table(MATES, f"tunnels {FIRST}", "stock p1 stone*2", **TEAMS), P1, "dig.d2")
    refused(apart, P1, f"lay.{beside}", "not_beside_network", "HALL-D11")
    joined = table(MATES, f"tunnels {FIRST} {tunnel('l3', 'q5 q6 r6')}", "stock p1 stone*2", **TEAMS)
    joined = digs(joined, "d2", beside)
    assert net(joined, P1) == net(joined, P4) >= {"p3", "s6", "s7", "s8"}


@pytest.mark.rule("HALL-V10")
def test_dig_of_one_member_grows_the_network_of_both_while_they_are_connected():
    state = table(MATES, f"tunnels {FIRST} {tunnel('l3', 'q5 q6 r6')}", "stock p1 stone*2", "ask p4 act", **TEAMS)
    state = digs(state, "d2", tunnel("d2", "o3 o2"))  # beside the Portal of the mate
    assert {"o3", "o2"} <= net(state, P1) == net(state, P4)
    assert net(state, P2) == {"h21"}


@pytest.mark.rule("HALL-V10")
def test_cave_in_that_parts_the_teammates_leaves_each_the_part_with_the_own_portal():
    # DEC-38
    link = tunnel("l3", "q5 q6 r6")
    state = table(MATES, f"tunnels {FIRST} {link}", "stock p1 rune", "grimoire cave_in", **TEAMS)
    state = play(state, P1, "cast.cave_in", "fill.q5")
    assert net(state, P1) == {"p3", "p4", "p5"}
    assert net(state, P4) == {"s6"}


@pytest.mark.rule("HALL-V10")
def test_statue_may_go_through_the_joint_network_and_onto_the_mates_portal():
    link = tunnel("l3", "q5 q6 r6")
    lines = (MATES, f"tunnels {FIRST} {link}", "statues r6:fire", "stock p1 cart", "ask p1 build", "now stage=1")
    state = table(*lines, **TEAMS)
    assert {"to.s6", "to.p4", "to.q5"} <= legal(play(state, P1, "statue.r6"))
    assert statues(play(state, P1, "statue.r6", "to.s6"))["s6"] == "fire"


@pytest.mark.rule("HALL-V10", "HALL-V12")
def test_hall_over_tunnels_of_both_members_scores_once_for_the_team():
    # TI-66: p1 dug p4 p5, p4 dug the rest; the Hall lies across
    tiles = [tunnel("t4", "p4 p5 p6 q5"), tunnel("d2", "o5 n5"), tunnel("d2", "r5 r6")]
    state = table(MATES, f"tunnels {' '.join(tiles)}", "statues p5:ice", "ask p1 build", "now stage=1", **TEAMS)
    state = play(state, P1, "hall.shaman", f"build.{hall('shaman', 'p4 o5 p5 q5 p6')}")
    for seat in (P1, P4):
        (line,) = [line for line in state.score_sheet() if line.seat == seat and line.source.startswith("hall")]
        assert (line.source, line.amount) == ("hall.altar", 9)
    assert points(state, P2, "hall.altar", "hall.bare") == 0


@pytest.mark.rule("HALL-V12")
def test_statues_count_once_for_the_team_connected_or_not():
    apart = table(MATES, f"tunnels {FIRST}", "statues p5:fire s6:ice", **TEAMS)
    joined = table(MATES, f"tunnels {FIRST} {tunnel('l3', 'q5 q6 r6')}", "statues p5:fire s6:ice", **TEAMS)
    for state in (apart, joined):
        # p5 lies in the grey zone, the Portal s6 in the dark grey one
        assert points(state, P1, "statue") == points(state, P4, "statue") == 4 + 2
        assert points(state, P2, "statue") == 0


def test_helpers_read_what_they_lay():
    state = table("stock p1 stone*2", "own p1 fire", "pack p1 2a:fire-1-1:101")
    assert (stock(state, P1), own(state, P1), held(state, P1)) == (
        {"stone": 2},
        {"fire": 1},
        {"stone": 1, "cart_fire": 1},
    )
    assert asked(after(state, "recruit.b1")) == (P1, "join")
