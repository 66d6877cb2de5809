"""What all tests share: the demonstration game is installed beside those of the house."""

import pytest

import dovre
from dovre.kernel import game as door
from tests.kernel.demo import GAME as FEAST

HOUSES = dovre.slugs()  # the games of the house, without the demonstration


@pytest.fixture
def feast():
    """The demonstration game, at the door for the length of a test."""
    dovre.install(FEAST)
    yield FEAST
    door.register(HOUSES)


@pytest.fixture
def kings():
    return dovre.game("kings")
