"""The socket: numbered updates, answers acknowledged once stored, refusals with a reason, resync after a gap."""

import dataclasses
import json

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from dovre.server.app import create
from tests.server.conftest import bearer, make_table, view


class Caller:
    """A socket of one seat, or of a spectator."""

    def __init__(self, client, table, token=None, lang="en"):
        headers = {**(bearer(token) if token else {}), "accept-language": lang}
        self.session = client.websocket_connect(f"/t/{table}/socket", headers=headers)

    def __enter__(self):
        self.session.__enter__()
        return self

    def __exit__(self, *error):
        self.session.__exit__(*error)

    def say(self, **message):
        self.session.send_json(message)

    def hear(self, kind):
        """The next message of this type; others are passed over."""
        for _ in range(50):
            message = json.loads(self.session.receive_text(timeout=10))
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


def test_hello_brings_the_whole_table_from_ones_own_seat(client, table):
    name, tokens = table
    with Caller(client, name, tokens[0]) as caller:
        told = caller.hello()
    assert told["seat"] == 0
    assert told["n"] == 0
    assert told["board"].startswith("<svg")
    assert {answer["act"] for answer in told["answers"]} == set(view(client, name, tokens[0])["view"]["legal"])
    assert [seat["name"] for seat in told["seats"]] == ["Program 0", "Program 1"]


def test_an_answer_is_acknowledged_and_everybody_is_told(client, table):
    name, tokens = table
    seat = asked(client, name)
    with Caller(client, name, tokens[seat]) as mine, Caller(client, name, tokens[1 - seat]) as theirs:
        act = mine.hello()["answers"][-1]["act"]
        theirs.hello()
        mine.say(type="answer", id="a1", n=0, seat=seat, token=act)
        assert mine.hear("done") == {"type": "done", "id": "a1", "n": 1}
        assert mine.hear("table")["n"] == 1 or mine.hear("table")["n"] == 1
        told = theirs.hear("table")
        assert told["n"] == 1
        assert told["log"][0]["text"].startswith(f"Program {seat} ")


def test_refusals_name_the_reason_and_the_rule_in_the_readers_language(client, table):
    name, tokens = table
    seat = asked(client, name)
    with Caller(client, name, tokens[seat], "fr") as caller:
        caller.hello()
        caller.say(type="answer", id=1, n=0, seat=seat, token="draw.deck")
        refused = caller.hear("refused")
        assert (refused["rule"], refused["id"]) == ("KING-T02", 1)
        assert "avant de piocher" in refused["words"]
        caller.say(type="why", id=2, seat=seat, token="draw.deck")
        assert caller.hear("why")["rule"] == "KING-T02"
    assert view(client, name)["n"] == 0


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "answer", "n": 9, "seat": "own", "token": "draw.deck"}, "refused.stale"),
        ({"type": "answer", "n": 0, "seat": "other", "token": "draw.deck"}, "refused.not_your_seat"),
        ({"type": "answer", "n": 0, "seat": True, "token": "draw.deck"}, "refused.not_your_seat"),
        ({"type": "answer", "n": "x", "seat": "own", "token": "draw.deck"}, "refused.bad_message"),
        ({"type": "answer", "n": 0, "seat": "own", "token": 7}, "refused.bad_message"),
        ({"type": "answer", "n": 0, "seat": "own", "token": "nonsense"}, "error.notation"),
        ({"type": "undo", "n": 0, "seat": "own"}, "error.undo.start"),
        ({"type": "show", "seat": "other"}, "refused.not_your_seat"),
        ({"type": "dance"}, "refused.bad_message"),
        ({"no": "type"}, "refused.bad_message"),
        ([1, 2], "refused.bad_message"),
    ],
)
def test_each_bad_message_is_refused_and_changes_nothing(client, table, message, code):
    name, tokens = table
    seat = asked(client, name)
    if isinstance(message, dict) and isinstance(message.get("seat"), str):
        message = {**message, "seat": {"own": seat, "other": 1 - seat}[message["seat"]]}
    with Caller(client, name, tokens[seat]) as caller:
        caller.hello()
        caller.session.send_json(message)
        refused = caller.hear("refused")
        assert refused["code"] == code
        assert refused["words"]
        caller.say(type="ping")  # the socket lives on
        assert caller.hear("pong")
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


def test_a_socket_that_was_cut_gets_what_it_missed(client, table):
    name, tokens = table
    seat = asked(client, name)
    with Caller(client, name, tokens[1 - seat]) as theirs:
        theirs.hello()
    act = view(client, name, tokens[seat])["view"]["legal"][-1]
    client.post(f"/api/tables/{name}/answers", json={"n": 0, "token": act}, headers=bearer(tokens[seat]))
    client.post(f"/api/tables/{name}/answers", json={"n": 1, "token": "draw.deck"}, headers=bearer(tokens[seat]))
    with Caller(client, name, tokens[1 - seat]) as theirs:
        theirs.say(type="hello", n=1)
        told = theirs.hear("table")
    assert told["n"] == 2
    assert {line["n"] for line in told["log"]} == {2}


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
