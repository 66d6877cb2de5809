"""A box of one's own, from the copy to the comparison, and what is said of a broken one."""

import json

import pytest

from dovre import lab
from dovre.cli.app import run as command
from dovre.lab import LabError


@pytest.fixture
def own(tmp_path):
    lab.copy_box("kings", tmp_path / "mine")
    return tmp_path / "mine"


def change(folder, file, before, after):
    path = folder / "kings" / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


def test_a_box_is_copied_whole_and_nothing_is_overwritten(own):
    assert sorted(path.name for path in (own / "kings").iterdir()) == ["cards.toml", "mines.toml"]
    with pytest.raises(LabError, match="holds files already"):
        lab.copy_box("kings", own)


def test_a_run_with_a_box_keeps_it_and_its_fingerprint(own, tmp_path):
    change(own, "mines.toml", "value = 10", "value = 30")
    lab.run("kings", tmp_path / "run", bots=["random"], seats=2, games=2, processes=1, box=own)
    plan = json.loads((tmp_path / "run" / "plan.json").read_text())
    assert len(plan["box"]) == 8
    assert plan["options"]["box"] == plan["box"]
    assert "value = 30" in (tmp_path / "run" / "box" / "kings" / "mines.toml").read_text()
    change(own, "mines.toml", "value = 30", "value = 20")
    with pytest.raises(LabError, match="another plan"):
        lab.run("kings", tmp_path / "run", bots=["random"], seats=2, games=4, processes=1, box=own)


def test_a_broken_box_is_named_by_file_line_and_field(own, tmp_path, capsys):
    change(own, "mines.toml", "value = 10", "value = -4")
    words = ["lab", "run", "kings", "--bots", "random", "--box", str(own), "--out", str(tmp_path / "run")]
    assert command([*words, "--lang", "en"]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert "mines.toml, line 26, field “mine 20, value”" in told
    assert not (tmp_path / "run").exists()
