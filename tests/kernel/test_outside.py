"""Games from outside the package: named in the environment, by module or folder, and loaded when they are asked for."""

import os
import subprocess
import sys

import pytest

import dovre
from dovre.kernel import game as door
from dovre.kernel.errors import UnknownGame
from tests import EXAMPLE


@pytest.fixture
def closing(monkeypatch):
    """What is brought in goes again."""
    for name in ("_SLUGS", "_LOADED", "_OUTSIDE"):
        monkeypatch.setattr(door, name, getattr(door, name).copy())
    monkeypatch.setattr(sys, "path", list(sys.path))


def run(code, games=None):
    """What a process of its own says."""
    env = {**os.environ, door.GAMES_VARIABLE: games or ""}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_example_is_not_listed_by_default():
    assert "feast" not in run("import dovre; print(*dovre.slugs())")


def test_a_process_reads_the_environment():
    assert run("import dovre; print(dovre.game('feast').slug, *dovre.slugs())", EXAMPLE).startswith("feast kings hall")


def test_a_process_that_is_spawned_knows_the_game():
    """As those of bots do: an answer goes there, and is looked up in the game's table on arrival."""
    code = """
import multiprocessing
import dovre
if __name__ == "__main__":
    answer = dovre.game("feast").new(2, 1).legal(0)[0]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(pool.apply(repr, (answer,)))
"""
    assert run(code, EXAMPLE).startswith("<feast dish.")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("no_such_game", "No module named 'no_such_game'"),
        ("no.such.game", "No module named 'no'"),
        ("json", "has no attribute 'GAME'"),
        ("dovre.games.kings.game", "kings != game"),
    ],
)
def test_what_is_no_game_is_refused_by_name(closing, name, told):
    door.bring_in(f" {name} ,")
    slug = name.rpartition(".")[2]
    assert slug in dovre.slugs()
    with pytest.raises(UnknownGame) as caught:
        dovre.game(slug)
    assert told in caught.value.words("en")
    assert name in caught.value.words("fr")
    assert caught.value.words("fr") != caught.value.words("en")


def test_a_game_may_be_named_by_its_module(closing):
    door._OUTSIDE.clear()
    door._LOADED.pop("feast", None)
    door.bring_in("feast")
    assert dovre.game("feast").slug == "feast"
    assert dovre.slugs().count("feast") == 1
