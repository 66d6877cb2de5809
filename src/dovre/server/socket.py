"""The socket of a table: answers come in, what each seat may know goes out, numbered.

A browser is known by its session cookie, a program by the token of its seat. Messages are JSON objects with a `type`:

    hello   {n, show, size, theme, lang}     what one has already, which of one's seats is shown; the table comes back
    show    {seat}                           lift the curtain for another of one's own seats (null: public view)
    answer  {id, n, seat, token}             -> done {id, n} once it is on disk, or refused {id, code, words, rule}
    undo    {id, n, seat}                    -> done or refused
    why     {id, seat, token}                -> why {id, words, rule}: the reason an answer is not allowed, or null
    ping    {}                               -> pong {}

Whenever the table changes, `table {...}` comes, made from the view of the seat that is shown.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dovre.kernel.errors import DovreError, NotLegal
from dovre.kernel.texts import LANGUAGES
from dovre.server import request_context
from dovre.server.identity import hashed
from dovre.server.live import LiveTable
from dovre.server.messages import Reader, told
from dovre.server.metrics import REFUSALS, SOCKETS
from dovre.server.refusals import Refused
from dovre.server.symbol_cache import Sent

log = structlog.get_logger()

Socket = WebSocket[Any, Any, Any]
POLICY_VIOLATION = 1008
SIZES = ("desktop", "phone")


class Connection:
    """One open socket: whose it is, what it shows, what it has been told."""

    def __init__(self, socket: Socket, live: LiveTable, mine: list[int], lang: str, per_second: int) -> None:
        self.socket = socket
        self.live = live
        self.mine = mine
        self.lang = lang
        self.size = "desktop"
        self.theme = "light"
        self.seat: int | None = mine[0] if len(mine) == 1 else None
        self.told = -1  # the last entry this socket knows
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.sent = Sent()
        self.times: list[float] = []
        self.per_second = per_second
        self.ready = False

    def wake(self) -> None:
        self.news.set()

    async def send(self, message: dict[str, Any]) -> None:
        async with self.sending:
            await self.socket.send_data(msgspec.json.encode(message), mode="text")

    async def speak(self) -> None:
        """Tell the table whenever it changes; a slow reader gets the newest and skips what lies between."""
        while True:
            await self.news.wait()
            self.news.clear()
            if self.ready:
                await self.push()

    async def push(self) -> None:
        reader = Reader(self.seat, self.lang, self.mine, self.size, self.theme)
        message = told(self.live, reader, max(0, self.told))
        self.told = self.live.number
        await self.send({"type": "table", **message, "board": self.sent.lighter(message["board"])})

    # -- what comes in -------------------------------------------------------------------------------------------

    async def hear(self, text: str | bytes) -> None:
        """One message, answered; a refusal is told and changes nothing."""
        message: Any = None
        try:
            self._not_too_fast()
            message = self._read(text)
            await self._obey(message)
        except DovreError as error:
            rule = error.refusal.rule if isinstance(error, NotLegal) else ""
            asked = message.get("id") if isinstance(message, dict) else None
            REFUSALS.labels(error.key).inc()
            log.info("refused", table=self.live.id, code=error.key)
            words = error.words(self.lang)
            await self.send(
                {"type": "refused", "id": asked, "code": error.key, "words": words, "rule": rule, "n": self.live.number}
            )

    def _not_too_fast(self) -> None:
        now = time.monotonic()
        self.times = [at for at in self.times if at > now - 1]
        if len(self.times) >= self.per_second:
            raise Refused("too_fast", 429)
        self.times.append(now)

    def _read(self, text: str | bytes) -> dict[str, Any]:
        most = self.live.tables.settings.message_bytes
        if len(text) > most:
            raise Refused("too_large", 413, most=most // 1024)
        try:
            message = msgspec.json.decode(text)
        except msgspec.MsgspecError as error:
            raise Refused("bad_message", detail=str(error)[:80]) from None
        if not isinstance(message, dict) or not isinstance(message.get("type"), str):
            raise Refused("bad_message", detail="type")
        return message

    async def _obey(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ping":
            await self.send({"type": "pong"})
        elif kind == "hello":
            await self._hello(message)
        elif kind == "show":
            self.seat = self._own(message.get("seat")) if message.get("seat") is not None else None
            self.told = -1
            await self.push()
        elif kind in ("answer", "undo"):
            seat, seen = self._own(message.get("seat")), _whole(message, "n")
            if kind == "answer":
                number = await self.live.answer(seat, seen, _word(message, "token"))
            else:
                number = await self.live.undo(seat, seen)
            await self.send({"type": "done", "id": message.get("id"), "n": number})
        elif kind == "why":
            await self._why(message)
        else:
            raise Refused("bad_message", detail=f"type {kind[:20]}")

    async def _hello(self, message: dict[str, Any]) -> None:
        if message.get("lang") in LANGUAGES:
            self.lang = message["lang"]
        self.size = message["size"] if message.get("size") in SIZES else "desktop"
        self.theme = message["theme"] if message.get("theme") in request_context.THEMES else "light"
        if message.get("show") is not None:
            self.seat = self._own(message["show"])
        known = message.get("n", 0)
        self.told = known if isinstance(known, int) and 0 <= known <= self.live.number else -1
        self.ready = True
        await self.push()

    async def _why(self, message: dict[str, Any]) -> None:
        seat = self._own(message.get("seat"))
        reason = self.live.game.why_not(self.live.state, seat, _word(message, "token"))
        texts = self.live.game.texts(self.lang).named(self.live.names)
        words = texts.say(f"refusal.{reason.code}", **dict(reason.parts)) if reason else ""
        await self.send({"type": "why", "id": message.get("id"), "words": words, "rule": reason.rule if reason else ""})

    def _own(self, seat: Any) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or seat not in self.mine:
            raise Refused("not_your_seat", 403)
        return seat


def _whole(message: dict[str, Any], name: str) -> int:
    value = message.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("bad_message", detail=name)
    return value


def _word(message: dict[str, Any], name: str) -> str:
    value = message.get(name)
    if not isinstance(value, str) or len(value) > 80:
        raise Refused("bad_message", detail=name)
    return value


async def seats_of(socket: Socket, live: LiveTable) -> list[int]:
    """The seats this connection may answer for: by the token of a seat, or by the session."""
    bearer = socket.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if bearer:
        row = await live.tables.store.seat_of_api(hashed(bearer))
        if row is None or row.table != live.id:
            raise Refused("not_your_seat", 403)
        return [row.seat]
    person = await request_context.person(socket)
    return live.seats_of(person.id if person else None)


@websocket("/t/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """One socket for as long as it lives."""
    lang = request_context.language(socket)
    try:
        request_context.check_origin(socket)
        socket.app.state.new_sockets.take(request_context.client(socket))
        live = await request_context.tables(socket).get(table)
        mine = await seats_of(socket, live)
    except DovreError as error:
        await socket.accept()
        await socket.send_json({"type": "refused", "code": error.key, "words": error.words(lang), "rule": ""})
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    connection = Connection(socket, live, mine, lang, request_context.settings(socket).messages_per_second)
    live.listeners.add(connection.wake)
    SOCKETS.inc()
    speaking = asyncio.create_task(connection.speak())
    try:
        while True:
            await connection.hear(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        pass
    finally:
        live.listeners.discard(connection.wake)
        SOCKETS.dec()
        speaking.cancel()
        await asyncio.gather(speaking, return_exceptions=True)


ROUTES = [table_socket]
