"""Several workers on one PostgreSQL: who comes second reads on, all hear of everything, each table has an owner."""

import asyncio
import dataclasses
import itertools
import time
from contextlib import suppress

import msgspec
import psycopg
import pytest
import structlog

from dovre.kernel.texts import LANGUAGES
from dovre.server import presence as presence_module
from dovre.server.follower import Follower
from dovre.server.identity import Identity, hashed
from dovre.server.lessons import Lessons
from dovre.server.notify import Notifier
from dovre.server.pictures import Reader, picture, whole_message
from dovre.server.postgres import PostgresNews, owner
from dovre.server.refusals import Refused
from dovre.server.rows import SeatRow
from dovre.server.settings import Settings
from dovre.server.store import Store
from dovre.server.tables import Tables
from dovre.server.talk import say, talk_of
from dovre.server.writer import CHANNEL
from tests.every import every_game
from tests.server.conftest import GREEDY, OPEN, BotsHere, until

EMMA, LARS, YLVA = (SeatRow(kind="person", name=name) for name in ("Emma", "Lars", "Ylva"))


class Worker:
    """What one server process has of its tables; `end` is as sudden as a kill."""

    def __init__(self, settings):
        self.store = Store(settings.database_url)
        self.tables = Tables(self.store, settings, BotsHere(), PostgresNews(settings.database_url))
        self.news = self.tables.news
        self.identity = Identity(self.store, settings)
        self.lessons = Lessons(self.tables)
        self.follower = Follower(self.tables, self.lessons, self.identity)

    async def open(self):
        await self.store.open()
        await self.follower.open()
        self.tables.spawn(self.tables.run())

    async def end(self):
        await self.follower.close()
        await self.tables.close()
        await self.store.close()

    def deaf(self):
        """From now on this worker hears nothing."""
        self.news.hear = lambda sender, item: None


@pytest.fixture
def work_with(postgres):
    """Run something among workers that know of each other."""
    database = postgres.new_database()

    def go(work, count=2, **changes):
        async def main():
            settings = dataclasses.replace(Settings(database=database, bot_pause=0.0), **changes)
            workers = [Worker(settings) for _ in range(count)]
            for worker in workers:
                await worker.open()
            await until(lambda: all(len(worker.news.workers) == count for worker in workers))
            try:
                return await work(*workers)
            finally:
                for worker in workers:
                    with suppress(Exception):
                        await worker.end()

        return asyncio.run(main())

    return go


async def lay(worker, *others, seats=(EMMA, LARS), game="kings", **more):
    """A table that all these workers have in memory."""
    seed = None if any(seat.kind == "open" for seat in seats) else 7
    live = await worker.tables.create(game=game, options={}, seats=list(seats), creator=None, seed=seed, **more)
    return live, *[await other.tables.get(live.id) for other in others]


def first(live):
    seat = live.state.waiting[0]
    return seat, live.state.legal(seat)[0].token


async def same(*copies):
    await until(lambda: len({copy.number for copy in copies}) == 1)
    assert len({copy.state.digest() for copy in copies}) == 1
    assert len({(copy.row.status, str(copy.row.asked)) for copy in copies}) == 1


# -- answers ---------------------------------------------------------------------------------------------------------


def test_what_one_stores_the_others_take_over(work_with):
    async def work(*workers):
        copies = await lay(*workers)
        calls = []
        copies[2].listeners.add(lambda: calls.append(copies[2].number))
        for copy in itertools.islice(itertools.cycle(copies), 30):
            seat, token = first(copy)
            await copy.answer(seat, copy.number, token)
            if copy.table.undo_limit(seat)[0]:
                await copy.undo(seat, copy.number)
                await copy.answer(seat, copy.number, token)
            await same(*copies)
        log = await workers[0].store.log(copies[0].id)
        assert [entry.number for entry in log] == list(range(1, copies[0].number + 1))
        assert calls == list(range(1, copies[0].number + 1))
        reads = await workers[1].store.stored_table(copies[0].id)
        assert reads.row.asked == copies[1].row.asked

    work_with(work, 3)


def test_who_comes_second_is_answered_as_if_it_had_been_first_to_know(work_with, feast):
    """Deaf to the news: a question that still stands is answered, one that changed is stale, one's own is found."""

    async def work(one, two):
        live, behind = await lay(one, two, seats=(EMMA, LARS, YLVA), game="demo")
        two.deaf()
        tokens = [live.state.legal(seat)[0].token for seat in range(3)]
        assert await live.answer(0, 0, tokens[0]) == 1
        assert await behind.answer(1, 0, tokens[1]) == 2  # in secret, at once: its question is the same
        assert behind.number == 2
        assert await live.answer(2, 0, tokens[2]) == 3
        with pytest.raises(Refused) as stale:
            await behind.answer(2, 0, tokens[2])
        assert stale.value.code == "stale"
        assert await behind.answer(2, 0, tokens[2], again=True) == 3
        await behind.undo(1, 2)
        await until(lambda: live.number == 4)
        await live.answer(1, 4, tokens[1])
        assert await behind.answer(0, 5, "boast.low") == 6  # on sight of an entry that this worker has not heard of
        return [entry.number for entry in await one.store.log(live.id)]

    assert work_with(work) == [1, 2, 3, 4, 5, 6]


def test_many_answers_at_once_through_all_workers_are_stored_once_each(work_with, feast):
    async def work(*workers):
        seats = [SeatRow(kind="person", name=f"P{number}") for number in range(3)]
        copies = await lay(*workers, seats=seats, game="demo")
        while not copies[0].state.over:
            await same(*copies)
            seen, asked = copies[0].number, copies[0].state.waiting
            tries = [copy.answer(seat, seen, copy.state.legal(seat)[0].token) for seat in asked for copy in copies]
            outcome = await asyncio.gather(*tries, return_exceptions=True)
            taken = [one for one in outcome if isinstance(one, int)]
            assert sorted(taken) == list(range(seen + 1, seen + 1 + len(asked)))
            assert all(
                isinstance(one, int) or one.key in ("refused.stale", "error.not_your_question") for one in outcome
            )
        await same(*copies)
        assert [copy.row.status for copy in copies] == ["over"] * 3
        assert len({str(copy.row.result) for copy in copies}) == 1

    work_with(work, 3)


def test_a_request_finds_what_was_acknowledged_before_it(work_with):
    async def work(one, two):
        live, _ = await lay(one, two)
        two.deaf()
        await live.answer(*_seen(live))
        assert (await two.tables.get(live.id)).number == 1
        await live.leave(0, "random")
        assert (await two.tables.get(live.id)).bot_for(0) == "random"

    work_with(work)


def test_a_copy_that_nobody_looks_at_waits_until_somebody_comes(work_with):
    async def work(one, two):
        lives = []
        while len({one.news.owns(live.id) for live, _ in lives}) < 2:  # until each of the two owns a table
            lives.append(await lay(one, two))
        live, copy = next((live, copy) for live, copy in lives if one.news.owns(live.id))
        copy.used -= 1000
        await live.answer(*_seen(live))
        other, seen = next((live, copy) for live, copy in lives if two.news.owns(live.id))
        seen.used -= 1000
        await other.answer(*_seen(other))
        await until(lambda: seen.number == 1)  # its owner must know
        assert copy.number == 0
        assert (await two.tables.get(live.id)).number == 1
        await live.answer(*_seen(live))
        await same(live, copy)

    work_with(work)


def _seen(live):
    seat, token = first(live)
    return seat, live.number, token


def test_sealed_answers_are_not_in_the_news(work_with, feast, postgres):
    async def work(one, two):
        listener = await psycopg.AsyncConnection.connect(one.news.url, autocommit=True)
        await listener.execute(f"LISTEN {CHANNEL}")
        live, other = await lay(one, two, seats=(EMMA, LARS, YLVA), game="demo")
        tokens = [live.state.legal(seat)[0].token for seat in range(3)]
        for seat in (0, 1):
            await live.answer(seat, live.number, tokens[seat])
        await same(live, other)
        heard = [notice.payload async for notice in listener.notifies(timeout=1.0)]
        await listener.close()
        assert sum('"entry"' in news for news in heard) == 2
        return [token for token in tokens if any(token in news for news in heard)]

    assert work_with(work) == []


@every_game
def test_a_worker_that_followed_tells_every_reader_the_same(work_with, hooks):
    """Byte by byte, and of leak pairs as little as the worker where it happened."""

    async def work(one, two):
        seats = [SeatRow(kind="person", name=f"P{number}") for number in range(hooks.game.seats[-1])]
        live, copy = await lay(one, two, seats=seats, game=hooks.slug)
        for number in range(24):
            here = (live, copy)[number % 2]
            seat = here.state.waiting[-1]
            await here.answer(seat, here.number, here.state.legal(seat)[number % len(here.state.legal(seat))].token)
            await same(live, copy)
        copy.revision = live.revision
        for seat, lang in itertools.product((None, *range(len(seats))), LANGUAGES):
            reader = Reader(seat, lang, () if seat is None else (seat,))
            told = [msgspec.json.encode(whole_message(each, reader, picture(each, reader))) for each in (live, copy)]
            assert told[0] == told[1]
            events = [[entry.token_for(seat) for entry in each.table.log] for each in (live, copy)]
            assert events[0] == events[1]

    work_with(work)


# -- seats -----------------------------------------------------------------------------------------------------------


def test_one_of_two_gets_a_seat_and_the_last_two_start_the_game_once(work_with):
    async def work(one, two):
        live, other = await lay(one, two, seats=(OPEN, OPEN, OPEN))
        outcome = await asyncio.gather(live.sit(0, None, "Emma"), other.sit(0, None, "Eve"), return_exceptions=True)
        (refused,) = [result for result in outcome if result is not None]
        assert refused.code == "seat_taken"
        await asyncio.gather(live.sit(1, None, "Lars"), other.fill(2, "greedy"))
        await until(lambda: live.row.status == other.row.status == "live")
        assert live.row.seed == other.row.seed != 0
        assert live.names == other.names
        await until(lambda: not live.state.waiting or 2 not in live.state.waiting)
        await same(live, other)
        await other.leave(0, "random")
        await until(lambda: live.bot_for(0) == "random")
        await live.take_back(0)
        await until(lambda: other.bot_for(0) == "")

    work_with(work)


# -- bots, clocks, webhooks: one owner -------------------------------------------------------------------------------


def test_the_owner_is_the_same_for_all_and_changes_only_with_its_own_worker():
    workers = (5, 77, 901)
    owners = {table: owner(workers, table) for table in map(str, range(600))}
    assert {150 < list(owners.values()).count(worker) < 250 for worker in workers} == {True}
    for table, before in owners.items():
        assert owner((5, 901), table) == before or before == 77


def test_each_question_is_thought_about_once_and_a_dead_owner_is_followed(work_with):
    async def work(*workers):
        tables = [
            await worker.tables.create(game="kings", options={}, seats=[GREEDY, GREEDY], creator=None, seed=number)
            for number, worker in enumerate(workers * 2)
        ]
        await until(lambda: all(live.state.over for live in tables), 40)
        assert sum(len(worker.tables.bot_pool.thinking) for worker in workers) == sum(live.number for live in tables)
        for worker in workers:
            worker.tables.bot_pool.go.clear()
        lives = [
            await workers[0].tables.create(game="kings", options={}, seats=[GREEDY, GREEDY], creator=None, seed=9)
            for _ in range(6)
        ]
        dead = next(worker for worker in workers[1:] if any(worker.news.owns(live.id) for live in lives))
        await until(lambda: dead.tables.bot_pool.thinking)
        await dead.end()
        for worker in workers:
            worker.tables.bot_pool.go.set()
        await until(lambda: all(live.state.over for live in lives), 40)

    work_with(work, 3)


def test_a_clock_runs_in_one_worker_and_goes_on_in_another(work_with):
    async def work(one, two):
        lives = [(await lay(one, clock=1))[0] for _ in range(4)]
        await until(lambda: all(live.number >= 1 for live in lives))
        thought = len(one.tables.bot_pool.thinking) + len(two.tables.bot_pool.thinking)
        assert thought <= sum(live.number for live in lives) + 4
        ids = [live.id for live in lives]
        await one.end()
        before = {table: len(await two.store.log(table)) for table in ids}
        for table in ids:
            end = time.monotonic() + 10
            while len(await two.store.log(table)) <= before[table]:
                assert time.monotonic() < end
                await asyncio.sleep(0.05)

    work_with(work)


def test_a_person_is_called_by_one_worker(work_with):
    heard = []

    async def work(*workers):
        for worker in workers:
            notifier = Notifier("https://dovre.example", private=True)
            notifier._post = lambda address, message: heard.append((message["n"], message["asked"])) or 204
            worker.tables.on_change = notifier.changed
        copies = await lay(*workers, webhook="https://chat.example/room")
        asked = [(0, [copies[0].names[copies[0].state.waiting[0]]])]
        for copy in itertools.islice(itertools.cycle(copies), 12):
            before = copy.state.waiting
            await copy.answer(*_seen(copy))
            if copy.state.waiting != before:
                asked.append((copy.number, [copy.names[copy.state.waiting[0]]]))
            await same(*copies)
        await until(lambda: len(heard) >= len(asked))
        await asyncio.sleep(0.1)
        return asked

    assert work_with(work, 3) == heard


# -- people ----------------------------------------------------------------------------------------------------------


def test_what_is_said_is_heard_everywhere_in_one_order(work_with):
    async def work(one, two):
        live, other = await lay(one, two)
        await talk_of(other)
        await asyncio.gather(
            *(say((live, other)[number % 2], number % 2, text=f"line {number}") for number in range(8))
        )
        talks = [await talk_of(copy) for copy in (live, other)]
        await until(lambda: [talk.last for talk in talks] == [8, 8])
        assert [line.number for line in talks[0].lines] == list(range(1, 9))
        return [[line.text for line in talk.lines] for talk in talks]

    mine, theirs = work_with(work)
    assert mine == theirs


def test_who_is_here_is_known_everywhere_until_their_worker_ends(work_with, monkeypatch):
    monkeypatch.setattr(presence_module, "COMING", 0.01)
    monkeypatch.setattr(presence_module, "LEAVING", 0.05)

    async def work(one, two, three):
        live, other = await lay(one, two)
        live.presence.come([0])
        live.presence.come([])
        await until(lambda: (other.presence.here, other.presence.watching) == ((0,), 1))
        late = await three.tables.get(live.id)
        await until(lambda: late.presence.here == (0,))  # told when asked
        other.presence.come([1])
        await until(lambda: live.presence.here == late.presence.here == (0, 1))
        await one.end()
        await until(lambda: (late.presence.here, late.presence.watching) == ((1,), 0))

    work_with(work, 3)


def test_an_ended_session_closes_sockets_of_every_worker(work_with):
    async def work(one, two):
        _, token = await one.identity.new_guest("Emma")
        closed = []
        with two.identity.ending(token, lambda: closed.append(token)):
            assert hashed(token) in two.identity.on_end
            await one.identity.leave(token)
            await until(lambda: closed)

    work_with(work)


def test_a_lesson_goes_on_in_another_worker(work_with):
    async def work(one, two):
        person, _ = await one.identity.new_guest("Emma")
        lesson, copy = await one.lessons.get(person, "kings"), await two.lessons.get(person, "kings")
        woken = []
        copy.listeners.add(lambda: woken.append(copy.dropped))
        await lesson.next_step(0)
        await until(lambda: woken)
        assert woken == [True]
        return (await two.lessons.get(person, "kings")).run.number, lesson.run.number

    assert work_with(work) == (1, 1)


# -- a database that goes away ----------------------------------------------------------------------------------------


def test_what_was_missed_while_the_line_for_news_was_cut_is_read(work_with, postgres):
    async def work(one, two):
        live, behind = await lay(one, two)
        before = two.news.connection
        with postgres.connect() as connection:
            connection.execute("SELECT pg_terminate_backend(%s)", (before.info.backend_pid,))
        await until(lambda: two.news.lost.is_set() or two.news.connection is not before)
        await live.answer(*_seen(live))
        await say(live, 0, text="hello")
        await same(live, behind)
        await until(lambda: len(two.news.workers) == 2 and len(one.news.workers) == 2)
        await behind.answer(*_seen(behind))
        await same(live, behind)

    work_with(work)


def test_play_goes_on_after_the_database_was_restarted(work_with, postgres):
    async def work(one, two):
        live, other = await lay(one, two)
        await live.answer(*_seen(live))
        await same(live, other)
        with structlog.testing.capture_logs():  # they would be drawn in colours for half a minute
            await asyncio.to_thread(postgres.halt)
            with pytest.raises(Exception, match=r"(?i)connection|terminat|closed"):
                await live.answer(*_seen(live))
            assert one.store.failure
            assert not one.news.owns(live.id)
            await asyncio.to_thread(postgres.start)
            await until(lambda: one.news.workers == two.news.workers != ())
        assert await live.answer(*_seen(live)) == 2
        await same(live, other)
        return one.store.failure

    assert work_with(work) == ""
