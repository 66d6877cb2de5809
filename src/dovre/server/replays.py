"""Replays: the state after any entry of a table's log, and what one reader may see of it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from dovre.kernel.state import State
from dovre.kernel.table import UNDO, Entry, Table
from dovre.render.changes import changes
from dovre.server.live import LiveTable
from dovre.server.messages import BoardChanges, Reader, ReplayStep, replay_step

MOST_STATES = 6000  # kept in all; a slider asks for many of one table


class Timeline:
    """One table played again from its start, with the state after each entry so far."""

    __slots__ = ("states", "table")

    def __init__(self, first: State) -> None:
        self.table = Table(first)
        self.states = [first]

    def extend(self, log: list[Entry]) -> None:
        """Play the entries that are still missing. Taking back goes as it went at the table, sealed answers too."""
        for entry in log[len(self.states) - 1 :]:
            if entry.token == UNDO:
                self.table.undo(entry.seat)
            else:
                self.table.answer(entry.seat, entry.token)
            self.states.append(self.table.state)
            time.sleep(0)  # the event loop goes first


class ReplayCache:
    """The states of the tables that somebody is looking back on; the longest unused are dropped."""

    def __init__(self, most: int = MOST_STATES) -> None:
        self.most = most
        self.timelines: OrderedDict[str, Timeline] = OrderedDict()
        self.lock = asyncio.Lock()

    async def state(self, live: LiveTable, number: int) -> State:
        """The state after `number` entries, played again beside the event loop where it is not known yet."""
        async with self.lock:
            timeline = self.timelines.get(live.id)
            if timeline is None:
                row = live.row
                timeline = self.timelines[live.id] = Timeline(live.game.new(row.seats, row.seed, row.options))
            self.timelines.move_to_end(live.id)
            if number >= len(timeline.states):
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(live.tables.replay_thread, timeline.extend, live.table.log[:number])
                self._drop_oldest()
            return timeline.states[number]

    def _drop_oldest(self) -> None:
        """Keep to the limit; the timeline that was just asked for stays."""
        kept = sum(len(timeline.states) for timeline in self.timelines.values())
        while kept > self.most and len(self.timelines) > 1:
            kept -= len(self.timelines.popitem(last=False)[1].states)

    async def step(self, live: LiveTable, reader: Reader, number: int, shown: int | None = None) -> ReplayStep:
        """The table as it stood after `number` entries, as this reader may see it, with the words of that entry.

        With `shown`, the entry that the page stands at, only what changes on the board from there.
        """
        step, drawing = replay_step(live, reader, number, await self.state(live, number))
        found = None
        if shown is not None:
            before = replay_step(live, reader, shown, await self.state(live, shown))[1]
            found = changes(before, drawing)
        if found is None:
            step.board = str(drawing)
        else:
            step.changes = BoardChanges.of(found)
        return step
