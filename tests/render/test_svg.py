"""The toolkit: text cannot break out, layers keep their order, only used symbols are defined."""

from xml.etree import ElementTree

import pytest

from dovre.render import svg
from dovre.render.letters import text_width
from dovre.render.svg import Box, Drawing, Sheet

SYMBOLS = {
    "dot": ("0 0 2 2", '<circle cx="1" cy="1" r="1" fill="url(#{glow})"/>'),
    "pair": ("0 0 4 2", '<use href="#{dot}" width="2" height="2"/>'),
    "idle": ("0 0 2 2", ""),
}
NASTY = """<script>&"'\x00\x1b[31m\u202e</svg>"""


def sheet():
    return Sheet(20, 10, SYMBOLS, "x-")


def test_a_drawing_shows_itself_in_a_notebook():
    drawing = sheet().drawing("t", ["d"])
    assert isinstance(drawing, Drawing)
    assert drawing._repr_svg_() == str(drawing)


def test_layers_stand_in_a_fixed_order_however_they_are_filled():
    one = sheet()
    for layer in reversed(svg.LAYERS):
        one.put(layer, "<g/>")
    root = ElementTree.fromstring(str(one.drawing("t", ["d"])))
    assert [group.get("class") for group in root if group.tag.endswith("}g")] == list(svg.LAYERS)


def test_symbols_are_defined_when_used_and_bring_those_they_use():
    one = sheet()
    one.put("pieces", svg.use(one, "pair", 0, 0, 4, 2))
    drawing = str(one.drawing("t", ["d"]))
    assert 'id="x-pair"' in drawing
    assert 'id="x-dot"' in drawing
    assert 'href="#x-dot"' in drawing
    assert "url(#x-glow)" in drawing
    assert "idle" not in drawing


@pytest.mark.parametrize("text", [NASTY, "Zoë & Łukasz", "山田", "", "a" * 300])
def test_text_cannot_leave_its_place(text):
    one = sheet()
    one.put("board", svg.group(svg.label(0, 0, text, 12, "#000000"), text, data_piece=text))
    root = ElementTree.fromstring(str(one.drawing(text, [text])))
    assert not root.findall(".//{*}script")
    assert (root.find(".//{*}text").text or "") == svg.plain(text)


def test_what_is_put_outside_of_parts_keeps_its_place_between_them():
    one = sheet()
    one.put("board", "<a/>")
    other = sheet()
    other.put("board", "<b/>")
    one.add(other.gather("middle"))
    one.put("board", "<c/>")
    drawing = one.drawing("t", ["d"])
    assert list(drawing.parts) == ["board:0", "board:middle", "board:2"]
    assert str(drawing).index("<a/>") < str(drawing).index("<b/>") < str(drawing).index("<c/>")


def test_sentences_stand_on_lines_of_their_own():
    root = ElementTree.fromstring(str(sheet().drawing("t", ["one\nline.", "two & more."])))
    assert root.find("{*}desc").text.split("\n") == ["one line.", "two & more."]


def test_drawings_are_equal_if_they_show_the_same():
    assert sheet().drawing("t", ["d"]) == sheet().drawing("t", ["d"])
    assert sheet().drawing("t", ["d"]) != sheet().drawing("t", ["e"])
    assert len({sheet().drawing("t", ["d"]), sheet().drawing("t", ["d"])}) == 1


def test_numbers_are_short():
    assert [svg.num(value) for value in (3, 3.0, 3.14159, -0.5, 12.96)] == ["3", "3", "3.1", "-0.5", "13"]


def test_long_text_is_cut_folded_or_made_smaller():
    assert svg.cut("Emma", 100, 12) == "Emma"
    assert svg.cut("Emma" * 20, 100, 12).endswith("…")
    assert text_width(svg.cut("W" * 50, 60, 12), 12) <= 60
    assert svg.fold("Cavalière de chauve-souris", 90, 11) == ["Cavalière de", "chauve-souris"]
    assert svg.fold("Tamiseuse", 10, 11) == ["Tamiseuse"]
    assert svg.shrink("Gold Cathedral", 40, 20, 9) < 20
    assert svg.shrink("Gold", 400, 20, 9) == 20


def test_text_fits_its_room():
    """Smaller first, then in two lines, then cut, with the whole in its title."""
    assert svg.fit("Hammer Forge", 20, 200, 12) == (("Hammer Forge",), 20, True)
    lines, size, whole = svg.fit("Hammer Forge", 20, 110, 12)
    assert lines == ("Hammer Forge",)
    assert 12 <= size < 20
    assert whole
    assert svg.fit("Hammer Forge", 20, 70, 12, 2)[::2] == (("Hammer", "Forge"), True)
    lines, size, whole = svg.fit("Hammer Forge", 20, 40, 12, 2)
    assert (size, whole) == (12, False)
    assert lines[0].endswith("…")
    for rows, room in ((1, 35), (1, 90), (2, 35), (2, 90)):
        lines, size, _ = svg.fit("Maximilian von Wolkenstein", 22, room, 12, rows)
        assert all(text_width(line, size, serif=True) <= room for line in lines)
    drawn = svg.fit_text(5, 50, "Maximilian <von> Wolkenstein", 20, 60, 12, "#000", rows=2)
    assert "<title>Maximilian &lt;von&gt; Wolkenstein</title>" in drawn
    assert drawn.count("<text") == 2
    assert "<title>" not in svg.fit_text(5, 50, "Emma", 20, 60, 12, "#000")


@pytest.mark.parametrize("count", range(1, 30))
def test_things_flow_inside_their_box(count):
    box = Box(0, 0, 330, 190)
    columns, scale = svg.flow(box, count, 124, 86, 7, 1.3)
    rows = -(-count // columns)
    assert 0 < scale <= 1.3
    assert columns * 124 * scale + 7 * (columns - 1) <= box.w + 0.01
    assert rows * 86 * scale + 7 * (rows - 1) <= box.h + 0.01
