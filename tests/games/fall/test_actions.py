"""Reinforcements (FALL-R) and Influence (FALL-I)."""

import pytest

from dovre.games.fall.components import CHAMPION_NUMBER
from tests.games.fall.helpers import (
    P1,
    P2,
    P3,
    after,
    asked,
    events,
    grid,
    influence,
    legal,
    names,
    pawn,
    refused,
    table,
    trolls,
    turn,
)

FULL = "trolls p1 spiral-o*10 spiral-i*8 mo1*4"  # 22: three in supply


def action(symbol, *lines, **more):
    """A strong action of p1 with this symbol."""
    state = turn("provisions 0 0 0 0", "despair 0 0 0 0", *lines, signs=(symbol,), **more)
    return after(state, "take.e5")


@pytest.mark.rule("FALL-R01")
def test_trolls_are_added_to_a_cave_one_dominates():
    state = action("R3", "trolls p1 mo1 mo2", "trolls p2 mo2")
    assert legal(state) == {"to.mo1", "to.spiral-o", "to.spiral-i", "none"}
    assert refused(state, "to.mo2") == ("not_dominated", "FALL-R01")
    state = after(state, "to.mo1")
    assert legal(state) == {"add.1", "add.2", "add.3"}
    assert refused(state, "add.4") == ("too_many", "FALL-R02")
    state = after(state, "add.2")
    assert trolls(state, P1, "mo1") == 3
    assert state.reserve[P1] == 25 - 4
    assert asked(state) == (P1, "turn")


@pytest.mark.rule("FALL-R01")
def test_nobody_need_be_added():
    state = after(action("R3", "trolls p1 mo1"), "none")
    assert state.reserve[P1] == 24


@pytest.mark.rule("FALL-R02")
def test_the_supply_is_the_limit():
    state = after(action("R3", "trolls p1 spiral-o*10 spiral-i*8 mo1*5"), "to.mo1")
    assert legal(state) == {"add.1", "add.2"}


@pytest.mark.rule("FALL-R03")
def test_with_an_empty_supply_power_moves_trolls_from_anywhere():
    state = action("R3", "trolls p1 spiral-o*10 spiral-i*8 mo1*4 gr1*2 mo2", "trolls p2 gr1")
    assert state.reserve[P1] == 0
    state = after(state, "to.mo2")
    assert asked(state) == (P1, "relocate")
    assert legal(state) == {"move.spiral-o", "move.spiral-i", "move.mo1", "move.gr1", "stop"}
    assert refused(state, "move.mo2") == ("there_already", "FALL-R03")
    done = after(state, "move.gr1", "move.spiral-i", "move.mo1")
    assert trolls(done, P1, "mo2") == 4
    assert asked(done) == (P1, "turn")
    assert asked(after(state, "stop")) == (P1, "turn")


@pytest.mark.rule("FALL-R03")
def test_champions_can_be_relocated_too():
    state = action("R2", "champions p1 argash", "pawns argash:mo3", "trolls p1 spiral-o*10 spiral-i*8 mo1*7")
    state = after(state, "to.mo1", "lead.argash")
    assert pawn(state, "argash") == "mo1"


@pytest.mark.rule("FALL-R04")
def test_while_the_supply_holds_a_troll_nobody_is_relocated():
    state = after(action("R3", FULL), "to.mo1", "add.2")
    assert asked(state) == (P1, "turn")
    used_up = after(action("R3", FULL), "to.mo1", "add.3")
    assert asked(used_up) == (P1, "turn")  # no power left
    short = after(action("R3", "trolls p1 spiral-o*10 spiral-i*8 mo1*6"), "to.mo1")
    assert asked(short) == (P1, "relocate")  # the one in supply was no question
    assert trolls(short, P1, "mo1") == 7


# -- influence --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FALL-I01", "FALL-I02")
def test_influence_equals_the_power_and_one_more_where_nobody_has_any():
    state = action("I2", "offer imbolg crym:p2*1 sigddan okkag khazga")
    assert legal(state) == {f"influence.{name}" for name in ("imbolg", "crym", "sigddan", "okkag", "khazga")}
    assert refused(state, "influence.grell") == ("not_offered", "FALL-I01")
    assert influence(after(state, "influence.imbolg"), P1, "imbolg") == 3
    assert influence(after(state, "influence.crym"), P1, "crym") == 2


@pytest.mark.rule("FALL-I02")
def test_own_influence_counts_as_influence():
    state = action("I2", "offer imbolg:p1*1 crym sigddan okkag khazga")
    assert influence(after(state, "influence.imbolg"), P1, "imbolg") == 3


@pytest.mark.rule("FALL-I03")
def test_champions_are_awarded_only_at_the_end_of_the_wave():
    state = after(action("I3"), "influence.imbolg", *[])
    assert CHAMPION_NUMBER["imbolg"] in state.offer
    assert state.champions[P1] == (CHAMPION_NUMBER["murkha"],)


@pytest.mark.rule("FALL-I04")
def test_of_equal_influence_the_first_leads():
    state = action("I2", "offer imbolg:p2*3,p3*1 crym sigddan okkag khazga")
    state = after(state, "influence.imbolg")
    assert state.leads[0] == (P2, P1, P3)
    again = grid(table("offer imbolg:p2*3,p1*2 crym sigddan okkag khazga", "despair 0 0 0 0"), P1, "I")
    again = after(again, "cover.e5", "influence.imbolg")
    assert state.leads[0][0] == again.leads[0][0] == P2
    assert again.leads[0] == (P2, P1)


def test_reinforcements_and_influence_are_told():
    told = events(action("R2", "trolls p1 mo1"), "to.mo1", "add.2")
    assert names(told) == ["added"]
    assert names(events(action("I2"), "influence.crym")) == ["influenced"]
