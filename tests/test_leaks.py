"""Hidden means hidden: tables that differ only in secrets look, sound, refuse and are played the same.

`check.py` tries pairs made by determinization. Here two hidden faces change places and nothing else does, so that every
answer can be followed on both tables, as long as neither of the two faces comes to light.
"""

import pytest

import dovre
from dovre.bots import BOTS
from dovre.kernel.events import seen_by
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from tests.play import random_state

PAIRS = 60  # a seat count; `dovre check` tries as many as one likes


def exchanged(value, one, two):
    """The same nest of lists with two card numbers exchanged."""
    if isinstance(value, (list, tuple)):
        return type(value)(exchanged(item, one, two) for item in value)
    return two if value == one else one if value == two else value


def with_faces_exchanged(state, one, two):
    """The same table of `kings` with two creatures exchanged: backs and handles stay where they are."""
    other = state.copy()
    for zone in ("deck", "centre", "piles", "camp", "hands", "mines", "crews", "developed", "discard"):
        setattr(other, zone, exchanged(getattr(state, zone), one, two))
    other.hands = [sorted(hand) for hand in other.hands]
    backs, handles = list(state.backs), list(state.handles)
    for table in (backs, handles):
        table[one], table[two] = table[two], table[one]
    other.backs, other.handles = bytes(backs), bytes(handles)
    return other


def hidden_faces(game, state, viewer):
    """The cards whose creature this viewer does not see."""
    return [card for zone in game.zones(state) if not zone.shows_face(viewer) for card in zone.components]


def pairs(game, seats):
    for number in range(PAIRS):
        rng = Rng.of(number, "leak")
        state = random_state(game, seats, number, rng.below(120))
        if state.over:
            continue
        viewer = rng.choice([*range(seats), None])
        one, two = rng.shuffled(hidden_faces(game, state, viewer))[:2]
        yield viewer, state, with_faces_exchanged(state, one, two), rng


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_drawings_and_texts_are_equal(kings, seats):
    for viewer, one, two, _ in pairs(kings, seats):
        views = [one.view(viewer), two.view(viewer)]
        assert one != two
        assert views[0] == views[1]
        assert views[0].to_json() == views[1].to_json()
        for lang in LANGUAGES:
            assert kings.board(views[0], lang=lang) == kings.board(views[1], lang=lang)
            assert kings.text(views[0], lang=lang) == kings.text(views[1], lang=lang)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refusals_are_equal(kings, seats):
    for viewer, one, two, rng in pairs(kings, seats):
        if viewer is None:
            continue
        for _ in range(20):
            action = kings.alphabet[rng.below(len(kings.alphabet))]
            reasons = [kings.why_not(table, viewer, action) for table in (one, two)]
            assert reasons[0] == reasons[1]
            if reasons[0] is not None:
                assert [reasons[0].words(lang) for lang in LANGUAGES] == [reasons[1].words(lang) for lang in LANGUAGES]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_happens_sounds_equal_until_a_face_comes_to_light(kings, seats):
    heard_something = 0
    for viewer, one, two, rng in pairs(kings, seats):
        seat = one.waiting[0]
        shared = [action for action in one.legal(seat) if action in two.legal(seat)]
        if not shared:
            continue
        action = rng.choice(shared)
        steps = [kings.apply(table, seat, action) for table in (one, two)]
        if steps[0].state.view(viewer) == steps[1].state.view(viewer):
            heard = [seen_by(step.events, viewer) for step in steps]
            assert heard[0] == heard[1]
            heard_something += bool(heard[0])
    assert heard_something > PAIRS // 3


@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_the_same(kings, name):
    for viewer, one, two, rng in pairs(kings, 3):
        if viewer in one.waiting:
            seed = rng.bits()
            choices = [BOTS[name].choose(table.view(viewer), 0.0, Rng.of(seed)) for table in (one, two)]
            assert choices[0] is choices[1]


def test_neither_the_seed_nor_the_order_of_the_deck_is_in_a_view(kings):
    state = kings.new(3, seed=987654321987)
    for viewer in (0, 1, 2, None):
        text = state.view(viewer).to_json()
        assert "987654321987" not in text
        assert str(state.streams[0]) not in text


def test_a_bot_is_given_a_view_and_cannot_reach_the_state(kings):
    """Nothing inside a view, however deep, is a state or refers to one."""
    view = kings.new(3, seed=1).view(0)
    seen, todo = set(), [view]
    while todo:
        item = todo.pop()
        assert not isinstance(item, dovre.State)
        if id(item) in seen or isinstance(item, (str, int, type(None))):
            continue
        seen.add(id(item))
        if isinstance(item, (tuple, list, set, frozenset)):
            todo += item
        elif isinstance(item, dict):
            todo += [*item.keys(), *item.values()]
        else:
            names = [name for cls in type(item).__mro__ for name in getattr(cls, "__slots__", ())]
            todo += [getattr(item, name) for name in names if hasattr(item, name)]
            todo += vars(item).values() if hasattr(item, "__dict__") else []
