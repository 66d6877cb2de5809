"""Before a server starts: its database is opened, brought up to date and locked, or one sentence says why not."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import create_engine, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError

from dovre.server.migrate import upgrade
from dovre.server.refusals import Refused
from dovre.server.schema import METADATA

try:
    import fcntl
except ImportError:  # not on Windows: there a second server is not noticed
    fcntl = None  # type: ignore[assignment]

PATIENCE = 1.0  # seconds for a database server to take a connection
NO_RIGHT = "42501"  # of PostgreSQL
OWNER_ALONE = 0o077  # what is taken from the rights of new files: sessions and hands are nobody else's to read


class StartRefused(Refused):
    """The server cannot start."""


class AlreadyServed(StartRefused):
    """Another server uses this database; `address` is where it is found."""

    def __init__(self, path: Path, address: str) -> None:
        super().__init__("served", path=str(path), address=address or "?")
        self.address = address


@contextmanager
def prepared(url: str, address: str, workers: int = 1) -> Iterator[None]:
    """The database checked and, if it is a file, locked for one server as long as this lasts."""
    os.umask(OWNER_ALONE)
    if workers > 1 and read_address(url).get_backend_name() != "postgresql":
        raise StartRefused("workers_one", workers=workers)
    file = database_file(url)
    if file is None:
        check_server(url)
        check_database(url)
        yield
        return
    check_folder(file)
    with locked(file, address):
        check_database(url)
        for path in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            with suppress(OSError):
                path.chmod(0o600)
        yield


def read_address(url: str) -> URL:
    """The parts of the address of a database; StartRefused for one that makes no sense."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise StartRefused("bad_database", database=url[:80]) from None


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for another one. StartRefused for an address that makes no sense."""
    parts = read_address(url)
    if parts.get_backend_name() != "sqlite":
        return None
    if parts.host or not parts.database or parts.database == ":memory:":  # games are kept in a file
        raise StartRefused("bad_database", database=url[:80])
    return Path(parts.database)


def check_folder(file: Path) -> None:
    """Refuse a place where no file can be."""
    if not file.parent.is_dir():
        raise StartRefused("database_folder", path=str(file.parent))
    if file.is_dir():
        raise StartRefused("database_damaged", path=str(file))
    readable = os.access(file, os.R_OK | os.W_OK) if file.exists() else True
    if not readable or not os.access(file.parent, os.W_OK):
        raise StartRefused("database_read_only", path=str(file))


def lock_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.lock")


@contextmanager
def locked(file: Path, address: str) -> Iterator[None]:
    """One server for one file. The lock goes with the process, however it ends; the file beside it may stay."""
    with open(lock_file(file), "a+", encoding="utf-8") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise AlreadyServed(file, _address_in(lock)) from None
        lock.truncate(0)
        json.dump({"pid": os.getpid(), "address": address}, lock)
        lock.flush()
        yield


def _address_in(lock: Any) -> str:
    try:
        lock.seek(0)
        return str(json.load(lock)["address"])
    except (ValueError, KeyError, TypeError, OSError):
        return ""


def running_server(url: str) -> str | None:
    """Where the server is found that has locked this database; None if there is none."""
    file = database_file(url)
    if file is None or not lock_file(file).exists():
        return None
    try:
        with locked(file, ""):
            return None
    except AlreadyServed as served:
        return served.address or None
    except OSError:
        return None


def shown_address(url: str) -> str:
    """A database as its host knows it: a file, or an address without its password."""
    parts = make_url(url)
    if parts.get_backend_name() == "sqlite":
        return parts.database or ""
    return parts.set(drivername=parts.get_backend_name()).render_as_string()


def check_server(url: str) -> None:
    """Refuse a database server that cannot be reached, sooner than its driver would."""
    parts = make_url(url)
    if parts.get_backend_name() != "postgresql" or not parts.host or "," in parts.host:
        return
    looking: Future[None] = Future()
    place = (parts.host, parts.port or 5432)
    threading.Thread(target=_look_for, args=(place, looking), daemon=True).start()  # names may be looked up for long
    try:
        looking.result(PATIENCE)
    except TimeoutError:
        raise StartRefused("database_away", path=shown_address(url), why="timeout") from None
    except OSError as error:
        raise StartRefused("database_away", path=shown_address(url), why=error.strerror or str(error)) from None


def _look_for(place: tuple[str, int], found: Future[None]) -> None:
    try:
        socket.create_connection(place, PATIENCE).close()
        found.set_result(None)
    except (OSError, UnicodeError) as error:
        found.set_exception(error if isinstance(error, OSError) else OSError(str(error)))


def check_database(url: str) -> None:
    """Open the database and bring it up to date; StartRefused says in a sentence what is wrong with it."""
    shown, name = make_url(url), shown_address(url)
    wait = {"connect_timeout": 2} if shown.get_backend_name() == "postgresql" else {}
    try:
        engine = create_engine(url, connect_args=wait)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StartRefused("no_driver", database=shown.drivername, why=str(error)[:80]) from None
    try:
        tables = set(inspect(engine).get_table_names())
        if tables and "alembic_version" not in tables:
            raise StartRefused("database_foreign", path=name)
        if "alembic_version" in tables and not tables & set(METADATA.tables):
            raise StartRefused("database_foreign", path=name)
        upgrade(engine)
    except CommandError:
        raise StartRefused("database_newer", path=name) from None
    except OSError as error:
        raise StartRefused("database_copy", path=name, why=error.strerror or str(error)) from None
    except DBAPIError as error:
        raise _refusal_of(error, name) from error
    finally:
        engine.dispose()


def _refusal_of(error: DBAPIError, name: str) -> StartRefused:
    words = str(error.orig).lower()
    if "password" in words or "authentication" in words:
        return StartRefused("database_password", path=name)
    if "readonly" in words or "read-only" in words or getattr(error.orig, "sqlstate", "") == NO_RIGHT:
        return StartRefused("database_read_only", path=name)
    if "no such column" in words or "already exists" in words:
        return StartRefused("database_foreign", path=name)
    is_file_error = isinstance(error.orig, sqlite3.DatabaseError) and not isinstance(
        error.orig, sqlite3.OperationalError
    )
    damaged = is_file_error or "malformed" in words or "not a database" in words
    if isinstance(error, OperationalError) and not damaged:
        return StartRefused("database_away", path=name, why=_last_words(str(error.orig)))
    return StartRefused("database_damaged", path=name)


def _last_words(message: str) -> str:
    """What a driver says is wrong, without where it tried what before."""
    return message.splitlines()[0].rpartition("FATAL:")[2].rpartition("failed: ")[2].strip()[:120]
