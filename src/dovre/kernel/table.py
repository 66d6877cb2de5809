"""A game being played: state, record and events together, with undo.

>>> import dovre
>>> table = dovre.Table(dovre.game("kings").new(seats=2, seed=6))
>>> seat = table.state.waiting[0]
>>> before = table.state.digest()
>>> [event.name for event in table.answer(seat, table.state.legal(seat)[-1])]
['played']
>>> struck = table.undo(seat)
>>> struck.undone, table.state.digest() == before
(True, True)
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from dovre.kernel.action import Action
from dovre.kernel.errors import UndoRefused
from dovre.kernel.events import Event
from dovre.kernel.game import Game, Step, load
from dovre.kernel.record import Answer, Record
from dovre.kernel.state import State
from dovre.kernel.zones import sight


class UndoStep:
    """One answer that can be gone back over: the states before and after it, and who gave it."""

    def __init__(self, before: State, after: State, seat: int) -> None:
        self.before = before
        self.after = after
        self.seat = seat

    @cached_property
    def barrier(self) -> str | None:
        """What stands against taking it back: a text key under `error.undo`, or None. Looked at when somebody asks."""
        return barrier(self.before, self.after, self.seat)


class Table:
    """One running game. Answers are checked; a refusal changes nothing."""

    def __init__(self, state: State, record: Record | None = None) -> None:
        self.game: Game[Any, Any] = load(state.slug)
        self.state = state
        self._record = record if record is not None else Record.begin(state)
        self.past: list[UndoStep] = []  # the answers that can still be gone back over, all of one seat
        self.floor = "start"  # what lies before them
        self.story: list[tuple[int, tuple[Event, ...]]] = []  # every answer that stands: who gave it, what happened

    @property
    def record(self) -> Record:
        """The game on paper so far, signed."""
        self._record.sign(self.state)
        return self._record

    @classmethod
    def resume(cls, record: Record) -> Table:
        """Continue a record where it stopped; BadRecord if it was cut or edited."""
        record.replay()  # compares chance and digest first
        table = cls(record.start(), Record(record.slug, record.version, record.seats, record.seed, record.options))
        for answer in record.played():
            table.answer(answer.seat, answer.token)
        table._record.answers = list(record.answers)  # with the struck ones
        return table

    def answer(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Take an answer: DovreError if it may not be given; else what happened."""
        step = self.game.apply(self.state, seat, action)
        self.adopt(seat, action, step)
        return step.events

    def adopt(self, seat: int, action: Action | str, step: Step[Any]) -> None:
        """Go on to a step that `game.apply` made of the present state: for a referee who stores it first."""
        before = self.state
        self.state = step.state
        self.story.append((seat, step.events))
        if self.past and self.past[-1].seat != seat:
            self.past.clear()  # nobody goes back over another seat's answer: old states need not be kept
            self.floor = "other"
        self._record.note(seat, str(action), step.events)
        self.past.append(UndoStep(before, step.state, seat))

    def undo_limit(self, seat: int) -> tuple[int, str]:
        """How many answers this seat can take back, and the text key of what stands before the next one."""
        count = 0
        for past in reversed(self.past):
            if past.seat != seat:
                return count, "other"
            if past.barrier is not None:
                return count, past.barrier
            count += 1
        return count, self.floor

    def undo(self, seat: int) -> Answer:
        """Take back this seat's last answer; UndoRefused says why not."""
        count, reason = self.undo_limit(seat)
        if count == 0:
            raise UndoRefused(reason)
        self.state = self.past.pop().before
        self.story.pop()
        return self._record.strike()


def barrier(before: State, after: State, seat: int) -> str | None:
    """What keeps an answer from being taken back: chance, or a side that somebody sees and this seat did not know.

    A seat that only showed what it knew itself (its own card, played) has told nobody anything it could profit from.
    """
    if after.over:
        return "over"
    if before.streams != after.streams:
        return "chance"
    game = load(before.slug)
    zones_before, zones_after = game.zones(before), game.zones(after)
    known = sight(zones_before, seat)
    for other in (*range(before.seats), None):
        gained = sight(zones_after, other) - sight(zones_before, other) - known
        if gained:
            return "seen"
    return None
