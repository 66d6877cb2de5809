"""Laws of every game's board: it is made of parts, memory does not change it, and little of it changes with a move."""

import dataclasses
import gzip
import json
from functools import cache
from itertools import product
from statistics import median
from xml.etree import ElementTree

import pytest

import dovre
from dovre.kernel.events import seen_by
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from dovre.render.changes import changes
from dovre.render.frame import SIZES
from dovre.render.pen import forget
from dovre.render.svg import LAYERS
from dovre.render.theme import THEMES
from tests.render.apply import applied

NAMES = (("Emma", "Noor", "Lars", "Ida", "Bo"), ("Noor", "Emma", "Ida", "Lars", "<&>"), ())
MANNERS = tuple(product(SIZES, THEMES, LANGUAGES))
MEDIAN, MOST = 6_000, 20_000  # bytes that a reader gets after a move, compressed

each_game = pytest.mark.parametrize("game", [pytest.param(dovre.game(slug), id=slug) for slug in dovre.slugs()])


@cache
def lines(game, seats, seed):
    """A random game: after each answer the state, and what happened."""
    state = game.new(seats, seed)
    rng = Rng.of(seed, "boards")
    found = [(state, ())]
    while not state.over:
        seat = rng.choice(state.waiting)
        step = game.apply(state, seat, rng.choice(state.legal(seat)))
        state = step.state
        found.append((state, step.events))
    return found


def some(game, count):
    """Runs of answers from games of every number of seats, the ends of games among them."""
    for seed, seats in enumerate(game.seats):
        line = lines(game, seats, seed)
        starts = [0, *(Rng.of(seed, "starts").below(len(line)) for _ in range(2)), len(line) - count]
        for start in starts:
            yield line[max(0, start) : max(0, start) + count]


def viewers(state):
    return (*range(state.seats), None)


def marks(game, events, viewer):
    return tuple(name for event in seen_by(events, viewer) for name in game.pieces(event))


def drawn(game, state, viewer, events=(), manner=MANNERS[0], names=NAMES[0]):
    size, theme, lang = manner
    names = names[: state.seats]
    shown = marks(game, events, viewer)
    return game.board(state.view(viewer), size=size, theme=theme, lang=lang, names=names, marks=shown)


@each_game
def test_memory_does_not_change_a_drawing(game):
    """A board drawn after many others, like and unlike it, equals the one drawn with empty memories: no part depends on
    something that its key does not tell."""
    forget()
    cases = []
    for number, run in enumerate(some(game, 12)):
        for at, (state, events) in enumerate(run):
            for viewer in viewers(state):
                cases.append((state, viewer, events, MANNERS[number % len(MANNERS)], NAMES[at // 5]))
    warm = [str(drawn(game, *case)) for case in cases]
    assert len(cases) > 200
    for case, text in list(zip(cases, warm, strict=True))[::4]:
        forget()
        assert str(drawn(game, *case)) == text


@each_game
def test_changes_lead_from_one_drawing_to_the_next(game):
    for number, run in enumerate(some(game, 14)):
        for viewer in viewers(run[0][0]):
            manner = MANNERS[number % len(MANNERS)]
            shown = None
            for state, events in run:
                new = drawn(game, state, viewer, events, manner)
                if shown is not None:
                    shown = applied(shown, changes(shown, new))
                    assert list(shown.parts.items()) == list(new.parts.items())
                    assert (shown.title, shown.words) == (new.title, new.words)
                    assert new.symbols.items() <= shown.symbols.items()
                shown = shown or new


@each_game
def test_every_part_is_one_element_under_its_key(game):
    for run in some(game, 2):
        for state, events in run:
            drawing = drawn(game, state, state.waiting[0] if state.waiting else 0, events)
            root = ElementTree.fromstring(str(drawing))
            groups = [one for one in root if one.tag.endswith("}g")]
            assert [one.get("class") for one in groups] == list(LAYERS)
            assert [part.get("data-part") for group in groups for part in group] == list(drawing.parts)
            for group in groups:
                assert all(part.get("data-part").startswith(group.get("class") + ":") for part in group)
            assert root.find("{*}desc").text.split("\n") == [" ".join(words.split("\n")) for words in drawing.words]
            assert not [key for key in drawing.parts if key.split(":")[1].isdigit()], "every part has a name"


@each_game
def test_head_and_definitions_stay_while_one_plays(game):
    for manner in MANNERS:
        for run in some(game, 5):
            assert len({(one.head, one.defs) for one in (drawn(game, state, 0, (), manner) for state, _ in run)}) == 1


@each_game
def test_little_changes_with_a_move(game):
    """At a full table, for a seat and for a spectator, in bytes as they might travel."""
    seats = game.seats[-1]
    line = lines(game, seats, len(game.seats) - 1)
    weights = []
    for viewer in (0, None):
        before = None
        for state, events in line:
            after = drawn(game, state, viewer, events)
            if before is not None:
                told = json.dumps(dataclasses.asdict(changes(before, after)), separators=(",", ":"))
                weights.append(len(gzip.compress(told.encode(), 6)))
            before = after
    assert median(weights) < MEDIAN, median(weights)
    assert max(weights) < MOST, max(weights)
