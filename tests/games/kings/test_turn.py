"""Turn and playing a card: KING-T01 to KING-T18."""

from __future__ import annotations

import pytest

from dovre.kernel.errors import BadNotation, NotLegal, NotYourQuestion
from tests.games.kings.helpers import (
    BLOCKED,
    CARDS,
    GAME,
    P1,
    P2,
    P3,
    QUIET,
    after,
    asked,
    camp,
    centre,
    crew,
    deck,
    discard,
    event,
    events,
    faces,
    hand,
    legal,
    names,
    new,
    own,
    pile,
    playable,
    random_game,
    table,
    viewers,
    why_not,
)

KINGS = "king p1 orc p2 dwarf"


@pytest.mark.rule("KING-T01")
def test_turns_go_round_clockwise():
    state = table(QUIET, seats=3)
    seats = []
    for _ in range(4):
        seats.append(asked(state))
        state = after(state, sorted(legal(state))[0], "draw.deck")
    assert seats == [(P1, "play"), (P2, "play"), (P3, "play"), (P1, "play")]


@pytest.mark.rule("KING-T01")
def test_nobody_answers_out_of_turn():
    state = table(QUIET, "hand p2 gi1a", seats=3)
    with pytest.raises(NotYourQuestion):
        GAME.apply(state, P2, "play.gi1a.c1")
    assert state.legal(P2) == state.legal(P3) == []


@pytest.mark.rule("KING-T02")
def test_a_turn_is_one_card_played_then_one_card_drawn():
    state = table(QUIET, "hand p1 or1a or2a or3a or4a or5a or6a")
    state = after(state, "play.or3a.c2")
    assert asked(state) == (P1, "draw")
    assert hand(state, P1) == {"or1a", "or2a", "or4a", "or5a", "or6a"}
    assert all(token.startswith("draw.") for token in legal(state))
    state = after(state, "draw.deck")
    assert asked(state) == (P2, "play")
    assert len(hand(state, P1)) == 6
    assert all(token.startswith("play.") for token in legal(state))


@pytest.mark.rule("KING-T02")
def test_turns_are_counted():
    state = table(QUIET, "turn 12")
    assert after(state, sorted(legal(state))[0]).turn == 12
    assert after(state, sorted(legal(state))[0], "draw.deck").turn == 13


@pytest.mark.rule("KING-T03")
def test_harmful_play_is_not_spared():
    # the one thing that fits is an own-race card that takes the worst mine of all
    state = table(
        KINGS,
        "mines  dw8b/M20:dw1a,go8a or8b/M19:or9a go8b/M19:go9a gi8b/M19:gi9a",
        "hand p1  or1a or9b or2a or3a or4a or5a",
    )
    assert legal(state) == {"play.or9b.c1"}
    state = after(state, "play.or9b.c1")
    assert own(state, P1) == "dw8b"
    assert state.scores[P1] == -10


@pytest.mark.rule("KING-T03")
def test_passing_does_not_exist():
    state = table(QUIET)
    with pytest.raises(BadNotation):
        GAME.apply(state, P1, "pass")
    assert {action.verb for action in GAME.alphabet} == {"play", "draw"}
    assert why_not(state, "draw.deck") == "KING-T02 play_first"


@pytest.mark.rule("KING-T04")
def test_card_goes_to_a_centre_mine_or_an_own_unfinished_mine():
    state = table(KINGS, QUIET, "hand p1 go5a", "own p1 gi0b/M19 - gi1b/M19:go1a", "under p1 gi2b")
    assert legal(state) == {f"play.go5a.{target}" for target in ("c1", "c2", "c3", "c4", "o1", "o3")}
    assert pile(after(state, "play.go5a.c3"), "c3") == "go5a"
    assert crew(after(state, "play.go5a.o3"), P1, "o3") == "go1a go5a"


@pytest.mark.rule("KING-T05")
def test_card_never_goes_to_a_mine_of_another_player():
    state = table(KINGS, QUIET, "hand p1 go5a", "hand p2 go6a", "own p2 gi0b/M19 gi1b/M19")
    assert playable(state, "o1") == playable(state, "o2") == ""
    assert why_not(state, "play.go5a.o1") == "KING-T04 no_mine"
    theirs = table("ask p2 play", KINGS, QUIET, "hand p1 go5a", "hand p2 go6a", "own p2 gi0b/M19 gi1b/M19")
    assert playable(theirs, "o1") == playable(theirs, "o2") == "go6a"


@pytest.mark.rule("KING-T06")
@pytest.mark.parametrize("cards", ["go0a go1a go2a go3a go4a", "go5a go6a go7a go8a go9a"])
def test_empty_mine_takes_any_strength(cards):
    state = table(KINGS, QUIET, f"hand p1 {cards}", "own p1 gi0b/M19")
    assert playable(state, "c1") == cards
    assert playable(state, "o1") == cards


# For each strength on top, the strengths that may cover it, as the rulebook has them.
COVERS = {
    0: "123456789",
    1: "23456789",
    2: "3456789",
    3: "456789",
    4: "56789",
    5: "6789",
    6: "789",
    7: "89",
    8: "9",
    9: "0",
}


@pytest.mark.rule("KING-T07", "KING-T08", "KING-T09")
@pytest.mark.parametrize("low", [True, False], ids=["0-4", "5-9"])
@pytest.mark.parametrize("top", COVERS)
def test_cover_is_strictly_stronger_or_a_zero_on_a_nine(top, low):
    strengths = "01234" if low else "56789"
    cards = " ".join(f"go{strength}a" for strength in strengths)
    state = table(KINGS, f"mines dw9b/M19:gi{top}a", f"hand p1 {cards}")
    assert playable(state, "c1") == " ".join(f"go{strength}a" for strength in strengths if strength in COVERS[top])


@pytest.mark.rule("KING-T07")
@pytest.mark.parametrize("race", ["dw", "or", "go", "gi"])
def test_races_do_not_matter_for_covering(race):
    state = table(KINGS, "mines dw9b/M19:gi5a", f"hand p1 {race}4a {race}5b {race}6a")
    assert playable(state, "c1") == f"{race}6a"
    assert why_not(state, f"play.{race}5b.c1") == "KING-T07 too_weak"


@pytest.mark.rule("KING-T08")
def test_zero_covers_nothing_but_a_nine():
    state = table(KINGS, "mines dw9b/M19:gi8a or9b/M19:gi0a go9b/M19:gi9a gi9b/M19:gi1a", "hand p1 or0a")
    assert legal(state) == {"play.or0a.c3"}
    assert why_not(state, "play.or0a.c2") == "KING-T08 zero"


@pytest.mark.rule("KING-T09")
def test_nine_is_covered_by_a_zero_only_and_the_zero_by_anything_else():
    state = table(KINGS, "mines dw9b/M19:gi9a", "hand p1 or0a or9a", "hand p2 go0a go1a go9a")
    assert playable(state, "c1") == "or0a"
    assert why_not(state, "play.or9a.c1") == "KING-T09 nine"
    state = table(KINGS, "mines dw9b/M19:gi0a", "hand p1 or0a or1a or9a")
    assert playable(state, "c1") == "or1a or9a"


@pytest.mark.rule("KING-T10")
def test_zero_may_be_played_on_an_empty_mine():
    state = table(KINGS, QUIET, "hand p1 or0a go0a", "own p1 gi0b/M19")
    assert playable(state, "c1") == "or0a go0a"
    assert playable(state, "o1") == "go0a"
    assert pile(after(state, "play.or0a.c1"), "c1") == "or0a"


@pytest.mark.rule("KING-T11")
def test_only_the_top_card_is_compared():
    state = table(KINGS, "mines dw9b/M19:gi9a,go0a or9b/M19:gi2a,go5a", "hand p1 or3a or6a")
    assert playable(state, "c1") == "or3a or6a"
    assert playable(state, "c2") == "or6a"


@pytest.mark.rule("KING-T12")
def test_any_race_may_be_sent_to_a_centre_mine():
    own_rival_and_kingless = "dw5a or5a go5a gi5a"
    state = table(KINGS, "mines dw9b/M19 or9b/M19:gi4a", f"hand p1 {own_rival_and_kingless}")
    assert playable(state, "c1") == playable(state, "c2") == own_rival_and_kingless


@pytest.mark.rule("KING-T13")
def test_played_card_lies_there_as_a_creature():
    state = table(KINGS, QUIET, "hand p1 or5a/M01")
    state = after(state, "play.or5a.c1")
    assert centre(state) == "dw9b or9b go9b gi9b"
    for view in viewers(state):
        assert view.centre[0].mine == 8
        assert [CARDS[creature] for creature in view.centre[0].creatures] == ["or5a"]


@pytest.mark.rule("KING-T13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_card_that_was_in_a_hand_or_in_the_camp_is_never_a_mine_again(seats):
    creatures: set[int] = set()
    mines: set[int] = set()
    for state, _ in random_game(seats, 55):
        creatures |= {card for zone in (state.hands, state.camp) for row in zone for card in row}
        mines |= {*state.centre, *(card for zone in (state.mines, state.developed) for row in zone for card in row)}
        assert not creatures & mines


STUCK = (KINGS, BLOCKED, "hand p1 or1a or2a or3a go4a go5a gi6a")  # p1, the Orcs, holds no 0


@pytest.mark.rule("KING-T14")
def test_hand_without_a_legal_play_is_shown_discarded_and_replaced():
    state = table("ask p2 draw", *STUCK, "camp dw1a", "deck dw2a gi7b gi0b gi1b gi2b gi3b gi4b gi5b")
    before = discard(state)
    state = after(state, "draw.dwarf")
    assert discard(state) == [*before, "or1a", "or2a", "or3a", "go4a", "go5a", "gi6a"]
    assert hand(state, P1) == {"gi0b", "gi1b", "gi2b", "gi3b", "gi4b", "gi5b"}
    assert deck(state) == ["gi7b", "dw2a"]


@pytest.mark.rule("KING-T14")
def test_turn_goes_on_after_the_hand_was_replaced():
    state = table("ask p2 draw", *STUCK, "camp dw1a", "deck dw2a gi7b gi0b gi1b gi2b gi3b gi4b gi5b")
    state = after(state, "draw.dwarf")
    assert asked(state) == (P1, "play")
    assert legal(state) == {"play.gi0b.c1", "play.gi0b.c2", "play.gi0b.c3", "play.gi0b.c4"}
    state = after(state, "play.gi0b.c1", "draw.deck")
    assert asked(state) == (P2, "play")
    assert "gi7b" in hand(state, P1)


@pytest.mark.rule("KING-T14")
def test_everybody_sees_the_hand_that_is_replaced_and_only_the_holder_the_new_one():
    state = table("ask p2 draw", *STUCK, "camp dw1a", "deck dw2a gi7b gi0b gi1b gi2b gi3b gi4b gi5b")
    found = events(state, "draw.dwarf")
    assert names(found) == ["taken", "replaced", "top"]
    shown = ("or1a", "or2a", "or3a", "go4a", "go5a", "gi6a")
    replaced = event(found, "replaced")
    for viewer in (P1, P2, None):
        seen = replaced.seen_by(viewer)
        assert seen["cards"] == shown
        assert seen["n"] == 6
        assert {mine for _, mine in seen["backs"]} <= {f"M{kind:02}" for kind in range(1, 21)}
    assert replaced.seen_by(P1)["faces"] == ("gi0b", "gi1b", "gi2b", "gi3b", "gi4b", "gi5b")
    assert "faces" not in dict(replaced.seen_by(P2).parts)
    assert "faces" not in dict(replaced.seen_by(None).parts)
    state = after(state, "draw.dwarf")
    assert faces(state.view(P2), P1) == [None] * 6


@pytest.mark.rule("KING-T15")
def test_replaced_hand_is_out_of_the_game():
    state = table("ask p2 draw", *STUCK, "camp dw1a", "deck dw2a gi7b gi0b gi1b gi2b gi3b gi4b gi5b")
    lost = {"or1a", "or2a", "or3a", "go4a", "go5a", "gi6a"}
    state = after(state, "draw.dwarf")
    assert lost <= set(discard(state))
    assert camp(state, "orc") == camp(state, "goblin") == camp(state, "giant") == ""
    state = after(state, "play.gi0b.c1", "draw.deck")
    assert lost <= set(discard(state))


@pytest.mark.rule("KING-T16")
def test_new_hand_without_a_legal_play_is_replaced_again():
    useless, useful = "gi1b gi2b gi3b gi4b gi5b gi6b", "go1b go2b go3b go4b go5b go0b"
    state = table("ask p2 draw", *STUCK, "camp dw1a", f"deck dw2a {useful} {useless}")
    found = events(state, "draw.dwarf")
    assert names(found) == ["taken", "replaced", "top", "replaced", "top"]
    state = after(state, "draw.dwarf")
    assert set(useless.split()) <= set(discard(state))
    assert hand(state, P1) == set(useful.split())
    assert asked(state) == (P1, "play")


@pytest.mark.rule("KING-T17")
@pytest.mark.parametrize(
    ("lines", "only"),
    [
        (["hand p1 or1a or2a or3a go4a go5a gi0a"], {f"play.gi0a.c{n}" for n in (1, 2, 3, 4)}),
        (["hand p1 or1a or2a or3a or4a or5a gi6a", "own p1 gi0b/M01"], {"play.gi6a.o1"}),
        (["hand p1 or1a or2a or3a or4a or5a gi6a", "own p1 gi0b/M05:go5a"], {"play.gi6a.o1"}),
        (["hand p1 or1a or2a or3a or4a go6a gi6a", "own p1 - gi0b/M02:go3a"], {"play.or4a.o2"}),
    ],
    ids=["a 0 on a 9", "a first miner", "a stronger miner", "a foreman"],
)
def test_hand_with_one_awkward_play_is_not_replaced(lines, only):
    state = table("ask p2 draw", KINGS, BLOCKED, *lines)
    kept = hand(state, P1)
    state = after(state, "draw.deck")
    assert hand(state, P1) == kept
    assert legal(state) == only


@pytest.mark.rule("KING-T17")
def test_hand_is_kept_as_long_as_a_mine_is_empty():
    blocked_but_one = BLOCKED.removesuffix(":gi9a")
    state = table("ask p2 draw", KINGS, blocked_but_one, "hand p1 or1a")
    state = after(state, "draw.deck")
    assert legal(state) == {"play.or1a.c4"}


@pytest.mark.rule("KING-T17")
def test_nobody_can_ask_for_a_new_hand():
    state = table(KINGS, QUIET, "hand p1 or1a")
    assert legal(state) == {f"play.or1a.c{n}" for n in (1, 2, 3, 4)}
    with pytest.raises(NotLegal):
        GAME.apply(state, P1, "draw.deck")


@pytest.mark.rule("KING-T18")
@pytest.mark.parametrize("left", [6, 4, 1])
def test_replacement_that_empties_the_deck_ends_the_game_without_a_play(left):
    state = table("ask p2 draw", *STUCK, "camp dw1a", f"deck {left}")
    last = deck(state)
    state = after(state, "draw.dwarf")
    assert state.over
    assert state.end_reason == "redraw"
    assert hand(state, P1) == set(last)
    assert state.waiting == ()


@pytest.mark.rule("KING-T18")
def test_replacement_that_leaves_one_card_does_not_end_the_game():
    state = table("ask p2 draw", *STUCK, "camp dw1a", "deck dw2a gi0b gi1b gi2b gi3b gi4b gi5b")
    state = after(state, "draw.dwarf")
    assert asked(state) == (P1, "play")
    assert deck(state) == ["dw2a"]


@pytest.mark.rule("KING-T14", "KING-T17")
def test_first_turn_opens_like_any_other():
    assert all(asked(new(seats, seed))[1] == "play" for seats in (2, 3, 4) for seed in range(20))
