"""The page for authors is complete: what the code reads of a game, of its texts and of its boards is named there."""

import re
from dataclasses import fields
from inspect import isfunction
from pathlib import Path

import pytest

import dovre
from dovre.kernel.decision import Flow
from dovre.kernel.game import Game
from dovre.kernel.texts import kernel_texts, load_texts
from dovre.render.frame import Frame
from tests.hooks import Book, Hooks, Words

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
SOURCE = Path(dovre.__file__).parent
STATIC, TEMPLATES = SOURCE / "server" / "static", SOURCE / "server" / "templates"
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
WORDS = {word for name in re.findall(r"`([^`]+)`", PROSE) for word in re.findall(r"[\w-]+", name)}


def missing(names):
    return sorted(set(names) - WORDS)


def scripts():
    return {path.stem: path.read_text(encoding="utf-8") for path in STATIC.glob("*.js")}


def read_by(text):
    """The data attributes that a script reads, as they stand in a page."""
    found = set(re.findall(r"\[?data-([a-z-]+)", text)) | set(re.findall(r"dataset\??\.(\w+)", text))
    for names in re.findall(r"\{([^{}=]*)\}\s*=\s*[^;,\n]*?dataset", text):
        found |= {name.split(":")[0].strip() for name in names.split(",")}
    return {re.sub("([A-Z])", lambda letter: "-" + letter[0].lower(), name) for name in found}


def set_by(text):
    """Those that it sets itself."""
    return set(re.findall(r"dataset\.(\w+)\s*=[^=]", text)) | set(re.findall(r'setAttribute\("data-([a-z-]+)"', text))


def test_every_attribute_of_a_board_that_the_page_reads_is_named():
    all_scripts = scripts()
    ours = set().union(*map(set_by, all_scripts.values()))
    ours |= {
        name for path in TEMPLATES.glob("*.html") for name in re.findall(r"data-([a-z-]+)", path.read_text("utf-8"))
    }
    wanted = (
        set().union(*(read_by(all_scripts[name]) for name in ("board", "choose", "motion", "place", "table"))) - ours
    )
    assert wanted >= {"act", "for", "spot", "piece", "handle", "place", "part", "look", "cells", "pattern"}
    assert sorted(f"data-{name}" for name in wanted if f"data-{name}" not in WORDS) == []


def test_every_attribute_and_class_that_the_frame_draws_is_named():
    text = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "render").glob("*.py"))
    assert missing(re.findall(r"data-[a-z]+", text)) == []
    drawn = re.findall(r'class="([a-z ]+)"', text) + re.findall(r'cls="([a-z ]+)"', text)
    assert missing(name for names in drawn for name in names.split()) == []


def test_every_class_of_a_board_that_the_page_styles_is_named():
    style = "".join(path.read_text(encoding="utf-8") for path in STATIC.glob("*.css"))
    added = set(re.findall(r'classList\.(?:add|toggle)\("(\w+)"', "".join(scripts().values())))
    on_targets = set(re.findall(r"\.target\.([a-z]+)", style)) | set(re.findall(r"\.target \.([a-z]+)", style))
    assert on_targets
    assert missing(on_targets) == []
    assert missing({"kin", "chosen", "dim"} & added) == []


def own_families(slug):
    game = dovre.game(slug)
    kernel = kernel_texts("en").table
    return {key.split(".")[0] for key in load_texts(game.package, "en").table if key not in kernel}


def test_every_family_of_texts_that_all_games_have_is_named():
    shared = set.intersection(*map(own_families, dovre.slugs()))
    assert shared >= {"title", "prompt", "action", "event", "score", "end", "refusal", "board"}
    assert missing(shared) == []


@pytest.mark.parametrize("package", ["kernel", "server", "cli", "bots"])
def test_every_family_of_texts_that_the_code_asks_a_game_for_is_named(package):
    text = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / package).rglob("*.py"))
    asked = set(re.findall(r"f[\"']([a-z]+)\.\{", text))
    families = set().union(*map(own_families, dovre.slugs())) | {"result"}
    assert missing(asked & families) == []


def test_words_of_the_kernel_that_are_told_of_a_game_are_named():
    assert missing(key.split(".")[1] for key in kernel_texts("en").table if key.startswith("result.")) == []


def test_all_that_a_game_says_of_itself_is_named():
    names = {name for name in Game.__annotations__ if not name.startswith("_")} | set(Game.__abstractmethods__)
    for slug in dovre.slugs():
        names |= {name for name, value in vars(type(dovre.game(slug))).items() if isfunction(value)}
    assert missing(name for name in names if not name.startswith("_")) == []


def test_all_that_a_flow_and_a_frame_take_is_named():
    decorators = [name for name, value in vars(Flow).items() if isfunction(value) and not name.startswith("_")]
    assert missing(decorators) == []
    parts = [name for name in (*vars(Frame), *Frame.__annotations__) if not name.startswith("_")]
    assert missing(parts) == []


@pytest.mark.parametrize("kind", [Hooks, Book, Words])
def test_every_hook_of_the_tests_is_named(kind):
    assert missing(field.name for field in fields(kind)) == []
