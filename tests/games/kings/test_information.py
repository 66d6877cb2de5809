"""Who sees what, zone by zone; when hidden things come to light; and what a view never holds."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import dovre
from tests.games.kings.helpers import (
    BLOCKED,
    CARDS,
    GAME,
    P1,
    P2,
    P3,
    QUIET,
    after,
    backs,
    deck,
    event,
    events,
    faces,
    mine_behind,
    names,
    new,
    random_game,
    table,
    viewers,
)
from tests.games.kings.hooks import exchanged

KINGS = "king p1 orc p2 dwarf"
CARD_ID = re.compile(r"\b(?:dw|or|go|gi)\d[ab]\b")


def kind(number: int) -> str:
    return f"M{number + 1:02}"


# -- zone by zone -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KING-S05")
def test_deck_shows_its_number_of_cards_and_the_mine_on_top():
    state = table(KINGS, QUIET, "deck gi1b gi2b gi3b/M17")
    for view in viewers(state):
        assert view.deck == 3
        assert kind(view.top.mine) == "M17"
        assert (view.top.face, view.top.known) == (None, False)
        assert not {"gi1b", "gi2b", "gi3b"} & set(CARD_ID.findall(view.to_json()))


@pytest.mark.rule("KING-S06")
def test_centre_mine_shows_its_mine_and_the_creatures_in_order_of_play_and_never_its_own_creature():
    state = table(KINGS, "mines dw9b/M19:or2a,go5a or9b/M20 go9b/M01 gi9b/M02")
    for view in viewers(state):
        assert [kind(works.mine) for works in view.centre] == ["M19", "M20", "M01", "M02"]
        assert [CARDS[card] for card in view.centre[0].creatures] == ["or2a", "go5a"]
        assert not {"dw9b", "or9b", "go9b", "gi9b"} & set(CARD_ID.findall(view.to_json()))


@pytest.mark.rule("KING-C09")
def test_captured_mine_shows_its_mine_and_its_crew_and_never_its_own_creature():
    state = table(KINGS, QUIET, "own p2 - gi8b/M20:or2a,go5a")
    for view in viewers(state):
        (works,) = view.mines[P2]
        assert (works.target, kind(works.mine)) == ("o2", "M20")
        assert [CARDS[card] for card in works.creatures] == ["or2a", "go5a"]
        assert "gi8b" not in CARD_ID.findall(view.to_json())


@pytest.mark.rule("KING-S07")
def test_camp_piles_are_open_and_ordered():
    state = table(KINGS, QUIET, "camp go5a go1a or3a go7a")
    for view in viewers(state):
        assert [[CARDS[card] for card in one] for one in view.camp] == [[], ["or3a"], ["go5a", "go1a", "go7a"], []]


@pytest.mark.rule("KING-S09")
def test_hand_shows_its_mines_to_everybody_and_its_creatures_to_its_holder():
    state = table(KINGS, QUIET, "hand p1 or1a/M20 go2a/M20 gi3a/M05")
    for view in viewers(state):
        assert backs(view, P1) == ["M05", "M20", "M20"]
        assert faces(view, P1) == (["or1a", "go2a", "gi3a"] if view.seat == P1 else [None] * 3)


@pytest.mark.rule("KING-R05")
def test_card_taken_from_the_camp_stays_known_to_everybody():
    state = table("ask p1 draw", KINGS, QUIET, "hand p1 or1a go2a", "camp gi3a/M05", "hand p2 go5a")
    state = after(state, "draw.giant", "play.go5a.c1", "draw.deck")
    for view in viewers(state):
        (known,) = [held for held in view.hands[P1] if held.known]
        assert (CARDS[known.face], kind(known.mine)) == ("gi3a", "M05")


@pytest.mark.rule("KING-R05")
def test_card_from_the_deck_is_known_to_nobody_else_even_beside_known_ones():
    state = table("ask p1 draw", KINGS, QUIET, "hand p1 or1a! go2a", "deck gi1b gi2b gi3b")
    state = after(state, "draw.deck")
    assert [held.known for held in state.view(P1).hands[P1]] == [True, False, False]
    assert sorted(face or "-" for face in faces(state.view(P2), P1)) == ["-", "-", "or1a"]


@pytest.mark.rule("KING-D16")
def test_mines_under_a_king_are_a_number_to_the_others():
    state = table(KINGS, QUIET, "under p1 gi8b/M20 gi7b/M03")
    for view in viewers(state):
        assert view.developed_count == (2, 0)
        assert view.developed[P1] == ((2, 19) if view.seat == P1 else None)
        assert not {"gi8b", "gi7b"} & set(CARD_ID.findall(view.to_json()))


@pytest.mark.rule("KING-D17")
def test_discard_pile_is_open():
    state = table(KINGS, QUIET, "discard go5a or3a")
    for view in viewers(state):
        assert [CARDS[card] for card in view.discard] == ["go5a", "or3a"]


@pytest.mark.rule("KING-S03")
def test_kings_in_play_are_open():
    for view in viewers(table("king p1 giant p2 dwarf p3 orc", seats=3)):
        assert view.to_data()["kings"] == ["giant", "dwarf", "orc"]


@pytest.mark.rule("KING-D16", "KING-E05")
def test_penalties_are_public_and_gains_are_their_owners():
    state = table(KINGS, QUIET, "under p1 gi8b/M20", "own p1 gi7b/M03", "under p2 gi6b/M12", "own p2 gi5b/M02")
    seen = {view.seat: [(line.seat, line.amount) for line in view.sheet] for view in viewers(state)}
    assert seen == {
        P1: [(P1, 10), (P1, -2), (P2, -2)],
        P2: [(P1, -2), (P2, 5), (P2, -2)],
        None: [(P1, -2), (P2, -2)],
    }
    assert all(view.scores is None and view.winners == () for view in viewers(state))


# -- moments when hidden things come to light -------------------------------------------------------------------


@pytest.mark.rule("KING-S05", "KING-C10")
def test_next_top_card_shows_its_mine_to_everybody():
    state = table(KINGS, "mines dw9b/M01", "hand p1 or5a", "deck gi1b gi2b gi3b")
    replaced = events(state, "play.or5a.c1")
    drawn = events(after(state, "play.or5a.c1"), "draw.deck")
    for found, card, count in ((replaced, "gi2b", 2), (drawn, "gi1b", 1)):
        top = event(found, "top")
        assert top.audience is None
        assert (top["mine"], top["count"]) == (mine_behind(state, card), count)
        assert set(dict(top.parts)) == {"handle", "mine", "count"}


@pytest.mark.rule("KING-T13")
def test_played_card_shows_its_creature_to_everybody():
    state = table(KINGS, QUIET, "hand p1 or5a")
    (played,) = events(state, "play.or5a.c1")
    for viewer in (P1, P2, None):
        assert (played.seen_by(viewer)["race"], played.seen_by(viewer)["strength"]) == ("orc", 5)
    for view in viewers(after(state, "play.or5a.c1")):
        assert CARDS.index("or5a") in view.centre[0].creatures


@pytest.mark.rule("KING-R01")
def test_card_taken_from_the_camp_is_named_to_everybody_with_its_mine():
    state = table("ask p1 draw", KINGS, QUIET, "camp gi3a/M05")
    (taken,) = events(state, "draw.giant")
    for viewer in (P1, P2, None):
        told = taken.seen_by(viewer)
        assert (told["seat"], told["card"], told["mine"]) == (P1, "gi3a", "M05")


@pytest.mark.rule("KING-T14")
def test_replaced_hand_is_seen_by_everybody():
    state = table("ask p2 draw", KINGS, BLOCKED, "camp dw1a", "hand p1 or1a or2a go3a")
    state = after(state, "draw.dwarf")
    for view in viewers(state):
        assert {"or1a", "or2a", "go3a"} <= {CARDS[card] for card in view.discard}


@pytest.mark.rule("KING-D12", "KING-D16")
def test_mine_is_seen_by_everybody_at_the_instant_it_is_developed():
    state = table(KINGS, QUIET, "hand p1 go5a", "own p1 gi8b/M01")
    developed = event(events(state, "play.go5a.o1"), "developed")
    assert developed.audience is None
    assert (developed["seat"], developed["mine"], developed["value"]) == (P1, "M01", 1)
    assert state.view(P2).mines[P1][0].mine == 0
    assert after(state, "play.go5a.o1").view(P2).developed == (None, ())


@pytest.mark.rule("KING-E10", "KING-E11")
def test_creature_side_of_a_mine_stays_unknown_even_after_the_end():
    state = table("ask p1 draw", KINGS, QUIET, "own p1 gi8b", "under p2 gi7b", "hand p1 or1a", "deck 1")
    state = after(state, "draw.deck")
    mines = {"dw9b", "or9b", "go9b", "gi9b", "gi8b", "gi7b"}
    for view in viewers(state):
        assert view.over
        assert not mines & set(CARD_ID.findall(view.to_json()))


# -- what a view and an event never hold ------------------------------------------------------------------------


def open_faces(state, seat: int | None) -> set[str]:
    """The creatures a seat may know, straight from the table of the rules."""
    found = {card for zone in (state.piles, state.camp) for row in zone for card in row} | set(state.discard)
    found |= {card for crews in state.crews for row in crews for card in row}
    for holder, cards in enumerate(state.hands):
        found |= {card for card in cards if state.over or holder == seat or state.seen >> card & 1}
    return {CARDS[card] for card in found}


@pytest.mark.rule("KING-S09", "KING-R05", "KING-D16", "KING-E11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_view_names_no_creature_that_its_seat_may_not_know(seats):
    for state, _ in random_game(seats, 55):
        for view in viewers(state):
            assert set(CARD_ID.findall(view.to_json())) == open_faces(state, view.seat)


@pytest.mark.rule("KING-R05", "KING-T14", "KING-E11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_name_no_creature_that_its_seat_may_not_know(seats):
    told = 0
    for state, happened in random_game(seats, 55):
        for seat in (*range(seats), None):
            for one in happened:
                named = set(CARD_ID.findall(str(one.seen_by(seat))))
                assert named <= open_faces(state, seat)
                told += len(named)
    assert told > 0


@pytest.mark.rule("KING-S12")
@pytest.mark.parametrize("pairing", ["random", "printed"])
def test_handles_are_opaque_names_by_lot(pairing):
    first, second = (new(2, seed, pairing=pairing) for seed in (1, 2))
    assert sorted(first.handles) == list(range(80))
    assert first.handles != second.handles
    of_the_deck = [first.handles[CARDS.index(card)] for card in deck(first)]
    steps = [b - a for a, b in pairwise(of_the_deck)]
    assert steps.count(1) + steps.count(-1) < 10
    assert [first.handles[card] for card in range(80)] != list(range(80))


@pytest.mark.rule("KING-S09")
def test_order_of_a_hidden_hand_tells_nothing_of_its_creatures():
    sorted_by_face = 0
    for seed in range(40):
        state = new(2, seed)
        shown = [held.handle for held in state.view(P1).hands[P2]]
        by_face = [state.handles[card] for card in state.hands[P2]]
        assert shown == sorted(shown)
        sorted_by_face += shown == by_face
    assert sorted_by_face < 4


def secrets_moved(state, swap: tuple[str, str]):
    """The same table with two creatures exchanged; backs and handles stay in their places."""
    other = exchanged(state, *(CARDS.index(card) for card in swap))
    assert GAME.from_data(other.to_data()) == other
    return other


@pytest.mark.parametrize(
    ("swap", "who"),
    [
        (("gi1b", "gi2b"), {P1, P2, P3, None}),  # two cards of the deck
        (("gi1b", "dw9b"), {P1, P2, P3, None}),  # deck and centre mine
        (("gi8b", "gi7b"), {P1, P2, P3, None}),  # captured mine and developed mine
        (("or5a", "gi1b"), {P2, P3, None}),  # hand of p1 and deck
        (("or5a", "go5a"), {P3, None}),  # hands of p1 and p2
    ],
)
@pytest.mark.rule("KING-S09", "KING-D16")
def test_tables_that_differ_in_secrets_alone_look_alike(swap, who):
    state = table(
        KINGS + " p3 goblin",
        QUIET,
        "hand p1 or5a gi5a",
        "hand p2 go5a dw5a",
        "own p1 gi8b",
        "under p2 gi7b",
        "deck or1b gi1b gi3b gi2b or2b",
        seats=3,
    )
    other = secrets_moved(state, swap)
    assert other != state
    assert {view.seat for view in viewers(state) if other.view(view.seat) == view} == who


# -- what a viewer may believe ----------------------------------------------------------------------------------


@pytest.mark.rule("KING-S12")
def test_printed_backs_are_believed_as_they_are():
    state, _ = random_game(3, 83, "printed")[40]
    for view in viewers(state):
        assert GAME.determinize(view, dovre.Rng.of(4)).backs == state.backs


@pytest.mark.rule("KING-S12")
@pytest.mark.parametrize("pairing", ["random", "printed"])
def test_believed_tables_differ_where_they_may(pairing):
    state = new(2, 5, pairing=pairing)
    view = state.view(P1)
    guesses = [GAME.determinize(view, dovre.Rng.of(seed)) for seed in range(20)]
    assert len({tuple(hand_) for guess in guesses for hand_ in [guess.hands[P2]]}) > 15
    assert len({tuple(guess.deck) for guess in guesses}) == 20
    assert len({tuple(guess.centre) for guess in guesses}) > 15
    assert len({guess.seed for guess in guesses}) == 20
    assert state.seed not in {guess.seed for guess in guesses}
    assert len({guess.backs for guess in guesses}) == (20 if pairing == "random" else 1)


@pytest.mark.rule("KING-D16")
def test_believed_mines_under_another_king_are_open_and_ones_own_are_not():
    state = table(KINGS, QUIET, "under p1 gi8b/M20", "under p2 gi7b/M20")
    guesses = [GAME.determinize(state.view(P1), dovre.Rng.of(seed)) for seed in range(30)]
    ones_own = {guess.backs[guess.developed[P1][0]] for guess in guesses}
    anothers = {guess.backs[guess.developed[P2][0]] for guess in guesses}
    assert {kind(number) for number in ones_own} == {"M20"}
    assert len(anothers) > 5


@pytest.mark.rule("KING-S12")
def test_back_of_a_creature_on_the_table_is_believed_by_lot():
    state = table(KINGS, QUIET, "discard dw0a")
    guesses = [GAME.determinize(state.view(P1), dovre.Rng.of(seed)) for seed in range(30)]
    assert len({mine_behind(guess, "dw0a") for guess in guesses}) > 8


@pytest.mark.parametrize("pairing", ["random", "printed"])
def test_bottom_of_the_deck_is_believed_by_lot(pairing):
    view = new(2, 5, pairing=pairing).view(P1)
    bottoms = {deck(GAME.determinize(view, dovre.Rng.of(seed)))[-1] for seed in range(30)}
    assert len(bottoms) > 15


@pytest.mark.rule("KING-R05")
def test_card_taken_from_a_believed_camp_is_known_to_everybody():
    state = table("ask p1 draw", KINGS, QUIET, "hand p1 or1a", "camp gi3a")
    guess = GAME.determinize(state.view(P2), dovre.Rng.of(3))
    assert "gi3a" in faces(after(guess, "draw.giant").view(P2), P1)


def test_event_names_of_a_turn_are_the_same_for_all_but_for_the_hidden_ones():
    state = table("ask p1 draw", KINGS, QUIET, "hand p1 or1a")
    found = events(state, "draw.deck")
    seen = {viewer: names([one.seen_by(viewer) for one in found]) for viewer in (P1, P2, None)}
    assert seen == {P1: ["drawn", "top"], P2: ["drawn.hidden", "top"], None: ["drawn.hidden", "top"]}
