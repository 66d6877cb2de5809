"""Tricky interactions that the chapters do not have: numbers as in the contract."""

import pytest

from dovre.games.towers.game import GAME
from tests.games.towers.helpers import LONG, P1, P2, after, asked, at, dawn, legal, night, on, table, towers, wounded


@pytest.mark.rule("TOWR-K01", "TOWR-J01", "TOWR-J03", "TOWR-L12")
def test_round_one_reveals_lets_out_and_goes_on_with_the_day():
    """tricky 1"""
    state = GAME.new(2, 3)
    assert state.event != -1
    assert state.resolved == ()
    assert asked(state) == (state.first, "action")
    assert GAME.new(1, 3).pawn == 0


@pytest.mark.rule("TOWR-C02")
def test_a_captured_goblin_makes_the_horde_smaller():
    """tricky 7, 8, 9, 53"""
    state = night("caught p1 goblin3", "creatures p1 goblin1:c1 goblin2:c4 goblin5:c1", f"path p1 {LONG}")
    assert [at(state, name) for name in ("goblin1", "goblin2", "goblin5")] == ["c4", "c8", "c4"]  # one was sent
    state = night("creatures p1 goblin1:c4 goblin2:c1", "pile p1 orc orc boss goblin")
    assert state.guards[P1] == 14
    assert [at(state, "goblin2"), at(state, "goblin3")] == ["c3", "c2"]


@pytest.mark.rule("TOWR-A09")
def test_any_tower_must_shoot_the_boss():
    """tricky 21"""
    for colour in ("red", "blue", "yellow"):
        assert legal(dawn(f"towers p1 c2se:{colour}", "creatures p1 boss1:c3")) == {"fire.c2se.boss1"}


@pytest.mark.rule("TOWR-C12", "TOWR-U04")
def test_a_healed_orc_smashes_again():
    """tricky 77"""
    state = after(dawn("towers p1 c2se:blue c3se:blue+", "creatures p1 orc1:c1 orc2:c2"), "fire.c2se.orc2", "none")
    assert towers(state, P1) == ["c3se:blue+"]
    assert wounded(state, "orc2")
    again = table("ask p1 dawn 0", "towers p1 c2se:blue", "creatures p1 orc2:c2", "resolved e07")
    assert towers(after(again, "fire.c2se.orc2"), P1) == []


@pytest.mark.rule("TOWR-J29")
def test_an_extension_tile_that_does_not_fit_goes_back_to_its_pile():
    """tricky 81"""
    tight = "path p1 p7.3.1 p4.2.1 p8.1.3 p3.1.2 p9.1.4"  # only the wide hairpin fits at its end
    state = table(tight, "hand p1 q08", "extension r4 r1 r2 r3")
    tiles = len(state.tiles[P1])
    state = after(state, "act.card", "use.q08")
    assert asked(state) == (P1, "lay")
    assert len(state.aside) == 3
    state = after(state, sorted(legal(state))[0])
    assert sorted(state.extension) == [9, 10, 11]
    assert len(state.tiles[P1]) == tiles
    assert state.aside == ()


@pytest.mark.rule("TOWR-N10", "TOWR-N20")
def test_several_creatures_may_stand_on_a_cell():
    state = night("creatures p2 -", "pile p2 orc spider boss spider spider")
    assert [at(state, name) for name in ("spider4", "spider5")] == ["c3", "c3"]
    assert on(state, P2) == {"spider4", "spider5"}
    assert not state.wounded
