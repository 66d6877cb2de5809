"""Storage: SQLAlchemy Core on SQLite (write-ahead log, every commit on disk) or another database.

Writes of all tables go through one writer that commits what has gathered since its last commit in one transaction: each
caller waits until its own write is on disk, and a busy server pays for one flush instead of hundreds. A batch runs as
one call in a thread of its own, away from the event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, Executable, and_, create_engine, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from dovre.server.migrate import upgrade
from dovre.server.schema import LOG, PEOPLE, SEATS, SESSIONS, SNAPSHOTS, TABLES

Row = dict[str, Any]
Waiting = tuple[Sequence[Executable], "asyncio.Future[None]"]


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


class Store:
    """All reading and writing. A write that returned is on disk."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(url)
        if make_url(url).get_backend_name() == "sqlite":
            event.listen(self.engine, "connect", _sqlite_pragmas)
            event.listen(self.engine, "begin", _sqlite_begin)
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._pen = ThreadPoolExecutor(1, "dovre-pen")
        self._readers = ThreadPoolExecutor(4, "dovre-reader")
        self.commits = 0

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        await asyncio.get_running_loop().run_in_executor(self._pen, upgrade, self.engine)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        self._pen.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------

    async def write(self, *statements: Executable) -> None:
        """Commit these statements together; Taken if a key is there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((statements, done))
        await done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < 500:
                batch.append(self._queue.get_nowait())
            outcome = await loop.run_in_executor(self._pen, self._commit, [statements for statements, _ in batch])
            for (_, done), failure in zip(batch, outcome, strict=True):
                self._queue.task_done()
                if not done.cancelled():
                    done.set_result(None) if failure is None else done.set_exception(failure)

    def _commit(self, batch: list[Sequence[Executable]]) -> list[Exception | None]:
        """One transaction for all, a savepoint for each: a refused write does not take the others with it."""
        outcome: list[Exception | None] = []
        try:
            with self.engine.begin() as connection:
                for statements in batch:
                    try:
                        with connection.begin_nested():
                            for statement in statements:
                                connection.execute(statement)
                        outcome.append(None)
                    except IntegrityError as error:
                        outcome.append(Taken(str(error.orig)))
            self.commits += 1
        except Exception as error:  # the disk is full, the database is gone: everybody who waits must know
            return [error] * len(batch)
        return outcome

    # -- reading -------------------------------------------------------------------------------------------------

    def _read(self, statement: Any) -> list[Row]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(statement).mappings()]

    async def rows(self, statement: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statement)

    async def row(self, statement: Any) -> Row | None:
        found = await self.rows(statement)
        return found[0] if found else None

    # -- people --------------------------------------------------------------------------------------------------

    async def add_person(self, person: str, name: str, session: bytes) -> None:
        now = time.time()
        await self.write(
            insert(PEOPLE).values(id=person, name=name, created=now),
            insert(SESSIONS).values(token=session, person=person, created=now),
        )

    async def add_session(self, session: bytes, person: str) -> None:
        await self.write(insert(SESSIONS).values(token=session, person=person, created=time.time()))

    async def drop_session(self, session: bytes) -> None:
        await self.write(delete(SESSIONS).where(SESSIONS.c.token == session))

    async def person_of(self, session: bytes, oldest: float) -> Row | None:
        join = PEOPLE.join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        return await self.row(
            select(PEOPLE).select_from(join).where(SESSIONS.c.token == session, SESSIONS.c.created > oldest)
        )

    async def person_with_login(self, login: str) -> Row | None:
        return await self.row(select(PEOPLE).where(PEOPLE.c.login == login))

    async def make_account(self, person: str, login: str, password: str) -> None:
        await self.write(update(PEOPLE).where(PEOPLE.c.id == person).values(login=login, password=password))

    async def rename(self, person: str, name: str) -> None:
        await self.write(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))

    # -- tables --------------------------------------------------------------------------------------------------

    async def add_table(self, table: Row, seats: Sequence[Row], parent: str | None = None) -> None:
        """A new table with its seats; as the rematch of `parent` only if that has none yet."""
        statements: list[Executable] = [insert(TABLES).values(**table)]
        statements += [insert(SEATS).values(**seat) for seat in seats]
        if parent is not None:
            statements.append(update(TABLES).where(TABLES.c.id == parent).values(rematch=table["id"]))
        await self.write(*statements)

    async def table(self, table: str) -> Row | None:
        return await self.row(select(TABLES).where(TABLES.c.id == table))

    async def seats(self, table: str) -> list[Row]:
        return await self.rows(select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat))

    async def set_seat(self, table: str, seat: int, **values: Any) -> None:
        await self.write(update(SEATS).where(and_(SEATS.c.table == table, SEATS.c.seat == seat)).values(**values))

    async def set_table(self, table: str, **values: Any) -> None:
        await self.write(update(TABLES).where(TABLES.c.id == table).values(**values))

    async def seat_of_api(self, token: bytes) -> Row | None:
        return await self.row(select(SEATS).where(SEATS.c.api == token))

    async def log(self, table: str, after: int = 0) -> list[Row]:
        where = and_(LOG.c.table == table, LOG.c.number > after)
        return await self.rows(select(LOG).where(where).order_by(LOG.c.number))

    async def append(self, table: str, number: int, seat: int, token: str, *more: Executable) -> None:
        """The one write that makes an answer true. Taken if that number is in the log already."""
        entry = insert(LOG).values(table=table, number=number, seat=seat, token=token, at=time.time())
        await self.write(entry, *more)

    async def tables_with_bots(self) -> list[str]:
        """The running tables that have a seat played by a bot."""
        bots = select(SEATS.c.table).where(SEATS.c.bot != "")
        found = await self.rows(select(TABLES.c.id).where(TABLES.c.status == "live", TABLES.c.id.in_(bots)))
        return [row["id"] for row in found]

    async def ping(self) -> None:
        """Fails where the database does not answer."""
        await self.rows(select(1))

    async def tables_of(self, person: str) -> list[Row]:
        """This person's tables, newest first."""
        mine = select(SEATS.c.table).where(SEATS.c.person == person)
        return await self.rows(select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.created.desc()).limit(200))

    async def count(self, table: Any) -> int:
        row = await self.row(select(func.count().label("n")).select_from(table))
        return int(row["n"]) if row else 0

    # -- snapshots -----------------------------------------------------------------------------------------------

    async def snapshot(self, table: str) -> Row | None:
        return await self.row(select(SNAPSHOTS).where(SNAPSHOTS.c.table == table))

    async def keep_snapshot(self, table: str, number: int, state: Row) -> None:
        await self.write(
            delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table),
            insert(SNAPSHOTS).values(table=table, number=number, state=state),
        )
