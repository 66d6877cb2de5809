"""FEAST-S: the table as it is laid."""

import pytest

import dovre
from feast.components import BOX, BOX_FILES, DISHES
from tests.games.feast.helpers import GAME


@pytest.mark.rule("FEAST-S1")
def test_one_to_four_guests_play():
    assert GAME.seats == (1, 2, 3, 4)
    with pytest.raises(dovre.DovreError, match="by 5;"):
        GAME.new(5)


@pytest.mark.rule("FEAST-S2")
def test_there_are_eight_kinds_with_four_tastes_each():
    assert len(DISHES) == 32
    assert len({dish.kind for dish in DISHES}) == 8
    assert len({dish.id for dish in DISHES}) == 32
    assert {dish.taste for dish in DISHES} == set(range(1, 10))
    assert {dish.weight for dish in DISHES} == {1, 2, 3}


@pytest.mark.rule("FEAST-S3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_guest_has_four_dishes_that_nobody_else_sees(seats):
    state = GAME.new(seats, seed=4)
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.deck) == 32 - 4 * seats
    for seat in range(seats):
        view = state.view(seat)
        assert list(view.hands[seat]) == state.hands[seat]
        assert all(hand == (None,) * 4 for other, hand in enumerate(view.hands) if other != seat)
    assert all(hand == (None,) * 4 for hand in state.view(None).hands)


@pytest.mark.rule("FEAST-S4")
@pytest.mark.parametrize(("length", "rounds", "belly"), [("short", 3, 7), ("long", 5, 11)])
def test_the_option_length_gives_rounds_and_belly(length, rounds, belly):
    state = GAME.new(2, seed=1, options={"length": length})
    assert (state.length.rounds, state.length.belly) == (rounds, belly)
    assert GAME.new(2, seed=1).options == (("length", "short"),)


def owned(tmp_path, text):
    (tmp_path / "dishes.toml").write_text(text, encoding="utf-8")
    return BOX_FILES.load(tmp_path)


def house():
    path = BOX_FILES.package
    from importlib import resources

    return (resources.files(path) / "data" / "dishes.toml").read_text(encoding="utf-8")


def test_an_owner_can_replace_the_dishes(tmp_path):
    box = owned(tmp_path, house().replace('"goat"', '"mutton"').replace("weight = 3", "weight = 2"))
    assert box.fingerprint not in ("", BOX.fingerprint)
    assert {dish.weight for dish in box.dishes} == {1, 2}
    assert box.names["fr"]["dish.mutton"] == "Chèvre rôtie"


def test_other_names_alone_are_the_same_box(tmp_path):
    assert owned(tmp_path, house().replace("Roast Goat", "Mutton")).fingerprint == ""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("weight = 3", "weight = 4", "whole numbers from 1 to 3 are accepted, not 4"),
        ("[6, 7, 8, 9]", "[6, 7, 8]", "the list has 3 entries"),
        ("[6, 7, 8, 9]", "[6, 7, 8, 8]", "8 stands here more than once"),
        ('id = "goat"', 'id = "boar"', "stands here more than once"),
        ('id = "goat"', 'id = "Goat!"', "an id like goat is wanted"),
        ('fr = "Truite"\n', "", "the field is missing"),
        ('provenance = "designed"', 'provenance = "found"', "is not known here"),
    ],
)
def test_a_file_that_cannot_be_played_with_is_refused_with_line_and_field(tmp_path, old, new, told):
    text = house()
    assert old in text
    with pytest.raises(dovre.DovreError, match=told) as caught:
        owned(tmp_path, text.replace(old, new, 1))
    assert "dishes.toml, line" in str(caught.value)
