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


COSTLY = {"hall"}  # games whose laws take seconds to look at


def of_its_own(slug, options):
    """Tables worth a whole game: of a costly one, those that only differ in choices for a certain seat count."""
    if slug not in COSTLY:
        return True
    defaults = {option.name: option.default for option in dovre.game(slug).options if not option.seats}
    return all(options[name] == default for name, default in defaults.items())


WHOLE = [table for table in TABLES if of_its_own(table.values[0], table.values[2])]


@pytest.mark.parametrize(("slug", "seats", "options"), WHOLE)
def test_random_games_keep_every_law(slug, seats, options):
    game = dovre.game(slug)
    assert check.follow(game, seats, 2026, options, Rng.of(seats)) > 50


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
@settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**63 - 1), line=st.lists(st.integers(0, 10**6), max_size=30))
def test_any_line_of_play_keeps_every_law(slug, seats, options, seed, line):
    game = dovre.game(slug)
    assert check.follow(game, seats, seed, options, Rng.of(seed), line) <= len(line)


@pytest.mark.parametrize("slug", dovre.slugs())
def test_samples_of_a_view_differ_where_they_may(slug):
    """A determinization that always gave the same table would teach a searching bot nothing."""
    game = dovre.game(slug)
    view = game.view(game.new(game.seats[0], 3), 0)
    digests = {game.determinize(view, Rng.of(seed)).digest() for seed in range(8)}
    assert len(digests) == 8
