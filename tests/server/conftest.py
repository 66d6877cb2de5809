"""A server in this process, on a database of its own; or its tables alone."""

import asyncio
import dataclasses
import time

import pytest
from litestar.testing import TestClient

import dovre
from dovre.kernel import game as door
from dovre.kernel.texts import Texts, kernel_texts
from dovre.server.app import create
from dovre.server.rows import SeatRow
from dovre.server.settings import Settings
from dovre.server.store import Store
from dovre.server.tables import Tables
from tests.conftest import FEAST, HOUSES
from tests.server.climb import GAME as CLIMB
from tests.server.postgres import Postgres

PERSON = SeatRow(kind="person", name="Emma")
OPEN = SeatRow(kind="open")
GREEDY = SeatRow(kind="bot", name="Tor", bot="greedy")


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of this run."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def settings(tmp_path):
    return Settings(database=f"sqlite:///{tmp_path / 'dovre.sqlite3'}", bot_pause=0.0)


@pytest.fixture
def client(settings):
    with TestClient(create(settings)) as client:
        yield client


class BotsHere:
    """Bots that answer in this process, the first legal token, as soon as `go` is set."""

    def __init__(self):
        self.go = asyncio.Event()
        self.go.set()
        self.thinking = []  # the seats that have been asked, in order

    async def choose(self, name, view, seed, *, player="", patient=False):
        self.thinking.append(view.seat)
        await self.go.wait()
        return view.legal[0].token


@pytest.fixture
def run(settings):
    """Run something among tables of its own, with bots in this process."""

    def go(work, **changes):
        async def main():
            chosen = dataclasses.replace(settings, **changes)
            store = Store(chosen.database_url)
            await store.open()
            tables = Tables(store, chosen, BotsHere())
            try:
                return await work(tables)
            finally:
                await tables.close()
                await store.close()

        return asyncio.run(main())

    return go


async def restarted(tables):
    """The tables of another server on the same database, after this one was stopped."""
    await tables.close()
    return Tables(tables.store, tables.settings, BotsHere())


@pytest.fixture
def feast(monkeypatch):
    """The demonstration game, with the words a table needs."""
    words = {"event.served": "{seat:seat} serves", "score.points": "points"}
    for kind in ("feast", "boasting", "winner", "guest"):
        words[f"prompt.{kind}"] = kind
    before = type(FEAST).texts
    monkeypatch.setattr(
        type(FEAST),
        "texts",
        lambda game, lang: Texts(lang, {**kernel_texts(lang).table, **before(game, lang).table, **words}),
    )
    dovre.install(FEAST)
    yield FEAST
    door.register(HOUSES)


@pytest.fixture
def climb():
    """A game for one that can be lost."""
    dovre.install(CLIMB)
    yield CLIMB
    door.register(HOUSES)


async def until(condition, seconds=15.0):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.005)


def make_table(client, *kinds, **more):
    """A table by the interface for programs: its id and the tokens by seat."""
    seats = [{"kind": kind, "name": f"Program {number}"} for number, kind in enumerate(kinds)]
    seed = None if "open" in kinds else 7
    answer = client.post("/api/tables", json={"game": "kings", "seats": seats, "seed": seed, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], {int(seat): token for seat, token in made["tokens"].items()}


def bearer(token):
    return {"authorization": f"Bearer {token}"}


def view(client, table, token=None, **query):
    answer = client.get(f"/api/tables/{table}/view", headers=bearer(token) if token else {}, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()
