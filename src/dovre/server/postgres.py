"""News between workers over PostgreSQL: LISTEN on a connection of its own, NOTIFY with every commit (`store.py`).

The same connection holds a lock with the worker's number. The database lets go of it when the worker ends, however it
ends, so the locks that are held tell which workers live. Each table belongs to one of them, which all find by the same
rule; when one comes or goes, only the tables change hands that it gets or had.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError

from dovre.server.news import Hear, Item, News, WorkerJoined
from dovre.server.store import WORKER_LOCKS, Store
from dovre.server.writer import CHANNEL

log = structlog.get_logger()

LOOK_EVERY = 1.0  # seconds between looks at which workers live
CONNECT_AGAIN, CONNECT_AGAIN_MOST = 0.2, 5.0  # seconds
MOST_REMEMBERED = 20_000  # owners of tables
# how soon the database notices a worker whose machine is gone: after about ten seconds
KEEPALIVES = ("tcp_keepalives_idle = 5", "tcp_keepalives_interval = 2", "tcp_keepalives_count = 3")
DECODER: msgspec.json.Decoder[tuple[int, Item]] = msgspec.json.Decoder(tuple[int, Item])


def owner(workers: tuple[int, ...], table: str) -> int:
    """The worker that owns a table: all find the same one, and a worker that goes changes nothing for the rest."""
    return max(workers, key=lambda worker: hashlib.blake2b(f"{worker}/{table}".encode(), digest_size=8).digest())


class PostgresNews(News):
    """What one worker hears from the others."""

    shared = True

    def __init__(self, url: str | URL) -> None:
        self.url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.worker = secrets.randbelow(2**31 - 1) + 1
        self.workers: tuple[int, ...] = ()  # those that live; empty while this one does not know
        self.owners: dict[str, int] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.connection: Any = None
        self.descriptor = -1  # of the connection, also when it is lost
        self.lost = asyncio.Event()

    def owns(self, table: str) -> bool:
        if not self.workers:
            return False
        found = self.owners.get(table)
        if found is None:
            if len(self.owners) >= MOST_REMEMBERED:
                self.owners.clear()
            found = self.owners[table] = owner(self.workers, table)
        return found == self.worker

    async def open(
        self, store: Store, hear: Hear, on_workers: Callable[[set[int]], None], on_gap: Callable[[], None]
    ) -> None:
        self.store, self.hear, self.on_workers, self.on_gap = store, hear, on_workers, on_gap
        store.sender = self.worker
        await self._connect()
        await self._look_at_workers()
        await store.tell(WorkerJoined())
        self.tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._watch_workers())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self._disconnect()

    # -- the connection ------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        self.connection = await loop.run_in_executor(None, self._make_connection)
        self.descriptor = self.connection.fileno()
        self.lost.clear()
        loop.add_reader(self.descriptor, self._on_readable)

    def _make_connection(self) -> Any:
        import psycopg

        connection = psycopg.connect(self.url, autocommit=True, application_name="dovre news", connect_timeout=5)
        for setting in KEEPALIVES:
            connection.execute(f"SET {setting}")
        connection.execute(f"LISTEN {CHANNEL}")
        connection.execute("SELECT pg_advisory_lock(%s, %s)", (WORKER_LOCKS, self.worker))
        return connection

    def _disconnect(self) -> None:
        if self.connection is not None:
            asyncio.get_running_loop().remove_reader(self.descriptor)
            self.connection.close()
            self.connection = None

    def _on_readable(self) -> None:
        """Something has come: news, or the end of the connection."""
        try:
            self.connection.pgconn.consume_input()
            found = []
            while (notice := self.connection.pgconn.notifies()) is not None:
                found.append(notice.extra)
        except Exception as error:  # psycopg is loaded only where it is used: its errors have no name here
            log.error("the connection for news was lost", error=repr(error))
            self._disconnect()
            self.lost.set()
            return
        try:
            for payload in found:
                self._hear(payload)
        except Exception as error:  # of one table: the others must not miss what comes after it
            log.error("news could not be followed", error=repr(error), exc_info=error)
            self.on_gap()

    def _hear(self, payload: bytes) -> None:
        try:
            sender, item = DECODER.decode(payload)
        except msgspec.MsgspecError:  # of a newer dovre, or of another program
            log.warning("news that cannot be read", news=payload[:80].decode(errors="replace"))
            return
        if sender == self.worker:
            return
        if isinstance(item, WorkerJoined):
            self.tasks.append(asyncio.create_task(self._look_at_workers()))
            self.tasks = [task for task in self.tasks if not task.done()]
        else:
            self.hear(sender, item)

    async def _stay_connected(self) -> None:
        """When the connection is lost, own nothing until there is another one; then look for what was missed."""
        while True:
            await self.lost.wait()
            self._set_workers(())
            wait = CONNECT_AGAIN
            while self.lost.is_set():
                try:
                    await self._connect()
                except Exception as error:  # as in `_on_readable`
                    log.warning("the database does not answer", error=repr(error)[:200])
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, CONNECT_AGAIN_MOST)
            await self._look_at_workers()
            self.on_gap()

    # -- who lives -----------------------------------------------------------------------------------------------

    async def _watch_workers(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._look_at_workers()

    async def _look_at_workers(self) -> None:
        try:
            found = tuple(await self.store.workers())
        except DBAPIError as error:
            log.warning("the database does not answer", error=repr(error)[:200])
            return
        if not self.lost.is_set() and self.worker in found:
            self._set_workers(found)

    def _set_workers(self, workers: tuple[int, ...]) -> None:
        if workers != self.workers:
            gone = set(self.workers) - set(workers) if workers else set()
            self.workers = workers
            self.owners.clear()
            self.on_workers(gone)
