"""Plays chunks in processes of this machine. One that dies is replaced, and its chunk played again, once."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import NamedTuple

from dovre.bots.processes import interrupts_held_back
from dovre.lab.errors import LabError
from dovre.lab.plan import Chunk, Plan
from dovre.lab.worker import work

CONTEXT = get_context("spawn")  # never forked: a fork takes the locks of other threads with it
LIVES = 2  # how often a chunk is tried when the process that plays it dies


class Played(NamedTuple):
    """One game more is played; with `files`, a chunk is finished."""

    chunk: Chunk
    files: dict[str, bytes] | None = None


class Worker:
    """A process and the chunk it plays now."""

    def __init__(self, box: Path | None) -> None:
        self.connection, theirs = CONTEXT.Pipe()
        self.process: SpawnProcess = CONTEXT.Process(
            target=work, args=(theirs, None if box is None else str(box.resolve())), daemon=True
        )
        with interrupts_held_back():
            self.process.start()
        theirs.close()
        self.chunk: Chunk | None = None

    def give(self, plan: Plan, chunk: Chunk) -> None:
        self.chunk = chunk
        self.connection.send((plan, chunk))

    def end(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join()


def play_chunks(
    plan: Plan, chunks: Sequence[Chunk], *, processes: int, box: Path | None
) -> Generator[Played, None, None]:
    """Play these chunks and give each when it is finished; who stops listening ends the processes."""
    todo, tries = deque(chunks), dict.fromkeys(chunks, 0)
    workers: list[Worker] = []
    try:
        workers += [Worker(box) for _ in range(min(processes, len(chunks)))]
        for worker in workers:
            _next(worker, plan, todo)
        while any(worker.chunk for worker in workers):
            ready = wait([worker.connection for worker in workers if worker.chunk])
            for worker in [worker for worker in workers if worker.connection in ready]:
                heard = _hear(worker.connection)
                if heard is None:
                    workers.remove(worker)
                    workers.append(_replace(worker, plan, tries, box))
                    continue
                assert worker.chunk is not None
                yield Played(worker.chunk, heard)
                if heard:
                    _next(worker, plan, todo)
    finally:
        for worker in workers:
            worker.end()


def _next(worker: Worker, plan: Plan, todo: deque[Chunk]) -> None:
    worker.chunk = None
    if todo:
        worker.give(plan, todo.popleft())


def _hear(connection: Connection) -> dict[str, bytes] | None:
    """The files of a finished chunk, {} for a game more, None from a process that has died."""
    try:
        kind, content = connection.recv()
    except (EOFError, OSError):
        return None
    if kind == "error":
        raise content
    return content if kind == "chunk" else {}


def _replace(dead: Worker, plan: Plan, tries: dict[Chunk, int], box: Path | None) -> Worker:
    """A new process for the chunk of one that died."""
    dead.end()
    chunk = dead.chunk
    assert chunk is not None
    tries[chunk] += 1
    if tries[chunk] >= LIVES:
        raise LabError("died", first=chunk.first, last=chunk.first + chunk.count - 1, code=dead.process.exitcode)
    worker = Worker(box)
    worker.give(plan, chunk)
    return worker
