"""The laws of `kernel/check.py` on every game of the house; hypothesis shrinks what breaks them to a short line."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import dovre
from dovre.kernel import check
from dovre.kernel.rng import Rng

TABLES = [
    pytest.param(slug, seats, options, id=f"{slug}-{seats}-{'-'.join(options.values())}")
    for slug in dovre.slugs()
    for seats in dovre.game(slug).seats
    for options in check.option_sets(dovre.game(slug), seats)
]


EVERY = 8  # a costly law is tried at one state in so many; `--long` tries them all


def telling(tables):
    """Of each game the fewest tables, in their order, that show every seat count and every choice of an option."""
    shown = set()
    for table in tables:
        slug, seats, options = table.values
        new = {(slug, seats), *((slug, *choice) for choice in options.items())} - shown
        if new:
            shown |= new
            yield table


@pytest.mark.parametrize(("slug", "seats", "options"), list(telling(TABLES)))
def test_random_games_keep_every_law(slug, seats, options):
    game = dovre.game(slug)
    assert check.follow(game, seats, 2026, options, Rng.of(seats), every=EVERY) > 4


@pytest.mark.long
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_a_hundred_games_keep_every_law(slug, seats, options):
    game = dovre.game(slug)
    for seed in range(100):
        every = EVERY if seed else 1
        assert check.follow(game, seats, seed, options, Rng.of(seed), every=every) > 4


def try_lines(examples, every):
    """A test that lets hypothesis choose so many lines of play at a table."""

    @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(seed=st.integers(0, 2**63 - 1), line=st.lists(st.integers(0, 10**6), max_size=30))
    def keeps_every_law(slug, seats, options, seed, line):
        length = check.follow(dovre.game(slug), seats, seed, options, Rng.of(seed), line, every=every)
        assert length <= len(line)

    return pytest.mark.parametrize(("slug", "seats", "options"), TABLES)(keeps_every_law)


test_any_line_of_play_keeps_every_law = try_lines(6, every=4)
test_many_lines_of_play_keep_every_law = pytest.mark.long(try_lines(200, every=1))


@pytest.mark.parametrize("slug", dovre.slugs())
def test_samples_of_a_view_differ_where_they_may(slug):
    """A determinization that always gave the same table would teach a searching bot nothing."""
    game = dovre.game(slug)
    view = game.view(game.new(game.seats[0], 3), 0)
    digests = {game.determinize(view, Rng.of(seed)).digest() for seed in range(8)}
    assert len(digests) == 8
