"""The guided first game and the short rules of `princesses`: the tests over all games."""

import pytest

from dovre.kernel.texts import LANGUAGES
from dovre.render.frame import SIZES
from dovre.render.theme import THEMES
from tests import test_guide, test_lessons
from tests.games.princesses.hooks import HOOKS
from tests.games.princesses.test_shared import shared


@pytest.mark.parametrize("test", shared(test_lessons, "hooks"))
def test_the_lesson(test):
    test(HOOKS)


@pytest.mark.parametrize("size", SIZES)
def test_what_its_steps_point_at(size):
    test_lessons.test_what_a_step_points_at_is_on_the_board(HOOKS, size)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_rules(lang):
    test_guide.test_short_rules_are_short_and_have_pictures(HOOKS, lang)
    test_guide.test_rules_that_the_short_rules_name_exist(HOOKS, lang)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_their_pictures(lang, theme):
    test_guide.test_positions_of_the_pictures_can_be_played_and_are_drawn_in_part(HOOKS, lang, theme)
