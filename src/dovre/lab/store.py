"""The folder of a run: its plan, its box, and its games in chunks that are either whole or not there.

    plan.json                          what is played
    box/<game>/*.toml                  the components, where they are an owner's
    chunks/0000000-050/games.parquet   the tables of games 0 to 49: games, seats, decisions, scores, rounds, uses

A chunk is written to a folder beside it and renamed when all its tables are on the disk. So a run that is stopped,
killed or cut off from power has lost no finished chunk, and going on plays exactly those that are missing.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import polars as pl

from dovre.lab.errors import LabError, disk_error
from dovre.lab.plan import Chunk, Plan
from dovre.lab.tables import METADATA_SCHEMA, METADATA_TABLE, SCHEMA, TABLES

try:
    import fcntl
except ImportError:  # Windows: two runs in one folder are not told from each other there
    fcntl = None  # type: ignore[assignment]

PLAN = "plan.json"
PARTIAL = ".partial-"
BOX_MOST = 2_000_000  # bytes of a file of components


class RunFolder:
    """The folder of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.chunks = path / "chunks"

    # -- the plan ------------------------------------------------------------------------------------------------

    def read_plan(self) -> Plan | None:
        """The plan of this run, None where there is none yet."""
        file = self.path / PLAN
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
            plan = Plan.from_data(data)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise disk_error(error, file) from error
        except (ValueError, TypeError, AttributeError):
            raise LabError("plan_broken", path=file) from None
        if plan.schema != SCHEMA:
            raise LabError("schema", path=file, found=plan.schema, accepted=SCHEMA)
        return plan

    def begin(self, plan: Plan, box: Path | None) -> Plan:
        """Make the folder, or take up a run that has the same plan; more games than before are added to it."""
        before = self.read_plan()
        if before is not None:
            differing = plan.differs_from(before)
            if differing:
                raise LabError("other_plan", path=self.path, fields=", ".join(differing))
            plan = replace(plan, chunk=before.chunk, games=max(plan.games, before.games))
        elif self.path.is_dir() and any(self.path.iterdir()):
            raise LabError("not_empty", path=self.path)
        try:
            self.chunks.mkdir(parents=True, exist_ok=True)
            if box is not None and before is None:
                copy_box(box / plan.game, self.path / "box" / plan.game)
            if plan != before:
                write(self.path / PLAN, (json.dumps(plan.to_data(), indent=2) + "\n").encode())
        except OSError as error:
            raise disk_error(error, self.path) from error
        return plan

    @property
    def box(self) -> Path | None:
        """The owner's components of this run, if there are any."""
        folder = self.path / "box"
        return folder if folder.is_dir() else None

    # -- chunks --------------------------------------------------------------------------------------------------

    def missing(self, plan: Plan) -> tuple[list[Chunk], int]:
        """The chunks that are still to be played, and how many were found broken and thrown away."""
        wanted = {chunk.name: chunk for chunk in plan.chunks()}
        broken = 0
        for folder in self.chunks.iterdir():
            if folder.name not in wanted:  # left by a process that died, or the short last chunk of a smaller run
                shutil.rmtree(folder, ignore_errors=True)
            elif not is_whole(folder):
                shutil.rmtree(folder)
                broken += 1
        found = {folder.name for folder in self.chunks.iterdir()}
        return [chunk for name, chunk in wanted.items() if name not in found], broken

    def finished(self, plan: Plan) -> list[Path]:
        """The folders of the chunks that are there, by number."""
        names = sorted(chunk.name for chunk in plan.chunks())
        return [self.chunks / name for name in names if (self.chunks / name).is_dir()]

    def keep(self, chunk: Chunk, files: Mapping[str, bytes]) -> None:
        """Put a chunk on the disk, all of it or nothing."""
        partial = self.chunks / f"{PARTIAL}{chunk.name}"
        try:
            shutil.rmtree(partial, ignore_errors=True)
            partial.mkdir()
            for table, content in files.items():
                write(partial / f"{table}.parquet", content)
            partial.rename(self.chunks / chunk.name)
        except OSError as error:
            shutil.rmtree(partial, ignore_errors=True)
            raise disk_error(error, self.path) from error

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nobody else plays into this folder meanwhile."""
        with open(self.path / ".lock", "wb") as lock:
            if fcntl is not None:
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise LabError("busy", path=self.path) from None
            yield


def write(path: Path, content: bytes) -> None:
    """Write a file whole: a crash leaves the old one or the new one."""
    partial = path.with_name(f"{PARTIAL}{path.name}")
    with open(partial, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(partial, path)


def copy_box(source: Path, target: Path) -> None:
    """The files of a box, so that a run has what it was played with, whatever becomes of the source."""
    target.mkdir(parents=True, exist_ok=True)
    for file in sorted(source.glob("*.toml")):
        shutil.copyfile(file, target / file.name)


def is_whole(folder: Path) -> bool:
    """Whether all tables of a chunk can be read."""
    return all(file_fault(folder / f"{table}.parquet") is None for table in TABLES)


def file_fault(file: Path) -> str | None:
    """What is wrong with a file of a chunk, a key below `wrong`; None if it is whole and of this schema."""
    try:
        metadata = pl.read_parquet_metadata(file)
    except (OSError, pl.exceptions.PolarsError):
        return "cut"
    if metadata.get(METADATA_SCHEMA) != str(SCHEMA) or metadata.get(METADATA_TABLE) != file.stem:
        return "foreign"
    return None
