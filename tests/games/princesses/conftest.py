"""The game at the door for the length of a test: it is not yet among those of the house."""

import pytest

import dovre
from dovre.games.princesses import GAME
from dovre.kernel import game as door
from tests.conftest import HOUSES


@pytest.fixture(autouse=True)
def princesses():
    dovre.install(GAME)
    yield GAME
    door.register(HOUSES)
