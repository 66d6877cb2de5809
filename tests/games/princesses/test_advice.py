"""The judgement behind `greedy`: a value for every answer, from the view alone, that wins and plans ahead."""

from __future__ import annotations

import pytest

from dovre.bots.match import run_match
from dovre.games.princesses.advice import advice
from dovre.games.princesses.advice.judge import Judge
from dovre.games.princesses.advice.worth import set_worth
from dovre.games.princesses.decisions import FLOW
from dovre.games.princesses.game import GAME
from dovre.games.princesses.rules.network import sealed
from dovre.games.princesses.scoring import set_points
from dovre.games.princesses.state import PrincessesState
from tests import advice as shared
from tests.games.princesses.helpers import MODES, P1, acting, after, table


def questions(seats: int, kind: str, options: tuple[tuple[str, str], ...] = ()) -> list[PrincessesState]:
    """The table before every answer of a game, and at its end."""
    return shared.questions(GAME, seats, kind, options)


def values(state: PrincessesState) -> dict[str, float]:
    return shared.values(GAME, state)


def best(state: PrincessesState) -> str:
    return shared.best(GAME, state)


def through(state: PrincessesState, limit: int = 30) -> list[str]:
    """The best answers of this turn, one after the other."""
    seat, found = state.waiting[0], []
    while state.waiting == (seat,) and state.phase in (1, 2, 3) and len(found) < limit:
        found.append(best(state))
        state = after(state, found[-1])
    return found


# -- laws -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_every_legal_answer_has_a_value(seats: int, options: dict[str, str], kind: str) -> None:
    shared.value_every_answer(GAME, questions(seats, kind, tuple(options.items()))[:-1:5])


def test_every_question_has_a_judge() -> None:
    asked = {kind for kind, ask in zip(FLOW.names, FLOW.options, strict=True) if ask is not None}
    judge = Judge(table().view(P1))
    assert {*judge.questions, *judge.turn_questions} == asked


def test_who_is_not_asked_gets_no_advice() -> None:
    assert advice(table().view(1)) == []
    assert advice(table().view(None)) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_advice_depends_on_the_view_alone(seats: int) -> None:
    shared.judge_believed_tables_alike(GAME, questions(seats, "greedy")[:-1:13])


def test_trying_things_out_leaves_the_table_as_it_was() -> None:
    for number, state in enumerate(questions(3, "greedy")):
        if number % 13 == 0 and not state.over:
            judge = Judge(state.view(state.waiting[0]))
            before = judge.table.digest(), list(judge.values())
            assert (judge.table.digest(), list(judge.values())) == before


def test_a_field_full_of_goods_is_judged_too() -> None:
    assert best(table("goods p1 obsidian*90 gold*90 diamond*90"))


# -- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    result = run_match(GAME, ["greedy"] + ["random"] * (seats - 1), games=seats, seed=41)
    assert result.entrants[0].rate == 1
    assert result.entrants[0].mean > 45


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_networks_stay_open(seats: int) -> None:
    """Nobody closes the own network for nothing. [GAP-08]"""
    end = questions(seats, "greedy")[-1]
    assert not any(sealed(end, seat) for seat in range(seats))


@pytest.mark.parametrize("row", ["v01 v03 v05 v07 v13", "v01 v03 p01 v07 v13"])
def test_a_victory_tile_is_not_laid_where_it_would_close_the_network(row: str) -> None:
    """One cell is left, and all that would lie there is a dead end, or one tile that is not."""
    state = acting("building", 2, "goods p1 obsidian", "network p1 r01.a16.2 v11.b15.0", f"tile_row {row}")
    found = through(state)
    assert not {"tile.v01", "tile.v03", "tile.v07", "tile.v13"} & set(found[: found.index("end")])
    assert ("tile.p01" in found) == ("p01" in row)


# -- judgement --------------------------------------------------------------------------------------------------------

TOWER = "stock ii:bell*3,outpost*3,changeling,human,princess"
BED = "network p1 p01.a16.0"


def test_a_princess_in_reach_is_captured() -> None:
    state = acting("ii", 5, TOWER, BED, "goods p1 diamond gold*2", "power 3 0 0")
    assert best(state) == "do.princess"


def test_a_troll_goes_where_its_points_suffice_for_a_princess() -> None:
    lines = ("trolls p1 ii*3 mining", "king ii", TOWER, BED, "goods p1 diamond", "power 2 0 0", "now round=6")
    found = through(table(*lines))
    assert "do.princess" in found


def test_both_moves_are_planned_together() -> None:
    """Obsidian is mined first, and pays for a bell in the same turn."""
    lines = (
        "trolls p1 ii*2 mining*2",
        "trolls p2 ii",
        "network p1 b01.a16.0",
        "goods p1 obsidian",
        "covers 2 3 3",
        "now round=11",
    )
    found = through(table(*lines))
    assert "do.mine_obsidian" in found
    assert found.index("do.bell") > found.index("do.mine_obsidian")


def test_a_challenge_is_claimed_at_once() -> None:
    lines = ("challenges rc01 rc06 rc11 rc14", "network p1 p01.a16.0 p02.a17.0 p03.a15.0")
    assert best(table(*lines)) == "claim.rc01"


def test_the_better_bonus_is_taken() -> None:
    """Of two outpost slots the one that gives a diamond."""
    state = acting(
        "building",
        3,
        "network p1 r09.a16.0 r08.a17.0",
        "vacant p1 op_obs",
        "outposts p1 i",
        "stored p1 board-1",
        "stock i:bell*3,outpost*2,changeling,human",
    )
    state = after(state, "do.outpost", "vacate.op_dia", "village.i")
    assert best(state) == "store.r08"


def test_in_the_last_phase_only_points_count() -> None:
    """Goods that nobody will spend are left, points are taken."""
    state = acting("troll_power", 2, "power 1 0 0", "card_row tb2a ts2a tt1a tb3a ts3a", phase=3, round=11)
    found = values(state)
    assert found["do.buy"] > found["end"] == pytest.approx(found["do.receive"])


def test_a_human_is_not_put_on_the_last_cauldron() -> None:
    lines = ("goods p1 gold", "power 1 0 0", "trolls p1 i*2 building*3", "humans p1 building")
    state = after(acting("i", 2, *lines), "do.human")
    assert best(state) != "cave.building"


def test_what_is_rare_is_not_spent() -> None:
    """Two gold pay for a changeling, and the diamond is kept for the princess."""
    state = acting("ii", 7, "goods p1 gold*4 diamond", "power 4 0 0", BED, TOWER)
    assert best(after(state, "do.changeling")) == "pay.gold"


def test_a_princess_tile_is_placed_where_it_makes_sites() -> None:
    state = acting("building", 2, "goods p1 obsidian", "network p1 r01.a16.2", "tile_row p10 p01 p02 p03 p05")
    state = after(state, "do.build", "tile.p10")
    before = sum(state.sites[:3])
    assert sum(after(state, best(state)).sites[:3]) > before


@pytest.mark.parametrize("counts", [(0, 0, 0), (3, 2, 1), (2, 2, 2), (4, 0, 1)])
def test_sets_are_exact_at_the_end(counts: tuple[int, int, int]) -> None:
    assert set_worth(counts, 0.0) == sum(set_points(counts))
    assert set_worth((2, 2, 2), 1.0) > set_worth((4, 1, 1), 1.0)
