"""The files of the client are sent without what only authors read, and mean the same."""

import re

import pytest
from litestar.exceptions import NotFoundException

from dovre.server import assets

SCRIPTS = sorted(path.name for path in assets.FOLDER.glob("*.js"))
SHEETS = sorted(path.name for path in assets.FOLDER.glob("*.css"))


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_loses_comments_and_indentation_alone(name):
    """Taking comments away by line is safe as long as no string holds one and none goes over several lines."""
    text = (assets.FOLDER / name).read_text("utf-8")
    assert all(line.count("`") % 2 == 0 for line in text.splitlines() if not line.lstrip().startswith(("*", "/")))
    assert not re.search(r"""["'`][^"'`\n]*[;{},)\]]\s+// [^"'`\n]*["'`]""", text)
    small, kind = assets.read(name)
    assert kind == "text/javascript"
    assert "\n " not in small
    assert not re.search(r"^//|^/\*", small, re.MULTILINE)
    code = [line.strip() for line in text.splitlines()]
    assert all(any(line.startswith(part) for line in code) for part in small.split("\n"))
    assert small.count("export ") == len(re.findall(r"^export ", text, re.MULTILINE))


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_keeps_its_rules(name):
    text = re.sub(r"/\*(?:.|\n)*?\*/", "", (assets.FOLDER / name).read_text("utf-8"))
    small, _ = assets.read(name)
    assert "/*" not in small
    assert small.count("{") == small.count("}") == text.count("{")
    assert re.sub(r"\s", "", small) == re.sub(r"\s", "", text)


@pytest.mark.parametrize("name", ["none.js", "../app.py", "..", "table.html"])
def test_nothing_else_is_sent(name):
    with pytest.raises(NotFoundException):
        assets.read(name)
