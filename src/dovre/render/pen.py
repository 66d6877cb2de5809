"""The pen: what every drawing function of a board needs, and parts that are drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, Generic, TypeVar, cast

from dovre.render.svg import Box, Sheet
from dovre.render.theme import Theme

W = TypeVar("W")  # the words of a game's board; they have a `lang`
Draw = TypeVar("Draw", bound=Callable[..., str])

KEPT_MOST = 20_000  # drawings of one kind: a server that runs for months must not gather every tile ever laid


@dataclass(frozen=True, slots=True)
class Pen(Generic[W]):
    """A sheet to draw on, the colours, the words."""

    sheet: Sheet
    c: Theme
    words: W

    def at(self, name: str, box: Box) -> None:
        """Remember where a named thing lies, for marks and targets."""
        self.sheet.places[name] = box


def kept(draw: Draw) -> Draw:
    """A part that looks the same on every board of a look and language: drawn once, with the symbols it uses.

    What it draws must follow from its arguments alone; it lies at no place of its own. The look is told by the
    sheet's prefix.
    """
    drawn: dict[tuple[object, ...], tuple[str, tuple[str, ...]]] = {}

    def again(pen: Pen[Any], *args: object) -> str:
        key = (pen.sheet.prefix, pen.words.lang, *args)
        found = drawn.get(key)
        if found is None:
            if len(drawn) > KEPT_MOST:
                drawn.clear()
            apart = replace(pen, sheet=pen.sheet.apart())
            text = draw(apart, *args)
            found = drawn[key] = (text, tuple(apart.sheet.used))
        text, used = found
        for symbol in used:
            pen.sheet.used[symbol] = None
        return text

    return cast(Draw, wraps(draw)(again))
