"""What the server and a table's readers say to each other, as typed messages, and what one reader is told of a table.

Messages are JSON objects told apart by their `type`. What comes in is `Incoming`; a message that does not fit is
refused by naming the field. What goes out is `Outgoing`.

A reader is told a `Picture` of the table, made from the view of the seat that is shown, in the reader's language. The
first is sent whole; afterwards only what has changed since the picture the reader has. Pictures are numbered: `seq` is
the number of the one told, `base` of the one the changes build on. A reader who has another one asks for the whole.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, structs

from dovre.kernel.decision import TOGETHER
from dovre.kernel.events import Walk, seen_by
from dovre.kernel.scores import ScoreLine, total
from dovre.kernel.state import State
from dovre.kernel.table import UNDO, Entry
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.view import View
from dovre.render.changes import Changes, changes
from dovre.render.svg import Drawing
from dovre.server import wall_time
from dovre.server.lessons import LiveLesson
from dovre.server.live import LiveTable
from dovre.server.rows import TalkRow

PACK_FROM = 3000  # bytes, two packets; a shorter message gains too little by being compressed
PACK_LEVEL = 2  # of zlib, by measurement: higher ones take longer than they save

Size = Literal["desktop", "phone"]
Theme = Literal["light", "dark"]
Lang = Literal["fr", "en"]
Id = int | str | None
SeatNumber = Annotated[int, Meta(ge=0)]
EntryNumber = Annotated[int, Meta(ge=0)]
Token = Annotated[str, Meta(max_length=80)]
ThingName = Annotated[str, Meta(max_length=80)]

# -- what comes in -----------------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message, and again when the screen changes: what the reader has, and how it is to be told.

    `n` is the last entry of the log that the reader has, `seq` the picture. `show` is which of one's own seats to show.
    `front` is whose area lies in front. With `deflate` longer messages come compressed, as binary frames of raw
    deflate. With `people` the reader is told who is here and what is said at the table too, after line `heard`.
    """

    n: EntryNumber = 0
    seq: int | None = None
    show: SeatNumber | None = None
    front: SeatNumber | None = None
    size: Size = "desktop"
    theme: Theme = "light"
    lang: Lang | None = None
    deflate: bool = False
    people: bool = False
    heard: EntryNumber = 0


class Resync(Struct, tag_field="type", tag="resync"):
    """Send the whole picture: a message is missing, or did not fit. `n` as in `Hello`."""

    n: EntryNumber = 0


class Show(Struct, tag_field="type", tag="show"):
    """Show the table to another of one's own seats; null: as everybody may see it."""

    seat: SeatNumber | None


class BringToFront(Struct, tag_field="type", tag="front"):
    """Draw this seat's area in front, where one's own lies; null: one's own again. Nothing more is told by it."""

    seat: SeatNumber | None


class GiveAnswer(Struct, tag_field="type", tag="answer"):
    """An answer given on sight of entry `n`; `Done` comes back once it is stored.

    `again` says that it was sent before and no reply came: where it was stored then, `Done` names that entry.
    """

    n: EntryNumber
    seat: SeatNumber
    token: Token
    id: Id = None
    again: bool = False


class TakeBack(Struct, tag_field="type", tag="undo"):
    """Take back the seat's last answer, on sight of entry `n`; `again` as in `GiveAnswer`."""

    n: EntryNumber
    seat: SeatNumber
    id: Id = None
    again: bool = False


class AskWhy(Struct, tag_field="type", tag="why"):
    """Ask for the reason an answer is not allowed; `Reason` comes back."""

    seat: SeatNumber
    token: Token
    id: Id = None


class NextStep(Struct, tag_field="type", tag="next"):
    """Go on from this step of a lesson, which only tells, or back to the one before; `Done` comes back once stored."""

    step: Annotated[int, Meta(ge=0)]
    back: bool = False
    id: Id = None


class Say(Struct, tag_field="type", tag="say"):
    """Say something at the table: a set phrase by its key, or a text. `Done` comes back with the number of the line."""

    seat: SeatNumber
    phrase: Token = ""
    text: str = ""
    id: Id = None


class AskThing(Struct, tag_field="type", tag="thing"):
    """Ask about a thing on the board, by its name there, having chosen some others; `ThingMessage` comes back."""

    name: ThingName
    chosen: Annotated[tuple[ThingName, ...], Meta(max_length=4)] = ()
    id: Id = None


class AskSure(Struct, tag_field="type", tag="sure"):
    """Ask whether an answer can be taken back, before it is given; `Sure` comes back."""

    seat: SeatNumber
    token: Token
    id: Id = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Is anybody there? `Pong` comes back."""


Incoming = (
    Hello | Resync | Show | BringToFront | GiveAnswer | TakeBack | AskWhy | AskThing | AskSure | NextStep | Say | Ping
)

# -- what goes out -----------------------------------------------------------------------------------------------------


class Done(Struct, tag_field="type", tag="done"):
    """An answer or an undo is stored; `n` is its number in the log."""

    id: Id
    n: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """What was asked is not done, and nothing has changed: why, in the reader's language, and by which rule."""

    id: Id
    code: str
    words: str
    rule: str = ""
    n: int = 0


class Reason(Struct, tag_field="type", tag="why"):
    """Why an answer is not allowed; no words if it is."""

    id: Id
    words: str
    rule: str


class ThingMessage(Struct, tag_field="type", tag="thing", omit_defaults=True):
    """The words for a thing, as the reader's seat may know it; see `dovre.kernel.things`. "" where there are none."""

    id: Id
    what: str = ""
    about: str = ""
    rule: str = ""
    follows: str = ""
    why: str = ""
    why_rule: str = ""


class Sure(Struct, tag_field="type", tag="sure"):
    """Why an answer is better given twice: it matters and cannot be taken back. No words for any other."""

    id: Id
    words: str


class Pong(Struct, tag_field="type", tag="pong"):
    """Yes, somebody is."""


class People(Struct, tag_field="type", tag="people"):
    """Who is here: seats, those whose person is away, each with the seconds since when if that is known, spectators."""

    here: tuple[int, ...]
    away: dict[int, int | None]
    watching: int


class TalkLine(Struct, frozen=True, omit_defaults=True):
    """Something that was said: a set phrase by its key, or a text."""

    n: int
    seat: int
    at: int  # seconds since 1970
    phrase: str = ""
    text: str = ""


class TalkMessage(Struct, tag_field="type", tag="talk"):
    """What was said since the lines that the reader has."""

    lines: tuple[TalkLine, ...]


class Asked(Struct, frozen=True):
    """The reader's own question, or whom the table waits for; with the ids of the rules of a question."""

    text: str
    rules: tuple[str, ...] = ()


class Choice(Struct, frozen=True):
    """An answer one may give: its token, and what it does in words."""

    act: str
    label: str


class SheetLine(Struct, frozen=True):
    text: str
    amount: int
    rule: str


class SheetSeat(Struct, frozen=True):
    """The score of a seat as far as the reader can vouch for it."""

    seat: int
    name: str
    total: int
    sure: bool
    lines: tuple[SheetLine, ...]


class SeatInfo(Struct, frozen=True):
    """Who plays a seat, and whether the table waits for it."""

    seat: int
    name: str
    kind: str
    bot: str
    mine: bool
    asked: bool


class UndoInfo(Struct, frozen=True):
    """How many answers the reader can take back, and the words for why not one more."""

    count: int
    why: str


class Clock(Struct, frozen=True):
    """On a table with a clock: seconds for an answer, and those that are left, by seat."""

    limit: int
    left: dict[int, int]


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A sentence of the story: the entry it belongs to, whose entry it is, and the things it speaks of on the board."""

    n: int
    seat: int
    text: str
    things: tuple[str, ...] = ()
    round: bool = False  # a heading: a round of the game begins


class LessonInfo(Struct, frozen=True):
    """The step of a lesson: what is said, what the board points at, and whether it waits for an answer."""

    step: int
    chapter: int
    chapters: tuple[int, ...]  # the steps with which they begin, and how many steps there are
    title: str
    text: str
    rules: tuple[str, ...]
    point: tuple[str, ...]
    told: bool  # it only tells: one goes on with `NextStep`
    back: bool  # the step before can be read once more
    moving: bool  # the rival's answers are under way
    last: bool


class BoardChanges(Struct, omit_defaults=True):
    """What to do to the board one has; see `dovre.render.changes`. What is left out has not changed."""

    count: int
    symbols: dict[str, str] = {}
    gone: tuple[str, ...] = ()
    parts: dict[str, str] = {}
    order: dict[str, tuple[str, ...]] = {}
    title: str | None = None
    words: dict[int, str] = {}

    @classmethod
    def of(cls, found: Changes) -> BoardChanges:
        return cls(found.count, found.symbols, found.gone, found.parts, found.order, found.title, found.words)


class WalkLine(Struct, frozen=True, omit_defaults=True):
    """A piece that walks: the places it passes by their names on the board, and its look if it is on no board."""

    name: str
    way: tuple[str, ...]
    look: str = ""


Movement = str | WalkLine


class Facts(Struct, kw_only=True):
    """What is told of a table beside its board and story. A message leaves out what has not changed.

    `sheet` and `seats` then hold only the rows that have; each names its seat.
    """

    n: int | UnsetType = UNSET  # the number of the last entry
    status: str | UnsetType = UNSET
    rematch: str | UnsetType | None = UNSET  # the table where the same people play again
    seat: int | UnsetType | None = UNSET  # whose view this is; null: what everybody may see
    front: int | UnsetType | None = UNSET  # whose area lies in front; null: one's own, or the first seat's
    mine: tuple[int, ...] | UnsetType = UNSET  # the reader's own seats
    turn: tuple[int, ...] | UnsetType = UNSET  # those of them that must answer
    waiting: tuple[int, ...] | UnsetType = UNSET  # all seats that must answer
    asked: Asked | UnsetType = UNSET
    answers: tuple[Choice, ...] | UnsetType = UNSET
    sheet: tuple[SheetSeat, ...] | UnsetType = UNSET
    seats: tuple[SeatInfo, ...] | UnsetType = UNSET
    undo: UndoInfo | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    since: int | UnsetType = UNSET  # the reader's last answer: what came after it is news
    lesson: LessonInfo | UnsetType = UNSET  # on the table of a lesson


class TableMessage(Facts, tag_field="type", tag="table", kw_only=True):
    """The table as one reader may see it: whole, or with `base` what has changed since that picture."""

    seq: int
    base: int | UnsetType = UNSET
    board: str | UnsetType = UNSET  # the whole board
    changes: BoardChanges | UnsetType = UNSET
    moved: tuple[Movement, ...] = ()  # what the last entry moved, in order, by the names on the board
    clock: Clock | UnsetType | None = UNSET
    log: tuple[LogLine, ...] = ()  # the story since the entry the reader has


Outgoing = TableMessage | Done | RefusedMessage | Reason | ThingMessage | Sure | Pong | People | TalkMessage

BY_SEAT = ("sheet", "seats")
PLAIN = tuple(name for name in Facts.__struct_fields__ if name not in BY_SEAT)
ENCODER = msgspec.json.Encoder()


class Encoded:
    """A message as text, and compressed once somebody wants it so; one for all sockets that are sent the same."""

    __slots__ = ("_packed", "text")

    def __init__(self, message: Outgoing) -> None:
        self.text = ENCODER.encode(message).decode()
        self._packed: bytes | None = None

    @property
    def worth_packing(self) -> bool:
        return len(self.text) >= PACK_FROM

    @property
    def packed(self) -> bytes:
        if self._packed is None:
            packer = zlib.compressobj(PACK_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
            self._packed = packer.compress(self.text.encode()) + packer.flush()
        return self._packed


# -- who reads, and what they are told ---------------------------------------------------------------------------------


class Reader(Struct, frozen=True):
    """Who reads: a seat or a spectator, in a language, on a screen of some size; and which seats are the reader's own.

    Readers that are equal are told the same.
    """

    seat: int | None
    lang: str
    mine: tuple[int, ...] = ()
    size: str = "desktop"
    theme: str = "light"
    front: int | None = None  # whose area lies in front, if not the reader's own


NOTHING_DEALT = Drawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">', "", (), "", {}, {})


class Picture:
    """All that a reader is told of one state of a table; `updates` are the messages that lead to it, by their base."""

    __slots__ = ("clock_ends", "drawing", "facts", "moved", "names", "number", "score_lines", "seq", "updates")

    def __init__(
        self,
        seq: int,
        number: int,
        facts: Facts,
        drawing: Drawing,
        moved: tuple[Movement, ...],
        clock_ends: dict[int, float],
        names: tuple[str, ...],
        score_lines: tuple[ScoreLine, ...],
    ) -> None:
        self.seq = seq
        self.number = number  # of the last entry
        self.facts = facts
        self.drawing = drawing
        self.moved = moved
        self.clock_ends = clock_ends
        self.names = names
        self.score_lines = score_lines
        self.updates: dict[int, Encoded] = {}


def picture(live: LiveTable, reader: Reader, before: Picture | None = None) -> Picture:
    """The table as this reader may see it now, made once for all equal readers; `before` is one they had before."""
    found: Picture | None = live.pictures.get(reader)
    if found is None:
        found = live.pictures[reader] = _picture(live, reader, before)
    return found


def _picture(live: LiveTable, reader: Reader, before: Picture | None) -> Picture:
    state, names, log = live.state, live.names, live.table.log
    texts = live.game.texts(reader.lang).named(names)
    is_open = live.row.status == "open"  # nothing has been dealt: there is nothing to see, and nothing to answer
    view: View = state.view(None if is_open else reader.seat)
    moved = movements(live, log[-1], reader.seat) if log else ()
    facts = Facts(
        n=live.number,
        status=live.row.status,
        rematch=live.row.rematch,
        seat=reader.seat,
        front=reader.front,
        mine=reader.mine,
        turn=tuple(seat for seat in live.people_asked if seat in reader.mine),
        waiting=() if is_open else view.waiting,
        asked=question(live, state, view, texts),
        answers=tuple([Choice(action.token, live.game.label(view, action, texts)) for action in view.legal]),
        sheet=sheet_before_the_deal(names) if is_open else sheet(view, texts, before),
        seats=seat_infos(live, reader.mine),
        undo=undo_info(live, reader),
        over=view.over,
        winners=view.winners,
        since=last_answer(log, reader.seat),
        lesson=(lesson := lesson_info(live, reader.lang)),
    )
    marked = moved if lesson is UNSET else lesson.point or moved
    drawing = NOTHING_DEALT if is_open else draw(live, view, reader, names, marked)
    return Picture(live.revision, live.number, facts, drawing, moved, clock_ends(live), names, view.sheet)


def whole_message(live: LiveTable, reader: Reader, shown: Picture, since: int = 0) -> TableMessage:
    """A picture for a reader who has none, with the story after entry `since`."""
    return TableMessage(
        seq=shown.seq,
        board=str(shown.drawing),
        moved=shown.moved,
        clock=clock(live, shown),
        log=log_lines(live, reader, since),
        **{name: getattr(shown.facts, name) for name in Facts.__struct_fields__},
    )


def update(live: LiveTable, reader: Reader, old: Picture, new: Picture) -> Encoded:
    """The message that leads from one picture to another of the same reader, encoded once for all of them."""
    found = new.updates.get(old.seq)
    if found is None:
        found = new.updates[old.seq] = Encoded(update_message(live, reader, old, new))
    return found


def update_message(live: LiveTable, reader: Reader, old: Picture, new: Picture) -> TableMessage:
    """What has changed from one picture to another of the same reader."""
    message = TableMessage(seq=new.seq, base=old.seq, moved=new.moved)
    before, after = old.facts, new.facts
    for name in PLAIN:
        value = getattr(after, name)
        if value != getattr(before, name):
            setattr(message, name, value)
    for name in BY_SEAT:
        rows = tuple([row for was, row in zip(getattr(before, name), getattr(after, name), strict=True) if was != row])
        if rows:
            setattr(message, name, rows)
    if old.clock_ends != new.clock_ends:
        message.clock = clock(live, new)
    if old.number != new.number:
        message.log = log_lines(live, reader, old.number)
    found = changes(old.drawing, new.drawing)
    if found is None:
        message.board = str(new.drawing)
    else:
        message.changes = BoardChanges.of(found)
    return message


# -- the parts ---------------------------------------------------------------------------------------------------------


def draw(live: LiveTable, view: View, reader: Reader, names: Sequence[str], moved: Iterable[Movement]) -> Drawing:
    drawing: Drawing = live.game.board(
        view,
        lang=reader.lang,
        theme=reader.theme,
        size=reader.size,
        names=names,
        marks=marks(moved),
        front=reader.front,
    )
    return drawing


def question(live: LiveTable, state: State, view: View, texts: Texts) -> Asked:
    """The prompt of the reader's own question, or whom the table waits for."""
    own = load_texts("dovre.server", texts.lang)
    if view.over:
        return Asked(own.say("table.over", result=live.game.end_words(view, texts)))
    if live.row.status == "open":
        return Asked(own.say("table.open"))
    if view.decision is not None:
        return Asked(live.game.prompt(view.decision, texts), view.decision.rules)
    key = "table.chosen" if has_answered(state, view.seat) else "table.waits"
    return Asked(own.say(key, seats=texts.join([texts.seat(seat) for seat in view.waiting])))


def has_answered(state: State, seat: int | None) -> bool:
    """Whether this seat has given its answer to a question that still waits for others."""
    top = state.stack[-1] if state.stack else None
    return seat is not None and top is not None and top[1] == TOGETHER and bool(top[2][seat])


def sheet(view: View, texts: Texts, before: Picture | None = None) -> tuple[SheetSeat, ...]:
    """The score lines this seat can vouch for, by seat; most answers change nothing in them."""
    if before is not None and not view.over and (before.score_lines, before.names) == (view.sheet, texts.names):
        return before.facts.sheet  # type: ignore[return-value]  # a picture leaves nothing out
    sums = total(view.sheet, view.seats)
    lines: list[list[SheetLine]] = [[] for _ in range(view.seats)]
    for line in view.sheet:
        lines[line.seat].append(sheet_line(line, texts))
    return tuple(
        [
            SheetSeat(seat, texts.seat(seat), sums[seat], view.over or seat == view.seat, tuple(lines[seat]))
            for seat in range(view.seats)
        ]
    )


def sheet_before_the_deal(names: Sequence[str]) -> tuple[SheetSeat, ...]:
    return tuple([SheetSeat(seat, name, 0, False, ()) for seat, name in enumerate(names)])


def sheet_line(line: ScoreLine, texts: Texts) -> SheetLine:
    return SheetLine(texts.say(f"score.{line.source}", **dict(line.parts)), line.amount, line.rule)


def lesson_info(live: LiveTable, lang: str) -> LessonInfo | UnsetType:
    """The step that a lesson is at; nothing on other tables."""
    if not isinstance(live, LiveLesson):
        return UNSET
    run, lesson = live.run, live.run.lesson
    step = run.step
    return LessonInfo(
        step=run.number,
        chapter=step.chapter,
        chapters=(*lesson.chapters, len(lesson.steps)),
        title=lesson.title(step.chapter)[lang],
        text=step.say[lang],
        rules=step.rules,
        point=() if live.moving else step.point,
        told=step.is_told,
        back=run.can_return,
        moving=live.moving,
        last=run.is_last,
    )


def log_lines(live: LiveTable, reader: Reader, since: int) -> tuple[LogLine, ...]:
    """The story after entry `since`, in words."""
    texts = live.game.texts(reader.lang).named(live.names)
    return tuple([line for entry in live.table.log[since:] for line in entry_lines(live, entry, reader.seat, texts)])


def entry_lines(live: LiveTable, entry: Entry, seat: int | None, texts: Texts) -> list[LogLine]:
    """What one seat may know of an entry. The token of a sealed answer is in none of them.

    What an event without words moved belongs to the sentence before it.
    """
    number, by = entry.number, entry.seat
    if entry.token == UNDO:
        undone = load_texts("dovre.server", texts.lang).say("table.undone", name=texts.seat(by))
        return [LogLine(number, by, undone)]
    lines: list[LogLine] = []
    for event in seen_by(entry.events, seat):
        text, things = live.game.describe(event, texts), live.game.pieces(event)
        if text:
            lines.append(LogLine(number, by, text, tuple(dict.fromkeys(things)), event.name in live.game.rounds))
        elif lines and things:
            known = lines[-1]
            lines[-1] = structs.replace(known, things=tuple(dict.fromkeys((*known.things, *things))))
    return lines


def last_answer(log: list[Entry], seat: int | None) -> int:
    """The number of this seat's last entry."""
    for entry in reversed(log):
        if entry.seat == seat:
            return entry.number
    return 0


def movements(live: LiveTable, entry: Entry, seat: int | None) -> tuple[Movement, ...]:
    """What an entry moved, by the names on the board; a piece that walks may do so more than once."""
    told: dict[object, Movement] = {}
    for event in seen_by(entry.events, seat):
        for one in live.game.movements(event):
            if isinstance(one, Walk):
                told[len(told), one] = WalkLine(one.piece, one.way, one.look)
            else:
                told.setdefault(one, one)
    return tuple(told.values())


def marks(moved: Iterable[Movement]) -> list[str]:
    """The names of what moved."""
    return [one.name if isinstance(one, WalkLine) else one for one in moved]


def seat_infos(live: LiveTable, mine: Iterable[int]) -> tuple[SeatInfo, ...]:
    waiting = live.state.waiting if live.row.status == "live" else ()
    return tuple(
        [
            SeatInfo(seat.seat, seat.name, seat.kind, seat.bot, seat.seat in mine, seat.seat in waiting)
            for seat in live.seats
        ]
    )


def undo_info(live: LiveTable, reader: Reader) -> UndoInfo:
    """How far the reader can go back, and the words for why not further."""
    if reader.seat is None:
        return UndoInfo(0, "")
    count, reason = live.table.undo_limit(reader.seat)
    return UndoInfo(count, load_texts("dovre.kernel", reader.lang).say(f"error.undo.{reason}"))


def clock_ends(live: LiveTable) -> dict[int, float]:
    """When the time of each person asked is up, on a table with a clock, in seconds since 1970."""
    if not live.row.clock:
        return {}
    return {seat: live.asked_at(seat) + live.row.clock for seat in live.people_asked}


def clock(live: LiveTable, shown: Picture) -> Clock | None:
    """The seconds that are left now; browsers' clocks differ from ours."""
    if not shown.clock_ends:
        return None
    now = wall_time.now()
    return Clock(live.row.clock, {seat: max(0, round(end - now)) for seat, end in shown.clock_ends.items()})


# -- who is here, and what they say ------------------------------------------------------------------------------------


def people(live: LiveTable) -> People:
    """Who is here now. Since when somebody is away is known from their last socket, else from their last answer."""
    presence, now = live.presence, wall_time.now()
    away: dict[int, int | None] = {}
    for seat in presence.away(live.seats):
        number = last_answer(live.table.log, seat)
        left = presence.left.get(seat) or (live.table.log[number - 1].at if number else 0.0)
        away[seat] = max(0, round(now - left)) if left else None
    return People(presence.here, away, presence.watching)


def talk_lines(rows: Iterable[TalkRow]) -> tuple[TalkLine, ...]:
    return tuple([TalkLine(row.number, row.seat, int(row.at), row.phrase, row.text) for row in rows])


# -- replays -----------------------------------------------------------------------------------------------------------


class ReplayStep(Struct, kw_only=True):
    """One state of a replay: the whole board, or what changes from the one that the page shows."""

    n: int  # after this entry
    of: int  # how many there are
    by: int | None  # whose entry it was
    told: tuple[str, ...]  # what happened with it
    moved: tuple[Movement, ...]
    board: str | UnsetType = UNSET
    changes: BoardChanges | UnsetType = UNSET


class ReplayStory(Struct):
    """What happened in a game, without what was taken back: its lines, and the entries to stop at.

    `stops` are the answers that stand, `turns` those of them after which another seat answers.
    """

    lines: tuple[LogLine, ...]
    stops: tuple[int, ...]
    turns: tuple[int, ...]


def replay_story(live: LiveTable, reader: Reader) -> ReplayStory:
    """The story of a game so far, as one seat may know it."""
    texts = live.game.texts(reader.lang).named(live.names)
    standing = live.table.standing
    lines = tuple([line for entry in standing for line in entry_lines(live, entry, reader.seat, texts)])
    ends = [entry for entry, after in pairwise([*standing, None]) if entry and (not after or after.seat != entry.seat)]
    return ReplayStory(lines, tuple([entry.number for entry in standing]), tuple([entry.number for entry in ends]))


def replay_step(live: LiveTable, reader: Reader, number: int, state: State) -> tuple[ReplayStep, Drawing]:
    """The table as it stood after `number` entries, and its drawing, which the step does not hold yet."""
    entry = live.table.log[number - 1] if number else None
    moved = movements(live, entry, reader.seat) if entry else ()
    texts = live.game.texts(reader.lang).named(live.names)
    step = ReplayStep(
        n=number,
        of=live.number,
        by=entry.seat if entry else None,
        told=tuple([line.text for line in entry_lines(live, entry, reader.seat, texts)]) if entry else (),
        moved=moved,
    )
    return step, draw(live, state.view(reader.seat), reader, live.names, moved)
