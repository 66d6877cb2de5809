"""Connections have a ceiling: in number, in bytes before anything is put together, and in time."""

import asyncio
import contextlib
import os
import signal
import time
from http.client import HTTPConnection

import pytest
from litestar.testing import TestClient

from dovre.server import connections
from dovre.server.app import create
from dovre.server.connections import Limits, drop_late
from dovre.server.gate import SocketLimit
from dovre.server.load import attacks, process
from dovre.server.load.attacks import CONTINUED, PING, TEXT, RawSocket, a_table, frame
from dovre.server.load.players import HELLO, Load, ask
from dovre.server.load.process import running_server
from dovre.server.rate_limit import MOST_KEYS, RateLimit
from dovre.server.refusals import Refused
from dovre.server.settings import Settings
from tests.server.conftest import until

GAME = "kings"


@pytest.fixture(scope="module")
def server():
    with running_server(messages_per_second=20, requests_per_minute=400, sockets_per_address=40) as server:
        yield server


@pytest.fixture(scope="module")
def path(server):
    return f"/t/{a_table(server, GAME)}/socket"


def piece(kind, payload):
    return frame(kind, payload, last=False)


def is_ended(server, path, *sent, seconds=10):
    """Whether the server ends a connection that sends this; what was sent after the end does not matter."""

    async def go():
        one = await RawSocket.open(server, path)
        try:
            for data in sent:
                with contextlib.suppress(OSError):
                    await one.send(data)
            return await one.is_closed(seconds)
        finally:
            one.close()

    return asyncio.run(go())


# -- sockets: what comes in ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param([frame(TEXT, b"x" * 70_000)[:14]], id="a frame that says that it is long"),
        pytest.param(
            [frame(TEXT, b"x", last=False), frame(CONTINUED, b"x" * 4000, last=False) * 20], id="long in pieces"
        ),
        pytest.param(
            [frame(TEXT, b"", last=False), frame(CONTINUED, b"", last=False) * 100], id="endless empty pieces"
        ),
        pytest.param([frame(PING, b"x" * 20) * 300], id="endless pings"),
        pytest.param([frame(TEXT, b"{}") * 300], id="hundreds of messages at once"),
    ],
)
def test_a_socket_that_sends_too_much_is_ended(server, path, sent):
    assert is_ended(server, path, *sent)
    assert ask(server.address, "/healthz")


def test_a_socket_that_says_little_goes_on(server, path):
    whole = frame(TEXT, HELLO[:20].encode(), last=False) + frame(CONTINUED, HELLO[20:].encode())
    assert not is_ended(server, path, whole, frame(PING, b"x") * 3, seconds=1)


def test_endless_fragments_cost_nothing_notable(server):
    row = asyncio.run(attacks.fragments(server, GAME, 1.5))
    assert row["ended"] > 0
    assert (row["memory_cost_mb"] < 60, row["errors"]) == (True, 0)


# -- readers who do not read -----------------------------------------------------------------------------------------


class FakeTransport:
    def __init__(self):
        self.closing = self.aborted = False

    def is_closing(self):
        return self.closing

    def abort(self):
        self.aborted = True


class FakeConnection:
    def __init__(self, **state):
        self.transport = FakeTransport()
        self.request_began = self.paused_at = self.closing_at = None
        for name, value in state.items():
            setattr(self, name, value)


def test_those_whose_time_is_up_are_dropped():
    now = 1000.0
    good = [FakeConnection(), FakeConnection(request_began=now - 5), FakeConnection(paused_at=now - 5)]
    late = [FakeConnection(request_began=now - 21), FakeConnection(paused_at=now - 21)]
    closing = FakeConnection()
    closing.transport.closing = True
    assert drop_late({*good, *late, closing}, now) == 2
    assert [one.transport.aborted for one in (*good, *late, closing)] == [False] * 3 + [True] * 2 + [False]
    assert drop_late({closing}, now + 11) == 1


def test_a_reader_who_asks_and_never_reads_is_dropped(monkeypatch):
    """Over a real socket: it asks for the whole picture again and again until the system takes no more for it."""
    quick = "from dovre.server import connections, run\nconnections.STALLED_SECONDS, run.LOOK_EVERY = 1.0, 5\n"
    monkeypatch.setattr(process, "SCRIPT", quick + process.SCRIPT)
    whole = frame(TEXT, b'{"type": "resync", "n": 0}')

    async def go(server):
        one = await RawSocket.open(server, f"/t/{a_table(server, GAME)}/socket")
        await one.send(frame(TEXT, HELLO.encode()))
        try:
            for _ in range(600):  # unread, all the while
                await one.send(whole)
                await asyncio.sleep(0.1)
                if one.is_reset():
                    return True
            return False
        finally:
            one.close()

    with running_server(messages_per_second=20) as server:
        assert asyncio.run(go(server))
        assert ask(server.address, "/healthz")
        assert server.log_errors() == []


COUNTING = """
import gc, signal
from collections import Counter
from pathlib import Path
gc.disable()
KINDS = {kinds!r}
def count(*_):
    kinds = [type(one) for one in gc.get_objects()]
    found = Counter(kind.__module__ + "." + kind.__name__ for kind in kinds if kind.__name__ in KINDS)
    Path({path!r}).write_text(" ".join([*sorted(found.elements()), "end"]))
signal.signal(signal.SIGUSR1, count)
"""
HTTP = "dovre.server.connections.Http"
OF_A_SOCKET = {
    HTTP,
    "dovre.server.connections.Socket",
    "dovre.server.socket.Connection",
    "litestar.connection.websocket.WebSocket",
    "websockets.server.ServerProtocol",
}
OF_A_TABLE = {"dovre.server.live.LiveTable", "dovre.kernel.table.Table", "dovre.server.pictures.Picture"}


@pytest.fixture
def in_memory(monkeypatch, tmp_path):
    """Counts the objects of these kinds in a server that is started hereafter and never collects garbage."""
    counted = tmp_path / "counted"
    kinds = {kind.rpartition(".")[2] for kind in OF_A_SOCKET | OF_A_TABLE}
    monkeypatch.setattr(process, "SCRIPT", COUNTING.format(path=str(counted), kinds=kinds) + process.SCRIPT)

    def count(server, wanted):
        counted.unlink(missing_ok=True)
        os.kill(server.process.pid, signal.SIGUSR1)
        asyncio.run(until(lambda: counted.exists() and counted.read_text().endswith("end")))
        return [kind for kind in counted.read_text().split() if kind in wanted]

    return count


def test_a_closed_socket_leaves_nothing_behind(in_memory):
    """Garbage is collected seldom: what closed sockets leave in circles would pile up."""

    async def go(server):
        path = f"/t/{a_table(server, GAME)}/socket"
        opened = [await RawSocket.open(server, path) for _ in range(5)]
        for one in opened:
            await one.send(frame(TEXT, HELLO.encode()))
        during = await asyncio.to_thread(in_memory, server, OF_A_SOCKET)
        for one in opened:
            one.close()
        return during

    with running_server() as server:
        assert set(asyncio.run(go(server))) == OF_A_SOCKET - {HTTP}  # which made room for the socket
        end = time.monotonic() + 15
        while left := in_memory(server, OF_A_SOCKET):
            assert time.monotonic() < end, left


def test_a_finished_table_leaves_nothing_behind(in_memory, monkeypatch):
    """A whole game on sockets; when nobody looks at it any more, the table goes without a look for garbage."""
    soon = "from dovre.server import tables\ntables.OVER_KEPT, tables.GRACE, tables.MAINTAIN_EVERY = 0.5, 0.5, 0.2\n"
    monkeypatch.setattr(process, "SCRIPT", soon + process.SCRIPT)

    async def play(server):
        load = Load(server.address, GAME, seats=2, spectators=1, pace=0.0)
        readers = await load.open_one()
        during = await asyncio.to_thread(in_memory, server, OF_A_TABLE)
        await load.play(readers, time.monotonic() + 120)
        assert readers[0].over
        return during

    with running_server() as server:
        assert set(asyncio.run(play(server))) >= OF_A_TABLE
        end = time.monotonic() + 15
        while left := in_memory(server, OF_A_TABLE | OF_A_SOCKET):
            assert time.monotonic() < end, left


def test_readers_who_do_not_read_take_little_memory():
    with running_server(messages_per_second=20) as server:
        row = asyncio.run(attacks.silent(server, GAME, 1.0, count=60))
        assert (row["memory_cost_mb"] < 30, row["errors"]) == (True, 0)


@pytest.mark.long
def test_two_thousand_sockets_that_never_read_cost_under_200_mb():
    with running_server(messages_per_second=20) as server:
        row = asyncio.run(attacks.silent(server, GAME, 60.0))
    assert (row["memory_cost_mb"] < 200, row["errors"]) == (True, 0)


def status_of(server, headers=None):
    """What `/healthz` answers."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=10)
    try:
        connection.request("GET", "/healthz", headers=headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


# -- requests --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param([b"GET / HTTP/1.1\r\nx: ", b"y" * 40_000], id="long headers"),
        pytest.param([b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 200], id="hundreds of requests at once"),
        pytest.param([b"nonsense\r\n\r\n"], id="nonsense"),
    ],
)
def test_a_connection_that_asks_for_too_much_is_ended(server, sent):
    assert is_ended(server, None, *sent)


@pytest.mark.long
def test_requests_that_do_not_end_are_cut():
    with running_server() as server:
        row = asyncio.run(attacks.slow(server, GAME, connections.REQUEST_SECONDS + 6, count=20))
    assert (row["ended"], row["errors"]) == (20, 0)


@pytest.mark.parametrize("host", ["[", "a]b", ":::", "[:::]", "127.0.0.1:99999", "127.0.0.1:abc", "x y"])
def test_a_host_that_is_none_is_refused_and_not_logged(server, host):
    assert status_of(server, {"host": host})[0] == 400
    assert server.log_errors() == []


def test_a_socket_for_a_host_that_is_none_is_refused(server, path):
    connection = HTTPConnection("127.0.0.1", server.port, timeout=10)
    upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    connection.request("GET", path, headers={**upgrade, "sec-websocket-key": "x" * 22 + "==", "host": "["})
    assert connection.getresponse().status in (400, 403)
    connection.close()
    assert server.log_errors() == []


@pytest.mark.parametrize("origin", ["http://[", "null", "http://127.0.0.1:abc", "x"])
def test_an_origin_that_is_none_is_refused_and_not_logged(server, origin):
    connection = HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("POST", "/api/tables", "{}", {"origin": origin, "content-type": "application/json"})
    assert connection.getresponse().status == 403
    connection.close()
    assert server.log_errors() == []


def test_requests_of_one_address_are_limited_in_both_languages(server):
    words = {}
    for lang in ("fr", "en"):
        for _ in range(500):
            status, text = status_of(server, {"accept-language": lang})
            if status != 200:
                words[lang] = f"{status} {text}"
                break
    assert words["fr"].startswith("429")
    assert "Attendez un instant" in words["fr"]
    assert "Wait a moment" in words["en"]


def test_unknown_tables_leave_nothing_behind(client):
    tables = client.app.state.tables
    client.get("/t/nowhere")
    before = client.get("/metrics").text.count("\n")
    for number in range(30):
        assert client.get(f"/t/nowhere{number}").status_code == 404
        assert client.get(f"/api/tables/nowhere{number}/view").status_code == 404
        assert client.get(f"/nowhere{number}").status_code == 404
    client.get("/metrics")
    assert (tables.live, tables.loading, tables.failures, tables.deadlines) == ({}, {}, {}, {})
    assert client.get("/metrics").text.count("\n") <= before + 60  # for each kind of page, not for each name
    assert "nowhere1" not in client.get("/metrics").text


# -- how many --------------------------------------------------------------------------------------------------------


def test_connections_are_counted_by_address_and_in_all():
    limits = Limits(Settings(connections=8, connections_per_address=3, trusted_proxies="10.0.0.0/8"))
    assert [limits.admit("192.0.2.1") for _ in range(4)] == [True] * 3 + [False]
    assert limits.admit("2001:db8::1")
    assert [limits.admit("10.0.0.1") for _ in range(5)] == [True] * 4 + [False]  # a proxy may have all that is left
    assert limits.is_crowded
    for address, count in (("192.0.2.1", 3), ("2001:db8::1", 1), ("10.0.0.1", 4)):
        for _ in range(count):
            limits.release(address)
    assert (limits.total, dict(limits.by_address)) == (0, {})


def test_the_last_sockets_are_for_those_who_sit_at_a_table():
    limit = SocketLimit(Settings(sockets=3, sockets_kept=2, sockets_per_address=2))
    with limit.room("a", plays=False):
        with pytest.raises(Refused, match="precedence"), limit.room("b", plays=False):
            pass
        with limit.room("b", plays=True), limit.room("b", plays=True):
            with pytest.raises(Refused), limit.room("b", plays=True):  # two of one address
                pass
            with pytest.raises(Refused), limit.room("c", plays=True):  # three in all
                pass
    assert (limit.total, dict(limit.by_address)) == (0, {})


def test_a_spectator_is_told_that_there_is_no_room(settings):
    with TestClient(create(Settings(database=settings.database, sockets=1, sockets_kept=1))) as client:
        seats = [{"kind": "program", "name": "A"}, {"kind": "program", "name": "B"}]
        made = client.post("/api/tables", json={"game": GAME, "seats": seats}).json()
        where = f"/t/{made['table']}/socket"
        with client.websocket_connect(where) as session:
            assert session.receive_json()["code"] == "refused.full"
        with client.websocket_connect(where, headers={"authorization": f"Bearer {made['tokens']['0']}"}) as session:
            session.send_json({"type": "ping"})
            assert session.receive_json()["type"] == "pong"


def test_strangers_wait_where_almost_all_connections_are_taken():
    with running_server(connections=16, bot_workers=1) as server:
        held = [HTTPConnection("127.0.0.1", server.port) for _ in range(15)]
        for one in held:
            one.connect()
        asyncio.run(until(lambda: status_of(server)[0] == 503))  # once the server has taken them
        assert status_of(server, {"cookie": "dovre_session=x"})[0] == 200
        for one in held:
            one.close()


def test_limits_forget_those_who_were_not_seen_for_long():
    limit = RateLimit(2, 3600)
    for number in range(MOST_KEYS + 50):
        limit.take(str(number))
    assert len(limit.seen) == MOST_KEYS
    limit.take("x")
    limit.take("x")
    with pytest.raises(Refused):
        limit.take("x")


def test_a_limit_counts_on_from_one_span_of_time_into_the_next(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr("dovre.server.rate_limit.time.monotonic", lambda: now[0])
    limit = RateLimit(10, 10)
    for _ in range(10):
        limit.take("x")
    now[0] += 11.5  # most of the ten still count
    limit.take("x")
    limit.take("x")
    with pytest.raises(Refused):
        limit.take("x")
    now[0] += 30
    limit.take("x")
