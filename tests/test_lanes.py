"""The two lanes: when the compiled one is taken, and that both play alike."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dovre
from dovre import compiling, lane

ROOT = Path(__file__).parent.parent
SOURCES = str(Path(dovre.__file__).parent.parent)


def run(*arguments, folder=None, **variables):
    """Run Python with these arguments, with a folder in which there may be a compiled lane."""
    path = os.pathsep.join([*([str(folder)] if folder else []), SOURCES])
    wanted = {name: value for name, value in os.environ.items() if name != lane.VARIABLE}
    return subprocess.run(
        [sys.executable, *arguments],
        env=wanted | {"PYTHONPATH": path} | variables,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )


def version(folder, **variables):
    """What `dovre --version` says of the lane."""
    return run("-m", "dovre", "--version", folder=folder, **variables).stdout.splitlines()[1]


@pytest.fixture
def pretended(tmp_path):
    """A build that says of which sources it was made; nothing in it can be loaded."""

    def pretend(digest):
        folder = tmp_path / lane.PACKAGE
        folder.mkdir(exist_ok=True)
        told = f'SOURCES = "{digest}"\nALSO = ()\nLIBRARIES = {{"dovre.kernel.rng": "none__mypyc"}}\n'
        (folder / "__init__.py").write_text(told)
        (folder / f"none__mypyc{lane.EXTENSION_SUFFIXES[0]}").write_text("no library")
        return tmp_path

    return pretend


def test_a_build_of_other_sources_is_left_aside_and_said(pretended):
    assert version(pretended("0" * 32)).startswith("Plain lane: the sources have changed")


def test_a_build_of_these_sources_is_taken(pretended):
    """The one of the test cannot be loaded, and nothing else is taken in its place without a word."""
    told = run("-c", "import dovre", folder=pretended(lane.digest_of(["dovre.kernel.rng"])))
    assert told.returncode != 0
    assert "none__mypyc" in told.stderr


def test_the_plain_lane_can_be_chosen(pretended):
    folder = pretended(lane.digest_of(["dovre.kernel.rng"]))
    assert version(folder, DOVRE_LANE="plain") == "Plain lane, as chosen."


def test_a_build_without_its_libraries_counts_as_none(pretended):
    folder = pretended("0" * 32)
    next(folder.glob("*/*mypyc*")).unlink()
    assert version(folder).startswith("Plain lane; ./dovre build")


def test_comparing_lanes_needs_both(pretended):
    told = run("-m", "dovre", "check", "kings", "--lanes", folder=pretended("0" * 32))
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.endswith("There is no compiled lane of these sources; ./dovre build makes it.\n")


def test_what_is_compiled_exists():
    found = [module for modules in compiling.groups().values() for module in modules]
    assert len(found) == len(set(found))
    for module in found:
        assert lane.source_path(module).exists()


def test_what_is_said_to_the_compiler():
    """Constants in capitals, not tuples of fixed length; cached properties and `copy` written out."""
    told = compiling.stage_text(
        "from __future__ import annotations\n"
        "SIZE = 4\n"
        "PAIR = (1.0, 2.0)\n"
        "ROW: tuple[int, ...] = (\n    1,\n)\n"
        "class Judge:\n"
        "    @cached_property\n"
        "    def plans(self) -> list[int]:\n"
        "        return [SIZE]\n"
    )
    assert "SIZE: typing.Final = 4\nPAIR = (1.0, 2.0)\nROW: typing.Final[tuple[int, ...]] = (\n    1,\n)\n" in told
    assert told.endswith("    def _make_plans(self) -> list[int]:\n        return [SIZE]\n")
    names = {}
    exec(told.replace("class", "import typing\nclass"), names)
    judge = names["Judge"]()
    assert judge.plans is judge.plans
    state = dovre.game("kings").state_type
    written = compiling.with_copy("class KingsState(State):\n    pass\nAFTER = 1\n", state)
    assert "        new.hands = [one[:] for one in self.hands]\n" in written
    assert written.endswith("        return new\nAFTER = 1\n")


# -- with a compiler: one build, and all that is to be seen on it ------------------------------------------------------


def test_the_compiled_lane_plays_as_the_plain_one(tmp_path):
    told = run("-m", "dovre.compiling", "--quick", str(tmp_path))
    assert told.returncode == 0, told.stdout + told.stderr
    assert version(tmp_path) == "Compiled lane."
    for slug in dovre.slugs():
        told = run("-m", "dovre", "check", slug, "--lanes", "--games", "24", folder=tmp_path)
        assert told.stdout.endswith(f"{slug}: 24 games, the same on both lanes.\n"), told.stdout + told.stderr
    the_same_numbers_are_drawn(tmp_path)
    the_same_boards_are_drawn(tmp_path)
    for module in ("feast", "tests.kernel.demo", "tests.draft"):
        a_game_from_elsewhere_plays(tmp_path, module)


def the_same_numbers_are_drawn(folder):
    """`below` and `shuffle` have a quick way there; `bits` has none, and says what they must give."""
    code = """
from dovre.kernel.rng import COMPILED, Rng
assert COMPILED
for n in (1, 2, 3, 6, 80, 1000, 2**31 - 1, 2**31, 2**33 + 1, 3 * 2**61):
    for seed in range(50):
        quick, slow = Rng.of(seed, "a"), Rng.of(seed, "a")
        for _ in range(20):
            bits = slow.bits()
            while bits >= 2**64 - 2**64 % n:
                bits = slow.bits()
            assert quick.below(n) == bits % n
            assert quick.cells == slow.cells
        items, other = list(range(40)), list(range(40))
        quick.shuffle(items)
        for i in range(39, 0, -1):
            j = slow.below(i + 1)
            other[i], other[j] = other[j], other[i]
        assert (items, quick.cells) == (other, slow.cells)
"""
    told = run("-c", code, folder=folder)
    assert told.returncode == 0, told.stderr


def the_same_boards_are_drawn(folder):
    """To the letter, for seats and spectators on both screens, and so are the changes between them."""
    code = """
import hashlib, random, sys
import dovre
from dovre import lane
from dovre.render.changes import changes
assert lane.LANE == sys.argv[1]
for slug in dovre.slugs():
    game, chance, told = dovre.game(slug), random.Random(1), hashlib.blake2b(digest_size=8)
    for seats in (game.seats[0], game.seats[-1]):
        state, drawn = game.new(seats, seats), {}
        for move in range(120):
            if state.over:
                break
            seat = state.waiting[0]
            state.play(seat, chance.choice(state.legal(seat)))
            for how in ((seat, "desktop", "light", "en"), (None, "phone", "dark", "fr")):
                viewer, size, theme, lang = how
                new = game.board(state.view(viewer), size=size, theme=theme, lang=lang)
                old = drawn.get(how, new)
                drawn[how] = new
                places = [(name, *map(float, new.places[name])) for name in sorted(new.places)]
                told.update(f"{new} {changes(old, new)} {places}".encode())
    print(slug, told.hexdigest())
"""
    plain, compiled = run("-c", code, "plain", DOVRE_LANE="plain"), run("-c", code, "compiled", folder=folder)
    assert plain.returncode == compiled.returncode == 0, plain.stderr + compiled.stderr
    assert plain.stdout == compiled.stdout


def a_game_from_elsewhere_plays(folder, module):
    """Its classes are plain Python on a compiled kernel."""
    code = f"""
from importlib import import_module
import dovre, dovre.lane
from dovre.kernel import check
assert dovre.lane.LANE == "compiled"
game = import_module({module!r}).GAME
dovre.install(game)
report = check.run(game, games=6, seed=1, every=4)
assert report.decisions > 20 and report.failures == [], report.failures
"""
    path = os.pathsep.join([str(folder), SOURCES, str(ROOT / "examples"), str(ROOT)])
    told = run("-c", code, PYTHONPATH=path)
    assert told.returncode == 0, told.stderr


@pytest.mark.long
def test_a_thousand_games_are_the_same_on_both_lanes(tmp_path):
    """As `./dovre build` makes it, with the C compiler optimizing."""
    told = run("-m", "dovre.compiling", str(tmp_path))
    assert told.returncode == 0, told.stdout + told.stderr
    for slug in dovre.slugs():
        told = run("-m", "dovre", "check", slug, "--lanes", "--games", "1000", folder=tmp_path)
        assert told.stdout.endswith("the same on both lanes.\n"), told.stdout + told.stderr
