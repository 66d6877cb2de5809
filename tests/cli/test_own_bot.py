"""A bot of one's own on the command line: in play, in saves, and what is wrong with it in one sentence."""

import json
import sys

import pytest

from dovre.bots import match as matches


@pytest.fixture
def own(home, monkeypatch):
    (home / "cli_bots.py").write_text(
        "class Last:\n"
        "    options = {'step': int}\n"
        "    def __init__(self, step=1): self.step = step\n"
        "    def choose(self, view, seconds, rng): return view.legal[-self.step]\n"
        "class Mute: pass\n"
        "class Broken:\n"
        "    def choose(self, view, seconds, rng): raise ValueError('no idea')\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(home)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    sys.modules.pop("cli_bots", None)


def test_a_save_loads_no_module_unless_it_is_allowed(cli, own, home, monkeypatch):
    path = home / "game.dovre"
    players = "Emma,bot:cli_bots:Last:step=1"
    started = cli("play", "kings", "--players", players, "--seed", "4", "--save", str(path), typed="1\n" * 9)
    assert started.code == 0
    assert "bot:cli_bots:Last:step=1" in path.read_text(encoding="utf-8")
    assert cli("replay", str(path)).code == 0  # telling it loads nothing
    for lang in ("fr", "en"):
        refused = cli("play", "--resume", str(path), "--lang", lang, typed="1\n")
        assert refused.code == 2
        assert refused.err.count("\n") == 1
        assert "DOVRE_BOTS=cli_bots:Last:step=1" in refused.err
    monkeypatch.setenv("DOVRE_BOTS", "cli_bots:Last:step=1")
    assert cli("play", "--resume", str(path), typed="1\n").code == 0


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "name", ["oracle", "cli_bots:Mute", "cli_bots:Gone", "gone:Bot", "cli_bots:Last:step=two", "greedy:seconds=x", ":"]
)
def test_a_bot_that_cannot_play_is_refused_in_one_sentence(cli, own, lang, name):
    for arguments in (
        ["match", "kings", name, "random", "--games", "2"],
        ["play", "kings", "--players", f"Emma,bot:{name}"],
    ):
        result = cli(*arguments, "--lang", lang, typed="1\n")
        assert result.code == 2
        assert result.err.count("\n") == 1
        assert not result.out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_match_says_how_many_answers_were_replaced(cli, own, lang):
    arguments = ("match", "kings", "cli_bots:Broken", "random", "--games", "2", "--processes", "1")
    told = cli(*arguments, "--lang", lang)
    assert told.code == 0
    assert "ValueError: no idea, cli_bots.py line 7" in told.out.replace("\n", " ")
    data = json.loads(cli(*arguments, "--json").out)
    assert data["bots"][0]["faults"]["crashed"] > 100
    assert len(data["faults"]) == 100  # the first ones are told


def test_at_the_terminal_too(cli, own):
    players = ("--players", "bot:cli_bots:Broken,bot:random")
    told = cli("play", "kings", *players, "--seed", "4", "--save", "g.dovre")
    assert told.code == 0
    assert "cli_bots:Broken has failed (ValueError: no idea" in told.out


def test_ctrl_c_shows_what_was_played(cli, own, home, monkeypatch):
    play_games = matches.play_games

    def stopped(match, numbers, processes):
        yield from play_games(match, numbers[:3], 1)
        raise KeyboardInterrupt

    monkeypatch.setattr(matches, "play_games", stopped)
    result = cli("match", "kings", "cli_bots:Last", "random", "--games", "8", "--out", "r.json")
    assert result.code == 130
    assert "Stopped: 2 games of 8 played." in result.out
    assert json.loads((home / "r.json").read_text(encoding="utf-8"))["stopped"] is True


@pytest.mark.parametrize(
    "more", [["--seconds", "soon"], ["--seconds", "nan"], ["--seconds", "-1"], ["--processes", "x"]]
)
def test_a_budget_that_is_no_number(cli, more):
    for lang in ("fr", "en"):
        result = cli("match", "kings", "random", "random", *more, "--lang", lang)
        assert (result.code, result.err.count("\n")) == (2, 1)
