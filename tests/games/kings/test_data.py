"""The box: the figures of the components, and their names in both languages."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources

import pytest

from dovre.games.kings.components import CARDS, DEFENCE, FOREMAN, MINES, PRINTED, RACES, SIZE, VALUE
from tests.games.kings.helpers import CARDS as CARD_IDS
from tests.games.kings.helpers import GAME, new


def raw(name: str) -> dict:
    return tomllib.loads((resources.files("dovre.games.kings") / "data" / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.rule("KING-S05")
def test_there_are_eighty_cards_each_race_and_strength_twice():
    assert len(CARDS) == GAME.components(new()) == 80
    assert RACES == ("dwarf", "orc", "goblin", "giant")
    counted = Counter((RACES[card.race], card.strength) for card in CARDS)
    assert counted == {(race, strength): 2 for race in RACES for strength in range(10)}


def test_card_is_named_by_its_race_strength_and_copy():
    assert tuple(card.id for card in CARDS) == CARD_IDS
    for card in CARDS:
        assert card.id[:2] == RACES[card.race][:2]
        assert card.id[2] == str(card.strength)


@pytest.mark.rule("KING-S12")
def test_there_are_twenty_kinds_of_mine_four_of_each():
    assert [mine.id for mine in MINES] == [f"M{number:02}" for number in range(1, 21)]
    assert Counter(PRINTED) == dict.fromkeys(range(20), 4)
    assert raw("mines")["copies"] == 4


@pytest.mark.rule("KING-S12")
def test_printed_pairing_has_each_kind_once_behind_each_race():
    assert Counter((card.race, card.printed) for card in CARDS) == {(r, k): 1 for r in range(4) for k in range(20)}


def test_printed_pairing_is_even():
    """Four different strengths behind each kind, of like sums, one small and one great, no two kinds alike."""
    behind = {kind: sorted(card.strength for card in CARDS if card.printed == kind) for kind in range(20)}
    for strengths in behind.values():
        assert len(set(strengths)) == 4
        assert 17 <= sum(strengths) <= 19
        assert strengths[0] <= 3
        assert strengths[-1] >= 6
    assert len({tuple(strengths) for strengths in behind.values()}) == 20


@pytest.mark.rule("KING-C01", "KING-D05", "KING-D07", "KING-E04")
def test_figures_of_the_mines():
    figures = """
        M01 1 1 - 1   M02 1 1 F 2   M03 1 2 - 2   M04 1 2 F 3   M05 2 1 - 2
        M06 2 1 F 3   M07 2 2 - 3   M08 2 2 F 4   M09 2 3 - 4   M10 2 3 F 5
        M11 3 1 - 4   M12 3 1 F 5   M13 3 2 - 5   M14 3 2 F 6   M15 3 3 - 6
        M16 3 3 F 7   M17 4 2 - 7   M18 4 2 F 8   M19 4 3 - 9   M20 4 3 F 10
    """  # size, defence, foreman, value
    told = [f"{mine.id} {mine.size} {mine.defence} {'-F'[mine.foreman]} {mine.value}" for mine in MINES]
    assert " ".join(told) == " ".join(figures.split())


def test_sums_over_the_eighty_backs():
    assert sum(VALUE[kind] for kind in PRINTED) == 384
    assert sum(SIZE[kind] for kind in PRINTED) == 200
    assert sum(FOREMAN[kind] for kind in PRINTED) == 40
    assert Counter(DEFENCE[kind] for kind in PRINTED) == {1: 24, 2: 32, 3: 24}
    assert Counter(SIZE[kind] for kind in PRINTED) == {1: 16, 2: 24, 3: 24, 4: 16}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_king_mine_and_creature_has_a_name_of_its_own(lang):
    texts = GAME.texts(lang)
    for family, wanted in (("race", 4), ("races", 4), ("king", 4), ("mine", 20), ("creature", 40)):
        names = [text for key, text in texts.table.items() if key.startswith(f"{family}.")]
        assert len(names) == len(set(names)) == wanted, family
        assert all(name.strip() == name != "" for name in names)


@pytest.mark.parametrize(
    ("key", "en", "fr"),
    [
        ("title", "Kings under Mountains", "Les Rois sous les montagnes"),
        ("king.dwarf", "King of the Dwarves", "Roi des Nains"),
        ("king.giant", "King of the Giants", "Roi des Géants"),
        ("races.dwarf", "Dwarves", "Nains"),
        ("race.goblin", "Goblin", "Gobelin"),
        ("mine.M01", "Pebble Pit", "Fosse aux galets"),
        ("mine.M11", "Silver Ladder", "Échelle d'argent"),
        ("mine.M20", "Diamond Heart", "Cœur de diamant"),
        ("creature.dwarf0", "Lamplighter", "Allumeuse de lampes"),
        ("creature.orc5", "Pit Fighter", "Lutteur de fosse"),
        ("creature.goblin9", "Big Grin", "Grand Rictus"),
        ("creature.giant2", "Goat Herder", "Chevrière des cimes"),
    ],
)
def test_names_in_both_languages(key, en, fr):
    assert (GAME.texts("en").say(key), GAME.texts("fr").say(key)) == (en, fr)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_pages_show_the_printed_pairing_to_everybody(lang):
    """What a bot can look up, people can too: one row for each mine, a strength for each race."""
    lines = GAME.rules(lang).text.splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| M")]
    shown = {row[0]: [int(word) for word in row[1:]] for row in rows if len(row) == 5}
    wanted = {mine.id: [0] * len(RACES) for mine in MINES}
    for card in CARDS:
        wanted[MINES[card.printed].id][card.race] = card.strength
    assert shown == wanted
