"""A small SVG toolkit: escaped text, a sheet with layers in a fixed order, and symbols defined only when used.

>>> sheet = Sheet(40, 20, {"dot": ("0 0 2 2", '<circle cx="1" cy="1" r="1"/>'), "box": ("0 0 2 2", "")})
>>> sheet.put("pieces", use(sheet, "dot", 4, 4, 12, fill="#a00"))
>>> drawing = sheet.drawing("A dot", "One red dot & nothing else")
>>> 'id="dot"' in drawing, 'id="box"' in drawing, "dot &amp; nothing" in drawing
(True, False, True)

Presentation attributes only: no style attribute, no `<style>`, no script, so that a strict content security policy
shows the picture as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

LAYERS = ("board", "pieces", "marks", "targets")

SERIF = "'Source Serif Pro','Source Serif 4',Georgia,serif"
SANS = "'Source Sans Pro','Source Sans 3','Segoe UI',system-ui,sans-serif"

_NARROW = frozenset("ijlI.,:;'’|!()[] ·")
_SLIM = frozenset("frts-")
_BROAD = frozenset("mwMWÆŒœæ@%—…")
_WIDE = 0x2E80  # from here on letters fill a square


class Drawing(str):
    """SVG text that shows itself in a notebook."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True)
class Box:
    """A place on the sheet."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float) -> Box:
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


def plain(text: str) -> str:
    """Text on one line without control signs, which XML forbids or which could turn a line around."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else " " for sign in text)


@lru_cache(maxsize=4096)  # boards say the same words again and again
def escape(text: str) -> str:
    """Text as it may stand in an element or in a quoted attribute."""
    text = plain(text)
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text or ">" in text:
        text = text.replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;") if '"' in text else text


@lru_cache(maxsize=8192)
def num(value: float) -> str:
    """A length in as few signs as it takes, to a tenth."""
    return str(int(value)) if value == int(value) else f"{value:.1f}".removesuffix(".0")


@lru_cache(maxsize=256)
def _attribute(name: str) -> str:
    return "class" if name == "cls" else name.replace("_", "-")


def attrs(pairs: Mapping[str, str | float | None]) -> str:
    """Attributes as text: `font_size=12` becomes ` font-size="12"`; None is left out, `cls` is the class."""
    out = ""
    for name, value in pairs.items():
        if value is not None:
            told = escape(value) if value.__class__ is str else num(value)
            out += f' {_attribute(name)}="{told}"'
    return out


def group(content: str, title: str = "", **pairs: str | float | None) -> str:
    """A group with an optional title, which pages show on hover."""
    head = f"<title>{escape(title)}</title>" if title else ""
    return f"<g{attrs(pairs)}>{head}{content}</g>"


def rect(box: Box, radius: float = 0, **pairs: str | float | None) -> str:
    corner = f' rx="{num(radius)}"' if radius else ""
    return f'<rect x="{num(box.x)}" y="{num(box.y)}" width="{num(box.w)}" height="{num(box.h)}"{corner}{attrs(pairs)}/>'


def path(d: str, **pairs: str | float | None) -> str:
    return f'<path d="{d}"{attrs(pairs)}/>'


def label(x: float, y: float, text: str, size: float, fill: str, **pairs: str | float | None) -> str:
    """A line of text; `anchor` is start, middle or end, `bold` a weight, `serif` the house's face for names."""
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}"{attrs(pairs)}>{escape(text)}</text>'


def move(x: float, y: float, scale: float = 1) -> str:
    """The transform that puts a drawing at a place, in a size."""
    return f"translate({num(x)} {num(y)})" + (f"scale({scale:.3g})" if scale != 1 else "")


def text_width(text: str, size: float) -> float:
    """About how wide a line will be, on the safe side: fonts differ from machine to machine."""
    return _units(text) * size


@lru_cache(maxsize=1024)
def _units(text: str) -> float:
    units = 0.0
    for sign in text:
        if sign in _NARROW:
            units += 0.33
        elif sign in _SLIM:
            units += 0.43
        elif sign in _BROAD:
            units += 0.93
        elif ord(sign) >= _WIDE:
            units += 1.05
        else:
            units += 0.72 if sign.isupper() else 0.57
    return units


def shrink(text: str, width: float, size: float, least: float) -> float:
    """The size, between `least` and `size`, at which a line fits a width."""
    wide = text_width(text, size)
    return size if wide <= width else max(least, int(size * width / wide * 10) / 10)


def cut(text: str, width: float, size: float) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    text = plain(text)
    if text_width(text, size) <= width:
        return text
    while text and text_width(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def fold(text: str, width: float, size: float) -> list[str]:
    """The text on one line, or on two of even length if it is too long for one."""
    if text_width(text, size) <= width or " " not in text:
        return [text]
    gaps = [match.start() for match in re.finditer(" ", text)]
    gap = min(gaps, key=lambda at: abs(2 * at - len(text)))
    return [text[:gap], text[gap + 1 :]]


class Sheet:
    """A drawing in the making: layers, the symbols used so far, and where named things lie."""

    def __init__(self, width: float, height: float, symbols: Mapping[str, tuple[str, str]], prefix: str = "") -> None:
        self.width = width
        self.height = height
        self.symbols = symbols
        self.prefix = prefix  # keeps the symbols of two drawings on one page apart
        self.used: dict[str, None] = {}
        self.layers: dict[str, list[str]] = {layer: [] for layer in LAYERS}
        self.places: dict[str, Box] = {}  # by the name of a piece or a target

    def put(self, layer: str, content: str) -> None:
        self.layers[layer].append(content)

    def refer(self, symbol: str) -> str:
        """A symbol's id in this drawing; it will be defined, and so will those it uses."""
        if symbol not in self.used:
            for inner in _uses(self.symbols[symbol][1]):
                self.refer(inner)
            self.used[symbol] = None
        return self.prefix + symbol

    def apart(self) -> Sheet:
        """An empty sheet of the same kind, for a part that is drawn once and used again."""
        return Sheet(self.width, self.height, self.symbols, self.prefix)

    def drawing(self, title: str, desc: str, defs: str = "", **pairs: str | float | None) -> Drawing:
        """The whole as text. `defs` are gradients and patterns, whose ids carry the prefix already."""
        named = "".join(_symbol(self.prefix, symbol, *self.symbols[symbol]) for symbol in self.used)
        layers = "".join(f'<g class="{layer}">{"".join(self.layers[layer])}</g>' for layer in LAYERS)
        size = f"0 0 {num(self.width)} {num(self.height)}"
        return Drawing(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"{attrs(pairs)}>'
            f"<title>{escape(title)}</title><desc>{escape(desc)}</desc>"
            f"<defs>{defs}{named}</defs>{layers}</svg>"
        )


@lru_cache(maxsize=1024)
def _uses(content: str) -> tuple[str, ...]:
    """The symbols a symbol uses: it names them `#{so}`, because it does not know the prefix."""
    return tuple(re.findall(r'href="#\{(\w+)\}"', content))


@lru_cache(maxsize=1024)
def _symbol(prefix: str, name: str, box: str, content: str) -> str:
    content = re.sub(r"#\{(\w+)\}", rf"#{prefix}\1", content)
    return f'<symbol id="{prefix}{name}" viewBox="{box}">{content}</symbol>'


def use(
    sheet: Sheet, symbol: str, x: float, y: float, w: float, h: float | None = None, **pairs: str | float | None
) -> str:
    """A symbol at a place, w wide and as high (or h high). A fill or stroke here fills what the symbol left open."""
    place = (f' x="{num(x)}"' if x else "") + (f' y="{num(y)}"' if y else "")
    size = f' width="{num(w)}" height="{num(w if h is None else h)}"'
    return f'<use href="#{sheet.refer(symbol)}"{place}{size}{attrs(pairs)}/>'


def flow(box: Box, count: int, w: float, h: float, gap: float, most: float = 1.0) -> tuple[int, float]:
    """Columns and scale at which `count` things of w by h fill a box best, none larger than `most`."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        scale = min((box.w - gap * (columns - 1)) / (columns * w), (box.h - gap * (rows - 1)) / (rows * h), most)
        if scale > best[1] + 1e-9:
            best = (columns, scale)
    return best
