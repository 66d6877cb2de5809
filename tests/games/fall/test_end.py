"""Scoring of wave III and the end (FALL-F)."""

import pytest

from dovre.games.fall.components import CHAMPION_NUMBER, CLANS, FIXED
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.end import elders, elders_honour, plank_honour, score_game
from dovre.games.fall.scoring import all_votes, score_sheet, winners
from dovre.games.fall.state import SOURCES
from tests.games.fall.helpers import P1, P2, P3, P4, caves_beside, grid, honour, names, shares, table, wave_end


def final(*lines, seats=4):
    return table(*lines, "now wave=2", seats=seats)


def over(*lines, seats=4):
    """The game scored on this table: halls, Elders, votes."""
    state = final(*lines, seats=seats).copy()
    score_game(state)
    state.stack.clear()
    return state


@pytest.mark.rule("FALL-F01")
def test_halls_elders_and_votes_in_this_order_and_no_domains():
    state = wave_end(
        "now wave=2", "trolls p1 mo1 mo2*2", "gates granite moss ice moon hammer mud fire", "votes moss:p1*2"
    )
    told = []
    while not state.over:
        seat = state.waiting[0]
        step = GAME.apply(state, seat, state.legal(seat)[0])
        told += [name.partition(".")[0] for name in names(step.events)]
        state = step.state
    assert told.index("hall") < told.index("elders") < told.index("plank") < told.index("ended")
    assert "domains" not in told
    assert state.end_reason == "waves"


@pytest.mark.rule("FALL-F02")
def test_most_caves_win_a_hall_not_most_trolls():
    """H1 touches mo3, ic3, ic4."""
    state = final("trolls p1 mo3 ic3", "trolls p2 ic4*5", "halls 12 4 4 4 4 8 8 8 8 12 12 12")
    assert caves_beside(state, 0) == [2, 1, 0, 0, 0]
    assert shares(state, 0) == ((P1,), False, 12)
    assert honour(over("trolls p1 mo3 ic3", "halls 12 4 4 4 4 8 8 8 8 12 12 12"), P1, "hall-h1") == 12


@pytest.mark.rule("FALL-F03")
def test_all_gnomes_are_one_player():
    state = final("trolls p1 mo3", "gnomes ic3:1 ic4:2")
    assert caves_beside(state, 0) == [1, 0, 0, 0, 2]
    assert shares(state, 0) == ((), True, 4)
    assert honour(over("trolls p1 mo3", "gnomes ic3:1 ic4:2"), P1, "hall-h1") == 0


@pytest.mark.rule("FALL-F04")
@pytest.mark.parametrize(("value", "each"), [("4", 1), ("8", 2), ("12", 4)])
def test_a_tie_divides_the_value_rounded_down(value, each):
    values = ["4"] * 4 + ["8"] * 4 + ["12"] * 4
    values.remove(value)
    state = final("trolls p1 mo3", "trolls p2 ic3", "gnomes ic4:1", f"halls {value} {' '.join(values)}")
    seats, gnomes, share = shares(state, 0)
    assert (seats, gnomes, share) == ((P1, P2), True, each)


@pytest.mark.rule("FALL-F04")
def test_where_nobody_controls_a_cave_nobody_gains():
    """Q-29."""
    assert shares(final("trolls p1 mo3", "trolls p2 mo3"), 0) == ((), False, 0)


@pytest.mark.rule("FALL-F05")
@pytest.mark.parametrize(("count", "points"), [*enumerate([0, 0, 1, 3, 5, 8, 12, 17, 23, 30, 30, 30])])
def test_elders_score_by_their_number(count, points):
    first, second = ["E"] * min(6, count), ["E"] * max(0, count - 6)
    state = grid(final(), P1, " ".join(first) or ".", " ".join(second) or ".")
    assert elders(state, P1) == count
    assert elders_honour(state, P1) == points
    assert FIXED.elders[-1] == 30


@pytest.mark.rule("FALL-F05")
def test_elders_of_champions_count():
    state = final("champions p1 murkha fomga").copy()
    state.champions[P1] = (*state.champions[P1], CHAMPION_NUMBER["selunga"])
    state = grid(state, P1, "E")
    assert elders(state, P1) == 4


@pytest.mark.rule("FALL-F06")
def test_the_first_three_in_votes_gain_the_values_of_the_tile():
    state = final("tiles v4 v1 v2 v3 v5 v6 v7", "votes moss:p3*6,p2*4,p1*4,p4*1")
    assert plank_honour(state, 0) == [(P3, 9), (P2, 5), (P1, 3)]
    scored = over("tiles v4 v1 v2 v3 v5 v6 v7", "votes moss:p3*6,p2*4,p1*4,p4*1")
    assert [honour(scored, seat, "plank-moss") for seat in range(4)] == [3, 5, 9, 0]


@pytest.mark.rule("FALL-F07")
def test_without_a_vote_there_is_nothing_and_places_stay_empty():
    state = over("votes moss:p1*1", seats=2)
    assert honour(state, P1, "plank-moss") == 12
    assert honour(state, P2, "plank-moss") == 0
    assert plank_honour(final("votes -"), CLANS.index("fire")) == []


@pytest.mark.rule("FALL-F08")
def test_most_honour_wins_then_most_votes_then_they_share():
    rich = over("honour p2 attacks*99")
    assert winners(rich) == (P2,)
    assert rich.winners == (P2,)
    last = over("honour p4 attacks*99")
    assert winners(last) == (P4,)
    tied = final("votes -", "honour p2 attacks*50", "honour p3 attacks*50").copy()
    tied.stack.clear()
    assert winners(tied) == (P2, P3)
    more = over("votes moss:p4*1,p3*1,p2*1 ice:p4*1,p3*1,p2*1,p1*1", "honour p1 attacks*90")
    assert winners(more) == (P1,)
    split = final("votes moss:p1*2,p2*1", "honour p1 attacks*1", "honour p2 attacks*1").copy()
    split.stack.clear()
    assert all_votes(split, P1) == 2
    assert winners(split) == (P1,)


def test_every_source_has_its_line():
    state = final().copy()
    state.honour[: len(SOURCES)] = range(1, len(SOURCES) + 1)
    lines = [line for line in score_sheet(state) if line.seat == P1]
    assert [line.amount for line in lines] == list(range(1, len(SOURCES) + 1))
    told = [(line.source, dict(line.parts), line.rule) for line in lines]
    assert told[:6] == [
        ("start", {}, "FALL-S17"),
        ("attacks", {}, "FALL-M09"),
        ("wheel", {}, "FALL-G17"),
        ("defeated", {}, "FALL-W18"),
        ("champions", {}, "FALL-H08"),
        ("consolations", {}, "FALL-H04"),
    ]
    assert told[6:10] == [
        ("domains", {"wave": "i"}, "FALL-P03"),
        ("domains.lost", {"wave": "i"}, "FALL-P04"),
        ("domains", {"wave": "ii"}, "FALL-P03"),
        ("domains.lost", {"wave": "ii"}, "FALL-P04"),
    ]
    assert told[10:22] == [("hall", {"hall": f"h{n}"}, "FALL-F02") for n in range(1, 13)]
    assert told[22] == ("elders", {}, "FALL-F05")
    assert told[23:] == [("plank", {"clan": clan}, "FALL-F06") for clan in CLANS]
