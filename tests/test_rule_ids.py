"""Three lists that must be one, for every game: the rules on the pages, those the code cites, those the tests check."""

import ast
import re
from functools import cache

import pytest

from tests.every import every_game
from tests.hooks import GAMES, Book, calls

both_languages = pytest.mark.parametrize("lang", ["fr", "en"])


def on_the_page(hooks, lang):
    """The rules in the order of the page; rulings and examples stand there too, and are none."""
    return [rule.id for rule in hooks.game.rules(lang).rules if rule.id.startswith(f"{hooks.book.prefix}-")]


def code(hooks):
    return [path.read_text(encoding="utf-8") for path in hooks.code.rglob("*.py")]


@cache
def in_the_code(hooks):
    return set().union(*(hooks.book.cited(text) for text in code(hooks)))


@cache
def in_the_tests(hooks):
    """The ids in `@pytest.mark.rule(...)`."""
    found = set()
    for path in (GAMES / hooks.slug).glob("test_*.py"):
        for node in calls(path, "rule"):
            if ast.unparse(node.func) == "pytest.mark.rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


@every_game
def test_rules_are_numbered_as_the_contract_has_them(hooks):
    assert len(hooks.book.ids) == hooks.book.total
    assert on_the_page(hooks, "en") == hooks.book.ids


@every_game
@both_languages
def test_every_rule_of_the_page_is_cited_in_the_code(hooks, lang):
    assert sorted(set(on_the_page(hooks, lang)) - in_the_code(hooks)) == []


@every_game
@both_languages
def test_every_rule_of_the_page_is_checked_by_a_test(hooks, lang):
    assert sorted(set(on_the_page(hooks, lang)) - in_the_tests(hooks)) == []


@every_game
def test_code_and_tests_cite_no_rule_that_does_not_exist(hooks):
    rules = set(on_the_page(hooks, "en"))
    assert sorted(in_the_code(hooks) - rules) == []
    assert sorted(in_the_tests(hooks) - rules) == []


@every_game
def test_pages_of_both_languages_have_the_same_entries_in_the_same_order(hooks):
    french, english = ([rule.id for rule in hooks.game.rules(lang).rules] for lang in ("fr", "en"))
    assert french == english
    assert len(set(english)) == len(english)


@every_game
@both_languages
def test_rule_that_a_page_refers_to_exists(hooks, lang):
    page = hooks.game.rules(lang)
    assert hooks.book.cited(page.text) == set(on_the_page(hooks, lang))
    assert all(rule.chapter for rule in page.rules)


@every_game
def test_rulings_and_examples_stand_on_the_page_and_the_code_cites_no_other(hooks):
    ids = [rule.id for rule in hooks.game.rules("en").rules]
    assert [one for one in ids if not one.startswith(f"{hooks.book.prefix}-")] == list(hooks.book.others)
    kinds = {one.rstrip("0123456789") for one in hooks.book.others}
    for kind in kinds:
        cited = {one for text in code(hooks) for one in re.findall(rf"\b{kind}\d+", text)}
        assert sorted(cited - set(hooks.book.others)) == []


TWO = Book(prefix="KING", digits=2, total=5, chapters={"C": 6, "D": 1}, gaps={"KING-C02", "KING-C05"})
ONE = Book(prefix="HALL", digits=1, total=12, chapters={"D": 12})


def test_ranges_are_read_as_all_their_rules():
    assert ONE.cited("HALL-D9..HALL-D11") == ONE.cited("HALL-D9..D11") == {"HALL-D9", "HALL-D10", "HALL-D11"}
    assert ONE.cited("HALL-D4, HALL-W10") == {"HALL-D4", "HALL-W10"}
    assert TWO.cited("KING-C04, KING-D01") == {"KING-C04", "KING-D01"}
    with pytest.raises(AssertionError, match="within one chapter"):
        TWO.cited("KING-C01..KING-D01")


def test_chapters_may_have_gaps():
    assert TWO.ids == ["KING-C01", "KING-C03", "KING-C04", "KING-C06", "KING-D01"]
    assert TWO.cited("KING-C03..C06") == {"KING-C03", "KING-C04", "KING-C06"}
    assert TWO.cited("KING-C05") == {"KING-C05"}  # cited by name it is there, and no rule
