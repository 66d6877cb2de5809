"""Tips: what every kind of thing is for, and a hint for each card, event, trophy and spell, in both languages."""

import pytest

from dovre.games.towers import things
from dovre.games.towers.components import COLOURS, EVENT_NAMES, QUEST_NAMES, SPELL_NAMES, TROPHY_NAMES
from dovre.games.towers.game import GAME
from dovre.kernel.texts import LANGUAGES
from dovre.kernel.things import tell
from tests.games.towers.helpers import P1, table

NAMED = {
    "card": QUEST_NAMES,
    "market": QUEST_NAMES,
    "use": QUEST_NAMES,
    "event": EVENT_NAMES,
    "force": EVENT_NAMES,
    "trophy": TROPHY_NAMES,
    "spell": SPELL_NAMES,
    "reserve": COLOURS,
    "act": ("build", "lengthen", "market", "quest", "card"),
    "phase": ("dusk", "night", "dawn", "day"),
    "pile": ("quests", "events", "extensions"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_thing_says_what_it_is_for(lang):
    texts = GAME.texts(lang)
    for kind in things.RULES:
        told = texts.say(f"thing.{kind}")
        assert told[0].isupper()
        assert not told.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_every_card_event_trophy_and_spell_has_a_hint_of_its_own(kind, lang):
    state, texts = table(), GAME.texts(lang)
    usual = texts.say(f"thing.{kind}")
    for name in NAMED[kind]:
        found = tell(GAME, state, P1, f"{kind}:{name}", (), texts)
        assert found.about
        assert found.about != usual
        assert found.rule.startswith("TOWR-")
        assert len(found.about) < 160


def test_no_hint_is_left_over():
    for lang in LANGUAGES:
        own = {key.removeprefix("thing.") for key in GAME.texts(lang).table if key.startswith("thing.")}
        known = set(things.RULES) | {f"{kind}.{name}" for kind, names in NAMED.items() for name in names}
        assert own <= known
