"""Three lists that must be one: the rules on the pages, the rules the code cites, the rules the tests check."""

import ast
import re
from pathlib import Path

import pytest

import dovre.games.hall
from tests.games.hall.helpers import GAME

CODE = Path(dovre.games.hall.__file__).parent
TESTS = Path(__file__).parent
CITED = re.compile(r"HALL-([A-Z])(\d+)(?:\.\.(?:HALL-)?([A-Z])(\d+))?")
CHAPTERS = {"S": 20, "N": 8, "T": 12, "P": 6, "W": 20, "R": 23, "D": 28, "G": 11, "M": 12, "E": 7, "F": 11, "V": 13}
RULINGS = [f"DEC-{number:02}" for number in range(1, 55)]
EXAMPLES = [f"EX-{number}" for number in range(1, 19)]


def cited(text: str) -> set[str]:
    """The ids in a text; `HALL-D4..HALL-D6` and `HALL-D4..D6` stand for all three."""
    found = set()
    for chapter, first, end, last in CITED.findall(text):
        assert end in ("", chapter), f"a range within one chapter, not HALL-{chapter}{first}..{end}{last}"
        found |= {f"HALL-{chapter}{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def on_the_page(lang: str) -> list[str]:
    """The rules in the order of the page; rulings (DEC) and examples (EX) stand there too, and are none."""
    return [rule.id for rule in GAME.rules(lang).rules if rule.id.startswith("HALL-")]


def in_the_code() -> set[str]:
    return set().union(*(cited(path.read_text(encoding="utf-8")) for path in CODE.rglob("*.py")))


def in_the_tests() -> set[str]:
    """The ids in `@pytest.mark.rule(...)`."""
    found: set[str] = set()
    for path in TESTS.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def test_there_are_171_rules_numbered_without_a_gap():
    numbered = [f"HALL-{chapter}{n}" for chapter, last in CHAPTERS.items() for n in range(1, last + 1)]
    assert len(numbered) == 171
    assert on_the_page("en") == numbered


def test_rulings_and_examples_stand_on_the_page_too():
    ids = [rule.id for rule in GAME.rules("en").rules]
    assert [one for one in ids if not one.startswith("HALL-")] == RULINGS + EXAMPLES


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_rule_of_the_page_is_cited_in_the_code(lang):
    assert sorted(set(on_the_page(lang)) - in_the_code()) == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_rule_of_the_page_is_checked_by_a_test(lang):
    assert sorted(set(on_the_page(lang)) - in_the_tests()) == []


def test_code_and_tests_cite_no_rule_that_does_not_exist():
    rules = set(on_the_page("en"))
    assert sorted(in_the_code() - rules) == []
    assert sorted(in_the_tests() - rules) == []


def test_pages_of_both_languages_have_the_same_entries_in_the_same_order():
    french, english = ([rule.id for rule in GAME.rules(lang).rules] for lang in ("fr", "en"))
    assert french == english
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_rule_that_a_page_refers_to_exists(lang):
    page = GAME.rules(lang)
    assert cited(page.text) == set(on_the_page(lang))
    assert all(rule.chapter for rule in page.rules)


def test_ruling_that_the_code_cites_exists():
    found = {one for path in CODE.rglob("*.py") for one in re.findall(r"DEC-\d+", path.read_text(encoding="utf-8"))}
    assert found <= set(RULINGS)


def test_ranges_are_read_as_all_their_rules():
    assert cited("HALL-D9..HALL-D11") == cited("HALL-D9..D11") == {"HALL-D9", "HALL-D10", "HALL-D11"}
    assert cited("HALL-D4, HALL-W10") == {"HALL-D4", "HALL-W10"}
