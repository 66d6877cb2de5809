"""Start the server: for oneself, with a browser opened, or for friends."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import fields

from granian import Granian
from granian.constants import Interfaces

from dovre.kernel.game import load, slugs
from dovre.server.settings import Settings


def free_port(host: str, wanted: int, tries: int = 20) -> int:
    """The wanted port, or the next one that nobody uses."""
    for port in range(wanted, wanted + tries):
        with socket.socket() as probe:
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise OSError(f"no free port from {wanted} to {wanted + tries - 1}")


def serve(settings: Settings, host: str, port: int, on_open: Callable[[str], None] | None = None) -> None:
    """Serve until stopped. `on_open` is called with the address once the server answers."""
    for slug in slugs():
        load(slug)  # broken components are told now, not to the first player
    for field in fields(settings):  # the server process reads its settings from the environment
        os.environ[f"DOVRE_{field.name.upper()}"] = str(getattr(settings, field.name))
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    if on_open is not None:
        threading.Thread(target=_when_open, args=(address, on_open), daemon=True).start()
    Granian(
        "dovre.server.app:create",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        factory=True,
        workers=1,
        log_enabled=False,
        workers_kill_timeout=5,
    ).serve()


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
