"""The example game through the interface for programs: three at once, sealed answers hidden, alone, nobody wins."""

import pytest

import dovre
from dovre.kernel.rng import Rng
from tests.server.conftest import bearer, make_table, view

SEATS = ("program", "program", "program")


def post(client, table, token, body, path="answers"):
    return client.post(f"/api/tables/{table}/{path}", json=body, headers=bearer(token))


def entries(client, table, headers):
    found = client.get(f"/api/tables/{table}/events", headers=headers).json()
    return [(entry["seat"], entry["token"]) for entry in found]


def play_out(client, table, tokens, seed=1):
    """Programs answer by chance, whoever is asked, in any order, until it is over."""
    rng = Rng.of(seed, "programs")
    for _ in range(400):
        seats = view(client, table, tokens[0])["view"]["waiting"]
        if not seats:
            return client.get(f"/api/tables/{table}").json()
        seat = rng.choice(seats)
        seen = view(client, table, tokens[seat])
        answer = {"n": seen["n"], "token": rng.choice(seen["view"]["legal"])}
        assert post(client, table, tokens[seat], answer).status_code == 200
    raise AssertionError("the game does not end")


def test_three_programs_choose_in_any_order_and_read_only_their_own_choice(client):
    table, tokens = make_table(client, *SEATS, game="feast", seed=5)
    seen = [view(client, table, token)["view"] for token in tokens.values()]
    assert [one["waiting"] for one in seen] == [[0, 1, 2]] * 3
    chosen = {seat: seen[seat]["legal"][0] for seat in range(3)}
    for seat in (2, 0):  # all on sight of the same entry
        assert post(client, table, tokens[seat], {"n": 0, "token": chosen[seat]}).status_code == 200
    assert entries(client, table, bearer(tokens[0])) == [(2, ""), (0, chosen[0])]
    assert entries(client, table, {}) == [(2, ""), (0, "")]
    for seat in range(3):
        told = client.get(f"/api/tables/{table}/view", headers=bearer(tokens[seat])).text
        others = {chosen[other] for other in (0, 2) if other != seat}
        assert not any(token.removeprefix("dish.") in told for token in others)
    back = post(client, table, tokens[0], {"n": 2}, "undo")
    assert back.status_code in (200, 201), back.text
    assert view(client, table, tokens[0])["view"]["legal"] == seen[0]["legal"]
    late = post(client, table, tokens[2], {"n": 0, "token": chosen[2]})
    assert late.status_code == 409
    assert not any(chosen[other] in late.text for other in (0, 1))


def test_three_programs_play_a_whole_game(client):
    table, tokens = make_table(client, *SEATS, game="feast", seed=5)
    told = play_out(client, table, tokens)
    assert told["status"] == "over"
    assert len(told["result"]["scores"]) == 3
    told = client.get(f"/api/tables/{table}/events", headers=bearer(tokens[1])).json()
    assert all(entry["token"] for entry in told if entry["seat"] == 1)
    served = [event["dish"] for entry in told for event in entry["events"] if event["name"].startswith("served")]
    assert len(served) == len(set(served)) > 3


@pytest.mark.parametrize("seed", [1, 2])
def test_a_program_plays_alone_and_may_lose(client, seed):
    table, tokens = make_table(client, "program", game="feast", seed=seed)
    token = tokens[0]
    while view(client, table, token)["view"]["waiting"]:
        seen = view(client, table, token)
        worst = min(seen["view"]["legal"], key=_worth)
        assert post(client, table, token, {"n": seen["n"], "token": worst}).status_code == 200
    told = client.get(f"/api/tables/{table}").json()
    assert told["status"] == "over"
    assert told["result"]["winners"] == []


def _worth(token):
    """The weakest dish, softly; pillows alone are never enough."""
    order = {"take.pillow": 0, "take.antler": 1, "boast.softly": 0, "boast.loudly": 1, "wash": 0, "leave": 1}
    return order.get(token, int(token[-1]) if token.startswith("dish.") else 0)


def test_nobody_wins_when_all_have_eaten_too_much(client):
    """The heaviest dish, loudly, until all sleep or the feast is over: some seed ends with everybody asleep."""
    weights = {dish.id: dish.weight for dish in dovre.game("feast").box.dishes}
    for seed in range(12):
        table, tokens = make_table(client, "program", "program", game="feast", seed=seed)
        while seats := view(client, table, tokens[0])["view"]["waiting"]:
            seen = view(client, table, tokens[seats[0]])
            heavy = max(
                seen["view"]["legal"],
                key=lambda token: (
                    weights.get(token.removeprefix("dish."), 0),
                    token in ("boast.loudly", "take.antler", "leave", "drink"),
                ),
            )
            assert post(client, table, tokens[seats[0]], {"n": seen["n"], "token": heavy}).status_code == 200
        if client.get(f"/api/tables/{table}").json()["result"]["winners"] == []:
            return
    raise AssertionError("somebody always stayed awake")


def test_the_story_of_a_finished_game_opens_its_rounds(client):
    table, tokens = make_table(client, *SEATS, game="feast", seed=5)
    play_out(client, table, tokens)
    story = client.get(f"/t/{table}/replay/story?seat=1&lang=en").json()
    rounds = [line["text"] for line in story["lines"] if line.get("round")]
    assert rounds == [f"Round {number}" for number in range(2, len(rounds) + 2)]  # the first opens before any answer
    assert len(rounds) >= 1
    assert any(line.get("things") for line in story["lines"])
