"""How a server starts, or says in a sentence why it does not."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from sqlalchemy import create_engine

from dovre.server import addresses, starting
from dovre.server.addresses import BadHost, free_port, is_free, is_loopback, reachable
from dovre.server.load.players import make_table
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


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("nonsense", "bad_database"),
        ("sqlite://", "bad_database"),
        ("sqlite:///:memory:", "bad_database"),
        ("sqlite://host/file", "bad_database"),
        ("postgresql+psycopg://u:p@host:port/x", "bad_database"),
        ("martian://x/y", "no_driver"),
    ],
)
def test_an_address_that_is_none_and_a_driver_that_is_not_there(url, code):
    assert refusal(url) == code


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("BOT_WORKERS", "many"),
        ("BOT_WORKERS", "0"),  # bots would wait for ever
        ("WORKERS", "0"),
        ("BOT_PAUSE", "-1"),
        ("BOT_PAUSE", "inf"),
        ("IDLE_MINUTES", "nan"),
        ("LOG", "loud"),
        ("TALK", "loud"),
        ("ORIGIN", "dovre.example"),
        ("ORIGIN", "https://dovre.example/games"),
        ("HOSTS", "https://dovre.example"),
        ("HOSTS", "dovre.example:8377"),
        ("TRUSTED_PROXIES", "127.0.0.1,caddy"),
        ("METRICS", "10.0.0.0/40"),
    ],
)
def test_a_bad_setting_is_named(name, text):
    with pytest.raises(Refused) as caught:
        Settings.from_environment({f"DOVRE_{name}": text})
    assert caught.value.parts == {"name": f"DOVRE_{name}", "found": text}


def test_a_bad_option_is_named_as_it_was_given():
    with pytest.raises(Refused, match="--origin"):
        Settings.from_environment({}, origin="dovre.example")


def test_a_misspelt_setting_is_noticed():
    given = {
        "DOVRE_TRUSTED_PROXY": "",
        "DOVRE_HOST": "",
        "DOVRE_LANG": "fr",
        "DOVRE_BOTS": "",
        "DOVRE_DOMAIN": "",
        "PATH": "",
    }
    assert Settings.misspelt(given) == [
        ("DOVRE_HOST", "DOVRE_HOSTS"),
        ("DOVRE_TRUSTED_PROXY", "DOVRE_TRUSTED_PROXIES"),
    ]


def test_settings_as_the_pages_on_hosting_give_them():
    given = {
        "DOVRE_ORIGIN": "https://dovre.example",
        "DOVRE_HOSTS": "dovre.example, 2001:db8::1",
        "DOVRE_TRUSTED_PROXIES": "127.0.0.1,::1, 172.16.0.0/12",
        "DOVRE_METRICS": "",
        "DOVRE_TALK": "phrases",
        "DOVRE_LOG": "debug",
    }
    settings = Settings.from_environment(given)
    assert (settings.origin, settings.talk, settings.metrics) == ("https://dovre.example", "phrases", "")


def test_one_server_for_one_file(file):
    assert running_server(of(file)) is None
    with locked(file, "http://127.0.0.1:8377"):
        assert running_server(of(file)) == "http://127.0.0.1:8377"
        with pytest.raises(AlreadyServed, match=r"http://127\.0\.0\.1:8377"), locked(file, "http://127.0.0.1:9999"):
            pass
    assert running_server(of(file)) is None


# -- PostgreSQL ------------------------------------------------------------------------------------------------------


def test_several_workers_need_postgresql(file):
    with pytest.raises(StartRefused) as caught, prepared(of(file), "http://127.0.0.1:1", workers=2):
        pass
    assert caught.value.code == "workers_one"
    assert not file.exists()


def test_workers_on_sqlite_are_one_sentence_and_exit_code_2(file):
    process = command(file, "serve", "--workers", "2", "--port", str(any_port()))
    _, words = process.communicate(timeout=60)
    assert (process.returncode, words.count("\n"), "PostgreSQL" in words) == (2, 1, True)


def test_what_can_be_wrong_with_a_database_server(postgres):
    url = postgres.new_database()
    with postgres.connect() as connection:
        connection.execute("CREATE ROLE reader LOGIN PASSWORD 'reader'")
    with psycopg.connect(postgres.new_database(), autocommit=True) as connection:
        connection.execute("CREATE TABLE recipes (id int)")
        foreign = connection.info.dbname
    wrong = {
        "password": postgres.url("postgres", "molehill"),
        "away": url.replace(str(postgres.port), str(any_port())),
        "missing": postgres.url("nowhere"),
        "rights": postgres.url(url.rpartition("/")[2], "reader", "reader"),
        "foreign": postgres.url(foreign),
    }
    codes = {}
    for name, one in wrong.items():
        began = time.monotonic()
        codes[name] = refusal(Settings(database=one).database_url)
        assert time.monotonic() - began < 10  # two seconds where nothing else runs
    assert codes == {
        "password": "database_password",
        "away": "database_away",
        "missing": "database_away",
        "rights": "database_read_only",
        "foreign": "database_foreign",
    }


def test_a_database_server_that_does_not_answer_is_not_waited_for(monkeypatch):
    """It takes connections and says nothing, or its name cannot be found out."""
    monkeypatch.setattr(starting, "PATIENCE", 0.2)
    end = threading.Event()
    monkeypatch.setattr(starting.socket, "create_connection", lambda place, patience: end.wait(20) and socket.socket())
    began = time.monotonic()
    with pytest.raises(StartRefused) as caught:
        starting.check_server("postgresql+psycopg://dovre:secret@db.example/games")
    assert caught.value.parts == {"path": "postgresql://dovre:***@db.example/games", "why": "timeout"}
    assert time.monotonic() - began < 10
    end.set()


def test_a_shared_database_of_a_newer_version_is_left_alone(postgres):
    url = Settings(database=postgres.new_database()).database_url
    check_database(url)
    check_database(url)  # a second time there is nothing to do
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert refusal(url) == "database_newer"


def test_many_who_start_at_once_on_a_new_database_bring_it_up_to_date_once(postgres):
    url = Settings(database=postgres.new_database()).database_url
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(check_database, [url] * 4)) == [None] * 4


def test_a_missing_driver_is_named(monkeypatch):
    def missing(*arguments, **more):
        raise ModuleNotFoundError("No module named 'psycopg'")

    monkeypatch.setattr(starting, "create_engine", missing)
    with pytest.raises(StartRefused) as caught:
        check_database("postgresql+psycopg://localhost/games")
    assert caught.value.code == "no_driver"
    assert "postgres" in caught.value.words("en")


def test_an_address_of_postgresql_means_its_driver():
    for scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        assert Settings(database=f"{scheme}://host/games").database_url == "postgresql+psycopg://host/games"


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


def test_ctrl_c_is_quiet_while_bots_think(file):
    port = any_port()
    server = command(
        file, "serve", "--host", "127.0.0.1", "--port", str(port), env={**os.environ, "DOVRE_LOG": "warning"}
    )
    try:
        wait_for(f"http://127.0.0.1:{port}")
        for seed in range(3):
            make_table(f"http://127.0.0.1:{port}", "kings", ["bot"] * 2, seed)
        time.sleep(1)
        os.killpg(server.pid, signal.SIGINT)  # as the terminal does: to all processes of the command
        _, words = server.communicate(timeout=20)
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGKILL)
    assert (server.returncode, words) == (0, "")


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
