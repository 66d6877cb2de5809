"""Several seats asked at once: everything about a seat goes by that seat's own question."""

import asyncio

import pytest

from dovre.kernel.errors import UndoRefused
from dovre.server.live import LiveTable
from dovre.server.refusals import Refused
from dovre.server.replays import ReplayCache
from dovre.server.rows import SeatRow
from tests.server.conftest import GREEDY, bearer, make_table, restarted, until, view

NAMES = ("Emma", "Lars", "Ylva")
PEOPLE = [SeatRow(kind="person", name=name) for name in NAMES]


@pytest.fixture(autouse=True)
def at_the_door(feast):
    """The demonstration game is installed in every test here."""


async def lay(tables, seats=PEOPLE, **more):
    """A feast: all seats are asked for a dish, in secret."""
    return await tables.create(game="demo", options={}, seats=seats, creator=None, seed=5, **more)


def dish(live, seat, which=0):
    return live.state.legal(seat)[which].token


def test_an_answer_counts_while_the_question_of_its_own_seat_is_unchanged(run):
    async def work(tables):
        live = await lay(tables)
        numbers = [await live.answer(seat, 0, dish(live, seat)) for seat in (2, 0, 1)]
        return numbers, live.state.waiting, [entry.seat for entry in live.table.log]

    assert run(work) == ([1, 2, 3], (0, 1, 2), [2, 0, 1])


def test_answers_given_at_the_very_same_time_are_all_taken(run):
    async def work(tables):
        live = await lay(tables)
        return await asyncio.gather(*(live.answer(seat, 0, dish(live, seat)) for seat in range(3)))

    assert sorted(run(work)) == [1, 2, 3]


def test_a_second_answer_to_the_first_question_is_stale_and_tells_nothing_of_the_others(run):
    async def work(tables):
        live = await lay(tables)
        for seat in range(3):
            await live.answer(seat, 0, dish(live, seat))
        for seat in range(3):
            await live.answer(seat, 3, "boast.loud")
        with pytest.raises(Refused) as caught:
            await live.answer(1, 2, "boast.low")
        with pytest.raises(Refused) as future:
            await live.answer(1, 99, "boast.low")
        return caught.value, future.value.code, live.number

    refused, future, number = run(work)
    assert (refused.code, refused.status, future, number) == ("stale", 409, "stale", 6)
    assert refused.parts == {"seen": 2, "number": 6}


def test_what_is_sealed_is_taken_back_on_sight_of_ones_own_question(run):
    async def work(tables):
        live = await lay(tables)
        first = await live.answer(0, 0, dish(live, 0, 0))
        await live.answer(1, 0, dish(live, 1))
        await live.undo(0, first)  # the entry of seat 1 is another's business
        assert live.state.waiting == (0, 1, 2)
        await live.answer(0, live.number, dish(live, 0, 1))
        for seat in range(3):
            if len(live.state.stack[-1][2][seat]) == 0:
                await live.answer(seat, live.number, dish(live, seat))
        for seat in range(3):
            await live.answer(seat, live.number, "boast.low")
        with pytest.raises(UndoRefused):
            await live.undo(0, live.number)
        return [entry.token for entry in live.table.log if entry.seat == 0][:3]

    tokens = run(work)
    assert tokens[1] == "undo"
    assert tokens[0] != tokens[2]


def test_a_restart_keeps_sealed_answers_what_was_taken_back_and_what_can_be(run):
    async def work(tables):
        live = await lay(tables)
        await live.answer(0, 0, dish(live, 0))
        await live.answer(1, 0, dish(live, 1))
        await live.undo(0, 1)
        await live.answer(2, 0, dish(live, 2))
        again = await (await restarted(tables)).get(live.id)
        assert again.state == live.state
        assert again.table.asked_since == live.table.asked_since
        assert [again.asked_at(seat) for seat in range(3)] == [live.asked_at(seat) for seat in range(3)]
        assert again.table.undo_limit(1) == live.table.undo_limit(1) == (1, "other")
        await again.undo(1, 2)
        return again.state.waiting, again.number

    assert run(work) == ((0, 1, 2), 5)


def test_replays_show_every_state_also_where_answers_were_taken_back_out_of_order(run):
    async def work(tables):
        live = await lay(tables)
        states = [live.state]
        for seat, token in ((0, dish(live, 0)), (1, dish(live, 1)), (0, "undo"), (2, dish(live, 2)), (1, "undo")):
            await (live.undo(seat, live.number) if token == "undo" else live.answer(seat, live.number, token))
            states.append(live.state)
        replays = ReplayCache()
        return [await replays.state(live, number) == states[number] for number in (5, 0, 3, 1, 2, 4)]

    assert run(work) == [True] * 6


def test_replays_keep_a_bounded_number_of_states(run):
    async def work(tables):
        replays = ReplayCache(most=5)
        lives = [await lay(tables) for _ in range(3)]
        for live in lives:
            await live.answer(0, 0, dish(live, 0))
            await live.answer(1, 0, dish(live, 1))
            await replays.state(live, 2)
        return [live.id in replays.timelines for live in lives]

    assert run(work) == [False, False, True]


# -- clock -----------------------------------------------------------------------------------------------------------


def test_each_persons_time_runs_from_their_own_question(run, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr("dovre.server.wall_time.now", lambda: now[0])

    async def work(tables):
        live = await lay(tables, clock=60)
        now[0] += 20
        await live.answer(0, 0, dish(live, 0))
        now[0] += 15
        await live.answer(1, 0, dish(live, 1))
        left = [live.clock_left(seat) for seat in range(3)]
        again = await (await restarted(tables)).get(live.id)
        return left, [again.clock_left(seat) for seat in range(3)], again.deadline()

    left, again, deadline = run(work)
    assert left == again == [45.0, 60.0, 25.0]  # one's own answer puts a new question, another's does not
    assert deadline == 1060.0


def test_time_is_up_for_exactly_those_who_are_late(run, monkeypatch):
    async def work(tables):
        live = await lay(tables, clock=60)
        first = dish(live, 0)
        await live.answer(0, 0, first)
        start = live.row.asked[1]
        live.row.asked = dict.fromkeys(range(3), start - 61)  # seats 1 and 2 have been asked for 61 seconds
        live.start_clock()
        await until(lambda: live.number == 3)
        await asyncio.sleep(0.05)
        assert live.clock_left(0) > 50
        return sorted(entry.seat for entry in live.table.log), live.number

    assert run(work) == ([0, 1, 2], 3)


def test_no_clock_no_time_and_none_for_bots_or_those_not_asked(run):
    async def work(tables):
        tables.bot_pool.go.clear()
        without = await lay(tables)
        timed = await lay(tables, [PEOPLE[0], GREEDY, PEOPLE[2]], clock=60)
        await timed.answer(0, 0, dish(timed, 0))
        await timed.answer(0, 1, "boast.low")
        return without.clock_left(0), timed.clock_left(0), timed.clock_left(1), timed.clock_left(2) > 50

    assert run(work) == (None, None, None, True)


# -- bots ------------------------------------------------------------------------------------------------------------


def test_all_bots_that_are_asked_think_at_once(run):
    async def work(tables):
        tables.bot_pool.go.clear()
        live = await lay(tables, [PEOPLE[0], GREEDY, GREEDY])
        await until(lambda: len(tables.bot_pool.thinking) == 2)
        assert live.number == 0
        tables.bot_pool.go.set()
        await until(lambda: live.number == 4)
        return sorted(tables.bot_pool.thinking), live.state.waiting

    assert run(work) == ([1, 1, 2, 2], (0,))


def test_a_bots_thought_is_kept_when_another_seat_answers(run):
    async def work(tables):
        tables.bot_pool.go.clear()
        live = await lay(tables, [PEOPLE[0], GREEDY, PEOPLE[2]])
        await until(lambda: tables.bot_pool.thinking == [1])
        await live.answer(0, 0, dish(live, 0))
        await live.answer(2, 0, dish(live, 2))
        tables.bot_pool.go.set()
        await until(lambda: live.number == 4)
        return tables.bot_pool.thinking, [entry.seat for entry in live.table.log]

    assert run(work) == ([1, 1], [0, 2, 1, 1])  # asked twice: for its dish and for its boast


def test_a_bots_thought_is_dropped_when_its_seat_is_taken_back(run):
    async def work(tables):
        live = await lay(tables)
        tables.bot_pool.go.clear()
        await live.leave(1, "random")
        await until(lambda: tables.bot_pool.thinking == [1])
        await live.take_back(1)
        tables.bot_pool.go.set()
        await until(live.thinking[1].done)
        return live.number

    assert run(work) == 0


# -- programs --------------------------------------------------------------------------------------------------------


def test_programs_answer_at_once_and_read_only_their_own_sealed_tokens(client):
    table, tokens = make_table(client, "program", "program", game="demo", seed=5)
    given = {seat: view(client, table, tokens[seat])["view"]["legal"][0] for seat in (0, 1)}
    for seat in (1, 0):
        answer = {"n": 0, "token": given[seat]}
        done = client.post(f"/api/tables/{table}/answers", json=answer, headers=bearer(tokens[seat]))
        assert done.status_code == 200, done.text

    def read(headers):
        found = client.get(f"/api/tables/{table}/events", headers=headers).json()
        return [(entry["n"], entry["seat"], entry["token"]) for entry in found]

    assert read(bearer(tokens[0])) == [(1, 1, ""), (2, 0, given[0])]
    assert read(bearer(tokens[1])) == [(1, 1, given[1]), (2, 0, "")]
    assert read({}) == [(1, 1, ""), (2, 0, "")]
    since = client.get(f"/api/tables/{table}/events", params={"since": 1}, headers=bearer(tokens[0])).json()
    assert [entry["n"] for entry in since] == [2]


def test_a_table_in_memory_keeps_each_answer_once(run):
    async def work(tables):
        live = await lay(tables)
        await live.answer(0, 0, dish(live, 0))
        names = [name for name in LiveTable.__slots__ if isinstance(getattr(live, name), (list, dict, set))]
        return len(live.table.log), sorted(names)

    assert run(work) == (1, ["listeners", "pictures", "seats", "thinking"])
