"""Replays: the state after any entry of a table's log, and what one reader may see of it.

Many may look back at once, mostly on the same few games: what was drawn or told for one is kept for the others.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

import msgspec

from dovre.kernel.state import State
from dovre.kernel.table import UNDO, Entry, Table
from dovre.render.changes import changes
from dovre.render.memory import Memory
from dovre.render.svg import Drawing
from dovre.server.live import LiveTable
from dovre.server.messages import BoardChanges, ReplayStep
from dovre.server.pictures import Reader, replay_step, replay_story
from dovre.server.refusals import Refused

MOST_STATES = 6000  # kept in all; a slider asks for many of one table
MOST_STEPS = 400  # as JSON, some KB each
MOST_DRAWN = 60  # drawings that somebody may go on from
MOST_STORIES = 20
STEPS_PER_SECOND = 200  # of all who look back together: a third of what the event loop can do, the rest is for players
STEPS_AT_ONCE = 40  # after a quiet moment
LONGEST_WAIT = 5.0  # seconds for a step


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


class Turns:
    """Those who look back wait for their turn where they are many, so that whoever plays is answered first."""

    def __init__(self, per_second: float = STEPS_PER_SECOND, at_once: int = STEPS_AT_ONCE) -> None:
        self.pause = 1 / per_second
        self.ahead = at_once * self.pause
        self.next = 0.0  # when the next turn comes, by the clock of the loop

    async def take(self) -> None:
        """Wait for a turn; Refused where too many wait already."""
        now = asyncio.get_running_loop().time()
        turn = max(self.next, now - self.ahead) + self.pause
        if turn > now + LONGEST_WAIT:
            raise Refused("too_fast", 429)
        self.next = turn
        if turn > now:
            await asyncio.sleep(turn - now)


class ReplayCache:
    """The states of the tables that somebody is looking back on; the longest unused are dropped."""

    def __init__(self, most: int = MOST_STATES) -> None:
        self.most = most
        self.turns = Turns()
        self.timelines: OrderedDict[str, Timeline] = OrderedDict()
        self.lock = asyncio.Lock()
        self.steps: Memory[bytes] = Memory(MOST_STEPS)
        self.drawn: Memory[tuple[ReplayStep, Drawing]] = Memory(MOST_DRAWN)
        self.stories: Memory[bytes] = Memory(MOST_STORIES)

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

    # -- what a reader sees --------------------------------------------------------------------------------------

    async def step(self, live: LiveTable, reader: Reader, number: int) -> ReplayStep:
        """The whole table as it stood after `number` entries, as this reader may see it, and what happened with it."""
        step, drawing = await self._drawn(live, reader, number)
        step.board = str(drawing)
        return step

    async def encoded(self, live: LiveTable, reader: Reader, number: int, shown: int | None = None) -> bytes:
        """A step as JSON, made once for all who see the same; with `shown`, only what changes from that entry on."""
        key = (live.id, live.number, reader, number, shown)
        found = self.steps.get(key)
        if found is None:
            step, drawing = await self._drawn(live, reader, number)
            way = None if shown is None else changes((await self._drawn(live, reader, shown))[1], drawing)
            if way is None:
                step.board = str(drawing)
            else:
                step.changes = BoardChanges.of(way)
            found = msgspec.json.encode(step)
            self.steps.keep(key, found)
        return found

    async def _drawn(self, live: LiveTable, reader: Reader, number: int) -> tuple[ReplayStep, Drawing]:
        """A step and its drawing: who goes on from it needs the drawing again."""
        key = (live.id, live.number, reader, number)
        found = self.drawn.get(key)
        if found is None:
            found = replay_step(live, reader, number, await self.state(live, number))
            self.drawn.keep(key, found)
        step, drawing = found
        return msgspec.structs.replace(step), drawing

    def story(self, live: LiveTable, reader: Reader) -> bytes:
        """What happened, as JSON, made once for all who may know the same."""
        key = (live.id, live.number, reader.seat, reader.lang)
        found = self.stories.get(key)
        if found is None:
            found = msgspec.json.encode(replay_story(live, reader))
            self.stories.keep(key, found)
        return found
