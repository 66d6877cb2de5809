"""What is read from and written to the database, as typed rows. `schema.py` has the columns, `store.py` the SQL."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from dovre.kernel.events import Event
from dovre.kernel.state import State

Status = Literal["open", "live", "over", "closed"]
TalkLevel = Literal["full", "phrases", "off"]
SeatKind = Literal["person", "device", "program", "bot", "open"]


class PersonRow(msgspec.Struct, frozen=True):
    """A guest or an account."""

    id: str
    name: str
    created: float
    login: str | None = None
    password: str | None = None


class SessionRow(msgspec.Struct, frozen=True):
    """A device on which somebody is known."""

    token: bytes  # hashed
    person: str
    created: float
    agent: str = ""

    @property
    def id(self) -> str:
        """Names the session to its owner; it opens nothing."""
        return self.token.hex()[:16]


class Result(msgspec.Struct, frozen=True):
    """How a finished game went; nobody may have won."""

    scores: list[int]
    winners: list[int]

    @classmethod
    def of(cls, state: State) -> Result:
        return cls(list(state.scores), list(state.winners))


class TableRow(msgspec.Struct, kw_only=True):
    """A table: which game, how it was set up, how far it is."""

    id: str
    game: str
    version: int
    seats: int
    seed: int
    known_deal: bool = False  # somebody chose the seed, so somebody may know the cards
    options: dict[str, str]
    created: float
    status: Status
    creator: str | None = None
    clock: int = 0
    webhook: str = ""
    rematch: str | None = None
    result: Result | None = None
    talk: TalkLevel = "full"
    asked: dict[int, float] | None = None  # the seats asked, each with the time since when; None: not known yet
    changes: int = 0  # counts those of seats and of the start: who changes them second notices by it


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat of a table and who plays it."""

    kind: SeatKind
    table: str = ""
    seat: int = 0
    person: str | None = None
    name: str = ""
    bot: str = ""
    api: bytes | None = None


class StoredEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as the log keeps it, with everything each seat may know of it."""

    name: str
    parts: dict[str, Any] = {}
    audience: tuple[int, ...] | None = None
    twin: StoredEvent | None = None
    outcome: str = ""

    @classmethod
    def of(cls, event: Event) -> StoredEvent:
        twin = cls.of(event.twin) if event.twin is not None else None
        return cls(event.name, dict(event.parts), event.audience, twin, event.outcome)

    def event(self) -> Event:
        twin = self.twin.event() if self.twin is not None else None
        return Event(self.name, tuple(self.parts.items()), self.audience, twin, self.outcome)


def stored_events(events: Iterable[Event]) -> list[StoredEvent]:
    return [StoredEvent.of(event) for event in events]


class LogRow(msgspec.Struct, kw_only=True, frozen=True):
    """One entry of a table's log: an answer, or `undo`."""

    table: str
    number: int
    seat: int
    token: str
    at: float
    sealed: bool = False  # given to a sealed question: the token is for its own seat only
    events: list[StoredEvent] | None = None  # None: not read, or written before events were kept


class SnapshotRow(msgspec.Struct, kw_only=True, frozen=True):
    """What a log had led to at one entry, under which rules, and what was asked there."""

    table: str
    number: int
    state: dict[str, Any]
    version: int | None = None  # None: of the table's own version
    questions: str | None = None


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it stands in the database at one moment."""

    row: TableRow
    seats: list[SeatRow]
    log: list[LogRow]  # all of it, or what follows an entry
    snapshot: SnapshotRow | None = None


class LessonRow(msgspec.Struct, kw_only=True, frozen=True):
    """How far somebody is in the lesson of a game."""

    person: str
    game: str
    step: int = 0
    answers: list[str] = []
    done: bool = False
    at: float = 0.0


class TalkRow(msgspec.Struct, kw_only=True, frozen=True):
    """A line that somebody said at a table: a set phrase by its key, or a text."""

    table: str
    number: int
    seat: int
    at: float
    phrase: str = ""
    text: str = ""
