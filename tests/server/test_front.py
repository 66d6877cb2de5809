"""Another seat's area in front: told as changes, from the same view, until the reader is asked something new."""

import json
import re
import zlib

import pytest

from dovre.server import pictures
from dovre.server.pictures import Reader
from tests.server.conftest import PERSON
from tests.server.page_model import Board, Page
from tests.server.test_socket import connected


async def table(tables, game="hall", seats=4):
    return await tables.create(game=game, options={}, seats=[PERSON] * seats, creator=None, seed=7)


async def answer(live, seat=None):
    seat = live.state.waiting[0] if seat is None else seat
    await live.answer(seat, live.number, str(live.state.legal(seat)[0]))


async def front(connection, seat):
    """Ask for an area; returns the message that comes."""
    await connection.receive(json.dumps({"type": "front", "seat": seat}))
    return json.loads(connection.socket.sent[-1])


@pytest.mark.parametrize("game", ["kings", "hall", "fall", "princesses", "feast"])
def test_an_area_comes_to_the_front_and_goes_back_by_changes(run, game):
    async def work(tables):
        live = await table(tables, game)
        connection = await connected(live)
        page = Page()
        assert page.hear(json.loads(connection.socket.sent[-1]))
        own = str(connection.picture.drawing)
        for seat in (2, 1, None):
            message = await front(connection, seat)
            assert message["front"] == seat
            assert message["base"] == message["seq"]
            assert "board" not in message
            assert "answers" not in message
            assert page.hear(message)
            reader = Reader(0, "en", (0,), front=seat)
            whole = pictures.whole_message(live, reader, pictures.picture(live, reader))
            assert page.board.same(Board(whole.board))
        assert str(connection.picture.drawing) == own
        return True

    assert run(work)


def test_the_sizes_of_these_messages_are_those_of_a_move(run):
    async def work(tables):
        live = await table(tables, seats=5)
        connection = await connected(live)
        for _ in range(60):
            await answer(live)
        await connection.push()
        return [
            len(zlib.compress(json.dumps(await front(connection, seat)).encode(), 2)) for seat in (1, 2, 3, 4, None)
        ]

    assert max(run(work)) < 6_000


def test_nobody_is_told_more_than_ones_own_view_holds(run):
    """What is drawn large of a rival is what was drawn small: the same pieces, no new ones."""

    def pieces(drawing):
        return sorted(re.findall(r'data-piece="([^"]+)"', str(drawing)))

    async def work(tables):
        live = await table(tables, "kings")
        for _ in range(20):
            await answer(live)
        own = pictures.picture(live, Reader(0, "en", (0,))).drawing
        for seat in (1, 2, 3):
            other = pictures.picture(live, Reader(0, "en", (0,), front=seat)).drawing
            assert pieces(other) == pieces(own)
        return True

    assert run(work)


def test_a_new_question_brings_ones_own_area_back(run):
    async def work(tables):
        live = await table(tables, "kings", 3)
        asked = live.state.waiting[0]
        connection = await connected(live, (asked,))
        other = (asked + 1) % 3
        assert (await front(connection, other))["front"] == other
        await connection.push()
        assert connection.reader.front == other  # the question is the same: one may look while one thinks
        await answer(live)
        await connection.push()
        if asked in live.state.waiting:
            assert connection.reader.front is None
        while asked in live.state.waiting:
            await answer(live)
        await connection.push()
        assert (await front(connection, other))["front"] == other
        page = Page()
        page.hear(json.loads(connection.socket.sent[0]))
        while asked not in live.state.waiting:
            assert connection.reader.front == other
            await answer(live)
            await connection.push()
        assert json.loads(connection.socket.sent[-1])["front"] is None
        return connection.reader.front is None

    assert run(work)


def test_two_who_come_from_different_areas_are_each_told_their_own_changes(run):
    async def work(tables):
        live = await table(tables)
        readers = [await connected(live) for _ in range(2)]
        pages = [Page(), Page()]
        for reader, page in zip(readers, pages, strict=True):
            page.hear(json.loads(reader.socket.sent[0]))
        for reader, page, seats in zip(readers, pages, ((1, 3), (2, 3)), strict=True):
            for seat in seats:
                assert page.hear(await front(reader, seat))
        await answer(live)
        for reader, page in zip(readers, pages, strict=True):
            await reader.push()
            assert page.hear(json.loads(reader.socket.sent[-1]))
        assert readers[0].socket.sent[-1] is readers[1].socket.sent[-1]
        return pages[0].board.same(pages[1].board)

    assert run(work)


def test_a_spectator_may_look_too_and_nobody_at_a_seat_that_is_not_there(run):
    async def work(tables):
        live = await table(tables, "kings", 2)
        watcher = await connected(live, ())
        assert (await front(watcher, 1))["front"] == 1
        assert (await front(watcher, 0))["front"] is None
        refused = await front(watcher, 2)
        assert (refused["type"], refused["code"]) == ("refused", "refused.bad_message")
        await watcher.receive(json.dumps({"type": "hello", "front": 1}))
        assert json.loads(watcher.socket.sent[-1])["front"] == 1
        return True

    assert run(work)
