"""`dovre ladder`: plays, goes on, rates; and says in one sentence what is wrong."""

import json

import pytest

from dovre import ladder as ladders
from dovre.bots import BOTS
from dovre.envs import extras

SMALL = ("ladder", "kings", "--bots", "random,first", "--deals", "1", "--processes", "1")


class First:
    def choose(self, view, seconds, rng):
        return view.legal[0]


@pytest.fixture(autouse=True)
def first(home, monkeypatch):
    monkeypatch.chdir(home)
    monkeypatch.setitem(BOTS, "first", First)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_ladder_is_played_shown_and_continued(cli, home, lang):
    told = cli(*SMALL, "--seats", "2,3", "--lang", lang)
    assert told.code == 0
    assert "kings 3" in told.out
    lines = (home / "ladder.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 2 + 6
    data = json.loads(cli(*SMALL, "--deals", "2", "--json").out)["ratings"]
    assert {(rating["seats"], rating["games"]) for rating in data if rating["bot"] == "first"} == {(2, 4), (3, 9)}
    assert len((home / "ladder.jsonl").read_text(encoding="utf-8").splitlines()) == len(lines) + 2


def test_ctrl_c_shows_what_was_played(cli, home, monkeypatch):
    play_games = ladders.play_games

    def stopped(match, numbers, processes):
        yield next(play_games(match, numbers, 1))
        raise KeyboardInterrupt

    monkeypatch.setattr(ladders, "play_games", stopped)
    result = cli(*SMALL)
    assert result.code == 130
    assert "Stopped: 1 game of 2 played." in result.out
    assert "kings 2" in result.out
    assert len((home / "ladder.jsonl").read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "more",
    [
        ["--bots", "random"],
        ["--bots", "random,random"],
        ["--bots", "random,oracle"],
        ["--seats", "9"],
        ["--seats", "two"],
        ["--deals", "many"],
        ["--seconds", "soon"],
        ["--processes", "0"],
        ["--seed", "-1"],
        ["--file", "no/such/folder/ladder.jsonl"],
        ["--file", "."],
    ],
)
def test_what_is_wrong_is_one_sentence(cli, lang, more):
    result = cli(*SMALL, *more, "--lang", lang)
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert not result.out


def test_a_ladder_is_for_several(cli):
    assert cli("ladder", "towers", "--bots", "random,first", "--seats", "1").code == 2


def test_the_extra_is_named(cli, monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    result = cli(*SMALL)
    assert (result.code, "dovre[ladder]" in result.err) == (2, True)
