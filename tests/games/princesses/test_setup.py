"""Setup (PRIN-S, PRIN-P)."""

from collections import Counter

import pytest

from dovre.games.princesses.components import CHALLENGES, FIRST_ROYAL, FOUR_CARDS, FOUR_TILES, NONE, ROUNDS
from dovre.games.princesses.game import GAME
from dovre.kernel.rng import Rng
from tests.games.princesses.helpers import (
    P1,
    after,
    asked,
    events,
    full,
    goods,
    humans,
    legal,
    names,
    refused,
    stock,
    trolls,
)

every_count = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats=3, seed=3, **options):
    return GAME.new(seats, seed, options)


def begun(seats=3, seed=3, **options):
    """After all have placed their human in the mining cave."""
    state = new(seats, seed, **options)
    while asked(state)[1] in ("board", "human"):
        state = after(state, str(state.legal(state.waiting[0])[0]))
    return state


@pytest.mark.rule("PRIN-S1", "PRIN-S2")
@every_count
def test_there_are_as_many_villages_as_players(seats):
    state = new(seats)
    assert len(state.castles) == seats
    assert len(state.view(None).to_data()["villages"]) == seats


@pytest.mark.rule("PRIN-S3")
@every_count
def test_each_village_has_a_castle_tile(seats):
    state = new(seats)
    assert len(set(state.castles)) == seats
    out = [zone for zone in GAME.zones(state) if zone.name == "castles_out"]
    assert [(len(zone.components), zone.shows_face(P1)) for zone in out] == [(10 - seats, False)]


@pytest.mark.rule("PRIN-S4", "PRIN-S5", "PRIN-S6", "PRIN-S7", "PRIN-S8")
def test_what_each_village_receives():
    state = new()
    for village in ("i", "ii", "iii"):
        found = [stock(state, village, item) for item in ("bell", "outpost", "changeling", "human", "princess")]
        assert found == [3, 3, 1, 1, 0]
    assert state.reserve[0] == 12


@pytest.mark.rule("PRIN-S9", "PRIN-S11")
@pytest.mark.parametrize(("seats", "tiles", "cards"), [(2, 48, 36), (3, 48, 36), (4, 64, 48)])
def test_tiles_and_cards_with_a_t_are_for_four(seats, tiles, cards):
    state = new(seats)
    assert len(state.tile_deck) + 5 == tiles
    assert len(state.card_deck) + 5 == cards
    if seats < 4:
        assert not {*state.tile_deck, *state.tile_row} & set(FOUR_TILES)
        assert not {*state.card_deck, *state.card_row} & set(FOUR_CARDS)


@pytest.mark.rule("PRIN-S10")
def test_five_royal_tiles_are_revealed():
    state = new()
    assert len(state.royal_row) == 5
    assert sorted([*state.royal_row, *state.royal_deck]) == list(range(20))
    assert NONE not in state.royal_row


@pytest.mark.rule("PRIN-S12")
def test_four_challenges():
    for seed in range(5):
        state = new(seed=seed)
        assert Counter(CHALLENGES[card].back for card in state.challenges) == {"blue": 1, "yellow": 1, "red": 2}


@pytest.mark.rule("PRIN-S13", "PRIN-S14")
def test_the_reserve_of_two():
    """T-74."""
    state = begun(2)
    assert state.reserve == [12, 14, 9, 14]
    assert sum(stock(state, village, "bell") for village in ("i", "ii")) == 6
    assert sum(stock(state, village, "outpost") for village in ("i", "ii")) == 6
    assert {len(state.hands[seat]) + len(state.decks[seat]) for seat in (0, 1)} == {12}


@pytest.mark.rule("PRIN-S15", "PRIN-S16")
def test_the_first_player_is_drawn_and_stays():
    assert {new(seed=seed).first for seed in range(12)} == {0, 1, 2}
    state = begun()
    assert state.king == NONE
    rng = Rng.of(1)
    turns = []
    while state.round < 3:
        seat, kind = asked(state)
        if kind == "play" and len(turns) < 6:
            turns.append(seat)
        state.play(seat, rng.choice(state.legal(seat)))
    assert turns == state.in_order() * 2


@pytest.mark.rule("PRIN-P1")
def test_boards_are_dealt_or_chosen_in_reverse_order():
    assert len(set(new(4).boards)) == 4
    state = new(boards="chosen")
    order = state.in_order()
    assert asked(state) == (order[-1], "board")
    assert legal(state) == {"board.yellow", "board.red", "board.violet", "board.turquoise"}
    state = after(state, "board.red")
    assert refused(state, "board.red") == ("board_taken", "PRIN-P1")
    assert asked(state) == (order[-2], "board")


def test_the_last_of_four_gets_the_board_that_is_left():
    state = new(4, boards="chosen")
    state = after(state, "board.red", "board.yellow", "board.violet")
    assert state.boards[state.first] == 3
    assert asked(state) == (state.first, "human")


@pytest.mark.rule("PRIN-P2", "PRIN-P3", "PRIN-P4", "PRIN-P6")
def test_own_pieces_begin_on_and_beside_the_board():
    state = new()
    assert state.vacant == [0, 0, 0]
    assert trolls(state, P1, "beside") == 5
    assert state.claims == [0, 0, 0]


@pytest.mark.rule("PRIN-P5", "PRIN-P7", "PRIN-P8", "PRIN-P9", "PRIN-P11", "PRIN-P12")
@pytest.mark.parametrize(
    ("colour", "covers", "sites", "field", "power"),
    [
        ("yellow", 3, (2, 2, 0), (2, 1, 0), 2),
        ("red", 3, (3, 0, 1), (3, 1, 0), 2),
        ("violet", 3, (1, 1, 1), (3, 1, 0), 2),
        ("turquoise", 2, (4, 1, 0), (3, 1, 0), 0),
    ],
)
def test_boards_bring_goods_sites_power_and_a_cow(colour, covers, sites, field, power):
    """EX-1 for red."""
    state = new(3, boards="chosen")
    seat = state.waiting[0]
    state = after(state, f"board.{colour}")
    assert state.covers[seat] == covers
    assert full(state, seat) == sites
    assert goods(state, seat) == field
    assert state.power[seat] == power
    assert state.cows[seat] == 1


@pytest.mark.parametrize(("choice", "gold", "power"), [("goods", 1, 2), ("none", 0, 0)])
def test_the_second_of_two_may_have_more(choice, gold, power):
    state = new(2, second_seat=choice)
    seat = 1 - state.first
    board = GAME.box.boards[state.boards[seat]]
    assert goods(state, seat)[1] == board.goods[1] + gold
    assert state.power[seat] == board.power + power


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("choice", ["goods", "none"])
def test_those_who_come_later_may_have_more(seats, choice):
    state = new(seats, later_seats=choice)
    more = [(0, 0, 0, 0), *GAME.box.common.later_seats[seats - 2]]
    assert sum(map(sum, more)) > 0
    for seat, later in zip(state.in_order(), more, strict=True):
        board = GAME.box.boards[state.boards[seat]]
        extra = later if choice == "goods" else more[0]
        assert goods(state, seat) == tuple(have + n for have, n in zip(board.goods, extra, strict=False))
        assert state.power[seat] == board.power + extra[3]


def test_nobody_has_more_at_three_and_four_unless_the_table_wants_it():
    """GAP-45."""
    for seats in (3, 4):
        state = new(seats)
        assert dict(state.options)["later_seats"] == "none"
        boards = [GAME.box.boards[state.boards[seat]] for seat in range(seats)]
        assert [(goods(state, seat), state.power[seat]) for seat in range(seats)] == [
            (tuple(board.goods), board.power) for board in boards
        ]


@pytest.mark.rule("PRIN-P10", "PRIN-P21")
def test_the_first_human_is_placed_before_hands_are_drawn():
    state = new()
    order = state.in_order()
    assert asked(state) == (order[0], "human")
    assert legal(state) == {"cave.mining", "cave.building", "cave.troll_power"}
    assert state.hands == [(), (), ()]
    state = after(state, "cave.building")
    assert humans(state, order[0], "building") == 1
    assert asked(state) == (order[1], "human")


@pytest.mark.rule("PRIN-P13", "PRIN-P14", "PRIN-P15", "PRIN-P16", "PRIN-P17", "PRIN-P18", "PRIN-P19")
@pytest.mark.parametrize(("seats", "nights"), [(2, 2), (3, 1), (4, 0)])
def test_round_decks(seats, nights):
    """EX-10."""
    state = new(seats)
    for deck in state.decks:
        assert [ROUNDS[card].back for card in deck] == [2] * nights + [1] * 5 + [0] * 5
        assert all(ROUNDS[card].village < seats for card in deck)
    (out,) = [zone for zone in GAME.zones(state) if zone.name == "rounds_out"]
    assert not any(out.shows_face(viewer) for viewer in (None, *range(seats)))
    assert state.decks != new(seats, seed=4).decks


@pytest.mark.rule("PRIN-P20")
def test_three_day_cards_to_begin_with():
    state = begun()
    for hand in state.hands:
        assert [ROUNDS[card].back for card in hand] == [0, 0, 0]


def test_hands_are_told_to_their_owner_alone():
    state = new()
    found = events(state, "cave.mining", "cave.mining", "cave.mining")
    assert names(found).count("hand") == 3
    drawn = [one for one in found if one.name == "hand"]
    assert drawn[0].seen_by(drawn[0]["seat"]).name == "hand"
    assert drawn[0].seen_by(None).name == "hand.hidden"


def test_royal_tiles_are_numbered_behind_the_others():
    assert FIRST_ROYAL == 64
