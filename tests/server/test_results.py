"""The result of a finished table as a part of its page, and what is left of it on the page of a closed one."""

import re
import sqlite3

import pytest
from litestar.testing import TestClient

from dovre.server.app import create
from dovre.server.results import bars, stored_sides
from dovre.server.rows import Result
from tests.server.conftest import make_table
from tests.server.test_feast import play_out


def finished(client, game, seats=2):
    table, tokens = make_table(client, *["program"] * seats, game=game)
    return table, play_out(client, table, tokens)["result"]


def test_there_is_no_result_before_the_end(client):
    table, _ = make_table(client, "program", "program")
    assert client.get(f"/t/{table}/result").status_code == 404
    assert 'id="result"' not in client.get(f"/t/{table}").text


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_of_a_finished_table_has_its_result(client, lang):
    table, result = finished(client, "feast", 3)
    part = client.get(f"/t/{table}/result", params={"lang": lang}).text
    assert part.count('class="rank') >= 3
    shown = [int(n.replace("−", "-")) for n in re.findall(r"<strong>(−?\d+)</strong>", part)]
    assert sorted(shown) == sorted(result["scores"])
    foot = part.partition("<tfoot>")[2]
    assert [int(n.replace("−", "-")) for n in re.findall(r"<td[^>]*>(−?\d+)</td>", foot)] == shown or not any(shown)
    assert f"/t/{table}/replay" in part
    assert "rematch" not in part  # for those who sit there
    page = client.get(f"/t/{table}", params={"lang": lang}).text
    assert page.count('id="result"') == 1
    assert 'data-result="open"' in page


def test_a_result_can_be_copied_as_text(client):
    table, _ = finished(client, "feast")
    text = re.search(r"<textarea[^>]*>(.*?)</textarea>", client.get(f"/t/{table}/result?lang=en").text, re.S)[1]
    lines = text.splitlines()
    assert lines[0].startswith("The Feast. ")
    assert re.fullmatch(r"1\. Program \d: \d+ points?", lines[1])
    assert lines[-1].endswith(f"/t/{table}/replay")


def test_bars_are_in_proportion_and_never_negative():
    def side(total):
        return type("Side", (), {"total": total})

    assert bars((side(40), side(10), side(-3))) == [100, 25, 0]
    assert bars((side(-1), side(-5))) == [0, 0]


def test_what_is_stored_gives_a_ranking():
    class Names:
        def seat(self, seat):
            return "ABC"[seat]

    sides = stored_sides(Result([4, 9, 4], [2]), Names())
    assert [(name, side.place, side.won, side.total) for side, name in sides] == [
        ("C", 1, True, 4),
        ("B", 2, False, 9),
        ("A", 3, False, 4),
    ]


def test_of_a_closed_table_the_ranking_is_left(settings):
    with TestClient(create(settings)) as client:
        table, result = finished(client, "feast", 3)
    with sqlite3.connect(settings.database_url.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET status = 'closed'")
    with TestClient(create(settings)) as client:
        page = client.get(f"/t/{table}", params={"lang": "en"})
    assert page.status_code == 410
    shown = [int(n.replace("−", "-")) for n in re.findall(r"<strong>(−?\d+)</strong>", page.text)]
    assert sorted(shown) == sorted(result["scores"])
    assert "Result" in page.text
