"""The board of `princesses`: the tests over all games' boards, and what is its own."""

import pytest

from dovre.games.princesses.game import GAME
from dovre.render import svg
from dovre.render.pen import forget
from tests import (
    test_boards,
    test_fronts,
    test_guide,
    test_leaks,
    test_lettering,
    test_placing,
    test_targets,
    test_things,
)
from tests.games.princesses.hooks import HOOKS
from tests.games.princesses.test_shared import shared

SEATS = [2, 3, 4]
LANGS = ["fr", "en"]
PICTURES = {"test_short_rules_stand_in_both_languages_with_the_same_pictures_and_links"}


def of_all(modules, *wanted):
    return [test for module in modules for test in shared(module, *wanted)]


@pytest.mark.parametrize("test", of_all([test_boards], "game"))
def test_the_drawing(test):
    test(GAME)


@pytest.mark.parametrize("test", of_all([test_fronts, test_guide, test_targets, test_things, test_placing], "hooks"))
def test_the_things(test):
    test(HOOKS)


@pytest.mark.parametrize("size", test_lettering.SIZES)
@pytest.mark.parametrize("test", of_all([test_lettering], "game", "size"))
def test_the_letters(test, size, monkeypatch):
    forget()
    monkeypatch.setattr(svg, "show_rooms", True)
    test(GAME, size)
    forget()


@pytest.mark.parametrize("size", test_fronts.SIZES)
def test_the_area_in_front(size):
    test_fronts.test_areas_change_places_and_show_no_other_pieces(HOOKS, size)


@pytest.mark.parametrize("lang", LANGS)
def test_the_legend(lang):
    test_guide.test_every_entry_has_a_name_and_a_short_meaning(HOOKS, lang)


@pytest.mark.parametrize("theme", test_guide.THEMES)
def test_the_samples(theme):
    test_guide.test_samples_are_drawings_whose_symbols_and_lights_are_defined(HOOKS, theme)


@pytest.mark.parametrize("seats", SEATS)
def test_the_secrets(seats):
    test_leaks.test_views_drawings_and_texts_are_equal(HOOKS, seats)
    test_things.test_two_tables_that_look_alike_tell_the_same_of_their_things(HOOKS, seats)
