"""Deals: secret seeds, what is promised before a game and checked after it, deals that somebody knows."""

import dataclasses
import hashlib

import pytest
from litestar.testing import TestClient

import dovre
from dovre.kernel.commitment import commitment
from dovre.kernel.record import Record
from dovre.kernel.rng import MAX_SEED, SECRET_SEEDS
from dovre.server.app import create
from tests.server.conftest import OPEN, PERSON, bearer, make_table, view
from tests.server.test_api import play_on


def table_of(client, table):
    return client.app.state.tables.live[table]


@pytest.fixture
def finished(client):
    """A table whose game is over."""
    table, tokens = make_table(client, "program", "program", seed=None)
    promised = commitment(table_of(client, table).row.seed)
    play_on(client, table, tokens)
    return table, promised


def csrf(client):
    client.get("/verify")
    return client.cookies["dovre_csrf"]


def test_a_table_draws_a_seed_of_128_bits(client):
    table, _ = make_table(client, "program", "program", seed=None)
    row = table_of(client, table).row
    assert row.seed in SECRET_SEEDS
    assert not row.known_deal


def test_a_chosen_seed_is_marked_for_everybody(client):
    table, _ = make_table(client, "program", "program", seed=7)
    assert table_of(client, table).row.known_deal
    assert client.get(f"/api/tables/{table}").json()["known_deal"] is True
    assert "Known deal" in client.get(f"/t/{table}", headers={"accept-language": "en"}).text
    fair, _ = make_table(client, "program", "program", seed=None)
    assert client.get(f"/api/tables/{fair}").json()["known_deal"] is False
    assert "Known deal" not in client.get(f"/t/{fair}", headers={"accept-language": "en"}).text


def test_a_chosen_seed_is_refused_where_a_stranger_can_sit(client):
    seats = [{"kind": "program"}, {"kind": "open"}]
    refused = client.post("/api/tables", json={"game": "kings", "seats": seats, "seed": 7})
    assert (refused.status_code, refused.json()["code"]) == (422, "refused.known_deal")


def test_where_the_host_allows_it_a_known_deal_is_marked_before_one_sits(settings):
    with TestClient(create(dataclasses.replace(settings, known_deals=1))) as client:
        table, tokens = make_table(client, "program", "open", seed=7)
        assert "may know its cards" in client.get(f"/t/{table}", headers={"accept-language": "en"}).text
        assert client.post(f"/api/tables/{table}/seats/1", json={"name": "Lars"}).status_code == 201
        assert table_of(client, table).state == dovre.game("kings").new(2, 7)
        assert view(client, table, tokens[0])["view"]["hands"]


@pytest.mark.parametrize("seed", [MAX_SEED + 1, SECRET_SEEDS.start])
def test_nobody_can_choose_a_seed_that_looks_secret(client, seed):
    body = {"game": "kings", "seats": [{"kind": "program"}] * 2, "seed": seed}
    assert client.post("/api/tables", json=body).status_code == 400


def test_nothing_is_dealt_before_the_last_seat_is_taken(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, OPEN], creator=None)
        before, waiting = live.row.seed, live.state.digest()
        await live.sit(1, None, "Lars")
        stored = await tables.store.table(live.id)
        return before, waiting, live.row.seed, live.state, stored.seed

    before, waiting, drawn, state, stored = run(work)
    assert before not in SECRET_SEEDS
    assert drawn in SECRET_SEEDS
    assert stored == drawn == state.seed
    assert state.digest() != waiting


def test_a_game_that_started_with_its_last_guest_comes_back_after_a_restart(run):
    async def start(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, OPEN], creator=None)
        await live.sit(1, None, "Lars")
        return live.id, live.state.digest()

    async def look(tables):
        return (await tables.get(table)).state.digest()

    table, digest = run(start)
    assert run(look) == digest


@pytest.mark.parametrize("path", ["view?after=-1", "events"])
def test_cards_cannot_be_read_before_the_game_starts(client, path, monkeypatch):
    monkeypatch.setattr("dovre.server.api.PATIENCE", 0.05)
    table, tokens = make_table(client, "program", "open", seed=None)
    found = client.get(f"/api/tables/{table}/{path}", headers=bearer(tokens[0]))
    assert (found.status_code, found.text) == (200, "[]") if path == "events" else found.status_code == 409
    for page in (f"/t/{table}/replay", f"/t/{table}/replay/0", f"/t/{table}/deal", f"/t/{table}/record"):
        assert client.get(page).status_code == 409


def test_a_socket_of_a_waiting_table_is_shown_neither_cards_nor_answers(client):
    table, tokens = make_table(client, "program", "open", seed=None)
    with client.websocket_connect(f"/t/{table}/socket", headers=bearer(tokens[0])) as socket:
        socket.send_json({"type": "hello"})
        told = socket.receive_json()
        assert (told["status"], told["answers"], told["turn"], told["waiting"]) == ("open", [], [], [])
        hand = table_of(client, table).state.view(0)
        assert hand.legal
        assert not any(action.parts[0] in str(told) for action in hand.legal)
        assert "data-part" not in told["board"]
        assert all(row["lines"] == [] for row in told["sheet"])
        for asked in ({"type": "thing", "name": "deck:deck"}, {"type": "why", "seat": 0, "token": hand.legal[0].token}):
            socket.send_json({"id": 1, **asked})
            assert socket.receive_json()["code"] == "refused.not_started"
        taken = client.post(f"/api/tables/{table}/seats/1", json={"name": "Lars"})
        assert taken.status_code == 201
        told = socket.receive_json()
        assert told["status"] == "live"
        assert "data-part" in told["board"]  # whole, since there was none before


def test_the_commitment_is_shown_at_once_and_the_seed_at_the_end(client, finished):
    running, _ = make_table(client, "program", "program", seed=None)
    seed = table_of(client, running).row.seed
    page = client.get(f"/t/{running}/deal").text
    assert commitment(seed) in page
    assert str(seed) not in page
    assert client.get(f"/t/{running}/record").status_code == 409
    table, promised = finished
    page = client.get(f"/t/{table}/deal").text
    seed = table_of(client, table).row.seed
    assert promised in page
    assert str(seed) in page
    assert promised == hashlib.sha256(f"dovre seed {seed}".encode()).hexdigest()


def test_a_record_with_its_commitment_is_verified_by_the_page(client, finished):
    table, promised = finished
    text = client.get(f"/t/{table}/record").text
    Record.read(text).replay()
    token = csrf(client)
    for given, kept in ((promised, True), ("", True), ("0" * 64, False)):
        form = {"csrf": token, "record": text, "commitment": given}
        page = client.post("/verify", data=form, headers={"accept-language": "en"}).text
        assert ("promise was kept" in page) is kept
        assert ("promise was broken" in page) is not kept


def test_the_page_says_why_a_record_cannot_be_verified(client):
    form = {"csrf": csrf(client), "record": "kings/2 seats 2", "commitment": ""}
    page = client.post("/verify", data=form, headers={"accept-language": "en"})
    assert page.is_success
    assert 'class="bad"' in page.text


def test_a_view_is_given_as_soon_as_the_game_starts(client):
    table, tokens = make_table(client, "program", "open", seed=None)
    taken = client.post(f"/api/tables/{table}/seats/1", json={"name": "Lars"}).json()
    assert view(client, table, tokens[0])["view"]["hands"]
    assert view(client, table, taken["token"])["view"]["hands"]
