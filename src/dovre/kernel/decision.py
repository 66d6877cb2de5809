"""Decisions: the stack of questions and steps inside a state, and the table of how each is asked and answered.

A frame is a plain tuple `(kind, seat, *args)`: it copies, saves and compares with the state. `kind` is a number of the
game's `Flow`, `seat` is who is asked, or TOGETHER when several seats answer at once. Frames come in three sorts:

- a **step** has no choice in it; the kernel runs it as soon as it lies on top;
- a **question** waits for one seat;
- a **together** question waits for several seats, in any order. Its frame is `(kind, TOGETHER, answers, *args)`, where
  `answers[seat]` holds the numbers of the actions that seat has given so far, sealed until nobody is wanted any more.

Whoever handles a frame leaves the stack as the rules go on: `replace_top` replaces the frame, `push` asks something
first and comes back to it, `pop` drops it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from dovre.kernel.action import Action

Frame = tuple[Any, ...]
S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., Any])

TOGETHER = -1


@dataclass(frozen=True, slots=True)
class Decision:
    """The question put to a seat, as one may show it: what is asked, and by which rules."""

    kind: str
    seat: int
    rules: tuple[str, ...]
    parts: tuple[tuple[str, Any], ...] = ()

    @property
    def prompt(self) -> str:
        """The key of the question's sentence in the game's texts."""
        return f"prompt.{self.kind}"

    def to_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, "rules": list(self.rules), "parts": dict(self.parts)}


class Flow(Generic[S]):
    """How the frames of one game behave, by kind. The game's rule files fill it through the decorators."""

    __slots__ = ("answers", "names", "numbers", "options", "parts", "resolves", "rules", "steps", "wants")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.rules: list[tuple[str, ...]] = []
        self.steps: list[Callable[[S, Frame], None] | None] = []
        self.options: list[Callable[[S, int, Frame], list[Action]] | None] = []
        self.answers: list[Callable[[S, int, Action, Frame], None] | None] = []
        self.wants: list[Callable[[S, int, Frame], bool] | None] = []
        self.resolves: list[Callable[[S, Frame], None] | None] = []
        self.parts: list[Callable[[S, int, Frame], tuple[tuple[str, Any], ...]] | None] = []

    def kind(self, name: str, *rules: str) -> int:
        """Number a new sort of frame: its name, and the rules its question cites."""
        number = len(self.names)
        self.numbers[name] = number
        self.names.append(name)
        self.rules.append(rules)
        for table in (self.steps, self.options, self.answers, self.wants, self.resolves, self.parts):
            table.append(None)
        return number

    # The decorators below hang a rule function on a kind. They return the function itself.

    def run(self, kind: int) -> Callable[[F], F]:
        """`run(state, frame)`: a step without a choice."""
        return _register(self.steps, kind)

    def option(self, kind: int) -> Callable[[F], F]:
        """`option(state, seat, frame)`: the legal answers, in the order of the alphabet."""
        return _register(self.options, kind)

    def answer(self, kind: int) -> Callable[[F], F]:
        """`answer(state, seat, action, frame)`: what the answer does (for a together question: at once)."""
        return _register(self.answers, kind)

    def want(self, kind: int) -> Callable[[F], F]:
        """`want(state, seat, frame)`: whether a together question still waits for this seat."""
        return _register(self.wants, kind)

    def resolve(self, kind: int) -> Callable[[F], F]:
        """`resolve(state, frame)`: all seats have answered; open the sealed answers in seat order."""
        return _register(self.resolves, kind)

    def part(self, kind: int) -> Callable[[F], F]:
        """`part(state, seat, frame)`: the parts of the prompt that this seat may know."""
        return _register(self.parts, kind)


def _register(table: list[Any], kind: int) -> Callable[[F], F]:
    def hang(function: F) -> F:
        if table[kind] is not None:
            raise ValueError(f"kind {kind} has this function already")
        table[kind] = function
        return function

    return hang


def sealed(frame: Frame, seat: int, action: Action) -> Frame:
    """The same together frame with one more answer of this seat inside."""
    answers = frame[2]
    mine = (*answers[seat], action.index)
    return (*frame[:2], (*answers[:seat], mine, *answers[seat + 1 :]), *frame[3:])


def together(kind: int, seats: int, *args: Any) -> Frame:
    """A together frame in which nobody has answered yet."""
    return (kind, TOGETHER, ((),) * seats, *args)
