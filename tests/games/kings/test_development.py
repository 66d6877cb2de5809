"""Developing a mine: KING-D01 to KING-D17."""

from __future__ import annotations

import pytest

from tests.games.kings.helpers import (
    CARDS,
    P1,
    P2,
    P3,
    QUIET,
    RACES,
    after,
    asked,
    camp,
    crew,
    discard,
    event,
    events,
    hand,
    legal,
    names,
    own,
    playable,
    random_game,
    table,
    under,
    viewers,
    why_not,
)

KINGS = "king p1 orc p2 dwarf"


@pytest.mark.rule("KING-D01")
def test_only_the_owner_works_a_mine():
    lines = [KINGS + " p3 goblin", QUIET, "hand p1 gi1a", "hand p2 gi2a", "hand p3 gi3a", "own p2 gi8b/M19"]
    may = [playable(table(f"ask p{seat + 1} play", *lines, seats=3), "o1") for seat in (P1, P2, P3)]
    assert may == ["", "gi2a", ""]


@pytest.mark.rule("KING-D01")
def test_a_miner_is_the_play_of_the_turn():
    state = table(KINGS, QUIET, "hand p1 gi1a gi2a", "own p1 gi8b/M19")
    state = after(state, "play.gi1a.o1")
    assert asked(state) == (P1, "draw")
    assert after(state, "draw.deck").waiting == (P2,)
    assert crew(state, P1, "o1") == "gi1a"
    assert hand(state, P1) == {"gi2a"}


@pytest.mark.rule("KING-D02", "KING-D03")
@pytest.mark.parametrize("king", RACES)
def test_miners_are_of_any_race_but_the_owners(king):
    rival = "orc" if king == "dwarf" else "dwarf"
    miners = {"dwarf": "dw5a", "orc": "or5a", "goblin": "go5a", "giant": "gi5a"}
    state = table(f"king p1 {king} p2 {rival}", QUIET, f"hand p1 {' '.join(miners.values())}", "own p1 gi8b/M19")
    others = [card for race, card in miners.items() if race != king]
    assert playable(state, "o1") == " ".join(others)
    assert why_not(state, f"play.{miners[king]}.o1") == "KING-D02 own_race"


@pytest.mark.rule("KING-D03")
def test_miners_of_one_mine_need_not_be_of_one_race():
    state = table(KINGS, QUIET, "hand p1 dw6a go6a gi6a", "own p1 gi8b/M19:go2a,dw5a")
    assert playable(state, "o1") == "dw6a go6a gi6a"


@pytest.mark.rule("KING-D04")
def test_miners_obey_the_covering_rules():
    state = table(KINGS, QUIET, "hand p1 go0a go4a go5a go6a go9a", "own p1 gi8b/M19:gi5a gi7b/M19:gi9a gi6b/M19:gi0a")
    assert playable(state, "o1") == "go6a go9a"
    assert playable(state, "o2") == "go0a"
    assert playable(state, "o3") == "go4a go5a go6a go9a"


@pytest.mark.rule("KING-D05", "KING-D06")
@pytest.mark.parametrize(("mine", "size"), [("M01", 1), ("M07", 2), ("M15", 3), ("M19", 4)])
def test_mine_without_foreman_sign_is_developed_by_its_last_miner(mine, size):
    miners = ["go1a", "go2a", "go3a", "go4a"][:size]
    placed = ":" + ",".join(miners[:-1]) if size > 1 else ""
    state = table(KINGS, QUIET, f"hand p1 {miners[-1]} or9a", f"own p1 gi8b/{mine}{placed}")
    state = after(state, f"play.{miners[-1]}.o1")
    assert under(state, P1) == "gi8b"
    assert own(state, P1) == ""


@pytest.mark.rule("KING-D05")
@pytest.mark.parametrize("mine", ["M07", "M15", "M19"])
def test_mine_is_not_developed_before_its_last_miner(mine):
    state = table(KINGS, QUIET, "hand p1 go5a", f"own p1 gi8b/{mine}")
    state = after(state, "play.go5a.o1")
    assert under(state, P1) == ""
    assert crew(state, P1, "o1") == "go5a"


@pytest.mark.rule("KING-D05", "KING-D07")
@pytest.mark.parametrize(("mine", "size"), [("M02", 1), ("M08", 2), ("M16", 3), ("M20", 4)])
def test_mine_with_foreman_sign_wants_its_miners_and_then_one_more(mine, size):
    miners = ["go1a", "go2a", "go3a", "go4a"][:size]
    placed = ":" + ",".join(miners[:-1]) if size > 1 else ""
    state = table("ask p1 play", KINGS, QUIET, f"hand p1 {miners[-1]} or9a", f"own p1 gi8b/{mine}{placed}")
    state = after(state, f"play.{miners[-1]}.o1")
    assert under(state, P1) == ""
    assert crew(state, P1, "o1") == " ".join(miners)
    state = table(KINGS, QUIET, "hand p1 or9a", f"own p1 gi8b/{mine}:{','.join(miners)}")
    state = after(state, "play.or9a.o1")
    assert under(state, P1) == "gi8b"


@pytest.mark.rule("KING-D08")
@pytest.mark.parametrize("king", RACES)
def test_foreman_is_of_the_owners_race(king):
    rival = "orc" if king == "dwarf" else "dwarf"
    foreman = {"dwarf": "dw9a", "orc": "or9a", "goblin": "go9a", "giant": "gi9a"}
    miner = "go1a" if king != "goblin" else "gi1a"
    state = table(
        f"king p1 {king} p2 {rival}",
        "mines dw8b/M19 or8b/M19 go8b/M19 gi7b/M19",
        f"hand p1 {' '.join(foreman.values())}",
        f"own p1 gi8b/M02:{miner}",
    )
    assert playable(state, "o1") == foreman[king]


@pytest.mark.rule("KING-D09")
def test_foreman_obeys_the_covering_rules():
    state = table(
        KINGS, QUIET, "hand p1 or0a or4a or5a or6a", "own p1 gi8b/M02:go5a gi7b/M02:go9a gi6b/M02:go0a gi5b/M02:go6a"
    )
    assert playable(state, "o1") == "or6a"
    assert playable(state, "o2") == "or0a"
    assert playable(state, "o3") == "or4a or5a or6a"
    assert playable(state, "o4") == ""
    assert why_not(state, "play.or6a.o4") == "KING-D09 too_weak"


@pytest.mark.rule("KING-D10")
def test_no_foreman_before_all_miners_and_no_miner_after():
    state = table(KINGS, QUIET, "hand p1 or9a go8a", "own p1 gi8b/M08:gi1a gi7b/M08:gi2a,gi3a")
    assert playable(state, "o1") == "go8a"
    assert playable(state, "o2") == "or9a"
    assert why_not(state, "play.or9a.o1") == "KING-D02 own_race"
    assert why_not(state, "play.go8a.o2") == "KING-D10 foreman_only"


@pytest.mark.rule("KING-D11")
def test_creatures_of_a_developed_mine_leave_the_game():
    state = table(KINGS, QUIET, "camp go7a", "hand p1 or9a", "own p1 gi8b/M08:go1a,gi2a", "discard dw0a")
    found = events(state, "play.or9a.o1")
    state = after(state, "play.or9a.o1")
    assert discard(state) == ["dw0a", "go1a", "gi2a", "or9a"]
    assert [camp(state, race) for race in RACES] == ["", "", "go7a", ""]
    assert event(found, "developed")["cards"] == ("go1a", "gi2a", "or9a")


@pytest.mark.rule("KING-D12")
def test_developed_mine_lies_under_the_king_and_gives_its_value():
    state = table(KINGS, QUIET, "hand p1 or9a", "own p1 gi8b/M08:go1a,gi2a", "under p1 gi7b/M20")
    assert state.scores[P1] == 10 - 4
    found = events(state, "play.or9a.o1")
    assert names(found) == ["worked", "developed"]
    assert event(found, "developed")["value"] == 4
    state = after(state, "play.or9a.o1")
    assert under(state, P1) == "gi7b gi8b"
    assert state.scores[P1] == 10 + 4
    assert asked(state) == (P1, "draw")


@pytest.mark.rule("KING-D13")
def test_several_mines_are_worked_side_by_side_in_any_order():
    state = table(KINGS, QUIET, "hand p1 go5a go6a", "hand p2 gi1a", "own p1 gi8b/M19:dw1a gi7b/M19 gi6b/M19:dw2a,dw3a")
    assert [playable(state, target) for target in ("o1", "o2", "o3")] == ["go5a go6a"] * 3
    state = after(state, "play.go5a.o3", "draw.deck", "play.gi1a.c1", "draw.deck", "play.go6a.o2")
    assert [crew(state, P1, target) for target in ("o1", "o2", "o3")] == ["dw1a", "go6a", "dw2a dw3a go5a"]


@pytest.mark.rule("KING-D13")
def test_finishing_one_mine_leaves_the_others_in_their_places():
    state = table(KINGS, QUIET, "hand p1 go5a", "own p1 gi8b/M01 gi7b/M19:dw1a")
    state = after(state, "play.go5a.o1")
    assert own(state, P1) == "- gi7b"
    assert crew(state, P1, "o2") == "dw1a"


@pytest.mark.rule("KING-D14")
@pytest.mark.parametrize("seats", [2, 3])
def test_creatures_on_an_own_mine_stay_until_it_is_developed(seats):
    before: dict[tuple[int, str], list[int]] = {}
    grown = 0
    for state, happened in random_game(seats, 31):
        developed = {(one["seat"], one["own"]) for one in happened if one.name == "developed"}
        crews = {
            (seat, f"o{slot + 1}"): list(row) for seat, rows in enumerate(state.crews) for slot, row in enumerate(rows)
        }
        for place, row in before.items():
            if place not in developed and row:
                assert crews[place][: len(row)] == row
                grown += len(crews[place]) > len(row)
        before = crews
    assert grown > 0


@pytest.mark.rule("KING-D15")
def test_developed_mine_is_neither_a_target_nor_lost():
    state = table(KINGS, QUIET, "hand p1 go5a go6a or7a", "hand p2 gi1a", "own p1 gi8b/M01")
    state = after(state, "play.go5a.o1", "draw.deck", "play.gi1a.c1", "draw.deck")
    assert {token.split(".")[-1] for token in legal(state)} == {"c1", "c2", "c3", "c4"}
    assert why_not(state, "play.go6a.o1") == "KING-T04 no_mine"
    assert under(state, P1) == "gi8b"


@pytest.mark.rule("KING-D15")
@pytest.mark.parametrize("seats", [2, 4])
def test_mines_under_a_king_only_become_more(seats):
    before = [()] * seats
    for state, _ in random_game(seats, 5):
        now = state.developed
        for seat in range(seats):
            assert tuple(now[seat][: len(before[seat])]) == tuple(before[seat])
        before = now
    assert any(before)


@pytest.mark.rule("KING-D16")
def test_mines_under_a_king_are_checked_by_their_owner_alone():
    state = table(KINGS + " p3 giant", QUIET, "under p1 gi8b/M20 gi7b/M03", "under p2 gi6b/M05", seats=3)
    seen = {view.seat: (view.developed, view.developed_count) for view in viewers(state)}
    count = (2, 1, 0)
    assert seen == {
        P1: (((2, 19), None, None), count),
        P2: ((None, (4,), None), count),
        P3: ((None, None, ()), count),
        None: ((None, None, None), count),
    }


@pytest.mark.rule("KING-D17")
def test_everybody_may_look_through_the_discard_pile():
    state = table(KINGS, QUIET, "discard go1a gi2a or9a")
    for view in viewers(state):
        assert [CARDS[card] for card in view.discard] == ["go1a", "gi2a", "or9a"]
