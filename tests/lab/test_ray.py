"""The lab on Ray: two nodes of a cluster on this machine, one of them killed in mid-run. Needs the extra `ray`."""

import sys
import time

import pytest

from dovre import lab
from dovre.lab import LabError
from dovre.lab.running import find_engine

WANTED = {"bots": ["random"], "seats": 3, "games": 40, "seed": 5}


def content(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.glob("chunks/*/*.parquet"))
    }


def until(holds, seconds=60):
    """Wait for what the cluster learns late, such as the death of a node."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.2)


def test_without_the_extra_one_sentence_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match="needs the extra “ray”"):
        next(find_engine("ray")(None, [], processes=1, box=None))


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games_also_when_a_node_dies(tmp_path):
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    many = {**WANTED, "games": 600}  # sixty chunks: each node has some of them when one dies
    lab.run("kings", tmp_path / "local", **many)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = cluster.add_node(num_cpus=1)
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        assert ray.cluster_resources()["CPU"] == 2
        at_death = []

        def kill_one(done, total):
            if done and not at_death:
                at_death.append(done)
                cluster.remove_node(second, allow_graceful=False)

        result = lab.run("kings", tmp_path / "run", **many, engine="ray", progress=kill_one)
        assert result.played == 600
        assert at_death[0] < 300
        assert content(tmp_path / "run") == content(tmp_path / "local")
        until(lambda: sum(node["Alive"] for node in ray.nodes()) == 1)
    finally:
        ray.shutdown()
        cluster.shutdown()


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_box_travels_with_the_work(tmp_path):
    pytest.importorskip("ray")
    lab.copy_box("kings", tmp_path / "mine")
    file = tmp_path / "mine" / "kings" / "mines.toml"
    file.write_text(file.read_text().replace("value = 10", "value = 30"))
    wanted = {**WANTED, "games": 10, "box": tmp_path / "mine"}
    lab.run("kings", tmp_path / "ray", **wanted, engine="ray", processes=1)
    lab.run("kings", tmp_path / "local", **wanted, processes=1)
    assert content(tmp_path / "ray") == content(tmp_path / "local")
