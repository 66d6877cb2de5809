"""A run: games in bulk, stored as they are finished, taken up again where they were left."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, Protocol

from dovre.bots.match import cores
from dovre.kernel.components import FOLDER_VARIABLE, owner_folder
from dovre.lab import engine_local
from dovre.lab.engine_local import CONTEXT, Played
from dovre.lab.errors import LabError
from dovre.lab.plan import Chunk, Plan, make_plan
from dovre.lab.store import RunFolder
from dovre.lab.worker import plan_with_box

ENGINES = ("local", "ray")


class Engine(Protocol):
    def __call__(
        self, plan: Plan, chunks: Sequence[Chunk], *, processes: int, box: Path | None
    ) -> Generator[Played, None, None]: ...


class RunResult(NamedTuple):
    plan: Plan
    before: int  # games that were there when it began
    played: int
    broken: int  # chunks that were found cut, and were played again


def run(
    game: str,
    folder: str | Path,
    *,
    bots: Sequence[str] = ("greedy",),
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 1000,
    seed: int = 1,
    box: str | Path | None = None,
    processes: int | None = None,
    engine: str = "local",
    progress: Callable[[int, int], None] | None = None,
) -> RunResult:
    """Play games of bots into a folder; if it holds a part of them already, only the others are played.

    `box` is a folder with components of one's own, as `DOVRE_COMPONENTS` names one. `progress(done, total)` is called
    with games. Stopped at any moment, what is finished stays.
    """
    home = RunFolder(Path(folder))
    own = own_box(game, box)
    wanted: dict[str, object] = {
        "bots": list(bots),
        "seats": seats,
        "options": dict(options or {}),
        "games": games,
        "seed": seed,
    }
    plan = home.begin(plan_for(game, own, wanted), own)
    with home.locked():
        todo, broken = home.missing(plan)
        before = plan.games - sum(chunk.count for chunk in todo)
        count = processes or cores()
        with closing(find_engine(engine)(plan, todo, processes=count, box=home.box)) as playing:
            _store(home, playing, before, plan.games, progress)
    return RunResult(plan, before, plan.games - before, broken)


def _store(
    home: RunFolder, playing: Iterable[Played], done: int, total: int, progress: Callable[[int, int], None] | None
) -> None:
    """Keep each chunk when it is finished; games are counted as they end, those of a chunk that is lost anew."""
    underway: dict[Chunk, int] = {}
    for played in playing:
        if played.files:
            home.keep(played.chunk, played.files)
            underway.pop(played.chunk, None)
            done += played.chunk.count
        else:
            underway[played.chunk] = min(underway.get(played.chunk, 0) + 1, played.chunk.count)
        if progress is not None:
            progress(done + sum(underway.values()), total)


def own_box(game: str, box: str | Path | None) -> Path | None:
    """The folder of components to play with: the one that is named, or that of the environment."""
    if box is None:
        return Path(os.environ[FOLDER_VARIABLE]) if owner_folder(game) is not None else None
    if not (Path(box) / game).is_dir():
        raise LabError("no_box", path=box, game=game)
    return Path(box)


def plan_for(game: str, box: Path | None, wanted: dict[str, object]) -> Plan:
    """The plan, made in a process of its own where the box is not that of this one."""
    here = os.environ.get(FOLDER_VARIABLE) or None
    if (str(box) if box is not None else None) == here:
        return make_plan(game, **wanted)  # type: ignore[arg-type]
    with ProcessPoolExecutor(1, mp_context=CONTEXT) as pool:
        plan: Plan = pool.submit(plan_with_box, None if box is None else str(box.resolve()), game, wanted).result()
    return plan


def find_engine(name: str) -> Engine:
    if name not in ENGINES:
        raise LabError("engine", found=name[:40], accepted=", ".join(ENGINES))
    if name == "ray":
        from dovre.lab import engine_ray

        return engine_ray.play_chunks
    return engine_local.play_chunks
