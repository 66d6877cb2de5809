"""The tricky interactions of the rules, 43 rows, one test each."""

from __future__ import annotations

from collections import Counter

import pytest

import dovre
from dovre.kernel.errors import NotLegal
from tests.games.kings.helpers import (
    BLOCKED,
    CARDS,
    GAME,
    P1,
    P2,
    P3,
    QUIET,
    after,
    all_cards,
    asked,
    backs,
    camp,
    crew,
    deck,
    discard,
    event,
    events,
    faces,
    hand,
    legal,
    mine_behind,
    names,
    new,
    own,
    pile,
    playable,
    random_game,
    table,
    under,
    viewers,
    why_not,
)

KINGS = "king p1 orc p2 dwarf"


@pytest.mark.rule("KING-T10", "KING-T09")
def test_01_zero_on_an_empty_mine_stays_and_anything_else_covers_it():
    state = table(KINGS, "mines dw9b/M08", "hand p1 or0a", "hand p2 go0a go1a go9a")
    state = after(state, "play.or0a.c1", "draw.deck")
    assert pile(state, "c1") == "or0a"
    assert playable(state, "c1") == "go1a go9a"


@pytest.mark.rule("KING-T10", "KING-C02")
def test_02_zero_captures_a_mine_of_defence_one_for_its_own_race():
    state = after(table(KINGS, "mines gi9b/M11", "hand p1 dw0a"), "play.dw0a.c1")
    assert own(state, P2) == "gi9b"


@pytest.mark.rule("KING-T08")
def test_03_zero_on_an_eight_or_on_a_zero_is_illegal():
    state = table(KINGS, "mines dw9b/M19:gi8a or9b/M19:gi0a", "hand p1 or0a")
    assert why_not(state, "play.or0a.c1") == why_not(state, "play.or0a.c2") == "KING-T08 zero"


@pytest.mark.rule("KING-T09")
def test_04_mine_topped_by_a_nine_is_no_target_without_a_zero():
    state = table(KINGS, "mines dw9b/M19:gi9a", "hand p1 or1a or5a or9a go9a")
    assert playable(state, "c1") == ""


@pytest.mark.rule("KING-T07")
def test_05_equal_strength_of_another_race_is_illegal():
    state = table(KINGS, "mines dw9b/M19:gi5a", "hand p1 or5a")
    assert why_not(state, "play.or5a.c1") == "KING-T07 too_weak"


@pytest.mark.rule("KING-C06")
def test_06_own_race_last_brings_the_mine_to_oneself():
    state = after(table(KINGS, "mines gi9b/M08:dw1a", "hand p1 or5a"), "play.or5a.c1")
    assert own(state, P1) == "gi9b"


@pytest.mark.rule("KING-C06", "KING-C08")
def test_07_an_opponents_race_last_gives_even_a_worthless_mine_without_refusal():
    state = after(table(KINGS, "mines gi9b/M01", "hand p1 dw5a", "own p2 gi8b/M20"), "play.dw5a.c1")
    assert own(state, P2) == "gi8b gi9b"
    assert asked(state) == (P1, "draw")
    assert state.scores == (0, -11)


@pytest.mark.rule("KING-C07")
@pytest.mark.parametrize("seats", [2, 3])
def test_08_race_without_king_gives_the_mine_to_the_active_player(seats):
    kings = KINGS if seats == 2 else KINGS + " p3 goblin"
    state = after(table(kings, "mines gi9b/M08:dw1a", "hand p1 gi5a", seats=seats), "play.gi5a.c1")
    assert [own(state, seat) for seat in range(seats)] == ["gi9b", *[""] * (seats - 1)]


@pytest.mark.rule("KING-C06", "KING-C07")
def test_09_earlier_cards_do_not_matter_for_ownership():
    state = table(
        "ask p3 play", KINGS + " p3 goblin", "mines gi9b/M09", "hand p1 go2a", "hand p2 or3a", "hand p3 dw1a", seats=3
    )
    state = after(state, "play.dw1a.c1", "draw.deck", "play.go2a.c1", "draw.deck", "play.or3a.c1")
    assert [own(state, seat) for seat in (P1, P2, P3)] == ["gi9b", "", ""]


TEN = (KINGS, "mines dw9b/M09:or2a,go3a", "camp or5a", "hand p1 or7a dw1a")


@pytest.mark.rule("KING-C04", "KING-C05")
def test_10_camp_after_a_capture_of_defence_three():
    state = after(table(*TEN), "play.or7a.c1")
    assert camp(state, "orc") == "or2a or7a or5a"
    assert camp(state, "goblin") == "go3a"


@pytest.mark.rule("KING-R02")
def test_11_card_below_the_top_of_the_camp_cannot_be_taken():
    state = after(table(*TEN), "play.or7a.c1", "draw.orc")
    assert hand(state, P1) == {"or2a", "dw1a"}
    assert camp(state, "orc") == "or7a or5a"


@pytest.mark.rule("KING-R03", "KING-C02")
def test_12_captor_may_draw_the_very_card_back():
    state = after(table(KINGS, "mines dw9b/M01", "hand p1 or7a dw1a"), "play.or7a.c1")
    assert camp(state, "orc") == "or7a"
    state = after(state, "draw.orc")
    assert hand(state, P1) == {"or7a", "dw1a"}
    assert camp(state, "orc") == ""


@pytest.mark.rule("KING-C11", "KING-E02", "KING-E05")
def test_13_capture_with_one_card_in_the_deck_ends_the_game_and_the_mine_is_a_penalty():
    state = after(table(KINGS, "mines gi9b/M12", "hand p1 dw7a or1a", "camp go1a", "deck 1"), "play.dw7a.c1")
    assert state.over
    assert state.end_reason == "replacement"
    assert hand(state, P1) == {"or1a"}
    assert state.scores == (0, -5)


@pytest.mark.rule("KING-E01", "KING-R01")
def test_14_camp_draw_with_one_card_in_the_deck_keeps_the_game_going():
    state = after(table(KINGS, QUIET, "hand p1 dw7a", "camp go1a", "deck 1"), "play.dw7a.c1", "draw.goblin")
    assert len(deck(state)) == 1
    assert asked(state) == (P2, "play")


@pytest.mark.rule("KING-C11", "KING-E03")
def test_15_capture_and_deck_draw_with_two_cards_end_the_game_after_the_draw():
    state = table(KINGS, "mines gi9b/M12", "hand p1 dw7a", "deck 2")
    state = after(state, "play.dw7a.c1")
    assert len(deck(state)) == 1
    assert asked(state) == (P1, "draw")
    state = after(state, "draw.deck")
    assert state.over
    assert state.end_reason == "draw"
    assert len(hand(state, P1)) == 1


@pytest.mark.rule("KING-C11", "KING-E01")
def test_16_capture_and_camp_draw_with_two_cards_keep_the_game_going():
    state = after(table(KINGS, "mines gi9b/M12", "hand p1 dw7a", "deck 2"), "play.dw7a.c1", "draw.dwarf")
    assert len(deck(state)) == 1
    assert asked(state) == (P2, "play")


@pytest.mark.rule("KING-T05", "KING-D01")
def test_17_card_on_an_opponents_captured_mine_is_illegal():
    state = table(KINGS, QUIET, "hand p1 gi5a", "own p2 gi8b/M20")
    with pytest.raises(NotLegal):
        GAME.apply(state, P1, "play.gi5a.o1")
    assert legal(state) == {f"play.gi5a.c{n}" for n in (1, 2, 3, 4)}


@pytest.mark.rule("KING-D02")
def test_18_own_race_cannot_mine_even_on_an_empty_mine():
    state = table(KINGS, QUIET, "hand p1 or5a", "own p1 gi8b/M20 gi7b/M20:go1a gi6b/M02")
    assert [why_not(state, f"play.or5a.{target}") for target in ("o1", "o2", "o3")] == ["KING-D02 own_race"] * 3


@pytest.mark.rule("KING-D10")
def test_19_further_miner_on_a_mine_that_waits_for_its_foreman_is_illegal():
    state = table(KINGS, QUIET, "hand p1 go5a", "own p1 gi8b/M02:gi1a")
    assert why_not(state, "play.go5a.o1") == "KING-D10 foreman_only"


@pytest.mark.rule("KING-D09")
def test_20_foreman_equal_to_the_last_miner_is_illegal():
    state = table(KINGS, QUIET, "hand p1 or5a", "own p1 gi8b/M02:gi5a")
    assert why_not(state, "play.or5a.o1") == "KING-D09 too_weak"


@pytest.mark.rule("KING-D09")
def test_21_only_an_own_race_zero_completes_over_a_nine():
    state = table(KINGS, QUIET, "hand p1 dw0a or0a or1a or9a", "own p1 gi8b/M02:gi9a")
    assert playable(state, "o1") == "or0a"
    assert under(after(state, "play.or0a.o1"), P1) == "gi8b"


@pytest.mark.rule("KING-D04", "KING-T08")
def test_22_zero_restarts_the_ladder_of_miners():
    state = table(KINGS, QUIET, "own p1 gi8b/M13", "hand p1 go9a dw0a gi4a", "hand p2 gi1a gi2a")
    state = after(state, "play.go9a.o1", "draw.deck", "play.gi1a.c1", "draw.deck")
    state = after(state, "play.dw0a.o1", "draw.deck", "play.gi2a.c2", "draw.deck")
    state = after(state, "play.gi4a.o1")
    assert under(state, P1) == "gi8b"


@pytest.mark.rule("KING-C09", "KING-D01", "KING-T02")
def test_23_mine_just_captured_waits_for_the_next_turn():
    state = table(KINGS, "mines gi9b/M11", "hand p1 or7a go1a", "hand p2 gi3a")
    state = after(state, "play.or7a.c1")
    assert crew(state, P1, "o1") == ""
    assert why_not(state, "play.go1a.o1") == "KING-R07 draw_first"
    state = after(state, "draw.deck", "play.gi3a.c2", "draw.deck")
    assert "go1a" in playable(state, "o1").split()


@pytest.mark.rule("KING-E05")
def test_24_mine_that_lacks_only_its_foreman_costs_its_full_value():
    state = table("ask p1 draw", KINGS, QUIET, "own p1 gi8b/M18:go1a,go2a,go3a,go4a", "deck 1")
    assert after(state, "draw.deck").scores == (-8, 0)


@pytest.mark.rule("KING-D11", "KING-D12", "KING-R01")
def test_25_development_discards_the_crew_counts_the_mine_and_is_followed_by_the_draw():
    state = after(table(KINGS, QUIET, "own p1 gi8b/M05:go1a", "hand p1 gi5a"), "play.gi5a.o1")
    assert discard(state) == ["go1a", "gi5a"]
    assert camp(state, "goblin") == camp(state, "giant") == ""
    assert [view.developed_count for view in viewers(state)] == [(1, 0)] * 3
    assert asked(state) == (P1, "draw")


NINES = ("ask p2 draw", KINGS, BLOCKED, "camp dw1a")


@pytest.mark.rule("KING-T14")
def test_26_four_nines_and_no_zero_replace_the_hand():
    state = table(*NINES, "hand p1 or1a or2a go3a gi4a", "deck or3b gi0b gi1b gi2b gi3b gi4b gi5b")
    found = events(state, "draw.dwarf")
    assert event(found, "replaced").seen_by(P2)["cards"] == ("or1a", "or2a", "go3a", "gi4a")
    state = after(state, "draw.dwarf")
    assert hand(state, P1) == {"gi0b", "gi1b", "gi2b", "gi3b", "gi4b", "gi5b"}
    assert discard(state)[-4:] == ["or1a", "or2a", "go3a", "gi4a"]
    assert asked(state) == (P1, "play")


@pytest.mark.rule("KING-T17", "KING-T03")
def test_27_one_possible_miner_must_be_played_instead():
    state = table(*NINES, "hand p1 or1a or2a or3a or4a or5a gi4a", "own p1 gi7b/M20")
    found = events(state, "draw.dwarf")
    assert names(found) == ["taken"]
    assert legal(after(state, "draw.dwarf")) == {"play.gi4a.o1"}


@pytest.mark.rule("KING-T14", "KING-D02")
def test_28_own_race_alone_cannot_mine_so_the_hand_is_replaced():
    state = table(*NINES, "hand p1 or1a or2a or3a or4a or5a or6a", "own p1 gi7b/M20")
    found = events(state, "draw.dwarf")
    assert names(found)[:2] == ["taken", "replaced"]
    assert discard(after(state, "draw.dwarf"))[:6] == ["or1a", "or2a", "or3a", "or4a", "or5a", "or6a"]


@pytest.mark.rule("KING-T18")
def test_29_replacement_with_six_cards_left_ends_the_game_without_a_play():
    state = table(*NINES, "hand p1 or1a or2a or3a or4a or5a or6a", "deck 6")
    state = after(state, "draw.dwarf")
    assert state.over
    assert state.end_reason == "redraw"
    assert len(hand(state, P1)) == 6


@pytest.mark.rule("KING-T18")
def test_30_replacement_with_four_cards_left_takes_four_and_ends_the_game():
    state = table(*NINES, "hand p1 or1a or2a or3a or4a or5a or6a", "deck 4")
    state = after(state, "draw.dwarf")
    assert state.over
    assert len(hand(state, P1)) == 4


@pytest.mark.rule("KING-T16")
def test_31_second_replacement_from_thirteen_cards_leaves_one():
    deck_line = "deck or7a go0b go1b go2b go3b go4b go5b gi1b gi2b gi3b gi4b gi5b gi6b"
    state = table(*NINES, "hand p1 or1a or2a or3a or4a or5a or6a", deck_line)
    found = events(state, "draw.dwarf")
    counts = [one["count"] for one in found if one.name == "top"]
    assert counts == [7, 1]
    state = after(state, "draw.dwarf")
    assert hand(state, P1) == {"go0b", "go1b", "go2b", "go3b", "go4b", "go5b"}
    assert asked(state) == (P1, "play")


@pytest.mark.rule("KING-R01", "KING-R07")
def test_32_only_the_deck_is_offered_when_the_camp_is_empty():
    assert legal(table("ask p1 draw", KINGS, QUIET)) == {"draw.deck"}


@pytest.mark.rule("KING-R06")
def test_33_emptied_pile_disappears_until_its_race_returns():
    state = table(
        "ask p1 draw", KINGS, "mines dw9b/M09 or9b/M01", "camp go1a gi2a", "hand p1 or1a", "hand p2 dw2a go3a"
    )
    state = after(state, "draw.goblin", "play.dw2a.c1")
    assert legal(state) == {"draw.deck", "draw.giant"}
    state = after(state, "draw.deck", "play.go1a.c2")
    assert "draw.goblin" in legal(state)


@pytest.mark.rule("KING-S09", "KING-R05")
def test_34_opponents_see_six_mines_and_the_creatures_taken_from_the_camp():
    state = table("ask p1 draw", KINGS, QUIET, "camp go7a", "hand p1 or1a or2a or3a or4a or5a")
    state = after(state, "draw.goblin")
    view = state.view(P2)
    assert len(backs(view, P1)) == 6
    assert sorted(face for face in faces(view, P1) if face) == ["go7a"]
    assert not any(card in view.to_json() for card in ("or1a", "or2a", "or3a", "or4a", "or5a"))


@pytest.mark.rule("KING-R05", "KING-S05")
def test_35_draw_from_the_deck_tells_the_others_two_mines_and_no_creature():
    state = table("ask p1 draw", KINGS, QUIET, "hand p1 or1a", "deck gi1b gi2b gi3b")
    top = state.view(P2).top
    state = after(state, "draw.deck")
    view = state.view(P2)
    assert top in view.hands[P1]
    assert f"M{view.top.mine + 1:02}" == mine_behind(state, "gi2b")
    assert not any(card in view.to_json() for card in ("or1a", "gi1b", "gi2b", "gi3b"))


@pytest.mark.rule("KING-E09", "KING-E06")
def test_36_two_players_tied_below_zero_both_win():
    state = table("ask p1 draw", KINGS, QUIET, "own p1 gi8b/M05", "own p2 gi7b/M03", "deck 1")
    state = after(state, "draw.deck")
    assert state.scores == (-2, -2)
    assert state.winners == (P1, P2)


@pytest.mark.rule("KING-D03", "KING-S04")
def test_37_both_players_may_use_miners_of_the_absent_races():
    lines = (KINGS, QUIET, "own p1 gi8b/M20", "own p2 gi7b/M20", "hand p1 go1a gi1a", "hand p2 go2a gi2a")
    assert playable(table("ask p1 play", *lines), "o1") == "go1a gi1a"
    assert playable(table("ask p2 play", *lines), "o1") == "go2a gi2a"


@pytest.mark.rule("KING-T15", "KING-D17")
def test_38_creature_from_the_camp_lost_with_the_hand_lies_open_in_the_discard():
    state = table(*NINES, "hand p1 or1a! or2a go3a gi4a")
    assert "or1a" in faces(state.view(P2), P1)
    state = after(state, "draw.dwarf")
    for view in viewers(state):
        assert CARDS.index("or1a") in view.discard


@pytest.mark.rule("KING-E08", "KING-E07")
def test_39_player_without_a_mine_scores_zero_and_may_win():
    state = after(table("ask p1 draw", KINGS, QUIET, "own p1 gi8b/M01", "deck 1"), "draw.deck")
    assert state.scores == (-1, 0)
    assert state.winners == (P2,)


@pytest.mark.rule("KING-S10", "KING-S12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_40_replay_with_the_same_seed_gives_the_same_game(seats):
    state = new(seats, 40)
    table_ = dovre.Table(state)
    rng = dovre.Rng.of(40)
    views = []
    while not table_.state.over:
        seat = table_.state.waiting[0]
        table_.answer(seat, rng.choice(table_.state.legal(seat)))
        views.append(table_.state.view(0).to_json())
    record = dovre.Record.parse(str(table_.record))
    assert record.start() == state
    assert [after_.view(0).to_json() for _, after_, _ in record.steps()] == views
    assert record.replay() == table_.state
    assert record.replay().scores == table_.state.scores


@pytest.mark.rule("KING-S12")
def test_41_default_pairing_deals_all_backs_and_differs_from_seed_to_seed():
    doubled = False
    pairs = set()
    for seed in range(30):
        state = new(2, seed)
        behind = {card: mine_behind(state, card) for card in CARDS}
        assert sorted(all_cards(state)) == sorted(CARDS)
        assert Counter(behind.values()) == {f"M{kind:02}": 4 for kind in range(1, 21)}
        pairs.add(tuple(behind.values()))
        doubled |= max(Counter((card[:2], mine) for card, mine in behind.items()).values()) > 1
    assert len(pairs) == 30
    assert doubled, "a race never held the same kind twice"


@pytest.mark.rule("KING-S12")
@pytest.mark.parametrize("seed", [0, 1, 2026])
def test_42_printed_pairing_is_that_of_the_table(seed):
    state = new(3, seed, pairing="printed")
    assert Counter((card[:2], mine_behind(state, card)) for card in CARDS) == {
        (race, f"M{kind:02}"): 1 for race in ("dw", "or", "go", "gi") for kind in range(1, 21)
    }
    assert [mine_behind(state, card) for card in ("dw0b", "or1b", "go9b", "gi7b")] == ["M20"] * 4


@pytest.mark.rule("KING-S12")
def test_43_any_unseen_creature_may_stand_behind_a_back():
    lines = (KINGS, QUIET, "hand p1 or1a or2a or3a or4a or5a or6a", "hand p2 gi7b/M20")
    assert len(behind_the_m20(table(*lines))) > 30
    printed = table(
        KINGS, "hand p1 or1a or2a or3a or4a or5a or6a", "mines dw1a dw2a dw3a dw4a", "hand p2 gi7b", pairing="printed"
    )
    assert behind_the_m20(printed) == {"dw0b", "or1b", "go9b", "gi7b"}


def behind_the_m20(state) -> set[str]:
    """The creatures that p1 may believe to stand behind the one card of p2."""
    view = state.view(P1)
    assert backs(view, P2) == ["M20"]
    guesses = (GAME.determinize(view, dovre.Rng.of(seed)) for seed in range(100))
    return {card for guess in guesses for card in hand(guess, P2)}


@pytest.mark.rule("KING-S05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_ever_lost_or_doubled(seats):
    for state, _ in random_game(seats, 55):
        assert sorted(all_cards(state)) == sorted(CARDS)
        assert GAME.faults(state) == []
