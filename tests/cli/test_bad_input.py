"""Whatever is wrong with a command: one sentence in the reader's language, exit code 2, nothing changed on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

import dovre
from tests.cli.conftest import tree

HEADER = f"kings/{dovre.game('kings').version}"

# what is typed, and what the sentence must name: the place, and what would be accepted
CASES = [
    (["play", "chess"], ["chess", "kings"]),
    (["match", "chess", "random", "random"], ["chess", "kings"]),
    (["rules", "chess"], ["chess", "kings"]),
    (["check", "chess"], ["chess", "kings"]),
    (["bench", "--game", "chess"], ["chess", "kings"]),
    (["show", "chess"], ["chess", "kings"]),
    (["play", "kings", "--seats", "9"], ["9", "2, 3, 4"]),
    (["play", "kings", "--seats", "two"], ["two", "2, 3, 4"]),
    (["play", "kings", "--players", "a,b,c,d,e"], ["5", "2, 3, 4"]),
    (["play", "kings", "--seats", "2", "--players", "a,b,c"], ["3", "2"]),
    (["play", "kings", "--players", "a,a"], ["a"]),
    (["play", "kings", "--players", "a,bot:oracle"], ["oracle", "greedy"]),
    (["play", "kings", "--players", "a,b#c"], ["b#c", "bot:greedy"]),
    (["play", "kings", "--players", "a,,b"], ["bot:greedy"]),
    (["play", "kings", "--option", "pairing=odd"], ["odd", "random, printed"]),
    (["play", "kings", "--option", "colour=red"], ["colour", "pairing"]),
    (["play", "kings", "--option", "pairing"], ["pairing", "pairing=random|printed"]),
    (["play", "kings", "--seed", "-1"], ["-1", str((1 << 63) - 1)]),
    (["play", "kings", "--seed", "x"], ["x", str((1 << 63) - 1)]),
    (["play", "--resume", "none.dovre"], ["none.dovre"]),
    (["play", "--resume"], ["dovre play"]),
    (["play", "kings", "--resume", "x"], ["--resume"]),
    (["play", "kings", "--save", "folder"], ["folder"]),
    (["play", "kings", "--save", "there.txt"], ["there.txt"]),
    (["play", "kings", "--save", "no/where.txt"], ["no"]),
    (["match", "kings", "random"], ["1", "2, 3, 4"]),
    (["match", "kings", "random", "oracle"], ["oracle", "random, greedy"]),
    (["match", "kings", "random", "random", "--games", "0"], ["--games", "0", "1"]),
    (["match", "kings", "random", "random", "--games", "many"], ["--games", "many"]),
    (["match", "kings", "random", "random", "random", "--seats", "2"], ["3", "2"]),
    (["match", "kings", "random", "random", "--out", "folder"], ["folder"]),
    (["match", "kings", "random", "random", "--out", "no/where.json"], ["no"]),
    (["match", "kings", "random", "random", "--records", "there.txt"], ["there.txt"]),
    (["match", "kings"], ["BOT"]),
    (["replay", "none"], ["none"]),
    (["replay", "folder"], ["folder"]),
    (["replay", "garbage"], ["garbage"]),
    (["replay", "there.txt"], ["mine", "GAME/"]),
    (["replay", "empty"], ["GAME/"]),
    (["replay", "game.dovre", "--view", "p9"], ["p9", "p1", "p2"]),
    (["replay", "game.dovre", "--turn", "9999"], ["--turn", "9999"]),
    (["show", "none"], ["none", "kings"]),
    (["show", "folder"], ["folder"]),
    (["show", "garbage"], ["garbage"]),
    (["show", "badzone"], ["2", "castle", "mines"]),
    (["show", "badversion"], ["99", HEADER[-1]]),
    (["show", "kings", "--seat", "king"], ["king", "p1", "spectator"]),
    (["show", "kings", "--format", "gif"], ["gif", "text, svg, png"]),
    (["show", "kings", "--out", "table.jpg"], [".jpg", ".svg, .png, .txt"]),
    (["show", "kings", "--out", "table.svg", "--format", "png"], ["png", ".svg"]),
    (["show", "kings", "--theme", "pink"], ["pink", "light, dark"]),
    (["show", "kings", "--size", "huge"], ["huge", "desktop, phone"]),
    (["show", "kings", "--out", "no/where.svg"], ["no"]),
    (["show", "game.dovre", "--seed", "3"], ["--seed", "kings"]),
    (["backup", "there.txt"], ["there.txt"]),
    (["backup", "copy"], ["dovre.sqlite3"]),
    (["backup", "no/copy", "--database", "sqlite:///x"], ["no"]),
    (["backup", "copy", "--database", "postgresql://host/dovre"], ["SQLite"]),
    (["restore", "none"], ["none"]),
    (["restore", "folder"], ["folder"]),
    (["restore", "garbage"], ["garbage"]),
    (["completion", "tcsh"], ["tcsh", "bash, zsh, fish"]),
    (["check", "kings", "--games", "1.5"], ["--games", "1.5"]),
    (["check", "kings", "--seats", "5"], ["5", "2, 3, 4"]),
    (["bench", "chairs"], ["chairs", "random, copy"]),
    (["bench", "--seconds", "nan"], ["nan", "3600"]),
    (["bench", "--tables", "3"], ["--tables", "dovre bench server"]),
    (["bench", "wire", "--kills", "3", "--workers", "2"], ["--kills, --workers", "dovre bench server"]),
    (["bench", "server", "--tables", "0"], ["--tables", "5000"]),
    (["bench", "server", "--kills", "many"], ["--kills", "many"]),
    (["bench", "server", "--pace", "slow"], ["slow"]),
    (["bench", "wire", "--pace", "2"], ["--pace", "dovre bench server"]),
    (["bench", "server", "--workers", "65"], ["--workers", "64"]),
    (["bench", "server", "--workers", "2"], ["2", "PostgreSQL"]),
    (["bench", "server", "--database", "martian://x/y"], ["martian"]),
    (["bench", "server", "--database", "/nowhere/at/all/x.sqlite3"], ["/nowhere/at/all"]),
    (["rules", "kings", "xyzzy"], ["xyzzy", "KING-S01"]),
    (["fly"], ["fly", "play, serve"]),
    (["play", "--wings"], ["--wings", "dovre play"]),
    (["--wings"], ["--wings"]),
    (["rules"], ["dovre rules"]),
    (["replay", "a", "b"], ["dovre replay"]),
    (["play", "--seats"], ["--seats"]),
    (["play", "--lang"], ["--lang"]),
]


@pytest.fixture
def around(home: Path) -> Path:
    (home / "folder").mkdir()
    (home / "there.txt").write_text("mine\n", encoding="utf-8")
    (home / "garbage").write_bytes(bytes(range(256)) * 4)
    (home / "empty").write_text("\n# nothing\n", encoding="utf-8")
    (home / "badzone").write_text(f"{HEADER}  seats 2  seed 7  options -\ncastle dw1a\n", encoding="utf-8")
    (home / "badversion").write_text("kings/99  seats 2  seed 7  options -\n", encoding="utf-8")
    (home / "game.dovre").write_text(str(dovre.Record.begin(dovre.game("kings").new(2, 7))), encoding="utf-8")
    return home


@pytest.mark.parametrize(("arguments", "named"), CASES, ids=[" ".join(case[0]) for case in CASES])
def test_bad_input_is_one_sentence_in_each_language(cli, around, monkeypatch, arguments, named):
    said = []
    before = tree(around)
    for lang in ("fr", "en"):
        monkeypatch.setenv("DOVRE_LANG", lang)
        result = cli(*arguments)
        assert result.code == 2
        assert result.out == ""
        assert result.err.count("\n") == 1
        assert result.err.endswith(".\n") or result.err.endswith("».\n") or result.err.endswith("”.\n")
        for word in named:
            assert word in result.err.replace("JEU", "GAME")
        said.append(result.err)
    assert said[0] != said[1]
    assert tree(around) == before


def test_unknown_language(cli, monkeypatch):
    for where in (["--lang", "de", "rules", "kings"], ["rules", "kings", "--lang=de"]):
        result = cli(*where)
        assert result.code == 2
        assert "de" in result.err
        assert "fr, en" in result.err


def edits(text: str) -> dict[str, str]:
    """A save, cut or edited in many ways."""
    lines = text.splitlines(keepends=True)
    turn = next(line for line in lines if line.startswith("2."))
    found = {
        "no digest": "".join(lines[:-1]),
        "half a digest": text[:-6],
        "one turn less": text.replace(turn, ""),
        "another seed": text.replace("seed 4 ", "seed 5 "),
        "another seat count": text.replace("seats 3", "seats 2"),
        "another option": text.replace("pairing=random", "pairing=printed"),
        "another version": text.replace(HEADER, "kings/99"),
        "another game": text.replace(HEADER, "chess/1"),
        "another answer": text.replace(turn, turn.replace(".c", ".o", 1)),
        "not an answer": text.replace(turn, turn.replace("play.", "hurl.", 1)),
        "another seat": text.replace(turn, turn.replace(" p", " p9", 1)),
        "two players": text.replace(" | bot:random", ""),
        "an unknown bot": text.replace("bot:random", "bot:oracle"),
        "no header": "".join(lines[1:]),
        "a draw changed": text.replace("draw.deck{", "draw.deck{x", 1) if "draw.deck{" in text else "",
    }
    for length in range(0, len(text) - 2, 37):
        found[f"cut at {length}"] = text[:length]
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_cut_and_edited_saves_are_refused_unchanged(cli, home, monkeypatch, lang):
    path = home / "game.dovre"
    cli("play", "kings", "--players", "Emma,bot:greedy,bot:random", "--seed", "4", "--save", str(path), typed="1\n" * 9)
    monkeypatch.setenv("DOVRE_LANG", lang)
    for name, text in edits(path.read_text(encoding="utf-8")).items():
        path.write_text(text, encoding="utf-8")
        for arguments in (["play", "--resume", str(path)], ["replay", str(path)]):
            if arguments[0] == "replay" and name == "cut at 0":
                continue
            result = cli(*arguments, typed="1\n" * 9)
            assert result.code == 2, name
            assert result.err.count("\n") == 1, name
            assert path.read_text(encoding="utf-8") == text, name
            assert [file.name for file in home.iterdir() if file.is_file()] == ["game.dovre"]


@pytest.mark.parametrize("place", ["/dev/full", "/proc/version"])
def test_a_place_that_takes_no_file(cli, place):
    result = cli("show", "kings", "--seed", "1", "--out", place)
    if not Path(place).exists():
        pytest.skip("no such place on this system")
    assert result.code == 2
    assert place in result.err
