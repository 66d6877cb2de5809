"""A game being played: the state, and the one log of what was answered and taken back.

>>> import dovre
>>> table = dovre.Table(dovre.game("kings").new(seats=2, seed=6))
>>> seat = table.state.waiting[0]
>>> before = table.state.digest()
>>> [event.name for event in table.answer(seat, table.state.legal(seat)[-1])]
['played']
>>> entry = table.undo(seat)
>>> entry.number, entry.token, table.state.digest() == before
(2, 'undo', True)

A referee who stores an answer before it counts takes it in two steps: `propose` checks and computes, `commit` goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from dovre.kernel.action import Action
from dovre.kernel.decision import TOGETHER, without_answer
from dovre.kernel.errors import UndoRefused
from dovre.kernel.events import Event
from dovre.kernel.game import Game, Step, load
from dovre.kernel.record import Answer, Record, outcome_of
from dovre.kernel.state import State
from dovre.kernel.zones import NOBODY, Zone

MOST_PAIRS = 20_000  # parts of events that are held once for all
UNDO = "undo"  # in the log, beside the tokens of answers; no game has a verb of this name without parts


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: an answer of a seat, or that the seat took its last one back. Numbers begin with 1."""

    number: int
    seat: int
    token: str
    events: tuple[Event, ...] = ()
    at: float = 0.0  # when, in seconds since 1970; 0 where nobody looked at a clock
    sealed: bool = False  # given to a sealed question: the token is nobody else's to read

    def token_for(self, seat: int | None) -> str:
        """The token as one seat may read it; "" where it was sealed by another."""
        return self.token if not self.sealed or seat == self.seat else ""


class ZonesLately:
    """Where everything lies in the state last looked at: that after one answer is the one before the next."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._laid: tuple[State, list[Zone]] | None = None

    def __call__(self, state: State) -> list[Zone]:
        if self._laid is None or self._laid[0] is not state:  # no state of a table changes
            self._laid = state, self.game.zones(state)
        return self._laid[1]


class UndoStep:
    """One answer that can be gone back over: the states before and after it, and who gave it.

    It leads nowhere to its table: what lies in a circle stays in memory until garbage is collected, in a server seldom.
    """

    def __init__(self, before: State, after: State, seat: int, zones: ZonesLately) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.zones = zones

    @cached_property
    def barrier(self) -> str | None:
        """What stands against taking it back: a text key under `error.undo`, or None. Looked at when somebody asks."""
        return barrier(self.before, self.after, self.seat, self.zones)


class Table:
    """One running game. Answers are checked; a refusal changes nothing."""

    def __init__(self, state: State) -> None:
        self.game: Game[Any, Any] = load(state.slug)
        self.state = state
        self.log: list[Entry] = []
        self.struck: set[int] = set()  # the numbers of answers that were taken back
        self.asked_since = [0] * state.seats  # after which entry each seat's present question was put
        self.undo_steps: list[UndoStep] = []  # answers that can still be gone back over, all of one seat
        self.undo_floor = "start"  # what lies before them: a text key under `error.undo`
        self._zones = ZonesLately(self.game)

    @classmethod
    def resume(cls, record: Record) -> Table:
        """Continue a record where it stopped; BadRecord if it was cut or edited."""
        record.replay()  # compares chance and digest first
        table = cls(record.start())
        for answer in record.answers:
            if answer.undone:
                table.struck.add(len(table.log) + 1)
                table.log.append(Entry(len(table.log) + 1, answer.seat, answer.token))
            else:
                table.answer(answer.seat, answer.token)
        return table

    @property
    def number(self) -> int:
        """The number of the last entry, 0 before the first."""
        return len(self.log)

    @property
    def standing(self) -> list[Entry]:
        """The answers that stand, in the order they were given."""
        return [entry for entry in self.log if entry.token != UNDO and entry.number not in self.struck]

    @property
    def record(self) -> Record:
        """The game on paper so far, signed."""
        record = Record.begin(self.state)
        record.answers = [
            Answer(entry.seat, entry.token, outcome_of(entry.events), entry.number in self.struck)
            for entry in self.log
            if entry.token != UNDO
        ]
        record.sign(self.state)
        return record

    # -- answers -------------------------------------------------------------------------------------------------

    def propose(self, seat: int, action: Action | str) -> Step[Any]:
        """What this answer would lead to; DovreError if it may not be given. Nothing changes yet."""
        return self.game.apply(self.state, seat, action)

    def commit(self, step: Step[Any], at: float = 0.0) -> Entry:
        """Go on to a step that was proposed on the present state."""
        before, sealed = self.state, self.state.sealed_frame is not None
        events = tuple([_sharing(event) for event in step.events])
        entry = Entry(self.number + 1, step.seat, step.action.token, events, at, sealed)
        self.state = step.state
        self.log.append(entry)
        self._remember(before, step.seat)
        self._renew_questions(before, step.seat)
        return entry

    def answer(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Take an answer: DovreError if it may not be given; else what happened."""
        return self.commit(self.propose(seat, action)).events

    def _remember(self, before: State, seat: int) -> None:
        """Keep the way back over an answer that led from this state to the present one."""
        if self.state.over:
            self._forget("over")
            return
        if self.undo_steps and self.undo_steps[-1].seat != seat:
            self._forget("other")  # nobody goes back over another seat's answer: old states need not be kept
        frame = before.sealed_frame
        if frame is None or not any(given for other, given in enumerate(frame[2]) if other != seat):
            if before.streams != self.state.streams:
                self._forget("chance")
            elif frame is None or not _answers_of(self.state, seat):  # what is still sealed lies in the frame
                self.undo_steps.append(UndoStep(before, self.state, seat, self._zones))
        elif not _answers_of(self.state, seat):
            self._forget("opened")

    def _forget(self, reason: str) -> None:
        self.undo_steps.clear()
        self.undo_floor = reason

    def _renew_questions(self, before: State, seat: int) -> None:
        """Note which seats are asked something else than before this entry of `seat`."""
        after = self.state
        shared = bool(before.stack and after.stack) and before.stack[-1][1] == after.stack[-1][1] == TOGETHER
        for other in range(after.seats):
            if not shared or other == seat or not _same_question(before, after, other):
                self.asked_since[other] = self.number

    # -- taking back ---------------------------------------------------------------------------------------------

    def undo_limit(self, seat: int) -> tuple[int, str]:
        """How many answers this seat can take back, and the text key of what stands before the next one."""
        count = len(_answers_of(self.state, seat))
        frame = self.state.sealed_frame
        if frame is not None and any(given for other, given in enumerate(frame[2]) if other != seat):
            return count, "other"
        for step in reversed(self.undo_steps):
            if step.seat != seat:
                return count, "other"
            if step.barrier is not None:
                return count, step.barrier
            count += 1
        return count, self.undo_floor

    def undone(self, seat: int) -> State:
        """The state without this seat's last answer; UndoRefused says why not. Nothing changes yet."""
        count, reason = self.undo_limit(seat)
        if count == 0:
            raise UndoRefused(reason)
        if not _answers_of(self.state, seat):
            return self.undo_steps[-1].before
        state = self.state.copy()
        state.stack[-1] = without_answer(state.stack[-1], seat)
        return state

    def undo(self, seat: int, at: float = 0.0) -> Entry:
        """Take back this seat's last answer; UndoRefused says why not."""
        before = self.state
        self.state = self.undone(seat)
        if not _answers_of(before, seat):
            self.undo_steps.pop()
        self.struck.add(next(entry.number for entry in reversed(self.standing) if entry.seat == seat))
        entry = Entry(self.number + 1, seat, UNDO, at=at)
        self.log.append(entry)
        self._renew_questions(before, seat)
        return entry


_pairs: dict[Any, tuple[str, Any]] = {}  # by name, kind and value: 1 and True are equal


def _sharing(event: Event) -> Event:
    """The same event, whose parts are those of events before where they are equal: a server keeps thousands of logs."""
    twin = None if event.twin is None else _sharing(event.twin)
    return Event(event.name, tuple(map(_shared, event.parts)), event.audience, twin, event.outcome)


def _shared(pair: tuple[str, Any]) -> tuple[str, Any]:
    name, value = pair
    if type(value) is not int and type(value) is not str:
        return pair
    if len(_pairs) >= MOST_PAIRS:
        _pairs.clear()
    return _pairs.setdefault((name, type(value), value), pair)


def _answers_of(state: State, seat: int) -> tuple[int, ...]:
    """What this seat has given to the sealed question that waits now."""
    frame = state.sealed_frame
    given: tuple[int, ...] = () if frame is None else frame[2][seat]
    return given


def _same_question(before: State, after: State, seat: int) -> bool:
    """Whether a seat is asked the very same thing in both states, or nothing in both."""
    return before.decision(seat) == after.decision(seat) and before.legal(seat) == after.legal(seat)


def barrier(before: State, after: State, seat: int, zones: Callable[[Any], list[Zone]] | None = None) -> str | None:
    """What keeps an answer from being taken back: chance, or a side that somebody sees and this seat did not know.

    A seat that only showed what it knew itself (its own card, played) has told nobody anything it could profit from.
    """
    if after.over:
        return "over"
    if before.streams != after.streams:
        return "chance"
    zones = zones or load(before.slug).zones
    return "seen" if shows_more(zones(before), zones(after), seat) else None


def shows_more(before: list[Zone], after: list[Zone], seat: int) -> bool:
    """Whether anybody sees a side of a component now that neither they nor this seat saw before."""
    if len(before) == len(after):  # what lies where it lay shows nobody anything new
        pairs = [(was, now) for was, now in zip(before, after, strict=True) if was != now]
        before, after = [was for was, _ in pairs], [now for _, now in pairs]
    came_from = {component: zone for zone in before for component in zone.components}
    for zone in after:
        for side, readers in enumerate((zone.face, zone.back)):
            if readers == NOBODY:
                continue
            for component in zone.components:
                was = came_from[component]
                knew = was.back if side else was.face
                if knew is None or seat in knew:
                    continue
                if readers is None or not readers <= knew:
                    return True
    return False
