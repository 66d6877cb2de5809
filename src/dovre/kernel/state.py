"""State: all that is true at a table, as plain data, and the fast lane that plays on it in place."""

from __future__ import annotations

import hashlib
import json
from typing import Any, ClassVar, Self

from dovre.kernel.action import Action
from dovre.kernel.decision import TOGETHER, Decision, Flow, Frame, hide_sealed, with_answer
from dovre.kernel.events import Event
from dovre.kernel.fields import Fields
from dovre.kernel.native import mypyc_attr
from dovre.kernel.rng import Rng, to_json_number
from dovre.kernel.scores import ScoreLine, total, winners_of
from dovre.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: seats, options, chance, the stack. A game adds its fields.

    Lists are private to the state and copied by `copy`; everything inside them is immutable and shared.
    """

    __slots__ = ("options", "seats", "seed", "sink", "stack", "streams")

    slug: ClassVar[str]
    version: ClassVar[int]  # of the rules
    flow: ClassVar[Flow[Any]]
    fields: ClassVar[Fields]

    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]
    streams: list[int]
    stack: list[Frame]
    sink: list[Event] | None

    # -- what is asked -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must answer now, () when the game is over."""
        if not self.stack:
            return ()
        frame = self.stack[-1]
        asked: int = frame[1]
        if asked != TOGETHER:
            return (asked,)
        want = self.flow.wants[frame[0]]
        assert want is not None
        return tuple(seat for seat in range(self.seats) if want(self, seat, frame))

    def decision(self, seat: int) -> Decision | None:
        """The question put to this seat, or None."""
        if seat not in self.waiting:
            return None
        frame = self.stack[-1]
        kind = self._kind_for(seat, frame)
        part = self.flow.parts[kind]
        parts = part(self, seat, frame) if part is not None else ()
        return Decision(self.flow.names[kind], seat, self.flow.rules[kind], parts)

    def asked(self, viewer: int | None) -> tuple[Decision, ...]:
        """Every question that waits, as one seat may know it: private parts only of its own.

        What a sealed frame asks of another seat may follow from an answer it has sealed: only the frame's kind is told.
        """
        return tuple(self._question(seat, viewer) for seat in self.waiting)

    def _question(self, seat: int, viewer: int | None) -> Decision:
        if seat == viewer:
            own = self.decision(seat)
            assert own is not None
            return own
        frame = self.stack[-1]
        kind = frame[0] if self.flow.sealed[frame[0]] else self._kind_for(seat, frame)
        return Decision(self.flow.names[kind], seat, self.flow.rules[kind])

    def _kind_for(self, seat: int, frame: Frame) -> int:
        """The kind of question a frame puts to this seat."""
        ask = self.flow.asks[frame[0]]
        kind: int = frame[0] if ask is None else ask(self, seat, frame)
        return kind

    def legal(self, seat: int) -> list[Action]:
        """The answers this seat may give now, in the order of the alphabet; empty when it is not asked."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        kind: int = frame[0]
        asked: int = frame[1]
        if asked == seat:
            return self.flow.options[kind](self, seat, frame)  # type: ignore[misc]
        if asked != TOGETHER or seat not in self.waiting:
            return []
        return self.flow.options[self._kind_for(seat, frame)](self, seat, frame)  # type: ignore[misc]

    def frames(self, viewer: int | None) -> tuple[Frame, ...]:
        """The stack as one seat may know it, kinds by name: without what others have sealed."""
        flow = self.flow
        return tuple(
            (flow.names[frame[0]], *(hide_sealed(frame, viewer) if flow.sealed[frame[0]] else frame)[1:])
            for frame in self.stack
        )

    @property
    def has_sealed(self) -> bool:
        """Whether anything on the stack may hide what a seat has answered."""
        sealed = self.flow.sealed
        return any(sealed[frame[0]] for frame in self.stack)

    @property
    def sealed_frame(self) -> Frame | None:
        """The sealed question that waits for answers now, or None."""
        if self.stack and self.flow.sealed[self.stack[-1][0]]:
            return self.stack[-1]
        return None

    # -- the fast lane -------------------------------------------------------------------------------------------

    def play(self, seat: int, action: Action, sink: list[Event] | None = None) -> None:
        """Answer in place. The action must come from `legal(seat)`: the fast lane trusts, `Game.apply` checks."""
        self.sink = sink
        frame = self.stack[-1]
        kind: int = frame[0]
        asked: int = frame[1]
        if asked == TOGETHER:
            self._answer_together(seat, action, frame)
        else:
            self.flow.answers[kind](self, seat, action, frame)  # type: ignore[misc]
        self.settle()
        self.sink = None

    def settle(self) -> None:
        """Run the steps on top of the stack until somebody is asked or the game is over."""
        stack = self.stack
        steps = self.flow.steps
        while stack:
            frame = stack[-1]
            kind: int = frame[0]
            step = steps[kind]
            if step is not None:
                step(self, frame)
                continue
            asked: int = frame[1]
            if asked != TOGETHER or self.waiting:
                return
            self._resolve(frame)

    def _answer_together(self, seat: int, action: Action, frame: Frame) -> None:
        answer = self.flow.answers[self._kind_for(seat, frame)]
        self.stack[-1] = with_answer(frame, seat, action)
        if answer is not None and not self.flow.sealed[frame[0]]:
            answer(self, seat, action, self.stack[-1])

    def _resolve(self, frame: Frame) -> None:
        self.stack.pop()
        resolve = self.flow.resolves[frame[0]]
        if resolve is not None:
            resolve(self, frame)

    # -- what rules do to the stack ------------------------------------------------------------------------------

    def replace_top(self, frame: Frame) -> None:
        """Replace the frame on top."""
        self.stack[-1] = frame

    def push(self, frame: Frame) -> None:
        """Put a question first; the frame below resumes when it is gone."""
        self.stack.append(frame)

    def pop(self) -> Frame:
        return self.stack.pop()

    def rng(self, stream: int) -> Rng:
        """The generator of one of the game's named streams."""
        return Rng(self.streams, stream)

    def emit(self, event: Event) -> None:
        """Emit a fact, if anybody listens."""
        if self.sink is not None:
            self.sink.append(event)

    # -- a state is a value --------------------------------------------------------------------------------------

    def copy(self) -> Self:
        new: Self = self.fields.copy(self)
        return new

    def to_data(self) -> dict[str, Any]:
        """The whole state as JSON, secrets included: for saves, never for players."""
        return {
            "game": self.slug,
            "version": self.version,
            "seats": self.seats,
            "seed": to_json_number(self.seed),
            "options": dict(self.options),
            "streams": [to_json_number(stream) for stream in self.streams],
            "stack": [[self.flow.names[frame[0]], *_thaw(frame[1:])] for frame in self.stack],
            **self.fields.write(self, self.seats),
        }

    def digest(self) -> str:
        """Sixteen letters that name this very state, on every machine and version."""
        text = json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        asked = ", ".join(f"p{question.seat + 1} {question.kind}" for question in self.asked(None))
        now = f"over, scores {self.scores}" if self.over else f"asks {asked}"
        return f"<{self.slug} state, {self.seats} seats, {now}>"

    def _repr_svg_(self) -> str:
        """The table as everybody may see it, for a notebook."""
        return self.view(None)._repr_svg_()

    def __reduce__(self) -> tuple[Any, ...]:
        from dovre.kernel.game import state_from_data

        return (state_from_data, (self.to_data(),))

    # -- points --------------------------------------------------------------------------------------------------

    def score_sheet(self) -> list[ScoreLine]:
        """Every point as a line: source, seat, amount, rule."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[int, ...]:
        return total(self.score_sheet(), self.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; () while the game runs, and where nobody has won."""
        return winners_of(self.scores) if self.over else ()

    @property
    def end_reason(self) -> str | None:
        """How the game ended, a key of the game's texts below `end`; None while it runs."""
        return "end" if self.over else None

    def view(self, seat: int | None = None) -> View:
        """What that seat may know; None for a spectator."""
        raise NotImplementedError


def _thaw(value: Any) -> Any:
    """Tuples as lists, all the way down: JSON has no tuples."""
    return [_thaw(item) for item in value] if isinstance(value, (list, tuple)) else value
