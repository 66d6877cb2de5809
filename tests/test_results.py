"""The result of every game: places, sources of points and what decided it agree with the score sheet."""

from functools import cache

import pytest

import dovre
from dovre.kernel.results import group_of, result_of
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from tests.every import every_mode

NAMES = ("Emma", "Lars", "Zoé", "Ola", "Ingrid")


@cache
def finished(hooks, seats, options):
    """Ends of random games, most of them with different winners."""
    found = [hooks.walk(seats, dict(options))[-1][0]]
    for seed in range(2):
        state = hooks.game.new(seats, seed, dict(options))
        rng = Rng.of(seed, "results")
        while not state.over:
            seat = rng.choice(state.waiting)
            legal = [action for action in state.legal(seat) if action.verb not in hooks.avoided]
            state.play(seat, rng.choice(legal or state.legal(seat)))
        found.append(state)
    return found


def results(hooks, seats, options, lang="en"):
    texts = hooks.game.texts(lang).named(NAMES)
    for state in finished(hooks, seats, tuple(options.items())):
        yield state, result_of(hooks.game, state.view(None), texts)


@every_mode
def test_every_seat_is_placed_once_and_winners_come_first(hooks, seats, options):
    for state, result in results(hooks, seats, options):
        placed = [seat for side in result.sides for seat in side.seats]
        assert sorted(placed) == list(range(seats))
        assert {seat for side in result.sides if side.won for seat in side.seats} == set(state.winners)
        places = [side.place for side in result.sides]
        assert places == sorted(places)
        assert all(side.place == 1 for side in result.sides if side.won)
        assert all(side.place > 1 or not state.winners for side in result.sides if not side.won)
        assert [side.place for side in result.sides] == [
            1 + sum(other.place < side.place for other in result.sides) for side in result.sides
        ]


@every_mode
def test_the_columns_of_sources_add_up_to_the_points(hooks, seats, options):
    for state, result in results(hooks, seats, options):
        for at, side in enumerate(result.sides):
            assert {state.scores[seat] for seat in side.seats} == {side.total}
            assert sum(row.amounts[at] or 0 for row in result.sources) == side.total
        groups = {group_of(line.source) for line in state.score_sheet()}
        assert len(result.sources) == len(groups)


@every_mode
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_told_in_words(hooks, seats, options, lang):
    for _, result in results(hooks, seats, options, lang):
        rows = [row.name for row in result.sources]
        told = [result.words, result.decided, *rows, *(side.note for side in result.sides)]
        assert not any("{" in text for text in told)
        assert all(text[0].isupper() for text in (result.words, *rows))
        assert not set(hooks.words.scores) & set(rows)
        if len(result.sides) > 1 and len([side for side in result.sides if side.won]) == 1:
            ahead = result.sides[0].total - result.sides[1].total
            assert (str(ahead) in result.decided) or ahead <= 0


def test_whoever_reads_is_told_the_same():
    for slug in dovre.slugs():
        game = dovre.game(slug)
        state = game.new(seed=3)
        rng = Rng.of(3, "readers")
        while not state.over:
            seat = rng.choice(state.waiting)
            state.play(seat, rng.choice(state.legal(seat)))
        texts = game.texts("fr").named(NAMES)
        told = {result_of(game, state.view(seat), texts) for seat in (*range(state.seats), None)}
        assert len(told) == 1
