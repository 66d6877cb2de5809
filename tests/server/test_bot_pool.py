"""Bots go on: after failed writes and killed processes; and those that nobody waits for wait for others."""

import asyncio
import os
import signal

import pytest
from sqlalchemy.exc import OperationalError

import dovre
from dovre.server import live as live_module
from dovre.server.bot_pool import BotPool
from tests.server.conftest import GREEDY, PERSON, until


class Slow(BotPool):
    """A pool of one, whose answers are given by hand."""

    def __init__(self):
        super().__init__(1)
        self.asked = []

    async def _ask(self, name, view, seed):
        done = asyncio.get_running_loop().create_future()
        self.asked.append((seed, done))
        return await done


def test_questions_of_tables_with_people_come_first():
    async def main():
        pool = Slow()
        tasks = [asyncio.create_task(pool.choose("greedy", None, f"bots {n}", patient=True)) for n in range(3)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(pool.choose("greedy", None, "person")))
        await asyncio.sleep(0)
        for _ in range(4):
            await asyncio.sleep(0)
            pool.asked[-1][1].set_result("x")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        return [seed for seed, _ in pool.asked]

    assert asyncio.run(main()) == ["bots 0", "person", "bots 1", "bots 2"]


def test_a_question_that_is_dropped_takes_no_process_with_it():
    async def main():
        pool = Slow()
        first = asyncio.create_task(pool.choose("greedy", None, "first"))
        second = asyncio.create_task(pool.choose("greedy", None, "second"))
        await asyncio.sleep(0)
        second.cancel()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        third = asyncio.create_task(pool.choose("greedy", None, "third"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        pool.asked[-1][1].set_result("x")
        return await third, pool._free

    assert asyncio.run(main()) == ("x", 1)


def test_a_bot_answers_although_its_process_was_killed():
    async def main():
        pool = BotPool(1)
        view = dovre.game("kings").new(2, 7).view(0)
        try:
            first = await pool.choose("random", view, "a")
            for process in list(pool._pool._processes):
                os.kill(process, signal.SIGKILL)
            return first, await pool.choose("random", view, "a")
        finally:
            pool.close()

    first, second = asyncio.run(main())
    assert first == second


@pytest.mark.parametrize("failures", [1, 3])
def test_a_bot_goes_on_after_failed_writes(run, monkeypatch, failures):
    monkeypatch.setattr(live_module, "BOT_AGAIN", 0.01)

    async def work(tables):
        left, append = [failures], tables.store.append

        async def failing(*arguments, **more):
            if left[0]:
                left[0] -= 1
                raise OperationalError("insert", {}, Exception("disk full"))
            await append(*arguments, **more)

        monkeypatch.setattr(tables.store, "append", failing)
        live = await tables.create(game="kings", options={}, seats=[GREEDY, GREEDY], creator=None, seed=6)
        await until(lambda: live.number > 5)
        return left

    assert run(work) == [0]


def test_tables_with_people_are_known(run):
    async def work(tables):
        both = await tables.create(game="kings", options={}, seats=[PERSON, GREEDY], creator=None, seed=6)
        bots = await tables.create(game="kings", options={}, seats=[GREEDY, GREEDY], creator=None, seed=6)
        return both.has_people, bots.has_people

    assert run(work) == (True, False)


def test_a_failed_write_shows_on_healthz(client, monkeypatch):
    store = client.app.state.tables.store
    store.failure = "disk full"
    failing = client.get("/healthz")
    assert (failing.status_code, failing.json()["status"]) == (503, "failing")
    made = client.post("/api/tables", json={"game": "kings", "seats": [{"kind": "program"}] * 2})
    assert made.status_code == 201  # a commit that goes well
    assert client.get("/healthz").json()["status"] == "ok"
