"""Write `released/<schema>.sql` as the present code writes a database: `python -m tests.server.write_released`.

Done once for each schema, when it is new; from then on its file stays as it is.
"""

import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from alembic.script import ScriptDirectory
from litestar.testing import TestClient

from dovre.server.app import create
from dovre.server.migrate import configuration
from dovre.server.settings import Settings
from tests.server.conftest import bearer, make_table, view

LONG_AGO = 1.7948e9
PEOPLE = """
INSERT INTO people (id, name, login, password, created) VALUES ('emma0000', 'Emma', 'emma', '$argon2id$none', {at});
INSERT INTO people (id, name, created) VALUES ('lars0000', 'Lars', {at});
INSERT INTO sessions (token, person, created) VALUES (x'{first}', 'emma0000', {at});
INSERT INTO sessions (token, person, created) VALUES (x'{second}', 'lars0000', {at});
INSERT INTO lessons (person, game, step, answers, done, at) VALUES ('lars0000', 'kings', 3, '["next"]', 0, {at});
INSERT INTO talk ("table", number, seat, at, phrase, text) VALUES ('{live}', 1, 0, {at}, 'hello', '');
INSERT INTO talk ("table", number, seat, at, phrase, text) VALUES ('{live}', 2, 1, {at}, '', 'Bien joué');
UPDATE tables SET creator = 'emma0000';
UPDATE tables SET rematch = '{waiting}', webhook = 'https://hooks.example/dovre' WHERE id = '{over}';
UPDATE seats SET person = 'emma0000', kind = 'person', api = NULL WHERE seat = 0 AND "table" IN ('{live}', '{over}');
UPDATE seats SET person = 'lars0000', kind = 'person', api = NULL WHERE seat = 1 AND "table" IN ('{live}', '{over}');
"""


def play(client, table, tokens, answers, rng):
    """So many answers, the fifth taken back where it can be."""
    for number in range(answers):
        seen = view(client, table)
        if seen["view"]["over"]:
            return
        seat = seen["view"]["waiting"][0]
        act = rng.choice(view(client, table, tokens[seat])["view"]["legal"])
        client.post(f"/api/tables/{table}/answers", json={"n": seen["n"], "token": act}, headers=bearer(tokens[seat]))
        if number == 4:
            client.post(f"/api/tables/{table}/undo", json={"n": seen["n"] + 1}, headers=bearer(tokens[seat]))


def write_database(path):
    """Two tables under way, one that waits for a player, one that is over; two people and what is theirs."""
    rng, programs = random.Random(5), ("program", "program")
    with TestClient(create(Settings(database=f"sqlite:///{path}", bot_pause=0.0))) as client:
        made = {"live": make_table(client, *programs), "hall": make_table(client, *programs, "program", game="hall")}
        made |= {"waiting": make_table(client, "program", "open"), "over": make_table(client, *programs)}
        for name, answers in (("live", 9), ("hall", 28), ("over", 10_000)):
            play(client, *made[name], answers, rng)
    tables = {name: table for name, (table, _) in made.items()}
    with closing(sqlite3.connect(path)) as connection:
        sessions = {"first": bytes(range(32)).hex(), "second": bytes(range(32, 64)).hex()}
        connection.executescript(PEOPLE.format(at=LONG_AGO, **tables, **sessions))
        yield from connection.iterdump()


def main():
    schema = ScriptDirectory.from_config(configuration()).get_current_head()
    with tempfile.TemporaryDirectory() as folder:
        lines = [f"-- A database of schema {schema}, written by the code of its time, with rows in every table."]
        lines += write_database(Path(folder) / "dovre.sqlite3")
    Path(__file__).with_name("released").joinpath(f"{schema}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
