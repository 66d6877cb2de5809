"""The judgement behind `greedy`: a value for every answer, from the view alone, that wins and comes to an end."""

from __future__ import annotations

import pytest

from dovre.bots.match import run_match
from dovre.games.towers.advice import advice
from dovre.games.towers.advice.judge import Judge
from dovre.games.towers.components import BOSS_LIFE, GUARDS
from dovre.games.towers.decisions import FLOW
from dovre.games.towers.game import GAME
from dovre.games.towers.state import TowersState
from tests import advice as shared
from tests.games.towers.figures import TowersFigures
from tests.games.towers.helpers import LONG, P1, P2, after, dawn, dusk, night, on, table

MODES = [(1, "standard"), (2, "standard"), (3, "intro"), (4, "standard")]


def questions(seats: int, mode: str, kind: str) -> list[TowersState]:
    """The table before every answer of a game, and at its end."""
    mode_of_many = (("mode", mode),) if seats > 1 else ()
    return shared.questions(GAME, seats, kind, (("level", "extreme"), *mode_of_many))


def values(state: TowersState, seat: int = P1) -> dict[str, float]:
    return shared.values(GAME, state, seat)


def best(state: TowersState, seat: int = P1) -> str:
    return shared.best(GAME, state, seat)


# -- laws -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "mode"), MODES)
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_every_legal_answer_has_a_value(seats: int, mode: str, kind: str) -> None:
    shared.value_every_answer(GAME, questions(seats, mode, kind)[:-1])


def test_every_question_has_a_judge() -> None:
    judge = Judge(GAME.new(2, 3, {}).view(0))
    asked = {kind for kind, ask in zip(FLOW.names, FLOW.options, strict=True) if ask is not None}
    assert asked == set(judge.questions)


def test_who_is_not_asked_gets_no_advice() -> None:
    state = table()
    assert advice(state.view(P2)) == []
    assert advice(state.view(None)) == []


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_advice_depends_on_the_view_alone(seats: int, mode: str) -> None:
    shared.judge_believed_tables_alike(GAME, questions(seats, mode, "greedy")[:-1:7])


def test_advice_changes_nothing() -> None:
    shared.leave_all_as_it_was(GAME, questions(4, "standard", "greedy")[:-1:9])


# -- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    result = run_match(GAME, ["greedy"] + ["random"] * (seats - 1), games=6, seed=41)
    assert result.entrants[0].rate > 0.8


def test_greedy_catches_the_boss_alone_and_random_does_not() -> None:
    rates = []
    for name in ("greedy", "random"):
        figures = TowersFigures(1)
        figures.play(GAME, 8, {"level": "medium"}, [name])
        rates.append(figures.caught / figures.games)
    assert rates[0] > 0.6
    assert rates[1] < 0.2


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_greedy_games_come_to_an_end(seats: int, mode: str) -> None:
    state = questions(seats, mode, "greedy")[-1]
    assert state.over
    assert BOSS_LIFE in state.damage or 0 in state.guards
    assert state.round < 20


# -- the path ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_the_path_is_lengthened_in_time(seats: int, mode: str) -> None:
    """After two rounds there are eight cells or more, later a dozen, one path with another."""
    for state in questions(seats, mode, "greedy"):
        if state.round > 2:
            assert sum(way.length for way in state.way) >= 8 * seats
        if state.round > 5:
            assert sum(way.length for way in state.way) >= 12 * seats


def test_a_tile_does_not_close_the_path() -> None:
    """Of all ways to lay a tile, one that leaves room for the next is taken."""
    for state in questions(2, "standard", "greedy")[:-1]:
        seat = state.waiting[0]
        if state.view(seat).decision.kind == "lay" and len(state.tiles[seat]) > 4:
            laid = after(state, best(state, seat))
            assert not laid.banned[seat]


# -- towers -----------------------------------------------------------------------------------------------------------

BUILD = "ask p1 day 1, p1 after, p1 build 1 -1"


def test_a_tower_stands_where_the_creature_will() -> None:
    """A spider on the third cell will stand on the sixth at Dawn: a yellow tower beside it."""
    state = table(BUILD, f"path p1 {LONG}", "creatures p1 spider1:c3!", "pile p1 orc orc boss orc goblin")
    verb, colour, spot = best(state).split(".")
    assert (verb, colour) == ("build", "yellow")
    built = after(state, f"build.yellow.{spot}")
    assert built.way[P1].cover[built.towers[P1][0] >> 3] >> 5 & 1


def test_the_third_tower_of_a_colour_takes_a_trophy() -> None:
    lines = (BUILD, f"path p1 {LONG}", "towers p1 c2se:red c5se:red", "creatures p1 orc1:c1")
    plain = values(table(*lines, "trophies t05 t06 t07 t08"))
    prized = values(table(*lines, "trophies t01 t05 t07 t08"))
    gain = {token: prized[token] - plain[token] for token in plain}
    assert max(gain, key=lambda token: gain[token]).startswith("build.red")
    assert best(table(*lines, "trophies t01 t05 t07 t08")).startswith("build.red")


def test_a_double_cannon_is_upgraded_where_goblins_come() -> None:
    state = table(
        "ask p1 day 1, p1 spent 0, p1 upgrade -1 0",
        "played q01",
        f"path p1 {LONG}",
        "towers p1 c2se:red c9sw:blue",
        "creatures p1 goblin1:c1 goblin2:c2",
    )
    assert best(state) == "tower.c2se"


# -- Dawn -------------------------------------------------------------------------------------------------------------


def test_a_wounded_monster_is_captured() -> None:
    state = dawn(f"path p1 {LONG}", "towers p1 c6se:red", "creatures p1 goblin1:c6 goblin2:c9!")
    assert best(state) == "fire.c6se.goblin2"


def test_a_plain_blue_tower_spares_itself_where_it_can() -> None:
    """The boss rather than a healthy orc, whose wound would cost the tower. TOWR-C05"""
    state = dawn(f"path p1 {LONG}", "towers p1 c6se:blue", "creatures p1 orc1:c8 boss1:c9")
    assert best(state) == "fire.c6se.boss1"


def test_the_last_damage_ends_the_game_for_whoever_leads() -> None:
    lines = (f"path p1 {LONG}", "towers p1 c6se:red", "creatures p1 goblin1:c6! boss1:c6!", "trophies t06 t09 t10 t11")
    assert best(dawn(*lines, "damage 9 0")) == "fire.c6se.boss1"
    behind = dawn(*lines, "damage 9 9", "guards 6 15", "creatures p2 boss2:c1!")
    assert best(behind) == "fire.c6se.goblin1"


def test_a_double_cannon_takes_two_wounded_ones() -> None:
    state = dawn("towers p1 c2se:red+", "creatures p1 goblin1:c3! goblin2:c4!")
    assert best(after(state, "fire.c2se.goblin1")) == "creature.goblin2"


def test_an_aura_saves_a_tower_that_is_needed() -> None:
    state = dawn(
        f"path p1 {LONG}",
        "towers p1 c6se:blue+",
        "creatures p1 orc1:c6 orc2:c3 boss1:c1",
        "now round=6",
    )
    assert best(after(state, "fire.c6se.orc1")) == "aura.c6se"


# -- the Night --------------------------------------------------------------------------------------------------------


def test_a_trap_stops_what_would_enter_the_city() -> None:
    """A spider passes before a trap on the way to the city; beyond the towers it would be lost."""
    state = night(f"path p1 {LONG}", "towers p1 c9sw:yellow+ c5se:yellow", "creatures p1 spider1:c7")
    while state.view(P1).decision is not None and state.view(P1).decision.kind == "trap":
        state = after(state, best(state))
    assert state.guards[P1] == GUARDS
    assert "spider1" in on(state, P1)


# -- cards ------------------------------------------------------------------------------------------------------------


def test_guards_are_regained_before_the_city_falls() -> None:
    lines = ("hand p1 q21", "ask p1 day 1, p1 card 0", f"path p1 {LONG}")
    assert best(table(*lines, "guards 4 15")) == "use.q21"
    assert best(table(*lines, "guards 15 15")) != "use.q21"


def test_the_lancer_strikes_what_is_before_the_city() -> None:
    state = table("hand p1 h02", f"path p1 {LONG}", "creatures p1 spider1:c10 goblin1:c1")
    assert best(after(state, "act.card", "use.h02")) == "creature.spider1"


def test_crystals_are_taken_from_the_market_when_there_are_none() -> None:
    assert best(table("ask p1 day 1, p1 after, p1 market", "market q10 q19 q20", "crystals 0 0")) == "use.q10"


def test_a_monster_is_sent_to_where_it_hurts() -> None:
    state = table(
        "hand p1 q18",
        f"path p1 {LONG}",
        f"path p2 {LONG}",
        "creatures p1 spider1:c10 goblin1:c1",
        "creatures p2 goblin5:c1 goblin6:c10",
    )
    state = after(state, "act.card", "use.q18")
    assert best(state) == "creature.spider1"
    assert best(after(state, "creature.spider1")) == "place.p2.c10"


def test_sappers_are_for_the_last_token() -> None:
    """A structure is destroyed where that takes the trophy, and seldom else."""
    lines = ("hand p1 q20", "ask p1 day 1, p1 card 0", "towers p2 c2se:red", f"path p1 {LONG}")
    assert best(table(*lines, "trophies t06 t08 t09 t10", "wrecks 1 0")) == "use.q20"
    assert best(table(*lines, "trophies t07 t08 t09 t10")) != "use.q20"


# -- Dusk -------------------------------------------------------------------------------------------------------------


def test_a_ransom_is_paid_for_a_tower_that_works() -> None:
    busy = ("towers p2 c6se:red", f"path p2 {LONG}", "creatures p2 goblin5:c5! goblin6:c4! boss2:c3", "now round=6")
    state = dusk("e01", *busy)
    assert state.waiting == (P2,)
    assert best(state, P2) == "pay"


def test_the_worst_card_is_discarded() -> None:
    state = dusk("x03", "hand p1 q10 q19", level="extreme")
    assert best(state) == "discard.q19"


def test_the_busiest_tower_is_not_silenced() -> None:
    state = dusk("e09", f"path p1 {LONG}", "towers p1 c6se:red c1ne:red", "creatures p1 goblin1:c7! goblin2:c6!")
    assert best(state) == "tower.c1ne"
