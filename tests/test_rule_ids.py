"""Three lists that must be one, for every game: the rules on the pages, those the code cites, those the tests check."""

import ast
import re
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

import dovre

TESTS = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Book:
    """The rule ids of one game: prefix, how many digits, how many rules each chapter has, what else stands there."""

    slug: str
    prefix: str
    digits: int
    total: int
    chapters: dict[str, int]
    others: tuple[str, ...] | None = None  # rulings and examples, in the order of the page

    @property
    def game(self):
        return dovre.game(self.slug)

    @property
    def code(self):
        return Path(import_module(f"dovre.games.{self.slug}").__file__).parent

    def id(self, chapter, number):
        return f"{self.prefix}-{chapter}{number:0{self.digits}}"

    def cited(self, text):
        """The ids in a text; `HALL-D4..HALL-D6` and `HALL-D4..D6` stand for all three."""
        number = rf"\d{{{self.digits}}}" if self.digits > 1 else r"\d+"
        pattern = rf"{self.prefix}-([A-Z])({number})(?:\.\.(?:{self.prefix}-)?([A-Z])({number}))?"
        found = set()
        for chapter, first, end, last in re.findall(pattern, text):
            assert end in ("", chapter), f"a range within one chapter, not {self.prefix}-{chapter}{first}..{end}{last}"
            found |= {self.id(chapter, number) for number in range(int(first), int(last or first) + 1)}
        return found

    def on_the_page(self, lang):
        """The rules in the order of the page; rulings and examples stand there too, and are none."""
        return [rule.id for rule in self.game.rules(lang).rules if rule.id.startswith(f"{self.prefix}-")]

    def in_the_code(self):
        return set().union(*(self.cited(path.read_text(encoding="utf-8")) for path in self.code.rglob("*.py")))

    def in_the_tests(self):
        """The ids in `@pytest.mark.rule(...)`."""
        found = set()
        for path in (TESTS / self.slug).glob("test_*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                    found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
        return found


KINGS = Book("kings", "KING", 2, 77, {"S": 12, "T": 18, "C": 12, "D": 17, "R": 7, "E": 11})
HALL = Book(
    "hall",
    "HALL",
    1,
    171,
    {"S": 20, "N": 8, "T": 12, "P": 6, "W": 20, "R": 23, "D": 28, "G": 11, "M": 12, "E": 7, "F": 11, "V": 13},
    (*(f"DEC-{number:02}" for number in range(1, 55)), *(f"EX-{number}" for number in range(1, 19))),
)
BOOKS = (KINGS, HALL)
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.slug)
both_languages = pytest.mark.parametrize("lang", ["fr", "en"])


def test_every_game_has_its_book():
    assert tuple(book.slug for book in BOOKS) == dovre.slugs()


@every_book
def test_rules_are_numbered_without_a_gap(book):
    numbered = [book.id(chapter, n) for chapter, last in book.chapters.items() for n in range(1, last + 1)]
    assert len(numbered) == book.total
    assert book.on_the_page("en") == numbered


@every_book
@both_languages
def test_every_rule_of_the_page_is_cited_in_the_code(book, lang):
    assert sorted(set(book.on_the_page(lang)) - book.in_the_code()) == []


@every_book
@both_languages
def test_every_rule_of_the_page_is_checked_by_a_test(book, lang):
    assert sorted(set(book.on_the_page(lang)) - book.in_the_tests()) == []


@every_book
def test_code_and_tests_cite_no_rule_that_does_not_exist(book):
    rules = set(book.on_the_page("en"))
    assert sorted(book.in_the_code() - rules) == []
    assert sorted(book.in_the_tests() - rules) == []


@every_book
def test_pages_of_both_languages_have_the_same_entries_in_the_same_order(book):
    french, english = ([rule.id for rule in book.game.rules(lang).rules] for lang in ("fr", "en"))
    assert french == english
    assert len(set(english)) == len(english)


@every_book
@both_languages
def test_rule_that_a_page_refers_to_exists(book, lang):
    page = book.game.rules(lang)
    assert book.cited(page.text) == set(book.on_the_page(lang))
    assert all(rule.chapter for rule in page.rules)


def test_rulings_and_examples_of_hall_stand_on_the_page_and_the_code_cites_no_other():
    ids = [rule.id for rule in HALL.game.rules("en").rules]
    assert [one for one in ids if not one.startswith("HALL-")] == list(HALL.others)
    texts = [path.read_text(encoding="utf-8") for path in HALL.code.rglob("*.py")]
    assert {one for text in texts for one in re.findall(r"DEC-\d+", text)} <= set(HALL.others)


def test_ranges_are_read_as_all_their_rules():
    assert KINGS.cited("KING-C04..KING-C06") == KINGS.cited("KING-C04..C06") == {"KING-C04", "KING-C05", "KING-C06"}
    assert KINGS.cited("KING-C04, KING-D01") == {"KING-C04", "KING-D01"}
    assert HALL.cited("HALL-D9..HALL-D11") == HALL.cited("HALL-D9..D11") == {"HALL-D9", "HALL-D10", "HALL-D11"}
    assert HALL.cited("HALL-D4, HALL-W10") == {"HALL-D4", "HALL-W10"}
