"""The guide of every game: the legend explains every sign of its boards, the short rules are short and pictured."""

import re
from functools import cache
from importlib import import_module
from xml.etree import ElementTree

import pytest

from dovre.kernel.codec import read_position
from dovre.kernel.texts import LANGUAGES
from dovre.render.frame import SIZES
from dovre.render.theme import THEMES
from tests.every import every_game

MOST_WORDS, LEAST_WORDS, MOST_PICTURES = 800, 150, 8
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def legend_module(hooks):
    return import_module(f"{hooks.game.package}.board.legend")


@cache
def drawn_symbols(hooks):
    """The symbols of boards throughout games of every kind, as all see them, on both sizes."""
    found = set()
    for seats, options in hooks.modes:
        walk = hooks.walk(seats, options)
        step = max(1, len(walk) // 12)
        for state, _ in [*walk[::step], walk[-1]]:
            for number, size in enumerate(SIZES):
                viewer = state.waiting[0] if state.waiting and number == 0 else 0
                found |= set(hooks.game.board(state.view(viewer), size=size).symbols)
    for text, tokens in hooks.lines[::3]:
        state = read_position(text)
        for token in tokens.split():
            state = hooks.game.apply(state, state.waiting[0], token).state
        found |= set(hooks.game.board(state.view(0)).symbols)
    return {name.partition("-")[2] for name in found}


@every_game
def test_every_sign_of_the_boards_is_in_the_legend(hooks):
    explained = hooks.game.legend(lang="en").symbols
    assert sorted(drawn_symbols(hooks) - explained - legend_module(hooks).ORNAMENT) == []


@every_game
def test_what_is_called_ornament_exists(hooks):
    view = hooks.game.new(hooks.game.seats[-1], 1).view(None)
    frame = next(one for one in vars(legend_module(hooks)).values() if getattr(one, "slug", "") == hooks.slug)
    assert set(frame().look(view, "light")[1]) >= legend_module(hooks).ORNAMENT


@every_game
@every_language
def test_every_entry_has_a_name_and_a_short_meaning(hooks, lang):
    groups = hooks.game.legend(lang=lang).groups
    samples = [sample for _, entries in groups for sample in entries]
    assert len({sample.name for sample in samples}) == len(samples)
    for sample in samples:
        assert sample.name[0].isupper()
        assert not sample.name.endswith(".")
        assert sample.means.endswith(".")
        assert len(sample.means) < 150, sample.name
    assert all(title for title, _ in groups)


@every_game
@pytest.mark.parametrize("theme", THEMES)
def test_samples_are_drawings_whose_symbols_and_lights_are_defined(hooks, theme):
    legend = hooks.game.legend(lang="fr", theme=theme, prefix="x")
    defined = set(re.findall(r' id="([^"]+)"', legend.defs))
    ElementTree.fromstring(legend.defs)
    for _, samples in legend.groups:
        for sample in samples:
            ElementTree.fromstring(sample.picture)
            used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', sample.picture))
            assert used <= defined, sample.name
            assert "style=" not in sample.picture
    assert not defined & set(re.findall(r' id="([^"]+)"', hooks.game.legend(lang="fr", theme=theme).defs))


@every_game
def test_every_word_of_the_legend_is_used(hooks):
    entries = {entry.name for group in legend_module(hooks).GROUPS for entry in group.entries}
    groups = {group.name for group in legend_module(hooks).GROUPS}
    table = hooks.game.texts("en").table
    own = {key for key in table if key.startswith(("legend.", "legend_group."))}
    shared = {"ring", "mark", "seats", "active"}
    names = entries | shared
    wanted = {f"legend.{name}" for name in names} | {f"legend.{name}.is" for name in names}
    assert own == wanted | {f"legend_group.{name}" for name in (*groups, "table")}


# -- the short rules --------------------------------------------------------------------------------------------------


@every_game
def test_short_rules_stand_in_both_languages_with_the_same_pictures_and_links(hooks):
    french, english = (hooks.game.short_rules(lang) for lang in LANGUAGES)
    assert list(french.pictures) == list(english.pictures)
    assert re.findall("^#+ ", french.text, re.M) == re.findall("^#+ ", english.text, re.M)
    assert hooks.book.cited(french.text) == hooks.book.cited(english.text)


@every_game
@every_language
def test_short_rules_are_short_and_have_pictures(hooks, lang):
    short = hooks.game.short_rules(lang)
    assert LEAST_WORDS < len(short.words.split()) < MOST_WORDS
    assert 1 < len(short.pictures) <= MOST_PICTURES
    assert "![" not in short.words
    assert all(picture.caption for picture in short.pictures.values())
    assert max(len(block) for block in short.words.split("\n\n")) < 900


@every_game
@every_language
def test_rules_that_the_short_rules_name_exist(hooks, lang):
    cited = hooks.book.cited(hooks.game.short_rules(lang).text)
    assert cited
    assert cited <= set(hooks.book.ids)


@every_game
@pytest.mark.parametrize("theme", THEMES)
@every_language
def test_positions_of_the_pictures_can_be_played_and_are_drawn_in_part(hooks, lang, theme):
    for address, picture in hooks.game.short_rules(lang).pictures.items():
        state = read_position(picture.position)
        assert state.slug == hooks.slug
        assert hooks.game.faults(state) == []
        view = state.view(picture.seat)
        how = {"lang": lang, "theme": theme, "size": picture.size}
        whole = str(hooks.game.board(view, **how))
        part = str(hooks.game.board(view, **how, marks=picture.marks, crop=picture.crop))
        assert part.count("data-part") >= whole.count("data-part"), address
        x, y, wide, high = (float(n) for n in re.search(r'viewBox="([^"]+)"', part)[1].split())
        width, height = (float(n) for n in re.search(r'viewBox="0 0 ([^"]+)"', whole)[1].split())
        assert wide > 40
        assert high > 40
        assert -20 <= x <= x + wide <= width + 20
        assert -20 <= y <= y + high <= height + 20


@every_game
def test_a_picture_of_what_is_not_there_is_refused(hooks):
    view = hooks.game.new(hooks.game.seats[-1], 1).view(None)
    with pytest.raises(ValueError, match="not on this board: nothing:here"):
        hooks.game.board(view, crop=("nothing:here",))
