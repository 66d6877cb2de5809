"""The command line in process: typed lines in, exit code and words out, everything on disk below a temporary folder."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from dovre.cli import run
from tests.draft import draft
from tests.solo import solo

__all__ = ["draft", "solo"]


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


Cli = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's own folder, a language, a width."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("DOVRE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setattr("os.fsync", lambda handle: None)  # these disks need not outlive a power cut
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    def call(*arguments: str, typed: str = "") -> Outcome:
        stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
        monkeypatch.setattr("sys.stdin", stdin)
        capsys.readouterr()
        code = run(arguments)
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return Outcome(code, captured.out, captured.err)

    return call


@pytest.fixture
def saves(home: Path) -> Path:
    return home / "data" / "dovre" / "saves"


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, to see that nothing changed."""
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
