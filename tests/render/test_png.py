"""PNG pictures, where the optional packages are installed."""

import struct

import pytest

from dovre.render import png

DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">{}</svg>'
WORD = '<text x="2" y="15" font-size="14" font-family="\'Source Serif Pro\',Georgia,serif">Opal</text>'


def size_of(picture):
    return struct.unpack(">II", picture[16:24])


def test_a_picture_has_the_width_asked_for_and_the_proportions_of_the_drawing():
    pytest.importorskip("resvg_py")
    picture = png.to_png(DOT.format(""), 80)
    assert picture.startswith(b"\x89PNG")
    assert size_of(picture) == (80, 40)


def test_letters_are_drawn_without_fonts_on_the_machine():
    pytest.importorskip("resvg_py")
    assert png.to_png(DOT.format(WORD), 80) != png.to_png(DOT.format(""), 80)


def test_a_missing_package_is_said_plainly(monkeypatch):
    def missing(name, *rest):
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(png, "import_module", missing)
    with pytest.raises(png.PngMissing, match=r"dovre\[png\]"):
        png.to_png(DOT.format(""), 80)


def test_a_picture_needs_a_width():
    pytest.importorskip("resvg_py")
    with pytest.raises(ValueError, match="at least 1"):
        png.to_png(DOT.format(""), 0)
