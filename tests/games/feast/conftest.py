"""The example game stands outside the package: it is brought in for these tests."""

import pytest

import dovre
from tests.games.feast.helpers import GAME


@pytest.fixture(autouse=True)
def example():
    dovre.install(GAME)
    return GAME
