"""Final scoring (HALL-F): five sources, the best sets, ties."""

from __future__ import annotations

from functools import cache

import pytest

import dovre
from dovre.games.hall.scoring import best_sets
from dovre.games.hall.state import HallState
from dovre.kernel.results import Result, result_of
from tests.games.hall.helpers import MODES, P1, P2, P3, P4, after, hall, points, table, tunnel
from tests.games.hall.slowly import Mountain, lines, rich_game

# a shaft from the Portal of p1 into the yellow zone; one tile in each zone but the first
SHAFT = [tunnel("d2", "p4 p5"), tunnel("i3", "o5 n5 m5"), tunnel("i4", "m6 m7 m8 m9"), tunnel("d2", "m10 l10")]
OVER = ("ask p4 build", "now left=0 stage=1", "coronations -", "crowned 0 0 5 3")


def ended(*more: str, **options: str) -> HallState:
    """The table after the last turn."""
    return after(table(*OVER, *more, **options), "end")


# -- the sources ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-F1", "HALL-D4", "HALL-D5")
def test_tunnels_count_by_size_and_mineral():
    dug = "dug p1 2stone*4 3stone 3iron 3heartstone 4stone 4iron 4heartstone 5stone 5iron 5heartstone*2"
    state = table(dug)
    assert points(state, P1, "tunnels") == 3 + 4 + 5 + 4 + 6 + 8 + 5 + 8 + 22
    assert points(state, P2) == 0
    assert len(lines(state, P1, "tunnels")) == 9


@pytest.mark.rule("HALL-F2")
def test_coronation_tokens_count():
    state = table("coronations -", "crowned 5 0 3 0", "now left=3")
    assert [points(state, seat) for seat in range(4)] == [5, 0, 3, 0]


@pytest.mark.rule("HALL-F3", "HALL-D20")
def test_benefit_tokens_count_for_who_took_them():
    track = "track 2 5 3 4 4 4 4 3 3 5 5 2 2 2 3"
    state = table(track, "taken 1ice:p1 2fire:p2 5moon:p1 3moon:p3")
    assert lines(state, P1, "benefit") == [5, 3]
    assert (points(state, P2), points(state, P3), points(state, P4)) == (4, 3, 0)


@pytest.mark.rule("HALL-F4", "HALL-T12")
def test_leftovers_of_stock_and_trolls_make_sets_and_clan_carts_are_neutral_now():
    pack = "pack p1 1a:start-1:1 2a:fire-1-1:101 2b:ice-1-1:01"
    assert points(table(pack, "stock p1 cart stone"), P1, "sets") == 2  # 3 Stones, 3 Carts
    assert points(table(pack, "stock p1 cart"), P1, "sets") == 1
    assert points(table(pack, "stock p1 stone"), P1, "sets") == 1
    assert points(table(pack), P1, "sets") == 0


@pytest.mark.rule("HALL-F4")
def test_pedestals_are_no_leftover_resources():
    assert points(table("own p1 fire*3 ice*3"), P1) == 0


@cache
def searched(amounts: tuple[int, ...]) -> int:
    """The most sets by trying every trade."""
    best = sum(amount // 3 for amount in amounts)
    if sum(amounts) < 4:
        return best
    return max(best, *(searched(tuple(sorted(rest))) for rest in traded(amounts)))


def traded(amounts: tuple[int, ...]) -> set[tuple[int, ...]]:
    """What four given and one gained can lead to."""
    given = {amounts}
    for _ in range(4):
        given = {(*left[:n], left[n] - 1, *left[n + 1 :]) for left in given for n in range(len(left)) if left[n]}
    return {(*left[:n], left[n] + 1, *left[n + 1 :]) for left in given for n in range(len(left))}


@pytest.mark.rule("HALL-F4")
def test_sets_are_the_most_that_any_trades_can_make():
    """Compared with a search through all trades, on small amounts of all seven resources. (DEC-31)"""
    rng = dovre.Rng.of(31, "sets")
    for _ in range(60):
        amounts = [rng.below(4) for _ in range(7)]
        while sum(amounts) > 14:
            amounts[rng.below(7)] = 0
        assert best_sets(amounts) == searched(tuple(sorted(amounts))), amounts
    for few in ([8, 0, 0], [5, 5, 2], [7, 7, 1], [11, 1, 0], [2, 2, 9], [4, 4, 4]):
        amounts = [*few, 0, 0, 0, 0]
        assert best_sets(amounts) == searched(tuple(sorted(amounts))), amounts


@pytest.mark.rule("HALL-F4")
def test_order_of_the_resources_does_not_matter():
    rng = dovre.Rng.of(32, "sets")
    for _ in range(50):
        amounts = [rng.below(9) for _ in range(7)]
        assert best_sets(amounts) == best_sets(rng.shuffled(amounts))
        assert best_sets([amount + 3 for amount in amounts]) == best_sets(amounts) + 7


# -- Statues ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-F6", "HALL-F8", "HALL-D23")
@pytest.mark.parametrize(
    ("cell", "value"), [("p3", 2), ("p4", 2), ("p5", 4), ("n5", 6), ("m7", 8), ("m8", 8), ("m9", 10), ("m10", 10)]
)
def test_statue_counts_by_the_zone_of_its_cell_and_twice_on_a_pedestal_of_its_clan(cell, value):
    shaft = f"tunnels {' '.join(SHAFT)}"
    assert lines(table(shaft, f"statues {cell}:fire"), P1, "statue") == [value]
    if cell == "p3":
        return  # a Portal has no anchor
    state = table(shaft, f"statues {cell}:fire", f"pedestals {cell}:fire")
    assert lines(state, P1, "statue.pedestal") == [2 * value]
    assert lines(state, P1, "statue") == []
    other = table(shaft, f"statues {cell}:fire", f"pedestals {cell}:ice")
    assert lines(other, P1, "statue", "statue.pedestal") == [value]


@pytest.mark.rule("HALL-F6", "HALL-N8")
def test_buried_statues_score_for_nobody():
    assert set(table(f"tunnels {' '.join(SHAFT[1:])}", "statues n5:fire m9:ice").scores) == {0}


@pytest.mark.rule("HALL-F7")
def test_only_the_most_valuable_statue_of_a_tunnel_scores():
    """DEC-30."""
    shaft = f"tunnels {' '.join(SHAFT)}"
    state = table(shaft, "statues m6:fire m8:ice m9:moon p5:fire")
    assert lines(state, P1, "statue") == [10, 4]
    doubled = table(shaft, "statues m6:fire m8:ice m9:moon p5:fire", "pedestals m6:fire")
    assert lines(doubled, P1, "statue", "statue.pedestal") == [12, 4]


@pytest.mark.rule("HALL-F5", "HALL-F6", "HALL-F7", "HALL-G8", "HALL-G10", "HALL-G11", "HALL-V12")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_halls_and_statues_of_whole_games_are_those_of_a_slow_count(seats, options):
    values = {"treasure": (6, 15), "great_forge": (4, 12), "stonecutter": (3, 12)}
    values |= {"wellspring": (2, 10), "shaman": (1, 9), "chasm": (0, 11)}
    for seed in (3, 4):
        for state in rich_game(seats, seed, **options):
            if state.turn % 5 == 4 and not state.over and state.stage == 0:
                assert_slow_count(state, values)
        assert_slow_count(state, values)


def assert_slow_count(state: HallState, values: dict[str, tuple[int, int]]) -> None:
    mountain = Mountain(state)
    built = [word.split(".")[0][:-1] for word in state.to_data()["halls"]]
    for seat in range(state.seats):
        network = mountain.network(seat)
        for mate in set(range(state.seats)) - set(mountain.opponents(seat)):
            network = network | mountain.network(mate)
        halls = [
            values[name][altar in mountain.statues]
            for name, altar, cells in zip(built, mountain.altars, mountain.halls, strict=True)
            if cells <= network
        ]
        statues = []
        for tunnel_ in mountain.tunnels():
            worth = [
                2 * mountain.zone[cell] * (2 if mountain.pedestals.get(cell) == clan else 1)
                for cell, clan in mountain.statues.items()
                if cell in tunnel_ and cell in network
            ]
            if worth and tunnel_ not in mountain.halls:
                statues.append(max(worth))
        assert lines(state, seat, "hall.bare", "hall.altar") == sorted(halls, reverse=True)
        assert lines(state, seat, "statue", "statue.pedestal") == sorted(statues, reverse=True)


# -- who wins ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-F9")
def test_highest_total_wins():
    state = ended("dug p2 4iron", "dug p3 5iron", "dug p1 3stone*2")
    assert state.scores == (6, 6, 8 + 5, 3)
    assert state.winners == (P3,)


@pytest.mark.rule("HALL-F10")
def test_tie_goes_to_the_lower_sum_of_recruited_levels():
    """Starting Trolls have no level. (DEC-32)"""
    state = ended("dug p1 5iron", "dug p2 5iron", "pack p1 2a:mud-1-1 2b:mud-1-2", "pack p2 2a:mud-1-3")
    assert state.winners == (P2,)
    state = ended("dug p1 5iron", "dug p2 5iron", "pack p1 2a:mud-1-1 2b:mud-1-2", "pack p2 2a:mud-3-3")
    assert state.winners == (P1,)


@pytest.mark.rule("HALL-F10")
def test_tie_in_levels_too_is_a_shared_victory():
    """One with two Trolls of level 1, one with one of level 2. (DEC-32)"""
    state = ended("dug p1 5iron", "dug p2 5iron", "pack p1 2a:mud-1-1 2b:mud-1-2", "pack p2 2a:mud-2-3")
    assert state.winners == (P1, P2)


@pytest.mark.rule("HALL-F10")
def test_levels_matter_only_in_a_tie():
    state = ended("dug p1 5iron", "dug p2 5heartstone", "pack p2 2a:mud-3-1 2b:mud-3-2")
    assert state.winners == (P2,)


@pytest.mark.rule("HALL-F10", "HALL-V13")
def test_teams_tie_by_the_levels_of_both_members():
    """DEC-37."""
    packs = ("pack p1 2a:mud-1-1", "pack p4 2a:mud-1-2", "pack p2 2a:mud-3-1")
    state = ended("dug p1 5iron", "dug p2 4iron", *packs, teams="yes")
    assert state.scores == (8 + 3, 6 + 5, 6 + 5, 8 + 3)
    assert state.winners == (P1, P4)


def result(state: HallState, lang: str = "en") -> Result:
    game = dovre.game("hall")
    return result_of(game, state.view(None), game.texts(lang).named(("Anna", "Bo", "Cyr", "Dag")))


@pytest.mark.rule("HALL-F10")
def test_the_result_says_what_broke_a_tie():
    told = result(ended("dug p1 5iron", "dug p2 5iron", "pack p1 2a:mud-1-1 2b:mud-1-2", "pack p2 2a:mud-1-3"))
    assert [(side.seats, side.place, side.note) for side in told.sides[:2]] == [
        ((P2,), 1, "levels recruited: 1"),
        ((P1,), 2, "levels recruited: 2"),
    ]
    assert told.decided == ("Level on points with Anna. With equal Honor, the lower sum of recruited levels decides.")
    shared = result(ended("dug p1 5iron", "dug p2 5iron", "pack p1 2a:mud-1-1 2b:mud-1-2", "pack p2 2a:mud-2-3"))
    assert [side.place for side in shared.sides[:2]] == [1, 1]
    assert shared.decided == "Level at 8 points."


@pytest.mark.rule("HALL-V2")
def test_a_team_is_one_column_of_the_result():
    told = result(ended("dug p1 5iron", "dug p2 4iron", "dug p3 4iron", teams="yes"), "fr")
    assert [side.seats for side in told.sides] == [(1, 2), (0, 3)]
    assert {row.name: row.amounts for row in told.sources}["Tunnels"] == (12, 8)
    assert told.decided.startswith("6 points d'avance sur Anna et Dag. Tunnels\u00a0: 12 contre 8")


@pytest.mark.rule("HALL-F11")
def test_totals_may_exceed_a_hundred():
    """DEC-42."""
    assert table("dug p1 5heartstone*10").scores[P1] == 110


@pytest.mark.rule("HALL-F9")
def test_nobody_has_won_while_the_game_runs():
    assert table("dug p1 5iron").winners == ()


@pytest.mark.rule("HALL-F1")
def test_sheet_has_its_sources_in_the_order_of_the_rules():
    state = table(
        f"tunnels {' '.join(SHAFT)} {tunnel('i4', 'n6 o6 p6 q6')}",
        f"halls {hall('wellspring', 'n5 o5 p5 n6 o6 p6')}",
        "dug p1 5iron",
        "crowned 5 0 0 0",
        "coronations 3",
        "taken 5moon:p1",
        "stock p1 stone*3",
        "statues m9:fire",
    )
    sources = [line.source for line in state.score_sheet() if line.seat == P1]
    assert list(dict.fromkeys(sources)) == ["tunnels", "coronation", "benefit", "sets", "hall.bare", "statue"]
