"""Search: honest, reproducible, in time, for any game; and the judgement on states that games bring for it."""

from __future__ import annotations

import pickle
from time import monotonic

import pytest

import dovre
from dovre.bots import bot
from dovre.bots.budget import Budget
from dovre.bots.findings import Finding, added
from dovre.bots.levels import LEVELS, SLACK
from dovre.bots.mcts import Mcts
from dovre.bots.plans import LEAST, Others, PlanSearch, _in_question
from dovre.bots.reward import Rewards
from dovre.bots.tree import TreeSearch
from dovre.kernel.rng import Rng
from tests.advice import questions
from tests.gains import gains
from tests.play import random_line

KINGS = dovre.game("kings")


def some(game, seats, kind="random", every=17):
    """Some tables of a game on which somebody is asked."""
    return [state for state in questions(game, seats, kind)[::every] if not state.over]


# -- the search ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", dovre.slugs())
def test_the_same_view_and_chance_give_the_same_answer(slug):
    game = dovre.game(slug)
    for state in some(game, game.seats[-1], every=150):
        view = state.view(state.waiting[0])
        first, again = (Mcts(sims=3).choose(view, 0.0, Rng.of(4)) for _ in range(2))
        assert first is again
        assert first in view.legal


def test_a_plan_is_kept_while_the_table_shows_what_it_expects():
    game = dovre.game("hall")
    state = next(table for table in questions(game, 2, "greedy") if table.turn == 5)
    player = Mcts(sims=8)
    seat = state.waiting[0]
    state = state.copy()
    state.play(seat, player.choose(state.view(seat), 0.0, Rng.of(1)))
    kept = list(player.plan)
    followed = 0
    while state.turn == 5 and not state.over:
        view = state.view(seat)
        planned = [action for expected, action in kept if expected == view]
        answer = player.choose(view, 0.0, Rng.of(2))
        if planned and len(view.legal) > 1:
            assert answer is planned[0]
            followed += 1
        state.play(seat, answer)
    assert followed
    other = game.new(2, 99)
    assert all(expected != other.view(other.waiting[0]) for expected, _ in player.plan)


@pytest.mark.parametrize("slug", ["kings", "hall"])
def test_seconds_are_kept(slug):
    game = dovre.game(slug)
    state = questions(game, 2, "greedy")[40]
    view = state.view(state.waiting[0])
    began = monotonic()
    assert Mcts().choose(view, 0.3, Rng.of(1)) in view.legal
    assert monotonic() - began < 2.0  # the machine may be busy; two seconds are what a level may take at most


def test_a_budget_counts_or_looks_at_the_clock():
    budget = Budget(2)
    assert (budget.spent, budget.late) == (False, False)
    budget.done = 2
    assert budget.spent
    assert not budget.late
    assert Budget(0, 1e-9).spent
    assert Budget(10, 0.0).used(0.0)
    assert not Budget(10, 0.0).used(0.5)


@pytest.mark.parametrize("slug", ["kings", "hall"])
def test_processes_share_a_search_and_repeat_themselves(slug):
    state = questions(dovre.game(slug), 2, "greedy")[30]
    view = state.view(state.waiting[0])
    first, again = (Mcts(sims=9, processes=2).choose(view, 0.0, Rng.of(4)) for _ in range(2))
    assert first is again
    assert first in view.legal
    assert bot("mcts:processes=2").choose(view, 0.3, Rng.of(5)) in view.legal


def test_what_several_searches_found_is_added_up():
    one, other = KINGS.alphabet.of("draw")[:2]
    found = added([Finding([one], 1, 0.5, 0.1), Finding([other], 2, 1.0, 0.2), Finding([one, other], 3, 1.5, 0.1)])
    assert [(plan.line, plan.tries, plan.mean) for plan in found] == [([one, other], 4, 0.5), ([other], 2, 0.5)]
    plans = added([*found, Finding([one], 1, 0.5, 0.1), Finding([one, other], 2, 1.5, 0.1)], whole=True)
    assert [(plan.line, plan.tries) for plan in plans] == [([one, other], 6), ([other], 2), ([one], 1)]


def test_what_advice_alone_would_do_is_not_added_to_a_plan_that_begins_alike():
    one, other = KINGS.alphabet.of("draw")[:2]
    usual, plan = Finding([one], 5, 0.0, 0.0, 0.0, is_usual=True), Finding([one, other], 5, 2.0, 0.0, 1.0)
    found = added([usual, plan, pickle.loads(pickle.dumps(usual)), plan])
    assert [(one.line, one.tries, one.total, one.is_usual) for one in found] == [
        ([one], 10, 0.0, True),
        ([one, other], 10, 4.0, False),
    ]


def test_plans_are_dropped_once_another_one_is_surely_better():
    usual = Finding([], 10, 0.0, 0.0, 0.0, is_usual=True)
    better, close, worse = (Finding([], 10, total, 0.0, total * total / 10 + 0.01) for total in (1.0, 0.9, -1.0))
    unsure = Finding([], 10, -1.0, 0.0, 20.0)
    assert _in_question([usual, better, close, worse, unsure]) == [usual, better, close, unsure]
    assert _in_question([usual, worse]) == [usual]
    assert _in_question([usual, better, worse]) == [usual]  # nothing is left to find out
    alike = [Finding([], 10, 1.0, 0.0, 0.0) for _ in range(2)]
    assert _in_question([usual, *alike]) == [usual]  # they always bring the same


@pytest.mark.parametrize("slug", ["hall", "princesses"])
def test_plans_that_begin_alike_are_tried_too_and_the_better_ones_more_often(slug):
    """A question may have few answers and a turn many: a plan for each first answer alone would miss most of it."""
    game = dovre.game(slug)
    table = next(state for state in some(game, 2, "greedy", every=31)[1:] if len(state.legal(state.waiting[0])) == 3)
    search = PlanSearch(game, table.view(table.waiting[0]), Rng.of(1))
    search.run(Budget(200))
    usual, *plans = search.tried
    assert len(plans) > 3
    assert len({tuple(plan.line) for plan in plans}) == len(plans)
    assert usual.tries == max(plan.tries for plan in plans) > min(plan.tries for plan in plans) > 0
    best = search.best_of(search.findings())
    assert best.is_usual or 2 * best.tries >= usual.tries


@pytest.mark.parametrize("slug", ["hall", "fall"])
def test_others_answer_alike_whatever_the_plan(slug):
    """What they answer is thought out at the first plan, and again only where it has become illegal."""
    game = dovre.game(slug)
    table = next(state for state in some(game, 3, "greedy", every=40)[1:] if len(state.legal(state.waiting[0])) > 4)
    seat = table.waiting[0]
    thought: list[int] = []

    class Search(PlanSearch):
        def _greedy(self, state, seat):
            thought.append(seat)
            return super()._greedy(state, seat)

    search = Search(game, table.view(seat), Rng.of(1))
    search.start = game.turns(table)
    others, ends, counts = Others(), [], []
    for plan in ([], [], [table.legal(seat)[0]]):
        state = table.copy()
        assert search._play_line(state, plan, others, Budget(0))
        ends.append(state.digest())
        counts.append(sum(one != seat for one in thought))
        thought.clear()
    assert ends[0] == ends[1]
    assert counts[0] > counts[2] >= counts[1] == 0


def test_a_search_ends_when_nothing_is_left_to_find_out():
    """The last turn of `hall` for two: everything lies open, so plans bring the same on each table."""
    game = dovre.game("hall")
    tables = [table for table in questions(game, 2, "greedy") if not table.over]
    state = next(table for table in reversed(tables) if len(table.legal(table.waiting[0])) > 9)
    search = PlanSearch(game, state.view(state.waiting[0]), Rng.of(1))
    search.run(Budget(2_000))
    assert len(search.tried) > 1
    assert min(plan.tries for plan in search.tried) == LEAST < 100 > max(plan.tries for plan in search.tried)


def test_it_takes_what_wins_at_once(draft):
    """Seven cards in a row, the highest sum wins: the first card is the best."""
    state = draft.new(2, 1)
    view = state.view(0)
    assert str(Mcts(sims=60).choose(view, 0.0, Rng.of(1))) == "take.c6"


def test_sealed_answers_are_chosen_without_a_look_at_the_others(feast):
    """What others have sealed is dealt anew; the choice is the same whether they have answered or what they gave."""
    state = feast.new(3, 2)
    choices = []
    for dish in state.legal(1):
        table = state.copy()
        table.play(1, dish)
        choices.append(Mcts(sims=20).choose(table.view(0), 0.0, Rng.of(3)))
    assert len(set(choices)) == 1


def test_a_whole_game_of_sealed_answers_and_one_for_one_seat(feast, solo):
    for game, seats in ((feast, 3), (solo, 1)):
        state = game.new(seats, 5)
        while not state.over:
            seat = state.waiting[-1]
            view = state.view(seat)
            answer = Mcts(sims=12).choose(view, 0.0, Rng.of(6))
            assert answer in view.legal
            state.play(seat, answer)


@pytest.mark.parametrize("slug", dovre.slugs())
def test_both_ways_to_search_work_in_every_game(slug):
    """A game says which one suits it; the other one answers too."""
    game = dovre.game(slug)
    state = some(game, game.seats[-1], every=90)[0]
    view = state.view(state.waiting[0])
    for kind in (TreeSearch, PlanSearch):
        search = kind(game, view, Rng.of(1))
        search.run(Budget(2))
        assert search.best() in view.legal


def test_search_beats_greedy_where_it_can_see_the_end():
    """The last turns of `kings`, from both seats: a search of a moment gets more out of them than advice alone."""
    gained = 0
    for seed in range(6):
        line = questions(KINGS, 2, "greedy", (), 40 + seed)
        late = next(state for state in line if len(state.deck) == 7)
        for searching in (0, 1):
            state = late.copy()
            rng = Rng.of(seed)
            while not state.over:
                seat = state.waiting[0]
                player = Mcts(sims=120) if seat == searching else bot("greedy")
                state.play(seat, player.choose(state.view(seat), 0.0, rng))
            gained += state.scores[searching] - line[-1].scores[searching]
    assert gained > 0


# -- what games bring -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", dovre.slugs())
def test_a_policy_knows_what_its_seat_knows(slug):
    game = dovre.game(slug)
    rng = Rng.of(8)
    for seats in (game.seats[0], game.seats[-1]):
        for number, state in enumerate(some(game, seats, every=13)):
            for seat in state.waiting:
                believed = game.determinize(state.view(seat), rng)
                answers = [game.policy(table, seat, Rng.of(number)) for table in (state, believed)]
                assert answers[0] is answers[1]
                assert answers[0] in state.legal(seat)
                assert game.usual(state, seat) is game.usual(believed, seat)
                assert game.usual(state, seat) in (None, *state.legal(seat))


@pytest.mark.parametrize("slug", dovre.slugs())
def test_a_likely_answer_is_one_that_advice_thinks_well_of(slug):
    """Plans are played on by it; at a quick look it may differ a little from the best one."""
    game = dovre.game(slug)
    for seats in (game.seats[0], game.seats[-1]):
        for state in some(game, seats, every=23):
            view = state.view(state.waiting[0])
            worth = dict(game.advice(view))
            answer = game.likely(view)
            assert answer is game.likely(view)
            assert worth[answer] >= max(worth.values()) - 0.25 * game.spread


def test_advice_in_fall_is_the_same_whatever_was_asked_before():
    """It keeps what it found out about a table for the next question; what it keeps is true."""
    game = dovre.game("fall")
    views = [state.view(state.waiting[0]) for state in questions(game, 3, "greedy")[:80] if not state.over]
    in_turn = [game.advice(view) for view in views]
    assert [game.advice(view) for view in reversed(views)] == in_turn[::-1]


@pytest.mark.parametrize("slug", dovre.slugs())
def test_an_estimate_ends_as_the_scores_and_turns_are_counted(slug):
    game = dovre.game(slug)
    for seats in (game.seats[0], game.seats[-1]):
        line = random_line(game, seats, 11)
        assert list(game.estimate(line[-1])) == list(line[-1].scores)
        before = 0
        for number, state in enumerate(line[:-1]):
            assert game.turns(state) >= before
            before = game.turns(state)
            if number % 9 == 0:
                digest = state.digest()
                points = game.estimate(state)
                assert len(points) == seats
                assert all(abs(point) < 1000 for point in points)
                assert state.digest() == digest


def test_rewards_are_for_being_ahead_and_for_winning():
    hall = dovre.game("hall")
    teams = random_line(hall, 4, 3, {"teams": "yes"}, most=3)[-1]
    assert Rewards(hall, teams.view(0)).rivals == [[1, 2], [0, 3], [0, 3], [1, 2]]
    end = random_line(KINGS, 3, 2)[-1]
    rewards = Rewards(KINGS, end.view(0)).of(end)
    assert max(rewards) == rewards[end.winners[0]] > 0.5 > min(rewards)


# -- levels ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", dovre.slugs())
def test_a_gentle_player_takes_no_poor_answer(slug):
    game = dovre.game(slug)
    for number, state in enumerate(some(game, 2, every=13)):
        view = state.view(state.waiting[0])
        worth = dict(game.advice(view))
        chosen = {bot("gentle").choose(view, 0.0, Rng.of(number, str(n))) for n in range(8)}
        assert min(worth[action] for action in chosen) >= max(worth.values()) - SLACK


def test_levels_are_bots():
    state = KINGS.new(2, 3)
    view = state.view(state.waiting[0])
    for name in LEVELS:
        assert bot(name).choose(view, 0.05, Rng.of(1)) in view.legal


def test_what_a_search_gains_can_be_measured():
    """A search that may not think follows advice and gains nothing; one that may finds something in a few turns."""
    assert [one.points for one in gains("hall", 2, sims=1, count=2, tables=1)] == [0.0, 0.0]
    found = gains("hall", 2, sims=40, count=3, tables=2)
    assert len(found) == 3
    assert any(one.points for one in found)
