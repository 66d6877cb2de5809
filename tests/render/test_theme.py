"""Colours: every theme has every name, and what is measured can be read."""

import pytest

from dovre.render.theme import NAMED, SEATS, THEMES, channels, contrast, mix, theme


@pytest.mark.parametrize("name", THEMES)
def test_words_can_be_read_and_borders_seen(name):
    c = theme(name)
    for words, ground in (
        ("ink", "page"),
        ("ink", "panel"),
        ("quiet", "page"),
        ("quiet", "panel"),
        ("cardink", "card"),
    ):
        assert contrast(c[words], c[ground]) >= 4.5, (words, ground)
    for line, ground in (("edge", "page"), ("edge", "panel"), ("edge", "card"), ("can", "panel"), ("mark", "page")):
        assert contrast(c[line], c[ground]) >= 3, (line, ground)


def test_themes_differ_and_others_are_refused():
    assert theme("light") != theme("dark")
    with pytest.raises(ValueError, match="light, dark"):
        theme("pink")


def test_a_mood_adds_its_colours():
    assert theme("dark", {"ember": ("#111111", "#222222")})["ember"] == "#222222"


def test_five_seats_have_five_colours_and_five_shapes():
    assert len({colour for colour, _ in SEATS}) == len({shape for _, shape in SEATS}) == 5


def test_every_colour_is_six_digits():
    for pair in NAMED.values():
        for colour in pair:
            assert len(colour) == 7
            assert all(0 <= part <= 255 for part in channels(colour))


def test_mixing_goes_from_one_to_the_other():
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000000", "#ffffff", 1) == "#ffffff"
    assert mix("#000000", "#ff0000", 0.5) == "#800000"
