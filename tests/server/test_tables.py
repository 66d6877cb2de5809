"""Tables in memory and out of it: restarts, clocks nobody looks at, idle tables, older rules, damaged logs."""

import asyncio
import sqlite3
import time

import msgspec
import pytest
import structlog
from litestar.testing import TestClient

from dovre.games.kings.state import KingsState
from dovre.kernel.game import load
from dovre.server import tables as tables_module
from dovre.server.app import create
from dovre.server.refusals import CannotContinue, Refused
from dovre.server.rows import SeatRow, StoredEvent
from dovre.server.stored_story import stored_story
from tests.server.conftest import GREEDY, OPEN, PERSON, bearer, make_table, restarted, until
from tests.server.test_pages import send


async def lay(tables, answers=0, seats=(PERSON, PERSON), **more):
    seed = None if OPEN in seats else 6
    live = await tables.create(game="kings", options={}, seats=list(seats), creator=None, seed=seed, **more)
    for _ in range(answers):
        seat = live.state.waiting[0]
        await live.answer(seat, live.number, str(live.state.legal(seat)[-1]))
    return live


def change(tables, sql, *values):
    """Change the database behind the server's back."""
    with sqlite3.connect(tables.store.engine.url.database) as connection:
        connection.execute(sql, values)


@pytest.fixture
def newer_rules(monkeypatch):
    """From the call on, the rules of kings are of a newer version."""

    def raise_version():
        version = load("kings").version + 1
        monkeypatch.setattr(type(load("kings")), "version", version)
        monkeypatch.setattr(KingsState, "version", version)

    return raise_version


# -- after a restart -------------------------------------------------------------------------------------------------


def test_a_table_that_cannot_be_loaded_stops_no_other_and_is_logged_once(run):
    async def work(tables):
        tables.bot_pool.go.clear()
        lives = [await lay(tables, seats=[GREEDY, GREEDY]) for _ in range(5)]
        await tables.close()
        broken = sorted(live.id for live in lives)[1]
        change(tables, "INSERT INTO log VALUES (?, 1, 0, 'play.nothing', 0.0, 0, NULL)", broken)
        again = await restarted(tables)
        again.bot_pool.go.clear()
        with structlog.testing.capture_logs() as logged:
            await again.resume_all()
            for _ in range(2):
                with pytest.raises(CannotContinue):
                    await again.get(broken)
        await until(lambda: len(again.bot_pool.thinking) == 4)
        await again.close()
        return [(line["event"], line["table"] == broken) for line in logged], broken in again.live

    assert run(work) == ([("a table cannot be continued", True)], False)


def test_the_error_of_a_table_that_cannot_be_loaded_does_not_stay(run):
    """It would keep the request, or the socket, of whoever asked for the table."""

    async def work(tables):
        live = await lay(tables)
        change(tables, "INSERT INTO log VALUES (?, 1, 0, 'play.nothing', 0.0, 0, NULL)", live.id)
        again = await restarted(tables)
        errors = []
        for _ in range(2):
            try:
                await again.get(live.id)
            except CannotContinue as error:
                errors.append(error)
        await again.close()
        return errors, [kept for kept in again.failures.values() if isinstance(kept, Exception)]

    errors, kept = run(work)
    assert [error.code for error in errors] == ["broken_table"] * 2
    assert (errors[0] is errors[1], kept) == (False, [])


def test_a_bot_goes_on_after_a_restart_on_the_seat_a_person_left(run):
    async def work(tables):
        tables.bot_pool.go.clear()
        live = await lay(tables)
        asked = live.state.waiting[0]
        await live.leave(asked, "random")
        again = await restarted(tables)
        await again.resume_all()
        await until(lambda: again.bot_pool.thinking)
        await again.close()
        return again.bot_pool.thinking[0] == asked

    assert run(work)


def test_a_database_that_fails_for_one_table_stops_no_other(run, monkeypatch):
    async def work(tables):
        tables.bot_pool.go.clear()
        first, second = sorted([(await lay(tables, seats=[GREEDY, GREEDY])).id for _ in range(2)])
        again = await restarted(tables)
        read = again.store.stored_table

        async def fails(table, **more):
            if table == first:
                raise OSError("unreadable page")
            return await read(table, **more)

        monkeypatch.setattr(again.store, "stored_table", fails)
        with structlog.testing.capture_logs() as logged:
            await again.resume_all()
        await again.close()
        return [line["table"] == first for line in logged if line["log_level"] == "error"], list(again.live) == [second]

    assert run(work) == ([True], True)


def test_a_clock_runs_after_a_restart_though_nobody_looks(run):
    async def work(tables):
        live = await lay(tables, clock=60)
        await tables.close()
        change(tables, "UPDATE tables SET asked = json_object(?, ?)", str(live.state.waiting[0]), time.time() - 61)
        again = await restarted(tables)
        await again.resume_all()
        await until(lambda: again.live and again.live[live.id].number >= 1)
        number = len(await again.store.log(live.id))
        await again.close()
        return number >= 1

    assert run(work)


def test_a_clock_with_time_left_waits_out_of_memory(run):
    async def work(tables):
        live = await lay(tables, clock=3600)
        again = await restarted(tables)
        await again.resume_all()
        seat = live.state.waiting[0]
        return list(again.live), again.deadlines == {live.id: live.row.asked[seat] + 3600}

    assert run(work) == ([], True)


def test_a_table_dropped_from_memory_comes_back_in_time_for_its_clock(run, monkeypatch):
    monkeypatch.setattr(tables_module, "GRACE", -1.0)

    async def work(tables):
        live = await lay(tables, clock=100)
        tables.drop_idle()
        assert tables.live == {}
        monkeypatch.setattr(tables_module, "GRACE", 15.0)
        tables.deadlines[live.id] -= 95
        await tables.maintain()
        assert tables.deadlines == {}
        return list(tables.live) == [live.id]

    assert run(work, idle_minutes=0.0)


def test_resuming_many_tables_keeps_to_the_limit_of_memory(run, monkeypatch):
    monkeypatch.setattr(tables_module, "GRACE", 0.05)

    async def work(tables):
        for _ in range(6):
            await lay(tables)
        change(tables, "UPDATE tables SET asked = NULL")  # as written before it was noted who is asked
        again = await restarted(tables)
        await again.resume_all()
        rows = await again.store.live_tables()
        return len(again.live), len(rows), all(row.asked for row in rows)

    assert run(work, tables_in_memory=2) == (2, 6, True)


def test_maintenance_goes_on_after_an_error(run, monkeypatch):
    monkeypatch.setattr(tables_module, "MAINTAIN_EVERY", 0.01)

    async def work(tables):
        seen = []

        async def fails_once():
            seen.append(1)
            if len(seen) == 1:
                raise OSError("database is locked")

        monkeypatch.setattr(tables, "resume_all", fails_once)
        monkeypatch.setattr(tables, "maintain", lambda: seen.append(2) or asyncio.sleep(0))
        tables.spawn(tables.run())
        await until(lambda: len(seen) > 4)
        return seen[:4]

    assert run(work) == [1, 1, 2, 2]


# -- memory ----------------------------------------------------------------------------------------------------------


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back_from_its_log(run, monkeypatch):
    monkeypatch.setattr(tables_module, "GRACE", -1.0)

    async def work(tables):
        live = await lay(tables, 7)
        live.pictures["board"] = "large"
        tables.drop_idle()
        assert live.id in tables.live  # only ten minutes make it leave
        assert live.pictures == {}
        live.used -= 601
        tables.drop_idle()
        assert tables.live == {}
        again = await tables.get(live.id)
        assert again is not live
        return again.state == live.state, again.number, again.table.asked_since == live.table.asked_since

    assert run(work) == (True, 7, True)


def test_a_finished_table_leaves_memory_sooner(run, monkeypatch):
    monkeypatch.setattr(tables_module, "GRACE", -1.0)

    async def work(tables):
        live, over = await lay(tables), await lay(tables)
        over.row.status = "over"
        live.used = over.used = time.monotonic() - tables_module.OVER_KEPT - 1
        tables.drop_idle()
        return list(tables.live) == [live.id]

    assert run(work)


@pytest.mark.parametrize("busy", ["listener", "lock", "thinking", "clock", "just used"])
def test_a_table_in_use_stays_in_memory(run, busy):
    async def work(tables):
        tables.bot_pool.go.clear()
        seats = [GREEDY, GREEDY] if busy == "thinking" else [PERSON, PERSON]
        live = await lay(tables, seats=seats, clock=15 if busy == "clock" else 0)
        await asyncio.sleep(0)
        if busy != "just used":
            live.used -= 10_000
        if busy == "listener":
            live.listeners.add(print)
        if busy == "lock":
            await live.lock.acquire()
        tables.drop_idle()
        return live.id in tables.live

    assert run(work)


def test_beyond_the_limit_the_longest_unused_leave(run, monkeypatch):
    monkeypatch.setattr(tables_module, "GRACE", -1.0)

    async def work(tables):
        lives = [await lay(tables) for _ in range(5)]
        await tables.get(lives[0].id)  # used last
        tables.drop_idle()
        return [live.id in tables.live for live in lives]

    assert run(work, tables_in_memory=2) == [True, False, False, False, True]


def test_a_copy_that_is_behind_its_log_reads_on_and_answers_as_if_it_had_known(run):
    async def work(tables):
        live = await lay(tables)
        other = await (await restarted(tables)).get(live.id)
        seat = live.state.waiting[0]
        token = str(live.state.legal(seat)[-1])
        await other.answer(seat, 0, token)
        with pytest.raises(Refused) as caught:
            await live.answer(seat, 0, token)
        assert (live.number, caught.value.code) == (1, "stale")
        assert live.state.digest() == other.state.digest()
        await other.answer(seat, 1, other.state.legal(seat)[0].token)
        return await live.answer(seat, 0, token, again=True), len(await tables.store.log(live.id))

    assert run(work) == (1, 2)


def test_an_unknown_table_leaves_nothing_behind(run):
    async def work(tables):
        for number in range(50):
            with pytest.raises(Refused, match="no table here"):
                await tables.get(f"nowhere{number}")
        return tables.loading, tables.failures, tables.live

    assert run(work) == ({}, {}, {})


def test_many_who_come_at_once_get_the_same_table(run):
    async def work(tables):
        live = await lay(tables, 3)
        again = await restarted(tables)
        found = await asyncio.gather(*(again.get(live.id) for _ in range(20)))
        return len({id(table) for table in found}), again.loading

    assert run(work) == (1, {})


# -- who is asked, in the database -----------------------------------------------------------------------------------


def test_who_is_asked_stands_in_the_database_after_every_entry(run):
    async def work(tables):
        live = await lay(tables)
        for _ in range(12):
            seat = live.state.waiting[0]
            await live.answer(seat, live.number, str(live.state.legal(seat)[-1]))
            row = await tables.store.table(live.id)
            assert tuple(row.asked) == live.state.waiting
            assert row.asked == live.row.asked
        return True

    assert run(work)


def test_an_undo_changes_who_is_asked_in_the_same_commit(run, feast):
    async def work(tables):
        live = await tables.create(game="demo", options={}, seats=[PERSON] * 2, creator=None, seed=5)
        for token in (live.state.legal(0)[0].token, "boast.low"):
            await live.answer(0, live.number, token)
        before = tables.store.commits
        assert (await tables.store.table(live.id)).asked.keys() == {1}
        await live.undo(0, live.number)
        return (await tables.store.table(live.id)).asked.keys(), tables.store.commits - before

    assert run(work) == ({0, 1}, 1)


def test_nobody_is_asked_in_the_lobby_and_the_first_are_when_it_fills(run):
    async def work(tables):
        live = await lay(tables, seats=[OPEN, OPEN])
        assert (await tables.store.table(live.id)).asked == {}
        await live.sit(0, None, "Emma")
        before = tables.store.commits
        await live.sit(1, None, "Lars")
        row = await tables.store.table(live.id)
        return row.status, tuple(row.asked) == live.state.waiting, tables.store.commits - before

    assert run(work) == ("live", True, 1)


def test_the_page_of_a_person_says_who_is_asked_for_tables_not_in_memory(settings):
    with TestClient(create(settings)) as client:
        seats = {"count": "2", "seat0": "me", "seat1": "device", "name1": "Lars", "name": "Emma"}
        table = send(client, "/new/kings", **seats).headers["location"].removeprefix("/t/")
        cookies = dict(client.cookies)
    with TestClient(create(settings), cookies=cookies) as client:
        assert client.app.state.tables.live == {}
        assert 'class="asked"' in client.get("/me").text
        assert client.app.state.tables.live == {}
    with sqlite3.connect(settings.database_url.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET asked = NULL")  # as before it was stored
    with TestClient(create(settings), cookies=cookies) as client:
        assert 'class="asked"' in client.get("/").text
        row = asyncio.run(client.app.state.tables.store.table(table))
    assert row.asked is not None


# -- older rules and damaged logs ------------------------------------------------------------------------------------


def test_a_table_of_older_rules_goes_on_where_its_log_leads_to_the_same(run, newer_rules):
    async def work(tables):
        live = await lay(tables, 30)
        await asyncio.gather(*tables.tasks)
        newer_rules()
        again = await (await restarted(tables)).get(live.id)
        row, snapshot = await tables.store.table(live.id), (await tables.store.stored_table(live.id)).snapshot
        assert (row.version, snapshot.version, snapshot.number) == (again.game.version, again.game.version, 30)
        seat = again.state.waiting[0]
        return await again.answer(seat, 30, str(again.state.legal(seat)[-1]))

    assert run(work) == 31


@pytest.mark.parametrize(
    "sql",
    [
        'UPDATE log SET events = \'[{"name":"played"}]\' WHERE number = 4',
        "UPDATE snapshots SET questions = 'other'",
        "UPDATE snapshots SET state = json_set(state, '$.seed', 4)",
        "UPDATE log SET token = 'draw.deck' WHERE number = 1",
        "DELETE FROM log WHERE number = 2",
    ],
)
def test_a_table_of_older_rules_is_closed_where_it_would_have_gone_otherwise(run, newer_rules, sql):
    async def work(tables):
        live = await lay(tables, 8)
        change(tables, sql)
        newer_rules()
        again = await restarted(tables)
        with pytest.raises(CannotContinue) as caught:
            await again.get(live.id)
        row = await tables.store.table(live.id)
        third = await restarted(tables)
        with pytest.raises(CannotContinue):
            await third.get(live.id)
        return caught.value.code, caught.value.status, row.status, row.asked, await third.store.live_tables()

    assert run(work) == ("old_rules", 410, "closed", {}, [])


def test_fields_that_came_or_went_do_not_close_a_table(run, newer_rules):
    async def work(tables):
        live = await lay(tables, 3)
        change(tables, "UPDATE snapshots SET state = json_set(json_remove(state, '$.hand'), '$.gone', 1)")
        newer_rules()
        return (await (await restarted(tables)).get(live.id)).number

    assert run(work) == 3


def test_an_option_that_came_does_not_close_a_table(run, newer_rules):
    async def work(tables):
        live = await lay(tables, 3)
        change(tables, "UPDATE tables SET options = '{}'")
        change(tables, "UPDATE snapshots SET state = json_set(state, '$.options', json('{}'))")
        newer_rules()
        return (await (await restarted(tables)).get(live.id)).number

    assert run(work) == 3


def test_a_table_that_waits_for_players_begins_under_the_present_rules(run, newer_rules):
    async def work(tables):
        live = await lay(tables, seats=[PERSON, OPEN])
        change(tables, "UPDATE snapshots SET questions = 'other'")
        newer_rules()
        again = await (await restarted(tables)).get(live.id)
        return again.row.version == again.game.version, again.row.status

    assert run(work) == (True, "open")


def test_a_damaged_log_of_the_present_rules_is_not_closed_for_good(run):
    async def work(tables):
        live = await lay(tables, 3)
        change(tables, "UPDATE snapshots SET state = json_set(state, '$.seed', 4)")
        with pytest.raises(CannotContinue) as caught:
            await (await restarted(tables)).get(live.id)
        return caught.value.code, caught.value.status, (await tables.store.table(live.id)).status

    assert run(work) == ("broken_table", 500, "live")


def test_a_finished_game_of_older_rules_stays_over(run, newer_rules):
    async def work(tables):
        live = await lay(tables, seats=[GREEDY, GREEDY])
        await until(lambda: live.state.over, 60)
        await asyncio.gather(*tables.tasks)
        change(tables, "UPDATE snapshots SET questions = 'other'")
        newer_rules()
        with pytest.raises(CannotContinue):
            await (await restarted(tables)).get(live.id)
        row = await tables.store.table(live.id)
        return row.status, row.result.scores == list(live.state.scores)

    assert run(work) == ("over", True)


def closed_table(settings, newer_rules):
    """A running table of Emma and Lars, then closed by newer rules; the cookies of Emma's browser."""
    with TestClient(create(settings)) as client:
        seats = {"count": "2", "seat0": "me", "seat1": "bot.random", "name": "Emma"}
        path = send(client, "/new/kings", **seats).headers["location"]
        live = client.app.state.tables.live[path.removeprefix("/t/")]
        seen = client.get(path).text
        assert "Emma" in seen
        deadline = time.monotonic() + 20
        while live.number < 3 and time.monotonic() < deadline:
            if 0 in live.state.waiting:
                answer_as_emma(client, path, live)
            time.sleep(0.02)
        cookies = dict(client.cookies)
    with sqlite3.connect(settings.database_url.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE snapshots SET questions = 'other'")
    newer_rules()
    return path, cookies


def answer_as_emma(client, path, live):
    with client.websocket_connect(f"{path}/socket") as socket:
        socket.send_json({"type": "hello", "n": 0})
        message = {"type": "answer", "id": 1, "n": live.number, "seat": 0}
        socket.send_json({**message, "token": str(live.state.legal(0)[-1])})
        while socket.receive_json()["type"] != "done":
            pass


def test_the_story_of_a_closed_table_can_be_read_in_both_languages(settings, newer_rules):
    path, cookies = closed_table(settings, newer_rules)
    with TestClient(create(settings), cookies=cookies) as client:
        english, french = (client.get(path, params={"lang": lang}) for lang in ("en", "fr"))
        assert (english.status_code, french.status_code) == (410, 410)
        assert "It is closed; its story stays here." in english.text
        assert "Elle est fermée\u00a0; son récit reste ici." in french.text
        assert english.text.count("<li>") >= 3
        assert "Emma" in english.text.split('<ol class="log">')[1]
        listed = client.get("/me").text
        assert ">Closed<" in listed
        assert 'class="asked"' not in listed
        assert "Closed" not in client.get("/").text
        assert client.get(f"{path}/replay").status_code == 410


def test_a_story_without_stored_events_tells_the_answers(settings):
    with TestClient(create(settings)) as client:
        table, tokens = make_table(client, "program", "program")
        seat = client.get(f"/api/tables/{table}/view").json()["view"]["waiting"][0]
        legal = client.get(f"/api/tables/{table}/view", headers=bearer(tokens[seat])).json()["view"]["legal"]
        answer = {"n": 0, "token": legal[-1]}
        client.post(f"/api/tables/{table}/answers", json=answer, headers=bearer(tokens[seat]))
    with sqlite3.connect(settings.database_url.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE log SET events = NULL")
        connection.execute("UPDATE tables SET status = 'closed'")
    with TestClient(create(settings)) as client:
        assert f"Program {seat}: {legal[-1]}" in client.get(f"/t/{table}", params={"lang": "en"}).text


def test_a_stored_story_keeps_the_secrets_of_a_seat(run):
    """What is stored holds everything; what is told is what the reader's seat may know."""

    async def work(tables):
        live = await lay(tables, seats=[SeatRow(kind="person", name="Emma"), SeatRow(kind="person", name="Lars")])
        for _ in range(12):
            seat = live.state.waiting[0]
            legal = [action.token for action in live.state.legal(seat)]
            await live.answer(seat, live.number, "draw.deck" if "draw.deck" in legal else legal[-1])
        rows = await tables.store.log(live.id, events=True)
        texts = live.game.texts("en").named(live.names)
        stories = {seat: stored_story(live.game, rows, seat, texts) for seat in (0, 1, None)}
        expected = {
            seat: [
                live.game.describe(seen, texts)
                for entry in live.table.log
                for event in entry.events
                if (seen := event.seen_by(seat)) is not None
            ]
            for seat in (0, 1, None)
        }
        return stories, {seat: [words for words in told if words] for seat, told in expected.items()}

    stories, expected = run(work)
    assert stories == expected
    assert stories[0] != stories[1]
    assert stories[None] not in (stories[0], stories[1])


def test_rows_say_what_was_sealed_and_a_story_does_not_tell_it_to_others(run, feast):
    async def work(tables):
        live = await tables.create(game="demo", options={}, seats=[PERSON] * 2, creator=None, seed=5)
        await live.answer(0, 0, live.state.legal(0)[0].token)
        (row,) = await tables.store.log(live.id, events=True)
        broken = msgspec.structs.replace(row, events=[StoredEvent("served")])  # words of today need more parts
        texts = live.game.texts("en")
        return row.sealed, [len(stored_story(live.game, [broken], seat, texts)) for seat in (0, 1, None)]

    assert run(work) == (True, [1, 0, 0])


def test_rows_keep_events_whole(run):
    async def work(tables):
        live = await lay(tables, 12)
        rows = await tables.store.log(live.id, events=True)
        stored = [msgspec.json.encode([event.event() for event in row.events]) for row in rows]
        return stored == [msgspec.json.encode(entry.events) for entry in live.table.log]

    assert run(work)
