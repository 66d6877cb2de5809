"""How the house is built: who may know whom, what is public, what needs nothing but Python."""

import ast
import sys
from pathlib import Path

import pytest

import dovre

SOURCE = Path(dovre.__file__).parent

# who may import whom; a layer always knows itself
KNOWS = {
    "kernel": set(),
    "render": set(),
    "games": {"kernel", "render"},
    "bots": {"kernel", "games"},
    "cli": {"kernel", "games", "bots", "render", "bench", "server"},
    "bench": {"kernel", "games", "bots", "render"},
    "server": {"kernel", "games", "bots", "render"},
}
STANDARD_LIBRARY_ALONE = {"kernel", "games", "render", "bots"}
OPTIONAL = {"render/png.py": {"resvg_py", "font_source_sans_pro", "font_source_serif_pro"}}


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
