"""Things on the board: each has a name of its own and says what it is; a ring lies on the thing it names.

For every game, on many positions and in both sizes. `tests/browser/test_targets.py` looks at the same in a browser,
where the thing itself is clicked.
"""

import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import dovre
from dovre.kernel.texts import LANGUAGES
from dovre.render.frame import SIZES
from tests.every import every_game

CLOSE = 6  # units by which a ring may stand off the thing it is around
NAME = re.compile(r"[a-z_]+:[\w.-]+")


@cache
def states(hooks):
    """Positions of all kinds: from random games of every mode, and those that random play seldom reaches."""
    found = []
    for seats, options in hooks.modes:
        walk = hooks.walk(seats, options)
        found += [state for state, _ in walk[:: max(1, len(walk) // 12)]]
    for text, tokens in hooks.lines:
        state = dovre.read_position(text)
        found.append(state)
        for token in tokens.split():
            state = hooks.game.apply(state, state.waiting[0], token).state
            found.append(state)
    return found


@cache
def boards(hooks):
    """Each of them as the seat sees it that is asked, in either size: view, drawing, elements."""
    found = []
    for number, state in enumerate(states(hooks)):
        view = state.view(state.waiting[0] if state.waiting else number % state.seats)
        for size in SIZES:
            drawing = hooks.game.board(view, size=size, lang=LANGUAGES[number % 2])
            found.append((view, drawing, list(ElementTree.fromstring(str(drawing)).iter())))
    return found


def names_of(element):
    return {name for name in (element.get("data-piece"), element.get("data-place")) if name}


def outline(element):
    """Left, top, right and bottom of the rings of a target: rects, or paths of level and upright lines."""
    xs, ys = [], []
    for one in element.iter():
        if one.tag.endswith("}rect"):
            x, y, w, h = (float(one.get(key)) for key in ("x", "y", "width", "height"))
            xs += [x, x + w]
            ys += [y, y + h]
        elif one.tag.endswith("}path"):
            for step, numbers in re.findall(r"([MhvZ])([^MhvZ]*)", one.get("d")):
                if step == "M":
                    x, y = map(float, numbers.split())
                elif step in "hv":
                    x, y = (x + float(numbers), y) if step == "h" else (x, y + float(numbers))
                xs.append(x)
                ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)


@every_game
def test_a_ring_lies_around_the_thing_it_names(hooks):
    rings = 0
    for view, drawing, elements in boards(hooks):
        answers = hooks.game.by_thing(view)
        targets = [one for one in elements if one.get("data-act")]
        assert sorted(one.get("data-for") for one in targets) == sorted(answers)
        for one in targets:
            name = one.get("data-for")
            assert one.get("data-act").split() == [action.token for action in answers[name]]
            x, y, w, h = drawing.places[name]
            for edge, wanted in zip(outline(one), (x, y, x + w, y + h), strict=True):
                assert abs(edge - wanted) <= CLOSE, (name, outline(one), drawing.places[name])
            rings += 1
    assert rings > 100


@every_game
def test_no_two_things_share_a_name_and_every_name_has_its_kind(hooks):
    for _, drawing, elements in boards(hooks):
        for attribute in ("data-piece", "data-place", "data-for", "data-mark"):
            names = Counter(
                one.get(attribute) for one in elements if one.get(attribute) and "," not in one.get(attribute)
            )
            assert [name for name, count in names.items() if count > 1] == []
            assert [name for name in names if not NAME.fullmatch(name)] == []
        assert [name for name in drawing.places if not NAME.fullmatch(name)] == []


@every_game
def test_what_can_be_chosen_is_drawn_under_its_name(hooks):
    """The thing itself bears the name, so that a click on it is understood; a cell is found by where it lies."""
    for _, drawing, elements in boards(hooks):
        drawn = set().union(*map(names_of, elements))
        grounds = [one for one in elements if one.get("data-ground")]
        for one in elements:
            if one.get("data-act"):
                name = one.get("data-for")
                assert name in drawn or (grounds and name.startswith("cell:") and name in drawing.places), name


@every_game
def test_all_that_has_words_has_a_name(hooks):
    """A tip belongs to a thing: what it is, why it cannot be chosen, is asked for by its name."""
    for _, _, elements in boards(hooks):
        for one in elements:
            titled = one.tag.endswith("}g") and one.find("{*}title") is not None
            words_cut = all(inner.tag.endswith(("}title", "}text")) for inner in one)
            assert not titled or words_cut or names_of(one) or one.get("data-act"), one.find("{*}title").text
