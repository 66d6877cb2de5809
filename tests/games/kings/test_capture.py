"""Capturing a mine: KING-C01 to KING-C12."""

from __future__ import annotations

import pytest

from tests.games.kings.helpers import (
    CARDS,
    GAME,
    P1,
    P2,
    P3,
    after,
    asked,
    camp,
    centre,
    crew,
    deck,
    event,
    events,
    hand,
    legal,
    mine_behind,
    names,
    own,
    pile,
    table,
    viewers,
)

KINGS = "king p1 orc p2 dwarf"
THREE = "king p1 orc p2 dwarf p3 goblin"


@pytest.mark.rule("KING-C01")
@pytest.mark.parametrize(
    ("mine", "creatures", "captured"),
    [
        ("M09", "", False),  # defence 3
        ("M09", ":gi7a", False),  # 7 + 8 is far more than 3
        ("M09", ":gi0a,gi1a", True),
        ("M08", "", False),  # defence 2
        ("M08", ":gi7a", True),
        ("M12", "", True),  # defence 1
    ],
)
def test_mine_is_captured_when_as_many_cards_as_its_defence_lie_on_it(mine, creatures, captured):
    state = after(table(KINGS, f"mines dw9b/{mine}{creatures}", "hand p1 or8a"), "play.or8a.c1")
    assert (own(state, P1) == "dw9b") == captured
    assert (pile(state, "c1") == "") == captured


@pytest.mark.rule("KING-C02")
def test_mine_of_defence_one_falls_to_the_first_card():
    found = events(table(KINGS, "mines dw9b/M20 or9b/M11", "hand p1 or0a"), "play.or0a.c2")
    assert event(found, "captured")["target"] == "c2"
    assert event(found, "captured")["mine"] == "M11"


@pytest.mark.rule("KING-C03")
def test_creatures_leave_then_the_mine_is_given_then_it_is_replaced():
    found = events(table(KINGS, "mines dw9b/M08:gi1a", "hand p1 or8a"), "play.or8a.c1")
    assert names(found) == ["played", "camped", "captured", "opened", "top"]


@pytest.mark.rule("KING-C04")
def test_creatures_go_on_top_of_the_camp_pile_of_their_race():
    state = table(KINGS, "mines dw9b/M09:gi1a,go2a", "camp go7a go3a or5a", "hand p1 or8a")
    state = after(state, "play.or8a.c1")
    assert camp(state, "goblin") == "go2a go3a go7a"
    assert camp(state, "orc") == "or8a or5a"
    assert camp(state, "giant") == "gi1a"  # a new pile
    assert camp(state, "dwarf") == ""


@pytest.mark.rule("KING-C05")
def test_of_one_race_the_earliest_creature_ends_on_top():
    state = table(KINGS, "mines dw9b/M09:or1a,or4a", "camp or9a", "hand p1 or8a")
    state = after(state, "play.or8a.c1")
    assert camp(state, "orc") == "or1a or4a or8a or9a"


@pytest.mark.rule("KING-C06")
@pytest.mark.parametrize(("card", "owner"), [("or8a", P1), ("dw8a", P2), ("go8a", P3)])
def test_mine_goes_to_king_of_last_race(card, owner):
    state = table(THREE, "mines gi9b/M09:dw1a,go2a", f"hand p1 {card}", seats=3)
    state = after(state, f"play.{card}.c1")
    assert [own(state, seat) for seat in range(3)] == ["gi9b" if seat == owner else "" for seat in range(3)]


@pytest.mark.rule("KING-C06")
def test_first_and_middle_races_do_not_count():
    # two dwarves lie there, an orc comes last: the Orc king takes it although a dwarf player plays it
    state = table("ask p2 play", KINGS, "mines gi9b/M09:dw1a,dw2a", "hand p2 or8a")
    found = events(state, "play.or8a.c1")
    told = event(found, "captured.for")
    assert (told["seat"], told["by"], told["race"]) == (P1, P2, "orc")


@pytest.mark.rule("KING-C07")
@pytest.mark.parametrize("seat", [P1, P2])
def test_without_a_king_of_that_race_the_mine_goes_to_who_played_last(seat):
    state = table(f"ask p{seat + 1} play", KINGS, "mines dw9b/M08:or1a", f"hand p{seat + 1} gi8a")
    state = after(state, "play.gi8a.c1")
    assert own(state, seat) == "dw9b"
    assert own(state, 1 - seat) == ""


@pytest.mark.rule("KING-C08")
def test_receiver_is_not_asked_and_holds_any_number_of_mines():
    many = "dw0b dw1b dw2b dw3b dw4b dw5b dw6b dw7b"
    state = table(KINGS, "mines dw9b/M20:or1a,go2a", "hand p1 dw8a", f"own p2 {many}")
    state = after(state, "play.dw8a.c1")
    assert own(state, P2) == f"{many} dw9b"
    assert asked(state) == (P1, "draw")


@pytest.mark.rule("KING-C08")
def test_forty_mines_are_not_too_many():
    mines = " ".join(card for card in CARDS if card.endswith("b"))
    state = table(KINGS, "mines or1a or2a or3a or4a/M01", "hand p1 or8a", f"own p1 {mines}")
    state = after(state, "play.or8a.c4")
    assert own(state, P1) == f"{mines} or4a"


@pytest.mark.rule("KING-C08")
def test_every_mine_the_deck_can_give_has_a_name():
    # each capture is replaced from the deck, which holds 60 cards at most
    assert GAME.parse("play.dw0a.o60").parts == ("dw0a", "o60")


@pytest.mark.rule("KING-C09")
def test_captured_mine_lies_beside_its_owner_mine_side_up_and_empty():
    state = table(KINGS, "mines gi9b/M14:go1a", "hand p1 dw8a", "own p2 gi8b/M02:or1a")
    state = after(state, "play.dw8a.c1")
    assert crew(state, P2, "o2") == ""
    for view in viewers(state):
        assert [(works.target, works.mine, works.creatures) for works in view.mines[P2]] == [
            ("o1", 1, (CARDS.index("or1a"),)),
            ("o2", 13, ()),
        ]


@pytest.mark.rule("KING-C09")
def test_place_of_a_developed_mine_is_used_again():
    state = table(KINGS, "mines gi9b/M14:go1a", "hand p1 dw8a", "own p2 - gi8b/M09:or1a")
    state = after(state, "play.dw8a.c1")
    assert own(state, P2) == "gi9b gi8b"
    assert crew(state, P2, "o1") == ""
    assert crew(state, P2, "o2") == "or1a"


@pytest.mark.rule("KING-C10")
def test_top_card_of_the_deck_takes_the_place_of_the_captured_mine():
    state = table(KINGS, "mines dw9b/M19 or9b/M08:gi1a go9b/M19 gi9b/M19:go4a", "hand p1 or8a", "deck go1b go2b go3b")
    found = events(state, "play.or8a.c2")
    opened = event(found, "opened")
    state = after(state, "play.or8a.c2")
    assert centre(state) == "dw9b go3b go9b gi9b"
    assert [pile(state, target) for target in ("c1", "c2", "c3", "c4")] == ["", "", "", "go4a"]
    assert deck(state) == ["go2b", "go1b"]
    assert (opened["target"], opened["mine"]) == ("c2", mine_behind(state, "go3b"))


@pytest.mark.rule("KING-C10")
def test_centre_mine_that_is_not_captured_stays():
    state = table(KINGS, "mines dw9b/M19 or9b/M09:gi1a", "hand p1 or8a")
    before = centre(state), deck(state)
    state = after(state, "play.or8a.c2")
    assert (centre(state), deck(state)) == before
    assert pile(state, "c2") == "gi1a or8a"


@pytest.mark.rule("KING-C11")
def test_active_player_draws_after_a_capture():
    state = table(KINGS, "mines dw9b/M08:gi1a", "hand p1 dw8a go1a", "deck go1b go2b go3b")
    state = after(state, "play.dw8a.c1")
    assert asked(state) == (P1, "draw")
    state = after(state, "draw.deck")
    assert hand(state, P1) == {"go1a", "go2b"}
    assert asked(state) == (P2, "play")


@pytest.mark.rule("KING-C11")
def test_active_player_does_not_draw_when_the_replacement_was_the_last_card():
    state = table(KINGS, "mines dw9b/M08:gi1a", "hand p1 dw8a go1a", "deck go1b")
    state = after(state, "play.dw8a.c1")
    assert state.over
    assert centre(state).startswith("go1b ")
    assert hand(state, P1) == {"go1a"}


@pytest.mark.rule("KING-C12")
def test_one_card_captures_one_mine():
    state = table(KINGS, "mines dw9b/M01 or9b/M01 go9b/M01 gi9b/M01", "hand p1 or8a or7a")
    state = after(state, "play.or8a.c2")
    assert own(state, P1) == "or9b"
    assert legal(state) >= {"draw.deck", "draw.orc"}
    assert not any(token.startswith("play") for token in legal(state))
