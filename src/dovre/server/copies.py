"""Whole copies of an SQLite file: for their owner alone, and there only when they are whole."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database


def keep_copy(source: Path, why: str) -> Path:
    """A copy beside a database that is about to be changed; `why` is part of its name."""
    kept = free_name(source, why)
    with half_made(kept) as half:
        copy_to(source, half)
        os.replace(half, kept)
    return kept


def free_name(file: Path, why: str = "") -> Path:
    """A name beside a file that no file has: with the reason and the present time."""
    words = "-".join(filter(None, (file.stem, why, time.strftime("%Y%m%d-%H%M%S"))))
    name, number = file.with_name(f"{words}{file.suffix}"), 1
    while name.exists():
        number += 1
        name = file.with_name(f"{words}-{number}{file.suffix}")
    return name


@contextmanager
def half_made(target: Path) -> Iterator[Path]:
    """An empty file beside the target, for its owner alone; what is not moved to its place is gone afterwards."""
    half = target.with_name(f".{target.name}.{os.getpid()}.half")
    os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield half
    finally:
        for path in (half, *(Path(f"{half}{more}") for more in BESIDE)):
            path.unlink(missing_ok=True)


def copy_to(source: Path, target: Path) -> None:
    """Copy all that is committed, also while somebody writes, and flush it; OSError where the disk takes no more."""
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        code = errno.ENOSPC if "full" in str(error) else errno.EIO
        raise OSError(code, str(error), str(target.parent)) from error
    with open(target, "rb") as file:
        os.fsync(file.fileno())
