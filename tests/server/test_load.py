"""What `dovre bench server` tells of a load."""

import asyncio

from dovre.server.load import measures
from dovre.server.load.process import running_server


def test_a_long_load_is_told_minute_by_minute(monkeypatch):
    monkeypatch.setattr(measures, "MINUTE", 1.0)
    with running_server() as server:
        row = asyncio.run(measures.measure_load(server, "kings", tables=2, seconds=2.5, pace=0.05))
    assert (row["tables"], row["sockets"], row["errors"]) == (2, 10, 0)
    assert [minute["moves"] > 0 and minute["memory_mb"] > 0 for minute in row["minutes"]] == [True, True]
    assert sum(minute["moves"] for minute in row["minutes"]) <= row["moves"]
    assert row["p50_ms"] <= row["p95_ms"] <= row["p99_ms"]


def test_the_tables_of_a_long_load_begin_at_all_stages_of_a_game(monkeypatch):
    monkeypatch.setattr(measures, "LONG", 1.0)
    begun = []
    play = measures.Load.play

    async def noted(self, readers, until, *, go_on=False):
        begun.append(readers[0].n)
        await play(self, readers, until, go_on=go_on)

    monkeypatch.setattr(measures.Load, "play", noted)
    with running_server() as server:
        row = asyncio.run(measures.measure_load(server, "kings", tables=3, seconds=1.0, pace=0.1))
    assert begun[0] == 0 < begun[1]
    assert len(set(begun)) == 3
    assert row["moves"] < sum(begun)  # what brought them there is not measured
