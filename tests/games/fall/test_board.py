"""The board of `fall`: the tests over all games' boards, and what is its own."""

import pytest

from dovre.games.fall.game import GAME
from dovre.kernel.events import Walk
from dovre.render import svg
from dovre.render.pen import forget
from tests import (
    test_boards,
    test_fronts,
    test_guide,
    test_leaks,
    test_lessons,
    test_lettering,
    test_placing,
    test_targets,
    test_things,
)
from tests.games.fall.hooks import HOOKS
from tests.games.fall.test_shared import shared

SEATS = [2, 3, 4, 5]
LANGS = ["fr", "en"]


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
    played = test_lettering.played
    monkeypatch.setattr(test_lettering, "played", lambda game, seats, bot: played(game, seats, "random"))
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


@pytest.mark.parametrize("lang", LANGS)
def test_the_short_rules(lang):
    test_guide.test_short_rules_are_short_and_have_pictures(HOOKS, lang)
    test_guide.test_rules_that_the_short_rules_name_exist(HOOKS, lang)
    for theme in test_guide.THEMES:
        test_guide.test_positions_of_the_pictures_can_be_played_and_are_drawn_in_part(HOOKS, lang, theme)


def test_what_walks_passes_places_of_the_board():
    """Invaders come from the gates of the domain through caves, trolls go from space to space."""
    walks = 0
    for seats in SEATS:
        for state, happened in HOOKS.walk(seats, {}):
            found = [one for event in happened for one in GAME.movements(event) if isinstance(one, Walk)]
            if not found:
                continue
            text = str(GAME.board(state.view(None), size=("desktop", "phone")[walks % 2]))
            for one in found:
                assert one.way[0].startswith("gate:" if one.look == "gnome" else "space:")
                assert all(f'data-place="{name}"' in text for name in one.way), one
                assert f'data-look="{one.look}"' in text
                walks += 1
    assert walks > 20


def test_what_one_has_looked_at_is_marked_for_that_seat_alone():
    state = next(
        state
        for state, happened in HOOKS.walk(4, {})
        if any(event.name == "looked_at_gate" for event in happened) and not state.over
    )
    knowing = [seat for seat in range(4) if any(mask >> seat & 1 for mask in state.gate_seen)]
    eyes = [str(GAME.board(state.view(seat))).count('-eye"') for seat in (*range(4), None)]
    assert knowing
    assert all(bool(eyes[seat]) for seat in knowing)
    assert eyes[-1] == 0


def test_a_group_shows_what_it_takes_in_its_bridges_and_its_power():
    shown = 0
    for seats in SEATS:
        for state, _ in HOOKS.walk(seats, {}):
            if state.waiting and state.decision(state.waiting[0]).kind == "group":
                seat = state.waiting[0]
                text = str(GAME.board(state.view(seat)))
                assert f'data-place="power:p{seat + 1}"' in text
                rival = str(GAME.board(state.view((seat + 1) % seats), front=seat))
                assert "power:" in rival  # an open choice: all see it
                shown += 1
    assert shown


def test_a_card_of_the_draft_tells_what_it_covers_and_its_groups():
    state = GAME.new(2, 3)
    while state.decision(state.waiting[0]).kind != "draft":
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    view = state.view(state.waiting[0])
    texts = GAME.texts("en")
    labels = [GAME.label(view, action, texts) for action in view.legal]
    assert all("covers" in label for label in labels)
    assert len(set(labels)) == len(labels)
    over = [label for label in labels if " at e5:" in label]
    assert over
    assert all("covers 4" in label for label in over)
    hand = {f'data-turn="{action.parts[0]}"' for action in view.legal}
    assert all(name in str(GAME.board(view)) for name in hand)


@pytest.mark.parametrize("test", of_all([test_lessons], "hooks"))
def test_the_lesson(test):
    test(HOOKS)


@pytest.mark.parametrize("size", test_fronts.SIZES)
def test_what_the_lesson_points_at(size):
    test_lessons.test_what_a_step_points_at_is_on_the_board(HOOKS, size)
