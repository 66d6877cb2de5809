"""Scoring of waves I and II, upkeep (FALL-P)."""

import pytest

from dovre.games.fall.components import CHAMPION_NUMBER, DECK_OF, NONE, SPACE_NUMBER
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.waves import score_domains
from tests.games.fall.helpers import P1, P2, asked, event, events, gnomes, honour, names, table, wave_end

BARE = ("provisions 0 0 0 0", "despair 0 0 0 0")


def scored(*lines, wave=0, seats=4):
    """Domains scored on this table, and nothing else done."""
    state = table(*lines, f"now wave={wave}", seats=seats).copy()
    score_domains(state)
    return state


def after_rewards(*lines, wave=0, seats=4):
    """Nobody has influence: scoring and upkeep follow at once."""
    bare = " ".join(["0"] * seats)
    return table("ask p1 rewards 0", f"provisions {bare}", f"despair {bare}", f"now wave={wave}", *lines, seats=seats)


@pytest.mark.rule("FALL-P01")
@pytest.mark.parametrize("wave", [0, 1, 2])
def test_end_of_wave_champions_are_resolved_in_every_wave(wave):
    state = after_rewards("trolls p1 mo1 mo2", "champions p2 selkra", wave=wave)
    assert honour(state, P1, "champions") == 1  # Murkha
    assert (asked(state)[1] if not state.over else "over") == ("over" if wave == 2 else "draft")


@pytest.mark.rule("FALL-P01")
def test_end_of_wave_champions_go_in_turn_order():
    """Q-30: from the first player, each player's cards in the order he gained them."""
    lines = (
        "champions p1 selkra purrgol",
        "champions p2 murkha",
        "champions p3 hjorrek",
        "pawns purrgol:mo1 hjorrek:fang-o",
        "gnomes mo2:1",
        "now wave=1 first=1",
    )
    state = wave_end(*lines, "offer crym noctha okkag khazga thessel", "trolls p1 ha3")
    told = []
    while state.wave == 1 and not state.over:
        seat = state.waiting[0]
        step = GAME.apply(state, seat, state.legal(seat)[0])
        told += [one["champion"] for one in step.events if one.name == "champion_honour"]
        state = step.state
    assert told == ["murkha", "purrgol"]


@pytest.mark.rule("FALL-P02")
@pytest.mark.parametrize(("wave", "line"), [(0, "domains1"), (1, "domains2")])
def test_waves_one_and_two_score_alike(wave, line):
    state = scored("trolls p1 mo1 mo2 ic1", "trolls p2 fi1", wave=wave)
    assert honour(state, P1, line) == 6 + 2 + 6
    assert honour(state, P2, line) == 6


@pytest.mark.rule("FALL-P03")
@pytest.mark.parametrize(("caves", "gain"), [("mo1", 6), ("mo1 mo2", 8), ("mo1 mo2 mo3", 10), ("mo1 mo2 mo3 mo4", 12)])
def test_six_for_the_first_cave_and_two_for_each_further(caves, gain):
    assert honour(scored(f"trolls p1 {caves}"), P1) == gain


@pytest.mark.rule("FALL-P04")
def test_less_one_for_each_invaded_cave_of_the_domain():
    state = scored("trolls p1 mo1", "gnomes mo2:1 mo3:2 ic1:3")
    assert (honour(state, P1, "domains1"), honour(state, P1, "losses1")) == (6, -2)


@pytest.mark.rule("FALL-P05")
def test_without_a_cave_there_is_neither_gain_nor_loss():
    state = scored("trolls p1 mo1", "trolls p2 mo1", "gnomes mo2:1")
    assert honour(state, P1) == 0
    assert honour(state, P2) == 0


@pytest.mark.rule("FALL-P06")
def test_there_is_no_upkeep_after_wave_three():
    state = after_rewards(wave=2)
    assert state.over
    told = []
    state = wave_end("now wave=2")
    while not state.over:
        seat = state.waiting[0]
        step = GAME.apply(state, seat, state.legal(seat)[0])
        told += names(step.events)
        state = step.state
    assert "upkeep" not in told
    assert "domains" not in told


@pytest.mark.rule("FALL-P07")
@pytest.mark.parametrize(("seats", "row"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_a_new_row_of_gates_is_laid(seats, row):
    rows = set()
    for seed in range(6):
        lines = ("ask p1 rewards 0", f"provisions {'0 ' * seats}", f"despair {'0 ' * seats}", f"gates {GATES}")
        state = table(*lines, seats=seats, seed=seed)
        assert state.gate_seen == [0] * row
        assert sorted(state.gates) == list(range(7))
        assert state.past == tuple(range(row))
        rows.add(state.gates)
    assert len(rows) > 3


GATES = "moss! ice! moon! granite hammer mud fire"


@pytest.mark.rule("FALL-P08", "FALL-P09")
@pytest.mark.parametrize(("wave", "deck"), [(0, 1), (1, 2)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_offer_is_refreshed_from_the_deck_of_the_coming_wave(wave, deck, seats):
    state = after_rewards(wave=wave, seats=seats)
    assert len(state.offer) == seats + 1
    assert all(champion != NONE and DECK_OF[champion] == deck for champion in state.offer)
    assert len(state.removed) == (seats + 1) * (wave + 1)
    assert all(not leads for leads in state.leads)


@pytest.mark.rule("FALL-P10")
def test_what_upkeep_does_not_touch():
    lines = (
        "trolls p1 mo1 mo2*3 spiral-o",
        "gnomes fi1:1=p2 fi1:3!",
        "beside 2 3",
        "boost 2 1 0 0",
        "votes moss:p1*3,p2*1",
    )
    state = after_rewards(*lines)
    before = table(*lines)
    assert (state.trolls, state.seen, state.boost, state.votes) == (
        before.trolls,
        before.seen,
        before.boost,
        before.votes,
    )
    assert state.view(None).beside == (2, 3)
    assert gnomes(state) == {"fi1"}
    assert state.view(P2).gnomes[2 * SPACE_NUMBER["fi1"]] == 1
    assert (state.rally, state.wheel, state.halls) == (before.rally, before.wheel, before.halls)


@pytest.mark.rule("FALL-P11")
def test_the_ancestry_stays():
    state = after_rewards("ancestry p1 a01.e5 a02.f6 a03.d4")
    assert len(state.ancestry[P1]) == 3
    assert asked(state)[1] == "draft"
    assert len(state.hands[P1]) == 4


@pytest.mark.rule("FALL-P12")
def test_cubes_come_back_from_ancestries_and_champions():
    state = after_rewards("ancestry p1 a01.e5 a02.f6 a03.g7", "cubes p1 e5 f5", "champions p1 gharza", "claws gharza")
    assert state.cubes == [0, 0, 0, 0]
    assert sum(state.claws) == 0
    assert CHAMPION_NUMBER["gharza"] in state.champions[P1]


@pytest.mark.rule("FALL-P13")
def test_despair_is_discarded():
    state = table("ask p1 rewards 0", "provisions 0 0 0 0", "despair 3 2 1 0")
    assert state.despair == [0, 0, 0, 0]


@pytest.mark.rule("FALL-P14")
def test_the_hammer_goes_to_the_left_and_the_next_draft_begins():
    state = table("ask p4 rewards 0", *BARE, "now first=3")
    assert state.first == P1
    assert state.wave == 1
    assert asked(state)[1] == "draft"
    told = events(wave_end("gates granite moss ice moon hammer mud fire", "now first=1"), "end")
    assert event([one for one in told if one.name == "gate"][:1], "gate")["place"] == 1
