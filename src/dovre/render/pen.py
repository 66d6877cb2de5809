"""The pen: what every drawing function of a board needs, and parts that are drawn once and remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Generic, Protocol, TypeVar, cast

from dovre.render.memory import Memory
from dovre.render.svg import Box, Part, Sheet
from dovre.render.theme import Theme


class InLanguage(Protocol):
    """The words of a game's board: made anew for each drawing, in one language."""

    @property
    def lang(self) -> str: ...


V = TypeVar("V")
W = TypeVar("W", bound=InLanguage)
Draw = TypeVar("Draw", bound=Callable[..., str])
Key = tuple[object, ...]

# Bounded, because a server that runs for months must not gather every tile ever laid. 400 tables in play find all but
# one or two of their parts here; full, it takes about 180 MB (half of these figures: 100 MB, and most is drawn anew).
PARTS: Memory[Part] = Memory(20_000)
AREAS: Memory[Part] = Memory(8_000)
TEXTS: Memory[str] = Memory(8_000)
FACES: Memory[tuple[str, dict[str, str]]] = Memory(8_000)


def forget() -> None:
    """Empty all that is remembered: tests compare a drawing made from memory with one drawn anew."""
    for memory in (PARTS, AREAS, TEXTS, FACES):
        memory.clear()


@dataclass(frozen=True, slots=True)
class Style:
    """Corners, lines and distances in which boards differ, in units of the sheet."""

    corner: float = 12  # of the area of a seat
    bar: float = 6  # the strip in the seat's colour at its left
    lit: tuple[float, float] = (1.5, 3)  # the border of a seat that must answer: inset, line
    mark: tuple[float, float, float, float, str] = (-4, 10, 6, 3, "8 8")  # inset, corner, under, line, dashes
    ring: tuple[float, float, float, float] = (-3, 10, 5.4, 3.4)  # of a target: inset, corner, dark line, bright line
    small: float = 0.55  # how much thinner the rings of targets are on a small sheet
    narrow: float = 600  # up to this width a sheet is small
    letters: tuple[float, float] = (15.5, 12)  # the smallest letters on a large sheet and on a small one
    touch: tuple[float, float] = (31, 26)  # the smallest things that can be chosen, likewise


class Pen(Generic[W]):
    """A sheet to draw on, the colours, the words, the style."""

    __slots__ = ("_easel", "c", "front", "least", "look", "narrow", "readings", "sheet", "style", "touch", "words")

    def __init__(
        self, sheet: Sheet, c: Theme, words: W, style: Style, look: str = "", front: int | None = None
    ) -> None:
        self.sheet = sheet
        self.c = c
        self.words = words
        self.style = style
        self.look = look or sheet.prefix + words.lang  # what all that is drawn depends on
        self.front = front  # whose area lies in front instead of the viewer's own; None while parts are drawn
        self.narrow = sheet.width <= style.narrow  # whether the sheet is a small one, for a phone
        # The smallest letters, and how wide and high a thing must be at least that can be chosen: pages show a large
        # sheet at 0.775 of its size at least, a small one at 0.92, so that these are 12 and 11 pixels, and 24.
        self.least = style.letters[self.narrow]
        self.touch = style.touch[self.narrow]
        self._easel: Pen[W] | None = None
        self.readings: dict[Key, Any] = {}  # what was read of the view that is drawn

    def apart(self) -> Pen[W]:
        """The same pen over an empty sheet."""
        return Pen(self.sheet.apart(), self.c, self.words, self.style, self.look)

    @property
    def easel(self) -> Pen[W]:
        """The pen with which parts are drawn, over a sheet that is empty again after each of them."""
        if self._easel is None:
            self._easel = self.apart()
        return self._easel

    def at(self, name: str, box: Box) -> None:
        """Remember where a thing lies, for marks and targets, by its kind and its name in it: `cell:k12`, `seat:p3`."""
        kind, _, own = name.partition(":")
        if not kind or not own:
            raise ValueError(f"{name!r} should be a kind and a name: `cell:k12`")
        if self.sheet.own.setdefault(name, box) != box:
            raise ValueError(f"two things are called {name}")

    def part(self, name: str, depends: tuple[object, ...], draw: Callable[..., None], *args: Any) -> None:
        """Let `draw(pen, *args)` draw a part, or take it from memory.

        Its look must follow from its name, from `depends` (hashable: all that is read of the view and of the names of
        players, and the box) and from the look of the board (theme, size, language). What it puts on a layer becomes
        the part `layer:name`. Places and symbols are remembered with it. Parts do not nest.
        """
        key = (self.look, name, draw, depends)
        self.sheet.add(PARTS.young.get(key) or PARTS.get(key) or self._part(key, name, draw, args))

    def draw(self, name: str, draw: Callable[..., None], *args: Any) -> None:
        """A part that depends on the arguments of its drawing function alone, which is the safest way."""
        key = (self.look, name, draw, args)
        self.sheet.add(PARTS.young.get(key) or PARTS.get(key) or self._part(key, name, draw, args))

    def _part(self, key: Key, name: str, draw: Callable[..., None], args: tuple[Any, ...]) -> Part:
        draw(self.easel, *args)
        part = self.easel.sheet.gather(name)
        PARTS.keep(key, part)
        return part

    def area(self, name: str, draw: Callable[..., None], *args: Any) -> None:
        """Let `draw(pen, *args)` draw all parts of an area, or take them from memory together.

        All of them must follow from `name`, `args` (hashable) and the look. If something in the area changed, each of
        its parts is still taken from memory if it can be. Areas may nest.
        """
        key = (self.look, name, draw, args)
        parts = AREAS.young.get(key) or AREAS.get(key)
        if parts is None:
            apart = self.apart()
            apart._easel = self.easel
            draw(apart, *args)
            parts = apart.sheet.together()
            AREAS.keep(key, parts)
        self.sheet.add(parts)

    def read(self, make: Callable[..., V], view: object, *args: Any) -> V:
        """What `make(view, *args)` reads of the view that is drawn: once, for areas and sentences alike."""
        key = (make, args)
        if key not in self.readings:
            self.readings[key] = make(view, *args)
        found: V = self.readings[key]
        return found

    def text(self, name: str, depends: tuple[object, ...], tell: Callable[..., str], *args: Any) -> str:
        """What `tell(*args)` says, which follows from `name` and `depends`, or the same from memory."""
        key = (self.look, name, depends)
        text = TEXTS.get(key)
        if text is None:
            text = tell(*args)
            TEXTS.keep(key, text)
        return text


def kept(draw: Draw) -> Draw:
    """A face that looks the same on every board of a look and language: drawn once, with the symbols it uses.

    What it draws must follow from its arguments alone; it lies at no place of its own and is used inside parts.
    """

    def again(pen: Pen[Any], *args: object) -> str:
        key = (pen.look, draw, args)
        found = FACES.young.get(key) or FACES.get(key)
        if found is None:
            before, pen.sheet.used = pen.sheet.used, {}
            found = (draw(pen, *args), pen.sheet.used)
            pen.sheet.used = before
            FACES.keep(key, found)
        text, used = found
        pen.sheet.used.update(used)
        return text

    return cast(Draw, wraps(draw)(again))
