"""The box: counts of the rulebook, and files of an owner that cannot be played."""

from collections import Counter
from importlib import resources

import pytest

from dovre.games.princesses.box import BOX_FILES, DEALT, SLOTS
from dovre.games.princesses.components import BOX, FOUR_CARDS, FOUR_TILES, N_CARDS, N_SLOTS
from dovre.games.princesses.effects import FIGURES, GOODS, NO_EFFECT, START_FIGURES
from dovre.kernel.errors import BadComponents


def test_totals():
    assert Counter(tile.type for tile in BOX.tiles) == dict.fromkeys(("resource", "bell", "princess", "victory"), 16)
    assert (len(BOX.royals), len(BOX.castles), len(BOX.challenges)) == (20, 10, 14)
    assert Counter(card.totem for card in BOX.cards) == {0: 8, 1: 8, 2: 8}
    assert N_CARDS == 48
    assert Counter(card.back for card in BOX.rounds) == {0: 24, 1: 24, 2: 12}
    assert Counter(card.village for card in BOX.rounds) == dict.fromkeys(range(4), 15)
    assert (len(FOUR_TILES), len(FOUR_CARDS)) == (16, 12)
    assert N_SLOTS == 2 + 48 + 10 + 66


def test_half_sites_are_as_many_as_designed():
    letters = {kind: Counter() for kind in ("resource", "bell", "princess", "victory")}
    for tile in BOX.tiles:
        letters[tile.type].update(tile.edges.replace("-", "").replace("#", ""))
    assert letters["resource"] == {"O": 16, "G": 20, "D": 12}
    assert letters["bell"] == {"O": 24, "G": 16, "D": 8}
    assert letters["princess"] == {"O": 30, "G": 20, "D": 14}
    assert letters["victory"] == {"O": 6, "G": 6, "D": 4}
    royal = Counter("".join(tile.edges for tile in BOX.royals).replace("-", ""))
    assert royal == {"O": 17, "G": 14, "D": 15}


def test_no_two_tiles_with_the_same_bonus_have_the_same_edges():
    seen = set()
    for tile in BOX.tiles:
        if tile.slot is not None:
            turns = {tile.edges[n:] + tile.edges[:n] for n in range(5)}
            key = (tile.type, tile.slot.bonus, min(turns))
            assert key not in seen
            seen.add(key)


def test_eleven_royal_tiles_are_actions():
    assert sum(royal.effect != NO_EFFECT for royal in BOX.royals) == 11


@pytest.mark.rule("PRIN-K6")
def test_every_card_has_a_changeling_slot_and_one_family():
    for card in BOX.cards:
        kinds = [SLOTS[slot.kind] for slot in card.slots]
        assert "changeling" in kinds
        families = [card.now != NO_EFFECT, card.score is not None, any(kind != "changeling" for kind in kinds)]
        assert sum(families) == 1


def test_round_cards_are_enough_for_every_table():
    for seats in (2, 3, 4):
        for number, (_, dealt) in enumerate(DEALT.items()):
            have = sum(card.back == number and card.village < seats for card in BOX.rounds)
            assert have >= seats * dealt[seats - 2]


def test_what_the_rulebook_tells_is_marked():
    assert BOX.provenance["castle_tiles"] == BOX.provenance["royal_cards"] == "rulebook"
    assert BOX.provenance["cave_tiles"] == BOX.provenance["round_cards"] == "designed"


@pytest.mark.rule("PRIN-X65")
def test_the_effect_words_cover_all_components():
    """Moving the King, the castle action and bringing trolls home are no effects of tiles, cards or slots."""
    assert set(FIGURES) == {
        *("uncover_stable", "refill", "build_tile", "take_troll_card", "move_trolls", "move_humans"),
    }
    assert set(START_FIGURES) == {"upgrade_receive_power", "power_capacity"}
    assert GOODS == ("obsidian", "gold", "diamond", "cow", "power")
    effects = [*(castle.effect for castle in BOX.castles), *(board.royal for board in BOX.boards)]
    assert NO_EFFECT not in effects


def house(name):
    return (resources.files("dovre.games.princesses") / "data" / f"{name}.toml").read_text(encoding="utf-8")


CHANGES = {
    "a wall in a plain tile": ("cave_tiles", 'edges = "OGD--"', 'edges = "OGD-#"', "only victory tiles"),
    "a victory tile with two entrances": ("cave_tiles", 'edges = "O####"', 'edges = "OO###"', "four walls"),
    "four edges": ("cave_tiles", 'edges = "OGD--"', 'edges = "OGD-"', "OGD-"),
    "two patterns of a design": ("cave_tiles", 'edges = "O####"', 'edges = "G####"', "same edges"),
    "three of a design": ("cave_tiles", 'design = "toad"', 'design = "bat"', "bat"),
    "too many of a type": ("cave_tiles", 'type = "resource"', 'type = "bell"', "16"),
    "an unknown effect": ("cave_tiles", "bonus = { refill = 1 }", "bonus = { dance = 1 }", "refill"),
    "an upgrade on a tile": ("cave_tiles", "{ refill = 1 }", "{ power_capacity = 1 }", "no such effect"),
    "an unknown quantity": ("cave_tiles", 'of = "bat_cards"', 'of = "rats"', "rats"),
    "a royal tile with effect and slots": ("royal_tiles", "slots = []", 'slots = ["bell"]', "exactly one"),
    "a castle tile that is missing": ("castle_tiles", 'id = "ct01"', 'id = "ct02"', "more than once"),
    "a need of nothing": ("royal_cards", "need = { princess_tiles = 3 }", "need = {}", "above 0"),
    "a card without a changeling slot": ("troll_cards", 'slot = "changeling"', 'slot = "bell"', "changeling"),
    "a card of two families": ("troll_cards", "now = {}", "now = { refill = 1 }", "exactly one"),
    "an unknown item": ("round_cards", 'item = "human"', 'item = "dragon"', "dragon"),
    "too few day cards": ("round_cards", 'back = "day"', 'back = "night"', "24"),
    "more trolls": ("boards", "trolls = 5", "trolls = 6", "5"),
    "a cow in the field": ("boards", "power = 2 }", "power = 20 }", "0 to 9"),
    "a tile of two names": ("royal_tiles", 'id = "rt01"', 'id = "r01"', "more than once"),
    "a tile called as the board": ("royal_tiles", 'id = "rt01"', 'id = "printed"', "more than once"),
    "a tile called as a card": ("cave_tiles", 'id = "r01"', 'id = "tb1a"', "more than once"),
    "a tile called as a slot": ("cave_tiles", 'id = "r01"', 'id = "board-1"', "an id like r01"),
    "a letter that is no edge": ("cave_tiles", 'edges = "OGD--"', 'edges = "OGX--"', "cave_tile 1, edges"),
    "edges that are no word": ("cave_tiles", 'edges = "OGD--"', "edges = 5", "OGD--"),
    "a refill of seven": ("cave_tiles", "{ refill = 1 }", "{ refill = 7 }", "1 to 1"),
    "goods that are none": ("cave_tiles", "{ refill = 1 }", "{ gain = { rats = 1 } }", "obsidian, gold, diamond"),
    "a bonus that is no table": ("cave_tiles", "bonus = { refill = 1 }", "bonus = 3", "[bonus]"),
    "a wall at a notch": ("boards", 'HOME = "O"', 'HOME = "#"', "board 1, notches, HOME"),
    "an upgrade of coal": ("boards", 'upgrade_mine = "obsidian"', 'upgrade_mine = "coal"', "on_removal, upgrade_mine"),
    "a fifth colour": ("boards", 'id = "yellow"', 'id = "green"', "yellow"),
    "two start slots of one name": ("boards", 'id = "op_obs"', 'id = "op_gold"', "more than once"),
    "no storage": ("boards", "storage = [", "storages = [", "storage"),
    "the King in a cave of nobody": ("round_cards", 'king = "mining"', 'king = "attic"', "mining, building"),
    "an action for nothing": ("villages", "ap = 3", "ap = 0", "1 to 9"),
    "a cow less": ("villages", "cow = 16", "cow = 15", "supply, cow"),
    "a totem that is none": ("troll_cards", 'totem = "bat"', 'totem = "cat"', "bat, snake, toad"),
    "a score by nothing": ("troll_cards", "per = 1", "per = 0", "1 to 20"),
    "a castle without its rule": ("castle_tiles", 'rule = "PRIN-X22"', 'rule = "X22"', "PRIN-X1"),
    "helpers in a cave": ("villages", "helpers = false", "helpers = true", "village actions"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_cannot_be_played_is_refused_with_its_place(change, tmp_path):
    name, old, new, shows = CHANGES[change]
    text = house(name)
    assert old in text
    (tmp_path / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        BOX_FILES.load(tmp_path)
    assert shows in caught.value.words("en")
    assert f"{name}.toml, line " in caught.value.words("en")
    assert f"{name}.toml" in caught.value.words("fr")
    assert caught.value.words("fr") != caught.value.words("en")


def test_other_figures_can_be_played(tmp_path):
    text = house("villages").replace("cauldrons = 4", "cauldrons = 5")
    (tmp_path / "villages.toml").write_text(text, encoding="utf-8")
    box = BOX_FILES.load(tmp_path)
    assert box.common.village_cauldrons == 5
    assert box.fingerprint


def test_other_names_are_no_other_box(tmp_path):
    text = house("troll_cards").replace("Hoarded Sparks", "Kept Sparks")
    (tmp_path / "troll_cards.toml").write_text(text, encoding="utf-8")
    box = BOX_FILES.load(tmp_path)
    assert box.names["en"]["troll_card.tb1"] == "Kept Sparks"
    assert box.fingerprint == ""
