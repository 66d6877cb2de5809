"""Players and spectators on sockets of their own, who get the board as a browser does and answer at random."""

from __future__ import annotations

import asyncio
import random
import time
import urllib.request
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect

Row = dict[str, Any]
Progress = Callable[[int, int], None]

HELLO = '{"type":"hello","n":0,"deflate":true,"people":true}'
PATIENCE = 60.0  # seconds for a picture to come


class Answer(msgspec.Struct):
    act: str


class Told(msgspec.Struct):
    """The part of a message that the load looks at; what is left out is as it was."""

    type: str
    n: int | UnsetType = UNSET
    id: int | None = None
    words: str = ""
    waiting: list[int] | UnsetType = UNSET
    answers: list[Answer] | UnsetType = UNSET
    over: bool | UnsetType = UNSET


DECODE = msgspec.json.Decoder(Told).decode


def read_frame(frame: bytes | str) -> Told:
    return DECODE(zlib.decompress(frame, -zlib.MAX_WBITS) if isinstance(frame, bytes) else frame)


class Reader:
    """One socket: what it has been told, and how many bytes came for it."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.n = -1
        self.waiting: list[int] = []
        self.answers: list[Answer] = []
        self.over = False
        self.refused = ""
        self.bytes = 0
        self.news = asyncio.Event()

    async def listen(self) -> None:
        async for frame in self.socket:
            self.bytes += len(frame) if isinstance(frame, bytes) else len(frame.encode())
            self.hear(read_frame(frame))

    def hear(self, told: Told) -> None:
        if told.type == "refused":
            self.refused = told.words
        self.news.set()
        if told.type != "table":
            return
        for name in ("waiting", "answers", "over", "n"):
            if (value := getattr(told, name)) is not UNSET:
                setattr(self, name, value)

    async def reach(self, number: int) -> None:
        """Wait until this reader has been told entry `number`."""
        while self.n < number:
            self.news.clear()
            await self.news.wait()
            if self.refused:
                raise RuntimeError(f"seat {self.seat} was refused after entry {self.n}: {self.refused}")


def ask(address: str, path: str, body: Any = None, token: str = "") -> Any:
    """A request to the interface for programs."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else msgspec.json.encode(body)
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=60) as answer:
        return msgspec.json.decode(answer.read())


def make_table(address: str, game: str, kinds: Sequence[str], seed: int, bot: str = "greedy") -> Row:
    """A new table: its id, and the tokens of its programs by seat."""
    seats = [{"kind": kind, "name": f"P{seat}", "bot": bot} for seat, kind in enumerate(kinds)]
    made: Row = ask(address, "/api/tables", {"game": game, "seats": seats, "seed": seed})
    return made


async def connected(address: str, table: str, token: str = "") -> ClientConnection:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    url = f"{address.replace('http', 'ws')}/t/{table}/socket"
    return await connect(
        url, additional_headers=headers, max_size=None, compression=None, ping_interval=None, open_timeout=PATIENCE
    )


class Load:
    """Tables of one game and their readers against one server."""

    def __init__(self, address: str, game: str, seats: int, spectators: int, pace: float, seed: int = 1) -> None:
        self.address = address
        self.game = game
        self.seats = seats
        self.readers_of_table: list[int | None] = [*range(seats), *([None] * spectators)]
        self.pace = pace
        self.chance = random.Random(seed)
        self.seed = seed
        self.delays: list[float] = []
        self.sizes: list[int] = []  # of one move for one reader
        self.readers: set[Reader] = set()
        self.listening: dict[Reader, asyncio.Task[None]] = {}

    async def open(self, tables: int, progress: Progress | None = None) -> list[list[Reader]]:
        """So many tables, each with its readers."""
        groups: list[list[Reader]] = []
        for number in range(tables):
            groups.append(await self.open_one())
            if progress is not None:
                progress(number + 1, tables)
        return groups

    async def open_one(self) -> list[Reader]:
        self.seed += 1  # each deal is another
        made = await asyncio.to_thread(make_table, self.address, self.game, ["program"] * self.seats, self.seed)
        return [await self._sit(made, seat) for seat in self.readers_of_table]

    async def _sit(self, made: Row, seat: int | None) -> Reader:
        socket = await connected(self.address, made["table"], "" if seat is None else made["tokens"][str(seat)])
        reader = Reader(socket, seat)
        self.readers.add(reader)
        self.listening[reader] = asyncio.create_task(reader.listen())
        await socket.send(HELLO)
        await reader.reach(0)
        return reader

    async def play(self, readers: list[Reader], until: float, *, go_on: bool = False) -> None:
        """One table: think, answer, wait until every reader has seen it; `go_on` with another when it is over."""
        await asyncio.sleep(self.chance.random() * self.pace)
        while time.monotonic() < until:
            if readers[0].over:
                await self.leave(readers)
                if not go_on:
                    return
                readers = await self.open_one()
            await self._move(readers)
            await asyncio.sleep(self.chance.expovariate(1 / self.pace) if self.pace else 0)

    async def advance(self, readers: list[Reader], moves: int) -> list[Reader]:
        """So many moves at one table without a thought; its readers, or those of the next where its game was over."""
        for _ in range(moves):
            if readers[0].over:
                await self.leave(readers)
                readers = await self.open_one()
            await self._move(readers)
        return readers

    async def _move(self, readers: list[Reader]) -> None:
        seat, number = readers[0].waiting[0], readers[0].n
        act = self.chance.choice(readers[seat].answers).act
        message = msgspec.json.encode({"type": "answer", "id": 1, "n": number, "seat": seat, "token": act})
        for reader in readers:
            reader.bytes = 0
        start = time.perf_counter()
        await readers[seat].socket.send(message.decode())
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(reader.reach(number + 1) for reader in readers))
        self.delays.append(time.perf_counter() - start)
        self.sizes.extend(reader.bytes for reader in readers)

    async def leave(self, readers: Sequence[Reader]) -> None:
        for reader in readers:
            self.listening.pop(reader).cancel()
            self.readers.discard(reader)
        await asyncio.gather(*(reader.socket.close() for reader in readers), return_exceptions=True)

    async def close(self) -> None:
        await self.leave(list(self.readers))


def at(values: Sequence[float], share: float) -> float:
    """The value below which this share of the sorted values lies."""
    return float(values[min(len(values) - 1, int(len(values) * share))]) if values else 0.0


def milliseconds(delays: Sequence[float]) -> Row:
    """The usual figures of some delays."""
    found = sorted(delays)
    return {f"p{round(100 * share)}_ms": round(at(found, share) * 1000, 1) for share in (0.5, 0.95, 0.99)}
