"""The store: commits in batches, a refused write alone, the schema as its migrations make it."""

import asyncio
import sqlite3

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from dovre.server.rows import LogRow, SnapshotRow, TableRow
from dovre.server.schema import METADATA
from dovre.server.settings import Settings
from dovre.server.store import Store, Taken


@pytest.fixture
def path(tmp_path):
    return tmp_path / "store.sqlite3"


def run(path, work):
    async def main():
        store = Store(f"sqlite:///{path}")
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


async def lay(store, tables=3):
    await store.add_person("emma", "Emma", b"x" * 32)
    for number in range(tables):
        table = TableRow(
            id=f"t{number}",
            game="kings",
            version=1,
            seats=2,
            seed=2**62,
            options={},
            creator="emma",
            created=0.0,
            status="live",
        )
        await store.add_table(table, [], SnapshotRow(table=table.id, number=0, state={}))


def entry(table, number, token="draw.deck"):
    return LogRow(table=table, number=number, seat=0, token=token, at=5.0, events=[])


def test_many_writes_share_few_commits_and_all_are_there(path):
    async def work(store):
        await lay(store)
        before = store.commits
        await asyncio.gather(*(store.append(entry(f"t{n % 3}", n)) for n in range(1, 301)))
        return store.commits - before, sum([len(await store.log(f"t{n}")) for n in range(3)])

    commits, written = run(path, work)
    assert written == 300
    assert commits < 30


def test_a_refused_write_does_not_take_its_neighbours_with_it(path):
    async def work(store):
        await lay(store)
        numbers = [1, 2, 2, 3]
        return await asyncio.gather(*(store.append(entry("t0", n)) for n in numbers), return_exceptions=True)

    outcome = run(path, work)
    assert [type(result) for result in outcome] == [type(None), type(None), Taken, type(None)]


def test_what_was_written_survives_the_process(path):
    async def write(store):
        await lay(store)
        await store.append(entry("t0", 1))

    run(path, write)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT number, token FROM log").fetchall() == [(1, "draw.deck")]
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_commits_wait_for_the_disk(path):
    async def work(store):
        with store.engine.connect() as connection:
            return connection.exec_driver_sql("PRAGMA synchronous").scalar()

    assert run(path, work) == 2  # FULL


def test_migrations_make_the_schema_the_code_uses(path):
    async def work(store):
        with store.engine.connect() as connection:
            return compare_metadata(MigrationContext.configure(connection), METADATA)

    differences = run(path, work)
    assert [change for change in differences if change[0] not in ("modify_default",)] == []


def test_sessions_are_stored_hashed_and_grow_old(path):
    async def work(store):
        await store.add_person("emma", "Emma", b"h" * 32)
        return await store.person_of(b"h" * 32, 0.0), await store.person_of(b"h" * 32, 9e12)

    young, old = run(path, work)
    assert young.name == "Emma"
    assert old is None


def test_a_database_may_be_named_by_its_file(tmp_path):
    path = tmp_path / "games.sqlite3"
    assert Settings(database=str(path)).database_url == f"sqlite:///{path}"
    assert Settings(database="postgresql+psycopg://host/games").database_url == "postgresql+psycopg://host/games"
