"""A page for a terminal: lines in the making, with what every part of a board's text needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from dovre.render.frame import Seen, lit_seats
from dovre.render.text import cut, fold, pad, paint, plain, rule, table
from dovre.render.text import width as columns_of

SEAT_SIGNS = ("◆", "●", "▲", "■", "★")  # the shapes of `theme.SEATS`
SEAT_COLOURS = ("yellow", "cyan", "green", "red", "purple")


class PageWords(Protocol):
    """What the page says by itself: the names of seats."""

    def seat(self, seat: int) -> str: ...


V = TypeVar("V", bound=Seen)
W = TypeVar("W", bound=PageWords)


class Page(Generic[V, W]):
    """Lines of at most `width` columns; colours only if asked for."""

    def __init__(self, view: V, words: W, color: bool, width: int) -> None:
        self.view = view
        self.words = words
        self.color = color
        self.width = width
        self.lines: list[str] = []

    def __str__(self) -> str:
        return "\n".join(line.rstrip() for line in self.lines) + "\n"

    def paint(self, text: str, manner: str) -> str:
        return paint(text, manner, self.color)

    def bold(self, text: str) -> str:
        return self.paint(text, "bold")

    def dim(self, text: str) -> str:
        return self.paint(text, "dim")

    def seat(self, seat: int) -> str:
        """The sign and the name of a seat."""
        return f"{SEAT_SIGNS[seat]} {cut(plain(self.words.seat(seat)), 24)}"

    def turn_sign(self, seat: int) -> str:
        """What stands before a seat that must answer, or that has won."""
        return "▶ " if seat in lit_seats(self.view) else ""

    def head(self, title: str, turn: str, state: str) -> None:
        """The name of the game, how far it is, and whose turn it is or who has won."""
        title = cut(title, self.width - columns_of(turn) - 2)
        self.lines.append(pad(self.bold(title), self.width - columns_of(turn)) + turn)
        self.tell(state)

    def tell(self, sentence: str) -> None:
        """A sentence, on as many lines as it needs."""
        self.lines += fold("", plain(sentence).split(" "), self.width, " ")

    def rule(self, title: str, end: str = "") -> None:
        """A line across; what does not fit at its end stands below."""
        line = rule(self.bold(title), self.width, end)
        if columns_of(line) <= self.width:
            self.lines.append(line)
        else:
            self.lines += [rule(self.bold(cut(title, self.width - 6)), self.width), pad(end, self.width, right=True)]

    def list(self, head: str, words: Iterable[str]) -> None:
        """Words after a head, on as many lines as they need."""
        self.lines += fold(f"{head}  ", words, self.width, ", ")

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        self.lines += table(rows, self.width)
