"""Replays: what each reader is shown of a game that runs or is over, made once for all who see the same."""

import asyncio
import time

import msgspec
import pytest

from dovre.server import replays
from dovre.server.messages import ReplayStory
from dovre.server.pictures import Reader, replay_story
from dovre.server.refusals import Refused
from dovre.server.replays import MOST_STEPS, ReplayCache
from tests.server.conftest import GREEDY, PERSON, make_table, until

WATCHER = Reader(None, "en")


async def play(live, answers):
    for _ in range(answers):
        seat = live.state.waiting[0]
        await live.answer(seat, live.number, live.state.legal(seat)[0].token)


def test_a_story_leaves_out_what_was_taken_back(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=3)
        while not live.table.undo_limit(seat := live.state.waiting[0])[0]:
            await live.answer(seat, live.number, live.state.legal(seat)[-1].token)
        taken = live.number
        await live.undo(seat, taken)
        await live.answer(seat, live.number, live.state.legal(seat)[0].token)
        return taken, replay_story(live, WATCHER), [entry.seat for entry in live.table.log]

    taken, story, seats = run(work)
    assert {taken, taken + 1} & {line.n for line in story.lines} == set()
    assert story.stops[-2:] == (taken - 1, taken + 2)
    ends = [n for n, after in zip(story.stops, story.stops[1:], strict=False) if seats[n - 1] != seats[after - 1]]
    assert story.turns == (*ends, story.stops[-1])


def test_one_reader_is_told_what_a_seat_may_know_and_no_more(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=3)
        await play(live, 12)
        return [replay_story(live, Reader(seat, "en")) for seat in (0, 1, None)], live

    (mine, theirs, everybodys), live = run(work)
    hidden = [line.text for line in everybodys.lines if line.text not in [other.text for other in mine.lines]]
    assert [line.n for line in mine.lines] == [line.n for line in theirs.lines] == [line.n for line in everybodys.lines]
    for line in hidden:  # poorer twins of one's own draws
        assert line.startswith(live.names[0])


def test_what_was_made_for_one_is_kept_for_all_who_see_the_same(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=3)
        await play(live, 6)
        cache = ReplayCache()
        one = await cache.encoded(live, WATCHER, 4, 3)
        again = await cache.encoded(live, Reader(None, "en"), 4, 3)
        other = await cache.encoded(live, Reader(0, "en"), 4, 3)
        assert one is again
        assert other != one
        assert cache.story(live, WATCHER) is cache.story(live, WATCHER)
        whole = msgspec.json.decode(await cache.encoded(live, WATCHER, 4))
        assert whole["board"] == (await cache.step(live, WATCHER, 4)).board
        assert "board" not in msgspec.json.decode(one)
        await play(live, 1)  # the table goes on: `of` is another
        assert msgspec.json.decode(await cache.encoded(live, WATCHER, 4, 3))["of"] == 7
        return len(cache.steps.young) + len(cache.steps.old) <= 2 * MOST_STEPS

    assert run(work)


def test_many_who_look_back_at_once_do_not_keep_others_waiting(run):
    """Two hundred readers step through one game: what the first made serves the rest."""

    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[GREEDY, GREEDY], creator=None, seed=3)
        await until(lambda: live.state.over, 60)
        cache = ReplayCache()
        for number in range(1, 31):
            await cache.encoded(live, WATCHER, number, number - 1)
        started = time.perf_counter()
        for _ in range(200):
            for number in range(1, 31):
                await cache.encoded(live, WATCHER, number, number - 1)
        return time.perf_counter() - started

    assert run(work) < 2  # 6,000 steps


def test_anybodys_eyes_once_the_game_is_over_and_ones_own_before(client):
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    over = client.post("/api/tables", json={"game": "kings", "seats": seats, "seed": 5}).json()["table"]
    running, _ = make_table(client, "program", "program")
    deadline = time.monotonic() + 60
    while client.get(f"/api/tables/{over}").json()["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    boards = [client.get(f"/t/{over}/replay/6?seat={seat}").json()["board"] for seat in (0, 1, "all")]
    assert len(set(boards)) == 3
    assert boards[2] == client.get(f"/t/{over}/replay/6?seat=7").json()["board"]
    stories = [client.get(f"/t/{over}/replay/story?seat={seat}").content for seat in (0, 1, "all")]
    assert len(set(stories)) == 3
    assert msgspec.json.decode(stories[0], type=ReplayStory).turns
    boards = {client.get(f"/t/{running}/replay/0?seat={seat}").json()["board"] for seat in (0, 1, "all")}
    assert len(boards) == 1
    page = client.get(f"/t/{running}/replay?seat=0").text
    assert 'id="eyes"' not in page
    assert 'id="eyes"' in client.get(f"/t/{over}/replay").text


def test_many_who_look_back_take_turns(monkeypatch):
    """The first of them at once, the others one after the other, and where the line is long they are told so."""
    waited = []

    async def sleep(seconds):
        if round(seconds, 2):
            waited.append(round(seconds, 2))

    monkeypatch.setattr(replays.asyncio, "sleep", sleep)

    async def look_back(count):
        loop, turns = asyncio.get_running_loop(), replays.Turns(per_second=10, at_once=3)
        monkeypatch.setattr(loop, "time", lambda: 1000.0, raising=False)
        for _ in range(count):
            await turns.take()

    asyncio.run(look_back(7))
    assert waited == [0.1, 0.2, 0.3, 0.4]
    with pytest.raises(Refused) as caught:
        asyncio.run(look_back(3 + 51))
    assert caught.value.status == 429
