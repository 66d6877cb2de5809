"""Answers, seats that are left and taken back, bots that think long: what one table does."""

import asyncio
import os
import time
from pathlib import Path

import msgspec
import pytest

from dovre.kernel.errors import DovreError
from dovre.server import live as live_module
from dovre.server.bot_pool import BotPool
from dovre.server.refusals import Refused
from dovre.server.settings import Settings
from dovre.server.store import Store
from dovre.server.tables import Tables
from tests.server.conftest import GREEDY, OPEN, PERSON, restarted, until


@pytest.fixture
def run_with_processes(settings):
    """Run something among tables whose bots think in a process of their own, as on a server."""

    def go(work):
        async def main():
            store = Store(settings.database_url)
            await store.open()
            tables = Tables(store, settings, BotPool(1))
            try:
                return await work(tables)
            finally:
                await tables.close()
                tables.bot_pool.close()
                await store.close()

        return asyncio.run(main())

    return go


def test_bots_play_among_themselves_to_the_end(run_with_processes):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[GREEDY, GREEDY], creator=None, seed=3)
        await until(lambda: live.state.over, 60)
        row = await tables.store.table(live.id)
        assert row.status == "over"
        assert row.result.scores == list(live.state.scores)
        return len(await tables.store.log(live.id)) == live.number

    assert run_with_processes(work)


def test_an_answer_sent_again_is_stored_once(run):
    """The reply got lost: what was stored then is named, what was not is taken now, another is refused."""

    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=3)
        seat = live.state.waiting[0]
        act, other = (action.token for action in live.state.legal(seat)[:2])
        assert await live.answer(seat, 0, act, again=True) == 1
        assert await live.answer(seat, 0, act, again=True) == 1
        for token, again in ((other, True), (act, False)):
            with pytest.raises(Refused) as refused:
                await live.answer(seat, 0, token, again=again)
            assert refused.value.code == "stale"
        while not live.table.undo_limit(seat)[0]:
            seat = live.state.waiting[0]
            await live.answer(seat, live.number, live.state.legal(seat)[-1].token)
        seen = live.number
        assert await live.undo(seat, seen, again=True) == seen + 1
        assert await live.undo(seat, seen, again=True) == seen + 1
        return live.number == seen + 1

    assert run(work)


def test_a_person_whose_time_is_up_is_answered_for_by_the_house(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=3, clock=1)
        await until(lambda: live.number >= 2)
        return live.table.log[0].seat == live.table.log[1].seat

    assert run(work)


def test_a_seat_that_was_left_is_played_by_a_bot_until_it_is_taken_back(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=3)
        asked = live.state.waiting[0]
        await live.leave(asked, "greedy")
        await until(lambda: live.state.waiting == (1 - asked,))
        await live.take_back(asked)
        assert live.bot_for(asked) == ""
        seats = await tables.store.seats(live.id)
        return [seat.bot for seat in seats] == ["", ""]

    assert run(work)


def test_a_table_starts_when_its_last_seat_is_taken(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[OPEN, OPEN], creator=None)
        await live.sit(0, None, "Emma")
        assert live.row.status == "open"
        with pytest.raises(Refused):
            await live.sit(0, None, "Eve")
        await live.fill(1, "greedy")
        assert live.row.status == "live"
        return live.open_seats == []

    assert run(work)


def test_a_table_comes_back_from_its_log_with_undone_answers(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=6)
        seat = live.state.waiting[0]
        act = str(live.state.legal(seat)[-1])
        await live.answer(seat, 0, act)
        await live.undo(seat, 1)
        await live.answer(seat, 2, act)
        again = await (await restarted(tables)).get(live.id)
        assert again.number == 3
        assert again.state == live.state
        return [entry.token for entry in again.table.log] == [act, "undo", act]

    assert run(work)


def test_two_answers_at_once_are_taken_one_after_the_other(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=6)
        seat = live.state.waiting[0]
        act = str(live.state.legal(seat)[-1])
        results = await asyncio.gather(*(live.answer(seat, 0, act) for _ in range(5)), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Refused"] * 4 + ["int"]
        return len(await tables.store.log(live.id)) == 1

    assert run(work)


def test_an_answer_that_cannot_be_stored_does_not_count(run, monkeypatch):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=6)
        seat = live.state.waiting[0]
        before = live.state.digest()

        async def full(*_):
            raise OSError("no space left on device")

        monkeypatch.setattr(tables.store, "append", full)
        with pytest.raises(OSError, match="no space"):
            await live.answer(seat, 0, str(live.state.legal(seat)[0]))
        return live.state.digest() == before and live.number == 0

    assert run(work)


def _think_long(name, view, seconds, player, seed):
    """Says that it has begun, and thinks until it is told to stop; not for ever, should it have stopped everybody."""
    folder = Path(os.environ["DOVRE_TEST_THINKING"])
    (folder / "begun").touch()
    end = time.monotonic() + 30
    while not (folder / "enough").exists() and time.monotonic() < end:
        time.sleep(0.02)
    return view.legal[0].token, None


def test_a_bot_that_thinks_long_delays_no_other_table(run_with_processes, monkeypatch, tmp_path):
    """However long it thinks, answers are taken at another table. How quickly, `dovre bench server` measures."""
    monkeypatch.setattr("dovre.server.bot_pool._choose", _think_long)
    monkeypatch.setenv("DOVRE_TEST_THINKING", str(tmp_path))

    async def work(tables):
        quiet = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=6)
        thinking = await tables.create(game="kings", options={}, seats=[GREEDY, GREEDY], creator=None, seed=6)
        await until((tmp_path / "begun").exists)
        for _ in range(40):
            seat = quiet.state.waiting[0]
            await quiet.answer(seat, quiet.number, str(quiet.state.legal(seat)[0]))
        during = thinking.number
        (tmp_path / "enough").touch()
        await until(lambda: thinking.number > 0)
        return quiet.number, during

    assert run_with_processes(work) == (40, 0)


def test_settings_come_from_the_environment():
    settings = Settings.from_environment({"DOVRE_BOT_WORKERS": "3", "DOVRE_BOT_PAUSE": "0.5"}, origin="https://x")
    assert (settings.bot_workers, settings.bot_pause, settings.origin) == (3, 0.5, "https://x")


async def some_answers(tables, count):
    live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=6)
    for _ in range(count):
        seat = live.state.waiting[0]
        await live.answer(seat, live.number, str(live.state.legal(seat)[-1]))
    return live


def test_a_snapshot_is_kept_on_the_way_and_agrees_with_the_log(run):
    async def work(tables):
        live = await some_answers(tables, 27)
        await asyncio.gather(*tables.tasks)
        snapshot = (await tables.store.stored_table(live.id)).snapshot
        again = await (await restarted(tables)).get(live.id)
        assert again.state == live.state
        return snapshot.number, live.game.from_data(snapshot.state).turn <= live.state.turn

    assert run(work) == (25, True)


def test_a_log_that_no_longer_leads_where_it_did_is_not_gone_on_with(run):
    async def work(tables):
        live = await some_answers(tables, 26)
        await asyncio.gather(*tables.tasks)
        snapshot = (await tables.store.stored_table(live.id)).snapshot
        await tables.store.keep_snapshot(msgspec.structs.replace(snapshot, state={**snapshot.state, "turn": 99}))
        with pytest.raises(Refused) as caught:
            await (await restarted(tables)).get(live.id)
        return caught.value.code

    assert run(work) == "broken_table"


def test_a_finished_game_keeps_its_last_state_and_its_result(run, climb):
    async def work(tables):
        live = await tables.create(game="climb", options={}, seats=[PERSON], creator=None, seed=1)
        for _ in range(5):
            await live.answer(0, live.number, "up")
        await asyncio.gather(*tables.tasks)
        row, snapshot = await tables.store.table(live.id), (await tables.store.stored_table(live.id)).snapshot
        return row.status, row.result.scores, row.result.winners, row.asked, snapshot.number

    assert run(work) == ("over", [5], [0], {}, 5)


def test_an_answer_is_one_commit_and_no_more(run):
    async def work(tables):
        live = await some_answers(tables, 3)
        before = tables.store.commits
        seat = live.state.waiting[0]
        await live.answer(seat, live.number, str(live.state.legal(seat)[-1]))
        return tables.store.commits - before

    assert run(work) == 1


def test_legal_answers_are_computed_once_for_an_answer(run, monkeypatch):
    async def work(tables):
        live = await some_answers(tables, 0)
        seat = live.state.waiting[0]
        token = str(live.state.legal(seat)[-1])
        calls = []
        legal = type(live.state).legal
        monkeypatch.setattr(type(live.state), "legal", lambda state, seat: calls.append(seat) or legal(state, seat))
        await live.answer(seat, 0, token)
        return calls == [seat]

    assert run(work)


def test_a_change_drops_what_was_drawn_and_calls_every_listener_once(run):
    async def work(tables):
        live = await some_answers(tables, 0)
        called = []
        live.listeners |= {lambda: called.append(1), lambda: called.append(2)}
        live.pictures["reader"] = "old"
        seat = live.state.waiting[0]
        await live.answer(seat, 0, str(live.state.legal(seat)[-1]))
        return sorted(called), live.pictures

    assert run(work) == ([1, 2], {})


def test_a_refused_answer_changes_nothing_and_calls_nobody(run):
    async def work(tables):
        live = await some_answers(tables, 0)
        called = []
        live.listeners.add(lambda: called.append(1))
        with pytest.raises(DovreError):
            await live.answer(live.state.waiting[0], 0, "draw.deck")
        return called, live.number, await tables.store.log(live.id)

    assert run(work) == ([], 0, [])


def test_time_runs_again_when_a_seat_is_taken_back(run):
    async def work(tables):
        tables.bot_pool.go.clear()
        live = await tables.create(game="kings", options={}, seats=[PERSON] * 2, creator=None, seed=6, clock=60)
        seat = live.state.waiting[0]
        await live.leave(seat, "random")
        assert (live.timer, live.clock_left(seat)) == (None, None)
        await live.take_back(seat)
        return live.timer is not None, live.clock_left(seat) > 50

    assert run(work) == (True, True)


def test_a_bots_own_seat_cannot_be_taken_back(run):
    async def work(tables):
        tables.bot_pool.go.clear()
        live = await tables.create(game="kings", options={}, seats=[GREEDY, PERSON], creator=None, seed=6)
        with pytest.raises(Refused) as caught:
            await live.take_back(0)
        return caught.value.code, live.bot_for(0)

    assert run(work) == ("seat_taken", "greedy")


def test_a_late_person_whom_the_house_could_not_answer_for_is_looked_at_again(run, monkeypatch):
    monkeypatch.setattr(live_module, "LATE_AGAIN", 0.05)

    async def work(tables):
        choose, tries = tables.bot_pool.choose, []

        async def fails_once(*given, **more):
            tries.append(1)
            if len(tries) == 1:
                raise OSError("no process left")
            return await choose(*given, **more)

        tables.bot_pool.choose = fails_once
        live = await tables.create(game="kings", options={}, seats=[PERSON] * 2, creator=None, seed=6, clock=1)
        await until(lambda: live.number >= 1)
        return len(tries) >= 2

    assert run(work)


def test_who_is_asked_is_written_where_it_changed_and_only_there(run, monkeypatch):
    async def work(tables):
        live = await some_answers(tables, 0)
        append, written = tables.store.append, []

        async def noted(entry, asked, result, due):
            written.append(asked and tuple(asked))
            await append(entry, asked, result, due)

        monkeypatch.setattr(tables.store, "append", noted)
        first = live.state.waiting[0]
        await live.answer(first, 0, str(live.state.legal(first)[-1]))  # the same seat is asked to draw
        await live.answer(first, 1, "draw.deck")
        return written == [None, (1 - first,)]

    assert run(work)


def test_a_bot_waits_only_where_somebody_looks_on(run):
    async def work(tables):
        alone = await tables.create(game="kings", options={}, seats=[GREEDY, GREEDY], creator=None, seed=6)
        watched = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=6)
        watched.listeners.add(lambda: None)
        await watched.leave(watched.state.waiting[0], "greedy")
        await until(lambda: alone.number > 5)
        return watched.number

    assert run(work, bot_pause=60.0) == 0
