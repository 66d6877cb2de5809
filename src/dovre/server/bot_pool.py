"""Bots think in processes of their own: a bot that thinks long delays nobody else's table."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256

from dovre.bots import bot
from dovre.kernel.rng import MAX_SEED, Rng
from dovre.kernel.view import View


def _choose(name: str, view: View, budget: float, seed: str) -> str:
    start = int.from_bytes(sha256(seed.encode()).digest()[:8], "big") & MAX_SEED
    return bot(name).choose(view, budget, Rng.of(start)).token


class BotPool:
    """A pool of processes that choose for bots. What they get is a view.

    A process takes one question at a time. Those of tables at which people sit come first; tables of bots alone share
    what is left, in the order they asked.
    """

    def __init__(self, workers: int, budget: float = 1.0) -> None:
        self.workers = workers
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None
        self._free = workers
        self._queue: list[tuple[bool, int, asyncio.Future[None]]] = []  # patient or not, then by order
        self._order = itertools.count()

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # the server has threads, which a fork would not survive
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self._pool

    async def choose(self, name: str, view: View, seed: str, *, patient: bool = False) -> str:
        """The token this bot answers with; reproducible from the seed. Where nobody waits for it, it may be patient."""
        await self._take_turn(patient)
        try:
            return await self._ask(name, view, seed)
        finally:
            self._free += 1
            self._wake_next()

    async def _take_turn(self, patient: bool) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (patient, next(self._order), turn))
        self._wake_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free += 1
                self._wake_next()
            raise

    def _wake_next(self) -> None:
        while self._free > 0 and self._queue:
            *_, turn = heapq.heappop(self._queue)
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    async def _ask(self, name: str, view: View, seed: str) -> str:
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            pool = self._processes()
            try:
                return await loop.run_in_executor(pool, _choose, name, view, self.budget, seed)
            except BrokenProcessPool:  # a worker was killed: start afresh, once
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
