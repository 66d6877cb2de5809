"""End and score: KING-E01 to KING-E11."""

from __future__ import annotations

import pytest

from dovre.kernel.errors import NotYourQuestion
from tests.games.kings.helpers import (
    BLOCKED,
    GAME,
    P1,
    P2,
    P3,
    QUIET,
    after,
    asked,
    deck,
    event,
    events,
    faces,
    hand,
    ids,
    legal,
    names,
    own,
    random_game,
    table,
    viewers,
    why_not,
)

KINGS = "king p1 orc p2 dwarf"
LAST_DRAW = ("ask p1 draw", KINGS, QUIET, "hand p1 or1a or2a or3a or4a or5a", "deck 1")


@pytest.mark.rule("KING-E01")
def test_game_ends_at_the_instant_the_deck_is_empty():
    state = after(table(*LAST_DRAW), "draw.deck")
    assert state.over
    assert deck(state) == []
    assert state.waiting == ()
    assert state.legal(P1) == state.legal(P2) == []
    assert why_not(state, "draw.deck", seat=P2) == "KING-E01 over"
    with pytest.raises(NotYourQuestion) as error:
        GAME.apply(state, P2, "draw.deck")
    assert error.value.key == "error.seat.over"


@pytest.mark.rule("KING-E01")
def test_game_goes_on_with_one_card_in_the_deck():
    state = table("ask p1 draw", KINGS, QUIET, "hand p1 or1a", "deck 2")
    state = after(state, "draw.deck")
    assert asked(state) == (P2, "play")
    assert state.winners == ()


@pytest.mark.rule("KING-E01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_gets_a_turn_to_be_even(seats):
    # whoever takes the last card ends the game, first player or not
    last = set()
    for seed in range(12):
        before = None
        for state, _ in random_game(seats, seed):
            if state.over:
                last.add(before)
            else:
                before = state.waiting[0]
    assert len(last) > 1


@pytest.mark.rule("KING-E02")
def test_replacement_by_the_last_card_ends_the_game_without_a_draw():
    state = table(KINGS, "mines dw9b/M08:gi1a", "camp go1a", "hand p1 or8a or1a or2a or3a or4a or5a", "deck 1")
    found = events(state, "play.or8a.c1")
    state = after(state, "play.or8a.c1")
    assert names(found) == ["played", "camped", "captured", "opened", "shown", "ended"]
    assert state.end_reason == "replacement"
    assert len(hand(state, P1)) == 5
    assert own(state, P1) == "dw9b"


@pytest.mark.rule("KING-E03")
def test_drawing_the_last_card_ends_the_game():
    state = table(*LAST_DRAW)
    found = events(state, "draw.deck")
    assert names(found) == ["drawn", "shown", "ended.shared"]
    state = after(state, "draw.deck")
    assert state.end_reason == "draw"
    assert len(hand(state, P1)) == 6


@pytest.mark.rule("KING-E03")
def test_new_hand_with_the_last_cards_ends_the_game():
    state = table("ask p2 draw", KINGS, BLOCKED, "camp dw1a", "hand p1 or1a", "deck 3")
    found = events(state, "draw.dwarf")
    assert names(found) == ["taken", "replaced", "shown", "ended.shared"]
    assert event(found, "ended.shared")["reason"] == "redraw"


@pytest.mark.rule("KING-E04")
def test_developed_mine_gives_its_value():
    state = table(KINGS, QUIET, "under p1 gi8b/M20 gi7b/M01")
    assert state.scores == (11, 0)
    lines = [(line.source, line.seat, line.amount, line.rule, dict(line.parts)) for line in state.score_sheet()]
    assert lines == [
        ("developed", P1, 10, "KING-E04", {"mine": "M20"}),
        ("developed", P1, 1, "KING-E04", {"mine": "M01"}),
    ]


@pytest.mark.rule("KING-E05")
@pytest.mark.parametrize("crew", ["", ":go1a", ":go1a,gi2a,go3a,gi4a"])
def test_unfinished_mine_costs_its_value_however_far_it_is(crew):
    state = table(KINGS, QUIET, f"own p2 - gi8b/M20{crew}")
    assert state.scores == (0, -10)
    (line,) = state.score_sheet()
    assert (line.source, line.seat, line.amount, line.rule) == ("unfinished", P2, -10, "KING-E05")


@pytest.mark.rule("KING-E06")
def test_score_is_the_difference_and_may_be_negative():
    state = table(KINGS, QUIET, "under p1 gi8b/M03", "own p1 gi7b/M20 gi6b/M01", "under p2 gi5b/M12", "own p2 gi4b/M04")
    assert state.scores == (2 - 11, 5 - 3)


@pytest.mark.rule("KING-E07")
def test_nothing_else_scores():
    state = table(
        KINGS,
        "mines dw9b/M20:or1a or9b/M20 go9b/M19 gi9b/M18",
        "hand p1 or2a/M20 or3a/M20",
        "camp go7a dw7a gi7a",
        "discard go8a go9a",
        "deck 5",
    )
    assert state.score_sheet() == []
    assert state.scores == (0, 0)


@pytest.mark.rule("KING-E08")
@pytest.mark.parametrize(
    ("p1", "p2", "p3", "winner"),
    [("M20", "M19", "M18", P1), ("M18", "M20", "M19", P2), ("M01", "M02", "M04", P3)],
)
def test_highest_score_wins(p1, p2, p3, winner):
    kings = "king p1 orc p2 dwarf p3 giant"
    lines = (f"under p1 gi8b/{p1}", f"under p2 gi7b/{p2}", f"under p3 gi6b/{p3}")
    state = table("ask p1 draw", kings, *lines, "deck 1", seats=3)
    assert state.winners == ()
    told = event(events(state, "draw.deck"), "ended")
    state = after(state, "draw.deck")
    assert state.winners == told["winners"] == (winner,)
    assert told["score"] == max(state.scores)


@pytest.mark.rule("KING-E09")
def test_tied_leaders_share_the_victory():
    kings = "king p1 orc p2 dwarf p3 giant"
    lines = ("under p1 gi8b/M05", "under p3 gi7b/M03", "under p2 gi6b/M01")
    state = table("ask p1 draw", kings, *lines, "deck 1", seats=3)
    told = event(events(state, "draw.deck"), "ended.shared")
    state = after(state, "draw.deck")
    assert state.scores == (2, 1, 2)
    assert state.winners == told["winners"] == (P1, P3)


@pytest.mark.rule("KING-E10")
def test_mines_under_the_kings_and_the_score_sheet_are_shown_at_the_end():
    lines = ("under p1 gi8b/M20", "under p2 gi7b/M03 gi6b/M05", "own p2 gi5b/M01")
    state = table(*LAST_DRAW, *lines)
    for view in viewers(state):
        assert view.scores is None
    shown = event(events(state, "draw.deck"), "shown")
    assert shown.audience is None
    assert shown["developed"] == (("M20",), ("M03", "M05"))
    state = after(state, "draw.deck")
    for view in viewers(state):
        assert view.developed == ((19,), (2, 4))
        assert view.scores == (10, 3)
        assert [line.amount for line in view.sheet] == [10, 2, 2, -1]


@pytest.mark.rule("KING-E11")
def test_hands_are_shown_at_the_end():
    state = table(*LAST_DRAW, "hand p2 go1a go2a go3a go4a go5a go6a")
    shown = event(events(state, "draw.deck"), "shown")
    state = after(state, "draw.deck")
    assert shown["hands"] == tuple(tuple(ids(state.hands[seat]).split()) for seat in (P1, P2))
    for view in viewers(state):
        for seat in (P1, P2):
            assert set(faces(view, seat)) == hand(state, seat)
            assert all(held.known for held in view.hands[seat])


@pytest.mark.rule("KING-E11")
def test_hands_are_not_shown_before_the_end():
    state = table("ask p1 draw", KINGS, QUIET, "hand p1 or1a", "deck 2")
    for view in viewers(after(state, "draw.deck")):
        if view.seat != P1:
            assert faces(view, P1) == [None, None]
    assert legal(state) == {"draw.deck"}
