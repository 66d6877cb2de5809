"""Copies of the database: whole while games go on, checked before they come back, nothing lost."""

import sqlite3
from contextlib import closing

import pytest

from dovre.server import backup as backups
from dovre.server.refusals import Refused
from dovre.server.starting import locked
from tests.server.conftest import bearer, make_table, view


@pytest.fixture
def url(settings):
    return settings.database_url


def test_a_copy_taken_while_a_game_runs_holds_every_answer_so_far(client, url, tmp_path):
    table, tokens = make_table(client, "program", "program")
    seat = view(client, table)["view"]["waiting"][0]
    act = view(client, table, tokens[seat])["view"]["legal"][-1]
    client.post(f"/api/tables/{table}/answers", json={"n": 0, "token": act}, headers=bearer(tokens[seat]))
    copy = tmp_path / "copy.sqlite3"
    assert backups.backup(url, copy) == 1
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT number, seat, token FROM log").fetchall() == [(1, seat, act)]


def test_a_copy_comes_back_and_what_was_there_is_kept(tmp_path, client, url):
    make_table(client, "program", "program")
    copy = tmp_path / "copy.sqlite3"
    backups.backup(url, copy)
    other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    assert backups.restore(copy, other) == (1, None)
    count, before = backups.restore(copy, other)
    assert count == 1
    assert before is not None
    assert before.exists()


def test_what_is_no_copy_is_refused_and_changes_nothing(tmp_path, url):
    wrong = tmp_path / "wrong.sqlite3"
    wrong.write_text("not a database")
    target = tmp_path / "target.sqlite3"
    with pytest.raises(backups.BackupRefused) as caught:
        backups.restore(wrong, f"sqlite:///{target}")
    assert "wrong.sqlite3" in caught.value.words("fr")
    assert not target.exists()
    with pytest.raises(backups.BackupRefused):
        backups.backup(f"sqlite:///{tmp_path / 'none.sqlite3'}", tmp_path / "copy")
    with pytest.raises(backups.BackupRefused):
        backups.backup("postgresql://host/dovre", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_a_copy_of_a_newer_version_is_not_put_back(client, url, tmp_path):
    copy, target = tmp_path / "copy.sqlite3", tmp_path / "target.sqlite3"
    backups.backup(url, copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(backups.BackupRefused) as caught:
        backups.restore(copy, f"sqlite:///{target}")
    assert caught.value.code == "database_newer"
    assert not target.exists()


@pytest.mark.parametrize("address", ["sqlite://host/file", "sqlite://", "postgresql://u:p@host:port/dovre"])
def test_a_copy_of_what_is_no_database_is_refused(address, tmp_path):
    with pytest.raises(Refused) as caught:
        backups.backup(address, tmp_path / "copy")
    assert caught.value.code == "bad_database"


def test_a_database_in_use_is_not_replaced(client, url, tmp_path):
    make_table(client, "program", "program")
    copy = tmp_path / "copy.sqlite3"
    backups.backup(url, copy)
    with pytest.raises(backups.BackupRefused) as caught:
        backups.restore(copy, url)
    assert caught.value.code == "in_use"


def test_names_with_signs_and_two_copies_in_one_second(client, url, tmp_path):
    make_table(client, "program", "program")
    copy, other = tmp_path / "a b#c?d%20.sqlite3", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    assert backups.backup(url, copy) == 1
    kept = {backups.restore(copy, other)[1] for _ in range(4)}
    assert len(kept) == 4  # the first time there was nothing to keep
    assert all(backups.inspect(path) == 1 for path in kept if path is not None)
    assert copy.stat().st_mode & 0o077 == 0


def test_a_damaged_database_is_put_aside(client, url, tmp_path):
    make_table(client, "program", "program")
    copy, broken = tmp_path / "copy.sqlite3", tmp_path / "broken.sqlite3"
    backups.backup(url, copy)
    broken.write_text("not a database")
    (tmp_path / "broken.sqlite3-wal").write_text("of the same")
    _, before = backups.restore(copy, f"sqlite:///{broken}")
    assert before.read_text() == "not a database"
    assert backups.inspect(broken) == 1
    assert not (tmp_path / "broken.sqlite3-wal").exists()


def test_a_locked_database_is_not_replaced(client, url, tmp_path):
    """The server has it open, although nobody writes at this moment."""
    make_table(client, "program", "program")
    copy, other = tmp_path / "copy.sqlite3", tmp_path / "other.sqlite3"
    backups.backup(url, copy)
    with locked(other, "http://127.0.0.1:1"), pytest.raises(backups.BackupRefused) as caught:
        backups.restore(copy, f"sqlite:///{other}")
    assert caught.value.code == "in_use"
    assert not other.exists()


def test_a_full_disk_leaves_nothing_behind(client, url, tmp_path, monkeypatch):
    make_table(client, "program", "program")

    def full(source, target):
        raise OSError(28, "No space left on device", str(target.parent))

    monkeypatch.setattr(backups, "copy_to", full)
    before = sorted(tmp_path.iterdir())
    with pytest.raises(OSError, match="No space"):
        backups.backup(url, tmp_path / "copy.sqlite3")
    assert sorted(tmp_path.iterdir()) == before
