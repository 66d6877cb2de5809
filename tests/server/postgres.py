"""A real PostgreSQL for tests: made in a folder of its own, by an unprivileged user, gone with the tests."""

import atexit
import glob
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.parse
from contextlib import contextmanager

import psycopg
import pytest

from tests.server.process import free_port

PASSWORD = "mountain"
# Servers are killed in these tests, never the database: it need not wait for the disk.
QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=80")


def programs():
    """The folder of initdb and postgres."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/postgres"), key=lambda path: int(path.split("/")[4]))
    path = found[-1] if found else shutil.which("postgres")
    if path is None:
        pytest.fail("PostgreSQL is missing: ./dovre test installs it; or: apt-get install postgresql")
    return pathlib.Path(path).resolve().parent


def unprivileged():
    """PostgreSQL does not run as root: the user that its package made, or nobody."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A database server; each test gets an empty database of its own in it."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="dovre-postgres-"))
        self.who = unprivileged()
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
        self.port = free_port()
        self.made = 0
        self._run_initdb()
        self.process = None
        atexit.register(self.stop)
        self.start()

    def _run_initdb(self):
        password = self.folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        command = [
            programs() / "initdb",
            "-D",
            self.folder / "data",
            "-U",
            "dovre",
            "-A",
            "scram-sha-256",
            "-E",
            "UTF8",
        ]
        more = ["--no-sync", "--no-locale", f"--pwfile={password}"]
        try:
            subprocess.run([*command, *more], check=True, cwd=self.folder, capture_output=True, text=True, **self.who)
        except subprocess.CalledProcessError as error:
            pytest.fail(f"initdb failed: {error.stderr}")

    def start(self):
        settings = [*QUICK, f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        options = [part for setting in settings for part in ("-c", setting)]
        log = (self.folder / "log").open("a")
        command = [programs() / "postgres", "-D", self.folder / "data", *options]
        self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.who)
        log.close()
        end = time.monotonic() + 30
        while time.monotonic() < end and self.process.poll() is None:
            try:
                self.connect().close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        pytest.fail(f"PostgreSQL did not start: {(self.folder / 'log').read_text()[-500:]}")

    def halt(self):
        """End the database server at once, and every connection to it."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)

    def connect(self, database="postgres"):
        return psycopg.connect(self.url(database), autocommit=True)

    def url(self, database, password=PASSWORD, user="dovre"):
        return f"postgresql://{user}:{urllib.parse.quote(password)}@127.0.0.1:{self.port}/{database}"

    def new_database(self):
        """The address of an empty database."""
        self.made += 1
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE games{self.made}")
        return self.url(f"games{self.made}")


@contextmanager
def connection_to(url):
    with psycopg.connect(url, autocommit=True) as connection:
        yield connection
