"""Hidden means hidden: tables that differ only in secrets look, sound, refuse and are played the same.

`check.py` tries pairs made by determinization. Here two hidden faces change places and nothing else does, so that every
answer can be followed on both tables, as long as neither of the two faces comes to light.
"""

from itertools import combinations

import pytest

import dovre
from dovre.bots import BOTS
from dovre.games.hall.components import N_STARTS, N_TROLLS, SPELLS
from dovre.kernel.events import seen_by
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from tests.play import random_state

PAIRS = 24  # tried for each seat count
COUNTS = [PAIRS, pytest.param(600, marks=pytest.mark.long)]


def exchanged(value, one, two):
    """The same nest of lists with two card numbers exchanged."""
    if isinstance(value, (list, tuple)):
        return type(value)(exchanged(item, one, two) for item in value)
    return two if value == one else one if value == two else value


def kings_exchanged(state, one, two):
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


def hall_exchanged(state, one, two):
    """The same table of `hall` with two hidden cards, Spells or benefit tokens exchanged."""
    other = state.copy()
    spells = N_TROLLS + state.seats * N_STARTS
    tokens = spells + len(SPELLS)
    other.decks = exchanged(state.decks, one, two)
    other.drafts = exchanged(state.drafts, one, two)
    other.spell_deck = exchanged(state.spell_deck, one - spells, two - spells)
    other.benefits = exchanged(state.benefits, one - tokens, two - tokens)
    return other


EXCHANGED = {"kings": kings_exchanged, "hall": hall_exchanged}


def hidden_pairs(game, state, viewer):
    """Pairs of components whose faces this viewer does not see and which could lie in each other's place."""
    hidden = [zone for zone in game.zones(state) if not zone.shows_face(viewer)]
    if game.slug == "kings":
        groups = [[card for zone in hidden for card in zone.components]]
    else:
        tokens = [token for zone in hidden if zone.name == "tokens" for token in zone.components]
        groups = [*(zone.components for zone in hidden if zone.name != "tokens"), tokens]
    return [pair for group in groups for pair in combinations(group, 2)]


def pairs(game, seats, most, count=PAIRS):
    for number in range(count):
        rng = Rng.of(number, "leak")
        state = random_state(game, seats, number, rng.below(most))
        if state.over:
            continue
        viewer = rng.choice([*range(seats), None])
        other = EXCHANGED[game.slug](state, *rng.choice(hidden_pairs(game, state, viewer)))
        if other != state:  # two benefit tokens of the same value are alike
            yield viewer, state, other, rng


TABLES = [
    pytest.param(dovre.game(slug), seats, most, id=f"{slug}-{seats}")
    for slug, most in (("kings", 120), ("hall", 400))
    for seats in dovre.game(slug).seats
]


@pytest.mark.parametrize(("game", "seats", "most"), TABLES)
@pytest.mark.parametrize("count", COUNTS)
def test_views_drawings_and_texts_are_equal(game, seats, most, count):
    for viewer, one, two, _ in pairs(game, seats, most, count):
        views = [one.view(viewer), two.view(viewer)]
        assert one != two
        assert views[0] == views[1]
        assert views[0].to_json() == views[1].to_json()
        for lang in LANGUAGES:
            assert game.board(views[0], lang=lang) == game.board(views[1], lang=lang)
            assert game.text(views[0], lang=lang) == game.text(views[1], lang=lang)


@pytest.mark.parametrize(("game", "seats", "most"), TABLES)
@pytest.mark.parametrize("count", COUNTS)
def test_refusals_are_equal(game, seats, most, count):
    for viewer, one, two, rng in pairs(game, seats, most, count):
        if viewer is None:
            continue
        for _ in range(20):
            action = game.alphabet[rng.below(len(game.alphabet))]
            reasons = [game.why_not(table, viewer, action) for table in (one, two)]
            assert reasons[0] == reasons[1]
            if reasons[0] is not None:
                assert [reasons[0].words(lang) for lang in LANGUAGES] == [reasons[1].words(lang) for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "seats", "most"), TABLES)
@pytest.mark.parametrize("count", COUNTS)
def test_what_happens_sounds_equal_until_a_face_comes_to_light(game, seats, most, count):
    heard_something = 0
    for viewer, one, two, rng in pairs(game, seats, most, count):
        seat = one.waiting[0]
        shared = [action for action in one.legal(seat) if action in two.legal(seat)]
        if not shared:
            continue
        action = rng.choice(shared)
        steps = [game.apply(table, seat, action) for table in (one, two)]
        if steps[0].state.view(viewer) == steps[1].state.view(viewer):
            heard = [seen_by(step.events, viewer) for step in steps]
            assert heard[0] == heard[1]
            heard_something += bool(heard[0])
    assert heard_something > count // 3


@pytest.mark.parametrize(("slug", "most"), [("kings", 120), ("hall", 400)])
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("count", COUNTS)
def test_bots_choose_the_same(slug, most, name, count):
    for viewer, one, two, rng in pairs(dovre.game(slug), 3, most, count):
        if viewer in one.waiting:
            seed = rng.bits()
            choices = [BOTS[name].choose(table.view(viewer), 0.0, Rng.of(seed)) for table in (one, two)]
            assert choices[0] is choices[1]


@pytest.mark.parametrize("slug", dovre.slugs())
def test_neither_the_seed_nor_chance_is_in_a_view(slug):
    state = dovre.game(slug).new(3, seed=987654321987)
    for viewer in (0, 1, 2, None):
        text = state.view(viewer).to_json()
        assert "987654321987" not in text
        assert not any(str(stream) in text for stream in state.streams)


@pytest.mark.parametrize("slug", dovre.slugs())
def test_a_bot_is_given_a_view_and_cannot_reach_the_state(slug):
    """Nothing inside a view, however deep, is a state or refers to one."""
    view = dovre.game(slug).new(3, seed=1).view(0)
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
