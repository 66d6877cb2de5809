"""Hidden means hidden: tables that differ only in secrets look, sound, refuse and are played the same.

`check.py` tries pairs made by determinization. Here two hidden faces change places and nothing else does, so that every
answer can be followed on both tables, as long as neither of the two faces comes to light.
"""

from functools import cache
from itertools import combinations

import pytest

from dovre.bots import bot
from dovre.kernel.events import seen_by
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from tests.every import ALL
from tests.play import QUICK_BOTS

PAIRS = 60  # a seat count; `dovre check` tries as many as one likes
WALKS = 6  # random games that the pairs are taken from


@cache
def pairs(hooks, seats):
    """Pairs of tables that one viewer cannot tell apart: (viewer, one, the other, chance for what is tried)."""
    found = []
    for number in range(PAIRS):
        rng = Rng.of(number, "leak")
        walk = hooks.walk(seats, {}, seed=number % WALKS)
        state = walk[rng.below(len(walk) - 1)][0]
        viewer = rng.choice([*range(seats), None])
        hidden = [pair for group in hooks.exchangeable(state, viewer) for pair in combinations(group, 2)]
        other = hooks.exchanged(state, *rng.choice(hidden))
        if other != state:  # two components of the same value are alike
            found.append((viewer, state, other, rng.bits()))
    assert len(found) > PAIRS // 2
    return found


TABLES = [pytest.param(one, seats, id=f"{one.slug}-{seats}") for one in ALL for seats in one.game.seats]
every_table = pytest.mark.parametrize(("hooks", "seats"), TABLES)


@every_table
def test_views_drawings_and_texts_are_equal(hooks, seats):
    game = hooks.game
    for number, (viewer, one, two, _) in enumerate(pairs(hooks, seats)):
        views = [one.view(viewer), two.view(viewer)]
        assert one != two
        assert views[0] == views[1]
        assert views[0].to_json() == views[1].to_json()
        lang = LANGUAGES[number % len(LANGUAGES)]
        assert str(game.board(views[0], lang=lang)) == str(game.board(views[1], lang=lang))
        assert game.text(views[0], lang=lang) == game.text(views[1], lang=lang)
        front = number % seats  # whose area lies in front
        assert str(game.board(views[0], front=front)) == str(game.board(views[1], front=front))


@every_table
def test_refusals_are_equal(hooks, seats):
    game = hooks.game
    for viewer, one, two, seed in pairs(hooks, seats):
        if viewer is None:
            continue
        rng = Rng.of(seed)
        for _ in range(20):
            action = game.alphabet[rng.below(len(game.alphabet))]
            reasons = [game.why_not(table, viewer, action) for table in (one, two)]
            assert reasons[0] == reasons[1]
            if reasons[0] is not None:
                assert [reasons[0].words(lang) for lang in LANGUAGES] == [reasons[1].words(lang) for lang in LANGUAGES]


@every_table
def test_what_happens_sounds_equal_until_a_face_comes_to_light(hooks, seats):
    game = hooks.game
    heard_something = 0
    for viewer, one, two, seed in pairs(hooks, seats):
        rng = Rng.of(seed)
        seat = rng.choice(one.waiting)
        shared = [action for action in one.legal(seat) if action in two.legal(seat)]
        if not shared:
            continue
        action = rng.choice(shared)
        steps = [game.apply(table, seat, action) for table in (one, two)]
        if steps[0].state.view(viewer) == steps[1].state.view(viewer):
            heard = [seen_by(step.events, viewer) for step in steps]
            assert heard[0] == heard[1]
            heard_something += bool(heard[0])
    assert heard_something > PAIRS // 4  # a sealed answer makes no noise


@pytest.mark.parametrize("hooks", ALL, ids=lambda one: one.slug)
@pytest.mark.parametrize("name", QUICK_BOTS)
def test_bots_choose_the_same(hooks, name):
    asked = 0
    for viewer, one, two, seed in pairs(hooks, hooks.game.seats[len(hooks.game.seats) // 2]):
        if viewer in one.waiting:
            choices = [bot(name).choose(table.view(viewer), 0.0, Rng.of(seed)) for table in (one, two)]
            assert choices[0] is choices[1]
            asked += 1
    assert asked
