"""Reports and comparisons: the figures are those of the tables, both languages, nothing from elsewhere."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import polars as pl
import pytest
from markupsafe import escape

import dovre
from dovre import lab
from dovre.cli.app import run as command
from dovre.kernel.texts import LANGUAGES, load_texts, placeholders
from dovre.lab.comparing import paired_sums
from dovre.lab.figures import figures_of, points_of, wins_of
from dovre.lab.loading import Run
from dovre.lab.statistics import Difference, Mean, Share, between, between_shares
from dovre.lab.verdicts import Use, deeds_of, uses_of
from tests.lab.conftest import play_here


@pytest.fixture(scope="module")
def run(small_run):
    return lab.load(small_run)


def test_figures_are_those_of_the_tables(run):
    figures, seats = figures_of(run), run.seats.collect()
    assert figures.games == 40
    for row in figures.rows("seats"):
        own = seats.filter(pl.col("seat") == row["seat"])
        assert points_of(row).mean == pytest.approx(own["score"].mean())
        assert points_of(row).deviation == pytest.approx(own["score"].std())
        assert wins_of(row).rate == pytest.approx(own["won"].mean())
    assert figures.total("rounds").mean == pytest.approx(run.games.collect()["rounds"].mean())
    assert sum(row["points"] for row in figures.rows("sources")) == seats["score"].sum()


def test_sums_by_batches_are_the_sums_of_the_whole(run, monkeypatch):
    whole = figures_of(run).sums
    monkeypatch.setattr("dovre.lab.loading.BATCH", 10)
    assert len(list(run.batches())) == 4
    for name, frame in figures_of(run).sums.items():
        assert frame.equals(whole[name]) or frame.sum().to_dicts() == [
            pytest.approx(row, nan_ok=True) for row in whole[name].sum().to_dicts()
        ], name


def test_the_lead_at_the_end_of_a_game_is_that_of_the_winner(run):
    late = list(figures_of(run).rows("lead"))[-1]
    assert late["n_lead"] > 20
    assert late["wins_lead"] / late["n_lead"] > 2 * late["wins_last"] / late["n_last"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_one_page_in_the_readers_language(run, lang, tmp_path, capsys):
    out = tmp_path / "report.html"
    assert command(["lab", "report", str(run.folder), "--out", str(out), "--lang", lang]) == 0
    page = out.read_text(encoding="utf-8")
    assert page.count("<svg") >= 6
    assert not re.search(r"<script|<link|@import|url\(|src=|{[{%]", page)
    assert "prefers-color-scheme: dark" in page
    assert f'<html lang="{lang}">' in page
    for drawn in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ET.fromstring(drawn)
        assert "#0a0b0c" not in drawn
    words = load_texts("dovre.lab", lang)
    for key in ("wins", "length", "sources", "course", "components", "answers", "reading"):
        assert f"<h2>{escape(words.say(f'report.{key}'))}</h2>" in page


def test_a_report_of_one_seat_and_of_different_bots(tmp_path):
    play_here(tmp_path / "alone", "towers", bots=["random"], seats=1, games=3, seed=1)
    alone = lab.report_page(lab.load(tmp_path / "alone"), "en")
    assert "Course of the game" not in alone
    play_here(tmp_path / "two", "kings", bots=["random", "greedy"], seats=2, games=4, seed=1)
    assert "By bot" in lab.report_page(lab.load(tmp_path / "two"), "en")


def use(taken, offered, wins_with, wins_without, usual=0.3, usual_takers=0.5):
    none = Mean(0, 0, 0)
    return Use("answer", "cast", "spell", "x", taken, offered, wins_with, wins_without, none, none, usual, usual_takers)


@pytest.mark.parametrize(
    ("found", "verdicts"),
    [
        (use(0, 0, Share(0, 0), Share(0, 0)), ("never",)),
        (use(2, 900, Share(0, 2), Share(200, 800)), ("dead",)),
        (use(60, 9000, Share(15, 60), Share(200, 240)), ("weak",)),  # seldom when offered, but by one seat in five
        (use(2, 20, Share(0, 2), Share(4, 18)), ()),
        (use(990, 1000, Share(240, 990), Share(1, 4)), ("always",)),
        (use(300, 1000, Share(150, 300), Share(175, 700)), ("strong",)),
        (use(300, 1000, Share(30, 300), Share(210, 700)), ("weak",)),
        (use(300, 1000, Share(77, 300), Share(175, 700)), ()),
    ],
)
def test_what_stands_out_is_measured(found, verdicts):
    assert found.verdicts == verdicts


def test_every_component_has_its_place_and_is_counted(run):
    found = uses_of(figures_of(run), dovre.game("kings"))
    named = {(one.group, one.name) for uses in found.values() for one in uses}
    assert len([name for group, name in named if group == "creature"]) == 40
    played = run.uses.filter(pl.col("told") == "answer", pl.col("group") == "race", pl.col("deed") == "play").collect()
    assert sum(one.taken for one in found["race", "play"]) == played["taken"].sum()
    assert {one.deed for one in deeds_of(figures_of(run))} == {"play", "draw"}


# -- comparisons -------------------------------------------------------------------------------------------------------


def test_pairs_are_differences_of_games_with_the_same_number(run, tmp_path):
    play_here(tmp_path, "kings", bots=["greedy"], seats=3, games=12, seed=5)
    other = lab.load(tmp_path)
    pairs = paired_sums(run, other)
    both = run.seats.join(other.seats, on=["game", "seat"]).filter(pl.col("seat") == 1).collect()
    assert pairs["score 1"].count == 12
    assert pairs["score 1"].mean == pytest.approx((both["score_right"] - both["score"]).mean())
    found = lab.compare(run, other)
    assert found.pairs == 12
    assert found.differing == ("bots",)
    certain = {(change.key, dict(change.parts).get("seat")) for change in found.changes if change.is_certain}
    assert {("score", seat) for seat in range(3)} <= certain, "greedy scores better than random"


def test_a_run_compared_with_itself_shows_nothing(run, capsys):
    folder = str(run.folder)
    assert command(["lab", "compare", folder, folder, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "They have the same plan." in told
    assert "Nothing changed beyond noise." in told
    assert "Not settled" not in told


def test_a_comparison_as_json_and_of_other_games(run, tmp_path, capsys):
    play_here(tmp_path / "two", "kings", bots=["random"], seats=2, games=2, seed=5)
    play_here(tmp_path / "other", "kings", bots=["random"], seats=3, games=30, seed=6)
    assert command(["lab", "compare", str(run.folder), str(tmp_path / "other"), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["pairs"], data["differing"]) == (0, ["seed"])
    assert all(change["interval"][0] <= change["change"] <= change["interval"][1] for change in data["changes"])
    assert command(["lab", "compare", str(run.folder), str(tmp_path / "two"), "--lang", "en"]) == 2
    assert "two runs with as many seats can be compared" in " ".join(capsys.readouterr().err.split())


def test_games_that_would_settle_a_difference():
    assert Difference(0.02, 0.02).games_to_settle(100) == 385
    assert Difference(0.0, 0.02).games_to_settle(100) is None
    assert between(Mean(4, 8, 20), Mean(4, 16, 68)).amount == 2
    assert between_shares(Share(50, 100), Share(60, 100)).interval()[0] < 0


# -- words -------------------------------------------------------------------------------------------------------------


def test_every_word_of_the_lab_exists_in_both_languages_and_is_used():
    french, english = (load_texts("dovre.lab", lang).table for lang in LANGUAGES)
    kernel = load_texts("dovre.kernel", "en").table
    own = {key for key in english if key not in kernel or english[key] != kernel[key]}
    assert french.keys() == english.keys()
    folder = Path(lab.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    for key in own:
        assert placeholders(french[key]) == placeholders(english[key]), key
        assert f'"{key}"' in source or f'"{key.rpartition(".")[2]}"' in source, key


def test_a_batch_of_a_run_is_a_run(run):
    assert all(isinstance(batch, Run) for batch in run.batches())
