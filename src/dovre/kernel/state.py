"""State: all that is true at a table, as plain data, and the fast lane that plays on it in place."""

from __future__ import annotations

import hashlib
import json
from typing import Any, ClassVar, Self

from dovre.kernel.action import Action
from dovre.kernel.decision import TOGETHER, Decision, Flow, Frame, sealed
from dovre.kernel.events import Event
from dovre.kernel.rng import Rng
from dovre.kernel.scores import ScoreLine, total, winners_of
from dovre.kernel.view import View


class State:
    """What every game's state has: seats, options, chance, the stack. A game adds its zones.

    Lists are private to the state and copied by `copy`; everything inside them is immutable and shared.
    """

    __slots__ = ("options", "seats", "seed", "sink", "stack", "streams")

    slug: ClassVar[str]
    flow: ClassVar[Flow[Any]]

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
        if frame[1] != TOGETHER:
            return (frame[1],)
        want = self.flow.wants[frame[0]]
        assert want is not None
        return tuple(seat for seat in range(self.seats) if want(self, seat, frame))

    def decision(self, seat: int) -> Decision | None:
        """The question put to this seat, or None."""
        if seat not in self.waiting:
            return None
        frame = self.stack[-1]
        part = self.flow.parts[frame[0]]
        parts = part(self, seat, frame) if part is not None else ()
        return Decision(self.flow.names[frame[0]], seat, self.flow.rules[frame[0]], parts)

    def asked(self, viewer: int | None) -> tuple[Decision, ...]:
        """Every question that waits, as one seat may know it: private parts only of its own."""
        found = []
        for seat in self.waiting:
            decision = self.decision(seat)
            assert decision is not None
            found.append(decision if seat == viewer else Decision(decision.kind, seat, decision.rules))
        return tuple(found)

    def legal(self, seat: int) -> list[Action]:
        """The answers this seat may give now, in the order of the alphabet; empty when it is not asked."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        if frame[1] != seat and (frame[1] != TOGETHER or seat not in self.waiting):
            return []
        return self.flow.options[frame[0]](self, seat, frame)  # type: ignore[misc]

    # -- the fast lane -------------------------------------------------------------------------------------------

    def play(self, seat: int, action: Action, sink: list[Event] | None = None) -> None:
        """Answer in place. The action must come from `legal(seat)`: the fast lane trusts, `Game.apply` checks."""
        self.sink = sink
        frame = self.stack[-1]
        if frame[1] == TOGETHER:
            self._answer_together(seat, action, frame)
        else:
            self.flow.answers[frame[0]](self, seat, action, frame)  # type: ignore[misc]
        self.settle()
        self.sink = None

    def settle(self) -> None:
        """Run the steps on top of the stack until somebody is asked or the game is over."""
        stack = self.stack
        steps = self.flow.steps
        while stack:
            frame = stack[-1]
            step = steps[frame[0]]
            if step is not None:
                step(self, frame)
            elif frame[1] == TOGETHER and not self.waiting:
                self._resolve(frame)
            else:
                return

    def _answer_together(self, seat: int, action: Action, frame: Frame) -> None:
        self.stack[-1] = frame = sealed(frame, seat, action)
        answer = self.flow.answers[frame[0]]
        if answer is not None:
            answer(self, seat, action, frame)

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
        raise NotImplementedError

    def _copy_base(self, new: State) -> None:
        new.seats = self.seats
        new.seed = self.seed
        new.options = self.options
        new.streams = self.streams[:]
        new.stack = self.stack[:]
        new.sink = None

    def to_data(self) -> dict[str, Any]:
        """The whole state as JSON, secrets included: for saves, never for players."""
        raise NotImplementedError

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
        """The seats that won, () while the game runs."""
        return winners_of(self.scores) if self.over else ()

    def view(self, seat: int | None = None) -> View:
        """What that seat may know; None for a spectator."""
        raise NotImplementedError
