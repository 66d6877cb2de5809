"""Bots go on: after failed writes and killed processes; those that nobody waits for keep nobody waiting."""

import asyncio
import os
import signal

import pytest
from sqlalchemy.exc import OperationalError

import dovre
from dovre.server import bot_pool, request_context
from dovre.server import live as live_module
from dovre.server.addresses import networks
from dovre.server.bot_pool import PATIENT_NICENESS, BotPool, Lane
from dovre.server.log_lines import configure_logging
from tests.server.conftest import GREEDY, PERSON, until


class ByHand(Lane):
    """One process, whose answers are given by hand."""

    def __init__(self):
        super().__init__(1)
        self.asked = {}  # by seed

    async def _ask(self, work, args):
        self.asked[args[-1]] = asyncio.get_running_loop().create_future()
        return await self.asked[args[-1]]


def pool_by_hand():
    pool = BotPool(1)
    pool.prompt, pool.patient = ByHand(), ByHand()
    return pool


async def settled():
    """Everything has been done that can be done without an answer."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_no_table_of_bots_keeps_people_waiting():
    async def main():
        pool = pool_by_hand()
        bots = [asyncio.create_task(pool.choose("greedy", None, f"bots {n}", patient=True)) for n in range(3)]
        await settled()
        person = asyncio.create_task(pool.choose("greedy", None, "person"))
        await settled()
        pool.prompt.asked["person"].set_result(("x", None))
        answer = await person
        for n in range(3):  # in the order they asked, one at a time
            await settled()
            assert list(pool.patient.asked) == [f"bots {m}" for m in range(n + 1)]
            pool.patient.asked[f"bots {n}"].set_result(("y", None))
        return answer, await asyncio.gather(*bots)

    assert asyncio.run(main()) == ("x", ["y"] * 3)


def test_a_question_that_is_dropped_takes_no_process_with_it():
    async def main():
        pool = pool_by_hand()
        first = asyncio.create_task(pool.choose("greedy", None, "first"))
        second = asyncio.create_task(pool.choose("greedy", None, "second"))
        await settled()
        second.cancel()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        third = asyncio.create_task(pool.choose("greedy", None, "third"))
        await settled()
        pool.prompt.asked["third"].set_result(("x", None))
        return await third

    assert asyncio.run(main()) == "x"


def niceness():
    return os.nice(0)


def test_bots_that_nobody_waits_for_take_what_the_machine_has_left():
    async def main():
        pool = BotPool(1)
        try:
            return await pool.run(niceness), await pool.run(niceness, patient=True)
        finally:
            pool.close()

    prompt, patient = asyncio.run(main())
    assert (prompt, patient) == (niceness(), min(19, niceness() + PATIENT_NICENESS))


def test_a_host_may_forbid_to_step_back(monkeypatch):
    def forbidden(niceness):
        raise PermissionError("operation not permitted")

    monkeypatch.setattr(bot_pool.os, "nice", forbidden)
    monkeypatch.setattr(bot_pool, "end_with_parent", lambda: None)
    bot_pool._begin(PATIENT_NICENESS)


def test_a_bot_answers_although_its_process_was_killed():
    async def main():
        pool = BotPool(1)
        view = dovre.game("kings").new(2, 7).view(0)
        try:
            first = await pool.choose("random", view, "a")
            for process in list(pool.prompt._pool._processes):
                os.kill(process, signal.SIGKILL)
            return first, await pool.choose("random", view, "a")
        finally:
            pool.close()

    first, second = asyncio.run(main())
    assert first == second


@pytest.mark.parametrize("failures", [1, 3])
def test_a_bot_goes_on_after_failed_writes(run, monkeypatch, failures):
    monkeypatch.setattr(live_module, "BOT_AGAIN", 0.01)
    configure_logging("error")  # as a server does: the tracebacks of structlog itself take seconds each

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
    assert "failure" not in failing.json()  # which is the host's to know
    monkeypatch.setattr(client.app.state, "metrics_for", networks("10.0.0.1"))
    monkeypatch.setattr(request_context, "address", lambda request: "10.0.0.1")
    assert client.get("/healthz").json()["failure"] == "disk full"
    made = client.post("/api/tables", json={"game": "kings", "seats": [{"kind": "program"}] * 2})
    assert made.status_code == 201  # a commit that goes well
    assert client.get("/healthz").json()["status"] == "ok"


def test_a_database_that_does_not_answer_shows_on_healthz(client, monkeypatch):
    async def away():
        raise OperationalError("SELECT", {}, Exception("gone"))

    monkeypatch.setattr(client.app.state.tables.store, "ping", away)
    failing = client.get("/healthz")
    assert (failing.status_code, failing.json()["status"]) == (503, "failing")
