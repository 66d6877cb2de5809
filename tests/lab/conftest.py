"""A small run that the tests of the lab share."""

import pytest

from dovre.lab.plan import make_plan
from dovre.lab.play import play_chunk
from dovre.lab.store import RunFolder


def play_here(folder, slug, **wanted):
    """A run played in this process: the same chunks as any engine gives, without the time a process takes to start."""
    home = RunFolder(folder)
    plan = home.begin(make_plan(slug, **wanted), None)
    for chunk in home.missing(plan)[0]:
        home.keep(chunk, play_chunk(plan, chunk))
    return plan


@pytest.fixture(scope="session")
def small_run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("lab") / "run"
    play_here(folder, "kings", bots=["random"], seats=3, games=40, seed=5)
    return folder
