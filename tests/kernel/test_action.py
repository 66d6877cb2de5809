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
        Alphabet("demo", [("draw", ("deck",)), ("draw", ("deck",))])


def test_actions_sort_by_number(kings):
    actions = [kings.alphabet[9], kings.alphabet[3], kings.alphabet[5]]
    assert [action.index for action in sorted(actions)] == [3, 5, 9]
