"""Setup: KING-S01 to KING-S12."""

from __future__ import annotations

from collections import Counter

import pytest

import dovre
from dovre.games.kings.game import GAME
from dovre.kernel.errors import BadSetup
from tests.games.kings.helpers import (
    CARDS,
    RACES,
    all_cards,
    asked,
    backs,
    camp,
    centre,
    deck,
    faces,
    hand,
    mine_behind,
    new,
    pile,
    random_game,
    viewers,
)

SEATS = (2, 3, 4)
SEEDS = range(60)


def order_of_the_deck(seats: int, seed: int) -> list[str]:
    """The 80 cards as the seed shuffles them, from top to bottom: a position fills what it is not told from there."""
    empty = "".join(f"hand p{seat + 1} -\n" for seat in range(seats))
    state = dovre.read_position(f"kings/2  seats {seats}  seed {seed}  options -\n{empty}")
    return [*centre(state).split(), *deck(state)]


@pytest.mark.rule("KING-S01")
@pytest.mark.parametrize("seats", SEATS)
def test_two_three_or_four_can_play(seats):
    state = new(seats)
    assert state.seats == len(state.kings) == len(state.hands) == seats


@pytest.mark.rule("KING-S01")
@pytest.mark.parametrize("seats", [0, 1, 5, True])
def test_no_other_number_can_play(seats):
    with pytest.raises(BadSetup) as error:
        GAME.new(seats, 7)
    assert error.value.key == "error.setup.seats"


@pytest.mark.rule("KING-S02")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_one_king_of_a_race_of_its_own(seats):
    for seed in SEEDS:
        kings = new(seats, seed).kings
        assert len(kings) == len(set(kings)) == seats


@pytest.mark.rule("KING-S02")
def test_kings_are_dealt_by_lot():
    dealt = Counter((seat, race) for seed in SEEDS for seat, race in enumerate(new(2, seed).kings))
    assert set(dealt) == {(seat, race) for seat in range(2) for race in range(len(RACES))}


@pytest.mark.rule("KING-S03")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_all_races_and_they_never_change(seats):
    kings = new(seats, 55).kings
    for state, _ in random_game(seats, 55):
        assert [view.kings for view in viewers(state)] == [kings] * (seats + 1)


@pytest.mark.rule("KING-S04")
@pytest.mark.parametrize("seats", [2, 3])
def test_creatures_of_the_absent_kings_stay_in_the_game(seats):
    state = new(seats)
    absent = set(range(len(RACES))) - set(state.kings)
    assert len(absent) == 4 - seats
    assert Counter(card[:2] for card in all_cards(state)) == {"dw": 20, "or": 20, "go": 20, "gi": 20}


@pytest.mark.rule("KING-S05")
@pytest.mark.parametrize("seats", SEATS)
def test_all_cards_are_on_the_table_once(seats):
    assert sorted(all_cards(new(seats))) == sorted(CARDS)


@pytest.mark.rule("KING-S05")
def test_deck_is_shuffled():
    tops = {deck(new(2, seed))[0] for seed in SEEDS}
    bottoms = {deck(new(2, seed))[-1] for seed in SEEDS}
    assert len(tops) > 30
    assert len(bottoms) > 30


@pytest.mark.rule("KING-S05")
def test_deck_lies_mine_side_up():
    state = new()
    for view in viewers(state):
        assert view.top is not None
        assert f"M{view.top.mine + 1:02}" == mine_behind(state, deck(state)[0])
        assert view.top.face is None


@pytest.mark.rule("KING-S06")
@pytest.mark.parametrize("seats", SEATS)
def test_top_four_cards_are_the_centre_mines(seats):
    for seed in SEEDS:
        assert centre(new(seats, seed)).split() == order_of_the_deck(seats, seed)[:4]


@pytest.mark.rule("KING-S06")
def test_centre_mines_show_their_mines_and_carry_no_creatures():
    state = new()
    assert [pile(state, target) for target in ("c1", "c2", "c3", "c4")] == ["", "", "", ""]
    for view in viewers(state):
        shown = [f"M{works.mine + 1:02}" for works in view.centre]
        assert shown == [mine_behind(state, card) for card in centre(state).split()]
        assert [works.target for works in view.centre] == ["c1", "c2", "c3", "c4"]


@pytest.mark.rule("KING-S07", "KING-S08")
@pytest.mark.parametrize("seats", SEATS)
def test_next_four_cards_form_the_camp_by_race_the_latest_on_top(seats):
    shared = 0
    for seed in SEEDS:
        turned = order_of_the_deck(seats, seed)[4:8]
        state = new(seats, seed)
        piles = {race: camp(state, race) for race in RACES}
        expected = {race: " ".join(card for card in reversed(turned) if card[:2] == race[:2]) for race in RACES}
        assert piles == expected
        shared += any(len(one.split()) > 1 for one in piles.values())
    assert shared > 0, "no seed shows the order inside a pile"


@pytest.mark.rule("KING-S07")
def test_camp_is_open_to_everybody():
    state = new(3, 5)
    for view in viewers(state):
        assert sum(len(one) for one in view.camp) == 4
        assert view.camp == tuple(state.camp)


@pytest.mark.rule("KING-S09")
@pytest.mark.parametrize("seats", SEATS)
def test_six_cards_each_creature_side_toward_the_holder(seats):
    state = new(seats)
    for view in viewers(state):
        for holder in range(seats):
            assert len(view.hands[holder]) == 6
            assert backs(view, holder) == sorted(mine_behind(state, card) for card in hand(state, holder))
            if view.seat == holder:
                assert set(faces(view, holder)) == hand(state, holder)
            else:
                assert faces(view, holder) == [None] * 6


@pytest.mark.rule("KING-S10")
@pytest.mark.parametrize("seats", SEATS)
def test_any_player_may_be_first(seats):
    first = Counter(new(seats, seed).waiting[0] for seed in range(240))
    assert set(first) == set(range(seats))
    assert min(first.values()) > 240 / seats / 2


@pytest.mark.rule("KING-S10")
def test_first_player_comes_from_the_seed():
    assert {asked(new(4, 11)) for _ in range(5)} == {asked(new(4, 11))}
    assert asked(new(4, 11))[1] == "play"


@pytest.mark.rule("KING-S11")
@pytest.mark.parametrize(("seats", "left"), [(2, 60), (3, 54), (4, 48)])
def test_order_is_mines_camp_hands_and_the_rest_is_the_deck(seats, left):
    for seed in SEEDS:
        order = order_of_the_deck(seats, seed)
        state = new(seats, seed)
        for seat in range(seats):
            assert hand(state, seat) == set(order[8 + 6 * seat : 14 + 6 * seat])
        assert deck(state) == order[80 - left :]


@pytest.mark.rule("KING-S12")
def test_each_game_pairs_faces_and_backs_anew():
    pairs = [tuple(new(2, seed).to_data()["backs"]) for seed in SEEDS]
    assert len(set(pairs)) == len(pairs)
    for backs_of_all in pairs:
        assert Counter(backs_of_all) == {f"M{kind:02}": 4 for kind in range(1, 21)}


@pytest.mark.rule("KING-S12")
def test_printed_pairing_is_the_same_in_every_game():
    pairs = {tuple(new(2, seed, pairing="printed").to_data()["backs"]) for seed in SEEDS}
    assert len(pairs) == 1
    state = new(2, 1, pairing="printed")
    printed = {card: mine_behind(state, card) for card in ("dw0a", "or5a", "go6b", "gi9b")}
    assert printed == {"dw0a": "M10", "or5a": "M05", "go6b": "M14", "gi9b": "M11"}


@pytest.mark.rule("KING-S12")
def test_pairing_is_random_unless_one_asks_for_the_printed_one():
    assert new(2, 7).options == (("pairing", "random"),)
    with pytest.raises(BadSetup):
        new(2, 7, pairing="alphabetical")


@pytest.mark.rule("KING-S12")
def test_pairing_changes_nothing_but_the_pairs():
    random, printed = new(3, 7).to_data(), new(3, 7, pairing="printed").to_data()
    assert random.pop("backs") != printed.pop("backs")
    assert random.pop("options") != printed.pop("options")
    assert random == printed
