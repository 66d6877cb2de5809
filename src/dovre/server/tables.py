"""All tables of this server: made, loaded from their log when somebody comes, dropped from memory when nobody does.

Where several workers share a database, each table has one owner among them (`news.py`), which looks after its bots and
its clock, whether anybody comes to it there or not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
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
from dovre.server.news import News, PeopleHere, WhoIsHere
from dovre.server.offered_bots import offered_bots
from dovre.server.rate_limit import RateLimit
from dovre.server.refusals import CannotContinue, Refused
from dovre.server.rows import SeatRow, TableRow, TalkLevel
from dovre.server.settings import Settings
from dovre.server.store import Store

log = structlog.get_logger()

MAINTAIN_EVERY = 5.0  # seconds between looks for tables to drop and clocks to start
OVER_KEPT = 60.0  # seconds in memory that a finished table is not looked at
GRACE = 15.0  # seconds a table stays after it was used: whoever has just fetched it may still answer
FAILURES_KEPT = 1000
NOT_DRAWN = 0  # the seed of a table that waits for players: an example deal, of which nobody is shown anything


class Tables:
    """All tables. `live` holds those in memory, `deadlines` when the others with a clock must be loaded."""

    def __init__(self, store: Store, settings: Settings, bot_pool: BotPool, news: News | None = None) -> None:
        self.store = store
        self.news = news or News()
        self.settings = settings
        self.bot_pool = bot_pool
        self.live: dict[str, LiveTable] = {}
        self.deadlines: dict[str, float] = {}
        # tables that could not be loaded, logged once; an error that was raised would hold on to whoever asked
        self.failures: dict[str, Callable[[], CannotContinue]] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.missed: set[str] = set()  # tables of which news came while they were being loaded
        self.owned_changed = asyncio.Event()  # other tables may be this worker's own than before
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
        """As long as the server lives: resume tables, after a restart or when others become its own; maintain them."""
        work = self.resume_all
        while True:
            self.owned_changed.clear()
            try:
                await work()
            except Exception as error:  # the database does not answer, say: try again
                log.error("tables could not be looked after", error=repr(error), exc_info=error)
            else:
                work = self.maintain
            with suppress(TimeoutError):
                await asyncio.wait_for(self.owned_changed.wait(), MAINTAIN_EVERY)
                work = self.resume_all

    async def resume_all(self) -> None:
        """Bots that are asked go on, clocks run, whoever has looked or not. No table stops another."""
        for live in list(self.live.values()):
            live.start_clock()
            live.start_bots()
        self.deadlines = {table: deadline for table, deadline in self.deadlines.items() if self.news.owns(table)}
        bots = {(seat.table, seat.seat) for seat in await self.store.seats_with_bots()}
        for row in await self.store.live_tables():
            if not self.news.owns(row.id):
                continue
            if row.asked is None or any((row.id, seat) in bots for seat in row.asked):
                await self._try_to_load(row.id)
                await self._wait_for_room()
            elif row.clock and row.asked and row.id not in self.live:
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
            if self.news.owns(table):
                await self._try_to_load(table)

    def note_due(self, table: str, due: float | None) -> None:
        """Another worker says when the owner of a table must look at it; this one does not have it in memory."""
        if table in self.loading:
            self.missed.add(table)
        elif self.news.owns(table):
            self.deadlines.pop(table, None)
            if due is not None and due < wall_time.now() + 2 * MAINTAIN_EVERY:
                self.spawn(self._try_to_load(table))
            elif due is not None:
                self.deadlines[table] = due

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
            minutes = self.settings.idle_minutes
            kept = minutes * 60 if live.row.status != "over" else min(minutes * 60, OVER_KEPT)
            if number < too_many or live.used < now - kept:
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

    def keeps_up(self, live: LiveTable) -> bool:
        """Whether a table goes on with what other workers store; where nobody looks, who comes reads on first."""
        return bool(live.listeners) or self.news.owns(live.id) or live.used > time.monotonic() - GRACE

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
        if deadline is not None and self.news.owns(live.id):
            self.deadlines[live.id] = deadline

    # -- bots ----------------------------------------------------------------------------------------------------

    async def think(self, name: str, live: LiveTable, seat: int) -> str:
        """What this bot answers for a seat, from the seat's view; its chance is as secret as that of the table."""
        seed = f"{live.row.seed}/{live.id}/{live.table.asked_since[seat]}/{seat}"
        with thinking_timer(name).time():
            spec = offered_bots(self.settings).get(name, name)
            view, player = live.state.view(seat), f"{live.id}/{seat}"
            return await self.bot_pool.choose(spec, view, seed, player=player, patient=not live.has_people)

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
        live = LiveTable(self, row, own, Table(state))
        async with self._arriving(row.id):
            first = None if is_open else snapshot_of(row.id, 0, state)
            await self.store.add_table(row, own, first, parent, live.due(row.asked or {}))
            self._keep(live)
        live.changed()
        return live

    @asynccontextmanager
    async def _arriving(self, table: str) -> AsyncIterator[None]:
        """While a table is being brought into memory: one at a time, and nothing that others write is missed."""
        try:
            async with self.loading.setdefault(table, asyncio.Lock()):
                yield
        finally:
            self.loading.pop(table, None)
            if table in self.missed:
                self.missed.discard(table)
                if table in self.live:
                    self.live[table].catch_up()

    def _keep(self, live: LiveTable) -> LiveTable:
        self.live[live.id] = live
        self.deadlines.pop(live.id, None)
        LIVE_TABLES.set(len(self.live))
        live.start_clock()
        if self.news.shared:
            live.presence.tell = partial(self._tell_presence, live.id)
            self.spawn(self.store.tell(WhoIsHere(live.id)))
        return live

    def _tell_presence(self, table: str, sockets: dict[int, int], watching: int) -> None:
        self.spawn(self.store.tell(PeopleHere(table, sockets, watching)))

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
                raise self.failures[table]()
            async with self._arriving(table):
                found = self.live.get(table) or await self._load(table)
        elif self.news.shared:
            await found.refresh()  # whoever got an answer from another worker finds it here
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> LiveTable:
        stored = await self.store.stored_table(table, with_events=lambda row: row.version != load(row.game).version)
        if stored is None:
            raise Refused("no_table", 404)
        row = stored.row
        if row.status == "closed":
            raise CannotContinue("old_rules", 410, version=row.version)
        current = load(row.game).version
        # nothing has been shown of a table that waits for players: it begins under the present rules
        snapshot = stored.snapshot if row.status != "open" else None
        loop = asyncio.get_running_loop()
        try:
            replayed = await loop.run_in_executor(self.replay_thread, replay, row, stored.log, snapshot)
        except LogMismatch as error:
            raise await self._give_up(row, error, current) from error
        live = LiveTable(self, row, stored.seats, replayed)
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
            refused = partial(CannotContinue, "broken_table", 500, number=error.number)
        else:
            refused = partial(CannotContinue, "old_rules", 410, version=row.version)
            if row.status == "live":
                await self.store.close_table(row.id)
        if len(self.failures) >= FAILURES_KEPT:
            self.failures.pop(next(iter(self.failures)))
        self.failures[row.id] = refused
        return refused()

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
