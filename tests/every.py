"""Every game with its hooks, for tests that are the same for all of them."""

from importlib import import_module

import pytest

import dovre
from tests.hooks import Hooks


def hooks(slug: str) -> Hooks:
    found: Hooks = import_module(f"tests.games.{slug}.hooks").HOOKS
    assert found.slug == slug
    return found


ALL = [hooks(slug) for slug in dovre.slugs()]
every_game = pytest.mark.parametrize("hooks", ALL, ids=lambda one: one.slug)
every_mode = pytest.mark.parametrize(
    ("hooks", "seats", "options"),
    [
        pytest.param(one, seats, options, id="-".join([one.slug, str(seats), *options.values()]))
        for one in ALL
        for seats, options in one.modes
    ],
)
