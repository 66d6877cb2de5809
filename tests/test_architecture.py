"""How the house is built: who may know whom, what is public, what needs nothing but Python."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from mypy import api
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dovre

SOURCE = Path(dovre.__file__).parent
TESTS = Path(__file__).parent
ROOT = TESTS.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# who may import whom; a layer always knows itself
KNOWS = {
    "kernel": set(),
    "render": set(),
    "games": {"kernel", "render"},
    "bots": {"kernel", "games"},
    "cli": {"kernel", "games", "bots", "render", "bench", "server", "lab", "envs", "ladder", "lane", "lane_check"},
    "envs": {"kernel", "games", "bots"},
    "ladder": {"kernel", "games", "bots"},
    "bench": {"kernel", "games", "bots", "lane", "render", "search_bench"},
    "search_bench": {"kernel", "bots"},
    "server": {"kernel", "games", "bots", "render"},
    "lab": {"kernel", "games", "bots", "render"},
    "__main__": {"cli"},
    "lane": set(),
    "lane_check": {"kernel", "bots", "lane"},
    "compiling": {"kernel", "lane"},
}
EXTRAS = ("envs", "ladder", "openspiel")
STANDARD_LIBRARY_ALONE = {"kernel", "games", "render", "bots"}
OPTIONAL = {
    "render/png.py": {"resvg_py", "font_source_sans_pro", "font_source_serif_pro"},
    "kernel/native.py": {"mypy_extensions"},  # for the compiler alone
}


def modules():
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        if parts != ("__init__",):
            yield path, parts


def imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            yield node.module


@pytest.mark.parametrize(("path", "parts"), [pytest.param(*module, id="/".join(module[1])) for module in modules()])
def test_imports_point_one_way(path, parts):
    layer = parts[0]
    assert layer in KNOWS, f"say in KNOWS whom {layer} may know"
    for name in imports(path):
        if name.split(".")[0] == "dovre":
            target = [*name.split("."), ""][1]
            if target and target not in dovre.__all__:
                assert target == layer or target in KNOWS[layer], f"{'/'.join(parts)} imports {name}"
            if layer == "games" and target == "games":
                assert name.split(".")[2] == parts[1], "a game knows no other game"
            if layer == "games" and target == "render":
                assert "board" in parts[2], "only a game's board draws"
        elif layer in STANDARD_LIBRARY_ALONE:
            top = name.split(".")[0]
            allowed = OPTIONAL.get("/".join(parts) + ".py", set())
            assert top in sys.stdlib_module_names or top in allowed, f"{'/'.join(parts)} imports {name}"


def test_public_names_are_listed_once():
    assert sorted(dovre.__all__) == [
        "Action",
        "Decision",
        "DovreError",
        "Event",
        "Game",
        "Option",
        "Record",
        "Refusal",
        "Rng",
        "ScoreLine",
        "State",
        "Step",
        "Table",
        "View",
        "game",
        "install",
        "read_position",
        "slugs",
        "write_position",
    ]
    for name in dovre.__all__:
        assert getattr(dovre, name).__doc__, name


@pytest.mark.parametrize("slug", dovre.slugs())
def test_a_game_has_the_face_of_the_kernel(slug):
    game = dovre.game(slug)
    state = game.new(seats=game.seats[-1], seed=7, options={})
    seat = state.waiting[0]
    assert game.slug == slug
    assert set(game.titles) == {"fr", "en"}
    assert state.decision(seat).rules
    assert state.legal(seat)
    assert not state.over
    assert state.winners == ()
    assert len(state.scores) == state.seats
    assert state.view(None).seat is None
    assert game.why_not(state, seat, state.legal(seat)[0]) is None


def test_the_global_generator_is_never_used():
    for path, parts in modules():
        if parts[0] in STANDARD_LIBRARY_ALONE:
            assert "random" not in set(imports(path)), f"{'/'.join(parts)} uses the standard generator"


def from_elsewhere(tree):
    """The names that a module has from other packages."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and not getattr(node, "level", 0):
            for alias in node.names:
                whole = getattr(node, "module", None) or alias.name
                if whole.split(".")[0] != "dovre":
                    yield alias.asname or alias.name.split(".")[0]


@pytest.mark.parametrize("path", [pytest.param(path, id="/".join(parts)) for path, parts in modules()])
def test_no_other_package_is_patched(path):
    """What comes from elsewhere is used by the ways it offers: nothing in it is replaced."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    elsewhere = set(from_elsewhere(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name):
            assert node.value.id not in elsewhere, f"line {node.lineno} sets {node.value.id}.{node.attr}"


def declared(*extras):
    """What pyproject.toml asks for, by distribution: for everybody, and for these extras."""
    project = PROJECT["project"]
    words = [*project["dependencies"], *(word for extra in extras for word in project["optional-dependencies"][extra])]
    return {canonicalize_name(found.name): found for found in map(Requirement, words)}


OUR_OWN = {"dovre", "tests", *(path.stem for path in (ROOT / "examples").iterdir())}
BUILD = {canonicalize_name(Requirement(word).name) for word in PROJECT["dependency-groups"]["build"]}


@pytest.mark.parametrize(
    ("folder", "extras"),
    [(SOURCE, ("postgres", "lab", "ray", *EXTRAS)), (TESTS, ("png", "postgres", "lab", "ray", *EXTRAS, "test"))],
    ids=["dovre", "tests"],
)
def test_every_imported_package_is_declared(folder, extras):
    found = {name.split(".")[0]: path for path in sorted(folder.rglob("*.py")) for name in imports(path)}
    distributions = packages_distributions()
    for name, path in found.items():
        if name not in sys.stdlib_module_names and name not in OUR_OWN:
            names = {canonicalize_name(distribution) for distribution in distributions.get(name, [name])}
            assert names & (declared(*extras).keys() | BUILD), (
                f"{path} imports {name}, which pyproject.toml does not name"
            )


@pytest.mark.parametrize(
    ("purpose", "extras"),
    [
        ("run", ["png", "postgres"]),
        ("lab", ["png", "postgres", "lab"]),
        ("test", ["png", "postgres", "lab", *EXTRAS, "test"]),
    ],
)
def test_lock_files_hold_what_is_declared(purpose, extras):
    """A change of pyproject.toml goes with `./dovre lock`."""
    text = (ROOT / "requirements" / f"{purpose}.txt").read_text(encoding="utf-8")
    assert "://" not in text, "no address of a registry"
    pins = re.split(r"\n(?=[a-z])", text.split("./dovre lock\n")[1])
    assert all("--hash=sha256:" in pin for pin in pins)
    locked = dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", text, re.MULTILINE))
    build = map(Requirement, PROJECT["dependency-groups"]["build"])
    for wanted in [*declared(*extras).values(), *build]:
        if wanted.name != "dovre":
            name = canonicalize_name(wanted.name)
            assert name in locked, f"{wanted} is not in the lock file"
            assert wanted.specifier.contains(locked[name]), f"{wanted}, locked: {locked[name]}"


def test_lock_files_agree():
    pin = re.compile(r"^[a-z0-9-]+==.+(?:\n    --hash.+)*", re.MULTILINE)
    files = (
        (ROOT / "requirements" / f"{purpose}.txt").read_text(encoding="utf-8") for purpose in ("run", "lab", "test")
    )
    run, lab, test = (set(pin.findall(file)) for file in files)
    assert run < lab < test


SHARED = ("kernel", "render", "server", "bots", "lab")  # packages that know no game


def _docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.value


@pytest.mark.parametrize("slug", dovre.slugs())
def test_shared_packages_name_no_game(slug):
    """Docstrings may show a game as an example; code, texts, pages, styles and scripts know none."""
    named = re.compile(rf"\b{slug}\b", re.IGNORECASE)
    for path, parts in modules():
        if parts[0] in SHARED:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            docstrings = set(_docstrings(tree))
            texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in docstrings]
            names = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
            found = [text for text in (*texts, *names) if isinstance(text, str) and named.search(text)]
            assert found == [], "/".join(parts)
    for path in SOURCE.rglob("*"):
        layer = path.relative_to(SOURCE).parts[0]
        if layer in SHARED and path.suffix in (".js", ".css", ".html", ".toml"):
            assert not named.search(path.read_text(encoding="utf-8")), path.name


def test_an_editor_knows_the_states_of_a_game(tmp_path):
    """`dovre.game("kings")` is typed: what a state does not have is an error before anything runs."""
    page = tmp_path / "typed.py"
    page.write_text(
        'import dovre\nstate = dovre.game("kings").new(seats=3)\nreveal_type(state.view(0).hands)\nstate.nonsense()\n'
    )
    told, _, status = api.run(["--strict", "--no-error-summary", str(page)])
    assert status == 1
    assert "Held" in told.splitlines()[0]
    assert '"KingsState" has no attribute "nonsense"' in told


def test_the_example_game_knows_kernel_and_render_alone():
    """As the games of the house; and only its board draws."""
    for path in sorted((ROOT / "examples" / "feast").rglob("*.py")):
        for name in imports(path):
            top, _, rest = name.partition(".")
            if top == "dovre":
                assert rest.split(".")[0] in ("kernel", "render"), f"{path} imports {name}"
                assert "board" in path.parts or not rest.startswith("render"), f"{path} imports {name}"
            else:
                assert top in sys.stdlib_module_names or top == path.relative_to(ROOT / "examples").parts[0], name
