"""Start the server: for oneself, with a browser opened, or for friends."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import FrameType

import uvicorn

from dovre.kernel.game import load, slugs
from dovre.server import workers
from dovre.server.addresses import reachable, web_address
from dovre.server.connections import LimitedConfig, Limits, drop_late
from dovre.server.log_lines import configure_logging
from dovre.server.offered_bots import check_setting
from dovre.server.settings import Settings
from dovre.server.starting import prepared

ENDING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
LOOK_EVERY = 20  # tenths of a second between looks for connections whose time is up
LAST_SECONDS = 3  # for what is under way when the server is stopped
MOST_FILES = 1 << 16  # more would serve nobody
OTHER_FILES = 200  # kept free for the database, bots and files of the client
SEND_BUFFER = 128 * 1024  # bytes that the system keeps for a reader
UNREAD_SECONDS = 60  # after which the system gives up a reader that takes nothing


def serve(settings: Settings, host: str, port: int, on_open: Callable[[str], None] | None = None) -> None:
    """Serve until stopped. `on_open` is called with the address once the server answers."""
    configure_logging(settings.log)
    settings = replace(settings, addresses=settings.addresses or ",".join(reachable(host, port)))
    address = web_address({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)
    with prepared(settings.database_url, address, settings.workers):
        for slug in slugs():
            load(slug)  # broken components are told now, not to the first player
        check_setting(settings)
        if on_open is not None:
            threading.Thread(target=_when_open, args=(address, on_open), daemon=True).start()
        if settings.workers > 1:
            workers.run([(serve_as_one_of_several, (settings, host, port))] * settings.workers)
        else:
            serve_here(settings, listener(host, port))


def serve_as_one_of_several(settings: Settings, host: str, port: int) -> None:
    """A worker: with a socket of its own, so that the system sends nobody to one that has died."""
    serve_here(settings, listener(host, port, one_of_several=True))


def listener(host: str, port: int, *, one_of_several: bool = False) -> socket.socket:
    """A socket that listens there. What it is told here goes for the connections it accepts."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.create_server(
        address,
        family=family,
        backlog=2048,
        reuse_port=one_of_several,
        dualstack_ipv6=family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6(),
    )
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * UNREAD_SECONDS)
    return made


def serve_here(settings: Settings, listening: socket.socket) -> None:
    """Serve in this process until it is told to end."""
    from dovre.server import app  # loaded by those who serve: who is refused need not wait for it
    from dovre.server.gate import Gate

    settings = replace(settings, connections=min(settings.connections, allow_files() - OTHER_FILES))
    limits = Limits(settings)
    config = LimitedConfig(
        Gate(app.create(settings), settings, limits),
        limits,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        timeout_graceful_shutdown=LAST_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `proxy.py` knows whom to believe
    )
    Server(config).run([listening])


def allow_files() -> int:
    """Let this process open as many files and connections as it may; returns how many."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Server(uvicorn.Server):
    """The server of uvicorn, ended by closing the terminal too, which looks after its connections."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sign: signal.signal(sign, self.handle_exit) for sign in ENDING}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT  # pressed again: at once
        self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_EVERY == 0:
            drop_late(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)


def _when_open(address: str, on_open: Callable[[str], None]) -> None:
    for _ in range(150):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=2):
                on_open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)


def open_browser(address: str) -> None:
    """In the person's own browser, if this machine has one."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
