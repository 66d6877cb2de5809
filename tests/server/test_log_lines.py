"""What goes wrong is logged with a traceback, and without anything that is not everybody's to read."""

import asyncio
import io
import json
import sys
import traceback

import pytest
import structlog
from sqlalchemy import text

from dovre.server.log_lines import configure_logging
from dovre.server.store import Store
from tests.server.test_store import entry, lay

SECRET = "seal.crown-of-gold"


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture(params=[Terminal, io.StringIO])
def stderr(request, monkeypatch):
    """Where a person reads, and where none does."""
    made = request.param()
    monkeypatch.setattr(sys, "stderr", made)
    before = structlog.get_config()
    configure_logging("info")
    yield made
    structlog.configure(**before)


def test_a_traceback_tells_no_values(stderr):
    sealed = SECRET
    try:
        json.loads(sealed[:0])
    except ValueError as error:
        structlog.get_logger().error("unexpected error", error=repr(error), exc_info=error)
    told = stderr.getvalue()
    assert "Traceback" in told
    assert "JSONDecodeError" in told
    assert SECRET not in told


def test_a_write_that_failed_does_not_tell_what_was_to_be_written(path_of_store):
    async def main():
        store = Store(path_of_store)
        await store.open()
        await lay(store, 1)
        with store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE log RENAME TO gone"))
        try:
            await store.append(entry("t0", 1, SECRET))
        except Exception as error:
            return "".join(traceback.format_exception(error)), store.failure
        finally:
            await store.close()

    told, failure = asyncio.run(main())
    assert "no such table" in told
    assert SECRET not in told
    assert failure
    assert SECRET not in failure


@pytest.fixture
def path_of_store(tmp_path):
    return f"sqlite:///{tmp_path / 'store.sqlite3'}"
