"""Where the words of a command go: a full disk, a closed stream, a reader who has gone. Never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dovre.cli.terminal import Terminal


def shell(command: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """`dovre` in a shell; its exit code is that of the command, also before a pipe."""
    words = f'set -o pipefail; dovre() {{ {sys.executable} -m dovre "$@"; }}; {command}'
    env = {**os.environ, "DOVRE_LANG": lang}
    done = subprocess.run(["bash", "-c", words], capture_output=True, text=True, check=False, env=env)
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    return done


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk to try")
@pytest.mark.parametrize(("lang", "words"), [("en", "the disk is full"), ("fr", "le disque est plein")])
def test_a_full_disk(lang, words):
    done = shell("dovre show kings --format svg >/dev/full", lang)
    assert (done.returncode, words in done.stderr, done.stderr.count("\n")) == (2, True, 1)


@pytest.mark.parametrize(("lang", "words"), [("en", "is closed"), ("fr", "fermée")])
def test_a_closed_output(lang, words):
    done = shell("dovre --help >&-", lang)
    assert (done.returncode, words in done.stderr, done.stderr.count("\n")) == (2, True, 1)


def test_a_reader_who_has_gone_is_told_nothing():
    done = shell("dovre rules kings --all | true")
    assert (done.returncode, done.stderr) == (141, "")


def test_nowhere_to_complain_and_nothing_to_read():
    done = shell("dovre rules chess 2>/dev/full; echo $?; dovre rules chess 2>&-; echo $?; dovre replay - <&-; echo $?")
    assert done.stdout.split() == ["2", "2", "2"]
    assert done.stderr.count("\n") == 1


def test_what_is_not_foreseen_of_a_file_is_a_sentence_too(cli, monkeypatch):
    def fails(*_: object, **__: object) -> None:
        raise OSError(5, "Input/output error", "/dev/tape")

    monkeypatch.setattr(Terminal, "write", fails)
    result = cli("show", "kings")
    assert (result.code, result.err) == (2, "/dev/tape cannot be used: Input/output error.\n")
