"""A small SVG toolkit: escaped text, a sheet with layers in a fixed order, and symbols defined only when used.

>>> sheet = Sheet(40, 20, {"dot": ("0 0 2 2", '<circle cx="1" cy="1" r="1"/>'), "box": ("0 0 2 2", "")})
>>> sheet.put("pieces", use(sheet, "dot", 4, 4, 12, fill="#a00"))
>>> drawing = sheet.drawing("A dot", ["One red dot & nothing else."])
>>> list(drawing.symbols), list(drawing.parts), "dot &amp; nothing" in str(drawing)
(['dot'], ['pieces:0'], True)

Presentation attributes only: no style attribute, no `<style>`, no script, so that a strict content security policy
shows the picture as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from dovre.render.letters import LIGHT, text_width

LAYERS = ("board", "pieces", "marks", "targets")

# `letters` knows how wide these are; the condensed faces stand before the broad ones that many systems fall back to
SERIF = "'Source Serif Pro','Source Serif 4',Georgia,'DejaVu Serif Condensed',serif"
SANS = "'Source Sans Pro','Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans Condensed',sans-serif"

NO_BREAK = "\u00a0"  # the space before a French mark
LEAD = 1.06  # from one line to the next, by the size of the letters

show_rooms = False  # tests set it: each text says which room it was given, in `data-room`


class Drawing:
    """A picture as the parts it is made of; `str` gives the whole SVG text, and a notebook shows it.

    `head` is the opening tag and `defs` the gradients and patterns: together they tell the look. `words` are the
    sentences of `<desc>`, one a line. `symbols` go by id. `layers` hold parts by their key `layer:name`, in the order
    they are drawn, each one element: `<g data-part="layer:name">`.
    """

    __slots__ = ("_text", "defs", "head", "layers", "placed", "symbols", "title", "words")

    def __init__(
        self,
        head: str,
        title: str,
        words: Sequence[str],
        defs: str,
        symbols: dict[str, str],
        layers: dict[str, dict[str, str]],
        placed: Sequence[dict[str, Box]] = (),
    ) -> None:
        self.head = head
        self.title = title
        self.words = tuple(words)
        self.defs = defs
        self.symbols = symbols
        self.layers = {layer: layers.get(layer, {}) for layer in LAYERS}
        self.placed = placed  # where each named thing lies, part by part
        self._text = ""

    @property
    def places(self) -> dict[str, Box]:
        """Where each named thing lies."""
        return _together(self.placed)

    @property
    def parts(self) -> dict[str, str]:
        """All parts by key."""
        return {key: text for texts in self.layers.values() for key, text in texts.items()}

    def __str__(self) -> str:
        if not self._text:
            layers = "".join(
                f'<g class="{layer}">{"".join(texts.values())}</g>' for layer, texts in self.layers.items()
            )
            desc = "\n".join(map(escape, self.words))
            self._text = (
                f"{self.head}<title>{escape(self.title)}</title><desc>{desc}</desc>"
                f"<defs>{self.defs}{''.join(self.symbols.values())}</defs>{layers}</svg>"
            )
        return self._text

    def _repr_svg_(self) -> str:
        return str(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drawing) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Box(NamedTuple):
    """A place on the sheet."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float) -> Box:
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


def plain(text: str) -> str:
    """Text on one line without control signs, which XML forbids or which could turn a line around."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign == NO_BREAK else " " for sign in text)


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
            out += f' {_attribute(name)}="{escape(value) if value.__class__ is str else num(value)}"'
    return out


def group(content: str, title: str = "", **pairs: str | float | None) -> str:
    """A group with an optional title, which pages show on hover."""
    head = f"<title>{escape(title)}</title>" if title else ""
    return f"<g{attrs(pairs)}>{head}{content}</g>"


def rect(box: Box, radius: float | None = None, **pairs: str | float | None) -> str:
    corner = f' rx="{num(radius)}"' if radius else ""
    return f'<rect x="{num(box.x)}" y="{num(box.y)}" width="{num(box.w)}" height="{num(box.h)}"{corner}{attrs(pairs)}/>'


def circle(x: float, y: float, radius: float, **pairs: str | float | None) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"{attrs(pairs)}/>'


def path(d: str, **pairs: str | float | None) -> str:
    return f'<path d="{d}"{attrs(pairs)}/>'


def label(x: float, y: float, text: str, size: float, fill: str, **pairs: str | float | None) -> str:
    """A line of text."""
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}"{attrs(pairs)}>{escape(text)}</text>'


def number(x: float, y: float, value: int | str, size: float, fill: str) -> str:
    """A figure in the middle and bold, as the whole sheet is set."""
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}">{escape(str(value))}</text>'


def title_text(x: float, y: float, text: str, size: float, fill: str, anchor: str = "start") -> str:
    """Names and headings, in the house's serif."""
    return text and label(x, y, text, size, fill, font_family=SERIF, text_anchor=anchor)


def small_text(x: float, y: float, text: str, size: float, fill: str, anchor: str = "start") -> str:
    """Other words, if there are any."""
    return text and label(x, y, text, size, fill, text_anchor=anchor)


def move(x: float, y: float, scale: float = 1) -> str:
    """The transform that puts a drawing at a place, in a size."""
    return f"translate({num(x)} {num(y)})" + (f"scale({scale:.3g})" if scale != 1 else "")


def placed(drawn: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing whose group was given `transform=""`, moved to a place: the rest of it can be remembered."""
    return drawn.replace('transform=""', f'transform="{move(x, y, scale)}"', 1)


class Fitted(NamedTuple):
    """A text as it fits a room: its lines, the size of its letters, and whether all of it is told."""

    lines: tuple[str, ...]
    size: float
    whole: bool


@lru_cache(maxsize=8192)
def fit(
    text: str, size: float, room: float, least: float, rows: int = 1, serif: bool = True, light: bool = False
) -> Fitted:
    """A text in a room that is so wide: smaller, down to `least`; else in two lines, where there are two `rows`; else
    as much of it as fits, with an ellipsis."""
    text = plain(text)
    room = room / (LIGHT if light else 1)
    fitting = shrink(text, room, size, least, serif=serif)
    if text_width(text, fitting, serif=serif) <= room:
        return Fitted((text,), fitting, True)
    if rows == 1 or " " not in text:
        return Fitted((cut(text, room, least, serif=serif),), least, False)
    halves = fold(text, room, least, serif=serif)
    fitting = min(shrink(line, room, size, least, serif=serif) for line in halves)
    lines = tuple([cut(line, room, fitting, serif=serif) for line in halves])
    return Fitted(lines, fitting, lines == tuple(halves))


def fit_text(
    x: float,
    y: float,
    text: str,
    size: float,
    room: float,
    least: float,
    fill: str,
    anchor: str = "start",
    *,
    serif: bool = True,
    rows: int = 1,
    weight: str | None = None,
) -> str:
    """Words at a place, which never leave their `room`: see `fit`. Two lines stand half a line above and below `y`.

    What is cut is told whole in its title.
    """
    lines, size, whole = fit(text, size, room, least, rows, serif, weight == "400")
    lead = size * LEAD
    base = y - lead * (len(lines) - 1) / 2
    family = SERIF if serif else None
    out = ""
    for at, line in enumerate(lines):
        told = _room(x, base + at * lead, room, size, anchor) if show_rooms else None
        out += label(
            x, base + at * lead, line, size, fill, font_family=family, text_anchor=anchor, font_weight=weight,
            data_room=told,
        )  # fmt: skip
    return out if whole else f"<g><title>{escape(text)}</title>{out}</g>"


def _room(x: float, y: float, room: float, size: float, anchor: str) -> str:
    left = x - room * {"start": 0, "middle": 0.5, "end": 1}[anchor]
    return f"{left:.1f} {y - size:.1f} {room:.1f} {size * 1.32:.1f}"


def shrink(text: str, room: float, size: float, least: float, *, serif: bool = False) -> float:
    """The size, between `least` and `size`, at which a line fits a room."""
    wide = text_width(text, size, serif=serif)
    return size if wide <= room else max(least, int(size * room / wide * 10) / 10)


def cut(text: str, room: float, size: float, *, serif: bool = False) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    text = plain(text)
    if text_width(text, size, serif=serif) <= room:
        return text
    while text and text_width(text + "…", size, serif=serif) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def fold(text: str, room: float, size: float, *, serif: bool = False) -> list[str]:
    """The text on one line, or on two of even length if it is too long for one."""
    if text_width(text, size, serif=serif) <= room or " " not in text:
        return [text]
    halves = [[text[:gap], text[gap + 1 :]] for gap in (match.start() for match in re.finditer(" ", text))]
    return min(halves, key=lambda lines: max(text_width(line, size, serif=serif) for line in lines))


class Part(NamedTuple):
    """One part of a drawing, or all parts of an area, ready to be put on any sheet of its look."""

    layers: tuple[tuple[str, dict[str, str]], ...]  # by layer: elements by key
    symbols: dict[str, str]
    places: dict[str, Box]


def _together(placed: Iterable[dict[str, Box]]) -> dict[str, Box]:
    """Where the things of several parts lie; no two may share a name."""
    found: dict[str, Box] = {}
    for places in placed:
        before = len(found)
        found.update(places)
        if len(found) < before + len(places):
            raise ValueError(f"two things are called {min(places.keys() & list(found)[:before])}")
    return found


class Sheet:
    """A drawing in the making: layers of parts, the symbols used so far, and where named things lie."""

    __slots__ = ("_found", "height", "layers", "loose", "own", "placed", "prefix", "symbols", "used", "width")

    def __init__(self, width: float, height: float, symbols: Mapping[str, tuple[str, str]], prefix: str = "") -> None:
        self.width = width
        self.height = height
        self.symbols = symbols
        self.prefix = prefix  # keeps the symbols of two drawings on one page apart
        self.used: dict[str, str] = {}  # symbols by id, as text
        self.layers: dict[str, dict[str, str]] = {}
        self.loose: dict[str, str] = {}  # by layer: what belongs to no part yet
        self.own: dict[str, Box] = {}  # places that belong to no part yet, by the name of a piece or a target
        self.placed: list[dict[str, Box]] = []  # those of the parts
        self._found: tuple[int, dict[str, Box]] = (0, {})  # those of so many parts together

    def put(self, layer: str, content: str) -> None:
        """Draw on a layer: into the part that is being drawn, or else into one that is named by a number."""
        before = self.loose.get(layer)
        self.loose[layer] = before + content if before else content

    def gather(self, name: str) -> Part:
        """What was put on this sheet since the part before, as one of that name; the sheet is empty again."""
        part = Part(self._elements(name), self.used, self.own)
        self.loose, self.used, self.own = {}, {}, {}
        return part

    def _elements(self, name: str) -> tuple[tuple[str, dict[str, str]], ...]:
        """What was put on each layer, as one element of that name."""
        layers = []
        for layer, content in self.loose.items():
            if content:
                key = f"{layer}:{name}"
                layers.append((layer, {key: f'<g data-part="{escape(key)}">{content}</g>'}))
        return tuple(layers)

    def together(self) -> Part:
        """All parts on this sheet, to be added to another one together."""
        self._settle()
        return Part(tuple(self.layers.items()), self.used, self.places)

    def add(self, part: Part) -> None:
        """Put a part on top of what is there."""
        if self.loose:
            self._settle()
        layers = self.layers
        for layer, texts in part.layers:
            if layer in layers:
                layers[layer].update(texts)
            else:
                layers[layer] = texts.copy()
        if part.symbols:
            self.used.update(part.symbols)
        if part.places:
            self.placed.append(part.places)

    @property
    def places(self) -> dict[str, Box]:
        """Where named things lie, put together when somebody asks and kept until there are more."""
        if self.own:
            return _together([*self.placed, self.own])
        if self._found[0] < len(self.placed):
            self._found = len(self.placed), _together(self.placed)
        return self._found[1]

    def place_of(self, name: str) -> Box | None:
        """Where this thing lies, if it is there: for one or two things, quicker than all `places`."""
        for places in self.placed:
            if name in places:
                return places[name]
        return self.own.get(name)

    def _settle(self) -> None:
        if self.loose:
            layers = self._elements(str(sum(map(len, self.layers.values()))))
            self.loose = {}
            self.add(Part(layers, {}, {}))

    def refer(self, symbol: str) -> str:
        """A symbol's id in this drawing; it will be defined, and so will those it uses."""
        name = self.prefix + symbol
        if name not in self.used:
            box, content = self.symbols[symbol]
            for inner in _uses(content):
                self.refer(inner)
            self.used[name] = _symbol(self.prefix, symbol, box, content)
        return name

    def apart(self) -> Sheet:
        """An empty sheet of the same kind, for a part that is drawn once and used again."""
        return Sheet(self.width, self.height, self.symbols, self.prefix)

    def drawing(self, title: str, words: Sequence[str], defs: str = "", head: str = "") -> Drawing:
        """The whole. `defs` are gradients and patterns, whose ids carry the prefix already."""
        self._settle()
        head = head or opening(Box(0, 0, self.width, self.height))
        return Drawing(head, title, words, defs, self.used, self.layers, [*self.placed, self.own])


def opening(shown: Box, **pairs: str | float | None) -> str:
    """The opening tag of a drawing that shows this part of its sheet."""
    box = f"{num(shown.x)} {num(shown.y)} {num(shown.w)} {num(shown.h)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"{attrs(pairs)}>'


@lru_cache(maxsize=1024)
def _uses(content: str) -> tuple[str, ...]:
    """The symbols a symbol uses: it names them `#{so}`, because it does not know the prefix."""
    return tuple(re.findall(r'href="#\{(\w+)\}"', content))


@lru_cache(maxsize=4096)
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
