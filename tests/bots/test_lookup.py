"""Bots by name: of the house, of a package, of a module; with options; and what is wrong with a name."""

import sys
from importlib.metadata import EntryPoint

import pytest

import dovre
from dovre.bots import BOTS, UnknownBot, bot, bot_names, lookup
from dovre.bots.lookup import Timed, parse_name, split_names
from dovre.kernel.rng import Rng

CLEVER = """
class Clever:
    options = {"depth": int, "risk": float, "style": str}

    def __init__(self, depth=2, risk=0.5, style="bold"):
        if style == "rude":
            raise RuntimeError("not here")
        self.given = (depth, risk, style)
        self.asked = []

    def choose(self, view, seconds, rng):
        self.asked.append(seconds)
        return view.legal[0]


class Silent:
    pass


def choose(view, seconds, rng):
    return view.legal[0]
"""


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A module of bots in the folder one stands in."""
    (tmp_path / "own_bots.py").write_text(CLEVER, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    sys.modules.pop("own_bots", None)


def test_a_class_of_a_module(own):
    first, second = bot("own_bots:Clever"), bot("own_bots:Clever")
    assert first is not second
    assert first.given == (2, 0.5, "bold")


def test_options_have_the_types_that_the_class_declares(own):
    assert bot("own_bots:Clever:depth=3,risk=.25,style=shy").given == (3, 0.25, "shy")


def test_every_bot_can_be_given_seconds(own):
    view = dovre.game("kings").new(2, 1).view(0)
    timed = bot("own_bots:Clever:depth=3,seconds=0.5")
    timed.choose(view, 9.0, Rng.of(1))
    assert isinstance(timed, Timed)
    assert (timed.player.given[0], timed.player.asked) == (3, [0.5])
    assert bot("greedy:seconds=1").choose(view, 0.0, Rng.of(1)) is bot("greedy").choose(view, 0.0, Rng.of(1))


def test_an_entry_point_brings_a_bot(own, monkeypatch):
    entries = [EntryPoint("clever", "own_bots:Clever", lookup.GROUP), EntryPoint("gone", "no_bots:X", lookup.GROUP)]

    def found(group, name=None):
        assert group == "dovre.bots"
        return [entry for entry in entries if name in (None, entry.name)]

    monkeypatch.setattr(lookup, "entry_points", found)
    monkeypatch.syspath_prepend(".")
    assert bot("clever:depth=4").given[0] == 4
    assert bot_names() == [*BOTS, "clever", "gone"]
    with pytest.raises(UnknownBot, match="no_bots"):
        bot("gone")


def test_the_environment_brings_bots_by_name(own, monkeypatch):
    monkeypatch.setenv("DOVRE_BOTS", "deep=own_bots:Clever:depth=9,style=shy own_bots:Clever")
    assert bot("deep").given == (9, 0.5, "shy")
    assert bot("clever").given == (2, 0.5, "bold")
    assert bot_names() == [*BOTS, "deep", "clever"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("oracle", "random, greedy"),
        ("oracle:depth=3", "There is no bot “oracle”"),
        ("own_bots:Nobody", "has no Nobody"),
        ("own_bots:Silent", "choose(view, seconds, rng)"),
        ("own_bots:choose", "choose(view, seconds, rng)"),
        ("no_such_bots:Clever", "no_such_bots"),
        ("broken_bots:Clever", "ZeroDivisionError: division by zero"),
        ("own_bots:Clever:style=rude", "RuntimeError: not here"),
        ("own_bots:Clever:speed=3", "depth=…, risk=…, style=…, seconds=…"),
        ("own_bots:Clever:depth=deep", "whole number, not “deep”"),
        ("own_bots:Clever:depth=1.5", "whole number, not “1.5”"),
        ("own_bots:Clever:risk=nan", "a number, not “nan”"),
        ("own_bots:Clever:risk=-1", "a number, not “-1”"),
        ("greedy:seconds=soon", "a number, not “soon”"),
        ("greedy:seconds=", "cannot be the name of a bot"),
        ("greedy:=3", "cannot be the name of a bot"),
        ("greedy:seconds=1|2", "cannot be the name of a bot"),
        ("", "cannot be the name of a bot"),
        (":", "cannot be the name of a bot"),
        ("greedy:", "cannot be the name of a bot"),
        ("../secret:Bot", "cannot be the name of a bot"),
        ("a:b:c", "cannot be the name of a bot"),
        ("os.path:join:x=1", "choose(view, seconds, rng)"),
        ("x" * 300, "cannot be the name of a bot"),
    ],
)
def test_what_is_wrong_is_one_sentence_in_both_languages(own, name, said):
    with pytest.raises(UnknownBot) as caught:
        bot(name)
    assert said in caught.value.words("en")
    for lang in ("fr", "en"):
        words = caught.value.words(lang)
        assert "\n" not in words
        assert len(words) < 400
    assert caught.value.words("fr") != caught.value.words("en")


def test_names_in_a_list():
    assert split_names("Emma, bot:own:Clever:depth=3, risk=1,greedy") == [
        "Emma",
        "bot:own:Clever:depth=3,risk=1",
        "greedy",
    ]
    assert split_names("a=b, c=d") == ["a=b", "c=d"]  # people, if that is how they are called
    assert parse_name("own:Clever:depth=3").is_module
    assert not parse_name("mcts:sims=3").is_module


def test_the_page_for_bot_makers_shows_the_example(request):
    """And it takes no more than 15 lines."""
    root = request.config.rootpath
    source = (root / "examples" / "own_bot.py").read_text(encoding="utf-8")
    shown = source[source.index("class Hopeful") :]
    assert shown in (root / "docs" / "bots.md").read_text(encoding="utf-8")
    assert len(shown.splitlines()) <= 15
