"""How the server bears many tables: real sockets on a real server, from a move to the last reader's view of it.

Each table has four seats and a spectator, each on a socket of its own that gets the whole board, as a browser does.
Players think for a while, then answer; what is measured is the time until all five readers have the view after it.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

Row = dict[str, Any]
Progress = Callable[[int, int], None]

READERS = 5  # a table: four seats and a spectator
SCRIPT = """
import sys
from dovre.server.run import serve
from dovre.server.settings import Settings
many = 10**6
limits = dict(new_tables=many, new_people=many, new_sockets_per_minute=many)
serve(Settings(database=sys.argv[1], bot_pause=0.0, **limits), "127.0.0.1", int(sys.argv[2]))
"""


class Answer(msgspec.Struct):
    act: str


class Told(msgspec.Struct):
    """The part of a message that the load looks at."""

    type: str
    n: int = -1
    waiting: list[int] = []
    answers: list[Answer] = []
    over: bool = False


class Reader:
    """One socket: what it was told last, and how large it was."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.told = Told("none")
        self.bytes = 0
        self.news = asyncio.Event()

    async def listen(self) -> None:
        decode = msgspec.json.Decoder(Told).decode
        async for message in self.socket:
            told = decode(message)
            if told.type == "table":
                self.told = told
                self.bytes = len(message)
                self.news.set()

    async def reach(self, number: int) -> None:
        while self.told.n < number:
            self.news.clear()
            await self.news.wait()


class Load:
    """Tables and readers against one server."""

    def __init__(self, address: str, tables: int, pace: float, seed: int = 1) -> None:
        self.address = address
        self.tables = tables
        self.pace = pace
        self.chance = random.Random(seed)
        self.delays: list[float] = []
        self.acknowledged: list[float] = []
        self.readers: list[Reader] = []
        self.listening: list[asyncio.Task[None]] = []

    async def open(self, progress: Progress | None) -> list[list[Reader]]:
        groups: list[list[Reader]] = []
        for number in range(self.tables):
            made = await asyncio.to_thread(self._make_table, number)
            seats: list[int | None] = [0, 1, 2, 3, None]
            groups.append([await self._sit(made, seat) for seat in seats])
            if progress is not None:
                progress(number + 1, self.tables)
        return groups

    def _make_table(self, number: int) -> Row:
        seats = [{"kind": "program", "name": f"P{seat}"} for seat in range(4)]
        body = msgspec.json.encode({"game": "kings", "seats": seats, "seed": number})
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/tables", body, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            made: Row = msgspec.json.decode(answer.read())
            return made

    async def _sit(self, made: Row, seat: int | None) -> Reader:
        url = f"{self.address.replace('http', 'ws')}/t/{made['table']}/socket"
        headers = {} if seat is None else {"authorization": f"Bearer {made['tokens'][str(seat)]}"}
        socket = await connect(url, additional_headers=headers, max_size=None, compression=None, ping_interval=None)
        reader = Reader(socket, seat)
        self.readers.append(reader)
        self.listening.append(asyncio.create_task(reader.listen()))
        await socket.send('{"type":"hello","n":0}')
        await reader.reach(0)
        return reader

    async def play(self, readers: list[Reader], until: float) -> None:
        """One table: think, answer, wait until every reader has seen it."""
        await asyncio.sleep(self.chance.random() * self.pace)
        while time.monotonic() < until and not readers[0].told.over:
            seat = readers[0].told.waiting[0]
            number = readers[0].told.n
            act = self.chance.choice(readers[seat].told.answers).act
            message = msgspec.json.encode({"type": "answer", "id": 1, "n": number, "seat": seat, "token": act})
            start = time.perf_counter()
            await readers[seat].socket.send(message.decode())
            await asyncio.gather(*(reader.reach(number + 1) for reader in readers))
            self.delays.append(time.perf_counter() - start)
            await asyncio.sleep(self.chance.expovariate(1 / self.pace))

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*(reader.socket.close() for reader in self.readers), return_exceptions=True)


async def measure(address: str, tables: int, seconds: float, pace: float, progress: Progress | None) -> Row:
    load = Load(address, tables, pace)
    groups = await load.open(progress)
    until = time.monotonic() + seconds
    await asyncio.gather(*(load.play(readers, until) for readers in groups))
    sizes = sorted(reader.bytes for reader in load.readers)
    await load.close()
    delays = sorted(load.delays)
    return {
        "bench": "server",
        "tables": tables,
        "sockets": tables * READERS,
        "pace_seconds": pace,
        "moves": len(delays),
        "moves_per_second": round(len(delays) / seconds, 1),
        "p50_ms": round(at(delays, 0.5) * 1000, 1),
        "p95_ms": round(at(delays, 0.95) * 1000, 1),
        "p99_ms": round(at(delays, 0.99) * 1000, 1),
        "message_kb": round(at(sizes, 0.5) / 1024, 1),
    }


def at(values: list[Any], share: float) -> float:
    return float(values[min(len(values) - 1, int(len(values) * share))]) if values else 0.0


def run(
    sizes: tuple[int, ...] = (10, 400), seconds: float = 30.0, pace: float = 10.0, progress: Progress | None = None
) -> list[Row]:
    """The same pace of play at each number of tables, on a server and a database of their own."""
    rows: list[Row] = []
    for tables in sizes:
        with tempfile.TemporaryDirectory() as folder:
            server, address = start_server(Path(folder) / "load.sqlite3")
            try:
                rows.append(asyncio.run(measure(address, tables, seconds, pace, progress)))
            finally:
                os.killpg(server.pid, signal.SIGKILL)
                server.wait()
    return rows


def start_server(path: Path) -> tuple[subprocess.Popen[bytes], str]:
    from dovre.server.run import free_port

    port = free_port("127.0.0.1", 8500, tries=400)
    command = [sys.executable, "-c", SCRIPT, f"sqlite:///{path}", str(port)]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, start_new_session=True, stdout=quiet, stderr=quiet)
    address = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=2):
                return server, address
        except OSError:
            time.sleep(0.1)
    os.killpg(server.pid, signal.SIGKILL)
    raise TimeoutError("the server did not open")
