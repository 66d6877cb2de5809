"""Webhooks: a table can call an address when people are asked, so that players of slow games hear of it."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

import structlog

from dovre.kernel.texts import LANGUAGES, load_texts
from dovre.server.live import LiveTable

log = structlog.get_logger()

TIMEOUT = 5.0
MOST_AT_ONCE = 256  # calls, each in a thread that mostly waits
MOST_AT_ONE_HOST = 2  # so that a slow one delays nobody else
LONGEST = 15.0  # seconds for a whole call, however it goes on
# Of IPv6 only this part is in public use; what lies outside leads into IPv4, into one's own network, or nowhere.
PUBLIC_6 = ipaddress.ip_network("2000::/3")
# Ranges that lead back into IPv4 or nowhere, though the library counts some of them as public.
SPECIAL = [ipaddress.ip_network(text) for text in ("2001::/32", "2002::/16", "3fff::/20", "192.88.99.0/24")]


def is_public(address: str) -> bool:
    """Whether this is an address in the open internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if found.version == 6 and found not in PUBLIC_6:
        return False
    return found.is_global and not found.is_multicast and not any(found in network for network in SPECIAL)


class Notifier:
    """Calls a table's address once for each person newly asked and once at the end; never waits, never repeats a call.

    Who was asked before is noted on the table (`LiveTable.notified`); for one loaded from its log, everybody asked then
    has been called already.
    """

    def __init__(self, origin: str, *, private: bool) -> None:
        self.origin = origin.rstrip("/")
        self.private = private
        self.pool = ThreadPoolExecutor(MOST_AT_ONCE, "dovre-webhook")
        self.hosts: dict[str, asyncio.Semaphore] = {}

    def changed(self, live: LiveTable) -> None:
        """Call the table's address if somebody is asked who was not asked before, or the game has ended."""
        if not live.row.webhook:
            return
        before, over_before = live.notified
        asked, over = live.people_asked, live.state.over
        live.notified = (asked, over)
        news = tuple(seat for seat in asked if seat not in before)
        if news or (over and not over_before):
            live.tables.spawn(self._call(live.row.webhook, self.message(live, news)))

    def message(self, live: LiveTable, asked: tuple[int, ...]) -> dict[str, Any]:
        """Nothing that only one seat may know: who is newly asked, on which table."""
        return {
            "table": live.id,
            "game": live.row.game,
            "link": f"{self.origin}/t/{live.id}",
            "n": live.number,
            "asked": [live.names[seat] for seat in asked],
            "over": live.state.over,
            "text": {lang: self._text(live, asked, lang) for lang in LANGUAGES},
        }

    def _text(self, live: LiveTable, asked: tuple[int, ...], lang: str) -> str:
        own, texts = load_texts("dovre.server", lang), live.game.texts(lang).named(live.names)
        if live.state.over:
            return own.say("table.over", result=live.game.end_words(live.state.view(None), texts))
        return own.say("table.waits", seats=own.named(live.names).join([live.names[seat] for seat in asked]))

    async def _call(self, address: str, message: dict[str, Any]) -> None:
        """Send a message; a failure is logged and not tried again."""
        host = address.partition("://")[2].partition("/")[0]
        turn = self.hosts.setdefault(host, asyncio.Semaphore(MOST_AT_ONE_HOST))
        try:
            async with turn:
                status = await asyncio.get_running_loop().run_in_executor(self.pool, self._post, address, message)
            log.info("webhook called", status=status)
        except (OSError, ValueError, HTTPException) as error:
            log.info("webhook failed", error=str(error))
        finally:
            if not turn.locked() and self.hosts.get(host) is turn:
                del self.hosts[host]

    def _post(self, address: str, message: dict[str, Any]) -> int:
        """One request, to the very address that was looked up, without following redirects."""
        parts = urlsplit(address)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        connection = (HTTPSConnection if parts.scheme == "https" else HTTPConnection)(host, port, timeout=TIMEOUT)
        # to the checked address: a second look-up of the name could give another one
        with socket.create_connection(self.allowed(host, port), TIMEOUT) as plain, cut_after(LONGEST, plain):
            connection.sock = plain if parts.scheme == "http" else _secured(plain, host)
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            try:
                connection.request("POST", path, json.dumps(message), {"content-type": "application/json"})
                return connection.getresponse().status
            finally:
                connection.close()

    def allowed(self, host: str, port: int) -> tuple[str, int]:
        """Where this host lies; ValueError for an address inside the host's own network."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for *_, place in found:
            if not self.private and not is_public(str(place[0])):
                raise ValueError(f"{host} is not a public address")
        return str(found[0][4][0]), port


def _secured(plain: socket.socket, host: str) -> socket.socket:
    return ssl.create_default_context().wrap_socket(plain, server_hostname=host)


@contextmanager
def cut_after(seconds: float, connection: socket.socket) -> Iterator[None]:
    """End a connection that lasts longer: one that goes on byte by byte would keep its thread."""
    same = connection.dup()  # TLS takes over the other
    timer = threading.Timer(seconds, _cut, [same])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        same.close()


def _cut(connection: socket.socket) -> None:
    with suppress(OSError):  # it has ended by itself
        connection.shutdown(socket.SHUT_RDWR)
