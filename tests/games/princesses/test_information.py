"""Who knows what: hands and decks are hidden, their backs are open."""

import pytest

import dovre
from dovre.games.princesses.components import ROUNDS
from dovre.games.princesses.game import GAME
from dovre.kernel.errors import BadPosition
from dovre.kernel.rng import Rng
from tests.games.princesses.helpers import P1, P2, acting, after, events, legal, position, refused, table
from tests.play import event


def middle(seats=3, seed=4, answers=60):
    state = GAME.new(seats, seed)
    rng = Rng.of(seed)
    for _ in range(answers):
        state.play(state.waiting[0], rng.choice(state.legal(state.waiting[0])))
    return state


def test_hands_are_seen_by_their_owner_alone():
    """T-73."""
    state = middle()
    view = state.view(P2)
    assert view.hands[P2] == state.hands[P2]
    for seat in (0, 2):
        assert view.hands[seat] == (None,) * len(state.hands[seat])
        assert view.hand_backs[seat] == tuple(ROUNDS[card].back for card in state.hands[seat])
    assert state.view(None).hands[P2] == (None,) * len(state.hands[P2])


def test_decks_are_told_by_their_size_and_backs():
    """T-73: no order anywhere in the view."""
    state = middle()
    view = state.view(P1)
    assert (view.tile_deck, view.royal_deck, view.card_deck) == tuple(
        len(deck) for deck in (state.tile_deck, state.royal_deck, state.card_deck)
    )
    for seat in range(3):
        assert view.deck_backs[seat] == tuple(ROUNDS[card].back for card in state.decks[seat])


def test_what_lies_open_is_in_every_view():
    state = middle()
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        assert view.goods == tuple(state.goods)
        assert view.tile_row == tuple(state.tile_row)
        assert view.claims == tuple(state.claims)
        assert view.played == tuple(state.played)


def test_a_drawn_card_is_told_to_its_owner():
    drawn = event(events(acting("mining", 1, phase=3), "end"), "drawn")
    assert drawn.seen_by(P1)["card"]
    assert drawn.seen_by(P2).parts == (("seat", P1),)


def test_believed_hands_have_the_right_backs():
    state = middle()
    for seed in range(5):
        believed = GAME.determinize(state.view(P1), Rng.of(seed))
        assert GAME.faults(believed) == []
        assert believed.hands[P1] == state.hands[P1]


def test_the_alphabet_is_small():
    assert len(GAME.alphabet) < 4000
    assert GAME.parse("lay.a16.2").parts == ("a16", "2")


# -- positions that cannot be -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "shows"),
    [
        (("trolls p1 mining*6",), "has 5 of them"),
        (("trolls p1 iv",), "not in play"),
        (("boards red red violet",), "each colour"),
        (("king p4.mining",), "a village in play"),
        (("power 7 0 0",), "6 spaces"),
        (("cows 2 1 1",), "fewer stables"),
        (("full p1 diamond",), "fewer sites"),
        (("stored p1 r01",), "no such slot"),
        (("network p1 r01.a17.0",), "cannot have laid"),
        (("network p1 v01.a16.0",), "cannot have laid"),
        (("network p1 r01.a16.2 v11.b15.1",), "cannot have laid"),
        (("cards p1 tb1a tb1b",), "two alike"),
        (("challenges rc01 rc02 rc06 rc11",), "one blue"),
        (("claims p1 rc02",), "not in play"),
        (("outposts p1 i",), "outposts"),
        (("vacant p1 ch_cow",), "swapped"),
        (("stock i:princess*2,bell*3,outpost*3,changeling,human",), "one princess"),
        (("now round=13",), "rounds are"),
        (("now phase=2 own=3",), "counted in a place"),
        (("now phase=2 locked=1",), "where no troll"),
        (("ask p1 move",), "does not come upon nothing"),
        (("ask p1 turn 9, p1 move",), "turn cannot stand so"),
        (("ask p1 turn, p1 move",), "turn cannot stand so"),
        (("ask p1 turn 2, p1 arrive 7 6",), "arrive cannot stand so"),
        (("ask p1 turn 2, p1 act, p1 storing 3", "now place=3 phase=2"), "storing cannot stand so"),
        (("ask p1 turn 2, p1 act, p1 pay", "now place=3 phase=2"), "pay cannot stand so"),
        (("ask p1 turn 2, p2 move",), "one seat acts"),
        (("ask p1 turn 2, p1 act",), "a place is named"),
        (("ask p1 turn 2, p1 move, p1 lay 99",), "lay cannot stand so"),
    ],
)
def test_what_cannot_be_is_refused(lines, shows):
    with pytest.raises(BadPosition) as caught:
        dovre.read_position(position(*lines))
    assert shows in caught.value.words("en")


# -- a few more of the tricky ones ------------------------------------------------------------------------------------


def test_a_formed_site_is_empty_beside_full_central_ones():
    """T-29."""
    state = acting(
        "building", 2, "goods p1 obsidian", "network p1 p09.a16.0", "tile_row r01 r02 b01 p01 p02", "full p1 -"
    )
    state = after(state, "do.build", "tile.r02")
    formed = [
        token for token in legal(state) if event_sites(state, token) and event_sites(state, token)[0][0] == "obsidian"
    ]
    assert formed
    found = after(state, formed[0])
    assert found.full[0] == 2
    assert found.sites[0] - state.sites[0] == 3


def event_sites(state, token):
    told = [one["sites"] for one in events(state, token) if one.name == "sites"]
    return told[0] if told else ()


def test_the_first_tile_is_no_victory_tile():
    """T-34."""
    state = after(acting("building", 2, "goods p1 obsidian", "tile_row v01 r02 b01 p01 p02"), "do.build")
    assert refused(state, "tile.v01") == ("victory_first", "PRIN-B12")
    assert legal(after(state, "tile.r02")) == {f"lay.a16.{turn}" for turn in range(5)}


@pytest.mark.rule("PRIN-C1")
def test_a_claim_waits_for_the_own_turn():
    """T-46."""
    lines = (
        "challenges rc01 rc06 rc11 rc14",
        "humans p2 mining*3 building*2",
        "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling",
    )
    state = table(*lines)
    assert refused(state, "claim.rc14") == ("not_fulfilled", "PRIN-C2")
    assert refused(state, "claim.rc14", P2)[0] == "not_asked"
    state = after(state, "move.beside.mining", "end", "move.beside.mining", "end")
    assert state.waiting == (P2,)
    assert "claim.rc14" in legal(state)


def test_no_card_is_left_to_take():
    """T-38: a free card is lost, buying is not offered."""
    lines = ("cards p1 tb1a tb2a tb3a tb4a ts1a", "card_row tb1b tb2b tb3b tb4b ts1b", "power 1 0 0")
    state = acting("troll_power", 2, *lines, "network p1 rt10.a16.0", "full p1 -")
    assert refused(state, "do.buy") == ("all_owned", "PRIN-K5")
    assert refused(state, "do.royal") == ("no_use", "PRIN-M22")
