"""How the database is written: one writer that commits what has gathered since its last commit in one transaction.

Each caller waits until its own write is on disk, and a busy server pays for one flush instead of hundreds. A batch runs
as one call in a thread of its own, away from the event loop. The statements of an answer go to the driver as text, on
SQLite with the whole transaction, which takes a third of the time; should one fail there, the batch is done again with
care.

Where several workers share the database, it says who was first: a number of a log is taken once, a table's rows are
changed by whoever knew them as they were. Who comes second gets `Taken`, and reads on. News for the other workers goes
out with the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import JSON, ClauseElement, Connection, Engine, Executable, UpdateBase, text
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.sql.compiler import SQLCompiler

from dovre.server.news import Item
from dovre.server.refusals import Refused

Values = Mapping[str, Any]
Write = tuple[Executable, Values]  # a statement and its parameters

CHANNEL = "dovre"  # of news between workers
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
TRIES = 3  # of a batch that came between those of other workers
MOST_IN_A_BATCH = 500


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
            found[name] = None if found[name] is None else to_json(found[name])
        return [found[name] for name in self.names]


class Waiting(NamedTuple):
    """Writes that are to be committed together, and who waits for them."""

    writes: Sequence[Write | OnlyIf]
    key: str  # what they are about: those of all workers take their locks in the order of keys
    news: Sequence[Item]
    done: asyncio.Future[None]


class Writer:
    """Writes to one database. A write that returned is on disk."""

    def __init__(self, engine: Engine, often: Sequence[UpdateBase]) -> None:
        """`often` are the statements of most batches."""
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"  # other workers may use it too
        self.sender = 0  # this worker, in the news it sends
        self.commits = 0
        self.failure = ""  # of the last commit, if it failed
        is_sqlite = engine.dialect.name == "sqlite"
        self._prepared: dict[Executable, Prepared] = (
            {one: Prepared(one, engine.dialect) for one in often} if is_sqlite else {}
        )
        self._gathered: list[Waiting] = []  # since the last batch
        self._is_writing = False  # a batch is under way, or will be in a moment
        self._idle = asyncio.Event()
        self._batches: SimpleQueue[list[Waiting] | None] = SimpleQueue()  # for the thread; None: it ends
        self._thread: Thread | None = None
        self._connection: Connection | None = None  # of that thread
        self._in_doubt = False  # a commit was sent, and nobody knows yet what became of it

    def start(self) -> None:
        self._thread = Thread(
            target=self._write_batches, args=(asyncio.get_running_loop(),), name="dovre-writer", daemon=True
        )
        self._thread.start()

    async def finish(self) -> None:
        """Wait for what is still to be written, and end."""
        while self._is_writing:
            self._idle.clear()
            await self._idle.wait()
        if self._thread is not None:
            self._batches.put(None)
            self._thread.join()

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
        driver = driver_of(self._writing())
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
        if self._connection is None:
            self._connection = self.engine.connect()
        return self._connection

    def _stop_writing(self) -> None:
        connection, self._connection = self._connection, None
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


def driver_of(connection: Connection) -> Any:
    """A connection as the driver knows it."""
    return connection.connection.driver_connection


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


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
