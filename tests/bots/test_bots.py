"""Bots: they get views, they answer what is legal, they repeat themselves, and the better one wins."""

import pytest

import dovre
from dovre.bots import BOTS, UnknownBot, bot
from dovre.kernel.rng import Rng
from tests.play import QUICK_BOTS, random_line


def play(game, names, seed):
    """A whole game between bots, each with a generator of its own."""
    state = game.new(len(names), seed)
    chance = [Rng.of(seed, f"bot{seat}") for seat in range(len(names))]
    while not state.over:
        seat = state.waiting[0]
        state.play(seat, BOTS[names[seat]]().choose(state.view(seat), 0.0, chance[seat]))
    return state


def test_an_unknown_bot_is_refused_with_the_list():
    with pytest.raises(UnknownBot) as caught:
        bot("oracle")
    assert "random, greedy" in caught.value.words("en")
    assert "random, greedy" in caught.value.words("fr")


@pytest.mark.parametrize("slug", dovre.slugs())
@pytest.mark.parametrize("name", QUICK_BOTS)
def test_a_bot_answers_what_is_legal_and_repeats_itself(slug, name):
    game = dovre.game(slug)
    for number, state in enumerate(random_line(game, game.seats[0], 4)):
        if state.over or number % 9:
            continue
        seat = state.waiting[0]
        before = state.digest()
        choices = [bot(name).choose(state.view(seat), 0.0, Rng.of(number)) for _ in range(2)]
        assert choices[0] is choices[1]
        assert choices[0] in state.legal(seat)
        assert state.digest() == before


@pytest.mark.parametrize("slug", dovre.slugs())
def test_advice_values_every_legal_answer_once(slug):
    game = dovre.game(slug)
    for state in random_line(game, game.seats[-1], 8, most=60):
        if state.over:
            break
        seat = state.waiting[0]
        advice = game.advice(state.view(seat))
        assert [action for action, _ in advice] == state.legal(seat)
        assert all(abs(value) < 1000 for _, value in advice)


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.8), (4, 0.45)])
def test_greedy_beats_random(kings, seats, least):
    games = 24
    won = 0.0
    for number in range(games):
        place = number % seats
        names = ["greedy" if seat == place else "random" for seat in range(seats)]
        winners = play(kings, names, number).winners
        won += (place in winners) / len(winners)
    assert won / games >= least
