"""Webhooks: a table can call an address whenever it is somebody's turn, so that players of slow games hear of it."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

import structlog

from dovre.kernel.texts import load_texts
from dovre.server.live import LiveTable

log = structlog.get_logger()

TIMEOUT = 5.0


class Notifier:
    """Calls a table's address when the seats that are asked change; never waits for it, never asks twice."""

    def __init__(self, origin: str, *, private: bool) -> None:
        self.origin = origin.rstrip("/")
        self.private = private
        self.last: dict[str, tuple[int, ...]] = {}
        self.pool = ThreadPoolExecutor(4, "dovre-webhook")

    def changed(self, live: LiveTable) -> None:
        """Call the table's address if other people are asked than before, or the game has ended."""
        address = live.row["webhook"]
        if not address or live.row["status"] == "open":
            return
        asked = tuple(seat for seat in live.state.waiting if not live.bot_for(seat))
        if self.last.get(live.id) == asked or (not asked and not live.state.over):
            return
        self.last[live.id] = asked
        live.tables.spawn(self._call(address, self.message(live, asked)))

    def message(self, live: LiveTable, asked: tuple[int, ...]) -> dict[str, Any]:
        """Nothing that only one seat may know: who is asked, on which table."""
        names = [live.names[seat] for seat in asked]
        key = "table.over" if live.state.over else "table.waits"
        parts = {"winners": ", ".join(live.names[seat] for seat in live.state.winners), "seats": ", ".join(names)}
        return {
            "table": live.id,
            "game": live.row["game"],
            "link": f"{self.origin}/t/{live.id}",
            "n": live.number,
            "asked": names,
            "over": live.state.over,
            "text": {lang: load_texts("dovre.server", lang).say(key, **parts) for lang in ("fr", "en")},
        }

    async def _call(self, address: str, message: dict[str, Any]) -> None:
        try:
            status = await asyncio.get_running_loop().run_in_executor(self.pool, self._post, address, message)
            log.info("webhook called", status=status)
        except (OSError, ValueError) as error:
            log.info("webhook failed", error=str(error))

    def _post(self, address: str, message: dict[str, Any]) -> int:
        """One request, to the very address that was looked up, without following anything."""
        parts = urlsplit(address)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        place = self.allowed(host, port)
        connection = (HTTPSConnection if parts.scheme == "https" else HTTPConnection)(host, port, timeout=TIMEOUT)
        if parts.scheme == "http":
            connection.sock = socket.create_connection(place, TIMEOUT)
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
            if not self.private and not ipaddress.ip_address(place[0]).is_global:
                raise ValueError(f"{host} is not a public address")
        return str(found[0][4][0]), port
