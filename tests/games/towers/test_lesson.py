"""The first game, guided, and the short rules: what the tests over all games ask of them."""

import pytest

from dovre.kernel.texts import LANGUAGES
from dovre.render.frame import SIZES
from dovre.render.theme import THEMES
from tests import test_guide, test_lessons
from tests.games.towers.hooks import HOOKS
from tests.games.towers.test_shared import shared

SHORT = [test for test in shared(test_guide, "hooks", "lang") if "short" in test.id]


@pytest.mark.parametrize("test", shared(test_lessons, "hooks"))
def test_the_lesson(test):
    test(HOOKS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("test", shared(test_lessons, "hooks", "size"))
def test_the_lesson_on_the_board(test, size):
    test(HOOKS, size)


@pytest.mark.parametrize("test", [test for test in shared(test_guide, "hooks") if "short" in test.id])
def test_both_languages(test):
    test(HOOKS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("test", SHORT)
def test_the_short_rules(test, lang):
    test(HOOKS, lang)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("test", shared(test_guide, "hooks", "lang", "theme"))
def test_the_pictures(test, lang, theme):
    test(HOOKS, lang, theme)
