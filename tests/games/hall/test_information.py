"""Who sees what, zone by zone; when hidden things come to light; and what a view never holds (INV-12)."""

from __future__ import annotations

import json
import re

import pytest

import dovre
from dovre.games.hall.components import BENEFITS, LEVEL, card_name
from tests.games.hall.helpers import (
    GAME,
    MODES,
    P1,
    P2,
    P3,
    STARTS,
    after,
    asked,
    deck,
    event,
    events,
    legal,
    names,
    new,
    play,
    points,
    random_game,
    spell_deck,
    started,
    table,
    tunnel,
    viewers,
)

EACH_MODE = pytest.mark.parametrize(("seats", "options"), MODES)
CARD = re.compile(r"\b(?:fire|ice|moon|mud)-\d-\d\b")
HOME = tunnel("d2", "p4 p5")


def drafting(seats: int = 3, seed: int = 7):
    """A game whose first player is asked for the draft."""
    state = new(seats, seed)
    while asked(state)[1] == "portal":
        state = after(state, sorted(legal(state))[0])
    return state


def player(view, seat: int) -> dict:
    return view.to_data()["players"][seat]


# -- what lies open ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-S3", "HALL-S4", "HALL-S8", "HALL-S12")
def test_board_horde_packs_stocks_and_scores_are_open_to_all():
    state = table(
        f"tunnels {HOME}",
        "workshops n4:mint",
        "statues p4:fire",
        "horde b1:mud-1-1!coin,stone m1:mud-2-1+moon",
        "pack p2 1a:start-6:1 2a:fire-1-1:101",
        "stock p3 stone*3",
        "own p3 fire*2",
        "dug p4 4iron*2",
        "grimoire cave_in*2",
    )
    for view in viewers(state):
        data = view.to_data()
        assert data["tunnels"] == [HOME]
        assert data["workshops"] == {"n4": "mint"}
        assert "p4" in data["statues"]["fire"]
        assert data["horde"][0] == {"slot": "b1", "troll": "mud-1-1", "pedestal": None, "bribes": ["stone", "coin"]}
        assert data["horde"][5]["pedestal"] == "moon"
        assert data["players"][1]["pack"]["2a"] == {"troll": "fire-1-1", "holds": ["stone", "cart_fire"]}
        assert data["players"][2]["stock"] == {"stone": 3}
        assert data["players"][2]["pedestals"] == {"fire": 2}
        assert data["players"][0]["network"] == ["p3", "p4", "p5"]
        assert data["grimoire"][0] == {"spell": "cave_in", "runes": 2}
        assert sum(data["bag"].values()) == 18 - 4 - 2
        assert sum(line.amount for line in view.sheet if line.seat == 3 and line.source == "tunnels") == 12
        assert data["decks"] == [len(deck(state, level)) for level in (1, 2, 3)]
        assert data["spell_deck"] == 14


# -- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-S4", "HALL-S10")
@EACH_MODE
def test_view_names_no_card_of_a_deck_but_those_everybody_saw_go_under_it(seats, options):
    # INV-12
    for number, (state, _) in enumerate(random_game(seats, 55, **options)):
        if number % 4 and not state.over:
            continue
        hidden = {card_name(card) for n, cards in enumerate(state.decks) for card in cards[state.known[n] :]}
        spells = set(spell_deck(state)[: len(state.spell_deck) - state.known[3]])
        for view in viewers(state):
            text = view.to_json()
            assert not hidden & set(CARD.findall(text))
            assert not any(f'"{spell}"' in text for spell in spells)


@pytest.mark.rule("HALL-R15", "HALL-P4")
def test_cards_that_retire_or_disintegrate_are_known_in_their_order():
    state = table("stock p1 rune", "grimoire drums_of_exile*2")
    gone = [card_name(state.horde[slot]) for slot in (1, 3)]
    state = play(state, P1, "cast.drums_of_exile", "exile.b2", "exile.b4")
    for view in viewers(state):
        bottoms = view.to_data()["bottoms"]
        assert bottoms[0] == gone[::-1]  # lowest first
        assert bottoms[1:] == [[], [], ["drums_of_exile"]]
    for seed in range(5):
        guess = GAME.determinize(state.view(P2), dovre.Rng.of(seed))
        assert deck(guess, 1)[-2:] == gone
        assert spell_deck(guess)[-1] == "drums_of_exile"


@pytest.mark.rule("HALL-R9", "HALL-P4")
def test_card_that_comes_to_the_table_is_told_to_everybody():
    state = table("stock p1 rune", "grimoire earth_ritual*2")
    refilled = event(events(state, "recruit.b1"), "refilled")
    assert (refilled["troll"], refilled.audience) == (deck(state, 1)[0], None)
    found = event(events(state, "cast.earth_ritual", "ritual.iron"), "disintegrated")
    assert (found["new"], found.audience) == (spell_deck(state)[0], None)


# -- the draft --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-S17")
def test_hand_of_a_draft_is_its_owners():
    # INV-12
    state = drafting()
    seat = state.first
    hand = state.to_data()["draft"][seat][:2]
    for view in viewers(state):
        shown = player(view, seat)["hand"]
        assert (shown is None) == (view.seat != seat)
        if view.seat == seat:
            assert shown == hand
        else:
            assert not any(f'"{start}"' in view.to_json() for start in STARTS)
        assert player(view, seat)["deck"] == 4
        for other in set(range(3)) - {seat}:
            assert (player(view, other)["deck"], player(view, other)["hand"] or []) == (6, [])


@pytest.mark.rule("HALL-S17")
def test_placed_trolls_are_open_and_the_kept_one_is_not():
    state = drafting()
    seat = state.first
    kept = state.to_data()["draft"][seat][1]
    token = f"draft.{state.to_data()['draft'][seat][0]}.1b"
    placed = event(events(state, token), "drafted")
    assert placed.audience is None
    state = play(state, seat, token)
    for view in viewers(state):
        assert player(view, seat)["pack"]["1b"]["troll"] == placed["troll"]
        assert (f'"{kept}"' in view.to_json()) == (view.seat == seat)


@pytest.mark.rule("HALL-S19", "HALL-S20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_troll_left_in_hand_is_shown_for_a_bonus_and_else_never(seats):
    state = started(seats)
    for view in viewers(state):
        for seat in range(seats):
            place = (seat - state.first) % seats
            left = state.to_data()["draft"][seat]
            told = player(view, seat)
            assert told["shown"] == left[: (0, 1, 1, 2, 2)[place]]
            if place == 0:
                assert told["hand"] == (left[:1] if view.seat == seat else None)
            else:
                assert told["hand"] in ([], None)
            assert told["deck"] == (0 if place > 2 else 1)


@pytest.mark.rule("HALL-S20")
def test_last_card_in_the_draft_deck_is_seen_by_nobody():
    state = started(3)
    for seat in range(3):
        (last,) = state.to_data()["draft"][seat][1:]
        for view in viewers(state):
            told = player(view, seat)
            assert last not in (*told["shown"], *(told["hand"] or ()))


@pytest.mark.rule("HALL-V6")
def test_in_teams_the_trolls_left_over_stay_hidden_even_from_the_mate():
    state = started(4, teams="yes")
    for view in viewers(state):
        for seat in range(4):
            told = player(view, seat)
            assert told["shown"] == []
            assert told["hand"] == (state.to_data()["draft"][seat][:1] if view.seat == seat else None)


@pytest.mark.rule("HALL-S17")
def test_events_of_a_draft_name_no_card_but_those_that_are_shown():
    state = drafting(4)
    while asked(state)[1] == "draft":
        seat = state.waiting[0]
        token = sorted(legal(state))[0]
        step = GAME.apply(state, seat, token)
        for viewer in (*range(4), None):
            told = set(re.findall(r"start-\d", " ".join(str(one.seen_by(viewer)) for one in step.events)))
            bonus = {name for one in step.events if one.name == "started" for name in one["trolls"]}
            assert told == {token.split(".")[1]} | bonus
        state = step.state


# -- benefit tokens ---------------------------------------------------------------------------------------------------

TAKEN = ("taken 1fire:p1 5moon:p1 3ice:p2", "track 5 2 2 2 2 3 3 3 3 4 4 4 4 5 5")


@pytest.mark.rule("HALL-D20", "HALL-S12")
def test_value_of_a_taken_token_is_its_owners_and_count_zone_and_clan_are_open():
    # DEC-33, INV-12
    state = table(*TAKEN)
    for view in viewers(state):
        known = view.seat == P1
        assert player(view, P1)["tokens"] == [
            {"place": "dark_grey.fire", "honor": 5 if known else None},
            {"place": "yellow.moon", "honor": 5 if known else None},
        ]
        assert view.to_data()["track"]["dark_grey.fire"] is None
        assert view.to_data()["track"]["dark_grey.ice"] == 2
        told = {line.seat: line.amount for line in view.sheet if line.source == "benefit"}
        assert told == ({P1: 5} if view.seat == P1 else {P2: 3} if view.seat == P2 else {})


@pytest.mark.rule("HALL-V2")
def test_teammates_know_each_others_tokens():
    state = table(*TAKEN, teams="yes")
    for view in viewers(state):
        honors = [token["honor"] for token in player(view, P1)["tokens"]]
        assert honors == ([5, 5] if view.seat in (0, 3) else [None, None])


@pytest.mark.rule("HALL-D20")
def test_story_of_the_placement_tells_the_value():
    # DEC-33: it lay open on the track
    state = table("own p1 fire", "stock p1 stone*2")
    found = events(state, "dig.d2", f"lay.{HOME}", "pedestal.fire")
    put = event(found, "pedestal_put")
    assert (put.audience, put["honor"]) == (None, 5)


@pytest.mark.rule("HALL-F3")
def test_tokens_are_revealed_at_the_end():
    state = play(table(*TAKEN, "ask p1 build", "now stage=1 left=0"), P1, "end")
    for view in viewers(state):
        assert view.over
        assert [token["honor"] for token in player(view, P1)["tokens"]] == [5, 5]
        assert list(view.scores) == list(state.scores)


@pytest.mark.rule("HALL-D20")
@EACH_MODE
def test_view_masks_the_values_of_others_through_a_whole_game(seats, options):
    for number, (state, _) in enumerate(random_game(seats, 55, **options)):
        if number % 6 or state.over:
            continue
        for view in viewers(state):
            for seat in range(seats):
                knows = view.seat is not None and view.seat in state.team(seat)
                for place, honor in view.players[seat].tokens:
                    assert honor == (BENEFITS[state.benefits[place]] if knows else None)


# -- tables that differ in secrets alone ------------------------------------------------------------------------------


def changed(state, change):
    data = json.loads(json.dumps(state.to_data()))
    change(data)
    other = GAME.from_data(data)
    assert other != state
    return other


def looks_alike(state, other) -> set[int | None]:
    return {view.seat for view in viewers(state) if other.view(view.seat) == view}


EVERYBODY = {0, 1, 2, 3, None}


@pytest.mark.parametrize("zone", ["deck1", "deck2", "deck3", "spells"])
def test_order_of_a_deck_shows_nowhere(zone):
    state = table()
    other = changed(state, lambda data: data[zone].reverse())
    assert looks_alike(state, other) == EVERYBODY


@pytest.mark.rule("HALL-S17")
def test_hands_of_a_draft_show_to_their_owner_alone():
    state = drafting(4)
    seat = state.first

    def swap(data):
        draft = data["draft"][seat]
        draft[0], draft[5] = draft[5], draft[0]

    assert looks_alike(state, changed(state, swap)) == EVERYBODY - {seat}
    later = (seat + 1) % 4

    def reverse(data):
        data["draft"][later].reverse()

    assert looks_alike(state, changed(state, reverse)) == EVERYBODY  # not even its owner has drawn


def test_trolls_left_over_show_to_their_owner_alone_or_for_a_bonus():
    state = table()

    def swap(seat: int):
        return lambda data: data["draft"][seat].reverse()

    assert looks_alike(state, changed(state, swap(P1))) == EVERYBODY - {P1}  # the first player keeps it
    assert looks_alike(state, changed(state, swap(P2))) == set()  # shown for the bonus


def test_values_of_taken_tokens_show_to_their_owner_alone():
    state = table(*TAKEN)

    def swap(data):
        track = data["track"]
        track[0], track[7] = track[7], track[0]  # a token of p1 and one of p2

    assert looks_alike(state, changed(state, swap)) == {2, 3, None}


# -- what a viewer may believe ----------------------------------------------------------------------------------------


def test_believed_table_in_the_middle_of_a_recruitment_is_possible():
    state = play(table("stock p1 coin*5"), P1, "recruit.t1")
    assert asked(state) == (P1, "pick_pedestal")
    for view in viewers(state):
        guess = GAME.determinize(view, dovre.Rng.of(1))
        assert GAME.faults(guess) == []
        assert guess.view(view.seat) == view


@pytest.mark.rule("HALL-S4", "HALL-S10", "HALL-S17")
def test_believed_tables_differ_where_they_may():
    state = drafting(4)
    seat = state.first
    other = (seat + 1) % 4
    guesses = [GAME.determinize(state.view(seat), dovre.Rng.of(number)) for number in range(25)]
    for level in range(3):
        assert len({tuple(guess.decks[level]) for guess in guesses}) == 25
        assert all(LEVEL[card] == level + 1 for guess in guesses for card in guess.decks[level])
    assert len({tuple(guess.spell_deck) for guess in guesses}) == 25
    assert len({guess.drafts[other] for guess in guesses}) > 20
    assert {guess.drafts[seat][:2] for guess in guesses} == {state.drafts[seat][:2]}
    assert len({guess.drafts[seat][2:] for guess in guesses}) > 10
    assert len({guess.seed for guess in guesses}) == 25
    assert state.seed not in {guess.seed for guess in guesses}
    spectator = [GAME.determinize(state.view(None), dovre.Rng.of(number)) for number in range(25)]
    assert len({guess.drafts[seat] for guess in spectator}) > 20


@pytest.mark.rule("HALL-D20")
def test_believed_tokens_are_among_those_that_lie_nowhere_else():
    # p1 has two 5s, p2 a 3
    state = table(*TAKEN)
    guesses = [GAME.determinize(state.view(P3), dovre.Rng.of(number)) for number in range(40)]
    seen = {tuple(BENEFITS[guess.benefits[place]] for place in (0, 7, 14)) for guess in guesses}
    assert seen == {(5, 5, 3), (5, 3, 5), (3, 5, 5)}
    mine = [GAME.determinize(state.view(P1), dovre.Rng.of(number)) for number in range(20)]
    assert {tuple(BENEFITS[guess.benefits[place]] for place in (0, 7, 14)) for guess in mine} == {(5, 3, 5)}
    for guess in guesses:
        assert sorted(guess.benefits) == list(range(15))
        assert points(guess, P1, "benefit") + points(guess, P2, "benefit") == 13


def test_known_left_overs_of_a_draft_are_believed_and_unknown_ones_drawn():
    state = started(4)
    order = [(state.first + n) % 4 for n in range(4)]
    first, second, _, fourth = order
    guesses = [GAME.determinize(state.view(second), dovre.Rng.of(number)) for number in range(20)]
    assert len({guess.drafts[first] for guess in guesses}) == 2
    assert {guess.drafts[second] for guess in guesses} == {state.drafts[second]}
    assert {guess.drafts[fourth] for guess in guesses} == {state.drafts[fourth]}
    own = [GAME.determinize(state.view(first), dovre.Rng.of(number)) for number in range(20)]
    assert {guess.drafts[first] for guess in own} == {state.drafts[first]}


def test_next_pedestal_of_the_bag_is_believed_by_lot():
    state = table("stock p1 rune*2", "grimoire seers_bag")
    drawn = set()
    for number in range(20):
        guess = GAME.determinize(state.view(P1), dovre.Rng.of(number))
        drawn.add(event(events(guess, "cast.seers_bag", "draw"), "pedestal_drawn")["clan"])
    assert drawn == {"fire", "ice", "moon"}


# -- events -----------------------------------------------------------------------------------------------------------


@EACH_MODE
def test_events_name_no_card_that_still_lies_in_a_deck(seats, options):
    told = 0
    for state, happened in random_game(seats, 55, **options):
        hidden = {card_name(card) for n, cards in enumerate(state.decks) for card in cards[state.known[n] :]}
        for one in happened:
            named = set(CARD.findall(str(one)))
            assert not named & hidden
            told += len(named)
    assert told > 30


@EACH_MODE
def test_every_event_is_for_everybody(seats, options):
    found = set()
    for _, happened in random_game(seats, 55, **options):
        assert all(one.audience is None for one in happened)
        found |= set(names(happened))
    assert {"portal", "drafted", "started", "recruited", "refilled", "joined", "dug"} <= found


def test_refusal_says_nothing_of_what_is_hidden():
    state = drafting(4)
    seat = state.first
    data = state.to_data()["draft"][seat]
    absent = [start for start in STARTS if start not in data[:2]]
    said = {GAME.why_not(state, seat, f"draft.{start}.1a").code for start in absent}
    assert said == {"not_in_hand"}
