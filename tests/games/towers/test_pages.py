"""The rules pages tell the cards, trophies, spells and tracks as the box has them."""

import re

import pytest

from dovre.games.towers.components import BOX
from dovre.games.towers.game import GAME
from dovre.kernel.texts import LANGUAGES

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def rows(lang):
    """The rows of all tables, by their first cell."""
    found = {}
    for line in GAME.rules(lang).text.replace("\u00a0", " ").splitlines():
        if line.startswith("| "):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            found.setdefault(cells[0], cells[1:])
    return found


@every_language
def test_quest_cards_stand_there_with_copies_cost_and_crystals(lang):
    page, names = rows(lang), BOX.names[lang]
    for quest in BOX.quests:
        copies, cost, crystals, does = page[names[f"quest.{quest.id}"]]
        assert (copies, cost, crystals) == (str(quest.copies), str(quest.cost), str(quest.crystals or "–"))
        told = re.sub(r"^\S+ \S+ \S+\. ", "", names[f"quest_does.{quest.id}"].replace("\u00a0", " "))
        assert does.endswith(told) if quest.hero_of else does == names[f"quest_does.{quest.id}"].replace("\u00a0", " ")


@every_language
def test_events_trophies_spells_and_ranks_stand_there(lang):
    page, names = rows(lang), {key: name.replace("\u00a0", " ") for key, name in BOX.names[lang].items()}
    for event in BOX.events:
        name = names[f"event_card.{event.id}"] + (" (X)" if event.pack == "extreme" else "")
        assert page[name] == [str(event.copies), names[f"event_card_does.{event.id}"]]
    for trophy in BOX.trophies:
        points, does = page[names[f"trophy.{trophy.id}"]]
        assert points.split()[0] == str(trophy.points)
        assert does == names[f"trophy_does.{trophy.id}"]
    for spell in BOX.spells:
        assert page[names[f"spell.{spell.id}"]][2] == names[f"spell_does.{spell.id}"]
        assert (page[names[f"spell.{spell.id}"]][1] in ("yes", "oui")) == spell.permanent
    for rank in BOX.ranks:
        assert page[names[f"rank.{rank.id}"]] == [str(rank.least)]


@every_language
def test_the_boss_track_and_the_tiles_stand_there(lang):
    page, names = rows(lang), BOX.names[lang]
    assert page["points"] == [str(value) for value in BOX.fixed.boss_values]
    for tile in BOX.tiles:
        assert page[names[f"tile.{tile.id}"]][1] == str(len(tile.cells))
