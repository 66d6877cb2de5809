"""One table that is being played: answers are stored before they count, and listeners hear of them afterwards.

What concerns a seat goes by the question of that seat, `table.asked_since[seat]`: an answer counts while the question
of its own seat is unchanged, a bot's thought is dropped when it has changed, a person's time runs from when it was put.

Other workers may play the same table, each on a copy of its own. The store says who was first; a copy that is behind
reads on and then goes by what it knows now, as if it had known it before.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from dovre.kernel.errors import DovreError
from dovre.kernel.game import Game
from dovre.kernel.rng import secret_seed
from dovre.kernel.state import State
from dovre.kernel.table import UNDO, Table
from dovre.server import wall_time
from dovre.server.loading import LogMismatch, replay_entry, snapshot_of
from dovre.server.metrics import COMMIT, answers_counter
from dovre.server.news import EntryStored
from dovre.server.offered_bots import check_offered
from dovre.server.presence import Presence
from dovre.server.refusals import Refused
from dovre.server.rows import LogRow, Result, SeatRow, TableRow, stored_events
from dovre.server.writer import Taken

if TYPE_CHECKING:
    from dovre.server.tables import Tables
    from dovre.server.talk import Talk

log = structlog.get_logger()
T = TypeVar("T")

BOT_NAMES = ("Ragna", "Odd", "Sigrun", "Tor", "Ylva", "Eirik")
SNAPSHOT_EVERY = 25  # entries
HOUSE_BOT = "greedy"  # answers for a person whose time is up
BOT_AGAIN, BOT_AGAIN_MOST = 1.0, 60.0  # seconds until a bot that failed tries again, the first time and at most
LATE_AGAIN = 10.0  # seconds until those who are late are looked at again


REVISIONS = 1024  # between two changes of one copy of a table lie those of others


def first_revision() -> int:
    """By the time, and by chance among copies of the same moment; exact as a number of JavaScript for centuries."""
    return time.time_ns() // 1_000_000 * REVISIONS + secrets.randbelow(REVISIONS)


def bot_name(seat: int) -> str:
    """A mountain name for a bot, so that log lines read as a story; the panel of seats tells how well it plays."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


@dataclass(slots=True, eq=False)
class LiveTable:
    """One table in memory: its rows, and the kernel's table with the one log. The log in the store is the truth."""

    tables: Tables
    row: TableRow
    seats: list[SeatRow]
    table: Table
    listeners: set[Callable[[], None]] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    pictures: dict[Any, Any] = field(default_factory=dict)  # what readers are told since the last change, by reader
    # counts changes; begins so that a page that comes back after a restart, or to another worker, finds no number used
    revision: int = field(default_factory=first_revision)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)  # by seat: its bot at work
    timer: asyncio.TimerHandle | None = None  # until the next person's time is up
    used: float = field(default_factory=time.monotonic)  # when somebody last came to it
    dropped: bool = False  # no longer the table of this id in memory: who listens must come again
    presence: Presence = field(default_factory=Presence)  # who is here
    talk: Talk | None = None  # what was said, once somebody reads it
    notified: tuple[tuple[int, ...], bool] = ((), False)  # people asked, and whether it was over, at the last webhook
    behind: bool = False  # a task waits to read on

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game[Any, Any]:
        return self.table.game

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def number(self) -> int:
        """The number of the last entry of the log."""
        return self.table.number

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def open_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "open"]

    @property
    def people_asked(self) -> tuple[int, ...]:
        """The seats that must answer now and are not played by a bot."""
        if self.row.status != "live":
            return ()
        return tuple(seat for seat in self.state.waiting if not self.bot_for(seat))

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays here."""
        return any(not seat.bot for seat in self.seats)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats this person may answer for."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def bot_for(self, seat: int) -> str:
        """The bot that answers for this seat, or ""."""
        return self.seats[seat].bot

    # -- answers -------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, seen: int, token: str, *, again: bool = False) -> int:
        """Take an answer given on sight of entry `seen`; returns its number once it is on disk.

        With `again` it was sent before and no reply came: one that was stored then is not taken a second time.
        """

        async def attempt() -> int | None:
            if again and (stored := self._stored_before(seat, seen, token)):
                return stored
            self._check_seen(seat, seen)
            step = self.table.propose(seat, token)
            at = wall_time.now()
            entry = LogRow(
                table=self.id,
                number=self.number + 1,
                seat=seat,
                token=step.action.token,
                at=at,
                sealed=self.state.sealed_frame is not None,
                events=stored_events(step.events),
            )
            if not await self._store(entry, step.state):
                return None
            self.table.commit(step, at)
            answers_counter(self.row.game).inc()
            self._after_entry()
            return entry.number

        return await self._as_first_to_know(attempt)

    async def undo(self, seat: int, seen: int, *, again: bool = False) -> int:
        """Take back this seat's last answer, up to where information came out; `again` as in `answer`."""

        async def attempt() -> int | None:
            if again and (stored := self._stored_before(seat, seen, UNDO)):
                return stored
            self._check_seen(seat, seen)
            before = self.table.undone(seat)
            at = wall_time.now()
            entry = LogRow(table=self.id, number=self.number + 1, seat=seat, token=UNDO, at=at, events=[])
            if not await self._store(entry, before):
                return None
            self.table.undo(seat, at)
            self._after_entry()
            return entry.number

        return await self._as_first_to_know(attempt)

    async def _as_first_to_know(self, attempt: Callable[[], Awaitable[T | None]]) -> T:
        """Try something until it is stored, or refused by a copy that knows all there is; None: others were first."""
        async with self.lock:
            while True:
                try:
                    if (done := await attempt()) is not None:
                        return done
                except DovreError:
                    if not self.tables.news.shared or not await self._has_read_on():
                        raise

    def _stored_before(self, seat: int, seen: int, token: str) -> int:
        """Where the next thing this seat did after entry `seen` was this very one: the number it has in the log."""
        for entry in self.table.log[seen:]:
            if entry.seat == seat:
                return entry.number if entry.token == token else 0
        return 0

    def check_started(self) -> None:
        """Refuse to play or to show anything of a table that waits for players."""
        if self.row.status == "open":
            raise Refused("not_started", 409)

    def _check_seen(self, seat: int, seen: int) -> None:
        """Refuse an answer to a question that is no longer the one put to this seat; tells nothing of other seats."""
        self.check_started()
        if not self.table.asked_since[seat] <= seen <= self.number:
            raise Refused("stale", 409, seen=seen, number=self.number)

    async def _store(self, entry: LogRow, after: State) -> bool:
        """Write an entry, who is asked in the state after it where that changes, and the result where the game ends.

        False if somebody else has written an entry of this number: it is read now.
        """
        before = self.row.asked or {}
        asked = {seat: before.get(seat, entry.at) for seat in after.waiting}
        result = Result.of(after) if after.over else None
        changed = None if asked.keys() == before.keys() else asked
        try:
            with COMMIT.time():
                await self.tables.store.append(entry, changed, result, self.due(asked))
        except Taken:
            await self.read_on()
            return False
        self._note_asked(asked, result)
        return True

    def _note_asked(self, asked: dict[int, float], result: Result | None) -> None:
        self.row.asked = asked
        if result is not None:
            self.row.status, self.row.result = "over", result

    def due(self, asked: Mapping[int, float], row: SeatRow | None = None) -> float | None:
        """When the owner of the table must look at it: 0 where a bot is asked, else when somebody's time is up.

        `row` is of a seat that is about to change.
        """
        if any(row.bot if row is not None and seat == row.seat else self.bot_for(seat) for seat in asked):
            return 0.0
        return min(asked.values()) + self.row.clock if self.row.clock and asked else None

    def _after_entry(self) -> None:
        self.used = time.monotonic()
        self.start_clock()
        self.changed()
        if self.number % SNAPSHOT_EVERY == 0 or self.state.over:
            self.tables.spawn(self.tables.store.keep_snapshot(snapshot_of(self.id, self.number, self.state)))

    def changed(self, *, here: bool = True) -> None:
        """Call everybody who listens and start the bots that are asked; notify people elsewhere, if it changed here."""
        self.pictures.clear()
        self.revision += REVISIONS
        for listener in list(self.listeners):
            listener()
        self.start_bots()
        if here:
            self.tables.on_change(self)
        else:
            self.notified = (self.people_asked, self.state.over)  # the worker where it changed has called them

    # -- what other workers wrote --------------------------------------------------------------------------------

    def hear_entry(self, news: EntryStored) -> None:
        """Another worker has stored an entry: take it over, or read on where that alone would leave a gap."""
        if news.number <= self.number or not self.tables.keeps_up(self):
            return
        if news.number == self.number + 1 and news.token is not None and not self.lock.locked():
            row = LogRow(table=self.id, number=news.number, seat=news.seat, token=news.token, at=news.at)
            self._take_over([row])
        else:
            self.catch_up()

    def catch_up(self) -> None:
        """Read on in the background."""
        if not self.behind and not self.dropped:
            self.behind = True
            self.tables.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            async with self.lock:
                self.behind = False  # what is written from now on is told anew
                await self.read_on()
        finally:
            self.behind = False

    async def refresh(self) -> None:
        """Read on if anything was written that this copy does not know."""
        if await self._is_behind():
            async with self.lock:
                await self.read_on()

    async def _is_behind(self) -> bool:
        number, changes = await self.tables.store.position(self.id)
        return number > self.number or changes > self.row.changes

    async def _has_read_on(self) -> bool:
        """Whether there was anything new for this copy. With the lock held."""
        behind = await self._is_behind()
        if behind:
            await self.read_on()
        return behind

    async def read_on(self) -> None:
        """Take over from the store what this copy does not know: seats, the start, entries. With the lock held."""
        stored = await self.tables.store.stored_table(self.id, after=self.number)
        if stored is None:
            raise Refused("no_table", 404)
        begins = self.row.status == "open" and stored.row.status != "open"
        asked, is_new = self.row.asked, stored.row.changes > self.row.changes
        if begins:
            self.table = Table(self.game.new(stored.row.seats, stored.row.seed, stored.row.options))
            asked = stored.row.asked
        self.row, self.seats = stored.row, stored.seats
        if self.row.status == "live":
            self.row.asked = asked
        if stored.log or is_new:
            self._take_over(stored.log)

    def _take_over(self, entries: Sequence[LogRow]) -> None:
        """Go on to entries that others have stored."""
        try:
            for entry in entries:
                replay_entry(self.table, entry)
                before = self.row.asked or {}
                asked = {seat: before.get(seat, entry.at) for seat in self.state.waiting}
                self._note_asked(asked, Result.of(self.state) if self.state.over else None)
        except LogMismatch as error:
            log.error("a log cannot be followed", table=self.id, number=error.number, error=str(error))
            self.tables.drop(self)
            raise Refused("stale", 409, seen=self.number, number=error.number) from error
        self.start_clock()
        self.changed(here=False)

    # -- clock ---------------------------------------------------------------------------------------------------

    def asked_at(self, seat: int) -> float:
        """When the present question of this seat was put, in seconds since 1970."""
        number = self.table.asked_since[seat]
        if number:
            return self.table.log[number - 1].at
        return (self.row.asked or {}).get(seat, self.row.created)

    def clock_left(self, seat: int) -> float | None:
        """Seconds this person has left for the present answer; None without a clock, or where no person is asked."""
        if not self.row.clock or seat not in self.people_asked:
            return None
        return max(0.0, self.row.clock - (wall_time.now() - self.asked_at(seat)))

    def deadline(self) -> float | None:
        """When the time of the first of the people asked is up, in seconds since 1970."""
        if not self.row.clock or not self.people_asked:
            return None
        return min(map(self.asked_at, self.people_asked)) + self.row.clock

    def start_clock(self) -> None:
        """On a table with a clock, wait for the first person whose time will be up."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        deadline = self.deadline()
        if deadline is not None and self.tables.news.owns(self.id):
            left = max(0.0, deadline - wall_time.now())
            self.timer = asyncio.get_running_loop().call_later(left, self._time_is_up)

    def _time_is_up(self) -> None:
        """Answer for exactly those people who are late; wait for the others."""
        self.timer = None
        if not self.tables.news.owns(self.id):
            return
        late = [seat for seat in self.people_asked if self.clock_left(seat) == 0]
        for seat in late:
            self._think(seat, self._answer_for_late)
        if late:  # their answers start the clock anew; should one fail, look again
            self.timer = asyncio.get_running_loop().call_later(LATE_AGAIN, self._time_is_up)
        else:
            self.start_clock()

    async def _answer_for_late(self, seat: int) -> None:
        """The house answers this one question of a person whose time is over."""
        since, seen = self.table.asked_since[seat], self.number
        token = await self.tables.think(HOUSE_BOT, self, seat)
        if seat in self.people_asked and self.table.asked_since[seat] == since:
            await self._answer_unless_stale(seat, seen, token)

    # -- bots ----------------------------------------------------------------------------------------------------

    def start_bots(self) -> None:
        """Let every bot think that is asked and does not think already, all at once."""
        if self.row.status == "live":
            for seat in self.state.waiting:
                if self.bot_for(seat) and self.tables.news.owns(self.id):
                    self._think(seat, self._keep_playing)

    def _think(self, seat: int, work: Callable[[int], Any]) -> None:
        task = self.thinking.get(seat)
        if task is None or task.done():
            self.thinking[seat] = self.tables.spawn(work(seat))

    async def _keep_playing(self, seat: int) -> None:
        """Play a bot's seat; after a failure, of a write or of the bot's process, try again, less and less often."""
        wait = BOT_AGAIN
        while not self.dropped:
            try:
                await self._play_bot(seat)
                return
            except Exception as error:
                log.error("a bot could not answer", table=self.id, seat=seat, error=repr(error), exc_info=error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, BOT_AGAIN_MOST)

    async def _play_bot(self, seat: int) -> None:
        """Answer for this seat as long as it is asked and a bot plays it."""
        while self._plays(seat) and (name := self.bot_for(seat)):
            since, seen = self.table.asked_since[seat], self.number
            started = time.monotonic()
            token = await self.tables.think(name, self, seat)
            pause = self.tables.settings.bot_pause - (time.monotonic() - started)
            if pause > 0 and (self.listeners or self.presence.is_watched_elsewhere):
                await asyncio.sleep(pause)
            if self.table.asked_since[seat] == since and self.bot_for(seat) == name:
                await self._answer_unless_stale(seat, seen, token)

    def _plays(self, seat: int) -> bool:
        """Whether a bot's answer for this seat would be this worker's to give."""
        return self.row.status == "live" and seat in self.state.waiting and self.tables.news.owns(self.id)

    async def _answer_unless_stale(self, seat: int, seen: int, token: str) -> None:
        try:
            await self.answer(seat, seen, token)
        except Refused as refused:
            if refused.code != "stale":  # the question changed in the meantime: whoever is asked now looks again
                raise

    # -- seats ---------------------------------------------------------------------------------------------------

    async def sit(self, seat: int, person: str | None, name: str, api: bytes | None = None) -> None:
        """Take an open seat, as a person or as a program; the game starts when the last one is taken."""
        kind: Any = "person" if api is None else "program"
        await self._fill_seat(SeatRow(table=self.id, seat=seat, kind=kind, person=person, name=name, api=api))

    async def fill(self, seat: int, name: str) -> None:
        """Give an open seat to a bot."""
        self._check_open(seat)
        check_offered(name, self.tables.settings)
        await self._fill_seat(SeatRow(table=self.id, seat=seat, kind="bot", bot=name, name=bot_name(seat)))

    def _check_open(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("no_seat", 404)
        if self.seats[seat].kind != "open":
            raise Refused("seat_taken", 409)

    async def _fill_seat(self, row: SeatRow) -> None:
        """Write who sits on an open seat; with the last one the game starts, in the same commit."""

        async def attempt() -> bool | None:
            self._check_open(row.seat)
            return await (self._start(row) if self.open_seats == [row.seat] else self._write_seat(row)) or None

        await self._as_first_to_know(attempt)

    async def _write_seat(self, row: SeatRow) -> bool:
        """False if the table was changed by somebody else meanwhile: that is read now."""
        try:
            await self.tables.store.set_seat(row, self.row.changes, self.due(self.row.asked or {}, row))
        except Taken:
            await self.read_on()
            return False
        self._seat_changed(row)
        return True

    def _seat_changed(self, row: SeatRow) -> None:
        self.row.changes += 1
        self.seats[row.seat] = row
        self.start_clock()
        self.changed()

    async def _start(self, last: SeatRow) -> bool:
        """Draw the seed, unless somebody chose it, and deal, now that everybody is there; False as in `_write_seat`."""
        seed = self.row.seed if self.row.known_deal else secret_seed()
        state = self.game.new(self.row.seats, seed, self.row.options)
        now = wall_time.now()
        asked = dict.fromkeys(state.waiting, now)
        first, due = snapshot_of(self.id, 0, state), self.due(asked, last)
        try:
            await self.tables.store.start_table(last, self.row.changes, state.seed, asked, first, due)
        except Taken:
            await self.read_on()
            return False
        self.table = Table(state)
        self.row.status, self.row.seed, self.row.asked = "live", state.seed, asked
        self._seat_changed(last)
        return True

    async def change_level(self, seat: int, name: str) -> None:
        """Let another bot play a bot's seat; what the old one is thinking about is dropped."""
        check_offered(name, self.tables.settings)
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "bot":
            raise Refused("no_seat", 404)
        await self._set_bot(seat, name)

    async def leave(self, seat: int, name: str) -> None:
        """Let a bot play a person's seat until they take it back."""
        check_offered(name, self.tables.settings)
        await self._set_bot(seat, name)

    async def take_back(self, seat: int) -> None:
        """Play one's own seat again; the time of a question that waits has run since it was put."""
        if self.seats[seat].kind == "bot":
            raise Refused("seat_taken", 409)
        await self._set_bot(seat, "")

    async def _set_bot(self, seat: int, name: str) -> None:
        async with self.lock:
            while not await self._write_seat(msgspec.structs.replace(self.seats[seat], bot=name)):
                pass  # somebody else has changed the table: it was read
