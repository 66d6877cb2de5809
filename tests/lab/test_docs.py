"""The pages of the docs on the lab: the tutorial is run as it stands, in small; the tables are those of the code."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from dovre.cli.app import run as command
from dovre.kernel.components import FOLDER_VARIABLE
from dovre.lab.tables import SCHEMA, TABLES

DOCS = Path(__file__).parents[2] / "docs"
FEWER = {"1000": "12", "5000": "20"}  # games


def steps(page):
    """The commands of a page, each with the lines that are shown below it."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", page, re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
    return found


def test_the_tutorial_can_be_followed_from_beginning_to_end(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(FOLDER_VARIABLE, "")
    for line, shown in steps((DOCS / "designing.md").read_text(encoding="utf-8")):
        words = line.split()
        if words[0] != "dovre":
            subprocess.run(line, shell=True, check=True)
            continue
        arguments = [FEWER.get(word, word) for word in words[1:]]
        quick = ["--bots", "random", "--processes", "1"] if "run" in words else []
        code = command([*arguments, *quick, "--lang", "en"])
        told = " ".join("".join(capsys.readouterr()).split())
        assert code == (2 if "broken" in words else 0), told
        for part in shown:
            assert part in told
        os.environ[FOLDER_VARIABLE] = ""  # a command in a shell has an environment of its own
    assert Path("after.html").stat().st_size > 50_000
    assert Path("after/plan.json").read_text().count('"games": 20') == 1


@pytest.mark.parametrize("table", TABLES)
def test_the_page_has_every_column_of_the_tables(table):
    page = (DOCS / "lab.md").read_text(encoding="utf-8")
    assert f"Version {SCHEMA}." in page
    part = page.partition(f"### `{table}`\n")[2].partition("\n### ")[0]
    rows = [f"| `{column.name}` | {column.type.__name__} | {column.meaning} |" for column in TABLES[table]]
    assert [line for line in part.splitlines() if line.startswith("| `")] == rows
