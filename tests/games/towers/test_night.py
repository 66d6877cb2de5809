"""The Night (TOWR-N, TOWR-C, TOWR-U05..TOWR-U08)."""

import pytest

from dovre.games.towers.game import GAME
from tests.games.towers.helpers import (
    LONG,
    P1,
    P2,
    SIX,
    after,
    asked,
    at,
    legal,
    names_of,
    night,
    on,
    refused,
    spots,
    table,
)

PILE = "pile p1 spider spider boss orc goblin goblin orc"  # an orc on top


@pytest.mark.rule(
    "TOWR-N04",
    "TOWR-N07",
    "TOWR-N11",
    "TOWR-N12",
    "TOWR-N13",
    "TOWR-N14",
    "TOWR-N15",
    "TOWR-N16",
    "TOWR-N21",
    "TOWR-N22",
    "TOWR-C04",
)
def test_ex1_a_night_with_invasion_boss_and_entry():
    """EX-1"""
    state = night(
        f"path p1 {SIX}",
        "creatures p1 spider1:c5 boss1:c5 orc1:c2",
        "pile p1 orc goblin",
    )
    assert state.guards[P1] == 10
    assert "spider1" in names_of(state.inside[P1])
    assert at(state, "boss1") == "c6"
    assert at(state, "orc1") == "c4"
    assert at(state, "goblin1") == "c1"
    assert at(state, "orc2") == "c2"
    assert on(state, P1) == {"boss1", "orc1", "goblin1", "orc2"}


@pytest.mark.rule("TOWR-C02", "TOWR-C03")
def test_ex2_the_horde_number_stays_for_the_night():
    """EX-2"""
    state = night(
        f"path p1 {SIX}",
        "creatures p1 goblin1:c2 goblin2:c1",
        "pile p1 orc orc boss orc spider spider spider goblin goblin",
    )
    assert [at(state, f"goblin{n}") for n in (1, 2, 3, 4)] == ["c4", "c3", "c2", "c2"]
    later = night(
        f"path p1 {SIX}",
        "creatures p1 goblin1:c4 goblin2:c3 goblin3:c2 goblin4:c2",
        "pile p1 orc orc boss orc spider spider spider",
    )
    assert {"goblin1", "goblin2"} <= names_of(later.inside[P1])
    assert [at(later, f"goblin{n}") for n in (3, 4)] == ["c6", "c6"]
    assert later.guards[P1] == 13  # TOWR-N12: by its level, never by its Horde movement


@pytest.mark.rule("TOWR-N03", "TOWR-K02", "TOWR-A01")
def test_round_one_only_lets_creatures_out():
    state = GAME.new(2, 7)
    assert state.round == 1
    assert [crowd.bit_count() for crowd in state.crowd] == [2, 2]
    assert asked(state)[1] == "action"


@pytest.mark.rule("TOWR-C01")
def test_a_wounded_goblin_counts_for_the_horde():
    """tricky 10"""
    state = night("creatures p1 goblin1:c1! goblin2:c1", PILE)
    assert [at(state, "goblin1"), at(state, "goblin2")] == ["c3", "c3"]


@pytest.mark.rule("TOWR-N11")
def test_a_spider_before_the_city_loses_its_other_steps():
    """tricky 4"""
    state = night("creatures p1 spider1:c4", PILE.replace("spider spider", "spider goblin"))
    assert state.guards[P1] == 12


@pytest.mark.rule("TOWR-N15")
def test_a_boss_enters_each_night_and_goes_back_to_the_last_cell():
    """tricky 5"""
    state = night("creatures p1 boss1:c4", "pile p1 orc goblin")
    assert state.guards[P1] == 13
    assert at(state, "boss1") == "c4"


@pytest.mark.rule("TOWR-N17", "TOWR-N18")
def test_a_monster_leaves_before_the_boss_and_the_boss_alone():
    """tricky 11, 12"""
    state = night("creatures p1 -", "pile p1 orc spider boss goblin")
    assert on(state, P1) == {"goblin1"}
    state = night("pile p1 orc spider boss")
    assert on(state, P1) == {"boss1"}
    assert at(state, "boss1") == "c2"


@pytest.mark.rule("TOWR-N19")
def test_the_last_one_leaves_alone_and_an_empty_pile_lets_nobody_out():
    """tricky 13"""
    state = night("pile p1 spider", "creatures p1 goblin4:c1 boss1:c2")
    assert on(state, P1) == {"spider1", "boss1", "goblin4"}
    state = night("pile p1 -", "creatures p1 goblin4:c1 boss1:c1 spider3:c1")
    assert [at(state, "goblin4"), at(state, "boss1"), at(state, "spider3")] == ["c2", "c3", "c4"]


def test_vanguard_lets_three_out_but_never_the_boss_after_monsters():
    """tricky 71, 76, GAP-T04"""
    state = night("force e08", PILE)
    assert len(on(state, P1)) == 3
    state = night("force e08", "pile p1 orc spider boss goblin")
    assert on(state, P1) == {"goblin1"}


# -- events of the Night ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-K07")
def test_forced_march_and_driving_rain_change_step_one_for_monsters():
    crowd = "creatures p1 orc1:c1 boss1:c1 goblin1:c1"
    pile = "pile p1 spider goblin"
    state = night("force e03", crowd, pile, f"path p1 {LONG}")
    assert [at(state, name) for name in ("orc1", "boss1", "goblin1")] == ["c6", "c3", "c5"]
    state = night("force e06", crowd, pile, f"path p1 {LONG}")
    assert [at(state, name) for name in ("orc1", "boss1", "goblin1")] == ["c2", "c3", "c1"]
    assert at(state, "goblin2") == "c1"  # one that leaves the mine is not slowed


@pytest.mark.rule("TOWR-K07")
def test_blood_moon_and_howling_horn():
    state = table("ask p1 dusk 2", "force x01", "creatures p1 orc1:c4", level="extreme")
    assert state.guards[P1] == 9
    state = table(
        "ask p1 dusk 2",
        "force x04",
        "pile p1 spider goblin boss orc",
        "creatures p1 orc3:c1",
        f"path p1 {LONG}",
        level="extreme",
    )
    assert at(state, "orc1") == "c6"


# -- traps, markers, choices ------------------------------------------------------------------------------------------

TRAP = "towers p1 c2se:yellow+"  # covers c2, c3, c4


@pytest.mark.rule("TOWR-U05", "TOWR-U08")
def test_a_trap_may_stop_a_monster_that_would_go_on():
    state = night(TRAP, "creatures p1 spider1:c1", f"path p1 {LONG}")
    assert asked(state) == (P1, "trap")
    assert at(state, "spider1") == "c2"
    assert legal(state) == {"trap.c2se", "none"}
    stopped = after(state, "trap.c2se")
    assert at(stopped, "spider1") == "c2"
    assert asked(after(state, "none")) == (P1, "trap")  # c3
    through = after(state, "none", "none")
    assert at(through, "spider1") == "c4"  # no more steps: not asked


@pytest.mark.rule("TOWR-U05", "TOWR-U08")
def test_a_trap_is_used_once_in_a_night_in_both_steps():
    """tricky 18, 19"""
    state = night(TRAP, "creatures p1 spider1:c1", f"path p1 {LONG}", "pile p1 goblin goblin boss spider spider")
    stopped = after(state, "trap.c2se")
    assert spots(stopped.sprung[P1]) == []
    free = after(state, "none", "none")
    assert asked(free) == (P1, "trap")  # the spider out of the mine
    assert at(after(free, "trap.c2se"), "spider2") == "c2"


@pytest.mark.rule("TOWR-U06")
def test_a_trap_does_not_hold_on_the_starting_cell():
    """tricky 14, 15"""
    state = night("towers p1 c1ne:yellow+", "creatures p1 spider1:c2", f"path p1 {LONG}")
    assert at(state, "spider1") == "c5"
    state = night(TRAP, "creatures p1 spider1:c2", f"path p1 {LONG}")
    assert asked(state) == (P1, "trap")
    assert at(state, "spider1") == "c3"


@pytest.mark.rule("TOWR-U07")
def test_a_trap_never_stops_a_boss():
    """tricky 17"""
    state = night(TRAP, "creatures p1 boss1:c1", f"path p1 {LONG}", "pile p1 goblin goblin")
    assert at(state, "boss1") == "c3"


def test_one_trap_of_two_is_used():
    """tricky 16"""
    state = night("towers p1 c2se:yellow+ c1se:yellow+", "creatures p1 spider1:c1", f"path p1 {LONG}")
    assert legal(state) == {"trap.c1se", "trap.c2se", "none"}
    assert spots(after(state, "trap.c1se").sprung[P1]) in ([], ["c1se"])


@pytest.mark.rule("TOWR-K07")
def test_wet_powder_disarms_traps():
    state = night("force e04", TRAP, "creatures p1 spider1:c1", f"path p1 {LONG}")
    assert at(state, "spider1") == "c4"


def test_a_marker_stops_the_first_monster_and_goes():
    """tricky 72"""
    state = night("markers p1.c3", "creatures p1 spider1:c2 spider2:c3", f"path p1 {LONG}")
    assert at(state, "spider1") == "c3"
    assert at(state, "spider2") == "c6"  # it does not enter
    assert state.markers == []


def test_on_a_marked_cell_no_trap_is_used():
    """tricky 82"""
    state = night(TRAP, "markers p1.c3", "creatures p1 spider1:c2", f"path p1 {LONG}", "pile p1 orc goblin boss")
    assert at(state, "spider1") == "c3"
    assert asked(state)[1] != "trap"


def test_the_boss_passes_a_marker():
    """tricky 72"""
    state = night("markers p1.c3", "creatures p1 boss1:c2", "pile p1 orc goblin", f"path p1 {LONG}")
    assert at(state, "boss1") == "c4"


@pytest.mark.rule("TOWR-N05", "TOWR-N06")
def test_the_order_is_asked_for_only_where_it_matters():
    crowd = "creatures p1 spider1:c1 orc1:c1 goblin1:c1 goblin2:c1"
    assert asked(night(crowd, f"path p1 {LONG}"))[1] == "action"
    state = night(crowd, "markers p1.c2", f"path p1 {LONG}")
    assert asked(state) == (P1, "order")
    assert legal(state) == {"creature.goblin1", "creature.orc1", "creature.spider1"}  # of two alike the lowest
    state = after(state, "creature.orc1")
    assert at(state, "orc1") == "c2"
    assert refused(night(crowd, "markers p1.c2", f"path p1 {LONG}"), "creature.goblin2") == ("not_nearest", "TOWR-N05")


@pytest.mark.rule("TOWR-N02")
def test_both_seats_are_asked_at_once():
    lines = (TRAP, "towers p2 c2se:yellow+", "creatures p1 spider1:c1", "creatures p2 spider4:c1")
    state = night(*lines, f"path p1 {LONG}", f"path p2 {LONG}")
    assert state.waiting == (P1, P2)
    state = GAME.apply(state, P2, "trap.c2se").state
    assert state.waiting == (P1,)
    assert not GAME.apply(state, P1, "trap.c2se").state.night[P1]


@pytest.mark.rule("TOWR-N23", "TOWR-E02")
def test_the_game_ends_after_the_night_in_which_a_city_falls():
    """tricky 33"""
    state = night(
        "guards 2 15", "creatures p1 spider1:c4", "creatures p2 boss2:c1!", "damage 0 9", "pile p2 orc goblin"
    )
    assert state.over
    assert state.guards[P1] == 0
    assert state.end_reason == "guards"


@pytest.mark.rule("TOWR-N24", "TOWR-N13")
def test_several_cities_may_fall_in_one_night():
    state = night("guards 2 1", "creatures p1 spider1:c4", "creatures p2 orc4:c4")
    assert state.over
    assert state.guards == [0, 0]
