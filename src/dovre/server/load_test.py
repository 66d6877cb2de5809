"""How the server bears many tables: real sockets on a real server, from a move to the last reader's view of it.

Each table has its seats and, for the measure of delays, a spectator, each on a socket of its own that gets the board as
a browser does. Players think for a while, then answer. Three things are measured:

    delays   many tables at once: the time from a move until all readers of the table have the view after it
    bytes    whole games at one table: what comes down the wire for one move and one reader, as it comes, compressed
    cpu      the processor time of the server for one move: rules, storage, views, drawings, messages to three seats
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
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect

from dovre.kernel.game import load as load_game
from dovre.kernel.game import slugs

Row = dict[str, Any]
Progress = Callable[[int, int], None]

HELLO = '{"type":"hello","n":0,"deflate":true,"people":true}'
SCRIPT = """
import sys
from dovre.server.run import serve
from dovre.server.settings import Settings
many = 10**6
limits = dict(new_tables=many, new_people=many, new_sockets_per_minute=many, messages_per_second=many)
serve(Settings(database=sys.argv[1], bot_pause=0.0, **limits), "127.0.0.1", int(sys.argv[2]))
"""


class Answer(msgspec.Struct):
    act: str


class Told(msgspec.Struct):
    """The part of a message that the load looks at; what is left out is as it was."""

    type: str
    n: int | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    answers: list[Answer] | UnsetType = UNSET
    over: bool | UnsetType = UNSET


class Reader:
    """One socket: what it has been told, and how many bytes came for it."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.n = -1
        self.waiting: list[int] = []
        self.answers: list[Answer] = []
        self.over = False
        self.refused = False
        self.bytes = 0
        self.news = asyncio.Event()

    async def listen(self) -> None:
        decode = msgspec.json.Decoder(Told).decode
        async for frame in self.socket:
            self.bytes += len(frame) if isinstance(frame, bytes) else len(frame.encode())
            self.hear(decode(zlib.decompress(frame, -zlib.MAX_WBITS) if isinstance(frame, bytes) else frame))

    def hear(self, told: Told) -> None:
        self.refused = self.refused or told.type == "refused"
        self.news.set()
        if told.type != "table":
            return
        for name in ("waiting", "answers", "over", "n"):
            if (value := getattr(told, name)) is not UNSET:
                setattr(self, name, value)

    async def reach(self, number: int) -> None:
        while self.n < number:
            self.news.clear()
            await self.news.wait()
            if self.refused:
                raise RuntimeError(f"seat {self.seat} was refused after entry {self.n}")


class Load:
    """Tables of one game and their readers against one server."""

    def __init__(self, address: str, game: str, seats: int, spectators: int, pace: float, seed: int = 1) -> None:
        self.address = address
        self.game = game
        self.seats = seats
        self.readers_of_table: list[int | None] = [*range(seats), *([None] * spectators)]
        self.pace = pace
        self.chance = random.Random(seed)
        self.delays: list[float] = []
        self.sizes: list[int] = []  # of one move for one reader
        self.readers: list[Reader] = []
        self.listening: list[asyncio.Task[None]] = []

    async def open(self, tables: int, progress: Progress | None = None) -> list[list[Reader]]:
        groups: list[list[Reader]] = []
        for number in range(tables):
            made = await asyncio.to_thread(self._make_table, len(self.readers))  # each deal is another
            groups.append([await self._sit(made, seat) for seat in self.readers_of_table])
            if progress is not None:
                progress(number + 1, tables)
        return groups

    def _make_table(self, seed: int) -> Row:
        seats = [{"kind": "program", "name": f"P{seat}"} for seat in range(self.seats)]
        body = msgspec.json.encode({"game": self.game, "seats": seats, "seed": seed})
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
        await socket.send(HELLO)
        await reader.reach(0)
        return reader

    async def play(self, readers: list[Reader], until: float) -> None:
        """One table: think, answer, wait until every reader has seen it."""
        await asyncio.sleep(self.chance.random() * self.pace)
        while time.monotonic() < until and not readers[0].over:
            await self._move(readers)
            await asyncio.sleep(self.chance.expovariate(1 / self.pace) if self.pace else 0)

    async def _move(self, readers: list[Reader]) -> None:
        seat, number = readers[0].waiting[0], readers[0].n
        act = self.chance.choice(readers[seat].answers).act
        message = msgspec.json.encode({"type": "answer", "id": 1, "n": number, "seat": seat, "token": act})
        for reader in readers:
            reader.bytes = 0
        start = time.perf_counter()
        await readers[seat].socket.send(message.decode())
        await asyncio.gather(*(reader.reach(number + 1) for reader in readers))
        self.delays.append(time.perf_counter() - start)
        self.sizes.extend(reader.bytes for reader in readers)

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*(reader.socket.close() for reader in self.readers), return_exceptions=True)


async def measure_delays(
    server: Server, tables: int, seconds: float, pace: float, progress: Progress | None = None
) -> Row:
    """Many tables of kings, four seats and a spectator each."""
    load = Load(server.address, "kings", 4, 1, pace)
    groups = await load.open(tables, progress)
    until = time.monotonic() + seconds
    await asyncio.gather(*(load.play(readers, until) for readers in groups))
    await load.close()
    delays = sorted(load.delays)
    return {
        "bench": "server",
        "measure": "delays",
        "tables": tables,
        "sockets": len(load.readers),
        "pace_seconds": pace,
        "moves": len(delays),
        "moves_per_second": round(len(delays) / seconds, 1),
        "p50_ms": round(at(delays, 0.5) * 1000, 1),
        "p95_ms": round(at(delays, 0.95) * 1000, 1),
        "p99_ms": round(at(delays, 0.99) * 1000, 1),
    }


async def measure_bytes(server: Server, game: str, seats: int, games: int) -> Row:
    """Whole games, one after the other."""
    load = Load(server.address, game, seats, 0, 0.0)
    for readers in await load.open(games):
        await load.play(readers, time.monotonic() + 600)
    await load.close()
    sizes = sorted(load.sizes)
    return {
        "bench": "server",
        "measure": "bytes",
        "game": game,
        "seats": seats,
        "moves": len(load.delays),
        "median_kb": round(at(sizes, 0.5) / 1024, 2),
        "p95_kb": round(at(sizes, 0.95) / 1024, 2),
        "max_kb": round(sizes[-1] / 1024, 2),
        "game_mb": round(sum(sizes) / games / 1024 / 1024, 2),
    }


async def measure_cpu(server: Server, game: str, seats: int, tables: int, seconds: float) -> Row:
    """A few tables at once, each move as soon as all have seen the one before."""
    load = Load(server.address, game, seats, 0, 0.0)
    spent = 0.0
    for _ in range(2):  # the first time to warm up
        groups = await load.open(tables)
        moves, before = len(load.delays), server.cpu_seconds()
        until = time.monotonic() + seconds / 2
        await asyncio.gather(*(load.play(readers, until) for readers in groups))
        spent, moves = server.cpu_seconds() - before, len(load.delays) - moves
    await load.close()
    return {
        "bench": "server",
        "measure": "cpu",
        "game": game,
        "seats": seats,
        "readers": seats,
        "moves": moves,
        "cpu_ms": round(1000 * spent / moves, 3),
    }


def at(values: list[Any], share: float) -> float:
    return float(values[min(len(values) - 1, int(len(values) * share))]) if values else 0.0


def run(
    sizes: tuple[int, ...] = (10, 400), seconds: float = 30.0, pace: float = 10.0, progress: Progress | None = None
) -> Iterator[Row]:
    """Bytes and processor time of every game, then the same pace of play at each number of tables."""
    for game in slugs():
        with running_server() as server:
            yield asyncio.run(measure_bytes(server, game, max(load_game(game).seats), 2))
    for game in slugs():
        with running_server() as server:
            yield asyncio.run(measure_cpu(server, game, 3, 40, seconds))
    for tables in sizes:
        with running_server() as server:
            yield asyncio.run(measure_delays(server, tables, seconds, pace, progress))


class Server:
    """A server process on a database of its own."""

    def __init__(self, process: subprocess.Popen[bytes], address: str) -> None:
        self.process = process
        self.address = address

    def cpu_seconds(self) -> float:
        """The processor time all processes of the server have used."""
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            if int(fields[2]) == self.process.pid:
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def running_server() -> Iterator[Server]:
    from dovre.server.addresses import free_port

    with tempfile.TemporaryDirectory() as folder:
        port = free_port("127.0.0.1", 8500, tries=400)
        command = [sys.executable, "-c", SCRIPT, f"sqlite:///{folder}/load.sqlite3", str(port)]
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, start_new_session=True, stdout=quiet, stderr=quiet)
        try:
            yield Server(process, wait_until_open(f"http://127.0.0.1:{port}"))
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_until_open(address: str) -> str:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=2):
                return address
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server did not open")
