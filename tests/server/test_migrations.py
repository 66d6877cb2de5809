"""A database of every schema there ever was comes up to date: nothing is lost, its tables go on, a copy is kept.

`released/` holds one for each, written by the code of its time, with rows in every table.
"""

import asyncio
import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import structlog
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from dovre.server import backup, copies, migrate
from dovre.server.refusals import CannotContinue
from dovre.server.schema import METADATA
from dovre.server.starting import StartRefused, check_database
from dovre.server.store import Store
from dovre.server.tables import Tables
from tests.server.conftest import BotsHere

RELEASED = Path(__file__).with_name("released")
REVISIONS = sorted(one.revision for one in ScriptDirectory.from_config(migrate.configuration()).walk_revisions())
HEAD = REVISIONS[-1]
CHANGED = {("tables", "seed"), ("tables", "result")}  # digits since 0005; null was written as JSON before 0002


def filled(revision, path):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((RELEASED / f"{revision}.sql").read_text(encoding="utf-8"))
    return path


@pytest.fixture(params=REVISIONS)
def revision(request):
    return request.param


@pytest.fixture
def file(revision, tmp_path):
    return filled(revision, tmp_path / "dovre.sqlite3")


def rows(path):
    """Every row of every table, by its key, as name and value of its columns."""
    found = {}
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        names = [row["name"] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in names:
            keys = [row["name"] for row in connection.execute(f'PRAGMA table_info("{name}")') if row["pk"]]
            for row in connection.execute(f'SELECT * FROM "{name}"'):
                found[name, *(row[key] for key in keys)] = dict(row)
    return found


def faults(path):
    with closing(sqlite3.connect(path)) as connection:
        return [
            *connection.execute("PRAGMA foreign_key_check"),
            *(row for row in connection.execute("PRAGMA integrity_check") if row != ("ok",)),
        ]


def schema_of(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def copies_beside(path):
    return sorted(path.parent.glob("dovre-schema-*.sqlite3"))


def test_there_is_a_database_of_every_schema_with_rows_in_every_table(revision, file):
    filled_tables = {key[0] for key in rows(file)}
    with closing(sqlite3.connect(file)) as connection:
        assert {
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        } == filled_tables
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(revision,)]
    assert faults(file) == []


@pytest.mark.parametrize("keys", ["on", "off"])
def test_nothing_is_lost_and_the_schema_is_the_newest(revision, file, keys):
    """With foreign keys on, as the store opens it, and off, as it is checked before the start."""
    before = rows(file)
    if keys == "on":
        store = Store(f"sqlite:///{file}")
        migrate.upgrade(store.engine)
        store.engine.dispose()
    else:
        check_database(f"sqlite:///{file}")
    after = rows(file)
    assert faults(file) == []
    assert set(before) - {("alembic_version", revision)} <= set(after)
    for key, row in before.items():
        for column, value in row.items():
            if key[0] != "alembic_version" and (key[0], column) not in CHANGED:
                assert after[key][column] == value
            elif column == "seed":
                assert after[key][column] == str(value)
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_copy_is_kept_beside_it_and_told_in_the_log(revision, file):
    before, schema = rows(file), schema_of(file)
    with structlog.testing.capture_logs() as told:
        check_database(f"sqlite:///{file}")
        check_database(f"sqlite:///{file}")
    kept = copies_beside(file)
    if revision == HEAD:
        assert (kept, told) == ([], [])
        return
    (copy,) = kept
    assert copy.name.startswith(f"dovre-schema-{revision}-")
    assert (rows(copy), schema_of(copy)) == (before, schema)
    assert copy.stat().st_mode & 0o077 == 0
    assert [(line["before"], line["after"], line["kept"]) for line in told] == [(revision, HEAD, str(copy))]
    backup.restore(copy, f"sqlite:///{file}")  # and it can be put back, and brought up to date again
    check_database(f"sqlite:///{file}")
    assert faults(file) == []


def test_its_tables_load_and_go_on(revision, file, settings):
    """One under way with an answer more, one that waits for a player, one that is over.

    One of `hall` began when its starting Trolls brought other goods: it is closed, and its story stays.
    """

    async def work():
        store = Store(f"sqlite:///{file}")
        await store.open()
        tables = Tables(store, settings, BotsHere())
        seen = []
        for (name, *_), row in rows(file).items():
            if name == "tables":
                last = rows_of_log(file, row["id"])
                try:
                    live = await tables.get(row["id"])
                except CannotContinue:
                    assert row["game"] == "hall"
                    stored = await store.stored_table(row["id"])
                    seen.append((stored.row.status, len(stored.log) == last, stored.row.version == row["version"]))
                    continue
                seen.append((live.row.status, live.number == last, live.row.version == live.game.version))
                if live.row.status == "live":
                    seat = live.table.state.waiting[0]
                    await live.answer(seat, live.number, str(live.table.state.legal(seat)[0]))
                    assert rows_of_log(file, row["id"]) == last + 1
        emma = await store.person_with_login("emma")
        whose = [(await store.person_of(bytes(range(start, start + 32)), 0.0)).name for start in (0, 32)]
        mine = len(await store.tables_of(emma.id))
        await tables.close()
        await store.close()
        return sorted(seen), whose, mine

    states = [("closed", True, True), ("live", True, True), ("open", True, True), ("over", True, True)]
    assert asyncio.run(work()) == (states, ["Emma", "Lars"], 2)


def rows_of_log(path, table):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute('SELECT coalesce(max(number), 0) FROM log WHERE "table" = ?', (table,)).fetchone()[0]


# -- what goes wrong -------------------------------------------------------------------------------------------------


def test_a_migration_that_fails_half_way_changes_nothing(tmp_path, monkeypatch):
    file = filled("0001", tmp_path / "dovre.sqlite3")
    before, schema = rows(file), schema_of(file)
    create_index = op.create_index

    def fails(name, *more):
        if name == "sessions_person":
            raise RuntimeError("the power went out")
        create_index(name, *more)

    for make in (create_engine, lambda url: Store(url).engine):
        monkeypatch.setattr(op, "create_index", fails)
        engine = make(f"sqlite:///{file}")
        with pytest.raises(RuntimeError):
            migrate.upgrade(engine)
        engine.dispose()
        assert (rows(file), schema_of(file)) == (before, schema)
    monkeypatch.undo()
    check_database(f"sqlite:///{file}")
    assert faults(file) == []


def test_without_room_for_a_copy_nothing_is_changed(tmp_path, monkeypatch):
    file = filled("0003", tmp_path / "dovre.sqlite3")
    before = file.read_bytes()

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(tmp_path))

    monkeypatch.setattr(copies, "copy_to", full)
    with pytest.raises(StartRefused) as caught:
        check_database(f"sqlite:///{file}")
    assert caught.value.code == "database_copy"
    assert (file.read_bytes(), [path.name for path in tmp_path.iterdir()]) == (before, ["dovre.sqlite3"])


def test_a_newer_database_is_not_copied(tmp_path):
    file = filled(HEAD, tmp_path / "dovre.sqlite3")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(StartRefused) as caught:
        check_database(f"sqlite:///{file}")
    assert caught.value.code == "database_newer"
    assert copies_beside(file) == []


def test_back_again_and_forth(revision, tmp_path):
    """The steps back exist for who must return to an older version; what the older one cannot hold is gone."""
    file = filled(HEAD, tmp_path / "dovre.sqlite3")
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate.command.downgrade(migrate.configuration(connection), revision)
    assert faults(file) == []
    migrate.upgrade(engine)
    engine.dispose()
    assert faults(file) == []
    assert answers(file) == answers(filled(HEAD, tmp_path / "other.sqlite3"))


def answers(path):
    """The log, in the columns that every schema has."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute('SELECT "table", number, seat, token, at FROM log ORDER BY 1, 2').fetchall()
