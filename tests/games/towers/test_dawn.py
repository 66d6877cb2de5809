"""Dawn (TOWR-A, TOWR-U, TOWR-C05..TOWR-C12)."""

import pytest

from tests.games.towers.helpers import (
    LONG,
    P1,
    P2,
    after,
    asked,
    dawn,
    events,
    hand,
    legal,
    names,
    names_of,
    refused,
    towers,
    wounded,
)

EX3 = (
    f"path p1 {LONG}",
    "towers p1 c6se:red c9sw:blue",
    "creatures p1 goblin1:c8 goblin2:c8! goblin3:c6 orc1:c7 boss1:c9",
)
BLUE = "towers p1 c2se:blue"


@pytest.mark.rule(
    "TOWR-A02", "TOWR-A03", "TOWR-A04", "TOWR-A05", "TOWR-A06", "TOWR-A07", "TOWR-A08", "TOWR-A09", "TOWR-A13"
)
def test_ex3_targets_by_colour_and_range():
    """EX-3"""
    state = dawn(*EX3)
    assert asked(state) == (P1, "fire")
    assert legal(state) == {
        *("fire.c6se.goblin1", "fire.c6se.goblin2", "fire.c6se.goblin3", "fire.c6se.boss1"),
        "fire.c9sw.boss1",
    }
    assert refused(state, "fire.c6se.orc1") == ("other_colour", "TOWR-A05")
    assert refused(state, "none") == ("must_fire", "TOWR-A07")
    both = after(state, "fire.c6se.boss1", "fire.c9sw.boss1")
    assert both.damage[P1] == 2


@pytest.mark.rule("TOWR-A10", "TOWR-A11")
def test_a_healthy_monster_turns_and_a_wounded_one_is_captured():
    state = after(dawn(*EX3), "fire.c6se.goblin1")
    assert wounded(state, "goblin1")
    state = after(dawn(*EX3), "fire.c6se.goblin2")
    assert names_of(state.caught[P1]) == {"goblin2"}
    assert state.crystals[P1] == 12


@pytest.mark.rule("TOWR-A04", "TOWR-A08")
def test_a_tower_fires_once_and_one_without_target_not_at_all():
    """tricky 20, 35"""
    state = after(dawn(*EX3), "fire.c6se.goblin3")
    assert legal(state) == {"fire.c9sw.boss1"}
    assert refused(state, "fire.c6se.goblin1") == ("fired_already", "TOWR-A04")
    assert asked(dawn("towers p1 c2se:red", "creatures p1 orc1:c3"))[1] == "action"
    state = dawn("towers p1 c2se:red c1se:red", "creatures p1 goblin1:c3!")
    assert asked(after(state, "fire.c2se.goblin1"))[1] == "action"


@pytest.mark.rule("TOWR-C05", "TOWR-A17", "TOWR-X05", "TOWR-X06")
def test_a_smasher_destroys_the_tower_that_wounds_it():
    """tricky 22"""
    state = dawn(BLUE, "creatures p1 orc1:c3")
    assert asked(state) == (P1, "fire")  # it must
    told = events(state, "fire.c2se.orc1")
    assert names(told)[:4] == ["fired", "wounded", "destroyed", "drew"]
    state = after(state, "fire.c2se.orc1")
    assert towers(state, P1) == []
    assert state.reserve == [5, 5, 5]
    assert len(hand(state, P1)) == 1


def test_a_wounded_orc_destroys_nothing():
    """tricky 23"""
    state = after(dawn(BLUE, "creatures p1 orc1:c3!"), "fire.c2se.orc1")
    assert towers(state, P1) == ["c2se:blue"]
    assert names_of(state.caught[P1]) == {"orc1"}


@pytest.mark.rule("TOWR-U11", "TOWR-U12", "TOWR-U13")
def test_an_aura_saves_the_tower_itself_or_a_neighbour():
    """tricky 24, 25, 26"""
    state = after(dawn("towers p1 c2se:blue+", "creatures p1 orc1:c3"), "fire.c2se.orc1")
    assert asked(state) == (P1, "aura")
    assert legal(state) == {"aura.c2se", "none"}
    kept = after(state, "aura.c2se")
    assert towers(kept, P1) == ["c2se:blue"]
    assert hand(kept, P1) == []
    assert towers(after(state, "none"), P1) == []
    beside = dawn("towers p1 c2se:blue c3se:blue+", "creatures p1 orc1:c2")
    assert legal(after(beside, "fire.c2se.orc1")) == {"aura.c3se", "none"}
    diagonal = dawn("towers p1 c2se:blue c1ne:blue+", "creatures p1 orc1:c3")
    assert asked(after(diagonal, "fire.c2se.orc1"))[1] == "action"


@pytest.mark.rule("TOWR-K07")
def test_wet_powder_takes_aura_and_double_cannon():
    state = dawn("force e04", "towers p1 c2se:blue+", "creatures p1 orc1:c3")
    assert towers(after(state, "fire.c2se.orc1"), P1) == []
    state = dawn("force e04", "towers p1 c2se:red+", "creatures p1 goblin1:c3")
    assert wounded(after(state, "fire.c2se.goblin1"), "goblin1")


CANNON = "towers p1 c2se:red+"


@pytest.mark.rule("TOWR-U09", "TOWR-U10", "TOWR-A12")
def test_a_double_cannon_captures_a_healthy_goblin_at_once():
    """tricky 28"""
    state = after(dawn(CANNON, "creatures p1 goblin1:c3"), "fire.c2se.goblin1")
    assert names_of(state.caught[P1]) == {"goblin1"}
    assert state.crystals[P1] == 12


@pytest.mark.rule("TOWR-U09")
def test_a_double_cannon_may_split_its_damage():
    """tricky 29"""
    state = after(dawn(CANNON, "creatures p1 goblin1:c3 goblin2:c4!"), "fire.c2se.goblin1")
    assert asked(state) == (P1, "second")
    assert legal(state) == {"creature.goblin1", "creature.goblin2"}
    assert names_of(after(state, "creature.goblin1").caught[P1]) == {"goblin1"}
    split = after(state, "creature.goblin2")
    assert names_of(split.caught[P1]) == {"goblin2"}
    assert wounded(split, "goblin1")


@pytest.mark.rule("TOWR-C07", "TOWR-C11", "TOWR-A14", "TOWR-A16", "TOWR-E01")
def test_the_boss_turns_at_three_and_is_captured_at_ten():
    """EX-8, tricky 30, 31"""
    state = after(dawn(CANNON, "creatures p1 boss1:c3", "damage 2 0"), "fire.c2se.boss1")
    assert state.damage[P1] == 4
    assert wounded(state, "boss1")
    state = after(dawn(CANNON, "creatures p1 boss1:c3!", "damage 9 0"), "fire.c2se.boss1")
    assert state.damage[P1] == 10
    assert state.over
    assert state.crystals[P1] == 10
    assert state.end_reason == "boss"


@pytest.mark.rule("TOWR-A15")
def test_everybody_completes_the_dawn():
    """tricky 32"""
    lines = ("towers p1 c2se:red", "towers p2 c2se:red", "creatures p1 boss1:c3!", "creatures p2 boss2:c3!")
    state = after(dawn(*lines, "damage 9 9"), "fire.c2se.boss1")
    assert asked(state) == (P2, "fire")
    assert after(state, "fire.c2se.boss2").damage == [10, 10]


@pytest.mark.rule("TOWR-A06", "TOWR-L14")
def test_the_demon_is_never_a_target():
    """tricky 68"""
    lines = ("towers p1 c2se:red c1se:blue c3se:yellow", "creatures p1 demon:c3 goblin1:c3", "spells sg1 sb1 sr2")
    state = dawn(*lines, "now round=4 pawn=3", seats=1)
    assert legal(state) == {"fire.c1se.goblin1", "fire.c2se.goblin1"} & legal(state)
    assert refused(state, "fire.c2se.demon") == ("other_colour", "TOWR-A06")


@pytest.mark.rule("TOWR-Q02", "TOWR-Q10", "TOWR-Q11")
def test_the_fourth_capture_takes_the_trophy_after_the_whole_shot():
    """tricky 57, 78, 79"""
    lines = ("trophies t05 t08 t09 t10", "caught p1 orc1 orc2 orc3", "towers p1 c2se:red+ c1ne:red")
    state = dawn(*lines, "creatures p1 goblin1:c3! goblin2:c4 goblin3:c1")
    told = events(state, "fire.c2se.goblin1", "creature.goblin2")
    assert names(told) == ["fired.split", "captured", "wounded", "trophy"]
    state = after(state, "fire.c2se.goblin1", "creature.goblin2")
    assert asked(state) == (P1, "move")
    assert legal(state) == {"tower.c1ne", "tower.c2se", "none"}
    moved = after(state, "tower.c2se")
    assert asked(moved) == (P1, "site")
    moved = after(moved, "site.c1se")
    assert towers(moved, P1) == ["c1ne:red", "c1se:red+"]
    assert legal(moved) == {"fire.c1ne.goblin3"}  # the moved one has fired
    other = after(state, "tower.c1ne", "site.c1se")
    assert legal(other) == {"fire.c1se.goblin3"}
