"""The launcher: installs from the lock files, once, and again when one of them has changed."""

import shutil
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def launcher(tmp_path, monkeypatch):
    """The launcher in a copy of the repository where nothing is installed; `ran` keeps what it would have run."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    loader = SourceFileLoader("dovre_launcher", str(ROOT / "dovre"))
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    module.HERE, module.VENV = tmp_path, tmp_path / ".venv"
    module.BIN = module.VENV / "bin"
    module.BIN.mkdir(parents=True)
    (module.BIN / "pip").touch()
    module.ran = []
    monkeypatch.setattr(module, "run", lambda what, command: module.ran.append(command))
    monkeypatch.setattr(module, "say", lambda *words: None)
    return module


def locks(launcher):
    """The lock files installed from since the last look."""
    found = [Path(command[-1]).name for command in launcher.ran if "--require-hashes" in command]
    assert len(launcher.ran) == 2 * len(found)  # each time the package itself too
    launcher.ran.clear()
    return found


def test_it_installs_once_with_hashes(launcher):
    launcher.prepare("run")
    assert launcher.ran[1][-2:] == ["-e", "."]
    assert {"--no-deps", "--no-build-isolation"} < set(launcher.ran[1])
    assert locks(launcher) == ["run.txt"]
    launcher.prepare("run")
    assert locks(launcher) == []


def test_what_the_tests_need_contains_what_a_game_needs(launcher):
    launcher.prepare("run")
    launcher.prepare("test")
    launcher.prepare("run")
    launcher.prepare("test")
    assert locks(launcher) == ["run.txt", "test.txt"]


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/run.txt", "requirements/test.txt"])
def test_a_change_is_noticed_and_nothing_is_taken_away(launcher, name):
    launcher.prepare("test")
    with (launcher.HERE / name).open("a") as file:
        file.write("# changed\n")
    launcher.prepare("run")
    assert locks(launcher) == ["test.txt", "test.txt"]


def test_lock_files_are_written_for_every_platform_the_larger_one_first(launcher):
    assert launcher.lock(["--upgrade"]) == 0
    uv, *compiled = launcher.ran
    assert uv[-1] == "uv"
    assert [Path(command[-1]).name for command in compiled] == ["test.txt", "run.txt"]
    for command in compiled:
        assert {"--universal", "--generate-hashes", "--upgrade"} < set(command)
    assert "--constraints" in compiled[1]
