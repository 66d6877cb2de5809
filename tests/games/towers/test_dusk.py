"""Dusk (TOWR-K): events are announced a round ahead and resolved by all in turn order."""

import pytest

from tests.games.towers.helpers import (
    LONG,
    P1,
    P2,
    after,
    asked,
    at,
    dusk,
    events,
    hand,
    legal,
    names,
    on,
    refused,
    table,
    towers,
    wounded,
)


@pytest.mark.rule("TOWR-K03", "TOWR-K05", "TOWR-K06")
def test_the_revealed_event_is_resolved_before_the_next_is_revealed():
    """tricky 2"""
    state = dusk("e00")
    assert state.to_data()["resolved"] == ["e00"]
    assert state.event != -1
    assert asked(state)[1] == "action"


@pytest.mark.rule("TOWR-K08")
def test_no_event_is_left_after_the_tenth():
    """tricky 3"""
    nine = "resolved e00 e00 e00 e00 e00 e05 e08 e03 e04"
    state = table("ask p1 dusk 1", nine, "event e07", "events -", "now round=11")
    assert state.event == -1
    assert len(state.resolved) == 10
    later = table("ask p1 dusk 1", f"{nine} e07", "event -", "events -", "now round=12")
    assert len(later.resolved) == 10


@pytest.mark.rule("TOWR-K04", "TOWR-Q06")
def test_sabotage_is_paid_or_destroys():
    """D02, D03"""
    lines = ("towers p2 c2se:red c1se:blue", "trophies t06 t08 t09 t10")
    state = dusk("e01", *lines)
    assert asked(state) == (P1, "sabotage")
    assert refused(state, "raze.p1.c2se") == ("not_left", "TOWR-K04")
    state = after(state, "raze.p2.c2se")
    assert asked(state) == (P2, "ransom")
    paid = after(state, "pay")
    assert paid.crystals[P2] == 8
    assert len(towers(paid, P2)) == 2
    lost = after(state, "refuse")
    assert towers(lost, P2) == ["c1se:blue"]
    assert lost.wrecks == [1, 0]
    assert len(hand(lost, P2)) == 1


def test_sabotage_without_crystals_or_without_structure():
    """tricky 73"""
    state = dusk("e01", "towers p2 c2se:red c1se:blue", "crystals 1 1")
    assert towers(after(state, "raze.p2.c2se"), P2) == ["c1se:blue"]
    assert asked(dusk("e01"))[1] == "action"


@pytest.mark.rule("TOWR-K04")
def test_a_tornado_moves_all_chosen_monsters_at_once():
    """D04"""
    state = dusk("e02", "creatures p1 goblin1:c3! orc1:c2", "creatures p2 spider4:c4", f"path p1 {LONG}")
    assert asked(state) == (P1, "tornado")
    told = names(events(state, "creature.goblin1"))
    assert told.count("blown") == 2
    state = after(state, "creature.goblin1")
    assert "goblin1" in on(state, P2)
    assert wounded(state, "goblin1")
    assert at(state, "spider4") == "c4"  # from the first cell, three steps


@pytest.mark.rule("TOWR-X17", "TOWR-K04")
def test_mountain_toll_takes_crystals_and_guards_for_those_that_are_missing():
    state = dusk("e05", "crystals 8 1", "guards 15 9")
    assert state.crystals == [4, 0]
    assert state.guards == [15, 6]
    assert dusk("e05", "crystals 0 4", "guards 2 2").guards == [1, 2]  # never the last one


@pytest.mark.rule("TOWR-C12")
def test_second_wind_heals_the_nearest():
    """D05"""
    state = dusk("e07", "creatures p1 orc1:c1! orc2:c2!", f"path p1 {LONG}")
    assert [wounded(state, "orc1"), wounded(state, "orc2")] == [True, False]
    tie = dusk("e07", "creatures p1 orc1:c2! goblin1:c2! boss1:c2!", "damage 4 0", f"path p1 {LONG}")
    assert asked(tie) == (P1, "heal")
    assert legal(tie) == {"creature.goblin1", "creature.orc1"}


@pytest.mark.rule("TOWR-K07")
def test_rockfall_silences_a_tower_for_the_dawn():
    """D06"""
    lines = ("towers p1 c2se:red c1se:red", "creatures p1 boss1:c1", f"path p1 {LONG}", "pile p1 -")
    state = dusk("e09", *lines)
    assert asked(state) == (P1, "silence")
    state = after(state, "tower.c2se")
    assert asked(state) == (P1, "fire")
    assert legal(state) == {"fire.c1se.boss1"}


@pytest.mark.rule("TOWR-X17")
def test_tremor_and_famine():
    """D06"""
    lines = ("towers p1 c2se:blue+ c1se:blue+", "hand p1 q01 q05")
    state = dusk("x02", *lines, level="extreme")
    assert asked(state) == (P1, "tremor")
    assert towers(after(state, "tower.c2se"), P1) == ["c1se:blue+", "c2se:blue"]
    state = dusk("x03", *lines, level="extreme")
    assert legal(state) == {"discard.q01", "discard.q05"}
    state = after(state, "discard.q01")
    assert hand(state, P1) == ["q05"]
    assert state.crystals == [10, 9]  # p2 has no card
