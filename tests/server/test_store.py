"""The store: commits in batches, a refused write alone, the schema as its migrations make it."""

import asyncio
import sqlite3

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert

from dovre.server.migrate import configuration
from dovre.server.refusals import Refused
from dovre.server.rows import LogRow, Result, SeatRow, SnapshotRow, StoredEvent, TableRow
from dovre.server.schema import METADATA, SEATS
from dovre.server.settings import Settings
from dovre.server.store import Store
from dovre.server.writer import Taken


@pytest.fixture
def path(tmp_path):
    return tmp_path / "store.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, path):
    """Both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{path}"
    return Settings(database=request.getfixturevalue("postgres").new_database()).database_url


def run(database, work):
    """Among an open store, by its address or its file."""

    async def main():
        store = Store(database if "://" in str(database) else f"sqlite:///{database}")
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


def test_many_writes_share_few_commits_and_all_are_there(database):
    async def work(store):
        await lay(store)
        before = store.commits
        await asyncio.gather(*(store.append(entry(f"t{n % 3}", n)) for n in range(1, 301)))
        return store.commits - before, sum([len(await store.log(f"t{n}")) for n in range(3)])

    commits, written = run(database, work)
    assert written == 300
    assert commits < 30


def test_a_refused_write_does_not_take_its_neighbours_with_it(database):
    async def work(store):
        await lay(store)
        numbers = [1, 2, 2, 3]
        return await asyncio.gather(*(store.append(entry("t0", n)) for n in numbers), return_exceptions=True)

    outcome = run(database, work)
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


def test_migrations_make_the_schema_the_code_uses(database):
    async def work(store):
        with store.engine.connect() as connection:
            return compare_metadata(MigrationContext.configure(connection), METADATA)

    differences = run(database, work)
    assert [change for change in differences if change[0] not in ("modify_default",)] == []


def test_sessions_are_stored_hashed_and_grow_old(database):
    async def work(store):
        await store.add_person("emma", "Emma", b"h" * 32)
        return await store.person_of(b"h" * 32, 0.0), await store.person_of(b"h" * 32, 9e12)

    young, old = run(database, work)
    assert young.name == "Emma"
    assert old is None


def test_a_database_may_be_named_by_its_file(tmp_path):
    path = tmp_path / "games.sqlite3"
    assert Settings(database=str(path)).database_url == f"sqlite:///{path}"
    assert Settings(database="postgresql+psycopg://host/games").database_url == "postgresql+psycopg://host/games"


def test_a_write_that_fails_for_all_is_told_to_all(database):
    async def work(store):
        await lay(store)
        with store.engine.begin() as other:
            other.exec_driver_sql("DROP TABLE log")
        outcome = await asyncio.gather(*(store.append(entry("t0", n)) for n in (1, 2)), return_exceptions=True)
        return [isinstance(result, Exception) and not isinstance(result, Taken) for result in outcome]

    assert run(database, work) == [True, True]


def test_what_stands_beside_an_entry_is_written_with_it_or_not_at_all(database):
    async def work(store):
        await lay(store)
        await store.append(entry("t0", 1), asked={1: 5.0})
        with pytest.raises(Taken):
            await store.append(entry("t0", 1), asked={0: 9.0})
        kept = (await store.table("t0")).asked
        await store.append(entry("t0", 2), result=Result([3, 4], [1]))
        done = await store.table("t0")
        return kept, done.status, done.asked, done.result

    assert run(database, work) == ({1: 5.0}, "over", {}, Result([3, 4], [1]))


def test_the_rows_of_a_table_are_changed_by_whoever_knew_them(database):
    async def work(store):
        await lay(store, 1)
        seats = [SeatRow(table="t0", seat=number, kind="open") for number in (0, 1)]
        table = await store.table("t0")
        await store.add_table(
            msgspec.structs.replace(table, id="t9"), [msgspec.structs.replace(s, table="t9") for s in seats], None
        )
        sit = [SeatRow(table="t9", seat=number, kind="person", name="Emma") for number in (0, 1)]
        first = SnapshotRow(table="t9", number=0, state={"x": 1})
        outcome = await asyncio.gather(
            store.set_seat(sit[0], 0), store.start_table(sit[1], 0, 5, {0: 1.0}, first), return_exceptions=True
        )
        stored = await store.stored_table("t9")
        again = msgspec.structs.replace(table, id="again"), msgspec.structs.replace(table, id="third")
        outcome += await asyncio.gather(
            *(store.add_table(row, [], None, parent="t0") for row in again), return_exceptions=True
        )
        names = [seat.name for seat in stored.seats]
        return [type(one) for one in outcome], names, stored.row.status, (await store.table("t0")).rematch

    none = type(None)
    assert run(database, work) == ([none, Taken, none, Taken], ["Emma", ""], "live", "again")


def test_text_that_the_database_cannot_hold_is_refused_alone(postgres):
    async def work(store):
        await lay(store)
        bad = LogRow(table="t0", number=2, seat=0, token="nul\0", at=1.0, events=[])
        outcome = await asyncio.gather(
            store.append(entry("t0", 1)), store.append(bad), store.append(entry("t1", 1)), return_exceptions=True
        )
        assert await store.table("\0") is None
        assert await store.stored_table("\0") is None
        return [type(one) for one in outcome], store.failure

    url = Settings(database=postgres.new_database()).database_url
    assert run(url, work) == ([type(None), Refused, type(None)], "")


def test_tables_are_told_apart(database):
    """What is written for one table changes no other."""

    async def work(store):
        await lay(store)
        others = [await store.table(one) for one in ("t1", "t2")]
        await store.append(entry("t0", 1), asked={0: 1.0})
        await store.close_table("t0")
        await store.set_version("t0", 7, SnapshotRow(table="t0", number=1, state={"x": 1}, version=7))
        for table in ("t0", "t1"):
            await store.write((insert(SEATS), {"table": table, "seat": 0, "kind": "open", "name": ""}))
        await store.set_seat(SeatRow(table="t0", seat=0, kind="person", name="Emma"), 0)
        assert [seat.name for seat in await store.seats("t0", "t1")] == ["Emma", ""]
        assert [await store.table(one) for one in ("t1", "t2")] == others
        assert (await store.stored_table("t1")).snapshot.number == 0
        changed, snapshot = await store.table("t0"), (await store.stored_table("t0")).snapshot
        return changed.status, changed.asked, changed.version, snapshot.number, snapshot.version, await store.log("t1")

    assert run(database, work) == ("closed", {}, 7, 1, 7, [])


def test_a_log_is_read_in_order_with_events_where_they_are_wanted(database):
    async def work(store):
        await lay(store, 1)
        event = StoredEvent("drawn", {"seat": 1}, (1,), StoredEvent("drawn.hidden"), "go5a")
        for number in (2, 1, 3):
            row = LogRow(table="t0", number=number, seat=1, token="a", at=1.0, sealed=number == 2, events=[event])
            await store.append(row)
        plain, full = await store.log("t0"), await store.log("t0", events=True)
        same = [row.events == [event] for row in full]
        return [(row.number, row.sealed, row.events) for row in plain], same

    assert run(database, work) == ([(1, False, None), (2, True, None), (3, False, None)], [True] * 3)


def test_only_running_tables_and_their_bots_are_resumed(database):
    async def work(store):
        await lay(store)
        await store.close_table("t1")
        await store.append(entry("t2", 1), result=Result([1, 2], [1]))
        live = [row.id for row in await store.live_tables()]
        for table in ("t0", "t1"):
            for number, bot in enumerate(("", "greedy")):
                seat = SeatRow(table=table, seat=number, kind="bot" if bot else "person", bot=bot)
                await store.write((insert(SEATS), {name: getattr(seat, name) for name in seat.__struct_fields__}))
        return live, [(seat.table, seat.seat) for seat in await store.seats_with_bots()]

    assert run(database, work) == (["t0"], [("t0", 1)])


def test_a_database_of_the_first_schema_is_brought_up_to_date_with_its_games(database):
    """Rows written before the second migration are read; what they did not say is unknown, not wrong."""
    engine = create_engine(database)
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES ('old', 'kings', 1, 2, 7, '{}', NULL, 0.0, 'live', 0, '', NULL, NULL)"
        )
        connection.exec_driver_sql("INSERT INTO log VALUES ('old', 1, 0, 'draw.deck', 3.0)")
        connection.exec_driver_sql("INSERT INTO snapshots VALUES ('old', 1, '{}')")
    engine.dispose()

    async def work(store):
        table, snapshot = await store.table("old"), (await store.stored_table("old")).snapshot
        (row,) = await store.log("old", events=True)
        assert (table.seed, table.known_deal) == (7, False)
        return table.asked, row.events, row.sealed, snapshot.version, snapshot.questions

    assert run(database, work) == (None, None, False, None, None)
