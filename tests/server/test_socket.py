"""The socket: numbered pictures, answers acknowledged once stored, refusals with a reason, resync after a gap."""

import asyncio
import dataclasses
import json
import zlib

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from dovre.server import pictures
from dovre.server.app import create
from dovre.server.live import REVISIONS
from dovre.server.pictures import Reader
from dovre.server.refusals import Refused
from dovre.server.rows import LogRow
from dovre.server.socket import COME_AGAIN, Connection
from tests.server.conftest import PERSON, bearer, make_table, until, view
from tests.server.page_model import Page


class Caller:
    """A socket of one seat, or of a spectator; `page` is what a browser would show of all it heard."""

    def __init__(self, client, table, token=None, lang="en"):
        headers = {**(bearer(token) if token else {}), "accept-language": lang}
        self.session = client.websocket_connect(f"/t/{table}/socket", headers=headers)
        self.page = Page()

    def __enter__(self):
        self.session.__enter__()
        return self

    def __exit__(self, *error):
        self.session.__exit__(*error)

    def say(self, **message):
        self.session.send_json(message)

    def next(self):
        message = json.loads(self.session.receive_text(timeout=10))
        if message["type"] == "table":
            assert self.page.hear(message)
        return message

    def hear(self, kind):
        """The next message of this type; others are passed over."""
        for _ in range(50):
            message = self.next()
            if message["type"] == kind:
                return message
        raise AssertionError(f"no {kind} in 50 messages")

    def hello(self, **more):
        self.say(type="hello", n=0, **more)
        return self.hear("table")


@pytest.fixture
def table(client):
    return make_table(client, "program", "program")


def asked(client, table):
    return view(client, table)["view"]["waiting"][0]


def post(client, table, token, seen, act):
    answer = client.post(f"/api/tables/{table}/answers", json={"n": seen, "token": act}, headers=bearer(token))
    assert answer.is_success, answer.text


# -- pictures ----------------------------------------------------------------------------------------------------------


def test_hello_brings_the_whole_table_from_ones_own_seat(client, table):
    name, tokens = table
    with Caller(client, name, tokens[0]) as caller:
        told = caller.hello()
    assert "base" not in told
    assert told["seat"] == 0
    assert told["n"] == 0
    assert told["board"].startswith("<svg")
    assert {answer["act"] for answer in told["answers"]} == set(view(client, name, tokens[0])["view"]["legal"])
    assert [seat["name"] for seat in told["seats"]] == ["Program 0", "Program 1"]


def test_an_answer_is_acknowledged_and_everybody_is_told_what_changed(client, table):
    name, tokens = table
    seat = asked(client, name)
    with Caller(client, name, tokens[seat]) as mine, Caller(client, name, tokens[1 - seat], "fr") as theirs:
        first, other = mine.hello(), theirs.hello()
        mine.say(type="answer", id="a1", n=0, seat=seat, token=first["answers"][-1]["act"])
        replies = [mine.next(), mine.next()]
        assert {"type": "done", "id": "a1", "n": 1} in replies
        told = next(message for message in replies if message["type"] == "table")
        assert (told["base"], told["seq"], told["n"]) == (first["seq"], first["seq"] + REVISIONS, 1)
        assert "board" not in told
        assert told["changes"]["parts"]
        told = theirs.hear("table")
        assert (told["base"], told["n"]) == (other["seq"], 1)
        assert "answers" not in told
        assert told["log"][0]["text"].startswith(f"Program {seat} envoie")
        assert told["undo"]["why"].startswith("On ne peut pas revenir là-dessus")


def test_a_whole_game_by_changes_ends_on_the_picture_of_a_fresh_reader(client, table):
    name, tokens = table
    with Caller(client, name, tokens[0]) as one, Caller(client, name, tokens[1], "fr") as two:
        callers = [one, two]
        for caller in callers:
            caller.hello()
        for number in range(40):
            seat = one.page.told["waiting"][0]
            act = callers[seat].page.told["answers"][-1]["act"]
            post(client, name, tokens[seat], number, act)
            for caller in callers:
                while caller.page.told["n"] <= number:
                    caller.next()
        for seat, lang in ((0, "en"), (1, "fr")):
            with Caller(client, name, tokens[seat], lang) as fresh:
                fresh.hello()
                assert callers[seat].page.same(fresh.page)


def test_a_page_that_has_the_picture_is_not_sent_it_again(client, table):
    name, tokens = table
    with Caller(client, name, tokens[0]) as caller:
        first = caller.hello()
        caller.say(type="hello", n=0, seq=first["seq"])
        same = caller.hear("table")
    assert (same["base"], same["seq"]) == (first["seq"], first["seq"])
    assert set(same) == {"type", "seq", "base", "changes", "moved", "log"}
    assert set(same["changes"]) == {"count"}


def test_a_page_with_another_picture_gets_the_whole(client, table):
    name, tokens = table
    with Caller(client, name, tokens[0]) as caller:
        first = caller.hello()
        for other in (first["seq"] - 1, first["seq"] + 1, None):
            caller.say(type="hello", n=0, seq=other)
            assert caller.hear("table")["board"] == first["board"]


def test_resync_brings_the_whole_with_the_story_one_lacks(client, table):
    name, tokens = table
    seat = asked(client, name)
    with Caller(client, name, tokens[1 - seat]) as caller:
        first = caller.hello()
        act = view(client, name, tokens[seat])["view"]["legal"][-1]
        post(client, name, tokens[seat], 0, act)
        told = caller.hear("table")
        caller.say(type="resync", n=0)
        whole = caller.hear("table")
        assert "base" not in whole
        assert whole["board"] != first["board"]
        assert whole["log"] == told["log"]
        caller.say(type="resync", n=1)
        assert caller.hear("table")["log"] == []
        caller.say(type="resync", n=99)  # an entry there is not: from the start
        assert caller.hear("table")["log"] == told["log"]
        post(client, name, tokens[seat], 1, "draw.deck")
        assert caller.hear("table")["base"] == whole["seq"]


def test_a_socket_that_was_cut_gets_what_it_missed(client, table):
    name, tokens = table
    seat = asked(client, name)
    with Caller(client, name, tokens[1 - seat]) as theirs:
        theirs.hello()
    post(client, name, tokens[seat], 0, view(client, name, tokens[seat])["view"]["legal"][-1])
    post(client, name, tokens[seat], 1, "draw.deck")
    with Caller(client, name, tokens[1 - seat]) as theirs:
        theirs.say(type="hello", n=1)
        told = theirs.hear("table")
    assert told["n"] == 2
    assert {line["n"] for line in told["log"]} == {2}


def test_the_screen_and_the_language_one_says_are_those_one_is_told_in(client, table):
    name, tokens = table
    with Caller(client, name, tokens[0]) as caller:
        for size, theme, lang in (("phone", "dark", "fr"), ("desktop", "light", "en")):
            told = caller.hello(size=size, theme=theme, lang=lang)
            assert f'class="kings {theme} {size}"' in told["board"]
            assert f'lang="{lang}"' in told["board"]
        assert 'lang="en"' in caller.hello()["board"]  # as before, where nothing is said


def test_longer_messages_are_packed_for_those_who_can_unpack_them(client, table):
    name, tokens = table
    with Caller(client, name, tokens[0]) as caller:
        plain = caller.hello()
        caller.say(type="hello", n=0, deflate=True)
        packed = caller.session.receive_bytes(timeout=10)
        assert json.loads(zlib.decompress(packed, -zlib.MAX_WBITS)) == plain
        assert len(packed) < 20 * 1024
        caller.say(type="ping")
        assert caller.next() == {"type": "pong"}  # short ones are not


# -- slow readers, several readers -------------------------------------------------------------------------------------


class Line:
    """A socket that keeps what is sent."""

    def __init__(self):
        self.sent = []

    async def send_data(self, data, mode="text"):
        self.sent.append(data)


async def connected(live, mine=(0,)):
    connection = Connection(Line(), live, list(mine), "en", 20)
    await connection.receive('{"type":"hello"}')
    return connection


def test_changes_come_only_to_those_who_said_hello(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=7)
        silent, greeted = Connection(Line(), live, [0], "en", 20), await connected(live)
        telling = [asyncio.create_task(one.tell_changes()) for one in (silent, greeted)]
        live.listeners |= {silent.wake, greeted.wake}
        seat = live.state.waiting[0]
        await live.answer(seat, 0, str(live.state.legal(seat)[0]))
        await until(lambda: len(greeted.socket.sent) == 2)
        for task in telling:
            task.cancel()
        return silent.socket.sent

    assert run(work) == []


def test_readers_of_a_table_that_is_loaded_anew_are_sent_to_the_new_one(run):
    """This copy was behind its log, because another server wrote to it: who listens here would hear nothing more."""

    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=6)
        line = await connected(live)
        telling = asyncio.create_task(line.tell_changes())
        live.listeners.add(line.wake)
        seat, closed = live.state.waiting[0], []
        line.socket.close = lambda code: closed.append(code) or asyncio.sleep(0)
        await tables.store.append(LogRow(table=live.id, number=1, seat=seat, token="undo", at=0.0))
        with pytest.raises(Refused):
            await live.answer(seat, 0, str(live.state.legal(seat)[-1]))
        await until(lambda: closed)
        await telling
        return closed, live.id in tables.live

    assert run(work) == ([COME_AGAIN], False)


def test_a_slow_reader_skips_to_what_is_true_now(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=7)
        connection = await connected(live)
        page = Page()
        first = json.loads(connection.socket.sent[0])
        assert page.hear(first)
        for number in range(3):
            seat = live.state.waiting[0]
            await live.answer(seat, number, str(live.state.legal(seat)[0]))
        await connection.push()
        await connection.push()  # there is nothing new
        assert len(connection.socket.sent) == 2
        message = json.loads(connection.socket.sent[1])
        assert (message["base"], message["seq"], message["n"]) == (first["seq"], first["seq"] + 3 * REVISIONS, 3)
        assert {line["n"] for line in message["log"]} == {1, 2, 3}
        return page.hear(message)

    assert run(work)


def test_sockets_that_show_the_same_are_sent_the_same_bytes(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=7)
        watchers = [await connected(live, ()) for _ in range(3)]
        seat = live.state.waiting[0]
        await live.answer(seat, 0, str(live.state.legal(seat)[0]))
        for watcher in watchers:
            await watcher.push()
        first, *others = [watcher.socket.sent[1] for watcher in watchers]
        return all(sent is first for sent in others)

    assert run(work)


def test_updates_stay_in_order_whoever_wakes_the_socket(run):
    """While one message is on its way, the next ones wait their turn."""

    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=7)
        connection = await connected(live)
        line, page = connection.socket, Page()
        page.hear(json.loads(line.sent.pop()))
        gate, begun = asyncio.Event(), []

        async def slowly(data, mode="text"):
            begun.append(data)
            if len(begun) == 1:  # only the first takes its time
                await gate.wait()
            line.sent.append(data)

        line.send_data = slowly
        pushes = []
        for number in range(3):
            seat = live.state.waiting[0]
            await live.answer(seat, number, str(live.state.legal(seat)[0]))
            pushes.append(asyncio.create_task(connection.push()))
            await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*pushes)
        assert len(line.sent) == 3
        return all(page.hear(json.loads(text)) for text in line.sent)

    assert run(work)


def test_show_tells_the_table_to_another_of_ones_own_seats(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=7)
        connection = await connected(live, (0, 1))
        assert json.loads(connection.socket.sent[-1])["seat"] is None  # several at one screen: nobody's cards at first
        seat = live.state.waiting[0]
        await live.answer(seat, 0, str(live.state.legal(seat)[-1]))
        await live.answer(seat, 1, "draw.deck")
        for shown in (0, 1, None):
            await connection.receive(json.dumps({"type": "show", "seat": shown}))
            message = json.loads(connection.socket.sent[-1])
            assert "base" not in message
            assert message["seat"] == shown
            assert message["mine"] == [0, 1]
            assert {line["n"] for line in message["log"]} == {1, 2}
            whole = pictures.whole_message(live, Reader(shown, "en", (0, 1)), connection.picture)
            assert message["board"] == whole.board
        return True

    assert run(work)


# -- refusals ----------------------------------------------------------------------------------------------------------


def test_refusals_name_the_reason_and_the_rule_in_the_readers_language(client, table):
    name, tokens = table
    seat = asked(client, name)
    with Caller(client, name, tokens[seat], "fr") as caller:
        caller.hello()
        caller.say(type="answer", id=1, n=0, seat=seat, token="draw.deck")
        refused = caller.hear("refused")
        assert (refused["rule"], refused["id"], refused["n"]) == ("KING-T02", 1, 0)
        assert "piochez ensuite" in refused["words"]
        caller.say(type="why", id=2, seat=seat, token="draw.deck")
        why = caller.hear("why")
        assert (why["id"], why["rule"], why["words"]) == (2, "KING-T02", "Jouez d'abord une carte, piochez ensuite")
        legal = view(client, name, tokens[seat])["view"]["legal"][0]
        caller.say(type="why", id=3, seat=seat, token=legal)
        assert caller.hear("why") == {"type": "why", "id": 3, "words": "", "rule": ""}
    assert view(client, name)["n"] == 0


def test_things_on_the_board_are_told_of_by_name(client, table):
    name, tokens = table
    seat = asked(client, name)
    with Caller(client, name, tokens[seat], "fr") as caller:
        caller.hello()
        caller.say(type="thing", id=1, name="pile:deck")
        told = caller.hear("thing")
        assert (told["id"], told["why_rule"], told["why"]) == (
            1,
            "KING-T02",
            "Jouez d'abord une carte, piochez ensuite",
        )
        assert told["about"].startswith("Des cartes à piocher")
        legal = view(client, name, tokens[seat])["view"]["legal"][0]
        card, mine = (f"{kind}:{part}" for kind, part in zip(("card", "mine"), legal.split(".")[1:], strict=True))
        caller.say(type="thing", id=2, name=mine, chosen=[card])
        told = caller.hear("thing")
        assert told["follows"]
        assert "why" not in told
        caller.say(type="thing", id=3, name="x" * 81)
        assert caller.hear("refused")["code"] == "refused.bad_message"
        caller.say(type="sure", id=4, seat=seat, token=legal)
        assert caller.hear("sure")["id"] == 4
        caller.say(type="sure", id=5, seat=1 - seat, token=legal)
        assert caller.hear("refused")["code"] == "refused.not_your_seat"
    with Caller(client, name, tokens[1 - seat]) as other:
        other.hello()
        other.say(type="thing", id=1, name="pile:deck")
        assert other.hear("thing")["why"].startswith("It is not your turn")


BAD_MESSAGES = [
    ({"type": "answer", "n": 9, "seat": "own", "token": "draw.deck"}, "refused.stale", "9"),
    ({"type": "answer", "n": 0, "seat": "other", "token": "draw.deck"}, "refused.not_your_seat", ""),
    ({"type": "answer", "n": 0, "seat": 7, "token": "draw.deck"}, "refused.not_your_seat", ""),
    ({"type": "answer", "n": 0, "seat": True, "token": "draw.deck"}, "refused.bad_message", "seat"),
    ({"type": "answer", "n": 0, "seat": -1, "token": "draw.deck"}, "refused.bad_message", "seat"),
    ({"type": "answer", "n": "x", "seat": "own", "token": "draw.deck"}, "refused.bad_message", "n "),
    ({"type": "answer", "n": -1, "seat": "own", "token": "draw.deck"}, "refused.bad_message", "n "),
    ({"type": "answer", "n": 0, "seat": "own", "token": 7}, "refused.bad_message", "token"),
    ({"type": "answer", "n": 0, "seat": "own", "token": "x" * 81}, "refused.bad_message", "token"),
    ({"type": "answer", "n": 0, "seat": "own"}, "refused.bad_message", "token"),
    ({"type": "answer", "n": 0, "seat": "own", "token": "nonsense"}, "error.notation", "nonsense"),
    ({"type": "undo", "n": 0, "seat": "own"}, "error.undo.start", ""),
    ({"type": "undo", "n": 0, "seat": "other"}, "refused.not_your_seat", ""),
    ({"type": "why", "seat": "other", "token": "draw.deck"}, "refused.not_your_seat", ""),
    ({"type": "show", "seat": "other"}, "refused.not_your_seat", ""),
    ({"type": "show"}, "refused.bad_message", "seat"),
    ({"type": "hello", "show": "other"}, "refused.not_your_seat", ""),
    ({"type": "hello", "size": "huge"}, "refused.bad_message", "size"),
    ({"type": "hello", "theme": "pink"}, "refused.bad_message", "theme"),
    ({"type": "hello", "lang": "de"}, "refused.bad_message", "lang"),
    ({"type": "hello", "deflate": "yes"}, "refused.bad_message", "deflate"),
    ({"type": "hello", "n": -3}, "refused.bad_message", "n "),
    ({"type": "resync", "n": "all"}, "refused.bad_message", "n "),
    ({"type": "dance"}, "refused.bad_message", "type"),
    ({"no": "type"}, "refused.bad_message", "type"),
    ([1, 2], "refused.bad_message", "array"),
]


@pytest.mark.parametrize(("message", "code", "named"), BAD_MESSAGES)
def test_each_bad_message_is_refused_by_naming_the_field_and_changes_nothing(client, table, message, code, named):
    name, tokens = table
    seat = asked(client, name)
    if isinstance(message, dict):
        places = {"own": seat, "other": 1 - seat}
        message = {
            key: places.get(value, value) if key in ("seat", "show") else value for key, value in message.items()
        }
        message["id"] = "m7"
    with Caller(client, name, tokens[seat]) as caller:
        before = caller.hello()
        caller.session.send_json(message)
        refused = caller.hear("refused")
        assert refused["code"] == code
        assert named in refused["words"]
        assert refused["words"]
        has_id = isinstance(message, dict) and message.get("type") not in ("show", "hello", "resync")
        assert refused["id"] == ("m7" if has_id or (code == "refused.bad_message" and "id" in message) else None)
        caller.say(type="ping")  # the socket lives on
        assert caller.hear("pong")
        caller.say(type="resync")
        assert caller.hear("table") == before
    assert view(client, name)["n"] == 0


def test_malformed_and_oversized_frames_are_refused(client, table):
    name, tokens = table
    with Caller(client, name, tokens[0]) as caller:
        caller.hello()
        caller.session.send_text("{broken")
        assert caller.hear("refused")["code"] == "refused.bad_message"
        caller.session.send_text('{"type":"' + "x" * 70_000 + '"}')
        assert caller.hear("refused")["code"] == "refused.too_large"


def test_a_flood_is_refused(client, table):
    name, tokens = table
    with Caller(client, name, tokens[0]) as caller:
        caller.hello()
        for _ in range(40):
            caller.say(type="ping")
        assert caller.hear("refused")["code"] == "refused.too_fast"


def test_as_many_messages_as_allowed_are_answered(run, monkeypatch):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=7)
        connection = Connection(Line(), live, [0], "en", 3)
        now = [100.0]
        monkeypatch.setattr("dovre.server.socket.time.monotonic", lambda: now[0])
        kinds = []
        for at in (100.0, 100.1, 100.2, 100.3, 101.05, 101.06, 101.15):
            now[0] = at
            await connection.receive('{"type":"ping"}')
            kinds.append(json.loads(connection.socket.sent[-1])["type"])
        return kinds

    assert run(work) == ["pong", "pong", "pong", "refused", "pong", "refused", "pong"]


def test_a_spectator_sees_the_public_view_and_answers_nothing(client, table):
    name, _ = table
    with Caller(client, name) as caller:
        told = caller.hello()
        assert (told["seat"], told["answers"], told["mine"]) == (None, [], [])
        caller.say(type="answer", n=0, seat=0, token="draw.deck")
        assert caller.hear("refused")["code"] == "refused.not_your_seat"


def test_another_site_and_an_unknown_table_are_turned_away(client, table):
    name, _ = table
    for path, headers, code in (
        (name, {"origin": "https://evil.example"}, "refused.bad_origin"),
        ("nowhere", {}, "refused.no_table"),
        (name, bearer("wrong"), "refused.not_your_seat"),
    ):
        with client.websocket_connect(f"/t/{path}/socket", headers=headers) as session:
            assert json.loads(session.receive_text(timeout=10))["code"] == code
            with pytest.raises(WebSocketDisconnect):
                session.receive_text(timeout=10)


def test_opening_sockets_is_limited(settings):
    with TestClient(create(dataclasses.replace(settings, new_sockets_per_minute=1))) as client:
        name, tokens = make_table(client, "program", "program")
        with Caller(client, name, tokens[0]) as caller:
            caller.hello()
            with client.websocket_connect(f"/t/{name}/socket") as session:
                assert json.loads(session.receive_text(timeout=10))["code"] == "refused.too_fast"
