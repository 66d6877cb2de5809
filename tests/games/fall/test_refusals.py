"""Refusals that no other test asks for: answers that come too early, and places that are not there."""

import pytest

from dovre.games.fall.game import GAME
from dovre.kernel.errors import NotLegal, NotYourQuestion
from dovre.kernel.texts import LANGUAGES
from tests.games.fall.helpers import P1, P2, after, refused, table, turn


def test_an_action_needs_a_symbol_first():
    for token in ("to.mo1", "move.mo1", "add.1", "influence.crym", "wheel.1"):
        assert refused(turn(), token) == ("cover_first", "FALL-B05")


def test_power_comes_before_the_action():
    state = after(turn("despair 2 0 0 0", signs=("A",)), "cover.e5")
    assert refused(state, "to.mo1") == ("power_first", "FALL-B11")


def test_a_group_is_finished_first():
    state = after(turn(signs=("A A A",)), "take.e5")
    assert refused(state, "spend.1") == ("group_first", "FALL-B14")
    assert refused(state, "cover.f5") == ("group_first", "FALL-B14")
    assert refused(state, "whole.gnome") == ("nothing_more", "FALL-B14")


def test_a_cave_of_the_other_side_is_not_there():
    state = after(turn("trolls p1 mo1*2", "despair 0 0 0", signs=("A",), seats=3), "cover.e5")
    assert refused(state, "to.mo4") == ("no_such_cave", "FALL-S01")


def test_another_question_is_named_by_its_rule():
    state = after(turn(signs=("I",)), "cover.e5", "spend.0")
    assert refused(state, "lairs.eye") == ("other_question", "FALL-I01")


def test_whoever_is_not_asked_is_told_who_is():
    state = turn()
    assert refused(state, "cover.e5", P2) == ("not_asked", "FALL-B01")
    with pytest.raises(NotYourQuestion):
        GAME.apply(state, P2, "cover.e5")
    with pytest.raises(NotLegal) as caught:
        GAME.apply(state, P1, "end")
    assert all(caught.value.words(lang) for lang in LANGUAGES)


def test_when_all_is_over_nothing_can_be_answered():
    state = table("ask p1 rewards 0", "provisions 0 0 0 0", "despair 0 0 0 0", "now wave=2")
    assert state.over
    assert refused(state, "end", P1) == ("over", "FALL-F08")


def test_a_refusal_changes_nothing():
    state = turn()
    digest = state.digest()
    with pytest.raises(NotLegal):
        GAME.apply(state, P1, "take.e5")
    assert state.digest() == digest
