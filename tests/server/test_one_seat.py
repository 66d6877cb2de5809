"""A game for one, and a game nobody wins: from the form to the result, on every page."""

import re

import pytest

import dovre
from dovre.server.person_pages import TableCard, figures
from dovre.server.rows import Result, SeatRow, TableRow
from tests.server.test_pages import send

ALONE = {"count": "1", "seat0": "me", "name": "Emma"}


@pytest.fixture(autouse=True)
def at_the_door(climb):
    """The game for one is installed in every test here."""


def play(client, tokens, **options):
    """A whole game in the browser: the path of its table."""
    path = send(client, "/new/climb", **ALONE, **options).headers["location"]
    with client.websocket_connect(f"{path}/socket") as socket:
        socket.send_json({"type": "hello", "n": 0})
        for number, token in enumerate(tokens):
            socket.send_json({"type": "answer", "id": number, "n": number, "seat": 0, "token": token})
            while (message := socket.receive_json())["type"] != "done":
                assert message["type"] == "table", message
    return path


def text(client, path, lang="en"):
    return client.get(path, params={"lang": lang}).text


def test_the_entrance_and_the_form_speak_of_one_player(client):
    english, french = (text(client, "/", lang) for lang in ("en", "fr"))
    assert "1 player ·" in english
    assert "1 joueur ·" in french
    assert "1 to 1" not in english
    assert english.count(">Play now<") == 1
    assert english.count(">Play now against bots<") == len(dovre.slugs()) - 1  # all but the one for one
    form = text(client, "/new/climb")
    assert re.findall(r'name="seat(\d)" value="me"', form) == ["0"]
    assert "seat1" not in form


def test_a_table_for_one_starts_at_once_and_asks_its_one_seat(client):
    path = send(client, "/new/climb", **ALONE).headers["location"]
    live = client.app.state.tables.live[path.removeprefix("/t/")]
    assert (live.row.status, live.state.waiting, live.names) == ("live", (0,), ("Emma",))


def test_a_free_seat_of_a_table_for_one_waits_in_the_lobby(client):
    path = send(client, "/new/climb", **{**ALONE, "seat0": "open"}).headers["location"]
    assert "Waiting for players" in text(client, path)
    send(client, f"{path}/sit", seat="0")
    assert client.app.state.tables.live[path.removeprefix("/t/")].row.status == "live"


@pytest.mark.parametrize(
    ("tokens", "english", "french"),
    [
        (["up"] * 5, "The game is over. Victory. (5)", "La partie est finie. Victoire. (5)"),
        (["stay"] * 5, "The game is over. Defeat. (0)", "La partie est finie. Défaite. (0)"),
    ],
)
def test_the_result_is_a_victory_or_a_defeat_in_words(client, tokens, english, french):
    path = play(client, tokens)
    assert english in text(client, path, "en")
    assert french in text(client, path, "fr")


def test_ones_page_shows_a_defeat_a_victory_and_the_best_score_by_options(client):
    play(client, ["stay"] * 5)
    play(client, ["up"] * 4 + ["stay"])
    play(client, ["up"] * 3 + ["stay"] * 2)
    play(client, ["up"] * 2 + ["stay"] * 3, **{"option.wind": "storm"})
    english, french = text(client, "/me", "en"), text(client, "/me", "fr")
    assert english.count(">lost<") == 2
    assert french.count(">défaite<") == 2
    assert english.count('aria-label="won"') == 2
    table = english.split("<h2>Alone</h2>")[1].split("</table>")[0]
    lines = re.findall(r"<td>([^<]*)</td><td>(\d+)</td><td>(\d+)</td><td>(−?\d+)</td>", table)
    assert sorted(lines) == [("calm", "3", "2", "4"), ("storm", "1", "0", "2")]
    assert "How it went" not in english  # that is for games with others


def test_a_game_for_one_can_be_played_again(client):
    path = play(client, ["stay"] * 5)
    again = send(client, f"{path}/rematch").headers["location"]
    assert again != path
    live = client.app.state.tables.live[again.removeprefix("/t/")]
    assert (live.row.status, live.row.game, live.names) == ("live", "climb", ("Emma",))


def test_a_game_of_several_that_nobody_has_won_counts_as_no_win():
    def card(scores, winners):
        row = TableRow(
            id="a",
            game="kings",
            version=1,
            seats=2,
            seed=1,
            options={"pairing": "random"},
            created=0.0,
            status="over",
            result=Result(scores, winners),
        )
        seats = [SeatRow(kind="person", seat=0, name="Emma"), SeatRow(kind="device", seat=1, name="Lars")]
        return TableCard(row, "Kings", seats, [0, 1], asked=False, closed=False)

    (line,) = figures([card([3, 9], []), card([-8, 2], [1]), card([2, 1], [0])], "en", alone=False)
    assert (line.games, line.wins, line.mean, line.best, line.options) == (3, 1, "−1.0", "3", "")
    assert figures([card([3, 9], [])], "en", alone=True) == []
