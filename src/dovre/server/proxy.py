"""Proxies in front of the server: whose word on the reader's address and scheme is taken, and what https adds."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sequence
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from dovre.server.addresses import Network

SOCKET_SCHEMES = {"http": "ws", "https": "wss"}
HSTS = (b"strict-transport-security", b"max-age=31536000")


def is_in(address: str, known: Sequence[Network]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return any((mapped or found) in network for network in known)


def limited_address(address: str) -> str:
    """What limits are counted for: an IPv4 address, or the /64 network that one house has of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def forwarded(scope: Any, trusted: Sequence[Network]) -> None:
    """Take address and scheme of the reader from the headers of a proxy that is trusted, and from nobody else."""
    client = scope.get("client")
    if not client or not is_in(client[0], trusted):
        return
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    hops = [hop.strip() for hop in headers.get(b"x-forwarded-for", "").split(",") if hop.strip()]
    while len(hops) > 1 and is_in(hops[-1], trusted):
        hops.pop()
    if hops:
        scope["client"] = (hops[-1][:60], 0)
    scheme = headers.get(b"x-forwarded-proto", "").split(",")[-1].strip().lower()
    if scheme in ("http", "https"):
        secure = scheme == "https"
        scope["scheme"] = (
            {True: "https", False: "http"}[secure] if scope["type"] == "http" else "wss" if secure else "ws"
        )


def proxy_middleware(trusted: Sequence[Network]) -> Callable[[ASGIApp], ASGIApp]:
    """A layer around the application that knows proxies, and tells browsers to stay with https where it is used."""

    def around(app: ASGIApp) -> ASGIApp:
        async def call(scope: Scope, receive: Receive, send: Send) -> None:
            forwarded(scope, trusted)
            if scope["scheme"] != "https":
                await app(scope, receive, send)
                return

            async def send_secure(message: Any) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message.get("headers", []), HSTS]
                await send(message)

            await app(scope, receive, send_secure)

        return call

    return around
