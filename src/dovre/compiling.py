"""Make the compiled lane: `python -m dovre.compiling` writes the package `dovre_compiled` beside the others.

A folder can be named instead, and after it libraries, if not all are wanted. With `--quick` the C compiler does not
optimize: made in half the time and slow, good enough to see that both lanes play alike.

Needs mypy, setuptools and a C compiler. What is compiled is what runs in play, playouts and search, and what boards are
put together with; what reads data files, tells, draws single pieces or checks input stays as it is, since it would gain
little and take long to compile.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from sysconfig import get_path

import dovre
from dovre.kernel.fields import copied_fields
from dovre.kernel.state import State
from dovre.lane import PACKAGE, SOURCE, digest_of

KERNEL = ("action", "belief", "decision", "events", "playout", "rng", "scores", "state", "zones")
SEARCH = ("budget", "findings", "plans", "reward", "tree", "turns")
RENDER = ("changes", "letters", "memory", "pen", "svg")  # what every board draws with
# rooms of a game that stay as they are; views, since a game of another package makes a dataclass with slots of them
PLAIN_ROOMS = {
    *(
        "board",
        "box",
        "boxboard",
        "boxmap",
        "complete",
        "faults",
        "frames",
        "game",
        "notation",
        "observation",
        "outcomes",
    ),
    *("prompts", "refusals", "things", "view", "weights", "words"),
}
QUICK = "--quick"
ALSO = ("dovre.kernel.fields", "dovre.compiling")  # what the compiled modules depend on besides their own sources
COPIED_LISTS = "[one[:] for one in {0}]"  # the quickest way for the compiler, where plain Python has another


def groups() -> dict[str, list[str]]:
    """The modules to compile, by the library they go into: for the kernel, for search, for drawing, for each game."""
    found = {
        "dovre_kernel": [f"dovre.kernel.{name}" for name in KERNEL],
        "dovre_search": [f"dovre.bots.{name}" for name in SEARCH],
        "dovre_render": [f"dovre.render.{name}" for name in RENDER],
    }
    for game in sorted(path.parent for path in (SOURCE / "dovre" / "games").glob("*/state.py")):
        found[f"dovre_{game.name}"] = list(_rooms(game))
    return found


def _rooms(game: Path) -> Iterator[str]:
    for path in sorted(game.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        if parts[3] not in PLAIN_ROOMS and parts[-1] != "__init__":
            yield ".".join(parts)


def build(folder: Path, only: Sequence[str] = (), optimize: str = "2") -> None:
    """Write `dovre_compiled` into a folder; of the libraries these alone, or all."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    wanted = {name: modules for name, modules in groups().items() if not only or name in only}
    paths = {name: [f"{module.replace('.', '/')}.py" for module in modules] for name, modules in wanted.items()}
    modules = {module: f"{name}__mypyc" for name, row in wanted.items() for module in row}
    digest = digest_of([*modules, *ALSO])  # before anything is read: what changes meanwhile makes the build a stale one
    target = folder / PACKAGE
    with tempfile.TemporaryDirectory() as work:
        os.chdir(_stage(Path(work, "src"), modules))
        libraries = mypycify(
            [path for row in paths.values() for path in row],
            separate=[(row, name) for name, row in paths.items()],
            target_dir=f"{work}/c",
            opt_level=optimize,
            debug_level="0",
        )
        shared = [one for one in libraries if one.name.endswith("__mypyc")]  # the rest are doors, `lane.py` has its own
        jobs = str(os.cpu_count() or 1)
        script = ["-q", "build_ext", "--build-lib", f"{work}/lib", "--build-temp", f"{work}/o", "-j", jobs]
        setup(name=PACKAGE, ext_modules=shared, script_args=script)
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        for path in Path(work, "lib").rglob("*"):
            if path.is_file():
                shutil.copy(path, target / path.name)
    told = f"SOURCES = {digest!r}\nALSO = {ALSO!r}\nLIBRARIES = {modules!r}\n"
    (target / "__init__.py").write_text(told, encoding="utf-8")


def _stage(folder: Path, modules: Iterable[str]) -> Path:
    """A copy of the sources in which the compiler finds three things said that Python finds out for itself.

    Names in capitals that are bound once are constants (`Final`): the compiler need not look them up. A
    `cached_property` is written out, since the compiler takes it for a property that is made anew each time. And every
    state of a game has its `copy` written out: in the plain lane `kernel/fields.py` does that when the game is loaded.
    """
    shutil.copytree(SOURCE / "dovre", folder / "dovre", ignore=shutil.ignore_patterns("__pycache__"))
    for module in modules:
        path = folder.joinpath(*module.split(".")).with_suffix(".py")
        path.write_text(stage_text(path.read_text(encoding="utf-8")), encoding="utf-8")
    for slug in dovre.slugs():
        state = dovre.game(slug).state_type
        if state.__module__ in modules:
            path = folder.joinpath(*state.__module__.split(".")).with_suffix(".py")
            path.write_text(with_copy(path.read_text(encoding="utf-8"), state), encoding="utf-8")
    return folder


def stage_text(text: str) -> str:
    """The text of a module with constants and cached properties told to the compiler."""
    return _with_kept_properties(_with_constants(text))


def _with_constants(text: str) -> str:
    tree = ast.parse(text)
    names = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    lines = text.splitlines()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name, kind = node.target.id, ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and len(node.targets) == 1:
            name, kind = node.targets[0].id, ""
        else:
            continue
        if name.isupper() and names.count(name) == 1 and _is_simple(kind, node.value):
            rest = lines[node.lineno - 1][len(name) + (2 + len(kind) if kind else 0) :]
            lines[node.lineno - 1] = f"{name}: typing.Final{f'[{kind}]' if kind else ''}{rest}"
    future = "from __future__ import annotations"
    return "\n".join(f"{future}; import typing" if line == future else line for line in lines) + "\n"


def _is_simple(kind: str, value: ast.expr | None) -> bool:
    """Whether a constant is a number, a text or a row of any length.

    A tuple of fixed length is kept apart by the compiler, part by part: it would be put together anew at every use.
    """
    if kind:
        return kind in ("int", "float", "str", "bytes") or (kind.startswith("tuple[") and kind.endswith(", ...]"))
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id in ("bytes", "len", "tuple")
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
        return value.func.attr == "kind"  # of a frame
    return isinstance(value, ast.Constant)


CACHED = re.compile(r"^    @cached_property\n    def (\w+)\(self\) -> (.+):$", re.MULTILINE)
KEPT = r"""    _kept_\1: \2

    @property
    def \1(self) -> \2:
        try:
            return self._kept_\1
        except AttributeError:
            self._kept_\1 = self._make_\1()
            return self._kept_\1

    def _make_\1(self) -> \2:"""


def _with_kept_properties(text: str) -> str:
    kept = CACHED.sub(KEPT, text)
    assert "@cached_property" not in kept, "a cached property in a form that is not known here"
    return kept


def with_copy(text: str, state: type[State]) -> str:
    lines = text.splitlines()
    found = next(
        node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == state.__name__
    )
    method = [
        f'    def copy(self) -> "{state.__name__}":  # type: ignore[override]',
        f"        new = {state.__name__}()",
        *(f"        new.{name} = {expression}" for name, expression in copied_fields(state.fields.all, COPIED_LISTS)),
        "        return new",
    ]
    return "\n".join([*lines[: found.end_lineno], "", *method, *lines[found.end_lineno :], ""])


def main(arguments: list[str]) -> None:
    words = [word for word in arguments if word != QUICK]
    folder, *only = words or [get_path("platlib")]
    build(Path(folder).resolve(), only, "0" if QUICK in arguments else "2")


if __name__ == "__main__":
    main(sys.argv[1:])
