"""Who is here, who is away: by sockets, told in small messages, never as a new picture."""

import asyncio
import sys
import time

import pytest

from dovre.server import presence as module
from dovre.server.pictures import people
from dovre.server.presence import Presence
from dovre.server.rows import SeatRow
from tests.server.conftest import GREEDY, PERSON, make_table, until
from tests.server.test_socket import Caller

SEATS = [SeatRow(kind="person", seat=0), SeatRow(kind="person", seat=1), SeatRow(kind="bot", seat=2, bot="greedy")]


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Nobody waits in a test."""
    monkeypatch.setattr(module, "COMING", 0.01)
    monkeypatch.setattr(module, "LEAVING", 0.05)
    monkeypatch.setattr(module, "RETURNING", 0.0)


def test_who_comes_and_goes_is_told_in_small_messages(client):
    table, tokens = make_table(client, "program", "program")
    with Caller(client, table, tokens[0]) as one:
        first = one.hello(people=True)
        assert one.hear("people") == {"type": "people", "here": [0], "away": {}, "watching": 0}
        with Caller(client, table, tokens[1]), Caller(client, table):
            while (told := one.hear("people"))["watching"] == 0:
                pass
            assert told == {"type": "people", "here": [0, 1], "away": {}, "watching": 1}
        while (told := one.hear("people"))["here"] != [0]:
            pass
        assert told["watching"] == 0
        assert one.page.told["seq"] == first["seq"]  # no new picture for any of it


def test_a_page_loaded_anew_is_not_away_in_between():
    async def work():
        here, calls = Presence(), []
        here.listeners.add(lambda: calls.append(here.here))
        here.come([0])
        await asyncio.sleep(0.03)
        here.go([0])
        assert here.here == (0,)
        await asyncio.sleep(0.02)
        here.come([0])
        await asyncio.sleep(0.1)
        assert calls == [(0,)]
        here.go([0])
        await until(lambda: len(calls) > 1)
        return calls

    assert asyncio.run(work()) == [(0,), ()]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop")
def test_what_other_workers_tell_is_announced_on_the_loop_of_the_server_too():
    async def work():
        here, calls = Presence(), []
        here.listeners.add(lambda: calls.append((here.here, here.watching)))
        here.hear(7, {0: 1}, 0)
        here.hear(8, {1: 1}, 2)
        await until(lambda: calls)
        return calls

    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(work()) == [((0, 1), 2)]


def test_many_who_come_at_once_are_announced_once():
    async def work():
        here, calls = Presence(), []
        here.listeners.add(lambda: calls.append(here.watching))
        for _ in range(50):
            here.come([])
        await asyncio.sleep(0.05)
        return calls

    assert asyncio.run(work()) == [50]


def test_people_are_away_and_bots_and_programs_never(monkeypatch):
    async def work():
        here = Presence()
        here.come([1])
        assert here.away([*SEATS, SeatRow(kind="program", seat=3)]) == (0,)
        here.go([1])
        here.left[1] -= 1
        assert here.away(SEATS) == (0, 1)
        left_to_a_bot = SeatRow(kind="person", seat=0, bot="greedy")
        assert here.away([left_to_a_bot, SEATS[1]]) == (1,)
        monkeypatch.setattr(module, "RETURNING", 60.0)  # after a restart they may be on their way
        return here.away(SEATS), Presence().away(SEATS)

    assert asyncio.run(work()) == ((1,), ())


def test_how_long_somebody_is_away_comes_from_the_socket_or_the_last_answer(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON, GREEDY], creator=None, seed=3)
        assert people(live).away == {0: None, 1: None}
        seat = next(iter(live.people_asked or (0,)))
        if seat in live.state.waiting:
            await live.answer(seat, live.number, live.state.legal(seat)[0].token)
            assert people(live).away[seat] == 0
        live.presence.left[1] = time.time() - 300
        return people(live).away[1]

    assert run(work) == 300
