"""What is done to a server on purpose, and what it costs: its memory, and the time others wait for their answers.

silent      sockets at one busy table that never read
fragments   sockets that send the pieces of a message without end
pings       sockets that ask without end whether anybody is there, and never read
slow        connections that send their request a byte at a time
unknown     requests for tables and pages that do not exist
replays     readers who look back on one finished game, step by step
bots        a hundred tables of bots, beside people who play with a bot of their own
strong bots the same, where each bot thinks as long as it may

The last three begin with as long a time without them, on the same server: `alone_` and `bots_alone_` in their rows.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from dovre.server.load.players import (
    HELLO,
    Answer,
    Load,
    Progress,
    Row,
    ask,
    connected,
    make_table,
    milliseconds,
    read_frame,
)
from dovre.server.load.process import Server, running_server

SILENT = 2000
FLOODING = 8
SMALL = 4096  # bytes that the system of an attacker keeps for it
PEOPLE = 4  # tables of people who play meanwhile
PACE = 0.3  # seconds they think
BREATH = 0.06  # seconds that those think who play with a bot: a socket may say 20 things a second
TEXT, CONTINUED, PING = 0x1, 0x0, 0x9
TCP_CLOSED = 7  # as the system says it


class RawSocket:
    """A socket without manners."""

    def __init__(self, made: socket.socket) -> None:
        self.made = made

    @classmethod
    async def open(cls, server: Server, path: str | None, small: bool = True) -> RawSocket:
        """Connected, and turned into a websocket where a path is given."""
        loop = asyncio.get_running_loop()
        made = socket.socket()
        if small:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        made.setblocking(False)
        await loop.sock_connect(made, ("127.0.0.1", server.port))
        one = cls(made)
        if path is not None:
            key = base64.b64encode(os.urandom(16)).decode()
            lines = [
                f"GET {path} HTTP/1.1",
                f"host: 127.0.0.1:{server.port}",
                "connection: Upgrade",
                "upgrade: websocket",
                "sec-websocket-version: 13",
                f"sec-websocket-key: {key}",
            ]
            await one.send("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
            answer = await loop.sock_recv(made, 1024)
            if b" 101 " not in answer.split(b"\r\n")[0]:
                raise ConnectionError(answer[:80])
        return one

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.made, data)

    async def is_closed(self, seconds: float) -> bool:
        """Whether the other side ends it within these seconds; everything that comes is read."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                async with asyncio.timeout(left):
                    if not await asyncio.get_running_loop().sock_recv(self.made, 1 << 16):
                        return True
            except TimeoutError:
                return False
            except OSError:
                return True
        return False

    def is_reset(self) -> bool:
        """Whether the other side has ended it without a word, seen without reading."""
        state = self.made.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)
        return state[0] == TCP_CLOSED

    def close(self) -> None:
        self.made.close()


def frame(kind: int, payload: bytes, last: bool = True) -> bytes:
    """A frame as clients send it, with a mask that changes nothing."""
    size = len(payload)
    head = bytes([(0x80 if last else 0) | kind])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


def a_table(server: Server, game: str) -> str:
    """The id of a new table."""
    made = make_table(server.address, game, ["program"] * 2, secrets.randbelow(1 << 40))
    return str(made["table"])


class Witness:
    """People who play meanwhile, and the memory of the server."""

    def __init__(self, server: Server, load: Load) -> None:
        self.server = server
        self.load = load
        self.before = server.memory_mb()
        self.most = self.before
        self.cpu = server.cpu_seconds()
        self.began = time.monotonic()

    async def watch(self) -> None:
        while True:
            self.most = max(self.most, self.server.memory_mb())
            await asyncio.sleep(0.25)

    def begin_anew(self) -> Row:
        """What people waited so far; from now on it is counted anew."""
        before = {f"alone_{name}": value for name, value in milliseconds(self.load.delays).items()}
        self.load.delays.clear()
        self.cpu, self.began = self.server.cpu_seconds(), time.monotonic()
        return before

    def row(self, attack: str, **more: object) -> Row:
        seconds = time.monotonic() - self.began
        return {
            "bench": "server",
            "measure": "attack",
            "attack": attack,
            **more,
            "seconds": round(seconds, 1),
            "memory_before_mb": self.before,
            "memory_most_mb": self.most,
            "memory_cost_mb": round(self.most - self.before, 1),
            "cpu_share": round((self.server.cpu_seconds() - self.cpu) / seconds, 2),
            "answers": len(self.load.delays),
            **milliseconds(self.load.delays),
            "errors": len(self.server.log_errors()),
            **({"first_error": self.server.log_errors()[0][:300]} if self.server.log_errors() else {}),
        }


@asynccontextmanager
async def people_playing(server: Server, game: str) -> AsyncIterator[Witness]:
    """A few tables that are played while something is done to the server."""
    load = Load(server.address, game, 2, 0, PACE)
    groups = await load.open(PEOPLE)
    playing = [asyncio.create_task(load.play(readers, time.monotonic() + 3600, go_on=True)) for readers in groups]
    await asyncio.sleep(2.0)
    load.delays.clear()
    witness = Witness(server, load)
    watching = asyncio.create_task(witness.watch())
    try:
        yield witness
    finally:
        for task in (watching, *playing):
            task.cancel()
        await asyncio.gather(watching, *playing, return_exceptions=True)
        with contextlib.suppress(Exception):
            await load.close()


async def nothing(server: Server, game: str, seconds: float) -> Row:
    """To compare with."""
    async with people_playing(server, game) as witness:
        await asyncio.sleep(seconds)
        return witness.row("none")


async def silent(server: Server, game: str, seconds: float, count: int = SILENT) -> Row:
    """Sockets at tables where people play, which say hello and never read."""
    async with people_playing(server, game) as witness:
        tables = sorted({str(reader.socket.request.path) for reader in witness.load.readers if reader.socket.request})
        opened = []
        for number in range(count):
            one = await RawSocket.open(server, tables[number % len(tables)])
            await one.send(frame(TEXT, HELLO.encode()))
            opened.append(one)
        await asyncio.sleep(seconds)
        row = witness.row("silent", sockets=count)
        for one in opened:
            one.close()
        return row


async def _flood(server: Server, path: str, begin: bytes, again: bytes, until: float) -> int:
    """Send without end, and come again when the server puts an end to it; returns how often it did."""
    ended = 0
    while time.monotonic() < until:
        one = await RawSocket.open(server, path)
        try:
            async with asyncio.timeout(until - time.monotonic()):
                await one.send(begin)
                while True:
                    await one.send(again)
        except OSError:  # a timeout is one too
            ended += time.monotonic() < until
        finally:
            one.close()
    return ended


async def _floods(server: Server, game: str, seconds: float, name: str, begin: bytes, again: bytes) -> Row:
    async with people_playing(server, game) as witness:
        path = f"/t/{a_table(server, game)}/socket"
        until = time.monotonic() + seconds
        ended = await asyncio.gather(*(_flood(server, path, begin, again, until) for _ in range(FLOODING)))
        return witness.row(name, sockets=FLOODING, ended=sum(ended))


async def fragments(server: Server, game: str, seconds: float) -> Row:
    begin, again = frame(TEXT, b"x", last=False), frame(CONTINUED, b"x" * 4096, last=False)
    return await _floods(server, game, seconds, "fragments", begin, again * 16)


async def empty_fragments(server: Server, game: str, seconds: float) -> Row:
    begin, again = frame(TEXT, b"", last=False), frame(CONTINUED, b"", last=False)
    return await _floods(server, game, seconds, "empty fragments", begin, again * 5000)


async def pings(server: Server, game: str, seconds: float) -> Row:
    one = frame(PING, b"x" * 100)
    return await _floods(server, game, seconds, "pings", one, one * 500)


async def slow(server: Server, game: str, seconds: float, count: int = 200) -> Row:
    """Requests that come a byte at a time: half of them never end their headers, half their body."""
    head = f"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n".encode()
    body = head + b"content-type: application/json\r\ncontent-length: 60000\r\n\r\n{"

    async def drip(number: int) -> bool:
        one = await RawSocket.open(server, None)
        try:
            await one.send(head if number % 2 else body)
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                if await one.is_closed(1.0):
                    return True
                await one.send(b"x")
        except OSError:
            return True
        finally:
            one.close()
        return False

    async with people_playing(server, game) as witness:
        ended = await asyncio.gather(*map(drip, range(count)))
        return witness.row("slow", connections=count, ended=sum(ended))


async def unknown(server: Server, game: str, seconds: float) -> Row:
    """Tables and pages that do not exist, each asked for once."""

    def metrics() -> int:
        import urllib.request

        with urllib.request.urlopen(f"{server.address}/metrics", timeout=30) as answer:
            return len(answer.read())

    async with people_playing(server, game) as witness:
        await asyncio.to_thread(_ask_for_nothing, server, time.monotonic() + 1)
        before = await asyncio.to_thread(metrics)
        asked = await asyncio.to_thread(_ask_for_nothing, server, time.monotonic() + seconds)
        grown = await asyncio.to_thread(metrics) - before
        return witness.row("unknown", requests=asked, metrics_grown_bytes=grown)


def _ask_for_nothing(server: Server, until: float) -> int:
    from http.client import HTTPConnection

    asked = 0
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    while time.monotonic() < until:
        name = secrets.token_hex(6)
        for path in (f"/t/{name}", f"/api/tables/{name}/view", f"/{name}", f"/t/{name}/replay/3", f"/static/{name}.js"):
            connection.request("GET", path)
            connection.getresponse().read()
            asked += 1
    connection.close()
    return asked


async def replays(server: Server, game: str, seconds: float, readers: int = 20) -> Row:
    """Many who look back on one finished game."""
    load = Load(server.address, game, 2, 0, 0.1)
    table = ""
    for group in await load.open(1):
        table = str(group[0].socket.request.path).split("/")[2] if group[0].socket.request else ""
        await load.play(group, time.monotonic() + 120)
    await load.close()
    steps = int(ask(server.address, f"/api/tables/{table}/view")["n"])

    async def look(number: int, until: float) -> int:
        seen = 0
        while time.monotonic() < until:
            step = (seen * 7 + number) % steps
            await asyncio.to_thread(ask, server.address, f"/t/{table}/replay/{step}?from={max(0, step - 1)}")
            seen += 1
        return seen

    async with people_playing(server, game) as witness:
        await asyncio.sleep(seconds)
        alone = witness.begin_anew()
        until = time.monotonic() + seconds
        seen = await asyncio.gather(*(look(number, until) for number in range(readers)))
        return witness.row("replays", readers=readers, steps=sum(seen), **alone)


async def bot_turns(server: Server, game: str, seconds: float, level: str, tables: int = 100) -> Row:
    """People against one bot each: how long its turns take, beside so many tables of bots alone, and before them."""
    async with people_playing(server, game) as witness:
        before = await _bot_delays(server, game, seconds)
        alone = witness.begin_anew()
        for _ in range(tables):
            seed = secrets.randbelow(1 << 40)
            await asyncio.to_thread(make_table, server.address, game, ["bot"] * 2, seed, level)
        witness.begin_anew()
        beside = await _bot_delays(server, game, seconds)
        turns = {f"bots_{name}": value for name, value in milliseconds(beside).items()}
        turns |= {f"bots_alone_{name}": value for name, value in milliseconds(before).items()}
        return witness.row(
            "bots", level=level, bot_tables=tables, bot_turns=[len(before), len(beside)], **turns, **alone
        )


async def _bot_delays(server: Server, game: str, seconds: float) -> list[float]:
    delays: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(_play_with_a_bot(server, game, delays, until) for _ in range(2)))
    return delays


async def _play_with_a_bot(server: Server, game: str, delays: list[float], until: float) -> None:
    while time.monotonic() < until:
        made = await asyncio.to_thread(make_table, server.address, game, ["program", "bot"], secrets.randbelow(1 << 40))
        line = await connected(server.address, made["table"], made["tokens"]["0"])
        await line.send(HELLO)
        number, waiting, over, asked_at = -1, [0], False, 0.0
        answers: list[Answer] = []
        while not over and time.monotonic() < until:
            async with asyncio.timeout(60):
                told = read_frame(await line.recv())
            if told.type != "table":
                continue
            number = told.n if isinstance(told.n, int) else number
            answers = told.answers if isinstance(told.answers, list) else answers
            over = told.over is True
            before, waiting = waiting, told.waiting if isinstance(told.waiting, list) else waiting
            if waiting == [1] and before != [1]:
                asked_at = time.perf_counter()
            elif before == [1] and asked_at:
                delays.append(time.perf_counter() - asked_at)
            if 0 in waiting and answers:
                await asyncio.sleep(BREATH)
                message = {"type": "answer", "id": 1, "n": number, "seat": 0, "token": answers[0].act}
                await line.send(msgspec.json.encode(message).decode())
        await line.close()


ATTACKS: dict[str, Callable[[Server, str, float], Coroutine[Any, Any, Row]]] = {
    "none": nothing,
    "silent": silent,
    "fragments": fragments,
    "empty fragments": empty_fragments,
    "pings": pings,
    "slow": slow,
    "unknown": unknown,
    "replays": replays,
    "bots": lambda server, game, seconds: bot_turns(server, game, seconds, "greedy"),
    "strong bots": lambda server, game, seconds: bot_turns(server, game, seconds, "strong"),
}


def attacks(game: str, seconds: float, progress: Progress | None = None, only: str = "") -> Iterator[Row]:
    """All of them, each against a server of its own with the limits that hosts have but for the number of sockets."""
    names = [name for name in ATTACKS if not only or name == only]
    for number, name in enumerate(names):
        with running_server(messages_per_second=20) as server:
            yield asyncio.run(ATTACKS[name](server, game, seconds))
        if progress is not None:
            progress(number + 1, len(names))
