"""The coach at the table: hints for one's own seat, a review once the game is over, neither where the host says so."""

import dataclasses

from litestar.testing import TestClient

from dovre.server.app import create
from dovre.server.coach import told_points
from tests.server.conftest import make_table
from tests.server.test_socket import Caller, asked


def test_a_hint_tells_the_best_few_answers(client):
    table, tokens = make_table(client, "program", "program")
    seat = asked(client, table)
    with Caller(client, table, tokens[seat], "fr") as caller:
        told = caller.hello()
        caller.say(type="hint", id=7, seat=seat)
        hint = caller.hear("hint")
    assert (hint["id"], hint["n"]) == (7, 0)
    labels = {answer["act"]: answer["label"] for answer in told["answers"]}
    assert 2 <= len(hint["lines"]) <= 3
    assert [line["label"] for line in hint["lines"]] == [labels[line["act"]] for line in hint["lines"]]
    assert hint["lines"][0]["less"] == 0
    assert all(line["why"] for line in hint["lines"])


def test_only_who_is_asked_gets_one(client):
    table, tokens = make_table(client, "program", "program")
    seat = asked(client, table)
    with Caller(client, table, tokens[1 - seat]) as caller:
        caller.hello()
        caller.say(type="hint", id=1, seat=1 - seat)
        assert caller.hear("refused")["code"] == "refused.not_asked"
        caller.say(type="hint", id=2, seat=seat)
        assert caller.hear("refused")["code"] == "refused.not_your_seat"
    with Caller(client, table) as spectator:
        spectator.hello()
        spectator.say(type="hint", id=3, seat=seat)
        assert spectator.hear("refused")["code"] == "refused.not_your_seat"


def test_a_host_may_have_no_coach(settings):
    with TestClient(create(dataclasses.replace(settings, coach=0))) as client:
        table, tokens = make_table(client, "program", "program")
        seat = asked(client, table)
        with Caller(client, table, tokens[seat]) as caller:
            caller.hello()
            caller.say(type="hint", id=1, seat=seat)
            assert caller.hear("refused")["code"] == "refused.no_coach"
        assert 'id="hint' not in client.get(f"/t/{table}").text


def test_a_review_is_for_those_who_sat_there_once_it_is_over(client):
    table, _ = make_table(client, "program", "program")
    assert client.get(f"/t/{table}/review").status_code == 403


def test_points_are_told_to_the_half():
    assert [told_points(points, "en") for points in (0.2, 1.3, 2.74, 12.0)] == ["0", "1.5", "2.5", "12"]
    assert told_points(3.6, "fr") == "3,5"
