"""The remote bot of the documentation plays a whole game against a real server."""

import re
from pathlib import Path

from tests.server.process import Server

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_bot_of_the_documentation_plays_to_the_end(tmp_path, capsys):
    (code,) = re.findall(r"```python\n(import json.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    with Server(tmp_path / "dovre.sqlite3") as server:
        exec(compile(code.replace("http://127.0.0.1:8377", server.url), str(PAGE), "exec"), {})
    scores = capsys.readouterr().out
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", scores)
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
