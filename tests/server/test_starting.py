"""How a server starts, or says in a sentence why it does not."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request

import pytest
from sqlalchemy import create_engine

from dovre.server import addresses, starting
from dovre.server.addresses import BadHost, free_port, is_free, is_loopback, reachable
from dovre.server.migrate import upgrade
from dovre.server.refusals import Refused
from dovre.server.settings import Settings
from dovre.server.starting import AlreadyServed, StartRefused, check_database, locked, prepared, running_server
from tests.server.process import free_port as any_port


@pytest.fixture
def file(tmp_path):
    return tmp_path / "dovre.sqlite3"


def refusal(url):
    with pytest.raises(StartRefused) as caught, prepared(url, "http://127.0.0.1:1"):
        pass
    return caught.value.code


def of(file):
    return f"sqlite:///{file}"


def make(file):
    engine = create_engine(of(file))
    upgrade(engine)
    engine.dispose()


def test_a_new_database_is_made_for_its_owner_alone(file):
    with prepared(of(file), "http://127.0.0.1:1"):
        assert file.stat().st_mode & 0o077 == 0
    check_database(of(file))


def test_a_damaged_database_is_named(file):
    file.write_bytes(b"no database at all" * 100)
    assert refusal(of(file)) == "database_damaged"


def test_the_database_of_another_program_is_left_alone(file):
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    assert refusal(of(file)) == "database_foreign"
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_database_of_a_newer_version_is_left_alone(file):
    make(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(of(file)) == "database_newer"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_database_that_cannot_be_written_is_named(file):
    make(file)
    file.chmod(0o400)
    assert refusal(of(file)) == "database_read_only"


def test_rights_are_looked_at_before_anything_is_written(file, monkeypatch):
    make(file)
    monkeypatch.setattr(starting.os, "access", lambda path, how: False)
    assert refusal(of(file)) == "database_read_only"


def test_a_missing_folder_is_named(tmp_path):
    assert refusal(of(tmp_path / "nowhere" / "dovre.sqlite3")) == "database_folder"


@pytest.mark.parametrize(("url", "code"), [("nonsense", "bad_database"), ("martian://x/y", "no_driver")])
def test_an_address_that_is_none_and_a_driver_that_is_not_there(url, code):
    assert refusal(url) == code


@pytest.mark.parametrize(("name", "text"), [("BOT_WORKERS", "many"), ("BOT_PAUSE", "-1"), ("IDLE_MINUTES", "nan")])
def test_a_bad_setting_is_named(name, text):
    with pytest.raises(Refused) as caught:
        Settings.from_environment({f"DOVRE_{name}": text})
    assert caught.value.parts == {"name": f"DOVRE_{name}", "found": text}


def test_one_server_for_one_file(file):
    assert running_server(of(file)) is None
    with locked(file, "http://127.0.0.1:8377"):
        assert running_server(of(file)) == "http://127.0.0.1:8377"
        with pytest.raises(AlreadyServed, match=r"http://127\.0\.0\.1:8377"), locked(file, "http://127.0.0.1:9999"):
            pass
    assert running_server(of(file)) is None


# -- ports and addresses ---------------------------------------------------------------------------------------------


def test_a_port_is_free_although_connections_to_it_are_still_closing():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert not is_free("127.0.0.1", port)
        client = socket.create_connection(("127.0.0.1", port))
        served, _ = server.accept()
        served.close()  # who closes first waits
        client.close()
    assert is_free("127.0.0.1", port)
    assert free_port("127.0.0.1", port) == port


def test_ipv6_ports_are_looked_at_too():
    try:
        server = socket.create_server(("::1", 0), family=socket.AF_INET6)
    except OSError:
        pytest.skip("no IPv6 here")
    with server:
        assert not is_free("::1", server.getsockname()[1])


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.7", "..."])
def test_a_host_that_is_not_ours_is_named_as_such(host):
    with pytest.raises(BadHost):
        is_free(host, 8377)


def test_where_friends_find_the_server(monkeypatch):
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.168.1.5", "2001:db8::5"])
    assert reachable("0.0.0.0", 80) == ["http://192.168.1.5:80"]
    assert reachable("::", 80) == ["http://192.168.1.5:80", "http://[2001:db8::5]:80"]
    assert reachable("127.0.0.1", 80) == reachable("localhost", 80) == reachable("::1", 80) == []
    assert reachable("192.168.1.5", 80) == ["http://192.168.1.5:80"]
    assert [is_loopback(host) for host in ("127.3.2.1", "[::1]", "dovre.example", "10.0.0.1")] == [
        True,
        True,
        False,
        False,
    ]


# -- the whole command -----------------------------------------------------------------------------------------------


def command(file, *arguments, **more):
    return subprocess.Popen(
        [sys.executable, "-m", "dovre", *arguments, "--database", of(file), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **more,
    )


def wait_for(address, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server did not open")


def test_serve_is_refused_twice_restarts_at_once_and_ends_with_its_terminal(file):
    port = any_port()
    address = f"http://127.0.0.1:{port}"
    for ending in (signal.SIGHUP, signal.SIGTERM):
        server = command(file, "serve", "--host", "127.0.0.1", "--port", str(port))
        try:
            wait_for(address)
            second = command(file, "serve", "--host", "127.0.0.1", "--port", str(any_port()))
            _, words = second.communicate(timeout=20)
            assert (second.returncode, address in words, "Traceback" in words) == (2, True, False)
            os.kill(server.pid, ending)
            server.communicate(timeout=20)
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGKILL)
    assert is_free("127.0.0.1", port)


@pytest.mark.parametrize("content", ["damaged", "foreign"])
def test_a_bad_database_is_one_sentence_and_exit_code_2(file, content):
    if content == "damaged":
        file.write_bytes(b"x" * 5000)
    else:
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE recipes (id INTEGER)")
    process = command(file, "serve", "--port", str(any_port()))
    _, words = process.communicate(timeout=30)
    assert (process.returncode, words.count("\n"), str(file) in words) == (2, 1, True)
