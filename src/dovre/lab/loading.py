"""The tables of a run as lazy Polars frames, for notebooks and programs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import polars as pl

from dovre.kernel.components import FOLDER_VARIABLE
from dovre.kernel.state import State
from dovre.lab.errors import LabError
from dovre.lab.plan import Plan
from dovre.lab.store import RunFolder, file_fault
from dovre.lab.tables import TABLES

BATCH = 1000  # games that are looked at together where memory is to stay small


@dataclass(frozen=True, slots=True)
class Run:
    """What was played, and the tables: `run.games`, `run.seats`... are lazy, `collect()` reads them."""

    folder: Path
    plan: Plan
    chunks: tuple[Path, ...]

    @property
    def games(self) -> pl.LazyFrame:
        return self.table("games")

    @property
    def seats(self) -> pl.LazyFrame:
        return self.table("seats")

    @property
    def decisions(self) -> pl.LazyFrame:
        return self.table("decisions")

    @property
    def scores(self) -> pl.LazyFrame:
        return self.table("scores")

    @property
    def rounds(self) -> pl.LazyFrame:
        return self.table("rounds")

    @property
    def uses(self) -> pl.LazyFrame:
        return self.table("uses")

    def table(self, name: str) -> pl.LazyFrame:
        return pl.scan_parquet([chunk / f"{name}.parquet" for chunk in self.chunks])

    def batches(self) -> Iterator[Run]:
        """The same run in parts of a thousand games or so, for figures that are sums."""
        size = max(1, BATCH // self.plan.chunk)
        for first in range(0, len(self.chunks), size):
            yield Run(self.folder, self.plan, self.chunks[first : first + size])

    def state(self, game: int, answers: int | None = None) -> State:
        """The table of one game after so many answers, at the end without a number; a notebook draws it."""
        from dovre.lab.replay import state_of

        return state_of(self, game, answers)


def take_up_box(run: Run) -> None:
    """Let this process play with the components of a run, where they are an owner's and no game is loaded yet."""
    box = run.folder / "box"
    if box.is_dir():
        os.environ[FOLDER_VARIABLE] = str(box.resolve())


def load(folder: str | Path) -> Run:
    """The run in a folder, as far as it is finished; LabError names a file that is cut or of another schema."""
    home = RunFolder(Path(folder))
    plan = home.read_plan()
    if plan is None:
        raise LabError("no_run", path=folder)
    chunks = home.finished(plan)
    if not chunks:
        raise LabError("no_games", path=folder)
    for chunk in chunks:
        for table in TABLES:
            file = chunk / f"{table}.parquet"
            fault = file_fault(file)
            if fault is not None:
                raise LabError(fault, path=file)
    return Run(home.path, plan, tuple(chunks))
