"""Each command does what its help says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import dovre
from dovre import search_bench
from dovre.bench import USUAL
from dovre.cli.app import with_defaults
from dovre.kernel import check as laws
from dovre.kernel.commitment import commented, commitment

COMMANDS = ["play", "serve", "backup", "restore", "completion", "match", "replay", "show", "check", "bench", "rules"]


@pytest.fixture
def game(cli, home: Path) -> Path:
    """A finished game on disk."""
    path = home / "game.dovre"
    cli("play", "kings", "--players", "bot:random,bot:greedy", "--seed", "3", "--save", str(path))
    return path


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_in_both_languages(cli, command, lang):
    result = (
        cli(*([command] if command else []), "--help", "--lang", lang) if command else cli("--lang", lang, "--help")
    )
    assert result.code == 0
    assert ("Usage\u00a0:" if lang == "fr" else "Usage:") in result.out
    assert ("Afficher cette aide" if lang == "fr" else "Show this help") in result.out
    assert result.err == ""
    short = cli(*([command] if command else []), "-h", "--lang", lang) if command else cli("--lang", lang, "-h")
    assert short == result


def test_version(cli):
    version, lane = cli("--version").out.splitlines()
    assert version == f"dovre {dovre.__version__}"
    assert "lane" in lane  # which one is said in tests/test_lanes.py


def test_no_browser_is_opened_where_nobody_wants_one(cli, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "dovre.cli.play.play_in_browser", lambda terminal, game, *, open_it: asked.append((game, open_it))
    )
    for arguments in (["--no-browser"], ["play", "kings", "--no-browser"], ["play", "kings"]):
        assert cli(*arguments).code == 0
    assert asked == [(None, False), ("kings", False), ("kings", True)]


def test_what_may_be_left_out():
    assert with_defaults([]) == ["play"]
    assert with_defaults(["--lang", "fr"]) == ["--lang", "fr", "play"]
    assert with_defaults(["--lang=fr", "--seats", "2"]) == ["--lang=fr", "play", "--seats", "2"]
    assert with_defaults(["--resume"]) == ["play", "--resume", "?"]
    assert with_defaults(["play", "--resume", "--lang", "fr"]) == ["play", "--resume", "?", "--lang", "fr"]
    assert with_defaults(["play", "--resume", "x"]) == ["play", "--resume", "x"]
    assert with_defaults(["--help"]) == ["--help"]
    assert with_defaults(["rules", "kings"]) == ["rules", "kings"]


@pytest.mark.parametrize(("lang", "words"), [("fr", "Capturer"), ("en", "Capturing")])
def test_rules_whole_by_id_and_by_word(cli, lang, words):
    whole = cli("rules", "kings", "--lang", lang)
    assert whole.code == 0
    assert words in whole.out
    assert "KING-C06" in whole.out
    assert "position:" not in whole.out  # pictures are for pages
    assert "KING-C12" not in whole.out
    assert "KING-C12" in cli("rules", "kings", "--all", "--lang", lang).out
    one = cli("rules", "kings", "king-c06", "--lang", lang)
    assert one.out.startswith("KING-C06")
    assert one.out.count("KING-") == 1
    chapter = cli("rules", "kings", "KING-C", "--lang", lang)
    assert "KING-C01" in chapter.out
    assert "KING-C12" in chapter.out
    shield = cli("rules", "kings", "défense" if lang == "fr" else "defence", "--lang", lang).out
    signs = dovre.game("kings").texts(lang)
    assert signs.say("legend.defence.is").split(".")[0][:40] in " ".join(shield.split())
    assert "KING-C01" in shield


def test_match_table_json_file_and_records(cli, home):
    arguments = ["match", "kings", "random", "greedy", "--games", "5", "--seed", "7", "--option", "pairing=printed"]
    table = cli(*arguments, "--out", "result.json", "--records", "records")
    assert table.code == 0
    assert "6 games" in table.out
    result = json.loads((home / "result.json").read_text(encoding="utf-8"))
    assert json.loads(cli(*arguments, "--json").out) == result
    assert [bot["name"] for bot in result["bots"]] == ["random", "greedy"]
    records = sorted((home / "records").iterdir())
    assert len(records) == 6
    for path in records:
        text = path.read_text(encoding="utf-8")
        record = dovre.Record.parse(text)
        assert record.replay().over
        assert dict(record.options) == {"pairing": "printed"}
        assert "bot:random" in text
    seeds = [dovre.Record.parse(path.read_text(encoding="utf-8")).seed for path in records]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_replay_tells_the_story_and_the_score(cli, game):
    result = cli("replay", str(game))
    assert result.code == 0
    assert "  1. " in result.out
    assert "Game over" in result.out
    assert "Total" in result.out
    assert "draws a card with the" not in result.out
    assert "draws a card with the" in cli("replay", str(game), "--view", "spectator").out


def test_replay_through_one_seat(cli, game):
    seen = cli("replay", str(game), "--view", "p1", "--turn", "4")
    assert seen.code == 0
    assert "greedy draws a card" in seen.out or "greedy takes" in seen.out
    assert "waiting for" in seen.out
    assert "  5. " not in seen.out


def test_replay_verifies_a_record_and_the_commitment_it_notes(cli, game):
    text, promised = game.read_text(), commitment(3)
    result = cli("replay", str(game), "--verify")
    assert (result.code, promised in result.out, "notes none" in result.out) == (0, True, True)
    game.write_text(commented(text, promised))
    result = cli("replay", str(game), "--verify")
    assert (result.code, "behind the commitment" in result.out) == (0, True)
    game.write_text(commented(text, commitment(4)))
    result = cli("replay", str(game), "--verify")
    assert (result.code, "The promise was broken" in result.err) == (2, True)
    game.write_text(text.replace("seed 3", "seed 4"))
    assert cli("replay", str(game), "--verify").code == 2


def test_replay_step_waits_for_enter(cli, game):
    result = cli("replay", str(game), "--step", typed="\n\n\n")
    assert result.code == 0
    assert result.out.count("Press Enter for the next answer") == 4
    assert result.out.count("── Centre") == 4


def test_show_a_fresh_table_in_every_format(cli, home):
    for name in ("table.svg", "table.png", "table.txt"):
        assert cli("show", "kings", "--seed", "7", "--seats", "3", "--out", name).code == 0
    assert (home / "table.png").read_bytes().startswith(b"\x89PNG")
    assert (home / "table.svg").read_text(encoding="utf-8").lstrip().startswith("<svg")
    text = (home / "table.txt").read_text(encoding="utf-8")
    assert "\x1b" not in text
    assert text == cli("show", "kings", "--seed", "7", "--seats", "3").out
    assert sorted(path.name for path in home.iterdir() if path.is_file()) == ["table.png", "table.svg", "table.txt"]


def test_show_knows_positions_records_and_saves(cli, home, game):
    state = dovre.game("kings").new(2, 11)
    (home / "position").write_text(dovre.write_position(dovre.game("kings"), state), encoding="utf-8")
    position = cli("show", "position", "--seat", "p1")
    assert position.out == cli("show", "kings", "--seats", "2", "--seed", "11", "--seat", "p1").out
    assert position.out == cli("show", "-", "--seat", "p1", typed=(home / "position").read_text(encoding="utf-8")).out
    assert "random" in cli("show", str(game)).out
    dark = cli("show", str(game), "--format", "svg", "--theme", "dark", "--size", "phone", "--lang", "fr")
    assert dark.out.lstrip().startswith("<svg")


def test_show_hides_what_the_seat_may_not_see(cli):
    fresh = dovre.game("kings").new(2, 5)
    hands = [{held["face"] for held in fresh.view(seat).to_data()["hands"][seat]} for seat in (0, 1)]
    seen = cli("show", "kings", "--seats", "2", "--seed", "5", "--seat", "p1").out
    assert all(card in seen for card in hands[0])
    assert not any(card in seen for card in hands[1])


def test_check_passes(cli):
    result = cli("check", "kings", "--games", "1", "--seats", "2")
    assert result.code == 0
    assert "1 game," in result.out
    assert "0 failures" in result.out


@pytest.mark.parametrize(("more", "every"), [((), 4), (("--thorough",), 1)])
def test_check_tries_costly_laws_at_a_share_of_the_states(cli, monkeypatch, more, every):
    asked = {}
    monkeypatch.setattr(laws, "run", lambda *_, **how: asked.update(how) or laws.Report(1, 2, []))
    assert cli("check", "kings", *more).code == 0
    assert asked["every"] == every


def test_check_failure_is_told_and_kept(cli, home, monkeypatch):
    failure = laws.Failure("conserved", "a card is gone", "kings/2 ...\n")
    monkeypatch.setattr(laws, "run", lambda *a, **k: laws.Report(1, 2, [failure]))
    result = cli("check", "kings", "--lang", "fr")
    assert result.code == 1
    assert "conserved: a card is gone" in result.out
    assert (home / "kings-failure.dovre").read_text(encoding="utf-8") == failure.record


def test_bench_gives_json_lines(cli):
    result = cli("bench", "--seconds", "0.01")
    rows = [json.loads(line) for line in result.out.splitlines()]
    assert {row["game"] for row in rows} == set(dovre.slugs())
    for slug in dovre.slugs():
        game = dovre.game(slug)
        names = [row["bench"] for row in rows if row["game"] == slug]
        assert names.count("random play") == len(game.seats)
        assert len(names) == len(game.seats) + len(USUAL) - 2 + len(game.probes)
    for row in rows:
        assert row["python"]
        assert row["machine"]
        figure = row.get("per_second") or row.get("median_us") or row.get("median_ms")
        assert figure > 0


def test_bench_of_search_stands_beside_other_searches(cli, monkeypatch):
    result = cli("bench", "search", "--game", "kings", "--seconds", "0.01")
    rows = [json.loads(line) for line in result.out.splitlines()]
    assert (rows[0]["game"], rows[0]["search"], rows[0]["seats"]) == ("kings", "dovre", 4)
    assert {row["search"] for row in rows[1:]} == {"OpenSpiel C++", "OpenSpiel Python"}
    assert all(row["simulations_per_second"] > 0 for row in rows)
    monkeypatch.setattr(search_bench, "find_spec", lambda name: None)
    assert len(cli("bench", "search", "--game", "kings", "--seconds", "0.01").out.splitlines()) == 1


def test_installed_entry_point_and_closed_pipe():
    command = f"{sys.executable} -c 'from dovre.cli import main; main()' rules kings | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.stdout.strip()
