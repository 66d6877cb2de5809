"""A server process of one's own that can be measured and killed."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from dovre.server.addresses import free_port

MANY = 10**6
LIMITS = {
    "new_tables": MANY,
    "new_people": MANY,
    "new_sockets_per_minute": MANY,
    "messages_per_second": MANY,
    "requests_per_minute": MANY,
    "connections_per_address": MANY,
    "sockets_per_address": MANY,
}
SCRIPT = """
import json, sys
from dovre.server.run import serve
from dovre.server.settings import Settings
serve(Settings(**json.loads(sys.argv[1])), "127.0.0.1", int(sys.argv[2]))
"""
OPENS_IN = 60.0  # seconds


class Server:
    """A server process in a group of its own; `kill` and `start` are a crash and a restart."""

    def __init__(self, folder: Path, database: str = "", workers: int = 1, **settings: Any) -> None:
        url = database or f"sqlite:///{folder}/load.sqlite3"
        self.settings = {"database": url, "bot_pause": 0.0, "log": "warning", "workers": workers, **LIMITS, **settings}
        self.workers = workers
        self.port = free_port("127.0.0.1", random.randrange(20_000, 30_000), tries=400)
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-c", SCRIPT, json.dumps(self.settings), str(self.port)]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=log, stdin=subprocess.DEVNULL
            )
        end = time.monotonic() + OPENS_IN
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError(f"the server did not open: {self.log.read_text(encoding='utf-8')[-500:]}")

    def kill(self) -> None:
        """kill -9, the whole group: server, workers and bots."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def kill_worker(self, chance: random.Random) -> None:
        """kill -9 one of several workers."""
        assert self.process is not None
        workers = [pid for pid in self._pids() if _parent(pid) == self.process.pid and _is_worker(pid)]
        if workers:
            os.kill(chance.choice(workers), signal.SIGKILL)

    # -- what it uses --------------------------------------------------------------------------------------------

    def _pids(self) -> list[int]:
        """The processes of the group."""
        assert self.process is not None
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            fields = _fields(stat)
            if fields and int(fields[2]) == self.process.pid:
                found.append(int(stat.parent.name))
        return found

    def cpu_seconds(self) -> float:
        """The processor time all its processes have used."""
        fields = [_fields(Path(f"/proc/{pid}/stat")) for pid in self._pids()]
        return sum(int(one[11]) + int(one[12]) for one in fields if one) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float:
        """The memory all its processes hold."""
        pages = 0
        for pid in self._pids():
            try:
                pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
            except (OSError, IndexError):
                continue  # it has just ended
        return round(pages * resource.getpagesize() / 1e6, 1)

    def log_errors(self) -> list[str]:
        """The lines of the log that tell of an error or hold a traceback."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if '"level": "error"' in line or line.startswith(("Traceback", "Exception"))]


def _fields(stat: Path) -> list[str]:
    try:
        return stat.read_text().rpartition(")")[2].split()
    except OSError:
        return []  # it has just ended


def _parent(pid: int) -> int:
    fields = _fields(Path(f"/proc/{pid}/stat"))
    return int(fields[1]) if fields else 0


def _is_worker(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


@contextmanager
def running_server(database: str = "", workers: int = 1, **settings: Any) -> Iterator[Server]:
    """A server on a database of its own, unless one is named."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database, workers, **settings)
        try:
            server.start()
            yield server
        finally:
            server.kill()
