"""The example that learns: it runs, its bot plays; and in two minutes it beats `random`."""

import numpy as np
import pytest

import dovre
import train_kings
from dovre.bots.match import run_match


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(train_kings, "STEPS", 160)
    monkeypatch.setattr(train_kings, "BATCH", 80)


def won(network, folder, games):
    path = folder / "kings.npz"
    np.savez(path, **network.weights)
    return run_match(dovre.game("kings"), [f"train_kings:Learned:file={path}", "random"], games=games, seed=1)


def test_it_learns_something_and_plays(quick, tmp_path, capsys):
    network = train_kings.train(0.5)
    assert network.updates >= 8
    assert np.abs(network.weights["direct"]).max() > 0
    assert "mean reward" in capsys.readouterr().out
    result = won(network, tmp_path, 2)
    assert not result.faults
    assert result.games == 2


def test_gains_look_ahead_to_the_end_of_a_game():
    seen = {"reward": [0.0, 1.0, 0.5], "over": [False, True, False], "worth": [0.0, 0.5, 0.0], "last": 0.0}
    gains = train_kings.gains_of({name: np.array(value) for name, value in seen.items()})
    assert gains.tolist() == pytest.approx([0.5 + train_kings.LAMBDA * 0.5, 0.5, 0.5])


@pytest.mark.long
def test_two_minutes_beat_random(tmp_path):
    result = won(train_kings.train(120.0, tell=False), tmp_path, 100)
    assert result.entrants[0].interval[0] > 0.5
