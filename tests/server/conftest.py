"""A server in this process, on a database of its own."""

import pytest
from litestar.testing import TestClient

from dovre.server.app import create
from dovre.server.settings import Settings


@pytest.fixture
def settings(tmp_path):
    return Settings(database=f"sqlite:///{tmp_path / 'dovre.sqlite3'}", bot_pause=0.0)


@pytest.fixture
def client(settings):
    with TestClient(create(settings)) as client:
        yield client


def make_table(client, *kinds, **more):
    """A table by the interface for programs: its id and the tokens by seat."""
    seats = [{"kind": kind, "name": f"Program {number}"} for number, kind in enumerate(kinds)]
    answer = client.post("/api/tables", json={"game": "kings", "seats": seats, "seed": 7, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], {int(seat): token for seat, token in made["tokens"].items()}


def bearer(token):
    return {"authorization": f"Bearer {token}"}


def view(client, table, token=None, **query):
    answer = client.get(f"/api/tables/{table}/view", headers=bearer(token) if token else {}, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()
