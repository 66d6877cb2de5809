"""Decisions: the stack of questions and steps inside a state, and the table of how each is asked and answered.

A frame is a plain tuple `(kind, seat, *args)`: it copies, saves and compares with the state. `kind` is a number of the
game's `Flow`, `seat` is who is asked, or TOGETHER when several seats answer at once. Frames come in three sorts:

- a **step** has no choice in it; the kernel runs it as soon as it lies on top;
- a **question** waits for one seat;
- a **together** question waits for several seats, in any order. Its frame is `(kind, TOGETHER, answers, *args)`, where
  `answers[seat]` holds the numbers of the actions that seat has given so far. An open one carries out each answer at
  once. A **sealed** one keeps the answers in its frame, hidden from the other seats, until nobody is wanted any more;
  until then a seat can take its own back. Each seat may be asked something of its own kind (`Flow.ask`).

Whoever handles a frame leaves the stack as the rules go on: `replace_top` replaces the frame, `push` asks something
first and comes back to it, `pop` drops it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from dovre.kernel.action import Action

Frame = tuple[Any, ...]
S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., Any])

TOGETHER: Final = -1


@dataclass(frozen=True, slots=True)
class Decision:
    """The question put to a seat, as one may show it: what is asked, and by which rules."""

    kind: str
    seat: int
    rules: tuple[str, ...]
    parts: tuple[tuple[str, Any], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        # compiled, it could not be filled field by field in the other process
        return Decision, (self.kind, self.seat, self.rules, self.parts)

    @property
    def prompt(self) -> str:
        """The key of the question's sentence in the game's texts."""
        return f"prompt.{self.kind}"

    def to_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, "rules": list(self.rules), "parts": dict(self.parts)}


class Flow(Generic[S]):
    """How the frames of one game behave, by kind. The game's rule files fill it through the decorators."""

    __slots__ = (
        "answers",
        "arguments",
        "asks",
        "names",
        "numbers",
        "options",
        "parts",
        "resolves",
        "rules",
        "sealed",
        "steps",
        "wants",
    )

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.rules: list[tuple[str, ...]] = []
        self.sealed: list[bool] = []
        self.steps: list[Callable[[S, Frame], None] | None] = []
        self.options: list[Callable[[S, int, Frame], list[Action]] | None] = []
        self.answers: list[Callable[[S, int, Action, Frame], None] | None] = []
        self.wants: list[Callable[[S, int, Frame], bool] | None] = []
        self.resolves: list[Callable[[S, Frame], None] | None] = []
        self.asks: list[Callable[[S, int, Frame], int] | None] = []
        self.arguments: list[Callable[[S, int, Frame], bool] | None] = []
        self.parts: list[Callable[[S, int, Frame], tuple[tuple[str, Any], ...]] | None] = []

    def kind(self, name: str, *rules: str, sealed: bool = False) -> int:
        """Number a new sort of frame: its name, the rules its question cites, and whether its answers are sealed."""
        number = len(self.names)
        self.numbers[name] = number
        self.names.append(name)
        self.rules.append(rules)
        self.sealed.append(sealed)
        rows = (
            self.steps,
            self.options,
            self.answers,
            self.wants,
            self.resolves,
            self.asks,
            self.arguments,
            self.parts,
        )
        for row in rows:
            row.append(None)
        return number

    # The decorators below register a rule function for a kind. They return the function itself.

    def run(self, kind: int) -> Callable[[F], F]:
        """`run(state, frame)`: a step without a choice."""
        return _register(self.steps, kind)

    def option(self, kind: int) -> Callable[[F], F]:
        """`option(state, seat, frame)`: the legal answers, in the order of the alphabet."""
        return _register(self.options, kind)

    def answer(self, kind: int) -> Callable[[F], F]:
        """`answer(state, seat, action, frame)`: what the answer does. A sealed question has none: it resolves."""
        return _register(self.answers, kind)

    def want(self, kind: int) -> Callable[[F], F]:
        """`want(state, seat, frame)`: whether a together question still waits for this seat."""
        return _register(self.wants, kind)

    def resolve(self, kind: int) -> Callable[[F], F]:
        """`resolve(state, frame)`: all seats have answered; open the sealed answers in seat order."""
        return _register(self.resolves, kind)

    def ask(self, kind: int) -> Callable[[F], F]:
        """`ask(state, seat, frame)`: the kind of question a together frame puts to this seat, if not its own kind.

        Name, rules, prompt, options and answer are those of that kind; `want` and `resolve` stay with the frame's.
        """
        return _register(self.asks, kind)

    def argument(self, kind: int, check: Callable[[S, int, Frame], bool]) -> None:
        """`check(state, seat, args)`: whether play can have put a frame with these arguments there.

        A kind without one takes none. For positions written by hand and data from elsewhere, see `frame_faults`.
        """
        _register(self.arguments, kind)(check)

    def part(self, kind: int) -> Callable[[F], F]:
        """`part(state, seat, frame)`: the parts of the prompt that this seat may know."""
        return _register(self.parts, kind)


def _register(table: list[Any], kind: int) -> Callable[[F], F]:
    def register(function: F) -> F:
        if table[kind] is not None:
            raise ValueError(f"kind {kind} has this function already")
        table[kind] = function
        return function

    return register


def together(kind: int, seats: int, *args: Any) -> Frame:
    """A together frame in which nobody has answered yet."""
    return (kind, TOGETHER, ((),) * seats, *args)


def with_answer(frame: Frame, seat: int, action: Action) -> Frame:
    """The same together frame with one more answer of this seat inside."""
    return _with_answers(frame, seat, (*frame[2][seat], action.index))


def without_answer(frame: Frame, seat: int) -> Frame:
    """The same together frame without the last answer of this seat."""
    return _with_answers(frame, seat, frame[2][seat][:-1])


def without_answers(frame: Frame, seat: int) -> Frame:
    """The same together frame as if this seat had not answered."""
    return _with_answers(frame, seat, ())


def _with_answers(frame: Frame, seat: int, given: tuple[int, ...]) -> Frame:
    answers = frame[2]
    return (*frame[:2], (*answers[:seat], given, *answers[seat + 1 :]), *frame[3:])


def hide_sealed(frame: Frame, viewer: int | None) -> Frame:
    """A sealed frame as one seat may know it: its own answers, and of the others how many they gave."""
    answers = tuple(given if seat == viewer else (None,) * len(given) for seat, given in enumerate(frame[2]))
    return (*frame[:2], answers, *frame[3:])
