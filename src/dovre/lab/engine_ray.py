"""Plays chunks with Ray, on this machine or on a cluster: the same chunks, the same games.

The cluster is the one that `RAY_ADDRESS` names; without it, Ray is started here. Every node needs this version of
dovre. Components of one's own travel with the work: each box has worker processes of its own.
A task whose node or process dies is given to another.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

from dovre.kernel.components import FOLDER_VARIABLE
from dovre.lab.engine_local import Played
from dovre.lab.errors import LabError
from dovre.lab.plan import Chunk, Plan

BOX_VARIABLE = "DOVRE_LAB_BOX"  # the fingerprint of a box: processes of Ray are kept apart by their environment
RETRIES = 3  # how often a chunk is tried again when a node or a process dies
AHEAD = 2  # tasks that wait for each process, so that none is idle

BoxFiles = dict[str, bytes]  # by file name


def play_chunks(
    plan: Plan, chunks: Sequence[Chunk], *, processes: int, box: Path | None
) -> Generator[Played, None, None]:
    """Play these chunks and give each when it is finished; `processes` counts where Ray is started here."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, processes)
    try:
        yield from _play(ray, plan, chunks, _read_box(plan, box))
    finally:
        if ours:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError as error:
        raise LabError("ray") from error
    return ray


def _connect(ray: Any, processes: int) -> None:
    """Join a running cluster, or start Ray on this machine."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if os.environ.get("RAY_ADDRESS"):
            ray.init(**quiet)
        else:
            ray.init(num_cpus=processes, include_dashboard=False, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise LabError("no_ray", why=" ".join(str(error).split())[:200]) from error


def _play(ray: Any, plan: Plan, chunks: Sequence[Chunk], box: BoxFiles) -> Generator[Played, None, None]:
    environment = {"POLARS_MAX_THREADS": "1", BOX_VARIABLE: plan.box}
    task = ray.remote(num_cpus=1, max_retries=RETRIES, runtime_env={"env_vars": environment})(play_task)
    todo = list(reversed(chunks))
    running: dict[Any, Chunk] = {}
    while todo or running:
        wanted = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while todo and len(running) < wanted:
            chunk = todo.pop()
            running[task.remote(plan, chunk, box)] = chunk
        ready, _ = ray.wait(list(running), timeout=1.0)
        for reference in ready:
            yield Played(running[reference], _result(ray, reference, running.pop(reference)))


def _result(ray: Any, reference: Any, chunk: Chunk) -> dict[str, bytes]:
    try:
        files: dict[str, bytes] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, LabError):
            raise cause from None
        raise LabError("crashed", game=chunk.first, why=f"{type(cause).__name__}: {cause}"[:200]) from error
    except ray.exceptions.RayError as error:
        why = type(error).__name__
        raise LabError("died", first=chunk.first, last=chunk.first + chunk.count - 1, code=why) from error
    return files


def play_task(plan: Plan, chunk: Chunk, box: BoxFiles) -> dict[str, bytes]:
    """What a worker process of Ray does: lay out the box, once, and play."""
    if box and FOLDER_VARIABLE not in os.environ:
        folder = Path(tempfile.mkdtemp(prefix="dovre-box-"), plan.game)
        folder.mkdir()
        for name, content in box.items():
            (folder / name).write_bytes(content)
        os.environ[FOLDER_VARIABLE] = str(folder.parent)
    from dovre.lab.play import play_chunk  # after the box is laid out

    return play_chunk(plan, chunk)


def _read_box(plan: Plan, box: Path | None) -> BoxFiles:
    if box is None:
        return {}
    return {file.name: file.read_bytes() for file in sorted((box / plan.game).glob("*.toml"))}
