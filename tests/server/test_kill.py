"""Nothing is lost: a server killed at any moment loses no acknowledged answer, doubles none, deals the same cards."""

import asyncio
import random
import threading
import time
import urllib.error
from http.client import HTTPException

import pytest

import dovre
from dovre.server.load.kills import measure_kills
from dovre.server.load.process import running_server
from tests.server.process import Server


@pytest.mark.parametrize("most", [4, pytest.param(50, marks=pytest.mark.long)])
def test_a_game_survives_kills_at_any_moment(tmp_path, most):
    chance = random.Random(4)
    with Server(tmp_path / "dovre.sqlite3") as server:
        seats = [{"kind": "program", "name": "A"}, {"kind": "program", "name": "B"}]
        made = server.post("/api/tables", {"game": "kings", "seats": seats, "seed": 11})
        table, tokens = made["table"], {int(seat): token for seat, token in made["tokens"].items()}
        hands = [hand(server, table, tokens, seat) for seat in (0, 1)]
        acknowledged = []  # (number, seat, token) the server said were done
        kills = since = 0
        killer = None
        while True:
            try:
                if since == 1 and kills < most:  # an answer or two a life: fifty kills fit into one game
                    killer, since = arm(server, chance), 0
                seen = server.get(f"/api/tables/{table}/view")
                if seen["status"] == "over":
                    break
                seat = seen["view"]["waiting"][0]
                own = server.get(f"/api/tables/{table}/view", tokens[seat])
                answer = own["view"]["legal"][-1]  # from the camp where one can: a long game
                done = server.post(f"/api/tables/{table}/answers", {"n": own["n"], "token": answer}, tokens[seat])
                acknowledged.append((done["n"], seat, answer))
                since += 1
            except urllib.error.HTTPError as error:
                if error.code != 409:  # stored, but its acknowledgement died with the server
                    raise
            except (urllib.error.URLError, OSError, ValueError, HTTPException):
                killer.join()
                kills, since = kills + 1, 0
                server.start()
                check(server, table, tokens, acknowledged)
                if len(acknowledged) < 2:
                    assert hand(server, table, tokens, 1) == hands[1]
        assert kills == most
        check(server, table, tokens, acknowledged)
        assert as_played(server, table, acknowledged)


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize(("kills", "tables"), [(2, 3), pytest.param(40, 12, marks=pytest.mark.long)])
def test_tables_with_bots_and_sockets_survive_kills(request, workers, kills, tables):
    """Of the whole server on SQLite; of one worker after the other on PostgreSQL."""
    database = request.getfixturevalue("postgres").new_database() if workers > 1 else ""
    with running_server(database, workers) as server:
        row = asyncio.run(measure_kills(server, "kings", tables, kills))
    assert (row["kills"], row["first_faults"], row["asleep"]) == (kills, [], 0)
    assert row["acknowledged"] > 0


def arm(server, chance):
    """Kill the server at a random moment soon."""
    wait = chance.random() * 0.006

    def strike():
        time.sleep(wait)
        server.kill()

    thread = threading.Thread(target=strike)
    thread.start()
    return thread


def hand(server, table, tokens, seat):
    return server.get(f"/api/tables/{table}/view", tokens[seat])["view"]["hands"][seat]


def as_played(server, table, acknowledged):
    """The same answers on a table that was never killed, from the same seed, lead to the same scores."""
    log = server.get(f"/api/tables/{table}/events")
    assert len(log) >= len(acknowledged)
    state = dovre.game("kings").new(2, seed=11)
    for entry in log:
        state.play(entry["seat"], dovre.game("kings").parse(entry["token"]))
    return list(state.scores) == server.get(f"/api/tables/{table}")["result"]["scores"]


def check(server, table, tokens, acknowledged):
    """Every acknowledged answer stands in the log once, in its place."""
    log = server.get(f"/api/tables/{table}/events", tokens[0])
    numbers = [entry["n"] for entry in log]
    assert numbers == list(range(1, len(log) + 1))
    by_number = {entry["n"]: (entry["n"], entry["seat"], entry["token"]) for entry in log}
    for entry in acknowledged:
        assert by_number.get(entry[0]) == entry
