"""All tables of this server: made, loaded from their log when somebody comes, dropped from memory when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import structlog

from dovre.kernel.game import load
from dovre.kernel.rng import secret_seed
from dovre.kernel.table import Table
from dovre.server import wall_time
from dovre.server.bot_pool import BotPool
from dovre.server.ids import new_id
from dovre.server.live import LiveTable
from dovre.server.loading import LogMismatch, replay, snapshot_of
from dovre.server.metrics import TABLES as LIVE_TABLES
from dovre.server.metrics import thinking_timer
from dovre.server.rate_limit import RateLimit
from dovre.server.refusals import CannotContinue, Refused
from dovre.server.rows import SeatRow, TableRow, TalkLevel
from dovre.server.settings import Settings
from dovre.server.store import Store

log = structlog.get_logger()

MAINTAIN_EVERY = 5.0  # seconds between looks for tables to drop and clocks to start
GRACE = 15.0  # seconds a table stays after it was used: whoever has just fetched it may still answer
FAILURES_KEPT = 1000
NOT_DRAWN = 0  # the seed of a table that waits for players: an example deal, of which nobody is shown anything


class Tables:
    """All tables. `live` holds those in memory, `deadlines` when the others with a clock must be loaded."""

    def __init__(self, store: Store, settings: Settings, bot_pool: BotPool) -> None:
        self.store = store
        self.settings = settings
        self.bot_pool = bot_pool
        self.live: dict[str, LiveTable] = {}
        self.deadlines: dict[str, float] = {}
        self.failures: dict[str, CannotContinue] = {}  # tables that could not be loaded; logged once
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.talk_limit = RateLimit(settings.talk_per_minute, 60)
        self.replay_thread = ThreadPoolExecutor(1, "dovre-replay")
        self.on_change: Callable[[LiveTable], None] = lambda live: None

    # -- work in the background ----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background; a failure is logged once."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", error=repr(error), exc_info=error)

    async def close(self) -> None:
        """Stop bots, clocks and everything else in the background."""
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.replay_thread.shutdown(cancel_futures=True)

    async def run(self) -> None:
        """As long as the server lives: resume tables after a restart, then maintain them."""
        work = self.resume_all
        while True:
            try:
                await work()
            except Exception as error:  # the database does not answer, say: try again
                log.error("tables could not be looked after", error=repr(error), exc_info=error)
            else:
                work = self.maintain
            await asyncio.sleep(MAINTAIN_EVERY)

    async def resume_all(self) -> None:
        """After a restart: bots that are asked go on, clocks run, whoever has looked or not. No table stops another."""
        bots = {(seat.table, seat.seat) for seat in await self.store.seats_with_bots()}
        for row in await self.store.live_tables():
            if row.asked is None or any((row.id, seat) in bots for seat in row.asked):
                await self._try_to_load(row.id)
                await self._wait_for_room()
            elif row.clock and row.asked:
                self.deadlines[row.id] = min(row.asked.values()) + row.clock
        await self._load_due()

    async def _wait_for_room(self) -> None:
        """Before more tables are loaded, let those go that are idle; not for long, since some may be busy."""
        end = time.monotonic() + 2 * GRACE
        while len(self.live) > self.settings.tables_in_memory and time.monotonic() < end:
            self.drop_idle()
            await asyncio.sleep(0.1)

    async def maintain(self) -> None:
        """Load tables on which somebody's time will soon be up, drop those nobody uses."""
        await self._load_due()
        self.drop_idle()

    async def _load_due(self) -> None:
        soon = wall_time.now() + 2 * MAINTAIN_EVERY
        for table in [table for table, deadline in self.deadlines.items() if deadline < soon]:
            del self.deadlines[table]
            await self._try_to_load(table)

    async def _try_to_load(self, table: str) -> None:
        """Load a table nobody has asked for; one that cannot be loaded is logged and left."""
        try:
            await self.get(table)
        except CannotContinue:
            pass  # logged where it was found out
        except Exception as error:
            log.error("a table cannot be loaded", table=table, error=repr(error), exc_info=error)

    # -- memory --------------------------------------------------------------------------------------------------

    def drop_idle(self) -> None:
        """Drop tables that nobody has used for a while, and the longest unused where there are too many."""
        now = time.monotonic()
        idle = [live for live in self.live.values() if self._is_idle(live, now)]
        idle.sort(key=lambda live: live.used)
        too_many = len(self.live) - self.settings.tables_in_memory
        for number, live in enumerate(idle):
            live.pictures.clear()  # they weigh more than the table, and nobody is there to see them
            if number < too_many or live.used < now - self.settings.idle_minutes * 60:
                self.drop(live)

    def _is_idle(self, live: LiveTable, now: float) -> bool:
        """Whether nobody listens, thinks, writes or has just come, and no clock is about to run out."""
        if live.listeners:
            live.used = now
        busy = live.listeners or live.lock.locked() or live.used > now - GRACE
        if busy or any(not task.done() for task in live.thinking.values()):
            return False
        deadline = live.deadline()
        return deadline is None or deadline > wall_time.now() + 4 * MAINTAIN_EVERY

    def drop(self, live: LiveTable) -> None:
        """Forget a table in memory: it comes back from its log, in time for its clock."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
            LIVE_TABLES.set(len(self.live))
        live.dropped = True
        for listener in list(live.listeners):
            listener()
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = live.deadline()
        if deadline is not None:
            self.deadlines[live.id] = deadline

    # -- bots ----------------------------------------------------------------------------------------------------

    async def think(self, name: str, live: LiveTable, seat: int) -> str:
        """What this bot answers for a seat, from the seat's view; its chance is as secret as that of the table."""
        seed = f"{live.row.seed}/{live.id}/{live.table.asked_since[seat]}/{seat}"
        with thinking_timer(name).time():
            return await self.bot_pool.choose(name, live.state.view(seat), seed, patient=not live.has_people)

    # -- new tables ----------------------------------------------------------------------------------------------

    async def create(
        self,
        *,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[SeatRow],
        creator: str | None,
        seed: int | None = None,
        clock: int = 0,
        webhook: str = "",
        talk: TalkLevel = "full",
        parent: str | None = None,
    ) -> LiveTable:
        """A new table; Refused or a DovreError if it cannot be. It starts at once when no seat is open.

        Without a seed a secret one is drawn when it starts: before, there is nothing that anybody could read. With one
        the deal is known to whoever chose it: not where strangers can take a seat, unless the host allows it.
        """
        rules = load(game)
        is_open = any(seat.kind == "open" for seat in seats)
        if seed is not None and is_open and not self.settings.known_deals:
            raise Refused("known_deal", 422)
        drawn = NOT_DRAWN if is_open else secret_seed()
        state = rules.new(len(seats), drawn if seed is None else seed, options)
        now = wall_time.now()
        row = TableRow(
            id=new_id(),
            game=game,
            version=rules.version,
            seats=len(seats),
            seed=state.seed,
            known_deal=seed is not None,
            options=dict(state.options),
            creator=creator,
            created=now,
            status="open" if is_open else "live",
            clock=clock,
            webhook=webhook,
            talk=talk,
            asked={} if is_open else dict.fromkeys(state.waiting, now),
        )
        own = [msgspec.structs.replace(seat, table=row.id, seat=number) for number, seat in enumerate(seats)]
        await self.store.add_table(row, own, None if is_open else snapshot_of(row.id, 0, state), parent)
        live = self._keep(LiveTable(self, row, own, Table(state)))
        live.changed()
        return live

    def _keep(self, live: LiveTable) -> LiveTable:
        self.live[live.id] = live
        self.deadlines.pop(live.id, None)
        LIVE_TABLES.set(len(self.live))
        live.start_clock()
        return live

    async def brought_up_to_date(self, row: TableRow) -> TableRow:
        """A row from before it was stored who is asked: known once the table has been loaded."""
        await self._try_to_load(row.id)
        return await self.store.table(row.id) or row

    # -- loading -------------------------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """The table with this id, from memory or from its log; CannotContinue if that cannot be replayed."""
        found = self.live.get(table)
        if found is None:
            if table in self.failures:
                raise self.failures[table].with_traceback(None)
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    found = self.live.get(table) or await self._load(table)
            finally:
                self.loading.pop(table, None)
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.table(table)
        if row is None:
            raise Refused("no_table", 404)
        if row.status == "closed":
            raise CannotContinue("old_rules", 410, version=row.version)
        current = load(row.game).version
        entries = await self.store.log(table, events=row.version != current)
        # nothing has been shown of a table that waits for players: it begins under the present rules
        snapshot = await self.store.snapshot(table) if row.status != "open" else None
        loop = asyncio.get_running_loop()
        try:
            replayed = await loop.run_in_executor(self.replay_thread, replay, row, entries, snapshot)
        except LogMismatch as error:
            raise await self._give_up(row, error, current) from error
        live = LiveTable(self, row, await self.store.seats(table), replayed)
        live.notified = (live.people_asked, live.state.over)  # they were called when they were asked
        await self._bring_up_to_date(live, current)
        self._keep(live)
        live.start_bots()
        return live

    async def _give_up(self, row: TableRow, error: LogMismatch, current: int) -> CannotContinue:
        """Remember a table that cannot be loaded; one of older rules is closed for good, a finished one stays over."""
        log.error(
            "a table cannot be continued", table=row.id, number=error.number, version=row.version, error=str(error)
        )
        if row.version == current:
            refused = CannotContinue("broken_table", 500, number=error.number)
        else:
            refused = CannotContinue("old_rules", 410, version=row.version)
            if row.status == "live":
                await self.store.close_table(row.id)
        if len(self.failures) >= FAILURES_KEPT:
            self.failures.pop(next(iter(self.failures)))
        self.failures[row.id] = refused
        return refused

    async def _bring_up_to_date(self, live: LiveTable, current: int) -> None:
        """Note the present rules version, and who is asked on a table stored before that was noted."""
        row = live.row
        if row.version != current:
            log.info("a table goes on under newer rules", table=row.id, before=row.version, now=current)
            await self.store.set_version(row.id, current, snapshot_of(row.id, live.number, live.state))
            row.version = current
        if row.asked is None:
            waiting = live.state.waiting if row.status == "live" else ()
            row.asked = {seat: live.asked_at(seat) for seat in waiting}
            await self.store.set_asked(row.id, row.asked)
