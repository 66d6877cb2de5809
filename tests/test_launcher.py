"""The launcher: installs from the lock files, once, again when one has changed, and anew where something is broken."""

import ast
import os
import shutil
import stat
import subprocess
import sys
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
    module.ran, module.sound = [], True
    module.really_answers = module.answers
    monkeypatch.setattr(module, "run", lambda what, command: module.ran.append(command))
    monkeypatch.setattr(module, "say", lambda *words: None)
    monkeypatch.setattr(module, "answers", lambda python, code: module.sound)
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


def test_what_the_tests_need_contains_what_the_lab_and_a_game_need(launcher):
    for purpose in ("run", "lab", "run", "test", "lab", "run", "test"):
        launcher.prepare(purpose)
    assert locks(launcher) == ["run.txt", "lab.txt", "test.txt"]


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
    assert [Path(command[-1]).name for command in compiled] == ["test.txt", "lab.txt", "run.txt"]
    for command in compiled:
        assert {"--universal", "--generate-hashes", "--upgrade"} < set(command)
    assert "--constraints" in compiled[1]
    assert "--constraints" in compiled[2]


# -- what is broken is made anew --------------------------------------------------------------------------------------


def made_anew(launcher):
    return any(command[1:3] == ["-m", "venv"] for command in launcher.ran)


def program(path, text):
    path.write_text(f"#!{sys.executable}\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_an_environment_that_does_not_answer_is_made_anew(launcher, monkeypatch):
    """Its interpreter is gone, it was copied from elsewhere, a package is missing."""
    launcher.prepare("test")
    (launcher.VENV / "left").touch()
    launcher.ran.clear()
    launcher.sound = False
    monkeypatch.setattr(launcher, "find_python", lambda: sys.executable)
    launcher.prepare("run")
    assert made_anew(launcher)
    assert not (launcher.VENV / "left").exists()
    launcher.sound = True
    assert launcher.is_ready("test")


@pytest.mark.parametrize("interrupted", [1, 2, 3])
def test_what_was_interrupted_is_made_anew(launcher, monkeypatch, interrupted):
    """While the environment is made, while pip installs, while the package itself is."""
    shutil.rmtree(launcher.VENV)
    monkeypatch.setattr(launcher, "find_python", lambda: sys.executable)
    launcher.sound = False

    def run(what, command):
        launcher.ran.append(command)
        launcher.sound = True
        if len(launcher.ran) == interrupted:
            raise KeyboardInterrupt

    monkeypatch.setattr(launcher, "run", run)
    with pytest.raises(KeyboardInterrupt):
        launcher.prepare("run")
    launcher.ran = [None] * 9  # not interrupted any more
    assert not launcher.is_ready("run")
    launcher.prepare("run")
    launcher.ran = launcher.ran[9:]
    assert made_anew(launcher)
    assert launcher.is_ready("run")


def test_a_hand_made_environment_is_added_to(launcher):
    (launcher.VENV / "mine").touch()
    launcher.prepare("run")
    assert not made_anew(launcher)
    assert (launcher.VENV / "mine").exists()


@pytest.mark.parametrize("kind", ["file", "link"])
def test_what_stands_in_its_place_is_no_environment(launcher, monkeypatch, kind):
    shutil.rmtree(launcher.VENV)
    if kind == "file":
        launcher.VENV.write_text("")
    else:
        launcher.VENV.symlink_to(launcher.HERE / "nowhere")
    launcher.sound = False
    monkeypatch.setattr(launcher, "find_python", lambda: sys.executable)
    launcher.prepare("run")
    assert launcher.VENV.is_dir()


def test_candidates_for_python_are_tried(launcher, monkeypatch, tmp_path):
    """A shim that finds nothing, one without venv and one that is gone are passed over."""
    monkeypatch.setattr(launcher, "answers", launcher.really_answers)
    broken = program(tmp_path / "python3.13", "raise SystemExit(127)")
    good = program(tmp_path / "python3.12", "")
    monkeypatch.setattr(launcher, "candidates", lambda: [str(tmp_path / "gone"), broken, good])
    assert launcher.find_python() == good
    monkeypatch.setattr(launcher, "candidates", lambda: [broken])
    with pytest.raises(launcher.Failed) as caught:
        launcher.find_python()
    assert all("3.11" in words for words in caught.value.args)


def test_what_is_asked_of_an_interpreter(launcher):
    """This one can make environments and has the package, but that of another folder."""
    assert launcher.really_answers(sys.executable, launcher.FIT)
    assert not launcher.really_answers(sys.executable, launcher.FOUND.replace(str(ROOT), "/elsewhere"))
    assert not launcher.really_answers(sys.executable, launcher.FIT.replace("(3, 11)", "(9, 0)"))


def test_the_interpreter_of_the_environment_itself_is_no_candidate(launcher, monkeypatch):
    monkeypatch.setattr(sys, "executable", str(launcher.BIN / "python"))
    monkeypatch.setattr(shutil, "which", lambda name: str(launcher.BIN / name))
    assert all(Path(path).parent != launcher.BIN for path in launcher.candidates())


# -- how it ends ------------------------------------------------------------------------------------------------------


def test_ctrl_c_is_quiet_and_failures_are_one_sentence(launcher, monkeypatch, capsys):
    said = []
    monkeypatch.setattr(launcher, "say", lambda *words: said.append(words))
    for raised, code in [
        (KeyboardInterrupt(), 130),
        (launcher.Failed("no", "non"), 2),
        (PermissionError(13, "denied", "/x"), 2),
    ]:

        def start(arguments, raised=raised):
            raise raised

        monkeypatch.setattr(launcher, "start", start)
        with pytest.raises(SystemExit) as caught:
            launcher.main()
        assert caught.value.code == code
    assert said == [("no", "non"), ("/x: denied.", "/x\u00a0: denied.")]
    assert capsys.readouterr() == ("", "")


def test_help_and_completion_install_nothing(launcher, monkeypatch, capsys):
    assert launcher.start(["test", "-h"]) == launcher.start(["lock", "--help"]) == 0
    assert capsys.readouterr().out.count("./dovre lock") == 2
    monkeypatch.setenv("DOVRE_COMPLETE", "1")
    assert launcher.start(["pl"]) == 0
    assert launcher.ran == []


def test_it_hands_over_to_the_module(launcher, monkeypatch):
    handed = []
    monkeypatch.setattr(os, "execv", lambda path, command: handed.append(command))
    launcher.start(["rules", "kings"])
    assert handed == [[str(launcher.BIN / "python"), "-P", "-m", "dovre", "rules", "kings"]]


def test_an_older_python_can_still_read_it_and_say_what_is_missing():
    ast.parse((ROOT / "dovre").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_ctrl_c_in_the_command_itself_is_quiet():
    code = "import dovre.cli.app, os, signal; dovre.cli.app.run = lambda a: os.kill(os.getpid(), signal.SIGINT)"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; import dovre.__main__ as door; door.main()"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (130, "")


def test_windows_has_a_launcher_too():
    text = (ROOT / "dovre.cmd").read_bytes().decode("ascii")
    assert text.count("\r\n") == text.count("\n")
    assert '"%launcher%" %*' in text
