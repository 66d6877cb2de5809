"""Several server processes on one port: started, watched, started again when one dies, ended together."""

from __future__ import annotations

import multiprocessing
import multiprocessing.process
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any

import structlog
from prometheus_client import multiprocess

log = structlog.get_logger()

FIGURES = "PROMETHEUS_MULTIPROC_DIR"
Work = tuple[Callable[..., None], tuple[Any, ...]]
LOOK_EVERY = 0.2  # seconds
LAST_SECONDS = 6.0  # for workers to end by themselves
QUICK = 2.0  # a worker that lived shorter than these seconds is started again a little later
ENDING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))


def run(work: Sequence[Work]) -> None:
    """One process for each piece of work, until this process is told to end."""
    with tempfile.TemporaryDirectory(prefix="dovre-figures-") as figures:
        os.environ[FIGURES] = figures  # each worker counts in files there, and any of them tells the sum
        _run(work, figures)


def _run(work: Sequence[Work], figures: str) -> None:
    stopped: list[int] = []

    def stop(sign: int, frame: FrameType | None) -> None:
        stopped.append(sign)

    before = {sign: signal.signal(sign, stop) for sign in ENDING}
    running = [_start(one) for one in work]
    began = [time.monotonic()] * len(work)
    try:
        while not stopped:
            time.sleep(LOOK_EVERY)
            for number, process in enumerate(running):
                if process.is_alive() or stopped or time.monotonic() < began[number] + QUICK:
                    continue
                log.error("a worker has ended and is started again", worker=number, exit_code=process.exitcode)
                multiprocess.mark_process_dead(process.pid, figures)  # type: ignore[no-untyped-call]
                running[number], began[number] = _start(work[number]), time.monotonic()
    finally:
        _end(running)
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _start(work: Work) -> SpawnProcess:
    """Spawned, never forked: a fork takes the locks of other threads with it."""
    process = multiprocessing.get_context("spawn").Process(target=_work, args=work)
    process.start()
    return process


def _work(function: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    end_with_parent()
    function(*arguments)


def end_with_parent() -> None:
    """Let this process end when the one that started it has ended, even by a kill."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for_end, args=(parent,), daemon=True).start()


def _wait_for_end(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(LAST_SECONDS)
    os._exit(1)


def _end(running: Sequence[SpawnProcess]) -> None:
    end = time.monotonic() + LAST_SECONDS
    for process in running:
        process.terminate()
    for process in running:
        process.join(max(0.0, end - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
