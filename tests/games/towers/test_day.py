"""The Day (TOWR-J): actions, market, quest, cards; lengthening the path."""

import pytest

from dovre.games.towers.path import path_of
from tests.games.towers.helpers import (
    LONG,
    P1,
    P2,
    after,
    asked,
    at,
    events,
    hand,
    legal,
    names,
    refused,
    table,
    towers,
)


@pytest.mark.rule("TOWR-J02", "TOWR-J60", "TOWR-G04", "TOWR-G05")
def test_two_rounds_of_actions_in_turn_order_then_a_new_round():
    state = table("now first=1", "ask p2 day 1, p2 action")
    seats = []
    while state.round == 2:
        seats.append(state.waiting[0])
        state = after(state, "act.quest")
        if asked(state)[1] != "action":
            break
    assert seats[:4] == [P2, P1, P2, P1]
    assert state.first == P1


@pytest.mark.rule("TOWR-J06", "TOWR-J50")
def test_go_on_a_quest_draws_two_and_no_card_follows():
    state = after(table("hand p1 q01"), "act.quest")
    assert len(hand(state, P1)) == 3
    assert asked(state) == (P2, "action")


@pytest.mark.rule("TOWR-J10", "TOWR-J11", "TOWR-J12", "TOWR-J13", "TOWR-P13")
def test_build_costs_two_and_needs_a_free_emplacement():
    state = after(table("towers p1 c2se:red"), "act.build")
    assert state.crystals[P1] == 8
    assert len(legal(state)) == 9  # three colours on three free emplacements
    assert refused(state, "build.red.c2se") == ("spot_taken", "TOWR-J12")
    assert refused(state, "build.red.c4se") == ("one_cell", "TOWR-P13")
    assert refused(state, "build.red.c9nw") == ("no_spot", "TOWR-P12")
    built = after(state, "build.blue.c1se")
    assert towers(built, P1) == ["c1se:blue", "c2se:red"]
    assert built.reserve == [4, 4, 5]
    assert asked(built) == (P2, "action")  # without cards nothing more is asked


@pytest.mark.rule("TOWR-J07", "TOWR-J08")
def test_build_with_one_crystal_is_refused_but_a_card_can_be_played():
    """tricky 36, 37"""
    state = table("crystals 1 10", "hand p1 q01")
    assert refused(state, "act.build") == ("poor", "TOWR-J10")
    assert "act.card" in legal(state)
    state = after(state, "act.card")
    assert legal(state) == {"cash.q01"}
    assert refused(state, "none") == ("must_play", "TOWR-J08")
    poor = table("crystals 0 10", "market h01 h02 h03")
    assert legal(poor) == {"act.quest"}


@pytest.mark.rule("TOWR-X07")
def test_a_colour_that_is_gone_cannot_be_built():
    """tricky 45"""
    lines = ("towers p1 c1ne:red c1se:red c2se:red", "towers p2 c1ne:red c1se:red")
    state = after(table(*lines), "act.build")
    assert refused(state, "build.red.c3se") == ("colour_gone", "TOWR-X07")


@pytest.mark.rule("TOWR-J05", "TOWR-J09", "TOWR-X12", "TOWR-X18")
def test_a_card_from_hand_may_follow_but_one_only():
    state = after(table("hand p1 q10 q01"), "act.build", "build.red.c2se")
    assert asked(state) == (P1, "card")
    assert legal(state) == {"use.q10", "use.q01", "cash.q01", "none"}
    state = after(state, "use.q10")
    assert state.crystals[P1] == 11
    assert hand(state, P1) == ["q01"]
    assert state.to_data()["discard"] == ["q10"]
    assert asked(state) == (P2, "action")


@pytest.mark.rule("TOWR-J40", "TOWR-J44", "TOWR-X18")
def test_ex6_a_market_card_is_replaced_before_a_card_from_hand():
    """EX-6"""
    state = table("hand p1 q01", "market q10 q12 q21")
    told = events(state, "act.market", "use.q10")
    assert names(told) == ["act.market", "used", "gained", "market"]
    state = after(state, "act.market", "use.q10")
    assert state.crystals[P1] == 13
    assert -1 not in state.market
    assert asked(state) == (P1, "card")


@pytest.mark.rule("TOWR-J42")
def test_a_market_card_for_crystals_costs_nothing():
    """tricky 47"""
    state = after(table("market q20 q12 q21", "crystals 0 10"), "act.market")
    assert "use.q20" not in legal(state)
    assert after(state, "cash.q20").crystals[P1] == 1


@pytest.mark.rule("TOWR-J43")
def test_two_alike_in_the_market_replace_it():
    """tricky 46"""
    deck = "deck " + " ".join(["q01"] * 4 + ["q02", "q03", "q04", "q10"])
    rest = ["q05"] * 4 + ["q06"] * 2 + ["q07"] * 3 + ["q08"] * 3 + ["q09"] * 2 + ["q11"] * 2 + ["q12"] + ["q13"] * 3
    rest += (
        ["q14"] * 3 + ["q15"] * 2 + ["q16"] * 2 + ["q17"] * 2 + ["q18"] * 3 + ["q19"] * 2 + ["q20"] * 4 + ["q21"] * 2
    )
    rest += ["h01", "h02", "h03", "h04", "q10", "q01"]
    state = table(deck, "discard " + " ".join(rest), "market q10 q12 q10".replace("q10 q12 q10", "q10 q12 q10"))
    state = after(state, "act.market", "use.q12")
    assert sorted(state.to_data()["market"]) != ["q10", "q10", "q10"]
    assert len(set(state.to_data()["market"])) == 3


# -- lengthening ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-J20", "TOWR-J21", "TOWR-J22", "TOWR-J23", "TOWR-J24", "TOWR-J25", "TOWR-P03", "TOWR-P05")
def test_ex4_three_tiles_are_laid_one_by_one():
    """EX-4"""
    state = after(table("tiles p1 p3 p4 p5 p6 p7 p9 p2 p1 p8"), "act.lengthen")
    assert state.crystals[P1] == 8
    assert asked(state) == (P1, "lay")
    assert len(legal(state)) <= 12
    state = after(state, "lay.1.2")
    assert asked(state) == (P1, "lay")
    state = after(state, "lay.1.2", "lay.1.2")
    assert len(state.tiles[P1]) == 6
    assert state.way[P1].length == 10
    assert asked(state) == (P2, "action")


@pytest.mark.rule("TOWR-J14", "TOWR-J33")
def test_creatures_keep_their_cells_and_towers_cover_new_ones():
    """tricky 6, 43"""
    lines = (
        "path p1 p1.1.2 p4.2.1",
        "towers p1 c6se:red",
        "creatures p1 orc1:c6",
        "hand p1 q09",
        "tiles p1 p3 p5 p6 p7 p9 p8 p2",
    )
    state = table(*lines)
    before = state.way[P1].covered(state.towers[P1][0] >> 3)
    state = after(state, "act.card", "use.q09", "lay.1.2")
    assert len(state.way[P1].covered(state.towers[P1][0] >> 3)) == len(before) + 1
    assert at(state, "orc1") == "c6"


@pytest.mark.rule("TOWR-J26", "TOWR-P08")
def test_ex5_loops_and_dead_ends_are_refused_by_name():
    """EX-5"""
    loop = table("path p1 p8.3.1 p4.2.1", "ask p1 day 1, p1 after, p1 tile 0 0 1, p1 lay 2 0")
    assert refused(loop, "lay.1.2") == ("loop", "TOWR-P08")
    dead = table("path p1 p8.2.3", "ask p1 day 1, p1 after, p1 tile 0 0 1, p1 lay 3 0")
    assert refused(dead, "lay.1.2") == ("dead_end", "TOWR-P08")
    assert refused(dead, "lay.1.3") == ("no_exit", "TOWR-P09")


@pytest.mark.rule("TOWR-J27", "TOWR-P06")
def test_a_shortcut_is_told():
    """tricky 38, 39"""
    line = "path p1 p8.1.2 p4.2.1"
    state = table(line, "ask p1 day 1, p1 after, p1 tile 0 0 1, p1 lay 8 0")
    assert state.way[P1].dist[0] == 8
    assert names(events(state, "lay.4.2")) == ["laid.shortcut"]
    state = after(state, "lay.4.2")
    assert state.way[P1].dist[0] == 7
    assert path_of(state.laid[P1]) is state.way[P1]


@pytest.mark.rule("TOWR-J30", "TOWR-J32")
def test_lengthen_is_refused_when_closed_or_without_tiles():
    """GAP-T16"""
    assert refused(table("banned 1 0"), "act.lengthen") == ("closed", "TOWR-J30")
    state = table("banned 1 0", "hand p1 q09", "tiles p1 p2 p3 p4 p5 p6 p7 p8 p9 p1")
    state = after(state, "act.card", "use.q09", "lay.1.2")
    assert state.banned == [0, 0]  # tricky 42


@pytest.mark.rule("TOWR-J28", "TOWR-J29", "TOWR-J30", "TOWR-J31")
def test_tiles_that_do_not_fit_are_set_aside_and_the_action_is_closed():
    """tricky 40, 41, 80"""
    from dovre.games.towers.components import PATH_TILES
    from dovre.games.towers.path import can_be_laid, lay_number, placements

    closed = []
    due = [()]
    while due and not closed:  # a path whose end no tile of the pile fits
        laid = due.pop()
        path = path_of(laid)
        left = [tile for tile in PATH_TILES if tile not in {lay // 16 for lay in laid}]
        if not any(can_be_laid(path, tile) for tile in left):
            closed = [(laid, left)] if left else []
            continue
        due += [(*laid, lay_number(tile, *way)) for tile in left for way in placements(path, tile)]
    from dovre.games.towers.notation import lay_word

    (laid, left) = closed[0]
    state = table("path p1 " + " ".join(lay_word(lay) for lay in laid))
    told = names(events(state, "act.lengthen"))
    assert told == ["act.lengthen", *["aside"] * len(left), "no_tile.closed"]
    state = after(state, "act.lengthen")
    assert state.banned == [1, 0]
    assert len(state.tiles[P1]) == len(left)
    assert state.crystals[P1] == 8


@pytest.mark.rule("TOWR-G07", "TOWR-N08")
def test_a_long_path_is_walked_by_the_shortest_way():
    path = table(f"path p1 {LONG}").way[P1]
    assert path.dist == (10, 9, 8, 7, 6, 5, 3, 4, 2, 1)
