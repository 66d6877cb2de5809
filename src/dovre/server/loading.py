"""Loading a table: replay its log, and refuse one that no longer leads where it led.

Under the rules version a snapshot was made with, the replayed state must equal it. Under another version, after an
update of the rules, the table goes on if nothing shows that it would have been played otherwise:

- every answer of the log is legal, and every entry tells the same events as are stored beside it;
- at the snapshot the same seats are asked the same kinds of questions with the same legal answers, the stack is the
  same, and chance stands where it stood. How a state is written may change with the version: no field is compared.
"""

from __future__ import annotations

import hashlib
import time

import msgspec

from dovre.kernel.errors import DovreError
from dovre.kernel.game import load
from dovre.kernel.state import State
from dovre.kernel.table import UNDO, Entry, Table
from dovre.server.rows import LogRow, SnapshotRow, TableRow, stored_events

COMPARED = ("seats", "seed", "streams", "stack")  # of a state of other rules, which may have had fewer options


class LogMismatch(Exception):
    """The log does not lead where it led: after this entry."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(reason)
        self.number = number


def snapshot_of(table: str, number: int, state: State) -> SnapshotRow:
    """What is kept to compare with when the table is loaded again."""
    version = load(state.slug).version
    return SnapshotRow(
        table=table, number=number, state=state.to_data(), version=version, questions=question_digest(state)
    )


def question_digest(state: State) -> str:
    """Names what is asked: seats, kinds of questions, legal answers. It does not depend on how a state is written."""
    asked = []
    for seat in state.waiting:
        decision = state.decision(seat)
        asked.append((seat, decision.kind if decision else "", [action.token for action in state.legal(seat)]))
    return hashlib.blake2b(msgspec.json.encode(asked), digest_size=16).hexdigest()


def replay(row: TableRow, log: list[LogRow], snapshot: SnapshotRow | None) -> Table:
    """The table its log leads to; LogMismatch says from which entry on it cannot be trusted.

    Runs in a thread beside the event loop, and lets that go first after every entry.
    """
    game = load(row.game)
    same = row.version == game.version
    try:
        table = Table(game.new(row.seats, row.seed, row.options))
    except DovreError as error:
        raise LogMismatch(0, str(error)) from error
    _compare_snapshot(table.state, 0, snapshot, same)
    for stored in log:
        entry = replay_entry(table, stored)
        if not same and stored.events is not None and not _told_alike(entry, stored):
            raise LogMismatch(stored.number, "other events")
        _compare_snapshot(table.state, stored.number, snapshot, same)
        time.sleep(0)  # gives up the interpreter lock: whoever is at another table need not wait for this one
    return table


def _told_alike(entry: Entry, stored: LogRow) -> bool:
    return msgspec.json.encode(stored_events(entry.events)) == msgspec.json.encode(stored.events)


def replay_entry(table: Table, stored: LogRow) -> Entry:
    """Go on to the next entry of a log; LogMismatch if it is not the next one or may not be."""
    if stored.number != table.number + 1:
        raise LogMismatch(stored.number, "a number is missing")
    try:
        if stored.token == UNDO:
            return table.undo(stored.seat, stored.at)
        return table.commit(table.propose(stored.seat, stored.token), stored.at)
    except DovreError as error:
        raise LogMismatch(stored.number, str(error)) from error


def _compare_snapshot(state: State, number: int, snapshot: SnapshotRow | None, same: bool) -> None:
    if snapshot is None or snapshot.number != number:
        return
    data, kept = state.to_data(), snapshot.state
    if same:
        equal = data == kept
    else:
        asked_alike = snapshot.questions in (None, question_digest(state))
        equal = asked_alike and all(data[name] == kept.get(name) for name in COMPARED)
    if not equal:
        raise LogMismatch(number, "another state than in the snapshot")
