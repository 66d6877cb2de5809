"""Tables that are being played: one lock each, answers stored before they count, listeners told afterwards."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import update

import dovre
from dovre.bots import bot
from dovre.kernel.action import Action
from dovre.kernel.errors import DovreError, UndoRefused
from dovre.kernel.events import Event
from dovre.kernel.game import Game, load
from dovre.kernel.record import Record
from dovre.kernel.table import Table
from dovre.server.bot_pool import BotPool
from dovre.server.metrics import ANSWERS, COMMIT, THINKING
from dovre.server.metrics import TABLES as LIVE_TABLES
from dovre.server.refusals import Refused
from dovre.server.schema import TABLES
from dovre.server.settings import Settings
from dovre.server.store import Row, Store

log = structlog.get_logger()

UNDO = "undo"  # in the log, beside the tokens of answers; no game has a verb of this name without parts
BOT_NAMES = ("Ragna", "Odd", "Sigrun", "Tor", "Ylva", "Eirik")
SNAPSHOT_EVERY = 25  # entries
HOUSE_BOT = "greedy"  # answers for a person whose time is up
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log as it happened: what one may tell of it depends on who reads."""

    number: int
    seat: int
    token: str
    events: tuple[Event, ...]
    at: float


@dataclass(slots=True)
class LiveTable:
    """One table in memory. The log in the store is the truth, this is what it leads to."""

    tables: Tables
    row: Row
    seats: list[Row]
    table: Table
    number: int = 0
    entries: list[Entry] = field(default_factory=list)
    listeners: set[Callable[[], None]] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    asked_since: float = field(default_factory=time.time)
    drawn: dict[tuple[Any, ...], Any] = field(default_factory=dict)  # what was made for listeners of this number
    thinking: asyncio.Task[None] | None = None
    clock: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def game(self) -> Game[Any, Any]:
        return self.table.game

    @property
    def state(self) -> dovre.State:
        return self.table.state

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(str(seat["name"]) for seat in self.seats)

    @property
    def open_seats(self) -> list[int]:
        return [seat["seat"] for seat in self.seats if seat["kind"] == "open"]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats this person may answer for."""
        return [seat["seat"] for seat in self.seats if person is not None and seat["person"] == person]

    # -- answers -------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, seen: int, token: str) -> int:
        """Take an answer given on sight of entry `seen`; returns its number once it is on disk."""
        async with self.lock:
            self._check(seen)
            action: Action = self.game.checked(self.state, seat, token)
            step = self.game.apply(self.state, seat, action)
            number = self.number + 1
            more = []
            if step.state.over:
                more.append(update(TABLES).where(TABLES.c.id == self.id).values(**_closing(step.state)))
            with COMMIT.time():
                await self.tables.store.append(self.id, number, seat, token, *more)
            ANSWERS.labels(self.row["game"]).inc()
            self.table.adopt(seat, action, step)
            if step.state.over:
                self.row.update(_closing(step.state))
            self._advance(number, Entry(number, seat, token, step.events, time.time()))
        return number

    async def undo(self, seat: int, seen: int) -> int:
        """Take back this seat's last answer, up to where information came out."""
        async with self.lock:
            self._check(seen)
            count, reason = self.table.undo_limit(seat)
            if count == 0:
                raise UndoRefused(reason)
            number = self.number + 1
            await self.tables.store.append(self.id, number, seat, UNDO)
            self.table.undo(seat)
            self._advance(number, Entry(number, seat, UNDO, (), time.time()))
        return number

    def _check(self, seen: int) -> None:
        if self.row["status"] == "open":
            raise Refused("not_started", 409)
        if seen != self.number:
            raise Refused("stale", 409, seen=seen, number=self.number)

    def _advance(self, number: int, entry: Entry) -> None:
        self.number = number
        self.entries.append(entry)
        self.asked_since = time.time()
        self.start_clock()
        self.changed()
        if number % SNAPSHOT_EVERY == 0 or self.state.over:
            self.tables.spawn(self.tables.store.keep_snapshot(self.id, number, self.state.to_data()))

    # -- clock ---------------------------------------------------------------------------------------------------

    def start_clock(self) -> None:
        """On a table with a clock, a person's time runs from the moment they are asked."""
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        people = [seat for seat in self.state.waiting if not self.bot_for(seat)]
        if self.row["clock"] and self.row["status"] == "live" and people:
            left = max(0.0, self.row["clock"] - (time.time() - self.asked_since))
            seen = self.number
            self.clock = asyncio.get_running_loop().call_later(left, lambda: self.tables.spawn(self._time_is_up(seen)))

    async def _time_is_up(self, seen: int) -> None:
        """The house answers this one question for those whose time is over."""
        for seat in self.state.waiting:
            if self.number == seen and not self.bot_for(seat):
                token = await self.tables.think(HOUSE_BOT, self, seat)
                if self.number == seen:
                    await self.answer(seat, seen, token)
                    seen += 1

    def changed(self) -> None:
        """Tell everybody who listens, and those who play by themselves."""
        self.drawn.clear()
        for listener in list(self.listeners):
            listener()
        self.wake_bots()
        self.tables.on_change(self)

    # -- bots ----------------------------------------------------------------------------------------------------

    def bot_for(self, seat: int) -> str:
        """The bot that answers for this seat, or ""."""
        return str(self.seats[seat]["bot"])

    def wake_bots(self) -> None:
        if self.row["status"] != "live" or self.state.over or (self.thinking and not self.thinking.done()):
            return
        if any(self.bot_for(seat) for seat in self.state.waiting):
            self.thinking = self.tables.spawn(self._play_bots())

    async def _play_bots(self) -> None:
        """Answer for every bot that is asked, one after the other, until a person is asked or the game is over."""
        while self.row["status"] == "live" and not self.state.over:
            seats = [seat for seat in self.state.waiting if self.bot_for(seat)]
            if not seats:
                return
            seat, seen = seats[0], self.number
            name = self.bot_for(seat)
            started = time.monotonic()
            token = await self.tables.think(name, self, seat)
            pause = self.tables.settings.bot_pause - (time.monotonic() - started)
            if pause > 0 and self.listeners:
                await asyncio.sleep(pause)
            if self.number != seen or self.bot_for(seat) != name:
                continue
            try:
                await self.answer(seat, seen, token)
            except Refused:
                continue  # somebody was quicker: look again

    # -- seats ---------------------------------------------------------------------------------------------------

    async def sit(self, seat: int, person: str | None, name: str, api: bytes | None = None) -> None:
        """Take an open seat, as a person or as a program; the game starts when the last one is taken."""
        async with self.lock:
            if not 0 <= seat < len(self.seats):
                raise Refused("no_seat", 404)
            if self.seats[seat]["kind"] != "open":
                raise Refused("seat_taken", 409)
            kind = "person" if api is None else "program"
            values = {"kind": kind, "person": person, "name": name, "api": api}
            await self.tables.store.set_seat(self.id, seat, **values)
            self.seats[seat].update(values)
            await self._start_if_full()
            self.changed()

    async def fill(self, seat: int, name: str) -> None:
        """Give an open seat to a bot."""
        async with self.lock:
            if self.seats[seat]["kind"] != "open":
                raise Refused("seat_taken", 409)
            bot(name)
            values = {"kind": "bot", "bot": name, "name": bot_name(seat)}
            await self.tables.store.set_seat(self.id, seat, **values)
            self.seats[seat].update(values)
            await self._start_if_full()
            self.changed()

    async def leave(self, seat: int, name: str) -> None:
        """A person's seat is played by a bot until they take it back."""
        async with self.lock:
            bot(name)
            await self.tables.store.set_seat(self.id, seat, bot=name)
            self.seats[seat]["bot"] = name
            self.changed()

    async def take_back(self, seat: int) -> None:
        async with self.lock:
            if self.seats[seat]["kind"] == "bot":
                raise Refused("seat_taken", 409)
            await self.tables.store.set_seat(self.id, seat, bot="")
            self.seats[seat]["bot"] = ""
            self.changed()

    async def _start_if_full(self) -> None:
        if self.row["status"] == "open" and not self.open_seats:
            await self.tables.store.set_table(self.id, status="live")
            self.row["status"] = "live"
            self.asked_since = time.time()
            self.start_clock()


def _closing(state: dovre.State) -> dict[str, Any]:
    """What the row of a finished table says of its end."""
    return {"status": "over", "result": {"scores": list(state.scores), "winners": list(state.winners)}}


def bot_name(seat: int) -> str:
    """A mountain name for a bot, so that log lines read as a story; the panel of seats tells how well it plays."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


class Tables:
    """All tables of this server, loaded from the store when somebody comes."""

    def __init__(self, store: Store, settings: Settings, bot_pool: BotPool) -> None:
        self.store = store
        self.settings = settings
        self.bot_pool = bot_pool
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.on_change: Callable[[LiveTable], None] = lambda live: None

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something beside; a failure is logged once, and the table goes on."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", error=repr(error))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def wake(self) -> None:
        """After a restart: tables on which a bot must answer go on by themselves."""
        for table in await self.store.tables_with_bots():
            (await self.get(table)).wake_bots()
            await asyncio.sleep(0)  # people who come back are served in between

    async def think(self, name: str, live: LiveTable, seat: int) -> str:
        """What this bot answers for a seat, from the seat's view."""
        with THINKING.labels(name).time():
            return await self.bot_pool.choose(name, live.state.view(seat), f"{live.id}/{live.number}/{seat}")

    async def create(
        self,
        *,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[Row],
        creator: str | None,
        seed: int | None = None,
        clock: int = 0,
        webhook: str = "",
        parent: str | None = None,
    ) -> LiveTable:
        """A new table; Refused or a DovreError if it cannot be. It starts at once when no seat is open."""
        rules = load(game)
        state = rules.new(len(seats), seed, options)
        row: Row = {
            "id": new_id(),
            "game": game,
            "version": rules.version,
            "seats": len(seats),
            "seed": state.seed,
            "options": dict(state.options),
            "creator": creator,
            "created": time.time(),
            "status": "open" if any(seat["kind"] == "open" for seat in seats) else "live",
            "clock": clock,
            "webhook": webhook,
            "rematch": None,
            "result": None,
        }
        full = [{"table": row["id"], "seat": number, "api": None, **seat} for number, seat in enumerate(seats)]
        await self.store.add_table(row, full, parent)
        live = LiveTable(self, row, full, Table(state))
        self.live[live.id] = live
        LIVE_TABLES.set(len(self.live))
        live.start_clock()
        live.wake_bots()
        return live

    async def get(self, table: str) -> LiveTable:
        """The table with this id, from memory or from its log."""
        found = self.live.get(table)
        if found is not None:
            return found
        lock = self.loading.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self.live:
                self.live[table] = await self._load(table)
                self.live[table].start_clock()
                LIVE_TABLES.set(len(self.live))
            self.loading.pop(table, None)
        return self.live[table]

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.table(table)
        if row is None:
            raise Refused("no_table", 404)
        game = load(row["game"])
        if row["version"] != game.version:
            raise Refused("old_rules", 410, version=row["version"], current=game.version)
        seats = await self.store.seats(table)
        state = game.new(row["seats"], row["seed"], row["options"])
        live = LiveTable(self, row, seats, Table(state, Record.begin(state)))
        snapshot = await self.store.snapshot(table)
        for entry in await self.store.log(table):
            self._replay(live, entry)
            if snapshot is not None and snapshot["number"] == entry["number"]:
                self._compare(live, snapshot["state"])
        return live

    def _compare(self, live: LiveTable, state: Row) -> None:
        """A log that leads elsewhere than it did, after an update say, is not gone on with."""
        if live.state.to_data() != state:
            log.error("a log no longer leads where it did", table=live.id, number=live.number)
            raise Refused("broken_table", 500, number=live.number)

    def _replay(self, live: LiveTable, entry: Row) -> None:
        events: tuple[Event, ...] = ()
        try:
            if entry["token"] == UNDO:
                live.table.undo(entry["seat"])
            else:
                events = live.table.answer(entry["seat"], entry["token"])
        except DovreError as error:
            log.error("a stored answer cannot be replayed", table=live.id, number=entry["number"], error=str(error))
            raise Refused("broken_table", 500, number=entry["number"]) from error
        live.number = entry["number"]
        live.asked_since = entry["at"]
        live.entries.append(Entry(entry["number"], entry["seat"], entry["token"], events, entry["at"]))
