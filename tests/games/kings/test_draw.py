"""Drawing: KING-R01 to KING-R07."""

from __future__ import annotations

import pytest

from tests.games.kings.helpers import (
    P1,
    P2,
    QUIET,
    RACES,
    after,
    asked,
    backs,
    camp,
    deck,
    event,
    events,
    faces,
    hand,
    legal,
    mine_behind,
    names,
    new,
    random_game,
    table,
    viewers,
    why_not,
)

KINGS = "king p1 orc p2 dwarf"
DRAWING = ("ask p1 draw", KINGS, QUIET, "hand p1 or1a or2a or3a or4a or5a")


@pytest.mark.rule("KING-R01")
def test_one_draws_from_the_deck_or_from_any_camp_pile():
    state = table(*DRAWING, "camp go1a go2a dw3a gi4a or6a")
    assert legal(state) == {"draw.deck", "draw.dwarf", "draw.orc", "draw.goblin", "draw.giant"}


@pytest.mark.rule("KING-R01")
def test_exactly_one_card_is_drawn():
    state = table(*DRAWING, "camp go1a dw3a")
    from_deck = after(state, "draw.deck")
    assert deck(from_deck) == deck(state)[1:]
    assert camp(from_deck, "goblin") == "go1a"
    from_camp = after(state, "draw.goblin")
    assert deck(from_camp) == deck(state)
    assert (camp(from_camp, "goblin"), camp(from_camp, "dwarf")) == ("", "dw3a")


@pytest.mark.rule("KING-R02")
def test_only_top_cards_may_be_taken():
    state = table(*DRAWING, "camp go1a go2a go3a")
    top = deck(state)[0]
    assert hand(after(state, "draw.deck"), P1) == {"or1a", "or2a", "or3a", "or4a", "or5a", top}
    taken = after(state, "draw.goblin")
    assert hand(taken, P1) == {"or1a", "or2a", "or3a", "or4a", "or5a", "go3a"}
    assert camp(taken, "goblin") == "go2a go1a"


@pytest.mark.rule("KING-R03")
def test_creature_that_just_came_to_the_camp_may_be_drawn_at_once():
    state = table(KINGS, "mines dw9b/M08:gi1a", "camp dw7a", "hand p1 or8a")
    state = after(state, "play.or8a.c1")
    assert legal(state) == {"draw.deck", "draw.dwarf", "draw.orc", "draw.giant"}
    assert hand(after(state, "draw.giant"), P1) == {"gi1a"}
    assert hand(after(state, "draw.orc"), P1) == {"or8a"}  # the card one has just played


@pytest.mark.rule("KING-R04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_hold_six_cards_whenever_a_turn_opens(seats):
    for state, _ in random_game(seats, 55):
        if not state.over:
            seat, kind = asked(state)
            sizes = [len(hand(state, one)) for one in range(seats)]
            assert sizes == [5 if (one, kind) == (seat, "draw") else 6 for one in range(seats)]


@pytest.mark.rule("KING-R05")
def test_drawn_card_shows_its_creature_to_the_holder_and_its_mine_to_the_others():
    state = table(*DRAWING, "deck gi1b gi2b gi3b")
    state = after(state, "draw.deck")
    mine = mine_behind(state, "gi3b")
    for view in viewers(state):
        assert mine in backs(view, P1)
        assert ("gi3b" in faces(view, P1)) == (view.seat == P1)


@pytest.mark.rule("KING-R05")
def test_event_of_a_draw_names_the_creature_to_its_holder_only():
    state = table(*DRAWING, "deck gi1b gi2b gi3b")
    found = events(state, "draw.deck")
    assert names(found) == ["drawn", "top"]
    drawn = event(found, "drawn")
    assert drawn.seen_by(P1)["card"] == "gi3b"
    for other in (P2, None):
        told = drawn.seen_by(other)
        assert told.name == "drawn.hidden"
        assert dict(told.parts).keys() == {"seat", "handle", "mine"}
        assert told["mine"] == mine_behind(state, "gi3b")


@pytest.mark.rule("KING-R06")
def test_empty_camp_pile_disappears_and_comes_back():
    state = table("ask p1 draw", KINGS, "mines dw9b/M01", "hand p1 or1a", "camp go1a", "hand p2 go5a")
    assert legal(state) == {"draw.deck", "draw.goblin"}
    state = after(state, "draw.goblin", "play.go5a.c1")
    assert legal(state) == {"draw.deck", "draw.goblin"}
    state = after(table("ask p1 draw", KINGS, QUIET, "hand p1 or1a", "camp go1a"), "draw.goblin")
    state = after(state, sorted(legal(state))[0])
    assert legal(state) == {"draw.deck"}


@pytest.mark.rule("KING-R07")
def test_draw_is_mandatory_and_asked_even_with_one_source():
    state = table(*DRAWING)
    assert asked(state) == (P1, "draw")
    assert legal(state) == {"draw.deck"}
    assert why_not(state, "play.or1a.c1") == "KING-R07 draw_first"


@pytest.mark.rule("KING-R01", "KING-R06", "KING-R07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deck_and_every_pile_are_sources_as_long_as_the_game_runs(seats):
    for state, _ in random_game(seats, 55):
        assert state.over == (deck(state) == [])
        if not state.over and asked(state)[1] == "draw":
            assert legal(state) == {"draw.deck", *(f"draw.{race}" for race in RACES if camp(state, race))}


@pytest.mark.rule("KING-R01", "KING-R02")
def test_deck_is_drawn_in_the_order_the_seed_laid_it():
    state = new(2, 4)
    top, second = deck(state)[:2]
    first = state.waiting[0]
    quiet = next(token for token in sorted(legal(state)) if deck(after(state, token)) == deck(state))
    state = after(state, quiet, "draw.deck")
    assert top in hand(state, first)
    assert deck(state)[0] == second
