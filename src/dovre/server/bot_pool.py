"""Bots think in processes of their own: a bot that thinks long delays nobody else's table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from hashlib import sha256
from typing import Any, TypeVar

import structlog

from dovre.bots import Bot, UnknownBot, bot
from dovre.bots.checked import CRASHED, CheckedBot, Fault
from dovre.bots.processes import interrupts_held_back
from dovre.kernel.rng import MAX_SEED, Rng
from dovre.kernel.view import View
from dovre.server.metrics import FAULTS
from dovre.server.workers import end_with_parent

log = structlog.get_logger()

Answer = tuple[str, Fault | None]  # the token, and why it is a random one

T = TypeVar("T")


PATIENT_NICENESS = 10
KEPT = 200  # bots that a process remembers, with what they have planned

_bots: dict[tuple[str, str], Bot] = {}  # of this process, by name and player; the one asked last is the last


def _choose(name: str, view: View, seconds: float, player: str, seed: str) -> Answer:
    """What a bot answers; a random legal answer where it has none that counts."""
    rng = _rng(seed)
    try:
        checked = CheckedBot(_bot_of(name, player), name)
    except UnknownBot as error:  # the host has taken it from the setting
        return _random(view, seed), Fault(CRASHED, str(error))
    token = checked.choose(view, seconds, rng).token
    return token, checked.faults[0] if checked.faults else None


def _bot_of(name: str, player: str) -> Bot:
    """The bot that plays for somebody: the same one as before, unless it has not been asked for long."""
    found = _bots.pop((name, player), None) or bot(name)
    if player:
        _bots[name, player] = found
        if len(_bots) > KEPT:
            del _bots[next(iter(_bots))]
    return found


def _rng(seed: str) -> Rng:
    return Rng.of(int.from_bytes(sha256(seed.encode()).digest()[:8], "big") & MAX_SEED)


def _random(view: View, seed: str) -> str:
    return _rng(seed).choice(view.legal).token


class Lane:
    """Processes that answer one question at a time each, in the order they are asked."""

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self.workers = workers
        self.niceness = niceness
        self._turns = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        async with self._turns:
            return await self._ask(work, args)

    async def _ask(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            pool = self._processes()
            try:
                with interrupts_held_back():
                    asked = loop.run_in_executor(pool, work, *args)
                return await asked
            except BrokenProcessPool:  # a worker was killed: start afresh, once
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # the server has threads, which a fork would not survive
            with interrupts_held_back():
                self._pool = ProcessPoolExecutor(
                    self.workers, mp_context=context, initializer=_begin, initargs=(self.niceness,)
                )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin(niceness: int) -> None:
    """What a process does first."""
    end_with_parent()
    if niceness and hasattr(os, "nice"):
        with suppress(OSError):  # a host may forbid it: then bots think as others do
            os.nice(niceness)


class BotPool:
    """Processes that choose for bots. What they get is a view.

    Tables at which people sit have processes of their own. Those of bots alone share one more, which takes what the
    machine has left: however many they are and however long their bots think, nobody waits for them.
    """

    def __init__(self, workers: int, seconds: float = 1.0) -> None:
        self.seconds = seconds
        self.prompt = Lane(workers)
        self.patient = Lane(1, PATIENT_NICENESS)

    async def choose(self, name: str, view: View, seed: str, *, player: str = "", patient: bool = False) -> str:
        """What this bot answers; its chance comes from the seed. Where nobody waits for it, it may be patient.

        `player` says for whom it plays, such as a seat of a table: there it may go on with what it has planned.
        """
        try:
            token, fault = await self.run(_choose, name, view, self.seconds, player, seed, patient=patient)
        except BrokenProcessPool:  # twice: then it was the bot itself
            token, fault = _random(view, seed), Fault(CRASHED, "its process has ended")
        if fault is not None:
            FAULTS.labels(name, fault.kind).inc()
            log.warning("a random answer was taken for a bot", bot=name, fault=fault.kind, why=fault.why)
        return token

    async def run(self, work: Callable[..., T], *args: Any, patient: bool = False) -> T:
        """What `work(*args)` gives in one of the processes, when its turn comes."""
        return await (self.patient if patient else self.prompt).run(work, args)

    def close(self) -> None:
        self.prompt.close()
        self.patient.close()
