"""Setup (TOWR-S) and the box."""

import pytest

from dovre.games.towers.box import BOX_FILES
from dovre.games.towers.components import BOX, CARD_QUEST, KIND, N_CARDS
from dovre.games.towers.game import GAME
from dovre.kernel.errors import BadComponents
from tests.games.towers.helpers import after, asked, legal, refused

LEVELS = {"easy": 5, "medium": 4, "hard": 3, "extreme": 0}


@pytest.mark.rule("TOWR-S06", "TOWR-S07", "TOWR-S08", "TOWR-S09", "TOWR-S10", "TOWR-L06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_ten_events_by_level(seats, level):
    """EX-9"""
    data = GAME.new(seats, 4, {"level": level}).to_data()
    cards = [*data["events"], *data["event"]]
    assert len(cards) == 10
    assert cards.count("e00") == LEVELS[level]
    assert level == "extreme" or not [card for card in cards if card.startswith("x")]
    assert seats > 1 or not {"e01", "e02"} & set(cards)


@pytest.mark.rule(
    "TOWR-S11",
    "TOWR-S12",
    "TOWR-S14",
    "TOWR-S20",
    "TOWR-S21",
    "TOWR-S22",
    "TOWR-S23",
    "TOWR-S24",
    "TOWR-S25",
    "TOWR-S26",
    "TOWR-S27",
    "TOWR-L15",
)
@pytest.mark.parametrize(("seats", "supply"), [(1, 5), (2, 5), (3, 7), (4, 10)])
def test_the_reserve_and_what_each_player_has(seats, supply):
    state = GAME.new(seats, 9)
    assert state.reserve == [supply] * 3
    assert state.guards == [15] * seats
    assert state.crystals == [6] * seats
    assert state.damage == [0] * seats
    assert [len(hand) for hand in state.hands] == [1] * seats
    assert [len(tiles) for tiles in state.tiles] == [9] * seats
    assert len(set(state.city)) == seats
    assert state.towers == [()] * seats
    assert len(state.trophies) == (4 if seats > 1 else 0)


@pytest.mark.rule("TOWR-S13", "TOWR-L03")
def test_four_trophies_by_chance_but_none_alone():
    assert len({GAME.new(3, seed).trophies for seed in range(12)}) > 6
    assert GAME.new(1, 4).trophies == ()
    assert GAME.new(1, 4).held == []


@pytest.mark.rule("TOWR-S03", "TOWR-S04")
def test_the_opening_market_has_three_that_differ():
    """Two alike among the first three would go to the discards, as in TOWR-J43."""
    reset = 0
    for seed in range(40):
        state = GAME.new(2, seed)
        kinds = [CARD_QUEST[card] for card in state.market]
        assert len(set(kinds)) == 3
        assert len(state.discard) % 3 == 0
        reset += bool(state.discard)
    assert reset


@pytest.mark.rule("TOWR-S26")
@pytest.mark.parametrize("seed", range(8))
def test_the_boss_is_the_third_from_below(seed):
    """tricky 75"""
    state = GAME.new(2, seed)
    for seat, pile in enumerate(state.piles):
        left = state.crowd[seat].bit_count() + state.inside[seat].bit_count()
        assert len(pile) + left == 11
        assert KIND[pile[2]] == 3


@pytest.mark.rule("TOWR-S15", "TOWR-S20")
def test_cities_can_be_chosen_in_turn_order():
    """D01"""
    state = GAME.new(4, 2, {"cities": "chosen"})
    seat = state.first
    assert asked(state) == (seat, "city")
    assert len(legal(state)) == 4
    state = after(state, "city.artisans")
    assert refused(state, "city.artisans") == ("city_taken", "TOWR-S20")
    state = after(state, "city.druids", "city.tribes")  # the fourth takes what is left
    assert sorted(state.city) == [0, 1, 2, 3]
    assert asked(state) == (seat, "action")


@pytest.mark.rule("TOWR-L05")
def test_one_player_has_three_spells_of_three_colours():
    state = GAME.new(1, 6)
    assert sorted(BOX.spells[spell].color for spell in state.spells) == ["blue", "green", "red"]


def test_the_box_is_counted():
    assert N_CARDS == 57
    assert len(BOX.trophies) == 12
    assert [len(tile.cells) for tile in BOX.tiles] == [2] * 9 + [3] * 4
    assert len(GAME.alphabet) < 9000
    assert BOX.fixed.guard_values[9] == 9
    assert BOX.fixed.boss_values[-1] == 15
    assert BOX.provenance["quest.q10"] == "rulebook"


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("quests", "copies = 5", "copies = 6", "57"),
        ("quests", 'op = "gain"', 'op = "dance"', "dance"),
        ("path", 'open = ["NS", "NS"]', 'open = ["N", "S"]', "hang together"),
        ("path", 'open = ["NS", "NEW"]', 'open = ["NESW", "NESW"]', "exits"),
        ("events", "hard = 3", "hard = 1", "needs 9"),
        ("events", 'pack = "extreme"', 'pack = "base"', "14"),
        ("trophies", 'kind = "end"', 'kind = "majority"', "crystals"),
        ("fixed", "boss_values = [0, 1, 2", "boss_values = [0, 5, 2", "never fall"),
        ("fixed", 'color = "red"', 'color = "blue"', "red"),
        ("solo", "slots = [2, 5, 8]", "slots = [5, 2, 8]", "rising"),
    ],
)
def test_a_wrong_box_is_refused_with_its_reason(tmp_path, file, old, new, why):
    """An owner's folder takes the place of the files of the same name."""
    from importlib import resources

    text = (resources.files("dovre.games.towers") / "data" / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=why):
        BOX_FILES.load(tmp_path)


def test_an_owner_may_change_a_figure(tmp_path):
    from importlib import resources

    text = (resources.files("dovre.games.towers") / "data" / "fixed.toml").read_text(encoding="utf-8")
    (tmp_path / "fixed.toml").write_text(text.replace("crystals = 6", "crystals = 7"), encoding="utf-8")
    box = BOX_FILES.load(tmp_path)
    assert box.fixed.crystals == 7
    assert box.fingerprint
