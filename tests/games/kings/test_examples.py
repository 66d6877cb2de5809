"""The worked examples of the rules, EX-1 to EX-9."""

from __future__ import annotations

import pytest

from tests.games.kings.helpers import (
    P1,
    P2,
    QUIET,
    after,
    asked,
    camp,
    deck,
    discard,
    hand,
    legal,
    own,
    playable,
    table,
    under,
    why_not,
)

KINGS = "king p1 dwarf p2 orc"


@pytest.mark.rule("KING-T07", "KING-T08")
def test_ex_1_a_two_is_covered_by_three_to_nine():
    for race in ("dw", "or", "go", "gi"):
        low = table(KINGS, "mines dw9b/M19:gi2a", f"hand p1 {race}0b {race}1b {race}2b {race}3b {race}4b")
        high = table(KINGS, "mines dw8b/M19:gi2a", f"hand p1 {race}5b {race}6b {race}7b {race}9b {race}8a")
        assert playable(low, "c1") == f"{race}3b {race}4b"
        assert playable(high, "c1") == f"{race}5b {race}6b {race}7b {race}8a {race}9b"


@pytest.mark.rule("KING-T08", "KING-T09")
def test_ex_2_a_nine_takes_a_zero_and_an_eight_takes_a_nine():
    mines = "mines dw8b/M19:gi9a or8b/M19:gi8a"
    low = table(KINGS, mines, "hand p1 go0a go1a go2a go3a go4a")
    high = table(KINGS, mines, "hand p1 go5a go6a go7a go8a go9a")
    assert (playable(low, "c1"), playable(high, "c1")) == ("go0a", "")
    assert (playable(low, "c2"), playable(high, "c2")) == ("", "go9a")


@pytest.mark.rule("KING-C06")
def test_ex_3_an_orc_played_by_the_dwarf_gives_the_mine_to_the_orc_king():
    state = after(table(KINGS, "mines dw9b/M08:dw1a", "hand p1 or2a"), "play.or2a.c1")
    assert (own(state, P1), own(state, P2)) == ("", "dw9b")


@pytest.mark.rule("KING-C07")
@pytest.mark.parametrize("seat", [P1, P2])
def test_ex_4_a_giant_without_king_gives_the_mine_to_who_played_it(seat):
    state = table(f"ask p{seat + 1} play", KINGS, "mines dw9b/M08:dw1a", f"hand p{seat + 1} gi2a")
    state = after(state, "play.gi2a.c1")
    assert own(state, seat) == "dw9b"


@pytest.mark.rule("KING-C04", "KING-C05", "KING-R02", "KING-R03")
def test_ex_5_camp_order():
    state = table(KINGS, "mines dw9b/M15:or2a,go3a", "camp or5a", "hand p1 or7a dw1a dw2a dw3a dw4a dw5a")
    state = after(state, "play.or7a.c1")
    assert camp(state, "orc") == "or2a or7a or5a"
    assert camp(state, "goblin") == "go3a"
    assert own(state, P2) == "dw9b"
    assert legal(state) == {"draw.deck", "draw.orc", "draw.goblin"}
    assert "or2a" in hand(after(state, "draw.orc"), P1)
    assert "go3a" in hand(after(state, "draw.goblin"), P1)


@pytest.mark.rule("KING-D02", "KING-D07", "KING-D08", "KING-D09", "KING-D10", "KING-D11")
def test_ex_6_development():
    state = table(KINGS, QUIET, "own p1 gi8b/M08", "hand p1 or3a dw5a go3a go7a gi8a dw7a", "hand p2 gi0a gi1a gi2a")
    state = after(state, "play.or3a.o1", "draw.deck", "play.gi0a.c1", "draw.deck")
    assert why_not(state, "play.dw5a.o1") == "KING-D02 own_race"
    assert why_not(state, "play.go3a.o1") == "KING-T07 too_weak"
    state = after(state, "play.go7a.o1", "draw.deck", "play.gi1a.c2", "draw.deck")
    assert why_not(state, "play.gi8a.o1") == "KING-D10 foreman_only"
    assert why_not(state, "play.dw7a.o1") == "KING-D09 too_weak"
    state = table(KINGS, QUIET, "own p1 gi8b/M08:or3a,go7a", "hand p1 dw9a gi8a dw7a")
    assert playable(state, "o1") == "dw9a"
    state = after(state, "play.dw9a.o1")
    assert under(state, P1) == "gi8b"
    assert discard(state) == ["or3a", "go7a", "dw9a"]


@pytest.mark.rule("KING-D09", "KING-T08")
def test_ex_7_only_a_zero_is_foreman_over_a_nine():
    state = table(KINGS, QUIET, "own p1 gi8b/M08:or3a,or9a", "hand p1 dw0a dw1a dw8a dw9a go0a or0a")
    assert playable(state, "o1") == "dw0a"
    assert under(after(state, "play.dw0a.o1"), P1) == "gi8b"


@pytest.mark.rule("KING-E04", "KING-E05", "KING-E06")
def test_ex_8_score():
    developed = "under p1 gi8b/M12 gi7b/M11 gi6b/M16"  # 5, 4, 7
    unfinished = "own p1 gi5b/M06 gi4b/M14:or1a,go2a,gi3a"  # 3, and 6 that lacks only its foreman
    assert table(KINGS, QUIET, developed, unfinished).scores[P1] == 16 - 9 == 7


@pytest.mark.rule("KING-C11", "KING-E02")
def test_ex_9_end_by_replacement():
    state = table(KINGS, "mines dw9b/M01", "hand p1 dw1a dw2a dw3a dw4a dw5a dw6a", "deck 1")
    assert asked(state) == (P1, "play")
    state = after(state, "play.dw1a.c1")
    assert deck(state) == []
    assert state.over
    assert len(hand(state, P1)) == 5
