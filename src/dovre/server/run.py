"""Start the server: for oneself, with a browser opened, or for friends."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import fields, replace

from granian import Granian
from granian.constants import Interfaces

from dovre.kernel.game import load, slugs
from dovre.server.addresses import reachable, web_address
from dovre.server.settings import Settings
from dovre.server.starting import prepared


def serve(settings: Settings, host: str, port: int, on_open: Callable[[str], None] | None = None) -> None:
    """Serve until stopped. `on_open` is called with the address once the server answers."""
    for slug in slugs():
        load(slug)  # broken components are told now, not to the first player
    settings = replace(settings, addresses=settings.addresses or ",".join(reachable(host, port)))
    for field in fields(settings):  # the server process reads its settings from the environment
        os.environ[f"DOVRE_{field.name.upper()}"] = str(getattr(settings, field.name))
    address = web_address({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)
    with prepared(settings.database_url, address):
        _serve(host, port, address, on_open)


def _serve(host: str, port: int, address: str, on_open: Callable[[str], None] | None) -> None:
    if on_open is not None:
        threading.Thread(target=_when_open, args=(address, on_open), daemon=True).start()
    # a worker that is forked while a thread imports something would wait for that import for ever
    multiprocessing.set_start_method("spawn", force=True)
    server = Granian(
        "dovre.server.app:create",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        factory=True,
        workers=1,
        log_enabled=False,
        workers_kill_timeout=5,
    )
    # closing the terminal ends the server; granian itself would start its workers again
    server.signal_handler_reload = server.signal_handler_interrupt  # type: ignore[method-assign]
    server.serve()


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
