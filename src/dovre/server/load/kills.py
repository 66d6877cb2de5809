"""A server killed again and again while people play: is every acknowledged answer there, once, in its place?

Players behave as pages do: an answer that got no reply is sent again after the restart, marked `again`. At some tables
bots play too, and must be awake after each restart. In the end the log of each table is compared with what its players
were told, and each finished game with the same answers played without any server.
"""

from __future__ import annotations

import asyncio
import random
import time
import urllib.error
from http.client import HTTPException
from typing import Any

import msgspec
from msgspec import UNSET
from websockets.exceptions import WebSocketException

from dovre.kernel.errors import DovreError
from dovre.kernel.game import load as load_game
from dovre.kernel.table import Table
from dovre.server.load.players import (
    HELLO,
    Progress,
    Row,
    Told,
    ask,
    connected,
    make_table,
    milliseconds,
    read_frame,
)
from dovre.server.load.process import Server

LIVES = (0.3, 2.0)  # seconds between a restart and the next kill
LONG_LIFE = 10  # every so many lives the server lives until every table has gone on
ASLEEP = 45.0  # seconds in which it must, else a table counts as asleep
GONE = (OSError, WebSocketException, HTTPException, TimeoutError, EOFError)


class Given:
    """An answer on its way."""

    __slots__ = ("again", "n", "token")

    def __init__(self, n: int, token: str) -> None:
        self.n = n
        self.token = token
        self.again = False


class PlayedTable:
    """One table, its players, and what they were told was stored."""

    def __init__(self, load: KillLoad, made: Row, kinds: list[str], seed: int) -> None:
        self.load = load
        self.id: str = made["table"]
        self.tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self.kinds = kinds
        self.seed = seed
        self.acknowledged: dict[int, list[tuple[int, str]]] = {seat: [] for seat in self.tokens}
        self.pending: dict[int, Given] = {}
        self.reached = 0
        self.over = False
        self.odd: list[str] = []  # replies that should not have come

    async def play(self, seat: int) -> None:
        """One player of this table, through all lives of the server, until the game is over or the load ends."""
        while not self.over and not self.load.ended:
            try:
                await self._play_life(seat)
            except GONE:
                await self.load.wait_for_server()

    async def _play_life(self, seat: int) -> None:
        socket = await connected(self.load.server.address, self.id, self.tokens[seat])
        waiting: list[int] = []
        answers: list[Any] = []
        number, sent_at = -1, 0.0
        try:
            await socket.send(HELLO)
            if given := self.pending.get(seat):
                given.again = True
                sent_at = await self._send(socket, seat, given)
            while not self.over and not self.load.ended:
                async with asyncio.timeout(2 * ASLEEP):
                    told = read_frame(await socket.recv())
                if told.type == "table":
                    number = told.n if told.n is not UNSET else number
                    waiting = told.waiting if told.waiting is not UNSET else waiting
                    answers = told.answers if told.answers is not UNSET else answers
                    self._reach(number, told)
                elif self._replied(seat, told) and sent_at:
                    self.load.delays.append(time.perf_counter() - sent_at)
                if seat in waiting and answers and seat not in self.pending and self._is_news(seat, number):
                    await asyncio.sleep(self.load.pause())
                    self.pending[seat] = Given(number, self.load.chance.choice(answers).act)
                    sent_at = await self._send(socket, seat, self.pending[seat])
        finally:
            await socket.close()

    def _is_news(self, seat: int, number: int) -> bool:
        """Whether the picture shows the seat's own last answer: before that, its question is the old one."""
        mine = self.acknowledged[seat]
        return not mine or number >= mine[-1][0]

    async def _send(self, socket: Any, seat: int, given: Given) -> float:
        message = {"type": "answer", "id": 1, "n": given.n, "seat": seat, "token": given.token, "again": given.again}
        await socket.send(msgspec.json.encode(message).decode())
        return time.perf_counter()

    def _replied(self, seat: int, told: Told) -> bool:
        """Take note of what became of an answer; True if it is stored."""
        given = self.pending.get(seat)
        if given is None or told.type not in ("done", "refused"):
            return False
        del self.pending[seat]
        if told.type == "refused":
            self.odd.append(f"seat {seat} after entry {given.n}, again {given.again}: {told.words}")
            return False
        assert isinstance(told.n, int)
        self.acknowledged[seat].append((told.n, given.token))
        return True

    def _reach(self, number: int, told: Told) -> None:
        self.reached = max(self.reached, number)
        self.over = self.over or told.over is True

    # -- what is checked -----------------------------------------------------------------------------------------

    def faults(self) -> list[str]:
        """What is wrong with the stored log, by the word of the players."""
        found = [f"refused: {words}" for words in self.odd]
        for seat, token in self.tokens.items():
            log = ask(self.load.server.address, f"/api/tables/{self.id}/events", token=token)
            if [entry["n"] for entry in log] != list(range(1, len(log) + 1)):
                found.append("the log is not numbered one by one")
            stored = [(entry["n"], entry["token"]) for entry in log if entry["seat"] == seat]
            told = self.acknowledged[seat]
            if stored[: len(told)] != told:
                found.append(f"lost or reordered: seat {seat}, {_first_difference(stored, told)}")
            rest = [token for _, token in stored[len(told) :]]
            if rest and (len(rest) > 1 or seat not in self.pending or rest[0] != self.pending[seat].token):
                found.append(f"doubled: seat {seat}, {rest}")
        if self.over:
            found += self._replayed_faults()
        return [f"{self.id}: {fault}" for fault in found]

    def _replayed_faults(self) -> list[str]:
        """The same answers on a table without any server, from the same seed, lead to the same scores."""
        address = self.load.server.address
        log = ask(address, f"/api/tables/{self.id}/events")
        game = load_game(self.load.game)
        table = Table(game.new(len(self.kinds), seed=self.seed))
        try:
            for entry in log:
                table.answer(entry["seat"], entry["token"])
        except DovreError as error:
            return [f"entry {entry['n']} cannot be played: {error}"]
        result = ask(address, f"/api/tables/{self.id}")["result"]
        return [] if result and list(table.state.scores) == result["scores"] else ["other scores than the log leads to"]


def _first_difference(stored: list[tuple[int, str]], told: list[tuple[int, str]]) -> str:
    for number, one in enumerate(told):
        if number >= len(stored) or stored[number] != one:
            return f"told {one}, stored {stored[number] if number < len(stored) else None}"
    return ""


class KillLoad:
    """Tables that are played while their server is killed."""

    def __init__(self, server: Server, game: str, tables: int, seed: int = 1) -> None:
        self.server = server
        self.game = game
        self.size = tables
        self.chance = random.Random(seed)
        self.seed = seed
        self.tables: list[PlayedTable] = []
        self.finished = 0
        self.answers = 0
        self.faults: list[str] = []
        self.delays: list[float] = []
        self.up = asyncio.Event()
        self.ended = False

    def pause(self) -> float:
        """Players think a little, so that their answers come at any moment of a life."""
        return self.chance.random() * 0.2

    async def wait_for_server(self) -> None:
        await asyncio.sleep(0.02)
        await self.up.wait()

    async def play_tables(self) -> None:
        """Keep up the number of tables; those that are over are checked and left."""
        await asyncio.gather(*(self._play_table(number) for number in range(self.size)))

    async def _play_table(self, number: int) -> None:
        seats = max(count for count in load_game(self.game).seats if count <= 3)
        kinds = ["program"] * seats if number % 3 == 0 else ["program"] * (seats - 1) + ["bot"]
        while not self.ended:
            self.seed += 1
            seed = self.seed  # others count on while the table is made
            try:
                made = await asyncio.to_thread(make_table, self.server.address, self.game, kinds, seed)
            except GONE:
                await self.wait_for_server()
                continue
            table = PlayedTable(self, made, kinds, seed)
            self.tables.append(table)
            await asyncio.gather(*(table.play(seat) for seat in table.tokens))
            if table.over:
                await self._check(table)

    async def _check(self, table: PlayedTable) -> None:
        """Compare, once the server is there to be asked, and forget the table."""
        while table in self.tables:
            try:
                self.faults += await asyncio.to_thread(table.faults)
            except (*GONE, urllib.error.URLError):
                await self.wait_for_server()
                continue
            self.tables.remove(table)
            self.finished += table.over
            self.answers += sum(map(len, table.acknowledged.values()))

    async def run(self, kills: int, progress: Progress | None = None) -> Row:
        began = time.monotonic()
        self.up.set()
        playing = asyncio.create_task(self.play_tables())
        asleep = 0
        for number in range(kills):
            await asyncio.sleep(self.chance.uniform(*LIVES))
            if number % LONG_LIFE == LONG_LIFE - 1:
                asleep += await self._wait_for_all()
            if playing.done():
                await playing  # it ends only by an error
            await self._kill()
            if progress is not None:
                progress(number + 1, kills)
        await asyncio.sleep(LIVES[1])
        asleep += await self._wait_for_all()
        self.ended = True
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for table in list(self.tables):
            await self._check(table)
        return {
            "bench": "server",
            "measure": "kills",
            "game": self.game,
            "tables": self.size,
            "workers": self.server.workers,
            "database": self.server.settings["database"].partition(":")[0],
            "kills": kills,
            "seconds": round(time.monotonic() - began),
            "acknowledged": self.answers,
            "finished_games": self.finished,
            **milliseconds(self.delays),
            "faults": len(self.faults),
            "first_faults": self.faults[:5],
            "asleep": asleep,
            "errors": len(self.server.log_errors()),
        }

    async def _kill(self) -> None:
        """One kill and, where the whole server died, its restart."""
        if self.server.workers > 1:
            self.server.kill_worker(self.chance)
            return
        self.up.clear()
        self.server.kill()
        await asyncio.to_thread(self.server.start)
        self.up.set()

    async def _wait_for_all(self) -> int:
        """After a restart every table must go on, those whose bot is asked too; returns how many do not."""
        before = {table: table.reached for table in self.tables}
        end = time.monotonic() + ASLEEP
        while time.monotonic() < end:
            still = [table for table, number in before.items() if table.reached == number and not table.over]
            if not still:
                return 0
            await asyncio.sleep(0.2)
        return len(still)


async def measure_kills(server: Server, game: str, tables: int, kills: int, progress: Progress | None = None) -> Row:
    """Play, kill, restart, compare."""
    return await KillLoad(server, game, tables).run(kills, progress)
