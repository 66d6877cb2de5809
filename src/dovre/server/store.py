"""Storage: SQLAlchemy Core on SQLite (write-ahead log, every commit on disk) or PostgreSQL. All SQL stands here.

Writes of all tables go through one writer that commits what has gathered since its last commit in one transaction: each
caller waits until its own write is on disk, and a busy server pays for one flush instead of hundreds. A batch runs as
one call in a thread of its own, away from the event loop. The statements of an answer go to the driver as text, on
SQLite with the whole transaction, which takes a third of the time; should one fail there, the batch is done again with
care.

Where several workers share the database, it says who was first: a number of a log is taken once, a table's rows are
changed by whoever knew them as they were. Who comes second gets `Taken`, and reads on. News for the other workers goes
out with the commit.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    JSON,
    ClauseElement,
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
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.sql.compiler import SQLCompiler

from dovre.server.migrate import upgrade
from dovre.server.news import EntryStored, Item, LessonKept, LineSaid, SessionEnded, TableChanged
from dovre.server.refusals import Refused
from dovre.server.rows import (
    LessonRow,
    LogRow,
    PersonRow,
    Result,
    SeatRow,
    SessionRow,
    SnapshotRow,
    StoredTable,
    TableRow,
    TalkRow,
)
from dovre.server.schema import LESSONS, LOG, PEOPLE, SEATS, SESSIONS, SNAPSHOTS, TABLES, TALK

T = TypeVar("T", bound=msgspec.Struct)
Values = Mapping[str, Any]
Write = tuple[Executable, Values]  # a statement and its parameters

CHANNEL = "dovre"  # of news between workers
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
WORKER_LOCKS = 0xD07E  # each worker that lives holds the advisory lock with this key and its own number
LIVING_WORKERS = text(
    "SELECT CAST(objid AS bigint) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND classid = :locks AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " ORDER BY objid"
)
TRIES = 3  # of a batch that came between those of other workers

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
POSITION = select(
    select(func.max(LOG.c.number)).where(LOG.c.table == bindparam("of")).scalar_subquery(), TABLES.c.changes
).where(TABLES.c.id == bindparam("of"))
ANSWERING = (INSERT_ENTRY, SET_ASKED, FINISH)
LOG_WITHOUT_EVENTS = select(*(column for column in LOG.c if column.name != "events"))


class Taken(Exception):
    """Somebody else was first: a number of the log, a login, a seat."""


class OnlyIf(NamedTuple):
    """A write that must change one row: where its conditions match none, somebody else was first."""

    statement: Executable
    values: Values


class Prepared:
    """A statement as text for the driver of SQLite, and how its parameters are handed over."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self.text = str(compiled)
        self.names: Sequence[str] = compiled.positiontup or ()
        self.constants = {name: value for name, value in compiled.params.items() if value is not None}
        self.json = [name for name, bind in compiled.binds.items() if isinstance(bind.type, JSON)]

    def parameters(self, values: Values) -> list[Any]:
        found = {**self.constants, **values}
        for name in self.json:
            found[name] = None if found[name] is None else _to_json(found[name])
        return [found[name] for name in self.names]


class Waiting(NamedTuple):
    """Writes that are to be committed together, and who waits for them."""

    writes: Sequence[Write | OnlyIf]
    key: str  # what they are about: those of all workers take their locks in the order of keys
    news: Sequence[Item]
    done: asyncio.Future[None]


def _sqlite_pragmas(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # the driver would commit at every savepoint; `_sqlite_begin` opens transactions
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    _driver(connection).execute("BEGIN")


def _driver(connection: Connection) -> Any:
    """A connection as the driver knows it."""
    return connection.connection.driver_connection


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """All reading and writing. A write that returned is on disk."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(
            url,
            json_serializer=_to_json,
            json_deserializer=msgspec.json.decode,
            hide_parameters=True,  # what fails is logged: answers, hands and hashes are nobody's to read there
        )
        self.is_shared = make_url(url).get_backend_name() == "postgresql"  # other workers may use it too
        self.sender = 0  # this worker, in the news it sends
        self._prepared: dict[Executable, Prepared] = {}
        if make_url(url).get_backend_name() == "sqlite":
            event.listen(self.engine, "connect", _sqlite_pragmas)
            event.listen(self.engine, "begin", _sqlite_begin)
            self._prepared = {statement: Prepared(statement, self.engine.dialect) for statement in ANSWERING}
        self._gathered: list[Waiting] = []  # since the last batch
        self._is_writing = False  # a batch is under way, or will be in a moment
        self._idle = asyncio.Event()
        self._batches: SimpleQueue[list[Waiting] | None] = SimpleQueue()  # for the writer; None: it ends
        self._writer: Thread | None = None
        self._write_connection: Connection | None = None  # of that thread
        self._in_doubt = False  # a commit was sent, and nobody knows yet what became of it
        self._read_threads = ThreadPoolExecutor(4, "dovre-reader")
        self.commits = 0
        self.failure = ""  # of the last commit, if it failed

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._read_threads, upgrade, self.engine)
        self._writer = Thread(target=self._write_batches, args=(loop,), name="dovre-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Wait for what is still to be written, then let go of the database."""
        while self._is_writing:
            self._idle.clear()
            await self._idle.wait()
        if self._writer is not None:
            self._batches.put(None)
            self._writer.join()
        self._read_threads.shutdown()
        self.engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------

    async def write(self, *writes: Write | OnlyIf, key: str = "", news: Sequence[Item] = ()) -> None:
        """Commit these statements together, about what `key` names; Taken if a key is there already.

        The other workers on this database hear the news if and when it is committed.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._gathered.append(Waiting(writes, key, news if self.is_shared else (), done))
        if not self._is_writing:
            self._is_writing = True
            loop.call_soon(self._start_batch)  # with what others write at this moment
        await done

    async def tell(self, *news: Item) -> None:
        """Tell the other workers something that is stored nowhere, if the database is there."""
        if self.is_shared:
            with suppress(DBAPIError):
                await self.write(news=news)

    def _start_batch(self) -> None:
        batch, self._gathered = self._gathered[:MOST_IN_A_BATCH], self._gathered[MOST_IN_A_BATCH:]
        if self.is_shared:
            batch.sort(key=lambda waiting: waiting.key)
        self._batches.put(batch)

    def _write_batches(self, loop: asyncio.AbstractEventLoop) -> None:
        """The thread of the writer: one batch after the other."""
        while (batch := self._batches.get()) is not None:
            outcome = self._commit(batch)
            with suppress(RuntimeError):  # the loop has ended, and nobody waits
                loop.call_soon_threadsafe(self._end_batch, batch, outcome)
        self._stop_writing()

    def _end_batch(self, batch: list[Waiting], outcome: list[Exception | None]) -> None:
        """Tell each caller, and go on with what has gathered meanwhile."""
        for waiting, failure in zip(batch, outcome, strict=True):
            if not waiting.done.cancelled():
                waiting.done.set_result(None) if failure is None else waiting.done.set_exception(failure)
        self._is_writing = bool(self._gathered)
        if self._is_writing:
            self._start_batch()
        else:
            self._idle.set()

    def _commit(self, batch: list[Waiting]) -> list[Exception | None]:
        """One transaction for all; where another worker's came in between, the same once more."""
        for attempt in range(1, TRIES + 1):
            try:
                outcome = self._commit_once(batch)
                self.commits += 1
                self.failure = ""
                return outcome
            except Exception as error:  # the disk is full, the database is gone: everybody who waits must know
                self._stop_writing()
                if attempt == TRIES or not (_is_crossed(error) or self._nothing_sent(error)):
                    self.failure = first_line(error)
                    return [error] * len(batch)
        raise AssertionError("unreachable")

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        connection, self._in_doubt = self._writing(), False
        with connection.begin():
            yield connection
            self._in_doubt = True  # where the connection is lost from here on, it may have been committed

    def _nothing_sent(self, error: Exception) -> bool:
        """Whether the database had closed the connection before the commit was sent."""
        return isinstance(error, DBAPIError) and error.connection_invalidated and not self._in_doubt

    def _commit_once(self, batch: list[Waiting]) -> list[Exception | None]:
        """Where a key is taken, which is rare, all are done again, each in a savepoint."""
        if self._commit_answers(batch):
            return [None] * len(batch)
        try:
            with self._transaction() as connection:
                for waiting in batch:
                    _execute(connection, waiting.writes)
                self._send_news(connection, batch)
            return [None] * len(batch)
        except (IntegrityError, DataError, Taken):
            return self._commit_apart(batch)

    def _commit_answers(self, batch: list[Waiting]) -> bool:
        """Commit a batch of answers alone, as most are, in the words of SQLite; False if it is another or it fails."""
        if self.is_shared or not all(write[0] in self._prepared for waiting in batch for write in waiting.writes):
            return False
        driver = _driver(self._writing())
        try:
            driver.execute("BEGIN")
            for waiting in batch:
                for statement, values in waiting.writes:
                    prepared = self._prepared[statement]
                    driver.execute(prepared.text, prepared.parameters(values))
            driver.execute("COMMIT")
        except self.engine.dialect.loaded_dbapi.Error:
            driver.rollback()
            return False
        return True

    def _send_news(self, connection: Connection, batch: list[Waiting]) -> None:
        """Part of the transaction: the database tells the listeners when it is committed."""
        news = [msgspec.json.encode((self.sender, item)).decode() for waiting in batch for item in waiting.news]
        if news:
            connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})

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

    def _commit_apart(self, batch: list[Waiting]) -> list[Exception | None]:
        """One transaction, a savepoint for each: a refused write does not take the others with it."""
        outcome: list[Exception | None] = []
        with self._transaction() as connection:
            for waiting in batch:
                try:
                    with connection.begin_nested():
                        _execute(connection, waiting.writes)
                    outcome.append(None)
                except (IntegrityError, Taken) as error:
                    outcome.append(Taken(str(error)))
                except DataError:  # a letter or a length that the database does not take
                    outcome.append(Refused("bad_form", 400, detail="text"))
            self._send_news(
                connection, [waiting for waiting, failure in zip(batch, outcome, strict=True) if failure is None]
            )
        return outcome

    # -- reading -------------------------------------------------------------------------------------------------

    def _read(self, statement: Select[Any], kind: type[T]) -> list[T]:
        found: list[T] = self._reading(lambda connection: _fetch(connection, statement, kind))
        return found

    def _reading(self, work: Callable[[Connection], Any]) -> Any:
        """Read on a connection from the pool; on a fresh one if the database has closed that meanwhile."""
        for attempt in (1, 2):
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except DataError:  # looks for something that cannot be in the database
                return []
            except DBAPIError as error:
                if attempt == 2 or not error.connection_invalidated:
                    raise
        raise AssertionError("unreachable")

    async def _rows(self, statement: Select[Any], kind: type[T]) -> list[T]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._read_threads, self._read, statement, kind)

    async def _row(self, statement: Select[Any], kind: type[T]) -> T | None:
        found = await self._rows(statement, kind)
        return found[0] if found else None

    async def workers(self) -> list[int]:
        """The workers that live on a shared database, by number."""

        def read(connection: Connection) -> list[int]:
            return [int(row[0]) for row in connection.execute(LIVING_WORKERS, {"locks": WORKER_LOCKS})]

        found: list[int] = await asyncio.get_running_loop().run_in_executor(self._read_threads, self._reading, read)
        return found

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
        news = [SessionEnded(session.hex()) for session in sessions]
        await self.write((delete(SESSIONS).where(SESSIONS.c.token.in_(sessions)), {}), news=news)

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
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        first: SnapshotRow | None,
        parent: str | None = None,
        due: float | None = None,
    ) -> None:
        """A new table with its seats and the state it begins with, if it begins.

        It is noted as the rematch of `parent`; Taken if that has one. `due` is for its owner, as in `EntryStored`.
        """
        writes: list[Write | OnlyIf] = [(insert(TABLES), _values(table))]
        writes += [(insert(SEATS), _values(seat)) for seat in seats]
        news = [TableChanged(table.id, due)]
        if first is not None:
            writes.append((insert(SNAPSHOTS), _values(first)))
        if parent is not None:
            values = {"rematch": table.id, "changes": TABLES.c.changes + 1}
            writes.append(
                OnlyIf(update(TABLES).where(TABLES.c.id == parent, TABLES.c.rematch.is_(None)).values(values), {})
            )
            news.append(TableChanged(parent))
        await self.write(*writes, key=parent or table.id, news=news)

    async def table(self, table: str) -> TableRow | None:
        return await self._row(select(TABLES).where(TABLES.c.id == table), TableRow)

    async def stored_table(
        self, table: str, *, after: int = 0, with_events: Callable[[TableRow], bool] | None = None
    ) -> StoredTable | None:
        """A table as it stands at one moment: row, seats, the log after an entry, its snapshot."""

        def read(connection: Connection) -> StoredTable | None:
            if self.is_shared:
                connection.execution_options(isolation_level="REPEATABLE READ")
            rows = _fetch(connection, select(TABLES).where(TABLES.c.id == table), TableRow)
            if not rows:
                return None
            columns = select(LOG) if with_events is not None and with_events(rows[0]) else LOG_WITHOUT_EVENTS
            entries = columns.where(LOG.c.table == table, LOG.c.number > after).order_by(LOG.c.number)
            snapshots = _fetch(connection, select(SNAPSHOTS).where(SNAPSHOTS.c.table == table), SnapshotRow)
            return StoredTable(
                rows[0],
                _fetch(connection, select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat), SeatRow),
                _fetch(connection, entries, LogRow),
                snapshots[0] if snapshots else None,
            )

        found = await asyncio.get_running_loop().run_in_executor(self._read_threads, self._reading, read)
        return found or None

    async def position(self, table: str) -> tuple[int, int]:
        """How far a table is: the number of its last entry, and of changes to its rows."""

        def read(connection: Connection) -> tuple[int, int]:
            found = connection.execute(POSITION, {"of": table}).one()
            return found[0] or 0, found[1]

        number, changes = await asyncio.get_running_loop().run_in_executor(self._read_threads, self._reading, read)
        return number, changes

    async def seats(self, *tables: str) -> list[SeatRow]:
        """The seats of these tables, in order."""
        return await self._rows(
            select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.table, SEATS.c.seat), SeatRow
        )

    async def set_seat(self, seat: SeatRow, changes: int, due: float | None = None) -> None:
        """Write who plays a seat of a table that was changed so often; Taken if it was changed since."""
        changed = self._changed(seat.table, changes, {})
        await self.write(changed, self._seat_write(seat), key=seat.table, news=[TableChanged(seat.table, due)])

    async def start_table(
        self,
        last: SeatRow,
        changes: int,
        seed: int,
        asked: Mapping[int, float],
        first: SnapshotRow,
        due: float | None = None,
    ) -> None:
        """The last free seat is taken and the game starts, in one commit: its seed, who is asked, its first state."""
        started = self._changed(last.table, changes, {"status": "live", "seed": seed, "asked": asked})
        writes = (started, self._seat_write(last), *self._snapshot_writes(first))
        await self.write(*writes, key=last.table, news=[TableChanged(last.table, due)])

    def _changed(self, table: str, changes: int, values: Values) -> OnlyIf:
        """A change of a table's row by somebody who knew it as it is."""
        where = (TABLES.c.id == table, TABLES.c.changes == changes)
        return OnlyIf(update(TABLES).where(*where), {"changes": changes + 1, **values})

    def _seat_write(self, seat: SeatRow) -> Write:
        where = (SEATS.c.table == seat.table, SEATS.c.seat == seat.seat)
        values = {"kind": seat.kind, "person": seat.person, "name": seat.name, "bot": seat.bot, "api": seat.api}
        return update(SEATS).where(*where), values

    async def set_asked(self, table: str, asked: Mapping[int, float]) -> None:
        await self.write((SET_ASKED, {"of": table, "asked": asked}), key=table)

    async def set_version(self, table: str, version: int, snapshot: SnapshotRow) -> None:
        """The table goes on under these rules; its snapshot is of the same."""
        raised = (update(TABLES).where(TABLES.c.id == table), {"version": version})
        await self.write(raised, *self._snapshot_writes(snapshot), key=table)

    async def close_table(self, table: str) -> None:
        """The table cannot be continued; nobody is asked any more."""
        closed = (update(TABLES).where(TABLES.c.id == table), {"status": "closed", "asked": {}})
        await self.write(closed, key=table)

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
        self,
        entry: LogRow,
        asked: Mapping[int, float] | None = None,
        result: Result | None = None,
        due: float | None = None,
    ) -> None:
        """The one write that makes an answer true; Taken if that number is in the log already.

        In the same commit: who is asked after it, where that changed, and the result of a game that ended with it.
        `due` is for the owner of the table, as in `EntryStored`.
        """
        writes: list[Write] = [(INSERT_ENTRY, _values(entry))]
        if result is not None:
            writes.append((FINISH, {"of": entry.table, "result": result, "asked": {}}))
        elif asked:
            writes.append((SET_ASKED, {"of": entry.table, "asked": asked}))
        token = None if entry.sealed else entry.token
        news = EntryStored(entry.table, entry.number, entry.seat, token, entry.at, due)
        await self.write(*writes, key=entry.table, news=[news])

    # -- table talk ----------------------------------------------------------------------------------------------

    async def talk(self, table: str) -> list[TalkRow]:
        """What was said at a table, in order."""
        return await self._rows(select(TALK).where(TALK.c.table == table).order_by(TALK.c.number), TalkRow)

    async def add_talk(self, line: TalkRow, gone: int) -> None:
        """Keep a line, and delete those up to number `gone`; Taken if that number was said already."""
        old = delete(TALK).where(TALK.c.table == line.table, TALK.c.number <= gone)
        writes: list[Write] = [(insert(TALK), _values(line)), *([(old, {})] if gone > 0 else [])]
        await self.write(*writes, key=line.table, news=[LineSaid(line.table, line.number)])

    # -- snapshots -----------------------------------------------------------------------------------------------

    async def keep_snapshot(self, snapshot: SnapshotRow) -> None:
        """Keep this snapshot in the place of the one before, unless another worker does so at this moment."""
        with suppress(Taken):
            await self.write(*self._snapshot_writes(snapshot), key=snapshot.table)

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
        news = [LessonKept(row.person, row.game)]
        await self.write((gone, {}), (insert(LESSONS), _values(row)), key=row.person, news=news)

    async def has_finished(self, person: str, game: str) -> bool:
        """Whether this person has played a game of it to its end."""
        join = SEATS.join(TABLES, SEATS.c.table == TABLES.c.id)
        where = (SEATS.c.person == person, TABLES.c.game == game, TABLES.c.status == "over")
        found = select(TABLES).select_from(join).where(*where).limit(1)
        return await self._row(found, TableRow) is not None


def first_line(error: Exception) -> str:
    """What a database says is wrong, without the statement."""
    return str(error).partition("\n")[0][:200]


def _execute(connection: Connection, writes: Sequence[Write | OnlyIf]) -> None:
    for write in writes:
        done = connection.execute(write[0], write[1])
        if isinstance(write, OnlyIf) and done.rowcount != 1:
            raise Taken("changed by somebody else")


def _is_crossed(error: Exception) -> bool:
    """Whether two workers' batches waited for each other, and this one had to give way."""
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", "") in ("40P01", "40001")


def _fetch(connection: Connection, statement: Select[Any], kind: type[T]) -> list[T]:
    result = connection.execute(statement)
    names = list(map(str, result.keys()))
    found = [dict(zip(names, row, strict=True)) for row in result]
    return msgspec.convert(found, list[kind], str_keys=True)  # type: ignore[valid-type]


def _values(row: msgspec.Struct) -> dict[str, Any]:
    """A row as the parameters of its insert."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
