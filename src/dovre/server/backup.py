"""Copies of the database: taken while the server runs, checked before they are put back."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from dovre.server import starting
from dovre.server.copies import BESIDE, copy_to, free_name, half_made
from dovre.server.migrate import is_known
from dovre.server.refusals import Refused
from dovre.server.starting import AlreadyServed, locked


class BackupRefused(Refused):
    """A copy that cannot be made or put back."""


def backup(url: str, target: Path) -> int:
    """Copy the database to a file that appears only when it is whole; returns how many tables are in it."""
    source = database_file(url)
    if not source.is_file():
        raise BackupRefused("no_database", path=str(source))
    inspect(source)
    with half_made(target) as half:
        copy_to(source, half)
        count = inspect(half)
        os.replace(half, target)
    return count


def restore(copy: Path, url: str) -> tuple[int, Path | None]:
    """Put a copy in the place of the database; the one before is kept. Not while a server uses it."""
    if not copy.exists():
        raise FileNotFoundError(errno.ENOENT, "missing", str(copy))
    target = database_file(url)
    count = inspect(copy)
    check_schema(copy)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        with locked(target, ""), half_made(target) as half:
            copy_to(copy, half)
            before = _put_aside(target)
            os.replace(half, target)
    except AlreadyServed:
        raise BackupRefused("in_use", path=str(target)) from None
    return count, before


def database_file(url: str) -> Path:
    file = starting.database_file(url)
    if file is None:
        raise BackupRefused("not_sqlite")
    return file


def check_schema(path: Path) -> None:
    """Refuse a copy that a newer dovre has written: this one could not open it."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
    if not is_known(revision):
        raise BackupRefused("database_newer", path=str(path))


def inspect(path: Path) -> int:
    """How many tables a copy holds; BackupRefused if it is damaged or something else, OSError if it cannot be read."""
    with open(path, "rb"):
        pass
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (state,) = connection.execute("PRAGMA integrity_check").fetchone()
            if state != "ok":
                raise BackupRefused("damaged", path=str(path))
            connection.execute("SELECT count(*) FROM log, alembic_version").fetchone()
            (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            return int(count)
    except sqlite3.DatabaseError as error:
        raise BackupRefused("damaged", path=str(path)) from error


def _put_aside(database: Path) -> Path | None:
    """Move a database out of the way under a name of its own; None if there is none."""
    before = None
    if database.exists():
        _close_journal(database)
        before = free_name(database)
        os.replace(database, before)
    for more in BESIDE:
        with suppress(FileNotFoundError):
            if before is None:  # of a database that is gone: it would spoil the next one
                Path(f"{database}{more}").unlink()
            else:  # of a damaged one, perhaps of use to who mends it
                os.replace(f"{database}{more}", f"{before}{more}")
    return before


def _close_journal(path: Path) -> None:
    """Bring what stands in the write-ahead log into the file itself; refused while somebody writes."""
    try:
        with closing(sqlite3.connect(path, timeout=1)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError as error:
        raise BackupRefused("in_use", path=str(path)) from error
    except sqlite3.DatabaseError:  # damaged: that is why a copy is put back
        return
