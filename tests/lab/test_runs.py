"""Runs of the lab: the same games whatever plays them, none lost and none twice, and one sentence for what is wrong."""

import errno
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time

import polars as pl
import pytest

import dovre
from dovre import lab
from dovre.bots.match import run_match
from dovre.cli.app import run as command
from dovre.lab import LabError, engine_local, store
from dovre.lab.components import components_of
from dovre.lab.plan import Chunk, Plan, make_plan
from dovre.lab.play import play_chunk
from dovre.lab.store import RunFolder
from dovre.lab.tables import SCHEMA, TABLES, polars_schema
from tests.lab.conftest import play_here

WANTED = {"bots": ["random"], "seats": 3, "games": 40, "seed": 5}


def content(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted((folder / "chunks").rglob("*.parquet"))
    }


def test_processes_play_the_same_games_as_this_one(small_run, tmp_path):
    done = []
    result = lab.run("kings", tmp_path / "run", **WANTED, processes=2, progress=lambda *figures: done.append(figures))
    assert content(tmp_path / "run") == content(small_run)
    assert (result.played, result.before, result.broken) == (40, 0, 0)
    assert done[-1] == (40, 40)
    assert [figures[0] for figures in done] == sorted(figures[0] for figures in done)


def test_every_game_is_there_once_and_the_tables_agree(small_run):
    run = lab.load(small_run)
    games, seats = run.games.collect(), run.seats.collect()
    assert games["game"].to_list() == list(range(40))
    assert games["seed"].n_unique() == 40, "bots that are the same play each deal once"
    assert seats.height == 120
    assert seats.group_by("game").agg(pl.col("won").sum())["won"].round(3).unique().to_list() == [1.0]
    points = run.scores.group_by("game", "seat").agg(pl.col("amount").sum()).collect()
    both = seats.join(points, on=["game", "seat"], how="left").with_columns(pl.col("amount").fill_null(0))
    assert both.filter(pl.col("score") != pl.col("amount")).is_empty()
    last = run.rounds.sort("round").group_by("game", "seat").agg(pl.col("score").last()).collect()
    assert seats.join(last, on=["game", "seat", "score"]).height == seats.height
    answers = run.decisions.group_by("game").len().collect()
    assert games.join(answers, on="game").filter(pl.col("decisions") != pl.col("len")).is_empty()
    assert (seats["faults"] == 0).all()


def test_files_have_the_documented_columns_and_version(small_run):
    for table in TABLES:
        file = next((small_run / "chunks").glob(f"*/{table}.parquet"))
        assert dict(pl.read_parquet_schema(file)) == polars_schema(table)
        metadata = pl.read_parquet_metadata(file)
        assert (metadata["dovre.schema"], metadata["dovre.table"]) == (str(SCHEMA), table)


def test_different_bots_play_every_deal_on_every_seat_like_a_match(tmp_path):
    play_here(tmp_path / "run", "kings", bots=["greedy", "random"], seats=2, games=6, seed=9)
    seats = lab.load(tmp_path / "run").seats.collect()
    match = run_match(dovre.game("kings"), ["greedy", "random"], games=6, seed=9)
    for entrant, figures in enumerate(match.entrants):
        own = seats.filter(pl.col("entrant") == entrant)
        assert sorted(own["score"].to_list()) == sorted(figures.scores)
        assert own["seat"].value_counts()["count"].to_list() == [3, 3]


def test_a_game_of_a_run_can_be_looked_at(small_run):
    run = lab.load(small_run)
    state = run.state(7)
    assert state.digest() == run.games.filter(pl.col("game") == 7).collect()["digest"].item()
    assert run.state(7, answers=3).turn < state.turn
    assert run.state(7)._repr_svg_().startswith("<svg")
    with pytest.raises(LabError, match="no game 99"):
        run.state(99)


def test_uses_say_what_was_offered_and_taken(small_run):
    uses = lab.load(small_run).uses.collect()
    answers = uses.filter(pl.col("told") == "answer")
    assert (answers["taken"] <= answers["offered"]).all()
    assert (answers.filter(pl.col("group") == "")["taken"].sum()) > 0
    assert uses.filter(pl.col("told") == "event")["offered"].null_count() == (uses["told"] == "event").sum()
    traits = uses.filter(pl.col("told") == "trait")
    assert traits.height == 120
    assert set(traits["group"]) == {"race"}


@pytest.mark.parametrize("slug", dovre.slugs())
def test_kinds_of_components_have_members_that_play_names(slug):
    """Each text `component.<kind>` is a family of names, and some event or answer names one."""
    components = components_of(dovre.game(slug))
    assert components.groups
    table = components.table
    told = {group for key in table if key.startswith(("event.", "action.")) for group in components._read(key).values()}
    for group in components.groups:
        assert len(components.members(group)) > 1, group
        assert group in told or group in ("creature",), group


# -- stopped, killed, damaged ------------------------------------------------------------------------------------------


def start(folder, games):
    words = ["lab", "run", "kings", "--bots", "greedy", "--seats", "4", "--games", str(games), "--out", str(folder)]
    return subprocess.Popen(
        [sys.executable, "-m", "dovre", *words, "--processes", "1", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def wait_for(folder, pattern):
    for _ in range(1200):
        if any(folder.glob(pattern)):
            return
        time.sleep(0.05)
    raise AssertionError(f"no {pattern} in a minute")


def test_a_killed_run_goes_on_without_losing_or_doubling_a_game(tmp_path):
    folder = tmp_path / "run"
    process = start(folder, 40)
    wait_for(folder, "chunks/0*")
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    kept = content(folder)
    assert kept
    result = lab.run("kings", folder, bots=["greedy"], seats=4, games=40, processes=1)
    assert 0 < result.before < 40
    assert content(folder).items() >= kept.items()
    assert lab.load(folder).games.collect()["game"].to_list() == list(range(40))


def test_ctrl_c_stops_quietly_and_says_how_to_go_on(tmp_path):
    folder = tmp_path / "run"
    process = start(folder, 4000)
    wait_for(folder, ".lock")
    os.killpg(process.pid, signal.SIGINT)
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told == f"Stopped: finished games are kept in {folder}, and the same command goes on.\n"


def test_a_process_that_has_just_begun_leaves_ctrl_c_to_its_parent():
    worker = engine_local.Worker(None)
    os.kill(worker.process.pid, signal.SIGINT)
    worker.connection.close()
    worker.process.join(60)
    assert worker.process.exitcode == 0, "it ended because there was nothing to do"


def test_more_games_are_added_and_a_short_last_chunk_is_played_whole(tmp_path):
    play_here(tmp_path, "kings", bots=["random"], seats=2, games=14, seed=1)
    assert sorted(path.name for path in (tmp_path / "chunks").iterdir()) == ["0000000-010", "0000010-004"]
    plan = play_here(tmp_path, "kings", bots=["random"], seats=2, games=25, seed=1)
    assert (plan.games, plan.chunk) == (25, 10)
    assert lab.load(tmp_path).games.collect()["game"].to_list() == list(range(25))
    assert play_here(tmp_path, "kings", bots=["random"], seats=2, games=5, seed=1).games == 25, (
        "fewer take nothing away"
    )


def test_a_cut_file_is_named_and_its_games_are_played_again(small_run, tmp_path):
    folder = tmp_path / "run"
    shutil.copytree(small_run, folder)
    file = folder / "chunks" / "0000010-010" / "uses.parquet"
    file.write_bytes(file.read_bytes()[:-100])
    with pytest.raises(LabError, match=r"uses\.parquet is cut or damaged"):
        lab.load(folder)
    result = lab.run("kings", folder, **WANTED, processes=1)
    assert (result.broken, result.played) == (1, 10)
    assert content(folder) == content(small_run)


def test_a_process_that_dies_is_replaced_once_then_it_is_told():
    plan = make_plan("kings", bots=["tests.lab.bad_bots:Deadly"], seats=2, games=4, seed=1)
    with pytest.raises(LabError, match=r"games 0 to 3 died twice \(exit code 7\); finished games are kept"):
        list(engine_local.play_chunks(plan, plan.chunks(), processes=1, box=None))


def test_a_chunk_of_a_process_that_was_killed_is_played_by_another(small_run):
    plan = make_plan("kings", **WANTED)
    chunks = plan.chunks()
    playing = engine_local.play_chunks(plan, chunks, processes=1, box=None)
    next(playing)
    for child in multiprocessing.active_children():
        os.kill(child.pid, signal.SIGKILL)
    finished = {played.chunk: played.files for played in playing if played.files}
    assert set(finished) == set(chunks)
    assert finished[chunks[0]]["games"] == (small_run / "chunks" / chunks[0].name / "games.parquet").read_bytes()


def test_a_full_disk_is_told_and_finished_chunks_stay(monkeypatch, tmp_path):
    home = RunFolder(tmp_path)
    plan = home.begin(make_plan("kings", bots=["random"], seats=2, games=20, seed=1), None)
    first, second = plan.chunks()
    files = play_chunk(plan, first)
    home.keep(first, files)

    def full(path, content):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(store, "write", full)
    with pytest.raises(LabError, match="the disk is full; finished games are kept"):
        home.keep(second, files)
    assert [path.name for path in (tmp_path / "chunks").iterdir()] == [first.name]


def test_another_plan_other_versions_and_strange_folders_are_refused(small_run, tmp_path, capsys):
    def told(*words):
        assert command(["lab", "run", "kings", *words, "--lang", "en"]) == 2
        return " ".join(capsys.readouterr().err.split())

    out = ["--out", str(small_run)]
    assert "another plan (seats, bots, seed)" in told("--seats", "2", *out)
    assert "There is no bot" in told("--bots", "clever", *out)
    assert "has no folder “kings” with components" in told("--box", str(tmp_path), *out)
    assert "There is no engine “steam”" in told(
        "--engine", "steam", "--bots", "random", "--seats", "3", "--seed", "5", *out
    )
    assert "a name and a value are wanted" in told("--option", "pairing", *out)
    (tmp_path / "letter.txt").write_text("dear")
    assert "is not empty and holds no run" in told("--out", str(tmp_path))
    (tmp_path / "plan.json").write_text("{}")
    assert "is not a plan of the lab" in told("--out", str(tmp_path))
    plan = json.loads((small_run / "plan.json").read_text())
    (tmp_path / "plan.json").write_text(json.dumps({**plan, "schema": 99}))
    assert "has tables of version 99; this program reads version 1" in told("--out", str(tmp_path))
    with pytest.raises(LabError, match="holds no run of the lab"):
        lab.load(tmp_path / "nowhere")
    old = Plan.from_data({**plan, "dovre": "0.0.1"})
    with pytest.raises(LabError, match=r"but the run was begun with dovre 0\.0\.1"):
        play_chunk(old, Chunk(0, 1))


def test_nobody_else_plays_into_the_folder(small_run):
    home = RunFolder(small_run)
    with home.locked(), pytest.raises(LabError, match="Somebody plays into"), home.locked():
        raise AssertionError("two at once")


def test_a_bot_that_crashes_is_counted_and_one_that_breaks_the_game_is_named(tmp_path):
    play_here(tmp_path, "kings", bots=["tests.lab.bad_bots:Clumsy"], seats=2, games=1, seed=1)
    assert lab.load(tmp_path).seats.collect()["faults"].sum() > 0
