"""Proxies, hosts and headers: whose word is taken, what https adds, what nobody may keep."""

import dataclasses
import time

import pytest
from litestar.testing import TestClient

from dovre.server import request_context, wall_time
from dovre.server.addresses import networks
from dovre.server.app import create
from dovre.server.proxy import forwarded, is_in, limited_address
from tests.server.conftest import bearer, make_table

TRUSTED = networks("10.0.0.0/8, ::1")


def scope(client, kind="http", **headers):
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": kind, "client": (client, 1), "scheme": "http" if kind == "http" else "ws", "headers": named}


@pytest.mark.parametrize(
    ("client", "header", "found"),
    [
        ("10.1.2.3", "203.0.113.9", "203.0.113.9"),
        (
            "10.1.2.3",
            "6.6.6.6, 203.0.113.9",
            "203.0.113.9",
        ),  # who comes first may lie
        ("10.1.2.3", "203.0.113.9, 10.9.9.9", "203.0.113.9"),
        ("203.0.113.50", "6.6.6.6", "203.0.113.50"),  # no proxy of ours
        ("::ffff:10.1.2.3", "203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", "", "10.1.2.3"),
    ],
)
def test_an_address_is_taken_from_trusted_proxies_alone(client, header, found):
    one = scope(client, x_forwarded_for=header)
    forwarded(one, TRUSTED)
    assert one["client"][0] == found


@pytest.mark.parametrize(("kind", "found"), [("http", "https"), ("websocket", "wss")])
def test_a_scheme_is_taken_from_trusted_proxies_alone(kind, found):
    near, far = scope("10.0.0.1", kind, x_forwarded_proto="https"), scope("8.8.8.8", kind, x_forwarded_proto="https")
    forwarded(near, TRUSTED)
    forwarded(far, TRUSTED)
    assert (near["scheme"], far["scheme"]) == (found, "http" if kind == "http" else "ws")


def test_limits_count_a_house_of_ipv6_once():
    assert limited_address("2001:db8:1:2::1") == limited_address("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert limited_address("2001:db8:1:3::1") != limited_address("2001:db8:1:2::1")
    assert limited_address("192.0.2.7") == limited_address("::ffff:192.0.2.7") == "192.0.2.7"
    assert limited_address("testclient") == "testclient"
    assert not is_in("nonsense", TRUSTED)


def browser(settings, **changes):
    return TestClient(create(dataclasses.replace(settings, **changes)))


def test_requests_for_other_hosts_are_refused(settings):
    with browser(settings, hosts="dovre.example, localhost") as client:
        assert client.get("/healthz", headers={"host": "dovre.example:8377"}).status_code == 200
        assert client.get("/healthz", headers={"host": "127.0.0.1:8377"}).status_code == 200  # how it is looked after
        refused = client.get("/healthz", headers={"host": "evil.example"})
        assert (refused.status_code, refused.json()["code"]) == (400, "refused.bad_host")


def test_metrics_are_for_the_host(settings):
    with browser(settings) as client:
        assert client.get("/metrics").status_code == 404
        known = client.app.state.metrics_for
    assert [is_in(address, known) for address in ("127.0.0.1", "::1", "192.168.1.5")] == [True, True, False]


def test_metrics_are_not_for_those_behind_a_proxy_that_nobody_told_of(settings, monkeypatch):
    monkeypatch.setattr(request_context, "address", lambda request: "127.0.0.1")
    with browser(settings) as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 404


def test_every_answer_has_its_headers(client):
    table, tokens = make_table(client, "program", "program")
    for answer in (
        client.get("/"),
        client.get(f"/api/tables/{table}/view", headers=bearer(tokens[0])),
        client.get("/api/tables/nowhere"),
        client.get("/nowhere"),
    ):
        assert answer.headers["cache-control"] == "no-store"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers
    assert "max-age" in client.get("/static/base.css").headers["cache-control"]


def test_https_brings_hsts_and_cookies_that_nobody_else_can_set(settings):
    with TestClient(create(settings), base_url="https://testserver.local") as client:
        page = client.get("/")
        assert page.headers["strict-transport-security"].startswith("max-age=")
        assert "__Host-dovre_csrf=" in page.headers["set-cookie"]
        assert "Secure" in page.headers["set-cookie"]
        form = {"csrf": client.cookies["__Host-dovre_csrf"], "name": "Emma", "back": "/me"}
        client.post("/name", data=form)
        assert "__Host-dovre_session" in client.cookies
        assert "Emma" in client.get("/me").text


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/nowhere/answers"])
def test_deep_and_odd_json_is_a_400(client, path):
    for body in (b"[" * 50_000, b'{"game":' * 20_000 + b"1" + b"}" * 20_000, b'{"n": 1e999}', b"\xff\xfe", b"NaN"):
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 413), answer.text
        assert set(answer.json()) == {"code", "words"}


def test_a_body_that_does_not_fit_is_refused_by_its_field(client):
    answer = client.post("/api/tables", json={"game": "kings", "seats": "x"}, headers={"accept-language": "fr"})
    assert answer.status_code == 400
    assert answer.json()["words"].startswith("Le formulaire est illisible\xa0: seats: ")


def test_a_deep_message_on_a_socket_is_refused(client):
    table, _ = make_table(client, "program", "program")
    with client.websocket_connect(f"/t/{table}/socket") as socket:
        socket.send_text('{"type":' * 5_000)
        assert socket.receive_json()["code"] == "refused.bad_message"
        socket.send_json({"type": "ping"})
        assert socket.receive_json()["type"] == "pong"


def test_times_of_players_run_evenly_whatever_the_clock_of_the_machine_does(monkeypatch):
    before = wall_time.now()
    monkeypatch.setattr(time, "time", lambda: 5.0)
    assert 0 <= wall_time.now() - before < 5
