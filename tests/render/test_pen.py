"""The pen: parts are drawn once, and remembered with their places and symbols."""

import pytest

from dovre.render import pen as module
from dovre.render.memory import Memory
from dovre.render.pen import Pen, Style, forget, kept
from dovre.render.svg import Box, Sheet, use

SYMBOLS = {"dot": ("0 0 2 2", "<circle/>")}


class Words:
    def __init__(self, lang="en"):
        self.lang = lang


@pytest.fixture(autouse=True)
def _empty():
    forget()
    yield
    forget()


def pen(prefix="x-", lang="en"):
    return Pen(Sheet(20, 10, SYMBOLS, prefix), {}, Words(lang), Style())


def drawer():
    calls = []

    def draw(on, value):
        calls.append(value)
        on.at(f"spot:{value}", Box(value, 0, 1, 1))
        on.sheet.put("pieces", use(on.sheet, "dot", value, 0, 2))
        on.sheet.put("board", f"<b>{value}</b>")

    return draw, calls


def test_a_part_is_drawn_once_for_all_sheets_of_a_look():
    draw, calls = drawer()
    drawings = []
    for _ in range(3):
        one = pen()
        one.part("one", (5,), draw, 5)
        assert one.sheet.places == {"spot:5": Box(5, 0, 1, 1)}
        drawings.append(one.sheet.drawing("t", []))
    assert calls == [5]
    assert drawings[0] == drawings[1] == drawings[2]
    assert list(drawings[0].parts) == ["board:one", "pieces:one"]
    assert list(drawings[0].symbols) == ["x-dot"]


@pytest.mark.parametrize("other", [{"prefix": "y-"}, {"lang": "fr"}])
def test_another_look_or_language_is_drawn_anew(other):
    draw, calls = drawer()
    pen().part("one", (5,), draw, 5)
    pen(**other).part("one", (5,), draw, 5)
    assert calls == [5, 5]


def test_what_depends_on_something_else_is_drawn_anew():
    draw, calls = drawer()
    one = pen()
    one.part("one", (5,), draw, 5)
    pen().part("two", (5,), draw, 5)
    one.part("one", (6,), draw, 6)
    assert calls == [5, 5, 6]
    assert 'x="6"' in str(one.sheet.drawing("t", []))


def test_an_area_takes_its_parts_together_and_draws_only_those_that_changed():
    draw, calls = drawer()

    def area(on, *values):
        calls.append("area")
        for number, value in enumerate(values):
            on.part(f"n{number}", (value,), draw, value)

    drawings = []
    for values in ((1, 2), (1, 2), (1, 3)):
        one = pen()
        one.area("all", area, *values)
        assert one.sheet.places == {f"spot:{value}": Box(value, 0, 1, 1) for value in values}
        drawings.append(one.sheet.drawing("t", []))
    assert calls == ["area", 1, 2, "area", 3]
    assert drawings[0] == drawings[1] != drawings[2]
    assert list(drawings[2].parts) == ["board:n0", "board:n1", "pieces:n0", "pieces:n1"]
    assert list(drawings[2].symbols) == ["x-dot"]


def test_a_thing_is_named_by_its_kind_and_no_two_share_a_name():
    draw, _ = drawer()
    one = pen()
    one.at("cell:k12", Box(0, 0, 1, 1))
    one.at("seat:k12", Box(5, 0, 1, 1))
    for name in ("k12", ":k12", "cell:"):
        with pytest.raises(ValueError, match="should be a kind and a name"):
            one.at(name, Box(0, 0, 1, 1))
    with pytest.raises(ValueError, match="two things are called cell:k12"):
        one.at("cell:k12", Box(9, 0, 1, 1))
    one.part("one", (5,), draw, 5)
    one.part("two", (5,), draw, 5)
    with pytest.raises(ValueError, match="two things are called spot:5"):
        _ = one.sheet.places
    with pytest.raises(ValueError, match="two things are called spot:5"):
        _ = one.sheet.drawing("t", []).places


def test_faces_and_texts_are_remembered_too():
    calls = []

    @kept
    def face(on, value):
        calls.append(value)
        return use(on.sheet, "dot", value, 0, 2)

    def tell(value):
        calls.append(value)
        return f"<{value}>"

    for _ in range(2):
        one = pen()
        assert face(one, 3) == '<use href="#x-dot" x="3" width="2" height="2"/>'
        assert list(one.sheet.used) == ["x-dot"]
        assert one.text("told", (4,), tell, 4) == "<4>"
    assert calls == [3, 4]


def test_memory_is_bounded_and_keeps_what_is_asked_for():
    memory = Memory(100)
    for number in range(1000):
        memory.keep(number, number)
        assert memory.get(0) == 0
        assert len(memory.young) + len(memory.old) <= 200
    assert memory.get(1) is None


def test_forgetting_empties_all_memories():
    draw, calls = drawer()
    pen().part("one", (5,), draw, 5)
    forget()
    assert not module.PARTS.young
    pen().part("one", (5,), draw, 5)
    assert calls == [5, 5]
