import copy
import pickle

import pytest

import dovre
from dovre.kernel.action import Alphabet
from dovre.kernel.errors import BadNotation


@pytest.mark.parametrize("slug", dovre.slugs())
def test_every_token_parses_to_its_own_action(slug):
    game = dovre.game(slug)
    for index, action in enumerate(game.alphabet):
        assert action.index == index
        assert game.parse(str(action)) is action
        assert action.token == ".".join((action.verb, *action.parts))


@pytest.mark.parametrize("slug", dovre.slugs())
def test_tokens_are_lower_case_ascii_words(slug):
    for action in dovre.game(slug).alphabet:
        assert action.token.isascii()
        assert action.token == action.token.lower()
        assert all(letter.isalnum() or letter in ".-_" for letter in action.token)


def test_an_action_survives_copy_and_pickle_as_the_same_object(kings):
    action = kings.parse("play.or4a.c2")
    assert copy.copy(action) is action
    assert copy.deepcopy([action])[0] is action
    assert pickle.loads(pickle.dumps(action)) is action


@pytest.mark.parametrize("token", ["", "play", "play.or4a", "PLAY.or4a.c2", "play.or4a.c5", "draw.deck ", "dräw.deck"])
def test_what_is_not_notation_is_refused_with_an_example(kings, token):
    with pytest.raises(BadNotation) as caught:
        kings.parse(token)
    assert "play.dw0a.c1" in caught.value.words("en")
    assert "play.dw0a.c1" in caught.value.words("fr")


def test_two_actions_cannot_share_a_token():
    with pytest.raises(ValueError, match="share a token"):
        Alphabet("demo", [("draw", [("deck",), ("deck",)])])
    with pytest.raises(ValueError, match=r"share a token"):
        Alphabet("demo", [("draw", [("deck",)]), ("draw.deck", [()])])


def test_a_verb_has_one_block():
    with pytest.raises(ValueError, match="two blocks of draw"):
        Alphabet("demo", [("draw", [("deck",)]), ("draw", [("camp",)])])


def test_blocks_are_found_by_verb_and_in_rows():
    alphabet = Alphabet("demo", [("play", [(card, mine) for card in "ab" for mine in "xyz"]), ("pass", [()])])
    assert [action.token for action in alphabet.of("pass")] == ["pass"]
    rows = alphabet.table("play", 3)
    assert [[action.token for action in row] for row in rows] == [
        ["play.a.x", "play.a.y", "play.a.z"],
        ["play.b.x", "play.b.y", "play.b.z"],
    ]
    assert [action.number for action in alphabet] == [0, 1, 2, 3, 4, 5, 0]
    assert [action.index for action in alphabet] == list(range(7))
