"""What a shell is told could be typed; and the scripts, in the shells that are here."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dovre
from dovre.cli.completion import ASKED, SCRIPTS
from dovre.kernel.texts import LANGUAGES

GAMES = list(dovre.slugs())

CASES = [
    (["sho"], ["show"]),
    (["rules", ""], GAMES),
    (["rules", "kin"], ["kings"]),
    (["--lang", ""], list(LANGUAGES)),
    (["--lang", "=", "f"], ["fr"]),
    (["--lang", "="], list(LANGUAGES)),
    (["show", "--theme=d"], ["--theme=dark"]),
    (["--lang", "fr", "show", "kings", "--th"], ["--theme"]),
    (["match", "kings", "random", "gre"], ["greedy"]),
    (["show", "kings", "--theme", "dark", "--size", "ph"], ["phone"]),
    (["serve", "-"], ["--host", "--help", "-h"]),
    (["replay", ""], []),
    (["replay", "file", ""], []),
    (["play", "--save", ""], []),
    (["nonsense", "pl"], ["play"]),
]


@pytest.fixture
def completed(cli, monkeypatch):
    monkeypatch.setenv(ASKED, "1")

    def ask(*words, **how):
        result = cli(*words, **how)
        assert (result.code, result.err) == (0, "")
        return dict(line.split("\t") for line in result.out.splitlines())

    return ask


@pytest.mark.parametrize(("words", "found"), CASES, ids=[" ".join(case[0]) for case in CASES])
def test_what_could_stand_there(completed, words, found):
    told = list(completed(*words))
    assert told == found or (len(found) > 1 and set(found) < set(told))


def test_every_command_is_told_in_the_language_of_the_reader(completed, monkeypatch):
    english = completed("")
    monkeypatch.setenv("DOVRE_LANG", "fr")
    french = completed("")
    assert set(english) == set(french) > {"play", "serve", "completion"}
    assert all(english[name] != french[name] for name in english)


def test_scripts_are_printed_and_ask_the_command_itself(cli):
    for shell in SCRIPTS:
        result = cli("completion", shell)
        assert result.code == 0
        assert f"{ASKED}=1" in result.out


TYPED = {  # how each shell is made to complete `./dovre rules k` without a person
    "bash": """eval "$(./dovre completion bash)"; COMP_WORDS=(./dovre rules k); COMP_CWORD=2
        _dovre ./dovre; echo "${COMPREPLY[@]}" """,
    "zsh": """autoload -U compinit; compinit -u -D; eval "$(./dovre completion zsh)"
        _describe() { print -l -- "${(@)${(P)2}}" }; words=(./dovre rules k); CURRENT=3; _dovre""",
    "fish": "./dovre completion fish | source; complete -C './dovre rules k'",
}


@pytest.mark.parametrize("shell", SCRIPTS)
def test_in_a_real_shell(shell, tmp_path: Path):
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"no {shell} here")
    launcher = tmp_path / "dovre"
    launcher.write_text(f'#!/bin/sh\nexec {sys.executable} -m dovre "$@"\n')
    launcher.chmod(0o755)
    done = subprocess.run([program, "-c", TYPED[shell]], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.stdout.split("\t")[0].strip().rstrip(":"), done.stderr) == ("kings", "")
