"""Lessons at the table: a board and a socket like those of any table, led by the steps of a lesson.

A lesson is one person's own. What is kept of it is the step and the answers since its chapter began (`LessonRow`),
written before an answer counts; nothing of it stands among the tables. Bots, clocks and webhooks have no part in it.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from dovre.kernel.errors import DovreError
from dovre.kernel.game import load
from dovre.kernel.lesson import PLAYER, RIVAL, Lesson, LessonRun, LessonStep
from dovre.server import wall_time
from dovre.server.identity import Person
from dovre.server.live import REVISIONS, LiveTable
from dovre.server.refusals import Refused
from dovre.server.rows import LessonRow, SeatRow, TableRow
from dovre.server.tables import Tables
from dovre.server.writer import Taken


class NotInThisStep(DovreError):
    """A legal answer that the step does not wait for; the lesson says why in its own words."""

    key = "refused.lesson"

    def __init__(self, step: LessonStep) -> None:
        super().__init__()
        self.step = step

    def words(self, lang: str = "en") -> str:
        if self.step.otherwise is None:
            return Refused("lesson_wait", 409).words(lang)
        return self.step.otherwise[lang]


@dataclass(slots=True, eq=False, kw_only=True)
class LiveLesson(LiveTable):
    """One person's lesson in memory."""

    run: LessonRun
    person: str
    done: bool = False  # the last step was reached once
    moving: bool = False  # the rival's answers are under way

    async def answer(self, seat: int, seen: int, token: str, *, again: bool = False) -> int:
        """Take the player's answer if the step waits for it; NotInThisStep if it waits for another one."""
        async with self.lock:
            if again and (stored := self._stored_before(seat, seen, token)):
                return stored
            self._check_still()
            self._check_seen(seat, seen)
            step = self.run.propose(token)
            if not self.run.step.expects(step.action.token):
                raise NotInThisStep(self.run.step)
            await self._keep(self.run.number + 1, [*self.run.given, step.action.token])
            number = self.run.commit(step, wall_time.now()).number
            self._go_on()
        return number

    async def undo(self, seat: int, seen: int, *, again: bool = False) -> int:
        """Take back the player's last answer, and return to its step."""
        async with self.lock:
            self._check_still()
            self._check_seen(seat, seen)
            await self._keep(self.run.undo_step(), self.run.given[:-1])
            number = self.run.undo(wall_time.now()).number
            self.changed()
        return number

    async def next_step(self, number: int) -> None:
        """Go on from a step that only tells; one that was left already is not left twice."""
        async with self.lock:
            self._check_still()
            if number != self.run.number or self.run.is_last:
                return
            if not self.run.step.is_told:
                raise Refused("lesson_answer", 409)
            await self._keep(number + 1, self.run.given)
            self._go_on()

    async def step_before(self, number: int) -> None:
        """Return to the step before, where that only told something."""
        async with self.lock:
            self._check_still()
            if number == self.run.number and self.run.can_return:
                await self._keep(number - 1, self.run.given)
                self.run.number -= 1
                self.changed()

    async def begin_again(self) -> None:
        async with self.lock:
            self._check_still()
            await self._keep(0, [])
            self.run = LessonRun(self.run.lesson)
            self.table = self.run.table
            self.changed()

    def changed(self, *, here: bool = True) -> None:
        """Call those who listen; nobody else is told of a lesson."""
        self.pictures.clear()
        self.revision += REVISIONS
        self.used = time.monotonic()
        for listener in list(self.listeners):
            listener()

    def start_bots(self) -> None:
        """The rival answers what the lesson says."""

    def _check_still(self) -> None:
        if self.moving:
            raise Refused("lesson_moving", 409)

    async def _keep(self, step: int, answers: list[str]) -> None:
        """Store how far the player is: with a chapter the answers begin anew."""
        steps = self.run.lesson.steps
        answers = answers if steps[step].position is None else []
        self.done = self.done or step + 1 == len(steps)
        row = LessonRow(
            person=self.person, game=self.row.game, step=step, answers=answers, done=self.done, at=wall_time.now()
        )
        try:
            await self.tables.store.keep_lesson(row)
        except Taken:  # the same lesson was gone on with in another worker at this moment
            raise Refused("lesson_moving", 409) from None

    def _go_on(self) -> None:
        """Let the rival answer, one answer after the other where somebody looks on, and go to the next step."""
        self.moving = bool(self.run.step.rival)
        if self.moving:
            self.changed()
            self.thinking[RIVAL] = self.tables.spawn(self._follow())
        else:
            self._advance()

    async def _follow(self) -> None:
        try:
            for token in self.run.step.rival:
                if self.listeners:
                    await asyncio.sleep(self.tables.settings.bot_pause)
                self.run.answer_of_rival(token, wall_time.now())
                self.changed()
        finally:
            self.moving = False
        self._advance()

    def _advance(self) -> None:
        if self.run.advance():
            self.table = self.run.table
        self.changed()


class Lessons:
    """The lessons that people take on this server; those that nobody looks at leave memory."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.live: dict[tuple[str, str], LiveLesson] = {}
        self.loading = asyncio.Lock()

    async def get(self, person: Person, game: str) -> LiveLesson:
        """Where this person is in the lesson of a game, from memory or as it was stored; else its beginning."""
        lesson = load(game).lesson
        if lesson is None:
            raise Refused("no_lesson", 404)
        async with self.loading:
            found = self.live.get((person.id, game))
            if found is None:
                self._drop_idle()
                row = await self.tables.store.lesson(person.id, game)
                found = self.live[person.id, game] = self._load(lesson, person, row)
        found.used = time.monotonic()
        return found

    def forget(self, person: str, game: str) -> None:
        """Another worker went on with this lesson: whoever looks at it here comes again."""
        live = self.live.pop((person, game), None)
        if live is not None:
            live.dropped = True
            for listener in list(live.listeners):
                listener()

    def _load(self, lesson: Lesson, person: Person, row: LessonRow | None) -> LiveLesson:
        run = LessonRun.resume(lesson, row.step, row.answers) if row else LessonRun(lesson)
        game, state = lesson.game, run.table.state
        table = TableRow(
            id=f"learn-{game.slug}",
            game=game.slug,
            version=game.version,
            seats=state.seats,
            seed=state.seed,
            options=dict(state.options),
            created=wall_time.now(),
            status="live",
            creator=person.id,
            talk="off",
        )
        seats = [
            SeatRow(kind="person", table=table.id, seat=PLAYER, person=person.id, name=person.name),
            SeatRow(kind="bot", table=table.id, seat=RIVAL, name=lesson.rival),
        ]
        done = row.done if row else False
        return LiveLesson(self.tables, table, seats, run.table, run=run, person=person.id, done=done)

    def _drop_idle(self) -> None:
        """Forget lessons that nobody has looked at for a while, and the longest unused where there are too many."""
        settings, now = self.tables.settings, time.monotonic()
        idle = [key for key, live in self.live.items() if not live.listeners and not live.moving]
        idle.sort(key=lambda key: self.live[key].used)
        too_many = len(self.live) - settings.tables_in_memory
        for number, key in enumerate(idle):
            if number < too_many or self.live[key].used < now - settings.idle_minutes * 60:
                del self.live[key]
