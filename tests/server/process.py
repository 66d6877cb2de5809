"""A real server process that can be killed at any moment."""

import contextlib
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

SCRIPT = """
import sys
from dovre.server.run import serve
from dovre.server.settings import Settings
limits = dict(new_tables=10**6, new_people=10**6, new_sockets_per_minute=10**6, known_deals=1)
serve(Settings(database=sys.argv[1], bot_pause=float(sys.argv[3]), **limits), "127.0.0.1", int(sys.argv[2]))
"""
SAME_DEALS = pathlib.Path(__file__).with_name("same_deals")  # holds what every Python of the server loads first


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`with Server(path) as server:`; `server.kill()` then `server.start()` is a crash and a restart."""

    def __init__(self, path, bot_pause=0.0):
        self.database = f"sqlite:///{path}"
        self.deals = pathlib.Path(f"{path}.deals")
        self.deal_for(os.environ.get("PYTEST_CURRENT_TEST", "").split(" ")[0])
        self.port = free_port()
        self.bot_pause = bot_pause
        self.process = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.kill()

    def deal_for(self, test):
        """From now on tables get the deals of this test, the same in every run."""
        self.deals.write_text(test)

    def start(self):
        paths = os.pathsep.join(filter(None, [str(SAME_DEALS), os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, self.database, str(self.port), str(self.bot_pause)],
            env={**os.environ, "PYTHONPATH": paths, "SAME_DEALS": str(self.deals)},
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.time() + 30
        while time.time() < deadline:
            try:
                self.get("/healthz")
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise TimeoutError("the server did not open")

    def kill(self):
        """kill -9, the whole group: server, worker and bots."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def get(self, path, token=None):
        return self._ask(urllib.request.Request(self.url + path), token)

    def post(self, path, body, token=None):
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"content-type": "application/json"})
        return self._ask(request, token)

    def _ask(self, request, token):
        if token:
            request.add_header("authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)
