"""The box: counts of the rulebook, and files of an owner that cannot be played, refused with file, line and field."""

import re
from collections import Counter
from importlib import resources

import pytest

from dovre.games.towers.box import AMOUNT_MOST, BOX_FILES, EVENT_OPS, QUEST_OPS, SPELL_OPS
from dovre.games.towers.components import BOX, COLOURS
from dovre.kernel.errors import BadComponents
from dovre.kernel.texts import LANGUAGES


def house(file):
    return (resources.files("dovre.games.towers") / "data" / f"{file}.toml").read_text(encoding="utf-8")


def row_of(text, name):
    """Where the row of this id begins and ends in a file."""
    start = text.rindex("\n[[", 0, text.index(f'id = "{name}"')) + 1
    end = text.find("\n[[", start)
    return start, len(text) if end < 0 else end


def changed(tmp_path, file, name, field, value):
    """An owner's file in which one field of one row is another; its line is given back."""
    text = house(file)
    start, end = row_of(text, name)
    row, count = re.subn(rf"^{field} = .*$", f"{field} = {value}", text[start:end], count=1, flags=re.M)
    assert count == 1
    (tmp_path / f"{file}.toml").write_text(text[:start] + row + text[end:], encoding="utf-8")
    return text[:start].count("\n") + row[: row.index(f"\n{field} = ")].count("\n") + 2


def refusal(tmp_path, file, name, field, value):
    line = changed(tmp_path, file, name, field, value)
    with pytest.raises(BadComponents) as caught:
        BOX_FILES.load(tmp_path)
    for lang in LANGUAGES:
        words = caught.value.words(lang)
        assert f"{file}.toml" in words
        assert field in words
        assert re.search(rf"\b{line}\b", words), words
    return caught.value.words("en")


# -- counts -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-S02", "TOWR-S05", "TOWR-S13", "TOWR-S21")
def test_totals():
    assert sum(quest.copies for quest in BOX.quests) == 57
    assert len(BOX.quests) == 25
    packs = Counter()
    for event in BOX.events:
        packs[event.pack] += event.copies
    assert packs == {"base": 14, "extreme": 4}
    assert Counter(trophy.kind for trophy in BOX.trophies) == {"first": 6, "end": 2, "majority": 4}
    assert Counter(spell.color for spell in BOX.spells) == {"red": 3, "blue": 3, "green": 3}
    assert Counter(tile.pile for tile in BOX.tiles) == {"path": 9, "extension": 4}
    assert [creature.each for creature in BOX.creatures] == [4, 3, 3, 1, 0]
    assert len(BOX.ranks) == 5


def test_every_effect_the_rules_know_stands_on_a_card():
    assert {quest.op for quest in BOX.quests} == set(QUEST_OPS)
    assert {event.op for event in BOX.events} == set(EVENT_OPS)
    assert {spell.op for spell in BOX.spells} == set(SPELL_OPS)


@pytest.mark.rule("TOWR-C08", "TOWR-C09", "TOWR-C10", "TOWR-C11")
def test_creatures_have_the_levels_and_powers_of_the_rules():
    found = {one.id: (one.color, one.levels, one.powers) for one in BOX.creatures}
    assert found == {
        "goblin": ("red", (1, 1), ("horde", "horde")),
        "orc": ("blue", (2, 2), ("", "smasher")),
        "spider": ("yellow", (3, 3), ("", "")),
        "boss": ("black", (2, 3), ("", "")),
        "demon": ("grey", (2, 2), ("", "")),
    }
    assert len(BOX.fixed.boss_values) == 11


def test_each_city_has_a_hero_and_each_colour_its_cards():
    assert Counter(quest.hero_of for quest in BOX.quests if quest.hero_of) == {
        "druids": 1,
        "tribes": 1,
        "artisans": 1,
        "paladins": 1,
    }
    assert {quest.of for quest in BOX.quests if quest.op == "upgrade"} == {"any", *COLOURS}
    for kind in ("first", "majority"):
        towers = [trophy.of for trophy in BOX.trophies if trophy.kind == kind and trophy.cond == "towers"]
        assert sorted(towers) == sorted(COLOURS)


def test_what_the_rulebook_tells_is_marked():
    told = {"quest.q10", "event_card.e00", "trophy.t07", "trophy.t08", "fixed"}
    assert {name for name in told if BOX.provenance[name] == "rulebook"} == told
    designed = {"quest.q01", "event_card.e05", "trophy.t01", "path", "spell.sr1", "creature.demon"}
    assert {name for name in designed if BOX.provenance[name] == "designed"} == designed


# -- an owner's files -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-U01", "TOWR-U02")
@pytest.mark.parametrize("card", ["q01", "q02", "h03", "q07", "q14", "q17", "q18", "q19", "q20", "q05"])
def test_what_a_card_does_once_it_cannot_do_twice(tmp_path, card):
    """Upgrade, move, capture, mark, send, free, destroy; two towers are of different colours, or it is one."""
    assert "from 1 to 1" in refusal(tmp_path, "quests", card, "n", 2)


@pytest.mark.parametrize(
    ("file", "card", "value"),
    [
        ("quests", "q06", 3),  # three colours that differ are not asked for
        ("quests", "q13", 0),
        ("quests", "q16", 10),
        ("quests", "q10", '"three"'),
        ("events", "e05", 0),
        ("events", "e08", 0),
        ("events", "e07", 2),
        ("events", "e06", -4),
        ("events", "x04", -1),  # whoever leaves the mine takes a step
        ("events", "x01", -1),
        ("events", "e00", 1),
        ("solo", "sb2", 2),
        ("solo", "sg3", 2),
        ("solo", "sr2", 0),
    ],
)
def test_numbers_that_an_effect_cannot_have(tmp_path, file, card, value):
    assert "whole numbers" in refusal(tmp_path, file, card, "n", value)


@pytest.mark.parametrize(
    ("file", "card", "field", "value", "why"),
    [
        ("quests", "q01", "op", '"dance"', "dance"),
        ("quests", "q01", "of", '"green"', "green"),
        ("quests", "h01", "hero_of", '"elves"', "elves"),
        ("events", "e03", "op", '"rain"', "rain"),
        ("events", "e03", "op", '"nothing"', "n"),
        ("trophies", "t01", "effect", '"party"', "party"),
        ("trophies", "t09", "effect", '"send_monster"', "none"),
        ("trophies", "t01", "n", 0, "from 1"),
        ("solo", "sr1", "color", '"pink"', "pink"),
        ("path", "p1", "pile", '"mine"', "mine"),
        ("path", "p7", "open", '["NS", "NEX"]', "NEX"),
        ("path", "p1", "cells", "[[0, 0], [2, 0]]", "hang together"),
        ("fixed", "goblin", "levels", "[0, 1]", "whole numbers"),
        ("fixed", "orc", "powers", '["", "flying"]', "flying"),
    ],
)
def test_other_things_the_rules_do_not_know(tmp_path, file, card, field, value, why):
    line = changed(tmp_path, file, card, field, value)
    with pytest.raises(BadComponents, match=why) as caught:
        BOX_FILES.load(tmp_path)
    assert re.search(rf"\b{line}\b", caught.value.words("en")) or value == '"nothing"'


@pytest.mark.parametrize(
    ("file", "card", "value"),
    [
        ("quests", "q10", AMOUNT_MOST),
        ("quests", "q16", 9),
        ("events", "e06", -3),
        ("events", "e08", 9),
        ("solo", "sr3", 3),
    ],
)
def test_numbers_that_an_owner_may_have(tmp_path, file, card, value):
    changed(tmp_path, file, card, "n", value)
    assert BOX_FILES.load(tmp_path).fingerprint
