"""What a move costs the server, part by part: a table of its own in this process, with a store and without sockets.

answer     an answer taken: checked, played on a copy, committed to disk, gone on to
views      what each seat may know
drawings   the board as each seat sees it
facts      the rest of what each reader is told, in words
messages   what has changed, for each reader, as JSON
deflate    those messages compressed that are worth it

The same deals and answers each time: games of one kind are played to warm up, then others are measured.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from uvicorn import Config

from dovre.server import pictures
from dovre.server.app import relax_gc
from dovre.server.bot_pool import BotPool
from dovre.server.live import LiveTable
from dovre.server.load.players import Row
from dovre.server.messages import Encoded
from dovre.server.pictures import Picture, Reader
from dovre.server.rows import SeatRow
from dovre.server.settings import Settings
from dovre.server.store import Store
from dovre.server.tables import Tables

WARM_UP, MEASURED = 12, 12  # games


class Parts:
    """Processor time of this process, all threads, by part."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    @contextmanager
    def of(self, name: str) -> Iterator[None]:
        began = time.process_time()
        try:
            yield
        finally:
            self.seconds[name] = self.seconds.get(name, 0.0) + time.process_time() - began


def measure_parts(game: str, seats: int) -> Row:
    """Whole games, one after the other, with a reader for each seat, on the loop that the server runs on."""
    with asyncio.Runner(loop_factory=Config("").get_loop_factory()) as runner:
        return runner.run(_measure(game, seats))


async def _measure(game: str, seats: int) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{Path(folder)}/parts.sqlite3")
        store = Store(settings.database_url)
        await store.open()
        relax_gc()
        tables = Tables(store, settings, BotPool(1))
        try:
            for seed in range(WARM_UP):
                await _play(tables, game, seats, seed, Parts())
            parts, moves = Parts(), 0
            for seed in range(WARM_UP, WARM_UP + MEASURED):
                moves += await _play(tables, game, seats, seed, parts)
        finally:
            await tables.close()
            await store.close()
    each = {name: 1000 * spent / moves for name, spent in parts.seconds.items()}
    listed = sum(each[name] for name in ("answer", "views", "drawings"))
    return {
        "bench": "server",
        "measure": "parts",
        "game": game,
        "seats": seats,
        "readers": seats,
        "moves": moves,
        **{f"{name}_ms": round(spent, 3) for name, spent in each.items()},
        "answer_views_drawings_ms": round(listed, 3),
        "cpu_ms": round(sum(each.values()), 3),
    }


async def _play(tables: Tables, game: str, seats: int, seed: int, parts: Parts) -> int:
    """One game of random answers; how many there were."""
    chance = random.Random(seed)
    rows = [SeatRow(kind="program", name=f"P{seat}") for seat in range(seats)]
    live = await tables.create(game=game, options={}, seats=rows, creator=None, seed=seed + 1)
    readers = [Reader(seat, "en", (seat,)) for seat in range(seats)]
    shown = [pictures.picture(live, reader) for reader in readers]
    moves = 0
    while not live.state.over:
        seat = live.state.waiting[0]
        token = chance.choice(live.state.legal(seat)).token
        with parts.of("answer"):
            await live.answer(seat, live.number, token)
        shown = [_tell(live, reader, before, parts) for reader, before in zip(readers, shown, strict=True)]
        moves += 1
    tables.drop(live)
    return moves


def _tell(live: LiveTable, reader: Reader, before: Picture, parts: Parts) -> Picture:
    with parts.of("views"):
        view = pictures.shared(live).view(reader.seat)
    with parts.of("facts"):
        facts, moved = pictures.facts_of(live, reader, view, before)
    with parts.of("drawings"):
        drawing = pictures.draw(live, view, reader, live.names, moved)
    now = Picture(live.revision, live.number, facts, drawing, moved, {}, live.names, view.sheet)
    with parts.of("messages"):
        message = Encoded(pictures.update_message(live, reader, before, now))
    with parts.of("deflate"):
        if message.worth_packing:
            assert message.packed
    return now
