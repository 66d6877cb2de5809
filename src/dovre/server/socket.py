"""The socket of a table: answers come in, what each reader may know goes out, numbered.

A browser is known by its session cookie, a program by the token of its seat. `messages.py` has the messages as types:

    hello   {n, seq, show, front, size, theme, lang, deflate, people, heard}  -> table {...}: what one has and wants
    resync  {n}                   -> table {...}, whole: a message was missed, or did not fit
    show    {seat}                -> table {...}, whole, as another of one's own seats sees it (null: everybody)
    front   {seat}                -> table {...}: the area of this seat in front, where one's own lies (null: one's own)
    answer  {id, n, seat, token, again}  -> done {id, n} once it is stored, or refused {id, code, words, rule, n}
    undo    {id, n, seat, again}  -> done or refused
    why     {id, seat, token}     -> why {id, words, rule}: the reason an answer is not allowed; no words if it is
    thing   {id, name, chosen}    -> thing {id, what, about, rule, follows, why, why_rule}: words for a thing
    sure    {id, seat, token}     -> sure {id, words}: why an answer cannot be taken back; no words if it can
    hint    {id, seat}            -> hint {id, n, lines}: the best few answers, where the host allows it
    next    {id, step, back}      -> done: on from a step of a lesson that only tells, or back to the one before
    say     {id, seat, phrase, text}  -> done {id, n} with the number of the line, or refused
    ping    {}                    -> pong {}

With `people: true` in `hello` two small messages come as well, whenever they have news:

    people  {here, away, watching}  seats that are here; those away, with the seconds since when or null; spectators
    talk    {lines}  what was said at the table after line `heard` of `hello`: {n, seat, at, and phrase or text}

Who got no reply to an answer or an undo, since the line was cut, sends the same once more with `again`: it is taken if
its question still stands, and `done` names the entry if it was stored the first time.

Whenever the table changes, `table {...}` comes. With `base` it holds what has changed since the picture of that number,
which is always the one sent before; fields and rows that are left out are as they were. Without `base` it is whole. A
reader who is slow skips pictures: the next message leads from what it was sent last to what is true now.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import asdict
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dovre.kernel import things
from dovre.kernel.errors import DovreError, NotLegal
from dovre.kernel.lesson import PLAYER
from dovre.kernel.texts import load_texts
from dovre.kernel.view import View
from dovre.server import pictures, request_context
from dovre.server.coach import hints
from dovre.server.identity import hashed
from dovre.server.lessons import LiveLesson
from dovre.server.live import LiveTable
from dovre.server.messages import (
    AskHint,
    AskSure,
    AskThing,
    AskWhy,
    BringToFront,
    Done,
    Encoded,
    GiveAnswer,
    Hello,
    Hint,
    Id,
    Incoming,
    NextStep,
    Ping,
    Pong,
    Reason,
    RefusedMessage,
    Resync,
    Say,
    Show,
    Sure,
    TakeBack,
    TalkMessage,
    ThingMessage,
)
from dovre.server.metrics import REFUSALS, SOCKETS
from dovre.server.pictures import Picture, Reader
from dovre.server.refusals import Refused
from dovre.server.talk import say, talk_of

log = structlog.get_logger()

Socket = WebSocket[Any, Any, Any]
POLICY_VIOLATION = 1008
COME_AGAIN = 1012  # the table was loaded anew: a reader that connects again gets the present one
DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


class AnyMessage(msgspec.Struct):
    """A message of which only the id can be read, to name it in the refusal."""

    id: Id = None


class Connection:
    """One open socket: whose it is, what it shows, which picture it was sent."""

    def __init__(self, socket: Socket, live: LiveTable, mine: list[int], lang: str, per_second: int) -> None:
        self.socket = socket
        self.live = live
        self.reader = Reader(mine[0] if len(mine) == 1 else None, lang, tuple(mine))
        self.picture: Picture | None = None  # the one sent last; None before the first, and when the next must be whole
        self.has = 0  # the last entry of the log that the reader has
        self.question = 0  # the reader's own one when another area was brought to the front
        self.deflate = False
        self.ready = False
        self.people = -1  # the version of who is here that was sent last
        self.heard: int | None = None  # the last line of talk that was sent; None: the reader wants neither
        self.ended = False
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.hinting: asyncio.Task[None] | None = None  # the coach at work for this reader
        self.times: deque[float] = deque(maxlen=per_second)  # of the last messages that came in

    def wake(self) -> None:
        self.news.set()

    def end(self) -> None:
        """The session that this socket belongs to has ended."""
        self.ended = True
        self.news.set()

    async def send(self, message: Encoded) -> None:
        async with self.sending:
            try:
                if self.deflate and message.worth_packing:
                    await self.socket.send_data(message.packed, mode="binary")
                else:
                    await self.socket.send_data(message.text, mode="text")
            except OSError as error:  # the reader is gone, or was dropped since it did not read
                raise WebSocketDisconnect(detail="gone") from error

    async def tell_changes(self) -> None:
        """Tell the table whenever it changes; a slow reader gets the newest and skips what lies between."""
        while True:
            await self.news.wait()
            self.news.clear()
            if self.live.dropped or self.ended:
                await self.socket.close(POLICY_VIOLATION if self.ended else COME_AGAIN)
                return
            if self.ready:
                await self.push()
                await self.push_people()

    async def push(self) -> None:
        """Send what the reader does not have yet; a new question of the reader's own brings the own area back."""
        if self.reader.front is not None and self._question() not in (0, self.question):
            self.reader = msgspec.structs.replace(self.reader, front=None)
        old, new = self.picture, pictures.picture(self.live, self.reader, self.picture)
        if old is new:
            return
        self.picture = new
        if old is None:
            message = Encoded(pictures.whole_message(self.live, self.reader, new, self.has))
        elif old.facts.front != new.facts.front:  # not what others are sent who had this area in front before
            message = Encoded(pictures.update_message(self.live, self.reader, old, new))
        else:
            message = pictures.update(self.live, self.reader, old, new)
        self.has = self.live.number
        await self.send(message)

    async def push_people(self) -> None:
        """Tell who is here and what was said, where there is news, to a reader who wants it."""
        if self.heard is None:
            return
        if self.people != self.live.presence.version:
            self.people = self.live.presence.version
            await self.send(Encoded(pictures.people(self.live)))
        talk = await talk_of(self.live)
        if self.heard < talk.last:
            lines = pictures.talk_lines(talk.since(self.heard))
            self.heard = talk.last
            await self.send(Encoded(TalkMessage(lines)))

    async def push_whole(self, has: int) -> None:
        """Send the whole picture, with the story after entry `has`."""
        self.picture, self.has = None, has if has <= self.live.number else 0
        await self.push()

    # -- what comes in -------------------------------------------------------------------------------------------

    async def receive(self, text: str) -> None:
        """Do what one message asks; a refusal is told and changes nothing."""
        message: Any = None
        try:
            self._check_rate()
            message = self._decode(text)
            await self._handle(message)
        except DovreError as error:
            await self._refuse(error, _id_of(text) if message is None else getattr(message, "id", None))

    async def _refusing(self, message: AskHint, work: Awaitable[None]) -> None:
        """Work that goes on beside the messages that come in."""
        try:
            await work
        except DovreError as error:
            await self._refuse(error, message.id)

    async def _refuse(self, error: DovreError, asked: Id) -> None:
        REFUSALS.labels(error.key).inc()
        log.info("refused", table=self.live.id, code=error.key)
        await self.send(
            Encoded(
                RefusedMessage(
                    id=asked,
                    code=error.key,
                    words=error.words(self.reader.lang),
                    rule=error.refusal.rule if isinstance(error, NotLegal) else "",
                    n=self.live.number,
                )
            )
        )

    def _check_rate(self) -> None:
        now = time.monotonic()
        if len(self.times) == self.times.maxlen and self.times[0] > now - 1:
            raise Refused("too_fast", 429)
        self.times.append(now)

    def _decode(self, text: str) -> Incoming:
        most = self.live.tables.settings.message_bytes
        if len(text) > most:
            raise Refused("too_large", 413, most=most // 1024)
        try:
            return DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("bad_message", detail=_fault(error)) from None

    async def _handle(self, message: Incoming) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Resync(n=has):
                self.ready = True
                await self.push_whole(has)
            case Show(seat=seat):
                shown = None if seat is None else self._own(seat)
                self.reader = msgspec.structs.replace(self.reader, seat=shown, front=None)
                await self.push_whole(0)
            case BringToFront(seat=seat):
                self._bring(seat)
                await self.push()
            case GiveAnswer(n=seen, seat=seat, token=token, again=again):
                number = await self.live.answer(self._own(seat), seen, token, again=again)
                await self.send(Encoded(Done(message.id, number)))
                if self.ready:
                    await self.push()  # at once: both leave together
            case TakeBack(n=seen, seat=seat, again=again):
                number = await self.live.undo(self._own(seat), seen, again=again)
                await self.send(Encoded(Done(message.id, number)))
            case AskThing() | AskSure() | AskHint() | AskWhy():
                await self._inform(message)
            case NextStep(step=step, back=back):
                await self._next_step(step, back)
                await self.send(Encoded(Done(message.id, self.live.number)))
            case Say(seat=seat, phrase=phrase, text=text):
                number = await say(self.live, self._own(seat), phrase, text)
                await self.send(Encoded(Done(message.id, number)))
            case Ping():
                await self.send(Encoded(Pong()))

    async def _inform(self, message: AskThing | AskSure | AskHint | AskWhy) -> None:
        """What a player asks before answering; nothing changes by it."""
        match message:
            case AskThing():
                await self._thing(message)
            case AskSure():
                await self._sure(message)
            case AskHint():
                self._start_hint(message)
            case AskWhy():
                await self._why(message)

    async def _hello(self, message: Hello) -> None:
        seat = self.reader.seat if message.show is None else self._own(message.show)
        lang = message.lang or self.reader.lang
        self.reader = Reader(seat, lang, self.reader.mine, message.size, message.theme)
        self._bring(message.front)
        self.deflate = message.deflate
        self.ready = True
        if message.seq == self.live.revision:
            await self._nothing_new()
        else:
            await self.push_whole(message.n)
        if message.people:
            self.people, self.heard = -1, message.heard
            await self.push_people()

    def _bring(self, seat: int | None) -> None:
        """Let the area of a seat lie in front until the reader is asked something new."""
        if seat is not None and seat >= self.live.state.seats:
            raise Refused("bad_message", detail="seat")
        own = self.reader.seat or 0
        self.question = self._question()
        self.reader = msgspec.structs.replace(self.reader, front=None if seat == own else seat)

    def _question(self) -> int:
        """Tells the reader's own questions apart; 0 if there is none."""
        seat = self.reader.seat
        if seat is None or seat not in self.live.state.waiting:
            return 0
        return self.live.table.asked_since[seat] + 1

    async def _nothing_new(self) -> None:
        """A page has its first picture already; one whose line was cut for a moment has missed nothing."""
        self.picture = pictures.picture(self.live, self.reader)
        self.has = self.live.number
        await self.send(Encoded(pictures.update_message(self.live, self.reader, self.picture, self.picture)))

    async def _why(self, message: AskWhy) -> None:
        self.live.check_started()
        live, seat = self.live, self._own(message.seat)
        reason = live.game.why_not(live.state, seat, message.token)
        texts = live.game.texts(self.reader.lang).named(live.names)
        words = texts.say(f"refusal.{reason.code}", **dict(reason.parts)) if reason else ""
        await self.send(Encoded(Reason(message.id, words, reason.rule if reason else "")))

    async def _next_step(self, step: int, back: bool) -> None:
        if not isinstance(self.live, LiveLesson):
            raise Refused("no_lesson", 404)
        await (self.live.step_before(step) if back else self.live.next_step(step))

    async def _thing(self, message: AskThing) -> None:
        """Tell about a thing what the seat may know that the reader looks through."""
        self.live.check_started()
        live, seat = self.live, self.reader.seat
        texts = live.game.texts(self.reader.lang).named(live.names)
        told = things.tell(live.game, live.state, seat, message.name, message.chosen, texts)
        await self.send(Encoded(ThingMessage(message.id, **asdict(told))))

    async def _sure(self, message: AskSure) -> None:
        self.live.check_started()
        live, seat = self.live, self._own(message.seat)
        view: View = live.state.view(seat)
        action = live.game.parse(message.token)
        reason = things.cannot_be_undone(live.game, view, action) if action in view.legal else None
        words = load_texts("dovre.server", self.reader.lang).say(f"confirm.{reason}") if reason else ""
        await self.send(Encoded(Sure(message.id, words)))

    def _start_hint(self, message: AskHint) -> None:
        """Let the coach think beside what else the reader does, on one question at a time."""
        seat = self._own(message.seat)
        if self.hinting is not None and not self.hinting.done():
            raise Refused("too_fast", 429)
        self.hinting = self.live.tables.spawn(self._refusing(message, self._hint(message.id, seat)))

    async def _hint(self, asked: Id, seat: int) -> None:
        number = self.live.number
        lines = await hints(self.live, seat, self.reader.lang)
        await self.send(Encoded(Hint(asked, number, lines)))

    def _own(self, seat: int) -> int:
        if seat not in self.reader.mine:
            raise Refused("not_your_seat", 403)
        return seat


def _fault(error: Exception) -> str:
    """Which field of a message is wrong, where the decoder names one."""
    found = re.search(r"at `\$\.?(\w+)|field `(\w+)`", str(error))
    return f"{found[1] or found[2]} ({error})"[:120] if found else str(error)[:120]


def _id_of(text: str) -> Id:
    try:
        return msgspec.json.decode(text, type=AnyMessage).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def seats_of(socket: Socket, live: LiveTable) -> list[int]:
    """The seats this connection may answer for: by the token of a seat, or by the session."""
    bearer = socket.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if bearer:
        row = await live.tables.store.seat_of_api(hashed(bearer))
        if row is None or row.table != live.id:
            raise Refused("not_your_seat", 403)
        return [row.seat]
    person = await request_context.person(socket)
    return live.seats_of(person.id if person else None)


@websocket("/t/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """The socket of a table."""

    async def find() -> tuple[LiveTable, list[int]]:
        live = await request_context.tables(socket).get(table)
        return live, await seats_of(socket, live)

    await serve(socket, find)


@websocket("/learn/{game:str}/socket")
async def lesson_socket(socket: Socket, game: FromPath[str]) -> None:
    """The socket of one's own lesson."""

    async def find() -> tuple[LiveTable, list[int]]:
        person = await request_context.person(socket)
        if person is None:
            raise Refused("no_session", 403)
        return await request_context.lessons(socket).get(person, game), [PLAYER]

    await serve(socket, find)


async def serve(socket: Socket, find: Callable[[], Awaitable[tuple[LiveTable, list[int]]]]) -> None:
    """One socket for as long as it lives; `find` gives the table and the seats of whoever asks."""
    try:
        await _serve(socket, find)
    finally:  # they hold the socket that holds them: what lies in a circle stays until garbage is collected
        socket.receive = socket.send = _ended


async def _ended(*_: Any) -> Any:
    raise WebSocketDisconnect(detail="gone")


async def _serve(socket: Socket, find: Callable[[], Awaitable[tuple[LiveTable, list[int]]]]) -> None:
    lang = request_context.language(socket)
    with ExitStack() as stack:
        try:
            request_context.check_host(socket)
            request_context.check_origin(socket)
            client = request_context.client(socket)
            socket.app.state.new_sockets.take(client)
            live, mine = await find()
            stack.enter_context(socket.app.state.sockets.room(client, plays=bool(mine)))
        except DovreError as error:
            await socket.accept()
            await socket.send_data(Encoded(RefusedMessage(None, error.key, error.words(lang))).text)
            await socket.close(POLICY_VIOLATION)
            return
        await attend(socket, live, mine, lang)


async def attend(socket: Socket, live: LiveTable, mine: list[int], lang: str) -> None:
    """Let a reader listen and speak until the socket closes."""
    await socket.accept()
    connection = Connection(socket, live, mine, lang, request_context.settings(socket).messages_per_second)
    live.listeners.add(connection.wake)
    live.presence.listeners.add(connection.wake)
    live.presence.come(mine)
    SOCKETS.inc()
    telling = asyncio.create_task(connection.tell_changes())
    session = request_context.session_token(socket)
    try:
        with request_context.identity(socket).ending(session, connection.end):
            while True:
                await connection.receive(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        pass
    finally:
        live.listeners.discard(connection.wake)
        live.presence.listeners.discard(connection.wake)
        live.presence.go(mine)
        SOCKETS.dec()
        working = [telling, *([connection.hinting] if connection.hinting else [])]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)


ROUTES = [table_socket, lesson_socket]
