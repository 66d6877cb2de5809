"""The coach: it judges every answer from the view alone, and finds what cost most in a game."""

import pytest

import dovre
from dovre.bots.coach import LEAST_COST, Played, costly_answers, judge
from dovre.kernel.rng import Rng
from tests.play import random_line


@pytest.mark.parametrize("slug", dovre.slugs())
def test_every_answer_is_judged_the_best_first(slug):
    game = dovre.game(slug)
    for number, state in enumerate(random_line(game, game.seats[-1], 3, most=60)):
        if state.over or number % 7:
            continue
        seat = state.waiting[0]
        judged = judge(state.view(seat))
        assert sorted(one.token for one in judged) == sorted(action.token for action in state.legal(seat))
        assert judged[0].less == 0
        assert [one.less for one in judged] == sorted(one.less for one in judged)
        advised = {action.token: value for action, value in game.advice(state.view(seat))}
        assert advised[judged[0].token] == max(advised.values())


def played_by(game, seats, seed, choose):
    """A game in which `choose(state, seat, rng)` gives every answer."""
    state, rng, answers = game.new(seats, seed), Rng.of(seed), []
    while not state.over:
        seat = state.waiting[0]
        action = choose(state, seat, rng)
        answers.append((len(answers) + 1, seat, action.token))
        state.play(seat, action)
    return Played(game.slug, seats, seed, {}, tuple(answers))


@pytest.fixture(scope="module")
def careless():
    return played_by(dovre.game("kings"), 2, 5, lambda state, seat, rng: rng.choice(state.legal(seat)))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_costly_answers_of_a_careless_player_are_found(careless, lang):
    found = costly_answers(careless, 1, lang, ["Emma", "Odd"])
    assert len(found) == 5
    assert [one.less for one in found] == sorted((one.less for one in found), reverse=True)
    assert found[-1].less >= LEAST_COST
    game, numbers = dovre.game("kings"), {one.number: one for one in found}
    state, texts = game.new(2, 5), game.texts(lang).named(["Emma", "Odd"])
    for number, seat, token in careless.answers:
        if number in numbers:
            told, view = numbers.pop(number), state.view(1)
            assert seat == 1
            advice = {action.token: value for action, value in game.advice(view)}
            assert told.less == pytest.approx(max(advice.values()) - advice[token])
            assert told.chosen == game.label(view, game.parse(token), texts)
            assert told.better != told.chosen
            assert told.asked == game.prompt(view.decision, texts)
        state.play(seat, game.parse(token))
    assert not numbers


def test_who_always_takes_the_best_has_nothing_to_regret():
    game = dovre.game("kings")
    played = played_by(game, 2, 5, lambda state, seat, rng: game.parse(judge(state.view(seat))[0].token))
    assert costly_answers(played, 0, "en", ["Emma", "Odd"]) == []
