"""Copies of the database: taken while the server runs, checked before they are put back."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from dovre.server.refusals import Refused


class BackupRefused(Refused):
    """A copy that cannot be made or put back."""


def backup(url: str, target: Path) -> int:
    """Copy the database to a file that appears only when it is whole; returns how many tables are in it."""
    source = database_file(url)
    if not source.exists():
        raise BackupRefused("no_database", path=str(source))
    half = target.with_name(f".{target.name}.half")
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(half)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")
        count = inspect(half)
        _flush(half)
        os.replace(half, target)
    finally:
        half.unlink(missing_ok=True)
    return count


def restore(copy: Path, url: str) -> tuple[int, Path | None]:
    """Put a copy in the place of the database; the one before is kept. Not while a server uses it."""
    if not copy.is_file():
        raise FileNotFoundError(2, "missing", str(copy))
    count = inspect(copy)
    target = database_file(url)
    target.parent.mkdir(parents=True, exist_ok=True)
    half = target.with_name(f".{target.name}.half")
    with closing(sqlite3.connect(copy)) as here, closing(sqlite3.connect(half)) as there:
        here.backup(there)
    _flush(half)
    before = None
    if target.exists():
        _close_journal(target)
        before = target.with_name(f"{target.stem}-{time.strftime('%Y%m%d-%H%M%S')}{target.suffix}")
        os.replace(target, before)
    os.replace(half, target)
    return count, before


def database_file(url: str) -> Path:
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database:
        raise BackupRefused("not_sqlite")
    return Path(parts.database)


def inspect(path: Path) -> int:
    """How many tables a copy holds; BackupRefused if it is damaged or something else."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            (state,) = connection.execute("PRAGMA integrity_check").fetchone()
            if state != "ok":
                raise BackupRefused("damaged", path=str(path))
            connection.execute("SELECT count(*) FROM log").fetchone()
            (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            return int(count)
    except sqlite3.DatabaseError as error:
        raise BackupRefused("damaged", path=str(path)) from error


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


def _flush(path: Path) -> None:
    with open(path, "rb") as file:
        os.fsync(file.fileno())
