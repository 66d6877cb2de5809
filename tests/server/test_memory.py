"""Memory for tables nobody looks at is flat, and loading many does not stop the others."""

import asyncio
import gc
import os
import resource
import threading
import time
from pathlib import Path

from dovre.kernel.table import Table
from dovre.server import tables as tables_module
from dovre.server.live import LiveTable
from tests.server.conftest import PERSON, restarted

IDLE = int(os.environ.get("DOVRE_TEST_IDLE_TABLES", "100"))  # 10,000 take some minutes
IN_MEMORY = 20


async def lay_and_leave(tables, count):
    """Tables on which a few answers were given, and which nobody looks at any more."""
    for number in range(count):
        live = await tables.create(
            game="kings", options={}, seats=[PERSON] * 2, creator=None, seed=number, clock=86_400
        )
        for _ in range(3):
            seat = live.state.waiting[0]
            await live.answer(seat, live.number, str(live.state.legal(seat)[0]))
        if number % 10 == 9:
            tables.drop_idle()


def in_memory():
    """How many tables and states Python holds, and how many bytes the process has."""
    gc.collect()
    kept = [type(one) for one in gc.get_objects() if isinstance(one, (LiveTable, Table))]
    pages = int(Path("/proc/self/statm").read_text().split()[1]) if Path("/proc/self/statm").exists() else 0
    return kept.count(LiveTable), kept.count(Table), pages * resource.getpagesize()


def test_idle_tables_leave_memory_flat(run, monkeypatch):
    monkeypatch.setattr(tables_module, "GRACE", -1.0)

    async def work(tables):
        await lay_and_leave(tables, 3 * IN_MEMORY)
        before = in_memory()
        await lay_and_leave(tables, IDLE)
        return before, in_memory(), len(tables.live), len(tables.deadlines)

    before, after, live, deadlines = run(work, tables_in_memory=IN_MEMORY)
    assert live == IN_MEMORY
    assert after[0] <= before[0]
    assert after[1] <= before[1]
    assert deadlines == IDLE + 2 * IN_MEMORY
    if IDLE >= 2000:  # with few tables, what Python itself keeps weighs more
        assert (after[2] - before[2]) / IDLE < 1000  # bytes; a table in memory takes some 20,000


def test_a_log_is_replayed_beside_the_event_loop(run, monkeypatch):
    threads = []
    before = tables_module.replay

    def slow(*given):
        threads.append(threading.current_thread().name)
        time.sleep(0.3)
        return before(*given)

    monkeypatch.setattr(tables_module, "replay", slow)

    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON] * 2, creator=None, seed=1)
        again = await restarted(tables)
        loading = asyncio.create_task(again.get(live.id))
        ticks = 0
        while not loading.done():
            await asyncio.sleep(0.01)
            ticks += 1
        await again.close()
        return ticks

    assert run(work) >= 5
    assert [name.rsplit("_", 1)[0] for name in threads] == ["dovre-replay"]
