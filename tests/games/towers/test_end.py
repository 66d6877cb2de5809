"""Trophies, the end and the score (TOWR-Q, TOWR-E, TOWR-I), and one player (TOWR-L)."""

import pytest

import dovre
from dovre.games.towers.game import GAME
from dovre.kernel.errors import BadSetup
from tests.games.towers.helpers import (
    LONG,
    P1,
    P2,
    after,
    asked,
    at,
    hand,
    legal,
    names_of,
    on,
    position,
    refused,
    table,
    towers,
)

OVER = ("ask -", "damage 10 0", "caught p1 boss1")


def lines_of(state, seat):
    return {
        (line.source, dict(line.parts).get("trophy", "")): line.amount
        for line in state.score_sheet()
        if line.seat == seat
    }


@pytest.mark.rule("TOWR-E03", "TOWR-E04", "TOWR-Q08")
def test_ex7_the_final_score():
    """EX-7, tricky 62"""
    state = table(*OVER, "guards 9 3", "trophies t01:p1 t07 t09 t10", "crystals 3 5")
    assert lines_of(state, P1) == {("guards", ""): 9, ("boss", ""): 15, ("trophy", "t01"): 2, ("trophy", "t07"): 1}
    assert state.scores == (27, 5)
    assert state.winners == (P1,)


@pytest.mark.rule("TOWR-E06")
def test_a_tie_is_broken_by_crystals_and_else_shared():
    """tricky 63"""
    lines = ("ask -", "guards 0 0", "trophies t01 t02 t03 t04")
    assert table(*lines, "crystals 2 3").winners == (P2,)
    assert table(*lines, "crystals 3 3").winners == (P1, P2)


@pytest.mark.rule("TOWR-E07")
def test_a_fallen_city_can_win():
    """tricky 34"""
    state = table("ask -", "guards 0 4", "damage 9 0", "creatures p1 boss1:c2!", "trophies t01 t02 t03 t04")
    assert state.scores == (11, 4)
    assert state.winners == (P1,)


@pytest.mark.rule("TOWR-Q09")
def test_majorities_need_strictly_most():
    """tricky 61"""
    lines = (*OVER, "trophies t09 t12 t01 t02".replace("t09 t12 t01 t02", "t01 t02 t09 t12"))
    state = table(*lines, "towers p1 c2se:red c1se:red+", "towers p2 c2se:red c1se:blue+")
    assert ("trophy", "t09") in lines_of(state, P1)
    assert ("trophy", "t12") not in lines_of(state, P1)


@pytest.mark.rule("TOWR-Q02", "TOWR-Q05", "TOWR-Q07")
def test_the_third_red_tower_takes_the_trophy_which_is_kept():
    """tricky 58"""
    state = table("trophies t01 t08 t09 t10", "towers p1 c1ne:red c1se:red")
    state = after(state, "act.build", "build.red.c2se")
    assert state.held == [P1, -1, -1, -1]
    assert asked(state) == (P1, "upgrade")
    assert legal(state) == {"tower.c1ne", "tower.c1se", "tower.c2se", "none"}
    assert "c1se:red+" in towers(after(state, "tower.c1se"), P1)
    lost = table("trophies t01:p1 t08 t09 t10", "towers p1 c1ne:red", "hand p1 q05")
    assert lost.held[0] == P1


@pytest.mark.rule("TOWR-Q03", "TOWR-Q05")
def test_three_upgrades_may_send_a_monster():
    lines = ("trophies t04 t08 t09 t10", "towers p1 c1ne:red+ c1se:red+ c2se:red", "hand p1 q01")
    state = after(table(*lines, "creatures p1 orc1:c2", "creatures p2 orc4:c4"), "act.card", "use.q01")
    assert asked(state) == (P1, "send")
    state = after(state, "creature.orc1")
    assert "orc1" in on(state, P2)


@pytest.mark.rule("TOWR-Q06")
def test_the_last_destruction_token_decides():
    """tricky 59, 83"""
    lines = ("trophies t06 t08 t09 t10", "hand p1 q20", "towers p2 c2se:red")
    state = after(table(*lines, "wrecks 1 0"), "act.card", "use.q20")
    assert state.held[0] == P1
    state = after(table(*lines, "wrecks 0 1"), "act.card", "use.q20")
    assert state.held[0] == -1


# -- the introductory game --------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-I01", "TOWR-I02", "TOWR-I07")
def test_intro_has_no_trophies_and_nobody_destroys():
    """tricky 64"""
    state = GAME.new(3, 5, {"mode": "intro"})
    assert state.trophies == ()
    assert all("e01" not in row for row in (state.to_data()["events"], state.to_data()["event"]))
    state = after(table("hand p1 q20", "towers p2 c2se:red", mode="intro"), "act.card")
    assert refused(state, "use.q20") == ("intro", "TOWR-I02")


@pytest.mark.rule("TOWR-I03", "TOWR-I04")
def test_intro_counts_guards_and_captured_creatures():
    """tricky 65"""
    caught = "caught p1 boss1 goblin1 goblin2 goblin3 orc1 orc2"
    state = table("ask -", "damage 10 0", caught, "guards 9 3", mode="intro")
    assert state.scores == (15, 3)
    assert lines_of(state, P1) == {("guards", ""): 9, ("captured", ""): 5, ("boss", ""): 1}


def test_mode_is_refused_for_one_player():
    with pytest.raises(BadSetup):
        GAME.new(1, 5, {"mode": "intro"})


# -- one player -------------------------------------------------------------------------------------------------------


def solo(*lines, **options):
    return table("ask p1 dusk 0", *lines, seats=1, **options)


@pytest.mark.rule("TOWR-L08", "TOWR-L09", "TOWR-L11", "TOWR-L13")
def test_the_pawn_reaches_a_slot_and_the_spell_comes_before_the_event():
    """tricky 66"""
    state = solo("now round=3 pawn=1", "spells sr2 sb1 sg1", "event e05", "crystals 9")
    assert state.pawn == 2
    assert state.guards[P1] == 13
    assert state.crystals[P1] == 5
    assert state.view(P1).spells == (1,)


@pytest.mark.rule("TOWR-L10")
def test_a_permanent_spell_comes_again():
    """tricky 67, 69"""
    state = solo("now round=4 pawn=2", "spells sb1 sr2 sg1", "crystals 5")
    assert state.crystals[P1] == 4
    assert solo("now round=4 pawn=2", "spells sb1 sr2 sg1", "crystals 0").crystals[P1] == 0


@pytest.mark.rule("TOWR-L09")
def test_hellfire_strikes_the_best_structure():
    """D20"""
    state = solo("now round=3 pawn=1", "spells sr1 sb1 sg1", "towers p1 c2se:red c1ne:blue")
    assert towers(state, P1) == ["c1ne:blue"]
    assert len(hand(state, P1)) == 1
    state = solo("now round=3 pawn=1", "spells sr1 sb1 sg1", "towers p1 c2se:red c1se:blue")
    assert asked(state) == (P1, "spear")


def test_blood_toll_never_takes_the_last_guard():
    state = solo("now round=3 pawn=1", "spells sr2 sb1 sg1", "guards 2", "creatures p1 orc1:c1", f"path p1 {LONG}")
    assert state.guards[P1] == 1


@pytest.mark.rule("TOWR-L09", "TOWR-L18")
def test_mad_charge_moves_all_monsters_and_may_end_the_game():
    lines = ("now round=3 pawn=1", "spells sr3 sb1 sg1", "guards 2")
    state = solo(*lines, "creatures p1 orc1:c4")
    assert state.over
    assert state.winners == ()
    assert state.end_reason == "guards"
    state = solo(
        "now round=3 pawn=1", "spells sr3 sb1 sg1", "event e06", "creatures p1 goblin1:c1 boss1:c1", f"path p1 {LONG}"
    )
    assert [at(state, "goblin1"), at(state, "boss1")] == ["c2", "c3"]


@pytest.mark.rule("TOWR-L14")
def test_the_demon_comes_and_comes_again():
    state = solo("now round=3 pawn=1", "spells sg1 sb1 sr2", f"path p1 {LONG}")
    assert at(state, "demon") == "c3" or at(state, "demon") == "c2"
    again = solo("now round=4 pawn=2", "spells sg2 sb1 sr2", "inside p1 demon", f"path p1 {LONG}")
    assert "demon" in on(again, P1)


@pytest.mark.rule("TOWR-L10")
def test_the_shepherd_stops_before_the_city():
    """tricky 84"""
    lines = ("now round=4 pawn=2", "spells sg3 sb1 sr2", "event e06")
    state = solo(*lines, "creatures p1 demon:c1 orc1:c4", "guards 15")
    assert "orc1" in names_of(state.inside[P1])  # by the Night: one step less of two is enough
    state = solo(*lines, "creatures p1 demon:c1 orc1:c1", f"path p1 {LONG}")
    assert at(state, "orc1") == "c3"


@pytest.mark.rule("TOWR-L18")
def test_a_captured_boss_wins_alone():
    state = table("ask -", "damage 10", "caught p1 boss1", "guards 7", seats=1)
    assert state.winners == (P1,)
    assert state.scores == (22,)
    for lang, rank in (("fr", "Gardien"), ("en", "Warden")):
        assert rank in GAME.end_words(state.view(P1), GAME.texts(lang))


@pytest.mark.rule("TOWR-L06", "TOWR-S09")
def test_hard_alone_has_all_seven_others():
    """EX-9, tricky 70"""
    state = GAME.new(1, 3, {"level": "hard"})
    cards = [*state.to_data()["events"], *state.to_data()["event"]]
    assert cards.count("e00") == 3
    assert {card for card in cards if card != "e00"} == {"e03", "e04", "e05", "e06", "e07", "e08", "e09"}
    assert dovre.read_position(position(seats=1)).seats == 1
