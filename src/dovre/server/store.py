"""Storage: SQLAlchemy Core on SQLite (write-ahead log, every commit on disk) or PostgreSQL. All SQL stands here.

How what is written comes to disk stands in `writer.py`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
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
from sqlalchemy.exc import DataError, DBAPIError

from dovre.server.migrate import upgrade
from dovre.server.news import EntryStored, LessonKept, LineSaid, SessionEnded, TableChanged
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
from dovre.server.writer import OnlyIf, Taken, Values, Write, Writer, driver_of, to_json

T = TypeVar("T", bound=msgspec.Struct)

WORKER_LOCKS = 0xD07E  # each worker that lives holds the advisory lock with this key and its own number
LIVING_WORKERS = text(
    "SELECT CAST(objid AS bigint) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND classid = :locks AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " ORDER BY objid"
)

MOST_TABLES_LISTED = 200  # of one person

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


def _sqlite_pragmas(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # the driver would commit at every savepoint; `_sqlite_begin` opens transactions
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    driver_of(connection).execute("BEGIN")


class Store(Writer):
    """All reading and writing. A write that returned is on disk."""

    def __init__(self, url: str) -> None:
        engine = create_engine(
            url,
            json_serializer=to_json,
            json_deserializer=msgspec.json.decode,
            hide_parameters=True,  # what fails is logged: answers, hands and hashes are nobody's to read there
        )
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _sqlite_pragmas)
            event.listen(engine, "begin", _sqlite_begin)
        super().__init__(engine, ANSWERING)
        self._read_threads = ThreadPoolExecutor(4, "dovre-reader")

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        await asyncio.get_running_loop().run_in_executor(self._read_threads, upgrade, self.engine)
        self.start()

    async def close(self) -> None:
        """Wait for what is still to be written, then let go of the database."""
        await self.finish()
        self._read_threads.shutdown()
        self.engine.dispose()

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


def _fetch(connection: Connection, statement: Select[Any], kind: type[T]) -> list[T]:
    result = connection.execute(statement)
    names = list(map(str, result.keys()))
    found = [dict(zip(names, row, strict=True)) for row in result]
    return msgspec.convert(found, list[kind], str_keys=True)  # type: ignore[valid-type]


def _values(row: msgspec.Struct) -> dict[str, Any]:
    """A row as the parameters of its insert."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
