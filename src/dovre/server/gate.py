"""The gate before the application: how much one address may ask for, and room that is kept for those who play."""

from __future__ import annotations

import ipaddress
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from dovre.server import request_context
from dovre.server.addresses import networks
from dovre.server.connections import Limits
from dovre.server.metrics import REFUSALS
from dovre.server.proxy import forwarded, limited_address
from dovre.server.rate_limit import RateLimit
from dovre.server.refusals import Refused
from dovre.server.settings import Settings

HOST = re.compile(r"(?:[A-Za-z0-9._-]*|\[([0-9A-Fa-f:.]+)\])(?::(\d{1,5}))?")


class Gate:
    """Around the application, unknown pages included: requests must name a host, those of one address are limited."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.trusted = networks(settings.trusted_proxies)
        self.requests = RateLimit(settings.requests_per_minute, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and not names_a_host(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        forwarded(scope, self.trusted)
        try:
            if not names_a_host(scope):
                raise Refused("bad_host", 400)
            self.requests.take(limited_address(scope["client"][0] if scope["client"] else ""))
            if self.limits.is_crowded and not has_session(scope):
                raise Refused("full", 503)
        except Refused as refused:
            await refuse(refused, scope, receive, send)
            return
        await self.app(scope, receive, send)


def names_a_host(scope: Any) -> bool:
    """Whether the host that a request is for can be one; it may say none."""
    return all(is_host(value.decode("latin-1")) for name, value in scope["headers"] if name.lower() == b"host")


def is_host(text: str) -> bool:
    """A name or an address, with a port or without.

    >>> [is_host(text) for text in ("dovre.example", "[::1]:8377", "[", "dovre.example:99999", "x y")]
    [True, True, False, False, False]
    """
    found = HOST.fullmatch(text)
    if found is None or int(found[2] or 0) > 65535:
        return False
    with suppress(ValueError):
        return found[1] is None or bool(ipaddress.IPv6Address(found[1]))
    return False


def has_session(scope: Any) -> bool:
    """Whether a request says that it comes from somebody who was here before, or from a program with a seat."""
    connection = ASGIConnection[Any, Any, Any, Any](scope)
    return "authorization" in connection.headers or any("dovre_session" in name for name in connection.cookies)


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """A short answer that costs little, and the end of the connection."""
    REFUSALS.labels(refused.key).inc()
    connection = ASGIConnection[Any, Any, Any, Any](scope)
    words = refused.words(request_context.language(connection))
    is_page = "text/html" in connection.headers.get("accept", "")
    body = words.encode() if is_page else msgspec.json.encode({"code": refused.key, "words": words})
    headers = [
        (b"content-type", b"text/plain; charset=utf-8" if is_page else b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"retry-after", b"30"),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class SocketLimit:
    """How many sockets are open: of one address, and in all, with a part that is kept for those who sit at a table."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.sockets
        self.kept = settings.sockets_kept
        self.per_address = settings.sockets_per_address
        self.total = 0
        self.by_address: Counter[str] = Counter()

    @contextmanager
    def room(self, address: str, *, plays: bool) -> Iterator[None]:
        """Room for one socket as long as this lasts; Refused if there is none."""
        if self.by_address[address] >= self.per_address:
            raise Refused("too_fast", 429)
        if self.total >= self.most - (0 if plays else self.kept):
            raise Refused("full", 503)
        self.total += 1
        self.by_address[address] += 1
        try:
            yield
        finally:
            self.total -= 1
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
