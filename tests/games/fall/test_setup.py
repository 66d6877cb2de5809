"""Setup (FALL-S)."""

from collections import Counter

import pytest

import dovre
from dovre.games.fall.components import (
    ALL_GNOMES,
    BIT,
    BOOSTS,
    CARDED,
    CHAMPION_CLAN,
    CHAMPIONS,
    DECK_CHAMPIONS,
    DECK_OF,
    HALL_VALUE,
    N_CLANS,
    NONE,
    PAWN_OF,
    SIGNS,
    SPACES,
    START_FACE,
    STRENGTH,
    bits_of,
    gate_row,
    lairs_of,
)
from dovre.games.fall.game import GAME
from dovre.kernel.errors import BadPosition, BadSetup
from tests.games.fall.helpers import P1, P2, after, asked, event, events, grid, legal, names, refused, table, trolls

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def new(seats=4, seed=3, **options):
    return GAME.new(seats, seed, options)


def kept(state, which=0):
    """After all have kept a starting champion: the first or the second that they were offered."""
    for seat in range(state.seats):
        state = GAME.apply(state, seat, state.legal(seat)[which]).state
    return state


def settled(state):
    """After all have taken lairs and caves, always the first that is offered."""
    while state.flow.names[state.stack[-1][0]] in ("lairs", "settle", "host"):
        state = after(state, str(state.legal(state.waiting[0])[0]))
    return state


@pytest.mark.rule("FALL-S01")
@pytest.mark.parametrize(
    ("seats", "side", "caves", "halls"), [(2, "b", 21, 7), (3, "b", 21, 7), (4, "a", 28, 10), (5, "a", 28, 10)]
)
def test_the_side_goes_by_the_number_of_players(seats, side, caves, halls):
    board = new(seats).board
    assert (board.id, board.caves.bit_count(), len(board.halls)) == (side, caves, halls)


@pytest.mark.rule("FALL-S02")
def test_ancestry_cards_are_shuffled_face_down():
    one, two = new(seed=1), new(seed=2)
    assert sorted(one.deck) == sorted(two.deck) == list(range(72))
    assert one.deck != two.deck
    assert one.view(P1).deck == 72
    assert [zone.shows_face(P1) for zone in GAME.zones(one) if zone.name == "deck"] == [False]


@pytest.mark.rule("FALL-S03")
@every_count
def test_a_hall_token_lies_open_on_each_site_and_the_others_leave_unseen(seats):
    state = new(seats)
    sites = len(state.board.halls)
    assert state.view(None).halls == tuple(HALL_VALUE[token] for token in state.halls[:sites])
    assert Counter(HALL_VALUE[token] for token in state.halls) == {4: 4, 8: 4, 12: 4}
    hidden = [zone for zone in GAME.zones(state) if zone.name == "left_out"]
    assert [(len(zone.components), zone.shows_face(P1)) for zone in hidden] == [(12 - sites, False)]


@pytest.mark.rule("FALL-S04")
def test_a_vote_tile_lies_on_each_plank():
    tiles = {new(seed=seed).tiles for seed in range(9)}
    assert len(tiles) > 5
    assert all(sorted(found) == list(range(N_CLANS)) for found in tiles)


@pytest.mark.rule("FALL-S05", "FALL-S17", "FALL-S18")
@every_count
def test_wheel_score_and_boost_begin_at_their_start(seats):
    state = new(seats)
    assert state.wheel == 0
    assert state.scores == (0,) * seats
    assert [BOOSTS[space] for space in state.boost] == [0] * seats
    assert state.provisions == [0] * seats


@pytest.mark.rule("FALL-S17")
@pytest.mark.parametrize(
    ("seats", "honour"), [(2, [0, 2]), (4, [2, 1, 3, 0]), (5, [3, 2, 3, 1, 0])], ids=["two", "four", "five"]
)
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_the_turn_order_may_be_evened_out(seats, honour, seed):
    plain, state = kept(new(seats, seed)), kept(new(seats, seed, turn_order="even"))
    assert state.first == plain.first
    assert [state.scores[seat] - plain.scores[seat] for seat in state.in_order()] == honour
    lines = [line for line in state.score_sheet() if line.source == "start"]
    assert {line.seat: (line.amount, line.rule) for line in lines} == {
        seat: (more, "FALL-S17") for seat, more in zip(state.in_order(), honour, strict=True) if more
    }


@pytest.mark.rule("FALL-S17")
def test_three_begin_at_0():
    assert new(3).options == ()
    with pytest.raises(BadSetup):
        new(3, turn_order="even")


@pytest.mark.rule("FALL-S17")
def test_a_position_has_the_honour_that_the_places_begin_with():
    state = settled(kept(new(4, turn_order="even")))
    text = dovre.write_position(GAME, state)
    assert dovre.read_position(text) == state
    honour = next(line for line in text.splitlines() if line.startswith("honour") and "start*3" in line)
    with pytest.raises(BadPosition):
        dovre.read_position(text.replace(honour, honour.replace("start*3", "start*4")))


@pytest.mark.rule("FALL-S06")
def test_despair_is_never_short():
    state = table("ask p1 rations 4", "provisions 2 2 2 2", "despair 0 0 0 0", "now wave=2", seats=4)
    assert state.despair == [6, 6, 6, 6]
    state = table("ask p1 rations 5", "provisions 1 1 1 1 1", "despair 0 0 0 0 0", "now wave=2", seats=5)
    assert sum(state.despair) == 35  # the box has 12 tokens


@pytest.mark.rule("FALL-S07", "FALL-S08")
@every_count
def test_decks_are_apart_and_the_offer_comes_from_the_second(seats):
    state = new(seats)
    assert len(state.offer) == seats + 1
    assert all(DECK_OF[champion] == 1 for champion in state.offer)
    assert [len(deck) for deck in state.decks] == [14 - 2 * seats, 20 - seats - 1, 10]
    assert all(DECK_OF[card] == number for number, deck in enumerate(state.decks) for card in deck)
    assert {new(seats, seed).offer[0] for seed in range(12)} != {state.offer[0]}


@pytest.mark.rule("FALL-S09")
def test_a_champion_of_the_offer_keeps_its_tile_until_it_is_won():
    state = table()
    lettered = [champion for champion in state.offer if CHAMPIONS[champion].letter]
    assert lettered
    assert all(state.pawns[PAWN_OF[champion]] == NONE for champion in lettered)


@pytest.mark.rule("FALL-S10", "FALL-S11", "FALL-S12")
@every_count
def test_gnomes_stand_behind_as_many_gates_as_players_and_one(seats):
    clans = Counter()
    for seed in range(20):
        state = new(seats, seed)
        caves = bits_of(state.invaded)
        assert len(caves) == seats + 1
        domains = [clan for clan in range(N_CLANS) if state.board.domains[clan] & state.invaded]
        assert len(domains) == seats + 1
        assert all(any(BIT[cave] & gates for gates in state.board.entrances) for cave in caves)
        assert state.gnomes[1::2] == [NONE] * 28
        assert state.bag.bit_count() == 30 - len(caves)
        assert state.rally not in domains
        clans[state.rally] += 1
    assert len(clans) > 3


@pytest.mark.rule("FALL-S10")
def test_there_are_ten_tokens_of_each_strength():
    assert Counter(STRENGTH) == {1: 10, 2: 10, 3: 10}
    state = new()
    on_board = [token for token in state.gnomes if token != NONE]
    assert state.bag | sum(1 << token for token in on_board) == ALL_GNOMES
    assert all(mask == 0 for mask in state.seen)


@pytest.mark.rule("FALL-S11")
def test_one_of_two_entrances_is_drawn_at_random():
    ice = {cave for seed in range(60) for cave in bits_of(new(4, seed).invaded & new().board.domains[1])}
    assert ice == set(bits_of(new().board.entrances[1]))
    assert len(ice) == 2


@pytest.mark.rule("FALL-S13", "FALL-S14")
@pytest.mark.parametrize(("seats", "row"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_a_row_of_gate_cards_lies_face_down_and_the_rest_aside(seats, row):
    state = new(seats)
    assert gate_row(seats) == row == len(state.gate_seen)
    assert sorted(state.gates) == list(range(N_CLANS))
    assert state.view(P1).gates == (None,) * row
    assert "gates" in state.view(P1).to_data()
    pile = next(zone for zone in GAME.zones(state) if zone.name == "pile")
    assert (len(pile.components), pile.shows_face(P1)) == (7 - row, False)


@pytest.mark.rule("FALL-S15", "FALL-S28")
@every_count
def test_each_begins_with_eight_trolls_on_the_board_and_seventeen_in_supply(seats):
    assert new(seats).reserve == [25] * seats
    state = settled(kept(new(seats)))
    for seat in range(seats):
        assert sum(state.trolls[seat * SPACES : (seat + 1) * SPACES]) == 8
        assert state.reserve[seat] == 17


@pytest.mark.rule("FALL-S16")
def test_a_starting_card_lies_in_each_ancestry():
    state = new()
    assert START_FACE == ((0, 1), (1, 1), (3, 1), (2, 1))
    for seat in range(4):
        laid = state.signs[seat * SIGNS + CARDED]
        assert laid.bit_count() == 4
        assert state.signs[seat * SIGNS] == laid & -laid  # Advance at the top left


@pytest.mark.rule("FALL-S19")
@every_count
def test_each_keeps_one_of_two_starting_champions_in_secret(seats):
    state = new(seats)
    assert state.waiting == tuple(range(seats))
    drawn = [champion for hand in state.drawn for champion in hand]
    assert len(set(drawn)) == 2 * seats
    assert set(drawn) <= set(DECK_CHAMPIONS[0])
    assert state.view(P1).drawn[P1] == state.drawn[P1]
    assert state.view(P1).drawn[P2] == (None, None)
    once = GAME.apply(state, P2, state.legal(P2)[0])
    assert once.events == ()
    assert once.state.view(P1).champions == ((),) * seats
    assert refused(state, f"keep.{CHAMPIONS[state.drawn[P2][0]].id}", P1) == ("not_drawn", "FALL-S19")
    done = kept(state, 1)
    for seat in range(seats):
        (champion,) = done.champions[seat]
        assert champion == max(state.drawn[seat])
        assert done.drawn[seat] == (min(state.drawn[seat]),)
        assert done.view(seat).drawn[seat] == done.drawn[seat]
        assert done.view((seat + 1) % seats).drawn[seat] == (None,)


@pytest.mark.rule("FALL-S20")
def test_the_starting_champion_gives_its_votes():
    state = kept(new(5))
    for seat in range(5):
        (champion,) = state.champions[seat]
        assert state.votes[seat * N_CLANS + CHAMPION_CLAN[champion]] == CHAMPIONS[champion].votes
        assert sum(state.votes[seat * N_CLANS : (seat + 1) * N_CLANS]) == CHAMPIONS[champion].votes


@pytest.mark.rule("FALL-S20")
def test_equal_votes_are_stacked_in_turn_order():
    """Argash and another Moss champion never give the same; two of two votes of one clan do (Q-24)."""
    tied = 0
    for seed in range(200):
        state = kept(new(5, seed))
        for clan in range(N_CLANS):
            ranks = state.ranks[clan]
            values = [state.votes[seat * N_CLANS + clan] for seat in ranks]
            if len(ranks) == 2 and values[0] == values[1]:
                order = state.in_order()
                assert order.index(ranks[0]) < order.index(ranks[1])
                tied += 1
    assert tied


@pytest.mark.rule("FALL-S21", "FALL-S26")
def test_a_lettered_starting_champion_comes_to_one_of_the_two_caves():
    state = table(
        "ask p1 settled 1, p1 host 0 1",
        "lairs spiral - - -",
        "champions p1 argash",
        "trolls p1 spiral-o*3 spiral-i*3 mo1 mo2",
    )
    assert legal(state) == {"to.mo1", "to.mo2"}
    assert refused(state, "to.mo3") == ("host_where", "FALL-S26")
    state = after(state, "to.mo2")
    assert state.view(None).to_data()["players"][0]["pawns"] == {"argash": "mo2"}
    assert asked(state) == (P2, "lairs")


@pytest.mark.rule("FALL-S21")
def test_the_starting_champion_is_active_from_the_start():
    state = grid(table("champions p1 olmma", "champions p4 murkha"), P1, "A")
    assert "cover.olmma" in legal(state)


@pytest.mark.rule("FALL-S22")
def test_the_first_player_is_drawn_after_all_have_kept_a_champion():
    state = new(4)
    assert state.first == NONE
    firsts = Counter()
    for seed in range(80):
        state = new(4, seed)
        for seat in range(3):
            state = GAME.apply(state, seat, state.legal(seat)[0]).state
        step = GAME.apply(state, 3, state.legal(3)[0])
        assert event(step.events, "hammer")["seat"] == step.state.first
        firsts[step.state.first] += 1
    assert min(firsts.values()) > 8


@pytest.mark.rule("FALL-S23", "FALL-S24")
def test_the_first_player_takes_a_free_pair_with_three_trolls_in_each_lair():
    state = kept(new(4))
    assert asked(state) == (state.first, "lairs")
    assert len(legal(state)) == 7
    one = after(state, "lairs.eye")
    assert (trolls(one, state.first, "eye-o"), trolls(one, state.first, "eye-i")) == (3, 3)
    assert one.reserve[state.first] == 19
    other = after(one, *(str(one.legal(one.waiting[0])[0]),))
    while asked(other)[1] != "lairs":
        other = after(other, str(other.legal(other.waiting[0])[0]))
    assert "lairs.eye" not in legal(other)
    assert refused(other, "lairs.eye") == ("lairs_taken", "FALL-S23")


@pytest.mark.rule("FALL-S25")
def test_two_different_caves_without_gnomes_beside_the_lairs_get_a_troll():
    state = table(
        "ask p1 settled 2, p2 settle -1",
        "lairs spiral eye - -",
        "gnomes ic1:2",
        "trolls p1 spiral-o*3 spiral-i*3 ic2 ha3",
    )
    near = {"ic2", "ic3", "ha2", "ha3", "mu1", "mu3"}
    assert legal(state) == {f"settle.{cave}" for cave in near}  # trolls of others do not forbid it
    assert refused(state, "settle.ic1") == ("settle_gnomes", "FALL-S25")
    assert refused(state, "settle.fi1") == ("settle_far", "FALL-S25")
    once = after(state, "settle.ic2")
    assert legal(once) == {f"settle.{cave}" for cave in near - {"ic2"}}
    assert refused(once, "settle.ic2") == ("settled_already", "FALL-S25")
    both = after(once, "settle.ic3")  # both may touch the same lair
    assert (trolls(both, P2, "ic2"), trolls(both, P2, "ic3")) == (1, 1)


@pytest.mark.rule("FALL-S27")
@every_count
def test_the_others_follow_clockwise(seats):
    state = kept(new(seats))
    order = []
    while asked(state)[1] in ("lairs", "settle", "host"):
        if asked(state)[1] == "lairs":
            order.append(state.waiting[0])
        state = after(state, str(state.legal(state.waiting[0])[0]))
    assert order == state.in_order()
    assert state.flow.names[state.stack[-1][0]] == "draft"


@pytest.mark.rule("FALL-S25")
@every_count
def test_every_pair_has_room_for_two_whatever_the_gnomes(seats):
    for seed in range(30):
        state = new(seats, seed)
        for pair in state.board.pairs:
            one, two = lairs_of(pair)
            assert ((state.board.next[one] | state.board.next[two]) & ~state.invaded).bit_count() >= 2


def test_what_happens_in_setup_is_told():
    state = kept(new(2))
    told = events(state, *["lairs.eye"])
    assert names(told) == ["lairs"]


@pytest.mark.rule("FALL-S10", "FALL-S11")
def test_tokens_are_drawn_by_chance_alone():
    drawn = Counter(STRENGTH[token] for seed in range(150) for token in new(5, seed).gnomes if token != NONE)
    assert sum(drawn.values()) == 900
    assert all(240 < count < 360 for count in drawn.values())
