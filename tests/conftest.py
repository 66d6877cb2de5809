"""What all tests share: the demonstration game, and tests that take long."""

import pytest

import dovre
from dovre.kernel import game as door
from tests.kernel.demo import GAME as FEAST


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run the tests marked long too: minutes each")


def pytest_collection_modifyitems(config, items):
    """Tests marked long wait until they are asked for."""
    if not config.getoption("--long"):
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


HOUSES = dovre.slugs()  # without the demonstration


@pytest.fixture
def feast():
    """The demonstration game, at the door for the length of a test."""
    dovre.install(FEAST)
    yield FEAST
    door.register(HOUSES)


@pytest.fixture
def kings():
    return dovre.game("kings")
