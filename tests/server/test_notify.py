"""Webhooks: what is sent to whom and when, exactly; and to which addresses never."""

import asyncio
import contextlib
import http.server
import json
import socket
import ssl
import threading

import pytest
import structlog

from dovre.server import notify
from dovre.server.notify import TIMEOUT, Notifier
from dovre.server.rows import SeatRow
from tests.server.conftest import GREEDY, OPEN, restarted, until

EMMA, LARS, YLVA = (SeatRow(kind="person", name=name) for name in ("Emma", "Lars", "Ylva"))


class Heard(list):
    """What was sent to an address, without sending it."""

    def notifier(self, origin="https://dovre.example/"):
        notifier = Notifier(origin, private=True)
        notifier._post = lambda address, message: self.append((address, message)) or 204
        return notifier

    @property
    def asked(self):
        return [message["asked"] for _, message in self]


@pytest.fixture
def heard():
    return Heard()


async def settle(tables):
    """Wait until every call that was begun has been made."""
    while calls := [task for task in tables.tasks if "_call" in repr(task.get_coro())]:
        await asyncio.gather(*calls)


async def lay(tables, heard, seats, game="kings", **more):
    tables.on_change = heard.notifier().changed
    more = {"webhook": "https://chat.example/room", **more}
    seed = None if OPEN in seats else 6
    live = await tables.create(game=game, options={}, seats=seats, creator=None, seed=seed, **more)
    await settle(tables)
    return live


async def answer(tables, live, seat, token=None):
    await live.answer(seat, live.number, token or str(live.state.legal(seat)[-1]))
    await settle(tables)


def test_the_whole_message_of_a_turn(run, heard):
    async def work(tables):
        live = await lay(tables, heard, [EMMA, LARS])
        return live.id, live.names[live.state.waiting[0]]

    table, name = run(work)
    assert heard == [
        (
            "https://chat.example/room",
            {
                "table": table,
                "game": "kings",
                "link": f"https://dovre.example/t/{table}",
                "n": 0,
                "asked": [name],
                "over": False,
                "text": {"fr": f"On attend {name}", "en": f"Waiting for {name}"},
            },
        )
    ]


def test_a_person_is_called_once_a_turn_whatever_the_turn_asks(run, heard):
    async def work(tables):
        live = await lay(tables, heard, [EMMA, LARS])
        first = live.state.waiting[0]
        await answer(tables, live, first)
        assert live.state.waiting == (first,)  # plays, then draws: one turn
        assert len(heard) == 1
        await answer(tables, live, first, "draw.deck")
        return [live.names[first]], [live.names[1 - first]]

    first, second = run(work)
    assert heard.asked == [first, second]
    assert heard[1][1]["n"] == 2


def test_of_several_asked_at_once_each_is_called_once_and_not_again(run, heard, feast):
    async def work(tables):
        live = await lay(tables, heard, [EMMA, LARS, YLVA], game="demo")
        for seat in (1, 0, 2):
            await answer(tables, live, seat, live.state.legal(seat)[0].token)
            await answer(tables, live, seat, "boast.low")
        return live.names[live.state.waiting[0]]

    winner = run(work)
    assert heard.asked[0] == ["Emma", "Lars", "Ylva"]
    assert heard[0][1]["text"] == {"fr": "On attend Emma, Lars et Ylva", "en": "Waiting for Emma, Lars and Ylva"}
    assert heard.asked[1:] == ([] if winner == "Ylva" else [[winner]])  # who answered last knows what comes next


def test_a_sealed_answer_that_is_taken_back_calls_its_own_seat_only(run, heard, feast):
    async def work(tables):
        live = await lay(tables, heard, [EMMA, LARS, YLVA], game="demo")
        await answer(tables, live, 1, live.state.legal(1)[0].token)
        await answer(tables, live, 1, "boast.low")
        await live.undo(1, live.number)
        await settle(tables)

    run(work)
    assert heard.asked == [["Emma", "Lars", "Ylva"], ["Lars"]]


def test_bots_are_not_called_and_a_seat_that_was_left_is_not_either(run, heard):
    async def work(tables):
        tables.bot_pool.go.clear()
        live = await lay(tables, heard, [GREEDY, GREEDY])
        assert heard == []
        live = await lay(tables, heard, [EMMA, LARS])
        asked = live.state.waiting[0]
        await live.leave(asked, "random")
        await live.take_back(asked)
        await settle(tables)
        return [live.names[asked]]

    name = run(work)
    assert heard.asked == [name, name]  # at the start, and when the seat became theirs again


def test_the_lobby_is_quiet_and_the_first_is_called_when_it_fills(run, heard):
    async def work(tables):
        live = await lay(tables, heard, [EMMA, OPEN])
        assert heard == []
        await live.sit(1, None, "Lars")
        await settle(tables)
        return live.names[live.state.waiting[0]]

    assert [run(work)] == heard.asked[0]
    assert len(heard) == 1


def test_a_table_without_an_address_calls_nobody(run, heard):
    async def work(tables):
        live = await lay(tables, heard, [EMMA, LARS], webhook="")
        await answer(tables, live, live.state.waiting[0])

    run(work)
    assert heard == []


@pytest.mark.parametrize(
    ("token", "english", "french"),
    [
        ("stay", "The game is over. Defeat. (0)", "La partie est finie. Défaite. (0)"),
        ("up", "The game is over. Victory. (5)", "La partie est finie. Victoire. (5)"),
    ],
)
def test_the_end_is_told_once_with_who_has_won_or_that_nobody_has(run, heard, climb, token, english, french):
    async def work(tables):
        live = await lay(tables, heard, [EMMA], game="climb")
        for _ in range(5):
            await answer(tables, live, 0, token)
        live.changed()  # as for a rematch
        await settle(tables)

    run(work)
    assert heard.asked == [["Emma"], []]
    end = heard[-1][1]
    assert (end["over"], end["n"], end["text"]) == (True, 5, {"fr": french, "en": english})


def test_after_a_restart_nobody_is_called_again(run, heard):
    async def work(tables):
        live = await lay(tables, heard, [EMMA, LARS])
        first = live.state.waiting[0]
        again = await restarted(tables)
        again.on_change = tables.on_change
        same = await again.get(live.id)
        same.changed()
        await answer(again, same, first)
        await settle(again)
        assert len(heard) == 1
        await answer(again, same, first, "draw.deck")

    run(work)
    assert len(heard) == 2


def test_an_address_that_fails_is_logged_and_play_goes_on(run, heard):
    def refused(address, message):
        raise ConnectionRefusedError("nobody there")

    async def work(tables):
        live = await lay(tables, heard, [EMMA, LARS])
        notifier = Notifier("", private=True)
        notifier._post = refused
        tables.on_change = notifier.changed
        first = live.state.waiting[0]
        with structlog.testing.capture_logs() as logged:
            await answer(tables, live, first)
            await answer(tables, live, first, "draw.deck")
        return [line["event"] for line in logged], live.number

    assert run(work) == (["webhook failed"], 2)


# -- the request itself ----------------------------------------------------------------------------------------------


class Listener(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append((self.path, self.headers["content-type"], self.headers["host"], json.loads(body)))
        self.send_response(302)
        self.send_header("location", "/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def listener():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Listener)
    server.heard = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_one_post_of_json_and_no_redirect_is_followed(listener):
    address = f"http://127.0.0.1:{listener.server_port}/turn?room=1"
    assert Notifier("", private=True)._post(address, {"n": 1}) == 302
    assert listener.heard == [
        ("/turn?room=1", "application/json", f"127.0.0.1:{listener.server_port}", {"n": 1}),
    ]


def test_a_table_calls_its_address_for_real(run, listener):
    async def work(tables):
        tables.on_change = Notifier("https://dovre.example", private=True).changed
        address = f"http://127.0.0.1:{listener.server_port}/turn"
        live = await tables.create(game="kings", options={}, seats=[EMMA, LARS], creator=None, seed=6, webhook=address)
        await until(lambda: listener.heard)
        return live.id

    table = run(work)
    assert listener.heard[0][3]["link"] == f"https://dovre.example/t/{table}"


@pytest.mark.parametrize(
    "place",
    [
        *(
            "127.0.0.1",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "224.0.0.1",
            "100.64.0.1",
            "192.88.99.1",
        ),
        *("::1", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "fec0::1", "100::1", "100:0:0:1::1"),
        *("::ffff:0:127.0.0.1", "3fff::1", "5f00::1", "4000::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::", "2001:0:1::1"),
    ],
)
def test_a_webhook_never_calls_into_the_hosts_own_network(monkeypatch, place):
    family = socket.AF_INET6 if ":" in place else socket.AF_INET
    public = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", 80))
    found = [public, (family, socket.SOCK_STREAM, 6, "", (place, 80))]  # one private address among public ones
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(ValueError, match="not a public address"):
        Notifier("", private=False).allowed("name.example", 80)
    assert Notifier("", private=True).allowed("name.example", 80) == ("93.184.215.14", 80)


def test_a_slow_address_delays_no_other(run):
    slow, called = threading.Event(), []

    def post(address, message):
        if "slow" in address:
            slow.wait(10)
        called.append(address)
        return 204

    async def work(tables):
        notifier = Notifier("", private=True)
        notifier._post = post
        waiting = [asyncio.create_task(notifier._call(f"https://slow.example/{n}", {})) for n in range(40)]
        await notifier._call("https://quick.example/", {})
        before = list(called)
        slow.set()
        await asyncio.gather(*waiting)
        return before, len(called), notifier.hosts

    assert run(work) == (["https://quick.example/"], 41, {})


@pytest.fixture
def odd_listener():
    """Answers each call with the bytes that the test gives, one by one, and goes on for ever with the last."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        ended = threading.Event()

        def answer(said):
            connection, _ = listening.accept()
            with connection, contextlib.suppress(OSError):
                while not ended.wait(0.05):
                    connection.sendall(said[:1])
                    said = said[1:] or said

        def start(said):
            threading.Thread(target=answer, args=(said,), daemon=True).start()
            return f"http://127.0.0.1:{listening.getsockname()[1]}/"

        yield start
        ended.set()


def test_an_address_that_answers_without_end_is_left(run, odd_listener, monkeypatch):
    monkeypatch.setattr(notify, "LONGEST", 0.5)

    async def work(tables):
        with structlog.testing.capture_logs() as logged:
            await asyncio.wait_for(Notifier("", private=True)._call(odd_listener(b"HTTP/1.1 200 OK\r\nX: x"), {}), 4)
        return [line["event"] for line in logged]

    assert run(work) == ["webhook failed"]


def test_an_address_that_answers_something_else_is_no_fault_of_ours(run, odd_listener):
    async def work(tables):
        with structlog.testing.capture_logs() as logged:
            await asyncio.wait_for(Notifier("", private=True)._call(odd_listener(b"hello\r\n\r\n"), {}), 10)
        return [(line["event"], line["log_level"]) for line in logged]

    assert run(work) == [("webhook failed", "info")]


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch):
    """A name may give another address when it is looked up again."""
    places = iter(["93.184.215.14", "127.0.0.1"])
    reached = []

    def look_up(host, port, **_):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(places), port))]

    def connect(place, timeout):
        reached.append((place, timeout))
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    for scheme, port in (("https", 443), ("http", 80)):
        places = iter(["93.184.215.14", "127.0.0.1"])
        with pytest.raises(ConnectionRefusedError):
            Notifier("", private=False)._post(f"{scheme}://name.example/", {})
        assert reached.pop() == (("93.184.215.14", port), TIMEOUT)


def test_https_checks_the_certificate_of_the_name(listener):
    """The listener speaks no TLS: the call fails before anything is sent."""
    with pytest.raises(ssl.SSLError):
        Notifier("", private=True)._post(f"https://127.0.0.1:{listener.server_port}/", {"n": 1})
    assert listener.heard == []
