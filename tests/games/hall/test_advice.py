"""The judgement behind `greedy`: a value for every answer, from the view alone, that wins and comes to an end."""

from __future__ import annotations

from collections import Counter

import pytest

import dovre
from dovre.bots.match import run_match
from dovre.games.hall.advice import advice
from dovre.games.hall.advice.figures import NEVER
from dovre.games.hall.advice.judge import Judge
from dovre.games.hall.components import EFFECT, N_STARTS, TUNNEL_CELLS, TUNNEL_SHAPE
from dovre.games.hall.rules.dig import hammers
from dovre.games.hall.rules.setup import DRAFTED
from dovre.games.hall.state import HallState
from tests import advice as shared
from tests.games.hall.helpers import P1, after, asked, points, stock, table
from tests.games.hall.slowly import dig

GAME = dovre.game("hall")
TABLES = [(2, {}), (2, {"side": "autumn"}), (3, {}), (4, {}), (4, {"teams": "yes"}), (5, {"workshops": "chosen"})]


def questions(seats: int, options: dict[str, str], kind: str, seed: int = 11) -> list[HallState]:
    """The table before every answer of a game, and at its end."""
    return shared.questions(GAME, seats, kind, tuple(options.items()), seed)


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_every_legal_answer_has_a_value(seats: int, options: dict[str, str], kind: str) -> None:
    shared.value_every_answer(GAME, questions(seats, options, kind)[:-1:3])


def test_every_spell_is_worth_casting_at_some_time() -> None:
    """One that nobody thinks of would lie in the Grimoire for nothing."""
    best = dict.fromkeys(EFFECT, NEVER)
    for state in (*questions(3, {}, "greedy")[:-1], *questions(3, {}, "greedy", 12)[:-1]):
        if state.decision(state.waiting[0]).kind == "act":
            judged = Judge(state.view(state.waiting[0])).spells.by_effect
            best = {effect: max(value, judged[effect]()) for effect, value in best.items()}
    assert {effect: value for effect, value in best.items() if value <= 0.0} == {}


def test_every_starting_troll_is_drafted_at_some_time_and_none_always() -> None:
    """Good producers for the middle of the pack, those that bring much for its ends. [HALL-S17]"""
    offered, taken = Counter[int](), Counter[int]()
    for seed in range(40):
        state = GAME.new(2, seed, {})
        while (kind := state.decision(seat := state.waiting[0]).kind) in ("portal", "draft"):
            best, _ = max(advice(state.view(seat)), key=lambda answer: answer[1])
            if kind == "draft":
                offered.update({action.number // DRAFTED for action in state.legal(seat)})
                taken[best.number // DRAFTED] += 1
            state.play(seat, best)
    rates = [taken[start] / offered[start] for start in range(N_STARTS)]
    assert 0.2 < min(rates) <= max(rates) < 0.9


def test_a_hammer_is_worth_the_tunnel_it_opens() -> None:
    """In some turns rubble lies in the way of something better; in others a Hammer opens nothing. [HALL-D13]"""
    opened = [
        Judge(state.view(state.waiting[0])).step_2.hammer_opens
        for state in questions(3, {}, "greedy")[:-1]
        if state.decision(state.waiting[0]).kind == "act"
    ]
    assert min(opened) == 0.0 < max(opened)


def test_a_mix_is_paid_with_what_scores_best() -> None:
    """Three Iron and a Heartstone score as Iron, three Iron and a Stone as Stone. [HALL-D4]"""
    minerals = "stock p1 stone*3 iron*3 heartstone"
    state = after(table(minerals, "now charm=mingled_veins cast=1"), *dig("o4", "p4 q4 p5 q5"))
    while asked(state) == (P1, "pay"):
        best, _ = max(advice(state.view(P1)), key=lambda answer: answer[1])
        state = after(state, best.token)
    assert points(state, P1, "tunnels") == 6
    assert stock(state, P1)["stone"] == 3


def test_a_shape_is_worth_its_best_place_great_halls_included() -> None:
    """Who chooses a shape sees what will be seen when its place is asked for. [HALL-D6, HALL-G3]"""
    rooms = []
    for state in questions(3, {}, "greedy")[:-1]:
        seat = state.waiting[0]
        if state.decision(seat).kind == "lay":
            judge = Judge(state.view(seat))
            rock = judge.step_2.rock
            places = [action.number for action in state.legal(seat)]
            best = rock.best(TUNNEL_SHAPE[places[0]], hammers(state, seat))
            assert best == pytest.approx(max(map(rock.tile, places)))
            rooms += [rock.rooms.made_by(TUNNEL_CELLS[place]) for place in places]
    assert min(rooms) == 0.0 < max(rooms)


def test_one_of_many_runes_is_spent_sooner_than_the_only_one() -> None:
    """Runes lie idle otherwise: there is one Spell a turn. [HALL-P1]"""
    values = []
    for runes in (1, 2, 4):
        state = table(f"stock p1 rune*{runes}", "grimoire earth_ritual")
        values.append(next(value for action, value in advice(state.view(P1)) if action.token == "cast.earth_ritual"))
    assert values[0] < values[1] < values[2]


def test_who_is_not_asked_gets_no_advice() -> None:
    state = GAME.new(3, 5, {})
    idle = next(seat for seat in range(3) if seat not in state.waiting)
    assert advice(state.view(idle)) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_advice_depends_on_the_view_alone(seats: int) -> None:
    shared.judge_believed_tables_alike(GAME, questions(seats, {}, "greedy")[:-1:9])


def test_advice_changes_nothing() -> None:
    shared.leave_all_as_it_was(GAME, questions(3, {}, "greedy")[:-1:9])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random(seats: int) -> None:
    result = run_match(GAME, ["greedy"] + ["random"] * (seats - 1), games=6, seed=41)
    assert result.entrants[0].rate > 0.9


def test_greedy_team_beats_a_random_one() -> None:
    result = run_match(GAME, ["greedy", "random", "random", "greedy"], games=4, seed=43, options={"teams": "yes"})
    assert sum(result.entrants[n].mean for n in (0, 3)) > sum(result.entrants[n].mean for n in (1, 2))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_greedy_games_end_by_the_coronations(seats: int, options: dict[str, str]) -> None:
    """No token is left, somebody has ten Trolls, and it does not take long."""
    state = questions(seats, options, "greedy")[-1]
    assert state.over
    assert not state.coronations
    assert max(state.trolls(seat) for seat in range(seats)) == 10
    assert state.turn < 40 * seats


def test_greedy_scores_well() -> None:
    scores = [score for seed in (1, 2, 11) for score in questions(4, {}, "greedy", seed)[-1].scores]
    assert sum(scores) / len(scores) > 80
