"""Positions, data and set-up: what is refused, and in which words."""

import json

import pytest

import dovre
from dovre.kernel.errors import BadData, BadPosition, BadSetup, BadVersion, UnknownGame

HEAD = "kings/2  seats 2  seed 7  options -\n"


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("", BadPosition, "empty"),
        ("nonsense", BadPosition, "Line 1"),
        ("chess/1  seats 2  seed 7  options -", UnknownGame, "kings"),
        ("kings/99  seats 2  seed 7  options -", BadVersion, "rules 99"),
        ("kings/x  seats 2  seed 7  options -", BadVersion, "rules x"),
        ("kings/2  seats two  seed 7  options -", BadPosition, "Line 1"),
        ("kings/2  seats 2", BadPosition, "Line 1"),
        ("kings/2  seats 9  seed 7  options -", BadSetup, "2, 3, 4"),
        ("kings/2  seats 2  seed 99999999999999999999  options -", BadSetup, "whole number"),
        ("kings/2  seats 2  seed 7  options colour=red", BadSetup, "pairing"),
        ("kings/2  seats 2  seed 7  options pairing=odd", BadSetup, "random, printed"),
        ("kings/2  seats 2  seed 7  options pairing", BadPosition, "Line 1"),
        (HEAD + "ask p1 dance", BadPosition, "Line 2"),
        (HEAD + "ask p7 play", BadPosition, "p1 to p2"),
        (HEAD + "ask p1 play x", BadPosition, "Line 2"),
        (HEAD + "chance 1 2 3", BadPosition, "Line 2"),
    ],
)
def test_a_position_that_cannot_be_read_is_refused_with_the_place(text, error, words):
    with pytest.raises(error) as caught:
        dovre.read_position(text)
    assert words in caught.value.words("en")
    assert caught.value.words("fr") != caught.value.words("en")


def test_comments_and_blank_lines_do_not_count():
    plain = dovre.read_position(HEAD + "camp or1a\n")
    assert dovre.read_position("# a bug\n\n" + HEAD + "\ncamp or1a  # found here\n") == plain


def test_frames_of_every_shape_go_through_text(feast):
    state = feast.new(2, seed=3)
    state = feast.apply(state, 1, state.legal(1)[0]).state
    text = dovre.write_position(feast, state)
    assert "ask       p1 round, all feast (()/(" in text
    assert dovre.read_position(text) == state


def test_streams_that_moved_are_written_down(feast):
    state = feast.new(2, seed=3)
    assert "chance" not in dovre.write_position(feast, state)
    state.rng(1).bits()
    assert "chance" in dovre.write_position(feast, state)
    assert dovre.read_position(dovre.write_position(feast, state)) == state


def break_data(kings, change):
    data = json.loads(json.dumps(kings.new(2, seed=7).to_data()))
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda data: data.update(game="hall"), BadData),
        (lambda data: data.update(version=0), BadVersion),
        (lambda data: data.update(seats=7), BadSetup),
        (lambda data: data.update(seed="x"), BadSetup),
        (lambda data: data.update(options=[]), BadData),
        (lambda data: data.pop("deck"), BadData),
        (lambda data: data.update(streams=[]), BadData),
        (lambda data: data.update(stack=[["dance", 0]]), BadData),
        (lambda data: data["deck"].append("zz9z"), BadData),
        (lambda data: data["deck"].append(data["deck"][0]), BadData),
        (lambda data: data["hand"].pop(), BadData),
        (lambda data: data["backs"].pop(), BadData),
        (lambda data: data.update(king=["p1", "orc", "p2", "orc"]), BadData),
        (lambda data: data.update(end=["draw"]), BadData),
        (lambda data: data.update(turn=["x"]), BadData),
    ],
)
def test_a_saved_state_that_was_edited_is_refused(kings, change, error):
    with pytest.raises(error) as caught:
        kings.from_data(break_data(kings, change))
    assert caught.value.words("fr") != caught.value.words("en")


@pytest.mark.parametrize("data", [None, 3, "x", [], {}])
def test_what_is_no_state_at_all_is_refused(kings, data):
    with pytest.raises(BadData):
        kings.from_data(data)


@pytest.mark.parametrize("seats", [0, 1, 5, True, None.__class__])
def test_a_seat_count_that_does_not_exist_is_refused(kings, seats):
    with pytest.raises(BadSetup):
        kings.new(seats)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_a_seed_is_a_whole_number(kings, seed):
    with pytest.raises(BadSetup):
        kings.new(2, seed)


def test_an_unknown_game_is_refused_with_the_list():
    with pytest.raises(UnknownGame) as caught:
        dovre.game("chess")
    assert "kings" in str(caught.value)
