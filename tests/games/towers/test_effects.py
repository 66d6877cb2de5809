"""What quest cards do (TOWR-X): all 25 kinds, heroes, sending, freeing, destroying."""

import pytest

from dovre.games.towers.components import QUEST_NAMES
from tests.games.towers.helpers import (
    LONG,
    P1,
    P2,
    P3,
    after,
    asked,
    at,
    hand,
    legal,
    names_of,
    on,
    refused,
    table,
    towers,
    wounded,
)


def play(card, *lines, seats=2, **options):
    """The table after p1 has played a card, as far as it goes without a choice."""
    return after(table(f"hand p1 {card}", *lines, seats=seats, **options), "act.card", f"use.{card}")


def unused(card, *lines, seats=2, **options):
    """Why its effect cannot be used."""
    state = table(f"hand p1 {card} q01", *lines, seats=seats, **options)
    return refused(after(state, "act.card"), f"use.{card}")


@pytest.mark.rule("TOWR-U01", "TOWR-U02")
@pytest.mark.parametrize(("card", "colour"), [("q02", "red"), ("q03", "blue"), ("q04", "yellow")])
def test_upgrades_of_a_colour(card, colour):
    state = play(card, f"towers p1 c2se:{colour} c1ne:{'blue' if colour == 'red' else 'red'}")
    assert f"c2se:{colour}+" in towers(state, P1)
    assert state.crystals[P1] == 9


@pytest.mark.rule("TOWR-U01", "TOWR-X08")
def test_master_mason_and_the_engineer_upgrade_any():
    state = play("q01", "towers p1 c2se:red c1ne:blue")
    assert legal(state) == {"tower.c1ne", "tower.c2se"}
    assert state.crystals[P1] == 8
    assert unused("q01", "towers p1 c2se:red+") == ("no_effect", "TOWR-X16")
    state = play("h03", "towers p1 c2se:red")
    assert towers(state, P1) == ["c2se:red+"]
    assert state.crystals == [9, 10]  # nobody plays the Artisans: to the reserve (TOWR-X09, tricky 50)


@pytest.mark.rule("TOWR-J11")
def test_crated_tower_and_timber_convoy():
    state = after(play("q05"), "build.red.c2se")
    assert state.crystals[P1] == 9
    state = after(play("q06"), "build.red.c2se")
    assert refused(state, "build.red.c1se") == ("same_colour", "TOWR-J11")
    assert towers(after(state, "build.blue.c1se"), P1) == ["c1se:blue", "c2se:red"]


def test_log_rollers_move_a_tower_with_its_upgrade():
    """GAP-T50"""
    state = play("q07", "towers p1 c2se:red+")
    assert asked(state) == (P1, "site")
    assert towers(after(state, "site.c1ne"), P1) == ["c1ne:red+"]


def test_detour_and_pathfinders_add_a_tile():
    """GAP-T35"""
    state = play("q08", "extension r1 r2 r3 r4")
    assert asked(state) == (P1, "lay")
    state = after(state, "lay.1.2")
    assert state.way[P1].length == 7
    assert len(state.extension) == 3
    assert after(play("q09"), next(iter(legal(play("q09"))))).way[P1].length == 6


@pytest.mark.rule("TOWR-X12")
def test_crystals_and_cards():
    assert play("q10").crystals[P1] == 13
    assert play("q11", "caught p1 goblin1 goblin2 orc1 orc2 orc3").crystals[P1] == 14
    assert unused("q11") == ("no_effect", "TOWR-X16")
    assert len(hand(play("q12"), P1)) == 2
    assert refused(after(table("hand p1 q10"), "act.card"), "cash.q10") == ("no_crystals", "TOWR-X12")


@pytest.mark.rule("TOWR-X11", "TOWR-X13", "TOWR-X14", "TOWR-X15", "TOWR-C06")
def test_damage_on_any_path_and_no_smasher():
    """tricky 27, 56"""
    lines = ("creatures p1 boss1:c2", "creatures p2 orc4:c2 goblin5:c3!", "towers p2 c1ne:blue")
    state = play("q13", *lines)
    assert legal(state) == {"creature.goblin5", "creature.orc4"}
    assert refused(state, "creature.boss1") == ("no_boss", "TOWR-X15")
    hurt = after(state, "creature.orc4")
    assert wounded(hurt, "orc4")
    assert towers(hurt, P2) == ["c1ne:blue"]
    caught = after(state, "creature.goblin5")
    assert names_of(caught.caught[P1]) == {"goblin5"}
    assert caught.crystals == [11, 10]


@pytest.mark.rule("TOWR-X08", "TOWR-X14")
def test_the_lancer_captures_a_healthy_one_at_once():
    state = play("h02", "creatures p2 orc4:c2")
    assert names_of(state.caught[P1]) == {"orc4"}
    assert state.crystals == [11, 11]  # the fee to p2, who plays the Tribes


@pytest.mark.rule("TOWR-X13")
def test_a_net_takes_wounded_ones_only():
    state = play("q14", "creatures p1 orc1:c2 orc2:c2!", "creatures p2 orc4:c2!")
    assert legal(state) == {"creature.orc2", "creature.orc4"}
    assert unused("q14", "creatures p1 orc1:c2") == ("no_effect", "TOWR-X16")


@pytest.mark.rule("TOWR-X14")
def test_pitch_hits_all_monsters_of_a_cell():
    state = play("q15", "creatures p1 orc1:c2 goblin1:c2! boss1:c2 spider1:c3")
    state = after(state, "cell.c2")
    assert names_of(state.caught[P1]) == {"goblin1"}
    assert wounded(state, "orc1")
    assert state.damage[P1] == 0


@pytest.mark.rule("TOWR-X16")
def test_caltrops_push_back_one_or_two():
    state = play("q16", "creatures p1 orc1:c5", f"path p1 {LONG}")
    assert legal(state) == {"back.1", "back.2"}
    assert at(after(state, "back.2"), "orc1") == "c3"
    assert at(play("q16", "creatures p1 orc1:c2"), "orc1") == "c1"
    assert unused("q16", "creatures p1 orc1:c1") == ("no_effect", "TOWR-X16")


def test_the_warden_pushes_back_a_whole_cell():
    state = play("h01", "creatures p1 orc1:c5 goblin1:c5 boss1:c5", f"path p1 {LONG}")
    state = after(state, "back.2")
    assert [at(state, name) for name in ("orc1", "goblin1", "boss1")] == ["c3", "c3", "c5"]
    assert state.crystals[P1] == 10  # the own hero (tricky 49)


def test_quagmire_uses_two_markers():
    """GAP-T40"""
    state = play("q17", "markers p2.c1")
    state = after(state, "cell.c3")
    assert state.to_data()["markers"] == ["p1.c3", "p2.c1"]
    assert unused("q17", "markers p2.c1 p1.c2") == ("no_effect", "TOWR-X16")


@pytest.mark.rule("TOWR-X01", "TOWR-X02", "TOWR-X04")
def test_sending_keeps_the_face_and_needs_a_creature_there():
    """tricky 51, 52"""
    lines = ("creatures p1 orc1:c2! boss1:c3", "creatures p2 goblin5:c4")
    state = play("q18", *lines)
    assert at(state, "orc1") == "c4"
    assert on(state, P2) == {"goblin5", "orc1"}
    assert wounded(state, "orc1")
    assert unused("q18", "creatures p1 orc1:c2") == ("no_effect", "TOWR-X16")


def test_sending_chooses_monster_path_and_cell():
    lines = ("creatures p1 orc1:c2 goblin1:c1", "creatures p2 goblin5:c4 goblin6:c1", "creatures p3 goblin9:c2")
    state = after(play("q18", *lines, seats=3), "creature.orc1")
    assert legal(state) == {"place.p2.c1", "place.p2.c4", "place.p3.c2"}
    assert refused(state, "place.p1.c2")[0] == "wrong_path"
    assert at(after(state, "place.p3.c2"), "orc1") == "c2"
    assert "orc1" in on(after(state, "place.p3.c2"), P3)


@pytest.mark.rule("TOWR-X03")
def test_freeing_gives_it_back_healthy():
    """tricky 54, 55"""
    state = play("q19", "caught p2 orc4 orc5", "creatures p2 goblin5:c4!")
    assert at(state, "orc4") == "c4"
    assert not wounded(state, "orc4")
    assert names_of(state.caught[P2]) == {"orc5"}
    assert unused("q19", "caught p2 orc4") == ("no_effect", "TOWR-X16")


@pytest.mark.rule("TOWR-X05", "TOWR-X06", "TOWR-Q06")
def test_sappers_destroy_and_an_aura_may_help():
    """tricky 60"""
    state = play("q20", "towers p2 c2se:red", "trophies t06 t08 t09 t10")
    assert towers(state, P2) == []
    assert state.wrecks == [1, 0]
    assert len(hand(state, P2)) == 1
    state = play("q20", "towers p2 c2se:blue+", "trophies t06 t08 t09 t10")
    assert asked(state) == (P2, "aura")
    state = after(state, "aura.c2se")
    assert towers(state, P2) == ["c2se:blue"]
    assert state.wrecks == [0, 0]


def test_militia_and_captain_regain_guards():
    assert play("q21", "guards 14 15").guards[P1] == 15
    assert unused("q21") == ("no_effect", "TOWR-X16")
    assert play("h04", "guards 9 15").guards[P1] == 11


@pytest.mark.rule("TOWR-X10")
def test_a_hero_that_cannot_be_paid():
    """tricky 48"""
    lines = ("crystals 0 10", "creatures p2 orc4:c2")
    assert unused("h02", *lines) == ("poor_card", "TOWR-X10")


def test_every_kind_is_known():
    assert len(QUEST_NAMES) == 25
