"""Observations: every field of a view is declared, their size is fixed, and nothing hidden is in them."""

import dataclasses
from itertools import pairwise

import pytest

import dovre
from dovre.kernel.observation import Bits, Both, Counts, Each, Number, OneOf
from dovre.kernel.view import View
from tests.every import ALL
from tests.play import random_line
from tests.test_leaks import pairs

BASE = {field.name for field in dataclasses.fields(View)}


def numbers(view):
    observation = dovre.game(view.slug).observation
    out = [0.0] * observation.size(view.seats)
    observation.write(view, out)
    return out


def part(view, name):
    places = {place.name: place for place in dovre.game(view.slug).observation.places(view.seats)}
    return numbers(view)[places[name].start : places[name].stop]


@pytest.mark.parametrize(
    ("encoder", "value", "told"),
    [
        (Number(4), 3, [0.75]),
        (Number(4), 9, [1.0]),
        (Number(4), -9, [-1.0]),
        (Number(4), None, [0.0]),
        (OneOf(3), 1, [0.0, 1.0, 0.0]),
        (OneOf(3), -1, [0.0, 0.0, 0.0]),
        (Bits(4), 0b1010, [0.0, 1.0, 0.0, 1.0]),
        (Counts(2, 2), (0, None, None, None), [0.5, 0.0, 1.0]),
        (Counts(2), None, [0.0, 0.0, 0.0]),
        (Each(3, Number(2)), (1, 2), [0.5, 1.0, 0.0]),
        (Each(1, Number(2)), (1, 2), [0.5]),
        (Both(real=Number(2), imag=Number(2)), 1 + 2j, [0.5, 1.0]),
        (Both(real=Number(2)), None, [0.0]),
    ],
)
def test_how_values_are_told(encoder, value, told):
    out = [0.0] * encoder.size
    encoder.write(value, out, 0)
    assert out == told


@pytest.mark.parametrize("hooks", ALL, ids=lambda one: one.slug)
def test_every_field_of_a_view_is_told_or_left_out_with_a_reason(hooks):
    observation = hooks.game.observation
    fields = {field.name for field in dataclasses.fields(hooks.game.new(hooks.game.seats[0], 1).view(0))} - BASE
    names = [one.name for one in observation.parts]
    assert len(names) == len(set(names))
    assert fields <= {*names, *observation.left_out}
    assert set(observation.left_out) <= fields - set(names)
    assert all(observation.left_out.values())


@pytest.mark.parametrize("hooks", ALL, ids=lambda one: one.slug)
def test_all_games_fit_between_minus_one_and_one(hooks):
    for seats in hooks.game.seats:
        for number, state in enumerate(random_line(hooks.game, seats, seats)):
            if number % 11 == 0:
                for seat in range(seats):
                    told = numbers(state.view(seat))
                    assert len(told) == hooks.game.observation.size(seats)
                    assert -1.0 <= min(told) <= max(told) <= 1.0


@pytest.mark.parametrize("hooks", ALL, ids=lambda one: one.slug)
def test_tables_that_a_seat_cannot_tell_apart_give_equal_observations(hooks):
    compared = 0
    for viewer, one, two, _ in pairs(hooks, hooks.game.seats[len(hooks.game.seats) // 2]):
        assert numbers(one.view(viewer)) == numbers(two.view(viewer))
        compared += 1
    assert compared > 10


def test_the_viewer_comes_first():
    state = dovre.game("kings").new(3, 5)
    kings = [part(state.view(seat), "kings") for seat in range(3)]
    assert kings[1][:4] == kings[0][4:8]
    assert kings[2][:4] == kings[0][8:]
    hand = part(state.view(1), "hands")
    assert hand[80] == 0.0  # one's own are all known
    assert hand[81 + 80] == 1.0


def test_places_cover_everything():
    for slug in dovre.slugs():
        observation = dovre.game(slug).observation
        places = observation.places(3)
        assert places[0].start == 0
        assert places[-1].stop == observation.size(3)
        assert all(one.stop == two.start for one, two in pairwise(places))
