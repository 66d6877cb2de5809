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
