"""The tests over all games for `towers`, which is not yet among those of the house.

Its board and its bots have tests of their own.
"""

import json
from functools import cache
from types import ModuleType

import pytest

from dovre.games.towers.game import GAME
from dovre.kernel.rng import Rng
from tests import (
    test_boxes,
    test_counts,
    test_leaks,
    test_positions,
    test_results,
    test_rule_ids,
    test_views,
    test_words,
)
from tests.games.towers.hooks import HOOKS

DRAWN = {
    "test_views_drawings_and_texts_are_equal",
    "test_bots_choose_the_same",
    "test_views_and_states_say_what_they_are_and_draw_themselves",
}
MODES = HOOKS.modes


def shared(module: ModuleType, *wanted: str) -> list[object]:
    """The tests of a module that take exactly these arguments."""
    found = []
    for name, test in vars(module).items():
        if name.startswith("test_") and callable(test) and name not in DRAWN:
            names = test.__code__.co_varnames[: test.__code__.co_argcount]
            if names == wanted:
                found.append(pytest.param(test, id=f"{module.__name__}-{name}"))
    return found


def of_all(*wanted):
    modules = (test_words, test_views, test_positions, test_boxes, test_counts, test_leaks, test_results, test_rule_ids)
    return [test for module in modules for test in shared(module, *wanted)]


@pytest.mark.parametrize("test", of_all("hooks"))
def test_the_game(test):
    test(HOOKS)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("test", of_all("hooks", "lang"))
def test_the_words(test, lang):
    test(HOOKS, lang)


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("test", of_all("hooks", "seats", "options"))
def test_the_modes(test, seats, options):
    test(HOOKS, seats, options)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_the_results_in_words(seats, options, lang):
    test_results.test_all_of_it_is_told_in_words(HOOKS, seats, options, lang)


@pytest.mark.parametrize("name", HOOKS.counts)
def test_the_lines_of_play(name):
    test_counts.test_lines_of_play(HOOKS, name)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("test", of_all("hooks", "seats"))
def test_the_secrets(test, seats):
    test(HOOKS, seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_views_are_equal_where_only_secrets_differ(seats):
    for viewer, one, two, _ in test_leaks.pairs(HOOKS, seats):
        views = [one.view(viewer), two.view(viewer)]
        assert one != two
        assert views[0] == views[1]
        assert views[0].to_json() == views[1].to_json()


@pytest.mark.parametrize("test", of_all("hooks", "tmp_path"))
def test_the_box(test, tmp_path):
    test(HOOKS, tmp_path)


def test_a_file_of_the_box_that_cannot_be_opened(tmp_path, monkeypatch):
    test_boxes.test_a_file_that_cannot_be_opened_is_refused(HOOKS, tmp_path, monkeypatch)


@pytest.mark.parametrize("name", ["boxes.toml", "{file}.toml.bak", "readme.md", "{slug}"])
def test_an_unknown_file_of_the_box(tmp_path, name):
    test_boxes.test_an_unknown_file_is_refused(HOOKS, tmp_path, name)


@cache
def zones():
    fields = GAME.state_type.fields
    return (*fields.zones, *fields.seat_zones)


@pytest.mark.parametrize("zone", zones())
def test_the_zones(zone):
    test_positions.test_word_that_no_zone_knows_is_refused_with_its_line(HOOKS, zone)
    test_positions.test_saved_state_without_a_zone_is_refused(HOOKS, zone)
    for value in (None, 5, "elf", ["elf?"], [["elf?"]], [[]], [7], {"elf": 1}):
        test_positions.test_zone_of_a_saved_state_that_is_not_one_is_refused(HOOKS, zone, value)


@pytest.mark.parametrize(
    ("field", "value"),
    [("stack", [["dance", 0]]), ("stack", None), ("stack", [[]]), ("streams", []), ("options", None)],
)
def test_bad_fields(field, value):
    test_positions.test_saved_state_with_a_bad_field_is_refused(HOOKS, field, value)


@pytest.mark.parametrize("seat", [7, -1, "x", None, True, 1.0])
def test_bad_seats(seat):
    test_positions.test_saved_state_that_asks_a_seat_which_is_not_there_is_refused(HOOKS, seat)


@pytest.mark.parametrize("fault", HOOKS.impossible)
def test_impossible_data(fault):
    test_positions.test_impossible_saved_state_is_refused_and_its_fault_is_named(HOOKS, fault)


@pytest.mark.parametrize(("text", "tokens"), HOOKS.lines, ids=range(len(HOOKS.lines)))
def test_positions_in_the_middle_of_an_action(text, tokens):
    test_positions.test_position_in_the_middle_of_an_action_is_exact(text, tokens)


def test_a_view_is_json():
    state = GAME.new(4, 3)
    rng = Rng.of(2)
    for _ in range(120):
        state.play(state.waiting[0], rng.choice(state.legal(state.waiting[0])))
    assert json.loads(state.view(0).to_json())["game"] == "towers"
