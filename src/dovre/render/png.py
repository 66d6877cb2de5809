"""A drawing as a PNG, with the optional packages of `dovre[png]`: resvg draws, and brings its letters along."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class PngMissing(RuntimeError):
    """The packages that make PNG pictures are not installed."""


def to_png(svg: object, width: int) -> bytes:
    """The picture `width` pixels wide. Fonts come from packages, so that a machine without any draws the same."""
    try:
        resvg = import_module("resvg_py")
        fonts = [import_module("font_source_sans_pro"), import_module("font_source_serif_pro")]
    except ImportError as error:
        raise PngMissing(f"PNG pictures need the extra 'png': pip install 'dovre[png]' ({error})") from error
    if width < 1:
        raise ValueError(f"a picture is at least 1 pixel wide, not {width}")
    picture = resvg.svg_to_bytes(
        svg_string=str(svg),
        width=width,
        skip_system_fonts=True,
        font_files=[path for font in fonts for path in _files(font)],
        font_family="Source Sans Pro",
        serif_family="Source Serif Pro",
        sans_serif_family="Source Sans Pro",
    )
    return bytes(picture)


def _files(package: Any) -> list[str]:
    """The weights a board uses; reading all of them would take longer than drawing."""
    wanted = ("-Regular.ttf", "-Semibold.ttf", "-Bold.ttf")
    return sorted(str(path) for path in package.font_files_ttf.values() if str(path).endswith(wanted))
