"""Processes that leave Ctrl-C to the one that started them."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes started meanwhile hear neither Ctrl-C nor a closed terminal: their parent decides when they end.

    They take over which signals are blocked, so they are deaf from their first moment, before any code of ours runs in
    them. A Ctrl-C that this process is sent meanwhile reaches it afterwards, so that no process is left half started.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # a process of Python's own; when it starts, it lets interrupts through again
    with _interrupt_postponed():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGHUP})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _interrupt_postponed() -> Iterator[None]:
    """`KeyboardInterrupt` comes afterwards.

    Blocking the signal is not enough: where there are other threads, one of them takes it, and Python interrupts the
    main one all the same.
    """
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield  # nothing is raised here
        return
    came: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if came:
            signal.raise_signal(signal.SIGINT)
