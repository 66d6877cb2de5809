"""Storage: SQLAlchemy Core on SQLite (write-ahead log, every commit on disk) or another database. All SQL stands here.

Writes of all tables go through one writer that commits what has gathered since its last commit in one transaction: each
caller waits until its own write is on disk, and a busy server pays for one flush instead of hundreds. A batch runs as
one call in a thread of its own, away from the event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from dovre.server.migrate import upgrade
from dovre.server.rows import (
    LessonRow,
    LogRow,
    PersonRow,
    Result,
    SeatRow,
    SessionRow,
    SnapshotRow,
    TableRow,
    TalkRow,
)
from dovre.server.schema import LESSONS, LOG, PEOPLE, SEATS, SESSIONS, SNAPSHOTS, TABLES, TALK

T = TypeVar("T", bound=msgspec.Struct)
Values = Mapping[str, Any]
Write = tuple[Executable, Values]  # a statement and its parameters
Waiting = tuple[Sequence[Write], "asyncio.Future[None]"]

MOST_TABLES_LISTED = 200  # of one person
MOST_IN_A_BATCH = 500

# The statements of an answer are made once: each run only binds their parameters.
INSERT_ENTRY = insert(LOG)
SET_ASKED = update(TABLES).where(TABLES.c.id == bindparam("of")).values(asked=bindparam("asked"))
FINISH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(status="over", result=bindparam("result"), asked=bindparam("asked"))
)
LOG_WITHOUT_EVENTS = select(*(column for column in LOG.c if column.name != "events"))


class Taken(Exception):
    """Somebody else was first: a number of the log, a login, a seat."""


def _sqlite_pragmas(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # the driver would commit at every savepoint; `_sqlite_begin` opens transactions
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """All reading and writing. A write that returned is on disk."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(url, json_serializer=_to_json, json_deserializer=msgspec.json.decode)
        if make_url(url).get_backend_name() == "sqlite":
            event.listen(self.engine, "connect", _sqlite_pragmas)
            event.listen(self.engine, "begin", _sqlite_begin)
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._write_thread = ThreadPoolExecutor(1, "dovre-writer")
        self._write_connection: Connection | None = None  # of that thread
        self._read_threads = ThreadPoolExecutor(4, "dovre-reader")
        self.commits = 0
        self.failure = ""  # of the last commit, if it failed

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        await asyncio.get_running_loop().run_in_executor(self._write_thread, upgrade, self.engine)
        self._writer = asyncio.create_task(self._commit_batches())

    async def close(self) -> None:
        """Wait for what is still to be written, then let go of the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        self._write_thread.submit(self._stop_writing)
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        self.engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        """Commit these statements together; Taken if a key is there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        await done

    async def _commit_batches(self) -> None:
        """The writer: commit what has gathered in the queue, tell each caller, and look again."""
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_IN_A_BATCH:
                batch.append(self._queue.get_nowait())
            outcome = await loop.run_in_executor(self._write_thread, self._commit, [writes for writes, _ in batch])
            for (_, done), failure in zip(batch, outcome, strict=True):
                self._queue.task_done()
                if not done.cancelled():
                    done.set_result(None) if failure is None else done.set_exception(failure)

    def _commit(self, batch: list[Sequence[Write]]) -> list[Exception | None]:
        """One transaction for all. Where a key is taken, which is rare, all are done again, each in a savepoint."""
        try:
            try:
                with self._writing().begin():
                    for writes in batch:
                        _execute(self._writing(), writes)
                outcome: list[Exception | None] = [None] * len(batch)
            except IntegrityError:
                outcome = self._commit_apart(batch)
            self.commits += 1
            self.failure = ""
        except Exception as error:  # the disk is full, the database is gone: everybody who waits must know
            self.failure = str(error).splitlines()[0][:200]
            self._stop_writing()
            return [error] * len(batch)
        return outcome

    def _writing(self) -> Connection:
        """The writer's own connection, kept open: taking one from the pool for each commit costs as much as a write."""
        if self._write_connection is None:
            self._write_connection = self.engine.connect()
        return self._write_connection

    def _stop_writing(self) -> None:
        connection, self._write_connection = self._write_connection, None
        if connection is not None:
            with suppress(DBAPIError):  # of a database that is gone
                connection.close()

    def _commit_apart(self, batch: list[Sequence[Write]]) -> list[Exception | None]:
        """One transaction, a savepoint for each: a refused write does not take the others with it."""
        outcome: list[Exception | None] = []
        connection = self._writing()
        with connection.begin():
            for writes in batch:
                try:
                    with connection.begin_nested():
                        _execute(connection, writes)
                    outcome.append(None)
                except IntegrityError as error:
                    outcome.append(Taken(str(error.orig)))
        return outcome

    # -- reading -------------------------------------------------------------------------------------------------

    def _read(self, statement: Select[Any], kind: type[T]) -> list[T]:
        with self.engine.connect() as connection:
            result = connection.execute(statement)
            names = list(map(str, result.keys()))
            found = [dict(zip(names, row, strict=True)) for row in result]
        return msgspec.convert(found, list[kind], str_keys=True)  # type: ignore[valid-type]

    async def _rows(self, statement: Select[Any], kind: type[T]) -> list[T]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._read_threads, self._read, statement, kind)

    async def _row(self, statement: Select[Any], kind: type[T]) -> T | None:
        found = await self._rows(statement, kind)
        return found[0] if found else None

    async def ping(self) -> None:
        """Fails where the database does not answer."""
        await self._rows(select(PEOPLE).limit(1), PersonRow)

    # -- people --------------------------------------------------------------------------------------------------

    async def add_person(self, person: str, name: str, session: bytes, agent: str = "") -> None:
        """A new guest with a session."""
        now = time.time()
        await self.write(
            (insert(PEOPLE), {"id": person, "name": name, "created": now}),
            (insert(SESSIONS), {"token": session, "person": person, "created": now, "agent": agent}),
        )

    async def add_session(self, session: bytes, person: str, agent: str = "") -> None:
        values = {"token": session, "person": person, "created": time.time(), "agent": agent}
        await self.write((insert(SESSIONS), values))

    async def drop_sessions(self, *sessions: bytes) -> None:
        await self.write((delete(SESSIONS).where(SESSIONS.c.token.in_(sessions)), {}))

    async def sessions_of(self, person: str, oldest: float) -> list[SessionRow]:
        """This person's sessions that began after `oldest`, the newest first."""
        mine = select(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.created > oldest)
        return await self._rows(mine.order_by(SESSIONS.c.created.desc()), SessionRow)

    async def person_of(self, session: bytes, oldest: float) -> PersonRow | None:
        """Whose session this is, if it began after `oldest`."""
        join = PEOPLE.join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        return await self._row(
            select(PEOPLE).select_from(join).where(SESSIONS.c.token == session, SESSIONS.c.created > oldest), PersonRow
        )

    async def person_with_login(self, login: str) -> PersonRow | None:
        return await self._row(select(PEOPLE).where(PEOPLE.c.login == login), PersonRow)

    async def make_account(self, person: str, login: str, password: str) -> None:
        """Give a guest a login and a hashed password; Taken if the login is somebody's."""
        await self.write((update(PEOPLE).where(PEOPLE.c.id == person), {"login": login, "password": password}))

    async def set_password(self, person: str, password: str) -> None:
        await self.write((update(PEOPLE).where(PEOPLE.c.id == person), {"password": password}))

    async def rename(self, person: str, name: str) -> None:
        await self.write((update(PEOPLE).where(PEOPLE.c.id == person), {"name": name}))

    # -- tables --------------------------------------------------------------------------------------------------

    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], first: SnapshotRow | None, parent: str | None = None
    ) -> None:
        """A new table with its seats and the state it begins with, if it begins; noted as the rematch of `parent`."""
        writes: list[Write] = [(insert(TABLES), _values(table))]
        writes += [(insert(SEATS), _values(seat)) for seat in seats]
        if first is not None:
            writes.append((insert(SNAPSHOTS), _values(first)))
        if parent is not None:
            writes.append((update(TABLES).where(TABLES.c.id == parent), {"rematch": table.id}))
        await self.write(*writes)

    async def table(self, table: str) -> TableRow | None:
        return await self._row(select(TABLES).where(TABLES.c.id == table), TableRow)

    async def seats(self, *tables: str) -> list[SeatRow]:
        """The seats of these tables, in order."""
        return await self._rows(
            select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.table, SEATS.c.seat), SeatRow
        )

    async def set_seat(self, seat: SeatRow) -> None:
        """Write who plays a seat."""
        await self.write(self._seat_write(seat))

    async def start_table(self, last: SeatRow, seed: int, asked: Mapping[int, float], first: SnapshotRow) -> None:
        """The last free seat is taken and the game starts, in one commit: its seed, who is asked, its first state."""
        values = {"status": "live", "seed": seed, "asked": asked}
        started = (update(TABLES).where(TABLES.c.id == last.table), values)
        await self.write(self._seat_write(last), started, *self._snapshot_writes(first))

    def _seat_write(self, seat: SeatRow) -> Write:
        where = (SEATS.c.table == seat.table, SEATS.c.seat == seat.seat)
        values = {"kind": seat.kind, "person": seat.person, "name": seat.name, "bot": seat.bot, "api": seat.api}
        return update(SEATS).where(*where), values

    async def set_asked(self, table: str, asked: Mapping[int, float]) -> None:
        await self.write((SET_ASKED, {"of": table, "asked": asked}))

    async def set_version(self, table: str, version: int, snapshot: SnapshotRow) -> None:
        """The table goes on under these rules; its snapshot is of the same."""
        await self.write(
            (update(TABLES).where(TABLES.c.id == table), {"version": version}), *self._snapshot_writes(snapshot)
        )

    async def close_table(self, table: str) -> None:
        """The table cannot be continued; nobody is asked any more."""
        await self.write((update(TABLES).where(TABLES.c.id == table), {"status": "closed", "asked": {}}))

    async def seat_of_api(self, token: bytes) -> SeatRow | None:
        """The seat that a program plays with this (hashed) token."""
        return await self._row(select(SEATS).where(SEATS.c.api == token), SeatRow)

    async def live_tables(self) -> list[TableRow]:
        """The tables on which somebody must answer."""
        return await self._rows(select(TABLES).where(TABLES.c.status == "live").order_by(TABLES.c.id), TableRow)

    async def seats_with_bots(self) -> list[SeatRow]:
        """The seats of running tables that a bot plays."""
        join = SEATS.join(TABLES, SEATS.c.table == TABLES.c.id)
        where = (TABLES.c.status == "live", SEATS.c.bot != "")
        return await self._rows(select(SEATS).select_from(join).where(*where), SeatRow)

    async def tables_of(self, person: str) -> list[TableRow]:
        """This person's tables, newest first."""
        mine = select(SEATS.c.table).where(SEATS.c.person == person)
        found = select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.created.desc())
        return await self._rows(found.limit(MOST_TABLES_LISTED), TableRow)

    def count_tables(self) -> int:
        """How many tables there are; for those who measure."""
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())

    # -- the log -------------------------------------------------------------------------------------------------

    async def log(self, table: str, *, events: bool = False) -> list[LogRow]:
        """The entries of a table in order; with what happened only where somebody needs it."""
        columns = select(LOG) if events else LOG_WITHOUT_EVENTS
        return await self._rows(columns.where(LOG.c.table == table).order_by(LOG.c.number), LogRow)

    async def append(
        self, entry: LogRow, asked: Mapping[int, float] | None = None, result: Result | None = None
    ) -> None:
        """The one write that makes an answer true; Taken if that number is in the log already.

        In the same commit: who is asked after it, where that changed, and the result of a game that ended with it.
        """
        writes: list[Write] = [(INSERT_ENTRY, _values(entry))]
        if result is not None:
            writes.append((FINISH, {"of": entry.table, "result": result, "asked": {}}))
        elif asked:
            writes.append((SET_ASKED, {"of": entry.table, "asked": asked}))
        await self.write(*writes)

    # -- table talk ----------------------------------------------------------------------------------------------

    async def talk(self, table: str) -> list[TalkRow]:
        """What was said at a table, in order."""
        return await self._rows(select(TALK).where(TALK.c.table == table).order_by(TALK.c.number), TalkRow)

    async def add_talk(self, line: TalkRow, gone: int) -> None:
        """Keep a line, and delete those up to number `gone`; Taken if that number was said already."""
        old = delete(TALK).where(TALK.c.table == line.table, TALK.c.number <= gone)
        await self.write((insert(TALK), _values(line)), *([(old, {})] if gone > 0 else []))

    # -- snapshots -----------------------------------------------------------------------------------------------

    async def snapshot(self, table: str) -> SnapshotRow | None:
        return await self._row(select(SNAPSHOTS).where(SNAPSHOTS.c.table == table), SnapshotRow)

    async def keep_snapshot(self, snapshot: SnapshotRow) -> None:
        """Keep this snapshot in the place of the one before."""
        await self.write(*self._snapshot_writes(snapshot))

    def _snapshot_writes(self, snapshot: SnapshotRow) -> Collection[Write]:
        gone = delete(SNAPSHOTS).where(SNAPSHOTS.c.table == snapshot.table)
        return (gone, {}), (insert(SNAPSHOTS), _values(snapshot))

    # -- lessons -------------------------------------------------------------------------------------------------

    async def lesson(self, person: str, game: str) -> LessonRow | None:
        """How far this person is in the lesson of a game; None before the first step."""
        return await self._row(select(LESSONS).where(LESSONS.c.person == person, LESSONS.c.game == game), LessonRow)

    async def lessons_of(self, person: str) -> list[LessonRow]:
        return await self._rows(select(LESSONS).where(LESSONS.c.person == person), LessonRow)

    async def keep_lesson(self, row: LessonRow) -> None:
        """Keep this in the place of what was kept before."""
        gone = delete(LESSONS).where(LESSONS.c.person == row.person, LESSONS.c.game == row.game)
        await self.write((gone, {}), (insert(LESSONS), _values(row)))

    async def has_finished(self, person: str, game: str) -> bool:
        """Whether this person has played a game of it to its end."""
        join = SEATS.join(TABLES, SEATS.c.table == TABLES.c.id)
        where = (SEATS.c.person == person, TABLES.c.game == game, TABLES.c.status == "over")
        found = select(TABLES).select_from(join).where(*where).limit(1)
        return await self._row(found, TableRow) is not None


def _execute(connection: Connection, writes: Sequence[Write]) -> None:
    for statement, values in writes:
        connection.execute(statement, values)


def _values(row: msgspec.Struct) -> dict[str, Any]:
    """A row as the parameters of its insert."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
