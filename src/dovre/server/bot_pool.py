"""Bots think in processes of their own: a bot that thinks long delays nobody else's table."""

from __future__ import annotations

import asyncio
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
    """A pool of processes that choose for bots. What they get is a view."""

    def __init__(self, workers: int, budget: float = 1.0) -> None:
        self.workers = workers
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # the server has threads, which a fork would not survive
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self._pool

    async def choose(self, name: str, view: View, seed: str) -> str:
        """The token this bot answers with; reproducible from the seed."""
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            try:
                return await loop.run_in_executor(self._processes(), _choose, name, view, self.budget, seed)
            except BrokenProcessPool:  # a worker was killed: start afresh, once
                self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
