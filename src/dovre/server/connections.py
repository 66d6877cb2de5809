"""Connections that take no more than their share: limits in bytes and time, before anything is put together.

A connection begins as `Http`; where it becomes a socket, `Socket` takes its place. What a limit costs is paid where
data comes in; what only time shows (a request that does not end, a reader who does not read) is found by `drop_late`,
which looks at all connections every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from dovre.server.addresses import networks
from dovre.server.proxy import is_in, limited_address
from dovre.server.settings import Settings

REQUEST_SECONDS = 20.0  # from its first byte to its last
STALLED_SECONDS = 20.0  # in which a reader must take what waits for it
CLOSING_SECONDS = 10.0  # in which one that is being closed must take the rest
HEAD_BYTES = 32 * 1024  # of the headers of a request
MOST_PIPELINED = 8  # requests sent before the answer to the first
WRITE_HIGH = 32 * 1024  # bytes waiting for a reader, above which the next message waits
SLICE = 1024  # bytes looked at at a time
MOST_WAITING = 64  # messages of one socket that the application has not taken yet
MOST_FRAGMENTS = 64  # of one message
BYTES_PER_MESSAGE = 1024  # of a socket in the long run; single messages may be larger
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"


class Limits:
    """What the connections of one server process share: how many there are, in all and by address."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections
        self.most_per_address = settings.connections_per_address
        self.trusted = networks(settings.trusted_proxies)
        self.socket_burst = settings.message_bytes + 16 * BYTES_PER_MESSAGE
        self.socket_rate = settings.messages_per_second * BYTES_PER_MESSAGE
        self.total = 0  # now
        self.by_address: Counter[str] = Counter()

    @property
    def is_crowded(self) -> bool:
        """Whether what is left is for those who have a session."""
        return self.total > self.most - self.most // 8

    def admit(self, address: str) -> bool:
        """Count one more connection, unless there are too many; a trusted proxy speaks for many people."""
        key = limited_address(address)
        if self.total >= self.most:
            return False
        if self.by_address[key] >= self.most_per_address and not is_in(address, self.trusted):
            return False
        self.total += 1
        self.by_address[key] += 1
        return True

    def release(self, address: str) -> None:
        key = limited_address(address)
        self.total -= 1
        self.by_address[key] -= 1
        if self.by_address[key] <= 0:
            del self.by_address[key]


class LimitedConfig(Config):
    """The configuration of uvicorn, with what our connections share."""

    def __init__(self, app: Any, limits: Limits, **more: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, ws_per_message_deflate=False, **more)
        self.limits = limits


class Http(HttpToolsProtocol):
    """A connection for requests."""

    config: LimitedConfig
    admitted = False
    request_began: float | None = None  # None between requests
    head_bytes = 0
    paused_at: float | None = None  # since when the reader has not taken what waits for it
    closing_at: float | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.answering: list[RequestResponseCycle] = []  # requests whose answer is not complete, the oldest first
        transport.set_write_buffer_limits(high=WRITE_HIGH)
        self.request_began = self.loop.time()
        self.admitted = self.config.limits.admit(address_of(self))
        if not self.admitted:
            transport.write(BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_answering()
        if self.admitted:
            self.config.limits.release(address_of(self))

    def data_received(self, data: bytes) -> None:
        if self.request_began is None:
            self.request_began = self.loop.time()
        self.head_bytes += len(data)
        super().data_received(data)
        if self.head_bytes > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")

    def on_headers_complete(self) -> None:
        self.head_bytes = -(1 << 62)  # until the request ends its bytes are those of a body
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")  # which ends the connection
        super().on_headers_complete()
        self.answering = [one for one in self.answering if not one.response_complete]
        if self.cycle is not None and self.cycle not in self.answering:
            self.answering.append(self.cycle)

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._stop_answering()

    def _stop_answering(self) -> None:
        """Uvicorn tells the last request alone that nobody hears the answer; those before it would fail to write."""
        for one in self.answering:
            one.disconnected = True
            one.message_event.set()
        self.answering = []

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.request_began = None
        self.head_bytes = 0

    def handle_websocket_upgrade(self) -> None:
        self.admitted = False  # the socket goes on with it
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds this connection: a circle, as in `Socket`

    def pause_writing(self) -> None:
        super().pause_writing()
        self.paused_at = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.paused_at = None


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket. `ws_max_size` is compared with frames and messages as they begin."""

    config: LimitedConfig
    request_began: float | None = None
    paused_at: float | None = None
    closing_at: float | None = None
    allowance = 0.0  # bytes that may still come, as of `counted_at`
    counted_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.allowance, self.counted_at = self.config.limits.socket_burst, self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.limits.release(address_of(self))
        # what lies in a circle would stay until garbage is collected, which is seldom
        self.frames = []
        self.conn.reader.discard()
        self.conn.parser.close()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope.clear()  # type: ignore[attr-defined]  # as above: the application has put itself into it

    def data_received(self, data: bytes) -> None:
        if not self._may_send(len(data)):
            self.refuse(CloseCode.POLICY_VIOLATION)
            return
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > MOST_WAITING:
                self.refuse(CloseCode.POLICY_VIOLATION)
            if self.transport.is_closing():
                return

    def _may_send(self, size: int) -> bool:
        now, limits = self.loop.time(), self.config.limits
        earned = (now - self.counted_at) * limits.socket_rate
        self.allowance = min(limits.socket_burst, self.allowance + earned) - size
        self.counted_at = now
        return self.allowance >= 0

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.refuse(CloseCode.MESSAGE_TOO_BIG)

    def handle_ping(self) -> None:
        self.allowance -= BYTES_PER_MESSAGE
        if self.allowance < 0:
            self.refuse(CloseCode.POLICY_VIOLATION)
        elif self.paused_at is None:
            super().handle_ping()
        else:  # who does not read gets no answers that pile up
            self.conn.data_to_send()

    def refuse(self, code: CloseCode) -> None:
        """End the connection, saying why."""
        if self.transport.is_closing():
            return
        if self.conn.state is not State.OPEN or self.close_sent:
            self.transport.abort()
            return
        self.conn.fail(code)
        self.handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.paused_at = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.paused_at = None


def address_of(connection: Http | Socket) -> str:
    return connection.client[0] if connection.client else ""


def drop_late(connections: set[Any], now: float) -> int:
    """End the connections whose time is up; returns how many."""
    late = [one for one in connections if is_late(one, now)]
    for one in late:
        with contextlib.suppress(RuntimeError):  # it ends by itself at this moment
            one.transport.abort()
    return len(late)


def is_late(connection: Http | Socket, now: float) -> bool:
    """Whether a request took too long to come, or a reader too long to take what was sent."""
    if connection.transport.is_closing():
        if connection.closing_at is None:
            connection.closing_at = now
        return now > connection.closing_at + CLOSING_SECONDS
    if connection.paused_at is not None and now > connection.paused_at + STALLED_SECONDS:
        return True
    return connection.request_began is not None and now > connection.request_began + REQUEST_SECONDS
