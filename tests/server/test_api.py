"""The interface for programs."""

import pytest

import dovre
from tests.server.conftest import bearer, make_table, view


def play_on(client, table, tokens, most=10**6):
    """Every program answers its first legal token until the game is over."""
    for _ in range(most):
        seen = view(client, table)
        if seen["status"] == "over":
            return seen
        seat = seen["view"]["waiting"][0]
        own = view(client, table, tokens[seat])
        given = {"n": own["n"], "token": own["view"]["legal"][0]}
        answer = client.post(f"/api/tables/{table}/answers", json=given, headers=bearer(tokens[seat]))
        assert answer.status_code == 200, answer.text
        assert answer.json() == {"n": own["n"] + 1}
    return view(client, table)


def test_games_are_listed_with_seats_and_options(client):
    kings, hall, fall, princesses, towers, feast = client.get("/api/games").json()
    assert (kings["game"], kings["seats"]) == ("kings", [2, 3, 4])
    assert kings["options"] == [{"name": "pairing", "choices": ["random", "printed"], "seats": []}]
    assert (hall["game"], hall["seats"]) == ("hall", [2, 3, 4, 5])
    assert {"name": "teams", "choices": ["no", "yes"], "seats": [4]} in hall["options"]
    assert (fall["game"], fall["seats"]) == ("fall", [2, 3, 4, 5])
    assert fall["options"] == [{"name": "turn_order", "choices": ["printed", "even"], "seats": [2, 4, 5]}]
    assert (princesses["game"], princesses["seats"]) == ("princesses", [2, 3, 4])
    assert {"name": "second_seat", "choices": ["goods", "none"], "seats": [2]} in princesses["options"]
    assert {"name": "later_seats", "choices": ["none", "goods"], "seats": [3, 4]} in princesses["options"]
    assert {"name": "later_seats", "choices": ["none", "honor"], "seats": []} in hall["options"]
    assert (towers["game"], towers["seats"]) == ("towers", [1, 2, 3, 4])
    assert {"name": "mode", "choices": ["standard", "intro"], "seats": [2, 3, 4]} in towers["options"]
    assert (feast["game"], feast["seats"]) == ("feast", [1, 2, 3, 4])
    assert client.get("/api/games/kings/answers").json()[-1] == "draw.giant"


def test_two_programs_play_a_whole_game(client):
    table, tokens = make_table(client, "program", "program")
    end = play_on(client, table, tokens)
    assert end["view"]["over"]
    info = client.get(f"/api/tables/{table}").json()
    assert info["status"] == "over"
    assert info["result"] == {"scores": end["view"]["scores"], "winners": end["view"]["winners"]}


def test_a_program_plays_against_a_bot_of_the_house(client):
    table, tokens = make_table(client, "program", "bot")
    after = -1
    for _ in range(6):
        seen = view(client, table, tokens[0], after=after)
        if seen["view"]["waiting"] == [0]:
            given = {"n": seen["n"], "token": seen["view"]["legal"][0]}
            assert client.post(f"/api/tables/{table}/answers", json=given, headers=bearer(tokens[0])).status_code == 200
            after = seen["n"]
        else:
            after = seen["n"]
    assert view(client, table)["n"] > 4


def test_each_seat_sees_its_own_hand_only(client):
    table, tokens = make_table(client, "program", "program")
    for seat in (0, 1):
        hands = view(client, table, tokens[seat])["view"]["hands"]
        assert all(card["face"] for card in hands[seat])
        assert not any(card["face"] for card in hands[1 - seat])
    assert not any(card["face"] for hand in view(client, table)["view"]["hands"] for card in hand)


def test_events_are_filtered_by_seat(client):
    table, tokens = make_table(client, "program", "program")
    seen = view(client, table)
    seat = seen["view"]["waiting"][0]
    own = view(client, table, tokens[seat])
    client.post(
        f"/api/tables/{table}/answers", json={"n": 0, "token": own["view"]["legal"][0]}, headers=bearer(tokens[seat])
    )
    client.post(f"/api/tables/{table}/answers", json={"n": 1, "token": "draw.deck"}, headers=bearer(tokens[seat]))
    mine, theirs = (
        client.get(f"/api/tables/{table}/events", params={"since": 1}, headers=bearer(tokens[who])).json()
        for who in (seat, 1 - seat)
    )
    assert mine[0]["events"][0]["name"] == "drawn"
    assert theirs[0]["events"][0]["name"] == "drawn.hidden"
    assert "card" not in theirs[0]["events"][0]


def test_a_token_opens_its_own_seat_and_no_other_table(client):
    one, tokens = make_table(client, "program", "program")
    other, _ = make_table(client, "program", "program")
    assert client.get(f"/api/tables/{other}/view", headers=bearer(tokens[0])).status_code == 403
    assert client.get(f"/api/tables/{one}/view", headers=bearer("nonsense")).status_code == 403
    seat = view(client, one)["view"]["waiting"][0]
    wrong = client.post(
        f"/api/tables/{one}/answers", json={"n": 0, "token": "draw.deck"}, headers=bearer(tokens[1 - seat])
    )
    assert wrong.status_code == 422
    assert client.post(f"/api/tables/{one}/answers", json={"n": 0, "token": "draw.deck"}).status_code == 403


def test_a_stale_answer_is_refused_and_changes_nothing(client):
    table, tokens = make_table(client, "program", "program")
    seat = view(client, table)["view"]["waiting"][0]
    token = view(client, table, tokens[seat])["view"]["legal"][0]
    refused = client.post(f"/api/tables/{table}/answers", json={"n": 5, "token": token}, headers=bearer(tokens[seat]))
    assert (refused.status_code, refused.json()["code"]) == (409, "refused.stale")
    assert view(client, table)["n"] == 0


@pytest.mark.parametrize(("lang", "words"), [("en", "Play a card first"), ("fr", "Jouez d'abord une carte")])
def test_an_illegal_answer_is_refused_with_the_rule_in_the_readers_language(client, lang, words):
    table, tokens = make_table(client, "program", "program")
    seat = view(client, table)["view"]["waiting"][0]
    given = {"n": 0, "token": "draw.deck"}
    refused = client.post(
        f"/api/tables/{table}/answers", json=given, headers={**bearer(tokens[seat]), "accept-language": lang}
    )
    assert refused.status_code == 422
    assert words in refused.json()["words"]
    assert "KING-T02" in refused.json()["words"]
    assert view(client, table)["n"] == 0


def test_undo_goes_back_over_ones_own_answer(client):
    table, tokens = make_table(client, "program", "program")
    seat = view(client, table)["view"]["waiting"][0]
    before = view(client, table, tokens[seat])
    quiet = before["view"]["legal"][-1]
    client.post(f"/api/tables/{table}/answers", json={"n": 0, "token": quiet}, headers=bearer(tokens[seat]))
    undone = client.post(f"/api/tables/{table}/undo", json={"n": 1}, headers=bearer(tokens[seat]))
    assert undone.json() == {"n": 2}
    assert view(client, table, tokens[seat])["view"] == before["view"]
    again = client.post(f"/api/tables/{table}/undo", json={"n": 2}, headers=bearer(tokens[seat]))
    assert (again.status_code, again.json()["code"]) == (422, "error.undo.start")


def test_an_open_seat_is_taken_once(client):
    table, tokens = make_table(client, "program", "open")
    assert client.get(f"/api/tables/{table}").json()["status"] == "open"
    refused = client.post(
        f"/api/tables/{table}/answers", json={"n": 0, "token": "draw.deck"}, headers=bearer(tokens[0])
    )
    assert refused.json()["code"] == "refused.not_started"
    taken = client.post(f"/api/tables/{table}/seats/1", json={"name": "Lars"})
    assert taken.status_code == 201
    assert client.get(f"/api/tables/{table}").json()["status"] == "live"
    again = client.post(f"/api/tables/{table}/seats/1", json={"name": "Eve"})
    assert (again.status_code, again.json()["code"]) == (409, "refused.seat_taken")
    assert client.post(f"/api/tables/{table}/seats/7", json={"name": "Eve"}).status_code == 404


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 404),
        ({"seats": [{"kind": "program"}]}, 422),
        ({"seats": [{"kind": "ghost"}] * 2}, 400),
        ({"options": {"pairing": "odd"}}, 422),
        ({"seed": -1}, 400),
        ({"seats": [{"kind": "bot", "bot": "oracle"}] * 2}, 422),
        ({"webhook": "file:///etc/passwd"}, 400),
        ({"webhook": "http://[::1"}, 400),
        ({"webhook": "https://chat.example:99999/"}, 400),
        ({"webhook": "https:///room"}, 400),
        ({"webhook": "https://chat.example/a\r\nx: y"}, 400),
        ({"clock": -5}, 400),
    ],
)
def test_a_table_that_cannot_be_is_refused(client, change, status):
    body = {"game": "kings", "seats": [{"kind": "program"}] * 2, **change}
    refused = client.post("/api/tables", json=body)
    assert refused.status_code == status, refused.text
    assert refused.json()["words"]


def test_an_unknown_table_and_an_unknown_page_are_refused_politely(client):
    assert client.get("/api/tables/nowhere").json()["code"] == "refused.no_table"
    page = client.get("/nowhere", headers={"accept": "text/html", "accept-language": "fr"})
    assert page.status_code == 404
    assert "Il n&#39;y a pas de page" in page.text or "Il n'y a pas de page" in page.text


def test_a_body_over_64_kb_is_refused(client):
    refused = client.post(
        "/api/tables", content=b'{"game":"' + b"x" * 70_000 + b'"}', headers={"content-type": "application/json"}
    )
    assert refused.status_code == 413
    assert "64" in refused.json()["words"]


def test_another_site_changes_nothing(client):
    refused = client.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
    assert (refused.status_code, refused.json()["code"]) == (403, "refused.bad_origin")


def test_making_tables_is_limited(settings):
    import dataclasses

    from litestar.testing import TestClient

    from dovre.server.app import create

    with TestClient(create(dataclasses.replace(settings, new_tables=2))) as client:
        for _ in range(2):
            make_table(client, "program", "program")
        refused = client.post("/api/tables", json={"game": "kings", "seats": [{"kind": "program"}] * 2})
        assert (refused.status_code, refused.json()["code"]) == (429, "refused.too_fast")


def test_health_metrics_and_the_schema_are_served(client, monkeypatch):
    make_table(client, "program", "program")
    assert client.get("/healthz").json() == {"status": "ok", "version": dovre.__version__, "tables": 1}
    monkeypatch.setattr("dovre.server.request_context.address", lambda _: "127.0.0.1")
    metrics = client.get("/metrics").text
    assert "dovre_live_tables" in metrics
    assert "dovre_commit_seconds" in metrics
    schema = client.get("/schema/openapi.json").json()
    assert "/api/tables/{table}/answers" in schema["paths"]


def test_pages_carry_a_strict_policy(client):
    headers = client.get("/api/games").headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
