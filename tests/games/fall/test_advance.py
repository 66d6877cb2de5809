"""Advance and attacks on gnomes (FALL-M)."""

import pytest

from dovre.games.fall.components import EVERYBODY, SPACE_NUMBER
from tests.games.fall.helpers import (
    P1,
    P2,
    after,
    asked,
    event,
    events,
    gnomes,
    honour,
    legal,
    names,
    pawn,
    refused,
    trolls,
    turn,
    units,
    votes,
)


def advance(*lines, power=2, **more):
    """An Advance of p1, about to choose its goal."""
    symbols = {1: "A", 2: "A2", 3: "A3"}[power]
    state = turn("provisions 0 0 0 0", "despair 0 0 0 0", *lines, signs=(symbols,), **more)
    return after(state, "cover.e5" if power == 1 else "take.e5")


@pytest.mark.rule("FALL-M01", "FALL-M03")
def test_up_to_as_many_trolls_as_the_power_go_to_one_cave():
    state = advance("trolls p1 mo1*3 mo3*2", power=3)
    assert asked(state) == (P1, "goal")
    state = after(state, "to.mo2")
    assert legal(state) == {"move.mo1", "move.mo3", "move.spiral-o"} - {"move.spiral-o"}
    assert refused(state, "to.ic1") == ("one_goal", "FALL-M03")
    assert refused(state, "stop") == ("one_at_least", "FALL-M01")
    once = after(state, "move.mo1")
    assert "stop" in legal(once)
    done = after(once, "move.mo3", "move.mo1")
    assert trolls(done, P1, "mo2") == 3
    assert asked(done) == (P1, "turn")
    assert trolls(after(once, "stop"), P1, "mo2") == 1


@pytest.mark.rule("FALL-M01")
def test_nobody_need_move():
    """Q-07: the symbol is covered all the same."""
    state = after(advance("trolls p1 mo1"), "none")
    assert state.cubes[P1]
    assert asked(state) == (P1, "turn")


@pytest.mark.rule("FALL-M02", "FALL-M04")
def test_any_distance_across_caves_one_inhabits():
    state = advance("lairs horn spiral eye fang", "trolls p1 horn-o*2 fi3 mo3 ic3", power=1)
    assert "to.ic2" in legal(state)
    assert "to.mn3" in legal(state)
    assert "to.gr3" not in legal(state)  # mn3 would have to be crossed
    assert refused(state, "to.gr3") == ("out_of_reach", "FALL-M02")
    state = after(state, "to.ic2", "move.horn-o")
    assert (trolls(state, P1, "horn-o"), trolls(state, P1, "ic2")) == (1, 1)


@pytest.mark.rule("FALL-M05")
def test_opposing_trolls_block_nothing_and_stay():
    state = advance("trolls p1 mo1 mo3", "trolls p2 mo3*5 ic3*2", power=1)
    state = after(state, "to.ic3", "move.mo1")
    assert (trolls(state, P1, "ic3"), trolls(state, P2, "ic3"), trolls(state, P2, "mo3")) == (1, 2, 5)


@pytest.mark.rule("FALL-M06")
def test_the_goal_may_be_empty_held_invaded_or_an_own_lair():
    state = advance("trolls p1 mo3*2", "trolls p2 ic3", "gnomes fi3:3")
    assert {"to.mo2", "to.ic3", "to.fi3", "to.spiral-o"} <= legal(state)
    assert "to.arrow-i" not in legal(state)  # a lair of p4 beside mo3
    assert refused(state, "to.arrow-i") == ("foreign_lair", "FALL-D01")


@pytest.mark.rule("FALL-M06")
def test_a_goal_must_be_reached_from_elsewhere():
    state = advance("trolls p1 mo1*3")
    assert "to.mo1" not in legal(state)
    assert "to.spiral-i" not in legal(state)  # no way there
    assert refused(state, "to.mo1") == ("out_of_reach", "FALL-M02")


@pytest.mark.rule("FALL-M07")
def test_all_tokens_are_revealed_once_all_have_moved():
    state = after(advance("trolls p1 mo1*3", "gnomes mo2:1 mo2:2", power=3), "to.mo2")
    assert state.seen[2 * SPACE_NUMBER["mo2"]] == 0
    told = events(state, "stop")
    assert event(told, "attacked")["strengths"] == "1+2"
    assert event(told, "attacked").outcome == "1+2"
    state = after(state, "stop")
    assert state.seen[2 : 2 + 2] == [EVERYBODY, EVERYBODY]
    assert state.view(None).gnomes[2:4] == (1, 2)


@pytest.mark.rule("FALL-M07")
def test_no_troll_sent_is_no_attack():
    """Q-15."""
    told = events(advance("trolls p1 mo1*3", "gnomes mo2:1"), "none")
    assert names(told) == ["stayed"]


@pytest.mark.rule("FALL-M08", "FALL-M09", "FALL-M10", "FALL-M11", "FALL-M12")
def test_as_many_trolls_as_their_strength_win():
    state = advance("trolls p1 mo1*3", "gnomes mo2:1 mo2:2", "now wheel=1", power=3)
    told = events(state, "to.mo2", "move.mo1", "move.mo1")
    assert names(told) == ["moved"] * 3 + ["attacked", "won", "took_control", "voted", "wheel.pushed"]
    state = after(state, "to.mo2", "move.mo1", "move.mo1")
    assert honour(state, P1, "attacks") == 3
    assert votes(state, P1, "moss") == 1
    assert state.view(None).beside == (1, 2)
    assert state.wheel == 3
    assert gnomes(state) == set()
    assert honour(state, P1) == 3  # space 3 is Honour: without effect
    assert trolls(state, P1, "mo2") == 3


@pytest.mark.rule("FALL-M13")
def test_the_breach_wire_is_crossed_by_an_attack_too():
    state = after(advance("trolls p1 mo1*3", "gnomes mo2:1", "now wheel=10"), "to.mo2", "move.mo1")
    assert asked(state) == (P1, "breach")
    assert state.wheel == 11
    safe = after(advance("trolls p1 mo1*3", "gnomes mo2:1", "now wheel=11"), "to.mo2", "move.mo1")
    assert asked(safe) == (P1, "turn")


@pytest.mark.rule("FALL-M14")
def test_fewer_are_repelled_to_a_lair_of_their_choice():
    state = advance("champions p1 argash", "pawns argash:mo1", "trolls p1 mo1*3", "gnomes mo2:3 mo2:1", power=3)
    state = after(state, "to.mo2", "lead.argash", "move.mo1", "move.mo1")
    assert asked(state) == (P1, "retreat")
    assert legal(state) == {"to.spiral-o", "to.spiral-i"}
    assert refused(state, "to.mo1") == ("own_lair", "FALL-M14")
    state = after(state, "to.spiral-i")
    assert trolls(state, P1, "spiral-i") == 2
    assert pawn(state, "argash") == "spiral-i"
    assert units(state, P1, "mo2") == 0
    assert honour(state, P1) == 0
    assert gnomes(state) == {"mo2"}


@pytest.mark.rule("FALL-M15")
def test_a_single_token_is_joined_by_another_two_are_not():
    one = after(advance("trolls p1 mo1*3", "gnomes mo2:3"), "to.mo2", "move.mo1", "to.spiral-o")
    assert one.gnomes[3] != -1
    assert one.seen[2:4] == [EVERYBODY, 0]
    assert one.bag.bit_count() == 28
    lost = after(advance("trolls p1 mo1*3", "gnomes mo2:2 mo2:1"), "to.mo2", "move.mo1", "to.spiral-o")
    assert lost.bag.bit_count() == 28
    assert lost.seen[2:4] == [EVERYBODY, EVERYBODY]


def test_a_single_origin_is_no_question():
    state = after(advance("trolls p1 mo1", power=1), "to.mo2")
    assert trolls(state, P1, "mo2") == 1
    assert asked(state) == (P1, "turn")


def test_a_unit_that_cannot_come_is_refused():
    state = after(advance("trolls p1 mo1*3 mn4", power=3), "to.mo2")
    assert refused(state, "move.mn4") == ("no_path", "FALL-M02")
    assert refused(state, "move.ic1") == ("no_troll", "FALL-M01")
    assert refused(state, "lead.imbolg") == ("not_yours", "FALL-H05")
    assert refused(after(state, "move.mo1"), "move.mo2") == ("there_already", "FALL-M01")
