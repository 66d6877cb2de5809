"""Tips: every kind of thing says what it is for, every tile, card, slot and action what its sort is for."""

import pytest

from dovre.games.princesses import things
from dovre.games.princesses.box import SLOTS
from dovre.games.princesses.components import (
    ACTION_NAMES,
    CARD_DESIGNS,
    LAID_NAMES,
    SLOT_NAMES,
    START_NAMES,
    WHERE,
)
from dovre.games.princesses.game import GAME
from dovre.games.princesses.notation import STOCK
from dovre.kernel.texts import LANGUAGES
from dovre.kernel.things import tell
from tests.games.princesses.helpers import P1, table

LONGEST = 170  # letters of a tip
SORTED = {
    "tile": LAID_NAMES,
    "card": CARD_DESIGNS,
    "owned": [f"p1.{name}" for name in CARD_DESIGNS],
    "slot": [f"p1.{name}" for name in SLOT_NAMES],
    "start": [f"p1.{name}" for name in START_NAMES],
    "place": ["p1.mining", "p2.building", "p1.troll_power", *WHERE[3:7]],
    "stock": [f"ii.{item}" for item in STOCK],
    "deed": ACTION_NAMES,
    "deck": ("tiles", "royals", "cards"),
}
WITHOUT = ("deed", "deck")  # each of these has words of its own
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_every_kind_of_thing_says_what_it_is_for(lang):
    texts = GAME.texts(lang)
    for kind in things.RULES:
        if kind not in WITHOUT:
            told = texts.say(f"thing.{kind}")
            assert told[0].isupper()
            assert not told.endswith(".")
            assert len(told) < LONGEST, kind


@every_language
@pytest.mark.parametrize("kind", SORTED)
def test_every_tile_card_slot_and_action_has_a_tip_of_its_sort(kind, lang):
    state, texts = table(), GAME.texts(lang)
    usual = "" if kind in WITHOUT else texts.say(f"thing.{kind}")
    for name in SORTED[kind]:
        found = tell(GAME, state, P1, f"{kind}:{name}", (), texts)
        assert found.about not in ("", usual), name
        assert found.rule.startswith("PRIN-")
        assert len(found.about) < LONGEST, name


def test_sorts_are_those_of_the_box():
    assert {things.sort_of(f"tile:{name}") for name in LAID_NAMES} == {
        *("resource", "bell", "princess", "victory"),
        *("action", "passive"),
    }
    assert {things.sort_of(f"slot:p3.{name}") for name in SLOT_NAMES} == set(SLOTS)
    assert things.sort_of("tile:x99") == things.sort_of("card:nobody") == things.sort_of("goods:p1.gold") == ""
    assert things.sort_of("slot:") == things.sort_of("start:p1.none") == ""


def test_no_tip_is_left_over():
    sorts = {f"{kind}.{things.sort_of(f'{kind}:{name}') or name}" for kind, names in SORTED.items() for name in names}
    for lang in LANGUAGES:
        own = {key.removeprefix("thing.") for key in GAME.texts(lang).table if key.startswith("thing.")}
        assert own == sorts | set(things.RULES) - set(WITHOUT)
